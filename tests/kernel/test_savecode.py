"""The table as it stands, as a code on paper: exactly that table again, and nobody's secrets."""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.games.registry import boxes, game
from companion.kernel import journal
from companion.kernel.audit import audit
from companion.kernel.digits import DigitReader, Digits
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.lettercode import ALPHABET, from_letters, to_letters
from companion.kernel.outside import as_text
from companion.kernel.past import state_digest
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.rulebook import rulebook
from companion.kernel.savecode import (
    FIRST,
    LONGEST_TEXT,
    NAMED,
    SaveCode,
    _put_head,
    game_of,
    layouts,
    newest_layout,
    read_code,
    restore,
    save_code,
)
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from scripts.code_layout import layout_of
from tests.march.own_scenario import ALPS
from tests.random_table import play_at, random_move
from tests.support import MARLBOROUGH, play
from tests.test_laws import SETUPS, setups

# Tables of Clockwork Wars take long, so there are fewer of them here.
TABLES = {name: table for name, table in SETUPS.items() if table[0] == "march"}
TABLES |= {name: SETUPS[name] for name in ("clockwork 3", "clockwork 2v2 epic", "clockwork house rules 1")}
RECORDS = sorted(path for path in Path("tests/records").glob("*.record") if b"game: march" in path.read_bytes())
ANNA_AND_BEN = {"blue": "Anna", "orange": "Ben"}


def restored(code: SaveCode | str) -> Table[Any]:
    return restore(Journal(":memory:"), game, code if isinstance(code, str) else code.qr)


def check_restored(table: Table[Any]) -> Table[Any]:
    """The code of a table leads to the same table, but for what is hidden from anybody."""
    code = save_code(table)
    again = restored("\n".join(code.lines))
    rules, shown = table.game, table.game.face_up(table.state)
    assert state_digest(again.state) == state_digest(shown)
    assert state_digest(again.seen_by(None)) == state_digest(rules.seen_by(shown, None))
    asked = rules.untold(shown) or rules.pending(shown)
    assert again.pending() == asked
    assert again.choices() == [(d, list(rules.choices(rules.seen_by(shown, None), d))) for d in asked]
    if not code.sealed:
        assert again.state == table.state
        assert again.choices() == table.choices()
    assert again.result == rules.result(shown)
    assert again.setup == table.setup
    assert again.settings.policy == table.settings.policy
    assert again.sealed() == ()
    assert (again.name == again.id) == (table.name == table.id)
    assert again.name in (table.name, again.id)
    assert save_code(again).qr == code.qr
    return again


def relax_some_rules(table: Table[Any], dice: Random) -> None:
    for rule in dice.sample(sorted(rulebook(table.game.id)), dice.choice((0, 0, 1, 3))):
        table.relax(rule, dice.choice(("advise", "off")))


# --- exactly that table ---------------------------------------------------------------------------------------------


every_table = pytest.mark.parametrize(("game_id", "setup"), TABLES.values(), ids=list(TABLES))


@pytest.mark.parametrize("seed", range(3))
@every_table
def test_any_position_comes_back_after_moves_undos_house_rules_and_corrections(
    game_id: str, setup: Setup, seed: int
) -> None:
    check_positions(game_id, setup, seed)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(3, 40))
@every_table
def test_so_it_is_with_many_more(game_id: str, setup: Setup, seed: int) -> None:
    check_positions(game_id, setup, seed)


def check_positions(game_id: str, setup: Setup, seed: int) -> None:
    dice = Random(seed)
    table = Table.create(Journal(":memory:"), game(game_id), setup)
    relax_some_rules(table, dice)
    for _ in range(4):
        play_at(table, dice, dice.randint(1, 12))
        check_restored(table)


@settings(max_examples=60, deadline=None)
@given(setup=setups(), seed=st.integers(0, 10_000), names=st.tuples(st.text(max_size=20), st.text(max_size=20)))
def test_any_options_and_names_come_back(setup: Setup, seed: int, names: tuple[str, str]) -> None:
    dice = Random(seed)
    seats = {seat: as_text(name) for seat, name in zip(("blue", "orange"), names, strict=True) if name}
    table = Table.create(Journal(":memory:"), game("march"), Setup(setup.options, seats), dice.choice(("", "Küche 2")))
    for _ in range(dice.randint(0, 40)):
        move = random_move(table, dice)
        if move is not None:
            table.enter(move)
    check_restored(table)


