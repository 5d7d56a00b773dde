"""Every kind of mistake in a scenario file is told with its file, line and field."""

from pathlib import Path

import pytest

from companion.games.march.scenario import check_file, read_scenario
from companion.kernel.data import asset_text
from companion.kernel.trouble import BadData
from companion.text.language import language
from companion.text.teller import Teller
from tests.march.own_scenario import ALPS, line_with

GERMAN = "[edition.de]\nthreshold = 14\n[edition.de.countries.GE]\nvp = 2\n"

# key of the mistake, what is changed in the file, into what, field that is named, piece of the line that is named
MISTAKES = [
    ("data-toml", "armies = 4", "armies = = 4", "", "armies = = 4"),
    ("data-number", "armies = 4", f"armies = {10**20}", "armies", "armies = 1"),
    ("data-deep", "armies = 4", f"{'a.' * 30}b = 4", "", "a.a.a"),
    ("data-missing", 'name = { en = "Piedmont", de = "Piemont" }', "", "countries.PI.name", "[countries.PI]"),
    ("data-missing", "cubes = {", "# cubes = {", "cubes", "Over the Alps"),
    ("data-unknown", "armies = 4", "armys = 4", "armys", "armys"),
    ("data-unknown", "vp_min = 2", "vpmin = 2", "countries.PI.vpmin", "vpmin"),
    ("data-unknown", "[edition.de]\n", "[edition.fr]\n", "edition.fr", "[edition.fr]"),
    ("data-type", "armies = 4", 'armies = "four"', "armies", "four"),
    ("data-type", "vp_min = 2", "vp_min = true", "countries.PI.vp_min", "vp_min = true"),
    ("data-type", 'de = "Piemont"', "de = 3", "countries.PI.name.de", "Piedmont"),
    ("data-type", GERMAN, "[edition]\nde = 14\n", "edition.de", "de = 14"),
    ("data-type", GERMAN, "[[edition]]\nde = 14\n", "edition", "[[edition]]"),
    ("data-missing", "[edition.de.countries.GE]", "[edition.de.countries.ZZ]", "edition.de.countries.ZZ.name", "ZZ]"),
    ("data-range", "threshold = 12", "threshold = 0", "threshold", "threshold = 0"),
    ("data-range", "vp_min = 2", "vp_min = 7", "countries.PI.vp_min", "vp_min = 7"),
    ("data-range", "strength_max = 3", "strength_max = 9", "countries.SA.strength_max", "strength_max = 9"),
    ("data-range", "GE]\nvp = 2\n", "GE]\nvp = 8\n", "edition.de.countries.GE.vp", "vp = 8"),
    ("data-value", 'both_at_threshold = "tie"', 'both_at_threshold = "war"', "both_at_threshold", '"war"'),
    ("data-value", 'owner = "blue"', 'owner = "green"', "countries.SA.owner", "green"),
    ("data-value", 'step = "b"', 'step = "z"', "manual.SPY.step", '"z"'),
    ("data-value", 'de = "Genua"', 'fr = "Gênes"', "countries.GE.name", "Gênes"),
    ("data-value", '"community"', '"guess"', "sources.countries.GE.vp", "guess"),
    ("data-other", '["MI", "PI"]', '["MI"]', "touching[0]", "touching"),
    ("scenario-name", ', de = "Über die Alpen"', "", "name", "Over the Alps"),
    ("scenario-name", ', de = "Piemont"', "", "countries.PI", "[countries.PI]"),
    ("scenario-name", 'de = "Spion"', 'de = ""', "manual.SPY", "[manual.SPY]"),
    ("scenario-homes", 'home = true\nowner = "blue"', "", "countries", "[countries.MI]"),
    ("scenario-owners", 'owner = "blue"', 'owner = "orange"', "countries", "[countries.MI]"),
    ("scenario-owners", 'owner = "blue"', "", "countries", "[countries.MI]"),
    ("scenario-owner-neutral", "blue = 1", 'owner = "blue"  # !', "countries.PI.owner", "!"),
    ("scenario-country-id", "[countries.PI]", '[countries."P I"]', "countries.P I", "P I"),
    ("scenario-country-id", "[countries.PI]", "[countries.17]", "countries.17", "[countries.17]"),
    ("scenario-country-id", "[countries.PI]", "[countries.Orange]", "countries.Orange", "Orange]"),
    ("scenario-country-id", "[countries.PI]", "[countries.spy]", "countries.spy", "spy]"),
    ("scenario-country-id", "[countries.PI]", "[countries.FORTIFY]", "countries.FORTIFY", "FORTIFY"),
    ("scenario-country-id", "[countries.PI]", "[countries.Mi]", "countries.Mi", "Mi]"),
    ("scenario-range", "vp = 3\n", "vp = 1  # !\n", "countries.PI.vp", "!"),
    ("scenario-range", "vp_max = 5", "vp_max = 3", "countries.MI.vp", "vp = 4"),
    ("scenario-strength", "strength = 2", "strength = 4", "countries.SA.strength", "strength = 4"),
    ("scenario-armies", "armies_in_play = 1", "armies_in_play = 3", "armies", "armies = 4"),
    ("scenario-armies", "orange = 2", "orange = 4", "armies", "armies = 4"),
    ("scenario-no-country", '["GE", "SA"]', '["GE", "XX"]', "touching", "XX"),
    ("scenario-touches-itself", '["GE", "SA"]', '["GE", "GE"]', "touching", "touching"),
    ("scenario-lonely", '["MI", "PI"], ', "", "touching", "touching"),
    ("scenario-card", '"SPY"]', '"SPY", "PARADE"]', "cards", "PARADE"),
    ("scenario-card-id", "[manual.SPY]", "[manual.ATTACK]", "manual.ATTACK", "[manual.ATTACK]"),
    ("scenario-card-id", "[manual.SPY]", "[manual.spy]", "manual.spy", "[manual.spy]"),
    ("scenario-card-id", "[manual.SPY]", '[manual."A SPY"]', "manual.A SPY", "A SPY"),
    ("scenario-score-card", '"SCORE", ', "", "cards", "cards"),
    ("scenario-score-card", '"SCORE", ', '"SCORE", "SCORE", ', "cards", "cards"),
    (
        "scenario-few-cards",
        '"MOVE1", "MOVE2", "RECRUIT", "ATTACK", "STRENGTH", "SCORE", "SPY"',
        '"SCORE"',
        "cards",
        "cards",
    ),
    ("scenario-cubes", "black = 3, white = 9", "black = 1, white = 6", "cubes", "white = 6"),
    ("scenario-source", '"countries.GE.vp" =', '"countries.XX.vp" =', "sources.countries.XX.vp", "XX"),
    ("scenario-source", '"countries.GE.vp" =', '"countries.GE.colour" =', "sources.countries.GE.colour", "colour"),
]


