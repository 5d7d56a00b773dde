"""The cards of The March of Progress: printed, opened again, read and measured."""

from __future__ import annotations

import json
import re
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.march.sheets.action_cards import RULES
from companion.games.march.sheets.table_cards import INITIATIVE_RULES, SEQUENCE_RULES
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.rulebook import rulebook
from companion.printing.cards import grid_for
from companion.printing.job import Ask, Subject, make_pdf
from companion.printing.paper import CUT_MARGIN, POKER, CardSize, paper_named
from companion.prints import prints_of
from companion.text.language import CODES, language
from tests.printing.asks import ask, ask_in_pairs
from tests.printing.content import drawing
from tests.printing.proof import (
    EXACT,
    check_backs,
    check_pdf,
    check_same_bytes,
    letters,
    page_count,
    text,
    trim,
)

CARDS = ("country-cards", "action-cards", "initiative")
SETTLED = {
    "scenario": "marlborough",
    "touching": "FR-SN SN-DR DR-BA BA-FR",
    "blue-home": "FR",
    "home-vp": "3",
    "neutral-vp": "2",
    "armies-in-play": "1",
}
SCENARIOS = {"tyw": {"scenario": "tyw"}, "marlborough": {"scenario": "marlborough"}, "settled": SETTLED}
NAMES = {
    "en": ("MOVE 1", "MOVE 2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"),
    "de": ("BEWEGEN 1", "BEWEGEN 2", "REKRUTIEREN", "BEFESTIGEN", "ANGREIFEN", "ANGREIFEN+1", "STÄRKEN", "PUNKTEN"),
}
OWN = """
name = { en = "The War of the Extraordinarily Long Succession", de = "Der Krieg um die außerordentlich lange Erbfolge" }
cards = ["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE", "SIEGE"]
cubes = { black = 5, white = 11 }
armies = 6
armies_in_play = 2
home_floor = 1
touching = [["A", "B"], ["A", "C"], ["A", "D"], ["A", "E"], ["A", "F"], ["A", "G"]]

[manual.SIEGE]
name = { en = "SIEGE OF THE CAPITAL", de = "BELAGERUNG DER HAUPTSTADT" }
step = "d"

[countries]
A = { name = { en = "Denmark and Norway with Schleswig and Holstein", de = "Dänemark-Norwegen mit Schleswig und Holstein" }, home = true, owner = "blue", vp = 4, garrison = 3 }
B = { name = { en = "Schwarzburg-Sondershausen and Rudolstadt", de = "Schwarzburg-Sondershausen und Rudolstadt" }, home = true, owner = "orange", vp = 4 }
C = { name = { en = "Polish-Lithuanian Commonwealth", de = "Polnisch-Litauische Adelsrepublik" }, vp = 2, blue = 1, orange = 1 }
D = { name = { en = "Duchy of Mecklenburg-Schwerin", de = "Herzogtum Mecklenburg-Schwerin" }, vp = 2 }
E = { name = { en = "Donaudampfschifffahrtsgesellschaft", de = "Donaudampfschifffahrtsgesellschaft" }, vp = 2 }
F = { name = { en = "Electorate of Brunswick-Lüneburg", de = "Kurfürstentum Braunschweig-Lüneburg" }, vp = 2 }
G = { name = { en = "Principality of Anhalt-Zerbst", de = "Fürstentum Anhalt-Zerbst" }, vp = 2 }
"""  # noqa: E501
OWN_NAMES = dict(zip(CODES, (re.findall(rf' {code} = "([^"]+)"', OWN)[1:] for code in CODES), strict=True))
STEPS = "aabcddef"
STEP = {"en": "step", "de": "Schritt"}
WIDE = "230x297"  # two cards of the box lie beside each other, so that their words are read in order
FREE_BLEED = {"a4": 2, "letter": 0}  # mm of colour around eight poker cards that cost no page
NO_RULEBOOK = {"en": "° not in the rulebook:", "de": "° steht in keiner Anleitung:"}


def printed(wish: Ask, *sheets: str, setup: Setup | None = None, **options: str) -> bytes:
    wanted = [sheet for sheet in prints_of("march").sheets if sheet.id in (sheets or CARDS)]
    return make_pdf(wish, "March", wanted, Subject(game("march"), setup or Setup(options)))


def own(sources: str = "") -> Setup:
    return Setup({"scenario": "own"}, files={"scenario": OWN + sources})


def words(pdf: bytes) -> str:
    """All the text of a file in one line; a word parted at the end of a line is whole again."""
    pages = "\n".join(text(pdf, page) for page in range(page_count(pdf)))
    return " ".join(re.sub(r"[\ufffe\x02\u00ad]\s*", "", pages).split())


