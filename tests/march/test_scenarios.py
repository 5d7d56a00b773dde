"""The two scenarios, and what is asked before they begin: MP-TYW-01..04, MP-MARL-01..11, MP-AMB-21, MP-AMB-23."""

import pytest

from companion.games.march.game import March
from companion.games.march.moves.score import score_worth
from companion.games.march.state import Cubes
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble, Unsettled
from tests.support import MARLBOROUGH, broken_by, cited, events, legal_lines, play

ASKED = ["touching", "blue-home", "home-vp", "neutral-vp", "armies-in-play"]
ANSWERS = {
    "scenario": "marlborough",
    "touching": "FR-SN SN-DR DR-BA BA-FR",
    "blue-home": "FR",
    "home-vp": "3",
    "neutral-vp": "2",
    "armies-in-play": "1",
}
EIGHT = ("MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE")
IN_SPANISH_NETHERLANDS = """
    set countries.FR.blue.standing = 0
    set countries.SN.blue.standing = 1
"""
STRENGTH = """
    blue pick STRENGTH
    orange pick RECRUIT
"""


def refused(**changes: str) -> Trouble:
    with pytest.raises(Trouble) as found:
        March().start(Setup(ANSWERS | {key.replace("_", "-"): value for key, value in changes.items()}))
    return found.value


# --- The Thirty Years War -----------------------------------------------------------------------------------------


@pytest.mark.rule("MP-TYW-01")
def test_the_introductory_scenario_is_played_unless_another_is_named_and_changes_no_rule() -> None:
    assert March().questions(Setup()) == ()
    rules = March().start(Setup()).rules
    assert rules.scenario == "tyw"
    assert (rules.home_floor, rules.score_home_with_enemy, rules.both_at_threshold) == (0, True, "more-vp")
    assert (rules.manual, rules.basic_vp) == ({}, 1)


@pytest.mark.rule("MP-TYW-02")
def test_the_neutral_country_lies_between_the_homes() -> None:
    cards = March().start(Setup()).rules.map
    assert {id_: card.touches for id_, card in cards.items()} == {"BH": ("N",), "N": ("BH", "OH"), "OH": ("N",)}
    assert [card.owner for card in cards.values()] == ["blue", None, "orange"]


@pytest.mark.rule("MP-TYW-03", "MP-DRV-01", "MP-AMB-31")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_introductory_set_up(edition: str) -> None:
    """MP-TV-01."""
    state = March().start(Setup({"edition": edition}))
    assert (state.stock, state.rules.boxed) == (Cubes(5, 10), Cubes(1, 2))
    assert {id_: country.vp for id_, country in state.countries.items()} == {"BH": 3, "N": 2, "OH": 3}
    assert [side.hand for side in state.sides.values()] == [EIGHT, EIGHT]
    assert [(side.strength, side.stock, side.vp) for side in state.sides.values()] == [(1, 2, 0)] * 2
    assert (state.countries["BH"].blue.standing, state.countries["OH"].orange.standing) == (1, 1)


@pytest.mark.rule("MP-TYW-04")
def test_the_introductory_scenario_is_played_to_eighteen() -> None:
    assert March().start(Setup()).rules.threshold == 18


# --- The Age of Marlborough: nothing is guessed -------------------------------------------------------------------


def test_what_no_rulebook_states_is_asked() -> None:
    bare = Setup({"scenario": "marlborough"})
    assert [question.option for question in March().questions(bare)] == ASKED
    assert [question.suggestion for question in March().questions(bare)] == ["", "", "3", "2", "1"]
    with pytest.raises(Unsettled) as unsettled:
        March().start(bare)
    assert [question.option for question in unsettled.value.questions] == ASKED


@pytest.mark.parametrize("missing", ASKED)
def test_not_even_a_single_answer_is_guessed(missing: str) -> None:
    setup = Setup({key: value for key, value in ANSWERS.items() if key != missing})
    assert [question.option for question in March().questions(setup)] == [missing]
    with pytest.raises(Unsettled):
        March().start(setup)


