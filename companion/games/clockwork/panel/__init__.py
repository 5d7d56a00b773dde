"""Clockwork Wars on the screen."""
