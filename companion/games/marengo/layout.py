"""What lies where on the real table, and how it is set up in the order of the rulebook (BM-SET-01..09)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.games.marengo.board.model import Board
from companion.games.marengo.board.named import board_of
from companion.games.marengo.corrections import positions
from companion.games.marengo.pieces import ANY, ASLEEP, Kind, kind
from companion.games.marengo.state import BONUS, SEATS, WAITING, State, asked_once
from companion.kernel.game import Event, Laying, Seat
from companion.kernel.layout import Layout, Thing, Way


def _laying(name: str, *rules: str, kinds: tuple[str, ...] = ()) -> Laying:
    return Laying(Event(f"setup-{name}", tuple(f"BM-SET-{rule}" for rule in rules)), kinds)


LAYINGS = (
    _laying("round", "01", kinds=("round",)),
    _laying("morale", "02", kinds=("morale",)),
    _laying("sorted", "03", "04"),
    _laying("blocks", "05", "06", "07", "08", "09", kinds=("block",)),
)


@asked_once
def things(state: State) -> Layout:
    """All of it, with the positions that are empty: a correction may put something there."""
    return tuple(_things(state))


def _things(state: State) -> Iterator[Thing]:
    yield _round(state)
    for seat in SEATS:
        yield _morale(state, seat)
    for seat in SEATS:
        yield from _blocks(state, seat)
    if state.books is None:
        for seat in SEATS:
            yield from _empty(state, seat)


def _round(state: State) -> Thing:
    """On the hour of the round (BM-COMP-09)."""
    ways = tuple(Way(f"hour:{state.board.hour(number)}", number) for number in range(1, state.rules.rounds + 1))
    return Thing("round", f"hour:{state.board.hour(state.round)}", "round", reads="ways", ways=ways)


def _morale(state: State, seat: Seat) -> Thing:
    """On the morale track; what goes beyond its top is counted on (BM-AMB-25)."""
    now, top = state.morale[seat], _top(state)
    fields = [str(number) if number <= top else f"{top}+{number - top}" for number in range(max(now, top + BONUS) + 1)]
    ways = tuple(Way(f"morale:{field}", number) for number, field in enumerate(fields))
    return Thing("morale", f"morale:{fields[now]}", f"morale.{seat}", owner=seat, reads="ways", ways=ways)


def _top(state: State) -> int:
    printed = state.board.morale
    return printed.track_max or max(printed.austrian_start, printed.french_start)


def _blocks(state: State, seat: Seat) -> Iterator[Thing]:
    """Counted place by place: a hidden face is nobody's business, and one that was seen stands hidden again."""
    for place, blocks in state.stand[seat].items():
        for name, count in blocks.items():
            field, parts = f"stand.{seat}.{place}.{name}", kind(name)
            lies = how_it_lies(state, seat, parts)
            yield Thing("block", where(state.board, place), field, count, seat, shows=lies, like=parts.face)


def _empty(state: State, seat: Seat) -> list[Thing]:
    """Positions without such blocks, where a correction may put some: hidden ones, and asleep as long as any sleep."""
    here = state.stand[seat]
    sleeping = any(kind(name).asleep for blocks in here.values() for name in blocks)
    could = _could_stand(state.rules.board, seat, sleeping)
    return [none for place, name, none in could if name not in here.get(place, ())]


@cache
def _could_stand(board: str, seat: Seat, sleeping: bool) -> tuple[tuple[str, str, Thing], ...]:
    """No block in any position, for each kind that hands can tell apart; the same for every layout of a board."""
    on = board_of(board)
    shows = {ANY: "", ANY + ASLEEP: "lying"} if sleeping else {ANY: ""}
    return tuple(
        (place, name, Thing("block", where(on, place), f"stand.{seat}.{place}.{name}", 0, seat, shows=lies))
        for place in positions(on, seat)
        for name, lies in shows.items()
    )


def where(board: Board, place: str) -> str:
    """A position as a place of the table."""
    if place.startswith(WAITING):
        return f"display:{place.removeprefix(WAITING)}"
    return f"locale:{place}" if place in board.locale else f"approach:{place}"


def how_it_lies(state: State, seat: Seat, parts: Kind) -> str:
    """Face up after announcing or firing (BM-BOMB-03, -24), on its face while it sleeps (BM-SURP-13), else hidden."""
    gun = state.guns[seat]
    if parts.arm == "a" and (gun.announced or gun.bombarded == state.turn):
        return "up"
    return "lying" if parts.asleep else ""
