"""Files of troop cards and maps: what they hold, what is wrong with them, and where it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.aces.board.card_checks import contradicted
from companion.games.aces.board.maps import column_and_row, hex_name
from companion.games.aces.board.reading import (
    check_map,
    check_troops,
    ground_of,
    map_of,
    read_map,
    read_troops,
    troops_of,
)
from companion.kernel.assets import ASSETS
from companion.kernel.trouble import BadData

CARDS = (ASSETS / "games" / "aces" / "troops" / "sample.toml").read_text(encoding="utf-8")
DEMO = (ASSETS / "games" / "aces" / "maps" / "demo.toml").read_text(encoding="utf-8")


def wrong_cards(old: str, new: str) -> BadData:
    assert old in CARDS
    with pytest.raises(BadData) as refused:
        read_troops(CARDS.replace(old, new, 1), "mine.toml")
    return refused.value


def wrong_map(old: str, new: str) -> BadData:
    assert old in DEMO
    with pytest.raises(BadData) as refused:
        read_map(DEMO.replace(old, new, 1), "mine.toml")
    return refused.value


# --- cards ----------------------------------------------------------------------------------------------------------


def test_the_sample_cards_have_nothing_wrong_and_contradict_no_example() -> None:
    assert check_troops(CARDS, Path("sample.toml")) == ((), ())
    troops = troops_of("sample")
    assert {seat: len(cards) for seat, cards in troops.by_seat.items()} == {"g1": 6, "us": 6, "g2": 6, "su": 6}
    assert [card.id for card in troops.unit if list(contradicted(card))] == []


def test_each_value_says_where_it_comes_from() -> None:
    troops = troops_of("sample")
    infantry, tank = troops.cards["us_inf"], troops.cards["g2_tank"]
    assert troops.source(infantry, "speed") == "stated"
    assert troops.source(tank, "attack") == "deduced"
    assert troops.source(tank, "cost") == "sample"
    assert troops.has_samples
    own = read_troops(CARDS.replace('origin = "sample"', 'origin = "box"'), "own.toml")
    assert own.source(own.cards["g2_tank"], "cost") == "box"
    assert not own.has_samples
    unsure = CARDS.replace('origin = "sample"', 'origin = "box"').replace(
        "speed = 3.0", 'unsure = ["cost"]\nspeed = 3.0', 1
    )
    half_known = read_troops(unsure, "own.toml")
    assert half_known.source(half_known.cards["us_inf"], "cost") == "sample"
    assert half_known.has_samples


@pytest.mark.parametrize(
    ("card", "hits", "forest", "damage"),
    [
        ("us_inf", 5, False, 3),
        ("us_inf", 5, True, 2),
        ("us_inf", 6, True, 3),
        ("g2_tank", 2, False, 1),
        ("g2_tank", 3, False, 1),
        ("g2_tank", 4, False, 2),
        ("us_inf", 0, False, 0),
        ("us_inf", 99, False, 6),
    ],
)
def test_damage_tables_of_the_worked_example(card: str, hits: int, forest: bool, damage: int) -> None:
    """TV-C4."""
    assert troops_of("sample").cards[card].damage_of(hits, forest) == damage


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ('id = "us_mob"', 'id = "us_inf"', "aces-twice", "unit[0].id"),
        (
            'faction = "us"\nde = "Infanterie"',
            'faction = "uk"\nde = "Infanterie"',
            "aces-card-faction",
            "unit[0].faction",
        ),
        ("speed = 3.0", "speed = 0", "aces-card-speed", "unit[0].speed"),
        ("speed = 3.0", "speed = 3.3", "aces-card-speed", "unit[0].speed"),
        ("attack = [2, 4, 6]", "attack = [4, 2, 6]", "aces-card-attack", "unit[0].attack"),
        ("attack = [2, 4, 6]", "attack = [2, 4, 13]", "aces-card-attack", "unit[0].attack"),
        ("range_ground = [2, 5]", "range_ground = [5, 2]", "aces-card-range", "unit[3].range_ground"),
        ("damage = [1, 3, 5, 7, 9, 11]", "damage = [1, 3, 3, 7, 9, 11]", "aces-card-damage", "unit[0].damage"),
        ("damage_forest = [2, 4,", "damage_forest = [0, 4,", "aces-card-forest", "unit[0].damage_forest"),
        ("dice_by_damage = [12, 10,", "dice_by_damage = [9, 10,", "aces-chart", "dice_by_damage"),
        ('role = "regular"', 'role = "tank"', "aces-card-role", "unit[0].role"),
        ("stated = [", 'stated = ["colour", ', "aces-card-mark", "unit[0].stated"),
        ('id = "su"\nteam = "allies"', 'id = "su"\nteam = "germany"', "aces-faction", "faction[1].id"),
        ("cost = 3", "cost = -3", "data-range", "unit[0].cost"),
        ("cost = 3", 'cost = "three"', "data-type", "unit[0].cost"),
        ("cost = 3", "price = 3", "data-unknown", "unit[0].price"),
    ],
)
def test_a_mistake_on_a_card_is_told_with_its_line_and_field(old: str, new: str, key: str, field: str) -> None:
    refused = wrong_cards(old, new)
    assert (refused.key, refused.facts["field"]) == (key, field)
    changed = CARDS.replace(old, new, 1).splitlines()
    assert refused.facts["file"] == "mine.toml"
    table, _, name = field.rpartition(".")
    if key not in ("data-unknown", "aces-twice"):
        assert re.match(rf"{name or table}\b", changed[int(refused.facts["line"]) - 1])


def test_cards_written_on_one_line_each_are_found_by_their_id() -> None:
    head, *blocks = CARDS.split("[[unit]]")
    rows = ",\n".join("{ " + ", ".join(block.strip().splitlines()) + " }" for block in blocks)
    one_line = head.replace("[[faction]]", f"unit = [\n{rows}\n]\n[[faction]]", 1)
    with pytest.raises(BadData) as refused:
        read_troops(one_line.replace("speed = 8.0", "speed = 0", 1), "mine.toml")
    assert refused.value.key == "aces-card-speed"
    lines = one_line.splitlines()
    assert '"us_ftr"' in lines[int(refused.value.facts["line"]) - 1]


@pytest.mark.parametrize(
    ("old", "new", "key", "facts"),
    [
        ("speed = 3.0", "speed = 4.0", "aces-card-example", {"rule": "AA-MOVE-04"}),
        ("range_ground = [2, 5]", "range_ground = [2, 6]", "aces-card-example", {"rule": "AA-NAME-07"}),
        ("range_ground = [2, 4]", "range_ground = [2, 5]", "aces-card-example", {"rule": "AA-KAT-01"}),
        ("damage = [1, 3, 5, 7, 9, 11]", "damage = [1, 3, 6, 7, 9, 11]", "aces-card-example", {"rule": "AA-CMB-13"}),
        (
            "attack = [6, 8, 10]\nrange_ground = [1, 1]\nrange_air = []\ndamage",
            "attack = [6, 7, 10]\nrange_ground = [1, 1]\nrange_air = []\ndamage",
            "aces-card-example",
            {"rule": "AA-CMB-11"},
        ),
        ('role = "fighter"', 'role = "bomber"', None, {}),
    ],
)
def test_a_card_that_an_example_of_the_rulebook_contradicts_is_named_with_it(
    old: str, new: str, key: str | None, facts: dict[str, str]
) -> None:
    assert old in CARDS
    wrong, odd = check_troops(CARDS.replace(old, new, 1), Path("mine.toml"))
    assert wrong == ()
    told = [(each.key, {fact: each.facts[fact] for fact in facts}) for each in odd]
    assert told == ([(key, facts)] if key else [])


def test_an_odd_set_is_told_but_can_be_played_with() -> None:
    without = re.sub(r"\[\[unit\]\]\nid = \"us_tank\"(?s:.)*?(?=\[\[unit\]\])", "", CARDS)
    wrong, odd = check_troops(without, Path("mine.toml"))
    assert wrong == ()
    assert [each.key for each in odd] == ["aces-set-size", "aces-set-lacks"]


# --- maps -----------------------------------------------------------------------------------------------------------


def test_the_demo_map_has_all_that_a_map_can_have() -> None:
    assert check_map(DEMO, Path("demo.toml")) == ((), ())
    ground = ground_of("demo", None, mountains=True)
    assert set(ground.terrain.values()) == {"standard", "road", "forest", "water", "factory", "mountain", "sea"}
    assert (len(ground.factories), len(ground.start)) == (10, 12)
    coast = map_of("demo").mission.ardennes
    assert coast is not None
    assert all("sea" in [ground.terrain[near] for near in ground.near[hex_]] for hex_ in coast.coast)


@pytest.mark.parametrize(("half", "numbers"), [("1-6", range(1, 7)), ("7-12", range(7, 13))])
def test_half_of_the_map_has_five_factories_and_six_numbers(half: str, numbers: range) -> None:
    ground = ground_of("demo", half, mountains=False)  # type: ignore[arg-type]
    assert len(ground.factories) == 5
    assert list(ground.start) == list(numbers)
    assert set(ground.start.values()) <= set(ground.hexes)
    assert "mountain" not in ground.terrain.values()


def test_hexes_lie_as_the_ledger_names_them() -> None:
    ground = ground_of("demo", None, mountains=False)
    assert ground.near["C3"] == ("C2", "D2", "D3", "C4", "B3", "B2")  # clockwise from the top
    assert ground.near["D3"] == ("D2", "E3", "E4", "D4", "C4", "C3")
    assert (ground.distance("C3", "C5"), ground.distance("A1", "R12")) == (2, 20)
    assert set(ground.rings("C3")[1]) == set(ground.near["C3"])
    assert [hex_name(*column_and_row(name)) for name in ("A1", "Z9", "AA10", "AZ1")] == ["A1", "Z9", "AA10", "AZ1"]


def test_pointed_hexes_and_the_other_shift() -> None:
    text = DEMO.replace('"flat"', '"pointy"').replace('"odd-down"', '"even-right"')
    text = text.replace("sample", "custom").replace("[halves]", "[mountains]\n[other]").split("[other]")[0]
    map_ = read_map(text, "pointed.toml")
    grid = map_.grid
    assert grid["A1"] == (0, 1)
    assert grid["B1"] == (0, 3)  # straight right
    assert grid["A2"] == (1, 0)  # row 2 lies half a hex further left


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ('"T..=..F...T.F..=..",', '"T..=..F...T.F..=.",', "aces-map-rows", "rows"),
        ('"T..=..F...T.F..=..",', '"T..=..F...T.F..=.x",', "aces-map-letter", "rows"),
        ('shift = "odd-down"', 'shift = "odd-right"', "aces-map-shift", "shift"),
        ('id = "F02"', 'id = "F01"', "aces-map-factory-twice", "factory[0].hex"),
        ('hex = "G4"', 'hex = "G5"', "aces-map-factory", "factory[1].hex"),
        ('hex = "G4"\nhalf = "1-6"', 'hex = "G4"\nhalf = "7-12"', "aces-map-factories", "factory"),
        ('1 = "B5"', '1 = "Z9"', "aces-map-hex", "start.1"),
        ('1 = "B5"', '1 = "K6"', "aces-map-other-half", "start.1"),
        ('1 = "B5"', '13 = "B5"', "aces-map-number", "start.13"),
        ('1 = "B5"\n', "", "aces-map-starts", "start"),
        ('columns = ["A", "I"]', 'columns = ["A"]', "aces-map-half", "halves.1-6"),
        (
            'german_factories = ["F04"',
            'german_factories = ["F14"',
            "aces-map-mission-factory",
            "mission.ardennes.german_factories",
        ),
        ('coast = ["C2"', 'coast = ["C0"', "aces-map-hex", "mission.ardennes.coast"),
        ('id = "F02"', 'id = "Fabrik"', "data-other", "factory[1].id"),
    ],
)
def test_a_mistake_on_a_map_is_told_with_its_field(old: str, new: str, key: str, field: str) -> None:
    refused = wrong_map(old, new)
    assert (refused.key, refused.facts["field"]) == (key, field)
    assert int(refused.facts["line"]) > 1


def test_a_hex_that_touches_nothing_is_refused() -> None:
    rows = '".  ",\n"   ",\n"..=",\n'
    text = re.sub(r"rows = \[(?s:.)*", f"rows = [\n{rows}]\n", DEMO).replace('origin = "sample"', 'origin = "custom"')
    with pytest.raises(BadData) as refused:
        read_map(text, "small.toml")
    assert (refused.value.key, refused.value.facts["hex"]) == ("aces-map-lonely", "A1")
    assert (
        read_map(text.replace('".  "', '"...", "..."'), "small.toml").id == "demo"
    )  # a map of one's own needs no more


def test_what_is_only_unusual_about_a_map_is_told() -> None:
    odd = DEMO.replace('1 = "B5"', '1 = "B8"').replace('coast = ["C2"', 'coast = ["C5"')
    wrong, unusual = check_map(odd, Path("mine.toml"))
    assert wrong == ()
    assert [each.key for each in unusual] == ["aces-map-odd-start", "aces-map-odd-coast"]