def steps(edges: list[float]) -> list[float]:
    return [round(b - a, 2) for a, b in pairwise(edges)]


def cuts(pdf: bytes, page: int) -> tuple[list[float], list[float]]:
    """Where the marks at the left and upper edge of the paper say to cut."""
    segments = drawing(pdf, page).segments
    across = sorted({round(s.x1, 3) for s in segments if abs(s.x1 - s.x2) < 0.001 and abs(s.y1 - CUT_MARGIN) < EXACT})
    down = sorted({round(s.y1, 3) for s in segments if s.level and abs(s.x1 - CUT_MARGIN) < EXACT})
    return across, down


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("wish", ask_in_pairs(("a4", "letter")))
def test_every_card_prints_in_every_way(wish: Ask, scenario: str) -> None:
    check_pdf(printed(wish, **SCENARIOS[scenario], edition=wish.language), wish)


@pytest.mark.parametrize("wish", ask_in_pairs(("a5", "a3")))
def test_every_card_prints_on_small_and_large_paper(wish: Ask) -> None:
    check_pdf(printed(wish), wish)


@pytest.mark.parametrize("wish", ask_in_pairs(("a4", "letter")))
def test_own_scenarios_with_long_names_print(wish: Ask) -> None:
    pdf = printed(wish, setup=own())
    check_pdf(pdf, wish)
    found = words(pdf)
    assert [name for name in OWN_NAMES[wish.language] if name not in found] == []


@settings(max_examples=12, deadline=None)
@given(
    st.floats(20, 250).map(lambda mm: round(mm, 2)),
    st.floats(20, 250).map(lambda mm: round(mm, 2)),
    st.sampled_from([0, 3]),
    st.booleans(),
)
def test_cards_of_any_size_print(width: float, height: float, bleed: float, duplex: bool) -> None:
    wish = ask("de", "1000x1000", card=CardSize("own", width, height), bleed=bleed, duplex=duplex)
    across, down = cuts(printed(wish, setup=own()), 0)
    first = round(across[1] - across[0], 2), round(down[1] - down[0], 2)
    assert first in ((width, height), (height, width))


@settings(max_examples=15, deadline=None)
@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), min_size=1), st.integers(0, 19))
def test_whatever_players_write_prints(name: str, armies: int) -> None:
    """Names of any length and in any letters, as many armies as a file allows."""
    long = json.dumps(name * 20, ensure_ascii=False)
    text = OWN.replace('"Duchy of Mecklenburg-Schwerin"', long).replace('"SIEGE OF THE CAPITAL"', long)
    text = text.replace('"The War of the Extraordinarily Long Succession"', long)
    text = text.replace("armies = 6", "armies = 20").replace("armies_in_play = 2", f"armies_in_play = {armies}")
    pdf = printed(ask(), setup=Setup({"scenario": "own"}, files={"scenario": text}))
    assert page_count(pdf) == 2 * 2 + 4 + 2  # what has no backs has blank ones


# --- country cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paper", "code"), [*product(("a4", "letter"), CODES)])
def test_country_cards_have_the_size_of_the_box(paper: str, code: str) -> None:
    """105 × 75 mm, read off the crop marks; they lie on their side because more of them fit."""
    pdf = printed(ask(code, paper), "country-cards", scenario="marlborough")
    across, down = cuts(pdf, 0)
    assert page_count(pdf) == 1
    assert steps(across) == [75, 75]
    assert steps(down) == [105, 105]
    kept = trim(pdf, 0)
    assert kept is not None
    assert kept.rounded() == (across[0], down[0], across[-1], down[-1])


def test_a_chosen_size_is_the_size_of_the_country_cards() -> None:
    pdf = printed(ask(card=POKER), "country-cards")
    across, down = cuts(pdf, 0)
    assert steps(across) == [63, 63, 63]
    assert steps(down) == [88]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["France", "The Dutch Republic", "Spanish Netherlands", "Bavaria", "garrison 2"]),
        (
            "de",
            ["Frankreich", "Niederländische Republik", "Spanische Niederlande", "Kurfürstentum Bayern", "Garnison 2"],
        ),
    ],
)
def test_a_country_card_says_what_the_box_prints(code: str, expected: list[str]) -> None:
    found = words(printed(ask(code), "country-cards", **SETTLED))
    assert [name for name in expected if name not in found] == []
    assert found.count(expected[-1]) == 2
    assert found.count("2–3") == 2  # the floor of a home, MP-MARL-06
    assert found.count("1–3") == 2  # MP-MARL-04
    assert found.count("1–6") == 2


def test_neighbours_are_named() -> None:
    assert "Touches: Spanish Netherlands · Electorate of Bavaria" in words(printed(ask(), "country-cards", **SETTLED))


