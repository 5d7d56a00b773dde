"""What an entry says is stored covered: nobody reads a card that lies face down by a glance into the file.

It is a cover, not a lock. Whoever takes the trouble lifts it with this very module; what keeps others away from the
database is that only its owner may open it.
"""

from __future__ import annotations

import hashlib
import secrets

COVERED = b"\x01"  # what older Companions stored uncovered begins with a brace
SHADE = 8  # bytes that make two equal orders look different


def covered(body: bytes) -> bytes:
    shade = secrets.token_bytes(SHADE)
    return COVERED + shade + _mixed(body, shade)


def uncovered(stored: bytes) -> bytes:
    if not isinstance(stored, bytes) or not stored.startswith(COVERED):  # a damaged database may hold anything
        return stored
    end = len(COVERED) + SHADE
    return _mixed(stored[end:], stored[len(COVERED) : end])


def _mixed(body: bytes, shade: bytes) -> bytes:
    pattern = hashlib.shake_128(shade).digest(len(body))
    return (int.from_bytes(body) ^ int.from_bytes(pattern)).to_bytes(len(body))
