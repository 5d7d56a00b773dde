"""The game held against the judge (judge.py): the same positions, every move one could think of, both verdicts.

The judge knows every face, so the table compared with it is one on which every block has been shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.games.marengo.beginning import begin
from companion.games.marengo.moves.advancing import Advance
from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import MarengoMove, Next, Pass
from companion.games.marengo.moves.bombard import CallOff, Fire, TakeHit
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.maneuver import Hold, Split, Stay, Stop, Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Sacrifice
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride
from companion.games.marengo.moves.start import Activate
from companion.games.marengo.parts import Crossing, Going, Gun
from companion.games.marengo.pieces import each, kind, word
from companion.games.marengo.sequence import TURN
from companion.games.marengo.state import State
from companion.kernel.game import Result, Setup
from companion.kernel.story import Story
from tests.marengo.judge import Board, Move, Position, after, asked, verdict, who_decides
from tests.marengo.judge_moves import candidates
from tests.marengo.judge_position import Piece
from tests.marengo.judge_retreat import payers

SIDES = ("austrian", "french")
# The game has one verb for all of these.
PHASE = {"begin": "start", "end-assaults": "assault", "end-moves": "move", "end-turn": "announce"}


# --- a position of the judge as a table ----------------------------------------------------------------------------


@cache
def fresh(text: str, rulings: tuple[tuple[str, str], ...] = ()) -> State:
    return begin(Setup({"board": "own", "reinforcements": "sample", **dict(rulings)}, {}, {"board": text}))


def place_of(piece: Piece) -> str:
    return f"wait:{piece.display}" if piece.status == "pool" else piece.approach or str(piece.locale)


def face_of(piece: Piece) -> str:
    return f"{piece.arm}{piece.strength}"


def kind_of(piece: Piece) -> str:
    asleep = piece.side == "french" and not piece.active and piece.status == "map"
    return face_of(piece) + "z" * asleep + "m" * piece.moved + "s" * piece.assaulted


def table_of(start: State, position: Position) -> State:
    """The same position as the game keeps it; only between two moves, with nothing to be answered."""
    living = [piece for piece in position.pieces.values() if piece.status != "out"]
    stand: dict[str, Any] = {side: {} for side in SIDES}
    for piece in sorted(living, key=lambda piece: (place_of(piece), kind_of(piece))):
        here = stand[piece.side].setdefault(place_of(piece), {})
        here[kind_of(piece)] = here.get(kind_of(piece), 0) + 1
    muster = {side: dict(Counter(face_of(piece) for piece in living if piece.side == side)) for side in SIDES}
    pairs = {approach for pair in position.assaulted_pairs for approach in pair}
    failed = {side for both in position.failed_pairs for side in both if start.board.beyond[side] in position.withstood}
    return replace(
        start,
        round=position.round,
        side=position.side,
        phase=position.phase,
        commands=position.cp,
        morale=dict(position.morale),
        broke={side: position.broke[side] or 0 for side in SIDES},
        lost=dict(position.lost),
        stand=stand,
        muster=muster,
        guns={side: _gun(position, side) for side in SIDES},
        entered=position.start_locale_entered,
        declared=position.declared,
        roads=dict(_roads(start, position)),
        pontoon=position.pontoon_used,
        assaulted=tuple(sorted(pairs)),
        failed=tuple(sorted(failed)),
        taken=tuple(sorted(position.taken)),
        retreated=_retreated(living),
        going=_going(position),
        result=Result(position.winner, "") if position.winner is not None else None,
    )


def _retreated(living: list[Piece]) -> dict[str, dict[str, int]]:
    came: dict[str, dict[str, int]] = {}
    for piece in living:
        if piece.retreated and piece.approach is None and piece.locale is not None:
            here = came.setdefault(piece.locale, {})
            here[kind_of(piece)] = here.get(kind_of(piece), 0) + 1
    return came


def _gun(position: Position, side: str) -> Gun:
    """The judge counts turns from 2."""
    guns = [piece for piece in position.pieces.values() if piece.side == side and piece.arm == "a"]
    if not guns:
        return Gun()
    gun = guns[0]
    unsaid = 2 * position.round - (side == "austrian") - (2 if position.side == side else 1) if gun.announced else 0
    last = gun.announced_turn - 1 if gun.announced_turn is not None else unsaid
    bombarded = (gun.bombarded_turn or 1) - 1
    return Gun(last if gun.announced else 0, last, bombarded, gun.fired_round or 0, gun.status == "out")


def _roads(start: State, position: Position) -> Iterator[tuple[str, tuple[Crossing, ...]]]:
    for (road, pair), used in position.road_use.items():
        if used and not pair[0].startswith("@"):
            yield f"{road} {start.board.pair[pair[0]]}", tuple(Crossing(step, over) for step, over in used)
    for entry, steps in position.entry_use.items():
        gate = start.board.entry[entry]
        if steps:
            yield f"{gate.road} {gate.crossing}", tuple(Crossing(step, gate.crossing) for step in steps)


def _going(position: Position) -> Going | None:
    group = position.group
    if group is None:
        return None
    pieces = [position.pieces[id_] for id_ in group.pieces]
    kinds = Counter(kind_of(piece) for piece in pieces if place_of(piece) == group.locale)
    by_road = group.kind == "road"
    return Going(
        group.locale, dict(sorted(kinds.items())), (group.road or "") if by_road else "", group.step if by_road else 0,
        group.free, tuple(sorted({piece.approach for piece in pieces if piece.approach})), group.kind == "assault",
        group.may_run, _began(pieces[0]) if by_road else "",
    ) if kinds else None  # fmt: skip


def _began(piece: Piece) -> str:
    """Where its move began: where it stood when the turn did, or in its display."""
    return str(piece.start[0]) if piece.start is not None else f"wait:{piece.display}"


def summary(state: State) -> dict[str, Any]:
    """What has to be the same after a move."""
    blocks = Counter(
        (side, place, kind(name).face, kind(name).asleep and not place.startswith("wait:"))
        for side in SIDES
        for place, here in state.stand[side].items()
        for name in each(here)
    )
    return {
        "blocks": blocks,
        "morale": state.morale,
        "broke": state.broke,
        "lost": state.lost,
        "commands": state.commands,
        "entered": state.entered,
        "taken": set(state.taken),
        "result": state.result.winner if state.result else None,
    }


# --- a move of the judge as one of the game ------------------------------------------------------------------------


def named(position: Position, ids: tuple[str, ...]) -> tuple[str, ...] | None:
    """Words for these pieces; None where others look alike but may do something else."""
    known = told_apart(position)
    return None if any(known[id_] is None for id_ in ids) else tuple(str(known[id_]) for id_ in ids)


class _Words:
    """The word for each piece of the position that was asked about last; None where others look alike."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._words: dict[str, str | None] = {}

    def of(self, position: Position) -> dict[str, str | None]:
        if position is not self._position:
            looks: dict[Hashable, set[Hashable]] = {}
            for piece in position.pieces.values():
                looks.setdefault(_look(piece), set()).add((kind_of(piece), piece.start, piece.retreated))
            self._words = {
                id_: word(kind_of(piece)) if len(looks[_look(piece)]) == 1 else None
                for id_, piece in position.pieces.items()
            }
            self._position = position
        return self._words


