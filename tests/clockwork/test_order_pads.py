"""Order pads and call-to-arms slips (ledger 10.1): real PDFs, opened again."""

from __future__ import annotations

import re
from itertools import groupby, pairwise, product

import pytest
from msgspec.structs import replace

from companion.games.clockwork.maps.played import Player, Race
from companion.games.clockwork.maps.tiles import our_box
from companion.games.clockwork.sheets.order_pad import (
    draw_large_orders,
    draw_orders,
    draw_orders_for_anybody,
    draw_orders_of_races,
    draw_orders_to_type,
)
from companion.games.clockwork.sheets.rounds import Age, rounds
from companion.games.clockwork.sheets.slips import draw_slips
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.job import Ask, Sheet
from companion.text.language import CODES
from tests.clockwork.pads import ALLIES, NOBODY_KNOWN, TABLES, THREE, a_map, printed, words
from tests.printing.asks import PAPERS, ask, in_pairs
from tests.printing.content import fields
from tests.printing.proof import check_pdf, check_same_bytes, page_count, qr_codes, trim

ORDERS, LARGE = Sheet("orders", draw_orders), Sheet("orders-large", draw_large_orders)
RACES, ANYBODY = Sheet("orders-races", draw_orders_of_races), Sheet("orders-generic", draw_orders_for_anybody)
TO_TYPE, SLIPS = Sheet("orders-fillable", draw_orders_to_type), Sheet("slips", draw_slips)
PENCIL = 6.0  # mm of a row


def row_heights(pdf: bytes, page: int) -> list[float]:
    """From row to row of the orders, measured where one types the tile."""
    rows: dict[str, list[float]] = {}
    for field in fields(pdf, page):
        match = re.fullmatch(r"(.+-round\d+)-\d+-tile( \(\d+\))?", field.name)
        if match:
            rows.setdefault(match[1], []).append(field.top)
    assert all(len(tops) >= 8 for tops in rows.values()), "fewer than eight rows"
    return [above - below for tops in rows.values() for above, below in pairwise(tops)]


# --- every way to print ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "code", "paper"), in_pairs(list(TABLES), CODES, PAPERS))
def test_pads_keep_to_their_paper(name: str, code: str, paper: str) -> None:
    wish = ask(code, paper)
    check_pdf(printed(ORDERS, wish, TABLES[name]), wish)


@pytest.mark.parametrize("sheet", [RACES, ANYBODY, SLIPS], ids=lambda sheet: sheet.id)
@pytest.mark.parametrize(("code", "paper"), [("de", "a4"), ("en", "letter"), ("de", "a5"), ("en", "170x250")])
def test_other_pads_keep_to_their_paper(sheet: Sheet[MapSubject], code: str, paper: str) -> None:
    wish = ask(code, paper)
    check_pdf(printed(sheet, wish, ALLIES), wish)


@pytest.mark.parametrize(("code", "paper"), [("de", "a4"), ("en", "letter"), ("de", "a5"), ("en", "a3")])
def test_large_pads_keep_to_their_paper(code: str, paper: str) -> None:
    wish = ask(code, paper)
    check_pdf(printed(LARGE, wish, NOBODY_KNOWN), wish)


@pytest.mark.parametrize(("ink", "sheet"), list(product(["saver", "grey"], [ORDERS, SLIPS])))
def test_black_and_white_loses_no_word(ink: str, sheet: Sheet[MapSubject]) -> None:
    wish = ask("de", "a4", ink)
    pdf = printed(sheet, wish, ALLIES)
    check_pdf(pdf, wish)
    assert words(pdf) == words(printed(sheet, ask("de", "a4"), ALLIES))


PROGRAM = """
from tests.clockwork.pads import ALLIES, printed
from tests.clockwork.test_order_pads import TO_TYPE
from tests.printing.asks import ask
pdf = printed(TO_TYPE, ask("de", "letter", "grey"), ALLIES)
"""


def test_the_same_map_gives_the_same_bytes() -> None:
    check_same_bytes(PROGRAM, printed(TO_TYPE, ask("de", "letter", "grey"), ALLIES))


# --- rounds ---------------------------------------------------------------------------------------------------------


def test_base_has_seven_rounds_and_epic_nine() -> None:
    """CW-AGE-01, CW-AGE-03, CW-EPIC-02."""
    assert [round_.number for round_ in rounds(epic=False) if round_.scoring] == [2, 4, 7]
    assert [round_.number for round_ in rounds(epic=True) if round_.scoring] == [3, 6, 9]
    assert [round_.age for round_ in rounds(epic=False)] == [Age.EARLY] * 2 + [Age.MIDDLE] * 2 + [Age.LATE] * 3
    assert [round_.age for round_ in rounds(epic=True)] == [Age.EARLY] * 3 + [Age.MIDDLE] * 3 + [Age.LATE] * 3


