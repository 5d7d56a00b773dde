"""The server of one table: it answers phones in a thread of its own, as long as phones are switched on.

A thread with a loop of its own, not that of the app: no page makes the screen wait, and signals stay where they are.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from queue import SimpleQueue
from socket import socket
from threading import Event, Thread
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from companion.files import note_crash
from companion.kernel.assets import ASSETS
from companion.kernel.game import Seat
from companion.kernel.trouble import Trouble
from companion.room import Room
from companion.text.language import CODES, Language, language
from companion.text.teller import Teller
from companion.web.address import LAPTOP, PORT, listening
from companion.web.guard import Guard, Pace, TooLarge, TooSlow
from companion.web.guests import Guest, Guests
from companion.web.hub import Hub
from companion.web.judging import judged, read_draft
from companion.web.listening import server
from companion.web.orders import enter, read_order
from companion.web.pages import join_page, log_html, refusal_html, seat_page, sentence_page
from companion.web.writing import written_html

FILES = {
    "phone.js": "text/javascript",
    "writing.js": "text/javascript",
    "phone.css": "text/css",
    "icon.svg": "image/svg+xml",
}
WRITTEN = 300  # times in a minute that a phone may ask what a line would be: a letter or a tap each
LOOK_AGAIN = 1.0  # seconds: another process may have released a seat
JSON = "application/json"
# Seconds that a thread computes before it lets others in. Each time the app has written something it has to be let in
# again; while pages are made it would wait that long, many times for one key.
SHARE, USUAL = 0.0005, sys.getswitchinterval()
LONGEST_NUMBER = 10  # digits


class Phones:
    """Phones at one table: `start`, `stop`, and `news` of who sits down and leaves.

    `told` is called, in the server's thread, when there are news, another code, or a page was opened or closed.
    """

    def __init__(
        self, room: Room, guests: Guests, address: str, port: int = 0, told: Callable[[], None] = lambda: None
    ) -> None:
        self._room = room
        self.guests = guests
        self.address = address
        self._wanted = port
        self._told = told
        self.port = 0
        self.news: SimpleQueue[tuple[str, Seat]] = SimpleQueue()  # "joined" or "released", and the seat
        self._static = {name: (ASSETS / "web" / name).read_bytes() for name in FILES}
        self._pace, self._writing_pace = Pace(), Pace(WRITTEN)
        self._hub: Hub | None = None
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end: Callable[[], None] = lambda: None
        self._changed = asyncio.Event()  # somebody has come or gone

    @property
    def url(self) -> str:
        """Where a phone joins."""
        return f"http://{self.address}:{self.port}/j/{self.guests.code}"

    @property
    def screen_url(self) -> str:
        """Where a screen for everybody joins: a television has no camera."""
        return f"http://{self.address}:{self.port}/t/{self.guests.code}"

    @property
    def is_on(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    @property
    def there(self) -> frozenset[str]:
        """The tickets, as digests, whose page is open now."""
        return self._hub.open_pages if self._hub is not None else frozenset()

    # --- on and off ---------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Listen from now on. Trouble if the port is taken."""
        sockets = listening(self.address, self._wanted or self.guests.port or PORT, bool(self._wanted))
        self.port = int(sockets[0].getsockname()[1])
        self.guests.switched_on(self.address, self.port)
        started = Event()

        def run() -> None:
            try:
                asyncio.run(self._serve(sockets, started.set))
            except Exception as error:  # a bug of ours: the table goes on without phones
                note_crash(error)
            finally:
                started.set()

        sys.setswitchinterval(SHARE)
        self._thread = Thread(target=run, name="phones", daemon=True)
        self._thread.start()
        started.wait()

    def stop(self, patience: float = 5.0) -> None:
        """Let go of every page; they look for the laptop until it is back. Nobody waits longer than `patience`."""
        if self._loop is not None and self._thread is not None:
            with suppress(RuntimeError):  # it has ended already
                self._loop.call_soon_threadsafe(self._end)
            self._thread.join(patience)
            self._thread = None
            sys.setswitchinterval(USUAL)

    def look(self) -> None:
        """Somebody was released, or sat down: that is news at once."""
        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._changed.set)

    async def _serve(self, sockets: list[socket], started: Callable[[], None]) -> None:
        self._hub = Hub(self._room, self.guests, told=self._told)
        self._loop = asyncio.get_running_loop()
        serving = server(Guard(self._app(), self._hosts()), started)
        watching = asyncio.create_task(self._watch())

        def end() -> None:
            assert self._hub is not None
            self._hub.close()
            serving.should_exit = True
            for listens in serving.servers:  # the port is free at once for whoever opens the table again
                listens.close()

        self._end = end
        try:
            await serving.serve(sockets)
        finally:
            watching.cancel()

    def _hosts(self) -> list[str]:
        return [f"{host}:{self.port}" for host in (self.address, LAPTOP, "localhost")]

    async def _watch(self) -> None:
        """Tell who has come and gone, whoever did it."""
        known = self.guests.all()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), LOOK_AGAIN)
            self._changed.clear()
            now = self.guests.all()
            if now != known and self._hub is not None:
                self._tell_news(known, now)
                self._hub.wake()
                self._told()
            known = now

    def _tell_news(self, before: tuple[Guest, ...], now: tuple[Guest, ...]) -> None:
        tickets, known = {guest.ticket for guest in now}, {guest.ticket for guest in before}
        for guest in now:
            if guest.ticket not in known:
                self.news.put(("joined", guest.seat))
        for guest in before:
            if guest.ticket not in tickets:
                self.news.put(("released", guest.seat))

    # --- pages --------------------------------------------------------------------------------------------------------

    def _app(self) -> Starlette:
        routes = [
            Route("/j/{code}", self._join_page, methods=["GET"]),
            Route("/j/{code}", self._join, methods=["POST"]),
            Route("/t/{code}", self._join_as_screen, methods=["GET"]),
            Route("/s/{ticket}", self._seat_page, methods=["GET"]),
            Route("/s/{ticket}/events", self._events, methods=["GET"]),
            Route("/s/{ticket}/board/{name}.svg", self._picture, methods=["GET"]),
            Route("/s/{ticket}/log", self._older, methods=["GET"]),
            Route("/s/{ticket}/orders", self._order, methods=["POST"]),
            Route("/s/{ticket}/judge", self._judge, methods=["POST"]),
            Route("/s/{ticket}/language", self._speak, methods=["POST"]),
            Route("/static/{name}", self._file, methods=["GET"]),
        ]
        return Starlette(
            routes=routes, exception_handlers={TooLarge: _refused(413), TooSlow: _refused(408), Exception: _bug}
        )

    async def _file(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in self._static:
            return Response(status_code=404)
        return Response(self._static[name], media_type=FILES[name])

    async def _join_page(self, request: Request) -> Response:
        words = _spoken(request)
        return self._uninvited(request, words) or HTMLResponse(self._joining(words))

    def _uninvited(self, request: Request, words: Language) -> Response | None:
        """What whoever has no code that is valid now is told."""
        code = self.guests.code
        if self.guests.is_invited(request.path_params["code"]):
            return None
        if self.guests.code != code:
            self._told()
        return HTMLResponse(sentence_page(words.say("phone-old-code"), words), 404)

    async def _join(self, request: Request) -> Response:
        """Take a seat: once, until the laptop releases it."""
        form = {key: values[0] for key, values in parse_qs((await request.body()).decode("latin-1")).items()}
        words = language(form.get("language", "")) if form.get("language") in CODES else _spoken(request)
        uninvited, seat = self._uninvited(request, words), form.get("seat", "")
        if uninvited is not None:
            return uninvited
        if seat and seat not in self._seats():
            return Response(status_code=400)
        try:
            ticket = await asyncio.to_thread(self.guests.sit_down, seat, words.code)
        except Trouble as trouble:
            return HTMLResponse(self._joining(words, " ".join(self._teller(words, None).trouble(trouble))), 409)
        self._changed.set()
        return RedirectResponse(f"/s/{ticket}", 303)

    async def _join_as_screen(self, request: Request) -> Response:
        words = _spoken(request)
        uninvited = self._uninvited(request, words)
        if uninvited is not None:
            return uninvited
        ticket = await asyncio.to_thread(self.guests.sit_down, "", words.code)
        self._changed.set()
        return RedirectResponse(f"/s/{ticket}", 303)

    def _joining(self, words: Language, trouble: str = "") -> str:
        taken, teller = {guest.seat for guest in self.guests.all()}, self._teller(words, None)
        seats = {seat: (teller.both(seat), seat in taken) for seat in self._seats()}
        return join_page(self._room.table.name, self._room.table.id, seats, words, trouble)

    def _seats(self) -> tuple[Seat, ...]:
        return self._room.table.game.names(self._room.table.state)["seat"]

    def _teller(self, words: Language, seat: Seat | None) -> Teller:
        """Knows no more than that seat."""
        table = self._room.table
        return Teller(words, table.game, table.seen_by(seat), table.setup.seats)

    async def _seat_page(self, request: Request) -> Response:
        guest = self.guests.find(request.path_params["ticket"])
        if guest is None or self._hub is None:
            words = _spoken(request)
            return HTMLResponse(sentence_page(words.say("phone-gone"), words), 410)
        try:
            _, view = await self._hub.view(guest.seat, guest.language)
        except Trouble as trouble:
            return self._refusal(trouble, guest, 423)
        words = language(guest.language)
        inside = self._hub.inside(view, words, request.path_params["ticket"])
        return HTMLResponse(seat_page(view, words, self._room.table.id, inside))

    async def _picture(self, request: Request) -> Response:
        """One that this seat may see, as its page names it."""
        guest = self.guests.find(request.path_params["ticket"])
        if guest is None or self._hub is None:
            return Response(status_code=410)
        drawn = self._hub.pictures.find(guest.seat or None, request.path_params["name"])
        if drawn is None:
            return Response(status_code=404)
        return Response(drawn.packed, headers={"content-encoding": "gzip"}, media_type="image/svg+xml")

    async def _events(self, request: Request) -> Response:
        """A ticket that is dead is told so: a page could not read a status."""
        assert self._hub is not None
        return StreamingResponse(self._hub.stream(request.path_params["ticket"]), media_type="text/event-stream")

    async def _older(self, request: Request) -> Response:
        """What happened before an entry; `before` is where to go on from, 0 at the beginning."""
        guest, before = self.guests.find(request.path_params["ticket"]), request.query_params.get("before", "")
        if guest is None or self._hub is None:
            return Response(status_code=410)
        if not (before.isascii() and before.isdigit() and len(before) < LONGEST_NUMBER):
            return Response(status_code=400)
        if not self._pace.allows(f"log/{guest.ticket}"):
            return Response(status_code=429)
        try:
            log = await self._hub.older(guest.seat, guest.language, int(before))
        except Trouble as trouble:
            return self._refusal(trouble, guest, 423)
        return JSONResponse({"html": log_html(log, language(guest.language)), "before": log[-1].n if log else 0})

    # --- orders -------------------------------------------------------------------------------------------------------

    def _sender(self, request: Request, pace: Pace) -> Guest | Response:
        """Whose order it is; or why none is taken."""
        guest = self.guests.find(request.path_params["ticket"])
        if guest is None:
            return Response(status_code=410)
        if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
            return Response(status_code=415)
        return guest if pace.allows(guest.ticket) else Response(status_code=429)

    async def _order(self, request: Request) -> Response:
        guest = self._sender(request, self._pace)
        if isinstance(guest, Response):
            return guest
        if not guest.seat:
            return Response(status_code=403)
        order = read_order(await request.body())
        if order is None:
            return Response(status_code=400)
        code = language(guest.language).code
        try:
            entry = await asyncio.to_thread(enter, self._room, guest, order, code)
        except Trouble as trouble:
            return self._refusal(trouble, guest, 409 if self._room.why is None else 423)
        return JSONResponse({"n": entry.n})

    async def _judge(self, request: Request) -> Response:
        """What a move would be that is being written: nothing is entered, and nothing kept."""
        guest = self._sender(request, self._writing_pace)
        if isinstance(guest, Response):
            return guest
        draft = read_draft(await request.body())
        if not guest.seat or draft is None or self._hub is None:
            return Response(status_code=400 if guest.seat else 403)
        words = language(guest.language)
        try:
            found = await self._hub.in_turn(lambda: written_html(*judged(self._room, guest.seat, draft, words)))
        except Trouble as trouble:
            return self._refusal(trouble, guest, 409 if self._room.why is None else 423)
        return JSONResponse(found)

    def _refusal(self, trouble: Trouble, guest: Guest, status: int) -> Response:
        words = language(guest.language)
        return JSONResponse({"refused": refusal_html(trouble, self._teller(words, guest.seat or None))}, status)

    async def _speak(self, request: Request) -> Response:
        guest = self._sender(request, self._pace)
        if isinstance(guest, Response):
            return guest
        wanted = (await request.body()).decode("latin-1").strip('"')
        if wanted not in CODES:
            return Response(status_code=400)
        await asyncio.to_thread(self.guests.speak, guest, wanted)
        return JSONResponse({})


def _spoken(request: Request) -> Language:
    """What the page was asked for in, else the language of the phone."""
    asked = request.query_params.get("language", "")
    german = request.headers.get("accept-language", "").casefold().startswith("de")
    return language(asked if asked in CODES else "de" if german else "en")


def _refused(status: int) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def answer(request: Request, error: Exception) -> Response:
        return Response(status_code=status, headers={"connection": "close"})

    return answer


async def _bug(request: Request, error: Exception) -> Response:
    """A bug of ours: the details stay on the laptop."""
    note_crash(error)
    return Response(status_code=500)
