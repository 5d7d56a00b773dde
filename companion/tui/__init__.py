"""The terminal app: screens and widgets every game shares."""
