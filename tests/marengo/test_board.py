"""The boards we bring along, and the checks of the ledger (BM-CHK-01 to -20) on those that somebody writes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from companion.games import registry
from companion.games.box import Box, DataFile
from companion.games.marengo.board.checks import STAGES, UNUSUAL
from companion.games.marengo.board.model import STARS, Board, said
from companion.games.marengo.board.reading import OURS, check_file, our_board, read_board
from companion.games.marengo.board.roads import Change, RoadStep
from companion.kernel.assets import ASSETS
from companion.kernel.trouble import BadData
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.shell import OK, Shell, refusal
from tests.words import shape, texts_under

FOLDER = ASSETS / "games" / "marengo"
TEXTS = {id_: (FOLDER / "boards" / f"{id_}.toml").read_text(encoding="utf-8") for id_ in OURS}
BOX = Box(
    id="marengo",
    game="companion.games.marengo.game:Marengo",
    assets=FOLDER,
    board="companion.games.marengo.panel:MarengoBoard",
    files=(DataFile("board", "boards/", "companion.games.marengo.board.reading:check_file", ("locale", "schema")),),
)


@pytest.fixture
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the game were listed: its words are loaded and its files known."""
    shelf = registry._shelf()
    monkeypatch.setattr(registry, "_shelf", lambda: shelf._replace(boxes={**shelf.boxes, BOX.id: BOX}))
    language.cache_clear()
    yield
    language.cache_clear()


@pytest.fixture(params=OURS)
def board(request: pytest.FixtureRequest) -> Board:
    return our_board(request.param)


# --- what we bring along --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-MAP-01", "BM-MAP-12", "BM-MAP-13", "BM-MAP-22", "BM-MAP-23", "BM-TURN-01")
def test_the_printed_board_has_everything_that_was_counted_on_it() -> None:
    board = our_board("marengo")
    sides = board.approach.values()
    assert len(board.locales) == 66
    assert len(set(board.pair.values())) == 118
    assert sum(side.impassable for side in sides) == 14
    assert [side.id for side in sides if side.edge] == ["M01>west"]
    assert Counter(side.width for side in sides if side.opposite) == {"wide": 2 * 31, "narrow": 2 * 87}
    assert Counter(road.kind for road in board.roads) == {"main": 7, "secondary": 29}
    assert sum(len(road.crossings) for road in board.roads if road.main) == 36 + 4, "four of them lead in"
    assert sum(len(road.crossings) for road in board.roads if not road.main) == 72
    assert len(board.entries) == 5
    assert [(entry.side, entry.locale) for entry in board.entries if entry.pontoon] == [("austrian", "M01")]
    assert {force.display: len(force.pieces) for force in board.forces} == {
        "at_start": 12,
        "austrian_6am": 20,
        "french_12pm": 2,
        "french_4pm": 4,
        "french_5pm": 1,
    }
    assert Counter(board.stars.values()) == {"red": 3, "green": 2, "blue": 3}
    assert board.french_starts == {"M03": 1, "M04": 1, "M06": 2, "M08": 1, "M09": 2, "M10": 1, "M43": 3, "M64": 1}
    assert sum(board.french_starts.values()) == len(board.force["at_start"].pieces)
    assert (board.morale.french_start, board.morale.austrian_start) == (17, 16)
    assert (board.time.rounds, board.hour(1), board.hour(16)) == (16, 6, 21)
    assert [board.hour(force.round) for force in board.forces if force.round] == [6, 12, 16, 17]


def test_what_is_a_guess_on_the_printed_board_is_marked() -> None:
    board = our_board("marengo")
    doubted = {crossing for road in board.roads if not road.certain for crossing in road.crossings}
    assert {"M20>M09", "M18>M19", "M27>M28", "M35>M36", "M52>M53"} <= doubted
    assert all(road.certain for road in board.roads if road.main)
    assert board.unknown == ("french_12pm", "french_4pm", "french_5pm")
    assert board.source == "community"


