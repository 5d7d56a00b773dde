"""Home: resuming, beginning, and looking after tables."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion import places
from companion.games.registry import boxes
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.store import Store
from companion.text.language import CODES, language
from companion.text.standing import headline
from companion.tui.table_list import TableList
from companion.tui.widgets.menu import Menu
from tests.shell import Shell
from tests.tui import acesing
from tests.tui.driving import SMALL, WIDE, Driver, drive, new_table
from tests.tui.playing import laid_out

RECORDS = Path(__file__).parent.parent / "records"
ANNA_AND_BEN = {"blue": "Anna", "orange": "Ben"}


@pytest.fixture
def store(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.chdir(tmp_path)
    return Store()


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_first_time_player_sees_one_friendly_line_and_the_key_to_press(store: Store, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        assert d.on == "HomeScreen"
        assert "Press 1 for your first table" in d.text
        assert "1  The March of Progress" in d.text
        assert "Resume" not in d.text
        assert "⏎ open" in d.lines[-1]

    drive(script, size=size, store=store)


def test_two_keys_lead_from_home_to_a_running_introductory_game(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        assert d.on == "NewTableScreen"
        await d.press("enter")
        assert d.on == "HomeScreen"
        (row,) = store.rows()
        assert d.opened == [row.id]
        assert store.look(row).state.rules.scenario == "tyw"

    drive(script, store=store)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_tables_are_listed_newest_first_with_people_and_score(store: Store, size: tuple[int, int]) -> None:
    new_table(store, "Kitchen", ANNA_AND_BEN, "roll 5 2")
    new_table(store, "Club")

    async def script(d: Driver) -> None:
        club, kitchen = (next(line for line in d.lines if name in line) for name in ("Club", "Kitchen"))
        assert d.lines.index(club) < d.lines.index(kitchen)
        assert "Anna – Ben" in kitchen
        assert "turn 1, 0 : 0 VP" in kitchen
        assert "today" in kitchen
        assert max(map(len, d.lines)) <= size[0]

    drive(script, size=size, store=store)


def test_a_table_opens_with_enter_and_the_cursor_reaches_every_line(store: Store) -> None:
    kitchen, club = new_table(store, "Kitchen"), new_table(store, "Club")

    async def script(d: Driver) -> None:
        await d.press("enter")
        await d.press("down", "enter")
        assert d.opened == [club, kitchen]
        await d.press("end")
        assert d.find(Menu).item == "settings"
        await d.press("up")
        assert d.find(Menu).item == f"rules {list(boxes())[-1]}"
        await d.press("home", "up")
        assert d.find(Menu).item == f"table {club}"

    drive(script, store=store)


def test_the_mouse_opens_a_table_and_a_gap_does_nothing(store: Store) -> None:
    kitchen = new_table(store, "Kitchen")
    new_table(store, "Club")

    async def script(d: Driver) -> None:
        await d.click("Kitchen")
        assert d.opened == [kitchen]
        gap = next(y for y, line in enumerate(d.lines) if "New table" in line) - 1
        await d.pilot.click(offset=(20, gap))
        assert d.opened == [kitchen]
        await d.click("1  The March")
        assert d.on == "NewTableScreen"

    drive(script, store=store)


def test_the_mouse_on_the_key_bar_does_what_the_key_does(store: Store) -> None:
    new_table(store, "Kitchen")

    async def script(d: Driver) -> None:
        await d.click("rename")
        assert d.on == "TypeIn"

    drive(script, store=store)


def test_a_table_gets_another_name(store: Store) -> None:
    id_ = new_table(store, "Kitchen")

    async def script(d: Driver) -> None:
        await d.press("n", "ctrl+u")
        await d.type("Garden party")
        await d.press("enter")
        assert "Garden party" in d.text
        assert store.journal.table(id_).name == "Garden party"
        await d.press("n", "ctrl+u", "enter")  # without a name the table goes by its id again
        assert store.journal.table(id_).name == id_
        await d.press("n", "x", "escape")
        assert store.journal.table(id_).name == id_

    drive(script, store=store)


def test_a_copy_has_the_same_entries_under_another_name(store: Store) -> None:
    id_ = new_table(store, "Kitchen", ANNA_AND_BEN, "roll 5 2", "blue pick MOVE2")

    async def script(d: Driver) -> None:
        await d.press("c")
        assert "Kitchen, copy" in d.text
        await d.press("enter")
        copy = next(row for row in store.rows() if row.id != id_)
        assert copy.name == "Kitchen, copy"
        tables = [store.look(row) for row in (copy, store.journal.table(id_))]
        assert tables[0].state == tables[1].state
        assert tables[0].sealed()[0].move == tables[1].sealed()[0].move, "also what lies face down"
        assert d.find(Menu).item == f"table {copy.id}"

    drive(script, store=store)


def test_a_table_goes_into_the_archive_and_back(store: Store) -> None:
    id_ = new_table(store, "Kitchen")

    async def script(d: Driver) -> None:
        await d.press("a")
        assert "Kitchen" not in d.text
        assert store.journal.table(id_).archived
        assert "archive" in d.told
        await d.press("A")
        assert "Archive" in d.text
        assert "Kitchen" in d.text
        await d.press("a")
        assert "Nothing is put away." in d.text
        await d.press("A")
        assert "Kitchen" in d.text
        assert not store.journal.table(id_).archived
        club = new_table(store, "Club")
        await d.press("A", "A", "a")
        assert d.find(Menu).item == f"table {id_}", "the cursor stays among the tables"
        assert store.journal.table(club).archived

    drive(script, store=store)


def test_a_game_is_exported_told_where_and_imported_again(store: Store, tmp_path: Path) -> None:
    id_ = new_table(store, "Kitchen: 2nd try", ANNA_AND_BEN, "roll 5 2")
    path = tmp_path / "output" / "Kitchen-2nd-try.record"

    async def script(d: Driver) -> None:
        await d.press("x")
        assert d.on == "Notice"
        told = re.findall(r"│ *(.*?) *│", d.text)  # a long path goes over several lines
        assert "Kitchen-2nd-try.record" in "".join(told)
        assert "roll 5 2" in path.read_text(encoding="utf-8")
        await d.press("enter", "x", "escape")
        assert path.with_stem("Kitchen-2nd-try-2").exists(), "an older export stays"
        await d.press("i")
        await d.type("output/Kitchen-2nd-try.record")
        await d.press("enter")
        imported = next(row for row in store.rows() if row.id != id_)
        assert imported.setup.seats == ANNA_AND_BEN
        assert d.find(Menu).item == f"table {imported.id}"

    drive(script, store=store)


def test_names_with_signs_that_no_screen_shows_are_imported_without_them(store: Store, tmp_path: Path) -> None:
    (tmp_path / "odd.record").write_text("game: march\nseat blue: An\x1bna\nroll 5 2\n", encoding="utf-8")

    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type("odd.record")
        await d.press("enter")
        assert [row.setup.seats["blue"] for row in store.rows()] == ["An\ufffdna"]
        (told,) = d.app._notifications
        assert told.message == "Signs that no screen shows were replaced by \ufffd in these names: An\ufffdna."

    drive(script, store=store)


def test_a_file_that_is_none_is_told_in_one_sentence(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("i")
        await d.type("nowhere.record")
        await d.press("enter")
        assert "nowhere.record cannot be read" in d.told
        assert store.rows() == []

    drive(script, store=store)


def with_a_gift(store: Store) -> str:
    """A table at which somebody has given somebody else something that is nobody else's business."""
    id_ = store.create(find_game("clockwork"), Setup({"players": "3", "exchange": "yes"}), "Kitchen")
    sitting = store.sit_down(id_)
    sitting.table.enter("red give blue magic:1")
    sitting.leave()
    return id_