def test_what_nobody_settled_is_left_open() -> None:
    found = words(printed(ask(), "country-cards", scenario="marlborough"))
    assert found.count("home country of Blue or Orange") == 2
    assert found.count("2 or more") == 2
    assert found.count("Touches:") == 4
    assert "Touches: Spanish" not in found


@pytest.mark.parametrize("code", CODES)
def test_values_no_rulebook_states_are_marked(code: str) -> None:
    found = words(printed(ask(code), "country-cards"))
    assert found.count(NO_RULEBOOK[code]) == 3
    assert found.count("0–3°") == 2
    assert "0–2°" in found
    assert "1–6°" not in found


def test_every_kind_of_unknown_value_is_marked_where_it_stands() -> None:
    paths = ("name", "vp", "vp_min", "strength_max", "garrison")
    sources = "\n[sources]\ntouching = 'community'\n" + "\n".join(f"'countries.B.{path}' = 'sample'" for path in paths)
    found = words(printed(ask(paper=WIDE), "country-cards", setup=own(sources)))
    for marked in ("Rudolstadt°", "VP°", "1–4°", "1–6°", "garrison 2°", "Touches°:"):
        assert marked in found
    told = "name (sample), VP at the start (sample), VP range (sample), strength range (sample), garrison (sample)"
    assert f"{told}, what it touches (from players)" in found


def test_what_is_known_has_no_mark() -> None:
    assert "°" not in words(printed(ask(), setup=own()))


# --- action cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_each_player_has_every_card_once_with_its_step(code: str) -> None:
    found = words(printed(ask(code, bleed=0), "action-cards"))  # upright, so that words are read in order
    for step, name in zip(STEPS, NAMES[code], strict=True):
        assert found.count(f"{name} {STEP[code]} {step}:") == 2


@pytest.mark.rule("MP-MARL-02")
@pytest.mark.parametrize("code", CODES)
def test_marlborough_has_seven_cards(code: str) -> None:
    found = words(printed(ask(code), "action-cards", scenario="marlborough"))
    assert len(re.findall(rf" {STEP[code]} [a-f]:", found)) == 14
    assert NAMES[code][5] not in found


def test_cards_of_a_scenario_of_ones_own_have_their_step() -> None:
    pdf = printed(ask(), "action-cards", setup=own())
    assert words(pdf).count("SIEGE OF THE CAPITAL step d:") == 2
    assert words(pdf).count("It is carried out in step d.") == 2


@pytest.mark.rule("MP-MARL-06", "MP-MARL-07")
def test_what_a_scenario_changes_is_on_its_cards() -> None:
    changed = words(printed(ask(bleed=0), "action-cards", scenario="marlborough"))
    assert changed.count("This scenario: the die of a home never goes below 2.") == 2
    assert changed.count("This scenario: with an enemy army in your home, that home counts nothing.") == 2
    assert "This scenario" not in words(printed(ask(bleed=0), "action-cards"))


@pytest.mark.rule("MP-OCC-05")
@pytest.mark.parametrize(("edition", "expected"), [("en", "it leaves when it attacks"), ("de", "it stays, even if")])
def test_the_edition_decides_what_becomes_of_an_occupation(edition: str, expected: str) -> None:
    assert words(printed(ask(), "action-cards", edition=edition)).count(expected) == 2


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("fortified-defence", "one", "In defence it is worth 1."),
        ("discard-moment", "at-reveal", "at the reveal discard 1 card"),
        ("strength-at-six", "unplayable", "Not playable at full strength."),
        ("score-while-occupied", "cards-stay", "no VP at all and no cards back."),
        ("first-turn-score", "allowed", "or on turn 1"),
        ("occupier-attacks", "stays", "it stays, even if it attacks"),
    ],
)
def test_the_rulings_of_a_table_are_on_its_cards(option: str, value: str, expected: str) -> None:
    assert words(printed(ask(bleed=0), "action-cards", **{option: value})).count(expected) == 2
    assert expected not in words(printed(ask(bleed=0), "action-cards"))


def test_the_card_that_a_misprint_may_be_is_printed_if_it_is_played() -> None:
    played = printed(ask(), "action-cards", **{"attack-minus-one": "own-card"})
    assert words(played).count("ATTACK-1 step d:") == 2


def test_action_cards_are_poker_cards() -> None:
    across, down = cuts(printed(ask(bleed=0), "action-cards"), 0)
    assert steps(across) == [63, 63, 63]
    assert steps(down) == [88, 88, 88]


def test_a_hand_of_eight_lies_down_so_that_colour_reaches_beyond_the_cuts_on_the_same_page() -> None:
    gap = 2 * FREE_BLEED["a4"]
    across, down = cuts(printed(ask(), "action-cards"), 0)
    assert steps(across) == [88, gap, 88]
    assert steps(down) == [63, gap, 63, gap, 63, gap, 63]


