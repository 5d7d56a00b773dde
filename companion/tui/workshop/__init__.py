"""The bench that workshops have in common: parts of a file, the values of one, and a line to type one in."""
