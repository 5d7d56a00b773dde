"""What was acknowledged is stored for good: killed at any moment, or two people at one table."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.text.language import CODES
from tests.shell import OK, Shell, refusal
from tests.stored import stored

ROOT = Path(__file__).parent.parent


def test_killed_300_times_at_random_moments_nothing_is_lost(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.killing", str(tmp_path / "companion.db"), "300", "20"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    seen = json.loads(run.stdout)
    assert seen["rounds"] == 300
    assert seen["entries"] > 1500, "hardly anything was played"


@pytest.fixture
def other(table: str) -> Iterator[subprocess.Popen[str]]:
    """Another Companion that sits at the table and waits for a move to be typed."""
    command = [sys.executable, "-m", "companion", "enter", table, "--seat", "blue"]
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    seen = ""
    while not seen.endswith("Move:"):  # the pending decisions come first, then the prompt
        letter = process.stdout.read(1)
        assert letter, f"it ended too early: {seen}"
        seen += letter
    yield process
    process.kill()
    process.communicate()


@pytest.mark.parametrize("code", CODES)
def test_a_second_companion_may_look_but_not_write(
    companion: Shell, home: Path, table: str, other: subprocess.Popen[str], code: str
) -> None:
    before = stored(home)
    for arguments in (
        ["enter", table, "orange pick ATTACK"],
        ["undo", table, "--agreed"],
        ["redo", table],
        ["jump", table, "1", "--agreed"],
        ["force", table, "blue move 1 N->BH"],
        ["set", table, "turn", "5"],
    ):
        line = refusal(companion(*arguments, "--lang", code))
        assert table in line
        assert {"en": "open in another Companion", "de": "in einem anderen Fenster offen"}[code] in line
    for arguments in (["show", table], ["choices", table], ["log", table], ["export", table, "-"], ["tables"]):
        assert companion(*arguments, "--lang", code).code == OK
    assert table in refusal(companion("restore", "--lang", code)), "nor may the database be replaced under it"
    assert stored(home) == before


def test_the_first_companion_still_gets_its_move_in(companion: Shell, table: str, other: subprocess.Popen[str]) -> None:
    refusal(companion("enter", table, "orange pick ATTACK"))
    out, err = other.communicate("pick FORTIFY\n", timeout=60)
    assert (other.returncode, err) == (OK, "")
    assert "Anna has decided" in out
    assert companion("enter", table, "orange pick ATTACK").code == OK


def test_the_lock_goes_with_a_companion_that_is_killed(
    companion: Shell, table: str, other: subprocess.Popen[str]
) -> None:
    refusal(companion("enter", table, "orange pick ATTACK"))
    os.kill(other.pid, signal.SIGKILL)
    other.wait(timeout=60)
    assert companion("enter", table, "orange pick ATTACK").code == OK


def test_another_table_is_not_locked(companion: Shell, table: str, other: subprocess.Popen[str]) -> None:
    second = companion("new", "march").out.strip()
    assert companion("enter", second, "roll 6 1").code == OK


def test_a_lock_file_full_of_noise_keeps_nobody_out(companion: Shell, home: Path, table: str) -> None:
    (home / "locks" / f"{table}.lock").write_bytes(os.urandom(5000))
    assert companion("enter", table, "orange pick ATTACK").code == OK
