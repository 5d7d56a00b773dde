"""What is told to the Automa at a table without a map, and its turn there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from companion.games.aces.automa.aiming import harm
from companion.games.aces.automa.blind import next_blind_plan, next_blind_shot
from companion.games.aces.automa.buying import next_purchase
from companion.games.aces.automa.inquiries import (
    NEVER,
    ONE_ANSWER,
    Inquiry,
    Unanswered,
    interceptor,
    told,
    with_answer,
    without_name,
)
from companion.games.aces.books.moving import BooksMove, Catch
from companion.games.aces.fights import fixed_hits
from companion.games.aces.moves.outcomes import fought_out, shelled
from companion.games.aces.spelling import TOLD
from companion.games.aces.state import State
from companion.kernel.game import Decision, Facts, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

_OF_A_UNIT = ("goal", "range", "here", "facts", "caught", "hit", "woods")


def open_inquiry(state: State) -> Inquiry | None:
    """What somebody has to tell before the Automa can go on."""
    if state.result is not None or not state.in_books or not state.is_automa(state.seat):
        return None
    found: object = None
    if state.attacks:
        found = _about_area(state) if state.card(state.attacks[0].unit).is_area else None
    elif state.phase == "move":
        found = next_blind_shot(state) if state.automa.unit else next_blind_plan(state)
    elif state.phase == "money":
        found = next_purchase(state)
    return found if isinstance(found, Inquiry) else None


def _about_area(state: State) -> Inquiry | None:
    try:
        _hit(state)
    except Unanswered as unanswered:
        return unanswered.inquiry
    return None


def _hit(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Whom an area attack hits, and who of them is in the forest, where that makes a difference."""
    unit = state.attacks[0].unit
    others = (id_ for id_, other in state.units.items() if other.hex and id_ != unit and not state.card(id_).flies)
    hit = told(state, "hit", unit, sorted(others), unit)
    unlike = [each for each in hit if harm(state, unit, each, forest=False) != harm(state, unit, each, forest=True)]
    return hit, told(state, "woods", unit, unlike, unit)


class Tell(BooksMove, frozen=True, tag="tell"):
    """The answer to what the Automa asks: of whom, then names of units or factories, or what is true; or none of it."""

    words: tuple[str, ...] = ()

    def objections(self, state: State) -> Iterator[Objection]:
        asked = open_inquiry(state)
        if asked is None or self.seat is not None:
            yield no("AA-AUT-04", case="nothing" if asked is None else "all", word="none")
            return
        words = without_name(asked, self.words)
        for word in words:
            if word not in asked.options or words.count(word) > 1:
                yield no("AA-AUT-04", case="word", word=word)
        if len(words) > 1 and asked.kind in ONE_ANSWER:
            yield no("AA-AUT-04", case="one", word=words[0])

    def effect(self, state: State, story: Story) -> State:
        asked = open_inquiry(state)
        assert asked is not None
        words = without_name(asked, self.words)
        story.tell("automa-told", "AA-AUT-04", asked=asked.kind, about=asked.about or "none", **told_facts(words))
        if asked.kind == "caught" and words and words != (NEVER,):
            state = Catch(state.owner(words[0]), words[0], asked.about).effect(state, story)
        return with_answer(state, asked, self.words)


def told_facts(words: tuple[str, ...]) -> Facts:
    """What was told, for whoever puts it into words."""
    names = [word for word in words if word not in TOLD]
    facts: Facts = {word: int(word in words) for word in TOLD}
    return facts | {"parts": ", ".join(names) or "none", "none_of": int(not words)}


def telling(state: State) -> Iterator[Decision]:
    asked = open_inquiry(state)
    if asked is not None:
        about = asked.about if asked.kind in _OF_A_UNIT else ""
        about = f"{asked.unit} → {about}" if asked.kind == "facts" else about
        # Of many units not every choice is listed, and whom an answer is about may go unsaid: hence not complete.
        yield Decision(None, f"tell-{asked.kind}", ("tell",), _occasion(state, asked), complete=False, about=about)


def _occasion(state: State, asked: Inquiry) -> str:
    """From how far it attacks is another question for each unit, and where it was stopped on its way."""
    whose = (asked.unit, interceptor(state, asked.unit)) if "far" in asked.options else ()
    return " ".join((asked.key, *asked.options, *whose)).strip()


def answers(state: State) -> Iterator[Move]:
    """None of it, each by itself, and all; of facts every combination. Whom it is about stands first."""
    asked = open_inquiry(state)
    if asked is None:
        return iter(())
    name = (asked.about,) if asked.kind in _OF_A_UNIT else ()
    return legal(state, (Tell(None, name + each) for each in _possible(asked)))


def _possible(asked: Inquiry) -> Iterator[tuple[str, ...]]:
    sizes = range(len(asked.options) + 1) if asked.kind == "facts" else sorted({0, 1, len(asked.options)})
    sizes = [1, 0] if asked.kind in ONE_ANSWER else sizes
    every = chain.from_iterable(combinations(asked.options, size) for size in sizes)
    return (each for each in every if not {"beside", "near"} <= {*each})  # who is beside it reaches it


def blind_barrage(state: State, story: Story) -> State:
    """An area attack, once it is told whom it hits."""
    try:
        hit, woods = _hit(state)
    except Unanswered:
        return state
    attack = state.attacks[0]
    state = shelled(state, attack, fixed_hits(state, attack.unit, at_aircraft=False), hit, story, woods)
    return fought_out(state, attack.unit, story)