def _look(piece: Piece) -> Hashable:
    return piece.side, piece.status, place_of(piece), face_of(piece)


told_apart = _Words().of


def moves_of(state: State, position: Position, move: Move, seat: str) -> list[MarengoMove] | None:
    """The game's moves for a move of the judge; None where it cannot be said, or says more than the game asks."""
    verb, *given = move
    simple: dict[str, MarengoMove] = {
        "begin": Next(seat), "end-assaults": Next(seat), "end-moves": Next(seat), "end-turn": Next(seat),
        "call-off": CallOff(seat), "yield": Yield(seat),
    }  # fmt: skip
    if verb in simple:
        return [simple[verb]] if PHASE.get(verb, position.phase) == position.phase else None
    if verb == "fire":
        return _fire(state, seat, given[0])
    if verb == "defensive-fire":
        guns = [
            face_of(gun) for gun in position.pieces.values() if (gun.arm, gun.side, gun.status) == ("a", seat, "map")
        ]
        return [Pass(seat)] if not given[0] else [Cannonade(seat, guns[0] if guns else "a1")]
    ids = given[0] if isinstance(given[0], tuple) else given[1] if verb == "assault" else (given[0],)
    if verb in ("shuffle", "road-on", "concede"):
        return _ride_on(state, position, given[0], seat) if verb == "road-on" else None
    words = named(position, ids)
    if words is None:
        return None
    where = {place_of(position.pieces[id_]) for id_ in ids}
    return _with_words(state, position, verb, given, words, where, seat)


