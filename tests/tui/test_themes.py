"""Sharp contrast, no colour, plain ASCII: what a player asked for holds on every screen."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme

from companion.games.box import COLOURS
from companion.store import Store
from companion.tui.themes import THEMES
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.snapshots import COLOURED, Sight, visit

READABLE = 4.5  # the contrast that WCAG asks for
LETTERS = set(string.printable) | set("ÄÖÜäöüß")


def luminance(colour: Color) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Color, other: Color) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_grey(colour: Color) -> bool:
    return max(colour.rgb) - min(colour.rgb) <= 1  # a blend is rounded


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast(Color.parse("#ffffff"), Color.parse("#000000")) == pytest.approx(21)
    assert contrast(Color.parse("#777777"), Color.parse("#ffffff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_colour_can_be_read_on_every_background_of_its_theme(theme: Theme) -> None:
    written = {name: theme.variables[name] for name in ("muted", *(f"seat-{seat}" for seat in COLOURS))}
    written |= {
        name: getattr(theme, name) for name in ("foreground", "accent", "secondary", "success", "warning", "error")
    }
    faint = {
        (name, behind)
        for name, colour in written.items()
        for behind in ("background", "surface", "panel")
        if contrast(Color.parse(colour), Color.parse(getattr(theme, behind))) < READABLE
    }
    assert not faint


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_line_with_the_cursor_stands_out(theme: Theme) -> None:
    for behind in (theme.background, theme.surface):
        assert contrast(Color.parse(theme.panel or ""), Color.parse(behind or "")) > 1.3


def test_high_contrast_is_easy_to_read() -> None:
    for scene, sight in visit(*COLOURED["high-contrast"], "high-contrast").items():
        faint = {(text, fore.hex, back.hex) for text, fore, back in sight.colours if contrast(fore, back) < READABLE}
        assert not faint, scene


def hues(sight: Sight) -> set[tuple[str, str, str]]:
    coloured = [seen for seen in sight.colours if not (is_grey(seen[1]) and is_grey(seen[2]))]
    return {(text, fore.hex, back.hex) for text, fore, back in coloured}


def test_in_monochrome_nothing_has_a_hue() -> None:
    for scene, sight in visit(*COLOURED["monochrome"], "monochrome").items():
        assert not hues(sight), scene


def test_without_colour_nothing_has_a_hue() -> None:
    for scene, sight in visit("en", WIDE, no_colour=True).items():
        assert not hues(sight), scene


def test_the_usual_theme_has_hues() -> None:
    assert any(not is_grey(fore) for _, fore, _ in visit("en", WIDE)["table"].colours)


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("de", WIDE)], ids=["80x24", "120x40"])
def test_plain_terminals_get_letters_and_ascii_signs_only(language: str, size: tuple[int, int]) -> None:
    for scene, sight in visit(language, size, plain=True).items():
        assert set(sight.text) - LETTERS == set(), scene


def test_switching_to_plain_signs_changes_everything_at_once(home: Path) -> None:
    async def script(player: Player) -> None:
        assert not set(player.text) <= LETTERS
        player.app.change(ascii=True)
        await player.settle()
        assert set(player.text) <= LETTERS
        player.app.change(ascii=False)
        await player.settle()
        assert not set(player.text) <= LETTERS

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store)
