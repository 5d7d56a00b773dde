"""Writing a board: from nothing, with new parts and other names, each value as somebody types it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace

from companion.games.marengo.board import drafting
from companion.games.marengo.board.compared import agree, is_compared
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.parts import BOARD, MORALE, TIME, Part, get, parts
from companion.games.marengo.board.reading import our_board, read_board, read_page
from companion.games.marengo.board.shorthand import course_in_short, read_course
from companion.games.marengo.board.writing import write_board
from companion.games.marengo.studio.findings import findings
from companion.games.marengo.studio.slots import slots
from companion.kernel.trouble import Trouble
from tests.marengo.boards import same, typed, written_anew

HERE = Part("locale", 0)


def found(board: Board) -> dict[tuple[Part, str], str]:
    """Where checks find fault, and which."""
    return {(each.part, each.key): str(each.told.facts["check"]) for each in findings(board) if each.wrong}


@pytest.fixture
def training() -> Board:
    return our_board("training")


def two_locales() -> Board:
    board, _ = drafting.add_locale(drafting.new_board("Two"))
    return drafting.add_pair(board, HERE, "L2")[0]


def test_a_board_from_nothing_becomes_the_training_field(training: Board) -> None:
    board = written_anew(training)
    assert same(board) == same(training)
    assert same(read_board(write_board(board), "anew.toml")) == same(training)


def test_a_new_board_says_what_is_still_missing() -> None:
    board = drafting.new_board("Nothing yet")
    assert found(board) == {}
    board, _ = drafting.add_road(board)
    assert found(board) == {(Part("road", 0), "course"): "BM-CHK-09"}
    assert found(typed(board, Part("road", 0), course="L1")) == {}
    board = typed(board, Part("locale", 0), french_start=1)
    assert found(typed(board, Part("road", 0), course="L1"))[BOARD, ""] == "BM-CHK-07"


# --- new parts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-CHK-02", "BM-CHK-18")
def test_a_border_has_two_sides_and_a_second_one_letters() -> None:
    board = two_locales()
    assert [side.id for locale in board.locales for side in locale.approaches] == ["L1>L2", "L2>L1"]
    board, part = drafting.add_pair(board, Part("locale", 1), "L1")
    assert [side.id for side in board.locales[0].approaches] == ["L1>L2a", "L1>L2b"]
    assert get(board, part).id == "L2>L1b"
    assert {side: board.opposite[side] for side in ("L1>L2a", "L2>L1b")} == {"L1>L2a": "L2>L1a", "L2>L1b": "L1>L2b"}
    board, part = drafting.add_pair(board, HERE, "L2")
    assert get(board, part).id == "L1>L2c"
    assert found(board) == {}


def test_a_border_is_named_by_the_owners_number_too() -> None:
    board, part = drafting.add_locale(drafting.new_board("Numbers"))
    board, part = drafting.add_pair(typed(board, part, label="8"), HERE, "8")
    assert get(board, part).id == "L1>L2"


@pytest.mark.parametrize(("other", "key"), [("L9", "no-locale"), ("", "no-locale"), ("L1", "own-neighbour")])
def test_a_border_with_nobody(other: str, key: str) -> None:
    with pytest.raises(Trouble) as refused:
        drafting.add_pair(two_locales(), HERE, other)
    assert refused.value.key == f"marengo-editor-{key}"


def test_a_road_that_ran_through_the_only_border_runs_through_the_first_of_two() -> None:
    board, road = drafting.add_road(two_locales())
    board, _ = drafting.add_pair(typed(board, road, course="L1 L2"), HERE, "L2")
    assert board.roads[0].course == ("L1", "L1>L2a", "L2")


@pytest.mark.rule("BM-CHK-05", "BM-CHK-04")
def test_both_halves_of_a_border_are_as_wide_and_as_passable() -> None:
    board = typed(two_locales(), Part("approach", 0, 0), width="wide", impassable=True, inf=2)
    mine, theirs = board.locales[0].approaches[0], board.locales[1].approaches[0]
    assert (theirs.width, theirs.impassable, theirs.inf) == ("wide", True, 0)
    assert (mine.width, mine.impassable, mine.inf) == ("wide", True, 2)


def test_every_kind_of_part_can_be_added_and_goes_again(training: Board) -> None:
    for add in (drafting.add_locale, drafting.add_road, drafting.add_entry, drafting.add_force, drafting.add_spares):
        board, part = add(training)
        assert part in set(parts(board)) - set(parts(training))
        assert same(drafting.remove(board, part)) == same(training)


def test_what_every_board_has_stays() -> None:
    board = drafting.new_board("One")
    for part in (BOARD, TIME, MORALE, HERE):
        with pytest.raises(Trouble):
            drafting.remove(board, part)


@pytest.mark.rule("BM-CHK-01")
def test_a_locale_goes_with_its_borders_and_roads_through_it_are_told(training: Board) -> None:
    at = next(at for at, locale in enumerate(training.locales) if locale.id == "G")
    board = drafting.remove(training, Part("locale", at))
    assert "G" not in board.locale
    assert not [side for side in board.approach if "G" in side]
    assert all(junction.locale != "G" for junction in board.junctions)
    assert {key for part, key in found(board) if part.kind == "road"} == {"course"}


# --- names ----------------------------------------------------------------------------------------------------------


def test_another_name_is_another_name_everywhere(training: Board) -> None:
    for kind in ("locale", "road", "entry", "force"):
        for part in [part for part in parts(training) if part.kind == kind]:
            (slot,) = [slot for slot in slots(training, part) if slot.key in ("id", "display")]
            if slot.value == "at_start":
                continue  # which display that is, its name says
            board = slot.put("other_one")
            assert found(board) == {}, slot.value
            text = write_board(board)
            assert f'"{slot.value}"' not in text
            assert f'"@{slot.value}"' not in text
            back = next(each for each in slots(board, part) if each.key == slot.key).put(slot.value)
            assert same(back) == same(training)


def test_a_name_that_is_taken_or_none_is_refused(training: Board) -> None:
    board = typed(training, Part("locale", 1), label="7")
    for name in ("B", "rafts", "7", "", "a b", "a>b", "é"):
        with pytest.raises(Trouble):
            typed(board, HERE, id=name)
    assert same(typed(board, HERE, id="A")) == same(board)


def test_one_locale_whose_name_begins_like_another_keeps_its_own() -> None:
    board = two_locales()
    board, _ = drafting.add_locale(board)
    board = typed(board, Part("locale", 2), id="L22")
    board, _ = drafting.add_pair(board, HERE, "L22")
    board = typed(board, Part("locale", 1), id="X")
    assert [side.id for side in board.locales[0].approaches] == ["L1>X", "L1>L22"]
    assert found(board) == {}


def test_marks_and_notes_go_with_the_name(training: Board) -> None:
    board = agree(replace(training, source="community", notes={"locale.B": "wet"}), Part("locale", 1))
    board = typed(board, Part("locale", 1), id="Z")
    assert is_compared(board, Part("locale", 1))
    assert board.notes == {"locale.Z": "wet"}
    gone = drafting.remove(board, Part("locale", 1))
    assert gone.notes == {}
    assert not [key for key in gone.sources if "Z" in key]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_typed_can_be_checked_written_and_read_again(seed: int, training: Board) -> None:
    dice, board = Random(seed), training if seed % 2 else drafting.new_board("Anything")
    words = ["", "0", "12", "L1", "A", "A B", "west_gate A C", "i3 ?", "post_road mill_lane | x", "<>@", "ü"]
    adds = [drafting.add_locale, drafting.add_road, drafting.add_entry, drafting.add_force, drafting.add_spares]
    for _ in range(120):
        part = dice.choice(list(parts(board)))
        with suppress(Trouble):
            match dice.randrange(6):
                case 0:
                    board, _ = dice.choice(adds)(board)
                case 1 if part.kind in ("locale", "approach"):
                    board, _ = drafting.add_pair(board, part, dice.choice(board.locales).id)
                case 2 if part.kind in ("locale", "approach"):
                    board, _ = drafting.add_closed(board, part)
                case 3 if dice.random() < 0.4:
                    board = drafting.remove(board, part)
                case _:
                    slot = dice.choice(slots(board, part))
                    board = slot.put(dice.choice(slot.choices or words))
        assert all(finding.part in set(parts(board)) for finding in findings(board))
    text = write_board(board)
    assert same(read_page(text, "any.toml").board) == same(board)


# --- values ---------------------------------------------------------------------------------------------------------


def test_every_value_of_our_boards_can_be_typed_as_it_is_shown() -> None:
    for id_ in ("training", "marengo"):
        board = our_board(id_)
        for part in parts(board):
            for slot in slots(board, part):
                assert slot.put(slot.value) is board, (part, slot.key)


def test_a_course_is_typed_by_its_places() -> None:
    board = our_board("marengo")
    for road in board.roads:
        assert read_course(board, course_in_short(board, road.course)) == road.course
    assert course_in_short(board, board.road["south"].course).startswith("M55 M55>M56a M56 M54")
    assert read_course(board, "road_bridge, M01 M02") == ("road_bridge", "@road_bridge", "M01", "M01>M02", "M02")
    assert read_course(board, "M01 M60") == ("M01", "M01>M60", "M60"), "told by a check: there is no such border"


@pytest.mark.parametrize("words", ["", "x", "-1", "1.5", "²", "99999999", "100000"])
def test_what_is_no_number_is_none(words: str) -> None:
    with pytest.raises(Trouble):
        typed(two_locales(), HERE, capacity=words)


def test_a_time_track_that_no_file_could_have_is_refused() -> None:
    for words in ("0", "25"):
        with pytest.raises(Trouble):
            typed(two_locales(), TIME, rounds=words)


@pytest.mark.rule("BM-CHK-06")
def test_a_number_that_breaks_a_rule_is_kept_and_told() -> None:
    assert found(typed(two_locales(), HERE, capacity=0)) == {(HERE, "capacity"): "BM-CHK-06"}


def test_names_in_one_language_or_in_both() -> None:
    board = typed(two_locales(), HERE, name_en="Mill")
    assert board.locales[0].name == {"en": "Mill"}
    board = typed(board, HERE, name_de="Mühle")
    assert board.locales[0].name == {"en": "Mill", "de": "Mühle"}
    assert typed(board, HERE, name_de="Mill").locales[0].name == "Mill"
    assert typed(board, HERE, name_en="").locales[0].name == {"de": "Mühle"}
    assert typed(board, HERE, name_en="", name_de="").locales[0].name == ""


@pytest.mark.rule("BM-CHK-15", "BM-SET-03")
def test_the_sample_goes_when_the_reinforcements_are_known() -> None:
    board = our_board("marengo")
    part = next(part for part in parts(board) if part.kind == "force" and get(board, part).display == "french_4pm")
    some = typed(board, part, pieces="i3 ? ? ?")
    assert (some.unknown, "french_4pm" in some.sample) == (board.unknown, True)
    known = typed(board, part, pieces="I3, i2 k2 a1")
    assert known.force["french_4pm"].pieces == ("i3", "i2", "c2", "a1")
    assert "french_4pm" not in known.sample
    assert known.unknown == ("french_12pm", "french_5pm")


@pytest.mark.rule("BM-CHK-11")
def test_joins_that_are_none_are_told_at_their_locale(training: Board) -> None:
    at = next(at for at, locale in enumerate(training.locales) if locale.id == "K")
    assert found(typed(training, Part("locale", at), roads="post_road")) == {(Part("locale", at), "roads"): "BM-CHK-11"}
    assert found(typed(training, Part("locale", at), roads="post_road hop_lane"))[Part("locale", at), "roads"]
    apart = typed(training, Part("locale", at), roads="post_road ridge_lane | mill_lane post_road")
    assert [join.roads for join in apart.junctions if join.locale == "K"] == [
        ("post_road", "ridge_lane"),
        ("mill_lane", "post_road"),
    ]