def _fire(state: State, seat: str, target: str | None) -> list[MarengoMove] | None:
    """Where one approach is left as a target the judge wants it named, the game does not."""
    gun = next((place for place, here in state.stand[seat].items() if any(kind(name).arm == "a" for name in here)), "")
    beyond = state.board.beyond.get(gun, "")
    others = [place for place in state.places(state.enemy, beyond) if place != beyond] if beyond else []
    forced = not beyond or state.number(state.enemy, beyond) or state.board.opposite[gun] in others
    if forced or len(others) > 1:
        return [Fire(seat, target or "")]
    return [Fire(seat, "")] if target in others else None


def _with_words(
    state: State, position: Position, verb: str, given: list[Any], words: tuple[str, ...], where: set[str], seat: str
) -> list[MarengoMove] | None:
    board, place = state.board, next(iter(where), "")
    if verb == "activate":
        at = {id_: place_of(position.pieces[id_]) for id_ in given[0]}
        if not at or any(position.pieces[id_].side != "french" for id_ in at):
            return None
        return [
            Activate(seat, each_, named(position, tuple(id_ for id_ in given[0] if at[id_] == each_)) or ())
            for each_ in sorted(set(at.values()))
        ]
    if any(position.pieces[id_].side != seat for id_ in _ids(given)) and verb not in ("lose",):
        return None
    if verb == "assault":
        leading = named(position, given[2])
        return None if leading is None or where - {given[0]} else [Assault(seat, given[0], words, leading)]
    if verb == "lead":
        return [Front(seat, words)] if words else [Pass(seat)]
    if verb == "pursue":
        if not all(_same_row(position, id_) for id_ in given[0]):
            return None  # a weakened leader may look like cavalry behind it
        return [Pursue(seat, words)] if words else [Pass(seat)]
    if verb in ("lose", "pursuer-loss"):
        return [Suffer(seat, words[0])] if _same_row(position, given[0]) else None
    if verb == "take-hit":
        target = position.hit.target if position.hit else []
        return [TakeHit(seat, words[0])] if not _look_alike(position, given[0], target) else None
    if verb == "stop":
        target = board.beyond[position.maneuver.approach] if position.maneuver else ""
        return [Stop(seat, words)] if where == {target} else None
    if verb == "stopped":
        group = position.maneuver.pieces if position.maneuver else []
        return [Stay(seat) if not words else Hold(seat) if len(words) == len(group) else Split(seat, words)]
    if verb == "advance":
        going_in = position.maneuver.pieces if position.maneuver else position.assault.attackers  # type: ignore[union-attr]
        return [Advance(seat, words)] if set(given[0]) <= set(going_in) else None
    if verb == "retreat-loss":  # the game asks for one position after the other
        due = state.retreat.due if state.retreat else ()
        if place not in due and _settled_by_itself(position, position.pieces[given[0]]):
            return None
        return [Sacrifice(seat, place, words[0])] if place in due[:1] or place not in due else None
    if verb == "retreat-to":
        return [Go(seat, place, words, given[1])]
    if len(where) != 1:
        return None
    if verb == "announce":
        return [Announce(seat, place, words[0])] if place in board.approach else None
    if verb == "continue":
        group = position.group.pieces if position.group else []
        still_there = position.group is not None and where == {position.group.locale}
        return [Continue(seat, words, given[1])] if still_there and set(given[0]) <= set(group) else None
    if verb == "withdraw":
        return [Withdraw(seat, words, place)] if place in board.approach else None
    if verb == "pontoon":
        return [Pontoon(seat, words[0])]
    if verb == "move":
        if board.locale_of[given[1]] != board.locale_of.get(place, place) or given[1] not in board.beyond:
            return None
        return [March(seat, words, place, board.beyond[given[1]], given[1])]
    if verb == "block":
        return _block(state, given, words, place, seat)
    if verb == "road":
        return [Ride(seat, words[0], place, _route(given[1]))]
    return _enter(state, position, given, words, seat)


