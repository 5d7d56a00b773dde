"""The laws every game keeps, as checks on positions reached by random play.

Nothing here knows a game: moves are built from the game's own notation, names and types.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any, TypeAlias

import msgspec

from companion.dice import TRIES
from companion.kernel.game import Decision, Game, Move, Objection, Outcome, Seat, Setup, decision_for
from companion.kernel.layout import Thing, carried_out, hands, on_table, open_hands
from companion.kernel.openness import hides
from companion.kernel.paths import EVERYTHING, plain, set_path
from companion.kernel.reading import LANGUAGES, Reader
from companion.kernel.rulebook import rulebook
from companion.kernel.several import BETWEEN
from companion.kernel.trouble import NotAllowed
from tests.values import every_move

AnyGame: TypeAlias = Game[Any]
RARELY = 0.03  # how often a random player does what could be left alone: agree to the end, ask, pick again
THOROUGH_EVERY = 7  # moves between two positions that are looked at from all sides
STRAY = 150  # moves at the wrong time tried on such a position


def verified_moves(
    game: AnyGame, setup: Setup, seed: int, count: int, opening: tuple[str, ...] = (), every: int = THOROUGH_EVERY
) -> int:
    """Play that many random moves, game after game, and hold every position and move against the laws.

    `opening`: what is entered before chance takes over; `every`: moves between two positions looked at from all sides.
    """
    dice, played, lines = Random(seed), 0, list(opening)
    state = opened(game, setup, opening)
    try:
        while played < count:
            over, thorough = game.result(state) is not None, played % every == 0
            check_position(game, state, examples=thorough)
            if over or thorough:
                check_thoroughly(game, state, dice)
            if over:
                state, lines = opened(game, setup, opening), list(opening)
                continue
            move = random_move(game, state, dice)
            lines.append(game.notation.write(move))
            seats = game.names(state)["seat"]
            state = checked_play(game, state, move, (None, seats[played % len(seats)])).state
            played += 1
    except Exception as error:  # the note is a record that leads to the same position
        options = [f"option {key}: {value}" for key, value in setup.options.items()]
        error.add_note("\n".join([f"game: {game.id}", *options, *lines]))
        raise
    return played


def opened(game: AnyGame, setup: Setup, opening: tuple[str, ...]) -> Any:
    state = game.start(setup)
    for line in opening:
        state = game.play(state, Reader(game, state, game.pending(state)).move(line)).state
    return state


class _Offers:
    """What can be chosen at the position that was asked about last."""

    def __init__(self) -> None:
        self._state: Any = None
        self._found: dict[Decision, list[Move]] = {}

    def at(self, game: AnyGame, state: Any, decision: Decision) -> list[Move]:
        if state is not self._state:
            self._state, self._found = state, {}
        if decision not in self._found:
            self._found[decision] = list(game.choices(state, decision))
        return self._found[decision]


offers = _Offers().at  # one law after the other asks for the choices of a position, and to find them takes long


def random_move(game: AnyGame, state: Any, dice: Random) -> Move:
    """Any legal move; what may be left alone usually is."""
    decisions = game.pending(state)
    required = [decision for decision in decisions if not decision.optional]
    rare = [decision for decision in decisions if decision.optional and next(game.choices(state, decision), None)]
    asked = rare if rare and (not required or dice.random() < RARELY) else required
    choices = offers(game, state, dice.choice(asked))
    true = [move for move in choices if next(game.belied(state, move), None) is None]
    return dice.choice(true or choices)


# --- laws 1, 2, 4, 6 and 10 on every position -------------------------------------------------------------------


def check_position(game: AnyGame, state: Any, examples: bool = True) -> None:
    """`examples`: look also at what is offered for decisions that are typed at any time, much the same everywhere."""
    pending = game.pending(state)
    assert bool(pending) == (game.result(state) is None), "law 2: somebody can act unless there is a result"
    check_somebody_can_act(game, state)
    assert not list(game.faults(state)), "law 10: nothing is wrong on the table"
    for decision in pending if examples else (decision for decision in pending if not decision.typed):
        choices = offers(game, state, decision)
        assert choices or decision.typed, f"law 2: {decision} can be answered"  # of what is typed, these are examples
        assert len(set(choices)) == len(choices), "law 1: every choice is offered once"
        for move in choices:
            assert not list(game.objections(state, move)), f"law 1: {move} is offered, so it is legal"
            assert decision_for(pending, move) == decision, f"law 1: {move} answers the decision it is offered for"
    check_encoding(game, state)


def check_somebody_can_act(game: AnyGame, state: Any) -> None:
    """Law 2, for every table, however it came about: by moves, house rules or corrections."""
    if game.result(state) is None:
        owed = [decision for decision in game.pending(state) if not decision.optional]
        assert owed, "law 2: somebody has to decide something unless there is a result"
        for decision in owed:
            assert decision.typed or offers(game, state, decision), f"law 2: {decision} can be answered"


def check_encoding(game: AnyGame, state: Any) -> None:
    for codec in (msgspec.msgpack, msgspec.json):
        assert codec.decode(codec.encode(state), type=game.state_type) == state, "law 6: decode(encode(state)) == state"


def checked_play(game: AnyGame, state: Any, move: Move, viewers: tuple[Seat | None, ...] | None = None) -> Outcome[Any]:
    """Laws 3, 4, 9 and 11 for one move; `viewers`: whose hands are followed, else everybody's."""
    before = msgspec.msgpack.encode(state)
    outcome = game.play(state, move)
    assert msgspec.msgpack.encode(state) == before, "law 3: play leaves its state untouched"
    assert game.play(state, move) == outcome, "law 3: play repeats exactly"
    check_notation(game, state, [move])
    for event in outcome.events:
        assert set(event.rules) <= rulebook(game.id).keys(), f"law 9: {event} cites known rules"
    check_hands(game, state, outcome.state, viewers or (None, *game.names(outcome.state)["seat"]))
    return outcome


