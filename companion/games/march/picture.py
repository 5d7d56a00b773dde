"""The table in words, top to bottom: for the command line, screen readers and tests."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.march.moves.score import pile
from companion.games.march.state import HIDDEN, SEATS, Cubes, State, controller
from companion.kernel.game import Event, Fact, Seat

MARK = "°"  # a value that no rulebook states


def picture(state: State, seen_by: Seat | None) -> Iterator[Event]:
    rules = state.rules
    turn: dict[str, Fact] = {"scenario": rules.scenario, "edition": rules.edition, "turn": state.turn}
    yield _line("turn", **turn, phase=state.phase, step=state.step or "")
    for seat in SEATS:
        yield from _side(state, seat, seen_by)
    yield _line("stock", vp=state.stock.value, cubes=pile(state.stock))
    for id_ in state.countries:
        yield from _country(state, id_)
    if rules.note:
        yield _line("note", note="note")
    if rules.sources:
        yield _line("mark")


def _line(kind: str, **facts: Fact) -> Event:
    return Event(f"show-{kind}", facts=facts)


def _side(state: State, seat: Seat, seen_by: Seat | None) -> Iterator[Event]:
    side = state.side(seat)
    private = side.cubes is None or (state.hides_vp and seat != seen_by)
    yield _line(
        "side",
        seat=seat,
        initiative=int(state.initiative == seat),
        private=int(private),
        vp=side.vp,
        threshold=state.rules.threshold,
        cubes=pile(side.cubes or Cubes()),
        strength=side.strength,
        stock=side.stock,
    )
    yield _line("cards", cards=", ".join(side.hand) or "none")
    yield _line("pile", cards=", ".join(side.discard) or "none")
    if side.played is not None:
        yield _line("played", card="hidden" if side.played == HIDDEN else side.played)


def _country(state: State, id_: str) -> Iterator[Event]:
    country, card = state.countries[id_], state.rules.map[id_]
    sources = state.rules.sources
    yield _line(
        "country",
        id=f"'{id_}",
        name=id_,
        name_mark=MARK if f"countries/{id_}/name" in sources else "",
        vp=country.vp,
        vp_min=card.vp_min,
        vp_max=card.vp_max,
        mark=MARK if {f"countries/{id_}/vp_min", f"countries/{id_}/vp_max"} & sources.keys() else "",
        holder=controller(state, id_) or "nobody",
        garrison=card.garrison,
    )
    yield _line("touching", countries=", ".join(card.touches))
    for seat in SEATS:
        force = country.force(seat)
        if force.armies:
            capital = int(state.on_capital(seat, id_) is not None)
            facts: dict[str, Fact] = {"standing": force.standing, "fortified": force.fortified}
            yield _line("force", seat=seat, **facts, capital=capital)
