"""Solo and cooperative tables: who plays, what the Automa begins with, its cup, and what is shared."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from companion.games.aces.fights import support
from companion.games.aces.state import State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_everything, import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.aces.positions import Play, unit
from tests.aces.recording import chosen


def at(**options: str) -> Play:
    return Play(game("aces").start(Setup({"players": "solo", **options})))


def roles(state: State) -> Counter[str]:
    """How many units of each role the Automa has."""
    assert state.rules.automa is not None
    return Counter(state.card(unit).role for unit in state.of(state.rules.automa.seat))


@pytest.mark.rule("AA-SET-12")
@pytest.mark.rule("AA-AUS-01")
@pytest.mark.rule("AA-AUS-02")
def test_alone_on_half_of_the_map() -> None:
    state = at(side="germany", german="g2", allied="su").state
    assert state.rules.seats == ("g2", "su")
    assert state.is_automa("su")
    assert state.rules.half == "1-6"
    assert len(list(state.of("g2"))) == 6
    assert len(list(at(sets="2").state.of("us"))) == 12
    with pytest.raises(Trouble, match="aces-whole-map"):
        at(half="whole")


@pytest.mark.rule("AA-AUS-03")
@pytest.mark.rule("AA-AUS-04")
@pytest.mark.rule("AA-AUS-05")
@pytest.mark.rule("AA-AUS-06")
@pytest.mark.rule("AA-AMB-48")
@pytest.mark.parametrize(
    ("difficulty", "more"),
    [
        ("easy", {}),
        ("standard", {"artillery": 1}),
        ("hard", {"artillery": 1, "regular": 1}),
        ("overkill", {"tank": 1, "special": 1}),
    ],
)
def test_extra_units(difficulty: str, more: dict[str, int]) -> None:
    usual = Counter(dict.fromkeys(("regular", "special", "tank", "artillery", "fighter", "bomber"), 1))
    assert roles(at(difficulty=difficulty).state) == usual + Counter(more)
    cumulative = roles(at(difficulty="overkill", overkill="cumulative").state)
    assert cumulative.total() == 10


def placing(**options: str) -> Play:
    """The human has put everything onto one tile, and the Automa begins."""
    play = at(**options)
    play.enter(f"army 1 {' '.join(play.state.of('us'))}")
    return play.enter("start 9 1")


@pytest.mark.rule("AA-AUS-07")
@pytest.mark.rule("AA-AUS-08")
@pytest.mark.rule("AA-AUS-09")
@pytest.mark.rule("AA-AUS-11")
@pytest.mark.rule("AA-AUS-12")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"difficulty": "easy"}, [2, 2, 2]),
        ({"difficulty": "hard"}, [2, 2, 4]),
        ({"difficulty": "easy", "sets": "2"}, [4, 4, 4]),
    ],
)
def test_units_are_drawn_from_the_cup(options: dict[str, str], counts: list[int]) -> None:
    play = placing(**options)
    assert play.asked == [(None, "reveal")]
    assert play.broken("draw inf") == {"AA-AUS-08"}
    play.enter("reveal 1")
    centre = play.state.ground.start[1]
    assert play.broken("reveal 2") == {"AA-AUS-07"}
    play.enter("draw inf")
    assert play.facts("drawn")[0]["hex"] == centre
    while play.state.phase == "place":
        play.enter("lot 1" if play.asked[0][1] == "draw" else play.lines()[0])
    armies = Counter(play.state.units[unit].army for unit in play.state.of("g1"))
    assert [armies[army] for army in (1, 2, 3)] == counts
    second = sorted(play.state.units[unit].hex for unit in play.state.of("g1") if play.state.units[unit].army == 1)
    assert centre in second


@pytest.mark.rule("AA-AUS-13")
def test_chance_says_which_army_acts_first() -> None:
    play = placing(difficulty="easy")
    while play.state.phase == "place":
        play.enter("lot 1" if play.asked[0][1] == "draw" else play.lines()[0])
    play.enter("start 9 1")
    assert play.asked == [(None, "lot-armies")]
    play.enter("lot 2")
    assert play.state.active == (2,)


# --- together -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-SET-10")
@pytest.mark.rule("AA-SET-11")
@pytest.mark.rule("AA-COP-01")
@pytest.mark.rule("AA-COP-02")
@pytest.mark.rule("AA-COP-03")
def test_two_together_share_a_seat() -> None:
    state = at(players="coop", half="whole", difficulty="easy").state
    assert state.rules.seats == ("g1", "us")
    assert len(list(state.of("us"))) == 12
    assert {state.card(unit).faction for unit in state.of("us")} == {"us", "su"}
    assert roles(state).total() == 12
    assert (state.rules.half, len(state.factories)) == (None, 10)
    assert at(players="coop").state.rules.half == "1-6"


@pytest.mark.rule("AA-COP-04")
@pytest.mark.rule("AA-COP-04", breaks=True)
@pytest.mark.rule("AA-COP-05")
def test_each_has_a_tile_and_the_third_is_shared() -> None:
    play = at(players="coop")
    own = {
        seat: next(unit for unit in play.state.of("us") if play.state.card(unit).faction == seat)
        for seat in ("us", "su")
    }
    assert play.broken(f"army 2 {own['us']}") == {"AA-COP-04"}
    assert play.broken(f"army 1 {own['su']}") == {"AA-COP-04"}
    assert play.broken(f"army 3 {own['us']} {own['su']}") == set()
    assert play.broken(f"army 2 {own['su']}") == set()


@pytest.mark.rule("AA-COP-06")
def test_coins_and_factories_are_shared_but_not_the_red_dice() -> None:
    play = at(players="coop")
    units = {"t1": unit("us_tank B11"), "inf2": unit("su_inf C11"), "inf1": unit("g1_inf B12")}
    state = replace(play.state, units=units, phase="money", seat="us", first="us", round=3, coins={"us": 9, "g1": 0})
    play = Play(replace(state, factories=state.factories | {"F01": "us"}))
    assert {"su_tank", "us_tank"} <= {line.split()[1] for line in play.lines() if line.startswith("buy")}
    assert support(play.state, "t1", "inf1").dice == 0
    assert play.state.owner("inf2") == "us"


# --- what it does not play ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"mission": "ardennes"}, "aces-automa-mission"),
        ({"mission": "v2"}, "aces-automa-mission"),
        ({"sets": "1-4"}, "aces-automa-sets"),
    ],
)
def test_what_the_automa_does_not_play_is_said(options: dict[str, str], trouble: str) -> None:
    with pytest.raises(Trouble) as refused:
        at(**options)
    assert refused.value.args[0] == trouble
    for code in CODES:
        assert all(Teller(language(code)).trouble(refused.value))


# --- tables ---------------------------------------------------------------------------------------------------------


def test_why_answers_for_each_step_in_both_languages_and_undo_goes_back_step_by_step() -> None:
    from random import Random

    table = Table.create(Journal(":memory:"), game("aces"), Setup({"players": "solo"}))
    dice, stepped = Random(5), 0
    while stepped < 6 and table.result is None:
        before, entry = table.state, table.enter(chosen(table, dice))
        if not any(event.kind == "automa-acts" for event in entry.events):
            continue
        stepped += 1
        reasons = [event for event in table.why(entry.n) if event.kind.startswith("why-")]
        assert {"why-unit", "why-action", "why-among"} <= {event.kind for event in reasons}
        for code in CODES:
            assert all(Teller.at(table, language(code)).event(event) for event in reasons)
        table.undo(consent=True)
        assert table.state == before
        table.redo()
    assert stepped == 6
    record = read_record(export_everything(table).encode())
    assert import_record(Journal(":memory:"), table.game, record).state == table.state
