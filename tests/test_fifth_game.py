"""A fifth game, from outside the house: Fog Ferry is installed as a package and tried out with everything there is.

Games, languages and keys are read once in a process, so what is in tests/fifth_game/checks runs in one of its own.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.games.box import Box
from companion.kernel.rules import GameRules
from tests.shell import Shell, refusal

ROOT = Path(__file__).parent.parent
PLUG_IN = ROOT / "tests" / "fifth_game"
CHECKS = PLUG_IN / "checks"
AMONG_BROKEN = CHECKS / "check_among_broken.py"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plug-in installed in it; without hatchling at hand, pip fetches it."""
    folder = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--no-deps", "--quiet", "--disable-pip-version-check"]
    command += ["--no-build-isolation"] if find_spec("hatchling") else []
    subprocess.run([*command, "--target", str(folder), str(PLUG_IN)], check=True, timeout=300)
    return folder


def run(*arguments: str, path: list[Path], timeout: int = 300) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, *path)))}
    environment.pop("PYTEST_XDIST_WORKER", None)
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=timeout, check=False
    )


def check(*files: Path, path: list[Path], marked: str = "not fuzz", timeout: int = 300) -> None:
    options = ["-c", "pyproject.toml", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "python_files=check_*.py"]
    options += ["-m", marked]
    answer = run("pytest", *options, *map(str, files), path=path, timeout=timeout)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_the_fifth_game_works_with_everything_there_is(installed: Path) -> None:
    check(*(file for file in sorted(CHECKS.glob("check_*.py")) if file != AMONG_BROKEN), path=[installed])


@pytest.mark.fuzz
def test_no_phone_gets_what_the_other_crew_decided(installed: Path) -> None:
    check(CHECKS / "check_phones.py", path=[installed], marked="fuzz", timeout=3000)


@pytest.mark.parametrize(("lang", "told"), [("en", "“ferry”, which is not installed"), ("de", "„ferry“")])
def test_the_code_of_a_game_that_is_not_installed_says_so(companion: Shell, lang: str, told: str) -> None:
    code = (PLUG_IN / "code.txt").read_text(encoding="ascii")
    assert told in refusal(companion("import", "--code", code, "--lang", lang))
    assert companion("tables").out.count("ferry") == 0


# --- among broken ones ------------------------------------------------------------------------------------------------

PREFACE = """
from pathlib import Path
from companion.games.box import Box, DataFile, Workshop
HERE = Path(__file__).parent / "assets"
"""
SLOPPY = """
BOX = Box("sloppy", "sloppy.game:Game", HERE, "sloppy.panel:Board", prints="sloppy.sheets:PRINTS",
    commands={"slop": "sloppy.commands:slop"}, workshops=(Workshop("mop", "sloppy.studio:Mop"),))
"""
BROKEN = {
    "crashing": {"__init__.py": "raise RuntimeError('out of ink')"},
    "homeless": {"__init__.py": f"{PREFACE}\nBOX = Box('homeless', 'a:b', HERE, 'a:b')"},
    "takes-a-command": {
        "__init__.py": f"{PREFACE}\nBOX = Box('newcomer', 'a:b', HERE, 'a:b', commands={{'where': 'a:b'}})",
        "assets/keys.toml": "",
    },
    "takes-a-name": {"__init__.py": f"{PREFACE}\nBOX = Box('march', 'a:b', HERE, 'a:b')", "assets/keys.toml": ""},
    "sloppy": {
        "__init__.py": PREFACE + SLOPPY,
        "assets/keys.toml": 'mop = ","\nthis is no TOML',
        "assets/locale/en/slips.ftl": "sloppy-title = { $no\nsloppy-attributes =\n    .hand = Mop.\nmarch-title = Me\n",
        "assets/locale/de/slips.ftl": "\udcff\udcfe",
        "assets/rules.toml": "[SL-MOP-01]\nkind = 7\n",
    },
}


def put(folder: Path, name: str, files: dict[str, str]) -> None:
    """A package as pip leaves it behind."""
    module = name.replace("-", "_")
    for path, text in files.items():
        (folder / module / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / module / path).write_bytes(text.encode(errors="surrogateescape"))
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[companion.games]\n{name} = {module}:BOX\n")


def test_plug_ins_that_are_broken_are_named_and_stop_nothing(installed: Path, tmp_path: Path) -> None:
    for name, files in BROKEN.items():
        put(tmp_path, name, files)
    check(AMONG_BROKEN, path=[installed, tmp_path])


# --- docs/a-new-game.md -----------------------------------------------------------------------------------------------


def squeezed(text: str) -> str:
    """Without indents and gaps: in the guide a method stands at the margin."""
    return "\n".join(filter(None, map(str.strip, text.splitlines()))) + "\n"


def test_every_piece_of_the_game_that_the_guide_shows_is_really_there() -> None:
    guide = (ROOT / "docs" / "a-new-game.md").read_text(encoding="utf-8")
    pieces = re.findall(r"^```\w+ (\S+)\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    assert len(pieces) > 20
    for file, piece in pieces:
        assert squeezed(piece) in squeezed((PLUG_IN / file).read_text(encoding="utf-8")), f"{file} has no\n{piece}"
    shown = {file for file, _ in pieces}
    assert {f"fog_ferry/{path.name}" for path in PLUG_IN.glob("fog_ferry/*.py")} - shown == {"fog_ferry/__init__.py"}


def test_the_guide_names_every_field_of_a_box_and_every_question_of_a_game() -> None:
    guide = (ROOT / "docs" / "a-new-game.md").read_text(encoding="utf-8")
    asked = [name for name in vars(GameRules) if not name.startswith("_") and callable(getattr(GameRules, name))]
    for_the_kernel = {"start", "pending", "play", "objections", "choices", "alternatives", "picture", "chapters"}
    seldom = {"automatic", "check_file", "layout"}
    named = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", guide))
    assert {*Box._fields, *asked} - for_the_kernel - seldom - named == set()
