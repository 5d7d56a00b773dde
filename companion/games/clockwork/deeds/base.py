"""What every effect of a card shares when it is carried out: who uses which card, and where it may strike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.effects import near
from companion.games.clockwork.pieces import settle_tokens
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import COURT, Battle, Phase, State
from companion.games.clockwork.vocabulary import Range
from companion.kernel.game import Fact, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

MEETING: tuple[Phase, ...] = ("support", "leviathan")  # when a card may still bring enemies together
Targets = tuple[Target, ...]


class Act(Struct, frozen=True):
    """A card being used: by whom, which one, and the tiles its range is counted from."""

    seat: Seat
    card: str
    origins: tuple[str, ...]
    espionage: bool = False

    @property
    def rule(self) -> str:
        """The card says what it does and when."""
        return "CW-ESP-03" if self.espionage else "CW-ACT-06"

    def refuses(self, case: str, **facts: Fact) -> Objection:
        """The card does not allow that."""
        return no("CW-ESP-03" if self.espionage else "CW-ACT-06", case=case, card=self.card, **facts)


class Deed:
    """How one type of effect is checked and carried out."""

    def against(self, state: State, act: Act, effect: Any, targets: Targets) -> Iterator[Objection]:
        """What speaks against these targets; the effect names what kind of targets it takes."""
        return iter(())

    def carry_out(self, state: State, act: Act, effect: Any, targets: Targets, story: Story) -> State:
        raise NotImplementedError

    def samples(self, state: State, act: Act, effect: Any) -> Iterator[Targets]:
        """Likely targets, best first; whatever speaks against one is found out by whoever asks."""
        return iter(((),))

    by_hand: ClassVar[bool] = False


# --- where a card may strike --------------------------------------------------------------------------------------


def against_tile(state: State, act: Act, tile: str, range_: Range = "any") -> Iterator[Objection]:
    """A card strikes tiles of the map in its range; never the court, never a capital."""
    here = standing(state)
    if tile == COURT:
        yield no("CW-COURT-05", card=act.card)
    elif tile not in here.board.cells:
        yield act.refuses("no-tile", tile=tile)
    elif tile in here.capital_of:
        yield no("CW-CTRL-03", case="capital", tile=tile, owner=here.capital_of[tile])
    elif isinstance(range_, int) and not in_range(state, act, tile, range_):
        yield act.refuses("range", tile=tile, number=range_)
    else:
        yield from against_open(state, act, tile)


def in_range(state: State, act: Act, tile: str, range_: Range) -> bool:
    return not isinstance(range_, int) or any(near(state, origin, tile, range_) for origin in act.origins)


def against_open(state: State, act: Act, tile: str) -> Iterator[Objection]:
    """While somebody still has to say which units stay or go there, nothing else happens to them."""
    battle = state.battles.get(tile)
    if (battle is not None and battle.winner) or any(due.tile == tile for due in state.due):
        yield act.refuses("open", tile=tile)


def against_destination(state: State, act: Act, to: str, allowed: bool) -> Iterator[Objection]:
    """Where own units may come to stand."""
    here = standing(state)
    if to == COURT:
        yield no("CW-COURT-05", card=act.card)
    elif to not in here.board.cells:
        yield act.refuses("no-tile", tile=to)
    elif not here.are_allies(act.seat, here.capital_of.get(to, act.seat)):
        yield no("CW-CTRL-03", case="capital", tile=to, owner=here.capital_of[to])
    elif not allowed:
        yield act.refuses("to", tile=to)
    elif here.enemies_on(to, act.seat) and state.phase not in MEETING and to not in state.battles:
        yield act.refuses("enemy", tile=to)
    else:
        yield from against_open(state, act, to)


# --- by hand ---------------------------------------------------------------------------------------------------


def hands_full(state: State, seat: Seat) -> State:
    """The player carries out a card by hand: the turn goes on until he passes, so that he can enter what changed."""
    player = state.player(seat)
    return state.with_player(seat, replace(player, used=(*player.used, f"hand@{state.phase}")))


def works_by_hand(state: State, seat: Seat) -> bool:
    return f"hand@{state.phase}" in state.player(seat).used


# --- afterwards ---------------------------------------------------------------------------------------------------


def settled(state: State, story: Story) -> State:
    """Whoever meets an enemy now has a battle there, and tokens go to whoever controls their tiles."""
    if state.phase in (*MEETING, "battle") and state.rules.depth == "full":
        here = standing(state)
        met = {t: Battle(tuple(u)) for t, u in here.units.items() if t not in state.battles and here.is_contested(t)}
        for tile in met:
            story.tell("battle-joined", "CW-CTRL-04", tile=tile)
        state = replace(state, battles={**state.battles, **met}) if met else state
    return settle_tokens(state, story)
