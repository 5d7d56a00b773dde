"""A keys.toml or settings.json that cannot be read, in whatever way, is named, and the app starts as usual."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.files import LARGEST_FILE
from companion.text.language import CODES
from companion.tui.settings import Settings, load_keys, load_settings, unread
from tests.tui.driving import Driver, drive

FILES = ("keys.toml", "settings.json")


def written(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


WAYS: dict[str, Callable[[Path], object]] = {
    "a folder": Path.mkdir,
    "a pipe that nobody writes to": os.mkfifo,
    "a link to nowhere": lambda path: path.symlink_to(path.parent / "nowhere" / "else"),
    "a link to itself": lambda path: path.symlink_to(path),
    "binary": written(b"\xff\xfe\x00\x01" * 100),
    "nonsense": written(b"{[("),
    "deeply nested": written(b"a = " + b"[" * 20_000),
    "deeply nested JSON": written(b'{"prints": ' + b"[" * 20_000),
    "a key of many parts": written(b"a." * 20_000 + b"a = 1"),
    "a number of many digits": written(b'{"clock": ' + b"9" * 5000 + b"}"),
    "huge": written(b" " * (LARGEST_FILE + 1)),
}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("way", WAYS)
def test_the_app_starts_and_names_the_file(home: Path, file: str, way: str) -> None:
    home.mkdir()
    usual = load_keys()
    WAYS[way](home / file)
    assert load_keys() == usual
    assert load_settings() == Settings(language="en")

    async def script(d: Driver) -> None:
        assert str(home / file) in d.told
        assert "cannot be read" in d.told
        await d.press("s")
        assert d.on == "SettingsScreen"

    drive(script)


@pytest.mark.parametrize("content", [b"[]", b'{"ascii": "yes"}', b'{"prints": 3}', b'{"theme": null}', b"null", b""])
def test_settings_of_the_wrong_kind_are_named(home: Path, content: bytes) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(content)
    assert load_settings() == Settings(language="en")
    (trouble,) = unread()
    assert trouble.key == "settings-unread"


@pytest.mark.parametrize("code", CODES)
def test_keys_that_are_none_are_named_and_the_others_count(home: Path, code: str) -> None:
    home.mkdir()
    usual = load_keys()
    (home / "keys.toml").write_text('undo = "z"\nredo = 5\nrules = "two keys"\nleave = "\\u001b"\n[help]\nme = "x"\n')
    assert load_keys() == usual | {"undo": "z"}

    async def script(d: Driver) -> None:
        assert str(home / "keys.toml") in d.told
        assert "redo, rules, leave, help" in d.told

    drive(script, language=code)


def test_no_files_and_good_ones_are_no_trouble(home: Path) -> None:
    assert unread() == []
    home.mkdir()
    (home / "keys.toml").write_text("\ufeff" + 'undo = "z"\n')
    (home / "settings.json").write_text('{"theme": "monochrome", "of a newer version": 1}')
    assert unread() == []
    assert load_keys()["undo"] == "z"
    assert load_settings().theme == "monochrome"


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
@pytest.mark.parametrize("file", FILES)
def test_files_that_nobody_may_read(home: Path, file: str) -> None:
    home.mkdir()
    (home / file).write_text("")
    (home / file).chmod(0)
    assert [str(home / file) in str(trouble) for trouble in unread()] == [True]