def _same_row(position: Position, id_: str) -> bool:
    """Are all that look like this one in the same row?"""
    fight, piece = position.assault, position.pieces[id_]
    if fight is None or _look_alike(position, id_, [*fight.attackers, *fight.defenders]):
        return False
    rows = (fight.first_attackers, fight.first_defenders, fight.pursuers, fight.attackers, fight.defenders)
    fighting = [*fight.attackers, *fight.defenders, id_]
    alike = [each_ for each_ in fighting if face_of(position.pieces[each_]) == face_of(piece)]
    return len({tuple(each_ in row for row in rows) for each_ in alike}) == 1


def _look_alike(position: Position, id_: str, meant: list[str]) -> bool:
    """Is it another one that looks like one of those?"""
    piece = position.pieces[id_]
    return id_ not in meant and face_of(piece) in {face_of(position.pieces[each_]) for each_ in meant}


def _ids(given: list[Any]) -> tuple[str, ...]:
    return tuple(id_ for part in given for id_ in (part if isinstance(part, tuple) else (part,)) if _is_id(id_))


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 3 and value[0] in "AF" and value[1:].isdecimal()


def _block(state: State, given: list[Any], words: tuple[str, ...], place: str, seat: str) -> list[MarengoMove] | None:
    """Cavalry that is named is shown here, so it rides along a main road for nothing."""
    roads = state.board.road_net.through.get(given[1], ())
    free = all(each_[0] == "c" for each_ in words) and any(state.board.road[road].main for road in roads)
    if given[2] != free or place != state.board.locale_of[given[1]]:
        return None
    return [Block(seat, words, given[1])]


def _settled_by_itself(position: Position, piece: Piece) -> bool:
    """Does the judge ask who pays for leaving a position where all who could are alike?"""
    charged = position.retreat.charged if position.retreat is not None else None
    who = payers(position, piece.side, str(piece.locale), piece.approach)
    return piece.approach in (charged or ()) and len({face_of(position.pieces[id_]) for id_ in who}) == 1


