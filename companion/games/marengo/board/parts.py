"""The parts of a board, one after the other: what is compared with the printed one, and what a file is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from companion.games.marengo.board.model import Board

Kind: TypeAlias = Literal["board", "time", "morale", "locale", "approach", "road", "entry", "force", "spares"]

# Where the parts of a kind stand in a board, and what they are called by.
_LISTS: dict[Kind, tuple[str, str]] = {
    "locale": ("locales", "id"),
    "road": ("roads", "id"),
    "entry": ("entries", "id"),
    "force": ("forces", "display"),
    "spares": ("spares", "side"),
}


class Part(NamedTuple):
    """One part by its place in the file; `row` is that of an approach in its locale."""

    kind: Kind
    at: int = 0
    row: int = 0

    @property
    def path(self) -> str:
        """As mistakes name it."""
        if self.kind == "approach":
            return f"locale[{self.at}].approach[{self.row}]"
        return f"{self.kind}[{self.at}]" if self.kind in _LISTS else "" if self.kind == "board" else self.kind

    @property
    def locale(self) -> Part:
        """The locale that an approach belongs to."""
        return Part("locale", self.at)


BOARD, TIME, MORALE = Part("board"), Part("time"), Part("morale")


def parts(board: Board) -> Iterator[Part]:
    """All of them, each locale before its approaches."""
    yield from (BOARD, TIME, MORALE)
    for at, locale in enumerate(board.locales):
        yield Part("locale", at)
        yield from (Part("approach", at, row) for row in range(len(locale.approaches)))
    for kind in ("road", "entry", "force", "spares"):
        yield from of_kind(board, kind)


def of_kind(board: Board, kind: Kind) -> Iterator[Part]:
    """Those of one list."""
    return (Part(kind, at) for at in range(len(getattr(board, _LISTS[kind][0]))))


def get(board: Board, part: Part) -> Any:
    """What a part says."""
    if part.kind == "board":
        return board
    if part.kind == "approach":
        return board.locales[part.at].approaches[part.row]
    return getattr(board, _LISTS[part.kind][0])[part.at] if part.kind in _LISTS else getattr(board, part.kind)


def change(board: Board, part: Part, **values: Any) -> Board:
    """The board with other values in one part."""
    if part.kind == "board":
        return replace(board, **values)
    changed = replace(get(board, part), **values)
    if part.kind == "approach":
        rows = board.locales[part.at].approaches
        return change(board, part.locale, approaches=(*rows[: part.row], changed, *rows[part.row + 1 :]))
    if part.kind not in _LISTS:
        return replace(board, **{part.kind: changed})
    name = _LISTS[part.kind][0]
    listed = getattr(board, name)
    return replace(board, **{name: (*listed[: part.at], changed, *listed[part.at + 1 :])})


def id_of(board: Board, part: Part) -> str:
    """What a part is called by in its file; nothing if there is but one of its kind."""
    if part.kind == "approach":
        return str(get(board, part).id)
    return str(getattr(get(board, part), _LISTS[part.kind][1])) if part.kind in _LISTS else ""


def key_of(board: Board, part: Part) -> str:
    """The name under which a file tells of a part: "locale.M08", "approach.M08>M04", "time"."""
    id_ = id_of(board, part)
    return f"{part.kind}.{id_}" if id_ else part.kind


def added(board: Board, kind: Kind, thing: Any) -> tuple[Board, Part]:
    """The board with one more of a list, and which part that is."""
    name = _LISTS[kind][0]
    listed = getattr(board, name)
    return replace(board, **{name: (*listed, thing)}), Part(kind, len(listed))


def without(board: Board, part: Part) -> Board:
    """The board without one of a list; whatever names it still does."""
    if part.kind == "approach":
        rows = board.locales[part.at].approaches
        return change(board, part.locale, approaches=(*rows[: part.row], *rows[part.row + 1 :]))
    name = _LISTS[part.kind][0]
    listed = getattr(board, name)
    return replace(board, **{name: (*listed[: part.at], *listed[part.at + 1 :])})
