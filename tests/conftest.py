"""Shared fixtures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shell import OK, Shell, shell


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder of its own for every test that touches disk."""
    folder = tmp_path / "home"
    monkeypatch.setenv("COMPANION_HOME", str(folder))
    monkeypatch.delenv("COMPANION_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return folder


@pytest.fixture
def companion(home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """The command line with an empty data folder."""
    return shell(capsys, monkeypatch)


@pytest.fixture
def table(companion: Shell) -> str:
    """A table after its first turn."""
    id_ = companion("new", "march", "--seat", "blue=Anna", "--name", "Kitchen").out.strip()
    for move in ("roll 5 2", "blue pick MOVE2", "orange pick RECRUIT"):
        assert companion("enter", id_, move).code == OK
    return id_
