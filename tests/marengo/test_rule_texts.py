"""The rule texts of Bonaparte at Marengo: every rule of the ledger is there, for players of both languages."""

from __future__ import annotations

import re

import pytest

from companion.kernel.rulebook import Rule, rulebook, rulings
from companion.text.language import CODES, language
from companion.text.sources import WORDS, tell_source

# the last number of each chapter; all begin with 01
CHAPTERS = """
    MAP-25 SET-09 SURP-15 TURN-13 CMD-28 MOVE-19 BLK-13 ROAD-17 CAV-16 REIN-12 PONT-05 MAN-25 BOMB-27 ASLT-26
    AS01-11 AS02-04 AS03-05 AS04-08 AS05-07 AS06-02 AS07-04 AS08-07 AS09-02 AS10-03 AS11-08
    RET-23 DEM-15 VIC-08 HID-06
"""
RULES = [
    f"BM-{chapter}-{number:02}"
    for chapter, last in (last.split("-") for last in CHAPTERS.split())
    for number in range(1, int(last) + 1)
]
QUESTIONS = [f"BM-AMB-{number:02}" for number in range(1, 39)]

# each question that a table may settle otherwise; the first answer is the recommended one
OPTIONS = {
    "BM-AMB-01": ("penalty-per-piece", "once each"),
    "BM-AMB-02": ("defensive-round", "turn round"),
    "BM-AMB-03": ("announce-after-defence", "yes no"),
    "BM-AMB-05": ("withdraw-cost", "one free"),
    "BM-AMB-06": ("obstacle-side", "target either"),
    "BM-AMB-07": ("road-change", "junctions one-road"),
    "BM-AMB-08": ("road-direction", "crossing road"),
    "BM-AMB-09": ("full-locales", "closed passable"),
    "BM-AMB-10": ("entering-attack", "stoppable unstoppable none"),
    "BM-AMB-11": ("reinforcements-active", "yes no"),
    "BM-AMB-13": ("retreat-artillery", "lost spared"),
    "BM-AMB-14": ("pursuit-loss", "owner opponent"),
    "BM-AMB-15": ("below-zero", "zero counts"),
    "BM-AMB-16": ("stop-with-retreated", "yes no"),
    "BM-AMB-17": ("shuffle-scope", "position locale"),
    "BM-AMB-18": ("second-attack", "yes no"),
    "BM-AMB-19": ("dead-winners", "empty open stays"),
    "BM-AMB-21": ("block-release", "end at-once"),
    "BM-AMB-22": ("free-split", "no main-road"),
    "BM-AMB-23": ("broken-leaders", "survivors named"),
    "BM-AMB-24": ("partial-retreat", "choose all-lost"),
    "BM-AMB-25": ("morale-cap", "none track"),
    "BM-AMB-26": ("offroad-counts", "no yes"),
    "BM-AMB-27": ("no-spare", "count-on another"),
    "BM-AMB-28": ("attack-from", "last start"),
    "BM-AMB-32": ("impassable-neighbours", "no yes"),
    "BM-AMB-33": ("surplus", "refused stays"),
    "BM-AMB-35": ("stopped-counts-entered", "no yes"),
    "BM-AMB-36": ("part-stays", "no yes"),
    "BM-AMB-37": ("continue-roads", "used joined"),
    "BM-AMB-38": ("bonus-every-round", "once every"),
}

RULEBOOK = rulebook("marengo")
RULINGS = rulings("marengo")
TEXTS = {id_: rule for id_, rule in RULEBOOK.items() if id_ not in RULINGS}  # those of rules.toml
OF_THE_OTHERS = [rule for game in ("march", "clockwork") for rule in rulebook(game).values()]
NOT_FOR_PLAYERS = re.compile(r"BM-|[_<>{}|]|\b(?:CP|SP|None|True|False)\b")


def longest(rules: list[Rule], language: str) -> int:
    return max(len(rule.text(language)) for rule in rules if not rule.source.startswith("option"))


# --- rules ----------------------------------------------------------------------------------------------------------


def test_every_rule_and_every_question_of_the_ledger_has_its_text() -> None:
    assert len(RULES) == 363
    assert [id_ for id_ in TEXTS if id_ not in QUESTIONS] == RULES
    assert sorted(set(RULEBOOK) - set(RULES)) == QUESTIONS


