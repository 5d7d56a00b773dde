"""Clockwork Wars."""
