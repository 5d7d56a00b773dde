"""Each write, sync and rename of the store fails, or is the last one: nothing acknowledged is lost at any of them."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.kernel import restoring
from tests.faults import can_be_watched
from tests.shell import OK, Shell

ROOT = Path(__file__).parent.parent
needs_sqlite = pytest.mark.skipif(not can_be_watched(), reason="Python's SQLite cannot be reached here")


@pytest.fixture
def disk() -> Iterator[Path]:
    """In memory, if there is such a place: what fails here need not wait for a real disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def live_through(story: str, folder: Path, every: int) -> dict[str, int]:
    command = [sys.executable, "-m", "tests.faults", story, str(folder), str(every)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    seen: dict[str, int] = json.loads(run.stdout)
    return seen


@needs_sqlite
@pytest.mark.parametrize(
    ("story", "every", "steps"),
    [("Writing", 1, 4), ("Copying", 1, 12), ("Playing", 4, 60), ("Restoring", 1, 40), ("Replacing", 1, 15)],
)
def test_whatever_step_fails_or_is_the_last_nothing_is_lost(story: str, every: int, steps: int, disk: Path) -> None:
    seen = live_through(story, disk, every)
    assert seen["steps"] >= steps, "hardly anything was watched"
    assert seen["lives"] >= 2 * (seen["steps"] // every)


@needs_sqlite
@pytest.mark.fuzz
@pytest.mark.parametrize("story", ["Playing"])
def test_so_it_is_at_every_single_step(story: str, disk: Path) -> None:
    assert live_through(story, disk, 1)["lives"] >= 120


def test_a_disk_that_knows_no_second_names_keeps_the_damaged_database_all_the_same(
    companion: Shell, home: Path, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError("not on this disk")

    (home / "companion.db").write_bytes(b"noise" * 2000)
    monkeypatch.setattr(restoring.os, "link", no_links)
    assert companion("restore").code == OK
    (aside,) = home.glob("companion-replaced-*.db")
    assert aside.read_bytes() == b"noise" * 2000
    assert companion("show", table).code == OK
