"""Keeping the books only (ledger section 9): clock, morale, commands and combat without a map (depth `ledger`)."""
