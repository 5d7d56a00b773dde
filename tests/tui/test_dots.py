"""Lines finer than letters."""

from __future__ import annotations

from companion.tui.signs import ASCII, UNICODE
from companion.tui.widgets.dots import Dots


def row(dots: Dots, width: int, y: int = 0, plain: bool = False) -> str:
    return "".join(dots.sign(x, y, ASCII if plain else UNICODE) for x in range(width))


def test_a_character_has_two_dots_across_and_four_down() -> None:
    dots = Dots({"pen": ""})
    dots.line((0, 0), (3, 0), "pen")
    dots.line((0, 4), (0, 7), "pen")
    assert row(dots, 3) == "⠉⠉ "
    assert row(dots, 3, 1) == "⡇  "


def test_a_dotted_line_has_each_third_dot() -> None:
    dots = Dots({"pen": ""})
    dots.line((0, 0), (11, 0), "pen", every=3)
    assert row(dots, 6) == "⠁⠈ ⠁⠈ "


def test_the_stronger_ink_is_seen_whichever_came_first() -> None:
    for order in (("thin", "thick"), ("thick", "thin")):
        dots = Dots({"thin": "", "thick": ""})
        for ink in order:
            down = 0 if ink == "thin" else 3
            dots.line((0, down), (1, down), ink)
        assert dots.ink(0, 0) == "thick"
        assert row(dots, 1) == "⣀"


def test_a_plain_terminal_sees_the_slope_or_the_sign_of_the_ink() -> None:
    dots = Dots({"border": "", "road": "="})
    dots.line((0, 1), (7, 1), "border")
    dots.line((8, 0), (8, 7), "border")
    dots.line((10, 0), (13, 7), "border")
    dots.line((17, 0), (14, 7), "border")
    dots.line((18, 1), (21, 1), "road")
    assert row(dots, 11, plain=True) == "----|\\ //=="
    assert row(dots, 11, 1, plain=True) == "    |\\\\/   "


def test_nothing_is_drawn_where_nothing_is() -> None:
    assert Dots({"pen": ""}).ink(3, 3) == ""
