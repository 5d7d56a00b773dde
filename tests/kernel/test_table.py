"""The table: sealing, undo and branches, house rules, corrections, why."""

from pathlib import Path

import msgspec
import pytest

from companion.games.registry import game
from companion.kernel.audit import audit
from companion.kernel.game import Setup
from companion.kernel.journal import SNAPSHOT_EVERY, Journal
from companion.kernel.past import state_digest
from companion.kernel.paths import plain
from companion.kernel.record import export_record
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, NotAllowed, Trouble
from tests.support import broken_by, events, play

FIRST_TURN = """
    blue pick MOVE1
    orange pick RECRUIT
"""


def test_a_secret_pick_is_sealed_until_everybody_has_picked() -> None:
    table = play("")
    entry = table.enter("blue pick MOVE1")
    assert entry.kind == "seal"
    assert table.state.side("blue").played is None
    assert [seal.seat for seal in table.sealed()] == ["blue"]
    assert "MOVE1" not in repr(entry.events)
    assert {decision.seat for decision in table.pending() if decision.kind == "pick"} == {"orange"}
    assert table.enter("orange pick RECRUIT").kind == "reveal"
    assert table.sealed() == ()


def test_the_digest_shown_when_sealing_depends_on_more_than_the_card() -> None:
    digests = {play("blue pick MOVE1").sealed()[0].digest for _ in range(8)}
    assert len(digests) == 8


def test_a_sealed_pick_cannot_be_replaced_but_taken_back_without_consent() -> None:
    table = play("blue pick MOVE1")
    with pytest.raises(Trouble, match="sealed-already"):
        table.enter("blue pick MOVE2")
    table.undo()
    assert table.enter("blue pick MOVE2").kind == "seal"


def test_only_secret_decisions_can_be_sealed() -> None:
    with pytest.raises(Trouble, match="not-secret"):
        play("blue pick MOVE1\norange pick MOVE1").seal("blue", "order blue")


def test_a_seal_lapses_with_the_decision_it_answers() -> None:
    table = play("blue pick MOVE1")
    table.enter("orange repick")
    assert table.sealed() == ()
    assert {decision.seat for decision in table.pending() if decision.kind == "pick"} == {"blue", "orange"}


def test_a_seal_survives_an_offer_to_end_the_game() -> None:
    table = play("blue pick MOVE1")
    table.enter("orange end")
    assert [seal.seat for seal in table.sealed()] == ["blue"]


def test_undoing_a_reveal_needs_everyones_consent() -> None:
    table = play(FIRST_TURN)
    with pytest.raises(NeedsConsent):
        table.undo()
    after = table.state
    table.undo(consent=True)
    assert table.state != after
    table.redo()
    assert table.state == after


def test_nothing_is_left_to_undo_at_the_start_or_to_redo_at_the_tip() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    for step, key in ((table.undo, "nothing-to-undo"), (table.redo, "nothing-to-redo")):
        with pytest.raises(Trouble, match=key):
            step()


def test_an_undone_line_stays_as_a_branch_that_can_be_visited() -> None:
    table = play(FIRST_TURN)
    old_line, old_state = table.head, table.state
    table.undo(2, consent=True)
    table.enter("blue pick FORTIFY")
    table.enter("orange pick FORTIFY")
    assert table.state != old_state
    new_line = table.head
    with pytest.raises(NeedsConsent):
        table.jump(old_line)
    table.jump(old_line, consent=True)
    assert table.state == old_state
    table.jump(new_line, consent=True)
    assert [entry.kind for entry in table.line()] == ["start", "play", "seal", "reveal"]
    assert list(audit(table)) == []


def test_a_jump_from_branch_to_branch_asks_for_consent_only_if_a_reveal_is_lost() -> None:
    table = play("")
    fork = table.head
    table.enter("blue pick MOVE1")
    first = table.head
    table.jump(fork)
    table.enter("orange pick MOVE2")
    table.jump(first)
    assert [seal.seat for seal in table.sealed()] == ["blue"]


