"""The command line: the first front end, and the one for scripts."""
