"""The answers inside a dialogue: what is against each, and what it does (ledger 6.3, 6.5, 6.6)."""

from __future__ import annotations

from tests.marengo.judge_assault import (
    begin_pursuit,
    defending_row_objections,
    facing,
    firing_artillery,
    losing_row,
    pursuit_objections,
    reckon,
)
from tests.marengo.judge_board import AUSTRIAN, Board, opposite_locale
from tests.marengo.judge_flow import advance, end_bombardment, losing_side, move_in, stoppers, yield_ground
from tests.marengo.judge_position import Position, alive, enter_locale, lose, room
from tests.marengo.judge_retreat import destination_objections, payers, take_retreat_loss

Ids = tuple[str, ...]

# Which moves answer which question, and the rule that says so.
ANSWERS = {
    "take-hit": (("take-hit",), "BM-BOMB-22"),
    "stop": (("stop", "yield"), "BM-MAN-10"),
    "stopped": (("stopped",), "BM-MAN-14"),
    "advance": (("advance",), "BM-AMB-36"),
    "defensive-fire": (("defensive-fire",), "BM-AS02-01"),
    "lead": (("lead",), "BM-AS04-01"),
    "lose": (("lose",), "BM-ASLT-18"),
    "pursue": (("pursue",), "BM-AS08-01"),
    "pursuer-loss": (("pursuer-loss",), "BM-AS10-01"),
    "retreat-loss": (("retreat-loss",), "BM-RET-08"),
    "retreat-to": (("retreat-to",), "BM-RET-12"),
}


def no_take_hit(board: Board, position: Position, piece: str) -> set[str]:
    assert position.hit is not None
    return set() if piece in position.hit.target else {"BM-BOMB-22"}


def do_take_hit(board: Board, position: Position, piece: str) -> None:
    end_bombardment(board, position, position.pieces[piece])


# ---------------------------------------------------------------- maneuver attack


def no_stop(board: Board, position: Position, pieces: Ids) -> set[str]:
    assert position.maneuver is not None
    if not pieces or not set(pieces) <= set(stoppers(board, position)):
        return {"BM-MAN-13"}
    return set()


def do_stop(board: Board, position: Position, pieces: Ids) -> None:
    assert position.maneuver is not None
    for id_ in pieces:
        position.pieces[id_].approach = board.approaches[position.maneuver.approach].opposite
    position.maneuver.stage = "stopped?"
    attacked = board.locales[opposite_locale(board, position.maneuver.approach)]
    if board.ruling("BM-AMB-35") == "b" and position.side == AUSTRIAN and attacked.french_start > 0:
        position.start_locale_entered = True


def no_yield(board: Board, position: Position) -> set[str]:
    return set()


def do_yield(board: Board, position: Position) -> None:
    yield_ground(board, position)


def no_stopped(board: Board, position: Position, blocking: Ids) -> set[str]:
    """All stay (nobody named), all block, or some of both for 1 CP."""
    assert position.maneuver is not None
    broken = set()
    if not set(blocking) <= set(position.maneuver.pieces):
        broken.add("BM-MAN-14")
    if splits(position, blocking) and position.cp < 1:
        broken |= {"BM-MAN-16", "BM-CMD-23"}
    return broken


def splits(position: Position, blocking: Ids) -> bool:
    assert position.maneuver is not None
    return 0 < len(set(blocking)) < len(position.maneuver.pieces)


def do_stopped(board: Board, position: Position, blocking: Ids) -> None:
    assert position.maneuver is not None
    if splits(position, blocking):
        position.cp -= 1  # BM-CMD-20
        position.charged += 1
    for id_ in position.maneuver.pieces:
        position.pieces[id_].approach = position.maneuver.approach if id_ in blocking else None
    position.maneuver = None


# ---------------------------------------------------------------- who goes in


