"""Every screen looks as it did, in both languages and sizes."""

from __future__ import annotations

import pytest

from companion.text.language import word_files
from tests.tui.snapshots import (
    COLOURED,
    FOLDER,
    LANGUAGES,
    SCENES,
    SIZES,
    draw,
    head,
    painted,
    stored,
    stored_colours,
)

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


@pytest.mark.parametrize("theme", COLOURED)
def test_everything_has_the_colours_it_had(theme: str) -> None:
    now, before = painted(theme), stored_colours(theme)
    assert now.keys() == before.keys()
    changed = [scene for scene in now if now[scene] != before[scene]]
    assert {scene: now[scene].splitlines() for scene in changed} == {
        scene: before[scene].splitlines() for scene in changed
    }, f"{theme}, {', '.join(changed)}: {ANEW}"


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
