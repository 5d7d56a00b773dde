"""Into a locale that was won (BM-MAN-19, BM-AS11-04): all go in, unless a table lets some of them stay behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from msgspec.structs import force_setattr, replace

from companion.games.marengo.changes import shift
from companion.games.marengo.moves.answers import (
    EXAMPLES,
    FEW,
    handfuls,
    must_stay_hidden,
    not_asked,
    number_of_handfuls,
    present,
    words_for,
)
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.checks import entered
from companion.games.marengo.moves.routes import Leg, crossed
from companion.games.marengo.moves.rows import going_on, next_is, participants, under_way
from companion.games.marengo.parts import Blocks, Going
from companion.games.marengo.pieces import Picked, each, order_of_words, pick
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

ADVANCE, OVER = 12, 13  # the last steps of an assault


# --- they go in -----------------------------------------------------------------------------------------------------


def moved_in(state: State, story: Story, names: Iterable[str]) -> State:
    """Blocks of a maneuver attack enter the reserve of the emptied locale (BM-MAN-19)."""
    attack = present(state.maneuver)
    place = state.board.beyond[attack.over]
    state, came = shift(state, state.side, attack.origin, place, names, "m")
    story.tell("took", "BM-MAN-19", seat=state.side, rival=state.enemy, place=place, count=sum(came.values()))
    if attack.road:
        state = crossed(state, Leg(attack.steps, attack.road, attack.over, place, attack.free))
    going = Going(place, came, attack.road, attack.steps, attack.free, attacked=True, began=attack.began)
    return replace(entered(state, state.side, place), going=going)


def advanced(state: State, story: Story, names: list[str]) -> State:
    """Participants come into the reserve of the taken locale; their cavalry may go on at once (BM-AS11-04, -05)."""
    over = under_way(state).over
    locale = state.board.beyond[over]
    state, group = shift(state, state.side, over, locale, names)
    rules = ("BM-AS11-04", "BM-AS11-06", "BM-ASLT-23")
    story.tell("advanced", *rules, seat=state.side, place=locale, count=len(names))
    state = replace(entered(state, state.side, locale), going=Going(locale, group, stormed=True))
    return going_on(state, step=OVER)


# --- some stay behind -----------------------------------------------------------------------------------------------


class Entering(NamedTuple):
    """Who could go in, and how many have to."""

    origin: str
    to: str
    group: Blocks
    least: int
    most: int


def who_enters(state: State) -> Entering | None:
    """The question who goes in; None if it is not asked now."""
    rulings, attack = state.rules.rulings, state.maneuver
    if attack is not None and attack.yielded and state.retreat is None and rulings.part_stays == "yes":
        number, to = sum(attack.group.values()), state.board.beyond[attack.over]
        return Entering(attack.origin, to, attack.group, 1, number) if number > 1 else None
    if next_is(state, ADVANCE) and rulings.surplus == "stays":
        over, group = under_way(state).over, participants(state, state.side)
        to = state.board.beyond[over]
        room = state.board.locale[to].capacity - state.room_taken(state.side, to)
        return Entering(over, to, group, room, room) if 0 < room < sum(group.values()) else None
    return None


def staying_rule(state: State) -> str:
    """The ruling by which somebody stays behind."""
    return "BM-AMB-33" if state.maneuver is None else "BM-AMB-36"


class Advance(MarengoMove, frozen=True, tag="advance"):
    """These blocks go into the locale that was won; the others stay where they are."""

    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def picked(self, state: State, asked: Entering) -> list[Picked] | None:
        return pick(state.with_stand(state.side, asked.origin, asked.group), state.side, asked.origin, self.blocks)

    def objections(self, state: State) -> Iterator[Objection]:
        seat, asked, rule = self.seat or "", who_enters(state), staying_rule(state)
        unasked = list(not_asked(state, seat, state.side if asked else None, rule))
        if unasked or asked is None:
            yield from unasked
            return
        if not asked.least <= len(self.blocks) <= asked.most:
            yield no(rule, case="count", seat=seat, place=asked.to, least=asked.least, most=asked.most)
        yield from must_stay_hidden(state, seat, asked.origin, self.blocks, self.picked(state, asked))

    def effect(self, state: State, story: Story) -> State:
        asked = present(who_enters(state))
        names = [block.kind for block in present(self.picked(state, asked))]
        staying = each(asked.group)
        for name in names:
            staying.remove(name)
        if staying:
            story.tell("stays-behind", staying_rule(state), seat=state.side, place=asked.origin, count=len(staying))
        if state.maneuver is None:
            return advanced(state, story, names)
        state = moved_in(state, story, names)
        state, _ = shift(state, state.side, asked.origin, asked.origin, staying, "m")  # that was their move
        return replace(state, maneuver=replace(present(state.maneuver), group={}))


def advance_asked(state: State) -> Iterator[Decision]:
    asked = who_enters(state)
    if asked is not None:
        many = number_of_handfuls(words_for(asked.group), asked.least, asked.most) > FEW
        yield Decision(state.side, "advance", ("advance",), f"{state.turn} {asked.to}", complete=not many, typed=many)


def advances(state: State, decision: Decision) -> Iterator[Move]:
    asked = who_enters(state)
    if asked is not None:
        every = (Advance(state.side, words) for words in handfuls(words_for(asked.group), asked.least, asked.most))
        yield from legal(state, islice(every, EXAMPLES if decision.typed else None))
