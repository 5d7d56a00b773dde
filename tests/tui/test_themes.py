"""Sharp contrast, no colour, plain ASCII: what a player may ask for. Every screen keeps to it: `test_snapshots`."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from textual.color import Color
from textual.theme import Theme

from companion.games.box import COLOURS
from companion.store import Store
from companion.tui.themes import THEMES
from tests.tui.playing import Player, laid_out, sit_down

READABLE = 4.5  # the contrast that WCAG asks for
LETTERS = set(string.printable) | set("ÄÖÜäöüß")


def luminance(colour: Color) -> float:
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Color, other: Color) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


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
