"""The texts of rulings and edition differences agree with the code, and each option they name really does something."""

import tomllib
from typing import Any

import pytest

from companion.games.march.beginning import BASE, OPTIONS
from companion.games.march.combat import army_defence
from companion.games.march.game import March
from companion.games.march.rulings import ruling_options
from companion.games.march.state import Force
from companion.kernel.data import asset_text
from companion.kernel.game import Setup
from companion.kernel.rulebook import rulings
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.support import MARLBOROUGH, broken_by, legal_lines, play

RULINGS = rulings("march")
DIFFERENCES: list[dict[str, Any]] = tomllib.loads(asset_text("games", "march", "editions.toml"))["difference"]
OF_THE_BOX = {"MP-AMB-21": "neutral-vp", "MP-AMB-31": "hand"}  # a value of the owner's box, not one of a few answers


# --- rulings ------------------------------------------------------------------------------------------------------


def test_there_are_thirty_two_rulings() -> None:
    assert list(RULINGS) == [f"MP-AMB-{number:02}" for number in range(1, 33)]


def test_every_ruling_is_an_option_and_every_option_of_a_ruling_has_its_text() -> None:
    in_code = {option.rule: option.key for option in OPTIONS if option.rule.startswith("MP-AMB")}
    assert {id_: ruling.option for id_, ruling in RULINGS.items()} == in_code
    assert len(set(in_code.values())) == 32


@pytest.mark.parametrize("option", ruling_options(), ids=lambda option: option.key)
def test_values_and_default_of_a_ruling_are_those_of_the_code(option: Any) -> None:
    ruling = RULINGS[option.rule]
    assert tuple(ruling.values) == option.values
    assert ruling.default == option.default == option.values[0]


def test_rulings_that_take_a_value_of_the_box_have_the_default_of_the_code() -> None:
    assert {id_: RULINGS[id_].option for id_ in OF_THE_BOX} == OF_THE_BOX
    assert RULINGS["MP-AMB-21"].default == BASE["neutral-vp"]
    assert RULINGS["MP-AMB-31"].default == next(o.default for o in OPTIONS if o.key == "hand")


@pytest.mark.parametrize("id_", RULINGS)
def test_a_ruling_is_told_in_both_languages(id_: str) -> None:
    ruling = RULINGS[id_]
    assert ruling.en.endswith("?")
    assert ruling.de.endswith("?")
    assert ruling.en != ruling.de
    for texts in (ruling.why, *ruling.values.values()):
        assert set(texts) == {"en", "de"}
        assert all(text.strip() == text and text for text in texts.values())


@pytest.mark.parametrize("option", ruling_options(), ids=lambda option: option.key)
def test_a_table_can_be_started_with_every_value_and_with_no_other(option: Any) -> None:
    for value in option.values:
        state = March().start(Setup({option.key: value}))
        assert getattr(state.rules.rulings, option.key.replace("-", "_")) == value
    with pytest.raises(Trouble) as found:
        March().start(Setup({option.key: "perhaps"}))
    assert (found.value.key, found.value.facts["known"]) == ("no-value", ", ".join(option.values))


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Trouble) as found:
        March().start(Setup({"weather": "on"}))
    assert (found.value.key, found.value.facts["option"]) == ("no-option", "weather")


# --- edition differences ------------------------------------------------------------------------------------------


def test_there_are_twenty_seven_differences() -> None:
    assert [difference["number"] for difference in DIFFERENCES] == list(range(1, 28))


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda difference: difference["topic"]["en"])
def test_a_difference_is_told_in_both_languages_and_names_an_existing_option_or_none(
    difference: dict[str, Any],
) -> None:
    assert set(difference) - {"option"} == {"number", "topic", "edition", "source", "effect"}
    texts = [difference["topic"], difference["effect"], difference["edition"]["en"], difference["edition"]["de"]]
    assert all(set(text) == {"en", "de"} and all(text.values()) for text in texts)
    assert difference["edition"]["en"]["en"] != difference["edition"]["de"]["en"]
    assert difference.get("option", "edition") in {option.key for option in OPTIONS}


def test_the_differences_that_are_felt_in_play_are_those_with_an_option() -> None:
    assert {d["number"]: d["option"] for d in DIFFERENCES if "option" in d} == {
        1: "edition",
        2: "edition",
        3: "occupier-attacks",
        4: "first-turn-score",
        5: "homes-touch",
        6: "printed-floor",
        9: "stand-up-elsewhere",
        10: "fortified-defence",
        20: "attack-minus-one",
    }


IN_SPANISH_NETHERLANDS = """
    option automatic: off
    set countries.FR.blue.standing = 0
    set countries.SN.blue.standing = 1
    set countries.SN.vp = 1
    blue pick STRENGTH
    orange pick RECRUIT
    orange recruit
"""


@pytest.mark.rule("MP-MARL-04")
@pytest.mark.parametrize(("edition", "broken"), [("en", {"MP-MARL-04"}), ("de", set())])
def test_difference_1_the_floor_of_the_neutral_dice(edition: str, broken: set[str]) -> None:
    table = play(MARLBOROUGH + f"    option edition: {edition}" + IN_SPANISH_NETHERLANDS)
    assert broken_by(table, "blue strength SN") == broken


