"""The README is true: its tour runs as printed, in a fresh home."""

import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def tour() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.startswith("companion ")]


def test_every_command_of_the_tour_works_and_the_forbidden_move_is_refused(home: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "COMPANION_HOME": str(home), "COMPANION_LANG": "en"}
    companion = f'companion() {{ "{sys.executable}" -m companion "$@"; }}; '
    commands = tour()
    assert len(commands) > 20
    for command in commands:
        ran = subprocess.run(
            ["bash", "-c", companion + command], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        refused = re.search(r"# refused: (.*)", command)
        assert ran.returncode == (1 if refused else 0), (command, ran.stdout, ran.stderr)
        assert "Traceback" not in ran.stderr
        for rule in refused[1].split(", ") if refused else ():
            assert rule in ran.stderr
