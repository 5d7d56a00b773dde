"""How a screen comes to be drawn: its styles, its places, then words that fit them, and only then a picture.

Textual lays a screen out and draws it before the screen learns its size. Whatever a screen then does about it comes a
picture late: a form jumps to its place, and words are written for room they do not have. Here all of it is one step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.geometry import Size

from companion.tui.screens.holding import Holding

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

TRIES = 3  # words may change how high their place is, which may change the words once more


class Fitting(Holding):
    """Mixed into screens."""

    FITTED: ClassVar[str] = ""  # parts whose words depend on their room, as a selector
    app: CompanionApp
    _rooms: tuple[Size, ...] = ()

    def styles_for(self, size: Size) -> dict[str, bool]:
        """Which classes go with a screen of that size, besides those that tell low from tall ones."""
        return {}

    def fit(self) -> None:
        """One of the parts that are `FITTED` has another size than before: put its words anew."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        if (scroll and not self._layout_widgets) or not self._is_mounted:
            super()._refresh_layout(size, scroll)
            return
        with self.app.batch_update():  # what is laid out in here is drawn afterwards
            self._take_styles(size or self.outer_size)
            super()._refresh_layout(size, scroll)
            for _ in range(TRIES):
                if not self._fit_words():
                    break
                super()._refresh_layout(size)
                self._layout_required = self._scroll_required = False
            self._compositor.update_widgets(self._dirty_widgets)  # words that fit where they were
            self._dirty_widgets.clear()

    def _take_styles(self, size: Size) -> None:
        breakpoints = self.app.VERTICAL_BREAKPOINTS or []
        taken = self._get_breakpoint_classes(size.height, breakpoints)
        before = self._classes
        self.update_classes({name: name in taken for _, name in breakpoints} | self.styles_for(size), update=False)
        if self._classes != before:
            self.app.stylesheet.update(self, animate=False)

    def _fit_words(self) -> bool:
        """Whether that changed how large something has to be."""
        rooms = tuple(part.size for part in self.query(self.FITTED)) if self.FITTED else ()
        if rooms != self._rooms:
            self._rooms = rooms
            self.fit()
        return self.gather()

    def _screen_resized(self, size: Size) -> None:
        """A screen that has come up learns its size twice; the second time it is laid out already."""
        if size != self._compositor.size:
            super()._screen_resized(size)
