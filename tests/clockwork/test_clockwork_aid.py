"""Player aid (ledger 10.2) and tracker: real PDFs, opened again."""

from __future__ import annotations

import re
from itertools import product

import pytest
from msgspec.structs import replace

from companion.games.clockwork.maps.tiles import our_box
from companion.games.clockwork.sheets.aid import draw_aid
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.sheets.tracker import draw_tracker
from companion.printing.job import Sheet
from companion.printing.notes import chapters
from companion.printing.sections import balanced
from companion.text.language import CODES
from tests.clockwork.pads import ALLIES, NOBODY_KNOWN, TABLES, THREE, a_map, printed, words
from tests.printing.asks import PAPERS, ask, in_pairs
from tests.printing.content import fields, reader
from tests.printing.proof import check_pdf, check_same_bytes, letters, page_count

AID, TRACKER = Sheet("aid", draw_aid, two_sided=True), Sheet("tracker", draw_tracker)
RULE = re.compile(r"\b([A-Z]{2,6})-(\d\d(?:/\d\d)*)")
TOPICS = {
    "round": {"SPY-01", "RECR-01", "DEPLOY-02", "ROUND-03", "ROUND-04", "ROUND-05"},
    "master spy": {"SPY-05", "SPY-06", "SPY-12", "SPY-13", "SPY-15", "SPY-17"},
    "recruiting": {"RECR-02", "RECR-03", "RECR-04"},
    "reach": {"DEPLOY-08", "DEPLOY-09", "DEPLOY-10", "DEPLOY-11", "DEPLOY-12"},
    "support": {"SUP-02", "SUP-03", "SUP-10", "HUNT-03", "CRASH-03", "AGENT-05"},
    "battle": {"BATTLE-05", "BATTLE-09", "BATTLE-13"},
    "attrition": {"ATTR-01", "ATTR-03", "ATTR-04"},
    "study": {"STUDY-01", "STUDY-02", "STUDY-03", "STUDY-06"},
    "purchase": {"DISC-03", "DISC-07", "DISC-08", "TOKEN-02", "TOKEN-03"},
    "generals": {"LEV-02", "GUARD-01", "TANK-01"},
    "special units": {"AGENT-01", "HUNT-01", "ENG-01", "CRASH-01"},
    "scoring": {"VP-03", "VP-04", "POLL-01"},
    "court": {"COURT-07", "COURT-10", "COURT-14"},
    "end": {"END-01", "END-02", "END-03", "END-04"},
}


def rules_on(page: str) -> set[str]:
    """The ids that stand on a page: END-01/02 is END-01 and END-02."""
    return {f"{chapter}-{number}" for chapter, numbers in RULE.findall(page) for number in numbers.split("/")}


