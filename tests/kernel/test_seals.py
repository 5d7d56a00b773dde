"""What lies face down: house rules too, corrections, going back, and whether a seal is right."""

from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.cover import covered, uncovered
from companion.kernel.journal import Entry, Journal
from companion.kernel.past import state_digest
from companion.kernel.record import export_everything, export_record, import_record, read_record
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import BadLine, NeedsConsent, Trouble
from tests.support import play

WITHOUT_MOVE1 = ["MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]


def forced_score() -> Table[Any]:
    """Blue has laid SCORE face down in the first turn, which MP-SCORE-08 and MP-SCORE-10 forbid."""
    table = play("")
    table.force("blue pick SCORE", "late for dinner")
    return table


def imported(text: str) -> Table[Any]:
    return import_record(Journal(":memory:"), game("march"), read_record(text.encode()))


def kinds(entry: Entry) -> list[str]:
    return [event.kind for event in entry.events]


def owing(table: Table[Any]) -> set[str | None]:
    return {decision.seat for decision in table.pending() if decision.secret}


# --- house rules face down ------------------------------------------------------------------------------------------


def test_a_house_rule_that_answers_a_secret_decision_lies_face_down_like_any_other() -> None:
    plain, forced = play("blue pick MOVE1"), forced_score()
    honest, entry = (table.entry(table.head) for table in (plain, forced))
    assert (entry.kind, entry.seat, entry.revealed) == (honest.kind, honest.seat, honest.revealed)
    assert [(event.kind, event.rules, event.facts.keys()) for event in entry.events] == [
        (event.kind, event.rules, event.facts.keys()) for event in honest.events
    ]
    assert (forced.state, forced.pending()) == (plain.state, plain.pending())


def test_such_a_house_rule_is_in_no_export_no_why_and_no_code() -> None:
    table = forced_score()
    for told in (export_record(table), repr(table.why(table.head)), repr(table.entry(table.head).events)):
        assert "SCORE" not in told
        assert "dinner" not in told
    assert save_code(table).qr == save_code(play("blue pick MOVE1")).qr


def test_which_rules_it_sets_aside_is_told_at_the_reveal_before_what_it_does() -> None:
    table = forced_score()
    reveal = table.enter("orange pick RECRUIT")
    assert kinds(reveal)[:3] == ["forced", "picked", "picked"]
    assert reveal.events[0].rules == ("MP-SCORE-08", "MP-SCORE-10")
    assert reveal.events[0].facts == {"seat": "blue", "reason": "late for dinner"}
    assert reveal.events[0].visible_to(None)
    assert list(audit(table)) == []


def test_a_house_rule_makes_nobody_elses_seal_lapse() -> None:
    """Whoever decides last reveals everything, also against the rules."""
    table = play("orange pick RECRUIT")
    assert table.force("blue pick SCORE").kind == "reveal"
    assert [event.facts["card"] for event in table.entry(table.head).events if event.kind == "revealed"] == [
        "SCORE",
        "RECRUIT",
    ]
    assert table.state.turn == 2


@pytest.mark.parametrize(("policy", "told"), [("advise", ["advised", "picked"]), ("off", ["picked"])])
def test_a_pick_against_a_relaxed_rule_lies_face_down_too(policy: Any, told: list[str]) -> None:
    table = play("")
    for rule in ("MP-SCORE-08", "MP-SCORE-10"):
        table.relax(rule, policy)
    entry = table.enter("blue pick SCORE")
    assert (entry.kind, kinds(entry)) == ("seal", ["sealed"])
    assert [seal.seat for seal in table.sealed()] == ["blue"]
    assert kinds(table.enter("orange pick RECRUIT"))[: len(told)] == told
    assert imported(export_record(table)).state == table.state
    assert list(audit(table)) == []


def test_what_is_face_down_is_taken_back_before_it_is_forced_anew() -> None:
    table = play("blue pick MOVE1")
    with pytest.raises(Trouble, match="sealed-already"):
        table.force("blue pick SCORE")
    table.undo()
    table.force("blue pick SCORE")
    assert owing(table) == {"orange"}


def test_what_not_even_a_house_rule_can_do_is_refused_when_it_is_laid_down() -> None:
    """The card lies on the discard pile; at the reveal it would be too late to say so."""
    table = play("blue pick MOVE1\norange pick RECRUIT")
    before = table.head
    with pytest.raises(Trouble, match="force-impossible"):
        table.force("blue pick MOVE1")
    assert table.head == before


def test_a_house_rule_face_down_has_a_line_of_its_own_once_it_is_revealed() -> None:
    table = forced_score()
    table.force("orange pick SCORE")
    text = export_record(table)
    assert "force face-down blue pick SCORE  # late for dinner\nforce face-down orange pick SCORE\n" in text
    again = imported(text)
    assert [entry.digest for entry in again.line()] == [entry.digest for entry in table.line()]
    assert export_record(again) == text


def test_the_line_reads_in_german_too() -> None:
    table = play("erzwinge verdeckt blau wähle PUNKTEN")
    assert table.entry(table.head).kind == "seal"
    assert table.state == play("force face-down blue pick SCORE").state


# --- as it was before -----------------------------------------------------------------------------------------------

OPEN = "blue pick MOVE1\nforce orange pick SCORE  # we allow it\n"


def test_a_record_with_a_pick_forced_openly_replays_as_before() -> None:
    table = play(OPEN)
    assert table.entry(table.head).kind == "force"
    assert table.state.side("orange").played == "SCORE"
    assert owing(table) == {"blue"}, "Blue is asked again, as then"
    table.enter("blue pick MOVE2")
    text = export_record(table)
    assert "force orange pick SCORE  # we allow it\nblue pick MOVE2\n" in text
    assert imported(text).state == table.state


def test_a_stored_table_with_a_pick_forced_openly_opens_as_before() -> None:
    table = play(OPEN)
    table.enter("blue pick MOVE2")
    again = Table(table.journal, table.game, table.journal.table(table.id))
    assert again.state == table.state
    assert export_record(again) == export_record(table)
    assert list(audit(again)) == []


def test_a_record_that_took_back_only_the_last_pick_replays_as_before() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT\nundo\norange pick FORTIFY")
    played = [event.facts["card"] for event in table.entry(table.head).events if event.kind == "revealed"]
    assert played == ["MOVE1", "FORTIFY"]
    assert imported(export_record(table)).state == table.state


# --- corrections are no oracle --------------------------------------------------------------------------------------


def corrected(card: str) -> Table[Any]:
    """Blue has picked a card when the table finds that Blue has no MOVE 1."""
    table = play(f"blue pick {card}")
    table.correct("sides.blue.hand", WITHOUT_MOVE1)
    return table


def test_a_correction_of_a_hand_shows_nobody_what_was_picked_from_it() -> None:
    seen = [
        (table.entry(table.head).events, table.pending(), [seal.seat for seal in table.sealed()], kinds(table.last))
        for table in map(corrected, ("MOVE1", "MOVE2"))
    ]
    assert seen[0] == seen[1]
    assert seen[0][2] == ["blue"]


def test_what_no_longer_fits_is_asked_for_again_when_everybody_has_decided() -> None:
    table = corrected("MOVE1")
    entry = table.enter("orange pick RECRUIT")
    assert (entry.kind, kinds(entry)) == ("seal", ["sealed", "lapsed"])
    assert entry.events[1].facts == {"seat": "blue"}
    assert owing(table) == {"blue"}
    again = Table(table.journal, table.game, table.journal.table(table.id))
    assert again.sealed() == table.sealed()
    with pytest.raises(NeedsConsent):  # Orange would pick anew, and knows now what Blue had
        table.undo()
    assert table.enter("blue pick MOVE2").kind == "reveal"
    text = export_record(table)
    assert "MOVE1" not in text.partition("roll 6 1\n")[2].replace(str(WITHOUT_MOVE1), "")
    assert imported(text).state == table.state


def test_a_correction_that_is_taken_back_leaves_the_pick_as_it_was() -> None:
    table = corrected("MOVE1")
    table.correct("sides.blue.hand", ["MOVE1", *WITHOUT_MOVE1])
    assert table.enter("orange pick RECRUIT").kind == "reveal"


def test_the_rules_a_house_rule_sets_aside_do_not_make_it_lapse() -> None:
    table = forced_score()
    table.correct("countries.N.vp", 2)
    assert table.enter("orange pick RECRUIT").kind == "reveal"


# --- going back -----------------------------------------------------------------------------------------------------


def test_undoing_a_reveal_undoes_all_picks_and_redo_puts_them_back() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    after = table.head
    table.undo(consent=True)
    assert (table.sealed(), owing(table)) == ((), {"blue", "orange"})
    table.redo()
    assert table.head == after


def test_redo_goes_back_to_where_an_undo_began_though_a_correction_lies_on_the_way() -> None:
    """For a moment, the pick answered another decision: that is no place at which redo stops."""
    table = play("blue pick RECRUIT")
    table.correct("tries", 1, "the table shows something else")
    table.correct("tries", 0, "the table shows something else")
    table.enter("orange pick FORTIFY")
    revealed, state = table.head, table.state
    assert table.last.kind == "reveal"
    table.undo(consent=True)
    table.redo()
    assert (table.head, table.state) == (revealed, state)


def test_nobody_goes_to_a_pick_that_everybody_has_seen() -> None:
    table = play("blue pick MOVE1\nset countries.N.vp = 1\norange pick RECRUIT")
    for between in (2, 3):
        table.jump(between, consent=True)
        assert (table.head, table.sealed()) == (1, ())
        table.jump(4)


def test_a_pick_that_nobody_has_seen_can_be_gone_back_to() -> None:
    table = play("blue pick MOVE1")
    table.undo()
    table.enter("orange pick MOVE1")
    table.jump(2)
    assert [seal.seat for seal in table.sealed()] == ["blue"]


def test_a_reveal_that_was_taken_back_is_exported_with_what_came_after() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    table.undo(consent=True)
    table.enter("orange pick FORTIFY")
    table.enter("blue pick MOVE2")
    again = imported(export_record(table))
    assert state_digest(again.state) == state_digest(table.state)
    assert export_record(again) == export_record(table)


# --- deciding anew --------------------------------------------------------------------------------------------------


def anew(first: str = "MOVE1", then: str = "MOVE2") -> Table[Any]:
    """Blue has laid a card face down, and another one instead of it."""
    table = play(f"blue pick {first}")
    table.enter(f"blue pick {then}", anew=True)
    return table


def test_whoever_has_decided_may_decide_anew_until_the_reveal() -> None:
    table = anew()
    assert kinds(table.entry(table.head)) == ["sealed-anew"]
    assert (owing(table), [seal.seat for seal in table.sealed()]) == ({"orange"}, ["blue"])
    again = Table(table.journal, table.game, table.journal.table(table.id))
    assert again.sealed() == table.sealed()
    reveal = table.enter("orange pick RECRUIT")
    assert [event.facts["card"] for event in reveal.events if event.kind == "revealed"] == ["MOVE2", "RECRUIT"]
    assert list(audit(table)) == []


def test_nobody_decides_anew_by_mistake() -> None:
    """A line that everybody can read replaces nothing."""
    table = play("blue pick MOVE1")
    for refused in (table.enter, table.force, table.check_force):
        with pytest.raises(Trouble, match="sealed-already"):
            refused("blue pick MOVE2")
    with pytest.raises(BadLine):
        imported("game: march\nroll 6 1\nblue pick MOVE1\nblue pick MOVE2")


def test_a_house_rule_may_replace_what_lies_face_down_and_be_replaced() -> None:
    table = play("blue pick MOVE1")
    table.force("blue pick SCORE", "late for dinner", anew=True)
    assert kinds(table.entry(table.head)) == ["sealed-anew"]
    honest = Table(table.journal, table.game, table.journal.table(table.id))
    honest.enter("blue pick MOVE2", anew=True)
    assert kinds(honest.enter("orange pick RECRUIT"))[0] == "picked"


@pytest.mark.parametrize("revealed", [False, True])
def test_what_was_replaced_is_told_to_nobody_ever(revealed: bool) -> None:
    tables = [anew("MOVE1", "MOVE2"), anew("STRENGTH", "MOVE2")]
    for table in tables:
        if revealed:
            table.enter("orange pick RECRUIT")
        told = [export_record(table), repr([table.why(entry.n) for entry in table.entries()]), save_code(table).qr]
        assert not any("MOVE1" in each or "STRENGTH" in each for each in told)
    assert tables[0].state == tables[1].state
    assert imported(export_record(tables[0])).state == tables[0].state


def test_what_replaced_it_is_checked_at_the_reveal() -> None:
    table = anew()
    table.enter("orange pick RECRUIT")
    assert checks(table, 4) == checks(table, 3) == [("blue", "blue pick MOVE2", "yes")]
    assert checks(table, 2) == []


def test_a_decision_anew_can_be_taken_back_and_put_back() -> None:
    table = anew()
    table.undo()
    assert [table.game.notation.write(seal.move) for seal in table.sealed()] == ["blue pick MOVE1"]
    table.redo()
    assert [table.game.notation.write(seal.move) for seal in table.sealed()] == ["blue pick MOVE2"]


def test_undoing_the_reveal_goes_back_to_before_the_first_of_them() -> None:
    table = anew()
    after = table.enter("orange pick RECRUIT").n
    table.undo(consent=True)
    assert (table.head, table.sealed(), owing(table)) == (1, (), {"blue", "orange"})
    table.redo()
    assert table.head == after
    for between in (2, 3):
        table.jump(between, consent=True)
        assert (table.head, table.sealed()) == (1, ())
        table.jump(after)


def test_a_copy_with_everything_replays_what_was_decided_anew() -> None:
    table = anew()
    table.force("blue pick SCORE", "late for dinner", anew=True)
    text = export_everything(table)
    assert "blue pick MOVE1\nanew blue pick MOVE2\nanew force face-down blue pick SCORE  # late for dinner\n" in text
    again = imported(text)
    assert [seal.move for seal in again.sealed()] == [seal.move for seal in table.sealed()]
    assert export_everything(again) == text
    for each in (table, again):
        each.enter("orange pick RECRUIT")
    assert again.state == table.state


def test_that_line_reads_in_german_too() -> None:
    table = play("blau wähle BEWEGEN1\nneu blau wähle BEWEGEN2\nneu erzwinge verdeckt blau wähle PUNKTEN")
    assert [table.game.notation.write(seal.move) for seal in table.sealed()] == ["blue pick SCORE"]


# --- whether a seal is right ----------------------------------------------------------------------------------------


def checks(table: Table[Any], n: int) -> list[tuple[Any, ...]]:
    return [
        (event.facts["seat"], event.facts["move"], event.facts["fits"])
        for event in table.why(n)
        if event.kind == "seal-checked"
    ]


def test_before_the_reveal_why_tells_nothing_of_a_seal_afterwards_salt_and_order() -> None:
    table = play("blue pick MOVE1")
    assert table.why(2) == table.entry(2).events
    table.enter("orange pick RECRUIT")
    for n in (2, 3):
        assert checks(table, n) == [("blue", "blue pick MOVE1", "yes")]
    told = table.why(3)[-1].facts
    assert len(str(told["salt"])) == 16
    assert told["order"] == '{"verb":"pick","seat":"blue","card":"MOVE1"}'


def test_a_seal_that_everybody_saw_stays_checked_when_the_reveal_is_taken_back() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    table.undo(consent=True)
    assert checks(table, 2) == [("blue", "blue pick MOVE1", "yes")]


def test_an_order_that_was_exchanged_in_the_file_does_not_fit_its_seal() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    for n, body in table.journal._db.execute("select n, body from entries").fetchall():
        other = covered(uncovered(body).replace(b"MOVE1", b"MOVE2"))
        table.journal._db.execute("update entries set body = ? where n = ?", (other, n))
    again = Table(table.journal, table.game, table.journal.table(table.id))
    assert checks(again, 2) == [("blue", "blue pick MOVE2", "no")]
