"""How moves are typed: whatever is written reads back in both languages, and places and blocks have short names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.marengo.board.model import Board
from companion.games.marengo.board.named import board_of
from companion.games.marengo.books.base import BooksMove
from companion.games.marengo.books.bombard import GUNS
from companion.games.marengo.books.spelling import CHOICES, FLAGS
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.bombard import Fire
from companion.games.marengo.moves.groups import Block, March
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.roads import Enter, Ride
from companion.games.marengo.moves.start import Activate, Shuffle
from companion.games.marengo.notation import MOVES, PATTERNS, notation
from companion.games.marengo.pieces import FACES, waiting
from companion.games.marengo.summary import names, numbers
from companion.kernel.data import asset_text
from companion.kernel.game import Move, Names
from companion.kernel.reading import LANGUAGES
from companion.kernel.trouble import Unreadable

MARENGO, TRAINING = board_of("marengo"), board_of("training")


def labelled() -> Board:
    """The printed board with an owner's own numbers: M01 is his 66, M02 his 65, and so on."""
    text = asset_text("games", "marengo", "boards", "marengo.toml")
    for number in range(1, 67):
        text = text.replace(f'\nid = "M{number:02}"\n', f'\nid = "M{number:02}"\nlabel = "{67 - number}"\n')
    return board_of(text)


BOARDS = {"marengo": MARENGO, "training": TRAINING, "labelled": labelled()}


def read(line: str, board: Board = MARENGO, language: str = "en") -> list[Move]:
    return notation().read(line, names(board), language).moves("austrian")


def only(line: str, board: Board = MARENGO, language: str = "en") -> Move:
    (move,) = read(line, board, language)
    return move


# --- whatever is written reads back ---------------------------------------------------------------------------------

SHUFFLES = [f"x{number}" for number in (1, 2, 14)]
HIDDEN = ["x", "z", *SHUFFLES]
WORDS = [*HIDDEN, *FACES, *(f"{face}z" for face in FACES), *(f"{who}={face}" for who in HIDDEN for face in FACES)]


def routes(board: Board, longest: int = 3) -> st.SearchStrategy[tuple[str, ...]]:
    """Along sides that follow each other, with waits, and here and there a road that is named."""

    def onward(route: list[str], here: str) -> st.SearchStrategy[list[str]]:
        if len(route) >= longest:
            return st.just(route)
        ways = st.sampled_from(board.ways_out[here])
        wait = st.deferred(lambda: onward([*route, "-"], here))
        by = st.sampled_from(("", *(f"@{road}" for road in list(board.road)[:3])))
        ride = st.tuples(ways, by).flatmap(lambda leg: onward([*route, leg[0] + leg[1]], board.beyond[leg[0]]))
        return st.one_of(st.just(route), wait, ride) if route else st.one_of(wait, ride)

    return st.sampled_from(list(board.locale)).flatmap(lambda here: onward([], here)).map(tuple)


def values(board: Board) -> dict[str, st.SearchStrategy[Any]]:
    """What can stand in a field, by the kind of its words."""
    places = [*board.locale, *board.approach, *map(waiting, board.force)]
    blocks = st.lists(st.sampled_from(WORDS), min_size=1, max_size=6).map(tuple)
    return {
        "piece": st.sampled_from(WORDS),
        "pieces": blocks,
        "locale": st.sampled_from(list(board.locale)),
        "approach": st.sampled_from(list(board.approach)),
        "place": st.sampled_from(places),
        "entry": st.sampled_from(list(board.entry)),
        "route": routes(board),
        "number": st.integers(0, 9),
        "face": st.sampled_from(FACES),
        "gun": st.sampled_from(GUNS),
        "faces": st.lists(st.sampled_from(FACES), min_size=1, max_size=4).map(tuple),
        "label": st.sampled_from(("8/4", "west", "M08>M04", "Straße", "post-road.2", "8")),
        **{kind: st.sampled_from(choices) for kind, choices in CHOICES.items()},
        **dict.fromkeys(FLAGS, st.booleans()),
    }


