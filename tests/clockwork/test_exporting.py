"""An export is a view: what was chosen in secret is in no record before the game is over, unless everything is wanted.

Twin tables differ in one such choice only; what is exported of them, and their codes, have to be the same.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.clockwork.moves.base import Pass
from companion.games.clockwork.moves.call import Call
from companion.games.clockwork.moves.favours import Bonus
from companion.games.clockwork.moves.give import Give
from companion.games.clockwork.moves.study import Sacrifice
from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.game import Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import LONGEST_LINE, export_everything, export_record, import_record, read_record
from companion.kernel.rules import GameRules
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import CODES, language
from companion.text.recorded import open_record
from tests.clockwork.recording import LEARN
from tests.clockwork.setups import clockwork, opening
from tests.clockwork.test_secrets import MASKED, SPIES, two_tables
from tests.shell import OK, WRONG_USAGE, Shell, refusal

GAME = game("clockwork")
NOBODY = ("red deploy -", "blue deploy -")
EFFECTS = 'effects = [{ type = "gain_vp", amount = 1 }]\n'
ALLIES = {"players": "4", "alliance": "yes"}
THREE = {"players": "3", "exchange": "yes"}
PAIRS: dict[str, tuple[dict[str, str], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "a call to arms": (ALLIES, (*SPIES["4"], "blue pass"), ("red call V1",), ("red call S1",)),
    "no call at all": (ALLIES, (*SPIES["4"], "blue pass"), ("red call V1",), ("red pass",)),
    "domains of workers given up": ({}, (*SPIES["2"], *NOBODY), ("red study magic:2", "blue study -"),
                                    ("red study religion:2", "blue study -")),
    "a gift": (THREE, (), ("red give blue magic:1",), ("red give blue science:1",)),
}  # fmt: skip


def masked(text: str) -> str:
    return MASKED.sub("…", text)


@pytest.mark.parametrize("name", PAIRS)
def test_tables_that_differ_in_a_hidden_choice_are_exported_alike(companion: Shell, name: str, tmp_path: Path) -> None:
    tables = two_tables(companion, *PAIRS[name])
    answers = [companion("export", table, "-") for table in tables]
    assert masked(answers[0].out) == masked(answers[1].out)
    assert all("--everything" in answer.err for answer in answers), (
        "whoever exports it is told that something is missing"
    )
    assert "# Something that only some players know is left out here." in answers[0].out
    assert companion("export", tables[0], "--code").out == companion("export", tables[1], "--code").out
    everything = [companion("export", table, "-", "--everything").out for table in tables]
    assert [PAIRS[name][2][0] in text for text in everything] == [True, False]
    record = tmp_path / "public.record"
    record.write_text(answers[0].out, encoding="utf-8")
    again = companion("import", str(record))
    assert again.code == OK
    assert masked(companion("export", again.out.strip(), "-").out)


def test_what_is_left_out_and_what_is_told(companion: Shell, tmp_path: Path) -> None:
    table, _ = two_tables(companion, *PAIRS["domains of workers given up"])
    text = companion("export", table, "-").out
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert "study" not in text
    assert "Red gives up 2 workers" in text
    assert [line for line in lines if not line.startswith(("game", "rules", "entries", "option", "table"))] == [
        lines[-1]
    ], "the position is all there is to play"
    assert lines[-1].startswith("set * = {")
    german = companion("export", table, "-", "--lang", "de").out
    assert "# Hier fehlt etwas, das nur einige wissen." in german
    assert german.splitlines()[-2] == text.splitlines()[-2], "the position needs no words"


@pytest.mark.parametrize("name", PAIRS)
def test_everything_replays_to_the_same_digest(companion: Shell, name: str, tmp_path: Path) -> None:
    record = tmp_path / "all.record"
    for table in two_tables(companion, *PAIRS[name]):
        assert companion("export", table, str(record), "--everything").err == ""
        again = companion("import", str(record)).out.strip()
        digests = [companion("log", each, "--json").lines[-1] for each in (table, again)]
        assert companion("recheck", again).code == OK
        assert digests[0].split('"digest":')[1][:34] == digests[1].split('"digest":')[1][:34]


def test_a_code_has_nobodys_secrets_and_cannot_be_asked_for_them(companion: Shell) -> None:
    table = companion("new", "clockwork").out.strip()
    refusal(companion("export", table, "--code", "--everything"), WRONG_USAGE)


@pytest.mark.parametrize("code", CODES)
def test_a_game_without_secrets_is_exported_move_by_move(code: str) -> None:
    """Deployment orders are open as soon as they are revealed, and so is what the tiles yield."""
    table = Table.create(Journal(":memory:"), GAME, clockwork())
    for line in (*SPIES["2"], "red deploy V1:1", "blue deploy -"):
        table.enter(line)
    assert table.state.phase == "study"
    text, left_out = open_record(table, language(code))
    assert not left_out
    assert "red deploy V1:1\nblue deploy -\n" in text
    again = import_record(Journal(":memory:"), GAME, read_record(text.encode()))
    assert state_digest(again.state) == state_digest(table.state)


def test_when_the_game_is_over_nothing_is_a_secret() -> None:
    record = read_record(Path("tests/records/game-cw-2v2-vp.record").read_bytes())
    table = import_record(Journal(":memory:"), GAME, record)
    assert table.result is not None
    assert "call S1" in export_record(table)
    table.undo(consent=True)
    assert table.result is None
    assert "call S1" not in export_record(table)


def test_a_hidden_choice_that_was_undone_stays_hidden() -> None:
    table = Table.create(Journal(":memory:"), GAME, Setup(THREE))
    table.enter("red give blue magic:1")
    table.undo(consent=True)
    assert "give" not in export_record(table)


def test_a_position_with_many_described_cards_is_imported_however_long_its_line_is() -> None:
    cards = "\n".join(f'[[card]]\nid = "c{n}"\nkind = "espionage"\nname_en = "Card {n}"\n{EFFECTS}' for n in range(300))
    table = Table.create(Journal(":memory:"), GAME, Setup(THREE, {}, {"cards": cards}))
    for line in (LEARN, "red give blue magic:1"):
        table.enter(line)
    text = export_record(table)
    assert max(map(len, text.splitlines())) > LONGEST_LINE
    again = import_record(Journal(":memory:"), GAME, read_record(text.encode()))
    assert again.state.rules.cards == table.state.rules.cards


def test_a_public_position_that_no_correction_leads_to_is_told(
    companion: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the books were kept first and the map came later, other tiles are there than at the beginning; so it is
    with a game that does not say from which set-up it could have come to that."""
    lines = Path("tests/records/game-cw-ledger-full.record").read_text(encoding="utf-8").splitlines()
    moves = next(number for number, line in enumerate(lines) if "study" in line and not line.startswith("#")) + 4
    record, out = tmp_path / "begun.record", tmp_path / "out.record"
    record.write_text("\n".join(lines[:moves]) + "\n", encoding="utf-8")
    table = companion("import", str(record)).out.strip()
    with monkeypatch.context() as unsaid:
        unsaid.setattr(type(GAME), "setup_of", GameRules.setup_of)
        assert "--everything" in refusal(companion("export", table, str(out)))
    assert not out.exists()
    assert "set * = " in companion("export", table, "-").out
    assert companion("export", table, str(out), "--everything").code == OK


