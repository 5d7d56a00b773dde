"""Orders are sealed, shown together and carried out: CW-DEPLOY-02, 24..28, CW-SUP-12, CW-TOKEN-09, CW-A-19."""

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.notation import notation
from companion.games.clockwork.reach import reach
from companion.games.clockwork.state import REMOVED, Battle, Discovery, Line, State
from companion.kernel.game import Setup
from companion.kernel.journal import Journal, TableRow, TableSettings
from companion.kernel.story import Story
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, Unreadable
from companion.text.language import language
from companion.text.teller import Teller
from tests.clockwork.deploying import CROSSING, FIRST_ROUND, ROW, judged, placed, sentence, writing
from tests.clockwork.tables import Play, at, position


def table_of(play: Play) -> Table[State]:
    row = TableRow("t", "clockwork", "t", Setup(), 0, False, TableSettings(), 0, 0, 0)
    return Table(Journal(":memory:"), Clockwork(), row, start=play.state)


# --- secret until everybody is ready --------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-02")
def test_everybody_writes_at_the_same_time_and_in_secret() -> None:
    play = writing(CROSSING, red={}, blue={}, white={})
    decisions = play.game.pending(play.state)
    required = [decision for decision in decisions if not decision.optional]
    assert [(d.seat, d.kind, d.secret, d.complete) for d in required] == [
        (seat, "deploy", True, False) for seat in ("red", "blue", "white")
    ]


@pytest.mark.rule("CW-DEPLOY-02", breaks=True)
def test_nobody_but_the_players_of_this_table_writes() -> None:
    play = writing(ROW)
    for seat in ("green", None):
        assert {o.rule for o in play.game.objections(play.state, Deploy(seat, ()))} == {"CW-DEPLOY-02"}


@pytest.mark.rule("CW-DEPLOY-24", "CW-DEPLOY-25")
def test_sealed_orders_are_shown_when_the_last_player_is_ready() -> None:
    table = table_of(writing(ROW))
    before = table.state
    sealed = table.enter("red deploy F1:4")
    assert (sealed.kind, table.state) == ("seal", before)
    assert [d.seat for d in table.pending() if not d.optional] == ["blue"]
    revealed = table.enter("blue deploy C1:1")
    assert revealed.kind == "reveal"
    order = [event.facts["seat"] for event in revealed.events if event.kind == "deployed"]
    assert order == ["red", "blue"]
    with pytest.raises(NeedsConsent):
        table.undo()
    table.undo(consent=True)
    assert table.state == before


@pytest.mark.rule("CW-DEPLOY-24", breaks=True)
def test_what_is_written_is_written() -> None:
    play = writing(ROW).enter("red deploy F1:1")
    assert play.broken_by("red deploy F1:2") == {"CW-DEPLOY-24"}


@pytest.mark.rule("CW-DEPLOY-24", "CW-DEPLOY-25")
def test_units_are_placed_in_player_order() -> None:
    play = writing(CROSSING, red={}, blue={}, white={})
    play = Play(replace(play.state, start="white", waiting=("white", "red", "blue")))
    after = placed(play, red="F1:1", blue="C1:1", white="B1:1")
    assert [fact["seat"] for fact in after.told("deployed")] == ["white", "red", "blue"]
    assert after.told("orders-revealed") == [{"parts": "white, red, blue"}]


def test_whoever_has_nobody_to_send_is_not_asked() -> None:
    """Red's Agent is out of the game, and Blue's Engineers find no tower, factory or shrine near the capital."""
    players = {"red": {"figures": {"agent": REMOVED}}, "blue": {"pool": 0}}
    play = at(ROW, "deploy", players=players, red={}, blue={})
    assert play.state.phase != "deploy"
    assert [fact["seat"] for fact in play.told("deployed-nothing")] == ["red", "blue"]


@pytest.mark.rule("CW-DEPLOY-24", breaks=True)
def test_nor_may_he_write() -> None:
    players = {"red": {"figures": {"agent": REMOVED}}, "blue": {"pool": 1}}
    play = at(ROW, "deploy", players=players, red={}, blue={})
    assert play.owing() == [("blue", "deploy")]
    assert play.broken_by("red deploy -") == {"CW-DEPLOY-24"}


def test_an_agent_alone_is_enough_to_be_asked() -> None:
    assert at(ROW, "deploy", red={"T1": "agent"}, blue={}).owing() == [("red", "deploy")]


@pytest.mark.parametrize("phase", ["support", "spy", "over"])
def test_orders_are_written_in_their_phase_only(phase: str) -> None:
    state = replace(writing(ROW).state, phase=phase)
    (refused,) = Deploy("red", (Line("F1", 1),)).objections(state)
    assert (refused.rule, refused.facts["case"]) == ("CW-ROUND-02", "phase")


