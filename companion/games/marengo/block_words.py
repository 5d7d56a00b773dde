"""How players write blocks: `2` for two that are not shown, `i3 c2` faces, `z` a sleeping one, `s2` one of shuffle 2.

`1=c2`, `z=c2` and `s2=c2` show a face now; `2z` and `2s2` are two of a kind; `i3z` sleeps and is known. German has `k`
for cavalry and `m` for a shuffle. The rules know them by the words of `pieces`.
"""

from __future__ import annotations

import re

from companion.games.marengo.pieces import ANY, ASLEEP, FACES
from companion.games.marengo.place_words import no_such
from companion.kernel.notation import Kind, Language

_ARMS = {"en": {"i": "i", "c": "c", "a": "a"}, "de": {"i": "i", "c": "k", "a": "a"}}
_MIXED = {"en": "s", "de": "m"}
FACE = r"[icka]\d"  # also one that no block has, so that somebody says so
_ONE = rf"1(?:={FACE})?|{FACE}z?|z(?:={FACE})?|[sm]\d{{1,4}}(?:={FACE})?"
_SOME = rf"\d{{1,2}}(?:={FACE})?|\d{{0,2}}(?:{FACE}z?|z(?:={FACE})?|[sm]\d{{1,4}}(?:={FACE})?)"
_WORD = re.compile(
    rf"(?P<count>\d{{0,2}})(?:(?P<face>{FACE})(?P<asleep>z?)|(?P<who>z|[sm]\d{{1,4}})?(?:=(?P<shows>{FACE}))?)",
    re.IGNORECASE,
)
_BETWEEN = r"(?:\s+|\s*\+\s*)"


def read_blocks(text: str) -> tuple[tuple[str, ...], ...]:
    """The words for all blocks of a text, in the order in which moves keep them."""
    words = [word for part in re.split(r"[\s+]+", text) for word in _read(part)]
    return (tuple(sorted(words)),)


def read_block(text: str) -> tuple[str, ...]:
    return tuple(_read(text))


def _read(part: str) -> list[str]:
    found = _WORD.fullmatch(part.lower())
    if found is None:
        return []
    count = int(found["count"] or 1)
    if found["face"]:
        return [read_face(found["face"]) + found["asleep"]] * count
    who = ANY + found["who"][1:] if found["who"] and found["who"] != ASLEEP else found["who"] or ANY
    return [f"{who}={read_face(found['shows'])}" if found["shows"] else who] * count


def read_face(text: str) -> str:
    """A face as the rules know it; Germans write k for cavalry. Raises Unreadable for one that no block has."""
    face = text.lower().replace("k", "c")
    if face not in FACES:
        no_such("face", text, [each.replace("c", "k") if "k" in text.lower() else each for each in FACES])
    return face


def write_blocks(words: tuple[str, ...], language: Language) -> str:
    """Those of a kind together."""
    return " ".join(_written(word, words.count(word), language) for word in dict.fromkeys(words))


def write_block(word: str, language: Language) -> str:
    return _written(word, 1, language)


def _written(word: str, count: int, language: Language) -> str:
    who, shows, face = word.partition("=")
    face = shows + _face(face, language)
    if who == ANY:
        return f"{count}{face}"
    if who.startswith(ANY):
        return f"{count if count > 1 else ''}{_MIXED[language]}{who[1:]}{face}"
    if who == ASLEEP:
        return f"{count if count > 1 else ''}{who}{face}"
    return " ".join([_face(who, language)] * count)


def _face(face: str, language: Language) -> str:
    return _ARMS[language].get(face[:1], "") + face[1:]


PIECE = Kind(_ONE, read_block, write_block)
PIECES = Kind(rf"(?:{_SOME})(?:{_BETWEEN}(?:{_SOME}))*", read_blocks, write_blocks)
