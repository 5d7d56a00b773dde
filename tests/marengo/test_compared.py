"""What an owner has held against the printed board is the owner's, part by part and value by value."""

from __future__ import annotations

from random import Random

from msgspec import to_builtins

from companion.games.marengo.board.compared import (
    Progress,
    agree,
    is_compared,
    is_doubtful,
    progress,
    source_of,
    to_compare,
)
from companion.games.marengo.board.parts import BOARD, TIME, Part, get, key_of, parts
from companion.games.marengo.board.reading import our_board, read_board
from companion.games.marengo.board.writing import write_board
from companion.text.language import CODES
from tests.marengo.boards import same, side_called, typed


def test_nothing_of_ours_is_compared_and_nothing_of_an_invented_one_has_to_be() -> None:
    assert progress(our_board("marengo")) == Progress(0, 66, 0, 48)
    assert to_compare(our_board("training")) == []
    assert agree(our_board("training"), TIME) is our_board("training")


def test_the_whole_board_compared_is_the_same_board_and_the_owners() -> None:
    ours = our_board("marengo")
    board = ours
    for part in Random(1800).sample(to_compare(ours), len(to_compare(ours))):
        assert board.source == "community"
        board = agree(board, part)
    assert (board.source, board.sources, progress(board)) == ("owner", {}, Progress(66, 66, 48, 48))
    roads = tuple({**road, "certain": True} for road in to_builtins(ours.roads))
    assert same(board) == {**same(ours), "source": "owner", "sources": {}, "road": roads}
    assert same(read_board(write_board(board), "marengo.toml")) == same(board)


def test_a_locale_counts_with_all_its_approaches() -> None:
    board = our_board("marengo")
    first = [part for part in parts(board) if part.kind in ("locale", "approach") and part.at == 0]
    assert progress(agree(board, *first[:-1])).locales == 0
    assert progress(agree(board, *first)).locales == 1


def test_a_typed_value_is_the_owners_and_its_part_still_to_be_compared() -> None:
    board, part = our_board("marengo"), Part("locale", 7)
    board = typed(board, part, capacity=5)
    assert board.sources == {"locale.M08.capacity": "owner"}
    assert (source_of(board, part, "capacity"), source_of(board, part, "star")) == ("owner", "community")
    assert not is_compared(board, part)
    assert agree(board, part).sources == {"locale.M08": "owner"}


def test_typing_what_stands_there_compares_nothing() -> None:
    board = our_board("marengo")
    assert typed(board, Part("locale", 7), capacity=4) is board


def test_marks_are_kept_in_the_file() -> None:
    board = our_board("marengo")
    part = side_called(board, "M08>M04")
    board = typed(agree(board, part, TIME), Part("locale", 7), capacity=5)
    kept = read_board(write_board(board), "marengo.toml")
    assert kept.sources == {"approach.M08>M04": "owner", "time": "owner", "locale.M08.capacity": "owner"}
    assert (is_compared(kept, part), is_compared(kept, TIME), is_compared(kept, BOARD)) == (True, True, False)


def test_what_is_doubtful_is_a_guess_or_unknown_until_it_is_compared() -> None:
    board = our_board("marengo")
    doubtful = [part for part in parts(board) if is_doubtful(board, part)]
    assert len([part for part in doubtful if part.kind == "road"]) == sum(not road.certain for road in board.roads)
    assert [get(board, part).display for part in doubtful if part.kind == "force"] == list(board.unknown)
    assert not is_doubtful(agree(board, doubtful[0]), doubtful[0])


def test_the_source_of_the_whole_board_is_that_of_all_its_parts() -> None:
    board = typed(agree(our_board("marengo"), TIME), BOARD, source="owner")
    assert all(is_compared(board, part) for part in to_compare(board))
    assert not is_compared(typed(board, BOARD, source="community"), TIME)


def test_every_note_is_about_a_part_and_in_both_languages() -> None:
    board = our_board("marengo")
    assert board.notes.keys() <= {key_of(board, part) for part in parts(board)}
    assert all(isinstance(note, dict) and set(note) == set(CODES) for note in board.notes.values())
    doubted = {f"road.{road.id}" for road in board.roads if not road.certain}
    assert doubted <= board.notes.keys(), "a guess says what it guesses"
