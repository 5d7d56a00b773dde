"""Map codes: exactly that map again, whatever made it; slips are noticed and explained."""

from __future__ import annotations

from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.clockwork.maps import freecode
from companion.games.clockwork.maps.generate import dice, draw, prepared
from companion.games.clockwork.maps.hexmap import HexMap, Special, errors
from companion.games.clockwork.maps.layout import LAYOUTS, Layout, layout, mistakes, usual_layout
from companion.games.clockwork.maps.mapcode import is_map_code, map_code, read_map
from companion.games.clockwork.maps.rank import Ranks, ranks
from companion.games.clockwork.maps.tiles import IN_BOX, KINDS, LAKE
from companion.games.clockwork.maps.vectors import PLAYERS, arrangements, feasible
from companion.games.registry import boxes
from companion.kernel.digits import DigitReader
from companion.kernel.lettercode import ALPHABET, as_letters
from companion.kernel.savecode import layouts
from companion.kernel.shortcode import with_checks
from companion.kernel.trouble import Trouble
from tests.clockwork.little import CORRIDOR, LITTLE, LOPSIDED, laid

LENGTHS = {2: 15, 3: 19, 4: 22}
places = st.sampled_from([layout(id_) for id_ in LAYOUTS])
CODE = "2A-5HZK5-7S6YV-EDB"


def trouble(text: str) -> Trouble:
    with pytest.raises(Trouble) as refused:
        read_map(text)
    return refused.value


# --- every legal map has a number -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_numbers_are_those_of_all_legal_maps(players: int) -> None:
    known = ranks(players)
    assert known.maps == sum(map(arrangements, feasible(players)))
    first, last = known.kinds(0), known.kinds(known.maps - 1)
    assert first == bytes(sorted(first))
    assert last == bytes(sorted(last, reverse=True))
    assert known.number(first) == 0
    assert known.number(last) == known.maps - 1


@given(st.sampled_from(PLAYERS), st.data())
def test_numbers_and_maps_belong_together(players: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, ranks(players).maps - 2))
    kinds, following = ranks(players).kinds(number), ranks(players).kinds(number + 1)
    assert ranks(players).number(kinds) == number
    counts = [[each.count(kind) for kind in range(len(KINDS))] for each in (kinds, following)]
    assert (counts[0], kinds) < (counts[1], following), "compositions in order, within one as in a dictionary"


def test_the_numbers_count_every_map_once() -> None:
    """All words of a small bag, in the order of a dictionary."""
    small = Ranks([(2, 1, 2, 0, 0, 0, 0, 0)])
    words = [small.kinds(number) for number in range(30)]
    assert words == sorted(set(words))
    assert len(words) == factorial(5) // 4
    assert [small.number(word) for word in words] == list(range(30))


# --- short codes ----------------------------------------------------------------------------------------------------


@given(places, st.integers(0, 10**9))
def test_code_to_map_to_code(place: Layout, seed: int) -> None:
    drawn = draw(place, dice(str(seed)), "uniform")
    code = map_code(drawn)
    assert read_map(code.qr) == read_map(code.lines[0]) == drawn
    assert map_code(read_map(code.qr)) == code
    assert len(code.qr) == LENGTHS[place.players]
    assert code.lines[0].replace("-", "") == code.qr
    assert set(code.qr) <= set(ALPHABET)


def round_trips(players: int, maps: int) -> None:
    chance, drawing = dice(f"codes {players}"), prepared(usual_layout(players))
    for _ in range(maps):
        drawn = drawing.draw(chance)
        assert read_map(map_code(drawn).qr).kinds == drawn.kinds


@pytest.mark.parametrize("players", PLAYERS)
def test_many_random_maps_come_back(players: int) -> None:
    round_trips(players, 3000)


@pytest.mark.fuzz
@pytest.mark.parametrize("players", PLAYERS)
def test_a_hundred_thousand_random_maps_come_back(players: int) -> None:
    round_trips(players, 100_000)


