"""Influence that came or went in secret: a refusal tells no more than everybody can reckon (CW-A-47, law 5).

What a player turns out to lack is told when it is to be paid; nothing else happens then.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.influence import can_pay, hand_over, lose, own_up, pay, reckoned, take, take_in_secret
from companion.games.clockwork.moves.study import splits
from companion.games.clockwork.state import Discovery, Influence, State
from companion.games.clockwork.vocabulary import GainIp, StealOrLose
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.story import Story
from companion.kernel.table import Table
from tests.clockwork.carding import ROW, holding
from tests.clockwork.lands import LAND
from tests.clockwork.tables import Play, at, begun, position

NOTHING = Influence()
EACH_THREE = Influence(3, 3, 3)


def bonus(points: str, **options: str) -> Play:
    """Red has nothing but three points from Lovelace, then it is Red's turn to buy; magic1 costs 3, magic2 costs 2."""
    broke = {"ip": NOTHING}
    state = position(
        LAND,
        "court",
        round_=2,
        options={"court": "lovelace", **options},
        players={"red": {**broke, "spies": 2}, "blue": broke},
        red={},
        blue={},
    )
    play = begun(state).enter(f"red bonus {points}")
    prices = {"magic1": Discovery(price=3), "magic2": Discovery(price=2), "religion1": Discovery(price=4)}
    again = replace(play.state, phase="discovery", start="red", discoveries={**play.state.discoveries, **prices})
    return begun(again)


PURCHASES = ("red buy magic1 on H1", "red buy magic2 on H1", "red buy science1 for 3 on H1", "adjust red magic -3")


# --- nothing shows before it is paid ------------------------------------------------------------------------------


@pytest.mark.rule("CW-COURT-14", "CW-A-47", "CW-STUDY-05")
def test_whatever_was_chosen_at_court_the_same_purchases_are_offered_and_refused() -> None:
    plays = [bonus(points) for points in ("magic:3", "science:3", "magic:1 religion:2")]
    assert len({play.state.players["red"].ip for play in plays}) == len(plays)
    for line in (*PURCHASES, "red buy religion1 on H1", "red hire leviathan", "adjust red science -4"):
        assert len({frozenset(play.broken_by(line)) for play in plays}) == 1, line
    assert plays[0].lines() == plays[1].lines() == plays[2].lines()


@pytest.mark.rule("CW-DISC-08", "CW-GEN-03", "CW-SETUP-10", breaks=True)
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("red buy religion1 on H1", "CW-DISC-08"),
        ("red hire leviathan", "CW-GEN-03"),
        ("adjust red science -4", "CW-SETUP-10"),
    ],
)
def test_what_nobody_can_have_is_refused(line: str, rule: str) -> None:
    assert bonus("magic:3").broken_by(line) == {rule}


@pytest.mark.rule("CW-STUDY-06")
def test_workers_given_up_in_secret_may_have_brought_any_domain() -> None:
    play = at(LAND, "study", red={}, blue={}, players={"red": {"ip": NOTHING, "pool": 2}, "blue": {"ip": NOTHING}})
    play.enter("red study magic:1 science:1")
    assert play.state.players["red"].ip == Influence(1, 1, 0)
    assert reckoned(play.state.players["red"]) == Influence(2, 2, 2)


@pytest.mark.rule("CW-A-47")
def test_where_influence_is_open_nothing_is_in_doubt() -> None:
    play = bonus("magic:1 science:2", screens="open")
    assert play.state.players["red"].doubt == NOTHING
    assert play.broken_by("red buy magic2 on H1") == {"CW-DISC-08"}


# --- what shows when it is paid -----------------------------------------------------------------------------------


@pytest.mark.rule("CW-DISC-08")
def test_a_purchase_that_cannot_be_paid_is_told_and_it_stays_the_same_turn() -> None:
    play = bonus("magic:1 science:2")
    before = play.state
    play.enter("red buy magic1 on H1")
    assert play.told("short-of") == [{"seat": "red", "domain": "magic", "count": 3}]
    assert play.cited("short-of") == {"CW-DISC-08"}
    assert play.state.players["red"].ip == before.players["red"].ip
    assert (play.state.waiting, play.state.discoveries) == (before.waiting, before.discoveries)


@pytest.mark.rule("CW-DISC-08", breaks=True)
def test_after_that_everybody_knows_and_it_is_refused() -> None:
    play = bonus("magic:1 science:2").enter("red buy magic1 on H1")
    assert play.broken_by("red buy magic1 on H1") == {"CW-DISC-08"}
    assert play.broken_by("red buy magic2 on H1") == set(), "of one or two magic nobody has heard"


