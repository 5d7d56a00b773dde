"""The board editor: every key, both languages, and what is on the disk afterwards."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from companion.games.marengo.board.compared import is_compared, progress
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.parts import BOARD, MORALE, TIME, Part, get
from companion.games.marengo.board.reading import our_board
from companion.games.marengo.shelf.board_shelf import BOARDS
from companion.games.marengo.studio.board_editor import BoardEditor
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from companion.own_files import Listed
from companion.store import Store
from companion.text.language import CODES
from tests.marengo.boards import same, side_called, typed
from tests.tui.driving import SMALL, WIDE, Driver, drive

SIZES = [SMALL, (100, 30), WIDE]
MARENGO = Listed("marengo", own=True)
pytestmark = pytest.mark.usefixtures("home")


def editor(driver: Driver) -> BoardEditor:
    return next(screen for screen in driver.app.screen_stack if isinstance(screen, BoardEditor))


def board(driver: Driver) -> Board:
    return editor(driver).now


def here(driver: Driver) -> Part:
    return editor(driver)._part


async def go_to(driver: Driver, part: Part, slot: str = "") -> None:
    """As if somebody had gone there by the arrow keys."""
    editor(driver).go_to(part, slot)
    await driver.settle()


def edit(script: Any, **how: Any) -> None:
    """The script in the editor, one key from home."""

    async def run(d: Driver) -> None:
        await d.press("b")
        assert d.on == "BoardEditor"
        await script(d)

    drive(run, **how)


# --- comparing ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", SIZES)
def test_enter_agrees_and_goes_on_to_the_next_that_is_not_compared(size: tuple[int, int], code: str) -> None:
    async def script(d: Driver) -> None:
        told = "compared: 0 of 66 locales" if code == "en" else "verglichen: 0 von 66 Stellungen"
        assert told in d.text
        assert here(d) == TIME
        await d.press("enter", "enter")
        assert here(d) == Part("locale", 0)
        await d.press("up", "up", "enter")  # compared already: on to the next that is not
        assert here(d) == Part("locale", 0)
        await d.press("enter", "enter")
        assert here(d) == Part("approach", 0, 1)
        assert "…" not in d.text

    edit(script, size=size, language=code)
    kept = BOARDS.read(MARENGO)
    assert [is_compared(kept, part) for part in (TIME, MORALE, Part("locale", 0), Part("approach", 0, 0))] == [True] * 4
    assert not is_compared(kept, Part("approach", 0, 1))


def test_a_agrees_with_a_whole_locale() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("approach", 7, 1))
        await d.press("a")
        assert here(d) == Part("locale", 8)
        assert "compared: 1 of 66 locales" in d.text

    edit(script)
    assert progress(BOARDS.read(MARENGO)).locales == 1


def test_the_whole_board_can_be_compared_by_two_keys() -> None:
    """As often as there are parts; then it is the owner's, and otherwise as it was."""

    async def script(d: Driver) -> None:
        await d.type("a" * (2 + 66 + 36 + 5 + 5))
        assert "All of it is compared" in d.told
        assert "66 of 66 locales, 48 of 48" in d.text

    edit(script, size=SMALL)
    kept, ours = BOARDS.read(MARENGO), our_board("marengo")
    assert (kept.source, kept.sources) == ("owner", {})
    assert [same_but_certain(road) for road in same(kept)["road"]] == [same_but_certain(r) for r in same(ours)["road"]]
    assert all(road.certain for road in kept.roads)
    left_out = {"road", "source", "sources"}
    assert {k: v for k, v in same(kept).items() if k not in left_out} == {
        k: v for k, v in same(ours).items() if k not in left_out
    }


def same_but_certain(road: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in road.items() if key != "certain"}


def test_what_is_doubtful_comes_first_on_request() -> None:
    async def script(d: Driver) -> None:
        await d.press("d")
        assert get(board(d), here(d)).id == "s19_09"
        assert d.lines[2].strip().startswith("DOUBTFUL")
        before = here(d)
        await d.press("enter")
        assert board(d).road["s19_09"].certain
        assert here(d) == Part("road", next(at for at, r in enumerate(board(d).roads) if r.id == "s14_18"))
        await d.press("d")
        assert here(d) != before
        assert "DOUBTFUL" not in d.text

    edit(script)