def test_a_code_printed_before_such_names_were_refused_can_still_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(journal, "check_names", lambda names: None)
        table = Table.create(Journal(":memory:"), game("march"), Setup({}, {"blue": "An\x1b[31mna"}), "Kit\u202echen")
        code = save_code(table)
    again = restored(code)
    assert again.setup.seats == {"blue": "An\N{REPLACEMENT CHARACTER}[31mna"}
    assert again.name == "Kit\N{REPLACEMENT CHARACTER}chen"
    assert again.state == table.state


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_game_comes_back_finished_ones_too(record: Path) -> None:
    table = import_record(Journal(":memory:"), game("march"), read_record(record.read_bytes()))
    again = check_restored(table)
    if record.stem.startswith("game-"):
        assert again.result is not None
        assert again.pending() == ()


def test_a_restored_table_is_a_table_like_any_other() -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT\nset countries.N.vp = 1\nforce orange move 1 OH->BH")
    again = check_restored(table)
    told = [event.kind for event in again.why(again.head)]
    assert told == ["restored"]
    assert list(audit(again)) == []
    copy = import_record(Journal(":memory:"), game("march"), read_record(export_record(again).encode()))
    assert state_digest(copy.state) == state_digest(again.state)
    dice = Random(3)
    for _ in range(30):
        move = random_move(again, dice)
        assert move is not None
        again.enter(move)
        table.enter(move)
        assert again.state == table.state
        if again.result is not None:
            break


def test_a_table_on_which_nothing_has_happened_has_a_very_short_code() -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    assert len(save_code(table).qr) < 16
    assert check_restored(table).head == 0


def test_the_points_of_a_restored_game_are_in_its_chart() -> None:
    record = read_record(Path("tests/records/game-threshold-blue.record").read_bytes())
    table = import_record(Journal(":memory:"), game("march"), record)
    again = restored(save_code(table))
    points = game("march").timeline([event for entry in again.line() for event in entry.events])
    assert {seat: line[-1] for seat, line in points.items()} == {s: table.state.side(s).vp for s in ("blue", "orange")}


def test_rules_that_a_table_relaxed_are_in_the_code_and_in_the_record() -> None:
    table = play("blue pick MOVE1")
    table.relax("MP-MOVE-12", "off")
    table.relax("MP-TURN-11", "advise")
    relaxed = {"MP-MOVE-12": "off", "MP-TURN-11": "advise"}
    assert check_restored(table).settings.policy == relaxed
    copy = import_record(Journal(":memory:"), game("march"), read_record(export_record(table).encode()))
    assert copy.settings.policy == relaxed


def test_a_record_that_says_nonsense_about_a_rule_is_refused() -> None:
    with pytest.raises(Trouble, match="record-policy"):
        read_record(b"game: march\npolicy MP-MOVE-12: sometimes\n")


def test_a_players_own_scenario_is_in_the_code_and_only_what_is_his_costs_much() -> None:
    table = Table.create(
        Journal(":memory:"), game("march"), Setup({"scenario": "alps"}, ANNA_AND_BEN, {"scenario": ALPS})
    )
    play_at(table, Random(1), 20)
    assert check_restored(table).setup.files["scenario"] == ALPS
    assert len(save_code(table).qr) < len(ALPS.encode())
    ours = Path("assets/games/march/scenarios/tyw.toml").read_text(encoding="utf-8")
    named = ours.replace('en = "Neutral"', 'en = "Saxony"')
    setup = Setup({"scenario": "saxony"}, ANNA_AND_BEN, {"scenario": named})
    assert len(save_code(Table.create(Journal(":memory:"), game("march"), setup)).qr) < 120


