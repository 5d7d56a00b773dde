"""Every field of every game and what nobody should write there: the game goes on, or a sentence says what fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.handwork import steps_of
from companion.kernel.holding import LARGEST
from companion.kernel.journal import Journal
from companion.kernel.layout import carried_out, on_table
from companion.kernel.paths import set_path
from companion.kernel.record import import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import CODES, language
from companion.text.teller import Teller
from companion.text.things import value_typed
from tests.laws import check_somebody_can_act, random_move
from tests.random_table import fields
from tests.random_table import random_move as chosen_at
from tests.shell import Shell, refusal
from tests.test_laws import SETUPS, opening
from tests.test_telling import STRICT

BAD = (None, True, -1, 0, 3, 99, LARGEST, LARGEST + 1, 2**64, 1.5, "", "blue", "green", "X9", "N", "F1", "H2", "act",
       "over", "deploy", "score", "battle", [], ["blue"], ["X9"], [[]], {}, {"x": 1}, {"owner": "x"})  # fmt: skip
NO_WORDS = re.compile(
    r"\b(null|int|bool|str|float|object|array|dict|tuple|list\[|None|True|False|JSON|\w*Error|type)\b|['{}]|\.\.|: ?\."
)
POSITIONS = {"march tyw en": (0, 6, 11), "march marlborough de": (9,), "clockwork 3": (0, 21), "clockwork 2v2": (9,)}


def played(name: str, moves: int) -> Table[Any]:
    """A table after so many random moves."""
    game_id, setup = SETUPS[name]
    table, dice = Table.create(Journal(":memory:"), game(game_id), setup), Random(moves)
    for line in opening(game_id, setup):
        table.enter(line)
    for _ in range(moves):
        move = chosen_at(table, dice)
        if move is not None and table.result is None:
            table.enter(move)
    return table


def attempts(table: Table[Any], share: int) -> Iterator[tuple[str, Any]]:
    """Every field with some of the bad values, so that each value meets each kind of field."""
    paths = [path for path in fields(table.state) if not path.startswith("rules.cards.")]  # the owner's own cards
    for at, path in enumerate(paths):
        yield from ((path, value) for value in BAD[at % share :: share])


def check_sentence(table: Table[Any], trouble: Trouble, path: str, value: Any) -> None:
    for code in CODES:
        told = " ".join(Teller(STRICT[code], table.game, table.state).trouble(trouble))
        assert told.endswith("."), f"{path} = {value!r}: {told}"
        assert not NO_WORDS.search(told), f"{path} = {value!r}: {told}"


def check_goes_on(table: Table[Any], dice: Random) -> None:
    """Somebody can act now, and after the next moves."""
    state, rules = table.state, table.game
    for _ in range(3):
        check_somebody_can_act(rules, state)
        if rules.result(state) is not None:
            return
        state = rules.play(state, random_move(rules, state, dice)).state


def check_every_field(name: str, moves: int, share: int) -> None:
    table, dice = played(name, moves), Random(1)
    for path, value in attempts(table, share):
        try:
            table.correct(path, value)
        except Trouble as trouble:
            check_sentence(table, trouble, path, value)
            continue
        check_goes_on(table, dice)
        table.undo(consent=True)


@pytest.mark.parametrize(("name", "moves"), [(name, moves) for name in POSITIONS for moves in POSITIONS[name]])
def test_a_game_goes_on_from_any_correction_or_a_sentence_says_what_fits(name: str, moves: int) -> None:
    check_every_field(name, moves, share=3 if "march" in name else 14)


@pytest.mark.fuzz
@pytest.mark.parametrize("moves", [0, 7, 16, 33])
@pytest.mark.parametrize("name", SETUPS)
def test_so_it_is_at_every_table_with_every_value(name: str, moves: int) -> None:
    check_every_field(name, moves, share=1)


# --- what is told -----------------------------------------------------------------------------------------------------


def refused(table: Table[Any], path: str, value: Any, code: str = "en") -> str:
    with pytest.raises(Trouble) as trouble:
        table.correct(path, value)
    return " ".join(Teller(language(code), table.game, table.state).trouble(trouble.value))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("sides.blue.stock", 2**64, "sides.blue.stock has to be a whole number from 0 to 60."),
        ("turn", 2**64, "turn has to be a whole number from 1 to 999."),
        ("rules.map.N.touches", ["X9"], "rules.map.N.touches.0 has to be one of these: BH, OH."),
        ("rules.map.N.touches", [], "rules.map.N.touches has to be a list with at least one of these: BH, OH."),
        ("sides.blue.home", "OH", "sides.blue.home has to be one of these: BH."),
        ("sides.blue.home", None, "sides.blue.home has to be one of these: BH."),
        ("initiative", "green", "initiative has to be one of these: blue, orange, or none."),
        ("sides.blue.bonus", 1, "sides.blue.bonus has to be yes or no."),
        ("countries.N.blue", 1, "countries.N.blue is made of several parts; correct one of them: standing, fortified."),
        ("countries.X.vp", 1, "There is no “X” in countries. There are: BH, N, OH."),
        ("weather", 1, "There is no field “weather”. There are: rules, turn, phase, initiative, sides, countries, "
            "stock, step, acting, ordered, flip_due, tries, result."),
        ("turn.deeper", 1, "turn has no parts: correct it as a whole, without “deeper”."),
        ("sides.blue.hand.9", "SCORE", "“9” is no place in sides.blue.hand: they are counted from 0 to 7."),
        ("phase", "over", "With that value of phase nobody could act, though the game would not be over. Choose "
            "another one, or correct what belongs to it at the same time."),
    ],
)  # fmt: skip
def test_march_of_progress(path: str, value: Any, said: str) -> None:
    table = played("march tyw en", 1)
    before = table.state
    assert refused(table, path, value) == said
    assert table.state is before


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("players.red.capital", "H2", "players.red.capital muss eines davon sein: H1, H3, H4."),
        ("rules.alliance", True, "rules.alliance muss an diesem Tisch nein sein."),
        ("soldiers.F1.red", 31, "soldiers.F1.red muss eine ganze Zahl von 0 bis 30 sein."),
        ("generals.tank.place", "F1", "generals.tank.place muss eines davon sein: available, removed."),
        ("seats", ["red"], "seats steht vor dem Spiel fest und lässt sich nicht berichtigen."),
    ],
)
def test_clockwork_wars(path: str, value: Any, said: str) -> None:
    setup = Setup({"map": "49RJHV05SFE708C3GKF9XYNMNFPS71TF9", "players": "2"})
    assert refused(Table.create(Journal(":memory:"), game("clockwork"), setup), path, value, "de") == said


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "typed", "meant"),
    [
        ("sides.blue.bonus", "yes", True),
        ("sides.blue.bonus", "Nein", False),
        ("initiative", "none", None),
        ("initiative", "nichts", None),
        ("phase", "roll", "roll"),
        ("rules.rulings.fortify-again", "yes", "yes"),
        ("turn", "-1", -1),
        ("acting", '["blue"]', ["blue"]),
    ],
)
def test_a_value_is_typed_as_it_is_told(path: str, typed: str, meant: Any) -> None:
    assert value_typed(typed, path, game("march")) == meant


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "turn has to be a whole number from 1 to 999."), ("de", "turn muss eine ganze Zahl von 1 bis 999 sein.")],
)
def test_a_number_below_nought_is_no_option_of_the_command(companion: Shell, lang: str, said: str) -> None:
    companion("new", "march", "--name", "t")
    assert refusal(companion("set", "t", "turn", "-1", "--lang", lang)) == said
    companion("set", "t", "initiative", "blue")
    assert refusal(companion("set", "t", "acting", "[1,", "--lang", "en")).startswith("“[1,” cannot be read.")


# --- nobody left to decide --------------------------------------------------------------------------------------------


def deploying() -> Table[Any]:
    """Two players who write their orders."""
    table = Table.create(Journal(":memory:"), game("clockwork"), Setup({"players": "2"}))
    while table.state.phase != "deploy":
        table.enter(next(moves[0] for decision, moves in table.choices() if not decision.optional))
    return table


def put_right(table: Table[Any], entry: Any) -> Any:
    """The table as it was corrected, before anything happened."""
    return set_path(table.past.state_at(entry.parent), "players.blue.pool", 0)


def test_where_nobody_is_left_to_send_the_round_goes_on_and_stays_so() -> None:
    table = deploying()
    nobody = {f"players.{seat}.figures.{name}": "removed" for seat in table.state.seats
              for name in table.state.players[seat].figures}  # fmt: skip
    table.correct("*", nobody | {"players.red.pool": 0})
    assert table.state.phase == "deploy"
    entry = table.correct("players.blue.pool", 0)
    assert table.state.phase != "deploy"
    check_somebody_can_act(table.game, table.state)
    kinds = [event.kind for event in entry.events]
    assert kinds[0] == "corrected"
    assert len(kinds) > 1, "what happened by itself is told"
    assert table.past.after(table.past.state_at(entry.parent or 0), entry) == table.state
    lies = carried_out(table.game.layout(put_right(table, entry), None), steps_of(table, entry))
    assert lies == on_table(table.game.layout(table.state, None)), "hands do what happened by itself"
    table.undo(consent=True)
    assert table.state.phase == "deploy"


def test_a_segment_that_a_correction_leads_to_begins() -> None:
    table = deploying()
    table.correct("phase", "spy")
    assert [decision.kind for decision in table.pending() if not decision.optional] == ["spy"]


def test_what_belongs_together_is_corrected_at_once() -> None:
    """A battle segment without battles would be over at once (CW-EX-22)."""
    table = deploying()
    tile = next(tile for tile in table.state.soldiers if tile.startswith("V"))
    armies = {f"soldiers.{tile}.{seat}": 2 for seat in table.state.seats}
    table.correct("*", {"phase": "battle", "battles": {tile: {"sides": ["red", "blue"]}}, **armies})
    assert table.state.phase == "battle"
    assert list(table.state.battles) == [tile]
    assert [decision.kind for decision in table.pending() if not decision.optional] == ["battle"]


def test_an_old_record_that_came_to_a_halt_opens_and_says_what_helps(companion: Shell, tmp_path: Any) -> None:
    record = tmp_path / "halted.record"
    record.write_text('game: march\nroll 6 1\nset phase = "over"\n', encoding="utf-8")
    table = import_record(Journal(":memory:"), game("march"), read_record(record.read_bytes()))
    assert (table.state.phase, table.halted()) == ("over", 1)
    companion("import", str(record), "--name", "t")
    assert "Nobody can act here, though the game is not over. Undo the last entry" in companion("show", "t").out
    assert table.correct("phase", "choose").events[0].kind == "corrected"
    assert table.halted() == 0


def test_what_the_rules_cannot_play_after_an_old_correction_is_a_sentence() -> None:
    record = 'game: march\nroll 6 1\nset rules.map.BH.touches = ["X9"]\nblue pick MOVE1\n'
    table = import_record(Journal(":memory:"), game("march"), read_record(record.encode()))
    before = table.state
    with pytest.raises(Trouble, match="lost"):
        table.enter("orange pick RECRUIT")
    assert table.state is before
