"""Telling Companion which card lies where, and what it does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.clockwork.cards import Card
from companion.games.clockwork.moves.lay import Learn
from companion.games.clockwork.vocabulary import GainVp, Manual
from companion.kernel.trouble import Unreadable
from tests.clockwork.carding import ROW, described, discovery, espionage
from tests.clockwork.tables import Play, at, begun, position


def table() -> Play:
    return at(ROW, "spy", red={}, blue={})


@pytest.mark.rule("CW-SETUP-06", "CW-SETUP-07")
def test_a_card_is_laid_with_the_price_on_it() -> None:
    play = table().enter("lay science1 alchemy", "lay magic1 Dragon Flame for 4", "lege magie2 portal")
    assert play.state.discoveries["science1"].price == 3
    assert (play.state.discoveries["magic1"].card, play.state.discoveries["magic1"].price) == ("dragon-flame", 4)
    assert play.state.discoveries["magic2"].price is None


def test_what_companion_will_do_with_it_is_told() -> None:
    play = table().enter("lay science2 titan")
    assert [event.kind for event in play.events][:3] == ["card-laid", "effect-moment", "effect-eliminate-soldiers"]
    assert play.told("effect-deduced") == [{"card": "titan"}]


def test_a_card_nobody_has_described_has_a_name_at_least() -> None:
    play = table().enter("lay religion1 Ritual of Blood for 7")
    assert (play.state.discoveries["religion1"].card, play.state.discoveries["religion1"].price) == (
        "ritual-of-blood",
        7,
    )
    assert play.told("card-laid")[0]["described"] == 0


@pytest.mark.parametrize(
    "line",
    ["lay magic1 alchemy", "lay science2 alchemy", "lay magic1 ambush", "lay science3 titan", "lay magic3 titan"],
)
def test_every_card_has_its_domain_and_age_and_lies_in_one_place(line: str) -> None:
    play = table().enter("lay science2 titan")
    assert play.broken_by(line) == {"CW-SETUP-06"}


def test_a_mistake_is_laid_over() -> None:
    play = table().enter("lay science2 titan for 5", "lay science2 mechanical-man", "lay science3 titan")
    assert play.state.discoveries["science2"].card == "mechanical-man"
    assert play.state.discoveries["science2"].price is None


def test_naming_a_card_again_keeps_its_price() -> None:
    play = table().enter("lay science2 titan for 5", "lay science2 titan")
    assert play.state.discoveries["science2"].price == 5


def test_the_owners_card_wins_over_ours() -> None:
    own = Card("titan", "discovery", name_en="Titan", domain="magic", age="late", cost=9, effects=(GainVp(1),))
    play = begun(described(position(ROW, "spy", red={}, blue={}), own)).enter("lay magic3 titan")
    assert play.state.discoveries["magic3"].price == 9
    by_name = Card("my-titan", "discovery", name_de="Titan", domain="magic", effects=(GainVp(1),))
    other = begun(described(position(ROW, "spy", red={}, blue={}), by_name)).enter("lay magic3 titan")
    assert other.state.discoveries["magic3"].card == "my-titan"


def test_a_running_table_learns_a_card() -> None:
    play = table()
    outcome = play.game.play(play.state, Learn(None, discovery("golem", GainVp(2))))
    assert outcome.state.rules.cards[0].effects == (GainVp(2),)
    again = play.game.play(outcome.state, Learn(None, discovery("golem", Manual("x"))))
    assert [card.effects for card in again.state.rules.cards] == [(Manual("x"),)]
    assert again.events[0].kind == "card-learnt"


@pytest.mark.parametrize(
    "card",
    [
        discovery("golem", GainVp(2)),
        espionage("a", Manual("What? 50 % #3,  two  blanks\nand a line\tand \u00a0 more")),
        Card("x", "discovery", name_de="Größe?", text="{[#]}"),
    ],
)
def test_a_card_in_a_record_reads_back(card: Card) -> None:
    play = table()
    text = play.game.notation.write(Learn(None, card), "de")
    assert "#" not in text
    assert "?" not in text
    assert play.reader("de").move(text) == Learn(None, card)


@pytest.mark.parametrize("text", ["learn {}", 'learn {"id": 3}', "learn {" + "[" * 5000, 'learn {"id":"x","kind":"y"}'])
def test_what_is_no_card_is_not_learnt(text: str) -> None:
    with pytest.raises(Unreadable):
        table().reader().move(text)


def test_a_card_with_mistakes_is_not_learnt() -> None:
    play = table()
    for card in (
        Card("Not A Slug", "discovery", name_en="x"),
        Card("x", "discovery"),
        Card("y", "espionage", "Y", cost=3),
    ):
        assert [o.rule for o in play.game.objections(play.state, Learn(None, card))] == ["CW-SETUP-06"]
    assert [o.rule for o in play.game.objections(play.state, Learn("red", discovery("z")))] == ["CW-SETUP-06"]


def test_the_state_with_cards_of_its_own_can_be_corrected() -> None:
    from companion.kernel.paths import set_path

    state = described(position(ROW), discovery("golem", GainVp(2)))
    assert set_path(state, "players.red.vp", 3) == state.with_player("red", replace(state.players["red"], vp=3))