def test_an_invented_board_has_nothing_to_compare() -> None:
    async def script(d: Driver) -> None:
        await d.press("o", "2")
        assert "The Wend Brook" in d.text
        await d.press("enter")
        assert "nothing to compare" in d.told
        assert board(d) is our_board("training")

    edit(script)
    assert [listed.own for listed in BOARDS.listed()] == [False, False]


# --- going about ----------------------------------------------------------------------------------------------------


def test_arrows_go_through_parts_and_from_locale_to_locale() -> None:
    async def script(d: Driver) -> None:
        await d.press("down", "down")
        assert here(d) == Part("locale", 0)
        await d.press("down")
        assert here(d) == Part("approach", 0, 0)
        assert "Approach of M01 toward M02" in d.text
        await d.press("right")
        assert here(d) == Part("locale", 1)
        await d.press("left")
        assert here(d) == Part("locale", 0)
        await d.press("left", "left", "left", "left")
        assert here(d) == BOARD
        await d.press("end")
        assert get(board(d), here(d)).display == "french_5pm"

    edit(script, size=SMALL)


def test_tab_leads_to_the_values_and_back() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7))
        await d.press("tab")
        assert editor(d)._line.has_focus
        await d.press("down", "down")
        assert editor(d)._slot == "star"
        await d.press("up", "up", "up")
        assert editor(d)._slot == "id"
        await d.press("tab")
        assert editor(d)._parts.has_focus
        await d.press("tab", "escape")
        assert editor(d)._parts.has_focus
        await d.press("escape")
        assert d.on == "HomeScreen"

    edit(script)


def test_the_mouse_chooses_parts_and_values() -> None:
    async def script(d: Driver) -> None:
        await d.click("M02 16")
        assert here(d) == Part("locale", 1)
        assert not board(d).sources, "a click agrees with nothing"
        await d.click("French at start")
        assert editor(d)._slot == "french_start"
        await d.type("2")
        assert board(d).locales[1].french_start == 2

    edit(script)


# --- typing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_values_are_typed_counted_and_chosen(code: str) -> None:
    wide, yes = ("w", "y") if code == "en" else ("b", "j")

    async def script(d: Driver) -> None:
        await go_to(d, side_called(board(d), "M02>M03"))
        await d.press("tab", wide, "down", "right", "right", "left", "down")
        await d.type("3")
        await d.press("down", "right", "down", yes, "down", "space", "space")

    edit(script, language=code)
    kept = BOARDS.read(MARENGO)
    side = kept.approach["M02>M03"]
    assert (side.width, side.inf, side.cav, side.art, side.obstacle, side.impassable) == ("wide", 2, 3, 1, True, False)
    assert kept.approach["M03>M02"].width == "wide"
    assert kept.sources["approach.M02>M03.inf"] == "owner"
    assert not is_compared(kept, side_called(kept, "M02>M03"))


def test_what_is_no_value_is_told_and_the_old_one_stays() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7))
        await d.press("tab")
        await d.type("1")
        assert board(d).locales[7].capacity == 1
        await d.press("backspace")
        assert board(d).locales[7].capacity == 4
        assert "A whole number from 0" in d.text
        await d.type("many")
        assert board(d).locales[7].capacity == 4
        await d.press("enter")
        assert "A whole number" in d.told, "nobody agrees with what does not stand in the line"
        assert here(d) == Part("locale", 7)
        await d.press("escape")
        await go_to(d, BOARD)
        await d.press("enter")
        assert board(d).sources == {}

    edit(script)