def test_a_table_that_keeps_the_books_only_takes_no_orders() -> None:
    state = writing(ROW).state
    state = replace(state, rules=replace(state.rules, depth="ledger"))
    (refused,) = Deploy("red", (Line("F1", 1),)).objections(state)
    assert (refused.rule, refused.facts["case"]) == ("CW-ROUND-02", "numbers")


# --- carried out ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-DEPLOY-26", "CW-BASE-05")
def test_workers_become_soldiers_and_spies() -> None:
    play = placed(writing(ROW), red="F1:3 court:1")
    red = play.state.player("red")
    assert (play.state.soldiers["F1"]["red"], red.spies, red.pool, red.orders) == (3, 2, 0, None)


@pytest.mark.rule("CW-DEPLOY-27", "CW-CTRL-01", "CW-CTRL-04", "CW-SUP-12")
def test_tiles_are_controlled_or_contested_after_placement() -> None:
    play = placed(writing(ROW, red={}, blue={"T1": "1"}), red="F1:1 V1:1 via F1", blue="V1:2 C1:1")
    assert play.told("control-gained") == [{"seat": "red", "parts": "F1"}, {"seat": "blue", "parts": "C1"}]
    assert play.told("contested") == [{"tile": "V1", "parts": "red, blue"}]
    assert play.state.battles == {"V1": Battle(("red", "blue"))}


@pytest.mark.rule("CW-SUP-12")
def test_a_battle_remembers_who_held_the_tile() -> None:
    play = placed(writing(ROW, red={"F1": "1"}, blue={"V1": "1"}), red="V1:2")
    assert play.state.battles == {"V1": Battle(("red", "blue"), holder="blue")}


@pytest.mark.rule("CW-SUP-12", "CW-AGENT-03")
def test_a_tile_the_agent_leaves_to_the_tank_is_no_battle() -> None:
    play = placed(writing(ROW, red={"V1": "agent"}, blue={"V1": "tank"}), red="court:agent")
    assert (play.units("V1"), play.state.battles) == ({"blue": 1}, {})


# --- tokens ---------------------------------------------------------------------------------------------------------


def agent_with_token(**orders: str) -> Play:
    """Red's Agent alone on T1, where the token of Red's Early magic stands; Blue is next door, White two steps away."""
    play = writing(CROSSING, red={"T1": "agent"}, blue={"C1": "1"}, white={"B1": "1"})
    owned = Discovery("titan", 3, "owned", "red", "T1")
    return placed(Play(play.state.with_discovery("magic1", owned)), **orders)


@pytest.mark.rule("CW-TOKEN-08", "CW-TOKEN-14")
def test_the_token_of_a_tile_the_agent_leaves_is_nobodys() -> None:
    play = agent_with_token(red="court:agent")
    assert play.state.discoveries["magic1"].place == "neutral"


@pytest.mark.rule("CW-TOKEN-09")
def test_whoever_alone_moves_in_gets_it() -> None:
    play = agent_with_token(red="court:agent", blue="T1:1")
    assert play.state.discoveries["magic1"].owner == "blue"


@pytest.mark.rule("CW-TOKEN-14", "CW-A-42")
def test_it_is_nobodys_while_two_others_fight_for_it() -> None:
    play = agent_with_token(red="court:agent", blue="T1:1", white="T1:1")
    assert play.state.discoveries["magic1"].place == "neutral"


@pytest.mark.rule("CW-TOKEN-06")
@pytest.mark.parametrize("blue", ["-", "T1:3"])
def test_it_stays_with_red_whose_soldiers_relieve_the_agent(blue: str) -> None:
    play = agent_with_token(red="court:agent T1:1", blue=blue)
    assert play.state.discoveries["magic1"].owner == "red"


# --- what cannot be carried out -------------------------------------------------------------------------------------


@pytest.mark.rule("CW-A-19")
def test_an_order_that_cannot_be_carried_out_leaves_its_units_where_they_were() -> None:
    """A house rule lets Red write what the pool does not have; the march through F1 fails with it."""
    table = table_of(writing(ROW))
    table.force("red deploy F1:9 V1:1 via F1 court:2", "tired")
    table.enter("blue deploy -")
    events = table.entry(table.head).events
    assert [event.facts["place"] for event in events if event.kind == "order-void"] == ["F1", "V1"]
    red = table.state.player("red")
    assert (red.pool, red.spies, table.state.soldiers["F1"]["red"], table.state.soldiers["V1"]["red"]) == (2, 3, 0, 0)


@pytest.mark.rule("CW-A-19")
def test_a_house_rule_may_break_a_rule_as_long_as_the_pieces_are_there() -> None:
    table = table_of(writing(ROW))
    table.force("red deploy T1:2", "agreed")
    table.enter("blue deploy -")
    deployed = [event.facts["tile"] for event in table.entry(table.head).events if event.kind == "deployed"]
    assert deployed == ["T1"]


