"""The combat desk of Aces & Armor: where each die comes from, the chances, the roll, and what came of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import damage, fight_between, fixed_hits, prospects, victims
from companion.games.aces.hints import hint, percent
from companion.games.aces.moves.naming import Name
from companion.games.aces.panel.fight_desk import FightDesk
from companion.games.aces.panel.threats import threats_to
from companion.games.aces.state import Attack, Orders, State
from companion.store import Store
from companion.text.language import CODES, language
from companion.text.teller import Teller
from companion.tui.signs import UNICODE
from companion.tui.table_words import TableWords
from tests.tui.acesing import against_automa, at, fighting, in_all, mid_game, seated
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)


def test_pool_chances_and_order_are_told_before_the_roll(home: Path) -> None:
    state = fighting()
    fight = fight_between(state, "t1", "t2")
    odds = prospects(state, fight)
    assert (fight.dice, fight.red.dice) == (13, 3)

    async def script(player: Player) -> None:
        german = player.language == "de"
        await player.press("g")
        assert isinstance(player.app.screen, FightDesk)
        text = " ".join(player.text.split())
        assert ("10 weiße Würfel" if german else "10 white dice") in text
        assert ("3 rote Würfel: Artillerie (art1)" if german else "3 red dice: artillery (art1)") in text
        assert f"{percent(odds.target.destroyed)} %" in text
        assert f"{percent(odds.own.damaged)} %" in text
        order = [player.text.index(unit) for unit in ("●pz1", "●mob1", "●jäg1")] if german else []
        assert order == sorted(order)
        assert "…" not in player.part("#view")
        await player.press("escape")

    in_all(script, state, [SMALL, WIDE, HUGE])


def test_dice_are_typed_as_they_lie_and_show_what_they_do(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        await player.press(*"2211 12 1 3456789")  # a blank after 1 tells it from 10, 11 and 12
        assert player.find("#desk-entry").value == ""
        assert "11 hits, 1 die to come" in player.text
        await player.press("2")
        await player.press(*"666666666666")
        assert player.find("#desk-entry").value == "roll 2 2 11 12 1 3 4 5 6 7 8 9 2 back " + " ".join("6" * 12)
        assert "Tank t2 takes 6 damage" in player.text, "before it is entered"
        await player.press("enter")
        assert "t2" not in player.table.state.units
        assert player.on == "FightDesk", "the next attack; the one on the same tank is lost"
        assert player.table.state.attacks[0].unit == "ftr1"
        assert "Tank t2 takes 6 damage" in player.text

    at(script, fighting(), WIDE)


def test_hits_can_be_counted_instead(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "h", "1", "0", "space", "2")
        assert player.find("#desk-entry").value == "hits 10 back 2"
        await player.press("backspace", "3", "enter")
        assert player.table.last.events[0].facts["hits"] == 10
        assert player.table.last.events[0].facts["back"] == 3

    at(script, fighting(), SMALL)


def test_when_the_last_attack_is_fought_everybody_may_look_at_it_first(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "r")
        while player.table.state.attacks:
            await player.press("r")
        assert player.on == "FightDesk"
        assert "The fighting is done for now." in player.text
        assert "attacks" in player.part("#view")
        await player.press("enter")
        assert player.on == "TableScreen"
        assert player.table.state.phase == "money"

    at(script, fighting(), WIDE)


def test_undo_brings_the_attack_back(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.table.state.attacks
        await player.press("g", "h", "1", "enter", "u")
        await player.press(player.app.say("tui-yes-key"))
        assert player.table.state.attacks == before
        assert player.on == "FightDesk"

    at(script, fighting(), SMALL)


@pytest.mark.parametrize("aimed", ["F6", "G6"])
def test_a_barrage_tells_the_chances_of_everybody_it_hits(home: Path, aimed: str) -> None:
    state = mid_game({"allied": "su"})
    inside = replace(state, seat="su", phase="fight", attacks=(Attack("art2", aimed),))
    units = dict(inside.units) | {"art2": replace(inside.units["art1"], type="su_kat", hex="H9", damage=0)}
    inside = replace(inside, units=units)

    async def script(player: Player) -> None:
        await player.press("g")
        for unit in victims(inside, aimed):
            assert f"{unit} " in player.part("#view")
        assert player.part("#view").count("%") == 2 * len(list(victims(inside, aimed)))

    at(script, inside, WIDE)


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "2")
        assert set(player.text) <= LETTERS

    at(script, fighting(), WIDE, ascii=True)


def shooting_back() -> State:
    """The Automa's tank attacks Anna's, which shoots back with dice."""
    state = against_automa(automa=Orders(unit="t1"), attacks=(Attack("t1", "t2"),))
    return replace(state, units={**state.units, "t1": replace(state.units["t1"], moved=True)})


def test_fixed_hits_of_the_automa_are_no_dice(home: Path) -> None:
    state = shooting_back()
    hits = fixed_hits(state, "t1", at_aircraft=False)
    odds = prospects(state, fight_between(state, "t1", "t2"))
    assert odds.target.damaged in (0.0, 1.0)
    assert 0 < odds.own.damaged < 1

    async def script(player: Player) -> None:
        german = player.language == "de"
        await player.press("g")
        text = " ".join(player.text.split())
        assert (f"{hits} feste Treffer, ohne Würfel" if german else f"{hits} fixed hits, without dice") in text
        assert ("weiße Würfel" if german else "white dice") not in text
        assert ("12 von pz2. Bisher" if german else "12 of t2. So far") in text
        await player.press("h")
        assert ("die Treffer von pz2. Bisher" if german else "the hits of t2. So far") in " ".join(player.text.split())
        await player.press("escape", "escape")

    in_all(script, state, [SMALL, WIDE])


@pytest.mark.parametrize("options", [{"players": "solo", "german": "g1", "allied": "us"}, {"hits": "fixed"}])
def test_chances_against_whoever_rolls_no_dice_are_of_fixed_hits(options: dict[str, str]) -> None:
    """Before the attack is named, on its own key and at the desk alike."""
    state = mid_game(options, phase="name", seat="us", first="us")
    suffered = damage(state.card("t2"), 0, fixed_hits(state, "t1", at_aircraft=False), in_forest=False)
    said = hint(state, Name("us", "t2", "t1"))
    assert said is not None
    assert said.facts["back_fixed"] == fixed_hits(state, "t1", at_aircraft=False)
    assert (said.facts["suffer"], said.facts["lose"]) == ("100", "100" if suffered == 6 else "0")
    (threat,) = [each for each in threats_to(state, "t2") if each.unit == "t1"]
    assert threat.fire.fixed == said.facts["back_fixed"]
    assert said.facts["fixed"] == (fixed_hits(state, "t2", at_aircraft=False) if "hits" in options else 0)


@pytest.mark.parametrize(("code", "back"), [("en", "? back ?"), ("de", "? zurück ?")])
def test_how_dice_are_typed_is_told_in_the_players_language(home: Path, code: str, back: str) -> None:
    async def script(player: Player) -> None:
        assert back in player.find("#entry").placeholder

    at(script, fighting(), SMALL, code)


@pytest.mark.parametrize(("code", "desk"), [("en", "g  At the desk: the attacks"), ("de", "g  Am Pult: die Angriffe")])
def test_the_desk_is_offered_beside_the_dice(home: Path, code: str, desk: str) -> None:
    async def script(player: Player) -> None:
        offered = player.part("#choices")
        assert desk in offered
        assert ("1  Let the laptop roll" if code == "en" else "1  Den Laptop würfeln lassen") in offered

    at(script, fighting(), WIDE, code)


def test_when_a_fight_ends_the_game_nothing_is_asked_any_more(home: Path) -> None:
    """The last unit of Anna's is hit by the Automa."""
    state = shooting_back()
    last = replace(state.units["t2"], damage=5)
    units = {id_: unit for id_, unit in state.units.items() if state.card(id_).faction != "us"} | {"t2": last}

    async def script(player: Player) -> None:
        await player.press("g", "r")
        assert player.table.result is not None
        assert "The game is over." in player.lines[0]
        assert "shoots back" not in player.lines[0]

    at(script, replace(state, units=units), WIDE)


@pytest.mark.parametrize("code", CODES)
def test_what_is_asked_fits_one_line_whoever_is_asked(home: Path, code: str) -> None:
    """One person may play two factions, and is then named with each of them."""
    whole = mid_game({"players": "4"})
    by_type = {unit.type: id_ for id_, unit in whole.units.items()}
    attacks = (Attack(by_type["us_ftr"], by_type["g1_262"]),)
    store = Store()
    table = store.look(store.journal.table(seated(store, replace(whole, phase="fight", seat="us", attacks=attacks))))
    (decision,) = [decision for decision in table.pending() if decision.kind == "fight"]
    teller = Teller(language(code), table.game, table.state, {"us": "Ben", "su": "Ben"})
    asked = TableWords(teller, UNICODE).asked_at_desk(table, decision, SMALL[0] - 2)
    assert asked.cell_length <= SMALL[0] - 2
    assert ("jäg2 greift an: Würfel oder Treffer" if code == "de" else "ftr2 attacks: roll the dice") in asked.plain