@st.composite
def moves(draw: st.DrawFn, board: Board) -> Move:
    move_type = draw(st.sampled_from(MOVES))
    kinds, known = notation()._patterns[move_type.verb()].kinds, values(board)
    if move_type is Ride:  # its route begins where it starts
        route = draw(routes(board).filter(lambda route: any(leg != "-" for leg in route)))
        start = next(leg for leg in route if leg != "-").partition(">")[0]
        return Ride("french", draw(known["piece"]), start, route)
    return move_type("french", **{field: draw(known[kind]) for field, kind in kinds.items()})


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=250, deadline=None, derandomize=True)
@given(data=st.data())
def test_every_move_that_is_written_reads_back_in_both_languages(board: str, data: st.DataObject) -> None:
    move, known = data.draw(moves(BOARDS[board])), names(BOARDS[board])
    for language in LANGUAGES:
        text = notation().write(move, language)
        reading = notation().read(text, known, language)
        assert reading.seat == "french"
        assert reading.moves("french") == [move], text


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=250, deadline=None, derandomize=True)
@given(data=st.data())
def test_what_people_at_a_table_write_reads_back_and_names_no_id(board: str, data: st.DataObject) -> None:
    move, known = data.draw(moves(BOARDS[board])), names(BOARDS[board])
    for language in LANGUAGES:
        text = notation().write(move, language, names=known)
        assert notation().read(text, known, language).moves("french") == [move], text
        assert isinstance(move, BooksMove) or not re.search(r"\bM\d\d", text), text


def test_every_verb_has_words_of_its_own_in_both_languages() -> None:
    for language in LANGUAGES:
        spelled = [form for move in MOVES for form in notation().words[move.verb()][language]]
        assert len(set(spelled)) == len(spelled)
    assert len(PATTERNS) == 56


# --- as its players write it ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("move 2 8 -> 4", March("austrian", ("x", "x"), "M08", "M04")),
        ("move 2 m8-M04", March("austrian", ("x", "x"), "M08", "M04")),
        ("move i3 2 8/4->4", March("austrian", ("i3", "x", "x"), "M08>M04", "M04")),
        ("move 1 55->56 via 55/56b", March("austrian", ("x",), "M55", "M56", "M55>M56b")),
        ("block i3+c2 8/4", Block("austrian", ("c2", "i3"), "M08>M04")),
        ("assault 8/4 3 lead i3", Assault("austrian", "M08>M04", ("x", "x", "x"), ("i3",))),
        ("road c2 8-11-50", Ride("austrian", "c2", "M08", ("M08>M11", "M11>M50"))),
        ("road 1 8-wait-11", Ride("austrian", "x", "M08", ("-", "M08>M11"))),
        ("road 1 8->w-11->50", Ride("austrian", "x", "M08", ("-", "M08>M11", "M11>M50"))),
        ("road 1 50-51(south)", Ride("austrian", "x", "M50", ("M50>M51@south",))),
        ("road 1 8/4-11", Ride("austrian", "x", "M08>M04", ("M08>M11",))),
        ("enter 1 road_bridge", Enter("austrian", "x", "road_bridge")),
        ("enter 1=c2 road_bridge 1-2-4", Enter("austrian", "x=c2", "road_bridge", ("M01>M02", "M02>M04"))),
        ("enter 1 road_bridge w-1-2", Enter("austrian", "x", "road_bridge", ("-", "M01>M02"))),
        ("go i2 8 -> 10", Go("austrian", "M08", ("i2",), "M10")),
        ("shuffle austrian_6am", Shuffle("austrian", "wait:austrian_6am")),
        ("activate 2z 6", Activate("austrian", "M06", ("z", "z"))),
        ("move 2s2 s14=c2 8->4", March("austrian", ("x2", "x2", "x14=c2"), "M08", "M04")),
        ("fire", Fire("austrian")),
        ("fire 8/4", Fire("austrian", "M08>M04")),
    ],
)
def test_places_blocks_and_routes(line: str, move: Move) -> None:
    assert only(line) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("ziehe 2 8->4", March("austrian", ("x", "x"), "M08", "M04")),
        ("sturm 8/4 3 vorn i3 k2", Assault("austrian", "M08>M04", ("x", "x", "x"), ("i3", "c2"))),
        ("straße k2 8-warte-11", Ride("austrian", "c2", "M08", ("-", "M08>M11"))),
        ("blockiere 2m2 1=k1 8/4", Block("austrian", ("x2", "x2", "x=c1"), "M08>M04")),
    ],
)
def test_in_german(line: str, move: Move) -> None:
    assert only(line, language="de") == move


