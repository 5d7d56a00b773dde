"""Whoever is in the same Wi-Fi may try: each way in is tried here, on a real socket."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import companion
from companion.kernel.game import Move
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.room import Room
from companion.web.address import LAPTOP, addresses
from companion.web.guard import LARGEST, ORDERS
from companion.web.guests import SCREENS, WRONG_TRIES, Guests
from companion.web.html import element
from companion.web.listening import MOST
from companion.web.server import Phones
from tests.web.phoning import WIFI, Phone, march, serving

JSON = {"content-type": "application/json"}


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return march(tmp_path)


@pytest.fixture
def phones(room: Room, tmp_path: Path) -> Iterator[Phones]:
    with serving(room, tmp_path) as found:
        yield found


@pytest.fixture
def blue(phones: Phones) -> Phone:
    return Phone(phones, "blue")


def _moves(table: Table[Any]) -> Iterator[Move]:
    decision = table.pending()[0]
    yield from table.game.choices(table.seen_by(decision.seat), decision)


def raw(phones: Phones, request: bytes, wait: float = 5) -> bytes:
    """What comes back for these very bytes, until the connection is closed or nothing more comes."""
    with closing(socket.create_connection((LAPTOP, phones.port), timeout=wait)) as line:
        line.sendall(request)
        answer = b""
        try:
            while more := line.recv(65536):
                answer += more
        except (TimeoutError, ConnectionError):
            pass
        return answer


# --- from another page --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "", "[::1]:{port}"]
)
def test_a_name_that_was_pointed_at_the_laptop_gets_nothing(blue: Phone, phones: Phones, host: str) -> None:
    answer = WIFI.get(blue.url, headers={"host": host.format(port=phones.port)})
    assert answer.status_code == 421
    assert answer.text == ""


@pytest.mark.parametrize("hosts", [b"", b"Host: evil.example\r\nHost: 127.0.0.1:%d\r\n"])
def test_no_host_or_two_hosts_get_nothing(phones: Phones, blue: Phone, hosts: bytes) -> None:
    named = hosts % phones.port if b"%d" in hosts else hosts
    answer = raw(phones, b"GET " + blue.path.encode() + b" HTTP/1.1\r\n" + named + b"Connection: close\r\n\r\n")
    assert re.match(rb"HTTP/1.1 4(00|21)", answer)
    assert b"<" not in answer


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_another_page_can_send_no_order(room: Room, blue: Phone, origin: str) -> None:
    assert blue.post("orders", {"key": "k" * 16, **blue.choices()[0]}, origin=origin).status_code == 403
    assert room.table.last.n == 1


def test_another_page_cannot_take_a_seat(phones: Phones) -> None:
    form, origin = {"seat": "blue"}, {"origin": "http://evil.example"}
    assert WIFI.post(phones.url, data=form, headers=origin).status_code == 403
    assert phones.guests.all() == ()


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_can_send_is_no_order(room: Room, blue: Phone, kind: str) -> None:
    order = json.dumps({"key": "k" * 16, **blue.choices()[0]})
    assert WIFI.post(f"{blue.url}/orders", content=order, headers={"content-type": kind}).status_code == 415
    assert room.table.last.n == 1


def test_no_answer_allows_another_page_to_read_it_or_frame_it(phones: Phones, blue: Phone) -> None:
    for url in (blue.url, phones.url, f"{blue.base}/static/phone.js", f"{blue.base}/nothing"):
        headers = WIFI.get(url, headers={"origin": blue.base}).headers
        assert not [name for name in headers if name.startswith("access-control")]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_there_is_no_web_socket(phones: Phones, blue: Phone) -> None:
    asked = (
        f"GET {blue.path}/events HTTP/1.1\r\nHost: 127.0.0.1:{phones.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert b" 101 " not in raw(phones, asked.encode(), wait=1)


# --- names --------------------------------------------------------------------------------------------------------

SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&"


def test_a_script_in_a_name_is_text(tmp_path: Path) -> None:
    room = march(tmp_path, blue=SCRIPT[:40], orange=SCRIPT[25:])
    room.table.name = SCRIPT
    with serving(room, tmp_path) as phones:
        blue, tv = Phone(phones, "blue"), Phone(phones, "")
        typed = blue.order({**blue.choices()[0], "move": SCRIPT})
        assert typed.status_code == 409
        for page in (blue.page(), tv.page(), WIFI.get(phones.url).text, typed.json()["refused"]):
            assert not re.search(r'<img (?!src="/s/)', page), "no picture but those of the table"
            assert re.findall(r"<script[^>]*>", page) in ([], ['<script type="module" src="/static/phone.js">'])
            assert not re.search(r"<[^>]*\son\w+=", page)
            assert "&lt;" in page


def test_a_script_in_a_reason_is_text(tmp_path: Path) -> None:
    room = march(tmp_path)
    room.do(lambda table: table.force(next(iter(_moves(table))), SCRIPT))
    room.do(lambda table: table.correct("turn", table.state.turn + 1, SCRIPT))
    with serving(room, tmp_path) as phones:
        for phone in (Phone(phones, "blue"), Phone(phones, "")):
            older = WIFI.get(f"{phone.url}/log?before=99").json()["html"]
            for page in (phone.page(), older):
                assert "<script>" not in page
                assert "<img src=x" not in page
                assert "&lt;script&gt;" in page


def test_only_one_place_makes_tags_and_it_escapes() -> None:
    """Whoever wants HTML on a page has to take elements; nothing else is let through as it is."""
    made = "".join(element("p", SCRIPT, title=SCRIPT, data_move=SCRIPT, hidden=True))
    assert re.findall(r"<[^>]*>", made)[0].startswith("<p title=")
    assert len(re.findall("<", made)) == 2
    source = Path(companion.__file__).parent
    trusted = [path for path in source.rglob("*.py") if re.search(r"\bHtml\(", path.read_text(encoding="utf-8"))]
    assert {path.relative_to(source).as_posix() for path in trusted} == {"web/html.py", "web/pages.py"}
    assert (source / "web" / "pages.py").read_text().count("Html(") == 1, "the first line of each page"


# --- guessing -----------------------------------------------------------------------------------------------------


def test_a_code_that_is_tried_too_often_is_another_one(phones: Phones) -> None:
    old = phones.url
    for number in range(WRONG_TRIES):
        assert WIFI.get(old[:-10] + f"wrong{number:05}").status_code == 404
    assert phones.url != old
    assert WIFI.get(old).status_code == 404
    assert WIFI.get(phones.url).status_code == 200


def test_guessing_by_sitting_down_counts_as_well(phones: Phones) -> None:
    old = phones.url
    for number in range(WRONG_TRIES):
        assert WIFI.post(old[:-10] + f"wrong{number:05}", data={"seat": "blue"}).status_code == 404
    assert WIFI.post(old, data={"seat": "blue"}).status_code == 404
    assert phones.guests.all() == ()


@pytest.mark.parametrize("seat", ["nobody", "blue\x00", "../blue", "BLUE", "x" * 3000])
def test_there_is_no_other_seat_to_take(phones: Phones, seat: str) -> None:
    assert WIFI.post(phones.url, data={"seat": seat}).status_code == 400
    assert phones.guests.all() == ()


def test_the_ticket_of_another_table_opens_nothing(room: Room, phones: Phones, blue: Phone, tmp_path: Path) -> None:
    """Both are kept in one file."""
    elsewhere = Guests("another", tmp_path / "phones.json").sit_down("blue", "en")
    assert elsewhere not in blue.url
    for way in ("", "/log?before=9", "/board/x.svg"):
        assert WIFI.get(f"{blue.base}/s/{elsewhere}{way}").status_code == 410
    order = json.dumps({"key": "k" * 16, **blue.choices()[0]})
    assert WIFI.post(f"{blue.base}/s/{elsewhere}/orders", content=order, headers=JSON).status_code == 410
    assert WIFI.post(f"{blue.base}/s/{elsewhere}/language", content='"de"', headers=JSON).status_code == 410
    assert room.table.last.n == 1


def test_a_wrong_ticket_sees_and_does_nothing(room: Room, blue: Phone) -> None:
    for wrong in (blue.url[:-1] + "~", blue.base + "/s/x", blue.url + "A"):
        assert WIFI.get(wrong).status_code == 410
        order = WIFI.post(f"{wrong}/orders", content="{}", headers=JSON)
        assert order.status_code == 410
    with WIFI.stream("GET", f"{blue.base}/s/x/events", timeout=10) as stream:
        assert "".join(stream.iter_text()).strip() == "event: gone\ndata: {}"
    assert room.table.last.n == 1


def test_whoever_reads_the_file_of_the_laptop_can_sit_down_nowhere(phones: Phones, blue: Phone, tmp_path: Path) -> None:
    kept = (tmp_path / "phones.json").read_text()
    assert blue.path.removeprefix("/s/") not in kept
    assert phones.guests.code not in kept
    assert (tmp_path / "phones.json").stat().st_mode & 0o077 == 0
    assert WIFI.get(f"{blue.base}/s/{json.loads(kept)['guests'][0]['ticket']}").status_code == 410


# --- at the table -------------------------------------------------------------------------------------------------


def test_nobody_acts_for_another_seat(room: Room, phones: Phones, blue: Phone) -> None:
    orange = Phone(phones, "orange").choices()[0]
    for order in (orange, {**blue.choices()[0], "move": orange["move"]}):
        assert blue.order(order).status_code == 409
    assert room.table.last.n == 1


def test_a_television_decides_nothing(room: Room, phones: Phones, blue: Phone) -> None:
    tv = Phone(phones, "")
    assert tv.choices() == []
    assert tv.order(blue.choices()[0]).status_code == 403
    assert room.table.last.n == 1


def test_nobody_gets_the_answer_to_the_order_of_another_seat(room: Room, phones: Phones, blue: Phone) -> None:
    """By its key, which stands in no page: the same key of another ticket is another order."""
    orange, tv, key = Phone(phones, "orange"), Phone(phones, ""), "k" * 16
    assert blue.order(blue.choices()[0], key).json() == {"n": 2}
    assert orange.order({"decision": "none", "at": 0, "move": "x"}, key).status_code == 409
    assert tv.order(blue.choices()[0], key).status_code == 403
    assert room.table.last.n == 2


def test_nobody_has_a_move_judged_for_another_seat(room: Room, phones: Phones, blue: Phone) -> None:
    orange, tv = Phone(phones, "orange"), Phone(phones, "")
    mine, theirs = ({key: phone.choices()[0][key] for key in ("decision", "at")} for phone in (blue, orange))
    assert blue.post("judge", {**mine, "line": "pick ATTACK"}).status_code == 200
    assert blue.post("judge", {**theirs, "line": "pick ATTACK"}).status_code == 409
    assert tv.post("judge", {**mine, "line": "pick ATTACK"}).status_code == 403
    assert blue.post("judge", {**mine, "seat": "orange"}).status_code == 400
    assert blue.post("judge", mine, **{"content-type": "text/plain"}).status_code == 415
    assert blue.post("judge", mine, origin="http://evil.example").status_code == 403
    assert WIFI.post(f"{blue.base}/s/x/judge", content="{}", headers=JSON).status_code == 410
    assert room.table.last.n == 1


def test_nobody_takes_back_or_sets_what_is_for_the_laptop(room: Room, blue: Phone) -> None:
    """An order answers a question; house rules, corrections and going back are no answer."""
    asked = blue.choices()[0]
    for text in (
        "undo",
        "force blue pick ATTACK",
        "set turn 5",
        "correct turn 5",
        "redo",
        "roll 1 1",
        "end; blue pick ATTACK",
    ):
        assert blue.order({**asked, "move": text}).status_code == 409
    assert room.table.last.n == 1


def test_a_table_that_was_left_takes_no_order(room: Room, blue: Phone) -> None:
    choice = blue.choices()[0]
    room.close()
    assert blue.order(choice).status_code == 423


KEYS: list[dict[str, object]] = [{"key": key} for key in ("", "short", "k" * 65, "k" * 15 + "\n", 7)]
ODD: list[dict[str, object]] = [{"at": "1"}, {"seat": "orange"}, {"move": "x" * 501}, {"decision": None}]


@pytest.mark.parametrize("broken", [*KEYS, *ODD])
def test_an_order_without_a_key_or_with_something_odd_is_none(
    room: Room, blue: Phone, broken: dict[str, object]
) -> None:
    order = {"key": "k" * 16, **blue.choices()[0], **broken}
    assert blue.post("orders", order).status_code == 400
    assert room.table.last.n == 1


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff\xfe", b"[" * 4000, b'{"key": "a"', b"null"])
def test_what_is_no_order_is_refused_without_a_word(room: Room, blue: Phone, body: bytes) -> None:
    assert WIFI.post(f"{blue.url}/orders", content=body, headers=JSON).status_code == 400
    assert room.table.last.n == 1


# --- too much -----------------------------------------------------------------------------------------------------


def test_a_large_body_is_refused(room: Room, blue: Phone) -> None:
    order = {"key": "k" * 16, **blue.choices()[0], "move": "x" * LARGEST}
    assert blue.post("orders", order).status_code == 413
    assert room.table.last.n == 1


def test_a_body_without_a_length_is_cut_off(room: Room, blue: Phone) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(64):
            yield b" " * 1024

    assert WIFI.post(f"{blue.url}/orders", content=endless(), headers=JSON).status_code == 413
    assert room.table.last.n == 1


POST = b"POST %b/orders HTTP/1.1\r\nHost: %b\r\n"
HEADS = {
    "a head without an end": b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000,
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "a length and pieces": POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    "a length below nought": POST + b"Content-Length: -1\r\n\r\n",
    "a length beyond all numbers": POST + b"Content-Length: 99999999999999999999\r\n\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 64,
}


@pytest.mark.parametrize("head", HEADS)
def test_what_is_no_honest_question_is_refused(room: Room, phones: Phones, blue: Phone, head: str) -> None:
    sent = HEADS[head]
    host = f"127.0.0.1:{phones.port}".encode()
    answer = raw(phones, sent % (blue.path.encode(), host) if b"%b" in sent else sent)
    assert re.match(rb"HTTP/1.1 4\d\d |$", answer)
    assert b"<" not in answer
    assert room.table.last.n == 1
    assert blue.page().startswith("<!doctype html>")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"])
def test_pages_are_asked_for_and_orders_sent_in_one_way_each(room: Room, blue: Phone, method: str) -> None:
    for way in ("", "/orders", "/events", "/log?before=9"):
        answer = WIFI.request(method, blue.url + way, headers={"access-control-request-method": "POST"})
        assert answer.status_code in (400, 404, 405)
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert room.table.last.n == 1


@pytest.mark.parametrize("before", ["", "-1", "x", "1e3", "٣", "9" * 10, "1&before=x"])
def test_earlier_lines_begin_at_a_number(blue: Phone, before: str) -> None:
    assert WIFI.get(f"{blue.url}/log", params={"before": before}).status_code == 400


def test_earlier_lines_are_asked_for_so_often_a_minute_and_orders_still_come(blue: Phone) -> None:
    answers = [WIFI.get(f"{blue.url}/log?before=1").status_code for _ in range(ORDERS + 2)]
    assert answers == [200] * ORDERS + [429] * 2
    assert blue.order(blue.choices()[0]).status_code == 200


def test_a_phone_sends_so_many_orders_a_minute(phones: Phones, blue: Phone) -> None:
    stale = {"decision": "none", "at": 0, "move": "x"}
    answers = [blue.order(stale).status_code for _ in range(ORDERS + 3)]
    assert answers == [409] * ORDERS + [429] * 3
    assert Phone(phones, "orange").order(stale).status_code == 409, "others are not slowed down"


def test_half_sent_questions_are_closed_and_few_come_from_one_address(phones: Phones, blue: Phone) -> None:
    lines = [socket.create_connection((LAPTOP, phones.port), timeout=8) for _ in range(MOST + 8)]
    try:
        for line in lines:
            line.sendall(b"GET / HTT")
        begun = time.monotonic()
        closed = 0
        for line in lines:
            try:
                closed += line.recv(10) == b""
            except ConnectionError:
                closed += 1
        assert closed == len(lines)
        assert time.monotonic() - begun < 7
        assert blue.page().startswith("<!doctype html>")
    finally:
        for line in lines:
            line.close()


def test_a_page_that_reads_nothing_holds_nobody_up(room: Room, phones: Phones, blue: Phone) -> None:
    lines = [socket.create_connection((LAPTOP, phones.port), timeout=5) for _ in range(3)]
    try:
        for line, phone in zip(lines, (Phone(phones, "orange"), Phone(phones, ""), Phone(phones, "")), strict=True):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.sendall(f"GET {phone.path}/events HTTP/1.1\r\nHost: 127.0.0.1:{phones.port}\r\n\r\n".encode())
        with WIFI.stream("GET", f"{blue.url}/events", timeout=20) as stream:
            numbers = (int(line[4:]) for line in stream.iter_lines() if line.startswith("id: "))
            for card in ("FORTIFY", "ATTACK") * 20:
                room.do(lambda table, card=card: table.enter(f"orange pick {card}", anew=True))
            assert any(number == room.version for number in numbers)
        assert blue.order(blue.choices()[0]).status_code == 200
    finally:
        for line in lines:
            line.close()


@pytest.mark.parametrize(
    "path", ["/static/../phones.json", "/static/%2e%2e/phones.json", "/static//etc/passwd", "/static/", "/", "/docs"]
)
def test_no_other_file_is_served(phones: Phones, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{phones.port}\r\nConnection: close\r\n\r\n"
    assert b" 404 " in raw(phones, request.encode()).partition(b"\r\n")[0]


def test_screens_for_everybody_do_not_pile_up(phones: Phones, blue: Phone) -> None:
    screens = [Phone(phones, "") for _ in range(SCREENS + 2)]
    assert len(phones.guests.all()) == SCREENS + 1
    assert WIFI.get(screens[0].url).status_code == 410
    assert WIFI.get(screens[-1].url).status_code == 200
    assert WIFI.get(blue.url).status_code == 200


def test_a_body_that_never_ends_is_not_waited_for(room: Room, phones: Phones, blue: Phone) -> None:
    head = f"POST {blue.path}/orders HTTP/1.1\r\nHost: 127.0.0.1:{phones.port}\r\nContent-Type: application/json\r\n"
    answer = raw(phones, f"{head}Content-Length: 400\r\n\r\n{{".encode(), wait=8)
    assert b" 408 " in answer.partition(b"\r\n")[0]
    assert room.table.last.n == 1


def test_a_second_question_that_is_half_sent_is_closed(phones: Phones) -> None:
    whole = f"GET /static/icon.svg HTTP/1.1\r\nHost: 127.0.0.1:{phones.port}\r\n\r\n"
    begun = time.monotonic()
    assert b" 200 " in raw(phones, f"{whole}GET /half HTT".encode(), wait=9)
    assert time.monotonic() - begun < 7


def test_nothing_listens_elsewhere(phones: Phones) -> None:
    """Not at every address of the laptop: only where phones were let in, and on the laptop itself."""
    for ip in {*addresses(), "127.0.0.2"}:
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((ip, phones.port), timeout=2)


def test_a_taken_port_is_told_and_the_next_one_is_found(phones: Phones, room: Room, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="port-taken"):
        Phones(room, Guests(room.table.id, tmp_path / "phones.json"), LAPTOP, phones.port).start()
    beside = Phones(room, Guests(room.table.id, tmp_path / "phones.json"), LAPTOP)  # where phones found it last
    beside.start()
    try:
        assert phones.port < beside.port < phones.port + 20
    finally:
        beside.stop()


def test_what_goes_wrong_inside_tells_nothing(
    phones: Phones, blue: Phone, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr("companion.web.server.read_order", lambda body: 1 // 0)
    answer = blue.order({"move": "x"})
    assert answer.status_code == 500
    assert answer.text == ""
    assert "ZeroDivisionError" in (home / "crash.log").read_text()
