"""The battle segment: who resolves what, who wins, what stays (CW-BATTLE-01..20, CW-LEV-04..07, CW-ALLY-21..23)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import ClassVar

from msgspec.structs import force_setattr, replace

from companion.games.clockwork.combat import Verdict, judge
from companion.games.clockwork.losses import eliminate
from companion.games.clockwork.moves.base import ClockworkMove, Segment, not_now
from companion.games.clockwork.moves.battle_telling import tell_comparison, tell_verdict
from companion.games.clockwork.pieces import settle_tokens
from companion.games.clockwork.spelling import Share, Units
from companion.games.clockwork.standing import commander, standing
from companion.games.clockwork.state import REMOVED, General, Phase, State
from companion.games.clockwork.units import divisions, fits, shares_in_order, told, units_on, without
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

# --- whose battles ---------------------------------------------------------------------------------------------------


def takes_part(state: State, seat: Seat, tile: str) -> bool:
    """Had units there at the reveal, or has some now (CW-A-29)."""
    return seat in state.battles[tile].sides or bool(standing(state).units_of(tile, seat))


def battles_of(state: State, seat: Seat) -> Iterator[str]:
    """His unresolved battles; one that is nobody's is everybody's."""
    for tile in state.battles:
        if takes_part(state, seat, tile) or not any(takes_part(state, other, tile) for other in state.seats):
            yield tile


def resolver(state: State) -> Seat:
    """Who picks the next battle: the first in player order with one left (CW-BATTLE-02); nobody if all are resolved."""
    return next((seat for seat in state.player_order() if next(battles_of(state, seat), None)), "")


def undecided(state: State) -> str:
    """The tile whose winner still has to say what stays."""
    return next((tile for tile, battle in state.battles.items() if battle.winner), "")


# --- resolving -------------------------------------------------------------------------------------------------------


class Resolve(ClockworkMove, frozen=True, tag="battle"):
    """One battle is resolved: strengths are compared, the losers leave."""

    tile: str

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, "battle")
        if late is not None:
            yield late
            return
        open_ = undecided(state)
        if open_:
            yield no("CW-BATTLE-10", case="first", seat=state.battles[open_].winner, tile=open_)
            return
        seat, turn = self.seat or "nobody", resolver(state)
        if self.tile not in state.battles:  # a house rule may have led to a battle anywhere: it has to end
            capital = self.tile in standing(state).board.capitals
            yield no("CW-BATTLE-18" if capital else "CW-BATTLE-01", tile=self.tile)
        if seat != turn:
            yield no("CW-BATTLE-02", case="turn", seat=seat, turn=turn or "nobody", tile=self.tile)
        elif self.tile in state.battles and self.tile not in battles_of(state, seat):
            yield no("CW-BATTLE-02", case="theirs", seat=seat, turn=turn, tile=self.tile)

    def effect(self, state: State, story: Story) -> State:
        verdict = judge(state, self.tile)
        tell_comparison(state, story, self.tile, verdict)
        state = _losers_leave(state, story, self.tile, verdict)
        winner = verdict.winner
        if winner is None or verdict.keep == winner.units:
            return _settled(state, story, self.tile)
        owner = state.battles[self.tile].leviathan
        chooser = commander(state, winner.seats[0])  # CW-BATTLE-10, CW-ALLY-23
        spared = units_on(state, self.tile, owner).count if owner else 0
        if verdict.keep == spared:  # nothing to choose: the ally fares as if he had lost (CW-A-64)
            state = _reduced(state, story, self.tile, {})
            return _settled(state, story, self.tile)
        battle = replace(state.battles[self.tile], winner=chooser, keep=verdict.keep - spared)
        return replace(state, battles={**state.battles, self.tile: battle})


def _losers_leave(state: State, story: Story, tile: str, verdict: Verdict) -> State:
    """CW-BATTLE-08, CW-BATTLE-13, CW-LEV-04..06, CW-ALLY-22."""
    rule = {"drawn": "CW-BATTLE-13", "leviathan": "CW-LEV-04"}.get(verdict.kind, "CW-BATTLE-08")
    gone = 0
    for army in verdict.losers:
        for seat in army.seats:
            units = units_on(state, tile, seat)
            gone += units.count
            state = eliminate(state, story, tile, seat, units, rule)
    return _leviathan_leaves(state, story, tile, gone) if verdict.kind == "leviathan" else state


def _leviathan_leaves(state: State, story: Story, tile: str, gone: int) -> State:
    owner = state.battles[tile].leviathan
    player = state.player(owner)
    state = state.with_player(owner, replace(player, vp=player.vp + gone))
    story.tell("devoured", "CW-LEV-06", "CW-LEV-07", seat=owner, tile=tile, vp=gone, total=player.vp + gone)
    return state.with_general("leviathan", General(REMOVED))


# --- what stays ------------------------------------------------------------------------------------------------------


class Keep(ClockworkMove, frozen=True, tag="keep"):
    """The winner says which units stay. Units without a colour are the player's own."""

    tile: str
    shares: tuple[Share, ...]

    def __post_init__(self) -> None:
        shares = shares_in_order(Share(share.seat or self.seat or "", share.units) for share in self.shares)
        if len(shares) == 1 and shares[0].seat == self.seat:
            shares = (Share("", shares[0].units),)
        force_setattr(self, "shares", shares)

    @property
    def kept(self) -> dict[Seat, Units]:
        return {share.seat or self.seat or "": share.units for share in self.shares}

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, "battle")
        if late is not None:
            yield late
            return
        battle = state.battles.get(self.tile)
        if battle is None or not battle.winner:
            yield no("CW-BATTLE-10", case="none", seat=self.seat or "nobody", tile=self.tile)
            return
        if battle.winner != self.seat:
            yield no("CW-BATTLE-10", case="chooser", seat=battle.winner, tile=self.tile)
            return
        yield from self._against_number(battle.keep)
        present = reducible(state, self.tile)
        for seat, units in self.kept.items():
            if not fits(units, present.get(seat, Units())):
                there = told(present.get(seat, Units()))
                yield no("CW-BATTLE-10", case="there", seat=seat or "nobody", tile=self.tile, units=there)

    def _against_number(self, keep: int) -> Iterator[Objection]:
        count = sum(units.count for units in self.kept.values())
        if count > keep:
            yield no("CW-BATTLE-09", tile=self.tile, keep=keep, count=count)
        elif count < keep:
            yield no("CW-BASE-10", tile=self.tile, keep=keep, count=count)

    def effect(self, state: State, story: Story) -> State:
        state = _reduced(state, story, self.tile, self.kept)
        return _settled(state, story, self.tile)


