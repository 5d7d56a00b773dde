"""Every screen looks as it did, in both languages and sizes; and as asked for: in sharp contrast, in plain ASCII.

Tests that look at the same visit stand together, so that it is made once.
"""

from __future__ import annotations

import re

import pytest
from textual.color import Color

from companion.text.language import word_files
from companion.tui.plain_signs import plain
from tests.tui.driving import SMALL, WIDE
from tests.tui.snapshots import (
    COLOURED,
    COLOURLESS,
    FOLDER,
    LANGUAGES,
    SCENES,
    SIZES,
    Sight,
    draw,
    head,
    painted,
    stored,
    stored_colours,
    visit,
)
from tests.tui.test_themes import LETTERS, READABLE, contrast

ONLY_ON_PAPER = ("paper", "aid")
BY_THEMSELVES = {"✋", "\N{REPLACEMENT CHARACTER}"}  # a screen has a word for a hand; nobody knows what was replaced
DOUBT = re.compile(r"\?[\d?]|\d \? \d")
ANEW = "if they should look different, run .venv/bin/python -m tests.tui.snapshots and read the diff"


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_looks_as_it_did(language: str, size: tuple[int, int]) -> None:
    now = draw(language, size)
    before = {scene: stored(scene)[head(language, size)] for scene in SCENES}
    changed = [scene for scene in SCENES if now[scene] != before[scene]]
    assert {scene: now[scene].splitlines() for scene in changed} == {
        scene: before[scene].splitlines() for scene in changed
    }, f"{', '.join(changed)}: {ANEW}"


def is_grey(colour: Color) -> bool:
    return max(colour.rgb) - min(colour.rgb) <= 1  # a blend is rounded


def hues(sight: Sight) -> set[tuple[str, str, str]]:
    coloured = [seen for seen in sight.colours if not (is_grey(seen[1]) and is_grey(seen[2]))]
    return {(text, fore.hex, back.hex) for text, fore, back in coloured}


def test_the_usual_theme_has_hues() -> None:
    assert any(not is_grey(fore) for _, fore, _ in visit("en", SMALL)["table"].colours)


@pytest.mark.parametrize("theme", COLOURED)
def test_everything_has_the_colours_it_had(theme: str) -> None:
    now, before = painted(theme), stored_colours(theme)
    assert now.keys() == before.keys()
    changed = [scene for scene in now if now[scene] != before[scene]]
    assert {scene: now[scene].splitlines() for scene in changed} == {
        scene: before[scene].splitlines() for scene in changed
    }, f"{theme}, {', '.join(changed)}: {ANEW}"


def test_in_monochrome_nothing_has_a_hue() -> None:
    for scene, sight in visit(*COLOURED["monochrome"], "monochrome").items():
        assert not hues(sight), scene


def test_high_contrast_is_easy_to_read() -> None:
    for scene, sight in visit(*COLOURED["high-contrast"], "high-contrast").items():
        faint = {(text, fore.hex, back.hex) for text, fore, back in sight.colours if contrast(fore, back) < READABLE}
        assert not faint, scene


def test_without_colour_nothing_has_a_hue() -> None:
    for scene, sight in visit(*COLOURLESS, no_colour=True).items():
        assert not hues(sight), scene


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("de", WIDE)], ids=["80x24", "120x40"])
def test_plain_terminals_get_letters_and_ascii_signs_only(language: str, size: tuple[int, int]) -> None:
    for scene, sight in visit(language, size, plain=True).items():
        assert set(sight.text) - LETTERS == set(), scene


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("de", WIDE)], ids=["80x24", "120x40"])
def test_no_number_looks_doubtful_on_plain_terminals(language: str, size: tuple[int, int]) -> None:
    """`?1` was what a loss of one became."""
    doubtful = {scene: DOUBT.findall(sight.text) for scene, sight in visit(language, size, plain=True).items()}
    assert {scene: found for scene, found in doubtful.items() if found} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sign_in_what_a_screen_says_has_a_plain_one(code: str) -> None:
    on_screens = (file for file in word_files(code) if file.stem not in ONLY_ON_PAPER)
    signs = set("".join(file.read_text("utf-8") for file in on_screens)) - BY_THEMSELVES
    assert {sign for sign in signs if "?" in plain(sign)} == {"?"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_cut_on_any_of_them(code: str) -> None:
    meant = [text for file in word_files(code) for text in file.read_text("utf-8").splitlines()]
    cut = [
        f"{scene}: {line.strip()}"
        for scene in SCENES
        for size in SIZES
        for line in stored(scene)[head(code, size)].splitlines()
        for before in line.split("…")[:-1]
        if not any(f"{before[-8:]}…" in text for text in meant)
    ]
    assert cut == []


def test_there_is_no_picture_of_a_screen_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCENES)
