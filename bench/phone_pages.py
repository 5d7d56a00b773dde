"""Open pages of phones in a process of their own: `phone_pages HOST PORT TICKET...` prints what each is sent, and when.

The clock is the same in both processes: `perf_counter` counts from the start of the machine.
"""

from __future__ import annotations

import asyncio
import sys
import time


async def _watch(number: int, host: str, port: int, ticket: str) -> None:
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET /s/{ticket}/events HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
    while line := await reader.readline():
        if line.startswith(b"id: "):
            version = int(line[4:])
        elif line.startswith(b"data: {") and line != b"data: {}\n":  # the whole view is there
            print(number, version, time.perf_counter(), flush=True)


async def _watch_all(host: str, port: str, *tickets: str) -> None:
    await asyncio.gather(*(_watch(number, host, int(port), ticket) for number, ticket in enumerate(tickets)))


if __name__ == "__main__":
    asyncio.run(_watch_all(*sys.argv[1:]))
