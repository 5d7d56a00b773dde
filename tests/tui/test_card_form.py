"""The card form: a card off the box in under a minute, kept in the owner's file and known at the table at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input

from companion.games.clockwork.cards import Card
from companion.games.clockwork.moves.lay import Learn
from companion.games.clockwork.shelf import card_shelf
from companion.games.clockwork.studio.card_form import CardForm
from companion.games.clockwork.studio.card_parameters import build, parameters, read_number
from companion.games.clockwork.vocabulary import (
    EFFECTS,
    TIMINGS,
    EliminateSoldiers,
    GainVp,
    Immune,
    Manual,
    Relocate,
    Strength,
    type_of,
)
from companion.text.language import CODES, language
from companion.tui.widgets.choice import Choice
from tests.tui.driving import SMALL, WIDE, Driver, drive

pytestmark = pytest.mark.usefixtures("home")


def choose(driver: Driver, key: str, value: str) -> None:
    driver.app.screen.query_one(f"#choice-{key}", Choice).choose(value)


async def fill(driver: Driver, key: str, typed: str) -> None:
    driver.app.screen.query_one(f"#field-{key} Input", Input).value = typed
    await driver.settle()


def form(script: Any, **how: Any) -> list[Any]:
    """What the form gave back."""
    given: list[Any] = []

    async def run(d: Driver) -> None:
        d.app.push_screen(CardForm(), given.append)
        await d.settle()
        await script(d)

    drive(run, **how)
    return given


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_card_by_keyboard(size: tuple[int, int]) -> None:
    """Few keys: names, price, when, what, how many."""

    async def script(d: Driver) -> None:
        await d.press("e")
        assert d.on == "CardForm"
        await d.press("tab", "tab")
        await d.type("Dragon Flame")
        await d.press("tab", "tab", "right", "tab", "tab")
        await d.type("4")
        while d.find("#choice-timing").value != "support":
            await d.press("right" if d.find("#choice-timing").has_focus else "tab")
        await d.press("tab", "tab", "tab", "right", "tab")
        await d.type("2")
        assert "Eliminates up to 2 enemy soldiers" in str(d.find("#told").render())
        await d.press("enter")
        assert d.on == "HomeScreen"
        assert "Dragon Flame" in d.told

    drive(script, size=size)
    (card,) = card_shelf.own_cards()
    assert (card.id, card.name_en, card.domain, card.cost) == ("dragon-flame", "Dragon Flame", "magic", 4)
    assert (card.timing, card.effects) == (("support",), (EliminateSoldiers(2),))


def test_it_gives_back_the_move_a_table_learns_it_by() -> None:
    async def script(d: Driver) -> None:
        await fill(d, "name_de", "Hinterlist")
        choose(d, "kind", "espionage")
        choose(d, "type1", "strength")
        await d.settle()
        await fill(d, "1-bonus-1", "2")
        assert not d.find("#choice-domain").display
        await d.press("enter")

    (move,) = form(script)
    assert move == Learn(None, Card("hinterlist", "espionage", name_de="Hinterlist", effects=(Strength(2),)))
    assert card_shelf.own_cards() == (move.card,)


def test_nothing_is_kept_without_a_name_or_with_a_wrong_number() -> None:
    async def script(d: Driver) -> None:
        await d.press("enter")
        assert "needs a name" in d.told
        await fill(d, "name_en", "X")
        choose(d, "type1", "gain_vp")
        await d.settle()
        for wrong in ("", "0", "100", "many", "-1", "99999999"):
            await fill(d, "1-amount-1", wrong)
            await d.press("enter")
            assert "does not fit" in d.told
        await fill(d, "1-amount-1", "3")
        await fill(d, "cost", "cheap")
        await d.press("enter")
        assert d.on == "CardForm"
        await d.press("escape")

    assert form(script) == [None]
    assert card_shelf.own_cards() == ()


def test_a_known_card_is_opened_changed_and_put_in_its_place() -> None:
    first = Card("a", "discovery", name_en="A", effects=(GainVp(1),))
    rich = Relocate(2, ("battle", "adjacent"), what="soldiers", start="token", range="?")
    card_shelf.keep(first)
    card_shelf.keep(Card("b", "discovery", name_en="B", timing=("support", "activation"), effects=(rich, Manual("x"))))

    async def script(d: Driver) -> None:
        choose(d, "card", "b")
        await d.settle()
        await fill(d, "cost", "7")
        await d.press("enter")

    form(script)
    assert card_shelf.own_cards()[0] == first
    changed = card_shelf.own_cards()[1]
    assert (changed.cost, changed.effects, changed.timing) == (7, (rich, Manual("x")), ("support", "activation"))


def test_one_of_ours_becomes_the_owners() -> None:
    async def script(d: Driver) -> None:
        choose(d, "card", "titan")
        await d.settle()
        choose(d, "age", "middle")
        await d.settle()
        await d.press("enter")

    form(script)
    (card,) = card_shelf.own_cards()
    assert (card.id, card.age, card.effects) == ("titan", "middle", (EliminateSoldiers(3, range=2),))


def test_a_card_with_more_than_the_form_can_hold_is_left_alone() -> None:
    many = Card("a", "discovery", name_en="A", effects=(Immune(("attrition", "pollution", "deploy")),))
    card_shelf.keep(many)

    async def script(d: Driver) -> None:
        choose(d, "card", "a")
        await d.settle()
        await d.press("enter")
        assert "card file" in d.told
        choose(d, "card", "new")
        await d.settle()
        await fill(d, "name_en", "New")
        await d.press("enter")

    form(script)
    assert [card.id for card in card_shelf.own_cards()] == ["a", "new"]
    assert card_shelf.own_cards()[0] == many


def test_a_file_with_a_mistake_is_told_and_not_touched(home: Path) -> None:
    path = home / "games" / "clockwork" / "cards.toml"
    path.parent.mkdir(parents=True)
    path.write_text("[[card]]\nid = 3\n")

    async def script(d: Driver) -> None:
        assert "cards.toml" in d.text
        await fill(d, "name_en", "New")
        await d.press("enter")
        assert d.on == "CardForm"
        await d.press("escape")

    form(script)
    assert path.read_text() == "[[card]]\nid = 3\n"


@pytest.mark.parametrize("code", CODES)
def test_every_word_of_the_form_is_there_in_both_languages(code: str) -> None:
    words = language(code)
    for type_ in EFFECTS:
        assert words.has(f"card-effect-{type_}")
        for parameter in parameters(type_):
            assert words.has(f"card-label-{parameter.name}")
            for word in parameter.words:
                spelled = {"?": "unknown"}.get(word, word).replace(".", "-").replace("_", "-")
                assert words.has(f"card-value-{spelled}"), word
    for timing in TIMINGS:
        assert timing == "?" or words.has(f"card-value-{timing.replace('.', '-')}")


def test_switching_the_language_says_everything_anew() -> None:
    async def script(d: Driver) -> None:
        await fill(d, "name_en", "Golem")
        choose(d, "type1", "relocate")
        await d.settle()
        await d.press("f2")
        assert "Was sie bewirkt" in d.text
        assert "verlegt eigene Einheiten" in d.text
        await d.press("escape")

    form(script, size=(120, 50))


def some_effect(type_: str) -> Any:
    values: dict[str, Any] = {"max": 2, "amount": 3, "draw": 2, "bonus": -1, "delta": -2, "vp": 4, "workers": 0}
    values |= {"to": ["attrition"] if type_ == "immune" else ["battle"], "what": "vp", "tile": "village"}
    wanted = {p.name for p in parameters(type_)}
    if type_ in ("relocate", "cancel"):
        values["what"] = "soldiers"
    return build(type_, {name: value for name, value in values.items() if name in wanted})


def test_every_effect_can_be_shown_and_read_back() -> None:
    async def script(d: Driver) -> None:
        fields = d.app.screen.query_one("#effect-1")
        for type_ in EFFECTS:
            effect = some_effect(type_)
            assert type_of(effect) == type_
            await fields.show(effect)  # type: ignore[attr-defined]
            await d.settle()
            assert fields.effect() == effect  # type: ignore[attr-defined]
        await d.press("escape")

    form(script)


def test_a_word_may_stand_for_a_number_in_either_language() -> None:
    ranged = next(p for p in parameters("eliminate_soldiers") if p.name == "range")
    german = {"any": "beliebig", "?": "?"}
    assert read_number(ranged, "beliebig", german.__getitem__) == "any"
    assert read_number(ranged, "any", german.__getitem__) == "any"
    assert read_number(ranged, "2", german.__getitem__) == 2
    assert read_number(ranged, "weit", german.__getitem__) == "weit"
