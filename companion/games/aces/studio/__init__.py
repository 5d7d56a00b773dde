"""Workshops of Aces & Armor: troop cards and maps."""
