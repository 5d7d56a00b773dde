"""A running game of Clockwork Wars on paper: the PDFs are opened again, read, scanned and restored."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice, product
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.sheets.table import MOST_LINES, draw_table
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import AVAILABLE, DISPLAY, DOMAINS, REMOVED, State
from companion.games.registry import game as find_game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.lettercode import in_lines
from companion.kernel.past import state_digest
from companion.kernel.record import replay
from companion.kernel.savecode import restore, save_code
from companion.kernel.table import Table
from companion.printing.job import Ask, Sheet, Subject, make_pdf
from companion.prints import as_it_stands
from companion.text.language import CODES, language
from tests.clockwork.pads import a_map
from tests.clockwork.setups import LAID, clockwork
from tests.printing.asks import PAPERS, ask, ask_in_pairs
from tests.printing.proof import check_pdf, check_same_bytes, page_count, qr_codes, text
from tests.test_records import fresh_table, record_of

GAME = Clockwork()
TABLE = Sheet("table", draw_table, of="table")
ONE_PAGE = ("a4", "letter", "a3")
GAMES = {  # the record of each kind of game, and how many of its lines are played
    "two": ("game-cw-2-rasputin", 70),
    "two, open screens": ("game-cw-2-lenient", 90),
    "three": ("game-cw-3-rasputin", 120),
    "four": ("game-cw-4-rasputin", 169),
    "four, epic": ("game-cw-4-lovelace-epic", 200),
    "allies": ("game-cw-2v2-vp", 150),
    "allies, epic": ("game-cw-2v2-order-epic", 110),
    "ledger": ("game-cw-ledger", 41),
}
EVERY_GAME = pytest.mark.parametrize("kind", GAMES)


@cache
def played(name: str, lines: int) -> Table[Any]:
    record = record_of(name)
    table = fresh_table(record)
    for _ in islice(replay(table, record), lines):
        pass
    return table


def running(kind: str) -> Table[Any]:
    return played(*GAMES[kind])


def new_table(setup: Setup, *lines: str, name: str = "Kitchen table") -> Table[Any]:
    table: Table[Any] = Table.create(Journal(":memory:"), GAME, setup, name)
    for line in lines:
        table.enter(line)
    return table


def shown(table: Table[Any], code: str = "en", **other: Any) -> Subject:
    """The table as it is printed; `other` takes the place of what it says itself."""
    subject = as_it_stands(table, code)
    assert subject.table is not None
    return subject._replace(table=subject.table._replace(**other))


def printed(table: Table[Any], wish: Ask | None = None, **other: Any) -> bytes:
    wish = wish or ask()
    return make_pdf(wish, "test", [TABLE], shown(table, wish.language, **other))


def words(pdf: bytes) -> str:
    """Of all pages, as one reads it."""
    return re.sub(r"\s+", " ", " ".join(text(pdf, page) for page in range(page_count(pdf))))


def pages_for(table: Table[Any], paper: str) -> int:
    """One, and on small paper two; one more for the letters of a long code, as cards of one's own make it."""
    small = paper not in ONE_PAGE and table.state.rules.depth == "full"
    return 1 + small + (len(save_code(table).lines) > MOST_LINES)


def codes(pdf: bytes) -> list[str]:
    return [code for page in range(page_count(pdf)) for code in qr_codes(pdf, page)]


# --- on every paper ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ask_in_pairs())
def test_four_players_in_every_way(wish: Ask) -> None:
    table = running("four")
    pdf = printed(table, wish)
    check_pdf(pdf, wish)
    assert page_count(pdf) == (1 if wish.paper.name in ONE_PAGE else 2)
    assert codes(pdf) == [save_code(table).qr]
    assert not re.search(r"(clockwork|paper)-\w", words(pdf)), "a word is missing"


@EVERY_GAME
@pytest.mark.parametrize(("code", "paper"), [("en", "a4"), ("de", "letter"), ("en", "a3"), ("de", "a5")])
def test_every_kind_of_game(kind: str, code: str, paper: str) -> None:
    """One page, and on small paper two; where only the books are kept there is no map, and one is enough."""
    wish, table = ask(code, paper), running(kind)
    pdf = printed(table, wish)
    check_pdf(pdf, wish)
    assert page_count(pdf) == pages_for(table, paper)


@EVERY_GAME
@pytest.mark.parametrize("paper", ["170x250", "176x250", "180x200", "600x400"])
def test_papers_of_ones_own(kind: str, paper: str) -> None:
    wish = ask("de", paper)
    check_pdf(printed(running(kind), wish), wish)


@EVERY_GAME
def test_what_a_camera_reads_off_the_page_is_the_same_position(kind: str) -> None:
    table = running(kind)
    pdf = printed(table, ask("de", "letter", "grey"))
    [read] = codes(pdf)
    again = restore(Journal(":memory:"), find_game, read)
    assert state_digest(again.state) == state_digest(GAME.face_up(table.state))
    page = words(pdf)
    assert all(f"{number} {line}" in page for number, line in enumerate(in_lines(read), start=1))


