"""What is printed on troop cards and maps, read from files."""
