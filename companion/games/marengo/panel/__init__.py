"""Bonaparte at Marengo on the screen."""

from companion.games.marengo.panel.board import MarengoBoard

__all__ = ["MarengoBoard"]
