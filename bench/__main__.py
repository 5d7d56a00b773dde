"""`make bench`: every ratio, one line each."""

from __future__ import annotations

from bench import moves, startup, store

for part in (moves, store, startup):
    for ratio in part.ratios():
        print(ratio, flush=True)