GOLDEN = {  # printed on somebody's sheet: these codes are these maps for ever
    "2A-5HZK5-7S6YV-EDB": "CLVCVMSSFTMFVSTMBVFL",
    "2B-51S11-D2PMG-PY1": "CLVCVMSSFTMLVSTMBCFL",
    "3A-37025-FP5VZ-SFA88-HZ": "CTVSSSMCMMVVLFVCCSLMFTTLVFF",
    "3B-3EHZG-2VD7Y-E3MA2-NJ": "CTVSSFMCMMVVVLVBCSVTFTTLCLL",
    "4A-8BJQ1-N0YAJ-Y2P06-VTRVM": "MBFVVVTTLVCVMFFSSMBSBFBCSVMFTTVCLL",
    "4B-6P66A-ZMZA1-2RWYZ-YJRKA": "MBFVCVTTLVCVMFFSSMBSBFBCSVMFTTVCLL",
}


@pytest.mark.parametrize("code", GOLDEN)
def test_a_printed_code_means_the_same_map_for_ever(code: str) -> None:
    assert read_map(code) == laid(layout(code[:2]), GOLDEN[code])
    assert map_code(read_map(code)).lines == (code,)


def test_case_blanks_dashes_and_lookalikes_do_not_matter() -> None:
    drawn = next(d for d in (draw(layout("2A"), dice(str(n))) for n in range(99)) if {"0", "1"} < set(map_code(d).qr))
    code = map_code(drawn).qr
    assert read_map(" ".join(code.lower()).replace("0", "o").replace("1", "l")) == drawn


@given(places, st.integers(0, 10**6), st.data())
@settings(max_examples=300)
def test_one_wrong_character_is_refused_and_the_right_one_named(place: Layout, seed: int, data: st.DataObject) -> None:
    code = map_code(draw(place, dice(str(seed)))).qr
    at = data.draw(st.integers(0, len(code) - 1))
    sign = data.draw(st.sampled_from(ALPHABET.replace(code[at], "")))
    refused = trouble(code[:at] + sign + code[at + 1 :])
    assert refused.key == "code-typo"
    assert str(refused.facts["likely"]) in map_code(read_map(code)).lines[0]
    assert sign in str(refused.facts["word"])


@given(places, st.integers(0, 10**6), st.data())
def test_swapped_neighbours_are_refused(place: Layout, seed: int, data: st.DataObject) -> None:
    code = map_code(draw(place, dice(str(seed)))).qr
    at = data.draw(st.integers(0, len(code) - 2))
    swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
    if swapped != code:
        assert trouble(swapped).key in ("code-typo", "code-line", "code-length")


def test_the_sentence_shows_the_group_as_it_is_and_as_it_should_be() -> None:
    refused = trouble(CODE.replace("7S6YV", "7S6YY"))
    assert (refused.facts["word"], refused.facts["likely"]) == ("7S6YY", "7S6YV")
    across = trouble(CODE.replace("V-E", "E-V"))
    assert (across.facts["word"], across.facts["likely"]) == ("7S6YE-VDB", "7S6YV-EDB")


@pytest.mark.parametrize("text", [CODE[:-1], CODE + "0", CODE[:5] + CODE[6:]])
def test_a_character_missing_or_too_many(text: str) -> None:
    refused = trouble(text)
    assert refused.key == "code-length"
    assert (refused.facts["layout"], refused.facts["number"]) == ("2A", 15)


@pytest.mark.parametrize("text", ["", "?", "HELLO", "2A", "2A-", "9Z-5HZK5-7S6YV-EDB", "0" * 15, "Z" * 22, "A" * 3001])
def test_garbage_is_refused(text: str) -> None:
    assert trouble(text).key.startswith(("code-", "no-map"))
    assert not is_map_code(text)


def test_the_check_characters_are_right_but_there_is_no_such_map() -> None:
    beyond = as_letters(with_checks([2, 10, *[31] * 11]))
    assert trouble(beyond).key in ("no-map", "code-line")


# --- longer codes for free designs ----------------------------------------------------------------------------------


