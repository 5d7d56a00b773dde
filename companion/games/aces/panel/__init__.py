"""How a table of Aces & Armor looks on the screen."""

from companion.games.aces.panel.board import AcesBoard

__all__ = ["AcesBoard"]
