"""A Wi-Fi with a mind of its own: a proxy between a phone and the laptop that cuts, refuses and swallows."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from threading import Thread

from companion.web.address import LAPTOP


class Wifi:
    """Passes everything on, but for faults."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server((LAPTOP, 0))
        self.port = int(self._listening.getsockname()[1])
        self._lines: list[socket.socket] = []
        self._down_until = self._hole_until = 0.0
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks."""
        lines, self._lines = self._lines, []
        for line in lines:
            _end(line)

    def down(self, seconds: float) -> None:
        """And for a while no new one comes about."""
        self._down_until = time.monotonic() + seconds
        self.cut()

    def hole(self, seconds: float) -> None:
        """Nothing arrives for a while, and nobody is told."""
        self._hole_until = time.monotonic() + seconds

    def close(self) -> None:
        _end(self._listening)
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                phone, _ = self._listening.accept()
                try:
                    assert time.monotonic() > self._down_until
                    laptop = socket.create_connection((LAPTOP, self._to))
                except (OSError, AssertionError):
                    _end(phone)
                    continue
                self._lines += (phone, laptop)
                for one, other in ((phone, laptop), (laptop, phone)):
                    Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while said := one.recv(65536):
                while time.monotonic() < self._hole_until:
                    time.sleep(0.02)
                other.sendall(said)
        _end(one)
        _end(other)


def _end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
