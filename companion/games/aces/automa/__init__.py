"""The Automa (AA-AUS, AA-AUT): a faction that plays by itself, by the priorities of the rulebook."""
