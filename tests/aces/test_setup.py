"""Setting up (AA-SET, AA-TURN-01): who plays, armies on face-down tiles, rolling, placing in rings."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.aces.moves.setup import standing_room
from companion.games.registry import game
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.store import own_files
from companion.text.language import language
from companion.text.teller import Teller
from companion.tui.choices import choices_now
from tests.aces.positions import Play, map_text

ALL_IN_ONE = ("g1 army 1 inf1 mob1 t1 art1 ftr1 bmb1", "us army 1 inf2 mob2 t2 art2 ftr2 bmb2")


def start(**options: str) -> Play:
    return Play(game("aces").start(Setup({key.replace("_", "-"): value for key, value in options.items()})))


def two(**options: str) -> Play:
    return start(players="2", **options)


def placing(**options: str) -> Play:
    """Two players, all units in one army each; Germany 1 places first."""
    return two(**options).enter(*ALL_IN_ONE, "start 9 4")


# --- who plays ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-SET-01")
@pytest.mark.rule("AA-SET-02")
@pytest.mark.rule("AA-SET-03")
@pytest.mark.rule("AA-SET-04")
@pytest.mark.rule("AA-SET-05")
@pytest.mark.rule("AA-SET-14")
@pytest.mark.rule("AA-SET-27")
@pytest.mark.rule("AA-SET-28")
@pytest.mark.rule("AA-SET-30")
@pytest.mark.parametrize(("options", "units"), [({}, 24), ({"sets": "2"}, 48), ({"players": "3"}, 24)])
def test_four_factions_with_one_or_two_sets(options: dict[str, str], units: int) -> None:
    state = start(**options).state
    assert len(state.units) == units
    assert state.rules.seats == ("g1", "us", "g2", "su")
    assert len(state.factories) == 10
    assert not any(state.factories.values())
    assert not any(unit.damage or unit.xp for unit in state.units.values())
    assert set(state.coins.values()) == {0}
    assert {state.card(unit).arm for unit in state.of("us")} == {"infantry", "tank", "artillery", "aircraft"}


@pytest.mark.rule("AA-SET-06")
@pytest.mark.rule("AA-SET-07")
@pytest.mark.rule("AA-SET-09")
def test_two_players_take_opposite_factions_on_half_the_map() -> None:
    state = two(german="g2", allied="su", half="7-12", sets="2").state
    assert state.rules.seats == ("g2", "su")
    assert len(state.units) == 24
    assert (len(state.factories), list(state.ground.start)) == (5, [7, 8, 9, 10, 11, 12])
    with pytest.raises(Trouble):
        two(german="us")


@pytest.mark.parametrize(
    ("options", "key"),
    [({"map": "nowhere"}, "aces-no-map"), ({"troop": "tin"}, "aces-no-troops"), ({"players": "5"}, "no-value")],
)
def test_what_does_not_exist_is_refused(options: dict[str, str], key: str) -> None:
    with pytest.raises(Trouble) as refused:
        start(**options)
    assert refused.value.key == key


# --- armies ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-SET-18")
@pytest.mark.rule("AA-SET-19")
@pytest.mark.rule("AA-SET-17")
@pytest.mark.rule("AA-SET-16")
def test_all_units_are_spread_over_three_tiles_as_their_owner_likes() -> None:
    play = two().enter("g1 army 2 inf1 t1", "us army 1 inf2", "g1 army 3 mob1 art1 ftr1 bmb1")
    assert play.asked == [("us", "army")]
    play.enter("us army 1 mob2 t2 art2 ftr2 bmb2")
    assert play.asked == [(None, "start")]
    assert {unit.army for unit in play.state.units.values()} == {1, 2, 3}
    assert play.state.tiles == {"g1": {"1": 0, "2": 0, "3": 0}, "us": {"1": 0, "2": 0, "3": 0}}


@pytest.mark.rule("AA-SET-17")
def test_armies_that_cannot_be() -> None:
    play = two().enter("g1 army 2 inf1 t1")
    assert play.broken("g1 army 3 inf1") == {"AA-SET-18"}
    assert play.broken("g1 army 4 mob1") == {"AA-SET-19"}
    assert play.broken("g1 army 1 mob1 mob1") == {"AA-SET-18"}
    assert play.broken("g1 army 1 inf2") == {"AA-MOVE-01"}
    assert play.broken("g1 flip 1 3") == {"AA-TURN-02"}


# --- rolling --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-SET-20")
@pytest.mark.rule("AA-AMB-42")
@pytest.mark.rule("AA-AMB-51")
def test_the_highest_number_places_first_and_ties_roll_again() -> None:
    play = two().enter(*ALL_IN_ONE, "start 9 9")
    assert play.asked == [(None, "start")]
    play.enter("start 3 4")
    assert (play.asked, play.state.order) == ([("us", "flip")], ("us", "g1"))


def test_only_those_who_are_tied_roll_again() -> None:
    play = start()
    for seat, number in zip(play.state.rules.seats, (1, 2, 3, 4), strict=True):
        play.enter(f"{seat} army 1 inf{number} mob{number} t{number} art{number} ftr{number} bmb{number}")
    play.enter("start 9 2 9 4")
    assert play.state.rolling == ("g1", "g2")
    assert play.broken("start 1 2 3") == {"AA-SET-20"}
    assert play.enter("start 1 2").state.order == ("g2", "su", "g1", "us")


def test_dice_that_cannot_be() -> None:
    play = two().enter(*ALL_IN_ONE)
    assert play.broken("start 9") == {"AA-SET-20"}
    assert play.broken("start 9 13") == {"AA-SET-20"}


# --- placing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-SET-21")
@pytest.mark.rule("AA-SET-22")
@pytest.mark.rule("AA-SET-23")
@pytest.mark.rule("AA-SET-26")
def test_an_army_stands_on_its_number_and_around_it() -> None:
    play = placing().enter("flip 1 1", "place inf1 B5")
    assert play.hex("inf1") == "B5"
    for unit, hex_ in zip(("mob1", "t1", "art1", "ftr1", "bmb1"), play.state.ground.near["B5"], strict=False):
        play.enter(f"place {unit} {hex_}")
    assert play.asked == [("us", "flip")]


@pytest.mark.rule("AA-SET-22", breaks=True)
@pytest.mark.rule("AA-SET-23", breaks=True)
@pytest.mark.rule("AA-SET-17", breaks=True)
def test_where_an_army_cannot_stand() -> None:
    play = placing()
    assert play.broken("flip 1 7") == {"AA-SET-16"}  # of the other half
    assert play.broken("us flip 1 2") == {"AA-SET-26"}
    play.enter("flip 1 1")
    assert play.broken("flip 2 2") == {"AA-SET-21"}
    assert play.broken("place inf1 B6") == {"AA-SET-22"}
    play.enter("place inf1 B5")
    assert play.broken("place t1 B5") == {"AA-MOVE-22"}
    assert play.broken("place t1 B7") == {"AA-SET-23"}
    assert play.broken("place t1 C3") == {"AA-AMB-43"}  # a factory
    assert play.broken("place inf2 B6") == {"AA-SET-21"}


@pytest.mark.rule("AA-SET-25")
@pytest.mark.rule("AA-SET-25", breaks=True)
@pytest.mark.rule("AA-AMB-43")
def test_the_second_ring_comes_when_the_first_is_full() -> None:
    play = two(sets="2")
    for seat in ("g1", "us"):
        play.enter(f"{seat} army 1 " + " ".join(play.state.of(seat)))
    play.enter("start 9 4", "flip 1 1", "place inf1 B5")
    units = [unit for unit in play.state.of("g1") if unit != "inf1"]
    for unit, hex_ in zip(units, play.state.ground.near["B5"], strict=False):
        assert play.broken(f"place {unit} D5") in ({"AA-SET-23"}, {"AA-SET-25"})
        play.enter(f"place {unit} {hex_}")
    assert play.broken(f"place {units[6]} E5") == {"AA-SET-25"}
    assert play.enter(f"place {units[6]} D5").hex(units[6]) == "D5"


@pytest.mark.rule("AA-SET-24")
@pytest.mark.rule("AA-SET-24", breaks=True)
@pytest.mark.rule("AA-AMB-05")
def test_water_may_be_used_or_skipped() -> None:
    """Number 3 on H6 has no water around it; a small map of one's own has."""
    text = (
        map_text(("......", ".~....", "......", "......"))
        + "[start]\n"
        + "".join(f'{number} = "B1"\n' for number in range(1, 13))
    )
    for ruling, broken in (("anybody", set()), ("infantry", {"AA-AMB-05"})):
        play = Play(game("aces").start(Setup({"map": "own", "water-setup": ruling}, files={"map": text})))
        for seat, number in zip(play.state.rules.seats, (1, 2, 3, 4), strict=True):
            play.enter(f"{seat} army 1 inf{number} mob{number} t{number} art{number} ftr{number} bmb{number}")
        play.enter("start 9 1 2 3", "flip 1 1", "place inf1 B1")
        assert "B2" in list(standing_room(play.state, "t1"))
        assert play.broken("place t1 B2") == broken
        assert play.broken("place mob1 B2") == set()
        play.enter("place t1 A1", "place art1 C1", "place ftr1 A2", "place bmb1 C2")
        assert play.broken("place mob1 B3") == set()  # the water beside the number may stay empty
        assert play.broken("place mob1 B4") == {"AA-SET-25"}


