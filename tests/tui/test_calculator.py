"""Combat without a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.march.calculator import calculate, fields
from companion.games.registry import boxes, game
from companion.text.language import CODES
from companion.tui.screens.calculator import CalculatorScreen
from companion.tui.widgets.choice import Choice
from tests.march.attacking import fight, given
from tests.support import play
from tests.tui.driving import SMALL, WIDE, Driver, drive


def value(d: Driver, key: str) -> str:
    return str(d.find(f"#choice-{key}").value)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_arrow_keys_and_digits_change_the_numbers(home: Path, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        await d.show(CalculatorScreen(game("march")))
        assert "Attack: 2 × 1 = 2" in d.text
        assert "The attacker wins" in d.text
        await d.press("left")
        assert "Attack: 1 × 1 = 1" in d.text
        assert "A draw" in d.text
        await d.press("3", "down", "2", "down", "right")
        assert "Attack: 3 × 2 + 1 = 7" in d.text
        await d.press("down", "down", "down", "down", "9")
        assert "Defence: 1 + 9 garrison = 10" in d.text
        assert "The defender holds" in d.text
        assert "MP-CMB-14" in d.text
        await d.press("escape")
        assert d.on == "HomeScreen"

    drive(script, size=size)


def test_the_mouse_changes_them_too(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(CalculatorScreen(game("march")))
        row = next(y for y, line in enumerate(d.lines) if "garrison " in line)
        await d.pilot.click(offset=(d.lines[row].index("›"), row))
        await d.settle()
        assert value(d, "garrison") == "1"
        assert "Defence: 1 + 1 garrison = 2" in d.text

    drive(script)


def test_it_speaks_german_at_once(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.show(CalculatorScreen(game("march")))
        await d.press("f2")
        assert "Angriff: 2 × 1 = 2" in d.text
        assert "befestigt zählt" in d.text

    drive(script)


def test_at_a_table_it_begins_with_its_dice_and_its_reading(home: Path) -> None:
    table = play("option fortified-defence: one\nset sides.blue.strength = 3\nset sides.orange.strength = 2")

    async def script(d: Driver) -> None:
        await d.show(CalculatorScreen(table.game, table.state))
        assert (value(d, "strength"), value(d, "enemy-strength"), value(d, "reading")) == ("3", "2", "1")
        assert len(d.app.screen.query(Choice)) == len(fields(None))

    drive(script)


@pytest.mark.parametrize("reading", ["plus-one", "one", "raises-all"])
def test_it_counts_like_a_combat_on_the_table(reading: str) -> None:
    table = given(
        f"""
        option fortified-defence: {reading}
        set sides.blue.strength = 2
        set sides.orange.strength = 3
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 1
        set countries.OH.orange = {{"standing": 1, "fortified": 1}}
        set sides.orange.stock = 1
        """
    )
    values = {field.key: field.value for field in fields(table.state)}
    values |= {"attackers": 1, "standing": 1, "fortified": 1, "garrison": 2}
    facts = calculate(values)[0].facts
    assert (facts["attack"], facts["defence"]) == fight(table, "blue attack OH")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id_", boxes())
def test_every_value_is_seen_with_both_of_its_arrows(home: Path, id_: str, code: str) -> None:
    async def script(d: Driver) -> None:
        await d.show(CalculatorScreen(game(id_)))
        for choice in d.app.screen.query(Choice):
            choice.scroll_visible(animate=False)
            for value in choice._values:
                choice.choose(value)
                await d.settle()
                row = d.lines[choice.region.y][choice.region.x : choice.region.right]
                assert row.rstrip().endswith(f" {d.app.signs.more}"), row

    drive(script, size=WIDE, language=code)
