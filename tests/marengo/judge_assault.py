"""Assaults: what is allowed, the arithmetic of the steps, and who is asked what (BM-ASLT, BM-AS01..AS11)."""

from __future__ import annotations

from tests.marengo.judge_board import Approach, Board, opposite_locale, pair, passable
from tests.marengo.judge_position import (
    Assault,
    Piece,
    Position,
    alive,
    blocked,
    demoralized,
    lose,
    other,
    pieces_at,
    turn_number,
)

# ---------------------------------------------------------------- arithmetic


def attack_strength(
    strengths: list[int], penalty: int, *, broken: bool = False, per_piece: bool = False, missed: int = 0
) -> int:
    """Step 5. `strengths` are those of the surviving first row (BM-AS05-01, -02, -05, -07, BM-AMB-23).

    `missed`: named leaders that are gone and count 1 less all the same, if the army is broken (BM-AMB-23 b).
    """
    total = sum(max(0, strength - (1 if broken else 0)) for strength in strengths)
    if broken:
        total -= missed
    times = max(1, len(strengths)) if per_piece else 1
    return total - penalty * times


def defence_strength(strengths: list[int], *, broken: bool = False) -> int:
    """Step 5 (BM-AS05-03, -04, BM-AMB-20)."""
    return sum(max(0, strength - (1 if broken else 0)) for strength in strengths)


def attacker_wins(attack: int, defence: int) -> bool:
    """Step 6 (BM-AS06-02)."""
    return attack - defence > 0


def losses(attack: int, defence: int) -> tuple[int, int]:
    """Step 7: what the attacker and the defender lose (BM-AS07-01, -02)."""
    result = attack - defence
    if result > 0:
        return 1, 1 + result
    return 1 - result, 1


def pursuit_strength(strengths: list[int], penalty: int) -> int:
    """Step 9 (BM-AS09-01); below 0 it may count against the pursuers (BM-AMB-15)."""
    return sum(strengths) - penalty


# ---------------------------------------------------------------- step 1


def facing(board: Board, approach: str) -> Approach:
    """The defender's approach."""
    return board.approaches[str(board.approaches[approach].opposite)]


def assault_objections(
    board: Board, position: Position, approach: str, attackers: list[Piece], leading: list[Piece]
) -> set[str]:
    broken = set()
    side = position.side
    if not passable(board, approach):
        return {"BM-MAP-06"}
    if demoralized(position, side):
        broken |= {"BM-DEM-09", "BM-ASLT-24"}
    if position.cp < 1:
        broken.add("BM-CMD-23")
    if not blocked(board, position, other(side), facing(board, approach).id):
        broken.add("BM-ASLT-01")
    if pair(board, approach) in position.assaulted_pairs:
        broken.add("BM-ASLT-04")
    if not attackers:
        broken.add("BM-ASLT-06")
    for piece in attackers:
        here = (board.approaches[approach].locale, approach)
        if piece.side != side or piece.start != here or (piece.locale, piece.approach) != here:
            broken.add("BM-ASLT-07")
        if piece.bombarded_turn == turn_number(position):
            broken.add("BM-BOMB-07")
    target = opposite_locale(board, approach)
    if len(attackers) > board.locales[target].capacity and board.ruling("BM-AMB-33") == "a":
        broken.add("BM-AS11-08")
    if target in position.withstood and board.ruling("BM-AMB-18") == "b":
        broken.add("BM-MOVE-16")
    if target in position.taken:
        broken.add("BM-MOVE-14")  # nobody else enters it this turn
    return broken | attacking_row_objections(facing(board, approach), attackers, leading)


def attacking_row_objections(target: Approach, attackers: list[Piece], leading: list[Piece]) -> set[str]:
    broken = set()
    if any(piece not in attackers for piece in leading):
        broken.add("BM-AS01-01")
    if len(leading) < 1:
        broken.add("BM-AS01-02")
    if len(leading) > target.room:
        broken.add("BM-AS01-03")
    if any(piece.strength < 2 for piece in leading):
        broken.add("BM-AS01-04")
    if any(piece.strength <= target.penalty(piece.arm) for piece in leading):
        broken.add("BM-AS01-05")
    if len({piece.arm for piece in leading}) > 1:
        broken.add("BM-AS01-06")
    if any(piece.arm == "a" for piece in leading):
        broken.add("BM-AS01-07")
    if target.obstacle and any(piece.arm == "c" for piece in leading):
        broken.add("BM-AS01-08")
    return broken


def begin_assault(board: Board, position: Position, approach: str, attackers: list[str], leading: list[str]) -> None:
    target = facing(board, approach)
    defenders = [piece.id for piece in pieces_at(position, other(position.side), target.locale, target.id)]
    position.assault = Assault(approach, attackers, leading, defenders)
    position.assaulted_pairs.add(pair(board, approach))
    for id_ in attackers:
        position.pieces[id_].assaulted = True


# ---------------------------------------------------------------- steps 2 to 4


def firing_artillery(board: Board, position: Position) -> Piece | None:
    """The artillery that may fire defensively now (BM-AS02-01..03)."""
    assert position.assault is not None
    for id_ in alive(position, position.assault.defenders):
        piece = position.pieces[id_]
        if piece.arm != "a" or piece.fired_round == position.round:
            continue
        if board.ruling("BM-AMB-02") == "a":
            barred = {2 * (position.round - 1), 2 * (position.round - 1) + 1}  # both turns of the round before
        else:
            barred = {turn_number(position) - 1}  # the owner's last turn
        if piece.announced_turn not in barred and piece.bombarded_turn not in barred:
            return piece
    return None


