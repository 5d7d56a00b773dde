"""All tables of this laptop, for a front end that stays open: list, open, copy, put away."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from companion import places
from companion.dice import drawn
from companion.files import read_bytes, write_text
from companion.games.registry import boxes, code_kind
from companion.games.registry import game as find_game
from companion.kernel.assets import assets_of
from companion.kernel.backup import back_up_if_due, back_up_now
from companion.kernel.data import parse
from companion.kernel.game import Game, Option, Setup
from companion.kernel.journal import Journal, TableRow
from companion.kernel.lettercode import is_lettered
from companion.kernel.lock import TableLock
from companion.kernel.record import export_everything, import_record, read_record
from companion.kernel.savecode import restore
from companion.kernel.table import Table, open_table
from companion.kernel.trouble import Trouble
from companion.room import Room
from companion.text.language import CODES, Language
from companion.text.recorded import open_record


class Sitting:
    """A table that is open: to play on, or only to look at; `why` says what is in the way then."""

    def __init__(self, table: Table[Any], lock: TableLock | None, why: Trouble | None = None) -> None:
        self.room = Room(table, why)
        self._lock = lock

    @property
    def table(self) -> Table[Any]:
        return self.room.table

    @property
    def why(self) -> Trouble | None:
        return self.room.why

    @property
    def may_write(self) -> bool:
        return self._lock is not None

    def leave(self) -> None:
        """Whatever front end is still about to enter something: not any more."""
        self.room.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class Store:
    """The database of this laptop."""

    def __init__(self) -> None:
        places.make_home()
        database, copies = places.database(), places.backup_folder()
        back_up_if_due(database, copies)
        self.journal = Journal(database, partial(back_up_now, database, copies), look=True)

    def close(self) -> None:
        self.journal.close()

    def rows(self, archived: bool = False) -> list[TableRow]:
        return self.journal.tables(archived)

    def look(self, row: TableRow) -> Table[Any]:
        return open_table(self.journal, find_game(row.game), row)

    def sit_down(self, id_: str) -> Sitting:
        """Open a table, for writing if nobody else does and something can be written at all."""
        row, lock, why = self.journal.table(id_), None, self.journal.refusal
        if why is None:
            try:
                lock = TableLock(places.lock_folder(), row.id)
            except Trouble as trouble:
                why = Trouble(trouble.key, **(trouble.facts | {"table": row.name}))
        return Sitting(self.look(self.journal.table(row.id)), lock, why)

    def put_back(self) -> bool:
        """Whether a backup has been put back since this was last asked; its tables are the ones here then."""
        return self.journal.renew()

    def create(self, game: Game[Any], setup: Setup, name: str = "") -> str:
        return Table.create(self.journal, game, drawn(game, setup), name).id

    def rename(self, id_: str, name: str) -> None:
        self.journal.rename(id_, name)

    def archive(self, id_: str, archived: bool = True) -> None:
        self.journal.archive(id_, archived)

    def copy(self, id_: str, name: str) -> str:
        """The same game once more, with all its entries."""
        table = self.look(self.journal.table(id_))
        record = read_record(export_everything(table).encode())
        return import_record(self.journal, table.game, record, name).id

    def export(self, id_: str, path: Path, words: Language) -> bool:
        """What everybody may know of a game; says whether something had to be left out."""
        text, left_out = open_record(self.look(self.journal.table(id_)), words)
        self._write(path, text)
        return left_out

    def export_everything(self, id_: str, path: Path) -> None:
        """The whole table, everybody's secrets included."""
        self._write(path, export_everything(self.look(self.journal.table(id_))))

    def _write(self, path: Path, text: str) -> None:
        with suppress(OSError):  # if it is needed and cannot be made, writing says so
            path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)

    def import_file(self, path: Path) -> str:
        record = read_record(read_bytes(path))
        return self._to_lay_out(import_record(self.journal, find_game(record.game), record))

    def restore(self, code: str) -> str:
        """The table that a printed code stands for."""
        return self._to_lay_out(restored(self.journal, code))

    def _to_lay_out(self, table: Table[Any]) -> str:
        """It is on no real table yet."""
        table.to_be_laid_out()
        return table.id

    def import_typed(self, words: str) -> str:
        """What somebody typed: a printed code, or the path of a record."""
        path = os.path.expanduser(words)
        return self.restore(words) if is_lettered(words) and not os.path.exists(path) else self.import_file(Path(path))


def restored(journal: Journal, code: str, name: str = "") -> Table[Any]:
    """The table of a printed code, or Trouble; a code that is none of a table is told apart from a mistyped one."""
    boxes()  # they say where the layouts of codes are
    try:
        return restore(journal, find_game, code, name)
    except Trouble:
        other = code_kind(code)
        if other is not None:
            raise Trouble(f"{other[0]}-code-{other[1].id}") from None
        raise


def own_files(game: Game[Any], setup: Setup) -> dict[str, str]:
    """The player's own data files that the options name, and those every table takes along; they win over ours."""
    files = {name: places.owner_file(game.id, name) for name in game.owner_files}
    for key in game.file_options:
        default = next(option.default for option in game.options if option.key == key)
        value = setup.options.get(key, default or "")
        if _is_file_name(value):
            files[key] = places.user_file(game.id, key, value)
    return {key: _own_text(path) for key, path in files.items() if path.is_file()}


def _own_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("no-file", path=str(path)) from error


def file_choices(game: Game[Any], option: str, language: str) -> dict[str, str]:
    """What an option that names a data file can be, ours and the player's own, with the title in the file."""
    own = places.user_file(game.id, option, "x").parent
    folders = (assets_of(game.id) / own.name, own)
    files = {path.stem: path for folder in folders for path in sorted(folder.glob("*.toml"))}
    return {name: _title(path, language) for name, path in files.items() if _is_file_name(name)}


def likely(option: Option, language: str) -> str:
    """What an option is at first: the box somebody has is likely to be in the language they read."""
    return language if option.key == "edition" and language in option.values else option.default or ""


def _is_file_name(word: str) -> bool:
    return word.replace("-", "").replace("_", "").isalnum()


def _title(path: Path, language: str) -> str:
    """The name a data file gives itself; a file with mistakes goes by its file name."""
    try:
        told = parse(read_bytes(path).decode(), path.name)
    except (UnicodeDecodeError, Trouble):
        return path.stem
    name = told.get("name", {code: told[code] for code in CODES if code in told})
    words = name.get(language) or next(iter(name.values()), "") if isinstance(name, dict) else name
    return " ".join(words.split()) if isinstance(words, str) and words.strip() else path.stem
