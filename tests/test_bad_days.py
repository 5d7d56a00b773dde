"""Full disks, damaged files, newer versions, nonsense typed in: one clear sentence, and nothing stored is touched."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from companion.kernel import journal
from companion.text.language import CODES
from tests.shell import OK, REFUSED, Shell, refusal
from tests.stored import stored

ROOT = Path(__file__).parent.parent
LOOKING = ("show", "choices", "log", "recheck")
in_both_languages = pytest.mark.parametrize("code", CODES)


def words(code: str, english: str, german: str) -> str:
    return {"en": english, "de": german}[code]


# --- disks ----------------------------------------------------------------------------------------------------------


@in_both_languages
def test_a_full_disk_refuses_the_entry_and_keeps_the_rest(
    companion: Shell, home: Path, table: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = journal._connect

    def on_a_full_disk(path: Path | str) -> sqlite3.Connection:
        connection = connect(path)
        pages = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count = {pages + 2}")
        return connection

    before = stored(home)
    essay = ["set", table, "turn", "2", "--reason", "because " * 4000]
    with monkeypatch.context() as full:
        full.setattr(journal, "_connect", on_a_full_disk)
        line = refusal(companion(*essay, "--lang", code))
        assert words(code, "disk is full", "Festplatte ist voll") in line
        assert companion("show", table).code == OK
        assert stored(home) == before
    assert companion(*essay).code == OK, "with room again, the same entry goes in"


@in_both_languages
def test_a_file_that_may_not_grow_any_further(
    companion: Shell, home: Path, table: str, tmp_path: Path, code: str
) -> None:
    before, record = stored(home), tmp_path / "old.record"
    record.write_text("an older export\n")
    largest = max(path.stat().st_size for path in home.rglob("*"))
    for arguments in (
        ["set", table, "turn", "2", "--reason", "because " * 12000],
        ["import", str(long_record(tmp_path))],
        ["export", table, str(record)],
    ):
        limit = 100 if arguments[0] == "export" else largest
        run = limited(limit, *arguments, "--lang", code)
        assert run.returncode == REFUSED, run
        assert len(run.stderr.splitlines()) == 1, run.stderr
        assert words(code, "free some room", "schaffe platz") in run.stderr.lower()
        assert stored(home) == before
    assert record.read_text() == "an older export\n"


def limited(size: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Companion in a process whose files may not grow beyond a size."""
    program = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}));"
        "from companion.cli.app import main; main(sys.argv[1:])"
    )
    command = [sys.executable, "-B", "-c", program, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def long_record(folder: Path) -> Path:
    path = folder / "long.record"
    path.write_text("game: march\n" + f"set turn = 1  # {'because ' * 1000}\n" * 100)
    return path


@in_both_languages
@pytest.mark.parametrize("place", ["below a file", "/proc"])
def test_a_folder_that_cannot_be_written(
    companion: Shell, tmp_path: Path, place: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "home" if place == "below a file" else Path("/proc/companion")
    monkeypatch.setenv("COMPANION_HOME", str(folder))
    for arguments in (["new", "march"], ["tables"], ["show", "x"], ["enter", "x", "y"], ["demo"], []):
        assert "COMPANION_HOME" in refusal(companion(*arguments, "--lang", code))


@in_both_languages
def test_a_database_that_may_only_be_read(
    companion: Shell, home: Path, table: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, connect = stored(home), sqlite3.connect

    def read_only(path: Path | str, **options: object) -> sqlite3.Connection:
        if Path(path).name != "companion.db":
            return connect(path, **options)  # type: ignore[call-overload]
        return connect(f"file:{path}?mode=ro", uri=True, **options)  # type: ignore[call-overload]

    with monkeypatch.context() as locked:
        locked.setattr(sqlite3, "connect", read_only)
        for arguments in (["enter", table, "blue pick ATTACK"], ["new", "march"], ["rename", table, "x"]):
            assert "COMPANION_HOME" in refusal(companion(*arguments, "--lang", code))
        assert companion("show", table).code == OK
    assert stored(home) == before


def test_output_that_cannot_be_written_is_no_crash(companion: Shell, home: Path, table: str) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "companion", "show", table]
        run = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert run.returncode == REFUSED
    assert "cannot be written" in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert not (home / "crash.log").exists()


# --- damaged and newer databases ------------------------------------------------------------------------------------


def noise(path: Path) -> None:
    path.write_bytes(Random(1).randbytes(20_000))


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def shredded(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for at in range(4096, len(content), 4096):
        content[at : at + 2000] = Random(at).randbytes(2000)
    path.write_bytes(bytes(content))


@in_both_languages
@pytest.mark.parametrize("damage", [noise, half, shredded])
def test_a_damaged_database_is_told_and_left_alone(
    companion: Shell, home: Path, table: str, damage: Callable[[Path], None], code: str
) -> None:
    database = home / "companion.db"
    flatten(database)
    damage(database)
    before = database.read_bytes()
    for arguments in (["show", table], ["enter", table, "blue pick ATTACK"], ["tables"], ["export", table, "-"], []):
        assert "companion restore" in refusal(companion(*arguments, "--lang", code))
    assert database.read_bytes() == before
    assert companion("restore", "--lang", code).code == OK


def flatten(database: Path) -> None:
    """Everything in one file, nothing left in the write-ahead log."""
    connection = sqlite3.connect(database)
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()


@pytest.mark.parametrize("seed", range(30))
def test_whatever_byte_is_damaged_there_is_never_a_crash(companion: Shell, home: Path, table: str, seed: int) -> None:
    database, dice = home / "companion.db", Random(seed)
    flatten(database)
    content = bytearray(database.read_bytes())
    start = dice.randrange(len(content))
    content[start : start + dice.choice((1, 8, 200))] = dice.randbytes(dice.choice((1, 8, 200)))
    database.write_bytes(bytes(content[: database.stat().st_size]))
    for command in LOOKING:
        answer = companion(command, table)
        if answer.code != OK and command != "recheck":
            refusal(answer)
    for arguments in (
        ["tables"],
        ["enter", table, "blue pick ATTACK"],
        ["undo", table, "--agreed"],
        ["export", table, "-"],
    ):
        answer = companion(*arguments)
        assert answer.code == OK or refusal(answer)


@in_both_languages
def test_a_database_of_a_newer_companion_is_not_touched(companion: Shell, home: Path, table: str, code: str) -> None:
    database = home / "companion.db"
    connection = sqlite3.connect(database)
    connection.execute("pragma user_version = 99")
    connection.close()
    before = stored(home)
    for arguments in (["show", table], ["enter", table, "blue pick ATTACK"], ["new", "march"], ["tables"]):
        line = refusal(companion(*arguments, "--lang", code))
        assert words(code, "newer Companion", "neueren Version") in line
    assert stored(home) == before


def test_one_table_of_an_unknown_game_does_not_hide_the_others(companion: Shell, home: Path, table: str) -> None:
    second = companion("new", "march", "--name", "Chess night").out.strip()
    connection = sqlite3.connect(home / "companion.db")
    connection.execute("update tables set game = 'chess' where id = ?", (second,))
    connection.commit()
    connection.close()
    listed = companion("tables").out
    assert "Kitchen" in listed
    assert "cannot be read by this Companion" in listed
    assert "march" in refusal(companion("show", second))


# --- nonsense typed in ----------------------------------------------------------------------------------------------


@in_both_languages
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("countries.N.purple", "1"),
        ("countries.X.vp", "1"),
        ("sides.blue.hand.99", '"MOVE1"'),
        ("sides.blue.hand.²", '"MOVE1"'),
        ("", "1"),
        ("turn.turn", "1"),
        ("turn", '"two"'),
        ("turn", "99999999999999999999999"),
        ("phase", '"tea"'),
        ("countries", "{}"),
        ("sides", '{"blue": null}'),
        ("turn", "two"),
        ("turn", "NaN"),
        ("turn", "[" * 20_000),
        ("sides.blue.stock", "1.5"),
        ("initiative", '"green"'),
    ],
)
def test_a_correction_that_makes_no_sense_is_refused(
    companion: Shell, home: Path, table: str, path: str, value: str, code: str
) -> None:
    before = stored(home)
    refusal(companion("set", table, path, value, "--lang", code))
    assert stored(home) == before


@in_both_languages
@pytest.mark.parametrize(
    "move", ["roll " + "9" * 5000 + " 1", "move " + "9" * 5000 + " N->BH", "@pile black=x", "\0", "🂡"]
)
def test_a_move_that_makes_no_sense_is_refused(companion: Shell, home: Path, table: str, move: str, code: str) -> None:
    before = stored(home)
    line = refusal(companion("enter", table, move, "--lang", code))
    assert "{???}" not in line
    assert stored(home) == before


def test_the_data_folder_may_be_anything_odd(companion: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "Übung #1?mode=ro & 100%"
    monkeypatch.setenv("COMPANION_HOME", str(folder))
    id_ = companion("new", "march").out.strip()
    assert companion("enter", id_, "roll 6 1").code == OK
    assert os.listdir(folder / "backups")
    assert companion("restore").code == OK
    assert companion("show", id_).code == OK
