"""From options to the first position (BM-SET-01..09): board, forces, what has to be asked."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import convert
from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.board.model import AT_START, UNKNOWN, Board
from companion.games.marengo.board.named import board_of
from companion.games.marengo.board.reading import OURS
from companion.games.marengo.books.parts import Books
from companion.games.marengo.books.schedule import read_schedule
from companion.games.marengo.parts import Gun, Stand, Told
from companion.games.marengo.pieces import ANY, FACES, waiting
from companion.games.marengo.rulings import Rulings, ruling_options
from companion.games.marengo.state import COMMANDS, SEATS, Rules, State
from companion.kernel.game import Option, Question, Seat, Setup
from companion.kernel.options import check_options
from companion.kernel.trouble import Trouble, Unsettled

AUTOMATIC = ("calloff", "hit", "yield", "show", "sacrifice", "go", "pass")  # answers that leave nothing to decide
ROUNDS = 16  # BM-COMP-09
MOST_MORALE = 99  # that a start field could have
SAMPLE = "sample"  # types of our own for pieces that nobody knows, only if asked for

OPTIONS = (
    Option("depth", ("full", "ledger"), "full"),
    Option("board", default="marengo"),
    Option("reinforcements", rule="BM-SET-03"),
    Option("faces", ("shown", "private"), "shown", rule="BM-HID-01"),
    Option("rounds", default="board", rule="BM-TURN-01"),
    Option("austrian-morale", rule="BM-SET-02"),  # of tables without a map; else the board says it
    Option("french-morale", rule="BM-SET-02"),
    Option("schedule", default="", rule="BM-REIN-02"),  # of tables without a map, for whoever wants it kept
    Option("austrian-bid", default="0", rule="BM-SET-02"),
    Option("french-bid", default="0", rule="BM-SET-02"),
    Option("solitaire", ("no", "yes"), "no"),  # an arrangement of ours: the rulebook has none
    Option("automatic", ("on", "off"), "on"),
    *ruling_options(),
)
_RULING_KEYS = tuple(option.key for option in ruling_options())


def option(setup: Setup, key: str) -> str:
    default = next(each.default for each in OPTIONS if each.key == key)
    return setup.options.get(key, default or "")


def chosen_board(setup: Setup) -> str:
    """The owner's own file if one is given, else one of ours."""
    name, text = option(setup, "board"), setup.files.get("board")
    if text is None and name not in OURS:
        raise Trouble("no-board", board=name[:40], known=", ".join(OURS))
    return name if text is None else text


def questions(setup: Setup) -> tuple[Question, ...]:
    """What the board's file does not say and nobody may guess: the types of reinforcements (BM-CHK-15)."""
    check_options(setup, OPTIONS)
    if option(setup, "depth") == "ledger":
        return _start_values(setup)
    board = board_of(chosen_board(setup))
    missing = sum(force.pieces.count(UNKNOWN) for force in board.forces)
    if not missing or "reinforcements" in setup.options:
        return ()
    return (Question("reinforcements", SAMPLE, {"count": missing}),)


def _start_values(setup: Setup) -> tuple[Question, ...]:
    """What a table without a map has to be told (BM-SET-02); ours is suggested, nobody has to have it."""
    usual = board_of(OURS[0]).morale
    values = {"austrian": usual.austrian_start, "french": usual.french_start}
    return tuple(
        Question(f"{seat}-morale", str(value))
        for seat, value in values.items()
        if f"{seat}-morale" not in setup.options
    )


def begin(setup: Setup) -> State:
    """The battlefield before the first turn."""
    asked = questions(setup)
    if asked:
        raise Unsettled(asked)
    return _books(setup) if option(setup, "depth") == "ledger" else _battlefield(setup)


def _battlefield(setup: Setup) -> State:
    named = chosen_board(setup)
    board = board_of(named)
    forces = named_forces(board, setup)
    rules = replace(_rules(setup, named, board.time.rounds), forces=forces)
    printed = {"austrian": board.morale.austrian_start, "french": board.morale.french_start}
    state = _clock(setup, rules, printed)
    stand = {seat: _stand(board, seat) for seat in SEATS}
    muster = {seat: _muster(board, forces, seat) for seat in SEATS}
    known = {seat: _displayed(board, forces, seat) for seat in SEATS} if rules.faces == "private" else {}
    return replace(state, stand=stand, muster=muster, told=known)


def _books(setup: Setup) -> State:
    """Without a map nobody stands anywhere; the board is only named, for a table that goes on with it later."""
    typed = {seat: _number(setup, f"{seat}-morale") for seat in SEATS}
    schedule = read_schedule(option(setup, "schedule"), ROUNDS)
    rules = replace(_rules(setup, chosen_board(setup), ROUNDS), morale=typed, schedule=schedule)
    return replace(_clock(setup, rules, typed), books=Books())


