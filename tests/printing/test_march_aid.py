"""Player aid, score sheet and the table as it stands: real PDFs, opened again."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from companion.games.march.combat import worth_in_defence
from companion.games.march.game import March
from companion.games.march.rulings import ruling_options
from companion.games.march.sheets.aid import SIZES, draw_aid
from companion.games.march.sheets.aid_columns import ids_of
from companion.games.march.sheets.aid_terms import Terms
from companion.games.march.sheets.aid_words import sections, turn
from companion.games.march.sheets.score import draw_score
from companion.games.march.sheets.table import draw_table
from companion.games.march.sheets.table_map import TableMap
from companion.games.march.state import Force
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.lettercode import in_lines
from companion.kernel.past import state_digest
from companion.kernel.rulebook import rulebook
from companion.kernel.savecode import restore, save_code
from companion.kernel.table import Table
from companion.printing.box import Box
from companion.printing.job import Ask, Sheet, Subject, make_pdf
from companion.prints import as_it_stands
from companion.text.language import CODES, language
from tests.march.own_scenario import ALPS
from tests.printing.asks import PAPERS, ask, ask_in_pairs
from tests.printing.content import reader
from tests.printing.proof import check_pdf, check_same_bytes, page_count, qr_codes, text
from tests.random_table import random_move

GAME = March()
AID, SCORE, TABLE = Sheet("aid", draw_aid), Sheet("score", draw_score), Sheet("table", draw_table, of="table")
MARLBOROUGH = {"scenario": "marlborough"}
ANSWERS = {
    "touching": "FR-SN FR-BA SN-DR BA-DR SN-BA",
    "blue-home": "FR",
    "home-vp": "3",
    "neutral-vp": "2",
    "armies-in-play": "1",
}
SCENARIOS: dict[str, dict[str, str]] = {"tyw": {}, "marlborough": MARLBOROUGH | ANSWERS}
RULE = re.compile(r"\b(MOVE|RECR|FORT|ATT|CMB|OCC|STR|SCORE|CTRL|VP|END|INIT|TURN|SETUP|TYW|MARL|AMB)-(\d\d(?:/\d\d)*)")


def printed(sheet: Sheet[Subject], asked: Ask, options: dict[str, str] | None = None, **more: Any) -> bytes:
    return make_pdf(asked, "test", [sheet], Subject(GAME, Setup(options or {}, **more)))


def rules_on(page: str) -> set[str]:
    """The ids that stand on a page: END-01/02 is MP-END-01 and MP-END-02."""
    found = RULE.findall(page)
    return {f"MP-{chapter}-{number}" for chapter, numbers in found for number in numbers.split("/")}


def words(page: str) -> str:
    """Without line ends and ids, as one reads it."""
    return re.sub(r"\s+", " ", RULE.sub("", page))


# --- player aid -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, MARLBOROUGH, MARLBOROUGH | {"edition": "de"}], ids=["tyw", "marlborough", "marlborough-de"]
)
@pytest.mark.parametrize("asked", ask_in_pairs())
def test_the_aid_is_one_page_on_every_paper(asked: Ask, options: dict[str, str]) -> None:
    pdf = printed(AID, asked, options)
    check_pdf(pdf, asked)
    assert page_count(pdf) == 1


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("options", [{}, MARLBOROUGH], ids=["tyw", "marlborough"])
def test_every_rule_on_the_aid_is_in_the_ledger_and_every_line_has_one(code: str, options: dict[str, str]) -> None:
    page = text(printed(AID, ask(code), options), 0)
    subject = Subject(GAME, Setup(options))
    terms = Terms(ask(code), subject)
    items = [*turn(terms), *(item for section in sections(terms) for item in section.items)]
    cited = {rule for item in items for rule in item.rules}
    assert rules_on(page) - {"MP-END-01"} == cited - {"MP-END-01"}
    assert cited <= rulebook("march").keys()
    assert [item.text for item in items if not item.rules] in ([], [terms.say("march-aid-mark")])


def test_ids_of_one_chapter_stand_together() -> None:
    assert ids_of(["MP-END-01", "MP-VP-01", "MP-END-02"]) == "END-01/02  VP-01"


@pytest.mark.parametrize("code", CODES)
def test_marlborough_differs_where_it_must(code: str) -> None:
    base, marlborough = (text(printed(AID, ask(code), options), 0) for options in ({}, MARLBOROUGH))
    say = language(code).say
    plus = say("march-card-ATTACKplus1")
    assert f"{plus}:" in base
    assert f"{plus}:" not in marlborough
    assert say("march-aid-actions", count=8) in base
    assert say("march-aid-actions", count=7) in marlborough
    for vp, page, other in ((35, base, 36), (36, marlborough, 35)):
        stock = {n: re.search(rf"{say('march-panel-stock', vp=n)}:", words(page), re.IGNORECASE) for n in (vp, other)}
        assert stock[vp], page
        assert not stock[other], page
    assert {f"MP-MARL-{n:02}" for n in (2, 3, 4, 5, 6, 7, 8, 11)} <= rules_on(marlborough)
    assert not any(rule.startswith("MP-MARL") for rule in rules_on(base))
    assert "MP-TYW-01" in rules_on(base)


@pytest.mark.parametrize("code", CODES)
def test_the_editions_differ_in_the_army_on_a_capital_and_in_the_neutral_dice(code: str) -> None:
    english, german = (
        words(text(printed(AID, ask(code), MARLBOROUGH | {"edition": edition}), 0)) for edition in ("en", "de")
    )
    say = language(code).say
    for edition, page, ends, low in (("en", english, 1, 1), ("de", german, 0, 0)):
        told = say("march-aid-here-edition", edition=edition, ends=ends).replace("*", "")
        assert told in page
        assert say("march-aid-here-range", edition=edition, low=low, other=1 - low).replace("*", "") in page
        assert f"{low}–3" in page


@pytest.mark.parametrize(
    ("reading", "defence"), [("plus-one", 1 + 2 + 2), ("one", 1 + 1 + 2), ("raises-all", 2 + 2 + 2)]
)
def test_the_example_is_worked_out_by_the_rules_of_the_table(reading: Any, defence: int) -> None:
    terms = Terms(ask(), Subject(GAME, Setup({"fortified-defence": reading})))
    [example] = [item.example for section in sections(terms) for item in section.items if item.example]
    assert example.odds.defenders == worth_in_defence(Force(1, 1), 1, reading)
    assert (example.odds.attack, example.odds.defence) == (5, defence)
    page = text(printed(AID, ask(), {"fortified-defence": reading}), 0)
    assert "= 5" in page
    assert f"= {defence}" in page


@pytest.mark.parametrize("option", ruling_options(), ids=lambda option: option.key)
def test_every_other_answer_is_named_on_the_aid(option: Any) -> None:
    """In the smallest room; Marlborough has most to say."""
    for value in option.values[1:]:
        for code in CODES:
            pdf = printed(AID, ask(code, "a5"), MARLBOROUGH | {option.key: value})
            assert option.rule in rules_on("".join(text(pdf, page) for page in range(page_count(pdf)))), value


def test_a_table_that_answers_everything_differently_goes_on_on_the_next_page() -> None:
    every = {option.key: option.values[-1] for option in ruling_options()}
    for asked in (ask("de", "a5"), ask("en", "a5"), ask("de", "a4")):
        pdf = printed(AID, asked, MARLBOROUGH | every)
        check_pdf(pdf, asked)
        listed = rules_on("".join(text(pdf, page) for page in range(page_count(pdf))))
        assert {option.rule for option in ruling_options()} <= listed
        next_page = asked.say("march-aid-agreed-next", count=len(every)) in words(text(pdf, 0))
        assert (page_count(pdf) > 1) == next_page == (asked.paper.name == "a5")


def test_nobody_has_to_read_smaller_type_than_promised() -> None:
    assert min(SIZES) >= 6.5


@pytest.mark.parametrize("code", CODES)
def test_values_that_are_still_open_carry_the_mark(code: str) -> None:
    open_, settled = (text(printed(AID, ask(code), options), 0) for options in (MARLBOROUGH, SCENARIOS["marlborough"]))
    assert "3°" in open_
    assert "2°" in open_
    assert "3°" not in settled


# --- score sheet ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, MARLBOROUGH], ids=["tyw", "marlborough"])
@pytest.mark.parametrize("asked", ask_in_pairs())
def test_the_score_sheet_is_one_page_with_a_row_for_every_turn(asked: Ask, options: dict[str, str]) -> None:
    pdf = printed(SCORE, asked, options)
    check_pdf(pdf, asked)
    assert page_count(pdf) == 1
    page = text(pdf, 0)
    turns = {int(number) for number in re.findall(r"\b\d+\b", page)}
    rows = max(n for n in turns if set(range(1, n + 1)) <= turns)
    assert rows >= (20 if asked.paper.name == "a5" else 25)
    plus = asked.say("march-score-short", card="ATTACKplus1")
    assert page.split().count(plus) == (0 if options else 2 * rows + 1)


def test_the_score_sheet_takes_typing() -> None:
    pdf = printed(SCORE, ask("de", "a4", fillable=True))
    fields = reader(pdf).get_fields() or {}
    wanted = {"score-blue", "score-orange", "score-date", "score-blue-1-vp", "score-orange-30-total", "score-winner"}
    assert wanted <= fields.keys()
    assert fields["score-blue-1-card"].field_type == "/Btn"
    assert not reader(printed(SCORE, ask("de", "a4"))).get_fields()


def test_names_on_the_score_sheet_may_be_as_long_as_they_like() -> None:
    seats = {"blue": "Anna " * 40, "orange": "W" * 200}
    for paper in PAPERS:
        asked = ask("de", paper)
        pdf = printed(SCORE, asked, {}, seats=seats)
        check_pdf(pdf, asked)
        assert "Anna Anna" in text(pdf, 0)


# --- the table as it stands -----------------------------------------------------------------------------------------


def random_table(options: dict[str, str], seed: int, moves: int) -> Table[Any]:
    setup = Setup(options, {"blue": "Anna", "orange": "Ben"})
    table: Table[Any] = Table.create(Journal(":memory:"), GAME, setup, "Kitchen table")
    dice = Random(seed)
    for _ in range(moves):
        move = random_move(table, dice)
        if move is None:
            break
        table.enter(move)
    return table


def shown(table: Table[Any], code: str = "en", **other: Any) -> Subject:
    """The table as it is printed; `other` takes the place of what it says itself."""
    subject = as_it_stands(table, code)
    assert subject.table is not None
    return subject._replace(table=subject.table._replace(**other))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("asked", ask_in_pairs())
def test_a_running_game_is_one_page_on_every_paper(asked: Ask, scenario: str) -> None:
    table = random_table(SCENARIOS[scenario], 7, 33)
    pdf = make_pdf(asked, "test", [TABLE], shown(table, asked.language))
    check_pdf(pdf, asked)
    assert page_count(pdf) == 1
    assert qr_codes(pdf, 0) == [save_code(table).qr]


@pytest.mark.parametrize("scenario", SCENARIOS)
@given(
    seed=st.integers(0, 10_000), moves=st.integers(0, 90), paper=st.sampled_from(PAPERS), code=st.sampled_from(CODES)
)
@example(seed=0, moves=50, paper="a5", code="en")  # a badge letter beside a number, which is no code
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_a_camera_reads_off_the_page_is_the_same_position(
    scenario: str, seed: int, moves: int, paper: str, code: str
) -> None:
    table = random_table(SCENARIOS[scenario], seed, moves)
    pdf = make_pdf(ask(code, paper), "test", [TABLE], shown(table, code))
    [read] = qr_codes(pdf, 0)
    again = restore(Journal(":memory:"), find_game, read)
    assert state_digest(again.state) == state_digest(GAME.face_up(table.state))
    page = [line.strip() for line in text(pdf, 0).splitlines()]
    typed = [f"{number} {line}" for number, line in enumerate(in_lines(read), start=1)]
    assert [line for line in page if line in typed] == typed


@pytest.mark.parametrize("code", CODES)
def test_the_page_tells_what_lies_on_the_table(code: str) -> None:
    table = random_table({"fortified-defence": "one"}, 3, 40)
    state, say = table.state, language(code).say
    page = text(make_pdf(ask(code), "test", [TABLE], shown(table, code)), 0)
    flat = words(page)
    assert "Kitchen table" in page
    assert all(name in page for name in ("Anna", "Ben"))
    assert say("march-panel-stock", vp=state.stock.value) in flat
    for seat in GAME.seats:
        assert f"{state.side(seat).vp}" in flat.split()
    assert flat.count(say("march-panel-initiative")) >= 1
    assert say("march-calc-one") in flat or "nur 1" in flat
    for card in state.side("orange").discard:
        assert say(f"march-card-{card.replace('+', 'plus')}") in page


def test_a_card_that_lies_face_down_is_not_on_the_page() -> None:
    """Two tables that differ only in what Blue has sealed print the same page."""
    pages = []
    for card in ("MOVE1", "FORTIFY"):
        table = random_table({}, 1, 0)
        table.enter("roll 5 2")
        table.enter(f"blue pick {card}")
        assert table.sealed()
        pages.append(make_pdf(ask(), "test", [TABLE], shown(table, log=())))  # the log names the digest of the seal
    assert pages[0] == pages[1]
    assert language("en").say("paper-table-sealed") in words(text(pages[0], 0))


def test_an_open_table_says_nothing_of_sealed_cards() -> None:
    table = random_table({}, 1, 0)
    page = words(text(make_pdf(ask(), "test", [TABLE], shown(table)), 0))
    assert language("en").say("paper-table-sealed") not in page


def test_a_game_that_is_over_says_who_won() -> None:
    table = random_table({}, 5, 2000)
    assert table.result is not None
    page = words(text(make_pdf(ask(), "test", [TABLE], shown(table)), 0))
    blue, orange = (table.state.side(seat).vp for seat in ("blue", "orange"))
    assert f"Anna {blue} VP, Ben {orange} VP." in page
    names = {"blue": "Anna wins.", "orange": "Ben wins.", None: "A tie."}
    assert names[table.result.winner] in page


def test_an_army_on_a_capital_is_told() -> None:
    table = random_table({}, 1, 0)
    table.correct("countries.OH.blue.standing", 1)
    table.correct("countries.OH.occupied", "standing")
    page = text(make_pdf(ask(), "test", [TABLE], shown(table)), 0)
    assert page.count("Blue in control") == 2
    assert "Orange in control" not in page


@pytest.mark.parametrize("paper", PAPERS)
def test_names_of_tables_and_players_may_be_as_long_as_they_like(paper: str) -> None:
    table = random_table({}, 2, 20)
    asked = ask("de", paper)
    people = {"blue": "Maximiliane " * 20, "orange": "W" * 300}
    pdf = make_pdf(asked, "test", [TABLE], shown(table, "de", name="Ein sehr langer Abend " * 30, players=people))
    check_pdf(pdf, asked)
    assert page_count(pdf) == 1


def test_private_totals_stay_private() -> None:
    table = random_table({"vp-totals": "private"}, 4, 45)
    assert any(table.state.side(seat).vp for seat in GAME.seats)
    page = words(text(make_pdf(ask(), "test", [TABLE], shown(table)), 0))
    assert page.count("VP hidden") == 2


def test_countries_lie_as_on_the_table_and_every_touch_is_shown() -> None:
    state = GAME.start(Setup(SCENARIOS["marlborough"]))
    map_ = TableMap.of(state, Box(0, 0, 194, 70))
    assert map_.places["FR"].right < map_.places["SN"].x
    assert map_.places["SN"].right < map_.places["DR"].x
    assert {frozenset(pair) for pair in map_.joined} == {
        frozenset(pair.split("-")) for pair in ANSWERS["touching"].split()
    }
    assert map_.told == []


def test_homes_that_touch_behind_the_neutral_country_are_told_in_words() -> None:
    table = random_table({"homes-touch": "yes"}, 1, 0)
    page = words(text(make_pdf(ask(), "test", [TABLE], shown(table)), 0))
    assert "Also touching: Blue home – Orange home" in page


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("code", CODES)
def test_a_scenario_of_ones_own_fits_too(code: str, paper: str) -> None:
    """A card of its own, a note, other numbers; the code has a page for its letters."""
    setup = Setup({"scenario": "alps"}, {}, {"scenario": ALPS})
    table: Table[Any] = Table.create(Journal(":memory:"), GAME, setup, "Alps")
    asked, subject = ask(code, paper), shown(table, code)
    pdf = make_pdf(asked, "test", [AID, SCORE, TABLE], subject)
    check_pdf(pdf, asked)
    aid, score, running = (words(text(pdf, page)) for page in range(3))
    say = language(code).say
    spy = {"en": "Spy", "de": "Spion"}[code]
    assert spy in aid
    assert "12" in aid
    assert say("march-aid-here-goal", goal=12, base=18).replace("*", "") in aid
    assert table.state.rules.note[code] in aid
    assert f"SPY {spy}" in score
    assert table.state.rules.note[code] in running
    assert qr_codes(pdf, 2) == [subject.table.code if subject.table else ""]
    letters = "".join(text(pdf, page) for page in range(2, page_count(pdf)))
    assert all(line in letters for line in save_code(table).lines)


def test_the_same_table_prints_the_same_bytes() -> None:
    program = """
from tests.printing.test_march_aid import AID, SCORE, GAME
from tests.march.own_scenario import ALPS
from tests.printing.asks import ask
from companion.kernel.game import Setup
from companion.printing.job import Subject, make_pdf
pdf = make_pdf(ask("de", "a5"), "test", [AID, SCORE], Subject(GAME, Setup({"scenario": "marlborough"})))
"""
    check_same_bytes(program)
