"""What can be typed about a part of a file, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from companion.kernel.trouble import BadData

D = TypeVar("D")
P = TypeVar("P")


class Slot(NamedTuple, Generic[D]):
    """One value. `put` gives the file with what was typed, or raises Trouble if that cannot be a value at all."""

    key: str  # as in the file, so that mistakes find it
    value: str
    put: Callable[[str], D]
    choices: tuple[str, ...] = ()  # if it is one of these
    number: bool = False  # left and right count it
    label: str = ""  # if the key alone does not tell

    @property
    def called(self) -> str:
        return self.label or self.key.replace("_", "-")


class Finding(NamedTuple, Generic[P]):
    """A mistake, or what is only unusual, with the part and the value it is told beside."""

    part: P
    key: str
    told: BadData
    wrong: bool
