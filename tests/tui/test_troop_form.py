"""The troop-card form: what is typed, what is agreed with, and what is on the disk afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.aces.board.own_cards import PRINTED, left_of, progress
from companion.games.aces.board.reading import troops_of
from companion.games.aces.shelf.own import TROOPS
from companion.games.aces.studio.troop_form import TroopForm
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.own_files import Listed
from companion.text.language import CODES
from tests.tui.driving import SMALL, WIDE, Driver, drive

OWN = Listed("sample", own=True)
pytestmark = pytest.mark.usefixtures("home")


def form(driver: Driver) -> TroopForm:
    return next(screen for screen in driver.app.screen_stack if isinstance(screen, TroopForm))


def type_cards(script: Any, **how: Any) -> None:
    """The script on the form, one key from home."""

    async def run(d: Driver) -> None:
        await d.press("t")
        assert d.on == "TroopForm"
        await script(d)

    drive(run, **how)


@pytest.mark.parametrize(("size", "code"), [(SMALL, "de"), (WIDE, "en"), (SMALL, "en")])
def test_enter_agrees_with_a_value_and_typing_takes_its_place(size: tuple[int, int], code: str) -> None:
    async def script(d: Driver) -> None:
        assert ("0 of 169 values" if code == "en" else "0 von 169 Werten") in d.text
        await d.press("enter")  # the chart that all cards have in common
        assert (form(d)._part, form(d)._slot) == ("g1_inf", "speed")
        await d.press("enter")
        await d.type("7")
        assert form(d).now.cards["g1_inf"].cost == 7
        await d.press("tab")
        assert form(d)._slot == "attack"
        assert "…" not in d.text

    type_cards(script, size=size, language=code)
    kept = TROOPS.read(OWN)
    assert kept.origin == "box"
    assert left_of(kept, "g1_inf") == PRINTED[2:]
    assert progress(kept) == (0, 24, 3, 169)
    assert kept.source(kept.cards["g1_inf"], "cost") == "box"
    assert kept.source(kept.cards["g1_mob"], "speed") == "stated"


def test_all_cards_can_be_agreed_with_and_nothing_is_a_sample_then() -> None:
    async def script(d: Driver) -> None:
        await d.hurry(*["f4"] * 25)
        assert "169 of 169 values, 24 of 24 cards" in d.text
        assert "All cards are read off" in d.told

    type_cards(script, size=SMALL)
    kept = TROOPS.read(OWN)
    assert not kept.has_samples
    assert [card.speed for card in kept.unit] == [card.speed for card in troops_of("sample").unit]


def test_the_form_goes_on_where_it_was_left() -> None:
    async def first(d: Driver) -> None:
        await d.press("f4", "f4", "enter")

    async def again(d: Driver) -> None:
        assert (form(d)._part, form(d)._slot) == ("g1_mob", "cost")

    type_cards(first)
    type_cards(again)


@pytest.mark.parametrize("code", CODES)
def test_what_no_card_can_say_is_told_and_not_taken(code: str) -> None:
    async def script(d: Driver) -> None:
        await d.press("enter", "tab", "tab")
        await d.type("2 4")
        assert ("3 numbers, please" if code == "en" else "Bitte 3 Zahlen") in d.text
        await d.press("enter")  # not agreed with
        assert form(d)._slot == "attack"
        assert form(d).now.cards["g1_inf"].attack == (2, 4, 6)
        await d.press("ctrl+u")
        await d.type("2 4 99")  # three numbers, but no die shows that
        await d.press("tab")
        assert ("1 mistake" if code == "en" else "1 Fehler") in d.text
        told = (
            "Unit Infantry needs three hit numbers" if code == "en" else "Einheit Infanterie braucht drei Trefferzahlen"
        )
        assert told in " ".join(d.text.split())

    type_cards(script, language=code)


def test_a_value_that_an_example_of_the_rulebook_contradicts_is_named() -> None:
    async def script(d: Driver) -> None:
        await d.press("enter")
        await d.type("4")  # regular infantry has speed 3
        assert "An example of the rulebook says something else" in " ".join(d.text.split())
        assert "AA-MOVE-04" in d.text
        await d.press("pagedown", "pagedown", "f8")
        assert (form(d)._part, form(d)._slot) == ("g1_inf", "speed")
        await d.press("ctrl+z")
        assert "AA-MOVE-04" not in d.text

    type_cards(script)
    assert TROOPS.read(OWN).cards["g1_inf"].speed == 3


def test_ranges_speeds_and_choices_are_typed_as_they_are_printed() -> None:
    async def script(d: Driver) -> None:
        await d.press("enter")
        await d.type("2,5")
        await d.press("tab", "tab", "tab")
        await d.type("2-5")
        await d.press("tab")
        await d.type("-")
        for _ in range(4):
            await d.press("tab")
        await d.press("right")

    type_cards(script, language="de")
    card = TROOPS.read(OWN).cards["g1_inf"]
    assert (card.speed, card.range_ground, card.range_air, card.return_fire_air) == (2.5, (2, 5), (), True)


def test_a_table_takes_the_cards(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("enter", "tab")
        await d.type("9")
        await d.press("ctrl+g")
        assert d.on == "NewTableScreen"

    type_cards(script)
    text = TROOPS.path("sample").read_text("utf-8")
    state = game("aces").start(Setup({}, {}, {"troop": text}))
    assert state.troops.cards["g1_inf"].cost == 9


def test_a_damaged_file_is_told_and_left_as_it_is(home: Path) -> None:
    path = TROOPS.path("sample")
    path.parent.mkdir(parents=True)
    path.write_text("format = 3\n")

    async def script(d: Driver) -> None:
        assert "sample.toml" in d.told
        await d.press("enter", "ctrl+o")
        assert "cannot be read" in d.text

    type_cards(script)
    assert path.read_text() == "format = 3\n"
    assert left_of(TROOPS.read(Listed("sample-2", own=True)), "") == ()
