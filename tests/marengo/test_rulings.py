"""Each ruling that can be read otherwise is an option, and each other reading changes what happens at a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from companion.games.marengo import game as marengo
from companion.games.marengo.game import Marengo
from companion.games.marengo.moves.advancing import Advance
from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import MarengoMove, Next, Pass
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import March, Withdraw
from companion.games.marengo.moves.maneuver import Stop, Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Sacrifice
from companion.games.marengo.moves.roads import Enter, Ride
from companion.games.marengo.moves.start import Shuffle
from companion.games.marengo.parts import Going, Gun
from companion.games.marengo.rulings import ruling_options
from companion.games.marengo.state import State
from companion.kernel.rulebook import rulings
from tests.marengo.assault_positions import battle, storm
from tests.marengo.positions import board_text, position, ruled
from tests.marengo.test_coverage_entries import ENTERED

GAME = Marengo()
A, F = "austrian", "french"
OTHERS = [(option.key, value) for option in ruling_options() for value in option.values[1:]]


class Scene(NamedTuple):
    """A position, and moves after which two readings differ: one of them is refused, or it comes to something else."""

    state: State
    moves: tuple[MarengoMove, ...]


def verdict(state: State, moves: tuple[MarengoMove, ...]) -> tuple[set[str], State]:
    """What is refused, and the table it comes to."""
    for move in moves:
        against = {objection.rule for objection in GAME.objections(state, move)}
        if against:
            return against, state
        state = GAME.play(state, move).state
    return set(), state


# --- assaults and guns ----------------------------------------------------------------------------------------------


def assaults() -> dict[str, Scene]:
    guns = {A: Gun(last_announced=5), F: Gun()}
    defended = position(
        board_text(("N-S",)), {"S>N": "a1 i2"}, {"N>S": "i3"}, side=F, round=3, phase="assault", guns=guns
    )
    after_defence = {A: Gun(), F: Gun(fired=3)}
    fired = position(
        board_text(("P-Q",)), {"Q": "x"}, {"P>Q": "a1"}, side=F, round=3, phase="announce", guns=after_defence
    )
    dead = (storm("i2", "i2"), Cannonade(F, "a1"), Pass(F), Suffer(F, "i3", 2), Go(F, "S>N", ("i1",), "H"))
    broken = battle("i2 i3", "a2 i1", wide=True, morale={A: 2, F: 10})
    gone_on = position(
        board_text(("S-T", "T-U"), roads={"r": "main:STU"}), {"T": "xs xs"}, {"U": "x"}, phase="assault",
        going=Going("T", {"xs": 2}, stormed=True), commands=1,
    )  # fmt: skip
    return {
        "penalty-per-piece each": Scene(
            battle("i3 i3", "i2 i3 i3", symbols="inf = 1", wide=True).state,
            (storm("i3 i3", "i3 i3"), Front(F, ("i2",))),
        ),
        "defensive-round round": Scene(defended, (storm("i3", "i3", seat=F), Cannonade(A, "a1"))),
        "announce-after-defence no": Scene(fired, (Announce(F, "P>Q", "a1"),)),
        "retreat-artillery spared": Scene(
            battle("i2", "a1 i3 i3").state, (storm("i2", "i2"), Pass(F), Pass(F), Suffer(F, "i3", 3))
        ),
        "pursuit-loss opponent": Scene(
            battle("i3 c1 c2", "i1", wide=True).state,
            (storm("i3 c1 c2", "i3"), Front(F, ("i1",)), Pursue(A, ("c1", "c2")), Suffer(A, "c1")),
        ),
        "dead-winners open": Scene(battle("i2", "a1 i3").state, dead),
        "dead-winners stays": Scene(battle("i2", "a1 i3").state, dead),
        "broken-leaders named": Scene(
            broken.state, (storm("i2 i3", "i2 i3"), Cannonade(F, "a2"), Suffer(F, "i2", 2), Front(F, ("i1",)))
        ),
        "below-zero counts": Scene(
            battle("i3 c2", "i1", symbols="cav = 3").state,
            (storm("i3 c2", "i3"), Front(F, ("i1",)), Pursue(A, ("c2",))),
        ),
        "surplus stays": Scene(battle("i3 i2 i2", "i1", capacity={"S": 2}).state, (storm("i3 i2 i2", "i3"),)),
        "free-split main-road": Scene(gone_on, (Continue(A, ("c2",), "T>U"),)),
    }


# --- movement -------------------------------------------------------------------------------------------------------

LINE = board_text(("A-B", "B-C", "C-D"), roads={"r": "main:ABCD"})
SPARES = f'\n[[spares]]\nside = "french"\npieces = {["i1"] * 12!r}\n'.replace("'", '"')  # and nothing else
STAR = board_text(("S-T", "T-U"))


def movement() -> dict[str, Scene]:
    near = board_text(("S-T",), symbols={"S>T": "obstacle = true"})
    change = board_text(("A-B", "B-D"), roads={"one": "main:AB", "two": "main:BD"}, junctions={"B": ("one", "two")})
    full = board_text(("A-B", "B-C"), roads={"r": "main:ABC"}, capacity={"B": 1})
    fork = board_text(
        ("A-B", "B-C", "B-D"), roads={"red": "main:ABC", "brown": "secondary:BD"}, junctions={"B": ("red", "brown")}
    )
    entering = position(ENTERED, {"wait:body": "x"}, {"B": "x"}, round=2)
    ride_in = Enter(A, "c2", "gate", ("A>B",))
    idle = position(board_text(("L-P", "L-Q")), {"L>Q": "x", "L": "x"}, {"P": "x"})
    return {
        "withdraw-cost free": Scene(position(STAR, {"S>T": "x"}, {"T": "x"}), (Withdraw(A, ("x",), "S>T"),)),
        "obstacle-side either": Scene(position(near, {"S": "x"}, {"T": "x"}), (March(A, ("x",), "S", "T"),)),
        "road-change one-road": Scene(position(change, {"A": "x"}, {}), (Ride(A, "x", "A", ("A>B", "B>D")),)),
        "road-direction road": Scene(
            position(LINE, {"A": "x", "C": "x"}, {}), (Ride(A, "x", "A", ("A>B",)), Ride(A, "x", "C", ("C>B",)))
        ),
        "full-locales passable": Scene(position(full, {"A": "x", "B": "x"}, {}), (Ride(A, "x", "A", ("A>B", "B>C")),)),
        "entering-attack unstoppable": Scene(entering, (ride_in, Stop(F, ("x",)))),
        "entering-attack none": Scene(entering, (ride_in,)),
        "reinforcements-active no": Scene(
            position(ENTERED, {}, {"wait:relief": "x"}, side=F, round=2), (Enter(F, "x", "east"),)
        ),
        "second-attack no": Scene(
            position(STAR, {"S": "x", "U": "x"}, {"T": "x"}, failed=("S>T",)), (March(A, ("x",), "U", "T"),)
        ),
        "block-release at-once": Scene(idle, (March(A, ("x",), "L", "Q"),)),
        "offroad-counts yes": Scene(position(LINE, {"A": "x"}, {}), (March(A, ("x",), "A", "B"),)),
        "continue-roads joined": Scene(
            position(fork, {"A": "x"}, {"D": "x"}), (Ride(A, "x", "A", ("A>B",)), Continue(A, ("c2",), "B>D"))
        ),
    }


# --- attacks, retreats, turns ---------------------------------------------------------------------------------------


def the_rest() -> dict[str, Scene]:
    stopping = position(board_text(("P-Q", "Q-R")), {"P": "x"}, {"Q": "i2 i2"}, retreated={"Q": {"i2": 2}})
    small = board_text(("P-Q", "Q-S"), capacity={"S": 1})
    triangle = board_text(("A-B", "B-C", "A-C", "C-D"), roads={"r": "main:ABC"})
    driven = (March(A, ("x",), "P", "Q"), Yield(F), Go(F, "Q", ("c2",), "S"))
    short = board_text(("A-B",)).replace("french_start = 10\n", "french_start = 10\ntrack_max = 12\n", 1)
    broken = {"side": F, "round": 3, "morale": {A: 0, F: 10}}
    across = board_text(("A-B", "C-D", "B-C"), walls=("A-D",))
    return {
        "stop-with-retreated no": Scene(stopping, (March(A, ("x",), "P", "Q"), Stop(F, ("i2",)))),
        "shuffle-scope locale": Scene(
            position(board_text(("A-B",)), {"A": "i2", "A>B": "i3"}, {"B": "x"}, phase="start"), (Shuffle(A, "A"),)
        ),
        "no-spare another": Scene(
            position(small.replace("\n[[force]]", SPARES + "\n[[force]]", 1), {"P": "x"}, {"Q": "i3 i2"}),
            (*driven[:2], Sacrifice(F, "Q", "i3")),
        ),
        "attack-from start": Scene(
            position(triangle, {"A": "c2"}, {"C": "c2"}),
            (Ride(A, "c2", "A", ("A>B", "B>C")), Yield(F), Go(F, "C", ("c2",), "A")),
        ),
        "part-stays yes": Scene(
            position(small, {"P": "x x"}, {"Q": "c2"}), (March(A, ("x", "x"), "P", "Q"), Yield(F), Advance(A, ("x",)))
        ),
        "partial-retreat all-lost": Scene(position(small, {"P": "x"}, {"Q": "c1 c2"}), driven),
        "morale-cap track": Scene(position(short, {}, {}, broke={A: 3, F: 0}, **broken), (Next(F),)),
        "bonus-every-round every": Scene(position(short, {}, {}, broke={A: 2, F: 0}, **broken), (Next(F),)),
        "impassable-neighbours yes": Scene(position(across, {"A": "x"}, {"D": "xz"}), (Next(A),)),
        "stopped-counts-entered yes": Scene(
            position(board_text(("A-P",)), {"P": "i2"}, {"A": "c2"}), (March(A, ("i2",), "P", "A"), Stop(F, ("c2",)))
        ),
    }


SCENES = assaults() | movement() | the_rest()


def test_every_other_reading_has_its_scene() -> None:
    assert sorted(SCENES) == sorted(f"{key} {value}" for key, value in OTHERS)


@pytest.mark.parametrize(("key", "value"), OTHERS)
def test_another_reading_changes_the_verdict(key: str, value: str) -> None:
    scene = SCENES[f"{key} {value}"]
    usual = verdict(scene.state, scene.moves)
    other = verdict(ruled(scene.state, **{key.replace("-", "_"): value}), scene.moves)
    assert (other[0], replace(other[1], rules=usual[1].rules)) != usual
    assert not (usual[0] and other[0]), "one of both readings lets it pass"


def test_every_question_of_the_ledger_is_an_option_or_is_cited_where_it_applies() -> None:
    folder = Path(marengo.__file__).parent
    cited = {id_ for path in folder.rglob("*.py") for id_ in re.findall(r"BM-AMB-\d\d", path.read_text("utf-8"))}
    questions = {f"BM-AMB-{number:02}" for number in range(1, 39)}
    assert {option.rule for option in ruling_options()} == set(rulings("marengo"))
    assert questions <= cited
