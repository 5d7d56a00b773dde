"""Where special units may be deployed (CW-AGENT, CW-HUNT, CW-ENG, CW-CRASH, CW-DEPLOY-20..22)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.reach import Reach
from companion.games.clockwork.state import COURT, FIGURES, GENERALS, REMOVED, RESERVE, Player, State, kind_of
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no

TARGETS_OF_CRASHERS = (Kind.CITADEL, Kind.VILLAGE)
CLOSED_TO_AGENTS = {"CW-DEPLOY-18": "capital", "CW-DEPLOY-23": "guardian"}  # though reach means nothing to them
ONE_A_ROUND = {"engineer": "CW-ENG-01", "crasher": "CW-CRASH-01"}  # of the races that have two figures


def kind_of_race(seat: Seat) -> str:
    """The special unit of a player's race."""
    return kind_of(FIGURES[seat][0])


def where_agent_is(player: Player) -> str:
    """Empty if the Agent waits beside the screen, is out of the game, or belongs to another race."""
    place = player.figures.get("agent", REMOVED)
    return "" if place in (RESERVE, REMOVED) else place


def at_hand(player: Player) -> tuple[str, ...]:
    """The special units that orders could place, by kind: those beside the screen, and an Agent in play."""
    waiting = tuple(kind_of(figure) for figure, place in player.figures.items() if place == RESERVE)
    return ("agent",) if where_agent_is(player) else waiting


def against_unit(state: State, seat: Seat, figure: str) -> Iterator[Objection]:
    """Why this player has no such special unit to deploy, wherever it should go."""
    player, stays = state.player(seat), state.rules.rulings.agent_from_court == "stays"
    if figure != kind_of_race(seat):
        case = "general" if figure in GENERALS else "race"
        yield no("CW-DEPLOY-20", case=case, seat=seat, figure=figure, own=kind_of_race(seat))
    elif where_agent_is(player) == COURT and stays:
        yield no("CW-A-20", seat=seat)
    elif not at_hand(player):
        yield _gone(player, seat, figure)


def _gone(player: Player, seat: Seat, figure: str) -> Objection:
    place = player.figures.get(figure, REMOVED)
    if figure == "hunter" and place != REMOVED:
        return no("CW-HUNT-06", seat=seat, tile=place)
    return no("CW-DEPLOY-20", case="gone", seat=seat, figure=figure, own=figure)


def against_second(seat: Seat, figure: str) -> Objection:
    """Another order has a special unit already."""
    rule = ONE_A_ROUND.get(figure, "CW-DEPLOY-20")
    return no(rule, case="second", seat=seat, figure=figure, own=kind_of_race(seat))


def against_court(seat: Seat, figure: str) -> Iterator[Objection]:
    if figure != "agent":
        yield no("CW-A-25", seat=seat, figure=figure)


def may_go(reach: Reach, figure: str, place: str) -> bool:
    """May a special unit that can be deployed be sent there, if it gets there at all?"""
    wrong = against_court(reach.seat, figure) if place == COURT else against_tile(reach, figure, place)
    return not any(wrong) and not any(against_staying(reach.here.state, reach.seat, place))


def against_tile(reach: Reach, figure: str, tile: str) -> Iterator[Objection]:
    """Why such a unit is not deployed on that kind of tile, be it in reach or not."""
    match figure:
        case "agent":
            yield from _against_agent(reach, tile)
        case "engineer":
            yield from _against_engineer(reach, tile)
        case "crasher":
            yield from _against_crasher(reach, tile)


def against_staying(state: State, seat: Seat, place: str) -> Iterator[Objection]:
    if where_agent_is(state.player(seat)) == place:
        yield no("CW-AGENT-03", place=place)


def _against_agent(reach: Reach, tile: str) -> Iterator[Objection]:
    rule = reach.closing_rule(tile)
    if rule in CLOSED_TO_AGENTS:
        yield no("CW-A-21", case=CLOSED_TO_AGENTS[rule], tile=tile)
    elif rule:
        yield no(rule, case="target", tile=tile)


def _against_engineer(reach: Reach, tile: str) -> Iterator[Objection]:
    if tile not in reach.here.board.research:
        yield no("CW-ENG-02", tile=tile)
    if "engineer" in reach.here.figures_of(tile, reach.seat):
        yield no("CW-ENG-03", tile=tile)


def _against_crasher(reach: Reach, tile: str) -> Iterator[Objection]:
    here, holder = reach.here, reach.here.controller(tile)
    if here.board.kinds[tile] not in TARGETS_OF_CRASHERS:
        yield no("CW-CRASH-02", case="kind", tile=tile)
    elif here.is_contested(tile):
        yield no("CW-A-33", case="contested", tile=tile)
    elif not holder or holder == reach.seat:
        yield no("CW-CRASH-02", case="own" if holder else "nobody", tile=tile)
    elif here.are_allies(reach.seat, holder):
        yield no("CW-A-33", case="ally", tile=tile)
