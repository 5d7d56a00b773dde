"""The March of Progress on the screen: seats, country cards, cubes, played and discarded cards."""

from companion.games.march.panel.board import MarchBoard

__all__ = ["MarchBoard"]
