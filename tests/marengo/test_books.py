"""Keeping the books only (ledger section 9): the clock, commands, the end, and how it is typed and told."""

from __future__ import annotations

import random

import pytest

from companion.games.marengo.beginning import begin, questions
from companion.games.marengo.books import assault, roads
from companion.games.marengo.books.assault import Attack
from companion.games.marengo.books.picture import without_map
from companion.games.marengo.books.roads import Arrive
from companion.games.marengo.books.spelling import kinds
from companion.games.marengo.state import COMMANDS, SEATS, State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.notation import Notation
from companion.kernel.trouble import Trouble, Unreadable
from tests.laws import verified_moves
from tests.marengo.ledger import Ledger
from tests.support import usual_setup

# --- the beginning and the clock ------------------------------------------------------------------------------------


def test_only_the_two_morale_values_are_asked() -> None:
    """BM-SET-02, ledger 12."""
    asked = questions(Setup({"depth": "ledger"}))
    assert [question.option for question in asked] == ["austrian-morale", "french-morale"]
    assert Ledger(austrian_morale="13", french_morale="17").state.morale == {"austrian": 13, "french": 17}


@pytest.mark.parametrize("typed", ["", "0", "-3", "ten", "1000000000000", "٣"])
def test_a_morale_that_is_no_number_is_told(typed: str) -> None:
    with pytest.raises(Trouble):
        begin(Setup({"depth": "ledger", "austrian-morale": typed, "french-morale": "10"}))


def test_the_day_has_sixteen_hours_unless_the_table_wants_fewer() -> None:
    """BM-TV-14: first hour 6, last hour 21, round 6 is 11 o'clock."""
    table = Ledger()
    hours = {}
    while table.state.phase != "over":
        table.enter("next")
        for event in table.told:
            if event.kind == "books-turn":
                hours[event.facts["round"]] = event.facts["hour"]
    assert (hours[6], hours[16], max(hours)) == (11, 21, 16)
    assert Ledger(rounds="3").turn_of("french", 3).until("announce").enter("next").state.phase == "over"


def test_a_turn_has_its_phases_and_never_goes_back() -> None:
    """BM-TURN-02..08."""
    table = Ledger()
    assert table.question == ("austrian", "books-assault")
    table.enter("next", "spend group")
    assert table.refused("austrian attack 8/4 narrow i3 of 1 against 1") == {"BM-TURN-07"}
    table.enter("next")
    assert table.question == ("austrian", "books-aim")
    assert table.refused("austrian spend group") == {"BM-TURN-07"}
    assert table.enter("next").question == ("french", "books-activate")
    assert table.refused("austrian declare 1") == {"BM-TURN-02"}
    assert Ledger().with_state(phase="start").refused("austrian declare 1") == {"BM-SURP-01"}


# --- activation -----------------------------------------------------------------------------------------------------


def test_the_french_declare_one_piece_and_later_two_if_a_condition_holds() -> None:
    """BM-SURP-03..06, -15."""
    table = Ledger().turn_of("austrian").until("announce").enter("next")
    assert table.refused("declare 2") == {"BM-SURP-03"}
    table.enter("declare 1")
    assert table.refused("french declare 1") == {"BM-TURN-07"}  # that was all, and the game has gone on
    table.turn_of("austrian", 2).until("announce").enter("next")
    assert table.question == ("french", "books-entered")
    assert table.refused("declare 1") == {"BM-SURP-04"}
    table.enter("declare 2 claim")
    assert table.state.entered
    table.turn_of("austrian", 3).until("announce").enter("next")
    assert table.question == ("french", "books-activate")  # it needs not be said again
    table.enter("declare 2")


def test_from_eleven_oclock_nobody_has_to_have_entered() -> None:
    """BM-SURP-06."""
    for round_, refused in ((5, {"BM-SURP-04"}), (6, set())):
        table = Ledger().turn_of("austrian", round_).until("announce").enter("next")
        assert table.refused("declare 2") == refused


# --- commands -------------------------------------------------------------------------------------------------------


