"""Maps on paper: the PDFs are opened again, their words read, hexes measured, codes scanned and tiles looked at."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from math import sqrt
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from companion.games.clockwork.maps.generate import dice
from companion.games.clockwork.maps.hexmap import HexMap, Special
from companion.games.clockwork.maps.layout import LAYOUTS, designed, layout
from companion.games.clockwork.maps.mapcode import read_map
from companion.games.clockwork.maps.percentile import known
from companion.games.clockwork.maps.played import TILE, Player, tile_named
from companion.games.clockwork.maps.search import make
from companion.games.clockwork.maps.tiles import IDS, IN_BOX, INVENTORY, KINDS, LAKE, Kind, letter, our_box
from companion.games.clockwork.maps.why import fairer_than, why
from companion.games.clockwork.sheets import real_size
from companion.games.clockwork.sheets.look import MARK, draw_map, owner_plate, picture_in, show_tile
from companion.games.clockwork.sheets.map_page import draw_map_page
from companion.games.clockwork.sheets.real_size import draw_real_size
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.sheets.tile_set import draw_tile_set
from companion.kernel.hexgrid import Cell
from companion.kernel.trouble import Trouble
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.ink import Ink
from companion.printing.job import Ask, Sheet, make_batch, make_pdf
from companion.printing.poster import poster
from companion.printing.tiling import Tiling
from companion.text.language import CODES
from tests.printing.asks import ask, ask_in_pairs, named
from tests.printing.content import Segment, drawing, reader
from tests.printing.proof import (
    check_backs,
    check_pdf,
    check_same_bytes,
    darkness,
    is_blank,
    letters,
    page_count,
    picture,
    qr_codes,
    text,
    trim,
)

MAP, REAL_SIZE = Sheet("map", draw_map_page), Sheet("real-size", draw_real_size)
TILES = Sheet("tiles", draw_tile_set, two_sided=True)
SOME_ASKS = [ask("de", "letter", "grey"), ask("en", "a3", "full"), ask("de", "a4", "saver"), ask("en", "a5", "full")]
EXACT = 0.1  # mm
NOWHERE = Path("nowhere")


def subject(id_: str = "3B", seed: str = "paper", mode: str = "random", **more: object) -> MapSubject:
    design = make(layout(id_), dice(seed), mode)  # type: ignore[arg-type]
    return MapSubject(design, yardstick=known(design, NOWHERE), **more)  # type: ignore[arg-type]


def printed(wish: Ask, what: MapSubject, *sheets: Sheet[MapSubject]) -> bytes:
    return make_pdf(wish, "Clockwork Wars", sheets or (MAP,), what)


def words(pdf: bytes, page: int = 0) -> str:
    return " ".join(text(pdf, page).split())


def signs(pdf: bytes, page: int) -> str:
    """Every letter and digit, without dashes and blanks."""
    return "".join(sign for sign, _ in letters(pdf, page) if sign.isalnum())


# --- the map on one page --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ask_in_pairs())
def test_the_page_keeps_all_that_pages_keep(wish: Ask) -> None:
    people = (Player("Änne"), Player("Friedrich Wilhelm von Hohenzollern-Sigmaringen"), Player("Zoë"))
    pdf = printed(wish, subject("4B", known=people, variant="epic-2v2"))
    check_pdf(pdf, wish)
    assert page_count(pdf) == 1
    assert "clockwork-" not in text(pdf, 0), "a word is missing"


@pytest.mark.parametrize(("id_", "code", "paper"), [*product(LAYOUTS, CODES, ["a4"]), ("2A", "de", "letter")])
def test_lying_paper_and_every_layout(id_: str, code: str, paper: str) -> None:
    wish = ask(code, paper, landscape=True)
    check_pdf(printed(wish, subject(id_)), wish)


@pytest.mark.parametrize("id_", LAYOUTS)
@pytest.mark.parametrize("code", CODES)
def test_what_the_page_says(id_: str, code: str) -> None:
    """Ids, columns, counts, the place among random maps, the sentence, the capitals best first, the code."""
    what, wish = subject(id_, "words"), ask(code)
    pdf = printed(wish, what)
    found, design = words(pdf), what.map
    loose = found.split()
    for tile in (*design.ids, *design.capital_ids):
        assert tile in loose
    for kind, count in (*zip(KINDS, design.counts, strict=True), (Kind.CAPITAL, design.layout.players)):
        entry = f"{letter(kind)} {wish.say(f'clockwork-{kind}')} {count} "
        assert (entry + wish.say("clockwork-paper-of-box", number=INVENTORY[kind]) in found) == bool(count)
    assert what.yardstick is not None
    assert fairer_than(what.fairness, what.yardstick, wish.say) in found
    assert why(what.fairness, what.capitals, wish.say) in found
    ranked = [what.capitals[at] for at in what.fairness.ranking]
    listed = found[found.index(wish.say("clockwork-paper-capitals")) :]
    assert [listed.index(f"{rank}. {id_}") for rank, id_ in enumerate(ranked, 1)] == sorted(
        listed.index(f"{rank}. {id_}") for rank, id_ in enumerate(ranked, 1)
    )
    assert what.code.qr in signs(pdf, 0)


@pytest.mark.parametrize("id_", LAYOUTS)
@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_the_scanned_code_is_the_map(id_: str, paper: str) -> None:
    for seed in ("one", "two"):
        what = subject(id_, seed)
        (scanned,) = qr_codes(printed(ask("en", paper, "saver"), what), 0)
        assert read_map(scanned) == what.map


def test_a_map_of_ones_own_has_a_longer_code_which_is_the_map_too() -> None:
    """A layout nobody knows and a lake of fire; the code takes a page of its own."""
    ours = subject("3B").map
    own = designed("kitchen table", 3, ours.layout.cells, ours.layout.capitals, ours.layout.blanks)
    design = HexMap(own, ours.kinds, special=(Special(ours.kinds.index(LAKE)),))
    what = MapSubject(design)
    for wish in (ask("en"), ask("de", "a5")):
        pdf = printed(wish, what)
        check_pdf(pdf, wish)
        assert page_count(pdf) == 2
        assert qr_codes(pdf, 0) == []
        assert [read_map(code) for code in qr_codes(pdf, 1)] == [design]
        assert wish.say("clockwork-paper-vp", vp=4) in text(pdf, 0)
        assert wish.say("clockwork-paper-blank") in text(pdf, 0)
        assert all(line in text(pdf, 1) for line in what.code.lines)


def test_a_lake_of_fire_on_our_layout_has_its_code_beside_the_map() -> None:
    ours = subject("4A").map
    design = replace(ours, special=(Special(ours.kinds.index(LAKE)),))
    pdf = printed(ask("de", "a5"), MapSubject(design))
    assert [read_map(code) for code in qr_codes(pdf, 0)] == [design]
    assert MapSubject(design).code.qr in signs(pdf, 0)


def test_a_map_over_forty_columns() -> None:
    """The longest way a layout allows: tiles become small, the code long, and all of it is still there."""
    far = [(column, column % 2) for column in range(1, 39)]
    own = designed("a long way", 2, far, (far[0], far[-1]))
    design = HexMap(own, bytes(kind for kind, count in enumerate(IN_BOX) for _ in range(count)))
    wish = ask("de", "a5", "grey")
    pdf = printed(wish, MapSubject(design))
    check_pdf(pdf, wish)
    assert [read_map(code) for code in qr_codes(pdf, 1)] == [design]


def test_columns_are_numbered_above_their_first_tile() -> None:
    """CW-MAP-08: maps are laid column by column."""
    what = subject("4A")
    found = [place for sign, place in letters(printed(ask(), what), 0) if sign == "4" and 30 < place.top < 36]
    (top,) = [place for place in found if abs((place.left + place.right) / 2 - 105) < 1]
    assert top.bottom < 37, "column 4 of 4A begins at the top, in the middle of the page"


def test_what_is_ours_is_marked_and_what_the_owner_told_is_not() -> None:
    told = replace(our_box(), lake=("L1", "L7", "L8", "X9"), sources={})
    ours, owned = printed(ask(), subject("2A")), printed(ask(), subject("2A", box=told))
    marks = [ask().say("clockwork-paper-ours", mark=MARK, what=what) for what in (3, 2)]
    assert [marks[0] in words(ours), marks[1] in words(owned)] == [True, True]
    assert text(ours, 0).count(MARK) == 3  # the layout, the ids, the note
    assert text(owned, 0).count(MARK) == 2
    assert "L7" in words(owned).split()
    assert "L2" not in words(owned).split()
    own_layout = replace(subject("2A").map.layout, id="mine")
    foreign = MapSubject(HexMap(own_layout, subject("2A").map.kinds), box=told)
    assert MARK not in text(printed(ask(), foreign), 0)


def test_owners_of_capitals_stand_on_the_map_and_in_the_list() -> None:
    pdf = printed(ask(), subject("2A", known=(Player("Ada"), Player("Jules"))))
    assert [words(pdf).split().count(name) for name in ("Ada", "Jules")] == [2, 2]


def test_the_plate_of_an_owner_lies_inside_its_hex() -> None:
    size = 60.0
    plate, half = owner_plate((0, 0), size), size / sqrt(3)  # from the middle to a corner
    for x, y in plate.corners:
        assert abs(y) < size / 2
        assert abs(x) < half - abs(y) / sqrt(3)


@pytest.mark.parametrize("id_", LAYOUTS)
@pytest.mark.parametrize("code", CODES)
def test_a_map_is_a_small_file(id_: str, code: str) -> None:
    """30 kB is the limit; whatever map is drawn stays clear of it."""
    asks = [ask(code, paper, ink) for paper, ink in (("a4", "full"), ("letter", "grey"), ("a3", "saver"))]
    sizes = [len(printed(wish, subject(id_, f"small {i}"))) for i in range(4) for wish in asks]
    assert max(sizes) <= 26_500, sizes


@pytest.mark.parametrize("code", CODES)
def test_names_with_every_kind_of_letter_make_no_large_file(code: str) -> None:
    people = tuple(map(Player, ("Änne von der Großen Brücke", "Zoë Ångström-Ñandú", "Przemysław Łoś", "Ðorđe Ķēniņš")))
    what = subject("4B", known=people)
    named_map = replace(what, map=replace(what.map, name="Quäkende Fjord-Wüste, XIV. Übung"))
    fire = replace(what, map=replace(what.map, special=(Special(what.map.kinds.index(LAKE)),)))
    sizes = [len(printed(ask(code, paper), each)) for paper in ("a4", "a3") for each in (named_map, fire)]
    assert max(sizes) <= 30_000, sizes


# --- many maps ------------------------------------------------------------------------------------------------------


def test_a_hundred_maps_in_one_file() -> None:
    many = {(each := subject(LAYOUTS[i % 6], str(i))).code.lines[0]: each for i in range(100)}
    pdf = make_batch(ask("de"), "Hundert Karten", MAP, many)
    assert [str(entry["/Title"]) for entry in reader(pdf).outline] == list(many)
    assert page_count(pdf) == len(many) == 100
    for page in (0, 57, 99):
        assert [read_map(code) for code in qr_codes(pdf, page)] == [list(many.values())[page].map]
    assert len(pdf) < 100 * 8_000  # what they share is in it once


# --- inks -----------------------------------------------------------------------------------------------------------


def tiles_alone(ink: Ink, size: float) -> dict[Kind, Image.Image]:
    """Each kind without its id, as a grey picture."""
    book = Book(ask(ink=ink), "tiles")
    book.begin("tiles")
    page = book.page()
    wide = size * 2 / sqrt(3)
    boxes = [Box(20 + i % 3 * 60, 20 + i // 3 * 60, wide, size) for i in range(len(Kind))]
    for kind, box in zip(Kind, boxes, strict=True):
        show_tile(book, page, kind, box.centre, size)
    image, dot = picture(book.finish("tiles"), 0, 300), 300 / 25.4
    return {
        kind: image.crop(tuple(round(edge * dot) for edge in (box.x, box.y, box.right, box.bottom)))
        for kind, box in zip(Kind, boxes, strict=True)
    }


def edge(image: Image.Image) -> Image.Image:
    """The upper edge, where the pattern lies."""
    wide, high = image.size
    return image.crop((round(wide * 0.3), round(high * 0.02), round(wide * 0.7), round(high * 0.13)))


def plate(image: Image.Image) -> Image.Image:
    wide, high = image.size
    return image.crop((round(wide * 0.3), round(high * 0.18), round(wide * 0.7), round(high * 0.62)))


def apart(one: Image.Image, other: Image.Image) -> float:
    """How many of 255 steps two pictures differ by, on average."""
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0])


def shape_of(image: Image.Image) -> Image.Image:
    """Light and dark only, so that what is left is the pattern, not how bright it is."""
    mean = ImageStat.Stat(image).mean[0]
    return image.point(lambda level: 255 if level > mean else 0)


@pytest.mark.parametrize("ink", Ink)
@pytest.mark.parametrize("size", [10.0, 40.0])
def test_a_grey_picture_tells_all_nine_kinds_apart(ink: Ink, size: float) -> None:
    """By the sign and by the edge, each alone, on a photocopy of any print."""
    images = tiles_alone(ink, size)
    for one, other in combinations(Kind, 2):
        assert apart(plate(images[one]), plate(images[other])) > 12, f"signs of {one} and {other}"
        assert apart(edge(images[one]), edge(images[other])) > 4, f"edges of {one} and {other}"


@pytest.mark.parametrize("ink", [Ink.GREY, Ink.SAVER])
def test_patterns_differ_by_their_shape_not_only_by_their_brightness(ink: Ink) -> None:
    images = tiles_alone(ink, 40)
    patterned = [kind for kind in Kind if kind is not Kind.CAPITAL]  # which has none
    for one, other in combinations(patterned, 2):
        assert apart(shape_of(edge(images[one])), shape_of(edge(images[other]))) > 20, f"{one} and {other}"


def test_greys_are_steps_apart() -> None:
    """On the edges of grey print, whatever the pattern."""
    levels = sorted(ImageStat.Stat(edge(image)).median[0] for image in tiles_alone(Ink.GREY, 40).values())
    assert all(above - below >= 8 for below, above in pairwise(levels)), levels


@pytest.mark.parametrize("sheet", [MAP, REAL_SIZE, TILES], ids=lambda sheet: sheet.id)
def test_ink_changes_colours_and_nothing_else(sheet: Sheet[MapSubject]) -> None:
    full, saver, grey = (printed(ask("de", ink=ink), subject("2A", tile=40.0), sheet) for ink in Ink)
    pages = range(page_count(full))
    assert page_count(saver) == page_count(grey) == len(pages)
    for page in pages:
        assert text(full, page) == text(saver, page) == text(grey, page)
    assert sum(darkness(saver, page) for page in pages) < 0.6 * sum(darkness(full, page) for page in pages)


# --- the size of the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", SOME_ASKS, ids=named)
def test_the_poster_keeps_all_that_pages_keep(wish: Ask) -> None:
    what = subject("3B")
    pdf = printed(wish, what, REAL_SIZE)
    check_pdf(pdf, wish, covered=(0,))
    assert [read_map(code) for page in range(1, page_count(pdf)) for code in qr_codes(pdf, page)] == [what.map]
    assert "clockwork-" not in words(pdf, 0)
    assert wish.say("clockwork-paper-tile-size", size=f"{TILE:g}{MARK}", ours=1, mark=MARK) in words(pdf, 0)


def flat_sides(pdf: bytes, page: int, size: float) -> list[Segment]:
    side = size / sqrt(3)
    return [line for line in drawing(pdf, page).segments if line.level and abs(line.length - side) < EXACT]


def lies_at(cell: Cell, size: float) -> tuple[float, float]:
    return cell[0] * size * sqrt(3) / 2, cell[1] * size / 2


@pytest.mark.parametrize("size", [TILE, 47.5])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_hexes_have_their_size_also_across_joins(size: float, paper: str) -> None:
    """On every page, all flat sides lie where the layout puts them on the one large map that the pages make up."""
    what = subject("4A", tile=size)
    pdf = printed(ask("en", paper), what, REAL_SIZE)
    pages = range(1, page_count(pdf))
    laid = [lies_at(cell, size) for cell in what.map.layout.places]
    wanted = [(x, y + end * size / 2) for x, y in laid for end in (-1, 1)]
    start = None
    for page in pages:
        cut = trim(pdf, page)
        assert cut is not None
        where = part_of(what, paper, page)
        middles = [
            ((line.x1 + line.x2) / 2 - cut.left + where.x, line.y1 - cut.top + where.y)
            for line in flat_sides(pdf, page, size)
        ]
        first = min(middles, key=lambda middle: (round(middle[0], 1), middle[1]))
        corner = min(wanted, key=lambda middle: (round(middle[0], 1), middle[1]))
        shift = first[0] - corner[0], first[1] - corner[1]
        start = start or shift
        assert max(abs(a - b) for a, b in zip(start, shift, strict=True)) < EXACT, "pages do not meet"
        for x, y in wanted:
            assert any(abs(x + shift[0] - a) < EXACT and abs(y + shift[1] - b) < EXACT for a, b in middles)


def part_of(what: MapSubject, paper: str, number: int) -> Box:
    """Which part of the map the page with this number shows, the first one after the plan."""
    book = Book(ask("en", paper), "parts")
    return tiling_of(book, what).tiles()[number - 1].part


def tiling_of(book: Book, what: MapSubject) -> Tiling:
    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(real_size, "poster", lambda *args, **named: found.append(poster(*args, **named)))
        draw_real_size(book, what)
    return found[0]


def test_the_map_for_four_takes_four_pages_of_a4() -> None:
    """With a narrower strip to glue; the map for two has room for a wide one."""
    four, two = (tiling_of(Book(ask(), "pages"), subject(id_)) for id_ in ("4A", "2A"))
    assert (four.across * four.down, four.overlap) == (4, 5)
    assert (two.across * two.down, two.overlap) == (4, 10)


@pytest.mark.parametrize("id_", ["2A", "2B"])
def test_joins_run_between_the_signs(id_: str) -> None:
    """A4 leaves room to shift them: no sign and no id is cut in two."""
    tiling = tiling_of(Book(ask(), "joins"), subject(id_))
    assert tiling.cut == 0


def test_no_page_is_named_like_a_tile() -> None:
    tiling = tiling_of(Book(ask(paper="a5"), "names"), subject("4A"))
    assert not {tile.name for tile in tiling.tiles()} & set(our_box().printed().values())


@pytest.mark.parametrize("id_", ["4A", "2A"])
def test_neighbouring_pages_show_the_same_where_they_overlap(id_: str) -> None:
    what = subject(id_)
    pdf, shared = printed(ask(), what, REAL_SIZE), tiling_of(Book(ask(), "shared"), what).overlap - 1
    left, right = trim(pdf, 1), trim(pdf, 2)
    assert left is not None
    assert right is not None
    dot = 200 / 25.4
    strip = picture(pdf, 1, 200).crop(box_of(left.right - shared, left.top + 3, left.right - 1, left.top + 60, dot))
    other = picture(pdf, 2, 200).crop(box_of(right.left + 1, right.top + 3, right.left + shared, right.top + 60, dot))
    other = other.resize(strip.size)
    assert apart(strip, other) < 14
    shifted = ImageChops.offset(other, 12, 0)  # 1.5 mm: what a wrong join looks like
    assert apart(strip, shifted) > apart(strip, other) * 1.5


def box_of(left: float, top: float, right: float, bottom: float, dot: float) -> tuple[int, int, int, int]:
    return round(left * dot), round(top * dot), round(right * dot), round(bottom * dot)


@pytest.mark.parametrize(("typed", "size"), [("60", 60), ("62.5", 62.5), (" 45,5 mm", 45.5)])
def test_the_size_of_a_tile_as_it_is_typed(typed: str, size: float) -> None:
    assert tile_named(typed) == size


@pytest.mark.parametrize("typed", ["", "large", "14", "151", "nan", "60x60"])
def test_a_size_that_is_none_is_told(typed: str) -> None:
    with pytest.raises(Trouble) as told:
        tile_named(typed)
    assert told.value.key == "tile-size"


# --- the tile set ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", [wish._replace(offset=(0.7, -1.2)) for wish in SOME_ASKS], ids=named)
def test_the_box_to_cut_out(wish: Ask) -> None:
    """Every tile of the box once, its back behind it; the last page says how to cut, with nothing behind it."""
    pdf = printed(wish, subject("2A"), TILES)
    check_pdf(pdf, wish)
    last = page_count(pdf) - 2
    assert is_blank(pdf, last + 1)
    fronts = range(0, last, 2)
    for front in fronts:
        check_backs(pdf, front, wish)
    ids = Counter(word for page in fronts for word in words(pdf, page).split() if word in our_box().printed())
    assert ids == Counter(id_ for kind in IDS for id_ in kind)
    title = wish.say("clockwork-title")
    assert sum(text(pdf, page + 1).count(title) for page in fronts) == sum(INVENTORY.values()) == 40
    for kind in Kind:
        assert f"{wish.say(f'clockwork-{kind}')} {INVENTORY[kind]} " in words(pdf, last)


@pytest.mark.parametrize("size", [TILE, 38.0])
def test_tiles_to_cut_out_have_their_size(size: float) -> None:
    """All sides of all hexes, on fronts and backs; a turned tile has its flat sides upright."""
    pdf = printed(ask(), subject("2A", tile=size), TILES)
    for page in range(page_count(pdf) - 2):
        sides = [line for line in drawing(pdf, page).segments if abs(line.length - size / sqrt(3)) < 0.05]
        straight = {line for line in sides if abs(line.x1 - line.x2) < 0.01 or line.level}
        assert len(straight) >= 2
        line = min(straight)
        across = [abs(line.x1 - other.x1) if not line.level else abs(line.y1 - other.y1) for other in straight]
        assert any(abs(distance - size) < EXACT for distance in across)


def test_without_two_sided_printing_front_and_back_are_folded() -> None:
    wish = ask("de", duplex=False)
    pdf = printed(wish, subject("2A"), TILES)
    check_pdf(pdf, wish)
    assert wish.say("clockwork-title") in text(pdf, 0)
    assert "T1" in words(pdf, 0).split()


def test_bleed_colours_what_is_beyond_the_cut() -> None:
    wish = ask(bleed=2)
    with_bleed, without = (printed(each, subject("2A", tile=40.0), TILES) for each in (wish, ask()))
    check_pdf(with_bleed, wish)
    lengths = {round(line.length, 2) for line in drawing(with_bleed, 0).segments}
    usual = {round(line.length, 2) for line in drawing(without, 0).segments}
    assert round(44 / sqrt(3), 2) in lengths - usual


# --- the same again -------------------------------------------------------------------------------------------------

PROGRAM = """
from tests.clockwork.test_map_sheets import MAP, REAL_SIZE, TILES, printed, subject
from tests.printing.asks import ask
pdf = printed(ask("de", "letter", "grey"), subject("4B"), MAP, REAL_SIZE, TILES)
"""


def test_the_same_map_gives_the_same_bytes() -> None:
    check_same_bytes(PROGRAM, printed(ask("de", "letter", "grey"), subject("4B"), MAP, REAL_SIZE, TILES))


def test_a_map_can_be_drawn_into_any_room() -> None:
    """As order pads do it."""
    book = Book(ask(), "small")
    book.begin("small")
    page = book.page()
    what = subject("4B")
    draw_map(book, page, what, picture_in(what, Box(20, 20, 40, 40)))
    places = [place for sign, place in letters(book.finish("small"), 0) if sign in "TMSFLVCBH" and place.top < 65]
    assert len(places) >= len(what.map.layout.places)
    assert all(place.left >= 20 and place.right <= 60 and place.top >= 20 and place.bottom <= 60 for place in places)