def test_the_sample_names_every_unknown_piece_and_stays_beside_the_forces() -> None:
    board = our_board("marengo")
    assert {display: len(pieces) for display, pieces in board.sample.items()} == {
        display: len(board.force[display].pieces) for display in board.unknown
    }
    assert [piece for pieces in board.sample.values() for piece in pieces if piece.startswith("a")] == ["a1"]
    assert all(set(board.force[display].pieces) == {"?"} for display in board.sample)
    assert "# A SAMPLE, invented by us" in TEXTS["marengo"]


def test_the_training_field_has_one_of_everything() -> None:
    board = our_board("training")
    sides = [side for side in board.approach.values() if side.opposite]
    assert 8 <= len(board.locales) <= 12
    assert {side.width for side in sides} == {"narrow", "wide"}
    assert any(side.obstacle for side in sides)
    assert any(side.impassable for side in sides)
    assert all(any(getattr(side, arm) for side in sides) for arm in ("inf", "cav", "art"))
    assert {road.kind for road in board.roads} == {"main", "secondary"}
    assert sorted(board.stars.values()) == sorted(STARS)
    assert [(entry.side, entry.pontoon) for entry in board.entries] == [
        ("austrian", False),
        ("austrian", True),
        ("french", False),
    ]
    assert board.unknown == ()
    assert [board.hour(round_) for round_ in (1, 2, 3)] == [10, 11, 12], "free activation from round 2"
    for locale in board.locales:
        assert said(locale.name, "en") != said(locale.name, "de")


@pytest.mark.parametrize(("id_", "notes"), [("marengo", []), ("training", ["BM-CHK-08"])])
def test_our_boards_pass_every_check(id_: str, notes: list[str]) -> None:
    """A field with three stars is only unusual, as it is invented."""
    wrong, unusual = check_file(TEXTS[id_], Path(f"{id_}.toml"))
    assert (list(wrong), [note.facts["check"] for note in unusual]) == ([], notes)


def test_there_is_a_check_for_each_id_of_the_ledger() -> None:
    checked = {id_ for checks in (*STAGES, UNUSUAL) for id_, _ in checks}
    assert checked == {f"BM-CHK-{number:02}" for number in range(1, 21)}


# --- what is asked of a board ---------------------------------------------------------------------------------------


def test_a_board_is_itself_and_read_once(board: Board) -> None:
    assert {board: 1}[board] == 1
    assert board.adjacent is board.adjacent
    assert our_board("training") is our_board("training")


@pytest.mark.rule("BM-MAP-01", "BM-MAP-16")
def test_neighbours_are_neighbours_of_each_other(board: Board) -> None:
    for locale, around in board.adjacent.items():
        for other in around:
            assert locale in board.adjacent[other]
            for side in board.facing(locale, other):
                assert board.beyond[board.opposite[side]] == locale
                assert board.pair[side] == board.pair[board.opposite[side]]
    for side in board.approach.values():
        assert (side.id in board.opposite) != (side.edge or side.impassable)


@pytest.mark.rule("BM-MAP-16", "BM-MAP-24")
def test_two_locales_can_meet_twice_and_impassable_sides_make_no_neighbours() -> None:
    assert our_board("marengo").facing("M55", "M56") == ("M55>M56a", "M55>M56b")
    training = our_board("training")
    assert "C" not in training.adjacent["B"]
    assert "B>C" not in training.opposite


def test_an_owner_s_label_means_the_locale() -> None:
    text = TEXTS["marengo"].replace('name = "Marengo"\n', 'name = "Marengo"\nlabel = "8"\n', 1)
    board = read_board(text, "mine.toml")
    assert (board.called["8"], board.called["M08"]) == ("M08", "M08")


def test_a_road_leads_both_ways_and_in_but_not_out(board: Board) -> None:
    net = board.road_net
    for (place, road), steps in net.steps.items():
        for step in steps:
            assert road in net.through[step.approach]
            assert step.to in board.locale
            if place in board.locale:
                assert RoadStep(road, board.opposite[step.approach], place) in net.steps[step.to, road]
    for entry in board.entries:
        if entry.road is not None:
            assert net.steps[entry.id, entry.road] == (RoadStep(entry.road, entry.crossing, entry.locale),)


