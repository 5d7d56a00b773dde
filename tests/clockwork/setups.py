"""Tables of Clockwork Wars on which everything can happen that the rules know."""

from __future__ import annotations

from pathlib import Path
from random import Random

from companion.games.clockwork.beginning import OPTIONS, seated
from companion.games.clockwork.state import DOMAINS, SLOTS
from companion.kernel.game import Setup

CARDS = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
_GRID = ("sparks", "gate", "quake", "plough", "plate", "engine", "chapel", "walls", "pilgrims")
LAID = tuple(f"lay {slot} {card}" for slot, card in zip(SLOTS, _GRID, strict=True))


def clockwork(**options: str) -> Setup:
    """A table whose owner has described invented cards."""
    return Setup({key.replace("_", "-"): value for key, value in options.items()}, {}, {"cards": CARDS})


def by_lot(base: Setup, seed: int) -> Setup:
    """The same table with every ruling settled by lot."""
    dice = Random(seed)
    rulings = [option for option in OPTIONS if option.rule.startswith("CW-A-")]
    return Setup(base.options | {option.key: dice.choice(option.values) for option in rulings}, {}, base.files)


def rich(*seats: str) -> tuple[str, ...]:
    """Influence for everybody, so that discoveries and generals are bought from the first round on."""
    return tuple(f"adjust {seat} {domain} +6" for seat in seats for domain in DOMAINS)


TABLES = {
    "clockwork 2": clockwork(),
    "clockwork 3": clockwork(players="3", court="pius", exchange="yes"),
    "clockwork 4": clockwork(players="4", court="lovelace", colours="green white blue red"),
    "clockwork epic": clockwork(players="3", variant="epic", court="lovelace", colours="white green red"),
    "clockwork 2v2": clockwork(players="4", alliance="yes", exchange="yes"),
    "clockwork 2v2 epic": clockwork(players="4", alliance="yes", variant="epic", court="pius", automatic="off"),
    "clockwork ledger": clockwork(players="3", depth="ledger"),
    "clockwork house rules 1": by_lot(clockwork(automatic="off", colours="green red"), 1),
    "clockwork house rules 2": by_lot(clockwork(players="3", court="lovelace", exchange="yes"), 2),
    "clockwork house rules 3": by_lot(clockwork(players="4", alliance="yes", court="pius"), 3),
}


def opening(setup: Setup) -> tuple[str, ...]:
    """The cards are laid out, and everybody has influence to buy them with."""
    return LAID + rich(*seated(setup))
