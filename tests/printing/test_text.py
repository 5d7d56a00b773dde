"""Text is measured before it is drawn: it fits, shrinks, wraps, or is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.printing.book import Book
from companion.printing.box import Box, Overflow
from companion.printing.fonts import FACES, POINT, text_width, width, writable
from companion.printing.prose import lay_out
from companion.printing.text import ELLIPSIS, SOFT_HYPHEN, fit, wrap
from tests.printing.asks import ask
from tests.printing.content import Rect
from tests.printing.proof import letters, text

WORDS = st.text("abcdefghijklmnop ÄÖÜäöüß-WM", min_size=1, max_size=120)


@given(WORDS, st.floats(4, 40), st.sampled_from(FACES))
@settings(deadline=None)
def test_no_line_is_wider_than_its_room_and_no_letter_is_lost(words: str, room: float, face: str) -> None:
    lines = wrap(words, room, face)  # type: ignore[arg-type]
    if lines is None:
        parts = re.findall(r"[^\s-]+-?|-", words)  # a hyphen stays with what it ends
        assert any(width(face, part) > room for part in parts)  # type: ignore[arg-type]
    else:
        assert all(width(face, line) <= room for line in lines)  # type: ignore[arg-type]
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


@given(WORDS, st.floats(10, 80), st.floats(3, 40))
@settings(deadline=None)
def test_a_setting_fits_its_box_or_is_refused(words: str, room: float, height: float) -> None:
    try:
        setting = fit(words, room, height, 12, 6)
    except Overflow:
        return
    assert setting.height <= height + 0.001
    assert all(text_width(line, setting.size) <= room + 0.001 for line in setting.lines)
    assert 6 <= setting.size <= 12


@given(st.text(min_size=1, max_size=200), st.floats(5, 60), st.floats(3, 20))
@settings(deadline=None)
def test_what_a_player_wrote_always_fits_when_it_may_be_cut(name: str, room: float, height: float) -> None:
    setting = fit(name, room, height, 12, 6, cut=True)
    assert setting.height <= max(height, 6 * POINT * 1.02) + 0.001
    assert all(text_width(line, setting.size) <= room + 0.001 for line in setting.lines)


def test_a_cut_text_ends_in_an_ellipsis() -> None:
    (line,) = fit("Bartholomäus der Unaussprechliche", 20, 4, 9, 7, most_lines=1, cut=True).lines
    assert line.startswith("Barth")
    assert line.endswith(ELLIPSIS)


def test_text_shrinks_before_it_overflows() -> None:
    assert fit("Brandenburg", 20, 5, 12, 6).size < 12
    with pytest.raises(Overflow, match="Brandenburg"):
        fit("Brandenburg", 8, 5, 12, 6)


def test_words_break_at_soft_hyphens_only_where_needed() -> None:
    word = f"Siegpunkt{SOFT_HYPHEN}würfel"
    assert wrap(word, 20) == ("Siegpunktwürfel",)
    assert wrap(word, 6) == ("Siegpunkt-", "würfel")
    assert wrap(f"{word} und Karten", 9) == ("Siegpunktwürfel", "und Karten")


@given(st.text(max_size=60))
@settings(deadline=None)
def test_any_text_can_be_written(words: str) -> None:
    for face in FACES:
        width(face, words)
        assert writable(face, writable(face, words)) == writable(face, words)


def test_signs_a_face_lacks_stay_readable() -> None:
    assert writable("text", "Jürgen Łukasz Ğ → ✓") == "Jürgen Łukasz Ğ → ✓"
    assert writable("text", "①") == "1"
    assert writable("text", "卡 🎲") == "? ?"
    assert writable("text", "ü") == "ü"
    assert writable("text", "\u2066♥\ufe0f A\u200db\u00ad\U000e0101c") == writable("text", "♥ Ab\u00adc")


GERMAN_AND_SIGNS = "ÄÖÜäöüßẞ„“‚‘–—…·•°×÷−±≤≥≠½¼¾→←↑↓↔✓†§№©€%‰²³ÉéèêàçñøåæœŁłŚśŽž\u00a0"


@pytest.mark.parametrize("face", FACES)
def test_the_faces_have_every_sign_we_print(face: str) -> None:
    assert writable(face, GERMAN_AND_SIGNS) == GERMAN_AND_SIGNS  # type: ignore[arg-type]


def test_text_reads_back_from_the_page() -> None:
    book = Book(ask("de"), "Words")
    page = book.page()
    page.label(20, 30, GERMAN_AND_SIGNS.strip(), 9)
    page.write(Box(20, 40, 60, 30), "Größe (3) \\ 50 %: süß")
    found = text(book.finish(), 0)
    assert GERMAN_AND_SIGNS.strip() in found
    assert "Größe (3) \\ 50 %: süß" in found


def test_letters_stand_where_they_were_put() -> None:
    """x is where the first letter begins, y the line it stands on: within 0.3 mm, the letter's own side."""
    book = Book(ask(), "Place")
    page = book.page()
    page.label(50, 80, "H", 20)
    page.label(150, 80, "H", 20, align="right")
    with page.at(100, 150, turn=90):
        page.label(0, 0, "H", 20)
    upright, right, turned = (place for sign, place in letters(book.finish(), 0) if sign == "H")
    cap = 20 * POINT * 0.698
    assert upright.bottom == pytest.approx(80, abs=0.1)
    assert upright.left == pytest.approx(50.6, abs=0.3)
    assert upright.top == pytest.approx(80 - cap, abs=0.1)
    assert right.right == pytest.approx(149.4, abs=0.3)
    assert turned.left == pytest.approx(100, abs=0.1)
    assert turned.right == pytest.approx(100 + cap, abs=0.1)


