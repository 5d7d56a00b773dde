"""A large number as letters that people copy from paper: a slip is noticed, located and mostly explained.

Crockford's base 32 (digits and capitals without I, L, O, U) in groups of five, six groups a line. The last sign of a
line checks it: each place has a weight of its own in the field of 32 elements, so that neither one wrong sign nor two
swapped ones can pass. The last three signs before it check the whole, and tell which slip a wrong line must be.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TypeAlias

from companion.kernel.trouble import Trouble

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP = 5
LINE = 6 * GROUP  # signs of a line, its check included; the field has weights for 31
LONGEST = 3000  # signs of a code: what a QR code of the usual safety just holds
_WHOLE = 3  # signs that check the whole
SHORTEST = 1 + _WHOLE + 1
_VALUE = {sign: value for value, sign in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_UNSEEN = ("Z", "C", "Pd")  # Unicode's classes of blanks, line ends and dashes
_OF_FILES = frozenset("./\\~:=")  # signs that only the name or the content of a file has

Signs: TypeAlias = list[int]  # 0 to 31 each


def to_letters(number: int) -> str:
    """A number above zero as signs, checks included, without blanks."""
    payload = [number >> shift & 31 for shift in range((number.bit_length() - 1) // 5 * 5, -1, -5)]
    signs = payload + _whole_check(payload)
    lines = _cut(signs, LINE - 1)
    if len(signs) + len(lines) > LONGEST:
        raise Trouble("code-too-long", longest=LONGEST)
    return "".join(as_letters([*line, double(_rest(at, line))]) for at, line in enumerate(lines))


def in_lines(letters: str) -> tuple[str, ...]:
    """As it is printed."""
    return tuple(grouped(letters[at : at + LINE]) for at in range(0, len(letters), LINE))


def is_lettered(text: str, at_least: int = SHORTEST) -> bool:
    """Is this meant as a code, slips included, rather than as a file?"""
    return sum(map(str.isalnum, text)) >= at_least and not _OF_FILES & set(text)


def from_letters(text: str) -> int:
    """The number the letters stand for; blanks, dashes and small letters do not matter."""
    lines = _cut(read_signs(text), LINE)
    wrong = [at for at, line in enumerate(lines) if _rest(at, line)]
    if wrong:
        raise _slip(lines, wrong)
    if not _fits(lines):
        raise Trouble("code-unfinished")
    number = 0
    for sign in _payload(lines):
        number = number << 5 | sign
    return number


def lines_so_far(text: str) -> int:
    """How many whole lines there are while somebody still types; Trouble as soon as one of them is wrong."""
    lines = [line for line in _cut(read_signs(text), LINE) if len(line) == LINE]
    for at, line in enumerate(lines):
        if _rest(at, line):
            raise Trouble("code-line", line=at + 1)
    return len(lines)


def read_signs(text: str) -> Signs:
    """What somebody typed, sign by sign."""
    found: Signs = []
    for sign in text:
        value = _VALUE.get(sign.upper())
        if value is not None:
            found.append(value)
        elif not unicodedata.category(sign).startswith(_UNSEEN):
            raise Trouble("code-sign", word=sign, line=len(found) // LINE + 1)
        if len(found) > LONGEST:
            raise Trouble("code-too-long", longest=LONGEST)
    if len(found) < SHORTEST:
        raise Trouble("code-unfinished")
    return found


def _cut(signs: Signs, length: int) -> list[Signs]:
    return [signs[at : at + length] for at in range(0, len(signs), length)]


def as_letters(signs: Sequence[int]) -> str:
    return "".join(ALPHABET[sign] for sign in signs)


def grouped(letters: str) -> str:
    return " ".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


# --- the checks -----------------------------------------------------------------------------------------------------


def double(sign: int) -> int:
    """Times the element whose powers are all the others: the weight of the next place."""
    return sign << 1 ^ (0b100101 if sign & 16 else 0)


def _rest(at: int, line: Signs) -> int:
    """Zero for a line that is right at its place: a line left out or swapped with another is noticed too."""
    rest = at % 31 + 1
    for sign in line:
        rest = double(rest) ^ sign
    return rest


def _payload(lines: list[Signs]) -> Signs:
    return [sign for line in lines for sign in line[:-1]][:-_WHOLE]


def _whole_check(payload: Signs) -> Signs:
    check = int.from_bytes(blake2b(bytes(payload), digest_size=2).digest(), "big")
    return [check & 31, check >> 5 & 31, check >> 10 & 31]


def _fits(lines: list[Signs]) -> bool:
    signs = [sign for line in lines for sign in line[:-1]]
    return signs[-_WHOLE:] == _whole_check(signs[:-_WHOLE])


# --- what went wrong ------------------------------------------------------------------------------------------------


def _slip(lines: list[Signs], wrong: list[int]) -> Trouble:
    first = wrong[0]
    if len(wrong) > 1 and wrong == list(range(first, len(lines))):
        return Trouble("code-shifted", line=first + 1)
    meant = [line for line in _near(first, lines[first]) if _fits([*lines[:first], line, *lines[first + 1 :]])]
    if len(wrong) == 1 and len(meant) == 1:
        typed, likely = _where_they_differ(lines[first], meant[0])
        return Trouble("code-typo", line=first + 1, word=typed, likely=likely)
    return Trouble("code-line", line=first + 1)


def _near(at: int, line: Signs) -> Iterator[Signs]:
    """Every line in itself right that one wrong sign, or two swapped neighbours, could have made of this one."""
    for place, sign in enumerate(line):
        others = ([*line[:place], other, *line[place + 1 :]] for other in range(32) if other != sign)
        yield from (other for other in others if not _rest(at, other))
        swapped = [*line[:place], *line[place : place + 2][::-1], *line[place + 2 :]]
        if not _rest(at, swapped):
            yield swapped


def _where_they_differ(typed: Signs, meant: Signs) -> tuple[str, str]:
    """The groups of both lines in which they differ."""
    places = [place for place, (one, other) in enumerate(zip(typed, meant, strict=True)) if one != other]
    part = slice(places[0] // GROUP * GROUP, (places[-1] // GROUP + 1) * GROUP)
    return grouped(as_letters(typed[part])), grouped(as_letters(meant[part]))
