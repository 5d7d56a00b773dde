"""A table without a map: the players say where things happen, Companion keeps the books."""