@pytest.mark.rule("BM-MAP-19", "BM-MAP-20")
def test_roads_that_share_a_side_are_told_apart() -> None:
    net = our_board("marengo").road_net
    assert net.through["M50>M51"] == net.through["M51>M50"] == ("marengo", "south")
    assert set(net.at["M54"]) == {"south", "s52_54a", "s52_54b", "s54_56_57"}
    assert {step.to for step in net.steps["M54", "s54_56_57"]} == {"M56", "M57"}


@pytest.mark.rule("BM-AMB-07")
def test_changing_roads_is_free_on_main_roads_only() -> None:
    """BM-AMB-07: in M51 only a piece of secondary road links the two main roads; in M62 they meet."""
    changes = our_board("marengo").road_net.changes
    assert Change("south", main=False) in changes["M51", "marengo"]
    assert Change("south", main=True) in changes["M62", "marengo"]
    assert changes["M50", "marengo"] == (), "they run side by side there"
    assert changes["M64", "s40_65"] == ()
    assert Change("s40_65", main=False) in changes["M65", "marengo"]


# --- what can be wrong ----------------------------------------------------------------------------------------------

EXTRA_LOCALE = '[[locale]]\nid = "Z"\ncapacity = 1\n\n[[locale]]\nid = "B"\n'
EXTRA_FORCE = (
    '\n[[force]]\nside = "french"\ndisplay = "x"\nentry = ["east_road"]\nround = 1\npieces = ["i1"]\n[sample]\n'
)
TOO_MANY = f'\n[[spares]]\nside = "french"\npieces = {["i1"] * 42}\n[sample]\n'.replace("'", '"')
SECOND_BRIDGE = 'locale = "B"\npontoon = true\n[[entry]]\nid = "x"\nside = "austrian"\nlocale = "A"\npontoon = true\n'
HOP_LANE = 'course = ["G", "G>F", "F", "F>H", "H"]'

