"""How units, hexes, ways and dice are typed: ``inf1``, ``C3-D4``, ``4 4 2 11``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.aces.moves.money import LETTERS
from companion.games.aces.state import LAUNCHER
from companion.kernel.game import Names
from companion.kernel.notation import Kind, Language, Words, no_such

_GERMAN = {"inf": "inf", "mob": "mob", "t": "pz", "art": "art", "ftr": "jäg", "bmb": "bom"}
_ALSO = {"pz": "t", "jäg": "ftr", "jaeg": "ftr", "bom": "bmb", "tank": "t"}
TOLD = ("none", "beside", "soon", "towards", "forest", "far", "near", "driven", "never")  # to the Automa
_UNIT = re.compile(r"([^\W\d_]+)(\d+)")
_UNIT_SHAPE = r"[^\s>→-]+"
_STEP = re.compile(r"\s*(?:->|→|>|-)\s*")
_HEX_SHAPE = r"[A-Za-z]{1,2}\d{1,2}"


def spelled(unit: str, language: Language) -> str:
    """A unit as it is called in a language: `t1` is `pz1` in German."""
    found = _UNIT.fullmatch(unit)
    if language != "de" or found is None:
        return unit
    return f"{_GERMAN.get(found[1], found[1])}{found[2]}"


def _unit_meant(text: str, names: Names) -> str | None:
    found = _UNIT.fullmatch(text.casefold())
    if found is None:
        return None
    name = f"{_ALSO.get(found[1], found[1])}{found[2]}"
    return name if name in names["unit"] else None


def _hex_meant(text: str, names: Names) -> str | None:
    return text.upper() if text.upper() in names["hex"] else None


def _find_unit(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[str, ...]:
    unit = _unit_meant(text, names)
    if unit is None:
        raise no_such("unit", text, names["unit"])
    return (unit,)


def _find_units(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    return (tuple(_find_unit(word, names, so_far)[0] for word in text.split()),)


def _find_target(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[str, ...]:
    """A unit, the launcher or a hex; where a name can be several of them, the rules say which is meant."""
    launcher = LAUNCHER if text.casefold() == LAUNCHER else None
    meant = [name for name in (_unit_meant(text, names), launcher, _hex_meant(text, names)) if name is not None]
    if not meant:
        raise no_such("unit", text, names["unit"])
    return tuple(meant)


def _find_hexes(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    meant = [(word, _hex_meant(word, names)) for word in text.split()]
    for word, hex_ in meant:
        if hex_ is None:
            raise no_such("hex", word, names["hex"])
    return (tuple(hex_ for _, hex_ in meant if hex_ is not None),)


def _find_path(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    hexes = [word for word in _STEP.split(text.split(" ")[0] if " " in text.strip() else text) if word]
    path = [_hex_meant(word, names) for word in hexes]
    if None in path:
        raise no_such("hex", hexes[path.index(None)], names["hex"])
    return (tuple(hex_ for hex_ in path if hex_ is not None),)


def _find_type(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[str, ...]:
    """By the whole id, or by what it is alone: the rules say whose is meant."""
    spelled_so = text.casefold()
    meant = [name for name in names["type"] if name == spelled_so]
    meant += [name for name in names["type"] if name.partition("_")[2] == spelled_so]
    if not meant:
        raise no_such("type", text, names["type"])
    return tuple(meant)


def _find_types(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """All by their whole ids; where several factions have such a type, any of them may be meant."""
    meant = [_find_type(word, names, so_far) for word in text.split()]
    owners = dict.fromkeys(type_.partition("_")[0] for types in meant for type_ in types)
    found = []
    for owner in owners:
        own = [next((type_ for type_ in types if type_.startswith(f"{owner}_")), None) for types in meant]
        if None not in own:
            found.append(tuple(type_ for type_ in own if type_ is not None))
    return tuple(found) or (tuple(types[0] for types in meant),)


def _further_types(so_far: Sequence[str], names: Names, language: Language) -> Sequence[str]:
    return [type_ for type_ in names["type"] if type_ not in so_far]


def _written_types(types: Sequence[str], _: Language) -> str:
    return " ".join(types)


def _numbers(text: str) -> tuple[tuple[int, ...], ...]:
    return (tuple(map(int, text.split())),)


def _nothing(text: str) -> tuple[Any, ...]:
    raise AssertionError("found by the names of the table")


def _unit_words(so_far: Sequence[str], names: Names, language: Language) -> Sequence[str]:
    return () if so_far else [spelled(unit, language) for unit in names["unit"]]


def _word_meant(text: str, names: Names, words: Words) -> str:
    said = text.casefold()
    for key in TOLD:
        if any(said in spellings for spellings in words[key].values()):
            return key
    factory = said.upper() if said.upper() in names["factory"] else None
    meant = _unit_meant(text, names) or factory
    if meant is None:
        raise no_such("unit", text, names["unit"])
    return meant


def _further_units(so_far: Sequence[str], names: Names, language: Language) -> Sequence[str]:
    return [spelled(unit, language) for unit in names["unit"] if spelled(unit, language) not in so_far]


def _digits(so_far: Sequence[str], *_: object) -> Sequence[str]:
    return [str(number) for number in range(1, 13)]


def kinds(words: Words) -> dict[str, Kind]:
    def spelling(key: str, language: Language) -> str:
        return words[key][language][0]

    def forms(key: str) -> str:
        return "|".join(re.escape(form) for spellings in words[key].values() for form in spellings)

    def find_words(text: str, names: Names, so_far: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
        """Units, factories and what is true of them; or nothing."""
        meant = [_word_meant(word, names, words) for word in text.split()]
        return (tuple(word for word in meant if word != "none"),)

    def written_words(told: Sequence[str], language: Language) -> str:
        named = [spelling(word, language) if word in TOLD else spelled(word, language) for word in told]
        return " ".join(named) or spelling("none", language)

    path = rf"{_HEX_SHAPE}(?:\s*(?:->|→|>|-)\s*{_HEX_SHAPE})*(?: (?:{forms('capture')}))?"
    hexes = rf"{_HEX_SHAPE}(?: {_HEX_SHAPE})*"
    one = rf"(?!(?:{forms('forest')}|{forms(LAUNCHER)})(?: |$)){_UNIT_SHAPE}"  # the word that comes after them is none
    units = rf"{one}(?: {one})*"
    return {
        "unit": Kind(_UNIT_SHAPE, _nothing, spelled, _unit_words, find=_find_unit),
        "units": Kind(units, _nothing, _written_units, _further_units, grows=True, find=_find_units),
        "target": Kind(_UNIT_SHAPE, _nothing, spelled, _unit_words, find=_find_target),
        "hexes": Kind(hexes, _nothing, lambda hexes, _: " ".join(hexes), find=_find_hexes),
        "launcher": Kind(forms(LAUNCHER), lambda _: (True,), lambda _, language: spelling(LAUNCHER, language)),
        "path": Kind(path, _nothing, lambda hexes, _: "-".join(hexes), find=_find_path),
        "type": Kind(r"\w+", _nothing, lambda type_, _: type_, find=_find_type),
        "types": Kind(r"\w+(?: \w+)*", _nothing, _written_types, _further_types, grows=True, find=_find_types),
        "numbers": Kind(r"\d{1,3}(?: \d{1,3})*", _numbers, _written_numbers, _digits, grows=True),
        "forest": Kind(forms("forest"), lambda _: (True,), lambda _, language: spelling("forest", language)),
        "words": Kind(r"\S+(?: \S+)*", _nothing, written_words, _further_units, grows=True, find=find_words),
        "turn": Kind(forms("turn"), lambda _: (True,), lambda _, language: spelling("turn", language)),
    }


def _written_units(units: Sequence[str], language: Language) -> str:
    return " ".join(spelled(unit, language) for unit in units)


def _written_numbers(numbers: Sequence[int], _: Language) -> str:
    return " ".join(map(str, numbers))


UNIT_NAMES = tuple(f"{letters}{number}" for letters in LETTERS.values() for number in range(1, 25))
