"""The table as it stands in a few lines of letters: printed on paper, and when scanned or typed that table again.

A code is a short record: the set-up, and one correction that leads from the beginning to the position. Nobody's
secrets are in it. How it is written down follows a layout; every layout there ever was stays in the folder `codes` of
its game as it was, so that an old sheet of paper can be read for ever.

A code names its game, then the number of its layout. Those of the first layouts have only a number, which no other
game has.
"""

from __future__ import annotations

import zlib
from binascii import crc32
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from companion.kernel.assets import assets_of, games_with_assets
from companion.kernel.digits import DigitReader, Digits
from companion.kernel.game import Game, Setup
from companion.kernel.journal import Journal
from companion.kernel.lettercode import from_letters, in_lines, to_letters
from companion.kernel.outside import as_text
from companion.kernel.paths import EVERYTHING, plain, set_path
from companion.kernel.record import Line, Record, import_record
from companion.kernel.shapes import Shape, ValueReader, ValueWriter, differences, known_part
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble

NAMED = 6  # what a code begins with that names its game; before it come older layouts, and other kinds of codes
FIRST = NAMED + 1  # the number of the first layout whose codes name their game
LONGEST_TEXT = 100_000  # bytes of names and files; a code that unpacks to more was made to do harm
LONGEST_NAME = 31  # letters of a game's id
_MEANING = 1 << 10  # how many values the check has that a code still means what it meant when it was printed
_IN_NAMES = "abcdefghijklmnopqrstuvwxyz0123456789-"
_NOTHING_SET = {"table": "", "seats": {}, "options": {}, "files": {}, "policy": []}
_NOT_READ = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, zlib.error, msgspec.MsgspecError)


class Layout(Struct, frozen=True):
    """What the codes of a game are made of."""

    game: str
    setup: Shape
    position: Shape
    letters: str  # the usual ones in names
    texts: str  # what house rules and files are likely to contain: it need not be in the code again


class SaveCode(Struct, frozen=True):
    """A code to be printed: `lines` for people, `qr` for cameras."""

    lines: tuple[str, ...]
    qr: str
    sealed: bool  # something is hidden and not in the code: the restored table asks for it again


@cache
def layouts(game: str) -> dict[int, Layout]:
    """Every layout of a game by the number that is in its codes."""
    files = (assets_of(game) / "codes").glob("*.json")
    return {int(path.stem): msgspec.json.decode(path.read_bytes(), type=Layout) for path in files}


def newest_layout(game: str) -> int:
    return max(layouts(game))


# --- writing --------------------------------------------------------------------------------------------------------


def save_code(table: Table[Any]) -> SaveCode:
    """The position that is on the table now, without the way that led there and without anybody's secrets."""
    if not layouts(table.game.id):
        raise Trouble("code-none")
    number = newest_layout(table.game.id)
    layout = layouts(table.game.id)[number]
    state, setup = table.game.face_up(table.state), table.game.setup_of(table.setup, table.state)
    start, position = (known_part(layout.position, plain(s)) for s in (table.game.start(setup), state))
    writer = ValueWriter()
    writer.write(layout.setup, _setup_of(table, setup, layout), _NOTHING_SET)
    try:
        writer.write(layout.position, position, start)
    except ValueError:  # no correction leads there from the beginning
        raise Trouble("code-none") from None
    writer.digits.put(_meaning(position, start), _MEANING)
    digits = Digits()
    _put_head(digits, table.game.id, number)
    _put_text(digits, "".join(writer.texts), layout)
    digits.extend(writer.digits)
    letters = to_letters(digits.number())
    return SaveCode(in_lines(letters), letters, sealed=bool(table.sealed()) or state != table.state)


def _put_head(digits: Digits, game: str, number: int) -> None:
    if number < FIRST:
        digits.count(number)
        return
    digits.count(NAMED)
    digits.count(len(game))
    for letter in game:
        digits.put(_IN_NAMES.index(letter), len(_IN_NAMES))
    digits.count(number - FIRST)


def _setup_of(table: Table[Any], setup: Setup, layout: Layout) -> dict[str, Any]:
    """What the game knows of the set-up: a record may have brought along a seat or a file that means nothing."""
    known = layout.setup["fields"]
    parts = {
        part: {key: value for key, value in items.items() if key in known[part]["some"]}
        for part, items in plain(setup).items()
    }
    policy = [{"rule": rule, "policy": policy} for rule, policy in table.settings.policy.items()]
    return {"table": "" if table.name == table.id else table.name, **parts, "policy": policy}


