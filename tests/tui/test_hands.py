"""Now with your hands: what the players do stands in one place, at every size, until it is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.screens.correct import CorrectScreen
from tests.support import usual_setup
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, laid_out, new_table, sit_down

SIZES = pytest.mark.parametrize("size", [SMALL, WIDE, (200, 60)], ids=["80x24", "120x40", "200x60"])
MOVED = "roll 6 1\n blue pick MOVE1\n orange pick RECRUIT"


def at(script: PlayerScript, record: str, size: tuple[int, int] = WIDE, language: str = "en") -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, size=size, language=language)


@SIZES
def test_all_that_is_to_be_done_stands_together(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        told = player.part("#hands")
        assert "NOW WITH YOUR HANDS (4)" in told
        assert "1 blue army from Blue home to Neutral" in told
        assert "MOVE 1 from the hand" in " ".join(told.split())
        await player.press("space")
        assert "1 orange army from the army stock" in player.part("#hands")

    at(script, MOVED, size)


@SIZES
def test_a_key_says_that_it_is_done(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        assert "YOUR HANDS (" in player.text
        await player.press("d")
        assert "YOUR HANDS (" not in player.text
        await player.press("d")
        assert "Nothing has to be done on the table." in player.text

    at(script, MOVED, size)


def test_the_next_move_brings_the_next_instructions(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "initiative card beside the countries" in player.part("#hands")
        await player.press("u", "y")
        told = " ".join(player.part("#hands").split())
        assert "initiative card from beside the countries back into the box" in told
        await player.press("r")
        assert "initiative card beside the countries" in player.part("#hands")

    at(script, "roll 6 1")


def test_an_answer_behind_the_curtain_leaves_what_is_still_to_be_done(home: Path) -> None:
    async def script(player: Player) -> None:
        told = player.part("#hands")
        assert "YOUR HANDS (8)" in told
        await player.press("1", "enter", "1", "enter", "escape", "escape")
        assert player.on == "TableScreen"
        assert player.part("#hands") == told
        assert "the red morale marker to" in told
        await player.press("d")
        assert "YOUR HANDS (" not in player.text

    store = Store()
    sit_down(
        script, store.create(game("marengo"), usual_setup("marengo", board="training", faces="private")), store=store
    )


@SIZES
def test_the_beginning_tells_the_set_up(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        assert "NOW WITH YOUR HANDS (13)" in player.part("#hands")
        assert "Country cards in the middle" in player.part("#hands")
        seen = ""
        for _ in range(12):
            seen += player.part("#hands-tasks")
            await player.press("space")
        assert "2 orange armies into the army stock" in seen

    store = Store()
    sit_down(script, new_table(store), store=store, size=size)


def test_why_on_the_beginning_answers(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("h", "home", "enter")
        assert player.on == "WhyScreen"
        assert "MP-SETUP-01" in player.text

    store = Store()
    sit_down(script, new_table(store), store=store)


def test_a_table_that_was_imported_is_laid_out_first(home: Path) -> None:
    store = Store()
    path = home / "game.record"
    path.write_text(f"game: march\n{MOVED}\n", encoding="utf-8")
    table = store.import_file(path)

    async def script(player: Player) -> None:
        assert "Country cards in the middle" in player.part("#hands")
        await player.press("d")
        assert "YOUR HANDS (" not in player.text
        assert not player.table.settings.lay_out

    sit_down(script, table, store=store)
    again = Store()

    async def later(player: Player) -> None:
        assert "Country cards in the middle" not in player.text

    sit_down(later, table, store=again)


def test_a_plan_asks_nothing_of_anybodys_hands(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("a")
        assert "YOUR HANDS (" not in player.text
        await player.enter("roll 5 2")
        assert "YOUR HANDS (" not in player.text
        await player.press("escape")
        assert "YOUR HANDS (" in player.text

    store = Store()
    sit_down(script, new_table(store), store=store)


def test_the_log_keeps_what_hands_did(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d")
        assert "1 blue army from Blue home" in " ".join(player.part("#log").split())

    at(script, MOVED)


def test_the_language_of_hands_changes_with_all_the_rest(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("f2")
        assert "JETZT AM TISCH (4)" in player.part("#hands")
        assert "1 blaue Armee von Heimat Blau nach Neutral" in " ".join(player.part("#hands").split())

    at(script, MOVED)


# --- what lies where ----------------------------------------------------------------------------------------------


def test_the_inventory_names_every_place_and_leads_to_a_correction(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("i")
        for place in ("Blue home", "Neutral", "Ben's army stock", "Anna's hand"):
            assert place in player.text
        await player.press("down", "enter")
        assert "Neutral · VP die  2" in player.text
        await player.type("blue standing")
        await player.press("enter", "2", "enter")
        assert player.on == "CorrectScreen", "it does not fit together: Blue would have one army too many"
        assert "! " in player.text
        assert "Keep it so: Neutral, blue armies, standing: 2" in player.text
        await player.type("stock blue arm")
        await player.press("enter", "0", "enter")
        assert player.on == "TableScreen", "now it does"
        assert player.table.state.countries["N"].blue.standing == 2

    at(script, "roll 6 1")


def test_a_mistake_keeps_the_dialog_open(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await player.type("neutral vp")
        await player.press("enter", "9", "enter")
        assert player.on == "CorrectScreen"
        assert "has to be a whole number from 0 to 6." in player.text
        assert "countries.N.vp" not in player.text
        await player.press("backspace", "1", "enter")
        assert player.on == "TableScreen"
        assert player.table.state.countries["N"].vp == 1
        assert "Neutral, VP die: 2 → 1" in " ".join(player.part("#log").split())

    at(script, "roll 6 1")


def test_where_a_single_thing_lies_is_chosen_from_a_list(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await player.type("initiative card")
        await player.press("enter")
        assert "Orange" in player.text
        await player.press("down", "enter")
        assert player.table.state.initiative == "orange"

    at(script, "roll 6 1")


def test_escape_goes_back_one_step_at_a_time(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("i", "enter", "enter")
        assert "How many" in player.text
        await player.press("escape", "escape")
        assert "What lies where?" in player.text
        await player.press("escape")
        assert player.on == "TableScreen"

    at(script, "roll 6 1")


def test_an_impossible_house_rule_is_never_asked_for_its_reason(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("blue move 2 N->OH")
        await player.press("escape")
        await player.press("/")
        await player.type("blue move 2 N->OH")
        player.desk.action_force()
        await player.settle()
        assert player.on == "TableScreen"
        assert "Not even a house rule" in " ".join(player.text.split())

    at(script, "roll 6 1\n blue pick MOVE2\n orange pick RECRUIT")


@pytest.mark.parametrize("size", [WIDE, (160, 50)])
@pytest.mark.parametrize("players", ["3", "4", "2v2"])
def test_however_much_there_is_to_do_the_choices_keep_their_room(
    home: Path, players: str, size: tuple[int, int]
) -> None:
    store = Store()
    options = {"players": "4", "alliance": "yes"} if players == "2v2" else {"players": players}

    async def script(player: Player) -> None:
        for action in ("conscription", "technophilia", "tacops", "rnd")[: len(player.table.game.seated(setup))]:
            await player.enter(action)
        assert "YOUR HANDS (" in player.text
        assert player.desk.query_one("#choices").size.height >= 5

    setup = Setup(options)
    sit_down(script, store.create(game("clockwork"), setup), store=store, size=size)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_row_of_a_correction_is_spelled_as_a_computer_would(home: Path, language: str) -> None:
    async def script(player: Player) -> None:
        screen = CorrectScreen(player.table)
        await player.app.push_screen(screen)
        await player.settle()
        slots = [slot for _, slot in screen._slots()]
        ways = [screen._way(slot, at) for slot in slots for at in range(len(slot.field.choices))]
        told = [f"{slot.called} {slot.lies}" for slot in slots if slot.thing is not None] + ways
        spelled = (
            ("null", "standing", "fortified", " up", " down", "-", "_", "{") if language == "de" else ("null", "_", "{")
        )
        assert len(told) > 60
        assert not [text for text in told if any(word in text for word in spelled) and "SP-" not in text]

    at(script, "roll 6 1\n blue pick MOVE1\n orange pick MOVE2", language=language)