def test_one_cannot_go_to_an_entry_that_is_no_position() -> None:
    table = play("blue pick MOVE1\nundo")
    with pytest.raises(Trouble, match="not-a-position"):
        table.jump(3)
    with pytest.raises(Trouble, match="no-entry"):
        table.jump(99)


def test_a_house_rule_is_played_and_names_the_rules_it_breaks() -> None:
    table = play("option automatic: off" + FIRST_TURN)
    assert broken_by(table, "blue move 1 BH->OH") == {"MP-MOVE-12"}
    entry = table.force("blue move 1 BH->OH", "ferry")
    assert table.state.countries["OH"].blue.standing == 1
    assert entry.events[0].kind == "forced"
    assert entry.events[0].rules == ("MP-MOVE-12",)
    assert entry.events[0].facts["reason"] == "ferry"


def test_a_house_rule_cannot_conjure_pieces() -> None:
    table = play("option automatic: off" + FIRST_TURN)
    before = table.head
    with pytest.raises(Trouble, match="force-impossible"):
        table.force("blue move 2 BH->N")
    assert table.head == before


def test_a_correction_is_taken_and_what_no_longer_fits_is_told() -> None:
    table = play("")
    table.correct("countries.N.blue.standing", 2, "forgotten")
    assert [fault.rule for fault in table.faults()] == ["MP-SETUP-02"]
    table.correct("sides.blue.stock", 0)
    assert table.faults() == ()


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("countries.X.blue.standing", 1, "no-path"),
        ("countries.N.blue.standing.deeper", 1, "no-path"),
        ("sides.blue.hand.9", "SCORE", "no-path"),
        ("", 1, "no-path"),
        ("countries.N.blue.standing", "two", "bad-value"),
        ("countries.N.blue.standing", -1, "bad-value"),
        ("phase", "lunch", "bad-value"),
        ("sides.blue.hand", 3, "bad-value"),
        ("sides.blue.home", "Atlantis", "bad-value"),
        ("countries", {}, "bad-value"),
    ],
)
def test_a_correction_that_fits_nowhere_changes_nothing(path: str, value: object, key: str) -> None:
    table = play("")
    before, head = table.state, table.head
    with pytest.raises(Trouble, match=key):
        table.correct(path, value)
    assert (table.state, table.head) == (before, head)


def test_every_field_of_the_state_can_be_reached() -> None:
    def paths(value: object, above: str = "") -> list[str]:
        if isinstance(value, dict) and value:
            return [path for key, item in value.items() for path in paths(item, f"{above}.{key}")]
        return [above.lstrip(".")]

    table = play(FIRST_TURN)
    found = paths(plain(table.state))
    assert len(found) > 100
    for path in found:
        here: object = plain(table.state)
        for part in path.split("."):
            here = here[part]  # type: ignore[index]
        table.correct(path, here)
    assert table.state == play(FIRST_TURN).state


def test_why_answers_with_the_rules_behind_an_entry() -> None:
    table = play(FIRST_TURN)
    rules = {rule for event in table.why(table.head) for rule in event.rules}
    assert {"MP-MOVE-01", "MP-RECR-01", "MP-TURN-05", "MP-TURN-09"} <= rules


def test_entering_what_has_just_happened_by_itself_is_no_mistake() -> None:
    table = play(FIRST_TURN)
    assert events(table, "by-itself")
    before = table.head
    assert table.enter("orange recruit").n == before
    assert table.enter("blue move 1 BH->N").n == before
    with pytest.raises(NotAllowed):
        table.enter("blue recruit")