@pytest.mark.parametrize("orders", ["X9:1", "F1:agent H1:agent", "court:hunter", "F1:hunter via F1"])
def test_whatever_is_forced_the_reveal_goes_through(orders: str) -> None:
    table = table_of(writing(ROW))
    table.force(f"red deploy {orders}")
    table.enter("blue deploy C1:1")
    assert any(event.kind == "order-void" for event in table.entry(table.head).events)
    assert table.faults() == ()


def test_a_forgotten_order_can_be_forced_in_during_support() -> None:
    state = position(ROW, "support", red={"F1": "1"}, blue={"V1": "1"}, players={"red": {"pool": 2}})
    after = Deploy("red", (Line("V1", 2),)).effect(state, story := Story(notation().write))
    assert after.battles == {"V1": Battle(("red", "blue"), holder="blue")}
    assert after.player("red").pool == 0
    assert [event.kind for event in story] == ["deployed", "contested"]


# --- how it is typed and told ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("deploy F1:1 V1:3 via F1", "en"),
        ("deploy f1 1, v1 3 via f1", "en"),
        ("aufstellen F1:1 V1:3 über F1", "de"),
        ("stelle F1 = 1; V1 = 3 ueber f1", "de"),
    ],
)
def test_pad_and_entry_share_one_notation(text: str, code: str) -> None:
    move = writing(FIRST_ROUND).reader(code).move(text, "red")
    assert move == Deploy("red", (Line("F1", 1), Line("V1", 3, via="F1")))


def test_special_units_are_typed_with_a_plus() -> None:
    play = writing(ROW, green={}, red={})
    expected = Deploy("green", (Line("F1", 2, "hunter"), Line("court", 1)))
    assert play.reader().move("deploy F1:2 + hunter court:1", "green") == expected
    assert play.reader("de").move("stelle F1:2+jäger hof:1", "green") == expected


@pytest.mark.parametrize(
    "orders", ["F1", "F1 V1:3", "via F1", "F1:1 via", "F1:1+1+agent+hunter", "F1:²", "F1:1 via F1 via L1"]
)
def test_what_is_no_order_is_told_with_how_one_is_written(orders: str) -> None:
    play = writing(FIRST_ROUND)
    with pytest.raises(Unreadable) as unreadable:
        play.reader().move(f"red deploy {orders}")
    assert unreadable.value.key == "order-line"
    (told,) = Teller(language("en"), play.game, play.state).trouble(unreadable.value)
    assert "Write a place, a colon and who goes there" in told
    assert "V1:3" not in told, "an example might be out of reach"


@pytest.mark.parametrize(("code", "kind"), [("en", "tile"), ("de", "Gebiet")])
def test_a_place_that_does_not_exist_is_called_a_tile(code: str, kind: str) -> None:
    play = writing(FIRST_ROUND)
    with pytest.raises(Unreadable) as unreadable:
        play.reader(code).move("red drive Q7")
    (told,) = Teller(language(code), play.game, play.state).trouble(unreadable.value)
    assert f"{kind} " in told
    assert "Q7" in told


@pytest.mark.parametrize("code", ["en", "de"])
def test_objections_are_concrete(code: str) -> None:
    play = writing(FIRST_ROUND)
    for orders, words in {
        "V1:1": ("V1", "F1"),
        "C1:1": ("C1", "L1", "F1"),
        "F1:5": ("F1", "4"),
        "Q7:1": ("Q7",),
        "V2:1": ("V2",),
    }.items():
        (verdict,) = judged(play, "red", orders)
        objection = verdict.lack or verdict.objections[0]
        assert all(word in sentence(play, objection, code) for word in words)


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_event_of_a_reveal_is_told_in_words(code: str) -> None:
    play = placed(
        writing(ROW, red={"T1": "1+agent"}, blue={}), red="F1:1 V1:1+agent via F1 court:2", blue="C1:1 T1:2 via C1"
    )
    teller = Teller(language(code), play.game, play.state)
    kinds = {event.kind for event in play.events}
    assert kinds >= {"orders-written", "orders-revealed", "agent-lifted", "deployed", "deployed-court", "contested"}
    for event in play.events:
        told = f"{teller.event(event)} {teller.hand(event) or ''}"
        assert "{" not in told
        assert "clockwork-" not in told


# --- what is offered ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_", [ROW, FIRST_ROUND, ""])
def test_choices_are_legal_few_and_of_every_kind(map_: str) -> None:
    play = writing(map_, pool=5)
    (red, *_) = play.game.pending(play.state)
    moves = [move for move in play.game.choices(play.state, red) if isinstance(move, Deploy)]
    assert 8 <= len(moves) <= 12
    assert len(set(moves)) == len(moves)
    assert all(not list(move.objections(play.state)) for move in moves)
    lines = [line for move in moves for line in move.lines]
    bases = {reach(play.state, "red").ways[line.to].basis for line in lines if line.workers and line.to != "court"}
    assert "beside" in bases
    assert any(line.figure for line in lines)
    assert Deploy("red", (Line("court", 5),)) in moves
    assert moves.index(Deploy("red", ())) > 0
