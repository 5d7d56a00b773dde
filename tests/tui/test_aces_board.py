"""The hex map of Aces & Armor on the screen: all of it or a window that follows, units, and what keys show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.events import MouseDown, MouseMove, MouseScrollDown, MouseScrollUp, MouseUp

from companion.games.aces.board.reading import ground_of
from companion.games.aces.books.fighting import AREA
from companion.games.aces.interception import watched_hexes
from companion.games.aces.panel.acting import may_still_act, turns_until
from companion.games.aces.panel.lattice import SHAPES, Lattice
from companion.games.aces.panel.layers import LAYERS, aims, halves
from companion.games.aces.panel.muster import in_order
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.threats import threats_at, threats_to
from companion.games.aces.reach import stops, way_to
from companion.games.aces.state import Attack, State
from companion.games.registry import game
from companion.kernel.game import Result
from companion.store import Store
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.signs import UNICODE
from tests.aces.positions import map_text
from tests.tui.acesing import at, fighting, hidden, in_all, in_books, mid_game, setup
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, sit_down
from tests.tui.test_marengo_board import mouse
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)
FOUR = {"players": "4"}


def shown(state: State, code: str = "en") -> Shown:
    return Shown(state, Teller(language(code), game("aces"), state), UNICODE)


def of_type(state: State, type_: str) -> str:
    return next(id_ for id_, unit in state.units.items() if unit.type == type_)


def seen(player: Player, hex_: str) -> bool:
    """Is the name of a hex in the window?"""
    board = player.desk.board
    spot = next(spot for spot in board.spots() if spot.places[0] == f"hex:{hex_}")
    return bool(board.room().contains(*spot.runs[0].offset))


async def look_at(player: Player, hex_: str) -> None:
    board = player.desk.board
    board.go_to(next(spot for spot in board.spots() if spot.places[0] == f"hex:{hex_}"))
    await player.settle()


# --- the picture ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("orientation", [("flat", "odd-down"), ("flat", "even-down"), ("pointy", "even-right")])
def test_hexes_touch_where_they_do_on_the_board(shape: Any, orientation: tuple[str, str]) -> None:
    """Every letter of the picture belongs to one hex at most, and hexes with an edge between them are neighbours."""
    text = map_text(("......",) * 5).replace("flat", orientation[0]).replace("odd-down", orientation[1])
    lattice = Lattice(ground_of(text, None), shape)
    owner: dict[tuple[int, int], str] = {}
    for row, runs in lattice.runs.items():
        for run in runs:
            for x in range(run.x, run.x + run.width):
                assert owner.setdefault((x, row), run.hex) == run.hex
    touching = set()
    for (x, row), hex_ in owner.items():
        beside = owner.get((x + 2, row)) if (x + 1, row) not in owner else owner.get((x + 1, row))
        touching |= {(hex_, other) for other in (beside, owner.get((x, row + 1))) if other not in (None, hex_)}
    near = {(one, other) for one, others in lattice.ground.near.items() for other in others}
    assert touching <= near
    assert {frozenset(pair) for pair in near} == {frozenset(pair) for pair in touching}


def test_half_a_map_is_seen_at_120_columns_and_all_of_it_at_200(home: Path) -> None:
    async def script(player: Player) -> None:
        assert all(seen(player, hex_) for hex_ in player.table.state.ground.hexes)
        assert player.part("#choices").strip()
        text = player.part("#board")
        for hex_ in player.table.state.ground.hexes:
            assert hex_ in text or player.table.state.units[player.table.state.at[hex_]].damage

    in_all(script, mid_game(), [WIDE, HUGE], ["en"])
    at(script, mid_game(FOUR), HUGE)


def test_one_look_tells_how_it_stands(home: Path) -> None:
    """Whose turn, which phase, who may still act, who is damaged, how far it is to victory."""

    async def script(player: Player) -> None:
        text, german = player.text, player.language == "de"
        assert "Anna" in player.lines[0]
        assert ("bewegen" if german else "move") in player.part("#board" if player.size == SMALL else "#aside")
        assert ("6 dürfen handeln" if german else "6 may act") in text
        assert ("6 beschädigt" if german else "6 damaged") in text
        assert "●●○○" in text
        assert "◆◆○○" in text
        assert "●mob1›" in player.part("#board"), "may act"
        assert ("◆pz2 " if german else "◆t2 ") in player.part("#board"), "may not"
        assert "-3+" in player.part("#board"), "three damage, a veteran"
        assert "-1*" in player.part("#board"), "one damage, a hero"

    in_all(script, mid_game(), [SMALL, (100, 30), WIDE, HUGE])


def test_terrain_factories_and_start_numbers_are_written_on_the_hexes(home: Path) -> None:
    async def script(player: Player) -> None:
        text = player.part("#board")
        for words in ("C7T", "A8~", "A1s", "D9=", "C3F01●", "H9F03◆", "I12F05○", "+1", "#4", "#5"):
            assert words in text
        assert re.search(r"[\u2801-\u28ff]", text), "roads are lines"

    at(script, mid_game(), WIDE)


def test_the_list_of_units_sorts_itself_by_what_matters(home: Path) -> None:
    state = mid_game()
    acting, order = may_still_act(state), in_order(state)
    assert acting == {unit for unit in state.units if state.owner(unit) == "g1"}
    assert set(order[:6]) == acting
    assert [state.units[unit].damage for unit in order[:6]] == [4, 2, 1, 0, 0, 0]
    assert [state.units[unit].damage for unit in order[6:]] == [3, 2, 1, 0, 0, 0]
    moved = of_type(state, "g1_j87")
    later = state.changed(moved, moved=True)
    assert in_order(later)[5] == moved, "it is behind those who may still act"
    bomber = of_type(state, "us_b17")
    assert turns_until(state, "us") == 1
    assert turns_until(state, "g1") == 2

    async def script(player: Player) -> None:
        name = Shown(state, player.desk.teller, UNICODE).unit(bomber)
        assert re.search(rf"◆{name} +F12 +●●●●○○-2 R1", player.part("#board"))

    in_all(script, state, [WIDE, HUGE])


def test_at_80_columns_the_window_follows_what_happens(home: Path) -> None:
    async def script(player: Player) -> None:
        assert seen(player, "F6")
        assert not seen(player, "A1")
        await player.enter("bmb1 A2")
        assert player.table.state.units["bmb1"].hex == "A2"
        assert seen(player, "A2")

    at(script, mid_game(), SMALL)


@pytest.mark.parametrize("number", [1, 9, 10])
def test_where_an_army_is_put_is_in_the_window(home: Path, number: int) -> None:
    state = mid_game(FOUR)
    units = {id_: replace(unit, hex="", army=2) for id_, unit in state.units.items()}
    tiles = {**state.tiles, "g2": {"1": 0, "2": number, "3": 0}}

    async def script(player: Player) -> None:
        assert seen(player, state.ground.start[number])

    at(script, replace(state, phase="place", round=0, seat="g2", units=units, tiles=tiles), SMALL)


def test_who_can_attack_without_a_map_may_still_act() -> None:
    state = replace(in_books(), phase="name")
    (aim,) = [decision for decision in game("aces").pending(state) if decision.kind == "aim"]
    listed = {move.unit for move in game("aces").choices(state, aim) if hasattr(move, "unit")}
    assert may_still_act(state) == listed != set()


@pytest.mark.parametrize(("code", "told"), [("en", "on an area"), ("de", "auf eine Fläche")])
def test_an_area_that_nobody_has_named_is_an_area(home: Path, code: str, told: str) -> None:
    state = in_books("4")
    gun = of_type(state, "su_kat")

    async def script(player: Player) -> None:
        assert f"{gun} {told}" in player.part("#board")

    at(script, replace(state, phase="fight", seat="su", attacks=(Attack(gun, AREA),)), WIDE, code)


def test_what_happens_in_sight_does_not_move_the_window(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.desk.board.window()
        await player.enter("art1 E4")
        assert player.table.state.units["art1"].hex == "E4"
        assert player.desk.board.window() == before

    at(script, mid_game(), WIDE)


def test_a_table_without_a_map_is_told_in_lines(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("l", "e", "z")
        assert player.find("#choices").has_focus
        assert player.app.say("aces-panel-no-map") in player.told
        assert "Germany 1" in player.part("#board")
        assert not [key for key in ("look", "zoom", "reach") if player.app.say(f"key-{key}") in player.lines[-1]]

    store = Store()
    sit_down(script, store.create(game("aces"), setup(depth="ledger")), store=store, size=SMALL)


@pytest.mark.parametrize("players", ["2", "4"])
def test_without_a_map_every_unit_and_factory_is_seen_with_nothing_cut(home: Path, players: str) -> None:
    state = in_books(players)
    units = {id_: replace(unit, repair=unit.damage == 2) for id_, unit in state.units.items()}
    state = replace(state, units=units)

    async def script(player: Player) -> None:
        board, words = player.part("#board"), Shown(state, player.desk.teller, UNICODE)
        assert "…" not in board
        assert all(re.search(rf"{words.unit(unit)}[ :]", board) for unit in state.units)
        assert all(factory in board for factory in state.factories)
        assert re.search(r"inf1 +F01 ●●●●○○-2\+R\d|inf1: F01, ", board)
        assert re.search(r"inf2 +~ |inf2: .*[Ww]a", board)
        assert ("Beispielkarten" if player.language == "de" else "sample cards") in player.lines[0]
        assert len(player.part("#choices").splitlines()) >= 2

    in_all(script, state, [SMALL, (100, 30), WIDE, HUGE])


def test_the_mouse_on_a_table_without_a_map_moves_nothing(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.text
        for does in (MouseScrollUp, MouseScrollDown, MouseDown, MouseMove, MouseUp):
            await mouse(player, does, 12, 4)
        await player.settle()
        assert player.text == before

    at(script, in_books(), SMALL)


def test_before_the_game_the_list_tells_which_army_a_unit_is_in(home: Path) -> None:
    async def script(player: Player) -> None:
        assert re.search(r"inf1 +– ", player.part("#board"))
        await player.enter("army 1 inf1 t1")
        assert re.search(r"inf1 +\(1\) ", player.part("#board"))

    store = Store()
    sit_down(script, store.create(game("aces"), setup()), store=store)


def test_a_veteran_in_repair_has_room_for_all_its_marks(home: Path) -> None:
    state = mid_game({"players": "4"})
    state = state.changed(of_type(state, "g1_inf"), repair=True)

    async def script(player: Player) -> None:
        assert re.search(r"inf1 +G4 +●●●●○○-2\+R\d", player.part("#board"))
        assert "…" not in player.part("#board")

    at(script, state, WIDE)


# --- looking around -------------------------------------------------------------------------------------------------


def test_the_arrows_reach_every_hex(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        await player.press("l")
        todo, reached = [canvas._at], {canvas._at}
        while todo:
            here = todo.pop()
            for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                canvas._at = here
                canvas.action_move(*way)
                if canvas._at not in reached:
                    reached.add(canvas._at)
                    todo.append(canvas._at)
                    assert canvas.room().contains(*canvas.standing_out.runs[0].offset), "and it is seen"
        assert reached == {spot.places for spot in canvas.spots()}
        await player.press("escape")

    in_all(script, mid_game(), [SMALL, WIDE], ["en"])


def test_whoever_looks_at_a_hex_reads_who_stands_there(home: Path) -> None:
    async def script(player: Player) -> None:
        told = {"en": ("Tiger: 1 damage, 5 experience (hero)", "10 dice"), "de": ("Tiger: 1 Schaden", "10 Würfel")}
        assert told[player.language][0] not in player.text
        await player.press("l")
        await look_at(player, "G5")
        assert told[player.language][0] in player.part("#board")
        assert told[player.language][1] in player.part("#board")
        ranges = {"en": "range 1 at ground, never at aircraft", "de": "Reichweite Boden 1, Luft keine"}
        assert ranges[player.language] in player.part("#board"), "none of it is cut"
        await player.press("escape")
        assert told[player.language][0] not in player.text

    in_all(script, mid_game(), [SMALL, WIDE, HUGE])


def test_keys_and_wheel_come_closer_and_a_click_looks(home: Path) -> None:
    async def script(player: Player) -> None:
        canvas: Any = player.desk.board
        first = canvas.picture_size()
        found = []
        for _ in canvas.sizes(canvas.room().size):
            await player.press("z")
            found.append(canvas.picture_size())
        assert set(found) == set(canvas.sizes(canvas.room().size))
        assert found[-1] == first
        await mouse(player, MouseScrollUp, 30, 6)
        assert canvas.picture_size().area > first.area
        await player.press("l", "minus")
        spot = next(spot for spot in canvas.spots() if spot.places[0] == "hex:F6")
        await player.pilot.click("#board", offset=spot.runs[0].offset + canvas.gutter.top_left)
        await player.settle()
        assert canvas.looking
        assert canvas._at[0] == "hex:F6"

    at(script, mid_game(), SMALL)


def test_a_correction_begins_by_pointing_at_a_hex(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("t")
        await look_at(player, "G5")
        assert "G5" in player.part("#asked")
        await player.press("enter")
        assert player.on == "CorrectScreen"
        assert "t1" in player.text

    at(script, mid_game())


# --- what keys show -------------------------------------------------------------------------------------------------


def test_where_a_unit_can_go_and_what_each_hex_costs(home: Path) -> None:
    state = mid_game()
    unit = of_type(state, "g1_tig")
    notes = LAYERS["reach"](shown(state), "G5").notes
    watched = watched_hexes(state, "g1", False)
    for hex_ in set(state.ground.hexes) - {"G5"}:
        way = way_to(state, unit, hex_) if hex_ in stops(state, unit) else None
        assert notes[hex_].far == (way is None)
        if way is not None:
            mark = "!" if watched & set(way.route) else ""
            assert notes[hex_].words == f"{halves(shown(state), way.cost)}{mark}"

    async def script(player: Player) -> None:
        await player.press("e")
        await look_at(player, "G5")
        assert "where" in player.part("#board").lower() or "wohin" in player.part("#board").lower()
        for hex_ in ("G3",):
            assert notes[hex_].far
        assert notes["H5"].words in player.part("#board")
        await player.press("e", "escape")

    in_all(script, state, [SMALL, WIDE])


def test_who_can_hit_a_hex_with_how_many_dice(home: Path) -> None:
    state = mid_game()
    tank = of_type(state, "us_tank")
    assert {each.unit for each in threats_to(state, tank)} == {
        of_type(state, name) for name in ("g1_mob", "g1_tig", "g1_pak")
    }
    assert of_type(state, "us_how") in {each.unit for each in threats_at(state, "g1", "F8")}

    async def script(player: Player) -> None:
        await player.press("x")
        await look_at(player, "G6")
        text = player.part("#board")
        assert re.search(r"\d+(d|W)", text)
        assert re.search(r"●mob1 \d+ (dice|Würfel)", text)
        await player.press("x", "escape")

    in_all(script, state, [SMALL, WIDE])


def test_support_threats_and_interception_are_shown_on_the_map(home: Path) -> None:
    state = mid_game()
    tank, tiger = of_type(state, "us_tank"), of_type(state, "g1_tig")
    owing = state.changed(tank, duty=tiger)
    notes = LAYERS["support"](shown(state), "G6").notes
    assert notes["G5"].words == "3red"
    assert notes["A3"].far
    count = len(threats_to(state, tiger))
    assert LAYERS["threatened"](shown(state), "").notes["G5"].words == (f"{count}×" if count else "")
    layer = LAYERS["interception"](shown(owing), "")
    assert ("G6", "G5") in layer.lines
    assert {hex_ for hex_, note in layer.notes.items() if "!" in note.words} == watched_hexes(owing, "g1", False)

    async def script(player: Player) -> None:
        for key, word in (("s", "G6"), ("n", ""), ("j", "")):
            await player.press(key)
            if word:
                await look_at(player, word)
            layer = player.desk.board._layer
            head = Shown(state, player.desk.teller, UNICODE).say(f"aces-panel-layer-{layer}", unit="x", hex="x")
            assert head.split()[0] in player.part("#board")
            await player.press(key, "escape")

    in_all(script, owing, [SMALL, WIDE])


def test_named_attacks_are_lines_on_the_map(home: Path) -> None:
    assert list(aims(fighting())) == [("G5", "G6"), ("F5", "G6"), ("E6", "F6")]

    async def script(player: Player) -> None:
        board = player.desk.board
        styles = {str(span.style) for line in board._lines for span in line.spans}
        assert any(style.startswith("$error on") for style in styles)

    at(script, fighting())


def test_the_weather_shows_what_hexes_cost_in_it(home: Path) -> None:
    state = mid_game({"mission": "weather"}, weather="mud", weather_left=2)
    notes = LAYERS["weather_map"](shown(state), "").notes
    assert (notes["A3"].words, notes["D9"].words, notes["C7"].words) == ("1½", "1", "2")
    assert "A8" not in notes, "water"

    async def script(player: Player) -> None:
        german = player.language == "de"
        assert ("Schlamm" if german else "mud") in player.text
        await player.press("W")
        assert "1½" in player.part("#board")
        await player.press("W")

    in_all(script, state, [SMALL, WIDE])

    async def without(player: Player) -> None:
        assert player.app.say("key-interception") in player.lines[-1]
        assert player.app.say("key-weather_map") not in player.lines[-1]
        await player.press("W")
        assert player.app.say("aces-panel-no-weather") in player.told

    at(without, mid_game(), HUGE)


# --- without colour, without signs ----------------------------------------------------------------------------------


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("l")
        assert set(player.text) <= LETTERS
        assert "o" in player.part("#board")
        assert "/" in player.part("#board")
        await player.press("e")
        assert set(player.text) <= LETTERS
        await player.press("escape")

    in_all(script, mid_game(), [SMALL, WIDE], ["en"], ascii=True)


def test_nothing_around_the_map_is_cut(home: Path) -> None:
    async def script(player: Player) -> None:
        for part in ("#ribbon", "#board", "#aside"):
            assert "…" not in player.part(part)

    in_all(script, mid_game(), [SMALL, (100, 30), WIDE, HUGE], clock=True)
    in_all(script, mid_game(FOUR), [SMALL, WIDE, HUGE], clock=True)


def test_the_launcher_is_drawn_only_for_whom_may_know(home: Path) -> None:
    async def script(player: Player) -> None:
        assert " V2 " not in player.part("#board")
        assert "?" in player.part("#board")
        await player.press("y", "1", "enter")
        assert player.on == "OwnSide"
        assert " V2 " in player.text

    at(script, hidden(), HUGE)


def test_the_line_offers_only_what_could_be_typed_now(home: Path) -> None:
    """No move of a unit while a secret is asked for, dice are due, or everything is over."""
    rules = game("aces")
    secret = rules.start(setup(sets="1-4"))
    begun = rules.start(setup())
    dice = replace(begun, phase="order", units={id_: replace(unit, army=1) for id_, unit in begun.units.items()})
    over = mid_game(result=Result("g1", "factories"), phase="over")

    async def script(player: Player) -> None:
        assert "inf1" not in player.part("#entry")

    for state in (secret, dice, over):
        at(script, state)