def test_a_seat_or_a_file_that_means_nothing_is_left_out() -> None:
    table = play("seat blue: Anna\nseat green: Cleo\nfile notes| nobody reads this")
    assert restored(save_code(table)).setup.seats == {"blue": "Anna"}
    assert restored(save_code(table)).state == table.state


def test_a_file_that_no_code_can_hold_is_told() -> None:
    own = ALPS + "\n".join(f"# {Random(n).getrandbits(400):x}" for n in range(100))
    table = Table.create(Journal(":memory:"), game("march"), Setup({"scenario": "own"}, {}, {"scenario": own}))
    with pytest.raises(Trouble, match="code-too-long"):
        save_code(table)


def test_several_fields_are_corrected_at_once_or_not_at_all() -> None:
    table = play('set * = {"turn": 4, "sides.blue.cubes.white": 2}')
    assert (table.state.turn, table.state.side("blue").cubes.white) == (4, 2)
    before = table.state
    for value, key in (
        ({"turn": 5, "sides.green.stock": 1}, "no-path"),
        ({"turn": "x"}, "bad-value"),
        (3, "bad-value"),
    ):
        with pytest.raises(Trouble, match=key):
            table.correct("*", value)
    assert table.state is before


# --- short enough to type -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["", "option edition: de", MARLBOROUGH, MARLBOROUGH + "    option edition: de"])
def test_a_code_is_short_enough_to_be_typed_late_at_night(options: str) -> None:
    lengths = []
    for seed in range(12):
        dice = Random(seed)
        setup = Setup(read_record(f"game: march\n{options}".encode()).setup.options, ANNA_AND_BEN)
        table = Table.create(Journal(":memory:"), game("march"), setup)
        for _ in range(dice.randint(5, 60)):
            move = random_move(table, dice)
            if move is None:
                break
            table.enter(move)
        lengths.append(len(save_code(table).qr))
    assert max(lengths) <= 110
    assert sorted(lengths)[6] <= 90


# --- secrets --------------------------------------------------------------------------------------------------------


def test_what_is_sealed_is_not_in_the_code_and_is_asked_again() -> None:
    codes = [save_code(play(f"blue pick {card}")) for card in ("MOVE2", "FORTIFY", "STRENGTH")]
    unsealed = save_code(play(""))
    assert {code.qr for code in codes} == {unsealed.qr}, "the code is the same whatever was picked"
    assert all(code.sealed for code in codes)
    assert not unsealed.sealed
    again = restored(codes[0])
    assert [d.seat for d in again.pending() if d.kind == "pick"] == ["blue", "orange"]


def test_a_card_that_lies_face_down_in_the_position_goes_back_to_the_hand() -> None:
    tables = [play(f"set sides.blue.hand = {hand}\nset sides.blue.played = {card}") for hand, card in hands()]
    codes = [save_code(table) for table in tables]
    assert len({code.qr for code in codes}) == 1
    assert all(code.sealed for code in codes)
    again = check_restored(tables[0])
    assert again.state.side("blue").played is None
    assert again.state.side("blue").hand == again.state.rules.cards


def hands() -> list[tuple[str, str]]:
    """Each card face down in turn, the others in the hand."""
    cards = list(play("").state.rules.cards)
    texts = [([other for other in cards if other != card], card) for card in cards]
    return [(msgspec.json.encode(hand).decode(), f'"{card}"') for hand, card in texts]


def test_points_that_only_their_owner_may_know_are_not_in_the_code() -> None:
    tables = [play(f"option vp-totals: private\nset sides.blue.cubes.white = {count}") for count in (1, 2, 3)]
    codes = [save_code(table) for table in tables]
    assert len({code.qr for code in codes}) == 1
    assert all(code.sealed for code in codes)
    assert check_restored(tables[0]).state.side("blue").vp == 0


# --- wrong codes ----------------------------------------------------------------------------------------------------

TABLE = play("seat blue: Anna\nseat orange: Ben\nblue pick MOVE1\norange pick STRENGTH\nblue pick SCORE")
CODE = save_code(TABLE).qr