# check, board, what is changed in its file, into what, the field that is named, a piece of the line that is named
SLIPS = [
    ("01", "training", '"A>west"', '"A>D"', "locale[0].approach[3].id", "edge = true"),
    ("01", "training", 'road = "post_road"', 'road = "old_road"', "entry[0].road", "old_road"),
    ("01", "training", '"relief"', '"re lief"', "force[2].display", "re lief"),
    ("01", "training", 'id = "E"\n', 'id = "E"\nlabel = "D"\n', "locale[4].label", 'label = "D"'),
    ("01", "training", 'opposite = "H>E"', 'opposite = "H>Q"', "locale[4].approach[3].opposite", "H>Q"),
    ("01", "training", 'roads = ["mill_lane"', 'roads = ["mil_lane"', "junction[3].roads", "mil_lane"),
    ("01", "training", 'entry = ["east_gate"]', 'entry = ["gate"]', "force[2].entry", "gate"),
    ("01", "training", '"F>H", "H"]', '"F>H", "HH"]', "road[3].course", "HH"),
    ("01", "marengo", "french_5pm  = ", "french_6pm  = ", "sample.french_6pm", "french_6pm"),
    ("02", "training", 'opposite = "B>A"', 'opposite = "B>E"', "locale[0].approach[0].opposite", '"A>B"'),
    ("02", "training", 'opposite = "B>A"', 'opposite = "A>C"', "locale[0].approach[0].opposite", '"A>B"'),
    ("03", "training", 'opposite = "B>A", ', "", "locale[0].approach[0].opposite", '"A>B"'),
    ("03", "training", '"B>A", width = "narrow",', '"B>A", edge = true, width = "narrow",', "[0].edge", "edge = true"),
    ("04", "training", '"B>C", width = "narrow", impassable = true', '"B>C", width = "narrow"', "impassable", "brook"),
    ("05", "training", '"B>A", width = "narrow"', '"B>A", width = "wide"', "locale[1].approach[0].width", '"B>A"'),
    ("06", "training", "inf = 1, cav = 1, art = 1", "inf = 1, cav = -1, art = 1", "approach[0].cav", "cav = -1"),
    ("06", "training", "capacity = 5", "capacity = 0", "locale[0].capacity", "capacity = 0"),
    ("06", "training", "french_start = 2", "french_start = 6", "locale[5].french_start", "french_start = 6"),
    ("07", "training", '["i3", "i2", "c2", "a1"]', '["i3", "c2", "a1"]', "force[0].pieces", '["i3", "c2", "a1"]'),
    ("08", "training", 'star = "red"', 'star = "yellow"', "locale[6].star", "yellow"),
    ("08", "marengo", 'star = "green"\n', "", "locale[32].star", 'star = "red"'),
    ("09", "training", HOP_LANE, 'course = ["G", "G>F", "F", "F>H"]', "road[3].course", "F>H"),
    ("09", "training", HOP_LANE, 'course = ["G", "F", "H"]', "road[3].course", '"G", "F", "H"'),
    ("09", "training", HOP_LANE, 'course = ["G", "G>F", "F", "F>E", "H"]', "road[3].course", "F>E"),
    ("09", "training", HOP_LANE, 'course = ["F", "G>F", "G"]', "road[3].course", '"G>F", "G"'),
    ("09", "training", HOP_LANE, 'course = ["G", "G>C", "C"]', "road[3].course", "G>C"),
    ("09", "training", HOP_LANE, 'course = ["G", "@west_gate", "A"]', "road[3].course", "@west_gate"),
    ("09", "training", HOP_LANE, 'course = ["rafts"]', "road[3].course", "rafts"),
    ("10", "training", HOP_LANE, 'course = ["F", "F>G", "G", "G>F", "F", "F>H", "H"]', "road[3].course", "F>G"),
    ("11", "training", 'roads = ["mill_lane", "hop_lane"]', 'roads = ["mill_lane"]', "junction[3].roads", "mill_lane"),
    ("11", "training", '["mill_lane", "hop_lane"]', '["mill_lane", "post_road"]', "junction[3].roads", "post_road"),
    ("12", "training", 'locale = "A"\nroad = "post_road"', 'locale = "A"', "entry[0].road", "[[entry]]"),
    ("12", "training", 'locale = "K"\nroad = "post_road"', 'locale = "G"\nroad = "post_road"', "entry[2].road", "post"),
    ("13", "training", 'locale = "B"\npontoon = true\n', SECOND_BRIDGE, "entry[2].pontoon", "pontoon"),
    ("13", "training", 'Floßbrücke" }\nside = "austrian"', 'Floß" }\nside = "french"', "entry[1].side", '"french"'),
    ("14", "training", '"c2", "c2", "a1"]', '"c2", "c2"]', "force[1].pieces", '"c2", "c2"]'),
    ("14", "training", '["i2", "c2"]', '["i2", "a2"]', "force[0].pieces", '"c2", "a1"'),
    ("15", "training", '["i2", "c2"]', '["i2", "c4"]', "force[2].pieces", "c4"),
    ("15", "marengo", 'french_5pm  = ["i2"]', 'french_5pm  = ["?"]', "sample.french_5pm", '"?"'),
    ("15", "marengo", 'french_5pm  = ["i2"]', 'french_5pm  = ["i2", "i2"]', "sample.french_5pm", '"i2", "i2"'),
    ("15", "marengo", "\n[sample]\n", TOO_MANY, "spares[0].pieces", "i1"),
    ("16", "marengo", "\n[sample]\n", EXTRA_FORCE, "force", "[[force]]"),
    ("17", "training", "round = 2", "round = 4", "force[2].round", "round = 4"),
    ("17", "training", "round = 2\n", "", "force[2].round", "[[force]]"),
    ("17", "training", 'entry = ["east_gate"]', 'entry = ["west_gate"]', "force[2].entry", "west_gate"),
    ("18", "marengo", "M55>M56a", "M55>M56", "locale[54].approach[1].id", '"M55>M56"'),
    ("18", "training", '"A>west"', '"Q>west"', "locale[0].approach[3].id", "Q>west"),
    ("18", "training", '"A>C"', '"A>E"', "locale[0].approach[1].id", '"A>E"'),
    ("19", "training", "french_start   = 5", "french_start   = 0", "morale.french_start", "= 0"),
    ("19", "training", "track_max      = 10", "track_max      = 5", "morale.track_max", "= 5"),
    ("20", "training", '[[locale]]\nid = "B"\n', EXTRA_LOCALE, "locale[1].id", 'id = "Z"'),
]


