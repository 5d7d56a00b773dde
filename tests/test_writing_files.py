"""Exports and settings are there whole or not at all, and a link to them stays a link."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.files import write_bytes
from companion.kernel.trouble import Trouble
from companion.tui.settings import Settings, load_settings, save_settings
from tests.shell import OK, Shell

Steps = list[tuple[str, str]]


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """What is synced and renamed, in this order."""
    taken: Steps = []
    sync, replace = os.fsync, os.replace

    def synced(file: int) -> None:
        taken.append(("sync", Path(os.readlink(f"/proc/self/fd/{file}")).name))
        sync(file)

    def replaced(old: Path, new: Path) -> None:
        taken.append(("rename", Path(new).name))
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    return taken


def test_an_export_is_synced_before_it_gets_its_name(
    companion: Shell, table: str, tmp_path: Path, steps: Steps
) -> None:
    steps.clear()
    assert companion("export", table, str(tmp_path / "game.record")).code == OK
    assert steps == [("sync", "game.record.part"), ("rename", "game.record"), ("sync", tmp_path.name)]


def test_so_are_the_settings(home: Path, steps: Steps) -> None:
    save_settings(Settings(language="de"))
    assert steps == [("sync", "settings.json.part"), ("rename", "settings.json"), ("sync", "home")]
    assert load_settings().language == "de"


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_when_a_step_fails_the_older_settings_stay(home: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(language="de"))

    def fails(*_: object) -> None:
        raise OSError(28, "no room")

    monkeypatch.setattr(os, step, fails)
    with pytest.raises(Trouble, match="no-write"):
        save_settings(Settings(language="en"))
    assert load_settings().language == "de"
    assert [path.name for path in home.iterdir()] == ["settings.json"]


def test_a_link_to_the_settings_stays_a_link(home: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept elsewhere.json"
    kept.write_text("{}")
    home.mkdir()
    (home / "settings.json").symlink_to(kept)
    save_settings(Settings(language="de"))
    assert (home / "settings.json").is_symlink()
    assert b'"de"' in kept.read_bytes()


def test_what_is_no_file_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_bytes(pipe, b"a record")
    assert os.read(reader, 100) == b"a record"
    os.close(reader)
