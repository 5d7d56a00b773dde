"""A judge of *Bonaparte at Marengo*: slow, plain, and written from the ledger alone, to hold the game's code against.

It knows all faces, plays with the map, and imports nothing of the product. Rulings are the recommended ones; those of
`judge_board.RULINGS` can be changed when a board is read: `read_board(text, BM_AMB_01="b")`.

    board = read_board(text)                     # a map file, ledger 3.2; board_of(dict) takes its data
    position = opening(board, draw)              # draw: in which order the At Start pieces come, [2, 0, 1, ...]
    who_decides(board, position)                 # "austrian", "french", or None when the game is over
    asked(board, position)                       # the answer that is pending ("stop", "lead", ...), or None
    verdict(board, position, move)               # the ids of the rules that forbid it; empty: legal
    after(board, position, move)                 # a new position, with all that follows by itself
    faults(board, position)                      # which of the eight invariants of ledger 7 do not hold

Position (`judge_position.Position`), all plain and mutable:

    round 1..16, side "austrian" | "french", phase "start" | "bombard" | "assault" | "move" | "announce" | "over"
    cp 0..3, charged CP paid this turn, morale {side: int}, broke {side: round or None} (demoralized since)
    lost {side: SP}, bonus {side: morale gained}, winner None | side
    pieces {id: Piece}: id ("A01", "F01", ... per side, in the order of the map file's forces), side,
        arm "i" | "c" | "a", strength, status "map" | "pool" | "out", locale, approach (None: in reserve), display,
        active, start (locale, approach) | None, moved, assaulted, announced, announced_turn, bombarded_turn,
        fired_round; turns are numbered 2 * round, plus 1 for the French
    road_use {(road, pair): [(step, approach it began at)]}, pair: both approach ids, the smaller first
    entry_use {entry: [step]}, pontoon_used, assaulted_pairs, failed_pairs, taken (locales)
    start_locale_entered, french_turns (begun so far), declared (activations this turn)
    group: who has just ended a move or an advance in reserve and may continue; any other move ends that
    hit, retreat, maneuver, assault: dialogues under way; asked() reads them

Moves are tuples: a verb and its parameters. Pieces are named by id, approaches by the id on the mover's side.
`pieces` is a tuple of ids, in any order. Whoever decides (who_decides) is the one who moves.

    phase start     ("shuffle", locale, approach or None)   ("activate", pieces)   ("begin",)
    phase bombard   ("fire", None)                           the target is forced
                    ("fire", approach)                       BM-BOMB-20: one of the other occupied approaches
                    ("call-off",)
    phase assault   ("assault", approach, pieces, leading pieces)   ("end-assaults",)
    phase move      ("move", pieces, approach)               over this approach; an attack if the enemy is there
                    ("block", pieces, approach, shown)       shown: cavalry on a main road, for nothing (BM-CAV-07)
                    ("withdraw", pieces)
                    ("road", piece, steps)                   a step: None to wait, or (approach, road)
                    ("enter", piece, entry, steps)           the first crossing is ("@" + entry, road)
                    ("road-on", steps)                       the rest of the steps after an attack by road succeeded
                    ("pontoon", piece)   ("end-moves",)
    assault, move   ("continue", pieces, approach)           right after the move or advance
    phase announce  ("announce", piece)   ("end-turn",)
    any time        ("concede", side)

    answers         ("take-hit", piece)
                    ("stop", pieces)   ("yield",)
                    ("stopped", pieces)                      those who block now: nobody, all, or some for 1 CP
                    ("advance", pieces)                      who goes in, if some may stay behind
                    ("defensive-fire", bool)
                    ("lead", pieces)                         the defender's first row, may be empty
                    ("lose", piece)                          1 SP of the losses being distributed, once per SP
                    ("pursue", pieces)                       empty: no pursuit
                    ("pursuer-loss", piece)
                    ("retreat-loss", piece)                  once per charged position, in any order of positions
                    ("retreat-to", piece, locale)            once per piece, in any order of pieces

Nobody is asked what leaves no choice: a hit with one possible piece, losses that one piece takes or that take all, a
first row nobody can be in, a pursuit nobody can make, a retreat with one way and room for all, or with none.

A route of `road`, `enter` or `road-on` ends with the crossing that meets the enemy (only cavalry can); what is left of
its steps is a `road-on` of its own, when the attack has succeeded.

Results alone: `judge_assault` attack_strength, defence_strength, attacker_wins, losses, pursuit_strength ·
`judge_phases` forced_target, bombardment_strength, declarations_allowed · `judge_retreat` charged_positions, payers,
destinations · `judge_road` use_objections, stays_free · `judge_movement` continue_cost, withdraw_cost ·
`judge_position` lose, bonus_side, victor. `judge_moves.legal_moves` lists all that is allowed, on small boards;
`judge_tables` has small boards, `table` to lay out a position by hand and `scattered` to throw armies onto a map.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from tests.marengo import judge_answers as answers
from tests.marengo import judge_marches as marches
from tests.marengo import judge_movement as movement
from tests.marengo import judge_phases as phases
from tests.marengo.judge_board import AUSTRIAN, FRENCH, Board, board_of, passable, read_board
from tests.marengo.judge_flow import question, settle
from tests.marengo.judge_position import Position, copied, faces_nobody, opening, other, pieces_in

__all__ = [
    "Board",
    "Move",
    "Position",
    "after",
    "asked",
    "board_of",
    "faults",
    "opening",
    "read_board",
    "verdict",
    "who_decides",
]

Move = tuple[Any, ...]
PHASES = {
    "shuffle": ("start",),
    "activate": ("start",),
    "begin": ("start",),
    "fire": ("bombard",),
    "call-off": ("bombard",),
    "assault": ("assault",),
    "end-assaults": ("assault",),
    "move": ("move",),
    "block": ("move",),
    "withdraw": ("move",),
    "road": ("move",),
    "enter": ("move",),
    "road-on": ("move",),
    "pontoon": ("move",),
    "end-moves": ("move",),
    "continue": ("assault", "move"),
    "announce": ("announce",),
    "end-turn": ("announce",),
}
PARAMETERS = {
    "shuffle": "locale place",
    "activate": "pieces",
    "fire": "place",
    "assault": "approach pieces pieces",
    "move": "pieces approach",
    "block": "pieces approach bool",
    "withdraw": "pieces",
    "road": "piece steps",
    "enter": "piece entry steps",
    "road-on": "steps",
    "pontoon": "piece",
    "continue": "pieces approach",
    "announce": "piece",
    "concede": "side",
    "take-hit": "piece",
    "stop": "pieces",
    "stopped": "pieces",
    "advance": "pieces",
    "defensive-fire": "bool",
    "lead": "pieces",
    "lose": "piece",
    "pursue": "pieces",
    "pursuer-loss": "piece",
    "retreat-loss": "piece",
    "retreat-to": "piece locale",
}  # the others have none
ANSWERING = {verb for verbs, _ in answers.ANSWERS.values() for verb in verbs}


def handler(verb: str, prefix: str) -> Callable[..., Any]:
    """The function that judges (`no_`) or does (`do_`) this verb."""
    name = f"{prefix}_{verb.replace('-', '_')}"
    for module in (answers, movement, marches, phases):
        if hasattr(module, name):
            return getattr(module, name)  # type: ignore[no-any-return]
    raise ValueError(f"no such move: {verb}")


def who_decides(board: Board, position: Position) -> str | None:
    if position.winner is not None:
        return None
    pending = question(board, position)
    return position.side if pending is None else pending[0]


def asked(board: Board, position: Position) -> str | None:
    pending = question(board, position)
    return None if pending is None else pending[1]


def verdict(board: Board, position: Position, move: Move) -> frozenset[str]:
    """The ids of all rules that forbid this move of whoever decides."""
    verb, *parameters = move
    if position.winner is not None:
        return frozenset({"BM-TURN-10"})
    if verb not in PHASES and verb not in ANSWERING and verb != "concede":
        raise ValueError(f"no such move: {verb}")
    kinds = PARAMETERS.get(verb, "").split()
    if len(kinds) != len(parameters) or not all(
        is_a(board, position, kind, value) for kind, value in zip(kinds, parameters, strict=True)
    ):
        return frozenset({"BM-CHK-01"})  # it names what does not exist
    if verb == "concede":
        return frozenset()
    pending = asked(board, position)
    if pending is not None:  # while an answer is pending every other move is refused (ledger 6.8)
        verbs, rule = answers.ANSWERS[pending]
        if verb not in verbs:
            return frozenset({rule})
    elif verb in ANSWERING:
        return frozenset(rule for verbs, rule in answers.ANSWERS.values() if verb in verbs)
    elif position.phase not in PHASES[verb]:
        return frozenset({"BM-TURN-07"})
    return frozenset(handler(verb, "no")(board, position, *parameters)) | too_early(board, position, verb, parameters)


def too_early(board: Board, position: Position, verb: str, parameters: list[Any]) -> frozenset[str]:
    """A block that faces nobody is given up before anything else moves, where that is read so (BM-AMB-21 b).

    What belongs to a move that was begun before it came to that goes on (BM-CAV-01, BM-MAN-20).
    """
    if board.ruling("BM-AMB-21") == "a" or verb not in ("move", "block", "withdraw", "road", "enter", "pontoon"):
        return frozenset()
    own = [piece for piece in position.pieces.values() if piece.side == position.side and piece.status == "map"]
    idle = {piece.id for piece in own if faces_nobody(board, position, piece)}
    gives_up = verb == "withdraw" and set(parameters[0]) & idle
    return frozenset({"BM-BLK-04"}) if idle and not gives_up else frozenset()


def is_a(board: Board, position: Position, kind: str, value: Any) -> bool:
    """Does the value name something of that kind? Pieces are named once each."""
    if kind == "pieces":
        return isinstance(value, tuple) and set(value) <= set(position.pieces) and len(set(value)) == len(value)
    if kind == "steps":
        return isinstance(value, tuple) and all(step is None or len(step) == 2 for step in value)
    if kind == "bool":
        return isinstance(value, bool)
    if kind == "place":
        return value is None or value in board.approaches
    known: dict[str, Container[str]] = {
        "piece": position.pieces,
        "approach": board.approaches,
        "locale": board.locales,
        "entry": board.entries,
        "side": (AUSTRIAN, FRENCH),
    }
    return value in known[kind]


def after(board: Board, position: Position, move: Move) -> Position:
    """The position after a legal move, gone on until somebody has to decide."""
    verb, *parameters = move
    new = copied(position)
    if verb == "concede":
        new.phase, new.winner = "over", other(parameters[0])  # BM-VIC-08
        return new
    if verb not in ANSWERING and verb not in ("continue", "road-on"):
        new.group = None
    handler(verb, "do")(board, new, *parameters)
    settle(board, new)
    return new


def faults(board: Board, position: Position) -> list[str]:
    """The invariants of ledger 7 that do not hold."""
    found = []
    quiet = question(board, position) is None
    for locale in board.locales.values():
        both = [len(pieces_in(position, side, locale.id)) for side in (AUSTRIAN, FRENCH)]
        if max(both) > locale.capacity:
            found.append(f"1: {locale.id} holds too many")
        if min(both) > 0 and quiet:
            found.append(f"2: {locale.id} holds both sides")
    on_map = [piece for piece in position.pieces.values() if piece.status == "map"]
    for piece in on_map:
        if position.phase == "announce" and piece.side == position.side and faces_nobody(board, position, piece):
            found.append(f"3: {piece.id} faces nobody")
        if piece.approach is not None and not passable(board, piece.approach):
            found.append(f"4: {piece.id} blocks what cannot be passed")
        if piece.approach is not None and board.approaches[piece.approach].locale != piece.locale:
            found.append(f"BM-MAP-15: {piece.id} is in two locales")
    for side in (AUSTRIAN, FRENCH):
        expected = board.morale[side] + position.bonus[side] - position.lost[side]
        if position.morale[side] != expected and position.broke[side] is None:
            found.append(f"5: morale of the {side} army")
        if len([piece for piece in on_map if piece.side == side and piece.announced]) > 1:
            found.append(f"7: two announcements of the {side} army")
    if position.cp < 0 or position.cp + position.charged != 3:
        found.append("6: command points")
    listed = sum(len(force.pieces) for force in board.forces)
    if len(position.pieces) != listed or any((p.status == "map") != bool(p.locale) for p in position.pieces.values()):
        found.append("8: pieces are missing")
    return found