@pytest.mark.parametrize(
    "touching",
    ["", "FR-SN", "FR-SN SN-DR DR-FR", "FR-SN-DR SN-BA", "FR-SN SN-DR DR-BA BA-XX", "FR-FR SN-DR DR-BA BA-FR", "FR SN"],
)
def test_an_answer_that_leaves_a_card_alone_or_names_no_pair_is_refused(touching: str) -> None:
    trouble = refused(touching=touching)
    assert (trouble.key, trouble.facts["countries"]) == ("touching", "FR, DR, SN, BA")


@pytest.mark.rule("MP-MARL-01")
@pytest.mark.parametrize(("blue", "orange"), [("FR", "DR"), ("DR", "FR")])
def test_the_table_says_who_plays_which_home(blue: str, orange: str) -> None:
    state = March().start(Setup(ANSWERS | {"blue-home": blue}))
    assert (state.sides["blue"].home, state.sides["orange"].home) == (blue, orange)
    assert state.countries[blue].blue.standing == 1
    assert refused(blue_home="SN").facts["known"] == "FR, DR"


@pytest.mark.rule("MP-AMB-21")
@pytest.mark.parametrize(("edition", "lowest"), [("en", 1), ("de", 0)])
def test_neutral_dice_start_anywhere_in_their_printed_range(edition: str, lowest: int) -> None:
    for value in range(7):
        changes = {"edition": edition, "neutral_vp": str(value)}
        if lowest <= value <= 3:
            state = March().start(Setup(ANSWERS | {key.replace("_", "-"): v for key, v in changes.items()}))
            assert (state.countries["SN"].vp, state.countries["BA"].vp) == (value, value)
        else:
            assert refused(**changes).facts["known"] == f"{lowest}-3"


@pytest.mark.parametrize(("armies", "stock"), [("0", 3), ("3", 0)])
def test_the_table_says_how_many_armies_start_at_home(armies: str, stock: int) -> None:
    state = March().start(Setup(ANSWERS | {"armies-in-play": armies}))
    assert [side.stock for side in state.sides.values()] == [stock, stock]
    assert list(March().faults(state)) == []


# --- The Age of Marlborough: its rules ----------------------------------------------------------------------------


@pytest.mark.rule("MP-MARL-01", "MP-MARL-03", "MP-MARL-05")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_set_up_of_marlborough(edition: str) -> None:
    """MP-TV-08."""
    game = March()
    state = game.start(Setup(ANSWERS | {"edition": edition}))
    assert [(id_, card.owner) for id_, card in state.rules.map.items()] == [
        ("FR", "blue"),
        ("DR", "orange"),
        ("SN", None),
        ("BA", None),
    ]
    labels = game.labels(state, "en")
    assert [labels[id_] for id_ in state.countries] == [
        "France",
        "The Dutch Republic",
        "Spanish Netherlands",
        "Electorate of Bavaria",
    ]
    assert (state.stock, state.stock.value, state.rules.boxed) == (Cubes(5, 11), 36, Cubes(1, 1))


@pytest.mark.rule("MP-MARL-02")
def test_there_is_no_attack_plus_one_in_marlborough() -> None:
    table = play(MARLBOROUGH)
    assert table.state.sides["blue"].hand == tuple(card for card in EIGHT if card != "ATTACK+1")
    assert broken_by(table, "blue pick ATTACK+1") == {"MP-MARL-02"}


@pytest.mark.rule("MP-MARL-04", breaks=True)
def test_the_english_edition_keeps_a_neutral_die_at_one() -> None:
    table = play(
        MARLBOROUGH + "    option automatic: off" + IN_SPANISH_NETHERLANDS + "    set countries.SN.vp = 1" + STRENGTH
    )
    table.enter("orange recruit")
    assert broken_by(table, "blue strength SN") == {"MP-MARL-04"}


@pytest.mark.rule("MP-MARL-04")
@pytest.mark.parametrize(("edition", "start"), [("en", 2), ("de", 1)])
def test_a_neutral_die_goes_down_to_the_printed_end_of_its_edition(edition: str, start: int) -> None:
    table = play(
        MARLBOROUGH
        + f"    option edition: {edition}"
        + IN_SPANISH_NETHERLANDS
        + f"    set countries.SN.vp = {start}"
        + STRENGTH
    )
    table.enter("blue strength SN")
    assert table.state.countries["SN"].vp == start - 1
    assert table.faults() == ()