def refused(code: str) -> Trouble:
    """The one trouble with a code; nothing may be stored."""
    journal = Journal(":memory:")
    with pytest.raises(Trouble) as found:
        restore(journal, game, code)
    assert journal.tables() == []
    return found.value


@settings(max_examples=200, deadline=None)
@given(place=st.integers(0, len(CODE) - 1), sign=st.sampled_from(ALPHABET), swap=st.booleans())
def test_a_wrong_character_or_a_swap_is_refused_and_nothing_is_stored(place: int, sign: str, swap: bool) -> None:
    typed = CODE[:place] + CODE[place : place + 2][::-1] + CODE[place + 2 :]
    typed = typed if swap else CODE[:place] + sign + CODE[place + 1 :]
    if typed != CODE:
        assert refused(typed).key in ("code-typo", "code-line", "code-shifted")


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 2**700))
@example(1)
def test_whatever_has_right_checks_is_a_table_or_one_clear_trouble(number: int) -> None:
    journal = Journal(":memory:")
    try:
        assert restore(journal, game, to_letters(number)).state is not None
    except Trouble:
        assert journal.tables() == []


@settings(max_examples=300, deadline=None)
@given(bit=st.integers(0, 1000), more=st.integers(0, 2**40))
def test_a_code_tampered_with_and_signed_again_is_a_table_or_one_clear_trouble(bit: int, more: int) -> None:
    number = from_letters(CODE)
    for changed in (number ^ 1 << bit % number.bit_length(), number + more, number * (more + 2)):
        with suppress(Trouble):
            restored(to_letters(max(changed, 1)))


def test_a_code_of_a_newer_companion_asks_for_an_update() -> None:
    digits = Digits()
    digits.count(NAMED + 1)
    assert refused(to_letters(digits.number())).key == "code-newer"
    assert refused(to_letters(head("march", 60).number())).key == "code-newer"


def head(game_id: str, number: int) -> Digits:
    """How a code begins that names its game."""
    digits = Digits()
    _put_head(digits, game_id, FIRST + number)
    return digits


def test_the_code_of_a_game_that_is_not_installed_says_which() -> None:
    trouble = refused(to_letters(head("pirates-2", 0).number()))
    assert (trouble.key, trouble.facts) == ("code-no-game", {"game": "pirates-2"})
    assert game_of(to_letters(head("pirates-2", 3).number())) == "pirates-2"


def test_no_code_makes_a_long_name() -> None:
    digits = Digits()
    digits.count(NAMED)
    digits.count(2**40)
    assert refused(to_letters(digits.number())).key == "code-foreign"
    assert game_of(to_letters(digits.number())) == ""


def test_a_code_that_names_its_game_is_that_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play("blue pick MOVE1\norange pick RECRUIT")
    named, known = save_code(table), layouts("march")
    assert newest_layout("march") >= FIRST
    assert (game_of(named.qr), restored(named).state) == ("march", table.state)
    monkeypatch.setitem(known, 0, known[newest_layout("march")])  # as codes were before they named their game
    monkeypatch.delitem(known, newest_layout("march"))
    unnamed = save_code(table)
    assert (game_of(unnamed.qr), restored(unnamed).state) == ("march", table.state)
    assert len(unnamed.qr) < len(named.qr) < len(unnamed.qr) + 9


def test_a_text_that_unpacks_to_a_huge_one_is_refused() -> None:
    bomb = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = bomb.compress(b"0" * (LONGEST_TEXT * 5)) + bomb.flush()
    digits = Digits()
    digits.count(0)  # the first layout, whose codes do not name their game
    digits.put(0, 2)
    digits.count(len(packed))
    for byte in packed:
        digits.put(byte, 256)
    assert refused(to_letters(digits.number())).key == "code-foreign"


@pytest.mark.parametrize("length", [10**6, 10**18])
def test_a_list_that_would_never_end_is_refused_at_once(length: int) -> None:
    digits = Digits()
    digits.count(0)  # the first layout, whose codes do not name their game
    digits.put(1, 2)
    digits.count(0)
    digits.put(1, 2)  # something of the set-up differs
    digits.put(0, 2)  # not the name of the table
    digits.put(1, 2)  # but the seats
    digits.count(length)
    assert refused(to_letters(digits.number())).key == "code-foreign"


