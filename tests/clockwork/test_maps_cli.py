"""`companion map`: as somebody at a terminal would use it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.text.language import CODES
from tests.shell import OK, WRONG_USAGE, Shell, refusal

CODE = "2A-5HZK5-7S6YV-EDB"


def test_a_seed_and_the_code_give_the_same_map(companion: Shell) -> None:
    made = companion("map", "clockwork", "--players", "2", "--seed", "7", "--json", "-").json
    shown = companion("map", "show", CODE, "--json", "-").json
    assert made["code"] == shown["code"] == CODE.replace("-", "")
    assert made["tiles"] == shown["tiles"]
    assert (made["seed"], made["mode"], made["layout"]) == ("7", "random", "2A")
    assert sum(made["counts"].values()) == 20
    assert "seed" not in shown


def test_a_map_is_shown_with_everything_the_table_needs(companion: Shell) -> None:
    answer = companion("map", "clockwork", "--players", "2", "--seed", "7")
    assert answer.code == OK
    for part in (CODE, "seed 7", "[H1]", "[H2]", "V4", "village 4", "random maps", "CW-MAP-13"):
        assert part in answer.out


def test_without_a_seed_every_map_is_another_and_says_its_seed(companion: Shell) -> None:
    first, second = (companion("map", "clockwork", "--players", "4", "--json", "-").json for _ in range(2))
    assert first["code"] != second["code"]
    again = companion("map", "clockwork", "--players", "4", "--seed", first["seed"], "--json", "-").json
    assert again == first


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("mode", ["random", "uniform", "fair", "uniform-fair", "symmetric"])
def test_every_mode_makes_a_map_and_says_how(companion: Shell, mode: str, code: str) -> None:
    wish = ("map", "clockwork", "--players", "4", "--mode", mode, "--seed", "1", "--lang", code)
    assert companion(*wish).code == OK
    made = companion(*wish, "--json", "-").json
    assert (made["mode"], made["players"], made["warnings"]) == (mode, 4, [])


def test_fair_is_fairer_than_random(companion: Shell) -> None:
    wish = ("map", "clockwork", "--players", "3", "--seed", "7", "--json", "-")
    random, fair = companion(*wish).json, companion(*wish, "--fair").json
    assert fair["mode"] == "fair"
    assert fair["counts"] == random["counts"]
    assert fair["fairness"]["composite"] < random["fairness"]["composite"] / 2


def test_counts_are_given_in_either_language_or_by_letter(companion: Shell) -> None:
    for counts in (("tower=3", "village=4"), ("Turm=3", "Dorf=4"), ("t=3", "V=4")):
        words = [word for count in counts for word in ("--count", count)]
        made = companion("map", "clockwork", "--players", "2", *words, "--json", "-").json
        assert (made["counts"]["tower"], made["counts"]["village"]) == (3, 4)


def test_counts_outside_the_ranges_are_warned_of(companion: Shell) -> None:
    """CW-MAP-11."""
    answer = companion("map", "clockwork", "--players", "2", "--count", "tower=1")
    assert answer.code == OK
    assert "recommends 2 to 3" in answer.err


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "wish",
    [
        ("--players", "2", "--count", "tower=5"),
        ("--players", "2", "--count", "village=0", "--count", "barrens=0"),
        ("--players", "2", "--count", "tower"),
        ("--players", "2", "--count", "tower=-1"),
        ("--players", "2", "--count", "tower=²"),
        ("--players", "2", "--count", "castle=2"),
        ("--players", "2", "--layout", "3A"),
        ("--layout", "5Z"),
        ("--layout", "../2A"),
        ("--players", "2", "--mode", "symmetric"),
        ("--players", "2", "--svg", "/nowhere/at/all.svg"),
        ("--players", "2", "--name", "Hale"),
        ("--players", "2", "--name", "///"),
    ],
)
def test_bad_wishes_get_one_clear_line(companion: Shell, wish: tuple[str, ...], code: str) -> None:
    refusal(companion("map", "clockwork", *wish, "--lang", code))


@pytest.mark.parametrize(
    "words",
    [(), ("clockwork",), ("clockwork", "--players", "5"), ("clockwork", CODE, "--players", "2"), ("show",), ("draw",)],
)
def test_wrong_usage_is_told(companion: Shell, words: tuple[str, ...]) -> None:
    refusal(companion("map", *words), WRONG_USAGE)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("typed", [CODE[:-1], CODE + "A", CODE[:-1] + "C", "hello", "0" * 9999, "\u2603", "x.toml"])
def test_a_code_that_is_not_right_gets_one_clear_line(companion: Shell, typed: str, code: str) -> None:
    refusal(companion("map", "show", typed, "--lang", code))


@pytest.mark.parametrize("code", CODES)
def test_where_one_character_is_wrong_the_right_one_is_named(companion: Shell, code: str) -> None:
    told = refusal(companion("map", "show", CODE.replace("HZK", "HZX"), "--lang", code))
    assert "5HZX5" in told
    assert "5HZK5" in told


@pytest.mark.parametrize("code", CODES)
def test_the_code_of_another_game_gets_one_clear_sentence(companion: Shell, table: str, code: str) -> None:
    save_code = companion("export", table, "--code").lines
    told = refusal(companion("map", "show", *save_code, "--lang", code))
    assert ("March of Progress" if code == "en" else "Marsch des Fortschritts") in told
    assert "import --code" in told


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("typed", [CODE, "3V1X7 53SQ7 2BCKS ERBG5 RRZSX SRD"])
def test_the_code_of_a_map_makes_no_table(companion: Shell, typed: str, code: str) -> None:
    told = refusal(companion("import", "--code", typed, "--lang", code))
    assert "Clockwork Wars" in told
    assert "map show" in told
    assert "march" not in companion("tables").out


def test_a_map_is_kept_listed_and_found_again(companion: Shell) -> None:
    companion("map", "show", CODE, "--name", "Kitchen")
    assert companion("map", "list").lines[-1] == "Kitchen"
    assert companion("map", "show", "kitchen", "--json", "-").json["code"] == CODE.replace("-", "")
    refusal(companion("map", "show", CODE, "--name", "Kitchen"))
    assert companion("map", "show", CODE, "--name", "Hale").code == OK
    assert companion("map", "list").lines[0] == "Hale"


def test_a_drawing_is_the_map_page(companion: Shell, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    assert companion("map", "clockwork", "--layout", "3B", "--seed", "1", "--svg", str(path), "--lang", "de").code == OK
    root = ElementTree.parse(path).getroot()
    made = companion("map", "clockwork", "--layout", "3B", "--seed", "1", "--json", "-").json
    (words,) = (element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}desc"))
    printed = [tile["printed"] for tile in made["tiles"] if tile["kind"] != "capital"]
    assert [words.split().count(id_) for id_ in printed] == [1] * 27, "each tile once"
    assert "Hauptstadt" in words
    assert made["code"] in words.replace("-", "").replace(" ", "")


def test_a_drawing_for_a_pipe(companion: Shell) -> None:
    root = ElementTree.fromstring(companion("map", "clockwork", "--players", "2", "--svg", "-").out)
    assert root.get("viewBox") == "0 0 210 297"
