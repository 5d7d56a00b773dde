"""The options of a table, checked the same way for every game."""

from __future__ import annotations

from collections.abc import Sequence

from companion.kernel.game import Option, Setup
from companion.kernel.trouble import Trouble


def check_options(setup: Setup, options: Sequence[Option]) -> None:
    """Refuse an option or value that does not exist, naming those that do."""
    known = {option.key: option for option in options}
    for key, value in setup.options.items():
        if key not in known:
            raise Trouble("no-option", option=key[:40], known=", ".join(known))
        if known[key].values and value not in known[key].values:
            raise Trouble("no-value", option=key, value=value[:40], known=", ".join(known[key].values))
