"""The battlefield as a picture: areas, approaches, roads, numbers and blocks, each where it belongs."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest
from msgspec.structs import replace

from companion.games.marengo.board.areas import VISIBLE, Border, Point
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import OURS, our_board
from companion.games.marengo.panel.chips import where
from companion.games.marengo.panel.close_up import CloseUp
from companion.games.marengo.panel.field import Field, sheet_of
from companion.games.marengo.panel.following import action
from companion.games.marengo.panel.ground import BORDER, HIGHWAY, LANE, WALL, Ground, ground_of, has_map
from companion.games.marengo.panel.labels import symbols
from companion.games.marengo.panel.rooms import Written
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.panel.signature import Signature, last_losses
from companion.games.marengo.parts import Assault, Row, Told
from companion.games.marengo.state import SEATS, WAITING, State
from companion.games.registry import game
from companion.kernel.game import Event
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.signs import ASCII, UNICODE
from tests.tui.marengoing import mid_battle

USUAL = {"marengo": (68, 35), "training": (40, 12)}  # columns and lines beside a desk, and above one
CLOSE = {"marengo": (300, 130), "training": (160, 60)}
ARROWS = "→↘↓↙←↖↑↗"


@pytest.fixture(params=OURS)
def board(request: pytest.FixtureRequest) -> Board:
    return our_board(request.param)


def close(board: Board) -> Ground:
    """A picture so large that every line is seen."""
    return ground_of(board, *CLOSE["marengo" if len(board.locales) > 20 else "training"])


def usual(board: Board) -> tuple[int, int]:
    return USUAL["marengo" if len(board.locales) > 20 else "training"]


def shown(state: State, code: str = "en", **fell: int) -> Shown:
    return Shown(state, Teller(language(code), game("marengo"), state), UNICODE, dict(fell))


def drawn(state: State, size: tuple[int, int]) -> list[Written]:
    """The blocks on a map of that size."""
    field = Field(sheet_of(state.board, *size, language("en"), UNICODE))
    field.show(shown(state))
    return list(field.stands)


def along(ground: Ground, border: Border, start: float = 0.0, end: float = 1.0) -> list[str]:
    """The inks of the characters that a part of a border runs through."""
    steps = [start + (end - start) * step / 200 for step in range(201)]
    cells = dict.fromkeys((int(x), int(y)) for x, y in (ground.place(border.at(step)) for step in steps))
    return [ground.dots.ink(x, y) for x, y in cells if x < ground.width and y < ground.height]


# --- the ground -----------------------------------------------------------------------------------------------------


def test_both_boards_have_a_map(board: Board) -> None:
    assert has_map(board)


def test_every_character_belongs_to_one_area(board: Board) -> None:
    for ground in (ground_of(board, *usual(board)), close(board)):
        counted = Counter(owner for line in ground.owners for owner in line)
        assert "" not in counted
        assert counted.keys() == board.locale.keys()
        assert counted == {id_: sum(map(len, runs.values())) for id_, runs in ground.runs.items()}


def test_areas_that_touch_on_the_screen_are_neighbours_or_divided_by_a_wall(board: Board) -> None:
    ground = close(board)
    lines = ground.owners
    beside = Counter(
        frozenset((lines[y][x], lines[y + down][x + 1 - down]))
        for x, y, down in product(range(ground.width - 1), range(ground.height - 1), (0, 1))
        if lines[y][x] != lines[y + down][x + 1 - down]
    )
    faced = {frozenset((home, board.locale_of[board.approach[side].opposite or ""]))
             for side, home in board.locale_of.items() if board.approach[side].opposite}  # fmt: skip
    assert faced <= beside.keys()
    few = VISIBLE * ground.width * 2
    for pair in beside.keys() - faced:
        assert beside[pair] <= few or all(any(s.impassable for s in board.locale[id_].approaches) for id_ in pair)


@pytest.mark.rule("BM-MAP-02")
def test_a_wide_approach_is_a_longer_gap_than_a_narrow_one(board: Board) -> None:
    ground = close(board)
    for pair in set(board.pair.values()):
        border, side = ground.areas.border[pair], board.approach[pair]
        if board.roads_over[pair] or border.length * ground.width / ground.areas.width < 12:
            continue
        open_ = along(ground, border, 0.42, 0.58)
        assert BORDER not in open_ or side.width == "narrow", pair
        assert "" in open_, pair
        assert BORDER in along(ground, border, 0.0, 0.15), pair
        if side.width == "narrow":
            assert set(along(ground, border, 0.2, 0.3)) & {BORDER, LANE, HIGHWAY}, pair


@pytest.mark.rule("BM-MAP-06")
def test_a_border_that_nothing_crosses_has_no_gap(board: Board) -> None:
    ground = close(board)
    walls = [border for border in ground.areas.closed if border.length >= VISIBLE * ground.areas.width]
    walls += [
        ground.areas.border[s.id] for s in board.approach.values() if s.impassable and s.id in ground.areas.border
    ]
    assert walls
    for border in walls:
        inks = along(ground, border, 0.05, 0.95)
        assert WALL in inks
        assert ("", "") not in pairwise(inks), "a corner may be cut off, but nothing goes through"
        assert BORDER not in inks


@pytest.mark.rule("BM-MAP-19", "BM-MAP-20")
def test_roads_of_both_kinds_run_through_their_approaches_and_no_others(board: Board) -> None:
    ground = close(board)
    for pair in set(board.pair.values()):
        inks = set(along(ground, ground.areas.border[pair], 0.15, 0.85)) & {LANE, HIGHWAY}
        kinds = {road.kind for road in board.roads_over[pair]}
        assert (HIGHWAY in inks) == ("main" in kinds), pair
        if "main" not in kinds:
            assert (LANE in inks) == ("secondary" in kinds), pair


# --- what is printed ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_every_number_room_and_star_is_written_on_its_own_area(board: Board, signs: object) -> None:
    for size in (usual(board), CLOSE["training"]):
        sheet = sheet_of(board, *size, language("en"), UNICODE if signs is UNICODE else ASCII)
        for locale in board.locales:
            runs = sheet.ground.runs[locale.id]
            here = [each for each in sheet.labels if each.row in runs and each.x in runs[each.row]]
            words = "".join(each.words for each in here)
            assert [each.place for each in here if each.place] == [locale.id]
            assert all(set(each.columns) <= set(runs[each.row]) for each in here)
            assert f"[{locale.capacity}]" in words or len(runs) * max(map(len, runs.values())) < 60, locale.id
            assert not locale.star or locale.star[0] in words


def test_nothing_is_written_over_anything_else(board: Board) -> None:
    state = mid_battle("marengo" if len(board.locales) > 20 else "training")
    for size in (usual(board), (130, 55)):
        sheet = sheet_of(board, *size, language("de"), UNICODE)
        blocks = drawn(state, size) if size != usual(board) else []
        taken = Counter((x, each.row) for each in (*sheet.labels, *blocks) for x in each.columns)
        assert set(taken.values()) == {1}


@pytest.mark.rule("BM-MAP-03", "BM-MAP-04", "BM-MAP-05", "BM-MAP-08")
def test_the_symbols_of_an_approach_are_letters() -> None:
    board = our_board("marengo")
    assert symbols(board.approach["M04>M08"], language("en"), UNICODE) == "icca"
    assert symbols(board.approach["M04>M08"], language("de"), UNICODE) == "ikka"
    assert symbols(board.approach["M08>M04"], language("en"), UNICODE) == "ia×"


# --- blocks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(68, 35), (130, 55), (200, 80)])
def test_every_block_is_drawn_on_the_area_it_is_in(size: tuple[int, int]) -> None:
    state = mid_battle()
    found = drawn(state, size)
    ground = ground_of(state.board, *size)
    for seat in SEATS:
        for locale in state.board.locale:
            runs = ground.runs[locale]
            here = [chip for chip in found if chip.row in runs and chip.x in runs[chip.row] and seat in chip.style]
            here = [chip for chip in here if not chip.place.startswith(WAITING)]
            numbers = [int(re.findall(r"\d+", chip.words)[0]) for chip in here]
            assert sum(numbers) == state.room_taken(seat, locale)
            assert {chip.place for chip in here} <= {*state.places(seat, locale)}


def test_whoever_blocks_stands_at_the_approach_and_faces_it() -> None:
    state = mid_battle()
    size = CLOSE["marengo"]
    found, ground = drawn(state, size), ground_of(state.board, *size)
    blocking = [chip for chip in found if chip.place in state.board.approach]
    assert len(blocking) == 6
    for chip in blocking:
        at = (chip.x + len(chip.words) / 2, chip.row + 0.5)
        sides = state.board.ways_out[state.board.locale_of[chip.place]]
        assert min(sides, key=lambda side: _away(at, ground.place(ground.areas.border[side].middle))) == chip.place
        assert set(chip.words) & set(ARROWS)
    words = {chip.place: chip.words for chip in blocking}
    assert words["M04>M08"].startswith("▲4")
    assert words["M08>M04"].startswith("◆2")


def _away(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])


def test_sleepers_and_an_announced_gun_are_marked() -> None:
    state = mid_battle()
    words = {chip.place: chip.words for chip in drawn(state, (130, 55))}
    assert words["M43"] == "◆3z"
    assert words["M10"] == "◆1"


@pytest.mark.parametrize("seed", range(6))
def test_no_picture_shows_a_face(seed: int) -> None:
    """Whatever everybody knows of a block, and whatever they do not: the map counts and points, and that is all."""
    dice, state = Random(seed), mid_battle()
    kinds = ("x", "i1", "i2", "i3", "c1", "c2", "a1", "x2", "xz", "c2m", "i3s")
    stand = {seat: {place: _some(dice, kinds, blocks) for place, blocks in here.items()}
             for seat, here in state.stand.items()}  # fmt: skip
    unknown = {
        seat: {place: {"x": sum(blocks.values())} for place, blocks in here.items()} for seat, here in stand.items()
    }
    one, other = (drawn(mid_battle(stand=each), (130, 55)) for each in (stand, unknown))
    for chip in one:
        assert re.fullmatch(rf"[{ARROWS}]?»?[▲◆]?\d+[z!]?[{ARROWS}]?( \d+h)?", chip.words)
    assert {chip.place: chip.words.replace("z", "") for chip in one} == {chip.place: chip.words for chip in other}


def _some(dice: Random, kinds: tuple[str, ...], blocks: dict[str, int]) -> dict[str, int]:
    return dict(Counter(dice.choices(kinds, k=sum(blocks.values()))))


def test_a_crowded_locale_still_tells_how_many_there_are() -> None:
    """Every approach blocked, on a map with little room: nothing is left out, it is only told together."""
    board = our_board("marengo")
    stand = {
        "austrian": {place: {"x": 1} for id_ in board.locale for place in (id_, *board.ways_out[id_])},
        "french": {},
    }
    state = mid_battle(stand=stand)
    for size in ((76, 11), (68, 35), (130, 55)):
        found = drawn(state, size)
        for locale in board.locale:
            here = [chip for chip in found if (board.locale_of.get(chip.place) or chip.place) == locale]
            assert sum(int(re.findall(r"\d+", chip.words)[0]) for chip in here) == 1 + len(board.ways_out[locale])


@pytest.mark.rule("BM-MAP-22")
def test_reinforcements_wait_at_their_entry_with_their_hour(board: Board) -> None:
    state = mid_battle("marengo" if len(board.locales) > 20 else "training", round=1)
    size = (130, 55)
    waiting = {chip.place: chip for chip in drawn(state, size) if chip.place.startswith(WAITING)}
    ground = ground_of(board, *size)
    forces = [force for force in board.forces if force.entries]
    assert waiting.keys() == {f"{WAITING}{force.display}" for force in forces}
    for force in forces:
        chip, home = waiting[f"{WAITING}{force.display}"], board.entry[force.entries[0]].locale
        assert set(chip.columns) <= set(ground.runs[home][chip.row])
        late = f" {board.hour(force.round)}h" if force.round and force.round > 1 else ""
        assert chip.words.endswith(late)


# --- following ------------------------------------------------------------------------------------------------------


def test_the_eyes_follow_what_has_moved_and_what_is_under_way() -> None:
    before = mid_battle()
    ground = ground_of(before.board, 130, 55)
    assert action(before, before.with_stand("austrian", "M66", {"x": 1}), ground) == where(ground, "M66")
    storm = Assault("M04>M08", 2, Row(("i3",), "i", 1))
    x, y = action(before, mid_battle(assault=storm), ground)
    assert ground.owners[int(y)][int(x)] in ("M04", "M08")
    front = action(None, before, ground)
    assert _away(front, ground.middle["M08"]) < _away(front, ground.middle["M01"])


def test_before_anybody_is_there_the_eyes_are_where_they_come_in() -> None:
    state = mid_battle(stand={"austrian": {}, "french": {}})
    ground = ground_of(state.board, 130, 55)
    assert action(None, state, ground) == ground.middle["M01"]


# --- looking closer -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["8 Marengo  3 of 4 blocks", "◆ 1 in reserve, 1 asleep", "◆ 2 blocking 8/4: infantry 2"]),
        ("de", ["8 Marengo  3 von 4 Steinen", "◆ 1 in Reserve, 1 schlafend", "◆ 2 in Blockade 8/4: Infanterie 2"]),
    ],
)
def test_a_close_up_tells_name_room_blocks_and_costs(code: str, told: list[str]) -> None:
    lines = [line.plain.strip() for line in CloseUp(shown(mid_battle(), code), "M08").lines(60, 20)]
    assert lines[:3] == told
    costs = {line.split()[1]: line.split()[3:5] for line in lines if line.startswith("→")}
    arm = "k" if code == "de" else "c"
    assert costs == {"4": ["ia×", f"i{arm}{arm}a"], "6": ["ia×", f"i{arm}a"], "11": ["ia×", f"i{arm}a"]}


def test_a_close_up_names_ways_in_and_sides_that_nothing_crosses() -> None:
    lines = "\n".join(line.plain for line in CloseUp(shown(mid_battle()), "M01").lines(60, 20))
    assert "2 sides that nothing crosses" in lines
    assert "» the road bridge" in lines
    assert "wide" in lines


def test_a_low_card_keeps_its_approaches() -> None:
    lines = [line.plain.strip() for line in CloseUp(shown(mid_battle()), "M09").lines(46, 8)]
    assert len(lines) == 8
    assert lines[0].startswith("9 ")
    assert sum(line.startswith("→") for line in lines) >= 6


# --- how the battle stands ------------------------------------------------------------------------------------------


def lines_of(state: State, width: int, **fell: int) -> list[str]:
    return [line.plain for line in Signature(shown(state, "en", **fell), width).tall()]


def test_the_bar_has_a_piece_for_each_point_and_shows_the_last_loss() -> None:
    austrian, french, *_ = lines_of(mid_battle(), 44, austrian=2)
    assert austrian.split() == ["▲", "AUSTRIA", "14", "██████████████░░·", "−2"]
    assert french.split() == ["◆", "FRANCE", "12", "████████████·····"]


def test_a_broken_army_is_said_to_be() -> None:
    austrian, *_ = lines_of(mid_battle(morale={"austrian": 0, "french": 17}, broke={"austrian": 5, "french": 0}), 44)
    assert austrian.split() == ["▲", "AUSTRIA", "0", "demoralized"]


def test_the_hours_say_who_arrives_when() -> None:
    _, _, hours, *_ = lines_of(mid_battle(), 66)
    assert " ".join(hours.split()) == "6▲1 7 8 9 10 11 12◆2 13 14 15 16◆4 17◆1 18 19 20 21"


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_there_is_a_pip_for_each_command_point(left: int) -> None:
    line = lines_of(mid_battle(commands=left), 66)[3]
    assert line.startswith("commands " + " ".join(["●"] * left + ["○"] * (3 - left)))


@pytest.mark.rule("BM-VIC-03")
def test_stars_say_which_colours_the_austrians_hold() -> None:
    state = mid_battle().with_stand("austrian", "M33", {"x": 1})
    assert "★r ▲ ★g – ★b –" in lines_of(state, 66)[3]


def test_the_last_losses_are_those_of_one_turn() -> None:
    def lost(seat: str, points: int) -> Event:
        return Event("morale", facts={"seat": seat, "points": points, "morale": 9})

    turn = Event("turn-begins", facts={"seat": "french"})
    told = [turn, lost("french", 3), turn, lost("austrian", 1), lost("french", 2), lost("austrian", 1), turn]
    assert last_losses(reversed(told)) == {"austrian": 2, "french": 2}
    assert last_losses([turn]) == {}


@pytest.mark.rule("BM-HID-01")
def test_faces_that_only_their_owner_knows_are_not_even_in_what_the_board_gets() -> None:
    """The board draws what everybody may see: whatever was told unseen, the picture is the same."""
    state = mid_battle()
    secret = replace(state, told={"austrian": (Told(("i3", "i3", "c2"), {"M02 x": 3}),)})
    public = game("marengo").seen_by(secret, None)
    assert public != secret
    assert drawn(public, (130, 55)) == drawn(state, (130, 55))
    for locale in state.board.locale:
        one, other = (CloseUp(shown(each), locale).lines(60, 20) for each in (public, state))
        assert [line.plain for line in one] == [line.plain for line in other]
