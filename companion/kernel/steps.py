"""A move that is put together by taps: what stands on its line, and what each tap would make of it.

Nothing here knows a page. A front end keeps the line (and what is looked at) and asks anew after every tap; a game may
have its own steps for a kind of decision (`Box.steps`), every other move is put together word by word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.kernel.game import Decision, Event, Game, Objection
from companion.kernel.notation import Language
from companion.kernel.reading import Reader
from companion.kernel.trouble import Unreadable

MOST = 80  # words that are offered at once
LONGEST = 40  # letters of one that fits on a button
_GOES_ON = (":", ">")  # ends of a word whose second half follows without a blank


class Writing(Struct, frozen=True):
    """A line as far as it is written, for a decision, and the spot that is looked at. `state`: as its owner sees it."""

    game: Game[Any]
    state: Any
    decision: Decision
    line: str
    look: str
    language: Language


class Tap(Struct, frozen=True):
    """What can be tapped, and the line after it.

    `spot`: where on the picture of the board it can be tapped as well; `badge` stands there then, `faint` sets it back.
    """

    said: Event
    line: str
    look: str = ""  # what is looked at after it
    spot: str = ""
    more: Event | None = None  # in small letters
    chosen: bool = False  # so it stands already
    badge: str = ""
    faint: bool = False


class Row(Struct, frozen=True):
    """One part of what is written, what speaks against it, and what can be done with it."""

    said: Event
    against: tuple[Objection, ...] = ()
    taps: tuple[Tap, ...] = ()


class Group(Struct, frozen=True):
    """Taps of one kind under a heading, what there is to know before, and what speaks against all of it.

    `folded`: the same can be tapped on the picture of the board.
    """

    heading: Event
    taps: tuple[Tap, ...]
    told: tuple[Event, ...] = ()
    against: tuple[Objection, ...] = ()
    folded: bool = False


class Steps(Struct, frozen=True):
    """All of it: what there is to know, what is written, and what can be tapped."""

    head: tuple[Event, ...] = ()
    rows: tuple[Row, ...] = ()
    groups: tuple[Group, ...] = ()


# --- word by word -------------------------------------------------------------------------------------------------


def word_by_word(writing: Writing) -> Steps:
    """The words that may come next, each of which leads to a legal move; and one word back."""
    taps = _own_spots([_word(writing, line) for line in islice(_next_words(writing), MOST)])
    groups = (Group(Event("steps-next"), taps),) if taps else ()
    return Steps(groups=(*groups, *_back(writing)))


def _next_words(writing: Writing) -> Iterator[str]:
    """Lines with one more word."""
    line, seat, verbs = writing.line.lstrip(), writing.decision.seat, writing.decision.verbs
    reader = Reader(writing.game, writing.state, (writing.decision,), writing.language, (writing.language,))
    names = writing.game.names(writing.state)
    found = reader.complete(line, seat)
    if not line:
        found = [word for word in found if writing.game.notation.verb_of(word, {**names, "seat": ()}) in verbs]
        if len(found) == 1:  # it goes without saying
            found = reader.complete(f"{found[0]} ", seat)
    elif line in found:
        found = [*(other for other in found if other != line), *reader.complete(f"{line} ", seat)]
    for known in dict.fromkeys(found):
        if known != line.strip() and "?" not in known and len(known.split()[-1]) <= LONGEST:
            yield known


def _word(writing: Writing, line: str) -> Tap:
    """A name says what it means, and can be tapped on the picture of the board."""
    word, id_ = line.split()[-1], _meant(writing, line)
    more = Event("steps-means", facts={"what": id_}) if id_ else None
    return Tap(Event("steps-word", facts={"word": word}), _going_on(line), spot=id_, more=more)


def _meant(writing: Writing, line: str) -> str:
    """What the last word names; of one that goes from here to there, where to."""
    notation, names = writing.game.notation, writing.game.names(writing.state)
    if named := notation.name_of(line.split()[-1], names):
        return named
    try:
        *_, last = notation.read(line, names, writing.language).fillings[0].values()
        last = last[-1] if isinstance(last, tuple) else last  # the end of a way
    except (Unreadable, ValueError, IndexError):
        return ""
    return last if isinstance(last, str) and last in chain.from_iterable(names.values()) else ""


def _own_spots(taps: list[Tap]) -> tuple[Tap, ...]:
    """On the picture only what is the only one there."""
    each = Counter(tap.spot for tap in taps)
    return tuple(tap if each[tap.spot] == 1 else replace(tap, spot="") for tap in taps)


def _going_on(line: str) -> str:
    return line if line.endswith(_GOES_ON) else f"{line} "


def _back(writing: Writing) -> tuple[Group, ...]:
    words = writing.line.split()
    if not words:
        return ()
    taps = [Tap(Event("steps-word-back", facts={"word": words[-1]}), "".join(f"{word} " for word in words[:-1]))]
    if len(words) > 1:
        taps.append(Tap(Event("steps-anew"), ""))
    return (Group(Event("steps-back"), tuple(taps)),)
