"""A whole game as text: export, import, replay. Also the bug report and the test fixture.

game: march
option scenario: tyw
seat blue: Anna
policy MP-MOVE-12: advise              # or off; all other rules are enforced
blue pick MOVE1
set countries.N.blue.standing = 2      # a correction: path = JSON value
force blue move 2 BH->N                # a house rule
force face-down blue pick SCORE        # one that lay face down until the reveal
undo
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.kernel.attached import Attachments, attached
from companion.kernel.game import Event, Game, Move, Objection, Setup
from companion.kernel.journal import Entry, Journal, Policy
from companion.kernel.notation import Language
from companion.kernel.openness import withholds
from companion.kernel.outside import as_json, as_text
from companion.kernel.paths import EVERYTHING, plain, set_path
from companion.kernel.shapes import differences
from companion.kernel.table import Table
from companion.kernel.trouble import BadLine, NotAllowed, Trouble

LONGEST_LINE = 10_000
LONGEST_VALUE = 1_000_000  # a line that sets a whole position with all cards somebody has described
MOST_STEPS = 20_000  # lines that do something; a long game has 2,000
END = "# end"  # the last line of an export: a line cut short could still be a move, ATTACK+1 and ATTACK
LARGEST_COUNT = 10**6  # of steps or entries
_HEADER = re.compile(r"(game|rules|entries|table|(?:option|policy) [\w-]+|seat \w+)\s*:\s*(.*)", re.IGNORECASE)
_NAMED = ("table", "seat ")  # headers that hold a name, in which a # is no comment
_STEPS = {
    "set": ("set", "setze"),
    "force": ("force", "erzwinge"),
    "undo": ("undo", "zurück", "zurueck"),
    "redo": ("redo", "vor"),
    "jump": ("jump", "springe"),
}
_ANEW = ("anew", "neu")  # before a secret move: it replaces what its player has laid face down
_FACE_DOWN = ("face-down", "verdeckt")  # behind force: laid face down like any secret move, not played at once
_STEP_OF = {word: step for step, words in _STEPS.items() for word in words}


class Line(Struct, frozen=True):
    """One step of a record: a move, or set, force, undo, redo, jump with what belongs to it."""

    number: int
    kind: str
    text: str
    reason: str = ""
    anew: bool = False  # it replaces what its player has laid face down


def words_before(line: Line, language: Language) -> str:
    """What a line says before its move, or instead of one."""
    at, (step, _, face_down) = ("en", "de").index(language), line.kind.partition(" ")
    words = [_ANEW[at]] if line.anew else []
    words += [_STEPS[step][at]] if step != "move" else []
    words += [_FACE_DOWN[at]] if face_down else []
    return " ".join(words)


class Record(Struct, frozen=True):
    """A record taken apart, nothing played yet."""

    game: str
    rules: str
    setup: Setup
    lines: tuple[Line, ...]
    table: str = ""
    entries: int | None = None
    policy: dict[str, Policy] = {}


class Step(Struct, frozen=True):
    """What a line of a record did, or why it was refused."""

    line: Line
    move: str
    entry: Entry | None = None  # none: it was refused, or had happened by itself
    objections: tuple[Objection, ...] = ()
    trouble: Trouble | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        return self.entry.events if self.entry is not None else ()

    @property
    def legal(self) -> bool:
        return not self.objections and self.trouble is None


def read_record(content: bytes) -> Record:
    """Take a record apart. Raises Trouble for whatever is no record."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("record-binary", line=content.count(b"\n", 0, error.start) + 1) from None
    headers: dict[str, str] = {}
    files = Attachments()
    lines: list[Line] = []
    for number, raw in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        longest = LONGEST_VALUE if _STEP_OF.get(raw[:8].partition(" ")[0].casefold()) == "set" else LONGEST_LINE
        if len(raw) > longest:
            raise Trouble("record-long-line", line=number, longest=longest)
        if "\0" in raw:
            raise Trouble("record-binary", line=number)
        if files.take(raw):
            continue
        stripped = raw.strip()
        header = _header(stripped)
        if header and not lines:
            headers[header[1].lower()] = header[2].strip()
        elif stripped and not stripped.startswith("#"):
            lines.append(_line(number, stripped))
            if len(lines) > MOST_STEPS:
                raise Trouble("record-long", most=MOST_STEPS)
    record = _record(headers, files.files(), lines)
    if record.entries is not None and not text.rstrip(" ").endswith(("\n", END)):
        raise Trouble("record-truncated", promised=record.entries, found=max(len(lines) - 1, 0))
    return record


def _header(text: str) -> re.Match[str] | None:
    named = text.lower().startswith(_NAMED)
    return _HEADER.fullmatch(text if named else text.partition(" #")[0].rstrip())


