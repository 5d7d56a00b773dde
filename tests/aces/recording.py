"""The whole games of Aces & Armor among the records. `python -m tests.aces.recording` plays and writes them.

Each is played by lot, with a liking for what ends games, until one ends as it should; so they can be made anew whenever
the position or the notation has changed. What each shows is said in its first line.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec

from companion.games.aces.board.cards import TEAMS
from companion.games.aces.books.deploying import Stands
from companion.games.aces.books.fighting import Aim
from companion.games.aces.books.moving import Take
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import Name
from companion.games.aces.moves.rockets import Fire
from companion.games.aces.reach import is_taken
from companion.games.aces.state import LAUNCHER, State
from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_everything
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.aces.positions import unit
from tests.aces.test_laws import OTHER
from tests.laws import random_move
from tests.test_records import FOLDER, write_digests

LONGEST = 900  # entries
TRIES = 40
PEOPLE = {"g1": "Anna", "us": "Ben", "g2": "Clara", "su": "David"}


class Wanted(NamedTuple):
    """A game to be written: what it shows, its options, and how it has to end."""

    about: str
    options: dict[str, str]
    reason: str
    winner: str = ""  # the beginning of a seat: g, or u and s; any if nothing is said
    by_lot: bool = False  # nobody likes factories better than anything else
    handwork: bool = False  # with steps back, a correction and a move against the rules
    map_after: int = 0  # so many entries a table without a map goes on with one
    staged: tuple[tuple[str, Any], ...] = ()  # what is put down by hand when the first unit is to move,
    lines: tuple[str, ...] = ()  # and what is played then


GAMES = {
    "two-factories": Wanted("Two players: four factories.", {"players": "2"}, "factories", handwork=True),
    "two-short": Wanted(
        "Two players, the other half, short.",
        {"players": "2", "german": "g2", "allied": "su", "half": "7-12", "length": "short"},
        "factories",
    ),
    "two-destroyed": Wanted("Two players: the last unit.", {"players": "2"}, "destroyed", by_lot=True),
    "two-sets": Wanted("Two players with two sets.", {"players": "2", "sets": "2", "length": "short"}, "factories"),
    "two-secret": Wanted("Two players, four secret units each.", {"players": "2", "sets": "1-4"}, "factories"),
    "two-fixed": Wanted("Two players without dice.", {"players": "2", "hits": "fixed"}, "factories"),
    "two-books": Wanted("Two players without a map.", {"players": "2", "depth": "ledger"}, "factories", handwork=True),
    "three": Wanted("Three people, four factions.", {"players": "3", "length": "short"}, "factories"),
    "four": Wanted("Four players.", {"length": "short"}, "factories", handwork=True),
    "four-books": Wanted("Four players without a map.", {"depth": "ledger", "length": "short"}, "factories"),
    "books-to-map": Wanted(
        "Two players without a map, who go on with it in the middle of a turn.",
        {"players": "2", "depth": "ledger"},
        "factories",
        map_after=24,
    ),
    "four-books-to-map": Wanted(
        "Four players go on with the map in the second round.", {"depth": "ledger"}, "factories", map_after=60
    ),
    "weather": Wanted("Changing weather.", {"players": "2", "mission": "weather"}, "factories"),
    "mountains": Wanted("Mountains.", {"players": "2", "mission": "mountains", "length": "short"}, "factories"),
    "ardennes-coast": Wanted("Ardennes: a tank reaches the coast.", {"mission": "ardennes"}, "coast", "g"),
    "ardennes-tanks": Wanted(
        "Ardennes: the last German tank.",
        {"mission": "ardennes"},
        "tanks",
        staged=(
            ("units", {"t2": unit("us_tank C5"), "t1": unit("g1_tig C6 damage=5"), "inf1": unit("g1_inf A12")}),
            *((f"factories.{id_}", "") for id_ in ("F04", "F05", "F10")),
            ("seat", "us"),
        ),
        lines=("next", "name t2>t1", "next", "hits 3 back 0"),
    ),
    "two-both": Wanted(
        "Two players: the last units destroy each other.",
        {"players": "2"},
        "both",
        staged=(
            ("units", {"t2": unit("us_tank C5 damage=5"), "inf1": unit("g1_inf C6 damage=5")}),
            ("seat", "us"),
        ),
        lines=("next", "name t2>inf1", "next", "hits 2 back 2"),
    ),
    "two-rulings": Wanted(
        "Two players who read every open question in another way.", {"players": "2", **OTHER}, "factories"
    ),
    "v2-rockets": Wanted("V2: five factories destroyed.", {"mission": "v2"}, "rockets", "g", handwork=True),
    "v2-launcher": Wanted(
        "V2: the launcher is found and destroyed, by its table.",
        {"players": "2", "mission": "v2", "v2-table": "1 2 3 4 5 6"},
        "launcher",
    ),
    "v2-typed": Wanted(
        "V2: three people, the launcher is destroyed, its damage typed.",
        {"players": "3", "mission": "v2", "controller": "g2"},
        "launcher",
    ),
    "v2-factories": Wanted("V2: five factories held.", {"mission": "v2", "hits": "fixed"}, "factories"),
    "v2-books": Wanted("V2 without a map.", {"players": "2", "mission": "v2", "depth": "ledger"}, "rockets", "g"),
    "v2-books-to-map": Wanted(
        "V2 without a map, which goes on with it: grey tiles are told, and unseen which of them is the launcher.",
        {"players": "2", "mission": "v2", "depth": "ledger"},
        "rockets",
        "g",
        map_after=24,
    ),
    "v2-at-once": Wanted(
        "V2: the fifth rocket destroys the last German unit, and both teams have won.",
        {"mission": "v2"},
        "at-once",
        staged=(
            ("units", {"t2": unit("us_tank C5"), "t1": unit("g1_tig M4")}),
            ("factories.F07", "g1"),
            ("v2.ruins", ["F01", "F02", "F03", "F04"]),
            ("seat", "g1"),
        ),
        lines=("fire F07 9",),
    ),
    "ardennes-time": Wanted("Ardennes: too late.", {"mission": "ardennes", "last-round": "2"}, "time"),
    "solo": Wanted("Alone against the Automa.", {"players": "solo"}, "factories", handwork=True),
    "solo-easy": Wanted(
        "Alone against an easy Automa with Katyusha.",
        {"players": "solo", "side": "germany", "german": "g2", "allied": "su", "difficulty": "easy"},
        "factories",
    ),
    "solo-hard": Wanted(
        "Alone, the other half, a hard Automa with two sets.",
        {"players": "solo", "german": "g2", "sets": "2", "half": "7-12", "difficulty": "hard"},
        "factories",
    ),
    "solo-overkill": Wanted(
        "Alone, overkill, without dice.",
        {"players": "solo", "allied": "su", "hits": "fixed", "difficulty": "overkill"},
        "factories",
    ),
    "solo-short": Wanted("Alone, a short game.", {"players": "solo", "length": "short"}, "factories"),
    "solo-destroyed": Wanted(
        "Alone: one side has no unit left.", {"players": "solo", "difficulty": "overkill"}, "destroyed", by_lot=True
    ),
    "solo-weather": Wanted("Alone in changing weather.", {"players": "solo", "mission": "weather"}, "factories"),
    "solo-mountains": Wanted("Alone in the mountains.", {"players": "solo", "mission": "mountains"}, "factories"),
    "solo-rulings": Wanted(
        "Alone; what the rulebook leaves open about the Automa is read in another way.",
        {"players": "solo", "automa-attacks": "as-ordered", "automa-saves": "no", "harmless": "approach"},
        "factories",
    ),
    "coop": Wanted("Two together on half of the map.", {"players": "coop"}, "factories", handwork=True),
    "coop-whole": Wanted(
        "Two together on the whole map, a short game.",
        {"players": "coop", "half": "whole", "length": "short", "difficulty": "easy"},
        "factories",
    ),
    "coop-germany": Wanted(
        "Two together as Germany against Katyushas.",
        {"players": "coop", "side": "germany", "allied": "su", "difficulty": "hard"},
        "factories",
    ),
    "solo-books": Wanted("Alone without a map.", {"players": "solo", "depth": "ledger"}, "factories"),
    "coop-books": Wanted(
        "Two together without a map, with the units of one faction.",
        {"players": "coop", "depth": "ledger", "coop-armies": "divided", "side": "germany", "allied": "su"},
        "factories",
    ),
    "solo-entered": Wanted(
        "Alone; the Automa's attacks are entered, it intercepts and repairs.",
        {"players": "solo", "automatic": "off", "automa-intercepts": "aggressive", "automa-repairs": "yes"},
        "factories",
    ),
}


def liked(state: State, move: Move) -> float:
    """How much a player would like to do that."""
    if isinstance(move, Take):
        return 30
    if isinstance(move, March):
        goal = state.ground.map.mission.ardennes if state.ground.map and state.rules.mission == "ardennes" else None
        tank = goal is not None and state.card(move.unit).arm == "tank" and move.path[-1] in goal.coast
        near = any(is_taken(state, move.unit, hex_) for hex_ in state.ground.near[move.path[-1]])
        infantry = state.card(move.unit).arm == "infantry"
        return 40 * tank + (60 if is_taken(state, move.unit, move.path[-1]) else 8 if near and infantry else 0.5)
    if isinstance(move, Name | Aim) and move.target == LAUNCHER:
        return 60
    return {"next": 6, "pass": 3, "unname": 0.05, "reorder": 0.05, "find": 2}.get(move.verb(), 1)


def scouting(state: State, move: Move) -> float:
    """The Allies look for the launcher, and the Germans hold their fire."""
    if isinstance(move, Fire):
        return 0.001
    if not isinstance(move, March) or state.v2 is None or TEAMS[move.seat or ""] == "germany":
        return 1
    if not state.v2.found:
        return 1 + 20 * any(not state.v2.tiles.get(hex_, True) for hex_ in state.ground.near[move.path[-1]])
    return 1 + 20 * (state.ground.distance(move.path[-1], state.v2.hex) <= 1)


def chosen(table: Table[Any], dice: Random) -> Move:
    state, secret = table.state, table.state.phase == "choose"
    if dice.random() < 0.02 and not secret:
        return random_move(table.game, state, dice)
    if state.deploying:
        return told(table, dice)
    owed = [decision for decision in table.pending() if not decision.optional]
    moves = list(table.game.choices(state, dice.choice(owed)))
    scouts = table.setup.options.get("v2-table") or table.setup.options.get("controller")
    weights = [liked(state, move) * (scouting(state, move) if scouts else 1) for move in moves]
    return dice.choices(moves, weights)[0]


def told(table: Table[Any], dice: Random) -> Move:
    """A unit stands anywhere on the map; grey tiles lie as they were laid."""
    example = dice.choice([move for _, moves in table.choices() for move in moves])
    if not isinstance(example, Stands):
        return example
    anywhere = (Stands(example.seat, example.unit, hex_) for hex_ in table.state.ground.hexes)
    return dice.choice([move for move in anywhere if not table.objections(move)])


def played(wanted: Wanted, seed: int) -> Table[Any]:
    dice = Random(seed)
    rules = game("aces")
    seats = {seat: PEOPLE[seat] for seat in rules.seated(Setup(wanted.options))}
    table = Table.create(Journal(":memory:"), rules, Setup(wanted.options, seats))
    for number in range(LONGEST):
        if table.result is not None:
            break
        if wanted.map_after and number >= wanted.map_after and table.state.in_books:
            with suppress(Trouble):  # not while somebody fights
                table.enter("deploy")
                continue
        if wanted.staged and table.state.phase == "move":
            return staged(table, wanted)
        move = random_move(rules, table.state, dice) if wanted.by_lot else chosen(table, dice)
        table.enter(move)
        if wanted.handwork and number in (60, 90) and table.result is None:
            by_hand(table, number)
    return table


def staged(table: Table[Any], wanted: Wanted) -> Table[Any]:
    for path, value in wanted.staged:
        table.correct(path, msgspec.to_builtins(value), "staged")
    for line in wanted.lines:
        table.enter(line)
    return table


def by_hand(table: Table[Any], number: int) -> None:
    """A step back and forth and a miscounted purse; later a unit that moves against the rules, as far as it can."""
    seat = table.state.seat
    if number == 60:
        table.undo(consent=True)
        table.redo()
        table.correct(f"coins.{seat}", 2, "miscounted")
        return
    for name in table.state.of(seat):
        line = f"go {name} field" if table.state.in_books else f"move {name} {table.state.units[name].hex}"
        with suppress(Trouble):
            table.force(f"{seat} {line}", "agreed")
            return


def fits(wanted: Wanted, table: Table[Any]) -> bool:
    result = table.result
    return result is not None and result.reason == wanted.reason and (result.winner or "").startswith(wanted.winner)


def write(name: str, wanted: Wanted) -> None:
    for seed in range(TRIES):
        table = played(wanted, seed)
        if fits(wanted, table):
            claim = f"#= result = {msgspec.json.encode(table.result).decode()}"
            text = f"# {wanted.about}\n{export_everything(table).rstrip()}\n{claim}\n"
            (FOLDER / f"game-aa-{name}.record").write_text(text, encoding="utf-8")
            return
    raise SystemExit(f"{name}: no game has ended so")


if __name__ == "__main__":
    for each, game_wanted in GAMES.items():
        if not sys.argv[1:] or each in sys.argv[1:]:
            write(each, game_wanted)
    write_digests([f"game-aa-{each}" for each in GAMES])
