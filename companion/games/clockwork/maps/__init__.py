"""Maps of Clockwork Wars: tiles, layouts, random maps, their codes and their fairness (ledger section 4)."""
