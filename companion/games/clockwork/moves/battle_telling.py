"""A battle in events: each army strength as a sum, then how it ends."""

from __future__ import annotations

from companion.games.clockwork.combat import Army, Verdict, told_sum, total
from companion.games.clockwork.standing import commander, standing
from companion.games.clockwork.state import State
from companion.games.clockwork.units import told, units_on
from companion.kernel.game import Fact
from companion.kernel.story import Story


def tell_comparison(state: State, story: Story, tile: str, verdict: Verdict) -> None:
    if verdict.kind in ("won", "drawn"):
        for army in verdict.armies:
            _tell_strengths(story, tile, army)
    match verdict.kind:
        case "won":
            _tell_victory(state, story, tile, verdict)
        case "drawn":
            story.tell("battle-drawn", "CW-BATTLE-13", "CW-BATTLE-14", tile=tile)
        case "lone":
            story.tell("battle-lone", "CW-BATTLE-17", **_side(state, verdict), tile=tile)
        case "nobody":
            story.tell("battle-nobody", "CW-A-10", tile=tile)
        case "leviathan":
            owner = state.battles[tile].leviathan
            story.tell("battle-leviathan", "CW-LEV-04", "CW-LEV-05", seat=owner, tile=tile)


def _tell_strengths(story: Story, tile: str, army: Army) -> None:
    for seat in army.seats:
        parts = army.of(seat)
        rules = dict.fromkeys(("CW-BATTLE-04", *(part.rule for part in parts)))
        facts: dict[str, Fact] = {"seat": seat, "tile": tile, "sum": told_sum(parts), "strength": total(parts)}
        story.tell("battle-strength", *rules, **facts, parts=len(parts))
    if len(army.seats) > 1:
        one, other = army.seats
        story.tell("battle-alliance", "CW-ALLY-21", seat=one, ally=other, tile=tile, strength=army.strength)


def _tell_victory(state: State, story: Story, tile: str, verdict: Verdict) -> None:
    assert verdict.winner is not None
    tactics = any(part.what == "tacops" for part in verdict.winner.parts)
    rules = ("CW-BATTLE-07", "CW-BATTLE-09", *(("CW-BATTLE-15",) if tactics else ()))
    story.tell(
        "battle-won",
        *rules,
        **_side(state, verdict),
        tile=tile,
        strength=verdict.winner.strength,
        second=verdict.second,
        keep=verdict.keep,
        lost=verdict.winner.units - verdict.keep,
        tactics=int(tactics),
    )


def _side(state: State, verdict: Verdict) -> dict[str, Fact]:
    """The winning player; for two allies their commander, and the other one."""
    assert verdict.winner is not None
    seats = verdict.winner.seats
    lead = commander(state, seats[0]) if len(seats) > 1 else seats[0]
    return {"seat": lead, "ally": next((seat for seat in seats if seat != lead), "nobody")}


def tell_verdict(state: State, story: Story, tile: str) -> None:
    """Who has what on the tile, now that its battle is over."""
    here = standing(state)
    holder = here.controller(tile)
    if holder:
        story.tell("battle-held", "CW-BATTLE-12", seat=holder, tile=tile, units=told(units_on(state, tile, holder)))
    else:
        story.tell("battle-empty", "CW-CTRL-05", tile=tile)
