"""Draw every snapshot anew; `git diff` shows what looks different."""

from tests.tui.snapshots import store

store()
