"""What goes on by itself until somebody has a real choice: dialogues of assaults, maneuver attacks and retreats."""

from __future__ import annotations

from tests.marengo.judge_assault import (
    facing,
    firing_artillery,
    losing_row,
    may_lead_defence,
    possible_pursuers,
    reckon,
    take_losses,
)
from tests.marengo.judge_board import AUSTRIAN, Board, adjacent, opposite_locale, pair
from tests.marengo.judge_position import (
    COMMANDS,
    Group,
    Piece,
    Position,
    alive,
    enter_locale,
    lose,
    note_starts,
    occupied,
    other,
    pieces_at,
    turn_number,
)
from tests.marengo.judge_retreat import begin_retreat, settle_retreat
from tests.marengo.judge_road import note_crossing

Question = tuple[str, str]  # who is asked, and what


def question(board: Board, position: Position) -> Question | None:
    """Which answer is pending in a settled position, and whose."""
    enemy = other(position.side)
    if position.winner is not None:
        return None
    if position.hit is not None:
        return enemy, "take-hit"
    if position.retreat is not None:
        return enemy, "retreat-loss" if position.retreat.charged else "retreat-to"
    if position.maneuver is not None:
        return (enemy, "stop") if position.maneuver.stage == "stop?" else (position.side, "stopped")
    if position.assault is not None:
        return assault_question(board, position)
    return None


def assault_question(board: Board, position: Position) -> Question:
    fight = position.assault
    assert fight is not None
    enemy = other(position.side)
    if fight.stage == "fire?":
        return enemy, "defensive-fire"
    if fight.stage == "lead?":
        return enemy, "lead"
    if fight.stage == "pursue?":
        return str(fight.winner), "pursue"
    if fight.stage == "pursuer loss":
        chooser = str(fight.winner)
        return (other(chooser) if board.ruling("BM-AMB-14") == "b" else chooser), "pursuer-loss"
    return losing_row(position, losing_side(position))[1], "lose"


def losing_side(position: Position) -> str:
    """Whose losses are being distributed: the winner's first."""
    fight = position.assault
    assert fight is not None
    if fight.stage == "fire losses":
        return position.side
    winner = str(fight.winner)
    return winner if fight.due.get(winner, 0) > 0 else other(winner)


def settle(board: Board, position: Position) -> None:
    """Goes on until somebody has to decide."""
    if position.hit is not None:
        settle_hit(board, position)
    if position.retreat is not None and settle_retreat(board, position) is not None:
        return
    if position.maneuver is not None:
        settle_maneuver(board, position)
    if position.assault is not None:
        settle_assault(board, position)


# ---------------------------------------------------------------- bombardment


def settle_hit(board: Board, position: Position) -> None:
    assert position.hit is not None
    if position.hit.strength <= 0 or len(position.hit.target) == 1:
        struck = position.pieces[position.hit.target[0]] if position.hit.strength > 0 else None
        end_bombardment(board, position, struck)


def end_bombardment(board: Board, position: Position, struck: Piece | None) -> None:
    """The loss, then the guns: fired, and back if nobody is left opposite (BM-BOMB-09, -22, -27)."""
    assert position.hit is not None
    if struck is not None:
        lose(position, struck, position.hit.strength)
    position.hit = None
    guns = next(p for p in position.pieces.values() if p.announced and p.side == position.side)
    guns.announced = False
    guns.bombarded_turn, guns.fired_round = turn_number(position), position.round
    assert guns.approach is not None
    if not occupied(position, other(position.side), opposite_locale(board, guns.approach)):
        guns.approach = None
    position.phase = "assault"


# ---------------------------------------------------------------- maneuver attack


def settle_maneuver(board: Board, position: Position) -> None:
    attack = position.maneuver
    assert attack is not None
    target = opposite_locale(board, attack.approach)
    if attack.stage == "stop?" and not can_be_stopped(board, position):
        yield_ground(board, position)
        if settle_retreat(board, position) is not None:
            return
    if attack.stage == "retreat":
        for id_ in attack.pieces:
            enter_locale(board, position, position.pieces[id_], target)  # BM-MAN-19
        position.group = Group(attack.pieces, target, "move")
        if attack.road is not None:
            note_crossing(board, position, attack.road, attack.approach, attack.step)
            position.group = Group(
                attack.pieces, target, "road", road=attack.road, free=attack.free, step=attack.step, may_run=True
            )
        position.maneuver = None


