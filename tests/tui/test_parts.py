"""A move with several independent parts is asked part by part, and esc goes one part back."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.clockwork.card_spelling import Gift
from companion.games.clockwork.moves.discovery import Buy
from companion.games.clockwork.moves.give import Give
from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.parts import FEW, gathered, parted
from companion.kernel.table import Table
from companion.store import Store
from companion.text.language import language
from companion.text.teller import Teller
from scripts.picture import GAME
from tests.support import usual_setup
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down

ATTACKING = "\n".join(GAME)
FORTIFYING = """
    option automatic: off
    roll 6 1
    blue pick FORTIFY
    orange pick RECRUIT
    orange recruit
"""


def at(script: PlayerScript, record: str = ATTACKING, language: str = "en", size: tuple[int, int] = WIDE) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, language=language, size=size)


def attacks() -> list[Move]:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    for line in GAME:
        table.enter(line)
    decision = next(decision for decision in table.pending() if decision.kind == "attack")
    return list(table.game.choices(table.state, decision))


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_move_that_nobody_could_list_is_asked_field_by_field(home: Path, size: tuple[int, int]) -> None:
    """An assault without a map; only what can be is in the list: who leads must be stronger than the penalty."""

    def told(player: Player) -> list[str]:
        return [row.split()[1] for row in player.part("#choices").splitlines() if row.strip()]

    async def script(player: Player) -> None:
        assert "1  Assault over approach 1" in player.part("#choices")
        await player.press("1", "1")
        assert "Who leads?" in player.part("#asked")
        assert told(player) == ["i2", "i3", "c2", "c3"]
        await player.press("1", "3", "4", "2")
        assert "Assault over approach 1 · … · 3 · 4 · 1" in " ".join(player.part("#asked").split())
        await player.press("escape")
        assert told(player) == ["none", "1"]
        await player.press("1", "3", "1", "1")
        assert "An obstacle to cavalry on the attackers' side?" in " ".join(player.part("#asked").split())
        await player.press("1")
        written = player.table.game.notation.write(player.table.moves_of(player.last)[0])
        assert written == "austrian attack 1 narrow i2 of 3 against 4 cav 2"

    store = Store()
    sit_down(script, store.create(game("marengo"), usual_setup("marengo", depth="ledger")), store=store, size=size)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_each_part_is_a_short_list_and_the_last_one_enters_the_move(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        assert "1  Attack in Orange home" in player.part("#choices")
        await player.press("1")
        assert "How many fortified armies stand up for it?" in player.part("#asked")
        assert "3  stand up: 2 armies" in player.part("#choices")
        await player.press("3")
        assert "Attack in Orange home · stand up: 2 armies" in player.part("#asked")
        assert "Which card is discarded?" in player.part("#asked")
        before = player.table.head
        await player.press("2")
        assert player.table.head == before + 1
        written = player.table.game.notation.write(player.table.moves_of(player.last)[0])
        assert written == "orange attack OH stand 2 discard MOVE2"
        assert "esc: one step back" not in player.text

    at(script, size=size)


def test_escape_goes_one_part_back_and_leaves_nothing_behind(home: Path) -> None:
    async def script(player: Player) -> None:
        before, first = player.table.head, player.part("#choices")
        await player.press("1", "2")
        assert "Which card" in player.part("#asked")
        await player.press("escape")
        assert "How many fortified armies" in player.part("#asked")
        await player.press("escape")
        assert player.part("#choices") == first
        assert player.table.head == before

    at(script)


def test_another_language_asks_the_same_part_in_its_words(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "1", "f2")
        assert "Angriff in Heimat Orange · stehen auf: keine" in player.part("#asked")
        assert "Welche Karte wird abgelegt?" in player.part("#asked")
        assert "1  BEWEGEN 1" in player.part("#choices")

    at(script)


def test_an_undo_in_between_asks_nothing_more(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "u")
        if player.on == "Ask":
            await player.press("y")
        assert "stand up" not in player.part("#asked")
        assert "Which army is fortified?" in player.part("#asked")

    at(script, size=SMALL)


def test_the_palette_has_each_whole_move(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("ctrl+p")
        await player.type("stand 1 discard FORTIFY")
        await player.press("enter")
        written = player.table.game.notation.write(player.table.moves_of(player.last)[0])
        assert written == "orange attack OH stand 1 discard FORTIFY"

    at(script)


def test_moves_that_differ_in_one_thing_stay_a_plain_list(home: Path) -> None:
    async def script(player: Player) -> None:
        assert {choice.kind for choice in player.desk._choices} == {"enter"}

    at(script, FORTIFYING)


def test_every_move_is_reached_by_exactly_one_way_through_its_parts() -> None:
    notation, moves = game("march").notation, attacks()
    assert len(moves) > FEW

    def leaves(alike: tuple[Move, ...]) -> list[Move]:
        return list(alike) if len(alike) == 1 else [leaf for row in parted(notation, alike)[1] for leaf in leaves(row)]

    rows = gathered(notation, moves)
    assert len(rows) < len(moves)
    assert sorted(map(repr, (leaf for row in rows for leaf in leaves(row)))) == sorted(map(repr, moves))


def test_a_game_has_its_own_words_for_what_is_clear_and_for_each_part() -> None:
    table = Table.create(Journal(":memory:"), game("clockwork"), Setup({"players": "3"}))
    notation, tiles = table.game.notation, table.game.names(table.state)["tile"][:3]
    slots = ("magic1", "magic2", "science1", "religion1")
    moves: list[Move] = [Buy("red", slot, tile) for slot in slots for tile in tiles]
    rows = gathered(notation, moves)
    field, each = parted(notation, rows[0])
    for code, begun in (("en", "Buy Magic (Early)"), ("de", "Magie (Frühzeit) kaufen")):
        teller = Teller(language(code), table.game, table.state)
        assert teller.in_common(rows[0]) == begun
        assert [teller.part(row[0], field) for row in each] == list(tiles)


@pytest.mark.parametrize(("code", "begun"), [("en", "Give Blue"), ("de", "Blau bekommt")])
def test_without_such_words_all_begins_as_its_sentences_do_and_the_question_itself_is_asked(
    code: str, begun: str
) -> None:
    table = Table.create(Journal(":memory:"), game("clockwork"), Setup({"players": "3"}))
    teller, asked = Teller(language(code), table.game, table.state), table.pending()[0]
    moves = [Give("red", "blue", Gift(cards=count)) for count in (1, 2)]
    assert teller.in_common(moves) == begun
    assert teller.ask_part(asked, "give", "gift") == teller.ask(asked)
