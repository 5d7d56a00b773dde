"""`make bench`: every ratio, one line each."""

from __future__ import annotations

from bench import moves, screen, startup, store

for part in (moves, store, startup, screen):
    for ratio in part.ratios():
        print(ratio, flush=True)
