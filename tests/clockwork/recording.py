"""Plays the complete games in tests/records by dice and writes them down: `python -m tests.clockwork.recording`.

The players like to do something rather than nothing, so that everything there is to do is done in one game or another.
Now and then the table goes back, corrects something or makes a house rule. `python -m tests.test_records` afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves.books import CountTerritories
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.moves.ending import verdict
from companion.games.clockwork.reach import reach
from companion.games.clockwork.special_units import at_hand
from companion.games.clockwork.spelling import Share, Units
from companion.games.clockwork.standing import sides, standing
from companion.games.clockwork.state import COURT, Line, State
from companion.games.registry import game
from companion.kernel.game import Decision, Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.clockwork.setups import LAID, by_lot, clockwork, rich

FOLDER = Path(__file__).parents[1] / "records"
GAME = game("clockwork")
NAMES = {"red": "Anna", "blue": "Ben", "white": "Chris", "green": "Dora"}
TITAN = (
    "lay science1 titan for 3",
    "lay magic1 dragon-flame for 2",
    "lay magic2 portal for 3",
    "lege religion1 Alpha für 1",  # which nobody has described
)
BOOKS = (
    *("red technophilia", "blue tacops", "adjust red soldiers +4", "adjust blue soldiers +3"),
    *("next", "next", "next", "next", "next", "full red V1:3 F1:1 blue F2:2 M2:1+engineer"),
)
LEARN = 'learn {"id":"feast","kind":"espionage","name_en":"Feast","effects":[{"type":"gain_vp","amount":1}]}'
RARELY = 0.04  # how often something happens that could be left alone


class Plan(Struct):
    """A game to be played: how the table is set up, how it begins, how it should end."""

    about: str
    setup: Setup
    opening: tuple[str, ...] = ()
    ending: str = "vp"
    language: str = "en"
    extras: tuple[str, ...] = ("card", "use", "give")  # what is done now and then though nobody has to


def bare(**options: str) -> Setup:
    return Setup({key.replace("_", "-"): value for key, value in options.items()})


PLANS = {
    "2-rasputin": Plan("Two players at the court of Rasputin, with cards the rulebook names.", bare(), TITAN),
    "2-pius": Plan(
        "Two players at the court of Pius; all cards are described.",
        clockwork(court="pius"), LAID + rich("red", "blue"),
    ),
    "2-lovelace": Plan("The court of Lovelace.", bare(court="lovelace", colours="green white"), TITAN),
    "2-epic": Plan("Nine rounds.", bare(variant="epic", colours="white red", map="2B-51S11-D2PMG-PY1"), TITAN),
    "2-german": Plan("Auf Deutsch eingegeben.", bare(colours="green red", court="pius"), TITAN, "vp", "de"),
    "2-territories": Plan("Tied on VP: territories decide.", bare(start="blue"), TITAN, "territories"),
    "2-order": Plan("Tied on territories too: the order decides.", bare(court="lovelace"), TITAN, "order"),
    "2-by-hand": Plan("Nothing happens by itself.", clockwork(automatic="off", colours="blue green"), LAID),
    "2-lenient": Plan(
        "Other readings of the rules.",
        bare(counterintel_domain="victim", screens="open", spy_action="may", crasher_reach="any-battle",
             hunter_moves="again", gambit="together", discovery_uses="once-a-segment", colours="white green"),
        TITAN,
    ),
    "3-rasputin": Plan("Three players who trade.", bare(players="3", exchange="yes"), (*TITAN, LEARN)),
    "3-pius-epic": Plan(
        "Three players, nine rounds.", clockwork(players="3", variant="epic", court="pius"), LAID + rich("white")
    ),
    "3-house-rules": Plan("Every ruling settled by lot.", by_lot(clockwork(players="3", court="lovelace"), 5), LAID),
    "3-order": Plan("Three players, tied to the last.", bare(players="3", colours="red white green"), TITAN, "order"),
    "4-rasputin": Plan("Four players.", bare(players="4"), (*TITAN, *rich("red", "green"))),
    "4-lovelace-epic": Plan(
        "Four players, nine rounds, a random map.",
        bare(players="4", variant="epic", court="lovelace", map="4B-6P66A-ZMZA1-2RWYZ-YJRKA", exchange="yes"),
        (*TITAN, *rich("white")),
    ),
    "2v2-vp": Plan("Two against two.", bare(players="4", alliance="yes", court="pius"), (*TITAN, *rich("red"))),
    "2v2-territories": Plan(
        "Alliances tied on VP.", bare(players="4", alliance="yes", colours="blue red green white"), TITAN, "territories"
    ),
    "2v2-order-epic": Plan(
        "Alliances tied to the last, nine rounds.",
        clockwork(players="4", alliance="yes", variant="epic", court="lovelace"), LAID, "order",
    ),
    "2v2-house-rules": Plan(
        "Zwei gegen zwei mit Hausregeln, auf Deutsch.", by_lot(bare(players="4", alliance="yes"), 11), TITAN, "vp", "de"
    ),
    "ledger": Plan(
        "Only the books are kept, and the players count.",
        bare(players="3", depth="ledger"), ending="territories", extras=("adjust",),
    ),
    "ledger-full": Plan("From the books to the whole game.", bare(depth="ledger", court="pius"), TITAN + BOOKS),
}  # fmt: skip


class Recorder:
    """A table, and the lines that were entered at it."""

    def __init__(self, plan: Plan, seed: int) -> None:
        setup = plan.setup
        seats = {seat: NAMES[seat] for seat in GAME.seated(setup)}
        self.table: Table[State] = Table.create(Journal(":memory:"), GAME, Setup(setup.options, seats, setup.files))
        self.plan, self.dice, self.lines = plan, Random(seed), list[str]()

    def enter(self, line: str) -> None:
        before = self.table.state.round
        self.table.enter(line)
        self.lines.append(line)
        if self.table.state.round != before or self.table.result:
            self.lines += self.claims()

    def claims(self) -> Iterator[str]:
        state = self.table.state
        yield f"#= round = {state.round}"
        yield from (f"#= players.{seat}.vp = {player.vp}" for seat, player in state.players.items())
        if state.result is None:
            yield from (f"#= players.{seat}.supply = {player.supply}" for seat, player in state.players.items())
            yield ""
        else:
            yield f"#= result = {msgspec.json.encode(state.result).decode()}"

    def play(self) -> None:
        for line in self.plan.opening:
            self.enter(line)
        while self.table.result is None:
            if self.dice.random() < RARELY:
                self.disturb()
            self.go_on()

    def go_on(self) -> None:
        self.enter(GAME.notation.write(self.move(), self.plan.language))

    # --- what players do -------------------------------------------------------------------------------------------

    def move(self) -> Move:
        pending, dice = self.table.pending(), self.dice
        extras = [d for d in pending if d.optional and d.kind in self.plan.extras]
        if extras and dice.random() < RARELY * len(extras):
            moves = self.choices(dice.choice(extras))
            if moves:
                return dice.choice(moves)
        decision = dice.choice([d for d in pending if not d.optional])
        if decision.kind == "deploy":
            return self.orders(decision.seat or "")
        if decision.kind == "count":
            return CountTerritories(None, tuple(Share(seat, Units(dice.randint(1, 9))) for seat in GAME.seats[:3]))
        moves = self.choices(decision)
        active = [move for move in moves if move.verb() != "pass"]
        return dice.choice(active if active and dice.random() < 0.8 else moves)

    def choices(self, decision: Decision) -> list[Move]:
        return list(GAME.choices(self.table.seen_by(decision.seat), decision))

    def orders(self, seat: str) -> Move:
        """Workers here and there, and the special unit where it may go; now and then whatever a list offers."""
        state, dice = self.table.state, self.dice
        lines, left = dict[str, Line](), state.players[seat].pool
        ways = reach(state, seat).ways
        if left and dice.random() < 0.4:
            lines[COURT], left = Line(COURT, 1), left - 1
        while left > 1 and dice.random() < 0.9:
            tile, number = dice.choice(list(ways)), dice.randint(1, min(3, left))
            via = ways[tile].waypoints[0] if ways[tile].waypoints else ""
            if via and via not in lines:
                lines[via], left = Line(via, 1), left - 1
            number = min(number, left)
            lines[tile] = Line(tile, number + (lines[tile].workers if tile in lines else 0), "", via)
            left -= number
        ordered = tuple(line for line in lines.values() if line.workers)
        specials = [(Line(tile, 0, kind),) for kind in at_hand(state.players[seat]) for tile in (*ways, COURT)]
        dice.shuffle(specials)
        for special in (*specials, ()):
            move = Deploy(seat, ordered + special)
            if next(GAME.objections(state, move), None) is None:
                return move
        decision = next(d for d in self.table.pending() if d.seat == seat)
        return dice.choice(self.choices(decision))

    # --- what happens to a table -----------------------------------------------------------------------------------

    def disturb(self) -> None:
        seat = self.dice.choice(self.table.state.seats)
        vp = self.table.state.players[seat].vp
        steps = (
            lambda: self.back(),
            lambda: self.enter(f"adjust {seat} vp +1: a card said so"),
            lambda: self.entered(f"set players.{seat}.vp = {vp + 1}  # the track shows it",
                                 lambda: self.table.correct(f"players.{seat}.vp", vp + 1, "the track shows it")),
            lambda: self.entered(f"force {seat} conscription  # a house rule",
                                 lambda: self.table.force(f"{seat} conscription", "a house rule")),
        )  # fmt: skip
        with suppress(Trouble):
            self.dice.choice(steps)()

    def entered(self, line: str, do: Any) -> None:
        do()
        self.lines.append(line)

    def back(self) -> None:
        """Taken back, sometimes put back again."""
        self.entered("undo", lambda: self.table.undo(consent=True, exactly=True))
        if self.dice.random() < 0.5:
            self.entered("redo", lambda: self.table.redo(exactly=True))

    # --- how it ends -----------------------------------------------------------------------------------------------

    def bring_about(self) -> bool:
        """Make it end as planned, by changes before the last entry. Can that be done?"""
        over, wanted = self.table.state, self.plan.ending
        assert over.result is not None
        if wanted == over.result.reason:
            return True
        last = max(at for at, line in enumerate(self.lines) if line and not line.startswith("#"))
        line, self.lines = self.lines[last], self.lines[:last]
        if self.table.entry(self.table.head).kind != "play":
            return False
        self.table.undo(consent=True)
        with suppress(Trouble):
            for change in changes(over, wanted):
                self.enter(change)
            self.enter(line)
            while self.table.result is None:  # where only the books are kept, everybody has to count
                self.go_on()
        return self.table.result is not None and self.table.result.reason == wanted


def changes(over: State, wanted: str) -> Iterator[str]:
    """What would have made this game end in a tie on VP, or on VP and territories."""
    points = {side: sum(over.players[seat].vp for seat in side) for side in sides(over, over.seats)}
    loser, winner = sorted(points, key=lambda side: points[side])[-2:]
    yield f"adjust {loser[0]} vp +{points[winner] - points[loser]}: recounted"
    if over.rules.depth == "ledger":
        return
    here = standing(over)
    held = {side: sum(len(here.controlled(seat)) for seat in side) for side in (loser, winner)}
    poorer = min(held, key=lambda side: held[side])
    empty = [tile for tile in here.board.tiles if here.is_empty(tile) and here.board.kinds[tile] is not Kind.CAPITAL]
    missing = abs(held[loser] - held[winner]) if wanted == "order" else 0
    for tile, _ in zip((tile for tile in empty if tile not in here.board.resources), range(missing), strict=False):
        yield f"adjust {poorer[0]} soldiers +1 {tile}: found under the map"


def recorded(plan: Plan) -> list[str]:
    """The lines of the first game by dice that ends as planned."""
    for seed in count(1):
        recorder = Recorder(plan, seed)
        recorder.play()
        if recorder.bring_about():
            assert verdict(recorder.table.state).reason == plan.ending
            return [*headers(recorder.table), "", *recorder.lines]
    raise AssertionError


def headers(table: Table[State]) -> Iterator[str]:
    yield "game: clockwork"
    yield from (f"option {key}: {value}" for key, value in table.setup.options.items())
    yield from (f"seat {seat}: {name}" for seat, name in table.setup.seats.items())
    for name, text in table.setup.files.items():
        yield from (f"file {name}| {line}".rstrip() for line in text.splitlines())


if __name__ == "__main__":
    for name, plan in PLANS.items():
        text = "\n".join([f"# {plan.about}", *recorded(plan)])
        (FOLDER / f"game-cw-{name}.record").write_text(text + "\n", encoding="utf-8")