def _record(headers: dict[str, str], files: dict[str, str], lines: list[Line]) -> Record:
    if not headers.get("game"):
        raise Trouble("record-no-game")
    options = {key.split()[1]: value for key, value in headers.items() if key.startswith("option ")}
    seats = {key.split()[1]: as_text(value) for key, value in headers.items() if key.startswith("seat ")}
    policy = {key.split()[1].upper(): value for key, value in headers.items() if key.startswith("policy ")}
    record = Record(
        game=headers["game"].lower(),
        rules=headers.get("rules", ""),
        setup=Setup(options, seats, files),
        lines=tuple(lines),
        table=as_text(headers.get("table", "")),
        entries=_number(headers.get("entries", "")),
        policy=_policy(policy),
    )
    if record.entries is not None and record.entries != len(lines):
        raise Trouble("record-truncated", promised=record.entries, found=len(lines))
    return record


def _policy(words: dict[str, str]) -> dict[str, Policy]:
    try:
        return msgspec.convert(words, dict[str, Policy])
    except msgspec.ValidationError:
        raise Trouble("record-policy", known=", ".join(get_args(Policy))) from None


def _line(number: int, text: str) -> Line:
    word, _, rest = text.partition(" ")
    anew = word.casefold() in _ANEW
    if anew:
        text = rest.lstrip()
        word, _, rest = text.partition(" ")
    kind = _STEP_OF.get(word.split("#")[0].casefold())
    if kind == "set":
        return _set_line(number, rest)
    how, _, forced = rest.lstrip().partition(" ")
    if kind == "force" and how.casefold() in _FACE_DOWN:
        kind, rest = "force face-down", forced
    body, _, reason = (rest if kind else text).partition("#")
    return Line(number, kind or "move", body.strip(), reason.strip(), anew)


def _set_line(number: int, text: str) -> Line:
    """``path = JSON  # reason``: the value may itself contain a #."""
    path, equals, rest = text.partition("=")
    if not equals:
        raise Trouble("record-set", line=number)
    try:
        _, end = json.JSONDecoder().raw_decode(rest.lstrip())
        msgspec.json.decode(rest.lstrip()[:end])  # stricter: no NaN, no half characters
    except (ValueError, RecursionError):
        raise Trouble("record-value", line=number, path=path.strip()[:80]) from None
    value, after = rest.lstrip()[:end], rest.lstrip()[end:].strip()
    if after and not after.startswith("#"):
        raise Trouble("record-value", line=number, path=path.strip()[:80])
    return Line(number, "set", f"{path.strip()} = {value}", after.lstrip("# "))


def check_version(record: Record, game: Game[Any]) -> None:
    """A record of newer rules than ours cannot be trusted here."""
    if record.rules.isdecimal() and int(record.rules[:10]) > int(game.version):
        raise Trouble("record-newer", rules=record.rules, ours=game.version)


def replay(table: Table[Any], record: Record, language: Language = "en") -> Iterator[Step]:
    """Play a record line by line on a fresh table; a refused line changes nothing and is told."""
    for line in record.lines:
        yield _play_line(table, line, language)


def _play_line(table: Table[Any], line: Line, language: Language) -> Step:
    before = table.head
    try:
        entry = _enter(table, line, language)
    except NotAllowed as refused:
        return Step(line, table.game.notation.write(refused.move, language), objections=refused.objections)
    except Trouble as trouble:
        return Step(line, line.text, trouble=trouble)
    return Step(line, line.text, entry if table.head != before or not entry.is_position else None)


def _enter(table: Table[Any], line: Line, language: Language) -> Entry:
    match line.kind:
        case "set":
            path, _, value = line.text.partition(" = ")
            return table.correct(path, msgspec.json.decode(value), line.reason, recorded=True)
        case "force":
            return table.force(line.text, line.reason, language=language, openly=True)
        case "force face-down":
            return table.force(line.text, line.reason, language=language, anew=line.anew)
        case "undo":  # whoever wrote the record was there when everybody agreed
            return table.undo(_count(line), consent=True, exactly=True)
        case "redo":
            return table.redo(_count(line), exactly=True)
        case "jump":
            return table.jump(_count(line), consent=True, exactly=True)
    return table.enter(line.text, language=language, anew=line.anew)


def _count(line: Line) -> int:
    count = _number(line.text or "1")
    if count is None:
        raise Trouble("record-count", word=line.text[:40])
    return count


def _number(text: str) -> int | None:
    """A count as people write it: nothing huge, nothing fancy."""
    return int(text) if text.isdecimal() and len(text) < 10 and int(text) <= LARGEST_COUNT else None


def import_record(journal: Journal, game: Game[Any], record: Record, name: str = "") -> Table[Any]:
    """A new table from a record: all of it or nothing."""
    check_version(record, game)
    game.start(record.setup)
    with journal.batch():
        table = Table.create(journal, game, record.setup, name or record.table)
        for step in replay(table, record):
            if step.objections:
                rules = ", ".join(dict.fromkeys(objection.rule for objection in step.objections))
                raise Trouble("record-refused", line=step.line.number, word=step.line.text[:60], rule=rules)
            if step.trouble is not None:
                where = step.line.number, step.line.text[:60]
                raise BadLine(*where, game, table.state, record.setup.seats) from step.trouble
        if record.policy:
            table.settle(replace(table.settings, policy=record.policy))
    return table