def test_letters_of_the_training_field() -> None:
    assert only("move 1 a->C", TRAINING) == March("austrian", ("x",), "A", "C")
    assert only("block z A/c", TRAINING) == Block("austrian", ("z",), "A>C")


def test_a_number_is_the_owners_label_where_the_board_has_labels() -> None:
    board = BOARDS["labelled"]
    assert only("move 1 66->65", board) == March("austrian", ("x",), "M01", "M02")
    assert only("move 1 M01->m2", board) == March("austrian", ("x",), "M01", "M02")
    assert only("block 1 66/65", board) == Block("austrian", ("x",), "M01>M02")
    assert notation().write(Block("austrian", ("x",), "M01>M02"), names=names(board)) == "austrian block 1 66/65"


def test_where_only_some_have_labels_the_others_are_still_called_by_their_number() -> None:
    text = asset_text("games", "marengo", "boards", "marengo.toml")
    board = board_of(text.replace('\nid = "M01"\n', '\nid = "M01"\nlabel = "2"\n'))
    assert [numbers(board)[id_] for id_ in ("M01", "M02", "M03")] == ["2", "M02", "3"]
    assert only("move 1 2->03", board) == March("austrian", ("x",), "M01", "M03")
    assert only("move 1 M02->3", board) == March("austrian", ("x",), "M02", "M03")


def test_where_two_pairs_join_two_locales_both_are_meant_until_one_is_named() -> None:
    assert [move.over for move in read("block 1 55/56") if isinstance(move, Block)] == ["M55>M56a", "M55>M56b"]
    assert only("block 1 55/56A") == Block("austrian", ("x",), "M55>M56a")


@pytest.mark.parametrize(
    ("line", "kind", "word"),
    [
        ("move 1 99->4", "locale", "99"),
        ("block 1 99/4", "locale", "99"),
        ("block 1 8/50", "approach", "8/50"),
        ("road 1 8-50", "approach", "8/50"),
        ("road 1 50-51(nowhere)", "road", "nowhere"),
        ("enter 1 nowhere", "entry", "nowhere"),
        ("shuffle nowhere", "locale", "nowhere"),
        ("move i4 8->4", "face", "i4"),
        ("move 1=k0 8->4", "face", "k0"),
    ],
)
def test_what_is_not_there_is_told(line: str, kind: str, word: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        read(line)
    assert (trouble.value.key, trouble.value.facts["kind"], trouble.value.facts["word"]) == ("name", kind, word)


@pytest.mark.parametrize("line", ["move 8->4", "move x4 8->4", "move 2=i3z 8->4", "hit 2", "block 1", "road 8-11"])
def test_what_cannot_be_read_is_answered_with_how_it_is_typed(line: str) -> None:
    with pytest.raises(Unreadable) as trouble:
        read(line)
    assert trouble.value.key == "shape"


def test_blocks_that_are_typed_in_any_order_are_the_same_move() -> None:
    assert only("block c2 i3 1 8/4") == only("block 1 i3 c2 8/4")


def test_names_are_worked_out_once_for_a_board() -> None:
    first: Names = names(MARENGO)
    assert names(MARENGO) is first


# --- the guide ------------------------------------------------------------------------------------------------------

GUIDE = (Path(__file__).parents[2] / "docs" / "marengo.md").read_text("utf-8")
ROWS = [row for row in GUIDE.splitlines() if row.startswith("| ") and re.search(r"`(?:\w+ \d|\w+ [ica]\d|next)", row)]


@pytest.mark.parametrize("row", ROWS)
def test_what_the_guide_types_is_understood_and_means_the_same_in_both_languages(row: str) -> None:
    english, german = (re.findall(r"`([^`]+)`", cell) for cell in row.split("|")[2:4])
    assert [read(line) for line in english] == [read(line, language="de") for line in german] != []