@pytest.mark.parametrize(
    ("code", "sentence"), [("en", "capacity of M08 has to be 1"), ("de", "Kapazität von M08 muss")]
)
@pytest.mark.parametrize("size", SIZES)
def test_the_sentence_of_a_check_stands_beside_its_value(size: tuple[int, int], code: str, sentence: str) -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7))
        await d.press("tab")
        await d.type("0")
        assert sentence in " ".join(d.text.split())
        assert "marengo.toml, " not in d.text
        assert ("1 mistake" if code == "en" else "1 Fehler") in d.lines[1]
        await go_to(d, BOARD)
        await d.press("escape", "m")
        assert (here(d), editor(d)._slot) == (Part("locale", 7), "capacity")
        await d.press("u")
        assert ("no mistakes" if code == "en" else "keine Fehler") in d.lines[1]
        await d.press("m")
        assert d.told

    edit(script, size=size, language=code)
    assert BOARDS.read(MARENGO).locales[7].capacity == 4


def test_the_types_of_reinforcements_are_typed_in() -> None:
    async def script(d: Driver) -> None:
        for part, pieces in {2: "i2 i2", 3: "i3 i2 k2 a1", 4: "i2"}.items():
            await go_to(d, Part("force", part))
            await d.press("tab")
            await d.type(pieces)
            await d.press("enter", "escape")

    edit(script)
    kept = BOARDS.read(MARENGO)
    assert (kept.unknown, kept.sample) == ((), {})
    assert kept.force["french_4pm"].pieces == ("i3", "i2", "c2", "a1")
    setup = Setup({}, {}, {"board": (BOARDS.path("marengo")).read_text("utf-8")})
    assert game("marengo").questions(setup) == (), "nobody is asked for them any more"


def test_numbers_and_names_of_ones_own() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7), "label")
        await d.press("tab")
        await d.type("12")
        await d.press("down")
        await d.type("The farm")
        await d.press("down")
        await d.type("Das Gehöft")

    edit(script)
    locale = BOARDS.read(MARENGO).locales[7]
    assert (locale.label, locale.name) == ("12", {"en": "The farm", "de": "Das Gehöft"})


def test_an_id_that_is_taken_on_the_way_to_a_longer_one_harms_nothing() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7), "id")
        await d.press("tab")
        await d.type("M10")
        assert "M10" in d.text
        assert "is there already" in d.text
        await d.type("0")
        assert board(d).locales[7].id == "M100"

    edit(script)
    kept = BOARDS.read(MARENGO)
    assert len(kept.locale) == 66
    assert same(typed(kept, Part("locale", 7), id="M08"))["locale"] == same(our_board("marengo"))["locale"]


def test_undo_takes_back_one_value_at_a_time() -> None:
    async def script(d: Driver) -> None:
        await d.press("u")
        assert d.told
        await go_to(d, Part("locale", 7))
        await d.press("tab")
        await d.type("12")
        await d.press("down")
        await d.type("3")
        await d.press("escape", "u")
        assert (board(d).locales[7].capacity, board(d).locales[7].french_start) == (12, 1)
        await d.press("u")
        assert board(d) is our_board("marengo")

    edit(script)
    assert same(BOARDS.read(MARENGO)) == same(our_board("marengo"))


# --- writing a board ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_a_board_from_nothing_by_keys_alone(code: str) -> None:
    async def script(d: Driver) -> None:
        await d.press("n")
        await d.type("The Hill")
        await d.press("enter")
        assert "hill.toml" in d.text
        await d.press("+", "1")
        await d.type("east")
        await d.press("escape")
        await go_to(d, Part("locale", 0))
        await d.press("+", "1")
        await d.type("east")
        await d.press("enter")
        assert here(d) == Part("approach", 0, 0)
        await d.press("right", "escape", "+", "2")  # wide; and the edge of the map
        assert "nothing opposite" in d.text or "ohne Gegenüber" in d.text
        await d.press("escape", "+", "4")
        await d.type("lane")
        await d.press("escape")
        await go_to(d, Part("road", 0), "course")
        await d.press("tab")
        await d.type("L1 east")
        await d.press("escape")

    edit(script, language=code)
    kept = BOARDS.read(Listed("the-hill", own=True))
    assert kept.name == {code: "The Hill"}
    assert [locale.id for locale in kept.locales] == ["L1", "east"]
    assert {side.id: side.width for side in kept.approach.values()} == {
        "L1>east": "wide",
        "east>L1": "wide",
        "L1>closed": "narrow",
    }
    assert [(road.id, road.course) for road in kept.roads] == [("lane", ("L1", "L1>east", "east"))]


