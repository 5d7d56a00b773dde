"""Whole games and the worked examples of the rulebooks, replayed line by line.

Besides what every record may hold, these have three kinds of comments that are checked where they stand:
    #! MP-SETUP-11: roll 4 4        this entry is refused here, citing that rule (several: MP-STR-01 MP-CTRL-05)
    #+ forced march: red deploy …   this entry is allowed here; the words before it are for whoever reads
    #= sides.blue.stock = 2         this field of the position has this value; `shown.N` is what the picture shows of N
The digest of the position after every line is in records/digests.toml. When a rule, a card or a field of the position
was changed on purpose, `python -m tests.test_records` writes it anew, once the game's `version` has been raised: tables
on disk that lead elsewhere under the same version would be called damaged.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.game import Result
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import Record, export_everything, export_record, import_record, read_record, replay
from companion.kernel.table import Table
from tests.support import broken_by

FOLDER = Path(__file__).parent / "records"
DIGESTS = FOLDER / "digests.toml"
_CHECK = re.compile(r"#(?P<kind>[!=+])\s*(?P<left>[^:=]+?)\s*[:=]\s*(?P<right>.+)")


def every_name() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.record"))


NAMES = every_name()
every_record = pytest.mark.parametrize("name", NAMES)


class Played(NamedTuple):
    """A record from its first to its last line."""

    table: Table[Any]
    digests: list[str]  # of the position after every move, correction and step back and forth
    checks: int
    wrong: list[str]  # what the record says that is not so


def record_of(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_bytes())


def fresh_table(record: Record) -> Table[Any]:
    return Table.create(Journal(":memory:"), game(record.game), record.setup)


@cache
def played(name: str) -> Played:
    digests, checks, wrong = list[str](), 0, list[str]()
    for table, text, moved in line_by_line(name):
        if moved:
            digests.append(state_digest(table.state).hex())
        found = _CHECK.fullmatch(text.strip())
        if found:
            checks += 1
            wrong += [] if holds(table, **found.groupdict()) else [text]
    return Played(table, digests, checks, wrong)


def line_by_line(name: str) -> Iterator[tuple[Table[Any], str, bool]]:
    """Play a record; stop after every line of the file with the table as it is there. Did the line change it?"""
    record = record_of(name)
    table = fresh_table(record)
    steps = replay(table, record)
    moves = {line.number for line in record.lines}
    for number, text in enumerate((FOLDER / f"{name}.record").read_text(encoding="utf-8").splitlines(), start=1):
        if number in moves:
            step = next(steps)
            assert step.legal, f"line {number} {text!r}: {step.objections or step.trouble}"
        yield table, text, number in moves


def holds(table: Table[Any], kind: str, left: str, right: str) -> bool:
    if kind == "=":
        return bool(value_at(table, left) == json.loads(right))
    broken = broken_by(table, right)
    return not broken if kind == "+" else set(left.split()) <= broken


def value_at(table: Table[Any], path: str) -> Any:
    here: Any = msgspec.json.decode(msgspec.json.encode(table.state))
    if path.startswith("shown."):
        picture = table.game.picture(table.state, None)
        here["shown"] = {event.facts["name"]: event.facts for event in picture if "name" in event.facts}
    for part in path.split("."):
        here = here[int(part)] if isinstance(here, list) else here[part]
    return here


@cache
def stored() -> dict[str, dict[str, str]]:
    return tomllib.loads(DIGESTS.read_text(encoding="utf-8"))


@every_record
def test_a_record_leads_where_it_did_and_says_what_is_true(name: str) -> None:
    found = played(name)
    assert in_short(found.digests) == stored()[name]["steps"].split()
    assert found.digests[-1] == stored()[name]["final"]
    assert stored()[name]["rules"] == found.table.game.version, "written under other rules"
    assert found.wrong == []
    assert found.checks, "a record that claims nothing shows nothing"
    check_export(found.table)


def check_export(table: Table[Any]) -> None:
    everything = export_everything(table)
    again = import_record(Journal(":memory:"), table.game, read_record(everything.encode()))
    assert state_digest(again.state) == state_digest(table.state)
    assert export_everything(again) == everything
    assert export_record(again) == export_record(table)
    assert list(audit(again)) == []


def test_every_record_has_its_digests_and_no_others_are_kept() -> None:
    assert list(stored()) == NAMES


ENDINGS = {
    "march": {
        ("threshold", "blue"), ("threshold", "orange"), ("threshold", None),
        ("agreed", "blue"), ("agreed", "orange"), ("agreed", None),
    },
    "clockwork": {
        ("vp", "alone"), ("territories", "alone"), ("order", "alone"),
        ("vp", "allies"), ("territories", "allies"), ("order", "allies"),
    },
    "marengo": {
        ("morale", "austrian"), ("morale", "french"), ("stars", "austrian"), ("stars", "french"),
        ("conceded", "austrian"), ("conceded", "french"),
    },
}  # fmt: skip


def results(game_id: str) -> Iterator[Result]:
    """How the games end, as their records claim."""
    for name in NAMES:
        found = re.search(r"#= result = (.*)", (FOLDER / f"{name}.record").read_text(encoding="utf-8"))
        if found and record_of(name).game == game_id:
            yield msgspec.json.decode(found[1], type=Result)


def ending(game_id: str, result: Result) -> tuple[str, str | None]:
    if game_id == "clockwork":
        return result.reason, "allies" if "CW-ALLY-36" in result.rules else "alone"
    return result.reason, result.winner


@pytest.mark.parametrize("game_id", ENDINGS)
def test_there_is_a_game_for_every_way_to_end(game_id: str) -> None:
    assert {ending(game_id, result) for result in results(game_id)} == ENDINGS[game_id]


@pytest.mark.parametrize("game_id", ["clockwork", "marengo"])
def test_every_kind_of_move_is_made_in_some_record(game_id: str) -> None:
    rules, found = game(game_id), set[str | None]()
    for record in (record_of(name) for name in NAMES):
        if record.game == rules.id:
            names = rules.names(rules.start(record.setup))
            found |= {rules.notation.verb_of(line.text, names) for line in record.lines if line.kind == "move"}
    assert {move.verb() for move in rules.moves} - found == set()


def in_short(digests: list[str]) -> list[str]:
    return [digest[:8] for digest in digests]


def write_digests(anew: Collection[str] = ()) -> None:
    """`anew`: records that are no longer those whose digests were stored."""
    lines = ["# The position after every line of every record: the first 8 digits each, and all of the last one."]
    for name in every_name():
        table, digests, *_ = played(name)
        rules, short = table.game.version, in_short(digests)
        if name not in anew and leads_elsewhere(short, stored().get(name, {}), rules):
            version = f"raise the version of {table.game.id} above {rules} first"
            raise SystemExit(
                f"{name} leads elsewhere now: {version}, or take its digests out if only the record changed."
            )
        rows = [" ".join(short[at : at + 12]) for at in range(0, len(short), 12)]
        lines += ["", f"[{name}]", f'rules = "{rules}"', f'final = "{digests[-1]}"', 'steps = """', *rows, '"""']
    DIGESTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def leads_elsewhere(short: list[str], before: dict[str, str], rules: str) -> bool:
    """The record had other positions under the same rules; if it only has become longer or shorter, that is no harm."""
    known = before.get("steps", "").split()
    return before.get("rules") == rules and any(a != b for a, b in zip(short, known, strict=False))


def test_digests_are_not_written_anew_under_the_same_rules() -> None:
    before = {"rules": "3", "steps": "aa bb"}
    assert leads_elsewhere(["aa", "cc"], before, "3")
    assert not leads_elsewhere(["aa", "cc"], before, "4")
    assert not leads_elsewhere(["aa", "bb", "cc"], before, "3")


if __name__ == "__main__":
    write_digests()