def _route(steps: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple("-" if step is None else f"{step[0]}@{step[1]}" for step in steps)


def _enter(
    state: State, position: Position, given: list[Any], words: tuple[str, ...], seat: str
) -> list[MarengoMove] | None:
    _, entry, steps = given
    if state.board.entry[entry].pontoon:
        return None
    waits = next((n for n, step in enumerate(steps) if step is not None), len(steps))
    if waits == 0 and position.entry_use.get(entry):
        return None  # the game takes the first step that is free
    return [Enter(seat, words[0], entry, ("-",) * waits + _route(steps[waits + 1 :]))]


def _ride_on(state: State, position: Position, steps: tuple[Any, ...], seat: str) -> list[MarengoMove] | None:
    group = position.group
    if group is None or not group.may_run:
        return None
    return [Ride(seat, face_of(position.pieces[group.pieces[0]]), group.locale, _route(steps))]


# --- both side by side ---------------------------------------------------------------------------------------------


class Differs(AssertionError):
    """The judge and the game do not agree."""


def objections(state: State, moves: list[MarengoMove]) -> set[str]:
    found: set[str] = set()
    for move in moves:
        found |= {objection.rule for objection in move.objections(state)}
        if not found:
            state = move.effect(state, Story(str))
    return found


def compare_verdicts(board: Board, position: Position, state: State, chosen: list[Move], seen: Counter[str]) -> None:
    seat = who_decides(board, position) or ""
    for move in chosen:
        ours = moves_of(state, position, move, seat)
        if ours is None:
            continue
        theirs, mine = verdict(board, position, move), objections(state, ours)
        seen[move[0]] += 1
        if bool(theirs) != bool(mine):
            raise Differs(f"{move} as {ours}: the judge says {sorted(theirs)}, the game {sorted(mine)}\n{position}")


def play_both(board: Board, start: State, position: Position, dice: Random, most: int, sample: int) -> Counter[str]:
    """A random game of the judge, with the game beside it; verdicts of up to `sample` moves in each position."""
    seen: Counter[str] = Counter()
    state = table_of(start, position)
    for _ in range(most):
        if position.winner is not None:
            break
        every = list(candidates(board, position))
        dice.shuffle(every)
        if _settled_already(board, position, state):  # alike blocks leave nothing to choose in the game
            position = after(board, position, next(move for move in every if not verdict(board, position, move)))
            state = state if asked(board, position) is not None else _caught_up(state, position, start)
            continue
        compare_verdicts(board, position, state, every[:sample], seen)
        move = _some_legal(board, position, state, every, dice)
        if move is None:
            break
        ours = moves_of(state, position, move, who_decides(board, position) or "")
        new = after(board, position, move)
        state = _followed(board, state, ours, move, new, start)
        position = new
    return seen


LATE = {"end-assaults": 1.0, "end-moves": 0.7, "call-off": 0.5, "shuffle": 0.8, "withdraw": 0.4, "yield": 0.2}


def _some_legal(board: Board, position: Position, state: State, every: list[Move], dice: Random) -> Move | None:
    seat = who_decides(board, position) or ""
    kinds: dict[str, list[Move]] = {}
    for move in every:
        kinds.setdefault(move[0], []).append(move)
    for verb in sorted(kinds, key=lambda verb: LATE.get(verb, 0) + dice.random()):
        for move in kinds[verb]:
            silent = verb != "shuffle" and moves_of(state, position, move, seat) is None
            if not silent and not verdict(board, position, move):
                return move
    return None  # nothing that the game can say in the same words


def _followed(
    board: Board, state: State, ours: list[MarengoMove] | None, move: Move, new: Position, start: State
) -> State:
    """The table after the same move; where the judge has nothing more to ask, both must look the same."""
    if ours is None:
        return table_of(start, new) if asked(board, new) is None else _lost(move)
    played = state
    for each_ in ours:
        if objections(played, [each_]) == set():
            played = TURN.play(played, each_, Story(str))
    if asked(board, new) is not None:
        return played
    return _caught_up(played, new, start)


ASKED = {
    "take-hit": ("hit",),
    "stop": ("stop",),
    "stopped": ("stopped",),
    "advance": ("advance",),
    "defensive-fire": ("fire",),
    "lead": ("front",),
    "lose": ("loss-first", "loss-second"),
    "pursue": ("pursuit",),
    "pursuer-loss": ("loss-pursuer",),
    "retreat-loss": ("sacrifice",),
    "retreat-to": ("go",),
}


# What somebody wishes, in order: look-alike blocks settle none of it, so the game may be ahead here, never behind.
WISHES = {"stop": 0, "fire": 0, "stopped": 1, "front": 1, "pursuit": 2, "advance": 4}
LATER_THAN = {"lose": 1, "stopped": 1, "lead": 1, "pursue": 2, "pursuer-loss": 3, "advance": 3}
LATER_THAN |= {"retreat-loss": 3, "retreat-to": 3}


def _settled_already(board: Board, position: Position, state: State) -> bool:
    """Does the judge ask what has happened by itself in the game?"""
    pending = asked(board, position)
    if pending is None:
        return False
    decision = next(TURN.under_way(state)[-1].decisions(state), None)
    if decision is None:
        return True
    if WISHES.get(decision.kind, 9) < LATER_THAN.get(pending, 0):
        raise Differs(f"the game asks for {decision.kind}, the judge for {pending}\n{position}")
    return decision.kind not in ASKED[pending]


def _caught_up(state: State, position: Position, start: State) -> State:
    expected, played = table_of(start, position), _answered(state)
    same_turn = (played.side, played.round) == (expected.side, expected.round)
    if same_turn and (played.result is None) == (position.winner is None) and summary(played) != summary(expected):
        raise Differs(f"later: {_difference(summary(played), summary(expected))}\n{position}")
    return expected


def _lost(move: Move) -> State:
    raise Differs(f"{move} cannot be said in the game")


def _answered(state: State) -> State:
    """Whatever the game still asks that the judge takes for settled."""
    while any(getattr(state, dialogue) is not None for dialogue in ("hit", "assault", "maneuver", "retreat")):
        segment = TURN.under_way(state)[-1]
        decision = next(segment.decisions(state))
        if decision.kind in WISHES:
            raise Differs(f"the game asks for {decision.kind}, the judge for nothing")
        state = TURN.play(state, next(iter(segment.choices(state, decision))), Story(str))  # type: ignore[arg-type]
    return state


def _difference(mine: dict[str, Any], theirs: dict[str, Any]) -> str:
    return "; ".join(f"{key}: game {mine[key]} judge {theirs[key]}" for key in mine if mine[key] != theirs[key])
