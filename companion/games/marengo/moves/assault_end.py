"""The last step of an assault (BM-AS11): the beaten leave, the winners advance, or the attackers fall back."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.marengo.changes import shift
from companion.games.marengo.moves.advancing import ADVANCE, OVER, advanced, who_enters
from companion.games.marengo.moves.rows import going_on, participants, position, under_way
from companion.games.marengo.parts import Retreat
from companion.games.marengo.pieces import each
from companion.games.marengo.state import State
from companion.kernel.story import Story


def driven_out_or_back(state: State, story: Story) -> State:
    """BM-AS11-01..03."""
    return _won(state, story) if under_way(state).result > 0 else _fallen_back(state, story)


def _fallen_back(state: State, story: Story) -> State:
    """The surviving attackers go into the reserve of their own locale: no retreat, no loss (BM-AS11-07)."""
    over, survivors = under_way(state).over, each(participants(state, state.side))
    home = state.board.locale_of[over]
    state, _ = shift(state, state.side, over, home, survivors)
    rules = ("BM-AS11-02", "BM-ASLT-11", "BM-ASLT-23")
    story.tell("assault-failed", *rules, seat=state.side, rival=state.enemy, place=over)
    if survivors:
        story.tell("fell-back", "BM-AS11-01", "BM-AS11-07", seat=state.side, place=home, count=len(survivors))
    return going_on(replace(state, failed=(*state.failed, over)), step=OVER)


def _won(state: State, story: Story) -> State:
    """All of the enemy in the locale retreat, those at the approach without a further loss (BM-AS11-03, BM-RET-09)."""
    over, alive, dead = under_way(state).over, participants(state, state.side), state.rules.rulings.dead_winners
    locale = state.board.beyond[over]
    if not alive and dead == "stays":  # BM-AMB-19
        story.tell("nobody-left", "BM-AMB-19", case="stays", seat=state.side, rival=state.enemy, place=locale)
        return going_on(state, step=OVER)
    if alive or dead == "empty":
        state = replace(state, taken=(*state.taken, locale))
    story.tell("assault-won", "BM-AS11-03", "BM-ASLT-10", seat=state.side, rival=state.enemy, place=locale)
    if state.holds(state.enemy, locale):
        away = state.board.locale_of[over]
        beaten = position(state, state.enemy)
        state = replace(state, retreat=Retreat(state.enemy, locale, away, beaten=beaten))
    return going_on(state, step=ADVANCE)


def advance(state: State, story: Story) -> State:
    """All surviving participants, unless their side has to say who goes in (BM-AMB-33)."""
    if who_enters(state) is not None:
        return state
    survivors = each(participants(state, state.side))
    if survivors:
        return advanced(state, story, survivors)
    locale = state.board.beyond[under_way(state).over]
    story.tell("nobody-left", "BM-AMB-19", case="empty", seat=state.side, rival=state.enemy, place=locale)
    return going_on(state, step=OVER)