def no_advance(board: Board, position: Position, entering: Ids) -> set[str]:
    """After a maneuver attack at least one (BM-AMB-36 b), after an assault as many as fit (BM-AMB-33 b)."""
    if position.maneuver is not None:
        return set() if entering and set(entering) <= set(position.maneuver.pieces) else {"BM-AMB-36"}
    fight = position.assault
    assert fight is not None
    fits = room(board, position, position.side, opposite_locale(board, fight.approach))
    survivors = alive(position, fight.attackers)
    return set() if len(entering) == fits and set(entering) <= set(survivors) else {"BM-AMB-33"}


def do_advance(board: Board, position: Position, entering: Ids) -> None:
    """The others stay where they are; that was their move."""
    if position.maneuver is not None:
        move_in(board, position, list(entering))
    else:
        advance(board, position, list(entering))


# ---------------------------------------------------------------- assault


def no_defensive_fire(board: Board, position: Position, fire: bool) -> set[str]:
    return set()  # asked only if it is allowed


def do_defensive_fire(board: Board, position: Position, fire: bool) -> None:
    fight = position.assault
    assert fight is not None
    if not fire:
        fight.stage = "lead?"
        return
    guns = firing_artillery(board, position)
    assert guns is not None
    guns.fired_round = position.round
    fight.due[position.side] = guns.strength  # BM-AS03-01, -02
    fight.stage = "fire losses"


def no_lead(board: Board, position: Position, pieces: Ids) -> set[str]:
    fight = position.assault
    assert fight is not None
    defenders = [position.pieces[id_] for id_ in alive(position, fight.defenders)]
    return defending_row_objections(
        facing(board, fight.approach), defenders, [position.pieces[id_] for id_ in pieces if id_ in position.pieces]
    )


def do_lead(board: Board, position: Position, pieces: Ids) -> None:
    fight = position.assault
    assert fight is not None
    fight.first_defenders = list(pieces)
    reckon(board, position)
    fight.stage = "losses"


def no_lose(board: Board, position: Position, piece: str) -> set[str]:
    row, _ = losing_row(position, losing_side(position))
    return set() if piece in row else {"BM-ASLT-18"}


def do_lose(board: Board, position: Position, piece: str) -> None:
    assert position.assault is not None
    position.assault.due[losing_side(position)] -= 1
    lose(position, position.pieces[piece], 1)


def no_pursue(board: Board, position: Position, pieces: Ids) -> set[str]:
    return pursuit_objections(board, position, list(pieces))


def do_pursue(board: Board, position: Position, pieces: Ids) -> None:
    assert position.assault is not None
    begin_pursuit(board, position, list(pieces))
    position.assault.stage = "pursuer loss" if pieces else "end"


def no_pursuer_loss(board: Board, position: Position, piece: str) -> set[str]:
    assert position.assault is not None
    return set() if piece in alive(position, position.assault.pursuers) else {"BM-AS10-01"}


def do_pursuer_loss(board: Board, position: Position, piece: str) -> None:
    assert position.assault is not None
    lose(position, position.pieces[piece], 1)
    position.assault.pursuers_due -= 1


# ---------------------------------------------------------------- retreat


def no_retreat_loss(board: Board, position: Position, piece: str) -> set[str]:
    """Any piece of any position that still owes its loss."""
    move = position.retreat
    assert move is not None
    assert move.charged is not None
    for place in move.charged:
        if piece in payers(position, move.side, move.locale, place):
            return set()
    return {"BM-RET-06", "BM-RET-08"}


def do_retreat_loss(board: Board, position: Position, piece: str) -> None:
    take_retreat_loss(position, position.pieces[piece])


def no_retreat_to(board: Board, position: Position, piece: str, there: str) -> set[str]:
    move = position.retreat
    assert move is not None
    broken = destination_objections(board, position, there)
    found = position.pieces.get(piece)
    if found is None or found.side != move.side or found.locale != move.locale:
        broken.add("BM-RET-02")
    return broken


def do_retreat_to(board: Board, position: Position, piece: str, there: str) -> None:
    enter_locale(board, position, position.pieces[piece], there)  # BM-RET-18, BM-SURP-05
    position.pieces[piece].retreated = True