def test_whoever_exports_a_table_with_secrets_is_told_that_they_are_left_out(store: Store, tmp_path: Path) -> None:
    with_a_gift(store)

    async def script(d: Driver) -> None:
        await d.press("x")
        told = " ".join(re.findall(r"│ *(.*?) *│", d.text))
        assert "What only some players may know is left out; X at home writes the whole table" in told
        assert "magic:1" not in (tmp_path / "output" / "Kitchen.record").read_text(encoding="utf-8")

    drive(script, store=store)


def test_everything_is_written_only_to_whoever_wants_it(store: Store, tmp_path: Path) -> None:
    with_a_gift(store)
    written = tmp_path / "output" / "Kitchen.record"

    async def script(d: Driver) -> None:
        await d.press("X")
        assert d.on == "Ask"
        await d.press("n")
        assert not written.exists()
        await d.press("X", "y")
        assert d.on == "Notice"
        assert "left out" not in d.text
        assert "red give blue magic:1" in written.read_text(encoding="utf-8")

    drive(script, store=store)


def test_an_export_that_cannot_be_written_is_told_in_one_sentence(store: Store, tmp_path: Path) -> None:
    new_table(store, "Kitchen")
    (tmp_path / "output").write_text("a file where the folder should be")

    async def script(d: Driver) -> None:
        await d.press("x")
        assert d.on == "HomeScreen"
        assert "cannot be written" in d.told

    drive(script, store=store)