def test_a_fourth_command_is_refused() -> None:
    """BM-CMD-04..07, -23, -28; BM-TV-14: three moves, or two and an assault, never three and three."""
    table = Ledger("next", "spend group", "spend block", "spend secondary")
    assert table.refused("spend forward") == {"BM-CMD-23"}
    assert table.refused("bridge open") == {"BM-CMD-23"}
    assert table.enter("spend main", "spend release", "spend cavalry").state.commands == 0
    assert table.turn_of("french").state.commands == COMMANDS
    stormed = Ledger("attack a narrow i3 of 1 against 1", "pass", "meet i1", "pass", "next", "spend group")
    assert stormed.enter("spend group").refused("spend group") == {"BM-CMD-23"}


def test_withdrawing_costs_as_the_table_reads_it() -> None:
    """BM-CMD-27, BM-AMB-05."""
    assert Ledger("next", "spend withdraw").state.commands == 2
    assert Ledger("next", "spend withdraw", withdraw_cost="free").state.commands == 3


def test_along_a_main_road_a_split_is_free_where_the_table_reads_it_so() -> None:
    """BM-AMB-22."""
    table = Ledger("attack a narrow c3 of 1 against 1", "pass", "pass", "damage i1", "pass", free_split="main-road")
    assert table.enter("spend cavalry").state.commands == 2


def test_a_split_after_a_won_assault_is_paid_among_the_assaults() -> None:
    """BM-CMD-22, BM-ASLT-14."""
    table = Ledger()
    assert table.refused("spend split") == {"BM-CMD-22"}
    table.enter("attack a narrow c3 of 1 against 1", "pass", "pass", "damage i1", "pass")
    assert table.refused("austrian spend cavalry") == {"BM-TURN-07"}
    assert table.enter("spend split").state.commands == 1
    assert table.refused("spend group") == {"BM-TURN-07"}


# --- morale and the end ---------------------------------------------------------------------------------------------


def test_morale_never_falls_below_nothing_and_the_other_army_gains() -> None:
    """BM-DEM-01..05."""
    table = Ledger("attack a narrow i3 of 1 against 1", "pass", "meet i3", french_morale="1")
    assert table.state.demoralized("french")
    table.turn_of("austrian", 2)
    assert table.state.morale == {"austrian": 9 + 5, "french": 0}
    assert table.turn_of("austrian", 3).state.morale["austrian"] == 14


@pytest.mark.parametrize(
    ("stars", "winner"),
    [("stars 1 1 0", "austrian"), ("stars 3 0 0", "french"), ("stars 0 1 0", "french"), ("stars 2 2 4", "austrian")],
)
def test_stars_decide_if_morale_does_not(stars: str, winner: str) -> None:
    """BM-VIC-02..04."""
    table = Ledger(rounds="1").turn_of("french").until("over")
    assert table.question == (None, "books-stars")
    assert table.refused("stars 4 4 1") == {"BM-VIC-03"}
    assert table.refused("austrian stars 1 1 0") == {"BM-VIC-07"}
    table.enter(stars)
    assert table.state.result is not None
    assert table.state.result.winner == winner


def test_stars_are_not_asked_where_one_army_is_broken() -> None:
    """BM-VIC-01, -05."""
    table = Ledger("attack a narrow i3 of 1 against 1", "pass", "meet i3", french_morale="1", rounds="1")
    assert table.refused("stars 1 1 0") == {"BM-VIC-07"}
    table.turn_of("french").until("over")
    assert table.state.result is not None
    assert table.state.result.winner == "austrian"
    assert table.question == ("nobody", "")


def test_a_battle_can_be_given_up_in_the_middle_of_an_assault() -> None:
    """BM-VIC-08."""
    table = Ledger("attack a narrow i3 of 1 against 1", "french concede")
    assert table.state.result is not None
    assert table.refused("french volley a1") == {"BM-TURN-10"}
    for line in ("maneuver reserve against reserve", "maneuver block against reserve"):
        assert Ledger("next", line, "austrian concede").refused("french pass")


# --- in words -------------------------------------------------------------------------------------------------------


