"""The pictures in the README show the table, and a phone beside it, as they are."""

from __future__ import annotations

from xml.etree import ElementTree

from scripts import phone_picture
from scripts.picture import PICTURE, picture


def test_the_picture_in_the_readme_is_up_to_date() -> None:
    stored = PICTURE.read_text(encoding="utf-8")
    assert stored == picture(), "docs/table.svg shows an older table: run .venv/bin/python -m scripts.picture"


def test_it_shows_the_end_of_a_game_drawing_near() -> None:
    words = PICTURE.read_text(encoding="utf-8").replace("&#160;", " ")
    assert "Where do you attack?" in words
    assert "1×2+1 = 3 against 1: Ben wins" in words
    assert "of 18 VP" in words


def test_so_is_the_picture_of_a_phone_beside_it() -> None:
    stored = phone_picture.PICTURE.read_text(encoding="utf-8")
    assert stored == phone_picture.picture(), (
        "docs/phone.svg shows an older screen or page: run .venv/bin/python -m scripts.phone_picture"
    )
    words = "".join(ElementTree.fromstring(stored).itertext()).replace("\xa0", " ")
    assert "Scan this with a phone in the same Wi-Fi" in words, "the laptop"
    assert "Where do you attack?" in words, "the phone"
