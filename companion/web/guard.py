"""What stands before every page: who is asked for, where the question comes from, how large and how often."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST = 4096  # bytes of a body
SLOWEST = 4.0  # seconds until the next piece of it is there
ORDERS, MINUTE = 30, 60.0  # so many in so many seconds

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",  # with none at all a form of our own comes from nowhere (Origin: null)
    b"cache-control": b"no-store",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}


class Guard:
    """Lets through what was sent to this laptop by its name, from its own pages, and is small enough.

    A page that re-points its name to this laptop still asks for its own name: the exact host keeps it out.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self._app = app
        self._hosts = frozenset(host.encode() for host in hosts)
        self._origins = frozenset(b"http://" + host for host in self._hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        refused = self._refusal(scope)
        if refused:
            await PlainTextResponse("", refused)(scope, receive, _with_headers(send))
            return
        await self._app(scope, _Measured(receive), _with_headers(send))

    def _refusal(self, scope: Scope) -> int:
        """The status to refuse with; 0: let it through."""
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        given = dict(headers)
        if [name for name, _ in headers].count(b"host") != 1 or given[b"host"] not in self._hosts:
            return 421
        if given.get(b"origin", next(iter(self._origins))) not in self._origins:
            return 403
        length = given.get(b"content-length", b"0")
        return 413 if not length.isdigit() or len(length) > 9 or int(length) > LARGEST else 0


class TooLarge(Exception):
    """A body that grew beyond what was let through."""


class TooSlow(Exception):
    """A body that does not come."""


class _Measured:
    """Passes a body on, piece by piece, until it is too large or too slow: one without a length may go on for ever."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0
        self._whole = False

    async def __call__(self) -> Message:
        try:
            message = await asyncio.wait_for(self._receive(), None if self._whole else SLOWEST)
        except TimeoutError as error:
            raise TooSlow from error
        self._whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > LARGEST:
            raise TooLarge
        return message


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS.items()]
        await send(message)

    return sent


class Pace:
    """How often somebody may: so many times in a minute."""

    def __init__(self, most: int = ORDERS, seconds: float = MINUTE) -> None:
        self._most, self._seconds = most, seconds
        self._times: dict[str, deque[float]] = {}

    def allows(self, who: str) -> bool:
        now, times = time.monotonic(), self._times.setdefault(who, deque())
        while times and times[0] < now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True