def free_maps() -> st.SearchStrategy[HexMap]:
    """Any tiles in the box on any layout, with special lakes and ids as they lie."""

    @st.composite
    def design(choose: st.DrawFn) -> HexMap:
        place = choose(st.sampled_from([layout("2A"), layout("4B"), LITTLE, CORRIDOR, LOPSIDED]))
        box = [kind for kind, count in enumerate(IN_BOX) for _ in range(count)]
        chance = Random(choose(st.integers(0, 10**6)))
        kinds = bytes(chance.sample(box, len(place.cells)))
        unused = {kind: chance.sample(range(IN_BOX[kind]), IN_BOX[kind]) for kind in range(len(KINDS))}
        numbers = bytes(unused[kind].pop() for kind in kinds) if choose(st.booleans()) else b""
        lakes = [at for at, kind in enumerate(kinds) if kind == LAKE]
        fires = sorted(choose(st.sets(st.sampled_from(lakes)))) if lakes else []
        return HexMap(place, kinds, numbers, tuple(Special(at, choose(st.integers(0, 9))) for at in fires))

    return design()


@given(free_maps())
def test_a_free_design_comes_back_with_layout_ids_and_special_lakes(design: HexMap) -> None:
    """CW-MAP-10, CW-MAP-14."""
    again = read_map(map_code(design).qr)
    assert (again.layout, again.kinds, again.ids, again.special) == (
        design.layout,
        design.kinds,
        design.ids,
        design.special,
    )
    assert read_map("\n".join(map_code(design).lines)) == again
    assert map_code(again) == map_code(design)


def test_a_legal_map_with_a_fire_lake_needs_the_longer_code() -> None:
    drawn = draw(layout("2A"), dice("7"))
    fire = HexMap(drawn.layout, drawn.kinds, special=(Special(drawn.kinds.index(LAKE)),))
    assert len(map_code(fire).qr) > LENGTHS[2]
    assert read_map(map_code(fire).qr) == fire


def test_ids_that_follow_from_the_arrangement_take_no_room() -> None:
    drawn = draw(layout("2A"), dice("7"))
    told = HexMap(drawn.layout, drawn.kinds, numbers=bytes(int(id_[1]) - 1 for id_ in drawn.ids))
    assert told.ids == drawn.ids
    assert map_code(told) == map_code(drawn)


LONG = "3V1X7 53SQ7 2BCKS ERBG5 RRZSX SRD"


def test_a_longer_code_means_the_same_map_for_ever() -> None:
    design = read_map(LONG)
    assert design.layout == layout("4A")
    assert [design.ids[place] for place, _ in design.special] == ["L1"]
    assert map_code(design).lines == (LONG,)


def test_a_slip_in_a_longer_code_is_explained_too() -> None:
    refused = trouble(LONG.replace("2BCKS", "2BCKT"))
    assert (refused.key, refused.facts["likely"]) == ("code-typo", "2BCKS")


def read_or_refused(number: int) -> HexMap | None:
    try:
        return freecode.read(DigitReader(number))
    except ValueError:
        return None


@given(free_maps(), st.integers(0, 2**60))
@settings(max_examples=300)
def test_whatever_number_somebody_writes_is_a_map_that_can_be_laid_or_refused(design: HexMap, change: int) -> None:
    digits = DigitReader(freecode.write(design) ^ change << 3)  # the first three bits say that it is a map
    assert digits.count() == freecode.MAPS
    found = read_or_refused(digits._number)
    if found is not None:
        assert list(mistakes(found.layout)) == list(errors(found)) == []
        assert read_map(map_code(found).qr).ids == found.ids


def test_a_map_that_cannot_be_built_has_no_code() -> None:
    with pytest.raises(Trouble) as refused:
        map_code(laid(LITTLE, "TTTTTV"))
    assert refused.value.key == "map-box"


def test_the_number_of_maps_is_no_layout_of_save_codes() -> None:
    assert all(freecode.MAPS not in layouts(game) for game in boxes())
