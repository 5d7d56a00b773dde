"""The owner's own troop cards and maps in the data folder."""