# --- what it tells ----------------------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("code", CODES)
def test_round_phase_and_who_has_to_decide(kind: str, code: str) -> None:
    table, say = running(kind), language(code).say
    state, page = table.state, words(printed(table, ask(code)))
    phase = say(f"clockwork-phase-{state.phase}")
    where = say("clockwork-show-round", round=state.round, last=state.last_round, age=state.age, phase=phase)
    assert where in page
    owed = [decision for decision in GAME.pending(GAME.face_up(state)) if not decision.optional]
    assert owed
    for decision in owed:
        assert say(f"clockwork-ask-{decision.kind}") in page
        assert decision.seat is None or say(f"clockwork-{decision.seat}") in page


def chips(state: State, say: Any) -> list[str]:
    """What stands on the tiles: the letter of the race, soldiers, letters of the figures."""
    letters = {"red": "P", "blue": "T", "white": "R", "green": "M"}
    found = []
    for tile, present in standing(state).units.items():
        for seat in present:
            soldiers, figures = standing(state).soldiers(tile, seat), standing(state).figures_of(tile, seat)
            drawn = "".join(say(f"clockwork-panel-letter-{figure}") for figure in figures)
            found.append(" ".join(filter(None, (letters[seat], str(soldiers or ""), drawn))))
    return found


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", [kind for kind in GAMES if kind != "ledger"])
def test_the_map_shows_every_tile_and_every_unit(kind: str, code: str) -> None:
    table = running(kind)
    page = words(printed(table, ask(code)))
    map_ = page[: page.index(language(code).say("clockwork-panel-sign-fought"))]
    loose = map_.split()
    assert [tile for tile in standing(table.state).board.cells if tile not in loose] == []
    for chip in chips(table.state, language(code).say):
        assert chip in map_


@EVERY_GAME
def test_the_numbers_of_every_player(kind: str) -> None:
    """Points, discs, spies and cards in the order of the panel, under their words."""
    table = running(kind)
    page = words(printed(table))
    for seat in table.state.seats:
        player = table.state.player(seat)
        soldiers = sum(present.get(seat, 0) for present in table.state.soldiers.values())
        counts = (player.vp, player.pool, player.supply, soldiers, standing(table.state).spies(seat), player.cards)
        told = zip(("VP", "pool", "supply", "soldiers", "spies", "cards"), counts, strict=True)
        assert " ".join(f"{word} {count}" for word, count in told) in page
        assert player.capital in page.split()
        if player.action:
            assert language("en").say(f"clockwork-panel-action-{player.action}") in page


@pytest.mark.parametrize("code", CODES)
def test_research_court_and_generals(code: str) -> None:
    table = new_table(clockwork(players="3", court="pius"), *LAID)
    state, say = table.state, language(code).say
    page = words(printed(table, ask(code)))
    names = GAME.labels(state, code)
    assert all(names[slot] in page for slot in state.discoveries)
    assert say("clockwork-panel-court-pius") in page
    assert say("clockwork-table-deck", deck=state.deck, discard=0) in page
    assert page.count(say("clockwork-table-available")) == 3


def test_where_generals_and_tokens_are() -> None:
    for kind in ("four", "allies, epic"):
        state, page = running(kind).state, words(printed(running(kind)))
        for name, general in state.generals.items():
            word = language("en").say(f"clockwork-panel-figure-{name}")
            if general.place not in (AVAILABLE, DISPLAY, REMOVED):
                assert re.search(rf"{word} [PTRM] {general.place}\b", page)
        for discovery in state.discoveries.values():
            if discovery.place == "owned":
                assert re.search(rf"[PTRM] {discovery.token}\b", page)


def test_open_battles_with_their_strengths() -> None:
    table = running("four")
    page = words(printed(table))
    assert table.state.battles
    assert "Battle C2 R 2 M 2" in page
    assert "Battle V4 P 5 T 1" in page


@pytest.mark.parametrize("code", CODES)
def test_two_against_two_names_the_allies(code: str) -> None:
    say, page = language(code).say, words(printed(running("allies"), ask(code)))
    state = running("allies").state
    for seat, ally in zip(state.seats, state.seats[2:] + state.seats[:2], strict=True):
        leads = int(state.player_order().index(seat) < state.player_order().index(ally))
        assert say("clockwork-table-ally", ally=say(f"clockwork-{ally}"), commander=leads) in page


def test_the_log_and_what_was_agreed() -> None:
    table = new_table(clockwork(screens="open", gambit="together"), "red gambit")
    page = words(printed(table))
    assert "Red chooses Gambit." in page
    assert language("en").say("clockwork-table-agreed") in page
    assert "open" in page[page.index(language("en").say("clockwork-table-agreed")) :]


