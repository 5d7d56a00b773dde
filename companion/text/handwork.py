"""What hands have to do, in words, and who does it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.kernel.game import Facts, Seat
from companion.kernel.handwork import lays_out, steps_from_box, steps_of
from companion.kernel.journal import Entry
from companion.kernel.layout import BOX, Step
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.text.things import place_name, thing_facts, thing_key

BETWEEN = " · "  # two things to do in one line


class Task(Struct, frozen=True):
    """One thing to do. `under`: whose hands do it, or which step of setting up it belongs to."""

    under: str
    text: str
    seat: Seat = ""


def tasks_after(table: Table[Any], entry: Entry, teller: Teller, seat: Seat | None = None) -> tuple[Task, ...]:
    """All that is to be done after an entry, as everybody may hear it or as one player sees it."""
    steps = steps_of(table, entry, seat)
    if lays_out(table, entry):
        return tuple(_setting_up(table, steps, teller))
    told = _told(steps, teller, entry.seat or "", _seats(table))
    return tuple(_grouped([*_acts(entry, teller, seat), *told], teller))


def tasks_from_box(table: Table[Any], teller: Teller, seat: Seat | None = None) -> tuple[Task, ...]:
    """How to lay the table out as it stands now."""
    return tuple(_setting_up(table, steps_from_box(table, seat), teller))


def _setting_up(table: Table[Any], steps: Iterable[Step], teller: Teller) -> Iterator[Task]:
    """In the order of the rulebook, with what it asks for above what is laid out then."""
    left = list(steps)
    for laying in table.game.setting_up(table.state):
        told = list(_laid([step for step in left if step.kind in laying.kinds], teller, _seats(table)))
        left = [step for step in left if step.kind not in laying.kinds]
        if told or not laying.kinds:
            heading = teller.event(laying.event)
            yield from (Task(heading, text, who) for who, text in told or [("", "")])
    yield from (Task("", text, who) for who, text in _laid(left, teller, _seats(table)))


def _laid(steps: Iterable[Step], teller: Teller, seats: tuple[Seat, ...]) -> Iterator[tuple[Seat, str]]:
    """Where it all comes from goes without saying."""
    boxed = (replace(step, before=step.before._replace(place=BOX)) for step in steps)
    return _told(boxed, teller, "", seats)


def _seats(table: Table[Any]) -> tuple[Seat, ...]:
    return table.game.names(table.state)["seat"]


def in_lines(tasks: Iterable[Task], teller: Teller) -> Iterator[str]:
    """A line for each pair of hands, or for each step of setting up and what belongs to it."""
    together: dict[str, list[str]] = {}
    for task in tasks:
        whose = teller.seat(task.seat)
        text = f"{whose}: {task.text}" if whose and task.under != whose else task.text
        together.setdefault(task.under, []).append(text)
    for under, texts in together.items():
        told = BETWEEN.join(filter(None, texts))
        yield f"{under.removesuffix('.')}: {told}" if told and under else told or under


def _acts(entry: Entry, teller: Teller, seat: Seat | None) -> Iterator[tuple[Seat, str]]:
    """What moves nothing in view: to shuffle, to roll, to look at a card."""
    for event in entry.events:
        act = teller.hand(event) if event.visible_to(seat) else None
        if act:
            yield str(event.facts.get("seat", "")), act


def _grouped(told: list[tuple[Seat, str]], teller: Teller) -> Iterator[Task]:
    """Each pair of hands together, whoever has something to do first; what anybody can do comes last."""
    for who in sorted(dict.fromkeys(seat for seat, _ in told), key=lambda who: not who):
        under = teller.seat(who) or teller.language.say("hand-anybody")
        yield from (Task(under, text, who) for seat, text in told if seat == who)


# --- steps in words -----------------------------------------------------------------------------------------------


def _told(steps: Iterable[Step], teller: Teller, acting: Seat, seats: tuple[Seat, ...]) -> Iterator[tuple[Seat, str]]:
    """Who does what. Different things that go the same way together are told at once, if there are words for it."""
    together: dict[tuple[Any, ...], list[Step]] = {}
    for step in steps:
        several = step.name and not step.is_turn and teller.language.attribute(thing_key(step.kind, teller), "several")
        way = (step.kind, step.owner, step.before.place, step.after.place, step.before.shows, step.after.shows)
        together.setdefault(way if several else (step,), []).append(step)
    for same_way in together.values():
        yield _whose(same_way[0], acting, seats), in_words(same_way, teller)


def _whose(step: Step, acting: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The hands of the owner, or of whom the thing comes to or leaves; else of whoever has just acted."""
    places = (place.partition(":")[2] for place in (step.after.place, step.before.place))
    return next((seat for seat in (step.owner, *places, acting) if seat in seats), "")


def in_words(steps: list[Step], teller: Teller) -> str:
    """One instruction for things of one kind that go the same way."""
    first, language = steps[0], teller.language
    key, facts = thing_key(first.kind, teller), thing_facts(first.after, sum(step.count for step in steps), teller)
    names: Facts = {"name": ", ".join(_counted(step, teller) for step in steps), "name_id": first.name or "none"}
    facts |= names | {"before_id": first.before.shows, "at": place_name(first.before.place, "at", teller)}
    if first.is_turn:
        return language.attribute(key, "turn", **facts) or language.say(key, **facts)
    moved: Facts = {
        "thing": (language.attribute(key, "several", **facts) if len(steps) > 1 else None)
        or language.say(key, **facts),
        "from": place_name(first.before.place, "from", teller),
        "to": place_name(first.after.place, "to", teller),
        "so": language.attribute(key, "so", **facts) or "",
    }
    return language.say("hand-lay" if first.before.place == BOX else "hand-move", **moved)


def _counted(step: Step, teller: Teller) -> str:
    name = teller.label(step.name)
    return f"{step.count} {name}" if step.count > 1 and step.name else name