def test_a_game_that_begins_differently_by_now_is_not_misread(monkeypatch: pytest.MonkeyPatch) -> None:
    march = type(game("march"))
    begin = march.start
    code = save_code(play("blue pick MOVE1\norange pick RECRUIT"))
    assert restored(code).state.turn == 2

    def today(self: Any, setup: Setup) -> Any:
        state = begin(self, setup)
        return state.with_country("N", msgspec.structs.replace(state.countries["N"], vp=1))

    monkeypatch.setattr(march, "start", today)
    assert refused(code.qr).key == "code-foreign"


def test_a_position_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play("")
    seven = msgspec.structs.replace(table.state.countries["N"], vp=7)  # no die shows that
    impossible = table.state.with_country("N", seven)
    monkeypatch.setattr(type(table.game), "face_up", lambda *_: impossible)
    assert refused(save_code(table).qr).key == "code-foreign"


# --- for ever -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", boxes())
def test_the_newest_layout_fits_the_game_as_it_is(game_id: str) -> None:
    """If not: `python -m scripts.code_layout GAME` adds one. Never change a layout that codes were printed with."""
    newest, today = layouts(game_id)[newest_layout(game_id)], layout_of(game(game_id))
    assert newest.setup == today.setup
    assert newest.position == today.position


PRINTED = """
    945D4 2B0VY AXG6D X259N 2HHRG 7CM7B
    RMBY9 2KSW2 EGZRN 6J1XE 6PG1K 264CM
    A64X5 2PVRE QPNW7 Z58P5 W2ZAH
"""


def test_a_code_on_an_old_sheet_can_still_be_read() -> None:
    record = read_code(PRINTED, game)
    assert record.setup.seats == {"blue": "Zoë", "orange": "Jörg"}
    marlborough = read_record(f"game: march\n{MARLBOROUGH}".encode()).setup.options
    assert record.setup.options == marlborough | {"edition": "de"}
    assert record.policy == {"MP-MOVE-12": "advise"}
    (line,) = record.lines
    assert msgspec.json.decode(line.text.removeprefix("* = ")) == {
        "turn": 3,
        "phase": "choose",
        "initiative": "blue",
        "sides.blue.hand": ["MOVE2", "FORTIFY", "ATTACK", "STRENGTH", "SCORE"],
        "sides.blue.discard": ["MOVE1", "RECRUIT"],
        "sides.blue.stock": 1,
        "sides.orange.hand": ["MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "SCORE"],
        "sides.orange.discard": ["STRENGTH", "MOVE1"],
        "sides.orange.strength": 2,
        "countries.DR.vp": 2,
        "countries.DR.orange.standing": 0,
        "countries.SN.blue.standing": 1,
        "countries.BA.orange.standing": 1,
    }
    assert restored(PRINTED).state.turn == 3


def test_a_position_with_more_fields_than_when_it_was_printed_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A layout that knows fewer fields than the game has today: the others stay as they are at the beginning."""
    table = play("blue pick MOVE1\norange pick RECRUIT")
    number = newest_layout("march")
    known = {name: shape for name, shape in layouts("march")[number].position["fields"].items() if name != "tries"}
    older = msgspec.structs.replace(layouts("march")[number], position={"fields": known})
    monkeypatch.setitem(layouts("march"), number, older)
    assert restored(save_code(table)).state == table.state


@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(1, 10**6)).map(lambda pair: (pair[0] % pair[1], pair[1]))))
def test_digits_come_out_as_they_were_put_in(pairs: list[tuple[int, int]]) -> None:
    digits = Digits()
    for value, size in pairs:
        digits.put(value, size)
        digits.count(value)
    reader = DigitReader(digits.number())
    assert [(reader.take(size), reader.count()) for _, size in pairs] == [(value, value) for value, _ in pairs]
    reader.end()
    with pytest.raises(ValueError, match="end"):
        [reader.take(2) for _ in range(3)]
