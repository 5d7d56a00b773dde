"""Boxes from other packages: which are taken, which are left out, and how that is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games import registry
from companion.games.box import Box, Workshop
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import Language, language
from companion.text.teller import Teller
from companion.tui import settings
from companion.tui.signs import UNICODE
from tests.kernel.duel import Duel

HERE = Path(__file__).parent
GOOD = Box("newcomer", "a:b", HERE, "a:b")


def offered(box: Any, monkeypatch: pytest.MonkeyPatch) -> Box:
    """A package offers this box, or its module fails."""

    def named(place: str) -> Any:
        if isinstance(box, Exception):
            raise box
        return box

    monkeypatch.setattr(registry, "_named", named)
    return registry._box_of(registry.Offer("newcomer", "newcomer.box:BOX"), registry.boxes())


def left_out(box: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    with pytest.raises(Trouble) as trouble:
        offered(box, monkeypatch)
    return " ".join(Teller(language("en")).trouble(trouble.value))


def test_what_packages_offer_stands_in_their_metadata(tmp_path: Path) -> None:
    scripts = "[console_scripts]\nsweep = broom:main\n"
    for name, text in {
        "one-1.0.dist-info": f"{scripts}\n[companion.games]\n# a comment\none = one.box:BOX\ntwo=two:BOX [extra]\n",
        "three.egg-info": f"[companion.games]\nthree = three:BOX\n\n{scripts}",
        "four-1.0.dist-info": scripts,
        "five": "[companion.games]\nfive = five:BOX\n",
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "entry_points.txt").write_text(text)
    offers = sorted(registry._offered_in(str(tmp_path)))
    assert offers == [("one", "one.box:BOX"), ("three", "three:BOX"), ("two", "two:BOX")]
    assert list(registry._offered_in(str(tmp_path / "nowhere"))) == []


def test_a_good_box_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered(GOOD, monkeypatch) is GOOD


@pytest.mark.parametrize(
    ("box", "why"),
    [
        (ImportError("no module"), "ImportError: no module"),
        ("a box", "no Box"),
        (GOOD._replace(id="New Comer"), "id 'New Comer'"),
        (GOOD._replace(assets=HERE / "nowhere"), "nowhere"),
        (GOOD._replace(assets="assets"), "AttributeError"),
        (GOOD._replace(colours={"north": "mauve"}), "colours 'mauve'"),
    ],
)
def test_one_that_would_be_in_the_way_is_left_out_and_the_sentence_says_why(
    box: Any, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = left_out(box, monkeypatch)
    assert "“newcomer” could not be loaded" in told
    assert why in told


@pytest.mark.parametrize(
    "box",
    [
        GOOD._replace(id="march"),
        GOOD._replace(commands={"map": "a:b"}),
        GOOD._replace(commands={"undo": "a:b"}),
        GOOD._replace(workshops=(Workshop("cards", "a:b"),)),
    ],
)
def test_nobody_can_take_the_name_of_a_game_a_command_or_a_workshop(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "another game has its name" in left_out(box, monkeypatch)


def test_what_a_plug_in_cannot_load_is_told_and_a_bug_of_ours_is_not_hidden() -> None:
    with pytest.raises(Trouble, match="plug-in-broken"):
        registry.load("newcomer.game:Game")
    with pytest.raises(ModuleNotFoundError):
        registry.load("companion.games.nowhere:Game")


@pytest.fixture
def newcomer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a game that has just been installed; its crews are called by no colour."""
    boxes = registry.boxes() | {"newcomer": GOOD._replace(assets=tmp_path, colours={"north": "green"})}
    monkeypatch.setattr(registry, "_shelf", lambda: registry._Shelf(boxes, ()))
    registry.colours.cache_clear()
    yield tmp_path
    registry.colours.cache_clear()


def test_a_seat_that_is_called_by_no_colour_has_the_one_its_box_says(newcomer: Path) -> None:
    assert UNICODE.seat("north") == UNICODE.seat("green")
    assert UNICODE.seat("nobody") == UNICODE.bullet


def test_keys_that_are_no_keys_are_passed_over(newcomer: Path) -> None:
    lines = ['mop = "m"', 'sweep = ","', 'scrub = "two words"', "dust = 7", 'polish = "ctrl+x"', 'print = "z"']
    (newcomer / "keys.toml").write_text("\n".join(lines))
    keys = settings.load_keys()
    assert {key: keys.get(key) for key in ("mop", "sweep", "scrub", "dust", "polish", "print")} == {
        "mop": "m",
        "sweep": None,
        "scrub": None,
        "dust": None,
        "polish": "ctrl+x",
        "print": "p",
    }


def test_a_slip_in_its_words_is_shown_by_its_key(newcomer: Path) -> None:
    folder = newcomer / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "slips.ftl").write_bytes(
        b"mop-title = { $no\nmop-hand =\n    .hand = Mop.\nmarch-title = Mine\nmop = \xff\n"
    )
    english = Language("en")
    assert english.say("mop-title") == "mop-title"
    assert english.say("mop-hand") == "mop-hand"
    assert english.attribute("mop-hand", "hand") == "Mop."
    assert english.say("march-title") == "The March of Progress"


def test_a_game_without_a_code_layout_has_no_codes_and_says_so() -> None:
    with pytest.raises(Trouble, match="code-none"):
        save_code(Table.create(Journal(":memory:"), Duel(), Setup()))


@pytest.mark.parametrize(
    ("game", "kind", "told"),
    [
        ("march", "country", "There is no country “X”."),
        ("clockwork", "slot", "There is no place in the grid “X”."),
        ("march", "seat", "There is no side “X”."),
        ("march", "spoon", "There is no thing called “X”."),
    ],
)
def test_what_has_no_such_name_is_called_as_its_game_calls_it(game: str, kind: str, told: str) -> None:
    trouble = Trouble("name", kind=kind, word="X", known="Y")
    (sentence,) = Teller(language("en"), registry.game(game)).trouble(trouble)
    assert sentence == f"{told} There are: Y."
