"""Law 5 on phones: every byte that a seat's phone and the television get is the same, whatever others decided unseen.

The pairs of tables are those that all other outlets are held against; the fifth game has its own (check_phones.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.registry import boxes
from companion.kernel.game import Move, Seat
from companion.kernel.past import state_digest
from companion.kernel.trouble import NotAsEntered, Trouble
from companion.room import Room
from companion.text.language import CODES, Language, language
from companion.text.teller import Teller
from companion.text.verdict import Verdict
from companion.web import judging, orders, pages
from companion.web.address import LAPTOP
from companion.web.guests import Guest, Guests
from companion.web.html import Html
from companion.web.hub import view_event
from companion.web.judging import Draft, judged
from companion.web.pictures import Pictures, Seen
from companion.web.seatview import Drawn, SeatView, Viewer, name_of, position
from companion.web.server import Phones
from companion.web.television import tv_html
from companion.web.writing import written_html
from tests.outlets import ENTERED, AnyTable, copied
from tests.test_outlets import MANY, TABLES, TWINS, begun, held_against

KEY = "0123456789abcdef"
NOBODY = Path("nobody sits here")
DRAWN = {id_: Pictures(id_) for id_ in boxes()}  # what looks the same is drawn once, as at a table


def on_phones(table: AnyTable, viewer: Seat | None, since: int, tried: list[Move], words: Language) -> dict[str, str]:
    """The page, what a stream sends, older lines, every answer to an order that somebody tries, or begins to write."""
    viewing = Viewer(viewer, words)
    view = DRAWN[table.game.id].put_into(viewing.look(table), Seen.of(table, viewer), words)
    inside = pages.view_html(view, words, "ticket") if viewer else tv_html(view, words, "ticket", None)
    shown = {
        "page": pages.seat_page(view, words, table.id, inside),
        "stream": _streamed(inside, words),
        "older": pages.log_html(viewing.older(table, since + 1), words),
    }
    shown |= {f"picture {at}": each.packed.hex() for at, each in enumerate(_pictures(view))}
    if viewer is None:
        return shown | {"join": _joining(table, words)}
    answers = {"answers": _answers(table, viewer, tried, words), "judged": _judged(table, viewer, tried, words)}
    return shown | {name: repr(list(answer)) for name, answer in answers.items()}


def _joining(table: AnyTable, words: Language) -> str:
    """What whoever has scanned the code sees."""
    return Phones(Room(table), Guests(table.id, NOBODY), LAPTOP)._joining(words)


def _streamed(inside: Html, words: Language) -> str:
    return view_event(inside, 1, words.code).decode()


def _pictures(view: SeatView) -> list[Drawn]:
    return [picture for picture in (view.picture, view.own_picture) if picture is not None]


def _answers(table: AnyTable, viewer: Seat, tried: list[Move], words: Language) -> Iterator[str]:
    """To moves legal or not, answering whatever this phone is asked or is not; what is refused changes nothing."""
    trial = Room(copied(table))
    for decision in table.asked():
        for move in tried:
            text = table.game.notation.write(replace(move, seat=decision.seat), words.code)
            answer = _answer(trial, viewer, orders.Order(KEY, name_of(decision), position(table), text), words)
            if answer == ENTERED:
                trial = Room(copied(table))
            yield answer


def _judged(table: AnyTable, viewer: Seat, tried: list[Move], words: Language) -> Iterator[str]:
    """What is said of lines for whatever this phone is asked: one empty, one begun, one whole."""
    room, places = Room(table), [spot for known in table.game.names(table.state).values() for spot in known]
    for decision in table.asked():
        if decision.seat in (viewer, None):
            text = table.game.notation.write(tried[0], words.code, with_seat=False) if tried else ""
            for line in ("", f"{text.partition(' ')[0]} ", text)[decision.rare :]:
                draft = Draft(name_of(decision), position(table), line, places[-1])
                yield str(written_html(*judged(room, viewer, draft, words)))


def _answer(trial: Room, viewer: Seat, order: orders.Order, words: Language) -> str:
    table = trial.table
    try:
        orders.enter(trial, Guest("ticket", table.id, viewer, words.code, 0), order, words.code)
    except NotAsEntered:  # whoever claims something about hidden things may hear that it is not so
        return ENTERED
    except Trouble as trouble:
        teller = Teller(words, table.game, table.seen_by(viewer), table.setup.seats)
        return pages.refusal_html(trouble, teller)
    return ENTERED


@pytest.mark.parametrize("name", TABLES)
def test_no_phone_gets_what_was_decided_unseen(name: str) -> None:
    dice, wanted = Random(7), TWINS[name]
    assert held_against(name, dice, wanted, lambda: language(dice.choice(CODES)), on_phones) >= wanted


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", TABLES)
def test_so_it_is_for_many_more(name: str, seed: int) -> None:
    dice, wanted = Random(seed + 100), MANY[TABLES[name][0]]
    assert held_against(name, dice, wanted, lambda: language(dice.choice(CODES)), on_phones) >= wanted


def test_every_way_to_a_phone_is_held() -> None:
    """Whoever adds one adds it to `on_phones`, too."""
    app = Phones(Room(begun(*TABLES["march tyw en"])), Guests("", NOBODY), LAPTOP)._app()
    assert {getattr(route, "path", "") for route in app.routes} == {
        "/t/{code}",  # a ticket for everybody's screen
        "/j/{code}",  # "join", and whether a seat was free
        "/s/{ticket}",  # "page"
        "/s/{ticket}/events",  # "stream"
        "/s/{ticket}/board/{name}.svg",  # "picture", to whom its page names it
        "/s/{ticket}/log",  # "older"
        "/s/{ticket}/orders",  # "answers"
        "/s/{ticket}/judge",  # "judged"
        "/s/{ticket}/language",  # nothing
        "/static/{name}",  # the same for everybody
    }


# --- a leak would be found ----------------------------------------------------------------------------------------


def result_with_digest(viewer: Viewer, table: AnyTable, teller: Teller) -> str:
    return state_digest(table.state).hex()


def sealed_moves(viewer: Viewer, table: AnyTable, log: object, teller: Teller) -> tuple[tuple[str, ...], ...]:
    return tuple(teller.sentence(seal.move) for seal in table.sealed()), ()


LEAKS: dict[str, tuple[str, Any, str, Any]] = {
    "open positions": ("clockwork 2v2", Viewer, "_result", result_with_digest),
    "face down": ("march tyw en", Viewer, "_hands", sealed_moves),
}


def verdict_of_sealed(table: AnyTable, *_: object) -> Verdict:
    return Verdict("yes", str([seal.move for seal in table.sealed()]))


def test_a_leak_while_writing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "judge_for", verdict_of_sealed)
    with pytest.raises(AssertionError, match=r"law 5: .*'judged'"):
        held_against("march tyw en", Random(7), TWINS["march tyw en"], lambda: language("en"), on_phones)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, *patched = LEAKS[leak]
    monkeypatch.setattr(*patched)
    with pytest.raises(AssertionError, match=r"law 5: .*'page'"):
        held_against(name, Random(7), TWINS[name], lambda: language("en"), on_phones)
