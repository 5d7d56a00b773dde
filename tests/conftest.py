"""Shared fixtures."""

from __future__ import annotations

import gc
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from companion.kernel import journal
from companion.web import address
from tests.shell import OK, Shell, shell

CONNECT = journal._connect
settings.load_profile("ci")  # of Hypothesis: the same examples everywhere, and none fails because a machine is busy


def pytest_collection_finish() -> None:
    """Thousands of tests are known now and stay to the end: looking for garbage among them took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _without_waiting(path: Path | str) -> sqlite3.Connection:
    db = CONNECT(path)
    db.execute("pragma synchronous = off")
    return db


@pytest.fixture(scope="session", autouse=True)
def _impatient() -> Iterator[None]:
    """Only a power cut could tell the difference: what is written survives a kill, but no disk is waited for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal, "_connect", _without_waiting)
        yield


@pytest.fixture(scope="session", autouse=True)
def _among_ourselves() -> Iterator[None]:
    """Phones in tests come from this machine, whatever network it is in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(address, "addresses", lambda: ["127.0.0.1", "127.0.0.2"])
        yield


@pytest.fixture
def waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is for the players."""
    monkeypatch.setattr(journal, "_connect", CONNECT)


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


@pytest.fixture(scope="session")
def begun() -> dict[str, Path]:
    """By its name the data folder with the table after its first turn, as soon as a test has entered that."""
    return {}


@pytest.fixture
def table(companion: Shell, home: Path, begun: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> str:
    """A table after its first turn: entered once, then each test gets files of its own, as new as if it had been."""
    if not begun:
        id_ = _first_turn(companion)
        begun[id_] = shutil.copytree(home, tmp_path_factory.mktemp("begun") / "home")
    ((id_, kept),) = begun.items()
    shutil.copytree(kept, home, copy_function=shutil.copy, dirs_exist_ok=True)
    return id_


def _first_turn(companion: Shell) -> str:
    id_ = companion("new", "march", "--seat", "blue=Anna", "--name", "Kitchen").out.strip()
    for move in ("roll 5 2", "blue pick MOVE2", "orange pick RECRUIT"):
        assert companion("enter", id_, move).code == OK
    return id_
