"""Rivers: ours, and those that the owner of the game has made. A river is a small file in TOML."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from companion import places
from companion.files import file_name, read_bytes, write_text
from companion.kernel.data import bad, check, parse
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble

GAME, OPTION, USUAL = "ferry", "river", "usual"
ASSETS = Path(__file__).parent / "assets"


class River(Struct, frozen=True, forbid_unknown_fields=True):
    """How far it is from bank to bank, and how many rounds the tide leaves."""

    name: dict[str, str]
    stones: Annotated[int, Meta(ge=5, le=15)]
    tide: Annotated[int, Meta(ge=3, le=40)]


def read_river(text: str, file: str) -> River:
    """A river from its file; or BadData that names the line."""
    river = check(parse(text, file), River, text, file)
    if river.stones % 2 == 0:
        raise bad("ferry-no-middle", text, file, "stones", stones=river.stones)
    return river


def check_file(text: str, path: Path) -> tuple[tuple[Trouble, ...], tuple[Trouble, ...]]:
    """For `companion data check`: what is wrong is raised, what is only unusual is told."""
    river = read_river(text, path.name)
    return (), ((Trouble("ferry-short-tide", tide=river.tide),) if river.tide < river.stones else ())


def river_of(setup: Setup) -> River:
    """The river of a table. The text of the owner's file comes with the set-up, so a record is complete."""
    name = setup.options.get(OPTION, USUAL)
    if OPTION in setup.files:
        return read_river(setup.files[OPTION], f"{name}.toml")
    ours = {path.stem: path for path in (ASSETS / "rivers").glob("*.toml")}
    if name not in ours:
        raise Trouble("ferry-no-river", river=name[:40])
    return read_river(ours[name].read_text(encoding="utf-8"), f"{name}.toml")


def keep(name: str, stones: int, tide: int) -> Path:
    """Write a river into the data folder."""
    path = places.user_file(GAME, OPTION, file_name(name).casefold())
    called = name.replace("\\", "").replace('"', "'")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, f'name = {{ en = "{called}", de = "{called}" }}\nstones = {stones}\ntide = {tide}\n')
    return path


def kept() -> Iterator[River]:
    """Ours first; a file with a mistake is left to `companion data check`."""
    for folder in (ASSETS / "rivers", places.user_file(GAME, OPTION, USUAL).parent):
        for path in sorted(folder.glob("*.toml")):
            with suppress(Trouble):
                yield read_river(read_bytes(path).decode(errors="replace"), path.name)
