"""What a box may hold besides: cards a table lists itself, ATTACK-1, hidden VP (MP-AMB-28, MP-AMB-29, MP-AMB-31)."""

from typing import Any

import pytest

from companion.games.march.game import March
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from tests.support import broken_by, legal_lines, play

EIGHT = ("MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE")


@pytest.mark.rule("MP-AMB-31")
def test_the_owner_of_a_box_may_list_its_cards() -> None:
    table = play("option hand: move1 move1 attack, score strength\n blue pick MOVE1\n orange pick ATTACK")
    cards = ("MOVE1", "MOVE1", "ATTACK", "SCORE", "STRENGTH")
    assert table.state.rules.cards == cards
    assert table.state.sides["blue"].hand == ("MOVE1", "ATTACK", "SCORE", "STRENGTH")
    assert broken_by(table, "blue pick RECRUIT") == {"MP-TURN-03"}
    assert broken_by(table, "blue pick MOVE1") == set()
    assert table.faults() == ()


@pytest.mark.rule("MP-AMB-31")
@pytest.mark.parametrize("hand", ["SCORE", "MOVE1", "MOVE1 SCORE SCORE", "MOVE1 PARADE SCORE"])
def test_a_list_of_cards_that_cannot_be_played_is_refused(hand: str) -> None:
    with pytest.raises(Trouble) as found:
        March().start(Setup({"hand": hand}))
    assert found.value.key == "hand"


@pytest.mark.rule("MP-AMB-28")
def test_attack_minus_one_is_a_misprint_or_a_card_of_its_own() -> None:
    assert "ATTACK-1" not in play("").state.rules.cards
    table = play("option attack-minus-one: own-card\n blue pick ATTACK-1\n orange pick RECRUIT")
    assert table.state.rules.cards == (*EIGHT, "ATTACK-1")
    assert legal_lines(table) == ["blue done"]
    table.enter("blue done")
    assert table.state.sides["blue"].discard == ("ATTACK-1",)
    assert table.faults() == ()


@pytest.mark.rule("MP-AMB-28", "MP-INIT-02")
def test_two_attacks_of_which_one_is_minus_one_need_an_order() -> None:
    table = play("option attack-minus-one: own-card\n blue pick ATTACK-1\n orange pick ATTACK")
    assert legal_lines(table) == ["blue order blue", "blue order orange"]
    table.enter("blue order orange")
    assert (table.state.initiative, legal_lines(table)) == ("orange", ["blue done"])


@pytest.mark.rule("MP-AMB-28")
@pytest.mark.parametrize(("language", "text"), [("en", "blue pick ATTACK-1"), ("de", "blau wähle ANGREIFEN-1")])
def test_attack_minus_one_can_be_typed_also_where_it_is_illegal(language: Any, text: str) -> None:
    table = play("option attack-minus-one: own-card")
    move = table.reader(language).meant(text)
    assert table.game.notation.write(move, language) == text
    table = play("option attack-minus-one: own-card\n blue pick ATTACK-1\n orange pick RECRUIT\n blue done")
    assert broken_by(table, "blue pick ATTACK-1") == {"MP-TURN-11"}


@pytest.mark.rule("MP-AMB-29")
@pytest.mark.parametrize(("ruling", "seen"), [("public", 10), ("private", 0)])
def test_vp_totals_are_public_or_known_to_their_owner_only(ruling: str, seen: int) -> None:
    table = play(f"option vp-totals: {ruling}\n set sides.blue.cubes.black = 2\n set stock.black = 3")
    assert table.seen_by("orange").sides["blue"].vp == seen
    assert table.seen_by(None).sides["blue"].vp == seen
    assert table.seen_by("blue").sides["blue"].vp == 10
    shown = [e.facts["private"] for e in table.game.picture(table.state, "blue") if e.kind == "show-side"]
    assert shown == ([0, 0] if ruling == "public" else [0, 1])
