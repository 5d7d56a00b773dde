"""Each move with its objections and its effect, one module for each section of the rulebook."""
