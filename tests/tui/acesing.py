"""Tables of Aces & Armor on the screen, laid out as a test wants them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from companion.games.aces.books.deploying import Deploy, Stands
from companion.games.aces.moves.movement import March
from companion.games.aces.state import Attack, State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.table import Table
from companion.store import Store
from companion.text.language import CODES
from tests.tui.driving import WIDE
from tests.tui.playing import PlayerScript, in_every_way, sit_down

PEOPLE = {"g1": "Anna", "us": "Ben", "g2": "Cleo", "su": "Dan"}
# Where units stand on half of the map, with damage, experience and what else is special.
HALF = {
    "g1_inf": "G4 damage=2 xp=3", "g1_mob": "F5", "g1_tig": "G5 damage=1 xp=5", "g1_pak": "F4", "g1_262": "E6",
    "g1_j87": "B5 damage=4",
    "us_inf": "H6 damage=1", "us_mob": "H9 xp=1", "us_tank": "G6", "us_how": "H7", "us_ftr": "F6 damage=3 xp=3",
    "us_b17": "F12 damage=2 repair",
}  # fmt: skip
WHOLE = HALF | {
    "g2_inf": "K9 damage=1", "g2_mec": "J8", "g2_tank": "L10 xp=4", "g2_flk": "M9", "g2_ftr": "N9", "g2_j88": "O12",
    "su_inf": "M4 damage=3", "su_mob": "L5", "su_tank": "K6", "su_kat": "K5 damage=2", "su_ftr": "N6", "su_bmb": "P3",
}  # fmt: skip
HELD = {"F01": "g1", "F02": "g1", "F03": "us", "F04": "us", "F05": "", "F07": "su", "F08": "su", "F09": "g2"}


def setup(**options: str) -> Setup:
    return Setup({"players": "2", **options}, PEOPLE)


def mid_game(options: dict[str, str] | None = None, **fields: Any) -> State:
    """Round 3, Germany 1 moves; both armies have met. Two players on half of the map, if no option says otherwise."""
    state = game("aces").start(setup(**(options or {})))
    stands = HALF if state.rules.half else WHOLE
    units = dict(state.units)
    for id_, unit in state.units.items():
        where, *marks = stands.get(unit.type, "").split() or [""]
        told = dict(mark.partition("=")[::2] for mark in marks)
        numbers = {key: int(value) for key, value in told.items() if value}
        hex_ = where if where not in {each.hex for each in units.values()} else ""
        units[id_] = replace(unit, hex=hex_, army=1, repair="repair" in told, **numbers)
    units = {id_: unit for id_, unit in units.items() if unit.hex}
    factories = {factory: HELD.get(factory, "") for factory in state.factories}
    factories = {factory: owner if owner in state.rules.seats else "" for factory, owner in factories.items()}
    usual = {"phase": "move", "round": 3, "seat": "g1", "first": "g1", "units": units, "factories": factories}
    coins = dict.fromkeys(state.rules.seats, 4)
    return replace(state, **({**usual, "coins": coins} | fields))


def in_books(players: str = "2") -> State:
    """The same without a map: one unit in a factory, one in the water, all others somewhere else."""
    state = mid_game({"players": players, "depth": "ledger"})
    places = {"inf1": "F01", "inf2": "water"}
    units = {id_: replace(unit, hex=places.get(id_, "field")) for id_, unit in state.units.items()}
    return replace(state, units=units)


def fighting(**fields: Any) -> State:
    """Three attacks are named: two on the same tank, then a fight in the air."""
    state = mid_game()
    by_type = {unit.type: id_ for id_, unit in state.units.items()}
    named = (("g1_tig", "us_tank"), ("g1_mob", "us_tank"), ("g1_262", "us_ftr"))
    attacks = tuple(Attack(by_type[unit], by_type[target]) for unit, target in named)
    return replace(state, **{"phase": "fight", "attacks": attacks, **fields})


def coming_by() -> State:
    """Infantry of Germany 1 has come to H5, between a tank and infantry of the Americans."""
    state: State = game("aces").play(mid_game(), March("g1", "inf1", ("H5",))).state
    return state


def hidden() -> State:
    """Mission V2: grey tiles lie on the map, and the launcher is under one of them."""
    state = mid_game({"players": "4", "mission": "v2", "controller": "g1"})
    assert state.v2 is not None
    return replace(state, v2=replace(state.v2, tiles={"E7": False, "G7": True, "G8": False}, hex="E7"))


def against_automa(**fields: Any) -> State:
    """Anna alone with the Allies; it is the Automa's turn."""
    state = mid_game({"players": "solo", "german": "g1", "allied": "us"})
    assert state.rules.automa is not None
    return replace(state, **{"seat": state.rules.automa.seat, "first": state.rules.automa.seat, **fields})


def deploying(options: dict[str, str] | None = None) -> State:
    """A table without a map that gets one now: some units stand on it."""
    books = game("aces").start(setup(depth="ledger", **(options or {})))
    units = {id_: replace(unit, hex="field", army=1) for id_, unit in books.units.items()}
    factories = {**books.factories, "F01": "g1", "F03": "us"}
    state: State = replace(books, phase="move", round=3, seat="g1", first="g1", units=units, factories=factories)
    for move in (Deploy(None), Stands("g1", "inf1", "G5"), Stands("us", "t2", "G7")):
        state = game("aces").play(state, move).state
    return state


def seated(store: Store, state: State, name: str = "Kitchen", **options: str) -> str:
    """A table that begins with this position."""
    with store.journal.batch():
        row = store.journal.create(f"a{len(store.rows()):05x}", "aces", name, setup(**options))
        Table(store.journal, game("aces"), row, start=state)
    return row.id


def at(script: PlayerScript, state: State, size: tuple[int, int] = WIDE, language: str = "en", **settings: Any) -> None:
    """Sit down at a table with this position."""
    store = Store()
    sit_down(script, seated(store, state), store=store, size=size, language=language, **settings)


def in_all(
    script: PlayerScript,
    state: State,
    sizes: Iterable[tuple[int, int]],
    languages: Iterable[str] = CODES,
    **settings: Any,
) -> None:
    """The same at all of these sizes and in all of these languages, at one table."""
    store = Store()
    in_every_way(script, seated(store, state), store=store, sizes=sizes, languages=languages, **settings)
