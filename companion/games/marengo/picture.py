"""The table in words, top to bottom: for the command line, screen readers and tests."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.marengo.books.picture import without_map
from companion.games.marengo.moves.ending import stars_held
from companion.games.marengo.own import own_blocks
from companion.games.marengo.parts import Blocks, Row
from companion.games.marengo.pieces import each, kind, waiting
from companion.games.marengo.state import SEATS, WAITING, State
from companion.games.marengo.summary import numbers
from companion.kernel.game import Event, Fact, Seat


def picture(state: State, viewer: Seat | None) -> Iterator[Event]:
    if state.books is not None:
        yield from without_map(state)
        return
    yield _line("turn", **_turn(state))
    for seat in SEATS:
        yield _line("side", seat=seat, **_army(state, seat))
    yield from under_way(state)
    for locale in state.board.locale:
        yield from _locale(state, locale)
    yield from _waiting(state)
    yield from _stars(state)
    if viewer is not None:
        yield from _own(state, viewer)


def _line(kind: str, **facts: Fact) -> Event:
    return Event(f"show-{kind}", facts=facts)


def _turn(state: State) -> dict[str, Fact]:
    return {
        "hour": state.board.hour(state.round),
        "round": state.round,
        "rounds": state.rules.rounds,
        "seat": state.side,
        "phase": state.phase,
        "commands": state.commands,
        "board": "board",
    }


def _army(state: State, seat: Seat) -> dict[str, Fact]:
    on_map = sum(state.number(seat, place) for place in state.stand[seat] if not place.startswith(WAITING))
    return {
        "morale": state.morale[seat],
        "broken": int(state.demoralized(seat)),
        "count": on_map,
        "lost": state.lost[seat],
        "announced": int(state.guns[seat].announced > 0),
    }


def under_way(state: State) -> Iterator[Event]:
    """What has to be settled before the turn goes on."""
    if state.assault is not None:
        over = state.assault.over
        faces = {f"{side}_faces": _faces(row.first) for side, row in _rows(state)}
        yield _line("assault", seat=state.side, place=over, to=state.board.opposite[over], **faces)
    if state.maneuver is not None:
        start, to = state.maneuver.origin, state.board.beyond[state.maneuver.over]
        brief = {"place_number": _number(state, start), "to_number": _number(state, to)}
        yield _line("maneuver", seat=state.side, place=start, to=to, **brief)
    if state.retreat is not None:
        locale = state.retreat.locale
        yield _line("retreat", seat=state.retreat.side, place=locale, place_number=_number(state, locale))
    if state.hit is not None and state.hit.strength:
        yield _line("hit", seat=state.enemy, place=state.hit.place, points=state.hit.strength)


def _number(state: State, place: str) -> str:
    """A locale without its name, for where there is little room."""
    return numbers(state.board).get(place, place)


def _rows(state: State) -> Iterator[tuple[str, Row]]:
    if state.assault is not None:
        yield "attacker", state.assault.attacker
        yield "defender", state.assault.defender


def _faces(names: tuple[str, ...]) -> str:
    return ", ".join(kind(name).face for name in names) or "none"


# --- what stands where ----------------------------------------------------------------------------------------------


def _locale(state: State, locale: str) -> Iterator[Event]:
    for seat in SEATS:
        for place in state.places(seat, locale):
            blocking = place != locale
            facts = blocks_told(state.at(seat, place))
            yield _line("blocking" if blocking else "reserve", seat=seat, place=place, **facts)


def blocks_told(blocks: Blocks) -> dict[str, Fact]:
    """How many there are, which faces everybody knows, how many sleep and have moved."""
    kinds = [kind(name) for name in each(blocks)]
    return {
        "count": len(kinds),
        "faces": ", ".join(parts.face for parts in kinds if parts.face) or "none",
        "asleep": sum(parts.asleep for parts in kinds),
        "moved": sum(parts.done for parts in kinds),
    }


def _waiting(state: State) -> Iterator[Event]:
    for force in state.board.forces:
        place = waiting(force.display)
        count = state.number(force.side, place)
        if count:
            hour = state.board.hour(force.round or 1)
            yield _line("waiting", seat=force.side, place=place, count=count, hour=hour)


def _own(state: State, seat: Seat) -> Iterator[Event]:
    """For its owner alone: its blocks with the faces that were told (BM-HID-01), and what the enemy has seen."""
    for own in own_blocks(state, seat):
        facts: dict[str, Fact] = {
            "seat": seat,
            "place": own.place,
            "count": own.number,
            "faces": ", ".join(own.faces) or "none",
            "parted": int(len(own.faces) > own.number),
            "asleep": int(kind(own.name).asleep),
            "known": own.known,
            "among_faces": ", ".join(own.among) or "none",
        }
        yield _line("own", **facts)


def _stars(state: State) -> Iterator[Event]:
    """The objectives, and who is there (BM-VIC-03)."""
    held = stars_held(state)
    for locale, star in state.board.stars.items():
        yield _line("star", place=locale, star=star, held=int(locale in held))