def test_coming_back_from_somewhere_the_list_is_fresh(store: Store) -> None:
    id_ = new_table(store, "Kitchen")

    async def script(d: Driver) -> None:
        await d.press("s")
        store.rename(id_, "Attic")
        await d.press("escape")
        assert "Attic" in d.text

    drive(script, store=store)


def test_one_table_that_cannot_be_read_does_not_hide_the_others(store: Store) -> None:
    new_table(store, "Kitchen")
    broken = new_table(store, "Broken")
    store.journal._db.execute("update snapshots set state = 'nonsense' where table_id = ?", (broken,))

    async def script(d: Driver) -> None:
        assert "cannot be read" in next(line for line in d.lines if "Broken" in line)
        assert "turn 1" in next(line for line in d.lines if "Kitchen" in line)

    drive(script, store=store)


def test_rules_settings_and_leaving_are_one_key_away(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("r")
        assert d.on == "RulesScreen"
        await d.press("escape", "s")
        assert d.on == "SettingsScreen"
        await d.press("escape", "q")
        assert d.app._exit

    drive(script, store=store)


def test_the_palette_offers_what_the_screen_can_do(store: Store) -> None:
    async def script(d: Driver) -> None:
        titles = [command.title for command in d.app.get_system_commands(d.app.screen)]
        assert {"import", "rename"} <= set(titles)
        for key in "ncax":
            await d.press(key)
            assert d.told == "Put the cursor on a table first.", "there is no table yet"
            d.app.clear_notifications()
        new_table(store)
        await d.press("s", "escape", "home", "n")
        assert d.on == "TypeIn"

    drive(script, store=store)


def test_the_language_changes_at_once_and_completely(store: Store) -> None:
    new_table(store, "", ANNA_AND_BEN)

    async def script(d: Driver) -> None:
        english = d.text
        await d.press("f2")
        assert "Der Marsch des Fortschritts" in d.text
        assert "Runde 1, 0 : 0 SP" in d.text
        assert "heute" in d.text
        for word in ("Resume", "today", "Settings", "open", "rename"):
            assert word in english
            assert word not in d.text
        await d.press("f2")
        assert d.text == english

    drive(script, store=store)


@pytest.mark.parametrize("code", CODES)
def test_days_are_called_as_people_call_them(store: Store, code: str) -> None:
    new_table(store)
    tables, rows = TableList(), store.rows()
    tables.read(store, rows)
    played = date.fromtimestamp(rows[0].touched)
    words = [
        next(tables.lines(200, language(code), date.fromordinal(played.toordinal() + days))).plain.split("VP")[-1]
        for days in range(3)
    ]
    assert ("today" if code == "en" else "heute") in words[0]
    assert ("yesterday" if code == "en" else "gestern") in words[1]
    assert (f"{played:%Y-%m-%d}" if code == "en" else f"{played:%d.%m.%Y}") in words[2]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [SMALL, WIDE, (200, 60)])
def test_every_line_says_what_it_is_for_or_none_does(store: Store, size: tuple[int, int], code: str) -> None:
    new_table(store, "Kitchen", ANNA_AND_BEN)
    say = language(code).say
    abouts = [say(f"tui-about-{what}") for what in ("print", "rules")]
    abouts += [say(f"clockwork-workshop-{workshop}-about") for workshop in ("maps", "cards")]

    async def script(d: Driver) -> None:
        told = [next((line.index(about) for line in d.lines if about in line), None) for about in abouts]
        if size == SMALL:
            assert set(told) == {None}
        else:
            (column,) = set(told)
            kitchen = next(line for line in d.lines if "Kitchen" in line)
            assert kitchen.index("Kitchen") == column, "and stands under the names of the tables"
        assert "…" not in d.text

    drive(script, size=size, store=store, language=code)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [SMALL, WIDE, (200, 60)])
def test_whoever_never_played_a_game_reads_what_it_is(store: Store, size: tuple[int, int], code: str) -> None:
    say = language(code).say

    async def script(d: Driver) -> None:
        read = " ".join(d.text.split())
        for game in boxes():
            line = next(line for line in d.lines if f"  {say(f'{game}-title')}" in line)
            assert say(f"{game}-about").split()[0] in "".join(d.lines[d.lines.index(line) :][:2]), "beside it or below"
            words = say(f"{game}-about").split()
            assert all(word in read for word in words)
        assert "…" not in d.text
        await d.press("down")
        assert d.find(Menu).item == "new clockwork", "the cursor rests on games alone"

    drive(script, size=size, store=store, language=code)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [SMALL, WIDE, (200, 60)])
