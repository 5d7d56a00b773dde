"""What every move of blocks is held against: who may move at all, and which approaches and locales are open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from companion.games.marengo.pieces import Counted, Kind, Picked, Shuffles, impossible, kind, pick, picked_of
from companion.games.marengo.state import State, asked_once, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no

REMEMBERED = 4096  # of which blocks a player means


def gun_rests(state: State, seat: Seat) -> bool:
    """Has the artillery of this side bombarded in this turn of it (BM-BOMB-06)?"""
    return state.guns[seat].bombarded == state.turn and seat == state.side


def resting_rule(parts: Kind, gun_rests: bool) -> str:
    """The rule by which a block does not move this turn; nothing if it may."""
    if parts.asleep:
        return "BM-SURP-01"
    if parts.stormed:
        return "BM-MOVE-13"
    if parts.arm == "a" and gun_rests:
        return "BM-BOMB-06"
    return "BM-CMD-25" if parts.moved else ""


def movers(state: State, seat: Seat, place: str, words: tuple[str, ...]) -> list[Picked] | None:
    """Blocks of a position that may still move, as a player names them."""
    here, shuffles = tuple(state.at(seat, place).items()), tuple(state.shuffles.items())
    found = _movers(here, gun_rests(state, seat), shuffles, words)
    return None if found is None else list(found)


@lru_cache(REMEMBERED)
def _movers(here: Counted, gun_rests: bool, shuffles: Shuffles, words: tuple[str, ...]) -> tuple[Picked, ...] | None:
    """The same few for every way they could go."""
    return picked_of(tuple(block for block in here if not resting_rule(kind(block[0]), gun_rests)), shuffles, words)


def not_these(state: State, seat: Seat, place: str, words: tuple[str, ...]) -> Sequence[Objection]:
    """Why these blocks cannot move from here, or cannot be what they show."""
    if not words:
        return (no("BM-CMD-02", case="nobody", seat=seat, place=place),)
    picked = movers(state, seat, place, words)
    if picked is not None:
        return impossible(state, seat, picked)
    there = pick(state, seat, place, words)
    if there is None:
        return (no("BM-HID-06", seat=seat, place=place, count=len(words), there=state.number(seat, place)),)
    tired = gun_rests(state, seat)
    rules = {resting_rule(kind(block.kind), tired) for block in there} - {""}
    return [no(rule, case="move", seat=seat, place=place) for rule in sorted(rules)]


# --- approaches and locales -----------------------------------------------------------------------------------------


# These are asked of every way that leads anywhere, and nearly always nothing speaks against it: so they answer with
# what there is, and do not tell it one by one.


def closed(state: State, seat: Seat, over: str) -> Sequence[Objection]:
    """Why nobody of this side moves across an approach now; it is named by the side they come from."""
    board = state.board
    across = board.opposite.get(over)
    if across is None:
        return (no("BM-MOVE-05" if board.approach[over].impassable else "BM-MOVE-02", place=over),)
    rival = other(seat)
    blocked = across in state.stand[rival] and state.number(rival, across) > 0
    if not (blocked or state.failed or state.taken):
        return ()
    against = [no("BM-MOVE-06", place=across, seat=rival)] if blocked else []
    if over in state.failed or across in state.failed:
        against.append(no("BM-MOVE-15", place=over))
    return (*against, *not_into(state, seat, board.beyond[over]))


def not_into(state: State, seat: Seat, locale: str) -> Sequence[Objection]:
    """Locales taken by assault are closed to everybody else (BM-MOVE-14); so may be one that withstood (BM-AMB-18)."""
    against = [no("BM-MOVE-14", place=locale)] if locale in state.taken else []
    withstood = state.rules.rulings.second_attack == "no" and any(
        state.board.beyond[over] == locale for over in state.failed
    )
    if withstood and state.holds(other(seat), locale):
        against.append(no("BM-MOVE-16", place=locale))
    return against


def too_full(state: State, seat: Seat, locale: str, coming: int, rule: str = "BM-MOVE-04") -> Sequence[Objection]:
    """Only blocks of one colour count (BM-MAP-10)."""
    there, capacity = state.room_taken(seat, locale), state.board.capacity[locale]
    if there + coming <= capacity:
        return ()
    return (no(rule, place=locale, capacity=capacity, there=there, coming=coming),)


def needs_infantry(state: State, over: str) -> bool:
    """Is a maneuver attack across this approach one across a cavalry obstacle (BM-MAN-05)?"""
    board = state.board
    halves = (board.opposite[over],) if state.rules.rulings.obstacle_side == "target" else (board.opposite[over], over)
    return any(board.approach[half].obstacle for half in halves)  # BM-AMB-06


def entered(state: State, seat: Seat, *locales: str) -> State:
    """Austrians in a French start locale: from then on the French may wake two blocks a turn (BM-SURP-15)."""
    if seat == "austrian" and not state.entered and any(locale in state.board.french_starts for locale in locales):
        return replace(state, entered=True)
    return state


def faces_nobody(state: State, seat: Seat, over: str) -> bool:
    """Is a block at this approach to be given up (BM-BLK-04)?"""
    beyond = state.board.beyond.get(over)
    return beyond is not None and not state.holds(other(seat), beyond)


@asked_once
def idle_blocks(state: State, seat: Seat) -> list[str]:
    """Approaches at which this side blocks nobody."""
    beyond = state.board.beyond
    return [place for place in state.stand[seat] if place in beyond and faces_nobody(state, seat, place)]


def give_up_first(state: State, seat: Seat) -> Sequence[Objection]:
    """Where a table wants it at once, nothing else is done before a block that faces nobody is given up (BM-AMB-21)."""
    if state.rules.rulings.block_release != "at-once":
        return ()
    return [no("BM-BLK-04", seat=seat, place=place) for place in idle_blocks(state, seat)]