def _meaning(position: dict[str, Any], start: dict[str, Any]) -> int:
    """A check of every part of the position in which anything has changed.

    If the game began differently in the version that reads a code (another card, another value on it), the digits
    could be taken for something else; this tells.
    """
    changed = {key: value for key, value in position.items() if value != start[key]}
    return crc32(msgspec.json.encode(changed, order="deterministic")) % _MEANING


def _put_text(digits: Digits, text: str, layout: Layout) -> None:
    """Letter by letter if they are usual ones and that is shorter, else deflated."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=layout.texts.encode())
    deflated = deflate.compress(text.encode()) + deflate.flush()
    letters = layout.letters
    usual = set(text) <= set(letters) and len(letters) ** len(text) < 256 ** len(deflated)
    signs, size = ([letters.index(letter) for letter in text], len(letters)) if usual else (list(deflated), 256)
    digits.put(usual, 2)
    digits.count(len(signs))
    for sign in signs:
        digits.put(sign, size)


# --- reading --------------------------------------------------------------------------------------------------------


def restore(journal: Journal, find_game: Callable[[str], Game[Any]], code: str, name: str = "") -> Table[Any]:
    """A new table as it was when the code was written; or Trouble, and nothing is stored."""
    record = read_code(code, find_game)
    try:
        return import_record(journal, find_game(record.game), record, name)
    except Trouble as trouble:
        raise Trouble("code-foreign") if trouble.key == "record-line" else trouble from None


def read_code(code: str, find_game: Callable[[str], Game[Any]]) -> Record:
    """The record that leads to the position."""
    digits = DigitReader(from_letters(code))
    try:
        game, number = _take_head(digits)
        if game and game not in games_with_assets():
            raise Trouble("code-no-game", game=game)
        if number not in layouts(game):
            raise Trouble("code-newer")
        return _read(digits, layouts(game)[number], find_game)
    except _NOT_READ:
        raise Trouble("code-foreign") from None


def game_of(code: str) -> str:
    """The game whose table a code is of; nothing if that is not known here. A slip in the code is Trouble."""
    try:
        return _take_head(DigitReader(from_letters(code)))[0]
    except _NOT_READ:
        return ""


def _take_head(digits: DigitReader) -> tuple[str, int]:
    """The game and the number of the layout."""
    number = digits.count()
    if number == NAMED:
        length = digits.count()
        if length > LONGEST_NAME:
            raise ValueError("no game is called that")
        game = "".join(_IN_NAMES[digits.take(len(_IN_NAMES))] for _ in range(length))
        return game, digits.count() + FIRST
    return next((game for game in games_with_assets() if number < NAMED and number in layouts(game)), ""), number


def _read(digits: DigitReader, layout: Layout, find_game: Callable[[str], Game[Any]]) -> Record:
    reader = ValueReader(digits, _take_text(digits, layout))
    told = reader.read(layout.setup, _NOTHING_SET)
    seats = {seat: as_text(name) for seat, name in told["seats"].items()}  # printed before such names were refused
    setup = Setup(told["options"], seats, told["files"])
    game = find_game(layout.game)
    begun = game.start(setup)
    start = known_part(layout.position, plain(begun))
    position = reader.read(layout.position, start)
    meaning = digits.take(_MEANING)
    reader.end()
    if meaning != _meaning(position, start):
        raise ValueError("the game begins differently now")
    try:  # in older codes something stands where a secret was
        shown = game.face_up(set_path(begun, EVERYTHING, dict(differences(position, start))))
    except Trouble:
        raise Trouble("code-foreign") from None
    changes = dict(differences(plain(shown), plain(begun)))
    lines = (Line(1, "set", f"{EVERYTHING} = {msgspec.json.encode(changes).decode()}"),) if changes else ()
    policy = {each["rule"]: each["policy"] for each in told["policy"]}
    return Record(layout.game, "", setup, lines, as_text(told["table"]), policy=policy)


def _take_text(digits: DigitReader, layout: Layout) -> str:
    usual, length = digits.take(2), digits.count()
    if usual:
        return "".join(layout.letters[digits.take(len(layout.letters))] for _ in range(length))
    deflated = bytes(digits.take(256) for _ in range(length))
    inflate = zlib.decompressobj(-zlib.MAX_WBITS, zdict=layout.texts.encode())
    text = inflate.decompress(deflated, LONGEST_TEXT)
    if not inflate.eof or inflate.unused_data:
        raise ValueError("cut off, or longer than any honest text")
    return text.decode()
