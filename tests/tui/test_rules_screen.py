"""The rules on the screen: those that apply now first, any other by id or words."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.kernel.rulebook import rulebook
from companion.tui.screens.rules import RulesScreen
from companion.tui.widgets.lines import Lines
from tests.tui.driving import SMALL, WIDE, Driver, drive

ALL = len(rulebook("march"))


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_rules_that_apply_now_come_first_and_tab_shows_all(home: Path, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march", ("MP-FORT",)))
        assert "MP-FORT-01" in d.text
        assert "MP-SETUP-01" not in d.text
        assert "that apply now" in d.text
        await d.press("tab")
        assert "MP-SETUP-01" in d.text
        assert f"{ALL} rules" in d.text
        await d.press("tab")
        assert "MP-SETUP-01" not in d.text

    drive(script, size=size)


def test_typing_searches_words_and_ids(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march"))
        await d.type("garrison")
        assert "garrison" in d.lines[-3] + d.text
        found = [line for line in d.lines if line.strip().startswith("MP-")]
        assert found
        await d.press("ctrl+u")
        await d.type("mp-move-12")
        assert "one rule of" in d.text
        assert "MP-MOVE-12  what is allowed · " in d.text
        await d.press("ctrl+u")
        await d.type("xyzzy")
        assert "No rule has these words." in d.text

    drive(script)


def test_a_search_without_hits_now_shows_hits_elsewhere(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march", ("MP-FORT",)))
        await d.type("MP-MOVE-12")
        assert "MP-MOVE-12" in d.text.split("\n", 4)[-1]
        assert "apply now" not in d.text

    drive(script)


def test_it_opens_at_a_rule(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march", (), "MP-MOVE-12"))
        assert "one rule of" in d.text

    drive(script)


def test_every_word_of_a_rule_can_be_read(home: Path) -> None:
    rule = max(rulebook("march").values(), key=lambda rule: len(rule.en))

    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march", (), rule.id))
        read = " ".join(" ".join(d.lines).split())
        assert rule.en in read
        assert max(map(len, d.lines)) <= 80

    drive(script, size=SMALL)


def test_arrow_keys_pages_and_wheel_turn_the_text(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march"))
        lines = d.find(Lines)
        await d.press("down", "down")
        assert lines.scroll_offset.y == 2
        await d.press("pagedown")
        assert lines.scroll_offset.y > 20
        await d.press("pageup", "up", "up", "up")
        assert lines.scroll_offset.y == 0
        await d.press("enter")
        assert lines.scroll_offset.y > 20
        await d.type("a")
        assert lines.scroll_offset.y == 0

    drive(script)


def test_the_language_changes_at_once(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(RulesScreen("march", ("MP-SETUP",)))
        assert rulebook("march")["MP-SETUP-01"].en in d.text
        await d.press("f2")
        assert rulebook("march")["MP-SETUP-01"].de in d.text
        assert "gelten jetzt" in d.text
        assert "what" not in d.text
        await d.press("escape")
        assert d.on == "HomeScreen"

    drive(script)
