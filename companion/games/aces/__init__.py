"""Aces & Armor."""
