"""A position in as few digits as its type allows: only what differs from the beginning, each value by its kind.

The shape of a position is plain data (see scripts/code_layout.py) and is kept for every version that ever wrote codes,
so that they can still be read when positions have grown more fields, or fields more values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from companion.kernel.digits import DigitReader, Digits

# "int", "bool", "word" (often one that stood there at the beginning), "text", "any", or a table with one key: "fields",
# "each" (the keys of the beginning), "entries" (keys that come and go), "some" (a few of these keys), "list", "maybe",
# "one-of"
Shape: TypeAlias = Any
LONGEST_LIST = 1000
_ABSENT: Any = object()  # there is nothing at the beginning to compare with


def known_part(shape: Shape, value: Any) -> Any:
    """Of a plain value only what the shape knows."""
    match shape:
        case {"fields": fields}:
            return {name: known_part(inner, value[name]) for name, inner in fields.items()}
        case {"each": inner} | {"entries": inner}:
            return {key: known_part(inner, item) for key, item in value.items()}
        case {"list": inner}:
            return [known_part(inner, item) for item in value]
        case {"maybe": inner}:
            return None if value is None else known_part(inner, value)
    return value


def _words(value: Any) -> Iterator[str]:
    """Every text in a plain value, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _words(item)
    elif isinstance(value, list):
        for item in value:
            yield from _words(item)


