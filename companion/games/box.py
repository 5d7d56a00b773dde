"""The box of a game: all that the rest of Companion may ask it for, by name. Nothing is loaded to say it.

Names are dotted: "package.module:name". What they stand for is loaded when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.kernel.trouble import Trouble

    # What a check of a file finds: what is wrong, and what is only unusual. It may also raise what is wrong.
    Findings: TypeAlias = tuple[Sequence[Trouble], Sequence[Trouble]]
    Check: TypeAlias = Callable[[str, Path], Findings]

NOTHING: Mapping[str, str] = MappingProxyType({})
COLOURS = ("blue", "orange", "red", "white", "green")  # of players: each has its sign and its tone in every theme


class Workshop(NamedTuple):
    """A screen for what is made before a game, such as maps or cards.

    `id` is its action in the game's keys.toml. `<game>-workshop-<id>` is its title, with `-about` what it is for.
    """

    id: str
    screen: str


class DataFile(NamedTuple):
    """A kind of file that the owner of a game may write; `<game>-file-<id>` tells what it is and where.

    If there are several, `trouble-<game>-file-kind` says how they are told apart.
    """

    id: str
    place: str  # in the game's own folder of the data folder: "maps/" for many, "cards.toml" for one
    check: str  # (text, path) -> Findings
    fields: tuple[str, ...]  # a file with one of these at its top is of this kind; the most telling one first


class CodeKind(NamedTuple):
    """A kind of code besides those of tables; `trouble-<game>-code-<id>` says where it is to be typed."""

    id: str
    knows: str  # (code) -> bool


class Box(NamedTuple):
    """One game. Everything but the game itself, its files and its board may be missing."""

    id: str
    game: str
    assets: Path  # locale/<language>/*.ftl, rules.toml, rulings.toml, keys.toml, codes/<number>.json, and its own data
    board: str
    colours: Mapping[str, str] = NOTHING  # the colour of each seat that is not called by one, of COLOURS
    desks: Mapping[str, str] = NOTHING  # a kind of decision that is no choice from a list -> its screen
    steps: Mapping[str, str] = NOTHING  # the same -> how it is put together by taps, on phones (kernel/steps)
    prints: str = ""  # what it can print, and of what
    workshops: tuple[Workshop, ...] = ()
    commands: Mapping[str, str] = NOTHING  # its own commands of the command line
    files: tuple[DataFile, ...] = ()
    codes: tuple[CodeKind, ...] = ()
    phone: str = ""  # draws its table for phones
    demo: str = ""  # a record among the assets: a table to try things on
