"""A step of the Automa as a card: large, what it does with which unit; then everything that came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from companion.games.aces.automa.steps import step_facts
from companion.games.aces.panel.shown import Shown
from companion.kernel.game import Event, Seat
from companion.tui.hanging import hanging
from companion.tui.large import block, large

STEPS = ("automa-acts", "bought", "lot", "armies-chosen")  # what a card is about
HIGH = 6  # lines of large words
SMALL_CARD = 3  # the same where there is little room


def headline(shown: Shown, event: Event) -> list[str]:
    """In words that can be drawn large: who goes where, and whom it attacks."""
    facts = {key: str(value) for key, value in event.facts.items()}
    match event.kind:
        case "automa-acts":
            where = facts["hex"] if facts["stays"] == "1" else f"{facts['start']}-{facts['hex']}"
            first = f"{shown.unit(facts['unit'])} {where}"
            return [first] if facts["target"] == "none" else [first, f"× {shown.unit(facts['target'])} {facts['hits']}"]
        case "bought":
            return [f"+ {shown.unit(facts['unit'])} {facts['factory']}"]
        case "armies-chosen":
            return [shown.say("aces-panel-card-armies", armies=facts["armies"])]
        case "lot":
            return [shown.unit(facts["option"]) if facts["option"] in shown.state.units else facts["option"]]
    return []


def upcoming(shown: Shown, width: int, height: int) -> Iterator[Content]:
    """The step that comes next, large, where there is no card yet."""
    facts = step_facts(shown.state)
    kind = {"move": "automa-acts", "buy": "bought"}.get(str(facts["kind"]), "")
    step = Event(kind, facts=facts | {"hits": "", "unit": facts["unit"] if kind == "automa-acts" else facts["type"]})
    yield from _large(shown, step, "$muted", width, height)


def _large(shown: Shown, step: Event, tone: str, width: int, height: int) -> Iterator[Content]:
    for words in headline(shown, step):
        drawn = large(words, shown.signs, width - 2, HIGH if height >= 4 * HIGH else SMALL_CARD)
        yield from block([f"  {line}" for line in drawn], tone) if drawn else (Content.styled(f"  {words}", tone),)
        yield Content("")


def card(shown: Shown, told: Sequence[Event], seat: Seat, width: int, height: int) -> Iterator[Content]:
    """The whole card of an entry: large what it is, then line by line what it led to."""
    tone = f"bold $seat-{seat}"
    step = next((event for event in told if event.kind in STEPS), None)
    if step is not None:
        yield from _large(shown, step, tone, width, height)
    for event in told:
        if step is None or not _says_the_same(event, step):
            yield from hanging(Content("  "), shown.teller.event(event), width, "bold" if event is step else "")


def _says_the_same(event: Event, step: Event) -> bool:
    """Where a unit has come to, which the head of the card says already."""
    facts = ("unit", "start", "hex")
    return event.kind == "moved" and all(event.facts.get(fact) == step.facts.get(fact) for fact in facts)


def in_short(shown: Shown, told: Sequence[Event], width: int) -> Iterator[Content]:
    """A card further down in the stack: one line."""
    step = next((event for event in told if event.kind in STEPS), None)
    if step is not None:
        mark = Content.styled(f"{shown.signs.yes} ", "$muted")
        yield hanging(mark, shown.teller.event(step), width, "$muted")[0]
