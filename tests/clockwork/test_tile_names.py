"""What is printed on the owner's tiles is what the table calls them, from the map to the orders."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.maps.mapcode import read_map
from companion.games.clockwork.maps.named import code_of, lying, named
from companion.games.clockwork.maps.tiles import our_box, read_box
from companion.games.registry import game
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.savecode import save_code
from companion.kernel.trouble import BadData, Trouble
from companion.store import Store, own_files

OURS = (ASSETS / "games" / "clockwork" / "tiles.toml").read_text(encoding="utf-8")
THEIRS = OURS.replace('"V1", "V2"', '"Vi7", "V2"').replace('"T1"', '"V1"').replace('"H1"', '"Rome"')


def test_words_on_the_tiles_are_the_ids_of_the_table() -> None:
    state = Clockwork().start(Setup(files={"tiles": THEIRS}))
    ours = Clockwork().start(Setup())
    assert state.players["red"].capital == "ROME"
    assert {"VI7", "V1", "ROME"} <= state.soldiers.keys()
    assert not {"T1", "H1"} & state.soldiers.keys()
    assert len(state.soldiers) == len(ours.soldiers)
    assert code_of(state.rules.map) == ours.rules.map
    assert list(lying(state.rules.map).tiles.values()) == list(read_map(ours.rules.map).tiles.values())


def test_our_own_words_leave_the_map_as_it_is() -> None:
    code = Clockwork().start(Setup()).rules.map
    assert named(code, our_box()) == code
    assert lying(code) == read_map(code)
    assert named(code, read_box(THEIRS, "tiles.toml")) != code


def test_orders_are_typed_as_the_pad_is_printed(home: Path) -> None:
    (home / "games" / "clockwork").mkdir(parents=True)
    (home / "games" / "clockwork" / "tiles.toml").write_text(THEIRS, encoding="utf-8")
    store = Store()
    setup = Setup({"capitals": "rome h2"})
    setup = Setup(setup.options, files=own_files(game("clockwork"), setup))
    table = store.look(store.journal.table(store.create(game("clockwork"), setup)))
    table.enter("technophilia")
    table.enter("rnd")
    with pytest.raises(Trouble):
        table.enter("red deploy T1:1")
    table.enter("red deploy vi7:1 V1:2")
    table.enter("blue deploy -")
    assert table.state.soldiers["VI7"]["red"] == 1
    assert table.state.soldiers["V1"]["red"] == 2
    again = import_record(store.journal, table.game, read_record(export_record(table).encode()))
    assert again.state == table.state
    assert store.look(store.journal.table(store.restore(save_code(table).qr))).state == table.game.face_up(table.state)
    store.close()


def test_a_file_that_names_a_tile_twice_starts_no_table() -> None:
    with pytest.raises(BadData):
        Clockwork().questions(Setup(files={"tiles": OURS.replace('"T2"', '"T1"')}))
