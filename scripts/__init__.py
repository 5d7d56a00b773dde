"""Scripts that keep the repository's own pictures true."""