def test_finished_games_stand_apart_with_their_winner(store: Store, size: tuple[int, int], code: str) -> None:
    going_on = new_table(store, "Kitchen", ANNA_AND_BEN, "roll 5 2")
    for name in ("threshold-blue", "agreed-orange", "agreed-tie"):
        store.import_file(RECORDS / f"game-{name}.record")
    finished, won, tie = {
        "en": ("Finished", "{} won", "a tie"),
        "de": ("Beendet", "Sieg: {}", "unentschieden"),
    }[code]

    async def script(d: Driver) -> None:
        at = {word: next(n for n, line in enumerate(d.lines) if word in line) for word in ("Kitchen", finished, tie)}
        assert at["Kitchen"] < at[finished] <= at[tie]
        below = "\n".join(d.lines[at[finished] :])
        assert won.format("Anna") in below
        assert won.format("Ben") in below
        assert won.format("Anna") not in "\n".join(d.lines[: at[finished]])
        assert d.find(Menu).item == f"table {going_on}", "there one goes on"
        assert "…" not in d.text
        await d.press("down", "enter")
        assert d.opened[-1] in {row.id for row in store.rows()} - {going_on}

    drive(script, size=size, store=store, language=code)


def test_without_a_name_the_winner_is_called_by_the_seat(store: Store) -> None:
    new_table(store, "Club", {}, "roll 5 2", "blue end", "orange end")
    laid_out(store, 'seat blue:\nroll 5 2\nset sides.blue.cubes = {"black": 0, "white": 1}\nblue end\norange end')
    tables = TableList()
    tables.read(store, store.rows())
    kitchen, club = (line.plain for line in tables.lines(100, language("de")))
    assert "Sieg: Blau 1 : 0" in kitchen
    assert "unentschieden 0 : 0" in club


def test_a_narrow_list_keeps_name_score_and_day(store: Store) -> None:
    new_table(store, "The Thirty Years War, second try", {"blue": "Maximilian", "orange": "Christina Louise"})
    tables = TableList()
    tables.read(store, store.rows())
    wide, narrow = (next(tables.lines(width, language("en"))) for width in (100, 61))
    assert wide.plain.startswith("The Thirty Years War, second try  Maximilian – Christina Louise  ")
    assert narrow.plain.startswith("The Thirty Years War, second")
    assert "Maximilian" not in narrow.plain, "rather nobody than half a name"
    for line in (wide, narrow):
        assert line.plain.split("  ")[-2:][0].strip() == "turn 1, 0 : 0 VP"
        assert "today" in line.plain


def test_what_home_remembers_is_read_again_when_the_table_goes_on(store: Store) -> None:
    id_ = new_table(store, "Club", {}, "roll 5 2")
    told = [_told_of(store)]
    assert _told_of(store) == told[0], "the next time it is remembered"
    table = store.look(store.journal.table(id_))
    table.enter("blue end")
    table.enter("orange end")
    assert "0 : 0" in told[0]
    assert "tie" in _told_of(store)


@pytest.mark.parametrize("content", [b"", b"[", b"{}", b'{"x": {}}', b"\xff\x00", b'{"x": null}'])
def test_whatever_became_of_that_memory_home_shows_the_tables(store: Store, content: bytes) -> None:
    new_table(store, "Club", {}, "roll 5 2")
    known = _told_of(store)
    places.standings().write_bytes(content)
    assert _told_of(store) == known


def _told_of(store: Store) -> str:
    """The first table, as home would list it after Companion was opened again."""
    tables = TableList()
    tables.read(store, store.rows())
    return next(tables.lines(200, language("en"))).plain


@pytest.mark.parametrize(("code", "turn"), [("en", "round 3, Germany 2"), ("de", "Runde 3, Deutschland 2")])
def test_whose_turn_it_is_is_told_by_name(store: Store, companion: Shell, code: str, turn: str) -> None:
    """Of a faction that nobody plays as of a person."""
    state = acesing.against_automa()
    table = acesing.seated(store, replace(state, seat="g2"))
    row = store.journal.table(table)
    alone = replace(row, setup=replace(row.setup, seats={"us": "Anna"}))
    facts = find_game("aces").headline(replace(state, seat="g2"))
    assert headline(language(code), alone, facts).startswith(turn)
    assert ", Anna " in headline(language(code), alone, facts | {"seat": "us"})
    assert companion("tables").out.count("round 3, Cleo") == 1
