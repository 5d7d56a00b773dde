"""Clockwork Wars on the screen: everything on the table can be read, at any size and without colour."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.clockwork.beginning import begin
from companion.games.clockwork.board import board
from companion.games.clockwork.panel.hexes import Chip, Look, MapWords, draw
from companion.games.clockwork.state import COURT, Discovery, Influence
from companion.kernel.game import Setup
from companion.store import Store
from companion.text.language import language
from companion.tui.signs import ASCII, UNICODE
from tests.clockwork.tables import begun, position
from tests.tui.clockworking import at, mid_game, seated
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, in_every_way

SIZES = [SMALL, (100, 30), WIDE, (200, 60)]


def words(code: str = "en") -> MapWords:
    return MapWords(language(code), UNICODE)


def test_a_line_of_the_map_is_drawn_anew_only_if_a_tile_on_it_looks_different() -> None:
    code = position().rules.map
    looks = {tile: Look(kind, tile) for tile, kind in board(code).kinds.items()}
    before, same = (draw(code, looks, words(), 140, 54) for _ in range(2))
    assert all(line is other for line, other in zip(before, same, strict=True))
    changed = draw(code, looks | {"H1": looks["H1"]._replace(marks="!")}, words(), 140, 54)
    anew = [row for row, (line, other) in enumerate(zip(before, changed, strict=True)) if line is not other]
    assert 0 < len(anew) < len(before) / 3
    assert "H1 !" in "".join(changed[row].plain for row in anew)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_tile_and_player_can_be_read_at_every_size(home: Path, players: str) -> None:
    state = position(options={"players": players})

    async def script(player: Player) -> None:
        text = player.text.replace("▀", " ").replace("★", " ")
        assert [tile for tile in board(state.rules.map).tiles if tile not in text] == []
        for seat in state.seats:
            assert player.app.say(f"clockwork-{seat}").upper() in text
        assert player.app.say("tui-entry-shortest") in player.part("#entry")
        assert player.part("#choices").strip()

    store = Store()
    in_every_way(script, seated(store, state), store=store, sizes=SIZES)


def test_beside_the_map_everything_else_on_the_table_is_told(home: Path) -> None:
    async def script(player: Player) -> None:
        aside = " ".join(player.part("#aside").split())
        assert "▲ RED 9 4 13 1 ? 2 Anna · Gambit" in aside
        assert "◆ BLUE ⚑ 6 5 15 2 ? 1 Ben · Tactical Ops · Engineer in reserve" in aside
        assert "● WHITE 12 3 18 1 ? 3 Cleo · R & D · Crasher in reserve" in aside
        assert "court Rasputin ▲1 ◆2 ●1 Blue holds it" in aside
        assert "magic 1 ▲T1 2 · 3 ·" in aside
        assert "science 1 3 IP" in aside
        assert "religion 1 ✦S1" in aside
        assert "generals Leviathan ● Guardian · Tank ◆V4" in aside
        assert "battles V2 ◆2:▲4 V4 ◆4:●2" in aside

    at(script, mid_game())


def test_the_map_shows_units_figures_cities_tokens_and_battles(home: Path) -> None:
    async def script(player: Player) -> None:
        text = player.part("#board")
        for words in ("V2 ×", "▲ 3 Agent", "◆ 2 E", "V5 ▣", "● 3", "T1 ✦", "S1 ✦", "★H1"):
            assert words in text
        assert "Middle Age  3  4★" in text
        assert "deployment › support › Leviathan" in text

    at(script, mid_game())


def test_at_80_columns_a_tile_has_one_line_and_a_player_too(home: Path) -> None:
    async def script(player: Player) -> None:
        text = player.part("#board")
        told = ("V2×▲4◆3", "T1✦▲2", "V5▣●3", "★H1▲", "▲ RED", "court ▲1 ◆2 ●1  Blue holds it", "gen.  L ●  G ·  T ◆V4")
        assert [words for words in told if words not in text] == []
        assert len(text.splitlines()) == 13

    at(script, mid_game(), SMALL)


def test_at_80_columns_the_log_waits_for_its_key(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d")  # nothing is left to be done by hand
        assert not player.desk.query_one("#side").display
        await player.enter("pass")
        await player.press("h")
        assert player.desk.focused is player.desk.query_one("#log")
        assert "passes" in player.part("#log")
        await player.press("escape")
        assert not player.desk.query_one("#side").display
        assert player.part("#choices").strip()

    at(script, mid_game(), SMALL)


def test_at_80_columns_what_hands_do_is_seen_and_the_log_waits_all_the_same(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "NOW WITH YOUR HANDS" in player.part("#hands")
        assert not player.desk.query_one("#log").display
        await player.press("h")
        assert player.desk.query_one("#log").display
        assert not player.desk.query_one("#hands").display
        await player.press("escape")
        assert "NOW WITH YOUR HANDS" in player.part("#hands")
        assert not player.desk.query_one("#log").display

    at(script, mid_game(), SMALL)


def test_influence_stays_behind_the_screens(home: Path) -> None:
    rich = mid_game()
    rich = rich.with_player("red", replace(rich.players["red"], ip=Influence(7, 8, 9)))

    async def script(player: Player) -> None:
        assert "7/8/9" not in player.text

    at(script, rich)


def test_influence_is_told_where_it_is_open(home: Path) -> None:
    state = position(options={"players": "2", "screens": "open"}, players={"red": {"ip": Influence(7, 8, 9)}})

    async def script(player: Player) -> None:
        assert "7/8/9" in player.part("#aside")

    at(script, state)


def test_a_key_shows_which_units_no_supply_reaches(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "!" not in player.part("#board")
        await player.press("s")
        text = player.part("#board")
        assert "▲ 1!" in text, "T3 has no way home"
        assert "▲ 4 " in text, "F2 is beside F1, which is beside the capital"
        await player.press("s")
        assert "!" not in player.part("#board")

    at(script, mid_game())


def test_an_agent_at_court_is_a_spy_and_named_there(home: Path) -> None:
    state = mid_game()
    red = replace(state.players["red"], figures={"agent": COURT})

    async def script(player: Player) -> None:
        aside = " ".join(player.part("#aside").split())
        assert "Agent at court" in aside
        assert "▲2 ◆2" in aside

    at(script, state.with_player("red", red))


def test_allies_are_shown_together_with_the_points_of_both(home: Path) -> None:
    vp = {"red": {"vp": 4}, "blue": {"vp": 5}, "white": {"vp": 6}, "green": {"vp": 7}}

    async def script(player: Player) -> None:
        assert "▲● 10 VP   ◆■ 12 VP" in player.part("#aside")

    at(script, position(options={"players": "4", "alliance": "yes"}, players=vp))


def test_where_only_books_are_kept_soldiers_are_counted_and_no_tile_has_any(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "0 on the map" in player.part("#aside")
        assert "★H1" in player.part("#board")

    at(script, begun(begin(Setup({"depth": "ledger"}))).state)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_plain_terminals_get_ascii_signs_only(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        assert player.text.isascii()
        assert "^" in player.part("#board")

    at(script, mid_game(), size, ascii=True)


# --- on one tile -----------------------------------------------------------------------------------------------------


def written(look: Look, rooms: int, wide: int) -> list[str]:
    return ["".join(text for text, _ in line) for line in words().lines(look, rooms, wide)]


@pytest.mark.parametrize(
    ("chips", "line"),
    [
        ((Chip("red", 3, ("agent",)), Chip("blue", 2)), "V1▲3A◆2"),
        ((Chip("red", 3, ("agent",)), Chip("blue", 12)), "V1▲4◆12"),
        ((Chip("red", 3), Chip("blue", 2), Chip("white", 1)), "V1×▲◆●"),
    ],
)
def test_on_a_narrow_tile_numbers_go_before_marks_and_signs_before_numbers(chips: tuple[Chip, ...], line: str) -> None:
    assert written(Look("village", "V1", "×", chips), 1, 7) == [line]


def test_a_wide_tile_names_its_figures_and_its_kind() -> None:
    look = Look("village", "V1", "▣", (Chip("green", 3, ("hunter",)),), "city")
    assert written(look, 7, 17) == ["V1 ▣", " ■ 3 Hunter ", "city"]


def test_signs_of_seats_differ_in_both_sets() -> None:
    for signs in (UNICODE, ASCII):
        assert len({signs.seat(seat) for seat in ("red", "blue", "white", "green")}) == 4


@pytest.mark.parametrize(
    ("code", "line", "sentence"),
    [
        ("en", "red buy science1 on H1", "Anna does not have 3 points of science"),
        ("de", "rot kaufe wissenschaft1 auf H1", "Anna hat keine 3 Punkte Wissenschaft"),
    ],
)
def test_a_purchase_that_comes_to_nothing_is_said_aloud_where_the_log_is_out_of_sight(
    home: Path, code: str, line: str, sentence: str
) -> None:
    unsure = {"red": {"ip": Influence(), "doubt": Influence(science=9)}}
    state = position(phase="discovery", players=unsure, red={}, blue={})
    state = begun(state.with_discovery("science1", Discovery(price=3))).state

    async def script(player: Player) -> None:
        await player.press("slash")
        await player.type(line)
        await player.press("enter")
        assert player.told.startswith(sentence)
        assert player.told.endswith("[CW-DISC-08]")
        assert sentence in " ".join(player.text.split())

    at(script, state, size=SMALL, language=code)


@pytest.mark.parametrize("code", ["en", "de"])
def test_whatever_there_is_to_say_of_them_everybody_is_named(home: Path, code: str) -> None:
    async def script(player: Player) -> None:
        aside = player.part("#aside")
        assert [name for name in ("Anna", "Ben", "Cleo") if name not in aside] == []

    at(script, begun(position(options={"players": "3"}, phase="spy")).state, language=code)
