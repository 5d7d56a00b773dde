"""The numbers of an assault, with a map or without one: both strengths, the result, what it and a pursuit cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.games.marengo.board.model import Approach
from companion.games.marengo.combat import (
    PURSUER_LOSS,
    attack_strength,
    defence_strength,
    penalty,
    pursuit_strength,
    verdict,
)
from companion.games.marengo.parts import Loss
from companion.games.marengo.pieces import strength
from companion.games.marengo.state import State, other
from companion.kernel.game import Facts, Seat
from companion.kernel.story import Story


class Led(NamedTuple):
    """The attacker's first row: the strengths that are left of it, its arm, and how many were named."""

    points: Sequence[int]
    arm: str
    named: int

    @property
    def fallen(self) -> int:
        return self.named - len(self.points)


class Compared(NamedTuple):
    result: int
    losses: tuple[Loss, Loss]  # the winner's first


def broken_by_fire(state: State, story: Story) -> bool:
    """Has defensive fire broken the attackers? They could not have begun if they had been so before (BM-DEM-09)."""
    broken = state.demoralized(state.side)
    if broken:
        story.tell("broken-by-fire", "BM-AS03-05", "BM-DEM-12", "BM-DEM-13", seat=state.side)
    return broken


def compared(
    state: State, story: Story, place: str, target: Approach, attackers: Led, broken: bool, defenders: Sequence[int]
) -> Compared:
    """`place`: what the attacked approach is called; `broken`: by defensive fire."""
    attack = _attack(state, story, place, penalty(target, attackers.arm), attackers, broken)
    fight = verdict(attack, _defence(state, story, place, defenders))
    seat = state.side if fight.attacker_wins else state.enemy
    story.tell("assault-result", "BM-AS06-01", "BM-AS06-02", seat=seat, rival=other(seat), result=fight.result)
    loses = {state.side: fight.attacker_loses, state.enemy: fight.defender_loses}
    won, lost = Loss(seat, loses[seat], "BM-AS07-01"), Loss(other(seat), loses[other(seat)], "BM-AS07-02")
    story.tell(
        "assault-losses", "BM-AS07-01", "BM-AS07-02", seat=seat, rival=other(seat), won=won.points, lost=lost.points
    )
    return Compared(fight.result, (won, lost))


def attack_of(state: State, terrain: int, row: Led, broken: bool) -> int:
    """How strong such a first row attacks (BM-AS05-01, BM-AS05-02)."""
    return attack_strength(row.points, terrain, broken, row.fallen, state.rules.rulings)


def _attack(state: State, story: Story, place: str, terrain: int, row: Led, broken: bool) -> int:
    fallen, attack = row.fallen, attack_of(state, terrain, row, broken)
    rules = ["BM-AS05-01", "BM-AS05-02"]
    rules += ["BM-MAP-03" if row.arm == "i" else "BM-MAP-04"] if terrain else []
    rules += ["BM-AMB-01"] if terrain and len(row.points) > 1 else []
    rules += ["BM-DEM-13", "BM-DEM-15"] if broken else []
    rules += ["BM-AMB-23"] if broken and fallen else []
    rules += [] if row.points else ["BM-AS05-07"]
    facts = {"points": sum(row.points), "terrain": terrain, "strength": attack}
    story.tell("attack-strength", *rules, seat=state.side, place=place, **facts)
    return attack


def _defence(state: State, story: Story, place: str, points: Sequence[int]) -> int:
    shaken = state.demoralized(state.enemy)
    defence = defence_strength(points, shaken)
    rules = ["BM-AS05-03", *(["BM-AS05-04", "BM-DEM-10", "BM-DEM-15"] if shaken and points else [])]
    facts = {"points": sum(points), "strength": defence}
    story.tell("defence-strength", *rules, seat=state.enemy, place=place, **facts)
    return defence


# --- steps 9 and 10 -------------------------------------------------------------------------------------------------


def pursued(state: State, story: Story, seat: Seat, faces: Sequence[str], terrain: int) -> tuple[Loss, Loss]:
    """The winner pursues with this cavalry: what the pursuers lose, then what the pursued side does."""
    points = pursuit_strength([strength(face) for face in faces], terrain, state.rules.rulings)
    rules = ["BM-AS08-03", "BM-AS09-01", "BM-AS09-02"]
    rules += ["BM-AMB-15"] if sum(map(strength, faces)) < terrain else []
    rules += ["BM-MAP-04"] if terrain else []
    rules += ["BM-AMB-14"] if len(faces) > 1 else []
    facts: Facts = {"faces": ", ".join(sorted(faces)), "terrain": terrain, "points": max(0, points)}
    story.tell("pursuit", *rules, seat=seat, rival=other(seat), **facts)
    below = below_zero(story, seat, points, "pursuit")
    pursuer = Loss(seat, PURSUER_LOSS + below, "BM-AS10-01", pursuers=True)
    return pursuer, Loss(other(seat), max(0, points), "BM-AS10-02" if points > 0 else "BM-AS10-03")


def below_zero(story: Story, seat: Seat, points: int, case: str) -> int:
    """What whoever fires or pursues loses by a strength below 0; it is so low only where that counts (BM-AMB-15)."""
    if points < 0:
        story.tell("below-zero", "BM-AMB-15", seat=seat, case=case, points=-points)
    return max(0, -points)
