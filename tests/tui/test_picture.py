"""The picture in the README shows the table as it is."""

from __future__ import annotations

from scripts.picture import PICTURE, picture


def test_the_picture_in_the_readme_is_up_to_date() -> None:
    stored = PICTURE.read_text(encoding="utf-8")
    assert stored == picture(), "docs/table.svg shows an older table: run .venv/bin/python -m scripts.picture"


def test_it_shows_the_end_of_a_game_drawing_near() -> None:
    words = PICTURE.read_text(encoding="utf-8").replace("&#160;", " ")
    assert "Where do you attack?" in words
    assert "1×2+1 = 3 against 1: Ben wins" in words
    assert "of 18 VP" in words