def check_hands(game: AnyGame, before: Any, after: Any, viewers: tuple[Seat | None, ...]) -> None:
    """Law 11: whoever does what hands are told, and nothing else, has the table as it is to be."""
    told = open_hands(game, before, after)
    for viewer in viewers:
        lay, lies = game.layout(before, viewer), game.layout(after, viewer)
        steps = hands(lay, lies, game.reserves)
        assert carried_out(lay, steps) == on_table(lies), f"law 11: the table of {viewer} follows"
        assert len(set(steps)) == len(steps), f"law 11: nothing is told twice: {steps}"
        assert all(step.before != step.after for step in steps), "law 11: nothing is done for nothing"
        if viewer is None:
            assert told[: len(steps)] == steps, "law 11: what lies in view is told to everybody"


# --- the same and more on some positions, from all sides --------------------------------------------------------


def check_thoroughly(game: AnyGame, state: Any, dice: Random) -> None:
    check_completeness(game, state, dice)
    offered = [move for decision in game.pending(state) for move in offers(game, state, decision)]
    check_notation(game, state, dice.sample(offered, min(len(offered), 10)))
    check_completions(game, state, dice)
    check_views(game, state)
    check_secrets(game, state, dice)
    for viewer in (None, *game.names(state)["seat"]):
        check_fields(game, state, viewer)


def check_fields(game: AnyGame, state: Any, viewer: Seat | None) -> None:
    """Law 11, second half: each thing names the field it stands for, and that says what lies there."""
    things = game.layout(state, viewer)
    table = plain(game.seen_by(with_first_entries(state, things), viewer))
    for thing in things:
        value = table
        for part in thing.field.split("."):
            assert part in value, f"law 11: {thing} names a field"
            value = value[part]
        assert _says(thing, value), f"law 11: {thing.field} = {value!r} is read as {thing}"
        if thing.reads == "list":
            listed = sum(other.count + other.besides for other in things if other.field == thing.field)
            assert listed == len(value), f"law 11: all of {thing.field} = {value!r} lies somewhere"


def with_first_entries(state: Any, things: Iterable[Thing]) -> Any:
    """What could lie somewhere and does not: its field is there, or a correction writes it."""
    table = plain(state)
    return set_path(
        state, EVERYTHING, {thing.field: 0 for thing in things if not thing.count and not _has(table, thing)}
    )


