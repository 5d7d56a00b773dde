"""The March of Progress on the screen: everything on the table can be read, at any size and without colour."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from textual.app import App, ComposeResult
from textual.strip import Strip

from companion.games.march.panel import MarchBoard
from companion.games.march.panel.grid import laid_out, side_by_side
from companion.games.march.panel.huge import Huge
from companion.games.march.panel.shown import Kept, Shown
from companion.games.march.state import State
from companion.kernel.table import Table
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.signs import ASCII, UNICODE, Signs
from companion.tui.themes import THEMES
from scripts.picture import GAME
from tests.march.own_scenario import record
from tests.support import MARLBOROUGH, play

SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]
MIDGAME = """
    blue pick MOVE1
    orange pick RECRUIT
    set sides.blue.cubes = {"black": 2, "white": 1}
    set sides.orange.cubes = {"black": 1, "white": 2}
    set stock = {"black": 2, "white": 7}
    set sides.blue.strength = 2
    set sides.blue.stock = 0
    set countries.BH.blue.fortified = 1
    set countries.N.blue.standing = 1
    set countries.OH.blue.standing = 1
    set countries.OH.occupied = "standing"
    set countries.OH.orange = {"standing": 1, "fortified": 1}
    set sides.orange.stock = 1
"""
SIX_COUNTRIES = """
name = { en = "Six realms", de = "Sechs Reiche" }
cards = ["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
cubes = { black = 12, white = 40 }
touching = [["CA", "AR"], ["AR", "FR"], ["FR", "EN"], ["CA", "PO"], ["PO", "FR"], ["AR", "NA"], ["NA", "EN"]]
armies = 9
armies_in_play = 7
threshold = 40
countries.CA = { name = { en = "Castile and Leon", de = "Kastilien" }, home = true, owner = "blue", vp = 4, vp_max = 6 }
countries.AR = { name = { en = "Aragon", de = "Aragonien" }, vp = 3, vp_max = 3 }
countries.FR = { name = { en = "France", de = "Frankreich" }, vp = 5, vp_max = 6, orange = 2 }
countries.EN = { name = { en = "England", de = "England" }, home = true, owner = "orange", vp = 4, vp_max = 6 }
countries.PO = { name = { en = "Portugal", de = "Portugal" }, vp = 2, vp_max = 2, blue = 1 }
countries.NA = { name = { en = "Navarre", de = "Navarra" }, vp = 1, vp_max = 2 }
"""


class Frame(App[None]):
    """Nothing but the board, in our colours."""

    CSS = "MarchBoard { padding: 0 2; }"

    def __init__(self) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name

    def compose(self) -> ComposeResult:
        yield MarchBoard()

    @property
    def board(self) -> MarchBoard:
        return self.query_one(MarchBoard)

    @property
    def strips(self) -> list[Strip]:
        return self.board.render_lines(self.board.outer_size.region)

    @property
    def lines(self) -> list[str]:
        assert {strip.cell_length for strip in self.strips} == {self.board.outer_size.width}
        left, width = self.board.gutter.left, self.board.size.width
        strips = [strip.crop(left, left + width) for strip in self.strips]
        return ["".join(segment.text for segment in strip) for strip in strips]


def on_screen(
    table: Table[Any],
    size: tuple[int, int] = (120, 40),
    code: str = "en",
    signs: Signs = UNICODE,
    then: Callable[[Frame, Callable[[State], None]], None] | None = None,
) -> str:
    """What the board of this table reads like; `then` may go on looking at it."""

    async def look() -> str:
        frame = Frame()

        def show(state: State) -> None:
            teller = Teller(language(code), table.game, state)
            frame.board.show(state, teller, signs, {"blue": "Anna", "orange": "Ben"})

        async with frame.run_test(size=size) as pilot:
            show(table.seen_by(None))
            frame.board.styles.height = frame.board.height_for(*size)
            await pilot.pause()
            text = "\n".join(frame.lines)
            if then is not None:
                then(frame, show)
            return text

    return asyncio.run(look())


def test_the_roomy_board_names_everything_on_the_table() -> None:
    text = on_screen(play(MIDGAME))
    first = text.splitlines()[0]
    assert "◆ BLUE  Anna" in first
    assert "● initiative" in first
    assert "▲ ORANGE  Ben" in first
    assert "11 of 18 VP" in text
    assert "7 of 18 VP" in text
    assert "strength ⚁ 2   armies in stock 0" in text
    assert "stock 17 VP" in text
    assert " ■■ " in text
    assert " □□□□□□□ " in text
    assert "Blue home  BH" in text
    assert "VP ⚂ 3°" in text
    assert "★ ◆  Blue on the capital" in text
    assert "▲ [▲]  fortified" in text
    assert "discarded MOVE 1" in text
    assert "discarded RECRUIT" in text


def test_cards_that_touch_are_joined_by_a_line() -> None:
    middle = on_screen(play("roll 6 1")).splitlines()[4 + 2]
    assert middle.count("────") == 2


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_every_table_fits_at_every_size(size: tuple[int, int], code: str) -> None:
    for table in (play(MIDGAME), play(MARLBOROUGH), play(record(SIX_COUNTRIES))):
        text = on_screen(table, size, code)
        for id_ in table.state.countries:
            assert f" {id_} " in text.replace("\n", " "), f"{id_} is missing at {size}"
        assert len(text.splitlines()) <= (10 if size == (80, 24) else size[1] // 2)
        assert ("discarded" if code == "en" else "abgelegt") in text.splitlines()[-1]


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (110, 40), (120, 40), (128, 60), (200, 60)])
def test_a_narrow_card_says_it_in_fewer_words_rather_than_cut_ones(size: tuple[int, int], code: str) -> None:
    taken = 'set countries.FR.orange.standing = 2\nset countries.FR.occupied = "standing"'
    for table in (play(MIDGAME), play(f"{MARLBOROUGH}\n{taken}"), play(record(SIX_COUNTRIES))):
        text = on_screen(table, size, code)
        assert "…" not in text
        teller = Teller(language(code), table.game, table.state)
        words = {word for id_ in table.state.countries for word in teller.label(id_).split()}
        assert {word for word in words if word not in text} == set()


def test_a_pile_too_long_to_list_tells_what_is_not_on_it() -> None:
    pile = '["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH"]'
    table = play(f'set sides.blue.discard = {pile}\nset sides.blue.hand = ["SCORE"]')
    assert "◆ abgelegt alles außer PUNKTEN" in on_screen(table, (80, 24), "de")
    assert "◆ discarded MOVE 1·MOVE 2·RECRUIT" in on_screen(table, (80, 24))


def test_long_names_stand_below_the_ids_and_where_that_is_too_narrow_in_more_rows() -> None:
    ring = on_screen(play(MARLBOROUGH), (80, 24), "de").splitlines()
    dutch = [line.split("▌")[3].strip(" ─") for line in ring[2:6]]
    assert dutch == ["▲ DR SP ⚂3 ★ ▣2", "Niederländische", "Republik", "▲"]
    six = on_screen(play(record(SIX_COUNTRIES)), (80, 24), "de").splitlines()
    assert ["Kastilien" in six[2], "Frankreich" in six[4]] == [True, True]


def test_the_cards_of_a_row_are_all_told_alike() -> None:
    rows = on_screen(play("roll 6 1"), (100, 30)).splitlines()
    assert [line.count(" VP ") for line in rows[4:7]] == [0, 3, 0]


def test_at_80_columns_a_card_has_three_lines() -> None:
    lines = on_screen(play(MIDGAME), (80, 24)).splitlines()
    assert len(lines) == 8
    assert "◆ BLUE  Anna" in lines[0]
    assert "●" in lines[0]
    assert "11 of 18 VP" in lines[0]
    assert "◆ BH Blue home" in lines[2]
    assert "VP ⚂3° ★◆" in lines[3]
    assert "◆[◆]" not in lines[4]
    assert "[◆]" in lines[4]
    assert "▲[▲]" in lines[4]
    assert "stock 17 VP   ■■  □□□□□□□   black = 5, white = 1" in lines[5]


def test_a_ring_is_laid_out_as_a_row_and_its_last_link_is_named() -> None:
    assert "touches BA" in on_screen(play(MARLBOROUGH))
    assert "touching FR–BA" in on_screen(play(MARLBOROUGH), (80, 24))


def test_many_armies_and_cubes_become_numbers() -> None:
    text = on_screen(play(record(SIX_COUNTRIES)), (80, 24))
    assert "□ × 40" in text
    assert "◆◆◆◆◆◆◆" in text
    crowd = play(record(SIX_COUNTRIES, 'set countries.CA.blue = {"standing": 3, "fortified": 5}'))
    assert "◆3 [◆]5" in on_screen(crowd, (80, 24))


def test_ascii_terminals_get_ascii_signs_only() -> None:
    text = on_screen(play(MIDGAME), (80, 24), signs=ASCII)
    assert "# BLUE  Anna" in text
    assert "^[^]" in text
    assert not set(text) - {"°", "–"} - set(map(chr, range(128))) - {"\n"}


def test_a_card_face_down_stays_hidden() -> None:
    table = play("roll 6 1")
    hidden = table.game.play(table.state, table.reader().move("blue pick MOVE2")).state

    def look(frame: Frame, show: Callable[[State], None]) -> None:
        show(table.game.seen_by(hidden, None))
        assert "◆ played face down" in "\n".join(frame.lines)
        assert "MOVE 2" not in "\n".join(frame.lines)

    on_screen(table, then=look)


def test_private_vp_are_not_shown() -> None:
    text = on_screen(play('option vp-totals: private\nset sides.blue.cubes = {"black": 1, "white": 0}'))
    assert "VP hidden" in text
    assert "of 18" not in text


def test_only_the_lines_that_changed_are_drawn_again() -> None:
    table = play("roll 6 1")

    def look(frame: Frame, show: Callable[[State], None]) -> None:
        before = frame.strips
        table.enter("blue pick MOVE1")
        table.enter("orange pick RECRUIT")
        show(table.seen_by(None))
        after = frame.strips
        fresh = [y for y, strip in enumerate(after) if strip is not before[y]]
        assert 0 < len(fresh) < len(after)
        assert 1 not in fresh  # nobody has scored
        show(table.seen_by(None))
        assert all(now is strip for now, strip in zip(frame.strips, after, strict=True))

    on_screen(table, then=look)


def test_what_is_kept_of_the_huge_board_is_never_old() -> None:
    kept, people = Kept(), {"blue": "Anna", "orange": "Ben"}
    seen = set()

    def lines(kept: Kept, state: State, code: str) -> list[str]:
        teller = Teller(language(code), table.game, state)
        return [line.plain for line in Huge(Shown(state, teller, UNICODE, people, kept), 128).lines()]

    for upto in range(1, len(GAME) + 1):
        table = play("\n".join(GAME[:upto]))
        for code in ("en", "de"):
            drawn = lines(kept, table.seen_by(None), code)
            assert drawn == lines(Kept(), table.seen_by(None), code)
            seen.add("\n".join(drawn))
    assert len(seen) > len(GAME), "and much has changed on the way"


def test_as_many_neighbours_as_possible_lie_side_by_side() -> None:
    ring = (("FR", ("SN", "BA")), ("DR", ("SN", "BA")), ("SN", ("FR", "DR")), ("BA", ("DR", "FR")))
    order = side_by_side(ring, "FR")
    assert order[0] == "FR"
    assert all(b in dict(ring)[a] for a, b in pairwise(order))


def test_rows_are_equally_long_and_fill_the_width() -> None:
    grid = laid_out(tuple("ABCDE"), room=76, narrowest=20, gap=4)
    assert [len(row) for row in grid.rows] == [3, 2]
    assert sum(grid.widths) + 2 * grid.gap == 76
