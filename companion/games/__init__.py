"""The games. A new game is a folder here, a folder in assets/games/ and a line in the registry."""
