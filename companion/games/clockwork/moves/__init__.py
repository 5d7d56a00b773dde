"""The moves of Clockwork Wars, a module for each segment of the round."""
