"""What a key sets off is one picture: not one of the key, and a moment later another of what came of it.

Textual draws as soon as a screen has nothing else to do: while an entry is on its way to the disk, while half of the
widgets that have changed are still about to say so. The rest has to wait for the time of the next picture.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar

from textual.events import Idle
from textual.screen import Screen
from textual.widget import Widget

if TYPE_CHECKING:
    _Mixin = Screen[Any]
else:
    _Mixin = object  # a screen has the style of its first base, which is not this one

LONGEST = 0.1  # seconds: whatever takes longer shows what there is


class Holding(_Mixin):
    """Mixed into screens."""

    TOLD_AT_ONCE: ClassVar[bool] = False  # its parts tell what has changed without a message: all have a fixed place
    _hold_ends: asyncio.TimerHandle | None = None
    _held = 0  # by how many that will let go
    _has_changed = False  # a part of it, which `gather` will find
    _let_pass = False  # the time of a picture, which came while it was held

    def hold(self) -> None:
        """No picture until `let_go`."""
        if self._hold_ends is None:
            self._hold_ends = asyncio.get_running_loop().call_later(LONGEST, self._wait_no_longer)

    def let_go(self) -> None:
        """Unless somebody else holds it."""
        if not self._held:
            self._wait_no_longer()

    def let_go_soon(self) -> None:
        """What has just been started may hold it first, so that nothing is drawn in between."""
        asyncio.get_running_loop().call_soon(self.let_go)

    def _wait_no_longer(self) -> None:
        if self._hold_ends is not None:
            self._hold_ends.cancel()
            self._hold_ends = None
            self.check_idle()

    @contextmanager
    def held(self) -> Iterator[None]:
        self.hold()
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self.let_go()

    def has_changed(self) -> None:
        """Something on it looks different from now on."""
        if not self._has_changed:
            self._has_changed = True
            self.check_idle()

    async def _on_idle(self, event: Idle) -> None:
        if self._hold_ends is not None:
            event.prevent_default()
        elif self._let_pass:
            event.prevent_default()
            self._on_timer_update()  # at once: the time of the next picture may be a while off
        elif self._has_changed and self.is_current and not self.app._batch_count:
            event.prevent_default()
            self._update_timer.resume()

    def _on_timer_update(self) -> None:
        self._let_pass = self._hold_ends is not None
        if self._let_pass:
            self._update_timer.pause()
            return
        if self.is_current and not self.app._batch_count:
            self.gather()
        super()._on_timer_update()

    def gather(self) -> bool:
        """What has changed by now is in the next picture, as if every widget had said so; does something move?"""
        self._has_changed = False
        parts = (each for part in self.walk_children(Widget) for each in (part, part._vertical_scrollbar))
        changed = [part for part in parts if part is not None and not part._closing]
        self._dirty_widgets.update(part for part in changed if part._repaint_regions and part.display)
        self._scroll_required |= any(part._scroll_required and not part._layout_required for part in changed)
        resized = [part for part in changed if part._layout_required]
        for part in changed:
            part._repaint_required = part._scroll_required = part._layout_required = False
        for part in resized:
            self._lay_out_around(part)
        return bool(resized) or self._scroll_required

    def _lay_out_around(self, part: Widget) -> None:
        """As far up as the size of what holds it depends on it."""
        self._layout_required = True
        for place in part.ancestors:
            if not isinstance(place, Widget):
                break
            place._clear_arrangement_cache()
            place._layout_updates += 1
            self._layout_widgets.setdefault(place, set()).add(part)
            if not place.styles.auto_dimensions:
                break
