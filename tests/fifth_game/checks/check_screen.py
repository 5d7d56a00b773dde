"""Fog Ferry on the screen: home, the curtain, a whole game, the print studio, the workshop."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import OURS, game
from companion.kernel.game import Setup
from companion.store import Store
from companion.tui.signs import UNICODE
from companion.tui.themes import THEMES
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, sit_down
from tests.tui.reading_large import written_large

PEOPLE = {"north": "Anna", "south": "Ben"}
KEY = str(len(OURS) + 1)  # at home it stands behind our own games


def at_the_pier(*lines: str) -> tuple[Store, str]:
    store = Store()
    id_ = store.create(game("ferry"), Setup({}, PEOPLE), "Pier")
    sitting = store.sit_down(id_)
    for line in lines:
        sitting.table.enter(line)
    sitting.leave()
    return store, id_


async def haul(player: Player, north: str, south: str) -> None:
    """Both crews behind the curtain, by the keys of what they choose."""
    await player.press("1", "enter", north)
    await player.press("enter", south)


@pytest.mark.parametrize(("language", "title"), [("en", "Fog Ferry"), ("de", "Nebelfähre")])
def test_home_shows_it_with_its_key_and_plays_a_whole_game(home: Path, language: str, title: str) -> None:
    async def script(player: Player) -> None:
        assert f"{KEY}  {title}" in player.text
        await player.press(KEY, "enter")
        assert player.on == "TableScreen"
        await haul(player, "2", "3")  # steady against a jerk
        await player.press("2")  # brace
        assert player.table.state.pull.braced
        await player.press("2", "6", "enter")  # what the real die shows
        assert player.table.state.stone == 8
        await haul(player, "1", "2")  # slack against steady; north has wet boots and yields
        assert player.on == "FinalScreen"
        assert ("SOUTH" if language == "en" else "SÜD") in player.text
        assert "FF-END-01" in player.text

    sit_down(script, language=language, size=WIDE)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_table_shows_the_river_and_both_crews(home: Path, size: tuple[int, int]) -> None:
    store, id_ = at_the_pier("north haul steady", "south haul jerk", "yield")

    async def script(player: Player) -> None:
        board = player.part("#board")
        assert "●7" in board
        assert "◆ NORTH Anna   die: steady, its side of the coin is up" in board
        assert "▲ SOUTH Ben   die: jerk" in board
        if size == WIDE:
            assert "The ferry goes 2 stones towards Ben" in player.part("#log")
        await player.press("f2")
        assert "▲ SÜD Ben   Würfel: ruckartig" in player.part("#board")

    sit_down(script, id_, store=store, size=size)


def test_nothing_secret_is_on_the_shared_screen(home: Path) -> None:
    store, id_ = at_the_pier()

    async def script(player: Player) -> None:
        await player.press("1")
        assert written_large("Anna", player.lines)
        assert "beats" not in player.text
        await player.press("enter")
        assert "beats a jerk by 1, loses to steady by 1" in player.text
        await player.press("3")
        assert player.on == "CurtainScreen"
        assert written_large("Ben", player.lines)
        await player.press("escape")
        for part in ("#board", "#log"):
            assert "jerk" not in player.part(part)
        assert [seal.seat for seal in player.table.sealed()] == ["north"]

    sit_down(script, id_, store=store)


def test_what_is_tired_cannot_be_chosen_and_says_why(home: Path) -> None:
    store, id_ = at_the_pier("north haul slack", "south haul slack")

    async def script(player: Player) -> None:
        await player.press("1", "enter")
        assert "Your die still shows slack" in " ".join(player.text.split())
        assert "FF-HAUL-02" in player.text

    sit_down(script, id_, store=store)


def test_a_crew_has_the_colour_and_the_sign_that_its_box_says() -> None:
    assert [UNICODE.seat(seat) for seat in ("north", "south")] == [UNICODE.seat("blue"), UNICODE.seat("orange")]
    for theme in THEMES:
        assert theme.variables["seat-north"] == theme.variables["seat-blue"]


def test_the_print_studio_shows_the_sheet_of_a_table(home: Path) -> None:
    store, id_ = at_the_pier("north haul steady", "south haul jerk")

    async def script(player: Player) -> None:
        await player.press("p")
        assert player.on == "PrintStudio"
        assert "The table as it stands" in player.text
        await player.press("end")
        assert "could not" not in player.text

    sit_down(script, id_, store=store)


@pytest.mark.parametrize(("language", "title"), [("en", "Rivers of Fog Ferry"), ("de", "Flüsse der Nebelfähre")])
def test_home_leads_to_the_workshop_and_a_new_table_offers_what_it_made(home: Path, language: str, title: str) -> None:
    async def script(player: Player) -> None:
        assert f"v  {title}" in player.text
        await player.press("v")
        assert player.on == "RiverStudio"
        await player.press("enter")
        assert player.told, "a river needs a name"
        await player.type("Old Creek")
        await player.press("down", "left", "enter")
        assert (home / "games" / "ferry" / "rivers" / "old-creek.toml").is_file()
        await player.press("escape", KEY, "down", "down", "left", "left")
        await player.click("Old Creek" if "Old Creek" in player.text else "‹")
        assert "Old Creek" in player.text
        await player.press("enter")
        assert player.table.state.rules.river.stones == 7

    sit_down(script, language=language)