@pytest.mark.rule("CW-SETUP-04")
@pytest.mark.parametrize(("subject", "pages", "ages"), [(THREE, 2, (2, 2, 3)), (ALLIES, 2, (3, 3, 3))])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_whole_game_fits_two_pages(subject: MapSubject, pages: int, ages: tuple[int, ...], paper: str) -> None:
    pdf = printed(ORDERS, ask("en", paper), subject)
    assert page_count(pdf) == pages * len(subject.players)
    told = words(pdf, 0) + words(pdf, 1)
    assert tuple(told.count(f"{age} Age") for age in ("Early", "Middle", "Late")) == ages
    assert told.count("scoring") == 3
    assert told.count("ready") == sum(ages)


def test_a_large_pad_has_a_page_for_each_round() -> None:
    pdf = printed(LARGE, ask("en"), NOBODY_KNOWN)
    assert page_count(pdf) == 7 * 2
    for page in range(page_count(pdf)):
        assert words(pdf, page).count("ready") == 1
        assert "needs a row of its own" in words(pdf, page)  # CW-DEPLOY-12


@pytest.mark.parametrize("paper", PAPERS)
def test_rows_are_high_enough_for_a_pencil(paper: str) -> None:
    pdf = printed(LARGE, ask("de", paper, fillable=True), NOBODY_KNOWN)
    assert min(row_heights(pdf, 1)) >= PENCIL  # on small paper the first page is the head


@pytest.mark.parametrize("paper", PAPERS)
def test_a_large_pad_is_larger_than_the_usual_one(paper: str) -> None:
    usual, large = (printed(sheet, ask("de", paper, fillable=True), THREE) for sheet in (ORDERS, LARGE))
    assert min(row_heights(large, 1)) >= 1.2 * min(row_heights(usual, 0))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", TABLES)
def test_rows_of_several_rounds_to_a_page_are_high_enough_on_every_page(name: str, paper: str) -> None:
    """The last page of an epic game has the most rounds."""
    pdf = printed(ORDERS, ask("de", paper, fillable=True), TABLES[name])
    heights = [height for page in range(page_count(pdf)) for height in row_heights(pdf, page)]
    assert min(heights) >= PENCIL - 0.001


# --- what stands on a pad -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_the_head_has_every_tile_of_the_map_and_the_own_capital(name: str) -> None:
    subject = TABLES[name]
    pdf = printed(ORDERS, ask("en"), subject)
    for player in range(len(subject.players)):
        told = words(pdf, 2 * player).split()
        for id_ in (*subject.map.ids, *subject.map.capital_ids):
            assert told.count(subject.ids[id_]) >= 2, "in the strip and on the map"
        own = subject.capitals[player]
        other = subject.capitals[player - 1]
        assert told.count(own) > told.count(other)


def test_what_is_printed_on_the_owners_tiles_stands_on_the_pad() -> None:
    box = replace(our_box(), lake=("See1", "See2", "See3", "See4"), capital=("Nord", "Ost", "West", "Mitte"))
    told = words(printed(ORDERS, ask("de"), replace(NOBODY_KNOWN, box=box)), 0).split()
    assert {"See1", "See2", "See3", "Nord", "Ost"} <= set(told)
    assert "L1" not in told
    assert "H1" not in told


def test_ids_however_long_stay_on_the_pad() -> None:
    ids = tuple(f"Ehrwürdigsterbergfriedschrein{number}" for number in range(1, 5))
    wish = ask("de", "a5")
    subject = replace(THREE, box=replace(our_box(), shrine=ids, capital=tuple(id_[::-1] for id_ in ids)), known=())
    check_pdf(printed(ORDERS, wish, subject), wish)


@pytest.mark.parametrize(("id_", "blank"), [("3A", False), ("3B", True)])
def test_blank_spaces_are_told_where_there_are_any(id_: str, blank: bool) -> None:
    """CW-BASE-15."""
    assert ("impassable" in words(printed(ANYBODY, ask("en"), MapSubject(a_map(id_))))) == blank


UNITS = {
    Race.PUREBREEDS: "Agent",
    Race.TROGLODYTES: "Engineer",
    Race.RHINOCHS: "Crasher",
    Race.MONGRELS: "Hunter",
}


def test_a_race_sees_its_own_special_unit_only() -> None:
    pdf = printed(RACES, ask("en"), ALLIES)
    for at, race in enumerate(Race):
        told = words(pdf, 2 * at) + words(pdf, 2 * at + 1)
        assert [unit for unit in UNITS.values() if unit in told] == [UNITS[race]]


def test_a_pad_for_anybody_offers_all_four_units() -> None:
    told = printed(ANYBODY, ask("en", fillable=True), THREE)
    names = [field.name for field in fields(told, 0)]
    assert names.count("player-round1-1-special") == len(Race)
    assert names.count("player-round1-court-special") == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_letters_of_special_units_are_explained_where_they_stand(code: str, paper: str) -> None:
    wish = ask(code, paper)
    told = words(printed(ANYBODY, wish, THREE), 0)
    for race in Race:
        assert f"{wish.say(f'clockwork-unit-letter-{race}')} {wish.say(f'clockwork-unit-{race}')}" in told
    assert "C Crasher" not in words(printed(RACES, wish, THREE), 0)