@pytest.mark.parametrize("turn", [0, 90, 45])
def test_text_may_not_leave_the_printable_part(turn: float) -> None:
    page = Book(ask(), "Margin").page()
    with pytest.raises(Overflow, match="leaves the page"), page.at(195, 280, turn):
        page.label(0, 0, "out of the page", 14)


@given(WORDS, st.floats(5, 40))
@settings(deadline=None)
def test_prose_keeps_its_room_and_its_words(words: str, room: float) -> None:
    marked = " ".join(f"*{word}*" if i % 3 == 0 else word for i, word in enumerate(words.split()))
    lines = lay_out(marked, room)
    if lines is None:
        return
    for line in lines:
        for run in line.runs:
            assert run.x + width(run.face, run.text) <= room + 1e-6
    written = "".join(run.text for line in lines for run in line.runs)
    assert written.replace(" ", "") == words.replace(" ", "")


def test_prose_sets_bold_words_and_bullets() -> None:
    lines = lay_out("One *strong word* here.\n- point", 40)
    assert lines is not None
    assert [(run.text, run.face) for run in lines[0].runs] == [
        ("One", "text"),
        ("strong word", "bold"),
        ("here.", "text"),
    ]
    assert (lines[1].bullet, lines[1].indent) == (True, 1.0)


def test_boxes_refuse_parts_that_are_too_large() -> None:
    box = Box(10, 10, 50, 20)
    assert box.cut_top(20) == (box, Box(10, 30, 50, 0))
    for cut in (box.cut_top, box.cut_bottom):
        with pytest.raises(Overflow):
            cut(20.1)
    for cut in (box.cut_left, box.cut_right):
        with pytest.raises(Overflow):
            cut(50.1)


@given(st.integers(1, 9), st.integers(1, 9), st.floats(0, 2))
@settings(deadline=None)
def test_a_grid_fills_its_box(across: int, down: int, gap: float) -> None:
    box = Box(8, 8, 194, 270)
    cells = box.grid(across, down, gap)
    assert len(cells) == across * down
    assert all(box.holds(cell) for cell in cells)
    assert cells[0][:2] == box[:2]
    assert Rect(*cells[-1].corners[0], *cells[-1].corners[2])[2:] == pytest.approx((box.right, box.bottom))
