"""The moves of The March of Progress: one module per rulebook section, objections first, then the effect."""
