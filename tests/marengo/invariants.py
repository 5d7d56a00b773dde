"""The eight invariants of ledger section 7, counted anew from what stands where and from what was told.

Nothing is asked of the game's own faults: the two have to agree by themselves. A number in front of each sentence is
that of the invariant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from companion.games.marengo.state import COMMANDS, SEATS, State, other
from companion.kernel.game import Event
from companion.kernel.table import Table

MOST_BONUS = 5
ACTS = {
    "moved", "attacks", "assault", "blocks", "withdrew", "rode", "pontoon", "continued", "splits",
    "books-attack", "books-action", "books-maneuver", "books-settled", "books-arrived", "books-bridge", "books-crossed",
}  # fmt: skip
Found = Iterator[str]


def broken_on(state: State) -> Found:
    """What no table may look like, however it came about."""
    for seat in SEATS:
        if (state.morale[seat] == 0) != (state.broke[seat] > 0):
            yield f"5: {seat} is demoralized, or is not"
    if not 0 <= state.commands <= COMMANDS:
        yield "6: nobody has so many commands"
    if state.books is None:
        yield from _in_locales(state)
        for seat in SEATS:
            yield from _of_an_army(state, seat)


def _in_locales(state: State) -> Found:
    quiet = not any((state.hit, state.assault, state.maneuver, state.retreat))
    both = [held(state, seat) for seat in SEATS]
    for locale in state.board.locales:
        here = [army[locale.id] for army in both]
        if max(here) > locale.capacity:
            yield f"1: {locale.id} holds too many"
        if min(here) and quiet:
            yield f"2: both are in {locale.id}"


def held(state: State, seat: str) -> Counter[str]:
    """How many blocks of a side are in each locale."""
    found = Counter[str]()
    for place, blocks in state.stand[seat].items():
        found[place.partition(">")[0]] += sum(blocks.values())
    return found


def _of_an_army(state: State, seat: str) -> Found:
    for place in _sides_held(state, seat):
        if state.board.approach[place].impassable:
            yield f"4: {place} is blocked"
    if state.phase == "announce" and seat == state.side:
        yield from idle(state, seat)
    if guns(state, seat, state.stand[seat]) > 1:
        yield f"7: {seat} has two artilleries"
    if state.guns[seat].announced and not guns(state, seat, _sides_held(state, seat)):
        yield f"7: no artillery of {seat} lies face up at an approach"
    if blocks_of(state, seat) != sum(state.muster[seat].values()):
        yield f"8: blocks of {seat}"


def guns(state: State, seat: str, places: Iterable[str]) -> int:
    """Artillery that everybody has seen there."""
    return sum(count for place in places for name, count in state.stand[seat][place].items() if name[0] == "a")


def _sides_held(state: State, seat: str) -> list[str]:
    return [place for place, blocks in state.stand[seat].items() if ">" in place and sum(blocks.values())]


def idle(state: State, seat: str) -> Found:
    enemies = held(state, other(seat))
    for place in _sides_held(state, seat):
        if not enemies[str(state.board.approach[place].opposite).partition(">")[0]]:
            yield f"3: {place} faces nobody"


def blocks_of(state: State, seat: str) -> int:
    return sum(count for blocks in state.stand[seat].values() for count in blocks.values())


def broken_between(before: State, after: State, told: Iterable[Event]) -> Found:
    """What no entry by the rules does."""
    events = list(told)
    for seat in SEATS:
        yield from _morale(before, after, seat, events)
        if before.books is None:
            yield from _losses(before, after, seat, events)
    yield from _commands(before, after, events)
    if before.side != after.side and after.books is None:
        yield from idle(after, before.side)


def _morale(before: State, after: State, seat: str, events: list[Event]) -> Found:
    bonus = sum(int(event.facts["points"]) for event in events if event.kind == "bonus" and event.facts["seat"] == seat)
    lost = after.lost[seat] - before.lost[seat]
    if after.morale[seat] != max(0, before.morale[seat] - lost) + bonus or lost < 0:
        yield f"5: morale of {seat}"
    if bonus and not (bonus <= MOST_BONUS and after.round == before.round + 1 and after.broke[other(seat)]):
        yield f"5: {seat} takes heart for nothing"


def _losses(before: State, after: State, seat: str, events: list[Event]) -> Found:
    gone = [event for event in events if event.kind == "eliminated" and event.facts["seat"] == seat]
    if blocks_of(before, seat) - blocks_of(after, seat) != len(gone):
        yield f"8: blocks of {seat} that nobody has eliminated"
    if "x" not in before.muster[seat]:
        weaker = strength_of(before.muster[seat]) - strength_of(after.muster[seat])
        if weaker != after.lost[seat] - before.lost[seat]:
            yield f"5: losses of {seat}"


def strength_of(army: dict[str, int]) -> int:
    return sum(int(face[1]) * count for face, count in army.items())


def _commands(before: State, after: State, events: list[Event]) -> Found:
    """Whoever pays has done something for it, and nothing else is paid for."""
    paid = [int(event.facts["cost"]) for event in events if event.kind == "paid"]
    acts = [event for event in events if event.kind in ACTS]
    same_turn = (before.side, before.round) == (after.side, after.round)
    if same_turn and before.commands - after.commands != sum(paid):
        yield "6: commands that nobody has paid"
    if not same_turn and after.commands != COMMANDS:
        yield "6: a turn begins with three commands"
    if len(paid) > len(acts):
        yield "6: somebody has paid for nothing"


def broken_at(table: Table[Any]) -> Found:
    """All that is broken anywhere in the journal of a table; house rules and corrections are not held against it."""
    for entry in table.entries():
        if not entry.is_position:
            continue
        after: State = table.past.state_at(entry.n)
        yield from (f"{entry.n} {found}" for found in broken_on(after))
        if entry.kind == "play" and entry.parent is not None:
            before: State = table.past.state_at(entry.parent)
            yield from (f"{entry.n} {found}" for found in broken_between(before, after, entry.events))
