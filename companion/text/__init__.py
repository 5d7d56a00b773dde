"""Languages: every visible word comes from assets/locale."""
