"""The owner's own things in the data folder."""
