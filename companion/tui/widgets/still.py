"""Widgets that stay as they were drawn until something about them changes."""

from __future__ import annotations

from textual.containers import Horizontal, Vertical
from textual.events import DescendantBlur, DescendantFocus, Hide
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from companion.tui.screens.holding import Holding


class Still(Widget):
    """Textual asks every widget for all its lines whenever anything is drawn; this one has them at hand.

    A widget names it as its last base: style sheets inherit along the first one only.
    """

    _drawn: tuple[Region, list[Strip]] | None = None
    _was_away = False

    def _set_dirty(self, *regions: Region) -> None:
        self._drawn = None
        super()._set_dirty(*regions)

    def check_idle(self) -> None:
        """That it has changed a screen that asks for it is told at once: Textual would send a message to the widget,
        which would send one to the screen, for each part that a key changes.
        """
        screen = self.screen if self._is_mounted and self.is_attached else self
        is_all = not (self._next_callbacks or self._refresh_styles_required)
        if is_all and screen is not self and isinstance(screen, Holding) and screen.TOLD_AT_ONCE and screen.is_current:
            screen.has_changed()
        else:
            super().check_idle()

    def check_message_enabled(self, message: Message) -> bool:
        """Whether something inside has the focus nobody asks; eight messages would tell, from part to part."""
        return not isinstance(message, (DescendantBlur, DescendantFocus)) and super().check_message_enabled(message)

    def render_lines(self, crop: Region) -> list[Strip]:
        if self._drawn is None or self._drawn[0] != crop:
            self._drawn = (crop, self.fresh_lines(crop))
        return self._drawn[1]

    def _size_updated(self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True) -> bool:
        changed = super()._size_updated(size, virtual_size, container_size, layout)
        if changed or self._was_away:
            self._was_away = False
            self.sized()
        return changed

    def _on_hide(self, _: Hide) -> None:
        """Meanwhile it has no size and lays nothing out; Textual is silent if it comes back in the size it had."""
        self._was_away = True

    def sized(self) -> None:
        """It has another size than before, or is seen again, and is not drawn yet."""

    def fresh_lines(self, crop: Region) -> list[Strip]:
        """The lines as they look now."""
        return super().render_lines(crop)


class Row(Horizontal, Still):
    """Widgets side by side."""


class Column(Vertical, Still):
    """Widgets one below the other."""
