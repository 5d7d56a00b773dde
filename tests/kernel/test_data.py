"""Data files: mistakes are named with file, line and field; rule texts are complete."""

import pytest
from msgspec import Struct

from companion.kernel.data import check, line_of, overlay, parse
from companion.kernel.rulebook import rulebook, search
from companion.kernel.trouble import BadData

FILE = """\
# a comment
name = "x"

[countries.N]
vp = 2
name = { en = "N", de = "N" }

[countries.OH]
vp = 3
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("name", 2),
        ("countries.N", 4),
        ("countries.N.vp", 5),
        ("countries.OH.vp", 9),
        ("countries.OH.name", 8),
        ("x", 1),
    ],
)
def test_the_line_of_a_field_is_found(path: str, line: int) -> None:
    assert line_of(FILE, path) == line


ROWS = """\
[[card]]
id = "a"

[[card.effects]]
type = "x"

[[card]]
id = "b"
names = ["b", "c"]

[[card.effects]]
type = "y"
[[card.effects]]
type = "z"

[sources]
"b.id" = "sample"
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("card[0].id", 2),
        ("card[1].id", 8),
        ("card[1]", 7),
        ("card[0].effects[0].type", 5),
        ("card[1].effects[0].type", 12),
        ("card[1].effects[1].type", 14),
        ("card[1].effects[1].max", 13),
        ("card[1].names[1]", 9),
        ("card[0].names", 1),
        ("sources.b.id", 17),
    ],
)
def test_the_line_is_found_in_the_right_one_of_several_tables(path: str, line: int) -> None:
    assert line_of(ROWS, path) == line


class Thing(Struct, forbid_unknown_fields=True):
    name: str
    count: int = 0


@pytest.mark.parametrize(
    ("text", "key", "line", "field"),
    [
        ("name = ", "data-toml", 1, ""),
        ("count = 1", "data-missing", 1, "name"),
        ('name = "x"\ncolour = 3', "data-unknown", 2, "colour"),
        ('name = "x"\ncount = "many"', "data-type", 2, "count"),
    ],
)
def test_a_mistake_names_file_line_and_field(text: str, key: str, line: int, field: str) -> None:
    with pytest.raises(BadData, match=key) as caught:
        check(parse(text, "thing.toml"), Thing, text, "thing.toml")
    facts = caught.value.facts
    assert (facts["file"], facts["line"], facts["field"]) == ("thing.toml", line, field)


def test_a_mistake_in_a_file_of_tables_names_the_table() -> None:
    text = '[A-1]\nkind = "setup"\n\n[A-2]\nkind = 7\n'
    with pytest.raises(BadData) as wrong:
        check(parse(text, "rules.toml"), dict[str, dict[str, str]], text, "rules.toml")
    assert (wrong.value.facts["line"], wrong.value.facts["field"]) == (5, "A-2.kind")


def test_an_overlay_changes_only_what_it_names() -> None:
    base = {"a": {"x": 1, "y": 2}, "b": 3}
    assert overlay(base, {"a": {"y": 5}}) == {"a": {"x": 1, "y": 5}, "b": 3}
    assert base == {"a": {"x": 1, "y": 2}, "b": 3}


def test_every_rule_has_its_text_in_both_languages_and_its_source() -> None:
    rules = rulebook("march")
    assert sum(rule.kind != "ruling" for rule in rules.values()) == 219
    assert sum(rule.kind == "ruling" for rule in rules.values()) == 32
    for rule in rules.values():
        assert rule.en.strip(), rule.id
        assert rule.de.strip(), rule.id
        assert rule.en != rule.de, rule.id
        assert rule.source, rule.id


def test_rules_are_found_by_id_and_by_words_of_the_language() -> None:
    assert [rule.id for rule in search("march", "mp-move-12", "en")] == ["MP-MOVE-12"]
    assert "MP-CMB-05" in [rule.id for rule in search("march", "garrison 2", "en")]
    assert "MP-CMB-05" in [rule.id for rule in search("march", "Garnison Hauptstadt", "de")]
    assert list(search("march", "submarine", "en")) == []
