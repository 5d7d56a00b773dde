"""What a move would do, told before it is made: judged on the board as everybody sees it, by playing it on paper.

A hint for orders looks at the player's own lines and at units on the map, never at what others have written.
"""

from __future__ import annotations

from companion.games.clockwork.combat import Verdict, judge, parts, total
from companion.games.clockwork.moves.attrition import IMMUNE, Lose
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.moves.battle import Keep, Resolve, reducible
from companion.games.clockwork.moves.citadel import Send
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.moves.leviathan import Unleash
from companion.games.clockwork.moves.specials import Crash, Hunt, Kill, on_the_map
from companion.games.clockwork.spelling import Units
from companion.games.clockwork.standing import STRENGTH, commander, standing
from companion.games.clockwork.state import State
from companion.games.clockwork.units import told, units_on, without
from companion.kernel.game import Event, Fact, Move, Seat
from companion.kernel.story import Story


def hint(state: State, move: Move) -> Event | None:
    """What the move would do; None if there is nothing to say beyond the move itself."""
    if not isinstance(move, ClockworkMove) or next(move.objections(state), None) is not None:
        return None
    match move:
        case Resolve():
            return Event("hint-battle", facts=_fight(state, move.tile))
        case Send(start=start, to=tile):
            return _support(state, move, start, tile)
        case Hunt(to=tile):
            return _support(state, move, next(on_the_map(state, move.seat, "hunter")), tile)
        case Crash(tile=tile) | Kill(tile=tile):
            return _support(state, move, "", tile)
        case Unleash():
            return _leviathan(state, move)
        case Keep():
            return _keep(state, move)
        case Lose():
            return _loss(state, move)
        case Deploy():
            return _orders(state, move)
    return None


def _after(state: State, move: ClockworkMove) -> State:
    return move.effect(state, Story(lambda _: ""))


# --- battles ---------------------------------------------------------------------------------------------------------


def _fight(state: State, tile: str) -> dict[str, Fact]:
    """Every strength on the tile, and how a battle there would end now."""
    verdict = judge(state, tile)
    strengths = (f"{'/'.join(army.seats)} {army.strength}" for army in verdict.armies if army.seats)
    return {"tile": tile, "parts": ", ".join(strengths) or "none", **_ending(state, verdict)}


def _ending(state: State, verdict: Verdict) -> dict[str, Fact]:
    winner = verdict.winner
    return {
        "verdict": verdict.kind,
        "seat": commander(state, winner.seats[0]) if winner and len(winner.seats) > 1 else _alone(verdict),
        "ally": int(winner is not None and len(winner.seats) > 1),
        "keep": verdict.keep,
        "lost": winner.units - verdict.keep if winner else 0,
    }


def _alone(verdict: Verdict) -> Seat:
    return verdict.winner.seats[0] if verdict.winner else "nobody"


def _support(state: State, move: ClockworkMove, start: str, tile: str) -> Event:
    """The battle as it would stand then; `left`: what remains where the units came from."""
    after = _after(state, move)
    left = units_on(after, start, move.seat or "").count if start else -1
    return Event("hint-support", facts={**_fight(after, tile), "start": start or "nobody", "left": left})


def _leviathan(state: State, move: Unleash) -> Event:
    present = standing(state).units[move.tile]
    enemies = standing(state).enemies_on(move.tile, move.seat or "")
    return Event("hint-unleash", ("CW-LEV-06",), {"tile": move.tile, "vp": sum(present[seat] for seat in enemies)})


def _keep(state: State, move: Keep) -> Event:
    gone = [without(units, move.kept.get(seat, Units())) for seat, units in reducible(state, move.tile).items()]
    lost = Units(sum(units.soldiers for units in gone), tuple(figure for units in gone for figure in units.figures))
    return Event("hint-keep", facts={"tile": move.tile, "units": told(lost)})


def _loss(state: State, move: Lose) -> Event:
    there = units_on(state, move.tile, move.seat or "").count
    return Event("hint-lose", facts={"tile": move.tile, "left": there - (move.unit not in IMMUNE)})


# --- orders ----------------------------------------------------------------------------------------------------------


def _orders(state: State, move: Deploy) -> Event:
    """What is left in the pool, and whom the orders meet as the board stands now."""
    seat = move.seat or ""
    sent: dict[str, int] = {}
    for line in move.lines:
        sent[line.to] = sent.get(line.to, 0) + line.workers + STRENGTH.get(line.figure, 0)
    fights = [f"{tile} {_own(state, tile, seat) + more}:{enemy}" for tile, more in sent.items()
              if (enemy := _enemy(state, tile, seat)) is not None]  # fmt: skip
    left = state.player(seat).pool - sum(line.workers for line in move.lines)
    facts: dict[str, Fact] = {"left": left, "count": len(fights), "parts": ", ".join(fights) or "none"}
    return Event("hint-deploy", facts=facts)


def _own(state: State, tile: str, seat: Seat) -> int:
    return total(tuple(parts(state, tile, seat)))


def _enemy(state: State, tile: str, seat: Seat) -> int | None:
    """The strongest enemy on a tile; None if there is no enemy."""
    if tile not in state.soldiers:
        return None
    enemies = standing(state).enemies_on(tile, seat)
    return max((total(tuple(parts(state, tile, enemy))) for enemy in enemies), default=None)
