"""Text from outside is shown as text: whatever names, reasons, records, codes and files hold, no line is forged."""

from __future__ import annotations

import json
import re
import sqlite3
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.commands import COMMANDS
from companion.games.registry import commands
from companion.kernel.assets import asset_text
from companion.kernel.outside import UNSEEN, as_json, as_lines, as_text
from companion.text.language import CODES
from tests.shell import OK, REFUSED, WRONG_USAGE, Shell, refusal

ESCAPE, OTHER_ESCAPE, RIGHT_TO_LEFT, HIDDEN = (
    "\x1b]0;owned\x07\x1b[2J",
    "\x9b31m",
    "\u202eevil\u2066",
    "\u200b\ufeff\x7f",
)
HOSTILE = f"Anna{ESCAPE}{OTHER_ESCAPE}{RIGHT_TO_LEFT}{HIDDEN}\rBen"
FORGED = f"{HOSTILE}\nforged line\u2028another\x85third"
HARMLESS = "Zoë Müller-Ł. 王小明 سارا \u200cعلی 👩‍👧 a\u00a0b soft\u00adhyphen"
CONTROLS = ("Cc", "Cs", "Zl", "Zp")
TURNS = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")  # the direction of writing
in_both_languages = pytest.mark.parametrize("code", CODES)


