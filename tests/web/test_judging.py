"""What a phone hears of a move while it is written: what may come next, what speaks against it. Nothing is entered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from companion.kernel.game import Setup
from companion.kernel.rulebook import rulebook
from companion.room import Room
from companion.web.guard import LARGEST, Pace
from companion.web.judging import SPOT
from companion.web.orders import LONGEST
from companion.web.seatview import name_of, position
from companion.web.server import Phones
from tests.test_outlets import begun
from tests.web.phoning import WIFI, Phone, serving
from tests.web.test_whole_games import stored

JSON = {"content-type": "application/json"}


def deploying(path: Path) -> Room:
    """A table of Clockwork at which everybody writes orders."""
    room = Room(stored(begun("clockwork", Setup({"players": "2"})), path))
    while not any(decision.kind == "deploy" for decision in room.table.pending()):
        table = room.table
        owed = next(decision for decision in table.pending() if not decision.optional)
        move = next(table.game.choices(table.seen_by(owed.seat), owed))
        room.do(lambda table, move=move: table.enter(move))
    return room


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return deploying(tmp_path)


@pytest.fixture
def phones(room: Room, tmp_path: Path) -> Iterator[Phones]:
    with serving(room, tmp_path) as found:
        yield found


@pytest.fixture
def red(phones: Phones) -> Phone:
    return Phone(phones, "red")


def draft(room: Room, seat: str, line: str = "", look: str = "") -> dict[str, Any]:
    decision = next(d for d in room.table.asked() if d.seat == seat and not d.optional)
    return {"decision": name_of(decision), "at": position(room.table), "line": line, "look": look}


def judge(phone: Phone, room: Room, seat: str, line: str = "", look: str = "") -> dict[str, str]:
    answer = phone.post("judge", draft(room, seat, line, look))
    assert answer.status_code == 200, answer.text
    found: dict[str, str] = answer.json()
    return found


def taps(steps: str, heading: str = "") -> dict[str, str]:
    """What the buttons say, and the line after each; of the first group under a heading, or of all."""
    after = steps.partition(heading)[2].partition('class="picks"')[2].partition("</div>")[0] if heading else steps
    found = re.findall(r'<button [^>]*data-line="([^"]*)"[^>]*><span>(.*?)</span>', after)
    return {unescape(said): unescape(line) for line, said in found}


# --- Clockwork's orders -------------------------------------------------------------------------------------------


def test_a_tile_is_looked_at_and_so_many_are_sent_there(room: Room, red: Phone) -> None:
    before = room.version
    tile = next(iter(taps(judge(red, room, "red")["steps"], "Yours and beside")))
    found = judge(red, room, "red", look=tile)
    numbers = taps(found["steps"], "how many workers?")
    assert list(numbers) == [str(n) for n in range(room.table.state.player("red").pool + 1)]
    assert numbers["2"] == f"deploy {tile}:2"
    found = judge(red, room, "red", numbers["2"], tile)
    assert "✓" in found["verdict"]
    assert f"✓ {tile}: 2 soldiers" in found["steps"]
    assert taps(found["steps"], "how many workers?")["0"] == "deploy -"
    assert room.version == before


def test_an_order_that_is_forbidden_has_its_rule_one_tap_away(room: Room, phones: Phones) -> None:
    red = Phone(phones, "red", "de")
    pool = room.table.state.player("red").pool
    tile = next(iter(taps(judge(red, room, "red")["steps"], "Deins und daneben")))
    found = judge(red, room, "red", f"aufstellen {tile}:{pool + 1}", tile)
    assert "✗" in found["steps"]
    rule = re.search(r"\[(CW-DEPLOY-05)\]</summary><p>(.*?)</p>", found["verdict"])
    assert rule is not None, found["verdict"]
    assert unescape(rule[2]) == rulebook("clockwork")[rule[1]].de


def test_why_nobody_can_go_to_a_tile_is_told_before_anybody_is_sent(room: Room, red: Phone) -> None:
    tile = next(iter(taps(judge(red, room, "red")["steps"], "Out of the workers’ reach")))
    steps = judge(red, room, "red", look=tile)["steps"]
    assert re.search(r"<summary>✗ .*\[CW-", steps)
    assert "1" not in taps(steps, "how many workers?")


def test_what_was_laid_is_there_to_be_changed_until_the_reveal(room: Room, red: Phone) -> None:
    tile, other, *_ = taps(judge(red, room, "red")["steps"], "Yours and beside")
    laid = {key: value for key, value in draft(room, "red").items() if key in ("decision", "at")}
    assert red.order({**laid, "move": f"deploy {tile}:2"}).status_code == 200
    assert f'value="deploy {tile}:2"' in red.page()
    found = judge(red, room, "red", f"deploy {tile}:2 {other}:1", other)
    assert "✓" in found["verdict"], "it is judged as if nothing had been laid yet"
    assert red.order({**laid, "move": f"deploy {other}:1"}).status_code == 200
    assert [event.kind for event in room.table.last.events] == ["sealed-anew"]


# --- word by word -------------------------------------------------------------------------------------------------


def test_a_move_is_put_together_word_by_word_in_one_language(tmp_path: Path) -> None:
    room = Room(stored(begun("marengo", Setup({"board": "training"})), tmp_path))
    for line in ("enter 1 west_gate A-C", "next", "activate z H"):
        room.do(lambda table, line=line: table.enter(line))
    with serving(room, tmp_path) as phones:
        french, line, said = Phone(phones, "french", "de"), "", ["ziehe", "2", "F->C"]
        for word in said:
            offered = taps(judge(french, room, "french", line)["steps"], "Weiter mit:")
            assert "french" not in offered
            assert "move" not in offered
            line = offered[word]
        assert "✓" in judge(french, room, "french", line)["verdict"]
        assert taps(judge(french, room, "french", line)["steps"], "Zurück:")["ohne „F->C“"] == "ziehe 2 "
        order = {key: value for key, value in draft(room, "french").items() if key in ("decision", "at")}
        assert french.order({**order, "move": line}).status_code == 200
    assert room.table.game.notation.write(room.table.moves_of(room.table.last)[0]) == "french move 2 F->C"


def test_dice_are_never_rolled_to_judge_a_line(tmp_path: Path) -> None:
    room = Room(stored(begun("marengo", Setup({"board": "training", "faces": "private"})), tmp_path))
    with serving(room, tmp_path) as phones:
        french = Phone(phones, "french")
        assert judge(french, room, "french", "draw ? ? ? ? ? ?")["verdict"] == ""
        assert "✓" in judge(french, room, "french", "draw 1 2 3 4 5 6")["verdict"]


# --- whose it is, and what it may be ------------------------------------------------------------------------------


def test_nobody_asks_about_somebody_elses_decision(room: Room, phones: Phones, red: Phone) -> None:
    other = next(d.seat for d in room.table.asked() if d.kind == "deploy" and d.seat != "red")
    assert red.post("judge", draft(room, other or "")).status_code == 409
    assert Phone(phones, "").post("judge", draft(room, "red")).status_code == 403


@pytest.mark.parametrize("other", [{"at": 0}, {"decision": "red/deploy/99/"}, {"decision": ""}])
def test_what_is_no_longer_asked_is_not_judged(room: Room, red: Phone, other: dict[str, object]) -> None:
    answer = red.post("judge", {**draft(room, "red"), **other})
    assert answer.status_code == 409
    assert "moved on" in answer.json()["refused"]


ODD: list[dict[str, object]] = [
    {"line": "x" * (LONGEST + 1)},
    {"look": "x" * (SPOT + 1)},
    {"line": 7},
    {"at": "1"},
    {"seat": "blue"},
    {"decision": None},
]


@pytest.mark.parametrize("odd", ODD)
def test_what_no_page_of_ours_asks_is_refused_without_a_word(room: Room, red: Phone, odd: dict[str, object]) -> None:
    answer = red.post("judge", {**draft(room, "red"), **odd})
    assert (answer.status_code, answer.text) == (400, "")


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff\xfe", b"[" * 4000, b'{"decision": "a"', b"null"])
def test_a_body_that_is_none_is_refused(red: Phone, body: bytes) -> None:
    assert WIFI.post(f"{red.url}/judge", content=body, headers=JSON).status_code == 400


NONSENSE = ["a" * LONGEST, "a " * (LONGEST // 2), "deploy " + "S1:1 " * 90, "\x00<b>&", "deploy ->"]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_gets_an_answer(room: Room, red: Phone, line: str) -> None:
    found = judge(red, room, "red", line, "<i>")
    assert "<b>" not in found["verdict"] + found["steps"]
    assert "✓" not in found["verdict"]


def test_it_is_guarded_like_an_order(room: Room, red: Phone) -> None:
    asked = draft(room, "red")
    assert red.post("judge", asked, **{"content-type": "text/plain"}).status_code == 415
    assert red.post("judge", asked, origin="http://elsewhere").status_code == 403
    assert red.post("judge", {**asked, "line": "x" * LARGEST}).status_code == 413
    assert WIFI.post(f"{red.url}A/judge", json=asked).status_code == 410


def test_a_phone_asks_so_often_and_orders_are_counted_apart(
    room: Room, phones: Phones, red: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones, "_writing_pace", Pace(3))
    assert [red.post("judge", draft(room, "red")).status_code for _ in range(5)] == [200] * 3 + [429] * 2
    laid = {key: value for key, value in draft(room, "red").items() if key in ("decision", "at")}
    assert red.order({**laid, "move": "deploy -"}).status_code == 200
