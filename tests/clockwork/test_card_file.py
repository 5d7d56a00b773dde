"""Card files: what we ship, what an owner writes, and what the form writes into his file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import places
from companion.datafiles import findings
from companion.games.clockwork.beginning import begin
from companion.games.clockwork.card_file import NEW_FILE, with_card
from companion.games.clockwork.cards import (
    Card,
    cards_of,
    find_card,
    has_mistakes,
    our_cards,
    our_file,
    read_cards,
    slug,
    source_of,
)
from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.lay import Learn
from companion.games.clockwork.shelf import card_shelf
from companion.games.clockwork.vocabulary import EFFECTS, TIMINGS, EliminateSoldiers, GainVp, Manual, Relocate
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.past import state_digest
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import BadData, Trouble
from companion.store import own_files
from tests.shell import OK, REFUSED, Shell, refusal

GOLEM = """\
[[card]]
id = "golem"
kind = "discovery"
name_en = "Golem"
domain = "magic"
age = "early"
cost = 4
timing = ["activation"]

[[card.effects]]
type = "gain_vp"
amount = 2
"""


# --- what we ship -----------------------------------------------------------------------------------------------


def test_we_ship_exactly_the_cards_the_rulebook_names() -> None:
    kinds = [card.kind for card in our_cards().values()]
    assert (kinds.count("discovery"), kinds.count("espionage")) == (13, 1)
    assert all(card.name_de and card.name_en for card in our_cards().values())
    assert [card.id for card in our_cards().values() if card.cost != "?"] == ["alchemy"]


def test_what_is_only_deduced_is_marked() -> None:
    assert source_of(our_cards()["titan"], "domain") == "deduced"
    assert source_of(our_cards()["alchemy"], "domain") is None
    own = Card("titan", "discovery", name_en="Titan", domain="magic")
    assert source_of(own, "domain") is None
    assert set(our_file().sources.values()) == {"deduced"}


def test_cards_are_found_by_their_names_in_both_languages() -> None:
    for word in ("dragon-flame", slug("Dragon  Flame"), slug("Drachenflamme")):
        found = find_card(our_cards(), word)
        assert found is not None
        assert found.id == "dragon-flame"
    assert find_card(our_cards(), "") is None


# --- mistakes ---------------------------------------------------------------------------------------------------


def mistakes(text: str) -> Sequence[Trouble]:
    """What `companion data check` finds wrong."""
    return findings(text, Path("cards.toml"), "clockwork")[0]


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ('id = "golem"', 'id = "Go lem"', "card-id", 2),
        ('name_en = "Golem"', 'name_en = ""', "card-nameless", 4),
        ('kind = "discovery"', 'kind = "espionage"', "card-espionage", 5),
        ('domain = "magic"', 'domain = "sorcery"', "data-value", 5),
        ("cost = 4", "cost = -4", "data-range", 7),
        ('timing = ["activation"]', "timing = []", "card-timing", 8),
        ('timing = ["activation"]', 'timing = ["lunch"]', "data-value", 8),
        ('type = "gain_vp"', 'type = "win"', "data-value", 11),
        ("amount = 2", "amount = 0", "data-range", 12),
        ("amount = 2", "amont = 2", "data-unknown", 12),
        ("amount = 2", "", "data-missing", 10),
        ("amount = 2", "amount = ", "data-toml", 12),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, key: str, line: int) -> None:
    (mistake,) = mistakes(GOLEM.replace(old, new))
    assert (mistake.key, mistake.facts["line"]) == (key, line)


def test_a_mistake_in_the_second_of_two_cards_is_found_there() -> None:
    second = GOLEM.replace("golem", "other").replace("amount = 2", "amount = 0")
    (mistake,) = mistakes(GOLEM + second)
    assert mistake.facts["line"] == 24
    (twice,) = mistakes(GOLEM + GOLEM)
    assert (twice.key, twice.facts["line"]) == ("card-twice", 14)


def test_two_effects_that_need_the_same_targets_cannot_be_told_apart() -> None:
    both = (
        GOLEM + '[[card.effects]]\ntype = "eliminate_units"\n[[card.effects]]\ntype = "place_units"\nmax = 1\nto = []\n'
    )
    assert [mistake.key for mistake in mistakes(both)] == ["card-targets"]


def test_sources_name_cards_and_their_fields() -> None:
    assert mistakes(GOLEM + '[sources]\n"golem.cost" = "community"\n') == ()
    for path in ("golem.price", "titan.cost"):
        (mistake,) = mistakes(GOLEM + f'[sources]\n"{path}" = "sample"\n')
        assert mistake.key == "card-source"


@pytest.mark.parametrize("type_", EFFECTS)
def test_every_effect_of_the_ledger_can_be_written(type_: str) -> None:
    values = {"max": 1, "amount": 1, "to": '["unoccupied"]', "draw": 1, "what": '"vp"', "bonus": 1, "delta": -1}
    values |= {"tile": '"village"', "vp": 1, "workers": 1}
    if type_ == "immune":
        values["to"] = '["attrition"]'
    fields = [field.encode_name for field in msgspec.structs.fields(EFFECTS[type_]) if field.required]
    effect = "\n".join([f'type = "{type_}"', *(f"{name} = {values[name]}" for name in fields)])
    text = GOLEM.partition("[[card.effects]]")[0] + "[[card.effects]]\n" + effect
    assert type(read_cards(text, "cards.toml").card[0].effects[0]) is EFFECTS[type_]


# --- the owner's file -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("home")
def test_a_new_table_takes_the_owners_cards_along() -> None:
    game = Clockwork()
    assert own_files(game, Setup()) == {}
    card_shelf.path().parent.mkdir(parents=True)
    card_shelf.path().write_text(GOLEM)
    files = own_files(game, Setup())
    assert files == {"cards": GOLEM}
    state = begin(Setup({}, {}, files))
    assert cards_of(state.rules.cards)["golem"].effects == (GainVp(2),)
    assert cards_of(begin(Setup()).rules.cards)["golem"].effects == (Manual(),)


@pytest.mark.usefixtures("home")
def test_a_table_is_not_begun_with_a_file_full_of_mistakes() -> None:
    bad = Setup({}, {}, {"cards": GOLEM.replace("gain_vp", "win")})
    with pytest.raises(BadData):
        Clockwork().questions(bad)
    with pytest.raises(BadData):
        Clockwork().start(bad)


@pytest.mark.usefixtures("home")
def test_cards_are_put_into_the_file_one_by_one() -> None:
    first, second = Card("a", "discovery", name_en="A"), Card("b", "espionage", name_de="B", effects=(Manual('Ö "x"'),))
    assert card_shelf.keep(first) == places.home() / "games" / "clockwork" / "cards.toml"
    card_shelf.keep(second)
    assert card_shelf.own_cards() == (first, second)
    assert card_shelf.path().read_text().startswith(NEW_FILE)
    assert "golem" in card_shelf.known_cards()


def test_what_is_in_the_file_stays_there() -> None:
    text = (
        "# mine\n\n"
        + GOLEM
        + '\n# the next one\n[[card]]\nid = "b"\nkind = "espionage"\nname_en = "B"\n\n'
        + '[sources]\n"b.timing" = "community"\n'
    )
    better = Card("golem", "discovery", name_en="Golem", cost=5, effects=(EliminateSoldiers(2),))
    written = with_card(text, "cards.toml", better)
    assert written.startswith('# mine\n\n[[card]]\nid = "golem"')
    assert '# the next one\n[[card]]\nid = "b"' in written
    assert "gain_vp" not in written
    assert [card.id for card in read_cards(written, "x").card] == ["golem", "b"]
    added = with_card(written, "cards.toml", Card("c", "discovery", name_en="C"))
    assert added.startswith(written.rstrip("\n"))


def test_a_file_written_otherwise_is_left_alone() -> None:
    text = 'card = [{ id = "a", kind = "discovery", name_en = "A" }]\n'
    for id_ in ("a", "b"):
        with pytest.raises(Trouble, match="cards-by-hand"):
            with_card(text, "cards.toml", Card(id_, "discovery", name_en="New"))
    with pytest.raises(BadData):
        with_card(GOLEM.replace("gain_vp", "win"), "cards.toml", Card("b", "discovery", name_en="B"))


TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=20)
IDS = st.from_regex(r"[a-z]{1,6}(-[a-z0-9]{1,4})?", fullmatch=True)
SOME_EFFECTS = st.lists(
    st.one_of(
        st.builds(
            GainVp, st.integers(1, 99), per=st.sampled_from(["none", "city", "unit"]), max=st.none() | st.integers(1, 9)
        ),
        st.builds(Manual, TEXTS),
        st.builds(
            EliminateSoldiers, st.integers(1, 9) | st.just("?"), range=st.integers(0, 9) | st.sampled_from(["any", "?"])
        ),
        st.builds(
            Relocate, st.integers(1, 9), st.just(("battle", "adjacent")), start=st.sampled_from(["any", "token"])
        ),
    ),
    max_size=3,
).map(tuple)
CARDS = st.builds(
    Card,
    IDS,
    st.just("discovery"),
    name_de=TEXTS,
    name_en=TEXTS,
    cost=st.integers(0, 99) | st.just("?"),
    text=TEXTS,
    once_per_game=st.booleans(),
    effects=SOME_EFFECTS,
).filter(lambda card: not has_mistakes(card))


@given(CARDS, CARDS)
def test_whatever_is_put_in_comes_out_again(first: Any, second: Any) -> None:
    text = with_card(with_card("", "x", first), "x", second)
    kept = {first.id: first, second.id: second}
    assert {card.id: card for card in read_cards(text, "x").card} == kept


# --- `companion data check` -------------------------------------------------------------------------------------


def test_the_command_checks_card_files(companion: Shell, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(GOLEM)
    bad.write_text(GOLEM.replace("gain_vp", "win"))
    ours = ASSETS / "games" / "clockwork" / "cards.toml"
    answer = companion("data", "check", str(good), str(ours))
    assert (answer.code, len(answer.lines)) == (OK, 2)
    answer = companion("data", "check", str(bad))
    assert answer.code == REFUSED
    assert "bad.toml" in refusal(answer)
    assert "11" in refusal(answer)


# --- records ----------------------------------------------------------------------------------------------------


def test_a_record_carries_the_cards_and_replays_without_the_owners_file() -> None:
    text = "\n".join(f"file cards| {line}" for line in GOLEM.splitlines())
    learn = Learn(None, Card("ruse", "espionage", name_en="Ruse?", text="#1", effects=(Manual("What?"),)))
    lines = ["lay magic1 golem", Clockwork().notation.write(learn), "red card ruse", "adjust red vp +1: Ruse"]
    first = replayed("\n".join(["game: clockwork", text, *lines]))
    assert first.state.discoveries["magic1"].price == 4
    assert [card.id for card in first.state.rules.cards] == ["golem", "ruse"]
    again = replayed(export_record(first))
    assert state_digest(again.state) == state_digest(first.state)
    assert again.state.rules.cards[1] == learn.card


def replayed(record: str) -> Table[Any]:
    found = read_record(record.encode())
    return import_record(Journal(":memory:"), Clockwork(), found)


def test_the_manual_explains_every_effect_and_moment() -> None:
    manual = (ASSETS.parent / "docs" / "clockwork-cards.md").read_text(encoding="utf-8")
    example = manual.partition("```toml\n")[2].partition("```")[0]
    assert [card.id for card in read_cards(example, "manual").card] == ["titan"]
    assert [type_ for type_ in EFFECTS if f"| `{type_}` |" not in manual] == []
    assert [timing for timing in TIMINGS if timing != "?" and f"`{timing}`" not in manual] == []
    for type_, effect in EFFECTS.items():
        row = next(line for line in manual.splitlines() if line.startswith(f"| `{type_}` |"))
        assert [f.encode_name for f in msgspec.structs.fields(effect) if f"`{f.encode_name}`" not in row] == []
