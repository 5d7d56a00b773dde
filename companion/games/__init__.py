"""The games. A new game is a folder here and one in assets/games/, or a package of somebody else."""
