"""`make bench`: every ratio, one line each."""

from __future__ import annotations

if __name__ == "__main__":  # and not in a process of its own, where an empty app is timed: nothing of ours is there
    from bench import aces, clockwork, map_paper, maps, marengo, moves, paper, phones, screen, startup, store

    for part in (moves, clockwork, marengo, aces, store, startup, maps, paper, map_paper, screen, phones):
        for ratio in part.ratios():
            print(ratio, flush=True)