def changed(id_: str, old: str, new: str, everywhere: bool = False) -> str:
    text = TEXTS[id_].replace(old, new, -1 if everywhere else 1)
    assert text != TEXTS[id_]
    return text


def found_in(text: str, id_: str) -> list[BadData]:
    """What is told about a file, without what is told about ours anyway."""
    file = Path(f"{id_}.toml")
    always = {note.key for note in check_file(TEXTS[id_], file)[1]}
    wrong, unusual = check_file(text, file)
    return [mistake for mistake in wrong if isinstance(mistake, BadData)] + [
        note for note in unusual if isinstance(note, BadData) and note.key not in always
    ]


def tells_where(mistake: BadData, text: str, part: str) -> None:
    """One sentence in each language, with the file, the line somebody has to look at, and the field."""
    facts = mistake.facts
    assert part in text.splitlines()[int(facts["line"]) - 1]
    for code, line in (("en", "line"), ("de", "Zeile")):
        (sentence,) = Teller(language(code)).trouble(mistake)
        assert sentence.startswith(f"{facts['file']}, {line} {facts['line']}"), sentence
        assert "{" not in sentence, sentence
        assert str(facts["field"]) in sentence


@pytest.mark.usefixtures("on_the_shelf")
@pytest.mark.parametrize(("check", "id_", "old", "new", "field", "part"), SLIPS)
def test_each_check_tells_one_slip_in_one_sentence(
    check: str, id_: str, old: str, new: str, field: str, part: str
) -> None:
    text = changed(id_, old, new, everywhere=check == "18")
    (mistake,) = found_in(text, id_)
    assert mistake.facts["check"] == f"BM-CHK-{check}"
    assert str(mistake.facts["field"]).endswith(field)
    tells_where(mistake, text, part)
    assert all(f"(BM-CHK-{check})" in " ".join(Teller(language(code)).trouble(mistake)) for code in CODES)


def test_every_check_is_broken_at_least_once() -> None:
    assert {check for check, *_ in SLIPS} == {f"{number:02}" for number in range(1, 21)}


WRONG_FILES = [
    ("data-toml", "capacity = 5", "capacity = = 5", "", "= ="),
    ("data-deep", "capacity = 5", f"capacity = {'[' * 30}{']' * 30}", "", "[[["),
    ("data-number", "capacity = 5", f"capacity = {10**20}", "locale[0].capacity", "1000"),
    ("data-type", "capacity = 5", 'capacity = "five"', "locale[0].capacity", "five"),
    ("data-type", 'course = ["G",', 'course = [7, "G",', "road[3].course[0]", "course"),
    ("data-type", '"A>D", width = "narrow", inf = 1', '"A>D", width = "narrow", inf = "1"', "[0].inf", "D>A"),
    ("data-value", '"H>F", opposite = "F>H", width = "narrow"', '"H>F", opposite = "F>H", width = "broad"', "", "H>F"),
    ("data-value", 'class = "main"', 'class = "motorway"', "road[0].class", "motorway"),
    ("data-value", 'schema = "bm-map/1"', 'schema = "bm-map/2"', "schema", "bm-map/2"),
    ("data-missing", 'id = "A"\n', "", "locale[0].id", "[[locale]]"),
    ("data-missing", "[time]\nrounds     = 3\nfirst_hour = 10\n", "", "time", ""),
    ("data-unknown", "[morale]", "[moral]", "moral", "[moral]"),
    ("data-unknown", "obstacle = true", "obstackle = true", "obstackle", "obstackle"),
    ("data-range", "rounds     = 3", "rounds     = 0", "time.rounds", "rounds     = 0"),
]


@pytest.mark.usefixtures("on_the_shelf")
@pytest.mark.parametrize(("key", "old", "new", "field", "part"), WRONG_FILES)
def test_what_is_no_board_at_all_is_told_by_its_first_mistake(
    key: str, old: str, new: str, field: str, part: str
) -> None:
    text = changed("training", old, new)
    with pytest.raises(BadData) as bad:
        read_board(text, "mine.toml")
    assert bad.value.key == key
    assert str(bad.value.facts["field"]).endswith(field)
    assert part in text.splitlines()[int(bad.value.facts["line"]) - 1]
    for code in CODES:
        (sentence,) = Teller(language(code)).trouble(bad.value)
        assert sentence.startswith("mine.toml, ")


