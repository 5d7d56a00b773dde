"""The owner's own boards, maps and cards: files of one kind in a folder, each saved as it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from companion import places
from companion.files import file_name, numbered, read_bytes, write_text
from companion.kernel.trouble import Trouble

D = TypeVar("D")


class Listed(NamedTuple):
    """Something that can be opened: the owner's own, or one of ours."""

    id: str
    own: bool


class Shelf(Generic[D]):
    """`kind` names the option of a table that such a file is for, and with an s the folder."""

    def __init__(
        self,
        game: str,
        kind: str,
        ours: tuple[str, ...],
        our: Callable[[str], D],
        read: Callable[[str, str], D],
        write: Callable[[D], str],
    ) -> None:
        self._game, self._kind, self._ours = game, kind, ours
        self._our, self._read, self._write = our, read, write

    def listed(self) -> Iterator[Listed]:
        """The owner's, then ours."""
        yield from (Listed(id_, True) for id_ in sorted(path.stem for path in self.path("x").parent.glob("*.toml")))
        yield from (Listed(id_, False) for id_ in self._ours)

    def read(self, listed: Listed) -> D:
        """What a file says, with whatever mistakes; Trouble if it cannot be read at all."""
        if not listed.own:
            return self._our(listed.id)
        path = self.path(listed.id)
        return self._read(text_of(path), path.name)

    def first(self) -> Listed:
        """Where a workshop begins: the first of ours, or what has taken its place."""
        return Listed(self._ours[0], self.path(self._ours[0]).is_file())

    def place_of(self, id_: str) -> str:
        """The name of a copy: that of ours, whose place it takes at the next table, unless there is such a file."""
        return next(path.stem for path in numbered(self.path(id_)) if not path.exists())

    def name_for(self, title: str) -> str:
        """The file name of a new one, which takes no other one's place."""
        names = numbered(self.path(file_name(title).casefold() or self._kind))
        return next(path.stem for path in names if path.stem not in self._ours and not path.exists())

    def keep(self, id_: str, thing: D) -> None:
        """All of it or nothing."""
        path = self.path(id_)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble("read-only", path=str(path.parent)) from error
        write_text(path, self._write(thing))

    def keep_old(self, id_: str) -> None:
        """What somebody has written by hand, comments and all, is kept beside the file before it is written over."""
        path = self.path(id_)
        beside = path.with_suffix(".toml.old")
        if path.is_file() and not beside.exists() and not self._is_ours(text_of(path), path.name):
            write_text(beside, text_of(path))

    def _is_ours(self, text: str, name: str) -> bool:
        """Has the workshop written this very text?"""
        with suppress(Trouble):
            return self._write(self._read(text, name)) == text
        return False

    def path(self, id_: str) -> Path:
        return places.user_file(self._game, self._kind, id_)


def text_of(path: Path) -> str:
    """What a file says; Trouble if it is not there or no text."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("no-file", path=str(path)) from error
