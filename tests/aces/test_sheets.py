"""What Aces & Armor prints, on every paper, in every ink and both languages, opened again and measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf.generic import ContentStream

from companion.games.aces.board.cards import SEATS
from companion.games.aces.board.maps import Ground
from companion.games.aces.board.reading import map_of, troops_of
from companion.games.aces.sheets import courses
from companion.games.aces.sheets.aid_words import Words, phases, sections
from companion.games.aces.sheets.field import HexField, extent
from companion.games.aces.sheets.look import DEDUCED, SAMPLE
from companion.games.aces.sheets.missions import WEATHERS
from companion.games.aces.sheets.subject import aces_subject
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.rulebook import rulebook
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.job import Ask, Sheet, Subject
from companion.printing.paper import ORIGINAL, CardSize
from companion.prints import as_it_stands, new_game, order, prints_of
from companion.text.language import CODES
from tests.aces.positions import map_text
from tests.aces.test_v2 import before_hiding
from tests.printing.asks import ask, every_ask, named
from tests.printing.content import drawing, reader
from tests.printing.proof import (
    check_backs,
    check_pdf,
    check_same_bytes,
    darkness,
    is_blank,
    page_count,
    qr_codes,
    text,
    trim,
)

POSTER = "poster"  # has a plan in which letters lie under others, and many pages: printed by itself
CUT = ("cards", "tokens")  # fronts and backs
PEOPLE = {"g1": "Änne", "us": "Ole", "g2": "Jo", "su": "Mia"}
FOUR = Path(__file__).parents[2] / "bench" / "aces_four.txt"  # entries that lead to the middle of a game of four
OWN_PAPER = "170x250"
SHEETS = [sheet.id for sheet in prints_of("aces").sheets if sheet.id != POSTER]


@cache
def four() -> Table:
    """Round 3 of a game of four, units all over the map."""
    made = Table.create(Journal(":memory:"), game("aces"), Setup({"automatic": "off"}, PEOPLE), "Freitag")
    for line in FOUR.read_text(encoding="utf-8").splitlines():
        made.enter(line)
    return made


def begun(**options: str) -> Table:
    return Table.create(Journal(":memory:"), game("aces"), Setup(options, PEOPLE), "Anfang")


@cache
def two() -> Table:
    """Mission V2 on half of the map: grey tiles lie, the launcher is hidden."""
    made = before_hiding()
    made.enter(f"hide {next(iter(made.state.v2.tiles))}")
    return made


@lru_cache(maxsize=4)
def subject(code: str, players: int = 4) -> Subject:
    return as_it_stands(four() if players == 4 else two(), code)


def printed(wish: Ask, sheet: str, **said: str) -> bytes:
    return order(wish, new_game("aces", said), [sheet]).make()


def words(pdf: bytes) -> str:
    """All of a print, as if it were one line."""
    return " ".join(" ".join(text(pdf, page) for page in range(page_count(pdf))).split())


def sheets(pdf: bytes) -> Iterator[tuple[Sheet, list[int]]]:
    """Each sheet with its pages, as the outline names them; blank backs are none of them."""
    document = reader(pdf)
    starts = [document.get_destination_page_number(entry) for entry in document.outline]
    known = [sheet for sheet in prints_of("aces").sheets if sheet.id != POSTER]
    for sheet, (first, end) in zip(known, pairwise([*starts, page_count(pdf)]), strict=True):
        yield sheet, [page for page in range(first, end) if not is_blank(pdf, page)]


# --- all of them ----------------------------------------------------------------------------------------------------


SOME = [  # each paper and each ink, in both languages; all of them in make fuzz
    *((ask("de", "a4"), 4), (ask("en", "letter", "saver"), 2)),
    *((ask("de", "a5", "grey"), 4), (ask("en", "a3", "grey"), 2)),
]
REST = [pytest.param(wish, 4, marks=pytest.mark.fuzz) for wish in every_ask()]


@pytest.mark.parametrize(("wish", "players"), [*SOME, *REST], ids=lambda way: str(way) if way in (2, 4) else named(way))
def test_every_sheet_keeps_to_its_paper(wish: Ask, players: int) -> None:
    wish = wish._replace(offset=(0.7, -1.2))
    pdf = order(wish, subject(wish.language, players), SHEETS).make()
    check_pdf(pdf, wish)
    for sheet, pages in sheets(pdf):
        told = [text(pdf, page) for page in pages]
        assert all("aces-" not in found for found in told), f"{sheet.id} lacks a word"
        assert all(sheet.title("aces", wish.say) in found for found in told)
        if sheet.id in CUT:
            for front in [page for page in pages if trim(pdf, page) is not None][::2]:
                check_backs(pdf, front, wish)


def test_a_paper_of_ones_own_lying_and_fillable() -> None:
    wish = ask("de", OWN_PAPER, landscape=True, fillable=True)
    pdf = order(wish, subject("de"), ["map", "units", "money", "v2", "automa", "table"]).make()
    check_pdf(pdf, wish)
    fields = reader(pdf).get_fields() or {}
    assert {"unit-us_inf-1-damage-1", "money-g1-1-bought", "v2-rocket-1-die"} <= fields.keys()


def test_ink_changes_colours_and_nothing_else() -> None:
    some = ["map", "tokens", "automa"]
    full, saver, grey = (order(ask("de", ink=ink), subject("de"), some).make() for ink in ("full", "saver", "grey"))
    for page in range(page_count(full)):
        assert text(full, page) == text(saver, page) == text(grey, page)
    assert all(darkness(saver, page) < 0.8 * darkness(full, page) for page in (0, 2))


PROGRAM = """
from companion.prints import new_game, order
from tests.printing.asks import ask
pdf = order(ask("de", "letter", "grey"), new_game("aces", {}), ["map", "tokens", "units", "automa"]).make()
"""


def test_the_same_game_gives_the_same_bytes() -> None:
    check_same_bytes(PROGRAM)


# --- the map --------------------------------------------------------------------------------------------------------


def test_every_hex_number_and_factory_is_on_the_map() -> None:
    found = Counter(text(printed(ask(), "map"), 0).split())
    demo = map_of("demo")
    wanted = Counter([*demo.grid, *(entry.id for entry in demo.factory)])  # F10 is both
    assert all(found[name] == count for name, count in wanted.items())
    assert all(found[number] >= 1 for number in demo.start)


@pytest.mark.parametrize(("half", "other"), [("1-6", "7-12"), ("7-12", "1-6")])
def test_two_players_print_their_half(half: str, other: str) -> None:
    pdf = printed(ask("de"), "map", players="2", half=half)
    found, demo = set(text(pdf, 0).split()), map_of("demo")
    found -= {entry.id for entry in demo.factory if entry.half == half}  # F10 is both a factory and a hex
    assert set(demo.hexes_of(half)) - {"F10"} <= found  # type: ignore[arg-type]
    assert not set(demo.hexes_of(other)) & found  # type: ignore[arg-type]
    assert ask("de").say(f"aces-paper-half-{half}") in words(pdf)


def own_map(orientation: str = "flat", shift: str = "odd-down") -> Subject:
    """Not a square, with everything a map can have, and no start numbers."""
    rows = ("s.^.=~", ".T.F=~", "..=== ", "~~=~~.")
    plain = map_text(rows).replace('"flat"', f'"{orientation}"').replace('"odd-down"', f'"{shift}"')
    return Subject(game("aces"), Setup({}, {}, {"map": plain}))


@pytest.mark.parametrize(("orientation", "shift"), [("flat", "even-down"), ("pointy", "odd-right")])
def test_a_map_of_ones_own_needs_neither_starts_nor_halves(orientation: str, shift: str) -> None:
    wish = ask()
    pdf = order(wish, own_map(orientation, shift), ["map", "hexes"]).make()
    check_pdf(pdf, wish)
    assert {"A1", "F4", "E3", "F01"} <= set(text(pdf, 0).split())
    assert "F3" not in text(pdf, 0).split(), "there is no hex"
    assert wish.say("aces-paper-map-ours", mark=SAMPLE) not in words(pdf), "it is not ours"


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_hexes_that_touch_lie_a_hex_apart(orientation: str) -> None:
    drawn = aces_subject(own_map(orientation, "odd-down" if orientation == "flat" else "odd-right"))
    field = HexField(Book(ask(), "Map"), drawn.map, drawn.ground, Box(0, 0, 500, 500), 30)
    for hex_, near in drawn.ground.near.items():
        for beside in near:
            (x1, y1), (x2, y2) = field.at(hex_), field.at(beside)
            assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 == pytest.approx(30)


def test_roads_and_rivers_go_on_from_hex_to_hex() -> None:
    """Each way leads back, none makes a triangle, and the river flows under its three bridges."""
    ground = Ground(map_of("demo"), None, mountains=True)
    for ways in (courses.roads(ground), courses.rivers(ground)):
        for hex_, others in ways.items():
            assert all(hex_ in ways[other] for other in others if other in ways), hex_
            assert all(other in ground.near[hex_] for other in others)
            assert not any(one in ways.get(other, ()) for one in others for other in others), hex_
    river = courses.rivers(ground)
    assert {"D8", "J8", "N8"} == {hex_ for hex_ in river if ground.terrain[hex_] == "road"}
    assert [len(river[f"{column}8"]) for column in "BCDEFGHIJKLMNOPQ"] == [2] * 16


@pytest.mark.parametrize(("paper", "size"), [("a4", 22.5), ("a3", 38.0), ("letter", 20.0)])
def test_the_poster_is_true_to_scale(paper: str, size: float) -> None:
    """Edges of hexes are as long as the size that was measured makes them."""
    wish = ask("de", paper)
    pdf = printed(wish, POSTER, hex=str(size).replace(".", ","), players="2", half="7-12")
    check_pdf(pdf, wish, covered=(0,))
    demo = map_of("demo")
    wide, high = (length * size for length in extent(demo, Ground(demo, "7-12")))
    assert f"{round(wide + 8)} × {round(high + 17)} mm" in words(pdf)
    edges = Counter(round(segment.length, 2) for segment in drawing(pdf, 1).segments)
    assert edges[round(size / 3**0.5, 2)] > 300
    assert wish.say("aces-paper-hex-size", size=wish.number(size), sample=0, mark=SAMPLE) in words(pdf)


@pytest.mark.parametrize("code", CODES)
def test_a_hex_that_nobody_measured_is_a_sample(code: str) -> None:
    wish = ask(code)
    sample = wish.say("aces-paper-hex-size", size="40", sample=1, mark=SAMPLE)
    assert sample in words(printed(wish, POSTER, players="2"))
    assert sample in words(printed(wish, "hexes"))
    assert f"24{SAMPLE} mm" in words(printed(wish, "tokens"))


@pytest.mark.parametrize("size", ["large", "3", "900", "20x30", ""])
def test_a_size_that_is_none_is_told_in_a_sentence(size: str) -> None:
    if not size:
        assert aces_subject(new_game("aces", {"hex": size})).hex.sample
        return
    with pytest.raises(Trouble) as told:
        printed(ask(), "map", hex=size)
    assert size in ask("de").say(f"trouble-{told.value.key}", **told.value.facts)


def test_blank_hexes_have_the_size_that_was_measured() -> None:
    pdf = printed(ask(), "hexes", hex="33")
    edges = Counter(round(segment.length, 2) for segment in drawing(pdf, 1).segments)
    assert edges[round(33 / 3**0.5, 2)] > 100


# --- cards and pieces -----------------------------------------------------------------------------------------------


def test_every_card_says_what_its_file_says() -> None:
    """Names, and every value with the mark of where it comes from."""
    pdf, troops = printed(ask(), "cards"), troops_of("sample")
    told = words(pdf)
    for card in troops.unit:
        assert card.en in told, card.id
    infantry = troops.cards["us_inf"]
    assert troops.source(infantry, "attack") == "deduced"
    found = Counter(told.split())
    assert found[f"{infantry.attack[0]}{DEDUCED}"] >= 4  # of all four factions
    assert found[f"{troops.cards['g1_tig'].cost}{SAMPLE}"] >= 1
    assert " ".join(ask().say("aces-card-marks", sample=SAMPLE, deduced=DEDUCED).split()) in told


def test_values_read_off_the_cards_have_no_marks() -> None:
    sample = (Path("assets") / "games" / "aces" / "troops" / "sample.toml").read_text(encoding="utf-8")
    kept = [line for line in sample.splitlines() if not line.startswith(("stated", "deduced"))]
    own = "\n".join(kept).replace('origin = "sample"', 'origin = "box"')
    subject = Subject(game("aces"), Setup({}, {}, {"troop": own}))
    for sheet in ("cards", "units", "money"):
        told = words(order(ask(), subject, [sheet]).make())
        assert SAMPLE not in told, sheet
        assert DEDUCED not in told, sheet


@pytest.mark.parametrize("size", [ORIGINAL, CardSize("own", 50, 70), CardSize("own", 120, 80)])
@pytest.mark.parametrize("duplex", [True, False])
def test_cards_of_any_size(size: CardSize, duplex: bool) -> None:
    wish = ask("de", "a3", card=size, duplex=duplex)
    check_pdf(printed(wish, "cards", players="2"), wish)


@pytest.mark.parametrize("sheet", ["cards", "tokens"])
def test_all_backs_that_must_not_be_told_apart_are_one_drawing(sheet: str) -> None:
    """Cards and units of a faction, and start tiles with the launcher among them."""
    pdf = printed(ask(), sheet)
    shown: Counter[str] = Counter()
    for page in reader(pdf).pages[1::2]:
        if "/TrimBox" in page:
            drawn = ContentStream(page.get_contents(), page.pdf).operations
            names = {name: form.get_object().hash_value() for name, form in page["/Resources"]["/XObject"].items()}
            shown.update(str(names[operands[0]]) for operands, operator in drawn if operator == b"Do")
    counts = sorted(shown.values())
    assert counts.count(6) >= len(SEATS)
    if sheet == "tokens":
        assert 13 in counts, "twelve numbers and the launcher"


# --- words that must be true ----------------------------------------------------------------------------------------


def test_every_rule_that_the_aid_names_exists() -> None:
    known = rulebook("aces").keys()
    aid = Words(Book(ask(), "Aid"), aces_subject(new_game("aces", {})))
    named = {rule for section in sections(aid) for item in section.items for rule in item.rules}
    named |= {rule for item in phases(aid) for rule in item.rules}
    assert len(named) > 90
    open_questions = {rule for rule in named if rule.startswith("AMB")}
    assert {f"AA-{rule}" for rule in named - open_questions} <= known


@pytest.mark.parametrize("code", CODES)
def test_what_a_table_reads_otherwise_changes_the_aid(code: str) -> None:
    usual, other = (
        words(printed(ask(code), "aid", **said))
        for said in ({}, {"water-entry": "last-step", "allied-factories": "closed", "length": "short"})
    )
    agreed = ask(code).say("aces-aid-agreed")
    assert agreed in other
    assert agreed not in usual
    closed = ask(code).say("aces-aid-factories-own", allied="closed")
    assert closed in other
    assert closed not in usual


@pytest.mark.parametrize("code", CODES)
def test_the_flow_chart_is_one_page_with_every_priority(code: str) -> None:
    wish = ask(code)
    pdf = printed(wish, "automa", harmless="approach")
    assert page_count(pdf) == 1
    told = words(pdf)
    for letter in "abcdefg":
        assert wish.say(f"aces-automa-paper-hex-{letter}") in told
    for letter in "abcdefghijk":
        assert wish.say(f"aces-automa-paper-target-{letter}", reaching="beside") in told
    assert wish.say("aces-automa-paper-others-2-do", harmless="approach") in told


def test_the_weather_sheet_has_every_weather() -> None:
    told = words(printed(ask("de"), "weather"))
    assert all(ask("de").say(f"aces-weather-name-{weather}") in told for weather in WEATHERS)
    assert "11–12" in told


def test_the_launchers_table_is_printed_if_somebody_knows_it() -> None:
    blank, known = (printed(ask(), "v2", **said) for said in ({}, {"v2-table": "21 23 25", "v2-health": "3"}))
    assert ask().say("aces-v2-table", known=0) in words(blank)
    assert {"21", "23", "25"} <= set(words(known).split())


# --- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_table_carries_its_code(code: str) -> None:
    shown = subject(code)
    assert shown.table is not None
    pdf = order(ask(code), shown, ["table"]).make()
    assert qr_codes(pdf, 0) == [shown.table.code]
    assert all(name in text(pdf, 0) for name in PEOPLE.values())


def test_the_table_shows_every_unit_in_its_list_and_on_the_map() -> None:
    pdf, state = order(ask("de"), subject("de"), ["table"]).make(), four().state
    listed, drawn = Counter(text(pdf, 0).split()), Counter(text(pdf, 1).split())
    labels = game("aces").labels(state, "de")
    for id_, unit in state.units.items():
        assert listed[labels[id_]] >= 1
        assert listed[unit.hex] >= 1
        assert drawn[labels[id_]] == 1


def test_a_sheet_for_damage_goes_on_where_the_table_stands() -> None:
    """The names of units, and as many crosses as they have damage and experience."""
    units = {id_: unit for id_, unit in four().state.units.items() if unit.type.startswith("us")}
    empty, going = (order(ask(), shown, ["units"]).make() for shown in (new_game("aces", {}), subject("en")))
    assert all(id_ in text(going, 1).split() for id_ in units)
    crosses = sum(unit.damage + unit.xp + bool(unit.army) for unit in units.values())
    slanted = [
        sum(not segment.level and segment.x1 != segment.x2 for segment in drawing(pdf, 1).segments)
        for pdf in (empty, going)
    ]
    assert slanted[1] - slanted[0] == 2 * crosses > 0


def test_a_table_without_a_map_has_no_map() -> None:
    pdf = order(ask(), as_it_stands(begun(depth="ledger"), "en"), ["table"]).make()
    check_pdf(pdf, ask())
    assert page_count(pdf) == 1


def test_a_position_that_fits_no_code_is_printed_without_one() -> None:
    shown = subject("en")
    assert shown.table is not None
    pdf = order(ask(), shown._replace(table=shown.table._replace(code="")), ["table"]).make()
    assert qr_codes(pdf, 0) == []
    assert ask().say("trouble-code-none") in words(pdf)


def test_nobody_reads_off_the_paper_where_the_launcher_is() -> None:
    """Two tables that differ in nothing else print the same, byte for byte."""
    prints = []
    for at in (-1, -2):
        table = before_hiding()
        table.enter(f"hide {list(table.state.v2.tiles)[at]}")
        shown = as_it_stands(table, "en")
        assert shown.table is not None
        alike = shown._replace(table=shown.table._replace(name="Tonight"))
        prints.append(order(ask(), alike, ["table", "units", "v2", "map"]).make())
    assert prints[0] == prints[1]
    assert ask().say("aces-table-map") in words(prints[0])


def test_nobody_reads_a_secret_off_the_paper() -> None:
    """Units that are chosen face down are in no list before they are shown."""
    table = begun(sets="1-4", players="2")
    before = words(order(ask(), as_it_stands(table, "en"), ["table", "units"]).make())
    table.enter("g1 choose inf mob tig pak")
    after = words(order(ask(), as_it_stands(table, "en"), ["table", "units"]).make())
    lists = [told.partition(ask().say("paper-table-log"))[0] for told in (before, after)]
    assert Counter(lists[0].split())["Tiger"] == Counter(lists[1].split())["Tiger"]
    assert "Pak" not in after.partition(ask().say("paper-table-log"))[2].partition("G1")[0]


def test_the_automa_and_two_together_print_their_factions() -> None:
    subject = aces_subject(new_game("aces", {"players": "coop", "side": "allies", "german": "g2"}))
    assert subject.factions == ("us", "g2", "su")
