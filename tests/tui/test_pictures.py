"""Pages as pictures in the terminal: what is sent can be read back, and each terminal gets what it can show."""

from __future__ import annotations

import base64
import io
import os
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from companion.tui.graphics import picture_way
from companion.tui.images import FORGET, kitty_cells, kitty_picture, sixels
from companion.tui.pictures import Frame, draw
from companion.tui.pixels import QUARTERS, Cells, draw_blocks, draw_letters
from companion.tui.widgets.page_picture import PagePicture
from tests.tui.driving import Driver, drive

TERMINALS = ("TERM", "TERM_PROGRAM", "COLORTERM", "TMUX", "COMPANION_PICTURES", "KONSOLE_VERSION", "XTERM_VERSION")


def page(width: int = 60, height: int = 84) -> Image.Image:
    """White paper with a blue and an orange card."""
    picture = Image.new("RGB", (width, height), "#ffffff")
    picture.paste("#2f5d9b", (width // 8, height // 8, width // 2, height // 2))
    picture.paste("#dd7f2e", (width // 2, height // 2, width * 7 // 8, height * 7 // 8))
    return picture


# --- reading what was sent ------------------------------------------------------------------------------------------


def read_sixels(text: str) -> Image.Image:
    """As a terminal would."""
    head = re.match(r'\x1bP[\d;]*q"1;1;(\d+);(\d+)', text)
    assert head is not None
    assert text.endswith("\x1b\\")
    picture = Image.new("RGB", (int(head[1]), int(head[2])), "#000000")
    palette: dict[int, tuple[int, ...]] = {}
    x, y, colour = 0, 0, 0
    for token in re.finditer(r"#(\d+)(?:;2;(\d+);(\d+);(\d+))?|!(\d+)(.)|([?-~])|([-$])", text[head.end() : -2]):
        number, red, green, blue, count, repeated, sign, move = token.groups()
        if number:
            colour = int(number)
            if red:
                palette[colour] = tuple(round(int(part) * 255 / 100) for part in (red, green, blue))
        elif move:
            x, y = 0, y + (6 if move == "-" else 0)
        else:
            end = x + int(count or 1)
            for bit in range(6):
                if (ord(repeated or sign) - 63) >> bit & 1:
                    picture.paste(palette[colour], (x, y + bit, end, y + bit + 1))  # type: ignore[arg-type]
            x = end
    return picture


def furthest(one: Image.Image, other: Image.Image) -> int:
    assert one.size == other.size
    return max(high for _, high in ImageChops.difference(one, other).getextrema())  # type: ignore[misc]


def test_sixels_give_the_picture_back() -> None:
    assert furthest(read_sixels(sixels(page())), page()) <= 3  # colours are told in percent


@given(st.integers(1, 40), st.integers(1, 40), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_sixels_of_any_size_and_any_few_colours(width: int, height: int, dice: object) -> None:
    colours = [(0, 0, 0), (255, 255, 255), (255, 0, 0), (51, 102, 204)]
    picture = Image.new("RGB", (width, height))
    picture.putdata([dice.choice(colours) for _ in range(width * height)])  # type: ignore[attr-defined]
    assert furthest(read_sixels(sixels(picture)), picture) <= 3


def test_kitty_gets_the_picture_in_pieces_and_whole() -> None:
    noise = Image.effect_noise((200, 100), 80).convert("RGB")
    commands = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", kitty_picture(noise, Cells(20, 5)))
    assert len(commands) > 1
    assert [keys.rpartition("m=")[2] for keys, _ in commands] == ["1"] * (len(commands) - 1) + ["0"]
    assert all(len(data) <= 4096 for _, data in commands)
    assert {"a=T", "U=1", "f=100", "c=20", "r=5", "q=2"} <= set(commands[0][0].split(","))
    sent = Image.open(io.BytesIO(base64.b64decode("".join(data for _, data in commands))))
    assert sent.tobytes() == noise.tobytes()


def test_each_cell_for_kitty_names_its_row_and_column() -> None:
    lines = kitty_cells(Cells(30, 20))
    cells = [line.text[at : at + 3] for line in lines for at in range(0, 90, 3)]
    assert len(set(cells)) == 600
    assert all(line.cell_length == 30 for line in lines)
    assert {cell[0] for cell in cells} == {"\U0010eeee"}
    assert {line.text[at + 1] for line in lines[:1] for at in range(0, 90, 3)} == {lines[0].text[1]}


# --- blocks and letters ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("quarters", range(16))
def test_blocks_show_every_quarter_of_a_cell(quarters: int) -> None:
    picture = Image.new("RGB", (2, 2), "#ffffff")
    for bit in range(4):
        if quarters >> bit & 1:
            picture.putpixel((bit % 2, bit // 2), (0, 0, 0))
    (line,) = draw_blocks(picture, Cells(1, 1))
    (segment,) = line
    assert segment.style is not None
    assert segment.style.bgcolor is not None
    ground = segment.style.bgcolor.get_truecolor()
    if quarters in (0, 15):
        assert (segment.text, tuple(ground)) == (" ", (255,) * 3 if quarters == 0 else (0,) * 3)
    else:
        assert (segment.text, tuple(ground)) == (QUARTERS[quarters], (255, 255, 255))


def test_letters_have_more_ink_where_the_page_has_and_show_a_thin_line() -> None:
    picture = Image.new("L", (4, 1))
    picture.putdata([255, 240, 128, 0])
    (line,) = draw_letters(picture, Cells(4, 1))
    blank, thin, grey, black = line.text
    assert blank == " "
    assert thin != " "
    assert len({blank, thin, grey, black}) == 4
    assert line.text.isascii()


@pytest.mark.parametrize("way", ["kitty", "sixel", "blocks", "letters"])
def test_a_page_fills_the_same_cells_in_every_way(way: str) -> None:
    frame = Frame(Cells(40, 30), way, cell=(10, 20))  # type: ignore[arg-type]
    width, height = frame.pixels
    scale = min(width / 210, height / 297)
    drawn = draw(page(round(210 * scale), round(297 * scale)), frame)
    assert (len(drawn.lines), {line.cell_length for line in drawn.lines}) == (29, {40}) or len(drawn.lines) == 30
    assert bool(drawn.before) == (way == "kitty")
    assert bool(drawn.after) == (way == "sixel")


# --- on the screen --------------------------------------------------------------------------------------------------


def test_a_terminal_with_sixels_gets_them_behind_the_last_line_and_never_under_a_dialog(home: Path) -> None:
    async def script(driver: Driver) -> None:
        await driver.press("p")
        shown = driver.find(PagePicture)
        lines = shown.fresh_lines(shown.region.reset_offset)
        assert all(line.cell_length == shown.size.width for line in lines)
        assert "\x1bP" not in "".join(line.text for line in lines[:-1])
        sent = next(segment.text for segment in lines[-1] if segment.text.startswith("\x1bP"))
        assert read_sixels(sent).size <= (shown.size.width * 10, shown.size.height * 20)
        await driver.press("f")
        assert driver.on == "TypeIn"
        assert "\x1bP" not in "".join(line.text for line in shown.fresh_lines(shown.region.reset_offset))

    drive(script, pictures="sixel")


def test_a_terminal_like_kitty_is_told_each_page_and_forgets_it_in_the_end(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []

    async def script(driver: Driver) -> None:
        monkeypatch.setattr(driver.app._driver, "write", sent.append)
        await driver.press("p")
        assert sum("a=T" in words for words in sent) == 1
        await driver.press("down")
        assert sum("a=T" in words for words in sent) == 2
        assert "\U0010eeee" in driver.text
        await driver.press("escape")
        assert sent[-1] == FORGET

    drive(script, pictures="kitty")


def test_without_colour_or_unicode_there_are_no_pictures(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def letters(driver: Driver) -> None:
        await driver.press("p")
        assert "\U0010eeee" not in driver.text
        assert all(line.text.isascii() for line in driver.find(PagePicture)._picture.lines)

    async def blocks(driver: Driver) -> None:
        await driver.press("p")
        assert "\U0010eeee" not in driver.text

    drive(letters, pictures="kitty", ascii=True)
    monkeypatch.setenv("NO_COLOR", "1")
    drive(blocks, pictures="kitty")


# --- which terminal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "way"),
    [
        ({"TERM": "xterm-kitty", "COLORTERM": "truecolor"}, "kitty"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "ghostty", "COLORTERM": "truecolor"}, "kitty"),
        ({"TERM": "xterm-kitty"}, "blocks"),  # its colours would not carry the number of the picture
        ({"TERM": "xterm-kitty", "COLORTERM": "truecolor", "TMUX": "/tmp/x"}, "blocks"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "blocks"),
        ({"TERM": "foot", "COLORTERM": "truecolor"}, "blocks"),  # here nobody answers
        ({"COMPANION_PICTURES": "sixel"}, "sixel"),
        ({"COMPANION_PICTURES": "blocks", "TERM": "xterm-kitty", "COLORTERM": "truecolor"}, "blocks"),
    ],
)
def test_the_terminal_decides(environment: dict[str, str], way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in TERMINALS:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert picture_way() == way


@pytest.mark.parametrize(
    ("answer", "typed", "way"),
    [(b"\x1b[?62;4;22c", b"", "sixel"), (b"\x1b[?62;22c", b"", "blocks"), (b"\x1b[?62;4c", b"p", "blocks")],
)
def test_a_terminal_is_asked_about_sixels_unless_somebody_types(
    answer: bytes, typed: bytes, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pty
    import sys
    import threading

    for name in TERMINALS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "foot")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setattr("companion.tui.graphics.cell_size", lambda: (8, 16))
    monkeypatch.setattr("companion.tui.graphics._PATIENCE", 10)
    terminal, program = pty.openpty()
    with os.fdopen(program, "r+b", buffering=0) as end:
        monkeypatch.setattr(sys, "__stdin__", end)
        monkeypatch.setattr(sys, "__stdout__", end)
        if typed:
            import tty

            tty.setcbreak(program)
            os.write(terminal, typed)
        else:
            replying = threading.Thread(target=lambda: os.read(terminal, 10) and os.write(terminal, answer))
            replying.start()
        assert picture_way() == way
        if typed:
            assert os.read(program, 10) == typed  # not a letter is lost
        else:
            replying.join()
    os.close(terminal)