def export_record(table: Table[Any], told: Callable[[], Iterable[str]] = tuple) -> str:
    """What everybody may know: the way the game went, undone lines included. Orders still sealed stay secret.

    Where the way itself tells a secret, it is the public position instead, after what was `told` on the way there.
    """
    sealed = [f"{seal.seat}: sealed ({seal.digest})" for seal in table.sealed()]
    if withholds(table):
        setup = table.game.setup_of(table.setup, table.state)
        return _written(table, setup, _position_of(table, setup), [*told(), *sealed])
    return _written(table, table.setup, list(_Exporter(table).lines()), after=sealed)


def export_everything(table: Table[Any]) -> str:
    """The whole table with all secrets, orders still sealed included: whoever reads it has it as it is."""
    return _written(table, table.setup, list(_Exporter(table, everything=True).lines()))


def _position_of(table: Table[Any], setup: Setup) -> list[str]:
    """The line that leads from the beginning to the position, without anybody's secrets: what a save code holds."""
    start = table.game.start(setup)
    changes = dict(differences(plain(table.game.face_up(table.state)), plain(start)))
    try:
        set_path(start, EVERYTHING, changes)
    except Trouble:  # no correction leads there from the beginning
        raise Trouble("record-none") from None
    return [f"set {EVERYTHING} = {json.dumps(changes, ensure_ascii=False)}"] if changes else []


def _written(
    table: Table[Any], setup: Setup, lines: list[str], before: Iterable[str] = (), after: Iterable[str] = ()
) -> str:
    """A record of these lines, with comments before and after them."""
    headers = [f"game: {table.game.id}", f"rules: {table.game.version}", f"entries: {len(lines)}"]
    headers += [f"table: {_one_line(table.name)}"] if table.name not in ("", table.id) else []
    headers += [f"option {key}: {_one_line(value)}" for key, value in setup.options.items()]
    headers += [f"seat {seat}: {_one_line(name)}" for seat, name in setup.seats.items()]
    headers += [f"policy {rule}: {policy}" for rule, policy in table.settings.policy.items()]
    for file, text in setup.files.items():
        headers += attached(file, text)
    return "\n".join([*headers, *_comments(before), *lines, *_comments(after), END]) + "\n"


def _comments(texts: Iterable[str]) -> list[str]:
    return [f"# {_one_line(text)}"[:LONGEST_LINE].rstrip() for text in texts]


def _one_line(text: str) -> str:
    return " ".join(as_text(text).split())


class _Exporter:
    """Writes a journal as lines. Unless `everything` is wanted, seals that were never revealed are left out, so
    entries are counted anew."""

    def __init__(self, table: Table[Any], everything: bool = False) -> None:
        self._table = table
        self._everything = everything
        self._entries = {entry.n: entry for entry in table.entries()}
        reveals = [entry for entry in self._entries.values() if entry.kind == "reveal"]
        self._sealed = {reveal.n: table.seals_before(reveal) for reveal in reveals}
        self._revealed = {seal.n for seals in self._sealed.values() for seal in seals}
        self._number: dict[int, int] = {}  # entry of the journal -> entry a reader of the record will get
        self._above: dict[int, int] = {}  # the same for parents

    def lines(self) -> Iterator[str]:
        head = count = 0
        for entry in self._entries.values():
            if entry.kind == "start":
                self._number[entry.n] = 0
            elif not entry.is_position:
                target = self._number[self._table.body(entry).to]
                if target != head:
                    count += 1
                    yield "undo" if self._above.get(head) == target else f"jump {target}"
                head = target
            elif entry.kind == "seal" and entry.n not in self._revealed and not self._everything:
                self._number[entry.n] = head
            else:
                count += 1
                self._number[entry.n], self._above[count], head = count, head, count
                yield self._position(entry)

    def _position(self, entry: Entry) -> str:
        body, write = self._table.body(entry), self._table.game.notation.write
        reason = f"  # {_one_line(body.reason)}" if body.reason else ""
        if entry.kind == "correct":
            return f"set {body.path} = {as_json(json.dumps(body.value, ensure_ascii=False))}{reason}"
        moves = self._table.moves_of(entry)
        if entry.kind == "reveal":  # the orders sealed before it have their own lines already
            moves = [self._last_laid(entry, moves)]
        forced = "force " if entry.kind == "force" else "force face-down " if body.broken or body.told else ""
        anew = "anew " if body.anew and self._everything else ""  # what it replaced is in no other record
        return f"{anew}{forced}{write(moves[0])}{reason}"

    def _last_laid(self, reveal: Entry, moves: list[Move]) -> Move:
        sealed = [seal.seat for seal in self._sealed[reveal.n]]
        return next(move for move in moves if move.seat not in sealed)
