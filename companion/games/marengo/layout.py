"""What lies where on the real table, and how it is set up in the order of the rulebook (BM-SET-01..09)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.pieces import Kind, kind
from companion.games.marengo.state import BONUS, SEATS, WAITING, State
from companion.kernel.game import Event, Laying, Seat
from companion.kernel.layout import Thing, Way


def _laying(name: str, *rules: str, kinds: tuple[str, ...] = ()) -> Laying:
    return Laying(Event(f"setup-{name}", tuple(f"BM-SET-{rule}" for rule in rules)), kinds)


LAYINGS = (
    _laying("round", "01", kinds=("round",)),
    _laying("morale", "02", kinds=("morale",)),
    _laying("sorted", "03", "04"),
    _laying("blocks", "05", "06", "07", "08", "09", kinds=("block",)),
)


def things(state: State) -> Iterator[Thing]:
    yield _round(state)
    for seat in SEATS:
        yield _morale(state, seat)
    for seat in SEATS:
        yield from _blocks(state, seat)


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
            field = f"stand.{seat}.{place}.{name}"
            yield Thing("block", where(state, place), field, count, seat, shows=how_it_lies(state, seat, kind(name)))


def where(state: State, place: str) -> str:
    """A position as a place of the table."""
    if place.startswith(WAITING):
        return f"display:{place.removeprefix(WAITING)}"
    return f"locale:{place}" if place in state.board.locale else f"approach:{place}"


def how_it_lies(state: State, seat: Seat, parts: Kind) -> str:
    """Face up after announcing or firing (BM-BOMB-03, -24), on its face while it sleeps (BM-SURP-13), else hidden."""
    gun = state.guns[seat]
    if parts.arm == "a" and (gun.announced or gun.bombarded == state.turn):
        return "up"
    return "lying" if parts.asleep else ""