@pytest.mark.parametrize("name", TABLES)
def test_a_camera_reads_the_map_off_the_pad_and_a_long_name_leaves_its_code(name: str) -> None:
    subject = replace(TABLES[name], map=replace(TABLES[name].map, name="The long way round the mountains of Moravia"))
    for sheet in (ORDERS, LARGE):
        pdf = printed(sheet, ask("de"), subject)
        assert qr_codes(pdf, 0) == [subject.code.qr]
    small = printed(ORDERS, ask("de", "a5"), subject)
    assert qr_codes(small, 0) == [subject.code.qr]
    assert subject.code.lines[0] in words(small, 0)


def test_only_the_agent_may_go_to_the_court() -> None:
    """CW-AGENT-02, A-25."""
    pdf = printed(RACES, ask("en", fillable=True), ALLIES)
    courts = [
        field.name for page in range(page_count(pdf)) for field in fields(pdf, page) if "court-special" in field.name
    ]
    assert {name.partition("-")[0] for name in courts} == {Race.PUREBREEDS}


def test_two_against_two_adds_ally_alliance_and_commander() -> None:
    """CW-ALLY-04, CW-ALLY-05: the ally sits opposite."""
    allied, alone = (words(printed(ORDERS, ask("en"), subject), 0) for subject in (ALLIES, THREE))
    assert "Rhinochs · H3" in allied
    assert allied.count("I am commander") == 4
    assert "commander" not in alone
    assert "ally" not in alone.split()


def test_names_that_players_chose_never_break_a_pad() -> None:
    name = "W" * 200
    wish = ask("de", "a5")
    check_pdf(printed(ORDERS, wish, replace(NOBODY_KNOWN, known=(Player(name, Race.MONGRELS),))), wish)


# --- to type into ---------------------------------------------------------------------------------------------------


def test_fields_only_where_they_are_asked_for() -> None:
    assert fields(printed(ORDERS, ask("en"), THREE), 0) == []
    assert fields(printed(ORDERS, ask("en", fillable=True), THREE), 0)
    assert fields(printed(TO_TYPE, ask("en"), THREE), 0)


@pytest.mark.parametrize("name", TABLES)
def test_the_tab_key_goes_through_a_round_as_one_writes_it(name: str) -> None:
    subject = TABLES[name]
    pdf = printed(TO_TYPE, ask("en"), subject)
    every = [field.name for page in range(page_count(pdf)) for field in fields(pdf, page)]
    found = [name for name, _ in groupby(every)]  # the boxes of a choice have one name and follow each other
    assert len(found) == len(set(found))
    for capital, round_ in product(range(1, len(subject.players) + 1), rounds(subject.epic)):
        prefix = f"capital{capital}-round{round_.number}-"
        block = [at for at, field in enumerate(found) if field.startswith(prefix)]
        assert block == list(range(block[0], block[-1] + 1)), "another round in between"
        mine = [found[at].removeprefix(prefix) for at in block]
        order = ["1-tile", "1-workers", "1-via", "1-basis", "1-note", "8-tile", "court-workers"]
        order += ["pool", "ordered", "left", "sacrifice-magic", "sacrifice-religion", "tank-from", "tank-to", "ready"]
        assert [mine.index(part) for part in order] == sorted(mine.index(part) for part in order)


# --- slips ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "count"), [("2v2", 7), ("epic-2v2", 9)])
@pytest.mark.parametrize("paper", PAPERS)
def test_a_slip_for_each_alliance_and_round(variant: str, count: int, paper: str) -> None:
    """CW-ALLY-15."""
    wish = ask("en", paper)
    pdf = printed(SLIPS, wish, replace(ALLIES, variant=variant))
    told = words(pdf)
    assert told.count("Call to arms") == 2 * count
    for alliance, number in product((1, 2), range(1, count + 1)):
        assert told.count(f"round {number} · alliance {alliance}") == 1
    assert all(trim(pdf, page) is not None for page in range(page_count(pdf))), "nothing to cut along"


def test_a_slip_tells_nothing_about_the_map() -> None:
    told = set(words(printed(SLIPS, ask("en"), ALLIES)).split())
    assert told.isdisjoint({*ALLIES.ids.values()})


def test_slips_for_players_who_are_not_known_have_room_for_names() -> None:
    pdf = printed(SLIPS, ask("en", fillable=True), replace(ALLIES, known=()))
    names = {field.name for field in fields(pdf, 0)}
    assert {"slip-1-1-from", "slip-1-1-to", "slip-1-1-tile", "slip-2-9-tile"} <= names


@pytest.mark.parametrize("code", CODES)
def test_no_word_is_missing(code: str) -> None:
    for sheet in (ORDERS, LARGE, RACES, ANYBODY, TO_TYPE, SLIPS):
        wish: Ask = ask(code)
        assert "clockwork-" not in words(printed(sheet, wish, ALLIES))
        assert "clockwork-" not in sheet.title("clockwork", wish.say) + sheet.about("clockwork", wish.say)


def test_the_reminder_knows_that_allies_may_be_marched_through() -> None:
    """CW-DEPLOY-10, CW-ALLY-14."""
    allied, alone = (words(printed(ORDERS, ask("en"), subject), 0) for subject in (ALLIES, THREE))
    assert "empty now or your ally’s" in allied
    assert "It has to be empty now." in alone