@pytest.mark.rule("MP-MARL-06", breaks=True)
@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_home_die_never_goes_below_two(edition: str) -> None:
    table = play(
        MARLBOROUGH
        + f"    option edition: {edition}\n    option automatic: off"
        + IN_SPANISH_NETHERLANDS
        + "    set countries.FR.vp = 2"
        + STRENGTH
    )
    table.enter("orange recruit")
    assert broken_by(table, "blue strength FR") == {"MP-MARL-06"}
    assert legal_lines(table) == ["blue strength SN"]


@pytest.mark.rule("MP-MARL-06")
def test_a_home_die_goes_down_to_two() -> None:
    table = play(MARLBOROUGH + STRENGTH)
    assert table.state.countries["FR"].vp == 2


@pytest.mark.rule("MP-AMB-23", "MP-MARL-06")
@pytest.mark.parametrize(("ruling", "broken"), [("both", {"MP-MARL-06"}), ("own", set())])
def test_whether_the_floor_of_two_protects_the_enemy_home_too(ruling: str, broken: set[str]) -> None:
    table = play(
        MARLBOROUGH
        + f"""
    option home-floor: {ruling}
    option automatic: off
    set countries.FR.blue.standing = 0
    set countries.DR.blue.standing = 1
    set countries.DR.occupied = "standing"
    set countries.DR.vp = 2
    set countries.FR.vp = 2
    blue pick STRENGTH
    orange pick MOVE1
    orange move 1 DR->SN
    """
    )
    assert broken_by(table, "blue strength DR") == broken
    assert broken_by(table, "blue strength FR") == {"MP-MARL-06"}


ENEMY_AT_HOME = """
    set countries.FR.blue.standing = 0
    set countries.SN.blue.standing = 1
    set countries.DR.orange.standing = 0
    set countries.FR.orange.standing = 1
    set sides.blue.hand = ["MOVE1", "MOVE2", "RECRUIT", "ATTACK", "STRENGTH", "SCORE"]
    set sides.blue.discard = ["FORTIFY"]
"""


@pytest.mark.rule("MP-MARL-07")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_an_enemy_in_the_home_costs_its_vp_and_nothing_else(edition: str) -> None:
    record = (
        MARLBOROUGH + f"    option edition: {edition}" + ENEMY_AT_HOME + "    blue pick SCORE\n    orange pick FORTIFY"
    )
    table = play(record)
    assert table.state.sides["blue"].vp == 3
    assert "MP-MARL-07" in cited(table)
    assert events(table, "scored")[0].facts["parts"] == "SN 2"


@pytest.mark.rule("MP-MARL-07")
def test_the_owner_of_the_invading_army_scores_in_full() -> None:
    assert score_worth(play(MARLBOROUGH + ENEMY_AT_HOME).state, "orange") == 4


@pytest.mark.rule("MP-MARL-08")
def test_a_home_with_an_enemy_in_it_still_gives_strength() -> None:
    table = play(MARLBOROUGH + ENEMY_AT_HOME + "    blue pick STRENGTH\n    orange pick FORTIFY")
    assert legal_lines(table) == ["blue strength FR", "blue strength SN"]


@pytest.mark.rule("MP-MARL-09")
def test_an_occupied_capital_still_costs_everything() -> None:
    occupied = '    set countries.FR.occupied = "standing"\n'
    table = play(MARLBOROUGH + ENEMY_AT_HOME + occupied + "    blue pick SCORE\n    orange pick RECRUIT")
    assert table.state.sides["blue"].vp == 0
    assert "MP-SCORE-05" in cited(table)


@pytest.mark.parametrize(
    "option", ["touching: BH-OH", "blue-home: OH", "home-vp: 5", "neutral-vp: 4", "armies-in-play: 2"]
)
def test_an_option_the_scenario_settles_already_is_refused_not_ignored(option: str) -> None:
    with pytest.raises(Trouble, match="settled"):
        play(f"option {option}")
