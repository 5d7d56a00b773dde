"""The attack of an Automa unit, directly after its own move (AA-AUT-10): a move of its own.

As a rule it follows by itself; at a table where everything is entered, it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.automa.aiming import Aim, distance
from companion.games.aces.automa.blind import next_blind_shot
from companion.games.aces.automa.inquiries import flag
from companion.games.aces.automa.plans import Shot, next_shot
from companion.games.aces.automa.reasons import explain_aim, explain_shot
from companion.games.aces.books.fighting import AREA
from companion.games.aces.fights import victims
from companion.games.aces.moves.base import AcesMove
from companion.games.aces.moves.naming import cannot_attack
from companion.games.aces.state import Attack, Cover, Orders, State
from companion.kernel.game import Objection
from companion.kernel.moves import no
from companion.kernel.story import Story


def found_shot(state: State) -> object:
    """Whom the unit that has moved attacks; what has to be told or drawn first; nobody."""
    if not state.automa.unit or state.attacks or state.walk is not None:
        return None
    return next_blind_shot(state) if state.in_books else next_shot(state)


def ready_shot(state: State) -> Shot | Aim | None:
    if state.result is not None or state.phase != "move" or not state.is_automa(state.seat):
        return None
    found = found_shot(state)
    return found if isinstance(found, Shot | Aim) else None


class Strike(AcesMove, frozen=True, tag="strike"):
    """The unit that has moved attacks with its fixed hits."""

    def objections(self, state: State) -> Iterator[Objection]:
        shot, unit = ready_shot(state), state.automa.unit
        if shot is None or self.seat is not None:
            yield no("AA-AUT-10")
        elif not state.in_books and not state.card(unit).is_area:
            yield from cannot_attack(state, unit, shot.target)

    def effect(self, state: State, story: Story) -> State:
        shot = ready_shot(state)
        assert shot is not None
        return _aimed(state, shot, story) if isinstance(shot, Shot) else _aimed_blind(state, shot, story)


def _aimed(state: State, shot: Shot, story: Story) -> State:
    unit = state.automa.unit
    if shot.aim != state.automa.target:  # it was stopped, or has met somebody
        explain_shot(state, unit, shot, story)
    hit = _aimed_at(state, unit, shot)
    return replace(_with_attacked(state, hit), attacks=(Attack(unit, shot.aim),))


def _aimed_at(state: State, unit: str, shot: Shot) -> list[str]:
    """Enemy units that this attack is on (AA-AAT-08)."""
    if not state.card(unit).is_area:
        return [shot.aim]
    seat = state.owner(unit)
    return [each for each in victims(state, shot.aim) if state.are_enemies(state.owner(each), seat)]


def _aimed_blind(state: State, shot: Aim, story: Story) -> State:
    unit, target = state.automa.unit, shot.target
    if shot.told or len(shot.among) > 1:
        explain_aim(state, unit, shot, story)
    area = state.card(unit).is_area
    attack = Attack(unit, AREA) if area else Attack(unit, target, distance(state, unit, target))
    cover = Cover(0, bool(flag(state, "forest", unit, target)))
    return replace(_with_attacked(state, [target]), attacks=(attack,), cover=cover)


def _with_attacked(state: State, hit: list[str]) -> State:
    attacked = state.automa.attacked
    more = tuple(each for each in hit if each not in attacked)
    return replace(state, automa=Orders(attacked=attacked + more, told=state.automa.told))
