"""Scenarios a player writes: other countries, cards, dice, cubes and switches (ledger section 4.3)."""

from pathlib import Path

import pytest

from companion.games.march.game import March
from companion.games.march.moves.score import score_worth
from companion.games.march.scenario import check_file
from companion.games.march.state import Cubes
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.trouble import Trouble, Unsettled
from tests.march.own_scenario import ALPS, own, record
from tests.support import broken_by, cited, events, legal_lines, play


def test_a_good_file_has_no_mistakes() -> None:
    assert check_file(ALPS, Path("alps.toml"))[0] == ()


def test_countries_cards_dice_and_armies_are_those_of_the_file() -> None:
    state = own()
    assert state.rules.cards == ("MOVE1", "MOVE2", "RECRUIT", "ATTACK", "STRENGTH", "SCORE", "SPY")
    assert {id_: country.vp for id_, country in state.countries.items()} == {"MI": 4, "SA": 2, "PI": 3, "GE": 1}
    assert (state.countries["SA"].blue.standing, state.countries["PI"].blue.standing) == (1, 1)
    assert (state.countries["MI"].orange.standing, state.countries["GE"].orange.standing) == (1, 2)
    assert [side.stock for side in state.sides.values()] == [2, 1]
    assert (state.sides["blue"].strength, state.sides["orange"].strength) == (2, 1)
    assert (state.stock, state.rules.boxed) == (Cubes(3, 9), Cubes(3, 3))
    assert list(March().faults(state)) == []


def test_names_are_told_in_both_languages() -> None:
    game, state = March(), own()
    english, german = game.labels(state, "en"), game.labels(state, "de")
    assert (english["SA"], german["SA"]) == ("Savoy", "Savoyen")
    assert (english["alps"], german["alps"]) == ("Over the Alps", "Über die Alpen")
    assert (english["SPY"], german["SPY"]) == ("Spy", "Spion")
    assert german["note"].startswith("Schnee")


def test_a_note_in_one_language_is_shown_in_the_other_too() -> None:
    text = ALPS.replace(', de = "Schnee: Im Winter kommt niemand nach Savoyen."', "")
    assert March().labels(own(text), "de")["note"] == "Snow: nobody enters Savoy in winter."


@pytest.mark.rule("MP-MOVE-12")
def test_armies_move_between_the_cards_that_touch_in_the_file() -> None:
    table = play(record(lines="blue pick MOVE1\n orange pick RECRUIT"))
    assert legal_lines(table) == [
        "blue move 1 SA->PI",
        "blue move 1 SA->GE",
        "blue move 1 PI->MI",
        "blue move 1 PI->SA",
        "blue move 1 PI->GE",
    ]
    assert broken_by(table, "blue move 1 SA->MI") == {"MP-MOVE-12"}


def test_an_edition_lays_its_values_over_the_others() -> None:
    english, german = own(), own(edition="de")
    assert (english.rules.threshold, german.rules.threshold) == (12, 14)
    assert (english.countries["GE"].vp, german.countries["GE"].vp) == (1, 2)
    assert german.countries["PI"].vp == 3


def test_a_removed_card_cannot_be_played() -> None:
    assert broken_by(play(record()), "blue pick FORTIFY") == {"MP-TURN-03"}


@pytest.mark.rule("MP-TURN-06")
def test_a_card_of_ones_own_is_carried_out_by_hand_in_its_step() -> None:
    table = play(record(lines="blue pick SPY\n orange pick ATTACK"))
    assert (table.state.step, legal_lines(table)) == ("b", ["blue done"])
    assert broken_by(table, "blue nothing") == {"MP-TURN-06"}
    table.correct("sides.orange.stock", 2, "the spy bribes an army")
    table.correct("countries.GE.orange.standing", 1)
    table.enter("blue done")
    assert [event.facts["card"] for event in events(table, "by-hand")] == ["SPY"]
    assert table.state.sides["blue"].discard == ("SPY",)
    assert table.faults() == ()


def test_two_cards_of_ones_own_are_carried_out_in_any_order() -> None:
    table = play(record(lines="blue pick SPY\n orange pick SPY"))
    assert legal_lines(table) == ["blue done", "orange done", "blue ask", "orange ask"]
    table.enter("orange done")
    table.enter("blue done")
    assert table.state.turn == 2


@pytest.mark.parametrize("step", ["a", "d"])
def test_cards_of_ones_own_that_move_or_attack_need_an_order(step: str) -> None:
    text = ALPS.replace('step = "b"', f'step = "{step}"').replace("blue = 1", "").replace("orange = 2", "")
    table = play(record(text.replace("armies_in_play = 1", "armies_in_play = 0"), "blue pick SPY\n orange pick SPY"))
    assert legal_lines(table) == ["blue order blue", "blue order orange"]
    table.enter("blue order orange")
    assert (legal_lines(table), table.state.initiative) == (["orange done"], "orange")


def test_without_such_cards_done_is_refused() -> None:
    table = play("option automatic: off\n blue pick RECRUIT\n orange pick RECRUIT")
    assert broken_by(table, "blue done") == {"MP-TURN-06"}


