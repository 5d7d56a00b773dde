"""Companion: a table companion for wargames."""