def _has(table: Any, thing: Thing) -> bool:
    here = table
    for part in thing.field.split("."):
        if part not in here:
            return False
        here = here[part]
    return True


def _says(thing: Thing, value: Any) -> bool:
    """Does a field with this value stand for just that?"""
    match thing.reads:
        case "count":
            return bool(value == thing.count + thing.besides)
        case "shows":
            return bool(value == int(thing.shows or 0))
        case "list":  # cards whose backs are seen are only counted
            return not thing.name or value.count(thing.name) == thing.count
        case "ways":
            lying = (thing.place, thing.shows, thing.name) if thing.count else ("",)
            ways = [(way.place, way.shows, way.name)[: len(lying)] for way in thing.ways if way.value == value]
            return ways == [lying]


def check_completeness(game: AnyGame, state: Any, dice: Random) -> None:
    """Law 1, second half, and law 9 for objections."""
    pending, rules = game.pending(state), rulebook(game.id)
    offered = {decision: set(offers(game, state, decision)) for decision in pending}
    for move in sensible_and_stray(game, state, dice):
        objections = list(game.objections(state, move))
        for objection in objections:
            assert objection.rule in rules, f"law 9: {objection} cites a known rule"
            check_instead(game, state, objection)
        if not objections:
            decision = decision_for(pending, move)
            assert decision is not None, f"law 1: nobody owes {move}, so something must speak against it"
            assert not decision.complete or move in offered[decision], f"law 1: {move} is legal, so it is offered"


def check_instead(game: AnyGame, state: Any, objection: Objection) -> None:
    for move in objection.instead[:1]:
        assert not list(game.objections(state, move)), f"law 1: {move} is suggested, so it is legal"


def check_notation(game: AnyGame, state: Any, moves: list[Move]) -> None:
    """Law 4, first half: in both languages, with the legal moves as context and without."""
    names, pending = game.names(state), game.pending(state)
    for move, language in product(moves, LANGUAGES):
        text = game.notation.write(move, language)
        reading = game.notation.read(text, names, language)
        assert BETWEEN not in text, f"law 4: {text!r} can stand on a line with others"
        assert reading.seat == move.seat, f"law 4: {text!r} names the seat"
        assert reading.moves(move.seat)[0] == move, f"law 4: {text!r} reads back as {move}"
        assert Reader(game, state, pending, language).move(text) == move, f"law 4: {text!r} is understood here"


def check_completions(game: AnyGame, state: Any, dice: Random) -> None:
    """Law 4, second half: somebody follows every first word, word by word, to the end of a line."""
    pending, language, seat = game.pending(state), dice.choice(LANGUAGES), dice.choice((None, *game.seats))
    reader = Reader(game, state, pending, language)
    wanted = [d for d in pending if seat is None or d.seat in (seat, None)]
    firsts = reader.complete("", seat)
    assert bool(firsts) == bool(wanted), "law 4: who owes a decision is offered words for it"
    for text in firsts:
        check_line(game, state, reader, text, seat, dice)


def check_line(game: AnyGame, state: Any, reader: Reader, text: str, seat: Seat | None, dice: Random) -> None:
    while further := reader.complete(text + " ", seat):
        longer = dice.choice(further)
        if longer == text:  # the line may end here
            break
        assert longer.startswith(text + " "), f"law 4: {longer!r} goes on from {text!r}"
        assert longer in reader.complete(longer[: dice.randint(len(text) + 2, len(longer))], seat), (
            f"law 4: {longer!r} is offered while its last word is typed"
        )
        text = longer
    move = rolled(reader, text, seat) if "?" in text else reader.move(text, seat)
    assert not list(game.objections(state, move)), f"law 4: {text!r} leads to a legal move"


def rolled(reader: Reader, text: str, seat: Seat | None) -> Move:
    """What the rules do not count, such as a tie, is rolled again."""
    for _ in range(TRIES):
        with suppress(NotAllowed):
            return reader.move(text, seat)
    return reader.move(text, seat)


# --- law 5: no secret leaks ---------------------------------------------------------------------------------------


