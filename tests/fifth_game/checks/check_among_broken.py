"""Companion among plug-ins that are broken: each is named in a sentence, and everything else works."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import OURS, boxes, troubles
from companion.text.language import language
from companion.text.teller import Teller
from tests.shell import OK, Shell, refusal
from tests.tui.playing import Player, sit_down

LEFT_OUT = {
    "crashing": "The plug-in “crashing” could not be loaded (RuntimeError: out of ink); everything else works. "
    "Update or remove it.",
    "homeless": "The plug-in “homeless” could not be loaded",
    "takes-a-command": "The plug-in “takes-a-command” was left out: another game has its name “newcomer”, one of its "
    "commands or one of its workshops already.",
    "takes-a-name": "The plug-in “takes-a-name” was left out: another game has its name “march”",
}


def test_what_cannot_be_loaded_is_left_out() -> None:
    assert list(boxes()) == [*OURS, "ferry", "sloppy"]
    assert len(troubles()) == len(LEFT_OUT)


def test_where_names_each_of_them(companion: Shell) -> None:
    answer = companion("where")
    assert answer.code == OK
    for sentence in LEFT_OUT.values():
        assert sentence in answer.err
    assert "ließ sich nicht laden" in companion("where", "--lang", "de").err


def test_home_names_them_too(home: Path) -> None:
    async def script(player: Player) -> None:
        told = [" ".join(Teller(language("en")).trouble(trouble)) for trouble in troubles()]
        assert [sentence for sentence in told if sentence in player.told]
        assert f"{len(OURS) + 1}  Fog Ferry" in player.text

    sit_down(script)


@pytest.mark.parametrize("game", ["march", "ferry"])
def test_every_other_game_can_be_played(companion: Shell, game: str) -> None:
    id_ = companion("new", game).out.strip()
    assert companion("show", id_).code == OK
    assert companion("tables").code == OK
    assert companion("print", "--list").code == OK
    assert companion("--help").code == OK
    assert companion("rules", "coin").code == OK


def test_a_game_whose_parts_are_missing_says_so_when_they_are_asked_for(companion: Shell) -> None:
    assert "“sloppy.game” could not be loaded" in refusal(companion("new", "sloppy"))
    assert "“sloppy.commands” could not be loaded" in refusal(companion("slop"))
    assert "could not be loaded" in refusal(companion("print", "sloppy", "all"))
    assert "rules.toml, line 2" in companion("rules", "garrison").err


def test_home_survives_a_game_without_words_keys_and_screens(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press(str(len(OURS) + 2))
        assert player.on == "HomeScreen"
        assert "“sloppy.game” could not be loaded" in player.told
        await player.click("sloppy-workshop-mop")
        assert player.on == "HomeScreen"
        assert "“sloppy.studio” could not be loaded" in player.told
        await player.press("end", "up", "enter")  # its rules
        assert player.on == "HomeScreen"
        assert "rules.toml, line 2" in player.told
        await player.press("f2", "f1", "escape", str(len(OURS) + 1), "enter")
        assert player.on == "TableScreen"

    sit_down(script)


def test_a_slip_in_its_words_is_shown_as_the_key_and_breaks_nothing() -> None:
    assert language("en").say("sloppy-title") == "sloppy-title"
    assert language("en").say("sloppy-attributes") == "sloppy-attributes"
    assert language("en").say("march-title") == "The March of Progress"