@pytest.mark.rule("CW-DISC-08")
def test_a_price_read_out_for_nothing_is_remembered() -> None:
    play = bonus("magic:3").enter("red buy science1 for 2 on H1")
    assert play.state.discoveries["science1"] == Discovery(price=2)


@pytest.mark.rule("CW-GEN-03")
def test_a_general_that_cannot_be_paid_stays_where_it_is() -> None:
    player = {"ip": Influence(magic=5, religion=1), "doubt": Influence(religion=4)}
    play = at(LAND, "discovery", red={}, blue={}, players={"red": player}).enter("red hire leviathan")
    assert play.told("short-of") == [{"seat": "red", "domain": "religion", "count": 2}]
    assert play.state.generals["leviathan"].owner == ""
    assert play.broken_by("red hire leviathan") == {"CW-GEN-03"}


@pytest.mark.rule("CW-SETUP-10")
def test_points_taken_away_by_hand_are_there_or_nothing_changes() -> None:
    play = bonus("magic:1 science:2").enter("adjust red magic -2")
    assert play.told("short-of") == [{"seat": "red", "domain": "magic", "count": 2}]
    assert play.told("adjusted-influence") == []
    assert play.state.players["red"].ip == Influence(1, 2, 0)
    assert play.enter("adjust red magic -1").state.players["red"].ip == Influence(0, 2, 0)


def test_a_plan_does_not_tell_whether_a_purchase_can_be_paid() -> None:
    table = Table.create(Journal(":memory:"), Clockwork(), Setup())
    for line in (
        "red technophilia",
        "blue tacops",
        "red deploy -",
        "blue deploy -",
        "red study magic:2",
        "blue study -",
    ):
        table.enter(line)
    sketch = table.sketch()
    told = [event.kind for event in sketch.enter("red buy science1 for 3 on H1").events]
    assert "bought" in told
    assert "short-of" in [event.kind for event in table.enter("red buy science1 for 3 on H1").events]


# --- gifts, thefts, counter-intelligence --------------------------------------------------------------------------


def trading(**players: Any) -> Play:
    return begun(position(ROW, "spy", options={"exchange": "yes"}, players=players, red={}, blue={}, white={}))


@pytest.mark.rule("CW-NEG-02")
def test_how_much_was_given_shows_in_nothing_that_is_refused_afterwards() -> None:
    rich = {"red": {"ip": Influence(magic=4)}}
    plays = [trading(**rich).enter(f"red give blue magic:{count}") for count in (1, 4)]
    for line in ("red give white magic:4", "blue give white magic:5", "blue give white magic:6", "adjust red magic -5"):
        assert plays[0].broken_by(line) == plays[1].broken_by(line), line
    assert plays[0].broken_by("blue give white magic:5") == set()
    assert plays[0].broken_by("blue give white magic:6") == {"CW-NEG-02"}


@pytest.mark.rule("CW-NEG-02")
def test_a_gift_that_is_not_there_changes_nothing() -> None:
    play = trading(red={"ip": Influence(magic=1), "doubt": Influence(magic=3)})
    before = play.state
    play.enter("red give blue magic:2 card")
    assert play.told("gift-short") == [{"seat": "red", "to": "blue"}]
    assert play.cited("gift-short") == {"CW-NEG-02"}
    assert play.state == before


@pytest.mark.rule("CW-A-12", "CW-SPY-14")
def test_a_point_lost_to_counterintelligence_shows_only_to_its_owner() -> None:
    plays = []
    for ip, doubt in ((NOTHING, Influence(magic=2)), (Influence(magic=2), NOTHING)):
        play = at(ROW, "spy", red={}, blue={}, players={"blue": {"ip": ip, "doubt": doubt}})
        plays.append(play.enter("red counterintel magic against blue:magic"))
    assert [reckoned(play.state.players["blue"]) for play in plays] == [Influence(magic=1)] * 2
    assert [play.state.players["blue"].ip for play in plays] == [NOTHING, Influence(magic=1)]


def choosing(**blue: Influence) -> Play:
    options = {"counterintel-domain": "victim"}
    play = at(ROW, "spy", red={}, blue={}, players={"blue": blue}, options=options)
    return play.enter("red counterintel magic against blue")


