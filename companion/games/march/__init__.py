"""The March of Progress: two players, eight cards each, no dice in combat."""
