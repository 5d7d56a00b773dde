"""The print studio: two keys from home to a PDF, a live look at the pages, and a clear sentence when it fails."""

from __future__ import annotations

import io
import subprocess
import threading
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from companion.printing.job import Sheet
from companion.printing.offer import Prints
from companion.prints import as_it_stands, prints_of
from companion.store import Store
from companion.text.language import language
from companion.tui.screens.print_studio import PrintStudio
from companion.tui.settings import load_settings
from companion.tui.widgets.page_picture import PagePicture
from tests.tui.driving import Driver, drive, new_table
from tests.tui.playing import Player, laid_out, sit_down

FIRST = "march-all-en-a4.pdf"


@pytest.fixture(autouse=True)
def folder(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the app is started: prints go to output/ in it."""
    started = tmp_path / "started"
    started.mkdir()
    monkeypatch.chdir(started)
    return started


def opened(path: Path) -> PdfReader:
    return PdfReader(io.BytesIO(path.read_bytes()))


def picture(driver: Driver) -> list[Any]:
    """The page on the screen, cell by cell with its colours."""
    shown: PagePicture = driver.app.screen.query_one(PagePicture)
    return [list(line) for line in shown._picture.lines]


def outcome(driver: Driver) -> str:
    """What the studio says about printing."""
    return said_in(driver, "#printed")


def said_in(driver: Driver, part: str) -> str:
    """What can be read in one part of the studio, however it is wrapped."""
    region = driver.find(part).region
    return " ".join(" ".join(line[region.x : region.right] for line in driver.lines[region.y : region.bottom]).split())


def title(sheet: str, code: str = "en") -> str:
    return language(code).say(f"march-sheet-{sheet}")


# --- printing -------------------------------------------------------------------------------------------------------


def test_two_keys_lead_from_home_to_a_pdf_of_everything(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "enter")
        assert driver.on == "PrintStudio"
        pdf = opened(folder / "output" / FIRST)
        titles = [entry["/Title"] for entry in pdf.outline if isinstance(entry, dict)]
        assert titles[1:] == [title(sheet.id) for sheet in prints_of("march").sheets if sheet.of == "game"]
        assert f"{len(pdf.pages)} pages" in outcome(driver)
        assert FIRST in outcome(driver)
        await driver.press("escape")
        assert driver.on == "HomeScreen"

    drive(script)


def test_one_key_prints_what_the_table_needs_tonight(folder: Path) -> None:
    """Wherever the cursor is, and whatever is ticked."""

    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "space", "k")
        (path,) = (folder / "output").iterdir()
        assert path.name == "march-tonight-en-a4.pdf"
        titles = [entry["/Title"] for entry in opened(path).outline if isinstance(entry, dict)]
        wanted = [title(each.id) for each in prints_of("march").sheets if "tonight" in each.kits and each.of == "game"]
        assert titles == [language("en").say("paper-kit-cover"), *wanted]

    drive(script)


def test_keys_typed_faster_than_the_kit_is_loaded_print_too(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        for key in ("p", "enter", "enter", "enter"):
            driver.send(key)
        await driver.settle()
        assert [path.name for path in (folder / "output").iterdir()] == [FIRST]

    drive(script)


def test_the_sheet_under_the_cursor_is_printed_as_it_was_looked_at(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "tab", "tab", "tab", "tab")
        assert driver.app.focused is driver.find("#choice-paper")
        await driver.press("right", "down", "right", "enter")
        assert [path.name for path in (folder / "output").iterdir()] == ["march-country-cards-en-letter-saver.pdf"]
        await driver.press("escape")

    drive(script)
    kept = load_settings().prints
    assert (kept.paper, kept.ink) == ("letter", "saver")


def test_ticks_take_several_sheets_into_one_file(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "space", "down", "space", "down", "down", "space", "down", "enter")
        (path,) = (folder / "output").iterdir()
        titles = [entry["/Title"] for entry in opened(path).outline if isinstance(entry, dict)]
        assert titles == [title("country-cards"), title("initiative")]

    drive(script)


def test_everything_works_with_the_mouse(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.click("p  The March")
        assert driver.on == "PrintStudio"
        before = picture(driver)
        await driver.click(title("action-cards"))
        assert picture(driver) != before
        await driver.click("Paper")
        await driver.press("right")
        await driver.click("⏎ print")
        assert [path.name for path in (folder / "output").iterdir()] == ["march-action-cards-en-letter.pdf"]
        await driver.click("esc back")
        assert driver.on == "HomeScreen"

    drive(script)


def test_another_place_is_asked_for_and_its_folder_remembered(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "else where"

    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "f")
        assert driver.on == "TypeIn"
        assert "march-country-cards-en-a4.pdf" in driver.text
        await driver.press("ctrl+a", "ctrl+u", "ctrl+k")
        await driver.type(f"{elsewhere}/mine.pdf")
        await driver.press("enter")
        assert opened(elsewhere / "mine.pdf").pages
        await driver.press("down", "enter")
        assert sorted(path.name for path in elsewhere.iterdir()) == ["march-action-cards-en-a4.pdf", "mine.pdf"]

    drive(script)
    assert load_settings().prints.folder == str(elsewhere)
    assert not (folder / "output").exists()


def test_the_print_opens_in_the_viewer_of_the_system(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    class Viewer:
        def __init__(self, command: list[str], **_: Any) -> None:
            started.append(command)

        def wait(self, patience: float) -> int:
            raise subprocess.TimeoutExpired("viewer", patience)  # it is open and stays so

    monkeypatch.setattr("companion.tui.viewer.subprocess.Popen", Viewer)
    monkeypatch.setattr("companion.tui.viewer.sys.platform", "linux")

    async def script(driver: Driver) -> None:
        await driver.press("p", "o")
        assert not started
        assert "Nothing is printed yet" in driver.told
        await driver.press("enter", "o")
        assert started == [["xdg-open", str(Path("output") / FIRST)]]

    drive(script)


@pytest.mark.parametrize("failure", ["no such program", "nothing shows PDF"])
def test_without_a_viewer_one_sentence_says_where_the_file_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch, failure: str
) -> None:
    class Nothing:
        def __init__(self, *_: Any, **__: Any) -> None:
            if failure == "no such program":
                raise FileNotFoundError(2, "xdg-open")

        def wait(self, patience: float) -> int:
            return 3

    monkeypatch.setattr("companion.tui.viewer.subprocess.Popen", Nothing)

    async def script(driver: Driver) -> None:
        await driver.press("p", "enter", "o")
        assert FIRST in driver.told
        assert driver.on == "PrintStudio"

    drive(script)


# --- looking --------------------------------------------------------------------------------------------------------


def test_the_picture_follows_sheet_page_paper_and_ink(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "down")
        seen = [picture(driver)]

        async def look(*keys: str) -> None:
            await driver.press(*keys)
            assert picture(driver) not in seen
            seen.append(picture(driver))

        assert "page 1 of" in driver.text
        await look("pagedown")
        assert "page 2 of" in driver.text
        await driver.press("pageup")
        assert picture(driver) == seen[0]
        await look("tab", "tab", "tab", "tab", "right")  # the paper
        await look("down", "right")  # the ink
        await look("right")

    drive(script)


def test_pages_end_where_they_end(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p")
        await driver.hurry(*["pagedown"] * 60)
        pages = next(line for line in driver.lines if "page " in line).split("page ")[1].split(" of ")
        assert pages[0] == pages[1].strip()
        await driver.hurry(*["pageup"] * 60)
        assert "page 1 of" in driver.text

    drive(script)


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (120, 40), (200, 60)])
def test_the_page_keeps_its_shape_in_any_window(folder: Path, size: tuple[int, int]) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "end")
        shown = picture(driver)
        assert shown
        wide, high = len("".join(segment.text for segment in shown[0])), len(shown)
        assert wide / high == pytest.approx(210 / 297 * 2, abs=0.25 + 2 / high)
        room = driver.find(PagePicture).size
        assert wide >= room.width - 1 or high >= room.height - 1

    drive(script, size=size)


def test_the_language_changes_at_once_on_the_screen_and_on_paper(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "down")
        english = picture(driver)
        assert title("action-cards") in driver.text
        await driver.press("f2")
        assert title("action-cards", "de") in driver.text
        assert title("action-cards") not in driver.text
        assert "Gedruckt für" in driver.text
        assert picture(driver) != english
        await driver.press("enter")
        assert (folder / "output" / "march-action-cards-de-a4.pdf").exists()

    drive(script)


def test_paper_can_speak_another_language_than_the_screen(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "down")
        driver.find("#choice-language").choose("de")
        await driver.press("f3", "enter")
        assert (folder / "output" / "march-country-cards-de-a4.pdf").exists()
        assert title("country-cards") in driver.text

    drive(script)


def test_without_colour_the_page_has_no_hue_either(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "down", "pagedown")
        colours = [
            colour.triplet
            for line in picture(driver)
            for segment in line
            for colour in (segment.style.color, segment.style.bgcolor)
        ]
        assert all(max(colour) - min(colour) == 0 for colour in colours)

    drive(script, theme="monochrome")


# --- long jobs ------------------------------------------------------------------------------------------------------


def test_a_long_job_shows_how_far_it_is_and_no_key_waits(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, first = threading.Event(), prints_of("march").sheets[0]

    def slow(*args: Any) -> None:
        go_on.wait(20)
        first.draw(*args)

    sheets = (first, first._replace(id="tokens", draw=slow))
    monkeypatch.setattr("companion.prints.prints_of", lambda game: Prints(sheets))
    monkeypatch.setattr("companion.tui.press.LONG", -1)  # every job counts as a long one

    async def script(driver: Driver) -> None:
        driver.send("p")
        driver.send("enter")
        await until(driver, "sheet 1 of 2")
        driver.send("f2")
        await until(driver, "Blatt 1 von 2")
        go_on.set()
        await driver.settle()
        assert "Blatt 1 von 2" not in driver.text
        assert len(list((folder / "output").iterdir())) == 1

    drive(script)


async def until(driver: Driver, words: str) -> None:
    for _ in range(2000):
        if words in driver.text:
            return
        await driver.pilot.pause(0.005)
    raise AssertionError(f"{words!r} never came:\n{driver.text}")


# --- a table --------------------------------------------------------------------------------------------------------


def on_a_table(sheet_draws: Any = None) -> Prints:
    """The sheets of the game, or one that shows a table."""
    others = (sheet for sheet in prints_of("march").sheets if sheet.of == "game")
    return Prints((*others, Sheet("table", sheet_draws, of="table")))


def test_at_a_table_the_open_table_itself_is_printed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    def draw(book: Any, subject: Any) -> None:
        drawn.append(subject.table)
        book.page("table")

    monkeypatch.setattr("companion.prints.prints_of", lambda game: on_a_table(draw))
    store = Store()
    id_ = laid_out(store, "roll 6 1")

    async def script(player: Player) -> None:
        monkeypatch.setattr(store, "look", None)  # it is open already: nobody opens it a second time
        await player.press("p", "enter")
        assert player.on == "PrintStudio"
        assert drawn[-1].state == player.table.seen_by(None)
        assert drawn[-1].players == {"blue": "Anna", "orange": "Ben"}
        assert [path.name for path in (folder / "output").iterdir()] == ["march-table-Kitchen-en-a4.pdf"]
        await player.press("escape", "1")
        assert player.on == "CurtainScreen"  # and the game goes on

    sit_down(script, id_, store=store)


def test_a_plan_is_not_what_is_printed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr("companion.prints.prints_of", lambda game: on_a_table(lambda b, s: drawn.append((b.page(), s))))
    store = Store()
    id_ = laid_out(store)

    async def script(player: Player) -> None:
        real = player.table
        await player.press("a")
        await player.enter("roll 6 1")
        assert player.table.state != real.state
        await player.press("p")
        assert drawn[-1][1].table.state == real.seen_by(None)

    sit_down(script, id_, store=store)


def test_from_home_the_table_under_the_cursor_is_chosen(folder: Path) -> None:
    store = Store()
    new_table(store, "Attic")
    new_table(store, "Kitchen")

    async def script(driver: Driver) -> None:
        await driver.press("p")
        assert "‹ Kitchen ›" in driver.text
        driver.find("#choice-of").action_next()
        await driver.settle()
        assert "‹ Attic ›" in driver.text
        assert "Scenario" not in driver.text  # the table has one
        driver.find("#choice-of").action_next()
        await driver.settle()
        assert "‹ a new game ›" in driver.text
        assert "Scenario" in driver.text

    drive(script, store=store)


def test_a_table_without_a_name_goes_by_what_home_shows_of_it(folder: Path) -> None:
    store = Store()
    unnamed = new_table(store)
    new_table(store, "", {"blue": "Anna", "orange": "Ben"})

    async def script(driver: Driver) -> None:
        await driver.press("p")
        assert "‹ Anna – Ben ›" in driver.text
        driver.find("#choice-of").action_next()
        await driver.settle()
        assert "‹ turn 1, 0 : 0 VP ›" in driver.text
        assert unnamed not in driver.text
        await driver.press("f2")
        assert "‹ Runde 1, 0 : 0 SP ›" in driver.text

    drive(script, store=store)


def test_nothing_that_lies_face_down_gets_on_paper() -> None:
    store = Store()
    shown = []
    for card in ("STRENGTH", "FORTIFY"):
        table = store.look(store.journal.table(laid_out(store, "roll 6 1")))
        table.enter(f"blue pick {card}")
        subject = as_it_stands(table, "en")
        assert subject.table is not None
        assert subject.table.sealed
        assert not [line for line in subject.table.log if card in line]
        shown.append(subject.table._replace(log=()))
    assert shown[0] == shown[1]
    store.close()


# --- what goes wrong ------------------------------------------------------------------------------------------------


def test_a_sheet_of_a_table_asks_for_a_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.prints.prints_of", lambda game: on_a_table(lambda book, subject: book.page()))

    async def script(driver: Driver) -> None:
        await driver.press("p", "end", "up", "enter")
        assert "choose one below" in outcome(driver)
        assert not picture(driver)
        assert not (folder / "output").exists()
        await driver.press("up")
        assert "choose one below" not in outcome(driver)
        assert picture(driver)

    drive(script)


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(folder: Path, code: str) -> None:
    async def script(driver: Driver) -> None:
        (folder / "output").write_text("in the way")
        await driver.press("p", "enter")
        assert ("cannot be made" if code == "en" else "lässt sich nicht anlegen") in outcome(driver)
        (folder / "output").unlink()
        await driver.press("enter")
        assert (folder / "output").is_dir()

    drive(script, language=code)


def test_a_bug_in_one_sheet_is_told_where_its_page_would_be_and_the_others_go_on(
    home: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a bug of ours")

    first = prints_of("march").sheets[0]
    monkeypatch.setattr(
        "companion.prints.prints_of", lambda game: Prints((first, first._replace(id="tokens", draw=broken)))
    )

    async def script(driver: Driver) -> None:
        await driver.press("p", "down", "down")
        assert "This sheet could not be drawn" in said_in(driver, "#proof")
        assert "a bug of ours" in (home / "crash.log").read_text(encoding="utf-8")
        assert not picture(driver)
        await driver.press("f2")
        assert "ließ sich dieses Blatt nicht zeichnen" in said_in(driver, "#proof")
        await driver.press("enter")
        assert "ließ sich dieses Blatt nicht zeichnen" in outcome(driver)
        assert not (folder / "output").exists()
        await driver.press("up")
        assert "Dieses Blatt" not in driver.text
        assert picture(driver)
        assert not driver.find("#no-page").display, "nothing covers the page"
        await driver.press("enter")
        assert len(list((folder / "output").iterdir())) == 1

    drive(script)


def test_an_offset_that_cannot_be_read_is_told_and_not_remembered(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p")
        driver.find("#field-offset").put_cursor_in()
        await driver.type("0.5 -")
        assert "is no offset" in outcome(driver)
        await driver.press("enter")
        assert not (folder / "output").exists()
        await driver.type("1")
        assert "is no offset" not in outcome(driver)

    drive(script)
    assert load_settings().prints.offset == "0.5 -1"


def test_settings_that_make_no_sense_are_as_good_as_none(home: Path, folder: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "settings.json").write_text('{"language": "en", "prints": {"paper": "foolscap", "ink": "purple"}}')
    prints = load_settings().prints

    async def script(driver: Driver) -> None:
        await driver.press("p")
        assert "There is no paper" in outcome(driver)
        driver.find("#choice-paper").action_next()
        driver.find("#choice-ink").action_next()
        await driver.settle()
        await driver.press("enter")
        assert list((folder / "output").iterdir())

    drive(script, prints=prints)


def test_a_name_that_cannot_be_printed_is_told_before_it_is(folder: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.show(PrintStudio("march", new_table(driver.app.store, "Tea", {"blue": "李明"})))
        assert "李明" in outcome(driver)

    drive(script)
