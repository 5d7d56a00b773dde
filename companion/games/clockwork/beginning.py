"""From options to the first position (CW-SETUP-01..16, ledger section 3)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import convert

from companion.games.clockwork.board import board
from companion.games.clockwork.cards import FILE, Card, read_cards
from companion.games.clockwork.maps.mapcode import read_map
from companion.games.clockwork.maps.named import named
from companion.games.clockwork.maps.tiles import Box, our_box, read_box
from companion.games.clockwork.rulings import Rulings, ruling_options
from companion.games.clockwork.state import (
    DISCS,
    FIELD,
    FIGURES,
    GENERALS,
    RESERVE,
    SEATS,
    SLOTS,
    Court,
    Discovery,
    General,
    Influence,
    Player,
    Rules,
    State,
)
from companion.kernel.data import asset_text, parse
from companion.kernel.game import Option, Question, Seat, Setup
from companion.kernel.options import check_options
from companion.kernel.trouble import Trouble

TILES = "tiles"  # the owner's file with what is printed on the tiles
ESPIONAGE_CARDS = 15  # ledger 2.1
# What happens by itself when it leaves nothing to decide, unless a table wants to do it by hand.
AUTOMATIC = ("recruit", "keep", "lose", "stay", "study", "pass")

OPTIONS = (
    Option("players", ("2", "3", "4"), "2", "CW-BASE-01"),
    Option("variant", ("base", "epic"), "base", "CW-SETUP-11"),
    Option("alliance", ("no", "yes"), "no", "CW-ALLY-01"),
    Option("depth", ("full", "ledger"), "full"),
    Option("court", ("rasputin", "pius", "lovelace"), "rasputin", "CW-SETUP-15"),
    Option("map", default="", rule="CW-MAP-01"),  # a code; empty: ours for that number of players
    Option("colours", default="", rule="CW-SETUP-01"),  # clockwise; empty: red, blue, white, green
    Option("capitals", default="", rule="CW-MAP-13"),  # in the same order; empty: clockwise as numbered
    Option("start", default="", rule="CW-SETUP-16"),  # who begins; empty: the first colour
    Option("exchange", ("no", "yes"), "no", "CW-NEG-01"),
    Option("automatic", ("on", "off"), "on"),
    *ruling_options(),
)
_RULING_KEYS = tuple(option.key for option in ruling_options())


def option(setup: Setup, key: str) -> str:
    default = next(o.default for o in OPTIONS if o.key == key)
    return setup.options.get(key, default or "")


def own_cards(setup: Setup) -> tuple[Card, ...]:
    """The cards the owner of the box has described, as the table took them along."""
    text = setup.files.get(FILE)
    return read_cards(text, f"{FILE}.toml").card if text is not None else ()


def own_tiles(setup: Setup) -> Box:
    """What is printed on the tiles of the owner's box, as the table took it along."""
    text = setup.files.get(TILES)
    return read_box(text, f"{TILES}.toml") if text is not None else our_box()


def usual_map(players: int) -> str:
    """A fair map of ours for tables that bring none."""
    codes: dict[str, str] = parse(asset_text("games", "clockwork", "usual.toml"), "usual.toml")["maps"]
    return codes[str(players)]


def questions(setup: Setup) -> tuple[Question, ...]:
    """Nobody has to be asked anything; but a wrong option or file is told before there is a table."""
    check_options(setup, OPTIONS)
    own_cards(setup)
    own_tiles(setup)
    return ()


def begin(setup: Setup) -> State:
    """The table before the first master-spy action."""
    check_options(setup, OPTIONS)
    seats = seated(setup)
    rules = _rules(setup, len(seats))
    capitals = _capitals(setup, rules.map, seats)
    epic = rules.variant == "epic"
    return State(
        rules=rules,
        seats=seats,
        start=_start(setup, seats),
        round=1,
        phase="spy",
        players={seat: _player(seat, capitals[seat], epic) for seat in seats},
        soldiers={tile: dict.fromkeys(seats, 0) for tile in _places(rules)},
        discoveries={slot: Discovery() for slot in SLOTS},
        generals={name: General() for name in GENERALS},
        deck=ESPIONAGE_CARDS - len(seats),  # CW-SETUP-14
    )


def _places(rules: Rules) -> tuple[str, ...]:
    return (FIELD,) if rules.depth == "ledger" else board(rules.map).tiles


def _player(seat: Seat, capital: str, epic: bool) -> Player:
    return Player(
        capital=capital,
        supply=DISCS - 1,
        spies=1,  # CW-SETUP-15
        figures=dict.fromkeys(FIGURES[seat], RESERVE),
        ip=Influence() if epic else Influence(1, 1, 1),  # CW-SETUP-10, CW-EPIC-03
        cards=1,  # CW-ESP-01
    )


def seated(setup: Setup) -> tuple[Seat, ...]:
    """Who plays, clockwise (CW-BASE-01, CW-SETUP-01)."""
    players = int(option(setup, "players"))
    colours = tuple(option(setup, "colours").replace(",", " ").casefold().split()) or SEATS[:players]
    if len(set(colours)) != players or not set(colours) <= set(SEATS):
        raise Trouble("colours", number=players, known=", ".join(SEATS))
    if option(setup, "alliance") == "yes" and players != 4:
        raise Trouble("alliance-players")
    return colours


def _start(setup: Setup, seats: tuple[Seat, ...]) -> Seat:
    start = option(setup, "start").casefold() or seats[0]
    if start not in seats:
        raise Trouble("no-value", option="start", value=start[:40], known=", ".join(seats))
    return start


def _capitals(setup: Setup, code: str, seats: tuple[Seat, ...]) -> dict[Seat, str]:
    known = {capital.casefold(): capital for capital in board(code).capitals}
    asked = option(setup, "capitals").replace(",", " ").casefold().split() or list(known)[: len(seats)]
    chosen = [known[capital] for capital in asked if capital in known]
    if not len(set(chosen)) == len(asked) == len(seats):
        raise Trouble("capitals", number=len(seats), known=", ".join(known.values()))
    return dict(zip(seats, chosen, strict=True))


def _rules(setup: Setup, players: int) -> Rules:
    code = option(setup, "map") or usual_map(players)
    if len(read_map(code).layout.capitals) < players:
        raise Trouble("map-players", number=players)
    rulings: dict[str, Any] = {key: value for key, value in setup.options.items() if key in _RULING_KEYS}
    variant: Literal["base", "epic"] = "epic" if option(setup, "variant") == "epic" else "base"
    court: Court = convert(option(setup, "court"), Court)
    return Rules(
        variant=variant,
        alliance=option(setup, "alliance") == "yes",
        depth="ledger" if option(setup, "depth") == "ledger" else "full",
        map=named(code, own_tiles(setup)),
        court=court,
        exchange=option(setup, "exchange") == "yes",
        automatic=AUTOMATIC if option(setup, "automatic") == "on" else (),
        rulings=convert(rulings, Rulings),
        cards=own_cards(setup),
    )