def test_a_border_with_a_locale_that_is_not_there() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 0))
        await d.press("+", "1")
        await d.type("M99")
        await d.press("enter")
        assert "no locale" in d.told
        assert board(d) is our_board("marengo")

    edit(script)


def test_a_part_is_removed_and_comes_back() -> None:
    async def script(d: Driver) -> None:
        await d.press("delete")
        assert "This part stays" in d.told
        await go_to(d, Part("approach", 0, 0))
        await d.press("delete")
        assert here(d) == Part("locale", 0)
        assert "M02>M01" not in board(d).approach
        assert "mistake" in d.lines[1]
        await d.press("u")
        assert board(d) is our_board("marengo")

    edit(script)


# --- files ----------------------------------------------------------------------------------------------------------


def test_the_next_table_takes_the_board(home: Path) -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7))
        await d.press("tab")
        await d.type("6")
        await d.press("escape", "g")
        assert d.on == "NewTableScreen"
        await d.press("escape")
        assert d.on == "BoardEditor"
        await d.press("o", "3")
        assert "The Wend Brook" in d.text
        await go_to(d, Part("locale", 0))
        await d.press("tab")
        await d.type("6")
        await d.press("escape", "g", "enter")

    store = Store()
    edit(script, store=store)
    row = Store().rows()[0]
    assert Store().look(row).state.board.locales[0].capacity == 6
    assert BOARDS.read(Listed("training", own=True)).locales[0].capacity == 6


def test_of_several_boards_each_is_kept(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("enter", "o", "2", "enter", "o")  # our own once more, which has a file already
        assert "marengo-2.toml" in d.text
        await d.press("1")
        assert "yours: marengo.toml" in d.text

    edit(script)
    assert [listed.id for listed in BOARDS.listed() if listed.own] == ["marengo", "marengo-2"]


@pytest.mark.parametrize("code", CODES)
def test_a_damaged_file_is_told_in_one_sentence_and_left_alone(home: Path, code: str) -> None:
    path = home / "games" / "marengo" / "boards" / "marengo.toml"
    path.parent.mkdir(parents=True)
    path.write_text("schema = 3\n")

    async def script(d: Driver) -> None:
        assert "marengo.toml" in d.told
        await d.press("enter", "o")
        assert ("cannot be read" if code == "en" else "nicht lesbar") in d.text
        await d.press("1")
        assert d.on == "BoardEditor"

    edit(script, language=code)
    assert path.read_text() == "schema = 3\n"
    assert is_compared(BOARDS.read(Listed("marengo-2", own=True)), TIME)


def test_what_cannot_be_saved_is_told_and_leaving_asks(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(id_: str, board: Board) -> None:
        raise Trouble("no-write", path="boards")

    monkeypatch.setattr(BOARDS, "keep", full)

    async def script(d: Driver) -> None:
        await d.press("enter")
        assert "boards" in d.told
        await d.press("escape")
        assert d.on == "Ask"
        await d.press("n")
        assert d.on == "BoardEditor"
        await d.press("escape", "y")
        assert d.on == "HomeScreen"

    edit(script)


def test_closing_companion_while_something_is_written_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    keep, may_go_on = BOARDS.keep, Event()

    def slowly(id_: str, board: Board) -> None:
        may_go_on.wait(10)
        keep(id_, board)

    monkeypatch.setattr(BOARDS, "keep", slowly)

    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 0))
        await d.press("tab")
        d.send("7")
        for _ in range(50):
            await d.arrive()
        assert board(d).locales[0].capacity == 7
        assert not editor(d)._draft.is_kept
        may_go_on.set()
        await d.app.action_quit()

    edit(script)
    assert BOARDS.read(MARENGO).locales[0].capacity == 7


def test_the_language_changes_at_once() -> None:
    async def script(d: Driver) -> None:
        await go_to(d, Part("locale", 7))
        assert "capacity" in d.text
        await d.press("f2")
        assert "Kapazität" in d.text
        assert "capacity" not in d.text

    edit(script)
