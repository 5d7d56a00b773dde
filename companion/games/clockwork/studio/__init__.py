"""Workshops: what is made before a game of Clockwork Wars, maps and cards."""
