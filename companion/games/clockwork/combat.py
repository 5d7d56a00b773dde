"""Battle arithmetic (CW-BATTLE-04..17, -20): army strengths with the parts they are made of, and who wins.

Nothing here changes a table: the battle itself, hints, the calculator and the screen all read the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from companion.games.clockwork.effects import strength_bonuses
from companion.games.clockwork.standing import STRENGTH, allied, sides, standing
from companion.games.clockwork.state import State
from companion.kernel.game import Seat, phrase

RULE = {"agent": "CW-AGENT-07", "hunter": "CW-HUNT-02", "engineer": "CW-ENG-05", "tank": "CW-TANK-08"}


class Part(Struct, frozen=True):
    """One summand of an army strength: so many units (none for a bonus), what they add, and the rule behind it."""

    seat: Seat
    what: str  # soldier, a figure, the slot of a discovery, card (an espionage card), tacops
    units: int
    strength: int
    rule: str


class Army(Struct, frozen=True):
    """What one player, or one alliance, has in a battle (CW-ALLY-21)."""

    seats: tuple[Seat, ...]
    parts: tuple[Part, ...] = ()

    @property
    def strength(self) -> int:
        return total(self.parts)

    @property
    def units(self) -> int:
        return sum(part.units for part in self.parts)

    def of(self, seat: Seat) -> tuple[Part, ...]:
        return tuple(part for part in self.parts if part.seat == seat)


ABSENT = Army(())  # a side whose units are all gone, where it still counts 0 (CW-A-10)
Kind: TypeAlias = Literal["won", "drawn", "lone", "nobody", "leviathan"]


class Verdict(Struct, frozen=True):
    """How a battle ends. `keep`: how many units of the winning army stay."""

    kind: Kind
    armies: tuple[Army, ...] = ()
    winner: Army | None = None
    second: int = 0  # the next best strength
    keep: int = 0

    @property
    def losers(self) -> tuple[Army, ...]:
        return tuple(army for army in self.armies if army is not self.winner)


# --- strengths ---------------------------------------------------------------------------------------------------


def armies_on(state: State, tile: str) -> tuple[Army, ...]:
    """Who meets on a tile, in player order, with everything that counts."""
    present = standing(state).units.get(tile, {})
    return tuple(
        Army(side, tuple(part for seat in side for part in parts(state, tile, seat))) for side in sides(state, present)
    )


def parts(state: State, tile: str, seat: Seat) -> Iterator[Part]:
    """The summands of one player's army strength (CW-BATTLE-04..06)."""
    here = standing(state)
    soldiers = here.soldiers(tile, seat)
    if soldiers:
        yield Part(seat, "soldier", soldiers, soldiers, "CW-BATTLE-05")
    for figure in here.figures_of(tile, seat):
        stronger = figure == "guardian" and state.rules.rulings.guardian_strength == "one"
        rule = "CW-A-36" if figure == "guardian" else RULE.get(figure, "CW-BATTLE-05")
        yield Part(seat, figure, 1, STRENGTH[figure] + stronger, rule)
    for slot, bonus in strength_bonuses(state, seat, tile):
        yield Part(seat, slot, 0, bonus, "CW-BATTLE-06")


def total(summands: tuple[Part, ...]) -> int:
    return max(0, sum([part.strength for part in summands]))  # whatever a card takes away


def told_sum(summands: tuple[Part, ...]) -> str:
    """The sum as a phrase: `2 + 2 (Hunter)`; what adds nothing is left out."""
    worth = dict.fromkeys(("soldier", "agent", "hunter", "tank", "guardian", "tacops", "cards"), 0)
    for part in summands:
        key = "cards" if part.rule == "CW-BATTLE-06" else part.what
        if key in worth:
            worth[key] += part.strength
    cards = worth.pop("cards")
    return phrase("sum", **worth, stronger=max(0, cards), weaker=max(0, -cards))


# --- who wins ----------------------------------------------------------------------------------------------------


def judge(state: State, tile: str) -> Verdict:
    """How the battle on this tile ends if it is resolved now."""
    armies = armies_on(state, tile)
    tactician = next((seat for seat, player in state.players.items() if player.action == "tacops"), "")
    verdict = compare(armies, tactician, state.rules.rulings.lone_side)
    leviathan = state.battles[tile].leviathan if tile in state.battles else ""
    return _devoured(state, verdict, armies, leviathan) if leviathan else verdict


def compare(armies: tuple[Army, ...], tactician: Seat = "", lone_side: str = "keeps-all") -> Verdict:
    """The sole highest strength wins (CW-BATTLE-07); a tie at the top is a draw (CW-BATTLE-13)."""
    if not armies:
        return Verdict("nobody")
    if len(armies) == 1:
        if lone_side == "keeps-all":  # CW-BATTLE-17
            return Verdict("lone", armies, armies[0], 0, armies[0].units)
        armies = (*armies, ABSENT)
    best, *tied = _strongest(armies)
    if tied:  # CW-BATTLE-20: only a tie at the top is one
        tied = [best, *tied]
        armies = tuple(_with_tactics(army, tactician) if army in tied else army for army in armies)
        best, *tied = _strongest(armies)
    if tied:
        return Verdict("drawn", armies)
    second = max(army.strength for army in armies if army is not best)
    return Verdict("won", armies, best, second, min(best.strength - second, best.units))  # CW-BATTLE-09, -11, CW-A-63


def _strongest(armies: tuple[Army, ...]) -> list[Army]:
    strengths = [army.strength for army in armies]
    highest = max(strengths)
    return [army for army, strength in zip(armies, strengths, strict=True) if strength == highest]


def _with_tactics(army: Army, tactician: Seat) -> Army:
    """Tactical Operations adds 1 where the holder has units himself (CW-BATTLE-15, CW-A-58)."""
    if tactician not in army.seats:
        return army
    return replace(army, parts=(*army.parts, Part(tactician, "tacops", 0, 1, "CW-SPY-17")))


def _devoured(state: State, fought: Verdict, armies: tuple[Army, ...], owner: Seat) -> Verdict:
    """The Leviathan wins before anything is compared (CW-LEV-04, CW-A-41)."""
    friends = next((army for army in armies if any(allied(state, owner, seat) for seat in army.seats)), None)
    if friends is None:
        return Verdict("leviathan", armies)
    own = sum(part.units for part in friends.of(owner))
    kept = friends.units
    if state.rules.rulings.allied_leviathan == "reduced":  # CW-A-64: the ally fares as without the Leviathan
        won = fought.keep if fought.winner and set(fought.winner.seats) == set(friends.seats) else 0
        kept = own + min(won, friends.units - own)
    return Verdict("leviathan", armies, friends, 0, kept)