def test_a_table_opens_where_it_was_left(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "companion.db")
    table = Table.create(journal, game("march"), Setup(), "evening")
    table.enter("roll 6 1")
    for _ in range(SNAPSHOT_EVERY):  # well past the first snapshot
        table.correct("turn", table.state.turn + 1)
    table.enter("blue pick MOVE1")
    table.undo()
    table.redo()
    again = Table(journal, game("march"), journal.table("evening"))
    assert (again.head, again.state) == (table.head, table.state)
    assert again.sealed() == table.sealed()
    again.undo(SNAPSHOT_EVERY)
    assert again.state.turn == 2
    assert list(audit(again)) == []


def test_rules_that_judge_differently_today_are_reported_and_nothing_is_changed() -> None:
    table = play("option automatic: off" + FIRST_TURN)
    table.enter("blue move 1 BH->N")
    body = table.entry(table.head).body.replace(b'"to":"N"', b'"to":"OH"')
    table.journal._db.execute("update entries set body = ? where n = ?", (body, table.head))
    before = list(table.entries())
    differences = list(audit(table))
    assert [(d.n, [o.rule for o in d.objections]) for d in differences] == [(table.head, ["MP-MOVE-12"])]
    assert list(table.entries()) == before


def test_a_table_whose_snapshots_look_different_is_played_again_from_the_start() -> None:
    table = play(FIRST_TURN)
    table.journal._db.execute("update snapshots set state = x'c0'")
    again = Table(table.journal, table.game, table.journal.table(table.id))
    assert again.state == table.state


def test_a_table_may_only_advise_a_rule_or_leave_it_out() -> None:
    table = play("option automatic: off" + FIRST_TURN)
    table.relax("MP-MOVE-12", "advise")
    entry = table.enter("blue move 1 BH->OH")
    assert (entry.events[0].kind, entry.events[0].rules) == ("advised", ("MP-MOVE-12",))
    table.undo()
    table.relax("MP-MOVE-12", "off")
    assert table.enter("blue move 1 BH->OH").events[0].kind == "moved"
    table.undo()
    table.relax("MP-MOVE-12", "enforce")
    with pytest.raises(NotAllowed):
        table.enter("blue move 1 BH->OH")


def test_a_relaxed_rule_does_not_conjure_pieces_and_does_not_hide_other_objections() -> None:
    table = play("option automatic: off" + FIRST_TURN)
    table.relax("MP-MOVE-14", "off")
    table.relax("MP-MOVE-13", "off")
    with pytest.raises(Trouble, match="force-impossible"):
        table.enter("blue move 2 BH->N")
    with pytest.raises(NotAllowed) as refused:
        table.enter("blue move 2 BH->OH")
    assert [objection.rule for objection in refused.value.objections] == ["MP-MOVE-12"]


def test_how_strict_a_table_is_survives_closing_it_and_its_record_replays_anywhere(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "companion.db")
    table = Table.create(journal, game("march"), Setup({"automatic": "off"}))
    for line in ("roll 6 1", "blue pick MOVE1", "orange pick RECRUIT"):
        table.enter(line)
    table.relax("MP-MOVE-12", "off")
    table.enter("blue move 1 BH->OH")
    again = Table(journal, game("march"), journal.table(table.id))
    assert again.settings.policy == {"MP-MOVE-12": "off"}
    assert play("option automatic: off\n" + export_record(again).partition("automatic: off\n")[2]).state == table.state


def test_moves_tried_on_a_sketch_leave_the_table_alone() -> None:
    table = play(FIRST_TURN)
    before = table.state
    sketch = table.sketch()
    sketch.enter("blue pick STRENGTH")
    sketch.enter("orange pick FORTIFY")
    assert sketch.state.step == "e"
    sketch.undo(2, consent=True)
    assert sketch.state == before
    assert table.state is before


def test_a_digest_depends_on_the_position_alone_not_on_how_it_came_about() -> None:
    table = play(FIRST_TURN)
    rebuilt = msgspec.convert(plain(table.state), type(table.state))
    assert rebuilt == table.state
    assert state_digest(rebuilt) == state_digest(table.state)