class _Vocabulary:
    """The words a text is likely one of: those that stood beside it at the beginning, then all there were."""

    def __init__(self, start: Any = None) -> None:
        self._start = start
        self._base: Any = _ABSENT

    @contextmanager
    def beside(self, base: Any) -> Iterator[None]:
        """Words stand in this part of the position now."""
        before, self._base = self._base, base
        yield
        self._base = before

    def lists(self, base: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A word that is known to have changed is not the one it was."""
        near = () if self._base is _ABSENT else dict.fromkeys(_words(list(self._base.values())))
        return tuple(word for word in near if word != base), self._all

    @cached_property
    def _all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(_words(self._start)))


class ValueWriter:
    """Writes plain values; texts are collected for whoever knows how to shorten them."""

    def __init__(self) -> None:
        self.digits = Digits()
        self.texts: list[str] = []
        self._vocabulary = _Vocabulary()

    def write(self, shape: Shape, value: Any, start: Any) -> None:
        """What differs from the start."""
        self._vocabulary = _Vocabulary(start)
        self._item(shape, value, start)

    def _item(self, shape: Shape, value: Any, base: Any) -> None:
        if base is not _ABSENT:
            self.digits.put(value != base, 2)
        if base is _ABSENT or value != base:
            self._changed(shape, value, base)

    def _changed(self, shape: Shape, value: Any, base: Any) -> None:
        match shape:
            case "bool":
                if base is _ABSENT:
                    self.digits.put(value, 2)
            case "int":
                self._int(value, base)
            case "word":
                self._word(value, base)
            case "text":
                self._text(value)
            case {"one-of": values}:
                others = [other for other in values if other != base]
                self.digits.put(others.index(value), len(others))
            case {"maybe": inner}:
                self._maybe(inner, value, base)
            case {"fields": fields}:
                with self._vocabulary.beside(base):
                    for name, part in fields.items():
                        self._item(part, value[name], _at(base, name))
            case {"each": inner} if base is not _ABSENT:
                if value.keys() != base.keys():
                    raise ValueError("no correction adds or removes a key, so no code can")
                for key in base:
                    self._item(inner, value[key], base[key])
            case {"entries": inner}:
                self.digits.count(len(value))
                for key, part in value.items():
                    self._word(key, _ABSENT)
                    self._item(inner, part, _ABSENT)
            case {"some": known}:
                self.digits.count(len(value))
                for key, part in value.items():
                    self.digits.put(list(known).index(key), len(known))
                    self._item(known[key], part, _ABSENT)
            case {"list": inner}:
                self.digits.count(len(value))
                for at, part in enumerate(value):
                    self._item(inner, part, base[at] if _as_long(base, len(value)) else _ABSENT)
            case _:
                self._text(msgspec.json.encode(value).decode())

    def _int(self, value: int, base: Any) -> None:
        if base is _ABSENT:
            self.digits.count(2 * value if value >= 0 else -2 * value - 1)
        else:
            self.digits.put(value < base, 2)
            self.digits.count(abs(value - base) - 1)

    def _maybe(self, shape: Shape, value: Any, base: Any) -> None:
        if base is not None:
            self.digits.put(value is not None, 2)
        if value is not None:
            self._changed(shape, value, _ABSENT if base is None else base)

    def _word(self, word: str, base: Any) -> None:
        for words in self._vocabulary.lists(base):
            self.digits.put(words.index(word) if word in words else len(words), len(words) + 1)
            if word in words:
                return
        self._text(word)

    def _text(self, text: str) -> None:
        self.digits.count(len(text))
        self.texts.append(text)


class ValueReader:
    """Reads what a ValueWriter wrote, given the same beginning. Anything else is a ValueError or LookupError."""

    def __init__(self, digits: DigitReader, text: str) -> None:
        self.digits = digits
        self._left = text
        self._vocabulary = _Vocabulary()

    def read(self, shape: Shape, start: Any) -> Any:
        self._vocabulary = _Vocabulary(start)
        return self._item(shape, start)

    def _item(self, shape: Shape, base: Any) -> Any:
        return self._changed(shape, base) if base is _ABSENT or self.digits.take(2) else base

    def _changed(self, shape: Shape, base: Any) -> Any:
        match shape:
            case "bool":
                return bool(self.digits.take(2)) if base is _ABSENT else not base
            case "int":
                return self._int(base)
            case "word":
                return self._word(base)
            case "text":
                return self._text()
            case {"one-of": values}:
                others = [other for other in values if other != base]
                return others[self.digits.take(len(others))]
            case {"maybe": inner}:
                there = base is None or self.digits.take(2)
                return self._changed(inner, _ABSENT if base is None else base) if there else None
            case {"fields": fields}:
                with self._vocabulary.beside(base):
                    return {name: self._item(part, _at(base, name)) for name, part in fields.items()}
            case {"each": inner} if base is not _ABSENT:
                return {key: self._item(inner, item) for key, item in base.items()}
            case {"entries": inner}:
                return {self._word(_ABSENT): self._item(inner, _ABSENT) for _ in range(self._length())}
            case {"some": known}:
                return dict(self._entry(known) for _ in range(self._length()))
            case {"list": inner}:
                length = self._length()
                same = _as_long(base, length)
                return [self._item(inner, base[at] if same else _ABSENT) for at in range(length)]
        return msgspec.json.decode(self._text())

    def _entry(self, known: dict[str, Shape]) -> tuple[str, Any]:
        key = list(known)[self.digits.take(len(known))]
        return key, self._item(known[key], _ABSENT)

    def _length(self) -> int:
        length = self.digits.count()
        if length > LONGEST_LIST:
            raise ValueError("no list is that long")
        return length

    def _int(self, base: Any) -> int:
        if base is _ABSENT:
            count = self.digits.count()
            return -(count + 1) // 2 if count % 2 else count // 2
        sign = -1 if self.digits.take(2) else 1
        value: int = base + sign * (self.digits.count() + 1)
        return value

    def _word(self, base: Any) -> str:
        for words in self._vocabulary.lists(base):
            at = self.digits.take(len(words) + 1)
            if at < len(words):
                return words[at]
        return self._text()

    def _text(self) -> str:
        length = self.digits.count()
        if length > len(self._left):
            raise ValueError("the text has come to an end")
        text, self._left = self._left[:length], self._left[length:]
        return text

    def end(self) -> None:
        self.digits.end()
        if self._left:
            raise ValueError("there is text left")


def _at(base: Any, key: str) -> Any:
    return _ABSENT if base is _ABSENT else base[key]


def _as_long(base: Any, length: int) -> bool:
    return base is not _ABSENT and len(base) == length


def differences(value: Mapping[str, Any], base: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Which fields differ, each by the path that reaches it."""
    for key, item in value.items():
        if isinstance(item, dict) and isinstance(base[key], dict) and item.keys() == base[key].keys():
            yield from differences(item, base[key], f"{above}{key}.")
        elif item != base[key]:
            yield f"{above}{key}", item
