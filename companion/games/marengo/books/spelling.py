"""How players write what only the books ask for: faces as they are shown (`i3 c2`, German `k2`), names, plain words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from companion.games.marengo.block_words import FACE, read_face
from companion.games.marengo.board.model import RoadClass, Width
from companion.games.marengo.books.bombard import GUNS, TARGETS
from companion.games.marengo.books.commands import ACTIONS
from companion.games.marengo.books.maneuver import FACINGS, ORIGINS, SETTLINGS
from companion.games.marengo.books.retreat import POSITIONS
from companion.games.marengo.books.roads import ENTRANCES
from companion.games.marengo.pieces import FACES
from companion.kernel.game import Names
from companion.kernel.notation import Kind, Language, Words

WIDTHS: tuple[Width, ...] = ("narrow", "wide")
ROADS: tuple[RoadClass, ...] = ("main", "secondary")
FLAGS = ("claim", "last", "obstacle", "homeobstacle", "back")

# --- faces ----------------------------------------------------------------------------------------------------------


def _write_face(face: str, language: Language) -> str:
    return face.replace("c", "k") if language == "de" else face


def _one_of(faces: Sequence[str]) -> Kind:
    def words(so_far: Sequence[str], names: Names, language: Language) -> list[str]:
        return [] if so_far else [_write_face(face, language) for face in faces]

    arms = {face[0] for face in faces}
    shape = FACE if "c" in arms else f"[{''.join(arms)}][1-3]"
    return Kind(shape, lambda text: (read_face(text),), _write_face, words)


def _read_faces(text: str) -> tuple[tuple[str, ...], ...]:
    return (tuple(sorted(map(read_face, text.replace("+", " ").split()))),)


def _write_faces(faces: tuple[str, ...], language: Language) -> str:
    return " ".join(_write_face(face, language) for face in faces)


def _more_faces(so_far: Sequence[str], names: Names, language: Language) -> list[str]:
    return [_write_face(face, language) for face in FACES]


# --- words ----------------------------------------------------------------------------------------------------------


def _choice(words: Words, kind: str, values: Sequence[str]) -> Kind:
    """One of a few words: `block` as a target is spelled like `target-block` in the table of words."""
    forms = {value: words.get(f"{kind}-{value}", {}) for value in values}
    every = [(value, value) for value in values] + [
        (form, value) for value, languages in forms.items() for each in languages.values() for form in each
    ]
    known = {form.casefold(): value for form, value in every}

    def spell(value: str, language: Language) -> str:
        return (forms[value].get(language) or (value,))[0]

    def more(so_far: Sequence[str], names: Names, language: Language) -> list[str]:
        return [] if so_far else [spell(value, language) for value in values]

    return Kind(_any_of(dict(every)), lambda text: (known[text.casefold()],), spell, more)


def _flag(words: Words, key: str) -> Kind:
    """A word that is there or is left out."""
    forms = words.get(key, {})

    def spell(_: bool, language: Language) -> str:
        return (forms.get(language) or (key,))[0]

    def more(so_far: Sequence[str], names: Names, language: Language) -> list[str]:
        return [] if so_far else [spell(True, language)]

    return Kind(_any_of({key, *(form for each in forms.values() for form in each)}), lambda _: (True,), spell, more)


def _any_of(forms: Iterable[str]) -> str:
    return "(?:" + "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True)) + ")"


CHOICES: dict[str, Sequence[str]] = {
    "width": WIDTHS, "roadclass": ROADS, "target": TARGETS, "action": ACTIONS, "origin": ORIGINS, "facing": FACINGS,
    "settling": SETTLINGS, "position": POSITIONS, "entrance": ENTRANCES,
}  # fmt: skip


def kinds(words: Words) -> dict[str, Kind]:
    """The kinds of fields of moves in the books, spelled by the table of words."""
    return {
        "face": _one_of(FACES),
        "gun": _one_of(GUNS),
        "faces": Kind(rf"{FACE}(?:[\s+]+{FACE})*", _read_faces, _write_faces, _more_faces, grows=True),
        "label": Kind(r"\w[\w/.:>+-]{0,39}", lambda text: (text.casefold(),), lambda value, _: value),
        **{kind: _choice(words, kind, values) for kind, values in CHOICES.items()},
        **{flag: _flag(words, flag) for flag in FLAGS},
    }