def test_several_slips_of_a_kind_are_told_together() -> None:
    text = changed("training", "capacity = 5", "capacity = 0").replace("cav = 1", "cav = -1", 2)
    assert [mistake.key for mistake in found_in(text, "training")] == [
        "marengo-board-capacity",
        "marengo-board-penalty",
        "marengo-board-penalty",
    ]


def test_a_missing_pair_is_told_where_it_is_still_named() -> None:
    text = re.sub(r'    \{ id = "E>C".*\n', "", TEXTS["training"])
    (mistake,) = found_in(text, "training")
    assert (mistake.key, mistake.facts["word"]) == ("marengo-board-unknown", "E>C")
    assert '"C>E"' in text.splitlines()[int(mistake.facts["line"]) - 1]


def test_sides_may_be_written_as_tables_too() -> None:
    """As the ledger writes them; the line is that of the field itself."""
    rows = re.compile(r"^    \{ (.*) \},.*$", re.MULTILINE)
    text = TEXTS["training"].replace("approach = [\n", "").replace("\n]\n", "\n")
    text = rows.sub(lambda row: "[[locale.approach]]\n" + re.sub(r", +(?=\w+ = )", "\n", row[1]), text)
    board = read_board(text, "tables.toml")
    assert board.locales == our_board("training").locales
    wrong = text.replace('opposite = "H>E"', 'opposite = "H>Q"', 1)
    (mistake,) = check_file(wrong, Path("tables.toml"))[0]
    assert wrong.splitlines()[int(mistake.facts["line"]) - 1] == 'opposite = "H>Q"'


def test_a_file_with_anything_changed_is_read_or_told_about() -> None:
    """Words that come from elsewhere in the file, or lines that are gone: never anything but a sentence."""
    dice = Random(1800)
    words = re.findall(r'"[^"\n]*"|-?\d+|true|\w+', TEXTS["training"])
    lines = TEXTS["training"].splitlines(keepends=True)
    for _ in range(400):
        some = list(lines)
        at = dice.randrange(len(some))
        some[at] = dice.choice(["", re.sub(r'"[^"\n]*"|-?\d+|true', lambda _: dice.choice(words), some[at], count=1)])
        try:
            wrong, unusual = check_file("".join(some), Path("some.toml"))
        except BadData:
            continue
        assert all(isinstance(mistake, BadData) for mistake in (*wrong, *unusual))
        if not wrong:
            assert read_board("".join(some), "some.toml").road_net.steps


# --- the command line, and the words ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("on_the_shelf")
@pytest.mark.parametrize("code", CODES)
def test_data_check_knows_a_board_wherever_it_lies(companion: Shell, home: Path, tmp_path: Path, code: str) -> None:
    ours = [str(FOLDER / "boards" / f"{id_}.toml") for id_ in OURS]
    answer = companion("data", "check", *ours, "--lang", code)
    assert (answer.code, len(answer.lines), len(answer.err.splitlines())) == (OK, 2, 1)
    assert "BM-CHK-08" in answer.err
    mine = home / "games" / "marengo" / "boards" / "mine.toml"
    for file in (tmp_path / "copy.toml", mine):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(TEXTS["marengo"].replace('opposite = "M65>M66"', 'opposite = "M65>M67"'), encoding="utf-8")
        line = refusal(companion("data", "check", str(file), "--lang", code))
        assert "M65>M67" in line
        assert "BM-CHK-01" in line
    assert str(mine.parent) in companion("where", "--lang", code).out


def test_every_sentence_is_there_in_both_languages_with_the_same_facts() -> None:
    found: dict[str, dict[str, dict[str, set[str]]]] = {}
    for code in CODES:
        resource = FluentParser().parse((FOLDER / "locale" / code / "board-file.ftl").read_text(encoding="utf-8"))
        found[code] = {entry.id.name: shape(entry) for entry in resource.body if isinstance(entry, Message)}
    assert found["en"] == found["de"]
    asked = texts_under("games/marengo/board", re.compile(r"marengo-board-[a-z-]+"))
    assert found["en"].keys() == {f"trouble-{key}" for key in asked} | {"marengo-file-board"}