@pytest.mark.rule("CW-A-12")
def test_a_victim_who_lacks_the_domain_named_names_another() -> None:
    play = choosing(ip=Influence(science=1), doubt=EACH_THREE).enter("blue forfeit magic")
    assert play.told("short-of") == [{"seat": "blue", "domain": "magic", "count": 1}]
    assert play.lines("blue") == ["blue forfeit science", "blue forfeit religion"]
    assert play.enter("blue forfeit science").state.players["blue"].ip == NOTHING


@pytest.mark.rule("CW-A-12")
def test_a_victim_with_nothing_says_so_once() -> None:
    play = choosing(ip=NOTHING, doubt=EACH_THREE).enter("blue forfeit magic")
    assert [told["domain"] for told in play.told("short-of")] == ["magic", "science", "religion"]
    assert play.told("forfeit-idle") == [{"seat": "blue"}]
    assert play.owing() != [("blue", "forfeit")]


@pytest.mark.rule("CW-ACT-03")
def test_what_a_card_stole_is_known_to_the_two_alone() -> None:
    plays = []
    for ip in (NOTHING, Influence(magic=1), Influence(magic=3)):
        players = {"red": {"ip": NOTHING}, "blue": {"ip": ip, "doubt": Influence(magic=3).minus(ip)}}
        state = position(ROW, "activation", red={"M1": "2"}, blue={}, players=players)
        state = holding(state, "red", "science1", "M1", StealOrLose("ip", 2, steal=True))
        plays.append(begun(state).enter("red use science1 blue:magic"))
    assert [play.state.players["red"].ip for play in plays] == [NOTHING, Influence(magic=1), Influence(magic=2)]
    for seat, most in (("red", Influence(magic=2)), ("blue", Influence(magic=1))):
        assert [reckoned(play.state.players[seat]) for play in plays] == [most] * 3


@pytest.mark.rule("CW-ACT-03")
def test_a_card_that_brings_any_domain_leaves_everybody_guessing() -> None:
    state = position(ROW, "activation", red={"M1": "2"}, blue={}, players={"red": {"ip": NOTHING}})
    play = begun(holding(state, "red", "science1", "M1", GainIp(2))).enter("red use science1 magic:2")
    assert reckoned(play.state.players["red"]) == Influence(2, 2, 2)


# --- whatever happens ---------------------------------------------------------------------------------------------

POINTS = st.integers(0, 4).flatmap(lambda total: st.sampled_from(splits(total)))
STEPS = st.lists(st.tuples(st.sampled_from(("earn", "secret", "pay", "give", "lose", "steal")), POINTS), max_size=12)


def step(state: State, what: str, points: Influence) -> State:
    quiet = Story(repr)
    match what:
        case "earn":
            return take(state, "red", points, quiet)
        case "secret":
            return take_in_secret(state, "red", points, quiet)
        case "pay" if not can_pay(state, "red", points):
            return state
        case "pay" if state.players["red"].ip.covers(points):
            return pay(state, "red", points)
        case "pay":
            return own_up(state, "red", points, "CW-DISC-08", quiet)
        case "give" if state.players["red"].ip.covers(points):
            return hand_over(state, "red", "blue", points)
        case "lose":
            return lose(state, "red", points)[0]
        case "steal":
            return lose(state, "red", points, "blue")[0]
    return state


@pytest.mark.rule("CW-STUDY-05", "CW-A-47")
@given(STEPS)
def test_nobody_has_less_than_none_or_more_than_others_reckon(steps: list[tuple[str, Influence]]) -> None:
    state = position(ROW, "spy", red={}, blue={})
    for what, points in steps:
        state = step(state, what, points)
        for player in state.players.values():
            assert player.ip.covers(NOTHING)
            assert reckoned(player).covers(player.ip)


@given(STEPS, STEPS)
def test_what_nobody_saw_changes_nothing_that_others_reckon(
    steps: list[tuple[str, Influence]], others: list[tuple[str, Influence]]
) -> None:
    """Two tables where the same number of points came in secret, of other domains each time."""
    one = other = position(ROW, "spy", red={}, blue={})
    for (what, points), (_, chosen) in zip(steps, others, strict=False):
        if what in ("pay", "give"):  # these show who cannot
            continue
        if what == "secret" and chosen.total != points.total:
            chosen = points
        one, other = step(one, what, points), step(other, what, chosen if what == "secret" else points)
        for seat in ("red", "blue"):
            assert reckoned(one.players[seat]) == reckoned(other.players[seat])
