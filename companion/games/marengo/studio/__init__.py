"""Workshops: what is made before a battle."""
