"""Moves as text and back: one grammar for all games, English and German alike.

A pattern such as ``attack <where:country> [discard <discard:card>]`` describes a move. Plain words are
keywords and are spelled in each language by the words table; ``<field:kind>`` is a field of the move;
what stands in brackets is left out when its first field has its default.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from companion.kernel.trouble import Unreadable

if TYPE_CHECKING:
    from companion.kernel.game import Move, Names, Seat

Language: TypeAlias = str
Words: TypeAlias = Mapping[str, Mapping[Language, Sequence[str]]]  # key -> language -> spellings, usual one first

_PART = re.compile(r"(?P<open>\[)|(?P<close>\])|<(?P<field>\w+):(?P<kind>\w+)>|(?P<arrow>->)|(?P<word>[^\s\[\]<>]+)")
_ARROW = r"\s*(?:->|→|>|-)\s*"
_DICE = random.SystemRandom()
_BLANK = re.compile(r"(?<!\S)(\S*[^\W\d]) (\d+)(?!\S)")  # from the beginning of a word: a long one is looked at once
ARROW = "->"
MOST_LISTED, ALIKE = 30, 6  # names in a sentence about an unknown one: all of them, or so many that are written alike


class Kind(Struct, frozen=True):
    """How one kind of field is spelled. `read` gives every meaning of a text, likeliest first.

    `find`: the same, where that depends on the names of the table or on the fields of the move that stand before it.
    `call`: `write` in the names of the table, where people there call things otherwise than a record does.
    `words`: how a text of this kind may go on after the words it has so far, for completion; `grows`: more words may
    turn what the rules refuse into something they allow.
    """

    shape: str
    read: Callable[[str], tuple[Any, ...]]
    write: Callable[[Any, Language], str]
    words: Callable[[Sequence[str], Names, Language], Iterable[str]] = lambda *_: ()
    grows: bool = False
    find: Callable[[str, Names, Mapping[str, Any]], tuple[Any, ...]] | None = None
    call: Callable[[Any, Language, Names], str] | None = None

    def written(self, value: Any, language: Language, names: Names | None) -> str:
        """As a record has it; with names as people at that table write it."""
        return self.write(value, language) if names is None or self.call is None else self.call(value, language, names)

    @property
    def is_long(self) -> bool:
        """Can it be more than one word?"""
        return re.fullmatch(self.shape, "x x") is not None


def roll_dice(text: str, sides: int = 6) -> str:
    """Each `?` becomes a roll of one die, for a table that lets the laptop roll."""
    return re.sub(r"\?", lambda _: str(_DICE.randint(1, sides)), text)


def _digits(so_far: Sequence[str], *_: object) -> Iterable[str]:
    return () if so_far else map(str, range(10))


NUMBER = Kind(r"\d{1,9}", lambda text: (int(text),), lambda value, _: str(value), _digits)


class Reading(Struct, frozen=True):
    """A text understood: the seat if it was named, and the moves it may mean, likeliest first."""

    seat: Seat | None
    move_type: type[Move]
    fillings: tuple[dict[str, Any], ...]

    def moves(self, seat: Seat | None) -> list[Move]:
        return [self.move_type(seat=seat, **filling) for filling in self.fillings]


class _Pattern:
    """One move's pattern, ready to read and write."""

    def __init__(self, move_type: type[Move], pattern: str, notation: Notation) -> None:
        self.move_type = move_type
        self.parts = list(_PART.finditer(pattern))
        self.kinds = {part["field"]: part["kind"] for part in self.parts if part["field"]}
        self.defaults = {field.name: field.default for field in fields(move_type) if field.default is not NODEFAULT}
        self.pattern = pattern
        self._usage: dict[Language, str] = {}
        self.groups = self._groups(notation)
        self.regex = re.compile(self._shape(notation), re.IGNORECASE)

    def _shape(self, notation: Notation) -> str:
        shape, gap = "", ""
        for part in self.parts:
            if part["open"]:
                shape += "(?:"
            elif part["close"]:
                shape += ")?"
            elif part["arrow"]:
                shape, gap = shape + _ARROW, ""
                continue
            elif part["field"]:
                shape += f"{gap}(?P<{part['field']}>{notation.kind(part['kind']).shape})"
            else:
                shape += gap + notation.spellings(part["word"])
            gap = r"\s+" if not part["open"] else gap
        return shape

    def write(self, move: Move, notation: Notation, language: Language, names: Names | None) -> str:
        words: list[str] = []
        for guard, pieces in self.groups:
            if guard is not None and getattr(move, guard) == self.defaults[guard]:
                continue
            for keyword, field, kind in pieces:
                if kind is None:
                    words.append(notation.spell(keyword, language))
                else:
                    words.append(kind.written(getattr(move, field), language, names))
        return " ".join(words).replace(" -> ", "->")

    def _groups(self, notation: Notation) -> list[tuple[str | None, list[tuple[str, str, Kind | None]]]]:
        """What to write: runs of keywords and fields, each with the field whose default leaves the run out."""
        groups: list[tuple[str | None, list[tuple[str, str, Kind | None]]]] = [(None, [])]
        for at, part in enumerate(self.parts):
            if part["open"]:
                groups.append((next(p["field"] for p in self.parts[at:] if p["field"]), []))
            elif part["close"]:
                groups.append((None, []))
            elif part["field"]:
                groups[-1][1].append(("", part["field"], notation.kind(part["kind"])))
            else:
                groups[-1][1].append((part["word"] or part["arrow"], "", None))
        return groups

    @cached_property
    def sentences(self) -> list[list[tuple[str, str]]]:
        """Every way through the pattern, what may be left out with it and without; each step a keyword or a kind."""
        ways: list[list[tuple[str, str]]] = [[]]
        for optional, steps in self._steps():
            ways = [[*way, *steps] for way in ways] + ([*ways] if optional else [])
        return ways

    def _steps(self) -> Iterator[tuple[bool, list[tuple[str, str]]]]:
        optional, steps = False, []  # type: bool, list[tuple[str, str]]
        for part in self.parts:
            if part["open"] or part["close"]:
                yield optional, steps
                optional, steps = part["open"] is not None, []
            else:
                steps.append(("kind", part["kind"]) if part["field"] else ("word", part["word"] or ARROW))
        yield optional, steps

    def usage(self, notation: Notation, language: Language) -> str:
        """The pattern as a player would like to read it: ``attack COUNTRY [discard CARD]``."""
        if language not in self._usage:
            shown = re.sub(r"<\w+:(\w+)>", lambda m: notation.spell(m[1], language).upper(), self.pattern)
            self._usage[language] = re.sub(r"\b[a-z]+\b", lambda m: notation.spell(m[0], language), shown)
        return self._usage[language]


