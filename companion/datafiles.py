"""The owner's own data files of all games: where they lie, of which kind one is, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from companion import places
from companion.games.box import DataFile
from companion.games.registry import box, boxes, load
from companion.kernel.data import parse
from companion.kernel.trouble import Trouble

if TYPE_CHECKING:
    from companion.games.box import Check, Findings


class Kind(NamedTuple):
    """A kind of data file, of one game."""

    game: str
    file: DataFile

    @property
    def place(self) -> Path:
        """The file, or the folder of many."""
        return places.game_folder(self.game) / self.file.place


def kinds(game: str = "") -> Iterator[Kind]:
    """Every kind there is, or those of one game."""
    for each in (box(game),) if game else boxes().values():
        yield from (Kind(each.id, file) for file in each.files)


def findings(text: str, path: Path, game: str = "") -> Findings:
    """What is wrong with a file, and what is only unusual."""
    try:
        check: Check = load(_kind_of(text, path, game).file.check)
        return check(text, path)
    except Trouble as trouble:
        return (trouble,), ()


def _kind_of(text: str, path: Path, game: str) -> Kind:
    """What a file is by its place in the data folder, or else by what stands in it."""
    known = list(kinds(game))
    if not known:
        raise Trouble("no-own-files", of_game=game)
    if game and len(known) == 1:
        return known[0]
    here = (path.absolute(), path.absolute().parent)
    fields = parse(text, path.name).keys() if not any(kind.place in here for kind in known) else ()
    for kind in known:
        if kind.place in here or any(field in fields for field in kind.file.fields):
            return kind
    if game:
        raise Trouble(f"{game}-file-kind", path=str(path))
    telling = ", ".join(f"{kind.file.fields[0]} ({kind.game})" for kind in known)
    raise Trouble("file-kind", path=str(path), fields=telling)
