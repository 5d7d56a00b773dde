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
from tests.marengo.judge_board import AUSTRIAN, Board, beside, opposite_locale, pair
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
    room,
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
        asks = {
            "stop?": (enemy, "stop"),
            "stopped?": (position.side, "stopped"),
            "advance?": (position.side, "advance"),
        }
        return asks[position.maneuver.stage]
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
    if fight.stage == "advance?":
        return position.side, "advance"
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
    if position.hit.strength < 0 and board.ruling("BM-AMB-15") == "b":
        recoil(position, -position.hit.strength)
        return
    if position.hit.strength <= 0 or len(position.hit.target) == 1:
        struck = position.pieces[position.hit.target[0]] if position.hit.strength > 0 else None
        end_bombardment(board, position, struck)


def recoil(position: Position, points: int) -> None:
    """A strength below 0 falls on the guns (BM-AMB-15 b); the target is not touched and stays."""
    guns = next(p for p in position.pieces.values() if p.announced and p.side == position.side)
    guns.announced = False
    guns.bombarded_turn, guns.fired_round = turn_number(position), position.round
    position.hit, position.phase = None, "assault"
    lose(position, guns, points)


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
    if attack.stage == "stop?" and not can_be_stopped(board, position):
        yield_ground(board, position)
        if settle_retreat(board, position) is not None:
            return
    if attack.stage == "retreat":
        if board.ruling("BM-AMB-36") == "b" and len(attack.pieces) > 1:
            attack.stage = "advance?"
            return
        move_in(board, position, attack.pieces)


def move_in(board: Board, position: Position, pieces: list[str]) -> None:
    """These of the attackers enter the emptied locale (BM-MAN-19)."""
    attack = position.maneuver
    assert attack is not None
    target = opposite_locale(board, attack.approach)
    for id_ in pieces:
        enter_locale(board, position, position.pieces[id_], target)
    position.group = Group(pieces, target, "move")
    if attack.road is not None:
        note_crossing(board, position, attack.road, attack.approach, attack.step)
        position.group = Group(
            pieces, target, "road", road=attack.road, free=attack.free, step=attack.step, may_run=True
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
    return bool(stoppers(board, position))


def stoppers(board: Board, position: Position) -> list[str]:
    """Whoever is in reserve there (BM-MAN-12); perhaps not those who came there by a retreat this turn (BM-AMB-16)."""
    assert position.maneuver is not None
    reserve = pieces_at(position, other(position.side), opposite_locale(board, position.maneuver.approach), None)
    return [piece.id for piece in reserve if board.ruling("BM-AMB-16") == "a" or not piece.retreated]


def yield_ground(board: Board, position: Position) -> None:
    """BM-MAN-18; the attack came from the locale before the target (BM-AMB-28)."""
    attack = position.maneuver
    assert attack is not None
    attack.stage = "retreat"
    origin: str | None = board.approaches[attack.approach].locale
    if board.ruling("BM-AMB-28") == "b" and attack.road is not None:
        began = position.pieces[attack.pieces[0]].start
        origin = None if began is None else began[0]
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
        left = alive(position, fight.pursuers)
        if len(left) > 1 and fight.pursuers_due > 0:
            return
        for id_ in left:
            lose(position, position.pieces[id_], fight.pursuers_due)  # BM-AS10-01
        fight.stage = "pursuit losses"
    if fight.stage == "pursuit losses":
        if take_losses(position, other(str(fight.winner))) is not None:
            return
        fight.stage = "end"
    if fight.stage == "end":
        if fight.winner == defender:
            fall_back(board, position)
            return
        if board.ruling("BM-AMB-19") == "c" and not alive(position, fight.attackers):
            position.assault = None
            return
        fight.stage = "retreat"
        target = facing(board, fight.approach)
        begin_retreat(board, position, target.locale, board.approaches[fight.approach].locale, target.id)
        if settle_retreat(board, position) is not None:
            return
    if fight.stage == "retreat":
        survivors = alive(position, fight.attackers)
        if len(survivors) > room(board, position, attacker, opposite_locale(board, fight.approach)):
            fight.stage = "advance?"  # BM-AMB-33 b
            return
        advance(board, position, survivors)


def fall_back(board: Board, position: Position) -> None:
    """Step 11, the defender has won (BM-AS11-01, -02, -07)."""
    fight = position.assault
    assert fight is not None
    for id_ in alive(position, fight.attackers):
        position.pieces[id_].approach = None
    position.failed_pairs.add(pair(board, fight.approach))
    position.withstood.add(opposite_locale(board, fight.approach))
    position.assault = None


def advance(board: Board, position: Position, entering: list[str]) -> None:
    """Step 11, the attacker has won and the defender has left (BM-AS11-04, BM-MOVE-14)."""
    fight = position.assault
    assert fight is not None
    target = opposite_locale(board, fight.approach)
    for id_ in entering:
        enter_locale(board, position, position.pieces[id_], target)
    if entering or board.ruling("BM-AMB-19") != "b":
        position.taken.add(target)
    position.group = Group(entering, target, "assault")
    position.assault = None


def start_turn(board: Board, position: Position, side: str) -> None:
    """Flags of the turn, and the activation that happens by itself (BM-SURP-02)."""
    position.side, position.phase = side, "start"
    position.cp, position.charged, position.declared = COMMANDS, 0, 0
    position.road_use, position.entry_use, position.pontoon_used = {}, {}, False
    position.assaulted_pairs, position.failed_pairs, position.taken = set(), set(), set()
    position.withstood = set()
    for piece in position.pieces.values():
        piece.moved = piece.assaulted = piece.retreated = False
    note_starts(position)
    if side == AUSTRIAN:
        return
    position.french_turns += 1
    for piece in position.pieces.values():
        if piece.side == side and piece.status == "map" and near_austrians(board, position, piece):
            piece.active = True


def near_austrians(board: Board, position: Position, piece: Piece) -> bool:
    assert piece.locale is not None
    return any(occupied(position, AUSTRIAN, there) for there in beside(board, piece.locale))
