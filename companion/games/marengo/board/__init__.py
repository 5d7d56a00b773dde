"""The board: what a file says about it, what is asked of it, and what can be wrong with it."""