def _rules(setup: Setup, board: str, rounds: int) -> Rules:
    depth: Literal["full", "ledger"] = "ledger" if option(setup, "depth") == "ledger" else "full"
    automatic = AUTOMATIC if option(setup, "automatic") == "on" else ()
    faces: Literal["shown", "private"] = "private" if option(setup, "faces") == "private" else "shown"
    alone = option(setup, "solitaire") == "yes"
    if alone and faces == "private":
        raise Trouble("marengo-alone")
    return Rules(board, depth, faces, _rounds(rounds, setup), automatic, rulings_of(setup), alone=alone)


def rulings_of(setup: Setup) -> Rulings:
    """How a table reads what the rulebook leaves open."""
    chosen: dict[str, Any] = {key: value for key, value in setup.options.items() if key in _RULING_KEYS}
    return convert(chosen, Rulings)


def _clock(setup: Setup, rules: Rules, morale: dict[Seat, int]) -> State:
    """The first turn of the day (BM-SET-01, BM-SET-02)."""
    return State(
        rules=rules,
        round=1,
        side="austrian",
        phase="start",
        commands=COMMANDS,
        morale={seat: start - _bid(setup, seat, start) for seat, start in morale.items()},
        broke=dict.fromkeys(SEATS, 0),
        stand={seat: {} for seat in SEATS},
        muster={seat: {} for seat in SEATS},
        guns=dict.fromkeys(SEATS, Gun()),
        lost=dict.fromkeys(SEATS, 0),
    )


def _stand(board: Board, seat: Seat) -> Stand:
    """French blocks sleep in their start locales (BM-SET-05..07, BM-SURP-01); everybody else waits (BM-SET-08)."""
    start = {locale: {f"{ANY}z": count} for locale, count in board.french_starts.items()} if seat == "french" else {}
    later = {
        waiting(force.display): {ANY: len(force.pieces)}
        for force in board.forces
        if force.side == seat and force.display != AT_START
    }
    return dict(sorted({**start, **later}.items()))


def _displayed(board: Board, forces: dict[str, tuple[str, ...]], seat: Seat) -> tuple[Told, ...]:
    """Where faces are private: what waits in a display lies there for all to see (BM-SET-08)."""
    waits = {
        told.group(waiting(force.display), ANY): forces[force.display]
        for force in board.forces
        if force.side == seat and force.display != AT_START and ANY not in forces[force.display]
    }
    return tuple(Told(tuple(sorted(waits[key])), {key: len(waits[key])}) for key in sorted(waits))


def named_forces(board: Board, setup: Setup) -> dict[str, tuple[str, ...]]:
    """Display by display the faces of its blocks; `x`: of a type that nobody has told."""
    told = _told(board, setup)
    return {force.display: tuple(_named(piece, told) for piece in force.pieces) for force in board.forces}


def _named(piece: str, told: list[str]) -> str:
    return piece if piece != UNKNOWN else told.pop(0) if told else ANY


def _told(board: Board, setup: Setup) -> list[str]:
    """What the table says about pieces whose types the board's file does not know."""
    text = option(setup, "reinforcements").strip()
    unknown = [force for force in board.forces for piece in force.pieces if piece == UNKNOWN]
    if text == SAMPLE:
        return [face for display in board.unknown for face in board.sample.get(display, ())]
    faces = text.casefold().replace("k", "c").replace(",", " ").replace(";", " ").split()  # k: as Germans write cavalry
    wrong = next((face for face in faces if face not in FACES), None)
    if wrong is not None or len(faces) > len(unknown):
        raise Trouble("reinforcements", word=(wrong or text)[:40], count=len(unknown))
    return faces


def _muster(board: Board, forces: dict[str, tuple[str, ...]], seat: Seat) -> dict[str, int]:
    pieces = [face for force in board.forces if force.side == seat for face in forces[force.display]]
    return {face: pieces.count(face) for face in sorted(set(pieces))}


def _rounds(most: int, setup: Setup) -> int:
    """The board's day, or a shorter one."""
    text = option(setup, "rounds")
    if text == "board":
        return most
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= most:
        raise Trouble("rounds", word=text[:40], rounds=most)
    return int(text)


def _number(setup: Setup, key: str) -> int:
    """The field of the morale track that a marker begins on."""
    text = option(setup, key).strip()
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text[:9]) <= MOST_MORALE:
        raise Trouble("marengo-morale", word=text[:40], most=MOST_MORALE)
    return int(text)


def _bid(setup: Setup, seat: Seat, morale: int) -> int:
    """What a player has given up for a side."""
    text = option(setup, f"{seat}-bid")
    if not text.isascii() or not text.isdecimal() or not 0 <= int(text) < morale:
        raise Trouble("bid", word=text[:40], most=morale - 1)
    return int(text)
