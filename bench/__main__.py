"""`make bench`: every ratio, one line each."""

from __future__ import annotations

from bench import aces, clockwork, map_paper, maps, marengo, moves, paper, phones, screen, startup, store

if __name__ == "__main__":  # and not where a part of it runs in a process of its own
    for part in (moves, clockwork, marengo, aces, store, startup, maps, paper, map_paper, screen, phones):
        for ratio in part.ratios():
            print(ratio, flush=True)
