"""A form: fields one below the other, walked with the arrow keys."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll


class Form(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Up and down go from field to field; the form scrolls along."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False, priority=True),  # at once: the next key is a letter already
        Binding("down", "app.focus_next", show=False, priority=True),
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
    ]