def can_be_stopped(board: Board, position: Position) -> bool:
    """BM-MAN-10, -11, -12"""
    attack = position.maneuver
    assert attack is not None
    for id_ in attack.pieces:
        start = position.pieces[id_].start
        if start is not None and start[1] is not None:
            return False
        if start is None and board.ruling("BM-AMB-10") == "b":
            return False
    return bool(pieces_at(position, other(position.side), opposite_locale(board, attack.approach), None))


def yield_ground(board: Board, position: Position) -> None:
    """BM-MAN-18; the attack came from the locale before the target (BM-AMB-28)."""
    attack = position.maneuver
    assert attack is not None
    attack.stage = "retreat"
    origin = board.approaches[attack.approach].locale
    begin_retreat(board, position, opposite_locale(board, attack.approach), origin)


# ---------------------------------------------------------------- assault


def settle_assault(board: Board, position: Position) -> None:
    """One stage after the other, each left behind when it asks nothing."""
    fight = position.assault
    assert fight is not None
    attacker, defender = position.side, other(position.side)
    if fight.stage == "fire?":
        if firing_artillery(board, position) is not None:
            return
        fight.stage = "lead?"
    if fight.stage == "fire losses":
        if take_losses(position, attacker) is not None:
            return
        fight.stage = "lead?"
    if fight.stage == "lead?":
        target = facing(board, fight.approach)
        if any(may_lead_defence(target, position.pieces[id_]) for id_ in alive(position, fight.defenders)):
            return
        reckon(board, position)
        fight.stage = "losses"
    assert fight.stage == "retreat" or fight.winner is not None
    if fight.stage == "losses":
        for side in (str(fight.winner), other(str(fight.winner))):
            if take_losses(position, side) is not None:
                return
        fight.stage = "pursue?"
        if possible_pursuers(board, position):
            return
        fight.stage = "end"
    if fight.stage == "pursue?":
        return
    if fight.stage == "pursuer loss":
        if len(fight.pursuers) > 1:
            return
        lose(position, position.pieces[fight.pursuers[0]], 1)  # BM-AS10-01
        fight.stage = "pursuit losses"
    if fight.stage == "pursuit losses":
        if take_losses(position, other(str(fight.winner))) is not None:
            return
        fight.stage = "end"
    if fight.stage == "end":
        if fight.winner == defender:
            fall_back(board, position)
            return
        fight.stage = "retreat"
        target = facing(board, fight.approach)
        begin_retreat(board, position, target.locale, board.approaches[fight.approach].locale, target.id)
        if settle_retreat(board, position) is not None:
            return
    if fight.stage == "retreat":
        advance(board, position)


def fall_back(board: Board, position: Position) -> None:
    """Step 11, the defender has won (BM-AS11-01, -02, -07)."""
    fight = position.assault
    assert fight is not None
    for id_ in alive(position, fight.attackers):
        position.pieces[id_].approach = None
    position.failed_pairs.add(pair(board, fight.approach))
    position.assault = None


def advance(board: Board, position: Position) -> None:
    """Step 11, the attacker has won and the defender has left (BM-AS11-04, BM-MOVE-14)."""
    fight = position.assault
    assert fight is not None
    target = opposite_locale(board, fight.approach)
    survivors = alive(position, fight.attackers)
    for id_ in survivors:
        enter_locale(board, position, position.pieces[id_], target)
    position.taken.add(target)
    position.group = Group(survivors, target, "assault")
    position.assault = None


def start_turn(board: Board, position: Position, side: str) -> None:
    """Flags of the turn, and the activation that happens by itself (BM-SURP-02)."""
    position.side, position.phase = side, "start"
    position.cp, position.charged, position.declared = COMMANDS, 0, 0
    position.road_use, position.entry_use, position.pontoon_used = {}, {}, False
    position.assaulted_pairs, position.failed_pairs, position.taken = set(), set(), set()
    for piece in position.pieces.values():
        piece.moved = piece.assaulted = False
    note_starts(position)
    if side == AUSTRIAN:
        return
    position.french_turns += 1
    for piece in position.pieces.values():
        if piece.side == side and piece.status == "map" and near_austrians(board, position, piece):
            piece.active = True


def near_austrians(board: Board, position: Position, piece: Piece) -> bool:
    assert piece.locale is not None
    return any(occupied(position, AUSTRIAN, there) for there in adjacent(board, piece.locale))