@pytest.mark.parametrize(("edition", "mark"), [("en", ""), ("de", "°")])
def test_difference_2_names_the_german_edition_does_not_print_are_marked(edition: str, mark: str) -> None:
    table = play(MARLBOROUGH + f"    option edition: {edition}")
    shown = [e.facts["name_mark"] for e in table.game.picture(table.state, None) if e.kind == "show-country"]
    assert shown == [mark] * 4


OCCUPIER_ATTACKS = """
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 2
    set sides.blue.stock = 1
    set sides.blue.strength = 1
    set countries.OH.occupied = "standing"
    set countries.OH.orange.standing = 1
    blue pick ATTACK
    orange pick RECRUIT
"""


def blue_in_orange_home(table: Table[Any]) -> tuple[int, str | None]:
    country = table.state.countries["OH"]
    return country.blue.armies, country.occupied


@pytest.mark.rule("MP-AMB-02")
@pytest.mark.parametrize(
    ("options", "left"),
    [
        ("option edition: en", (0, None)),  # 2 against 1 + 2: the garrison is back
        ("option edition: de", (2, "standing")),  # 2 against 1
        ("option edition: en\n    option occupier-attacks: stays", (2, "standing")),
        ("option edition: de\n    option occupier-attacks: ends", (0, None)),
    ],
)
def test_difference_3_what_an_attacking_occupier_loses(options: str, left: tuple[int, str | None]) -> None:
    table = play(options + OCCUPIER_ATTACKS)
    assert blue_in_orange_home(table) == left


@pytest.mark.rule("MP-AMB-12")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("ruling", "broken"), [("forbidden", {"MP-SCORE-08", "MP-SCORE-10"}), ("allowed", set())])
def test_difference_4_score_on_the_first_turn(edition: str, ruling: str, broken: set[str]) -> None:
    table = play(f"option edition: {edition}\n option first-turn-score: {ruling}")
    assert broken_by(table, "blue pick SCORE") == broken


@pytest.mark.parametrize(("ruling", "ways"), [("no", ["N"]), ("yes", ["N", "OH"])])
def test_difference_5_what_touches(ruling: str, ways: list[str]) -> None:
    table = play(f"option homes-touch: {ruling}\n option automatic: off\n blue pick MOVE1\n orange pick RECRUIT")
    assert legal_lines(table) == [f"blue move 1 BH->{to}" for to in ways]


@pytest.mark.rule("MP-AMB-30")
@pytest.mark.parametrize(("ruling", "broken"), [("floor", {"MP-MARL-04"}), ("ignored", set())])
def test_difference_6_printed_ranges(ruling: str, broken: set[str]) -> None:
    table = play(MARLBOROUGH + f"    option printed-floor: {ruling}" + IN_SPANISH_NETHERLANDS)
    assert broken_by(table, "blue strength SN") == broken


@pytest.mark.parametrize(("ruling", "broken"), [("allowed", set()), ("forbidden", {"MP-AMB-06"})])
def test_difference_9_standing_up_elsewhere(ruling: str, broken: set[str]) -> None:
    table = play(
        f"""
        option stand-up-elsewhere: {ruling}
        option automatic: off
        set countries.BH.orange.standing = 1
        set countries.N.blue.fortified = 1
        set countries.N.orange.standing = 1
        set sides.blue.stock = 1
        set countries.OH.orange.standing = 0
        set sides.orange.stock = 1
        blue pick ATTACK
        orange pick RECRUIT
        orange recruit
        """
    )
    assert broken_by(table, "blue attack N stand 1") == broken


@pytest.mark.parametrize(("ruling", "worth"), [("plus-one", 7), ("one", 4), ("raises-all", 8)])
def test_difference_10_what_a_fortified_army_is_worth(ruling: str, worth: int) -> None:
    """One standing and one fortified army of strength 3."""
    state = play(f"option fortified-defence: {ruling}\n set sides.blue.strength = 3").state
    assert army_defence(state, "blue", Force(1, 1)) == worth


@pytest.mark.rule("MP-AMB-28")
@pytest.mark.parametrize(("ruling", "cards"), [("misprint", 8), ("own-card", 9)])
def test_difference_20_the_ninth_card(ruling: str, cards: int) -> None:
    assert len(play(f"option attack-minus-one: {ruling}").state.sides["blue"].hand) == cards


@pytest.mark.parametrize("difference", [d for d in DIFFERENCES if "option" not in d], ids=lambda d: d["topic"]["en"])
def test_a_difference_without_an_option_says_that_play_is_the_same(difference: dict[str, Any]) -> None:
    said = difference["effect"]["en"]
    assert said.startswith(("Same", "No effect", "Only labels", "With two neutral countries")), said


def test_apart_from_marks_and_floors_both_editions_start_alike() -> None:
    english, german = (March().start(Setup({"edition": edition})) for edition in ("en", "de"))
    assert english.countries == german.countries
    assert english.sides == german.sides
    assert english.rules.map == german.rules.map