@pytest.mark.parametrize(("paper", "code"), [*product(("a4", "letter"), CODES)])
def test_backs_lie_behind_their_fronts(paper: str, code: str) -> None:
    """The large letter of each back is where its front is, seen through the paper and moved by the offset."""
    wish = ask(code, paper, offset=(0.4, -0.9))
    pdf = printed(wish, "action-cards")
    grid = grid_for(paper_named(paper), POKER.width, POKER.height, FREE_BLEED[paper])
    assert page_count(pdf) == 4
    for front, letter in ((0, "B"), (2, "O")):
        check_backs(pdf, front, wish)
        large = [
            ((place.left + place.right) / 2, (place.top + place.bottom) / 2)
            for sign, place in letters(pdf, front + 1)
            if sign == letter and min(place.right - place.left, place.bottom - place.top) > 6
        ]
        middles = [grid.place(index).centre for index in range(8)]
        wanted = [(wish.paper.width - x + 0.4, y - 0.9) for x, y in middles]
        assert len(large) == 8
        for x, y in wanted:  # glyphs are not drawn exactly around the middle of their box
            assert any(abs(x - a) < 0.8 and abs(y - b) < 0.8 for a, b in large)


def test_the_backs_of_both_players_are_apart() -> None:
    pdf = printed(ask(), "action-cards")
    title = language("en").say("march-title")
    for page, letter, other in ((1, "B", "O"), (3, "O", "B")):
        found = text(pdf, page).split("\n")
        assert sum(title in line for line in found) == 8
        assert found.count(letter) == 8
        assert other not in found


# --- initiative and sequence ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "sides"),
    [
        ("en", ("Blue has the initiative", "Orange has the initiative")),
        ("de", ("Blau hat die Initiative", "Orange hat die Initiative")),
    ],
)
def test_the_initiative_card_has_a_side_for_each_player(code: str, sides: tuple[str, str]) -> None:
    wish = ask(code)
    pdf = printed(wish, "initiative")
    assert page_count(pdf) == 2
    assert [side in text(pdf, page) for page, side in enumerate(sides)] == [True, True]
    assert sides[1] not in text(pdf, 0)
    check_backs(pdf, 0, wish)
    kept = trim(pdf, 0)
    assert kept is not None
    assert sorted([round(kept.right - kept.left, 2), round(kept.bottom - kept.top, 2)]) == [
        2 * 75,
        2 * 105,
    ]  # with the two others


@pytest.mark.rule("MP-TURN-06")
@pytest.mark.parametrize("code", CODES)
def test_the_sequence_card_has_the_steps_in_order(code: str) -> None:
    move1, move2, recruit, fortify, attack, attack1, strength, score = NAMES[code]
    order = f"a {move1} · {move2} * b {recruit} c {fortify} d {attack} · {attack1} * e {strength} f {score}"
    assert words(printed(ask(code, WIDE), "initiative")).count(order) == 2  # a card for each player


def test_the_misprint_of_the_english_box_is_told() -> None:
    assert words(printed(ask(), "initiative")).count("ATTACK-1") == 2
    assert "ATTACK-1" not in words(printed(ask(), "initiative", edition="de"))
    assert "ATTACK-1" not in words(printed(ask(), "initiative", scenario="marlborough"))


def test_the_rules_named_on_cards_exist() -> None:
    known = rulebook("march").keys()
    assert {rule for rules in RULES.values() for rule in rules} <= known
    for told in (INITIATIVE_RULES, SEQUENCE_RULES):
        for chapter, numbers in re.findall(r"(MP-[A-Z]+)-([\d, ]+\d)", told):
            assert {f"{chapter}-{number}" for number in numbers.split(", ")} <= known


PROGRAM = """
from tests.printing.asks import ask
from tests.printing.test_march_cards import own, printed
pdf = printed(ask("de", "letter", "grey", bleed=3), setup=own())
"""


def test_the_same_cards_are_the_same_bytes() -> None:
    check_same_bytes(PROGRAM, printed(ask("de", "letter", "grey", bleed=3), setup=own()))


def test_both_hands_share_one_sheet_of_a3() -> None:
    """On A4 each hand has its own: two fronts and two backs."""
    assert [page_count(printed(ask(paper=paper), "action-cards")) for paper in ("a4", "a3")] == [4, 2]
    wide = printed(ask(paper="a3"), "action-cards")
    check_backs(wide, 0, ask(paper="a3"))


def test_initiative_and_sequence_share_a_page() -> None:
    pdf = printed(ask(), "initiative")
    assert page_count(pdf) == 2
    assert "Blue has the initiative" in text(pdf, 0)
    assert text(pdf, 0).count(ask().say("march-paper-sequence")) == 2
