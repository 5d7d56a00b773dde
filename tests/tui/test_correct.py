"""The table shows something else: fields are found by the players' own words, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down


def at(script: PlayerScript, language: str = "en") -> None:
    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, language=language)


@pytest.mark.parametrize(
    ("language", "typed", "named"),
    [
        ("en", "neutral vp", "Neutral · VP die"),
        ("de", "neutral sp", "Neutral · SP-Würfel"),
        ("de", "n vp", "Neutral · SP-Würfel"),
        ("en", "countries.n.vp", "Neutral · VP die"),
    ],
)
def test_a_field_is_found_by_its_name_or_its_path(home: Path, language: str, typed: str, named: str) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await player.type(typed)
        assert f"{named}  2" in player.text
        await player.press("enter")
        assert f"{named} (0 " in " ".join(player.text.split())
        await player.press("backspace", "1", "enter")
        assert player.table.state.countries["N"].vp == 1

    at(script, language)


def test_nothing_is_called_by_an_english_word_in_german(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("i")
        names = [slot.called for _, slot in player.app.screen._slots()]  # type: ignore[attr-defined]
        assert "Marker von Anna · schwarze Marker" in names
        assert not [name for name in names if "." in name], "a path nobody has put into words"

    at(script, "de")


def test_arrows_choose_among_what_was_found(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await player.type("strength")
        await player.press("down", "enter")
        assert "orange strength die (" in player.text
        await player.press("backspace", "3", "enter")
        assert player.table.state.side("orange").strength == 3
        assert player.table.state.side("blue").strength == 1

    at(script)


def test_what_is_not_there_is_told_and_enter_waits(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await player.type("xyzzy")
        assert "Nothing on the table is called that." in player.text
        await player.press("enter")
        assert player.on == "CorrectScreen"

    at(script)
