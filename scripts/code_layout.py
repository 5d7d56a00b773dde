"""Adds a layout of save codes to the assets of a game after a game's positions or options have changed.

python -m scripts.code_layout GAME "texts that options often hold". Layouts that are there already stay as they are:
codes on paper follow them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from companion.games.registry import game
from companion.kernel.assets import assets_of
from companion.kernel.game import Game
from companion.kernel.journal import Policy
from companion.kernel.rulebook import rulebook
from companion.kernel.savecode import FIRST, Layout, layouts
from companion.kernel.shapes import Shape

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüÄÖÜß0123456789 -'.&"


def main(game_id: str, *often: str) -> Path:
    layout = layout_of(game(game_id), often)
    folder = assets_of(game_id) / "codes"
    folder.mkdir(exist_ok=True)
    path = folder / f"{max((FIRST - 1, *layouts(game_id))) + 1}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(layout), indent=1) + b"\n")
    return path


def layout_of(rules: Game[Any], often: tuple[str, ...] = ()) -> Layout:
    """The layout that fits a game as it is today."""
    values: dict[str, Shape] = {o.key: {"one-of": list(o.values)} if o.values else "text" for o in rules.options}
    policy = {"rule": "text", "policy": {"one-of": list(get_args(Policy))}}
    setup = {
        "table": "text",
        "seats": {"some": dict.fromkeys(rules.seats, "text")},
        "options": {"some": values},
        "files": {"some": dict.fromkeys((*rules.file_options, *rules.owner_files), "text")},
        "policy": {"list": {"fields": policy}},
    }
    position = _shape(inspect.type_info(rules.state_type))
    return Layout(rules.id, {"fields": setup}, position, LETTERS, "\n".join([*_likely_texts(rules.id), *often]))


def _shape(info: inspect.Type) -> Shape:
    match info:
        case inspect.StructType(fields=fields):
            return {"fields": {field.encode_name: _part(field) for field in fields}}
        case inspect.DictType(value_type=value, min_length=least):
            return {"each" if least is None else "entries": _shape(value)}
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return {"list": _shape(item)}
        case inspect.LiteralType(values=values):
            return {"one-of": list(values)}
        case inspect.UnionType(types=(one, other)) if inspect.NoneType() in (one, other):
            return {"maybe": _shape(one if other == inspect.NoneType() else other)}
        case inspect.BoolType():
            return "bool"
        case inspect.IntType():
            return "int"
        case inspect.StrType():
            return "word"
    return "any"


def _part(field: inspect.Field) -> Shape:
    """A table that begins empty gets entries as the game goes on."""
    if field.default_factory is dict and isinstance(field.type, inspect.DictType):
        return {"entries": _shape(field.type.value_type)}
    return _shape(field.type)


def _likely_texts(game_id: str) -> list[str]:
    """What house rules and a player's own files look like; what is likeliest comes last, where it costs least."""
    files = sorted(assets_of(game_id).glob("*/*.toml"))
    return [" ".join(rulebook(game_id)), *(path.read_text(encoding="utf-8") for path in files)]


if __name__ == "__main__":
    print(main(*sys.argv[1:]))  # noqa: T201
