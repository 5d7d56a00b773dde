"""Small positions on a board of six locales, for bombardments, maneuver attacks and retreats.

W is walled off from Q; every other neighbour of Q can be reached. P and T are neighbours too.

     R (2)
      |
P -- Q -- S (1)      W (beyond a wall of Q)
 \\   |
     T (3)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from companion.games.marengo.beginning import AUTOMATIC
from companion.games.marengo.moves.announce import Announcement
from companion.games.marengo.moves.base import MarengoMove, Segment
from companion.games.marengo.moves.bombard import Bombardment, UnderFire
from companion.games.marengo.moves.maneuver import ManeuverAttack
from companion.games.marengo.moves.movement import Movement
from companion.games.marengo.moves.retreat import Retreating
from companion.games.marengo.parts import Gun, Stand
from companion.games.marengo.rulings import Rulings
from companion.games.marengo.state import PHASES, Phase, Rules, State
from companion.kernel.game import Decision, Event, Objection
from companion.kernel.sequence import SequenceOfPlay
from companion.kernel.story import Story

CAPACITY = {"P": 8, "Q": 8, "R": 2, "S": 1, "T": 3, "W": 4}
PAIRS = {"P>Q": "Q>P", "Q>R": "R>Q", "Q>S": "S>Q", "Q>T": "T>Q", "P>T": "T>P", "R>W": "W>R"}
SYMBOLS = {"Q>P": "inf = 1", "Q>R": "art = 1", "Q>T": "art = 3"}
WALLS = {"Q>W": "W>Q", "W>Q": "Q>W"}


def _approaches(locale: str) -> Iterable[str]:
    both = {**PAIRS, **{there: here for here, there in PAIRS.items()}}
    for here, there in {**both, **WALLS}.items():
        if here.startswith(f"{locale}>"):
            wall = "impassable = true" if here in WALLS else ""
            lines = ("[[locale.approach]]", f'id = "{here}"', f'opposite = "{there}"', 'width = "wide"')
            yield "\n".join((*lines, SYMBOLS.get(here, ""), wall))


def _locales() -> Iterable[str]:
    for locale, capacity in CAPACITY.items():
        start = 1 if locale in ("Q", "T") else 0
        yield f'[[locale]]\nid = "{locale}"\ncapacity = {capacity}\nfrench_start = {start}'
        yield from _approaches(locale)


BOARD = "\n".join(
    (
        'schema = "bm-map/1"\nname = "Six fields"\nsource = "invented"',
        "[time]\nrounds = 16\nfirst_hour = 6",
        "[morale]\naustrian_start = 20\nfrench_start = 20",
        *_locales(),
        '[[entry]]\nid = "bridge"\nside = "austrian"\nlocale = "P"\npontoon = true',
        '[[force]]\nside = "french"\ndisplay = "at_start"\npieces = ["i3", "a1"]',
        '[[force]]\nside = "austrian"\ndisplay = "main_body"\nentry = ["bridge"]\nround = 1\npieces = ["i3", "a1"]',
    )
)
ARMY = {"i3": 2, "i2": 4, "i1": 2, "c2": 2, "c1": 1, "a1": 1}


def battle(
    austrian: Stand,
    french: Stand,
    phase: Phase = "move",
    side: str = "french",
    rulings: dict[str, str] | None = None,
    armies: dict[str, dict[str, int]] | None = None,
    **changes: Any,
) -> State:
    """Round 3, the turn of this side. Each army can have twelve pieces of all kinds, known or not."""
    rules = Rules(BOARD, "full", "shown", 16, AUTOMATIC, Rulings(**(rulings or {})))
    muster = {seat: dict((armies or {}).get(seat, ARMY)) for seat in ("austrian", "french")}
    nought, stand = {"austrian": 0, "french": 0}, {"austrian": austrian, "french": french}
    guns = {"austrian": Gun(), "french": Gun()}
    state = State(rules, 3, side, phase, 3, {"austrian": 10, "french": 10}, nought, stand, muster, guns, nought)
    return replace(state, **changes)


# --- the order of play, with these segments alone -------------------------------------------------------------------


class Elsewhere(Segment):
    """A phase that is tested elsewhere: here it waits."""

    def decisions(self, state: State) -> Iterable[Decision]:
        yield Decision(state.side, "elsewhere", ("next",))


_PHASES: dict[str, Segment] = {phase: Elsewhere() for phase in PHASES}
_PHASES |= {"bombard": Bombardment(), "move": Movement(), "announce": Announcement()}
_DIALOGUES = {"hit": UnderFire(), "maneuver": ManeuverAttack(), "retreat": Retreating()}


class Order(SequenceOfPlay[State]):
    def under_way(self, state: State) -> tuple[Segment, ...]:
        asked = (segment for name, segment in _DIALOGUES.items() if getattr(state, name) is not None)
        return (_PHASES[state.phase], *asked)

    def following(self, state: State, story: Story) -> State:
        for name in reversed(_DIALOGUES):
            if getattr(state, name) is not None:
                return replace(state, **{name: None})
        return replace(state, phase="assault" if state.phase == "bombard" else "start", ready=False)


ORDER = Order()


def begun(state: State) -> tuple[State, list[Event]]:
    """The segment at hand begins."""
    story = Story(lambda move: move.verb())
    return ORDER.begin(state, story), story


def attacked(state: State) -> tuple[State, list[Event]]:
    """A maneuver attack or a retreat has just been put on the table, in the middle of the movement phase."""
    story = Story(lambda move: move.verb())
    return ORDER.put_right(replace(state, maneuver=None, retreat=None), state, story), story


def asked(state: State) -> Decision:
    return next(iter(ORDER.under_way(state)[-1].decisions(state)))


def answers(state: State) -> list[MarengoMove]:
    return list(ORDER.under_way(state)[-1].choices(state, asked(state)))


def played(state: State, move: MarengoMove) -> tuple[State, list[Event]]:
    """A legal answer of the player who is asked; where there are few of them it is listed."""
    assert not broken(state, move), broken(state, move)
    decision = asked(state)
    assert decision.seat == move.seat
    assert move.verb() in decision.verbs
    assert decision.typed or move in answers(state), answers(state)
    story = Story(lambda by_itself: by_itself.verb())
    return ORDER.play(state, move, story), story


def objections(state: State, move: MarengoMove) -> list[Objection]:
    return list(move.objections(state))


def broken(state: State, move: MarengoMove) -> list[str]:
    """The rules that a move breaks."""
    return [objection.rule for objection in move.objections(state)]


def told(story: list[Event]) -> list[str]:
    return [event.kind for event in story]


def by_themselves(story: list[Event]) -> list[str]:
    """Verbs of what happened by itself."""
    return [str(event.facts["move"]) for event in story if event.kind == "by-itself"]


def the(story: list[Event], kind: str) -> Event:
    return next(event for event in story if event.kind == kind)
