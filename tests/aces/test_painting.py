"""A map while it is painted: what goes with a hex, and what turning does to all of it."""

from __future__ import annotations

import pytest

from companion.games.aces.board import map_checks, painting
from companion.games.aces.board.files import File
from companion.games.aces.board.maps import Ground, Map
from companion.games.aces.board.painting import (
    TURNS,
    Turn,
    completed,
    marked,
    numbered,
    painted,
    resized,
    split,
    turned,
)
from companion.games.aces.board.reading import map_of, read_map
from companion.games.aces.board.writing import write_map
from companion.kernel.trouble import Trouble


@pytest.fixture(scope="module")
def ours() -> Map:
    return map_of("demo")


def sound(map_: Map) -> bool:
    return not map_checks.mistakes(map_, File("", "")) and read_map(write_map(map_), "again.toml").rows == map_.rows


def test_a_factory_comes_with_its_name_and_half_and_goes_with_its_terrain(ours: Map) -> None:
    more = painted(ours, "A4", "F")
    assert [(entry.id, entry.half) for entry in more.factory if entry.hex == "A4"] == [("F11", "1-6")]
    assert more.origin == "custom"
    assert painted(more, "A4", "T").factory == ours.factory
    assert sound(more)
    assert painted(ours, "A4", "T") is ours  # there is forest already


def test_nothing_is_told_of_a_hex_that_is_not_there(ours: Map) -> None:
    without = painted(painted(ours, "B5", " "), "C3", " ")
    assert "1" not in without.start
    assert "F01" not in {entry.id for entry in without.factory}
    assert without.mission.ardennes is not None
    assert "F01" not in without.mission.ardennes.allied_factories
    assert sound(without)


def test_a_start_number_is_in_one_place(ours: Map) -> None:
    moved = numbered(ours, "C6", 1)
    assert (moved.start["1"], list(moved.start)) == ("C6", [str(number) for number in range(1, 13)])
    assert "1" not in numbered(moved, "C6", None).start
    with pytest.raises(Trouble, match="aces-painter-number"):
        numbered(ours, "C6", 13)


def test_marks_of_the_mission_go_round(ours: Map) -> None:
    def whose(map_: Map) -> tuple[bool, bool]:
        mission = map_.mission.ardennes
        assert mission is not None
        return "F04" in mission.german_factories, "F04" in mission.allied_factories

    states = [ours]
    for _ in range(3):
        states.append(marked(states[-1], "F12"))
    assert [whose(map_) for map_ in states] == [(True, False), (False, True), (False, False), (True, False)]
    coast = marked(ours, "C2").mission.ardennes
    assert coast is not None
    assert "C2" not in coast.coast


@pytest.mark.parametrize("how", TURNS)
@pytest.mark.parametrize("columns", [17, 18])
def test_turning_keeps_every_neighbour(ours: Map, how: Turn, columns: int) -> None:
    """Whatever touched still touches: the same pairs of terrain, as many times."""
    before = resized(ours, columns, 12)
    after = turned(before, how)
    assert sound(after)
    assert sorted(_pairs(before)) == sorted(_pairs(after))
    again = turned(after, how)
    assert (again.rows, again.shift, again.start) == (before.rows, before.shift, before.start)
    assert {entry.hex for entry in again.factory} == {entry.hex for entry in before.factory}


def _pairs(map_: Map) -> list[tuple[str, str, str]]:
    """Terrain beside terrain, with start numbers and factories, so that a shifted one would be noticed."""
    ground = Ground(map_, None, mountains=True)
    on = {hex_: number for number, hex_ in map_.start.items()} | {entry.hex: entry.id for entry in map_.factory}
    return [
        (ground.terrain[hex_], ground.terrain[near], f"{on.get(hex_, '')} {on.get(near, '')}")
        for hex_ in ground.hexes
        for near in ground.near[hex_]
    ]


def test_the_second_half_is_the_first_one_turned_around(ours: Map) -> None:
    whole = completed(ours)
    assert sound(whole)
    assert turned(whole, "around").rows == whole.rows
    assert [sum(entry.half == half for entry in whole.factory) for half in ("1-6", "7-12")] == [5, 5]
    assert len(whole.start) == 12
    with pytest.raises(Trouble, match="aces-painter-complete"):
        completed(resized(ours, 17, 12))


def test_another_size_keeps_what_is_left(ours: Map) -> None:
    small = resized(ours, 10, 8)
    assert (len(small.rows), {len(row) for row in small.rows}) == (8, {10})
    assert small.rows[3] == ours.rows[3][:10]
    assert sound(small)
    large = resized(ours, 20, 14)
    assert large.rows[13] == "." * 20
    assert sound(large)
    with pytest.raises(Trouble, match="aces-painter-size"):
        resized(ours, 1, 12)


def test_halves_are_split_where_somebody_says(ours: Map) -> None:
    other = split(ours, 5)
    assert (other.halves["1-6"].columns, other.halves["7-12"].columns) == (("A", "E"), ("F", "R"))
    assert {entry.id: entry.half for entry in other.factory}["F02"] == "7-12"
    assert split(ours, None).halves == {}
    with pytest.raises(Trouble, match="aces-painter-half"):
        split(ours, 18)


def test_a_new_map_is_plain_and_sound() -> None:
    new = painting.new_map("mine", "Mine")
    assert sound(new)
    assert painting.split_at(new) == 9
