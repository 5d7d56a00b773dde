"""Orders, calls to arms and influence are their owner's secret: nobody else can find out anything about them.

Beyond law 5: every position has a twin that differs only in what a viewer may not see. Whatever the viewer looks at,
is offered or is told has to be the same for both.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.influence import reckoned
from companion.games.clockwork.moves.adjust import Adjust
from companion.games.clockwork.moves.counterintel import Forfeit
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.moves.discovery import Buy, Hire
from companion.games.clockwork.moves.give import Give
from companion.games.clockwork.proposals import proposals
from companion.games.clockwork.standing import ally_of
from companion.games.clockwork.state import DOMAINS, Influence, Player, State
from companion.games.registry import game
from companion.kernel.game import Move, Outcome, Seat, Setup
from companion.kernel.reading import LANGUAGES, Reader
from tests.clockwork.setups import LAID, clockwork, rich
from tests.laws import opened, random_move
from tests.shell import OK, Shell
from tests.values import every_move

GAME = game("clockwork")
MOVES, EVERY, FUZZ_EVERY = 150, 10, 3  # so many moves a table; between two positions with a twin
PAYING, TRIED = (Buy, Hire, Give, Forfeit, Adjust), 60  # what costs influence, tried that often each
TABLES = {
    "2": clockwork(),
    "3 at Lovelace's": clockwork(players="3", court="lovelace", exchange="yes"),
    "2v2": clockwork(players="4", alliance="yes"),
}


# --- twins --------------------------------------------------------------------------------------------------------


def twin(state: State, viewer: Seat | None, dice: Random) -> State:
    """The same table with other secrets behind the screens of everybody but the viewer, as far as they can be."""
    players = {
        seat: player if seat == viewer else _other_secrets(state, seat, player, viewer, dice)
        for seat, player in state.players.items()
    }
    return replace(state, players=players)


def _other_secrets(state: State, seat: Seat, player: Player, viewer: Seat | None, dice: Random) -> Player:
    most = reckoned(player)
    ip = Influence(*(dice.randint(0, most.of(domain)) for domain in DOMAINS))
    player = replace(player, ip=ip, doubt=most.minus(ip))
    if player.orders is not None:
        blank = state.with_player(seat, replace(player, orders=None))
        legal = [lines for lines in proposals(blank, seat) if not any(Deploy(seat, lines).objections(blank))]
        player = replace(player, orders=dice.choice(legal))
    if player.sacrifice is not None:
        player = replace(player, sacrifice=Influence(magic=dice.randint(0, player.pool)))
    if player.call and (state.phase == "call" or ally_of(state, seat) != viewer):
        player = replace(player, call=dice.choice(list(state.soldiers)))
    return player


def all_that_is_known(state: State, viewer: Seat | None, tried: list[Move]) -> dict[str, Any]:
    """What the screen, the prompt and the printer ask on behalf of a viewer, who may also try to enter anything."""
    view = GAME.seen_by(state, viewer)
    pending = [decision for decision in GAME.pending(state) if viewer in (None, decision.seat) or not decision.seat]
    choices = [move for decision in pending for move in GAME.choices(view, decision)]
    readers = [Reader(GAME, view, GAME.pending(state), language) for language in LANGUAGES]
    return {
        "view": view,
        "picture": GAME.picture(state, viewer),
        "headline": GAME.headline(state),
        "labels": GAME.labels(state, "en"),
        "chapters": GAME.chapters(state),
        "pending": GAME.pending(state),
        "faults": list(GAME.faults(state)),
        "choices": choices,
        "completions": [reader.complete(text, viewer) for reader in readers for text in ("", *reader.complete(""))],
        "hints": [GAME.hint(view, move) for move in choices],
        "objections": [list(GAME.objections(view, move)) for move in choices],
        "refused": [list(GAME.objections(state, move)) for move in tried],
        "code": GAME.face_up(state),
    }


def all_that_is_told(state: State, move: Move, viewer: Seat | None) -> list[Any]:
    """What the viewer hears of a move of somebody, and sees afterwards."""
    outcome: Outcome[State] = GAME.play(state, move)
    told = [event for event in outcome.events if event.visible_to(viewer)]
    return [told, GAME.seen_by(outcome.state, viewer), GAME.pending(outcome.state)]


@pytest.mark.parametrize("name", TABLES)
def test_whatever_lies_behind_the_screens_of_others_looks_and_sounds_the_same(name: str) -> None:
    check_twins(TABLES[name], Random(name), EVERY)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", TABLES)
def test_so_it_is_with_many_more(name: str, seed: int) -> None:
    check_twins(TABLES[name], Random(f"{name} {seed}"), FUZZ_EVERY)


def check_twins(setup: Setup, dice: Random, every: int) -> None:
    opening = LAID + rich(*GAME.seated(setup))
    state, twins = opened(GAME, setup, opening), 0
    for played in range(MOVES):
        move = random_move(GAME, state, dice)
        if played % every == 0:
            viewer = dice.choice((None, *state.seats))
            other = twin(state, viewer, dice)
            tried = [move for kind in PAYING for move in every_move(GAME, state, kind, dice, most=TRIED)]
            assert all_that_is_known(state, viewer, tried) == all_that_is_known(other, viewer, tried), viewer
            twins += _sounds_alike(state, other, move, viewer)
        state = GAME.play(state, move).state
        if state.result is not None:
            state = opened(GAME, setup, opening)
    assert twins > MOVES / every / 3


def _sounds_alike(state: State, other: State, move: Move, viewer: Seat | None) -> bool:
    """Compare what a move is told like, unless it ends in secrets being revealed, or somebody turns out to lack it."""
    if move.seat not in (viewer, None) and any(d.secret and d.seat == move.seat for d in GAME.pending(state)):
        return False
    outcomes = [GAME.play(twin, move) for twin in (state, other)]
    lacks = any(event.kind in ("short-of", "gift-short") for outcome in outcomes for event in outcome.events)
    if lacks or outcomes[0].reveals or outcomes[0].state.result is not None:
        return False
    assert all_that_is_told(state, move, viewer) == all_that_is_told(other, move, viewer), GAME.notation.write(move)
    return True


# --- the command line ---------------------------------------------------------------------------------------------

SPIES = {"2": ("red technophilia", "blue tacops")}
SPIES["3"] = (*SPIES["2"], "white rnd")
SPIES["4"] = (*SPIES["3"], "green conscription")
LOOKS = ("show", "choices", "log")
MASKED = re.compile(r'"(?:table|name|time)":(?:"[^"]*"|[\d.]+)|\b(?:[0-9a-f]{8}){1,2}\b')  # seals, salts too


def seen_from_outside(companion: Shell, table: str, viewers: tuple[str, ...]) -> list[str]:
    """Everything the commands print about a table for everybody, or for these seats; but for seals, salts and times."""
    seats = [[], *(["--seat", viewer] for viewer in viewers)]
    answers = [companion(look, table, *seat, *how) for look in LOOKS for seat in seats for how in ([], ["--json"])]
    answers += [companion("why", table, str(n)) for n in range(len(answers[-1].lines))]
    answers += [companion("tables", "--json"), companion("recheck", table)]
    assert all(answer.code == OK for answer in answers)
    return [MASKED.sub("…", answer.out.replace(table, "TABLE")) for answer in answers]


def two_tables(companion: Shell, options: dict[str, str], common: tuple[str, ...], *ends: tuple[str, ...]) -> list[str]:
    """Tables on which the same was entered, up to an end of their own each."""
    wanted = [word for option in options.items() for word in ("--set", "=".join(option))]
    ids = [companion("new", "clockwork", *wanted).out.strip() for _ in ends]
    for id_, lines in zip(ids, ends, strict=True):
        for line in (*common, *lines):
            assert companion("enter", id_, line).code == OK, line
    return ids


@pytest.mark.parametrize(
    ("options", "viewers", "one", "other"),
    [
        ({"players": "3"}, ("blue", "white"), "red deploy C1:2 F1:1", "red deploy court:4"),
        ({"players": "4", "alliance": "yes"}, ("blue", "white", "green"), "red call V1", "red pass"),
    ],
    ids=["orders", "call to arms"],
)
def test_what_is_sealed_shows_nowhere(
    companion: Shell, options: dict[str, str], viewers: tuple[str, ...], one: str, other: str, tmp_path: Path
) -> None:
    """Also not in a record that is exported before the reveal."""
    tables = two_tables(companion, options, SPIES[options["players"]], (one,), (other,))
    shown = [seen_from_outside(companion, table, viewers) for table in tables]
    assert shown[0] == shown[1]
    records = [companion("export", table, "-").out for table in tables]
    assert MASKED.sub("…", records[0]) == MASKED.sub("…", records[1])
    assert "# red: sealed (" in records[0]
    restored = tmp_path / "before.record"
    restored.write_text(records[0], encoding="utf-8")
    again = companion("import", str(restored)).out.strip()
    assert "Red" in companion("choices", again).out, "whoever imports it is asked again"


def test_orders_that_are_a_house_rule_look_like_any_others(companion: Shell) -> None:
    """Red sends nine workers, and has not so many."""
    honest, forced = two_tables(companion, {}, SPIES["2"], ("red deploy V1:4",), ())
    told = companion("force", forced, "red deploy V1:9", "--reason", "tired")
    assert (told.code, "V1" in told.out, "tired" in told.out) == (OK, False, False)
    assert seen_from_outside(companion, honest, ("blue",)) == seen_from_outside(companion, forced, ("blue",))
    records = [companion("export", table, "-").out for table in (honest, forced)]
    assert MASKED.sub("…", records[0]) == MASKED.sub("…", records[1])
    assert "House rule by Red" in companion("enter", forced, "blue deploy -").out


def test_workers_given_up_for_different_domains_look_alike_for_ever(companion: Shell) -> None:
    """How many, everybody sees; for what, nobody but their owner, also after the reveal and in the next round."""
    common = (*SPIES["2"], "red deploy -", "blue deploy -")
    later = ("blue study -", "red pass", "blue pass", "blue technophilia")
    ends = [(f"red study {domain}:2", *later) for domain in ("magic", "religion")]
    tables = two_tables(companion, {}, common, *ends)
    assert seen_from_outside(companion, tables[0], ("blue",)) == seen_from_outside(companion, tables[1], ("blue",))
    own = [companion("show", table, "--seat", "red", "--json").json["state"] for table in tables]
    assert [state["players"]["red"]["ip"]["magic"] for state in own] == [3, 1]


def test_a_setup_of_this_file_hides_influence() -> None:
    """Otherwise nothing would be tested here."""
    state = GAME.start(Setup())
    assert GAME.seen_by(state, "red").players["blue"].ip is None
    assert twin(state, "red", Random(1)) != state