def test_how_many_agreements_have_no_room() -> None:
    table = played("game-cw-2v2-house-rules", 100)
    pdf = printed(table, ask("en", "a5"))
    assert re.search(r"and \d+ more, which are in the code", words(pdf))


@pytest.mark.parametrize("code", CODES)
def test_a_game_that_is_over_says_who_won(code: str) -> None:
    table = played("game-cw-2v2-vp", 10_000)
    assert table.result is not None
    page = words(printed(table, ask(code)))
    assert {"en": "The game is over.", "de": "Das Spiel ist aus."}[code] in page
    assert language(code).say(f"clockwork-{table.result.winner}") in page


# --- what nobody may know ---------------------------------------------------------------------------------------------


def test_influence_behind_a_screen_is_not_on_the_page() -> None:
    """Two tables that differ only in what Red has taken print the same page: others reckon with 5 on both."""
    pages = []
    for number in (0, 5):
        table = new_table(clockwork())
        table.correct("players.red.ip.magic", number)
        table.correct("players.red.doubt.magic", 5 - number)
        pages.append(printed(table, log=()))
    assert pages[0] == pages[1]
    assert words(pages[0]).count(language("en").say("clockwork-table-behind-screen")) == 2


def test_influence_is_told_where_screens_are_open() -> None:
    table = running("two, open screens")
    page = words(printed(table))
    for player in table.state.players.values():
        assert player.ip is not None
        assert " ".join(f"{domain} {player.ip.of(domain)}" for domain in DOMAINS) in page


def test_orders_that_lie_face_down_are_not_on_the_page() -> None:
    pages = []
    for order in ("red deploy V1:1", "red deploy -"):
        table = new_table(clockwork(), "red conscription", "blue technophilia")
        while not any(decision.kind == "deploy" for decision in table.pending()):
            decision = next(each for each in table.pending() if not each.optional)
            table.enter(next(iter(table.game.choices(table.state, decision))))
        table.enter(order)
        assert table.sealed()
        pages.append(printed(table, log=()))  # the log names the digest of the seal
    assert pages[0] == pages[1]
    assert language("en").say("paper-table-sealed") in words(pages[0])


# --- whatever players bring along -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "paper"), list(product(CODES, PAPERS)))
def test_names_may_be_as_long_as_they_like(code: str, paper: str) -> None:
    wish = ask(code, paper)
    people = dict.fromkeys(("red", "blue", "white", "green"), "Maximiliane " * 20) | {"blue": "W" * 300}
    pdf = printed(running("allies"), wish, name="Ein sehr langer Abend " * 30, players=people)
    check_pdf(pdf, wish)
    assert page_count(pdf) == pages_for(running("allies"), paper)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_long_code_has_a_page_for_its_letters(paper: str) -> None:
    """Cards of one's own are in the code."""
    wish, table = ask("de", paper), played("game-cw-2-pius", 120)
    pdf = printed(table, wish)
    check_pdf(pdf, wish)
    assert codes(pdf) == [save_code(table).qr]
    assert page_count(pdf) == pages_for(table, paper) == (2 if paper in ONE_PAGE else 3)
    page = words(pdf)
    assert all(line in page for line in save_code(table).lines)


def test_a_lake_with_points_of_its_own_and_other_words_on_the_tiles() -> None:
    design = a_map("2A", fire=True)
    code = map_code(design).qr
    lake = design.ids[design.special[0].place]
    table = new_table(Setup({"map": code}))
    state = replace(table.state, rules=replace(table.state.rules, map=f"{code}:{' '.join(_printed(design.tiles))}"))
    here = standing(table.state)
    assert here.board.lake_vp[lake] == 4
    pdf = printed(table)
    check_pdf(pdf, ask())
    assert f"4 {lake}" in words(pdf) or f"{lake} 4" in words(pdf)
    assert "no id but L1" in words(pdf)
    renamed = printed(new_table(Setup({"map": code})), state=_renamed(state))
    check_pdf(renamed, ask())
    assert "XL1" in words(renamed).split()
    assert "no id but L1" not in words(renamed)


def _printed(ids: Any) -> list[str]:
    return [f"X{id_}" for id_ in ids]


def _renamed(state: State) -> State:
    """The same table with other words on its tiles."""
    players = {seat: replace(player, capital=f"X{player.capital}") for seat, player in state.players.items()}
    return replace(state, players=players, soldiers={f"X{tile}": count for tile, count in state.soldiers.items()})


PROGRAM = """
from tests.clockwork.test_table_sheet import printed, running
from tests.printing.asks import ask
pdf = printed(running("four"), ask("de", "letter", "grey"), name="Sonntag", log=())
"""


def test_the_same_table_gives_the_same_bytes() -> None:
    check_same_bytes(PROGRAM, printed(running("four"), ask("de", "letter", "grey"), name="Sonntag", log=()))
