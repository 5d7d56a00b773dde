"""VP cubes and the limited stock: MP-VP-01..07, MP-DRV-07, the rulings MP-AMB-09 and MP-AMB-10."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from companion.games.march.cubes import pay
from companion.games.march.scenario import Cubes
from companion.kernel.table import Table
from companion.text.handwork import tasks_after
from companion.text.language import language
from companion.text.teller import Teller
from tests.support import broken_by, cited, events, legal_lines, play

TYW, MARL = Cubes(5, 10), Cubes(5, 11)
FIRST_TURN = """
    blue pick FORTIFY
    orange pick FORTIFY
"""
ONE_CARD_USED = """
    set sides.blue.hand = ["MOVE1", "MOVE2", "RECRUIT", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.blue.discard = ["FORTIFY"]
    set sides.orange.hand = ["MOVE1", "MOVE2", "RECRUIT", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
    set sides.orange.discard = ["FORTIFY"]
"""
BLUE_SCORES = """
    blue pick SCORE
    orange pick RECRUIT
"""
BOTH_SCORE = """
    blue pick SCORE
    orange pick SCORE
"""


def piles(blue: Cubes, orange: Cubes, all_: Cubes = TYW) -> str:
    """The three piles as lines of a record."""
    stock = Cubes(all_.black - blue.black - orange.black, all_.white - blue.white - orange.white)
    lines = {"sides.blue.cubes": blue, "sides.orange.cubes": orange, "stock": stock}
    return "".join(
        f'\n    set {path} = {{"black": {cubes.black}, "white": {cubes.white}}}' for path, cubes in lines.items()
    )


def cubes_told(table: Table[Any], code: str) -> list[str]:
    """What hands do with cubes after the last entry."""
    told = tasks_after(table, table.last, Teller(language(code), table.game, table.state))
    return [task.text for task in told if "cube" in task.text or "Marker" in task.text]


def splits(value: int) -> Iterator[tuple[int, int]]:
    return ((blue, orange) for blue in range(value + 1) for orange in range(value + 1 - blue))


@pytest.mark.rule("MP-VP-01")
@pytest.mark.parametrize(("cubes", "value"), [(Cubes(0, 3), 3), (Cubes(2, 0), 10), (TYW, 35), (MARL, 36)])
def test_white_is_one_and_black_five(cubes: Cubes, value: int) -> None:
    assert cubes.value == value


@pytest.mark.rule("MP-DRV-07", "MP-VP-05")
@pytest.mark.parametrize(("all_", "count"), [(TYW, 666), (MARL, 703)])
def test_every_split_of_the_cubes_can_be_paid_exactly(all_: Cubes, count: int) -> None:
    found = list(splits(all_.value))
    assert len(found) == count
    for blue, orange in found:
        first = pay(blue, Cubes(), Cubes(), all_, change=True)
        second = pay(orange, Cubes(), first.player, first.stock, change=True)
        paid = (second.opponent, second.player, second.stock)
        assert [cubes.value for cubes in paid] == [blue, orange, all_.value - blue - orange]
        assert sum(cubes.black for cubes in paid) == all_.black
        assert sum(cubes.white for cubes in paid) == all_.white


@pytest.mark.rule("MP-DRV-07", "MP-AMB-10")
def test_any_piles_can_pay_any_score_and_the_opponent_is_only_troubled_when_nothing_else_works() -> None:
    troubled = 0
    for black, white, their_black, their_white in product(range(6), range(11), range(6), range(11)):
        if black + their_black > 5 or white + their_white > 10:
            continue
        mine, theirs = Cubes(black, white), Cubes(their_black, their_white)
        stock = Cubes(5 - black - their_black, 10 - white - their_white)
        for amount in range(1, min(9, stock.value) + 1):
            paid = pay(amount, mine, theirs, stock, change=True)
            assert paid.gained == amount
            assert (paid.player.value, paid.opponent.value) == (mine.value + amount, theirs.value)
            assert paid.stock.value == stock.value - amount
            alone = _can_pay_without_opponent(amount, mine, stock)
            assert (paid.opponent == theirs) == alone
            troubled += not alone
    assert troubled > 0  # change with the stock alone can fail


def _can_pay_without_opponent(amount: int, mine: Cubes, stock: Cubes) -> bool:
    black, white = mine.black + stock.black, mine.white + stock.white
    wanted = mine.value + amount
    return any(0 <= wanted - 5 * blacks <= white for blacks in range(black + 1))


@pytest.mark.rule("MP-VP-01", "MP-VP-05")
def test_the_hands_take_the_fewest_cubes() -> None:
    table = play(FIRST_TURN + "    set countries.BH.vp = 6" + BLUE_SCORES)
    assert table.state.sides["blue"].cubes == Cubes(1, 2)
    assert cubes_told(table, "en") == ["1 black cube from the stock to Blue", "2 white cubes from the stock to Blue"]
    assert cubes_told(table, "de") == [
        "1 schwarzen Marker aus dem Vorrat zu Blau",
        "2 weiße Marker aus dem Vorrat zu Blau",
    ]


@pytest.mark.rule("MP-VP-05", "MP-AMB-10")
def test_the_hands_make_change_with_the_stock() -> None:
    table = play(FIRST_TURN + piles(Cubes(0, 1), Cubes()) + BLUE_SCORES)
    assert table.state.sides["blue"].cubes == Cubes(1, 0)
    assert cubes_told(table, "en") == ["1 black cube from the stock to Blue", "1 white cube from Blue into the stock"]


@pytest.mark.rule("MP-VP-05", "MP-AMB-10", "MP-DRV-07")
def test_the_hands_make_change_with_the_opponent() -> None:
    table = play(FIRST_TURN + piles(Cubes(), Cubes(0, 10)) + BLUE_SCORES)
    blue, orange = table.state.sides["blue"], table.state.sides["orange"]
    assert (blue.cubes, orange.cubes, table.state.stock) == (Cubes(0, 4), Cubes(1, 5), Cubes(4, 1))
    assert cubes_told(table, "en") == [
        "1 black cube from the stock to Orange",
        "1 white cube from Orange into the stock",
        "4 white cubes from Orange to Blue",
    ]


@pytest.mark.rule("MP-AMB-10")
def test_a_table_may_pay_with_the_cubes_of_the_stock_only() -> None:
    record = "option change: stock-only" + FIRST_TURN + piles(Cubes(), Cubes(0, 10))
    table = play(record + BLUE_SCORES)
    assert (table.state.sides["blue"].vp, table.state.stock) == (0, Cubes(5, 0))
    table = play(record + "\n    set countries.BH.vp = 6" + BLUE_SCORES)
    assert (table.state.sides["blue"].cubes, table.state.stock) == (Cubes(1, 0), Cubes(4, 0))
    assert events(table, "scored")[0].facts["short"] == 2


@pytest.mark.rule("MP-VP-02")
def test_only_the_cubes_of_the_scenario_are_in_play() -> None:
    table = play(FIRST_TURN + BLUE_SCORES)
    rules, state = table.state.rules, table.state
    assert (rules.cubes, rules.boxed) == (Cubes(5, 10), Cubes(1, 2))
    assert state.stock.value + state.sides["blue"].vp + state.sides["orange"].vp == 35
    assert "MP-VP-02" in cited(table)
    assert table.faults() == ()


@pytest.mark.rule("MP-VP-02", breaks=True)
def test_a_cube_from_the_box_is_a_fault() -> None:
    table = play("set sides.blue.cubes.white = 1")
    assert [fault.rule for fault in table.faults()] == ["MP-VP-02"]


@pytest.mark.rule("MP-VP-03")
def test_an_empty_stock_pays_nobody() -> None:
    table = play("set rules.threshold = 30" + FIRST_TURN + piles(Cubes(5, 0), Cubes(0, 10)) + BLUE_SCORES)
    assert (table.state.sides["blue"].vp, table.state.sides["orange"].vp) == (25, 10)
    assert "MP-VP-03" in cited(table)
    assert events(table, "cubes") == []


@pytest.mark.rule("MP-VP-04", "MP-AMB-09")
@pytest.mark.parametrize(("ruling", "gained"), [("remainder", 2), ("nothing", 0)])
def test_a_stock_smaller_than_the_score(ruling: str, gained: int) -> None:
    table = play(f"option short-stock: {ruling}" + FIRST_TURN + piles(Cubes(3, 1), Cubes(2, 7)) + BLUE_SCORES)
    told = events(table, "scored")[0]
    assert (told.facts["worth"], told.facts["gained"], table.state.sides["blue"].vp) == (4, gained, 16 + gained)
    assert "MP-VP-04" in told.rules


@pytest.mark.rule("MP-AMB-09")
@pytest.mark.parametrize("ruling", ["remainder", "nothing"])
def test_a_stock_that_just_covers_the_score_is_paid_out_either_way(ruling: str) -> None:
    table = play(f"option short-stock: {ruling}" + FIRST_TURN + piles(Cubes(2, 4), Cubes(3, 2)) + BLUE_SCORES)
    assert (table.state.sides["blue"].vp, table.state.stock.value) == (18, 0)
    assert "MP-VP-04" not in cited(table)


@pytest.mark.rule("MP-VP-06")
def test_the_holder_settles_the_order_of_two_scores_the_stock_does_not_cover() -> None:
    table = play(FIRST_TURN + piles(Cubes(2, 4), Cubes(2, 4)) + BOTH_SCORE)
    assert table.state.stock.value == 7
    assert legal_lines(table) == ["blue order blue", "blue order orange"]
    assert broken_by(table, "orange order orange") == {"MP-INIT-10"}
    table.enter("blue order orange")
    assert (table.state.sides["blue"].vp, table.state.sides["orange"].vp) == (17, 18)
    assert table.state.initiative == "blue"
    assert events(table, "flipped") == []


@pytest.mark.rule("MP-VP-06", breaks=True)
def test_nobody_scores_from_a_short_stock_before_the_order_is_settled() -> None:
    table = play("option automatic: off" + ONE_CARD_USED + piles(Cubes(2, 4), Cubes(2, 4)) + BOTH_SCORE)
    assert broken_by(table, "blue score") == {"MP-INIT-07", "MP-VP-06"}


@pytest.mark.rule("MP-VP-06")
def test_a_stock_that_just_covers_both_scores_needs_no_order() -> None:
    table = play(FIRST_TURN + piles(Cubes(2, 3), Cubes(2, 4)) + BOTH_SCORE)
    assert events(table, "ordered") == []
    assert (table.state.sides["blue"].vp, table.state.sides["orange"].vp) == (17, 18)


@pytest.mark.rule("MP-VP-07")
def test_neither_a_lost_capital_nor_a_lost_army_costs_vp() -> None:
    table = play(
        piles(Cubes(2, 0), Cubes())
        + """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.BH.orange.standing = 3
    set sides.orange.stock = 0
    blue pick STRENGTH
    orange pick ATTACK
    """
    )
    assert table.state.countries["BH"].occupied == "standing"
    assert table.state.sides["blue"].vp == 10