def broken_file(old: str, new: str) -> str:
    assert ALPS.count(old) == 1, f"{old!r} is not in the file once"
    return ALPS.replace(old, new)


@pytest.mark.parametrize(("key", "old", "new", "field", "piece"), MISTAKES)
def test_a_mistake_is_told_once_with_file_line_and_field(key: str, old: str, new: str, field: str, piece: str) -> None:
    text = broken_file(old, new)
    found = check_file(text, Path("alps.toml"))[0]
    assert [(mistake.key, mistake.facts["file"], mistake.facts["field"]) for mistake in found] == [
        (key, "alps.toml", field)
    ]
    assert found[0].facts["line"] == line_with(text, piece)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(("key", "old", "new"), [mistake[:3] for mistake in MISTAKES])
def test_every_mistake_is_one_sentence_in_both_languages(key: str, old: str, new: str, code: str) -> None:
    (mistake,) = check_file(broken_file(old, new), Path("alps.toml"))[0]
    (sentence,) = Teller(language(code)).trouble(mistake)
    word = "line" if code == "en" else "Zeile"
    assert sentence.startswith(f"alps.toml, {word} {mistake.facts['line']}: ")
    assert "{" not in sentence.replace("name = {", "")
    assert "$" not in sentence


def test_all_kinds_of_mistakes_are_covered() -> None:
    """Each `trouble-data-…` and `trouble-scenario-…` sentence belongs to some line of the list above."""
    told = {
        key.removeprefix("trouble-") for key in _keys("en") if key.startswith(("trouble-data-", "trouble-scenario-"))
    }
    assert told == {mistake[0] for mistake in MISTAKES}
    assert _keys("en") == _keys("de")


def _keys(code: str) -> set[str]:
    files = (("locale", code, "kernel.ftl"), ("games", "march", "locale", code, "march.ftl"))
    lines = [line for file in files for line in asset_text(*file).splitlines()]
    return {line.partition(" = ")[0] for line in lines if line[:1].isalpha()}


@pytest.mark.parametrize("edition", ["en", "de"])
def test_a_mistake_in_one_edition_leaves_the_other_playable(edition: str) -> None:
    text = broken_file("GE]\nvp = 2\n", "GE]\nvp = 8\n")
    if edition == "en":
        assert read_scenario(text, "alps.toml", "en").countries["GE"].vp == 1
    else:
        with pytest.raises(BadData):
            read_scenario(text, "alps.toml", "de")


def test_different_mistakes_in_both_editions_are_both_told() -> None:
    text = broken_file("[edition.de]", "[edition.en]\nthreshold = 0\n[edition.de]").replace(
        "threshold = 14", "threshold = 500"
    )
    found = check_file(text, Path("alps.toml"))[0]
    assert [mistake.facts["field"] for mistake in found] == ["edition.en.threshold", "edition.de.threshold"]
