"""The connections themselves: few an address, and none that is open without asking for something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import h11
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST = 24  # connections from one address: six phones may be behind one router
FIRST_REQUEST = 3.0  # seconds until it is there as a whole


class Wary(H11Protocol):
    """Closes what comes too often or says nothing: half-sent questions would stay for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        others = [each for each in self.connections if isinstance(each, Wary) and each.client and self.client]
        if sum(each.client[0] == self.client[0] for each in others if each.client and self.client) > MOST:
            transport.abort()
        else:
            self.loop.call_later(FIRST_REQUEST, self._close_if_silent)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_half_asked():
            self.loop.call_later(FIRST_REQUEST, self._close_if_silent)

    def _close_if_silent(self) -> None:
        if (self.cycle is None or self._is_half_asked()) and not self.transport.is_closing():
            self.transport.abort()

    def _is_half_asked(self) -> bool:
        return self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])


def server(app: Any, started: Callable[[], None]) -> Server:
    """Without logs and without signals of its own; it gives up on open pages after a second."""
    logs = logging.getLogger("uvicorn")
    logs.propagate = False
    logs.addHandler(logging.NullHandler())

    class _Told(Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            started()

    return _Told(
        Config(
            app,
            http=Wary,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            timeout_keep_alive=15,
            timeout_graceful_shutdown=1,
            limit_concurrency=64,
        )
    )
