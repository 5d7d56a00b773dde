"""What a retreat costs (BM-RET-04..11): everybody shows themselves, artillery is lost, positions pay for being left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product

from msgspec.structs import force_setattr, replace

from companion.games.marengo.changes import show
from companion.games.marengo.losing import lose, needs_a_spare
from companion.games.marengo.moves.answers import handfuls, not_asked, not_there, number_of_handfuls, present
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.bombard import driven_off
from companion.games.marengo.parts import Blocks, Retreat
from companion.games.marengo.pieces import (
    Picked,
    each,
    impossible,
    kind,
    order_of_words,
    pick,
    possible_faces,
    strength,
    word,
)
from companion.games.marengo.state import State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


def under_way(state: State) -> Retreat:
    return present(state.retreat)


def leaving(state: State) -> list[str]:
    """The positions in which there is still somebody who has to leave, reserve first."""
    return state.places(under_way(state).side, under_way(state).locale)


def hidden(state: State, place: str) -> Blocks:
    """Blocks of a position that have yet to show themselves (BM-RET-04)."""
    here = state.at(under_way(state).side, place)
    return {name: count for name, count in here.items() if not kind(name).face}


def to_show(state: State) -> list[str]:
    return [place for place in leaving(state) if hidden(state, place)]


def asked(state: State, stage: str) -> Seat | None:
    """Who is asked, if the retreat has come so far; nobody goes on before all have shown themselves."""
    if state.retreat is None:
        return None
    now = "show" if to_show(state) else state.retreat.stage
    return state.retreat.side if now == stage else None


# --- they show themselves -------------------------------------------------------------------------------------------


class Show(MarengoMove, frozen=True, tag="show"):
    """All blocks of one position that are not known yet show their faces, sleeping ones too (BM-SURP-11, BM-AMB-34)."""

    place: str
    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def picked(self, state: State) -> list[Picked] | None:
        return pick(state, self.seat or "", self.place, self.blocks, lambda parts: not parts.face)

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        unasked = list(not_asked(state, seat, asked(state, "show"), "BM-RET-04"))
        if unasked:
            yield from unasked
            return
        if self.place not in leaving(state):
            yield no("BM-RET-02", case="place", seat=seat, place=self.place)
            return
        picked, number = self.picked(state), sum(hidden(state, self.place).values())
        if picked is None or len(picked) != number or not all(block.face for block in picked):
            yield no("BM-RET-04", case="all", seat=seat, place=self.place, count=number)
        yield from impossible(state, seat, picked or ())

    def effect(self, state: State, story: Story) -> State:
        seat, picked = self.seat or "", present(self.picked(state))
        faces = ", ".join(sorted(block.face for block in picked))
        story.tell("shown", "BM-RET-04", seat=seat, place=self.place, faces=faces, count=len(picked))
        return show(state, story, seat, self.place, picked)


def _could_show(state: State, name: str, count: int) -> dict[str, int]:
    """The faces that so many blocks of a kind can have, as words, and how many of them at most."""
    seat = under_way(state).side
    most: dict[str, int] = {}
    for face in possible_faces(state, seat, name):
        same = (number for number in range(count, 1, -1) if _can_all_be(state, name, face, number))
        most[f"{word(name)}={face}"] = next(same, 1)
    return most


def _can_all_be(state: State, name: str, face: str, number: int) -> bool:
    return not impossible(state, under_way(state).side, [Picked(name, face)] * number)


def showings(state: State, place: str) -> Iterator[Show]:
    """Everything that the blocks of a position can be."""
    kinds = (handfuls(_could_show(state, name, count), count, count) for name, count in hidden(state, place).items())
    seat = under_way(state).side
    return legal(state, (Show(seat, place, tuple(chain(*words))) for words in product(*kinds)))


def ways_to_show(state: State, place: str) -> int:
    """In how many ways, at most."""
    ways = 1
    for name, count in hidden(state, place).items():
        ways *= number_of_handfuls(_could_show(state, name, count), count, count)
    return ways


# --- losses ---------------------------------------------------------------------------------------------------------


def takers(state: State, place: str) -> list[str]:
    """Kinds of blocks that can take the loss of a position: infantry in reserve, else infantry and cavalry."""
    retreat = under_way(state)
    arms = ("i",) if place == retreat.locale else ("i", "c")
    return [name for name in state.at(retreat.side, place) if kind(name).arm in arms]


def pays(state: State, place: str) -> bool:
    """Does leaving this position cost a strength point, now that its blocks are seen?"""
    return place != under_way(state).beaten and bool(takers(state, place))


def charged_by(retreat: Retreat, place: str) -> str:
    """The rule that says what leaving this position costs: those who lost the assault pay no more."""
    if place == retreat.beaten:
        return "BM-RET-09"
    return "BM-RET-06" if place == retreat.locale else "BM-RET-08"


class Sacrifice(MarengoMove, frozen=True, tag="sacrifice"):
    """Who takes the one strength point that leaving a position costs (BM-RET-06, -08)."""

    place: str
    block: str

    def picked(self, state: State) -> Picked | None:
        found = pick(state, self.seat or "", self.place, (self.block,))
        return found[0] if found else None

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        unasked = list(not_asked(state, seat, asked(state, "lose"), "BM-RET-23"))
        if unasked:
            yield from unasked
            return
        picked, retreat = self.picked(state), under_way(state)
        if self.place not in retreat.due:
            yield no("BM-RET-23", case="place", seat=seat, place=self.place)
        elif picked is None:
            yield not_there(state, seat, self.place, (self.block,))
        elif picked.kind not in takers(state, self.place):
            rule = "BM-RET-07" if self.place == retreat.locale else "BM-RET-08"
            yield no(rule, case="arm", seat=seat, place=self.place, face=picked.known or "none")
        else:
            yield from impossible(state, seat, (picked,))
            others = ((kind(name).face, 1) for name in takers(state, self.place))
            yield from needs_a_spare(state, seat, picked.known, 1, others)

    def effect(self, state: State, story: Story) -> State:
        picked, retreat = present(self.picked(state)), under_way(state)
        rule = charged_by(retreat, self.place)
        state = lose(state, story, retreat.side, self.place, picked.kind, 1, rule, "BM-RET-23")
        due = tuple(place for place in retreat.due if place != self.place)
        return replace(state, retreat=replace(retreat, due=due))


def sacrifices(state: State, place: str) -> Iterator[Sacrifice]:
    return legal(state, (Sacrifice(under_way(state).side, place, word(name)) for name in takers(state, place)))


def charged(state: State, story: Story) -> State:
    """All are seen: artillery does not get away (BM-RET-05), and each position that is left costs something.

    So does none whose blocks have just lost the assault (BM-RET-09), where artillery may be spared too (BM-AMB-13).
    """
    retreat = under_way(state)
    spared = retreat.beaten if state.rules.rulings.retreat_artillery == "spared" else ""
    for place in leaving(state):
        for name in [name for name in each(state.at(retreat.side, place)) if kind(name).arm == "a"]:
            if place == spared:
                state = driven_off(state, story, retreat.side)
            else:
                state = lose(state, story, retreat.side, place, name, strength(kind(name).face), "BM-RET-05")
    due = tuple(place for place in leaving(state) if pays(state, place))
    return replace(state, retreat=replace(retreat, stage="lose", due=due))