def test_a_question_is_a_ruling_and_nothing_else_is() -> None:
    assert [id_ for id_, rule in RULEBOOK.items() if rule.kind == "ruling" and id_ not in QUESTIONS] == []
    assert {RULEBOOK[id_].kind for id_ in QUESTIONS} == {"ruling"}
    assert {TEXTS[id_].kind for id_ in RULES} == {"setup", "legality", "effect", "bookkeeping", "victory"}


@pytest.mark.parametrize("code", CODES)
def test_a_rule_is_told_in_whole_sentences_that_no_other_rule_has(code: str) -> None:
    told = [rule.text(code) for rule in TEXTS.values()]
    assert [text for text in told if not re.fullmatch(r"[A-ZÄÖÜ\d].*\.", text)] == []
    assert [text for text in told if "  " in text] == []
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("code", CODES)
def test_no_rule_is_longer_than_those_of_the_other_games(code: str) -> None:
    assert longest(list(TEXTS.values()), code) <= longest(OF_THE_OTHERS, code)


def test_the_two_languages_differ() -> None:
    assert [id_ for id_, rule in RULEBOOK.items() if rule.en == rule.de] == []


@pytest.mark.parametrize("code", CODES)
def test_a_rule_speaks_to_players(code: str) -> None:
    assert [id_ for id_, rule in TEXTS.items() if NOT_FOR_PLAYERS.search(rule.text(code))] == []


def test_every_rule_says_where_it_comes_from() -> None:
    place = r"§\d+(?: L\d+(?:-\d+)?)?(?:, L\d+(?:-\d+)?)*"
    rule = r"BM-[A-Z\d]+-\d\d(?:\.\.\d\d)?"
    places = rf"(?:{place}|{rule})(?:, (?:{place}|{rule}))*"
    part = rf"(?:derived|ruling|(?:(?:derived:|derived from|ruling) )?{places})"
    assert [id_ for id_, text in TEXTS.items() if not re.fullmatch(rf"{part}(?:; {part})*", text.source)] == []
    cited = {id_ for text in TEXTS.values() for id_ in re.findall(r"BM-[A-Z\d]+-\d\d", text.source)}
    assert cited <= RULEBOOK.keys()


@pytest.mark.parametrize("code", CODES)
def test_where_a_rule_comes_from_is_told_in_words_of_the_language(code: str) -> None:
    ours = {word for key in WORDS.values() for word in language(code).say(key).split()}
    options = {option for option, _ in OPTIONS.values()}
    for rule in RULEBOOK.values():
        told = re.sub(r"\S*\d\S*", "", tell_source(rule.source, language(code)))
        assert set(re.findall(r"[^\W_][\w-]+", told)) <= ours | options, rule.id


# --- rulings --------------------------------------------------------------------------------------------------------


def test_every_question_with_a_choice_is_an_option_with_the_recommended_answer_first() -> None:
    told = {id_: (ruling.option, " ".join(ruling.values)) for id_, ruling in RULINGS.items()}
    assert told == OPTIONS
    assert len({option for option, _ in OPTIONS.values()}) == len(OPTIONS)
    assert [id_ for id_, ruling in RULINGS.items() if ruling.default != next(iter(ruling.values))] == []


@pytest.mark.parametrize("id_", OPTIONS)
def test_a_ruling_is_told_in_both_languages(id_: str) -> None:
    ruling = RULINGS[id_]
    assert ruling.en.endswith("?")
    assert ruling.de.endswith("?")
    for texts in (ruling.why, *ruling.values.values()):
        assert set(texts) == set(CODES)
        assert all(text.strip() == text and text for text in texts.values())
        assert not any(NOT_FOR_PLAYERS.search(text) for text in texts.values())
    for code in CODES:
        answers = [texts[code] for texts in ruling.values.values()]
        assert len(set(answers)) == len(answers)


@pytest.mark.parametrize("code", CODES)
def test_no_question_reason_or_answer_is_longer_than_those_of_the_other_games(code: str) -> None:
    def lengths(game: str) -> tuple[int, int, int]:
        told = rulings(game).values()
        questions = [ruling.de if code == "de" else ruling.en for ruling in told]
        answers = [texts[code] for ruling in told for texts in ruling.values.values()]
        return max(map(len, questions)), max(len(ruling.why[code]) for ruling in told), max(map(len, answers))

    others = map(max, zip(lengths("march"), lengths("clockwork"), strict=True))
    assert all(ours <= theirs for ours, theirs in zip(lengths("marengo"), others, strict=True))