# --- player aid -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "code", "paper"), in_pairs(list(TABLES), CODES, PAPERS))
def test_the_aid_fills_both_sides_of_a_sheet(name: str, code: str, paper: str) -> None:
    wish = ask(code, paper)
    pdf = printed(AID, wish, TABLES[name])
    check_pdf(pdf, wish)
    assert page_count(pdf) == 2 or (paper == "a5" and page_count(pdf) == 4)
    assert reader(pdf).root_object["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"


@pytest.mark.parametrize("ink", ["saver", "grey"])
def test_the_aid_in_other_inks_and_on_lying_paper(ink: str) -> None:
    wish = ask("de", "a4", ink, landscape=True)
    check_pdf(printed(AID, wish, ALLIES), wish)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("topic", TOPICS)
def test_the_aid_tells_what_players_look_up(topic: str, code: str) -> None:
    assert rules_on(words(printed(AID, ask(code), NOBODY_KNOWN))) >= TOPICS[topic]


@pytest.mark.parametrize("code", CODES)
def test_type_is_large_enough_to_read(code: str) -> None:
    """The letter w is about half as high as its type: no line is set smaller than 6.75 points, rule ids apart."""
    pdf = printed(AID, ask(code), ALLIES)
    heights = [place.bottom - place.top for page in (0, 1) for sign, place in letters(pdf, page) if sign == "w"]
    assert min(heights) > 6.75 * 0.5 * 25.4 / 72


def test_numbers_follow_the_variant() -> None:
    """CW-RECR-02, CW-EPIC-02, CW-EPIC-04."""
    base, epic = (words(printed(AID, ask("en"), replace(NOBODY_KNOWN, variant=v))) for v in ("base", "epic"))
    assert "capital 4" in base
    assert "after rounds 2, 4, 7" in base
    assert "capital 3" in epic
    assert "after rounds 3, 6, 9" in epic
    assert "Late Age 5–7" in base
    assert "Late Age 7–9" in epic


def test_alliances_have_a_panel_only_where_they_are_played() -> None:
    allied, alone = (rules_on(words(printed(AID, ask("de"), subject))) for subject in (ALLIES, THREE))
    assert {f"ALLY-{number:02}" for number in (5, 7, 9, 15, 16, 17, 21, 23, 24, 26, 34, 36, 37, 38)} <= allied
    assert not any(rule.startswith("ALLY") for rule in alone)


def test_only_the_races_at_the_table_are_told() -> None:
    told = words(printed(AID, ask("en"), THREE))
    assert "Mongrels" not in told
    assert "Rhinochs" in told
    assert "Mongrels" in words(printed(AID, ask("en"), NOBODY_KNOWN)), "nobody has chosen a race yet"


def test_the_fire_lake_is_told_by_the_id_on_the_owners_tile() -> None:
    """CW-MAP-14."""
    box = replace(our_box(), lake=("Feuersee", "L2", "L3", "L4"))
    told = words(printed(AID, ask("de"), MapSubject(a_map("2A", fire=True), box=box)))
    assert "Feuersee auf dieser Landkarte: 4 SP statt 3" in told.replace("\u00a0", " ")
    assert "MAP-14" not in rules_on(words(printed(AID, ask("de"), NOBODY_KNOWN)))


def test_ids_of_one_chapter_stand_together() -> None:
    assert chapters(("END-02", "END-03", "POLL-01")) == "END-02/03  POLL-01"


def test_columns_are_about_equally_full() -> None:
    assert balanced([10.0] * 6, [60.0, 60.0], 0) == [3, 3]
    assert balanced([10.0] * 6, [20.0, 60.0], 0) in ([1, 5], [2, 4])
    assert balanced([30.0, 30.0], [20.0, 60.0], 0) is not None
    assert balanced([30.0, 30.0], [20.0, 50.0], 0) is None


# --- tracker --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "code", "paper"), in_pairs(list(TABLES), CODES, PAPERS))
def test_the_tracker_keeps_to_its_paper(name: str, code: str, paper: str) -> None:
    wish = ask(code, paper)
    check_pdf(printed(TRACKER, wish, TABLES[name]), wish)


@pytest.mark.parametrize("ink", ["saver", "grey"])
def test_the_tracker_in_other_inks(ink: str) -> None:
    wish = ask("en", "letter", ink)
    check_pdf(printed(TRACKER, wish, ALLIES), wish)


def test_whoever_has_a_name_and_no_race_yet_stands_beside_the_sign_of_their_boxes() -> None:
    people = tuple(player._replace(race=None) for player in THREE.players)
    head = words(printed(TRACKER, ask("en"), replace(THREE, known=people)), 0)
    for player, capital in zip(people, THREE.capitals, strict=True):
        assert f"{capital} {player.name}".strip() in head


def names(pdf: bytes, page: int) -> list[str]:
    """Of the fields on a page; that of a choice comes once for each of its boxes."""
    return [field.name for field in fields(pdf, page)]


def test_influence_is_not_on_the_open_page() -> None:
    """CW-STUDY-05: it stays behind the screen, a part for each player."""
    pdf = printed(TRACKER, ask("en", fillable=True), THREE)
    is_influence = re.compile(r"H\d-\d-(magic|science|religion)-(in|out|left)")
    first, second = (list(filter(is_influence.fullmatch, names(pdf, page))) for page in (0, 1))
    assert first == []
    assert len(second) == 3 * 7 * 3 * 3


def test_every_discovery_has_its_boxes() -> None:
    """45 cards, nine of them in play (CW-SETUP-06, -07)."""
    found = names(printed(TRACKER, ask("en", fillable=True), THREE), 0)
    kinds = [
        f"{domain}-{age}" for domain, age in product(("magic", "science", "religion"), ("early", "middle", "late"))
    ]
    assert [found.count(f"{kind}-card") for kind in kinds] == [5] * 9
    assert {f"{kind}-owner-{sign}" for kind in kinds for sign in "PTR"} <= set(found)
    assert {f"{kind}-{what}" for kind in kinds for what in ("name", "price", "token")} <= set(found)


def test_generals_with_their_prices() -> None:
    """CW-GEN-03, ledger 2.4."""
    told = words(printed(TRACKER, ask("de"), THREE), 0)
    assert "Leviathan 5 Magie + 2 Religion" in told
    assert "Wächter 5 Religion + 2 Wissenschaft" in told
    assert "Dampfpanzer 5 Wissenschaft + 2 Magie" in told


@pytest.mark.parametrize(("variant", "count", "start"), [("base", 7, "1"), ("epic", 9, "0")])
def test_rounds_scorings_and_the_first_influence(variant: str, count: int, start: str) -> None:
    """CW-AGE-03, CW-SETUP-10, CW-EPIC-03."""
    pdf = printed(TRACKER, ask("en", fillable=True), replace(THREE, variant=variant))
    found = names(pdf, 0)
    assert [number for number in range(1, 12) if f"round{number}-points-P" in found] == list(range(1, count + 1))
    assert words(pdf, 0).count("scoring") == 3
    assert words(pdf, 1).count(f"start {start} {start} {start}") == 3


PROGRAM = """
from tests.clockwork.pads import ALLIES, printed
from tests.clockwork.test_clockwork_aid import AID, TRACKER
from tests.printing.asks import ask
pdf = printed(AID, ask("de", "letter", "grey"), ALLIES) + printed(TRACKER, ask("de", "letter", "grey"), ALLIES)
"""


def test_the_same_table_gives_the_same_bytes() -> None:
    wish = ask("de", "letter", "grey")
    check_same_bytes(PROGRAM, printed(AID, wish, ALLIES) + printed(TRACKER, wish, ALLIES))


@pytest.mark.parametrize("code", CODES)
def test_no_word_is_missing(code: str) -> None:
    for sheet in (AID, TRACKER):
        wish = ask(code)
        assert "clockwork-" not in words(printed(sheet, wish, ALLIES))
        assert "clockwork-" not in sheet.title("clockwork", wish.say) + sheet.about("clockwork", wish.say)