def may_lead_defence(target: Approach, piece: Piece) -> bool:
    if piece.arm == "a":
        return False  # BM-AS04-05
    return not (piece.arm == "c" and target.obstacle)  # BM-AS04-06


def defending_row_objections(target: Approach, defenders: list[Piece], leading: list[Piece]) -> set[str]:
    broken = set()
    if any(piece not in defenders for piece in leading):
        broken.add("BM-AS04-01")
    if len(leading) > target.room:
        broken.add("BM-AS04-03")
    if {"i", "c"} <= {piece.arm for piece in leading}:
        broken.add("BM-AS04-04")
    if any(piece.arm == "a" for piece in leading):
        broken.add("BM-AS04-05")
    if target.obstacle and any(piece.arm == "c" for piece in leading):
        broken.add("BM-AS04-06")
    return broken


# ---------------------------------------------------------------- steps 5 to 7


def reckon(board: Board, position: Position) -> None:
    """Steps 5 and 6; what step 7 demands is then due."""
    fight = position.assault
    assert fight is not None
    target = facing(board, fight.approach)
    attacker, defender = position.side, other(position.side)
    fallen = len(fight.first_attackers) - len(alive(position, fight.first_attackers))
    arm = position.pieces[fight.first_attackers[0]].arm  # the arm that led, even if it is gone (BM-AS05-07)
    fight.attack = attack_strength(
        [position.pieces[id_].strength for id_ in alive(position, fight.first_attackers)],
        target.penalty(arm),
        broken=demoralized(position, attacker),  # broken by the fire of step 3 (BM-DEM-13)
        per_piece=board.ruling("BM-AMB-01") == "b",
        missed=fallen if board.ruling("BM-AMB-23") == "b" else 0,
    )
    fight.defence = defence_strength(
        [position.pieces[id_].strength for id_ in alive(position, fight.first_defenders)],
        broken=demoralized(position, defender),
    )
    fight.winner = attacker if attacker_wins(fight.attack, fight.defence) else defender
    fight.due[attacker], fight.due[defender] = losses(fight.attack, fight.defence)


def rows(position: Position, side: str) -> tuple[list[str], list[str]]:
    """First and second row of a side, as far as they live."""
    fight = position.assault
    assert fight is not None
    attacks = side == position.side
    everybody = fight.attackers if attacks else fight.defenders
    first = fight.first_attackers if attacks else fight.first_defenders
    second = [id_ for id_ in everybody if id_ not in first]
    return alive(position, first), alive(position, second)


def losing_row(position: Position, side: str) -> tuple[list[str], str]:
    """Who can be hit next, and who chooses (BM-ASLT-18, -19, -20)."""
    first, second = rows(position, side)
    return (first, other(side)) if first else (second, side)


def take_losses(position: Position, side: str) -> str | None:
    """Takes what leaves no choice; says who has to choose, if anybody (BM-ASLT-18..21)."""
    fight = position.assault
    assert fight is not None
    while fight.due.get(side, 0) > 0:
        row, chooser = losing_row(position, side)
        if not row:
            fight.due[side] = 0  # BM-ASLT-21
            return None
        points = sum(position.pieces[id_].strength for id_ in row)
        if len(row) > 1 and fight.due[side] < points:
            return chooser
        taken = min(points, fight.due[side])
        fight.due[side] -= taken
        for id_ in row:
            lose(position, position.pieces[id_], taken)
    return None


# ---------------------------------------------------------------- steps 8 to 10


def possible_pursuers(board: Board, position: Position) -> list[str]:
    """Cavalry of the winner's second row, if there can be a pursuit (BM-AS08)."""
    fight = position.assault
    assert fight is not None
    assert fight.winner is not None
    if board.approaches[fight.approach].obstacle or facing(board, fight.approach).obstacle:
        return []  # BM-AS08-05
    losers = fight.first_defenders if fight.winner == position.side else fight.first_attackers
    if any(position.pieces[id_].arm == "c" for id_ in losers):
        return []  # BM-AS08-02
    return [id_ for id_ in rows(position, fight.winner)[1] if position.pieces[id_].arm == "c"]


def pursuit_objections(board: Board, position: Position, pursuers: list[str]) -> set[str]:
    assert position.assault is not None
    broken = set()
    if not set(pursuers) <= set(possible_pursuers(board, position)):
        broken |= {"BM-AS08-01", "BM-AS08-07"}
    if len(pursuers) > facing(board, position.assault.approach).room:
        broken.add("BM-AS08-04")
    return broken


def begin_pursuit(board: Board, position: Position, pursuers: list[str]) -> None:
    """Step 9: what the pursuers bring is due from the loser, once they have taken their own loss."""
    fight = position.assault
    assert fight is not None
    fight.pursuers = pursuers
    if not pursuers:
        return
    loser_is_defender = fight.winner == position.side
    approach = facing(board, fight.approach) if loser_is_defender else board.approaches[fight.approach]
    loser = other(str(fight.winner))
    strength = pursuit_strength([position.pieces[id_].strength for id_ in pursuers], approach.cav)
    fight.due[loser] = max(0, strength)
    fight.pursuers_due = 1 + (max(0, -strength) if board.ruling("BM-AMB-15") == "b" else 0)
