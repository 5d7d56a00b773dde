"""What every move of blocks is held against: who may move at all, and which approaches and locales are open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.games.marengo.pieces import Kind, Picked, impossible, kind, pick
from companion.games.marengo.state import State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no


def resting_rule(state: State, seat: Seat, parts: Kind) -> str:
    """The rule by which a block does not move this turn; nothing if it may."""
    if parts.asleep:
        return "BM-SURP-01"
    if parts.stormed:
        return "BM-MOVE-13"
    if parts.arm == "a" and state.guns[seat].bombarded == state.turn and seat == state.side:
        return "BM-BOMB-06"
    return "BM-CMD-25" if parts.moved else ""


def movers(state: State, seat: Seat, place: str, words: Iterable[str]) -> list[Picked] | None:
    """Blocks of a position that may still move, as a player names them."""
    return pick(state, seat, place, words, lambda parts: not resting_rule(state, seat, parts))


def not_these(state: State, seat: Seat, place: str, words: tuple[str, ...]) -> Iterator[Objection]:
    """Why these blocks cannot move from here, or cannot be what they show."""
    if not words:
        yield no("BM-CMD-02", case="nobody", seat=seat, place=place)
        return
    picked = movers(state, seat, place, words)
    if picked is not None:
        yield from impossible(state, seat, picked)
        return
    there = pick(state, seat, place, words)
    if there is None:
        yield no("BM-HID-06", seat=seat, place=place, count=len(words), there=state.number(seat, place))
        return
    rules = {resting_rule(state, seat, kind(block.kind)) for block in there} - {""}
    for rule in sorted(rules):
        yield no(rule, case="move", seat=seat, place=place)


# --- approaches and locales -----------------------------------------------------------------------------------------


def closed(state: State, seat: Seat, over: str) -> Iterator[Objection]:
    """Why nobody of this side moves across an approach now; it is named by the side they come from."""
    board = state.board
    if over not in board.opposite:
        side = board.approach[over]
        yield no("BM-MOVE-05" if side.impassable else "BM-MOVE-02", place=over)
        return
    across = board.opposite[over]
    if state.number(other(seat), across):
        yield no("BM-MOVE-06", place=across, seat=other(seat))
    if over in state.failed or across in state.failed:
        yield no("BM-MOVE-15", place=over)
    yield from not_into(state, seat, board.beyond[over])


def not_into(state: State, seat: Seat, locale: str) -> Iterator[Objection]:
    """Locales taken by assault are closed to everybody else (BM-MOVE-14); so may be one that withstood (BM-AMB-18)."""
    if locale in state.taken:
        yield no("BM-MOVE-14", place=locale)
    withstood = state.rules.rulings.second_attack == "no" and any(
        state.board.beyond[over] == locale for over in state.failed
    )
    if withstood and state.holds(other(seat), locale):
        yield no("BM-MOVE-16", place=locale)


def too_full(state: State, seat: Seat, locale: str, coming: int, rule: str = "BM-MOVE-04") -> Iterator[Objection]:
    """Only blocks of one colour count (BM-MAP-10)."""
    capacity, there = state.board.locale[locale].capacity, state.room_taken(seat, locale)
    if there + coming > capacity:
        yield no(rule, place=locale, capacity=capacity, there=there, coming=coming)


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


def idle_blocks(state: State, seat: Seat) -> list[str]:
    """Approaches at which this side blocks nobody."""
    return [place for place in state.stand[seat] if place in state.board.beyond and faces_nobody(state, seat, place)]


def give_up_first(state: State, seat: Seat) -> Iterator[Objection]:
    """Where a table wants it at once, nothing else is done before a block that faces nobody is given up (BM-AMB-21)."""
    if state.rules.rulings.block_release == "at-once":
        for place in idle_blocks(state, seat):
            yield no("BM-BLK-04", seat=seat, place=place)