def unseen(text: str) -> set[str]:
    """What no terminal may get: control characters, what turns the writing round, what takes no room."""
    return {sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")} - {"\n"}


def scenario() -> str:
    """A scenario file full of it; TOML itself allows no control characters but knows their numbers."""
    escaped = "".join(f"\\U{ord(sign):08x}" for sign in FORGED)
    return asset_text("games", "march", "scenarios", "tyw.toml").replace("Neutral", escaped).replace("War", escaped)


@pytest.fixture
def hostile(companion: Shell, home: Path) -> str:
    """A table of which everything that came from outside is as bad as can be, some of it by the back door."""
    file = home / "games" / "march" / "scenarios" / "bad.toml"
    file.parent.mkdir(parents=True)
    file.write_text(scenario())
    table = companion("new", "march", "--set", "scenario=bad", "--name", "Kitchen", "--seat", "blue=Anna").out.strip()
    for arguments in (
        ["enter", table, "roll 5 2"],
        ["force", table, "blue end", "--reason", FORGED],
        ["set", table, "rules.name.en", json.dumps(FORGED), "--reason", FORGED],
        ["set", table, "rules.name.de", json.dumps(FORGED)],
        ["set", table, "turn", "2", "--reason", FORGED],
        ["undo", table, "--agreed"],
    ):
        assert companion(*arguments).code == OK
    by_the_back_door(home, table)
    return table


def by_the_back_door(home: Path, table: str) -> None:
    connection = sqlite3.connect(home / "companion.db")
    (setup,) = connection.execute("select setup from tables where id = ?", (table,)).fetchone()
    changed = json.loads(setup) | {"seats": {"blue": FORGED, "orange": HOSTILE}}
    with connection:
        connection.execute("update tables set name = ?, setup = ?", (FORGED, json.dumps(changed).encode()))
    connection.close()


def every_command(table: str, folder: Path) -> Iterator[tuple[list[str], str]]:
    """Each command at least once, well used and badly; with what it reads."""
    record = f"game: march\ntable: {HOSTILE}\nseat blue: {HOSTILE}\nroll 5 2\nblue {HOSTILE}\n"
    (folder / "bad.record").write_text(record)
    (folder / "bad.toml").write_text(scenario().replace("armies = 3", 'armies = "three"'))
    for command in ("show", "choices", "log", "recheck"):
        yield [command, table], ""
        yield [command, table, *(["--json"] if command != "recheck" else [])], ""
        yield [command, HOSTILE], ""
    yield from (([*words, "--json"], "") for words in (["tables"], ["undo", table, "--agreed"], ["redo", table]))
    yield from (([*words], "") for words in (["tables"], ["tables", "--archived"], ["why", table, "2"], []))
    for words in (["enter", table, HOSTILE], ["enter", table, "roll 1 1"], ["force", table, HOSTILE]):
        yield words, ""
        yield [*words, "--json"], ""
    yield ["jump", table, "1", "--agreed"], ""
    yield ["set", table, HOSTILE, "1"], ""
    yield ["set", table, "turn", json.dumps(HOSTILE)], ""
    yield ["set", table, "turn", HOSTILE], ""
    yield (
        ["play", "--plain", table],
        f"show\nlog\nwhy 2\ninventory\nset {HOSTILE} = 1\n{HOSTILE}\nrules {HOSTILE}\nquit\n",
    )
    yield ["new", "march", "--set", f"scenario={HOSTILE}"], ""
    yield ["new", "march", "--set", f"{HOSTILE}=1"], ""
    yield ["rename", HOSTILE, "x"], ""
    yield ["continue", HOSTILE], ""
    yield ["ahead", table, HOSTILE], ""
    yield ["archive", HOSTILE], ""
    yield ["demo"], ""
    yield ["replay", "-"], record
    yield ["replay", "-", "--json", "--keep-going"], record
    yield ["replay", "-", "--state", "--keep-going"], f"game: march\n{HOSTILE}\nset turn = 2 # {HOSTILE}\n"
    yield ["export", table, "-"], ""
    yield ["export", table, "--code"], ""
    yield ["import", str(folder / "bad.record")], ""
    yield ["import", "--code", HOSTILE], ""
    yield ["print", "march", HOSTILE], ""
    yield ["print", "march", "--list", "--table", table], ""
    yield ["rules", "march", HOSTILE], ""
    yield ["options", HOSTILE], ""
    yield ["data", "check", str(folder / "bad.toml"), str(folder / HOSTILE)], ""
    yield ["where"], ""
    yield ["backups"], ""
    yield ["restore", HOSTILE], ""
    yield ["map", "show", HOSTILE], ""
    yield from ((["serve", HOSTILE], ""), (["serve", table, "--address", HOSTILE], ""))
    yield from ((["phones", table], ""), (["phones", table, "--release", HOSTILE], ""), (["phones", HOSTILE], ""))
    yield [HOSTILE], ""
    yield ["show", table, f"--{HOSTILE}"], ""
    yield ["show", table, "--seat", HOSTILE], ""


@in_both_languages
def test_no_command_writes_anything_but_text(companion: Shell, hostile: str, tmp_path: Path, code: str) -> None:
    tried = set[str]()
    for arguments, reads in every_command(hostile, tmp_path):
        answer = companion(*arguments, "--lang", code, reads=reads) if arguments else companion()
        assert answer.code in (OK, REFUSED, WRONG_USAGE)
        assert unseen(answer.out) == unseen(answer.err) == set(), (arguments, answer)
        assert not re.search(r"^(?:forged|another|third)", answer.out + answer.err, re.MULTILINE), arguments
        tried |= set(arguments[:1])
    assert tried >= set(COMMANDS) | set(commands())


def test_json_holds_what_is_stored(companion: Shell, hostile: str) -> None:
    (row,) = companion("tables", "--json").json
    assert row["name"] == FORGED
    assert row["seats"] == {"blue": FORGED, "orange": HOSTILE}
    assert companion("show", hostile, "--json").json["state"]["rules"]["name"]["de"] == FORGED


def test_a_record_holds_the_same_position_without_any_of_it(companion: Shell, hostile: str) -> None:
    record = companion("export", hostile, "-").out
    again = companion("import", "-", reads=record).out.strip()
    assert companion("show", again, "--json").json["state"] == companion("show", hostile, "--json").json["state"]


@in_both_languages
@pytest.mark.parametrize("sign", ["\x1b[31m", "\x07", "\x7f", "\x9b", "\u202e", "\u2066", "\u200b", "\ufeff"])
def test_names_that_cannot_be_read_are_refused(companion: Shell, table: str, sign: str, code: str) -> None:
    name = f"An{sign}na"
    for arguments, reads in (
        (["new", "march", "--name", name], ""),
        (["new", "march", "--seat", f"blue={name}"], ""),
        (["rename", table, name], ""),
        (["import", "-", "--name", name], "game: march\nroll 5 2\n"),
    ):
        line = refusal(companion(*arguments, "--lang", code, reads=reads))
        assert {"en": "A name cannot hold signs", "de": "Ein Name kann keine Zeichen"}[code] in line
    assert [row["name"] for row in companion("tables", "--json").json] == ["Kitchen"]


@in_both_languages
@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x9b", "\u202e", "\u200b"])
def test_in_the_names_of_a_record_such_signs_are_replaced_and_that_is_said(
    companion: Shell, sign: str, code: str
) -> None:
    for header, names in (("table", "An\ufffdna"), ("seat blue", "An\ufffdna"), ("seat orange", "Be\ufffd, n")):
        name = names.replace("\ufffd", sign)
        answer = companion("import", "-", "--lang", code, reads=f"game: march\n{header}: {name}\nroll 5 2\n")
        assert answer.code == OK
        said = [line for line in answer.err.splitlines() if names in line]
        wanted = {"en": "Signs that no screen shows were replaced", "de": "Zeichen, die kein Bildschirm zeigt, sind"}
        assert len([line for line in said if wanted[code] in line]) == 1
        again = companion("export", answer.lines[0], "-").out
        assert f"{header}: {names}\n" in again
        answer = companion("import", "-", "--name", "Anna", reads=f"game: march\ntable: {name}\nroll 5 2\n")
        assert "replaced" not in answer.err, "with a name of one's own"


def test_names_in_any_writing_are_taken_as_they_are(companion: Shell) -> None:
    table = companion("new", "march", "--name", HARMLESS, "--seat", f"blue={HARMLESS}").out.strip()
    shown = " ".join(HARMLESS.split())
    assert shown in companion("tables").out
    assert companion("show", table).code == OK


def test_whatever_unicode_calls_a_control_is_not_shown() -> None:
    for sign in map(chr, range(0x110000)):
        if unicodedata.category(sign) in CONTROLS or unicodedata.bidirectional(sign) in TURNS:
            assert as_text(sign) in (" ", UNSEEN), hex(ord(sign))
            assert as_lines(sign) in (" ", UNSEEN, "\n")
            assert json.loads(f'"{as_json(sign)}"') == sign
