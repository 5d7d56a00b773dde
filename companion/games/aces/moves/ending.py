"""Victory (AA-VIC-01..06), and the end of a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from companion.games.aces.board.cards import TEAMS, Team
from companion.games.aces.moves.base import named
from companion.games.aces.state import GONE, State
from companion.kernel.game import Result, Seat
from companion.kernel.story import Story

TEAM_NAMES: tuple[Team, Team] = ("germany", "allies")
RUINS = 5  # factories to destroy or to hold in mission V2
WITH_GOALS = ("v2", "ardennes")  # missions that are won in ways of their own
FEE = 2  # coins under a unit that is being repaired (AA-REP-02)


def goal(state: State) -> int:
    """Factories that win: of ten on the whole map, of five on half of it, however many play (AA-VIC-01, AA-VIC-02,
    AA-VIC-04, AA-AMB-15); always five in mission V2 (AA-V2-19, AA-V2-20).
    """
    if state.rules.mission == "v2":
        return RUINS
    return (4 if state.rules.half else 6) - state.rules.short


def goal_rule(state: State, team: Team) -> str:
    if state.rules.mission == "v2":
        return "AA-V2-19" if team == "germany" else "AA-V2-20"
    return "AA-VIC-04" if state.rules.short else "AA-VIC-02" if state.rules.half else "AA-VIC-01"


def team_of(state: State, team: Team) -> Seat:
    """The seat that stands for a winning team: whoever has the turn, else the next of that team."""
    at = state.order.index(state.seat)
    turn_order = state.order[at:] + state.order[:at]
    return next(seat for seat in turn_order if TEAMS[seat] == team)


class Reached(NamedTuple):
    """A team has reached something that wins."""

    team: Team
    reason: str
    rules: tuple[str, ...]


def settled(state: State, story: Story) -> State:
    """Has somebody won? It is looked at after every occupation and every fight (AA-VIC-06)."""
    reached = [*_mission_goals(state), *_factories_held(state), *_all_destroyed(state)]
    if len({each.team for each in reached}) > 1:
        return _at_once(state, "both" if all(each.reason == "destroyed" for each in reached) else "at-once", story)
    if reached:
        return _won(state, reached[0].team, reached[0].reason, story, *reached[0].rules)
    return state


def _mission_goals(state: State) -> Iterator[Reached]:
    """Ardennes is lost for Germany when no tank is left and none can be bought (AA-ARD-08, AA-AMB-23). Of V2: five
    factories destroyed, or the launcher.
    """
    if state.rules.mission == "ardennes":
        tanks = any(state.card(unit).arm == "tank" and TEAMS[state.owner(unit)] == "germany" for unit in state.units)
        if not tanks and not state.team_factories("germany"):
            yield Reached("allies", "tanks", ("AA-ARD-08",))
    if state.v2 is not None:
        if len(state.v2.ruins) >= RUINS:
            yield Reached("germany", "rockets", ("AA-V2-19",))
        if state.v2.damage >= state.rules.v2_health:
            yield Reached("allies", "launcher", ("AA-V2-20",))


def _factories_held(state: State) -> Iterator[Reached]:
    """In mission Ardennes factories win nothing (AA-AMB-23)."""
    for team in () if state.rules.mission == "ardennes" else TEAM_NAMES:
        if state.team_factories(team) >= goal(state):
            yield Reached(team, "factories", (goal_rule(state, team), "AA-VIC-05"))


def reached_coast(state: State, unit: str, story: Story) -> State:
    """A German tank that ends its move on the coast wins mission Ardennes (AA-ARD-07)."""
    map_ = state.ground.map
    entry = map_.mission.ardennes if map_ is not None and state.rules.mission == "ardennes" else None
    german_tank = state.card(unit).arm == "tank" and TEAMS[state.owner(unit)] == "germany"
    if entry is None or not german_tank or state.units[unit].hex not in entry.coast:
        return state
    return _won(state, "germany", "coast", story, "AA-ARD-07")


def out_of_time(state: State, story: Story) -> State:
    """The last round that was agreed on is over, and no tank has reached the coast (AA-ARD-08)."""
    return _won(state, "allies", "time", story, "AA-ARD-08")


def _all_destroyed(state: State) -> Iterator[Reached]:
    """AA-VIC-03; a mission adds goals and removes none, unless a table plays for its goals alone (AA-AMB-58)."""
    if state.rules.rulings.all_destroyed == "goals-only" and state.rules.mission in WITH_GOALS:
        return
    for team, other in (TEAM_NAMES, TEAM_NAMES[::-1]):
        if not _has_units(state, other):
            yield Reached(team, "destroyed", ("AA-VIC-03",))


def _has_units(state: State, team: Team) -> bool:
    return any(TEAMS[seat] == team for seat in state.armies.of)


def _at_once(state: State, reason: str, story: Story) -> State:
    """Both teams have won at the same moment, as a rule by their last units (AA-AMB-14)."""
    ruling = state.rules.rulings.both_beaten
    if ruling == "active":
        return _won(state, TEAMS[state.seat], reason, story, "AA-AMB-14")
    held = {team: state.team_factories(team) for team in TEAM_NAMES}
    if ruling == "draw" or held["germany"] == held["allies"]:
        return _won(state, None, reason, story, "AA-AMB-14")
    ahead: Team = "germany" if held["germany"] > held["allies"] else "allies"
    return _won(state, ahead, reason, story, "AA-AMB-14")


def _won(state: State, team: Team | None, reason: str, story: Story, *rules: str) -> State:
    winner = None if team is None else team_of(state, team)
    held = {f"{each}_factories": state.team_factories(each) for each in TEAM_NAMES}
    story.tell("game-over", *rules, "AA-VIC-06", team=team or "none", reason=reason, goal=goal(state), **held)
    return replace(state, result=Result(winner, reason, rules), walk=None, attacks=(), phase="over")


def removed(state: State, unit: str, story: Story, *rules: str, captor: Seat = "") -> State:
    """A unit leaves the map at once, with its markers (AA-CMB-25); nobody owes it an attack any more (AA-AMB-09)."""
    gone, owner = state.units[unit], state.owner(unit)
    story.tell("destroyed", *rules, seat=owner, hex=gone.hex, **named(state, unit))
    if gone.repair:
        state = _fee_gone(state, owner, captor, story)
    bound = GONE if state.rules.rulings.lost_duty == "stays" else ""
    left = {
        id_: replace(other, duty=bound) if other.duty == unit else other
        for id_, other in state.units.items()
        if id_ != unit
    }
    return replace(state, units=left)


def _fee_gone(state: State, owner: Seat, captor: Seat, story: Story) -> State:
    """The coins under it (AA-AMB-16): to the bank, or as the table has agreed."""
    ruling = state.rules.rulings.lost_fee
    to = captor if ruling == "captor" else owner if ruling == "owner" else ""
    story.tell("fee-lost", "AA-AMB-16", seat=owner, to=to or "bank", coins=FEE)
    return replace(state, coins={**state.coins, to: state.coins[to] + FEE}) if to else state
