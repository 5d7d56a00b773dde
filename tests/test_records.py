"""Whole games and the worked examples of the rulebook, replayed line by line.

Besides what every record may hold, these have two kinds of comments that are checked where they stand:
    #! MP-SETUP-11: roll 4 4        this entry is refused here, citing that rule (several: MP-STR-01 MP-CTRL-05)
    #= sides.blue.stock = 2         this field of the position has this value; `shown.N` is what the picture shows of N
The digest of the position after every line is in records/digests.toml. When a rule, a card or a field of the position
was changed on purpose, `python -m tests.test_records` writes it anew.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.journal import Journal
from companion.kernel.record import Record, export_record, import_record, read_record, replay
from companion.kernel.table import Table, state_digest
from tests.support import broken_by

FOLDER = Path(__file__).parent / "records"
DIGESTS = FOLDER / "digests.toml"
NAMES = sorted(path.stem for path in FOLDER.glob("*.record"))
_CHECK = re.compile(r"#(?P<kind>[!=])\s*(?P<left>[^:=]+?)\s*[:=]\s*(?P<right>.+)")

every_record = pytest.mark.parametrize("name", NAMES)


def record_of(name: str) -> Record:
    return read_record((FOLDER / f"{name}.record").read_bytes())


def fresh_table(record: Record) -> Table[Any]:
    return Table.create(Journal(":memory:"), game(record.game), record.setup)


def played(name: str) -> Iterator[tuple[Table[Any], str]]:
    """Play a record; stop after every line of the file with the table as it is there."""
    record = record_of(name)
    table = fresh_table(record)
    steps = replay(table, record)
    moves = {line.number for line in record.lines}
    for number, text in enumerate((FOLDER / f"{name}.record").read_text(encoding="utf-8").splitlines(), start=1):
        if number in moves:
            step = next(steps)
            assert step.legal, f"line {number} {text!r}: {step.objections or step.trouble}"
        yield table, text


def positions(name: str) -> list[str]:
    """The digest of the position after every move, correction and step back and forth."""
    record = record_of(name)
    table = fresh_table(record)
    return [state_digest(table.state).hex() for step in replay(table, record) if step.legal]


@cache
def stored() -> dict[str, dict[str, str]]:
    return tomllib.loads(DIGESTS.read_text(encoding="utf-8"))


@every_record
def test_a_record_leads_to_the_same_position_at_every_step(name: str) -> None:
    found = positions(name)
    assert [digest[:8] for digest in found] == stored()[name]["steps"].split()
    assert found[-1] == stored()[name]["final"]


@every_record
def test_a_record_says_what_is_true_where_it_says_it(name: str) -> None:
    checks = 0
    for table, text in played(name):
        found = _CHECK.fullmatch(text.strip())
        if found and found["kind"] == "!":
            assert set(found["left"].split()) <= broken_by(table, found["right"]), text
        elif found:
            assert value_at(table, found["left"]) == json.loads(found["right"]), text
        checks += found is not None
    assert checks, "a record that claims nothing shows nothing"


def value_at(table: Table[Any], path: str) -> Any:
    picture = table.game.picture(table.state, None)
    here: Any = msgspec.json.decode(msgspec.json.encode(table.state))
    here["shown"] = {event.facts["name"]: event.facts for event in picture if "name" in event.facts}
    for part in path.split("."):
        here = here[int(part)] if isinstance(here, list) else here[part]
    return here


@every_record
def test_a_record_survives_export_and_import(name: str) -> None:
    record = record_of(name)
    table = import_record(Journal(":memory:"), game(record.game), record)
    again = import_record(Journal(":memory:"), table.game, read_record(export_record(table).encode()))
    assert state_digest(again.state) == state_digest(table.state)
    assert export_record(again) == export_record(table)
    assert list(audit(again)) == []


def test_every_record_has_its_digests_and_no_others_are_kept() -> None:
    assert list(stored()) == NAMES


ENDINGS = {
    ("threshold", "blue"), ("threshold", "orange"), ("threshold", None),
    ("agreed", "blue"), ("agreed", "orange"), ("agreed", None),
}  # fmt: skip


def test_there_is_a_game_for_every_way_to_end() -> None:
    ends = set()
    for name in NAMES:
        record = record_of(name)
        result = import_record(Journal(":memory:"), game(record.game), record).result
        if result is not None:
            ends.add((result.reason, result.winner))
    assert ends == ENDINGS


def write_digests() -> None:
    lines = ["# The position after every line of every record: the first 8 digits each, and all of the last one."]
    for name in NAMES:
        found = positions(name)
        short = [" ".join(digest[:8] for digest in found[at : at + 12]) for at in range(0, len(found), 12)]
        lines += ["", f"[{name}]", f'final = "{found[-1]}"', 'steps = """', *short, '"""']
    DIGESTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_digests()
