"""The expert variant (AA-SET-13): units of a second set, chosen in secret and shown together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from companion.games.aces.moves import launcher
from companion.games.aces.moves.base import AcesMove, Segment
from companion.games.aces.moves.money import new_name
from companion.games.aces.moves.setup import wrong_phase
from companion.games.aces.state import State, Unit
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

HIDDEN = "?"  # a type that nobody else knows


class Choose(AcesMove, frozen=True, tag="choose"):
    """So many different units of a second set."""

    types: tuple[str, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "choose"))
        yield from wrong
        if wrong:
            return
        if self.player in state.chosen:
            yield no("AA-SET-13", case="again", wanted=state.rules.secret)
            return
        own = tuple(card.id for card in state.troops.by_seat.get(self.player, ()))
        if len(self.types) != state.rules.secret or not _in_order(self.types, own):
            yield no("AA-SET-13", case="count", wanted=state.rules.secret)

    def effect(self, state: State, story: Story) -> State:
        story.tell("chosen", "AA-SET-13", seat=self.player, count=len(self.types))
        return replace(state, chosen={**state.chosen, self.player: self.types})


def _in_order(types: tuple[str, ...], known: tuple[str, ...]) -> bool:
    """Each once, in the order of the card: so that one choice is written in one way."""
    return [type_ for type_ in known if type_ in types] == list(types)


class ChoosingUnits(Segment):
    """Everybody chooses face down; then all lay their units out."""

    chapters = ("AA-SET-13",)

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.rules.secret:
            for seat in state.rules.seats:
                if seat not in state.chosen:
                    yield Decision(seat, "choose", ("choose",), secret=True)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat or ""
        own = tuple(card.id for card in state.troops.by_seat[seat])
        return legal(state, (Choose(seat, types) for types in combinations(own, state.rules.secret)))

    def end(self, state: State, story: Story) -> State:
        for seat in state.rules.seats:
            if types := state.chosen.get(seat):
                story.tell("units-shown", "AA-SET-13", seat=seat, parts=", ".join(types))
                state = _with_units(state, types)
        return replace(state, chosen={})


def _with_units(state: State, types: tuple[str, ...]) -> State:
    units = dict(state.units)
    for type_ in types:
        units[new_name(units, state.troops.cards[type_].role)] = Unit(type_)
    return replace(state, units=units)


def seen_by(state: State, seat: Seat | None) -> State:
    """What others have chosen is not known before it is shown; nor where the launcher is."""
    state = launcher.seen_by(state, seat)
    known = {who: types if who == seat else (HIDDEN,) * len(types) for who, types in state.chosen.items()}
    return replace(state, chosen=known) if known != state.chosen else state


def face_up(state: State) -> State:
    """What lies face down is not decided yet."""
    state = launcher.face_up(state)
    return replace(state, chosen={}) if state.chosen else state
