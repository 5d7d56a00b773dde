"""Where an Automa unit goes (AA-AMV): the priorities a to g."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.aces.automa.distances import hexes_to, points_to
from companion.games.aces.automa.sifting import Sieve, Sifted, sift
from companion.games.aces.automa.targets import foes
from companion.games.aces.board.cards import Arm
from companion.games.aces.state import State

LETTERS_OF: dict[Arm, str] = {"infantry": "acfg", "artillery": "bdefg", "tank": "cfg", "aircraft": "fg"}


def letters(state: State, unit: str) -> Sequence[Sieve]:
    """The priorities of its arm, in their order."""
    own, card, ground = state.units[unit], state.card(unit), state.ground
    enemies = frozenset(state.units[foe].hex for foe in foes(state, card.faction))
    friends = frozenset(state.units[each].hex for each in state.of(card.faction) if each != unit) & ground.near.keys()
    origin = frozenset({own.hex})

    def points(hex_: str, goals: frozenset[str]) -> int:
        return points_to(state, card.id, hex_, goals)

    def by_road(hex_: str) -> bool:
        return any(ground.terrain[each] == "road" for each in (hex_, *ground.near[hex_]))

    known = {
        "a": Sieve("a", "AA-AMV-01", lambda hex_: points(hex_, enemies)),
        "b": Sieve("b", "AA-AMV-02", by_road),
        "c": Sieve("c", "AA-AMV-03", lambda hex_: ground.terrain[hex_] == "forest"),
        "d": Sieve("d", "AA-AMV-04", lambda hex_: hexes_to(state, hex_, enemies)),
        "e": Sieve("e", "AA-AMV-05", lambda hex_: -hexes_to(state, hex_, friends)),
        "f": Sieve("f", "AA-AMV-06", lambda hex_: -points(hex_, friends)),
        "g": Sieve("g", "AA-AMV-07", lambda hex_: -points(hex_, origin)),
        "g2": Sieve("g2", "AA-AMV-07", lambda hex_: -ground.distance(hex_, own.hex)),
    }
    return [known[letter] for letter in (*LETTERS_OF[card.arm], "g2")]


def best_hexes(state: State, unit: str, hexes: Sequence[str]) -> tuple[tuple[str, ...], tuple[Sifted, ...]]:
    return sift(hexes, letters(state, unit))
