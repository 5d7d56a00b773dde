"""Closed streams, unknown folders, arguments that are no text, plain encodings: a sentence, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.files import note_crash
from tests.shell import OK, REFUSED, Shell, refusal

ROOT = Path(__file__).parent.parent
COMPANION = f"{sys.executable} -m companion"


def in_a_shell(line: str, **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    """A line as somebody types it; `companion` in it is ours."""
    run = subprocess.run(
        ["sh", "-c", line.replace("companion", COMPANION)],
        cwd=ROOT,
        env={**os.environ, **surroundings},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert b"Traceback" not in run.stderr, run.stderr
    assert b"Exception ignored" not in run.stderr, run.stderr
    return run


def test_a_data_folder_of_somebody_unknown(companion: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_HOME", "~nobody-of-that-name/x")
    for arguments in (["tables"], ["new", "march"], ["where"], ["play", "x", "--plain"], []):
        assert "~nobody-of-that-name/x" in refusal(companion(*arguments))
    assert companion("--help").code == OK
    assert note_crash(AssertionError()) == "-", "there is no place for the details either"


def test_closed_streams(companion: Shell, table: str) -> None:
    reading = in_a_shell(f"companion play --plain {table} <&-")
    assert reading.returncode == OK
    assert reading.stdout.decode().rstrip().endswith("The table waits for you where you left it.")
    assert in_a_shell(f"companion enter {table} <&-").stderr.decode() == "Stopped; nothing was entered.\n"
    assert b"This is no record" in in_a_shell("companion import - <&-").stderr
    writing = in_a_shell("companion tables >&-")
    assert (writing.returncode, writing.stderr.decode().count("\n")) == (REFUSED, 1)
    assert b"stdout cannot be written" in writing.stderr
    assert in_a_shell("companion show nothing 2>&-").returncode == REFUSED
    assert in_a_shell("companion tables <&- >&- 2>&-").returncode == REFUSED


def test_whoever_stops_listening_hears_no_complaint(companion: Shell, table: str) -> None:
    for line in ("companion rules march | head -1", "companion log {table} | true", "companion show no 2>&1 | true"):
        assert in_a_shell(line.format(table=table)).stderr == b""


@pytest.mark.parametrize("code", ["en", "de"])
def test_arguments_that_are_no_text(companion: Shell, table: str, code: str) -> None:
    odd = os.fsdecode(b"caf\xe9")
    for arguments in (
        ["rename", table, odd],
        ["enter", table, odd],
        ["import", odd],
        ["new", "march", "--seat", f"blue={odd}"],
        ["set", table, "turn", "2", "--reason", odd],
        [odd],
    ):
        assert "UTF-8" in refusal(companion(*arguments, "--lang", code))
    assert [row["name"] for row in companion("tables", "--json").json] == ["Kitchen"]


@pytest.mark.parametrize(
    "surroundings",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "none.such", "COLUMNS": "x", "TERM": "dumb"},
    ],
)
def test_names_survive_any_encoding(home: Path, surroundings: dict[str, str]) -> None:
    made = in_a_shell("companion new march --seat blue=Zoë --name 王", **surroundings)
    assert (made.returncode, made.stderr) == (OK, b"")
    listed = in_a_shell("companion tables", **surroundings)
    assert "王  Zoë" in listed.stdout.decode()
