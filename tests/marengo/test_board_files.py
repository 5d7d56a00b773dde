"""Boards as files: what is written reads back as the very same board, and nothing that was there is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.marengo.board import model
from companion.games.marengo.board.model import Board
from companion.games.marengo.board.reading import OURS, our_board, read_board, read_page
from companion.games.marengo.board.writing import HEAD, write_board
from companion.games.marengo.shelf.board_shelf import BOARDS
from companion.kernel.trouble import Trouble
from companion.own_files import Listed
from companion.tui.workshop.draft import Draft
from tests.marengo.boards import same, typed
from tests.marengo.test_drafting import HERE
from tests.shell import OK, Shell

LARGE = 2**53
TEXT = st.text(max_size=12)
WORDS = st.lists(TEXT, max_size=14).map(tuple)
NUMBER = st.integers(-LARGE, LARGE)
NAMES = TEXT | st.dictionaries(st.sampled_from(["en", "de"]), TEXT)
SIDES = st.sampled_from(["austrian", "french"])
SOURCES = st.sampled_from(["invented", "community", "owner"])


def some(of: Any, /, **values: Any) -> Any:
    return st.builds(of, **values)


APPROACHES = some(
    model.Approach, id=TEXT, width=st.sampled_from(["narrow", "wide"]), opposite=st.none() | TEXT, inf=NUMBER,
    cav=NUMBER, art=NUMBER, obstacle=st.booleans(), impassable=st.booleans(), edge=st.booleans(),
)  # fmt: skip
LOCALES = some(
    model.Locale, id=TEXT, capacity=NUMBER, approaches=st.lists(APPROACHES, max_size=3).map(tuple), name=NAMES,
    label=st.none() | TEXT, french_start=NUMBER, star=st.none() | TEXT, x=NUMBER, y=NUMBER,
    area=st.none() | some(model.Area, x=NUMBER, y=NUMBER, weight=NUMBER),
)  # fmt: skip
ROADS = some(
    model.Road, id=TEXT, kind=st.sampled_from(["main", "secondary"]), course=WORDS, name=NAMES, certain=st.booleans()
)
ENTRIES = some(model.Entry, id=TEXT, side=SIDES, locale=TEXT, road=st.none() | TEXT, pontoon=st.booleans(), name=NAMES)
FORCES = some(model.Force, side=SIDES, display=TEXT, pieces=WORDS, entries=WORDS, round=st.none() | NUMBER, name=NAMES)
ANY_BOARD = some(
    Board,
    schema=st.just("bm-map/1"),
    name=NAMES,
    source=SOURCES,
    time=some(model.Time, rounds=st.integers(1, 24), first_hour=st.integers(0, 23)),
    morale=some(model.Morale, austrian_start=NUMBER, french_start=NUMBER, track_max=st.none() | NUMBER),
    locales=st.lists(LOCALES, min_size=1, max_size=2).map(tuple),
    roads=st.lists(ROADS, max_size=2).map(tuple),
    junctions=st.lists(some(model.Junction, locale=TEXT, roads=WORDS), max_size=2).map(tuple),
    entries=st.lists(ENTRIES, max_size=2).map(tuple),
    forces=st.lists(FORCES, max_size=2).map(tuple),
    spares=st.lists(some(model.Spares, side=SIDES, pieces=WORDS), max_size=2).map(tuple),
    sample=st.dictionaries(TEXT, WORDS, max_size=2),
    language=st.sampled_from(["en", "de"]),
    size=st.none() | st.tuples(NUMBER, NUMBER),
    sources=st.dictionaries(TEXT, SOURCES, max_size=3),
    notes=st.dictionaries(TEXT, NAMES, max_size=2),
)


@settings(deadline=None, max_examples=60)
@given(ANY_BOARD)
def test_whatever_a_board_says_its_file_says_too(board: Board) -> None:
    text = write_board(board)
    assert same(read_page(text, "any.toml").board) == same(board)
    assert write_board(read_page(text, "any.toml").board) == text


@pytest.mark.parametrize("id_", OURS)
def test_ours_are_the_same_when_they_are_written_anew(id_: str) -> None:
    assert same(read_board(write_board(our_board(id_)), "again.toml")) == same(our_board(id_))


@pytest.mark.usefixtures("home")
def test_a_copy_takes_the_place_of_ours_once() -> None:
    assert BOARDS.first() == Listed("marengo", own=False)
    BOARDS.keep(BOARDS.place_of("marengo"), our_board("marengo"))
    assert BOARDS.first() == Listed("marengo", own=True)
    assert BOARDS.place_of("marengo") == "marengo-2"
    assert list(BOARDS.listed()) == [Listed("marengo", own=True), *(Listed(id_, own=False) for id_ in OURS)]


@pytest.mark.usefixtures("home")
def test_a_new_board_takes_nobodys_place() -> None:
    assert BOARDS.name_for("Marengo") == "marengo-2"
    assert BOARDS.name_for("Der Hügel / 2") == "der-hügel-2"
    assert BOARDS.name_for("?!") == "board"


@pytest.fixture
def own(home: Path) -> Path:
    folder = home / "games" / "marengo" / "boards"
    folder.mkdir(parents=True)
    return folder


def test_comments_that_somebody_has_written_stay_beside(own: Path) -> None:
    by_hand = write_board(our_board("training")).replace("[time]", "[time] # a short day")
    (own / "mine.toml").write_text(by_hand, "utf-8")
    draft = Draft(BOARDS, Listed("mine", own=True), BOARDS.read(Listed("mine", own=True)))
    for capacity in (6, 7):
        draft.put(typed(draft.now, HERE, capacity=capacity))
        draft.keep()
    assert (own / "mine.toml.old").read_text("utf-8") == by_hand
    assert same(BOARDS.read(Listed("mine", own=True))) == same(draft.now)
    assert BOARDS.read(Listed("mine", own=True)).locales[0].capacity == 7


def test_a_file_of_the_editor_needs_no_second_copy(own: Path) -> None:
    for capacity in (6, 7):
        draft = Draft(BOARDS, Listed("mine", own=True), our_board("training"))
        draft.put(typed(draft.now, HERE, capacity=capacity))
        draft.keep()
    assert [path.name for path in own.iterdir()] == ["mine.toml"]
    assert (own / "mine.toml").read_text("utf-8").startswith(HEAD)


@pytest.mark.parametrize("content", [b"schema = 3", b"[[locale", b"\xff\xfe", b"", b'schema = "bm-map/2"'])
def test_a_file_that_cannot_be_read_is_one_sentence(own: Path, content: bytes) -> None:
    (own / "mine.toml").write_bytes(content)
    with pytest.raises(Trouble):
        BOARDS.read(Listed("mine", own=True))


def test_the_command_line_checks_and_plays_what_was_written(companion: Shell, own: Path) -> None:
    BOARDS.keep("mine", typed(our_board("training"), HERE, capacity=6))
    assert companion("data", "check", str(own / "mine.toml")).code == OK
    id_ = companion("new", "marengo", "--set", "board=mine").out.strip()
    assert companion("show", id_).code == OK
    BOARDS.keep("mine", typed(our_board("training"), HERE, capacity=0))
    refused = companion("data", "check", str(own / "mine.toml"))
    assert refused.code != OK
    assert "BM-CHK-06" in refused.out + refused.err