@pytest.mark.rule("AA-TURN-01")
@pytest.mark.rule("AA-SET-26")
def test_when_all_tiles_are_turned_everybody_rolls_for_the_first_turn() -> None:
    play = placing().enter("flip 1 1", "place inf1 B5")
    for unit, hex_ in zip(("mob1", "t1", "art1", "ftr1", "bmb1"), play.state.ground.near["B5"], strict=False):
        play.enter(f"place {unit} {hex_}")
    play.enter("flip 1 4", "place inf2 B10")
    for unit, hex_ in zip(("mob2", "t2", "art2", "ftr2", "bmb2"), play.state.ground.near["B10"], strict=False):
        play.enter(f"place {unit} {hex_}")
    play.enter("flip 2 2", "flip 2 3", "flip 3 5", "flip 3 6")
    assert play.asked == [(None, "start")]
    play.enter("start 2 11")
    assert (play.asked, play.state.round) == ([("us", "use")], 1)
    assert play.broken("start 1 2") == {"AA-TURN-02"}


def test_own_cards_and_maps_lie_where_companion_looks_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table takes the owner's files along by the names of the options."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    for kind, name in (("troops", "sample"), ("maps", "demo")):
        text = (ASSETS / "games" / "aces" / kind / f"{name}.toml").read_text(encoding="utf-8")
        folder = tmp_path / "games" / "aces" / kind
        folder.mkdir(parents=True)
        (folder / "mine.toml").write_text(text, encoding="utf-8")
    files = own_files(game("aces"), Setup({"map": "mine", "troop": "mine"}))
    assert files.keys() == {"map", "troop"}
    state = game("aces").start(Setup({"map": "mine", "troop": "mine"}, files=files))
    assert (state.rules.map, state.rules.troops) == (files["map"], files["troop"])


@pytest.mark.parametrize(("code", "told"), [("en", ("turn one", "real tile")), ("de", ("umdrehen", "Plättchen"))])
def test_a_tile_is_turned_and_no_die_is_rolled_for_it(code: str, told: tuple[str, str]) -> None:
    opened = Table.create(Journal(":memory:"), game("aces"), Setup({"players": "2"}))
    for line in ALL_IN_ONE:
        opened.enter(line)
    teller = Teller.at(opened, language(code))
    (rolled,) = [decision for decision in opened.pending() if not decision.optional]
    assert teller.by_laptop(rolled) == language(code).say("tui-choice-roll")
    opened.enter("start 9 2")
    (asked,) = [decision for decision in opened.pending() if not decision.optional]
    rows = [choice.text for choice in choices_now(opened, teller) if choice.decision == asked]
    assert (told[0] in rows[0], told[1] in rows[1]) == (True, True)