# --- the same by chance ---------------------------------------------------------------------------------------------

TABLES = {
    "2v2": clockwork(players="4", alliance="yes", exchange="yes"),
    "3 at Lovelace's": clockwork(players="3", court="lovelace", exchange="yes"),
    "2": clockwork(court="lovelace", automatic="off"),
}
MOVES, EVERY, GENEROUS = 60, 4, 0.1  # so many moves a game, every fourth position compared, now and then a gift


def begun(setup: Setup) -> Table[Any]:
    table = Table.create(Journal(":memory:"), GAME, setup)
    for line in opening(setup):
        table.enter(line)
    return table


def chosen(table: Table[Any], dice: Random) -> tuple[Move, Move]:
    """What somebody does, and something that nobody else can tell from it, if there is such a thing."""
    choices = table.choices()
    gifts = [moves for decision, moves in choices if decision.kind == "give"]
    others = [moves for decision, moves in choices if moves and not decision.typed]
    moves = dice.choice(gifts if gifts and dice.random() < GENEROUS else others)
    move = dice.choice(moves)
    return move, dice.choice([other for other in moves if public(other) == public(move)])


def public(move: Move) -> Any:
    """What everybody hears of a move."""
    match move:
        case Call(seat) | Pass(seat):
            return seat
        case Sacrifice(seat, points) | Bonus(seat, points):
            return seat, points.total
        case Give(seat, to, gift):
            return seat, to, gift.cards, gift.slots
    return move


def known(table: Table[Any]) -> tuple[Any, ...]:
    """All that everybody saw and heard."""
    told = [[event for event in entry.events if event.visible_to(None)] for entry in table.line()]
    return masked(str(told)), table.seen_by(None), table.pending()


@pytest.mark.parametrize("name", TABLES)
def test_what_nobody_can_tell_apart_is_exported_alike(name: str) -> None:
    assert sum(compared(TABLES[name], Random(f"{name} {seed}")) for seed in range(2)) > EVERY


def compared(setup: Setup, dice: Random) -> int:
    """As long as nobody has noticed that the twin is another game, neither record nor code gives it away."""
    table, twin, unlike = begun(setup), begun(setup), 0
    for _ in range(MOVES):
        move, other = chosen(table, dice)
        table.enter(move)
        try:
            twin.enter(other)
        except Trouble:  # where what the twin did before counts
            break
        if table.result is not None or known(table) != known(twin):  # somebody turned out to lack what was to be paid
            break
        if table.state != twin.state:
            unlike += 1
        if table.state != twin.state and unlike % EVERY == 1:
            assert masked(export_record(table)) == masked(export_record(twin))
            assert save_code(table).qr == save_code(twin).qr
    check_everything(table)
    return unlike


def check_everything(table: Table[Any]) -> None:
    text = export_everything(table)
    again = import_record(Journal(":memory:"), GAME, read_record(text.encode()))
    assert state_digest(again.state) == state_digest(table.state)
    assert export_everything(again) == text
    assert list(audit(again)) == []
