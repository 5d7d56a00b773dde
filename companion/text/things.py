"""What lies on the table, in the players' words: places, things, and how many of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, inspect

from companion.kernel.game import Facts, Game
from companion.kernel.holding import type_at, without_none
from companion.kernel.layout import UNSEEN, Lying, Thing
from companion.kernel.trouble import Trouble
from companion.text.language import CODES, language

if TYPE_CHECKING:
    from companion.text.teller import Teller


def thing_key(kind: str, teller: Teller) -> str:
    return f"{teller.game_id}-thing-{kind}"


def thing_facts(lying: Lying, count: int, teller: Teller) -> Facts:
    """What the message of a kind of thing may speak of."""
    return {
        "count": count,
        "owner": teller.seat(lying.owner),
        "owner_id": lying.owner or "none",
        "name": teller.label(lying.name),
        "name_id": lying.name or "none",
        "shows": _shown(lying.shows, teller),
        "shows_id": lying.shows or "none",
    }


def _shown(shows: str, teller: Teller) -> str:
    """A colour that is up is that of a side, whoever plays it."""
    side = teller.side(shows)
    return side if side != shows else teller.label(shows)


def place_name(place: str, attribute: str, teller: Teller) -> str:
    """What a place is called, by itself or with a word before it: from, to, at."""
    kind, _, of = place.removeprefix(UNSEEN).partition(":")
    facts: Facts = {"of": teller.label(of), "of_id": of or "none"}
    own = f"{teller.game_id}-place-{kind}"
    key = own if teller.language.has(own) else f"place-{kind}"
    said = teller.language.attribute(key, attribute, **facts) if attribute else None
    return said or teller.language.say(key, **facts)


def thing_called(thing: Thing, teller: Teller) -> str:
    """What such things are called, however many there are."""
    key, facts = thing_key(thing.kind, teller), thing_facts(thing.lying, thing.count, teller)
    return teller.language.attribute(key, "called", **facts) or teller.language.say(key, **facts)


def how_it_lies(thing: Thing, teller: Teller) -> str:
    """How many there are, or what it shows; its name, if it has one, is in what it is called."""
    if thing.reads == "ways" and thing.count:
        facts = thing_facts(thing.lying, thing.count, teller)
        said = teller.language.attribute(thing_key(thing.kind, teller), "lies", **facts)
        return _shown(thing.shows, teller) if said is None else said
    return "" if thing.reads == "ways" else thing.shows if thing.reads == "shows" else str(thing.count)


def lacking_told(thing: Thing, teller: Teller) -> str:
    """So many that would have to lie there."""
    return f"{-thing.count} × {thing_called(thing, teller)} {place_name(thing.place, 'at', teller)}"


class Place(Struct, frozen=True):
    """One place with all that lies there."""

    id: str
    name: str
    things: tuple[Thing, ...]


def by_place(layout: Iterable[Thing], teller: Teller) -> list[Place]:
    """The table place by place."""
    places: dict[str, list[Thing]] = {}
    for thing in layout:
        places.setdefault(thing.place, []).append(thing)
    return [Place(id_, place_name(id_, "", teller), tuple(things)) for id_, things in places.items()]


def inventory(layout: Iterable[Thing], teller: Teller) -> Iterable[tuple[str, str]]:
    """What should lie where, a line for each place where something lies."""
    for place in by_place(layout, teller):
        lying = [thing for thing in place.things if thing.count]
        if lying:
            yield place.name, ", ".join(_in_short(thing, teller) for thing in lying)


def _in_short(thing: Thing, teller: Teller) -> str:
    called, lies = thing_called(thing, teller), how_it_lies(thing, teller)
    if thing.reads == "list" and thing.count == 1:
        return called
    return f"{called} {lies}".strip()


# --- corrections --------------------------------------------------------------------------------------------------


def correction(path: str, before: Any, value: Any, layout: Iterable[Thing], teller: Teller) -> str:
    """What was corrected: the place and the thing it stands for, or what players call that field; then the values."""
    thing = next((thing for thing in layout if thing.field == path), None)
    besides = thing.besides if thing is not None else 0
    told = value_told(value, path, teller, besides)
    if before is not ...:
        told = f"{value_told(before, path, teller, besides)} → {told}"
    return f"{field_called(path, thing, teller)}: {told}"


def field_called(path: str, thing: Thing | None, teller: Teller) -> str:
    if thing is None:
        words = [_field_word(part, teller) for part in path.split(".")]
        return ", ".join(filter(None, words)) or teller.language.say("field-other")
    place = place_name(thing.place, "", teller)
    return place if thing.reads == "list" else f"{place}, {thing_called(thing, teller)}"


def _field_word(part: str, teller: Teller) -> str:
    label, key = teller.label(part), f"{teller.game_id}-field-{part}"
    return label if label != part else teller.language.say(key) if teller.language.has(key) else ""


def value_told(value: Any, path: str, teller: Teller, besides: int = 0) -> str:
    """A value as people would say it: `<game>-<field>-<value>` where a game has words for what a field can be."""
    match value:
        case bool():
            return teller.language.say("field-yes" if value else "field-no")
        case int():
            return str(value - besides)
        case str():
            key = f"{teller.game_id}-{path.rpartition('.')[2]}-{value}"
            said = teller.language.say(key) if value and teller.language.has(key) else teller.label(value)
            return said or teller.language.say("field-none")
        case [_, *_] if not isinstance(value[0], (dict, list)):
            return ", ".join(value_told(item, path, teller) for item in value)
        case None | [] | {}:
            return teller.language.say("field-none")
        case _:
            return teller.language.say("field-other")


def value_typed(text: str, path: str, game: Game[Any]) -> Any:
    """What a player wrote for a field: a number, a word, a list; yes, no and none are words where they fit."""
    written = text.strip()
    kind = type_at(game.state_type, tuple(path.strip().split(".")))
    if isinstance(kind, inspect.UnionType) and kind.includes_none and _says("field-none", written):
        return None
    if kind is not None and isinstance(without_none(kind), inspect.BoolType):
        for key, meant in (("field-yes", True), ("field-no", False)):
            if _says(key, written):
                return meant
    try:
        return msgspec.json.decode(written)
    except (msgspec.DecodeError, RecursionError):
        if written[:1] in ("[", "{", '"'):
            raise Trouble("bad-json", word=written[:40]) from None
    return written


def _says(key: str, word: str) -> bool:
    return word.casefold() in (language(code).say(key) for code in CODES)