def shown(table: Ledger) -> dict[str, dict[str, str | int]]:
    return {event.kind.removeprefix("show-books-"): event.facts for event in without_map(table.state)}


def test_the_table_in_words_says_what_is_left() -> None:
    table = Ledger("next", "cross a/b", "bridge open", "arrive west open by main")
    told = shown(table)
    assert (told["turn"]["hour"], told["turn"]["commands"]) == (6, 2)
    assert told["side"] == {"seat": "french", "morale": 10, "lost": 0, "gun": "ready", "broken": 0}
    roads = [event.facts for event in without_map(table.state) if event.kind == "show-books-road"]
    assert roads == [{"place": "'west", "following": 2, "entry": 1}, {"place": "'a/b", "following": 2, "entry": 0}]
    assert "bridge" in told


def test_an_assault_in_words_shows_nobody_who_is_hidden() -> None:
    table = Ledger("attack n/s narrow i3 of 2 against 3", "volley a1")
    rows = [event.facts for event in without_map(table.state) if event.kind == "show-books-row"]
    assert rows[0] == {"seat": "austrian", "faces": "i2", "behind": 1, "parts": "none"}
    assert rows[1] == {"seat": "french", "faces": "none", "behind": 3, "parts": "a1"}


# --- whatever is offered --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_offered_is_legal_and_the_game_comes_to_its_end(seed: int) -> None:
    table, dice = Ledger(rounds="3"), random.Random(seed)
    for _ in range(600):
        state: State = table.state
        if state.result is not None or state.books is None:
            return
        offered = [move for move in table.choices if move.verb() != "deploy"]
        assert offered
        assert all(table.answers(move) and table.refused_move(move) == set() for move in offered)
        assert 0 <= state.commands <= COMMANDS
        assert all(morale >= 0 for morale in state.morale.values())
        table.play(dice.choice(offered))
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("seed", range(3))
def test_random_play_keeps_the_laws(seed: int) -> None:
    setup = usual_setup("marengo", depth="ledger", board="training", rounds="3")
    assert verified_moves(game("marengo"), setup, seed, 100) == 100


# --- how it is typed ------------------------------------------------------------------------------------------------

WORDS = {
    "attack": {"en": ["attack"], "de": ["angriff"]},
    "of": {"en": ["of"], "de": ["von"]},
    "against": {"en": ["against"], "de": ["gegen"]},
    "obstacle": {"en": ["obstacle"], "de": ["hindernis"]},
    "width-narrow": {"en": ["narrow"], "de": ["schmal"]},
    "roadclass-main": {"en": ["main"], "de": ["hauptstraße", "hauptstrasse"]},
}


def test_faces_and_words_are_spelled_in_both_languages() -> None:
    notation = Notation(assault.PATTERNS, WORDS, named=("seat",), kinds=kinds(WORDS))
    move = Attack("austrian", "8/4", "narrow", ("c2",), 2, 3, obstacle=True)
    assert notation.write(move, "de", with_seat=False) == "angriff 8/4 schmal k2 von 2 gegen 3 hindernis"
    for line in ("angriff 8/4 schmal k2 von 2 gegen 3 hindernis", "ATTACK 8/4 Narrow C2 of 2 against 3 obstacle"):
        assert notation.read(line, {"seat": SEATS}, "de").moves("austrian") == [move]


@pytest.mark.parametrize("road", ["hauptstraße", "HAUPTSTRASSE", "main", "Hauptstraße"])
def test_a_sharp_s_may_be_two(road: str) -> None:
    notation = Notation(roads.PATTERNS, WORDS, named=("seat",), kinds=kinds(WORDS))
    move = Arrive("austrian", "west", "open", "main")
    assert notation.read(f"arrive west open by {road}", {"seat": SEATS}, "de").moves("austrian") == [move]


@pytest.mark.parametrize("line", ["attack \x1b[2J narrow i2 of 1 against 1", "cross @west", "arrive ' open by main"])
def test_a_name_is_made_of_letters_digits_and_a_few_signs(line: str) -> None:
    with pytest.raises(Unreadable):
        Ledger().read(line)
