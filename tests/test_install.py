"""Companion as people get it: a wheel with everything in it, and a core that loads no more than it needs."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], check=True, timeout=300)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`companion` in an environment of its own, which borrows the libraries of this one but not the checkout."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False, symlinks=True)
    site = folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    install = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install"]
    subprocess.run(
        [*install, "--no-deps", "--no-index", "--quiet", "--disable-pip-version-check", str(wheel)],
        check=True,
        timeout=300,
    )
    borrowed = sysconfig.get_path("purelib")  # appended by hand: a .pth in there would lead back to the checkout
    (site / "borrowed.pth").write_text(f"{borrowed}\n")
    return folder / "bin" / "companion"


def run(program: Path | str, *arguments: str, home: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "COMPANION_HOME": str(home), "LANG": "C.UTF-8"}
    command = [str(program), *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_the_wheel_holds_every_module_and_every_asset(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if "dist-info" not in name}
    modules = {str(path.relative_to(ROOT)) for path in (ROOT / "companion").rglob("*.py")}
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    assert modules | {f"companion/{path.relative_to(ROOT)}" for path in assets} <= inside


def test_the_installed_companion_plays_from_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "elsewhere"
    folder.mkdir()

    def companion(*arguments: str) -> str:
        answer = run(installed, *arguments, home=home, folder=folder)
        assert (answer.returncode, answer.stderr) == (0, "")
        return answer.stdout

    table = companion("new", "march").strip()
    assert "Blau beginnt mit der Initiative" in companion("enter", table, "roll 5 2", "--lang", "de")
    assert "The Thirty Years War" in companion("show", table)
    assert "MP-MOVE-12" in companion("rules", "MP-MOVE-12")
    scenario = assets_of(installed) / "games" / "march" / "scenarios" / "tyw.toml"
    assert "is fine" in companion("data", "check", str(scenario))
    assert list(folder.iterdir()) == [], "it leaves nothing lying around"
    assert (home / "companion.db").is_file()


def test_the_installed_companion_reads_its_own_assets(installed: Path, tmp_path: Path) -> None:
    program = "from companion.kernel.assets import ASSETS; import companion; print(ASSETS, companion.__file__)"
    python = installed.with_name("python")
    answer = run(python, "-c", program, home=tmp_path, folder=tmp_path)
    assets, module = answer.stdout.split()
    assert Path(assets) == assets_of(installed)
    assert str(ROOT) not in module


def assets_of(installed: Path) -> Path:
    (found,) = installed.parent.parent.glob("lib/*/site-packages/companion/assets")
    return found


# --- no more than needed --------------------------------------------------------------------------------------------


def loaded_by(program: str) -> set[str]:
    """The top-level packages that a fresh Python has loaded after this program."""
    code = f"import sys\ntry:\n    {program}\nexcept SystemExit:\n    pass\nprint('\\n' + ' '.join(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in answer.stdout.splitlines()[-1].split()}


CORE = "import companion.kernel.record, companion.kernel.backup, companion.kernel.rulebook, companion.games.march.game"


def test_the_core_loads_no_screen_no_paper_and_no_command_line() -> None:
    loaded = loaded_by(f"{CORE}, companion.text.teller; companion.text.language.Language('de').say('march-moved')")
    assert {"msgspec", "sqlite3", "fluent"} <= loaded, "it does what it is there for"
    assert not loaded & {"textual", "rich", "reportlab", "qrcode", "click"}


@pytest.mark.parametrize("code", ["en", "de"])
def test_help_loads_next_to_nothing(code: str) -> None:
    loaded = loaded_by(f"from companion.cli.app import main; main(['--help', '--lang', '{code}'])")
    assert "click" in loaded
    assert not loaded & {"fluent", "sqlite3", "msgspec", "tomllib", "platformdirs", "textual", "rich", "reportlab"}


def test_a_command_loads_no_screen_and_no_paper() -> None:
    loaded = loaded_by("from companion.cli.app import main; main(['options', 'march'])")
    assert not loaded & {"textual", "rich", "reportlab", "qrcode"}