@pytest.mark.rule("MP-STR-12", breaks=True)
def test_printed_ranges_and_the_floor_of_the_homes_hold() -> None:
    lines = "set countries.PI.vp = 2\n set countries.SA.vp = 1\n blue pick STRENGTH\n orange pick RECRUIT"
    table = play("option automatic: off\n" + record(lines=lines))
    table.enter("orange recruit")
    assert broken_by(table, "blue strength PI") == {"MP-STR-12"}
    assert broken_by(table, "blue strength SA") == {"MP-STR-12"}
    assert legal_lines(table) == ["blue nothing"]


@pytest.mark.rule("MP-STR-06", "MP-STR-12")
def test_the_strength_die_stops_at_the_end_of_its_own_range() -> None:
    lines = "set sides.blue.strength = 3\n blue pick STRENGTH\n orange pick RECRUIT\n blue strength PI"
    table = play(record(lines=lines))
    assert (table.state.countries["PI"].vp, table.state.sides["blue"].strength) == (2, 3)
    assert "MP-STR-06" in cited(table)


@pytest.mark.parametrize(("home", "garrison"), [("MI", 3), ("SA", 0)])
def test_garrisons_are_those_of_the_file(home: str, garrison: int) -> None:
    assert own().rules.map[home].garrison == garrison
    assert own().rules.map["PI"].garrison == 0


@pytest.mark.rule("MP-ATT-05")
def test_a_home_without_a_garrison_is_no_target_by_itself() -> None:
    lines = """
        set countries.SA.blue.standing = 0
        set countries.GE.blue.standing = 1
        set countries.GE.orange.standing = 0
        set countries.SA.orange.standing = 2
        blue pick STRENGTH
        orange pick ATTACK
    """
    table = play(record(lines=lines))
    assert [event.facts["case"] for event in events(table, "nothing")] == ["no-target"]


def test_the_switches_for_scoring_are_kept() -> None:
    quiet = play(record()).state
    assert score_worth(quiet, "blue") == 2 + 2 + 3
    invaded = "set countries.MI.orange.standing = 0\n set countries.SA.orange.standing = 1"
    assert score_worth(play(record(lines=invaded)).state, "blue") == 2 + 3
    text = ALPS.replace("score_home_with_enemy = false", "score_home_with_enemy = true")
    assert score_worth(play(record(text, invaded)).state, "blue") == 2 + 2 + 3


@pytest.mark.rule("MP-END-01", "MP-MARL-11")
@pytest.mark.parametrize(("both", "winner"), [("tie", None), ("more-vp", "orange")])
def test_threshold_and_the_rule_for_both_reaching_it_are_kept(both: str, winner: str | None) -> None:
    text = ALPS.replace('both_at_threshold = "tie"', f'both_at_threshold = "{both}"').replace(
        "threshold = 12", "threshold = 7"
    )
    lines = """
        blue pick RECRUIT
        orange pick RECRUIT
        set countries.MI.vp = 5
        blue pick SCORE
        orange pick SCORE
    """
    table = play(record(text, lines))
    assert [side.vp for side in table.state.sides.values()] == [7, 8]
    assert table.result is not None
    assert table.result.winner == winner


def test_what_a_file_leaves_open_is_asked() -> None:
    text = ALPS.replace('owner = "orange"', "").replace('owner = "blue"', "").replace("vp = 4\n", "")
    text = text.replace("armies_in_play = 1\n", "").replace("touching", "# touching")
    with pytest.raises(Unsettled) as unsettled:
        own(text)
    asked = [question.option for question in unsettled.value.questions]
    assert asked == ["touching", "blue-home", "home-vp", "armies-in-play"]
    answers = {"touching": "MI-PI PI-SA SA-GE", "blue_home": "MI", "home_vp": "5", "armies_in_play": "2"}
    state = own(text, **answers)
    assert (state.sides["blue"].home, state.countries["MI"].vp, state.countries["SA"].vp) == ("MI", 5, 2)
    assert state.countries["MI"].blue.standing == 2
    assert list(March().faults(state)) == []


@pytest.mark.parametrize("armies", ["3"])
def test_nobody_starts_with_more_armies_than_there_are(armies: str) -> None:
    with pytest.raises(Trouble) as found:
        own(ALPS.replace("armies_in_play = 1\n", ""), armies_in_play=armies)
    assert found.value.facts == {"option": "armies-in-play", "value": "3", "known": "0-2"}


def test_a_start_value_outside_the_printed_range_is_refused() -> None:
    with pytest.raises(Trouble) as found:
        own(ALPS.replace("vp = 4\n", ""), home_vp="6")
    assert found.value.facts == {"option": "home-vp", "value": "6", "known": "0-5"}


def test_a_value_no_rulebook_states_is_marked() -> None:
    text = ALPS.replace('"countries.GE.vp" =', '"countries.GE.vp_max" =')
    shown = [e.facts for e in March().picture(own(text), None) if e.kind == "show-country"]
    assert [facts["mark"] for facts in shown] == ["", "", "", "°"]


def test_the_file_travels_with_the_record() -> None:
    table = play(record(lines="blue pick SPY\n orange pick RECRUIT\n blue done"))
    again = import_record(Journal(":memory:"), table.game, read_record(export_record(table).encode()))
    assert again.state == table.state
    assert again.setup.files["scenario"].strip() == ALPS.strip()


def test_a_scenario_nobody_knows_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Trouble) as found:
        March().start(Setup({"scenario": "napoleon"}))
    assert (found.value.key, found.value.facts["known"]) == ("no-scenario", "marlborough, tyw")