def check_views(game: AnyGame, state: Any) -> None:
    """What a seat sees is enough to find its own choices, and nothing more is hidden in it."""
    for seat in game.seats:
        view = game.seen_by(state, seat)
        assert game.seen_by(view, seat) == view, "law 5: a view hides nothing from the one it is for"
        for decision in game.pending(state):
            if decision.seat == seat:
                own = offers(game, state, decision)
                assert list(game.choices(view, decision)) == own, f"law 5: {seat} chooses by what {seat} sees"


def check_secrets(game: AnyGame, state: Any, dice: Random) -> None:
    """Whatever a seat decides in secret, everybody else sees, may do and is told the same."""
    for decision in game.pending(state):
        if decision.secret:
            outcomes = [(move, game.play(state, move)) for move in offers(game, state, decision)]
            hidden = [(move, outcome) for move, outcome in outcomes if not outcome.reveals]
            if len(hidden) > 1:
                pair = dice.sample(hidden, 2)
                check_same_knowledge(game, state, decision, [outcome for _, outcome in pair], dice)
                for move, _ in pair:
                    assert hides(game, state, [move]), f"law 5: {move} would be in a record for everybody's eyes"


def check_same_knowledge(
    game: AnyGame, state: Any, decision: Decision, outcomes: list[Outcome[Any]], dice: Random
) -> None:
    tried = list(sensible_and_stray(game, outcomes[0].state, dice))
    one_told, another_told = (open_hands(game, state, outcome.state) for outcome in outcomes)
    assert one_told == another_told, f"law 5: hands give away what {decision.seat} decided"
    one, another = (common_knowledge(game, outcome.state, tried) for outcome in outcomes)
    assert one == another, f"law 5: everybody learns what {decision.seat} decided"
    partners = {seat for outcome in outcomes for event in outcome.events for seat in event.seen_by or ()}
    for viewer in (None, *game.seats):
        if viewer != decision.seat and viewer not in partners:  # a team may share a secret: it is whispered to them
            one, another = (knowledge(game, outcome, viewer, tried) for outcome in outcomes)
            assert one == another, f"law 5: {viewer or 'the shared screen'} learns what {decision.seat} decided"


def common_knowledge(game: AnyGame, state: Any, tried: list[Move]) -> dict[str, Any]:
    """All that anybody can find out, whoever asks; what answers a secret question is listed for its owner alone."""
    pending, view = game.pending(state), game.seen_by(state, None)
    return {
        "headline": game.headline(state),
        "code": game.face_up(state),
        "pending": pending,
        "choices": [list(game.choices(view if decision.secret else state, decision)) for decision in pending],
        "objections": [list(game.objections(state, move)) for move in tried],
    }


def knowledge(game: AnyGame, outcome: Outcome[Any], viewer: Seat | None, tried: list[Move]) -> dict[str, Any]:
    """All that a seat can find out besides, by looking and by trying."""
    state = outcome.state
    reader = Reader(game, state, game.pending(state))
    return {
        "told": [event for event in outcome.events if event.visible_to(viewer)],
        "view": game.seen_by(state, viewer),
        "picture": game.picture(state, viewer),
        "layout": game.layout(state, viewer),
        "completions": [reader.complete(text, viewer) for text in ("", *reader.complete("", viewer))],
        "hints": [game.hint(state, move) for move in tried if move.seat == viewer],
    }


# --- every move there could be ------------------------------------------------------------------------------------


def sensible_and_stray(game: AnyGame, state: Any, dice: Random) -> Iterator[Move]:
    """All moves with a verb somebody owes (or many, where there is no end of them), and a handful out of place."""
    due = {verb for decision in game.pending(state) for verb in decision.verbs}
    untimely = [move_type for move_type in game.moves if move_type.verb() not in due]
    for move_type in game.moves:
        if move_type not in untimely:
            yield from every_move(game, state, move_type, dice)
    some = 3 * STRAY // max(1, len(untimely))  # of each kind, so that enough are left after those nobody can type
    stray = [move for move_type in untimely for move in every_move(game, state, move_type, dice, most=some)]
    yield from dice.sample(stray, min(len(stray), STRAY))
