"""A new table: defaults that can be played at once, and questions that are never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Input

from companion import places
from companion.games.registry import boxes, game
from companion.kernel.assets import asset_text
from companion.kernel.game import Setup
from companion.kernel.rulebook import rulings
from companion.store import Store
from companion.text.language import CODES, language
from companion.tui.screens.new_table import NewTableScreen
from companion.tui.widgets.choice import LABEL, Choice
from tests.tui.driving import SMALL, WIDE, Driver, drive

VALUE = 44  # columns for a value at 80


@pytest.fixture
def store(home: Path) -> Store:
    return Store()


def choice(d: Driver, key: str) -> Choice:
    found = d.find(f"#choice-{key}")
    assert isinstance(found, Choice)
    return found


async def choose(d: Driver, key: str, *keys: str) -> None:
    choice(d, key).focus()
    await d.press(*keys)


def test_names_scenario_and_edition_go_into_the_set_up(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await d.type("Anna")
        await d.press("down")
        await d.type("Ben")
        await choose(d, "edition", "right")
        await d.press("enter")
        (row,) = store.rows()
        assert row.setup.seats == {"blue": "Anna", "orange": "Ben"}
        assert row.setup.options == {"edition": "de"}

    drive(script, store=store)


def test_a_german_player_is_offered_the_german_rulebook(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        assert "deutsche Ausgabe" in d.text
        await d.press("enter")
        assert store.rows()[0].setup.options == {"edition": "de"}

    drive(script, store=store, language="de")


@pytest.mark.parametrize(("code", "name"), [("en", "Coastland"), ("de", "Küstenland")])
def test_a_map_goes_by_the_name_it_has_in_the_players_language(store: Store, code: str, name: str) -> None:
    async def script(d: Driver) -> None:
        await d.show(NewTableScreen("aces"))
        assert name in d.text

    drive(script, store=store, language=code)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_what_the_rulebook_does_not_state_is_asked_and_never_guessed(store: Store, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await choose(d, "scenario", "right")
        assert "The Age of Marlborough" in d.text
        assert "Which cards touch along a side?" in d.text
        assert d.find("#field-home-vp Input").placeholder == "→ takes “3”"
        await d.press("enter")
        assert store.rows() == []
        assert d.told.startswith("5 answers are missing, first: Which cards touch")
        await d.type("FR-SN SN-DR DR-BA BA-FR")
        for answer in ("FR", "3", "2"):
            await d.press("down")
            await d.type(answer)
        await d.press("enter")
        assert store.rows() == [], "a suggestion is not an answer"
        await d.type("1")
        await d.press("enter")
        (row,) = store.rows()
        assert row.setup.options["blue-home"] == "FR"
        assert d.opened == [row.id]

    drive(script, size=size, store=store)


def test_a_suggestion_is_taken_with_the_right_arrow(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("3", "enter")
        assert d.told.endswith("“sample” takes an example of ours")
        assert "→ takes “sample”" in d.text
        await d.press("right")
        assert d.find("#field-reinforcements Input").value == "sample"
        await d.press("left", "right", "enter")
        (row,) = store.rows()
        assert d.told == ""
        assert row.setup.options["reinforcements"] == "sample", "the arrow moves the cursor in what stands there"

    drive(script, store=store)


def test_a_wrong_answer_is_told_and_the_form_stays(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await choose(d, "scenario", "right")
        answers = {"touching": "FR-SN SN-DR DR-BA BA-FR", "blue-home": "SN", "home-vp": "3", "neutral-vp": "2"}
        for key, answer in (answers | {"armies-in-play": "1"}).items():
            d.find(f"#field-{key} Input").value = answer
        await d.press("enter")
        assert "“SN” is no value for blue-home" in d.told
        assert d.on == "NewTableScreen"
        assert store.rows() == []

    drive(script, store=store)


def test_an_answer_that_is_hardly_meant_is_asked_about(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await choose(d, "scenario", "right")
        answers = {"touching": "FR-SN DR-BA", "blue-home": "FR", "home-vp": "1", "neutral-vp": "2"}
        for key, answer in (answers | {"armies-in-play": "1"}).items():
            d.find(f"#field-{key} Input").value = answer
        await d.press("enter")
        asked = " ".join(d.text.split())
        assert d.on == "Ask"
        assert "would begin on 1" in asked
        assert "can never meet" in asked
        await d.press("escape")
        assert (d.on, store.rows()) == ("NewTableScreen", [])
        await d.press("enter", "y")
        assert store.rows()[0].setup.options["home-vp"] == "1"

    drive(script, store=store)


def test_another_scenario_takes_its_questions_away_again(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await choose(d, "scenario", "right", "right")
        assert "Which cards touch" not in d.text
        await d.press("enter")
        assert len(store.rows()) == 1

    drive(script, store=store)


def test_rulings_unfold_and_can_be_changed(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        assert "as recommended" in d.text
        assert "fortified army worth" not in d.text
        await choose(d, "rulings", "right")
        assert "What is a fortified army worth in defence?" in d.text
        await choose(d, "fortified-defence", "right")
        assert "1 only" in d.text
        await choose(d, "rulings", "left")
        assert "one changed" in d.text
        assert "1 only" not in d.text
        await d.press("enter")
        assert store.rows()[0].setup.options == {"fortified-defence": "one"}

    drive(script, store=store)


def test_every_ruling_can_be_reached_with_the_arrow_keys(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await choose(d, "rulings", "right")
        last = list(d.app.screen.query(Choice))[-1]
        for _ in range(40):
            if d.app.focused is last:
                break
            await d.press("down")
        assert d.app.focused is last
        await d.settle()
        assert "win as defender: may you occupy the capital?" in " ".join(d.text.split())

    drive(script, size=SMALL, store=store)


def test_the_cards_of_another_box_can_be_typed_in(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await choose(d, "rulings", "right")
        d.find("#field-hand Input").value = "SCORE ATTACK"
        await d.press("enter")
        assert store.look(store.rows()[0]).state.rules.cards == ("SCORE", "ATTACK")

    drive(script, store=store)


def test_the_mouse_changes_a_value_both_ways(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await d.click("‹ English edition")
        assert choice(d, "edition").value == "de"
        line = next(line for line in d.lines if "German edition" in line)
        await d.pilot.click(offset=(line.index("›"), d.lines.index(line)))
        await d.settle()
        assert choice(d, "edition").value == "en"
        await d.click("start")
        assert len(store.rows()) == 1

    drive(script, store=store)


def test_a_scenario_of_ones_own_is_offered_and_travels_with_the_table(store: Store) -> None:
    text = asset_text("games", "march", "scenarios", "tyw.toml").replace("The Thirty Years War", "My own war")
    path = places.user_file("march", "scenario", "mine")
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")

    async def script(d: Driver) -> None:
        await d.press("1")
        while choice(d, "scenario").value != "mine":
            await choose(d, "scenario", "left")
        assert "My own war" in d.text
        await d.press("enter")
        (row,) = store.rows()
        assert row.setup.files == {"scenario": text}

    drive(script, store=store)


def test_a_scenario_with_a_mistake_is_told_where_it_is_chosen(store: Store) -> None:
    path = places.user_file("march", "scenario", "aaa-mistake")
    path.parent.mkdir(parents=True)
    path.write_text("cards = [\n", encoding="utf-8")

    async def script(d: Driver) -> None:
        await d.press("1")
        while choice(d, "scenario").value != "aaa-mistake":
            await choose(d, "scenario", "right")
        assert "aaa-mistake.toml" in d.text
        await d.press("enter")
        assert "aaa-mistake.toml" in d.told
        assert store.rows() == []
        await choose(d, "scenario", "right")
        assert "aaa-mistake.toml" not in d.text

    drive(script, store=store)


def test_leaving_makes_no_table(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.press("1")
        await d.type("Anna")
        await d.press("escape")
        assert d.on == "HomeScreen"
        assert store.rows() == []
        assert d.opened == []

    drive(script, store=store)


def test_the_language_changes_at_once_and_what_was_typed_stays(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.show(NewTableScreen("march"))
        await d.type("Anna")
        await choose(d, "scenario", "right")
        await choose(d, "rulings", "right")
        english = d.text
        await d.press("f2")
        for word in ("Das Zeitalter Marlboroughs", "englische Ausgabe", "Welche Karten berühren sich", "starten"):
            assert word in d.text
        for word in ("Scenario", "Which cards touch", "Rulings", "start", "by themselves"):
            assert word in english
            assert word not in d.text.replace("starten", "")
        assert d.app.screen.query(Input).first().value == "Anna"
        d.find("#field-hand Input").focus()
        await d.press("down")
        assert "Wie viel ist eine befestigte Armee" in d.text

    drive(script, size=(120, 60), store=store)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id_", sorted(boxes()))
def test_every_label_of_the_form_fits_its_room(id_: str, code: str) -> None:
    rules, asked = game(id_), rulings(id_)
    shown = [option for option in rules.options if option.default is not None and option.rule not in asked]
    labels = [language(code).say(f"{id_}-option-{option.key}") for option in shown]
    assert [label for label in labels if cell_len(label) > LABEL] == []
    values = [language(code).say(f"{id_}-option-{option.key}-{value}") for option in shown for value in option.values]
    assert [value for value in values if cell_len(value) > VALUE] == []


ALWAYS = {"map", "troop", "depth", "players", "length", "mission", "hits", "type-limit", "timer", "automatic"}


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, {"sets"}),
        ({"players": "2", "mission": "ardennes"}, {"sets", "german", "allied", "half", "last-round"}),
        ({"players": "3", "mission": "v2"}, {"controller", "v2-table", "v2-health"}),
        ({"players": "solo"}, {"sets", "allied", "side", "difficulty", "half"}),
        ({"players": "solo", "automa-faction": "named"}, {"sets", "german", "allied", "side", "difficulty", "half"}),
        ({"players": "coop"}, {"side", "difficulty", "half"}),
    ],
)
def test_only_what_matters_is_asked(options: dict[str, str], asked: set[str]) -> None:
    aces, named = game("aces"), rulings("aces")
    every = {option.key for option in aces.options if option.default is not None and option.rule not in named}
    assert every - set(aces.moot(Setup(options))) == ALWAYS | asked


def test_the_form_hides_and_forgets_what_does_not_matter(store: Store) -> None:
    async def script(d: Driver) -> None:
        await d.show(NewTableScreen("aces"))
        assert "Half of the map" not in d.text
        await choose(d, "players", "right", "right")
        assert "Half of the map" in d.text
        await choose(d, "half", "right")
        assert choice(d, "half").value == "7-12"
        await choose(d, "players", "left", "left")
        assert "Half of the map" not in d.text
        await d.press("enter")
        (row,) = store.rows()
        assert "half" not in row.setup.options

    drive(script, size=WIDE, store=store)
