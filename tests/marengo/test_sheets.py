"""What Bonaparte at Marengo prints, on every paper, in every ink and both languages, opened again and measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise

import pytest
from pypdf.generic import ContentStream

from companion.games.marengo.block_words import write_block
from companion.games.marengo.board.reading import our_board
from companion.games.marengo.sheets.aid_words import Words, phases, sections
from companion.games.marengo.sheets.labels import labels_of
from companion.games.marengo.sheets.record import SAMPLES
from companion.games.marengo.sheets.subject import field_subject
from companion.games.marengo.sheets.worksheet import STEPS
from companion.games.registry import game
from companion.kernel.data import asset_text
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.notation import Language
from companion.kernel.rulebook import rulebook
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.printing.book import Book
from companion.printing.job import Ask, Sheet, Subject
from companion.prints import as_it_stands, new_game, order, prints_of
from companion.text.language import CODES
from tests.printing.asks import ask
from tests.printing.content import reader
from tests.printing.proof import (
    check_backs,
    check_pdf,
    check_same_bytes,
    darkness,
    is_blank,
    is_grey,
    page_count,
    picture,
    qr_codes,
    text,
)

POSTER = "poster"  # has a plan in which letters lie under others, and many pages: printed by itself
SEATS = {"austrian": "Änne", "french": "Ole"}
BATTLE = (  # three Austrians come in, one of them shows itself and blocks
    *("enter 1 west_gate A-C", "enter 1 west_gate A", "pontoon 1", "next", "next", "next"),
    *("block i3 C/F", "next"),
)
OWN_PAPER = "170x250"
COARSE = 40  # dpi, enough to weigh the ink of a page


@cache
def table(board: str, moves: tuple[str, ...] = ()) -> Table:
    options = {"board": board} if board == "training" else {"board": board, "reinforcements": "sample"}
    made = Table.create(Journal(":memory:"), game("marengo"), Setup(options, SEATS), "Sonntag")
    for move in moves:
        made.enter(move)
    return made


@lru_cache(maxsize=4)
def subject(board: str, code: str) -> Subject:
    return as_it_stands(table(board, BATTLE if board == "training" else ()), code)


def everything(wish: Ask, board: str) -> bytes:
    """All sheets but the poster in one file."""
    sheets = [sheet.id for sheet in prints_of("marengo").sheets if sheet.id != POSTER]
    return order(wish, subject(board, wish.language), sheets).make()


def printed(wish: Ask, sheet: str, **said: str) -> bytes:
    return order(wish, new_game("marengo", said), [sheet]).make()


def words(pdf: bytes) -> str:
    """All of a print, as if it were one line."""
    return " ".join(" ".join(text(pdf, page) for page in range(page_count(pdf))).split())


def sheets(pdf: bytes) -> Iterator[tuple[Sheet, list[int]]]:
    """Each sheet with its pages, as the outline names them; blank backs are none of them."""
    document = reader(pdf)
    starts = [document.get_destination_page_number(entry) for entry in document.outline]
    known = [sheet for sheet in prints_of("marengo").sheets if sheet.id != POSTER]
    for sheet, (first, end) in zip(known, pairwise([*starts, page_count(pdf)]), strict=True):
        yield sheet, [page for page in range(first, end) if not is_blank(pdf, page)]


# --- all of them ----------------------------------------------------------------------------------------------------


WAYS = [  # each paper, and each board in both languages
    *(("marengo", "de", "a4"), ("marengo", "en", "a5"), ("marengo", "de", "letter")),
    *(("training", "en", "a3"), ("training", "de", "a5"), ("training", "en", OWN_PAPER)),
]


@pytest.mark.parametrize(("board", "code", "paper"), WAYS)
def test_every_sheet_keeps_to_its_paper(board: str, code: str, paper: str) -> None:
    wish = ask(code, paper, offset=(0.7, -1.2))
    pdf = everything(wish, board)
    check_pdf(pdf, wish)
    for sheet, pages in sheets(pdf):
        told = [text(pdf, page) for page in pages]
        assert all("marengo-" not in found for found in told), f"{sheet.id} lacks a word"
        assert all(sheet.title("marengo", wish.say) in found for found in told)
        if sheet.id == "labels":
            for front in pages[1::2]:
                check_backs(pdf, front, wish)


def test_ink_changes_colours_and_nothing_else() -> None:
    full, saver, grey = (everything(ask("de", ink=ink), "marengo") for ink in ("full", "saver", "grey"))
    for page in range(page_count(full)):
        assert text(full, page) == text(saver, page) == text(grey, page)
        assert is_grey(picture(grey, page, COARSE, colour=True)), f"page {page + 1} has colour in it"
    (_, (map_page, *_)) = next(sheets(full))
    assert darkness(saver, map_page) < 0.8 * darkness(full, map_page)


def test_lying_paper_and_a_fillable_print() -> None:
    wish = ask("de", landscape=True, fillable=True)
    pdf = everything(wish, "training")
    check_pdf(pdf, wish)
    fields = reader(pdf).get_fields() or {}
    assert {"assault-1-1-attacker-row", "record-1-austrian-done-1", "locale-1-number"} <= fields.keys()


PROGRAM = """
from tests.marengo.test_sheets import everything
from tests.printing.asks import ask
pdf = everything(ask("de", "letter", "grey"), "training")
"""


def test_the_same_table_gives_the_same_bytes() -> None:
    check_same_bytes(PROGRAM, everything(ask("de", "letter", "grey"), "training"))


# --- the map --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_the_poster_has_the_size_that_was_measured(code: str) -> None:
    """Plan and pages; a size that nobody measured is marked as a sample."""
    wish = ask(code, "a3")
    measured = printed(wish, POSTER, size="600x500")
    check_pdf(measured, wish, covered=(0,))
    rim = 2 * 46 * 600 / our_board("marengo").size[0]  # for the entries, on both sides
    assert f"{round(600 + rim)} ×" in text(measured, 0)
    a_sample = wish.say("marengo-paper-board-size", width="840", height="614", sample=1, mark="°").split(":")[0]
    assert a_sample in words(printed(wish, POSTER))
    assert a_sample in " ".join(text(printed(wish, POSTER), 0).partition("100 %")[0].split()), "above the plan itself"
    assert "600 × 500 mm" in words(measured)
    assert a_sample.partition("° ")[2] not in words(measured)


def test_every_number_and_capacity_is_on_the_map() -> None:
    found = text(printed(ask(), "map"), 0).split()
    board = our_board("marengo")
    for number, locale in enumerate(board.locales, 1):
        assert found.count(str(number)) >= 1, locale.id
    capacities = [str(locale.capacity) for locale in board.locales]
    assert all(found.count(capacity) >= capacities.count(capacity) for capacity in set(capacities))


@pytest.mark.parametrize("code", CODES)
def test_community_data_says_so(code: str) -> None:
    wish = ask(code)
    note = wish.say("marengo-paper-source-community", mark="°").split(":")[0]
    for sheet in ("map", "register", "tracks", "labels", "aid"):
        pdf = printed(wish, sheet, board="marengo")
        assert note in words(pdf), sheet


@pytest.mark.parametrize("code", ["en", "de"])
def test_tracks_show_what_comes_as_far_as_the_table_knows_it_and_mark_our_sample(code: str) -> None:
    wish = ask(code)
    invented = wish.say("marengo-labels-sample", mark="°")
    unknown = words(printed(wish, "tracks", board="marengo"))
    assert "? " in unknown
    assert invented not in unknown
    sample = words(printed(wish, "tracks", board="marengo", reinforcements="sample"))
    assert wish.say("marengo-tracks-unknown") not in sample
    assert "× ?" not in sample
    assert invented in sample
    board = field_subject(new_game("marengo", {"board": "marengo"})).board
    language: Language = "de" if code == "de" else "en"
    for display in board.unknown:
        for face in set(board.sample[display]):
            assert f"× {write_block(face, language)}" in sample


def test_a_board_that_nobody_has_drawn_comes_as_a_register() -> None:
    plain = asset_text("games", "marengo", "boards", "training.toml").replace("size   = [920, 640]\n", "")
    own = Subject(game("marengo"), Setup({}, {}, {"board": plain}))
    pdf = order(ask(), own, ["map"]).make()
    assert "A Tollhouse 5" in words(pdf)
    assert words(pdf) == words(order(ask(), own, ["register"]).make()).replace(
        ask().say("marengo-sheet-register"), ask().say("marengo-sheet-map")
    )


@pytest.mark.parametrize(
    ("detail", "value"), [("size", "large"), ("size", "10x10"), ("block", "30"), ("block", "900x9")]
)
def test_a_size_that_is_none_is_told_in_a_sentence(detail: str, value: str) -> None:
    with pytest.raises(Trouble) as told:
        printed(ask(), "map", **{detail: value})
    assert value in ask("de").say(f"trouble-{told.value.key}", **told.value.facts)


# --- labels ---------------------------------------------------------------------------------------------------------


def test_labels_are_enough_for_every_loss() -> None:
    """Of each strength as many as begin with it or more; two blank ones for each block of unknown type."""
    sample = field_subject(new_game("marengo", {"reinforcements": "sample"}))
    assert labels_of(sample, "austrian") == {"i1": 13, "i2": 13, "i3": 3, "c1": 6, "c2": 6, "a1": 1}
    assert sum(labels_of(sample, "french").values()) == 2 * 19 - 1 + 3  # every block and a weaker one, threes one more
    open_ = field_subject(new_game("marengo", {}))
    assert labels_of(open_, "french")["x"] == 14
    assert "x" not in labels_of(sample, "french")


def test_all_backs_of_an_army_are_alike() -> None:
    """One drawing for each army, shown as often as it has labels: nothing but the army can be told from a back."""
    pdf = printed(ask(), "labels", reinforcements="sample")
    page = reader(pdf).pages[3]
    drawn = ContentStream(page.get_contents(), page.pdf).operations
    shown = [operands[0] for operands, operator in drawn if operator == b"Do"]
    sample = field_subject(new_game("marengo", {"reinforcements": "sample"}))
    wanted = [sum(labels_of(sample, seat).values()) for seat in ("austrian", "french")]
    assert sorted(Counter(shown).values()) == sorted(wanted)
    assert page["/TrimBox"] != page["/MediaBox"], "this is the page of backs"


# --- words that must be true ----------------------------------------------------------------------------------------


def test_every_rule_that_aid_and_worksheet_name_exists() -> None:
    known = rulebook("marengo").keys()
    aid = Words(Book(ask(), "Aid"), field_subject(new_game("marengo", {})))
    named = {rule for section in sections(aid) for item in section.items for rule in item.rules}
    named |= {rule for item in phases(aid) for rule in item.rules}
    assert len(named) > 100
    assert {f"BM-{rule}" for rule in named} <= known


def test_the_worksheet_has_the_eleven_steps_in_order() -> None:
    assert [step.rules[0][:4] for step in STEPS] == [f"AS{number:02}" for number in range(1, 12)]


@pytest.mark.parametrize("code", CODES)
def test_what_a_table_reads_otherwise_changes_the_aid(code: str) -> None:
    usual = words(printed(ask(code), "aid"))
    readings = {"withdraw-cost": "free", "penalty-per-piece": "each", "below-zero": "counts", "part-stays": "yes"}
    other = words(printed(ask(code), "aid", **readings))
    some = {
        "en": ("all or some of them", "below 0 the pursuers lose"),
        "de": ("alle oder einige", "unter 0 ist, verlieren"),
    }
    assert all(told in other and told not in usual for told in some[code])
    assert ask(code).say("marengo-aid-commands-withdraw", cost="free") in other
    assert ask(code).say("marengo-aid-commands-withdraw", cost="free") not in usual
    assert ask(code).say("marengo-aid-agreed") in other
    assert ask(code).say("marengo-aid-agreed") not in usual


@pytest.mark.parametrize("code", CODES)
def test_every_sample_of_the_record_sheet_can_be_typed(code: str) -> None:
    rules = game("marengo")
    names = rules.names(table("marengo").state)
    for sample in SAMPLES[2:]:
        for line in ask(code).say(f"marengo-record-sample-{sample}").split(" · "):
            read = rules.notation.read(line.strip(), names, code)
            assert read.moves("french"), line


# --- the table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "code"), [("marengo", "de"), ("training", "en")])
def test_the_table_carries_its_code(board: str, code: str) -> None:
    """At the start of the day and in the middle of it."""
    shown = subject(board, code)
    assert shown.table is not None
    pdf = order(ask(code), shown, ["table"]).make()
    assert qr_codes(pdf, 0) == [shown.table.code]
    assert "Änne" in text(pdf, 0)


def test_a_position_that_fits_no_code_is_printed_without_one() -> None:
    shown = subject("training", "en")
    assert shown.table is not None
    pdf = order(ask(), shown._replace(table=shown.table._replace(code="")), ["table"]).make()
    check_pdf(pdf, ask())
    assert qr_codes(pdf, 0) == []
    assert ask().say("trouble-code-none") in words(pdf)


def test_the_table_shows_blocks_as_everybody_knows_them() -> None:
    """The face that was shown, numbers of the others; those who wait in words."""
    pdf = order(ask("de"), subject("training", "de"), ["table"]).make()
    found = text(pdf, 0).split()
    assert "i3" in found
    assert not {"i2", "k2", "a1", "c2"} & set(found) - {"(i3,", "k2,", "a1);"}
    assert "5" in found  # of the vanguard still wait


def test_a_table_without_a_map_has_no_map() -> None:
    options = {"depth": "ledger", "austrian-morale": "6", "french-morale": "5"}
    books = Table.create(Journal(":memory:"), game("marengo"), Setup(options), "Bücher")
    pdf = order(ask(), as_it_stands(books, "en"), ["table"]).make()
    check_pdf(pdf, ask())
    assert "Morale 6" in words(pdf)
    assert ask().say("marengo-table-no-map") in words(pdf)
    assert ask().say("marengo-paper-source-community", mark="°") not in words(pdf)
