"""The palette."""

from __future__ import annotations

from textual.command import CommandList, CommandPalette

from companion.tui.screens.base import Spoken


class Palette(Spoken, CommandPalette):
    """Textual's own. There a page key that comes before the list is drawn ends the app; here it does nothing."""

    def _action_command_list(self, action: str) -> None:
        if self.query_one(CommandList).size.area:
            super()._action_command_list(action)