class Notation:
    """All the moves of one game as text. `die`: how many sides the dice of the game have.

    `unsaid`: the verb of a line that begins with none, because the players of this game leave it out.
    """

    def __init__(
        self,
        patterns: Mapping[type[Move], str],
        words: Words,
        named: Sequence[str],
        kinds: Mapping[str, Kind] | None = None,
        die: int = 6,
        unsaid: str = "",
    ) -> None:
        self.words = words
        self.die = die
        self._unsaid = unsaid
        self._kinds = {"number": NUMBER, **{name: self._name_kind() for name in named}, **(kinds or {})}
        self._named = frozenset(named)
        self._keys: dict[str, set[str]] = {}  # one spelling may be a verb and a card
        for key, languages in words.items():
            for spelling in (form for forms in languages.values() for form in forms):
                self._keys.setdefault(spelling.casefold(), set()).add(key)
        self._patterns = {
            move_type.verb(): _Pattern(move_type, pattern, self) for move_type, pattern in patterns.items()
        }

    def kind(self, name: str) -> Kind:
        return self._kinds[name]

    def spell(self, key: str, language: Language) -> str:
        """A keyword, card or seat in that language; what has no entry is spelled as it is."""
        spellings = self.words.get(key, {}).get(language)
        return spellings[0] if spellings else key

    def spellings(self, key: str) -> str:
        """Every spelling of a keyword as one regular expression."""
        forms = {form for forms in self.words.get(key, {}).values() for form in forms} or {key}
        return "(?:" + "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True)) + ")"

    def usage(self, verb: str, language: Language) -> str:
        """How a move is typed, as a player would like to read it: ``attack COUNTRY [discard CARD]``."""
        return self._patterns[verb].usage(self, language)

    def write(self, move: Move, language: Language = "en", with_seat: bool = True, names: Names | None = None) -> str:
        """As it stands in records; with `names` as people at that table type it."""
        text = self._patterns[move.verb()].write(move, self, language, names)
        return self.signed(text, move.seat, language) if with_seat else text

    def signed(self, text: str, seat: Seat | None, language: Language) -> str:
        """A move that is written already, with whose it is."""
        return text if seat is None else f"{self.spell(seat, language)} {text}"

    def read(
        self, text: str, names: Names, language: Language = "en", meant: Callable[[str], str] = lambda text: text
    ) -> Reading:
        """Understand a text. Raises Unreadable, saying what was not understood.

        `meant`: the text with ids instead of names as the screen shows them.
        """
        text = " ".join(roll_dice(text, self.die).split())
        try:
            return self._read(text, names, language)
        except Unreadable as unreadable:
            told = unreadable  # of what was typed, unless a name was no word of ours
            spelled = meant(text)
            others = (self._without_blanks(text, names), spelled, self._without_blanks(spelled, names))
            for other in dict.fromkeys(other for other in others if other != text):
                try:
                    return self._read(other, names, language)
                except Unreadable as also:
                    told = also if told.key == "verb" else told
            raise told from None

    def _without_blanks(self, text: str, names: Names) -> str:
        return _BLANK.sub(lambda found: self._joined(found, names), text)

    def _joined(self, found: re.Match[str], names: Names) -> str:
        """`magic 1` means `magic1`, where there is such a thing."""
        name, number = found.groups()
        known = (thing for things in names.values() for thing in things)
        return name + number if self._key(name + number, known) is not None else found[0]

    def _read(self, text: str, names: Names, language: Language) -> Reading:
        seat, rest = self._split_seat(text, names)
        if not rest:
            raise Unreadable("no-verb", known=partial(self._known_verbs, language))
        rest = self._spoken(rest, language)
        pattern = self._find_pattern(rest, language)
        match = pattern.regex.fullmatch(rest)
        if match is None:
            raise Unreadable("shape", verb=pattern.move_type.verb(), usage=pattern.usage(self, language))
        return Reading(seat, pattern.move_type, self._fillings(pattern, match, names))

    def _spoken(self, text: str, language: Language) -> str:
        """With the verb that players of this game leave out, where the line makes sense with it."""
        if not self._unsaid or self._key(text.partition(" ")[0], self._patterns) is not None:
            return text
        whole = f"{self.spell(self._unsaid, language)} {text}"
        return whole if self._patterns[self._unsaid].regex.fullmatch(whole) else text

    def brief(self, line: str, move: Move, language: Language) -> str:
        """A move that is written already, without the verb that players leave out; else nothing."""
        return line.removeprefix(f"{self.spell(self._unsaid, language)} ") if move.verb() == self._unsaid else ""

    def dice_go_on(self, dice: str, typed: Sequence[str], language: Language) -> str:
        """What follows such words in a line of dice: another die, the word before those of somebody else, or nothing.

        `dice`: the line as the game has it, with a `?` for each die.
        """
        marks = dice.split()
        if len(typed) >= len(marks) or not all(map(self._is_die_or_word, typed, marks)):
            return ""
        following = marks[len(typed)]
        return following if following == "?" else self.spell(following, language)

    def _is_die_or_word(self, word: str, mark: str) -> bool:
        return word.isdecimal() or word == "?" if mark == "?" else self._spells(word, mark)

    def goes_on(self, verb: str, typed: Sequence[str], names: Names, language: Language) -> Iterator[str]:
        """The words that may follow what is typed from a verb on, whether or not the rules allow what comes of it."""
        found: dict[str, None] = {}
        for sentence in self._patterns[verb].sentences:
            if ("word", ARROW) not in sentence:  # two names in one word: such moves are listed
                found |= dict.fromkeys(self._following(sentence, list(typed), names, language))
        yield from found

    def _following(
        self, steps: Sequence[tuple[str, str]], typed: list[str], names: Names, language: Language
    ) -> Iterator[str]:
        if not steps:
            return
        (sort, key), *later = steps
        if sort == "word":
            if not typed:
                yield self.spell(key, language)
            elif self._spells(typed[0], key):
                yield from self._following(later, typed[1:], names, language)
            return
        ends = [at for at, word in enumerate(typed) if at and later and self._spells(word, later[0][1])]
        longest = ([*ends, len(typed)])[0] if self.kind(key).is_long else min(len(typed), 1)
        for count in range(1, longest + 1):
            yield from self._following(later, typed[count:], names, language)
        if longest == len(typed):
            yield from self._words_of(key, typed, names, language)

    def _spells(self, word: str, keyword: str) -> bool:
        return keyword in self._keys.get(word.casefold(), ()) or word.casefold() == keyword

    def grows(self, verb: str) -> bool:
        """May an illegal line of this verb become legal by more words?"""
        return any(self.kind(kind).grows for kind in self._patterns[verb].kinds.values())

    def breaks_off(self, verb: str, word: str) -> bool:
        """Does a line of this verb need something behind this word?"""
        steps = (step for sentence in self._patterns[verb].sentences for step in sentence[1:])
        return any(sort == "word" and self._spells(word, key) for sort, key in steps)

    def _words_of(self, key: str, so_far: list[str], names: Names, language: Language) -> Iterable[str]:
        if key in self._named:
            return () if so_far else (self.spell(name, language) for name in names.get(key, ()))
        return self.kind(key).words(so_far, names, language)

    def says_more(self, verb: str) -> bool:
        """Can anything be typed behind this verb?"""
        return bool(self._patterns[verb].kinds)

    def fields(self, verb: str) -> tuple[str, ...]:
        """The fields of a move in the order they are typed."""
        return tuple(self._patterns[verb].kinds)

    @cached_property
    def has_other_names(self) -> bool:
        """Is anything called otherwise at a table than in a record?"""
        return any(kind.call for kind in self._kinds.values())

    def field_text(self, move: Move, field: str, language: Language = "en", names: Names | None = None) -> str:
        """One field of a move as it is typed; nothing where it may be left out and is."""
        pattern = self._patterns[move.verb()]
        if self.may_be_left_out(move.verb(), field) and getattr(move, field) == pattern.defaults[field]:
            return ""
        return self.kind(pattern.kinds[field]).written(getattr(move, field), language, names)

    def may_be_left_out(self, verb: str, field: str) -> bool:
        return field in self._patterns[verb].defaults

    def verb_of(self, text: str, names: Names) -> str | None:
        """The verb a text begins with, after the seat if one is named, however it goes on."""
        _, rest = self._split_seat(" ".join(text.split()), names)
        return self._key(rest.partition(" ")[0], self._patterns)

    def split(self, words: Sequence[str], names: Names) -> tuple[Seat | None, list[str]]:
        """The side that is named first, if one is, and the rest."""
        seat = self._key(words[0].rstrip(":"), names.get("seat", ())) if words else None
        return seat, list(words if seat is None else words[1:])

    def name_of(self, word: str, names: Names) -> str:
        """The thing of this table that a word names; nothing if it names none."""
        return self._key(word, chain.from_iterable(names.values())) or ""

    def _split_seat(self, text: str, names: Names) -> tuple[Seat | None, str]:
        first, _, rest = text.partition(" ")
        seat = self._key(first.rstrip(":"), names.get("seat", ()))
        return (seat, rest) if seat is not None else (None, text)

    def _key(self, text: str, among: Iterable[str]) -> str | None:
        """Which of these things a player spells like that."""
        spelled = text.casefold()
        meant = self._keys.get(spelled, ())
        for key in among:  # asked for every word of every line: a generator would take twice as long
            if key in meant or key.casefold() == spelled:
                return key
        return None

    def _find_pattern(self, text: str, language: Language) -> _Pattern:
        word = text.partition(" ")[0]
        verb = self._key(word, self._patterns)
        if verb is None:
            raise Unreadable("verb", word=word[:40], known=partial(self._known_verbs, language))
        return self._patterns[verb]

    def _known_verbs(self, language: Language) -> str:
        return ", ".join(self.spell(verb, language) for verb in self._patterns)

    def _fillings(self, pattern: _Pattern, match: re.Match[str], names: Names) -> tuple[dict[str, Any], ...]:
        fillings: list[dict[str, Any]] = [{}]
        for field, kind in pattern.kinds.items():
            text = match[field]
            if text is None:
                continue
            fillings = [
                {**filling, field: value}
                for filling in fillings
                for value in self._meanings(kind, text, names, filling)
            ]
        return tuple(fillings)

    def _meanings(self, kind: str, text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[Any, ...]:
        if kind in self._named:
            return (self._named_thing(kind, text, names),)
        find = self.kind(kind).find
        return self.kind(kind).read(text) if find is None else find(text, names, so_far)

    def _named_thing(self, kind: str, text: str, names: Names) -> str:
        thing = self._key(text, names.get(kind, ()))
        if thing is None:
            raise no_such(kind, text, names.get(kind, ()))
        return thing

    def _name_kind(self) -> Kind:
        return Kind(r"[^\s>→-]+", lambda text: (text,), lambda value, language: self.spell(value, language))


def no_such(kind: str, word: str, known: Sequence[str]) -> Unreadable:
    """What somebody has typed is no name of this kind; and what there is, or of very much what is written alike."""
    return Unreadable("name", kind=kind, word=word[:40], known=partial(_listed, word, known))


def _listed(word: str, known: Sequence[str]) -> str:
    if len(known) > MOST_LISTED:
        from difflib import get_close_matches

        alike = get_close_matches(word.lower(), [name.lower() for name in known], ALIKE, cutoff=0)
        known = (*(name for name in known if name.lower() in alike), "…")
    return ", ".join(known) or "none"