def reducible(state: State, tile: str) -> dict[Seat, Units]:
    """What the winning side has to choose from; whoever owns the Leviathan loses nothing (CW-LEV-04)."""
    owner = state.battles[tile].leviathan
    present = (seat for seat in state.player_order() if standing(state).units_of(tile, seat) and seat != owner)
    return {seat: units_on(state, tile, seat) for seat in present}


def ways_to_keep(state: State, tile: str) -> Iterator[ClockworkMove]:
    battle = state.battles[tile]
    return (Keep(battle.winner, tile, shares) for shares in divisions(reducible(state, tile), battle.keep))


def _reduced(state: State, story: Story, tile: str, kept: dict[Seat, Units]) -> State:
    """Only these units of the winning side stay (CW-BATTLE-09)."""
    for seat, units in reducible(state, tile).items():
        lost = without(units, kept.get(seat, Units()))
        state = eliminate(state, story, tile, seat, lost, "CW-BATTLE-09")
    return state


def _settled(state: State, story: Story, tile: str) -> State:
    """The battle is over: who holds the tile now, and whose its discovery is (CW-BATTLE-12, CW-BATTLE-19)."""
    state = replace(state, battles={other: battle for other, battle in state.battles.items() if other != tile})
    tell_verdict(state, story, tile)
    return settle_tokens(state, story, waiting=state.rules.rulings.token_transfer == "end-of-segment")  # CW-A-35


PATTERNS: dict[type[Move], str] = {
    Resolve: "battle <tile:tile>",
    Keep: "keep <tile:tile> <shares:shares>",
}


class Battles(Segment):
    """Battle after battle, until none is left."""

    phase: ClassVar[Phase] = "battle"
    chapters = ("CW-BATTLE", "CW-LEV", "CW-ALLY-21", "CW-ALLY-22", "CW-ALLY-23")

    def step(self, state: State, story: Story) -> State:
        """A winner with nothing to choose keeps what there is."""
        tile = undecided(state)
        if not tile or "keep" not in state.rules.automatic:
            return state
        ways = list(islice(ways_to_keep(state, tile), 2))
        if len(ways) != 1:
            return state
        story.automatic(ways[0])
        return ways[0].effect(state, story)

    def decisions(self, state: State) -> Iterator[Decision]:
        tile, turn = undecided(state), resolver(state)
        if tile:
            yield Decision(state.battles[tile].winner, "keep", ("keep",), occasion=f"{state.round}.{tile}")
        elif turn:
            yield Decision(turn, "battle", ("battle",), occasion=f"{state.round}")

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        if decision.kind == "keep":
            return ways_to_keep(state, undecided(state))
        seat = decision.seat or ""
        return (Resolve(seat, tile) for tile in battles_of(state, seat))

    def end(self, state: State, story: Story) -> State:
        return settle_tokens(state, story)
