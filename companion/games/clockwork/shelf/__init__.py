"""The owner's own things in the data folder: maps, layouts, what is printed on tiles and cards."""
