"""Languages: every visible word comes from the locale files of the frame and of the games."""
