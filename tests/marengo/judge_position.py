"""A position as the judge keeps it, what can be asked about it, and losses, morale and victory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy, deepcopy
from dataclasses import dataclass, field

from tests.marengo.judge_board import AUSTRIAN, FRENCH, Board, opposite_locale

COMMANDS = 3
MORALE_BONUS = 5
FREE_ACTIVATION_HOUR = 11  # BM-SURP-06; on a board of its own the day may begin at another hour


@dataclass
class Piece:
    id: str
    side: str
    arm: str  # "i", "c" or "a"
    strength: int
    status: str = "pool"  # "map", "pool" or "out"
    locale: str | None = None
    approach: str | None = None  # None: in reserve
    display: str = "at_start"
    active: bool = True
    start: tuple[str, str | None] | None = None  # where it stood when the turn began
    moved: bool = False  # these two: this turn
    assaulted: bool = False
    announced: bool = False  # a bombardment that is still to come
    announced_turn: int | None = None
    bombarded_turn: int | None = None
    fired_round: int | None = None  # bombardment or defensive fire
    retreated: bool = False  # this turn


@dataclass
class Group:
    """Pieces that have just ended a move in reserve; cavalry of them may continue."""

    pieces: list[str]
    locale: str
    kind: str  # "move", "road" or "assault"
    extra: int = 0  # CP paid so far for splits
    road: str | None = None  # by road: the road it came on
    free: bool = False  # by road: nothing paid, all on main road
    step: int = 3  # by road: the last step used
    may_run: bool = False  # by road: a successful attack, the rest of the steps is still to take


@dataclass
class Maneuver:
    """A maneuver attack that waits for an answer."""

    pieces: list[str]
    approach: str  # on the attacker's side
    stage: str = "stop?"  # "stop?", "stopped?", "retreat" or "advance?"
    road: str | None = None
    free: bool = False
    step: int = 0


@dataclass
class Assault:
    approach: str  # on the attacker's side
    attackers: list[str]
    first_attackers: list[str]
    defenders: list[str]
    first_defenders: list[str] = field(default_factory=list)
    stage: str = "fire?"  # fire?, fire losses, lead?, losses, pursue?, pursuer loss, pursuit losses, retreat, advance?
    due: dict[str, int] = field(default_factory=dict)  # SP still to be taken, by side
    attack: int = 0
    defence: int = 0
    winner: str | None = None
    pursuers: list[str] = field(default_factory=list)
    pursuers_due: int = 1  # SP that they lose (BM-AS10-01)


@dataclass
class Retreat:
    side: str
    locale: str
    origin: str | None  # the locale from which the attack came; None: off the map
    spared: str | None = None  # the approach whose pieces have lost the assault (BM-RET-09)
    charged: list[str | None] | None = None  # positions that still owe 1 SP; None: not begun


@dataclass
class Hit:
    """A bombardment that waits for the piece it hits."""

    target: list[str]
    strength: int


@dataclass
class Position:
    round: int = 1
    side: str = AUSTRIAN
    phase: str = "start"  # start, bombard, assault, move, announce, over
    cp: int = COMMANDS
    charged: int = 0  # CP paid this turn
    morale: dict[str, int] = field(default_factory=dict)
    broke: dict[str, int | None] = field(default_factory=lambda: {AUSTRIAN: None, FRENCH: None})
    lost: dict[str, int] = field(default_factory=lambda: {AUSTRIAN: 0, FRENCH: 0})
    bonus: dict[str, int] = field(default_factory=lambda: {AUSTRIAN: 0, FRENCH: 0})
    pieces: dict[str, Piece] = field(default_factory=dict)
    road_use: dict[tuple[str, tuple[str, str]], list[tuple[int, str]]] = field(default_factory=dict)
    entry_use: dict[str, list[int]] = field(default_factory=dict)
    pontoon_used: bool = False
    assaulted_pairs: set[tuple[str, str]] = field(default_factory=set)
    failed_pairs: set[tuple[str, str]] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)
    withstood: set[str] = field(default_factory=set)  # locales against which an assault failed this turn
    start_locale_entered: bool = False
    french_turns: int = 0
    declared: int = 0
    group: Group | None = None
    maneuver: Maneuver | None = None
    assault: Assault | None = None
    retreat: Retreat | None = None
    hit: Hit | None = None
    winner: str | None = None


def opening(board: Board, draw: Sequence[int] | None = None) -> Position:
    """The first position (BM-SET). `draw` is the order in which the At Start pieces are drawn."""
    position = Position(morale=dict(board.morale))
    for force in board.forces:
        for face in force.pieces:
            number = sum(1 for piece in position.pieces.values() if piece.side == force.side) + 1
            id_ = f"{force.side[0].upper()}{number:02}"
            active = force.side == AUSTRIAN or board.ruling("BM-AMB-11") == "a"  # BM-SURP-09
            position.pieces[id_] = Piece(id_, force.side, face[0], int(face[1]), display=force.display, active=active)
    waiting = [piece for piece in position.pieces.values() if piece.display == "at_start"]
    order = [waiting[index] for index in (draw or range(len(waiting)))]
    for locale in board.locales.values():
        for _ in range(locale.french_start):  # BM-SET-05, -07
            piece = order.pop(0)
            piece.status, piece.locale, piece.approach, piece.active = "map", locale.id, None, False
    note_starts(position)
    return position


def copied(position: Position) -> Position:
    """A copy that shares nothing that can change."""
    new = copy(position)
    new.pieces = {id_: Piece(**vars(piece)) for id_, piece in position.pieces.items()}
    new.road_use = {key: list(steps) for key, steps in position.road_use.items()}
    new.entry_use = {key: list(steps) for key, steps in position.entry_use.items()}
    for name in ("morale", "broke", "lost", "bonus", "assaulted_pairs", "failed_pairs", "taken", "withstood"):
        setattr(new, name, copy(getattr(position, name)))
    for name in ("group", "maneuver", "assault", "retreat", "hit"):
        setattr(new, name, deepcopy(getattr(position, name)))
    return new


def note_starts(position: Position) -> None:
    for piece in position.pieces.values():
        piece.start = (piece.locale, piece.approach) if piece.locale is not None else None


# ---------------------------------------------------------------- questions


def other(side: str) -> str:
    return FRENCH if side == AUSTRIAN else AUSTRIAN


def turn_number(position: Position) -> int:
    return 2 * position.round + (position.side == FRENCH)


def alive(position: Position, ids: Iterable[str]) -> list[str]:
    return [id_ for id_ in ids if position.pieces[id_].status == "map"]


def pieces_in(position: Position, side: str, locale: str) -> list[Piece]:
    return [p for p in position.pieces.values() if p.status == "map" and p.side == side and p.locale == locale]


def pieces_at(position: Position, side: str, locale: str, approach: str | None) -> list[Piece]:
    return [piece for piece in pieces_in(position, side, locale) if piece.approach == approach]


def occupied(position: Position, side: str, locale: str) -> bool:
    return bool(pieces_in(position, side, locale))


def blocked(board: Board, position: Position, side: str, approach: str) -> bool:
    """Does this side block that approach?"""
    return bool(pieces_at(position, side, board.approaches[approach].locale, approach))


def room(board: Board, position: Position, side: str, locale: str) -> int:
    """BM-MAP-09, -10, -11"""
    return board.locales[locale].capacity - len(pieces_in(position, side, locale))


def faces_nobody(board: Board, position: Position, piece: Piece) -> bool:
    """A block whose opposite locale holds no enemy (BM-BLK-04)."""
    if piece.approach is None:
        return False
    return not occupied(position, other(piece.side), opposite_locale(board, piece.approach))


def demoralized(position: Position, side: str) -> bool:
    return position.broke[side] is not None


# ---------------------------------------------------------------- losses and morale


def lose(position: Position, piece: Piece, points: int) -> None:
    """The piece loses so many SP, its army as much morale (BM-ASLT-25, BM-DEM-01, -02)."""
    points = min(points, piece.strength)
    piece.strength -= points
    if piece.strength == 0:
        remove(piece)
    lose_morale(position, piece.side, points)


def remove(piece: Piece) -> None:
    piece.status, piece.locale, piece.approach, piece.announced = "out", None, None, False


def lose_morale(position: Position, side: str, points: int) -> None:
    position.lost[side] += points
    position.morale[side] = max(0, position.morale[side] - points)  # BM-DEM-04
    if position.morale[side] == 0 and position.broke[side] is None and points > 0:
        position.broke[side] = position.round  # BM-DEM-03


def bonus_side(board: Board, position: Position) -> str | None:
    """Whoever gains 5 at the start of the next round (BM-DEM-05..08)."""
    if board.ruling("BM-AMB-38") == "b":
        broken = [side for side in (AUSTRIAN, FRENCH) if demoralized(position, side)]
    else:
        broken = [side for side in (AUSTRIAN, FRENCH) if position.broke[side] == position.round]
    if len(broken) != 1 or demoralized(position, other(broken[0])):
        return None
    return other(broken[0])


def pay_bonus(board: Board, position: Position, side: str) -> None:
    gain = MORALE_BONUS
    if board.ruling("BM-AMB-25") == "b" and board.track_max is not None:
        gain = max(0, min(gain, board.track_max - position.morale[side]))
    position.morale[side] += gain
    position.bonus[side] += gain


def victor(board: Board, position: Position) -> str:
    """Who has won when the game is over (BM-VIC-01..06)."""
    broken = [side for side in (AUSTRIAN, FRENCH) if demoralized(position, side)]
    if len(broken) == 1:
        return other(broken[0])
    held = [locale for locale in board.locales.values() if locale.star and occupied(position, AUSTRIAN, locale.id)]
    colours = {locale.star for locale in held}
    return AUSTRIAN if len(held) >= 2 and len(colours) >= 2 else FRENCH


def enter_locale(board: Board, position: Position, piece: Piece, locale: str) -> None:
    """Into the reserve of a locale; the latch of the surprise (BM-SURP-05, -15)."""
    piece.status, piece.locale, piece.approach = "map", locale, None
    if piece.side == AUSTRIAN and board.locales[locale].french_start > 0:
        position.start_locale_entered = True
