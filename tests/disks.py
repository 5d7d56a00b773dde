"""Disks that can be read but not written: Companion in a process that sees its data folder on one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Root may write anywhere, so permissions alone would prove nothing.
READ_ONLY = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"'
FULL = (
    'cp -a "$1" "$1.kept" && mount -t tmpfs -o size=2m tmpfs "$1" && cp -a "$1.kept/." "$1"'
    ' && (cat /dev/zero > "$1/filled" 2>/dev/null || true)'
)


def _apart() -> list[str]:
    """How to have mounts of one's own, if this system lets us."""
    for command in (["unshare", "--mount"], ["unshare", "--mount", "--map-root-user"]):
        if (
            shutil.which("unshare")
            and subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
        ):
            return command
    return []


APART = _apart()
needs_mounts = pytest.mark.skipif(not APART, reason="no mounts of one's own here: no disk that cannot be written")


def on_a_disk(kind: str, home: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A program with its data folder on such a disk."""
    script = f'{kind} && shift && exec "$@"'
    return subprocess.run(
        [*APART, "sh", "-c", script, "sh", str(home), *command],
        cwd=ROOT,
        env={**os.environ, "COMPANION_HOME": str(home), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def companions(*lines: str) -> list[str]:
    """Several command lines in one process, each answer after a line with its code."""
    program = (
        "import io, sys, contextlib\n"
        "from companion.cli.app import main\n"
        "for line in sys.argv[1:]:\n"
        "    out = io.StringIO()\n"
        "    try:\n"
        "        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out): main(line.split('|'))\n"
        "    except SystemExit as end:\n"
        "        print(f'=== {end.code or 0}'); print(out.getvalue(), end='')\n"
    )
    return [sys.executable, "-B", "-c", program, *lines]


def answers(run: subprocess.CompletedProcess[str]) -> list[tuple[int, str]]:
    assert run.returncode == 0, run.stderr
    found = run.stdout.split("=== ")[1:]
    return [(int(code), text) for code, _, text in (each.partition("\n") for each in found)]
