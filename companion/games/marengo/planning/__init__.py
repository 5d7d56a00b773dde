"""What a side could do next, put together from its positions, blocks and ways; every rule is asked of the moves."""
