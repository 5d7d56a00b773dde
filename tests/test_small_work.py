"""Small files stay small work: what is too deep, too large or too long is told, the rest grows with its size."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.games.registry import game
from companion.kernel import data
from companion.kernel.assets import asset_text
from companion.kernel.data import DEEPEST, check, line_of, line_too_deep, parse
from companion.kernel.journal import Journal
from companion.kernel.notation import _BLANK
from companion.kernel.past import Past
from companion.kernel.record import MOST_STEPS, import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import BadData, Trouble
from companion.text.language import CODES
from tests.shell import Shell, refusal
from tests.stored import stored

TYW = asset_text("games", "march", "scenarios", "tyw.toml")
MANY = 20_000
FILES = {
    "lists in lists": "a = " + "[" * MANY,
    "closed lists in lists": "a = " + "[" * MANY + "]" * MANY,
    "tables in tables": "a = " + "{ b = " * MANY,
    "a key of many parts": ".".join(["a"] * MANY) + " = 1",
    "a key of many quoted parts": " . ".join(['"a b"'] * MANY) + " = 1",
    "a table of many parts": "[" + ".".join(["a"] * MANY) + "]",
    "a number of many digits": "a = " + "9" * 5000,
    "a number too large": "a = " + "9" * 400,
    "a large number in hex": "a = [{ b = 0x" + "f" * 5000 + " }]",
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", FILES)
def test_what_no_game_needs_is_told_with_its_line(companion: Shell, home: Path, name: str, code: str) -> None:
    path = home / "games" / "march" / "scenarios" / "mine.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f"# one line\n{FILES[name]}\n")
    for arguments in (["data", "check", str(path)], ["new", "march", "--set", "scenario=mine"]):
        line = refusal(companion(*arguments, "--lang", code))
        assert line.startswith({"en": "mine.toml, line 2: ", "de": "mine.toml, Zeile 2: "}[code])


@pytest.mark.parametrize("name", [name for name in FILES if "number" not in name])
def test_what_is_too_deep_is_told_before_it_is_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(text: str) -> dict[str, Any]:
        raise AssertionError("reading it takes ever longer")

    monkeypatch.setattr(tomllib, "loads", never)
    with pytest.raises(BadData):
        parse(FILES[name], "mine.toml")


def test_only_keys_and_brackets_count() -> None:
    dots, brackets = "a." * 3 * DEEPEST, "[{" * 3 * DEEPEST
    text = f'a = "{dots}{brackets}"\nb = \'{dots}{brackets}\'\nc = """\n{brackets}\\""""\n# {dots}{brackets}\n'
    text += f"d = '''\n{brackets}'''\ne = [[1.5, 2.5], [{{ f.g = 1 }}]]\n"
    assert line_too_deep(text) == 0
    assert parse(text, "mine.toml")["e"] == [[1.5, 2.5], [{"f": {"g": 1}}]]
    assert line_too_deep(f"{text}g = {'[' * DEEPEST}[") == len(text.splitlines()) + 1
    assert line_too_deep(TYW) == 0


def calls(monkeypatch: pytest.MonkeyPatch, place: Any, name: str, work: Callable[[], object]) -> int:
    """How often something is asked for in the course of a work."""
    count, asked = 0, getattr(place, name)

    def counted(*args: Any) -> Any:
        nonlocal count
        count += 1
        return asked(*args)

    with monkeypatch.context() as counting:
        counting.setattr(place, name, counted)
        work()
    return count


class Country(msgspec.Struct, forbid_unknown_fields=True):
    vp: int = 0


class Countries(msgspec.Struct):
    countries: dict[str, Country]


def test_one_mistake_among_many_entries_is_found_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(f"[countries.C{n}]\nvp = {n if n != 3000 else 'true'}" for n in range(4000))

    def look() -> None:
        with pytest.raises(BadData) as found:
            check(parse(text, "x.toml"), Countries, text, "x.toml")
        assert found.value.facts["field"] == "countries.C3000.vp"
        assert found.value.facts["line"] == 6002

    assert calls(monkeypatch, data, "_message", look) < 20


def test_rows_of_rows_are_counted_anew_below_each_row() -> None:
    text = "[[a]]\n[[a.b]]\nc = 1\n[[a.b]]\nc = 2\n[[a]]\n[[a.b]]\nc = 3\n"
    assert [line_of(text, path) for path in ("a[0].b[0].c", "a[0].b[1].c", "a[1].b[0].c")] == [3, 5, 8]


# --- records --------------------------------------------------------------------------------------------------------

RECORDS = {
    "corrections": ["set turn = 1"],
    "corrections that are taken back": ["set turn = 1", "undo", "set turn = 2"],
}


def entered(*lines: str) -> Table[Any]:
    record = read_record("\n".join(["game: march", "roll 5 2", "blue pick MOVE1", *lines, ""]).encode())
    return import_record(Journal(":memory:"), game("march"), record)


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("asked", ["entry", "body"])
def test_four_times_as_many_lines_are_four_times_the_work(
    name: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = calls(monkeypatch, Past, asked, lambda: entered(*RECORDS[name] * 40))
    many = calls(monkeypatch, Past, asked, lambda: entered(*RECORDS[name] * 160))
    assert many <= 4 * few + 10


def test_going_back_and_forth_step_by_step_is_work_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def back_and_forth(steps: int) -> int:
        lines = ["set turn = 1"] * steps + ["undo"] * steps + ["redo"] * steps
        return calls(monkeypatch, Past, "entry", lambda: entered(*lines))

    assert back_and_forth(120) <= 4 * back_and_forth(30) + 10


def test_seals_hold_whatever_lies_between() -> None:
    table = entered(*["set turn = 1"] * 30, "undo", "undo", "redo")
    assert [seal.seat for seal in table.sealed()] == ["blue"]
    table.enter("orange pick MOVE1")
    assert table.entry(table.head).kind == "reveal"
    table.correct("turn", 2)
    assert table.sealed() == ()
    table.jump(31, consent=True, exactly=True)
    assert [seal.seat for seal in table.sealed()] == ["blue"]


def test_redo_takes_as_many_steps_as_there_are() -> None:
    table = entered("set turn = 2", "set turn = 3", "set turn = 4", "undo 3")
    table.redo(2)
    assert table.state.turn == 3
    table.redo(99)
    assert table.state.turn == 4
    with pytest.raises(Trouble):
        table.redo()


@pytest.mark.parametrize("code", CODES)
def test_a_record_longer_than_any_game_is_told(companion: Shell, home: Path, table: str, code: str) -> None:
    before = stored(home)
    content = "game: march\n" + "set turn = 1\n" * 115_000  # 1.5 MB
    for command in ("import", "replay"):
        line = refusal(companion(command, "-", "--lang", code, reads=content))
        assert {"en": "20,000", "de": "20.000"}[code] in line
    assert stored(home) == before
    assert len(read_record(b"game: march\n" + b"undo\n" * MOST_STEPS).lines) == MOST_STEPS


def test_a_long_word_is_looked_at_once() -> None:
    """From each of its letters on would be a hundred thousand times a hundred thousand."""
    assert _BLANK.sub("-", f"{'x' * 100_000} magic 1") == f"{'x' * 100_000} -"
    assert [found.start() for found in _BLANK.finditer("magic 1 a tower 2")] == [0, 10]
