"""From one metre away: whose decision, the score, the round; dice and armies; and what colour a cube has."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from textual.color import Color

from companion.store import Store
from companion.text.language import language
from companion.tui.large import large, large_die
from companion.tui.signs import ASCII, UNICODE
from companion.tui.themes import THEMES
from scripts.picture import GAME
from tests.support import MARLBOROUGH
from tests.tui.clockworking import mid_game, seated
from tests.tui.colours import Seen, colours
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, in_every_way, laid_out, sit_down
from tests.tui.reading_large import written_large

HUGE = (200, 60)
CODES = ("en", "de")
RECORDS = Path(__file__).parent.parent / "records"
ATTACKING = "\n".join(GAME)  # Ben decides, 6 : 7, turn 10
PICKING = "roll 6 1"


def at(script: PlayerScript, record: str = ATTACKING, size: tuple[int, int] = WIDE, **settings: object) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, size=size, **settings)


def in_all(
    script: PlayerScript, sizes: list[tuple[int, int]], record: str = ATTACKING, languages: tuple[str, ...] = CODES
) -> None:
    store = Store()
    in_every_way(script, laid_out(store, record), store=store, sizes=sizes, languages=languages)


# --- large letters ---------------------------------------------------------------------------------------------------


def test_a_word_is_as_large_as_there_is_room() -> None:
    assert [len(large("Anna", UNICODE, 200, height)) for height in (2, 3, 4, 5, 9, 10)] == [0, 3, 3, 5, 5, 10]
    assert [len(large("Anna", UNICODE, width, 5)) for width in (20, 21, 41, 42)] == [0, 3, 3, 5]


def test_what_is_drawn_can_be_read() -> None:
    assert large("II", UNICODE, 20, 3) == ["█ █", "█ █", "▀ ▀"]
    assert large("T", UNICODE, 20, 5) == ["██████████", *["    ██    "] * 4]
    assert large("L", ASCII, 5, 5) == ["#   ", "#   ", "#   ", "#   ", "####"]


def test_umlauts_have_their_dots_and_accents_their_stroke() -> None:
    plain, dotted = large("O", UNICODE, 9, 6), large("Ö", UNICODE, 9, 6)
    assert dotted == ["██    ██", *plain]
    assert large("é", UNICODE, 9, 6)[0].strip(), "there is something above it"
    assert large("ß", UNICODE, 99, 5) == large("SS", UNICODE, 99, 5)


@pytest.mark.parametrize("name", ["Шура", "Łukasz", "愛", ""])
def test_a_name_that_cannot_be_drawn_is_not_drawn_by_halves(name: str) -> None:
    assert large(name, UNICODE, 999, 99) == []


def test_a_die_has_as_many_pips_as_its_number() -> None:
    for value in range(1, 7):
        die = large_die(value, UNICODE, "")
        assert sum(line.plain.count("●") for line in die) == value
        assert {line.cell_length for line in die} == {9}
        assert sum(line.plain.count("o") for line in large_die(value, ASCII, "")) == value
    assert "12" in large_die(12, UNICODE, "")[2].plain, "no die shows that"


# --- the table -------------------------------------------------------------------------------------------------------


def test_who_decides_and_the_score_are_large(home: Path) -> None:
    async def script(player: Player) -> None:
        lines = player.part("#asked").splitlines()
        high = 5 if player.size == HUGE else 3
        assert [written_large(word, lines) for word in ("Ben", "6", "7")] == [high] * 3
        assert written_large("10", lines) == (high if player.size == HUGE else 0)

    in_all(script, [WIDE, HUGE])


def test_the_line_above_has_round_and_score_in_colour(home: Path) -> None:
    async def script(player: Player) -> None:
        names = ("accent", "seat-blue", "seat-orange")
        accent, blue, orange = (Color.parse(player.app.theme_variables[name]) for name in names)
        behind = {text.strip(): back for text, _, back in colours(player)}
        assert behind["Runde 10" if player.language == "de" else "turn 10"] == accent
        assert behind["◆ 6"] == blue
        assert behind["▲ 7"] == orange

    in_all(script, [SMALL, WIDE, HUGE])


def test_at_80_columns_who_decides_stands_out_in_colour(home: Path) -> None:
    async def script(player: Player) -> None:
        orange = Color.parse(player.app.theme_variables["seat-orange"])
        assert [back for text, _, back in colours(player) if text.strip() == "▲ Ben"] == [orange]

    in_all(script, [SMALL])


def test_points_that_are_private_are_nowhere_large(home: Path) -> None:
    async def script(player: Player) -> None:
        assert player.table.game.score(player.table.state) == {}
        assert "◆ 5" not in player.lines[0]
        assert not written_large("5", player.lines)

    at(script, 'option vp-totals: private\nset sides.blue.cubes = {"black": 1, "white": 0}', HUGE)


def test_a_name_too_long_for_large_letters_stands_in_plain_ones(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "▲ Maximiliane von und zu" in player.part("#asked")
        assert written_large("7", player.part("#asked").splitlines()), "the score has room nevertheless"

    at(script, f"seat blue: Anna\nseat orange: Maximiliane von und zu\n{ATTACKING}")


def test_the_end_names_the_winner_large(home: Path) -> None:
    async def script(player: Player) -> None:
        assert written_large("Anna", player.part("#asked").splitlines())
        assert "The game is over." in player.part("#asked")

    store = Store()
    sit_down(script, store.import_file(RECORDS / "game-threshold-blue.record"), store=store, size=HUGE)


def test_a_plain_terminal_gets_large_letters_of_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        assert written_large("Ben", player.lines, ASCII) == 5
        assert not [sign for sign in "▀▄█?" if sign in player.part("#asked").replace("attack?", "")]

    at(script, size=HUGE, ascii=True)


def test_clockwork_says_it_large_too(home: Path) -> None:
    async def script(player: Player) -> None:
        lines = player.part("#asked").splitlines()
        assert all(written_large(word, lines) for word in ("Ben", "9", "6", "12", "3"))

    store = Store()
    in_every_way(script, seated(store, mid_game()), store=store, sizes=[HUGE])


# --- handing over ----------------------------------------------------------------------------------------------------


def test_the_name_of_whom_the_laptop_goes_to_is_large(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1")
        assert written_large("Anna", player.lines) == {SMALL: 5, WIDE: 10, HUGE: 10}[player.size]
        assert language(player.language).say("tui-curtain-press") in player.text
        await player.press("enter")
        assert not written_large("Anna", player.lines), "the hand needs the room"
        assert "◆  Anna" in player.text
        await player.press("escape")
        assert player.on == "TableScreen"

    in_all(script, [SMALL, WIDE, HUGE], PICKING)


@pytest.mark.parametrize("name", ["Blue", "Li", "Anna"])
def test_no_name_is_so_large_that_the_key_is_out_of_sight(home: Path, name: str) -> None:
    async def script(player: Player) -> None:
        await player.press("1")
        assert written_large(name, player.lines)
        assert player.app.say("tui-curtain-hand-over") in player.text
        assert player.app.say("tui-curtain-press") in player.text
        await player.press("escape")
        assert player.on == "TableScreen"

    sizes = [SMALL, (80, 30), (100, 30), WIDE]
    in_all(script, sizes, f"seat blue: {name}\nseat orange: Ben\n{PICKING}", ("en",))


def test_a_long_name_is_handed_over_in_plain_letters(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1")
        assert "◆  Maximiliane von und zu Weit" in player.text

    at(script, f"seat blue: Maximiliane von und zu Weit\nseat orange: Ben\n{PICKING}", SMALL)


# --- the large board -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [ATTACKING, MARLBOROUGH])
def test_at_200_columns_the_board_uses_the_room(home: Path, record: str) -> None:
    async def script(player: Player) -> None:
        board = player.part("#board").splitlines()
        state = player.table.state
        dice = [*(side.strength for side in state.sides.values()), *(each.vp for each in state.countries.values())]
        pips = sum(line.count("●") for line in board) - ("● " in board[0])  # and the sign of the initiative
        assert pips == sum(dice)
        assert len(board) >= 25
        assert written_large("◆", board)
        assert written_large("▲", board)
        assert "…" not in player.part("#board")
        assert player.find("#choices").size.height >= 12

    in_all(script, [HUGE], record)


def test_an_army_dug_in_is_so_in_large_signs_too(home: Path) -> None:
    async def script(player: Player) -> None:
        assert written_large("[◆]", player.part("#board").splitlines())

    at(script, size=HUGE)


def test_too_many_armies_become_a_large_number(home: Path) -> None:
    async def script(player: Player) -> None:
        assert written_large("◆9", player.part("#board").splitlines())

    at(script, f"{PICKING}\nset countries.N.blue.standing = 9", HUGE)


# --- cubes -----------------------------------------------------------------------------------------------------------


def _of(sign: str, seen: list[Seen]) -> list[tuple[Color, Color]]:
    return [(fore, back) for text, fore, back in seen if text.strip() and not text.strip().strip(sign)]


def test_black_cubes_are_black_and_white_ones_white(home: Path) -> None:
    black, white = Color(0, 0, 0), Color(255, 255, 255)

    async def script(player: Player) -> None:
        for theme, signs in product(THEMES, (UNICODE, ASCII)):
            player.app.change(theme=theme.name, ascii=signs is ASCII)
            await player.settle()
            seen = colours(player)
            (cube, tray), *_ = _of(signs.black, seen)
            assert cube == black, theme.name
            assert _contrast(black, tray) >= 3, f"{theme.name}: a black cube stands out from what it lies on"
            assert _contrast(white, tray) >= 3, f"{theme.name}: and so does a white one"
            (outline, cube), *_ = _of(signs.white, seen)
            assert (outline, cube) == (black, white), theme.name

    in_all(script, [SMALL, WIDE, HUGE], languages=("en",))


def _contrast(one: Color, other: Color) -> float:
    high, low = sorted((_light(one), _light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _light(colour: Color) -> float:
    parts = [part / 255 for part in colour.rgb]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_what_a_cube_is_worth_is_said(home: Path) -> None:
    legends = {"en": ("black = 5", "white = 1"), "de": ("schwarz = 5", "weiß = 1")}

    async def script(player: Player) -> None:
        no_room = (player.size, player.language) == (SMALL, "de")  # for words
        told = ("■=5", "□=1") if no_room else legends[player.language]
        assert [words for words in told if words not in player.part("#board")] == []

    in_all(script, [SMALL, WIDE, HUGE])


# --- looking at supply -----------------------------------------------------------------------------------------------


def test_while_supply_is_shown_the_screen_says_so(home: Path) -> None:
    async def script(player: Player) -> None:
        word = {"en": "SUPPLY", "de": "VERSORGUNG"}[player.language]
        assert word not in player.text
        await player.press("s")
        assert word in player.lines[0]
        assert ("!" in player.part("#board").splitlines()[-1]) or player.size == SMALL
        await player.press("s")
        assert word not in player.text

    store = Store()
    in_every_way(script, seated(store, mid_game()), store=store, sizes=[SMALL, WIDE, HUGE], clock=True)
