"""Every visible word is there in both languages, is used, and gets the facts it speaks of."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import click
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from companion.cli.app import cli, places_of_commands
from companion.games.clockwork.maps.search import MODES
from companion.games.clockwork.maps.tiles import Kind
from companion.games.march.scenario import STEPS
from companion.games.registry import boxes, game
from companion.kernel import data
from companion.kernel.fields import fields_of, paths
from companion.kernel.game import Setup
from companion.kernel.paths import plain
from companion.kernel.rulebook import Rule, differences, rulebook, rulings
from companion.plain.table import COMMANDS as PLAIN_WORDS
from companion.printing.cover import FINISHES
from companion.printing.job import Stock
from companion.printing.kits import KITS
from companion.prints import prints_of
from companion.store import file_choices
from companion.text import sources
from companion.text.language import CODES, Language, language, word_files
from companion.text.sources import tell_source
from companion.tui.keys import NAMED
from companion.tui.screens import home
from companion.tui.settings import load_keys
from companion.tui.themes import THEMES
from companion.web.pages import SPOKEN
from tests.support import usual_setup
from tests.words import (
    KEY,
    RULE,
    called,
    entry_kinds,
    event_kinds,
    messages,
    names_inside,
    objecting_rules,
    places_named_in,
    shape,
    texts_inside,
    texts_under,
    troubles,
    variables,
)


def parameters() -> list[click.Parameter]:
    context = click.Context(cli)
    commands = [cli, *filter(None, (cli.get_command(context, name) for name in places_of_commands()))]
    return [parameter for command in commands for parameter in command.params]


def asked_by_the_command_line() -> set[str]:
    keys = {"cli-companion", "cli-option-help"} | {f"cli-{command}" for command in places_of_commands()}
    for parameter in parameters():
        if isinstance(parameter, click.Option):
            keys.add(f"cli-option-{parameter.name}")
        takes_value = not (isinstance(parameter, click.Option) and parameter.is_flag)
        if takes_value and not isinstance(parameter.type, click.Choice):
            keys.add(f"cli-word-{parameter.name}")
    keys |= {f"cli-entry-{kind}" for kind in entry_kinds()} | {f"plain-word-{word}" for word in PLAIN_WORDS}
    keys |= {f"plain-word-{word}" for call in called("is_word") for word in call.texts(1)}
    keys |= {f"cli-kind-{kind}" for kind in get_args(get_type_hints(Rule)["kind"])}
    return keys | set(sources.WORDS.values())


def asked_by_a_game(id_: str) -> set[str]:
    rules = game(id_)
    keys = {f"{id_}-{word}" for word in ("title", "about", "headline", "nobody", *rules.seats)}
    keys |= {f"{id_}-ask-{kind}" for kind in decision_kinds(id_)}
    keys |= {f"{id_}-do-{move.verb()}" for move in rules.moves}
    keys |= {f"{id_}-kind-{kind}" for kind in kinds_of_names(id_)}
    keys |= {f"{id_}-face-{face}" for face in rules.names(rules.start(usual_setup(id_))).get("face", ())}
    depths = [value for option in rules.options if option.key == "depth" for value in option.values]
    tables = (Setup(), *(Setup({"depth": depth}) for depth in depths))
    keys |= {f"{id_}-option-{question.option}" for table in tables for question in rules.questions(table)}
    for field in rules.calculator(None):
        words = ("title", f"group-{field.group}", field.key, *field.words)
        keys |= {f"{id_}-calc-{word}" for word in words}
    keys |= {f"{id_}-{kind}" for call in called("phrase", under=f"games/{id_}") for kind in call.texts()}
    families = tuple(f"{id_}-{kind}" for call in called("phrase", under=f"games/{id_}") for kind in call.beginnings())
    keys |= {key for key in messages("en") if families and key.startswith(families)}
    keys |= {f"{id_}-field-{part}" for part in parts_of_a_position(id_)}
    keys |= parts_of_moves(id_) & messages("en").keys()  # where a game has no words for them it is asked without
    keys |= values_of_fields(id_) & messages("en").keys()  # a letter needs no words
    return keys | objecting_rules(id_) | asked_by_a_box(id_) | asked_by_layouts(id_)


LAID_OUT = {
    "clockwork": ({"variant": "epic"}, {"players": "4", "alliance": "yes"}, {"depth": "ledger"}),
    "aces": ({"depth": "ledger"}, {"mission": "v2"}),
}


def asked_by_layouts(id_: str) -> set[str]:
    """What lies on tables of a game when it is set up, and where else it can lie then."""
    rules, keys = game(id_), {"place-box"}
    for state in [rules.start(usual_setup(id_, **options)) for options in ({}, *LAID_OUT.get(id_, ()))]:
        things = [thing for viewer in (None, *rules.names(state)["seat"]) for thing in rules.layout(state, viewer)]
        ways = {way.place for thing in things for way in thing.ways if way.place}
        places = {thing.place for thing in things} | ways | set(rules.reserves.values())
        keys |= {f"{id_}-place-{place.partition(':')[0]}" for place in places}
        keys |= {f"{id_}-thing-{thing.kind}" for thing in things}
        keys |= {f"{id_}-{laying.event.kind}" for laying in rules.setting_up(state)}
    return keys | {f"{id_}-place-{place}" for place in places_named_in(f"games/{id_}/layout.py")}


def values_of_fields(id_: str) -> set[str]:
    """What a correction offers where a field is one of a few words; names of sides are labels already."""
    rules = game(id_)
    start = rules.start(usual_setup(id_))
    fields = fields_of(rules, start).values()
    words = [(field.path.rpartition(".")[2], value) for field in fields for value in field.choices]
    named = {*rules.seats, *rules.names(start)["seat"]}
    return {f"{id_}-{field}-{value}" for field, value in words if isinstance(value, str) and value not in named}


def parts_of_moves(id_: str) -> set[str]:
    """What is asked when a move is asked part by part, of it or of all that have such a part; and how it is typed."""
    notation = game(id_).notation
    fields = {move.verb(): notation.fields(move.verb()) for move in game(id_).moves}
    keys = {f"{id_}-{of}-{verb}" for verb in fields for of in ("part", "typed")}
    keys |= {f"{id_}-part-{verb}-{field}" for verb, of_verb in fields.items() for field in of_verb}
    return keys | {f"{id_}-part-{field}" for of_verb in fields.values() for field in of_verb}


def kinds_of_names(id_: str) -> set[str]:
    """What a player can name wrongly; sides and numbers every game has."""
    spelled = {kind for call in called("_expect", under=f"games/{id_}") for kind in call.texts(2)}
    spelled |= {kind for call in called("no_such", under=f"games/{id_}") for kind in call.texts()}
    return (game(id_).notation._named | spelled) - {"seat", "number"}


def asked_by_a_box(id_: str) -> set[str]:
    """What home, the print studio, `companion where` and import say of a game."""
    box, prints = boxes()[id_], prints_of(id_)
    keys = {f"{id_}-sheet-{sheet.id}{about}" for sheet in prints.sheets for about in ("", "-about")}
    for workshop in box.workshops:
        keys |= {f"{id_}-workshop-{workshop.id}", f"{id_}-workshop-{workshop.id}-about", f"palette-{workshop.id}"}
    keys |= {f"{id_}-file-{file.id}" for file in box.files} | ({f"{id_}-demo-hint"} if box.demo else set())
    keys |= {f"trouble-{id_}-code-{kind.id}" for kind in box.codes}
    keys |= {f"{id_}-desk-{kind}" for kind in box.desks} & messages("en").keys()  # what is secret is in no list
    keys |= {f"trouble-{id_}-file-kind"} if len(box.files) > 1 else set()
    if prints.things is not None:
        thing = f"{id_}-thing-{prints.things.id}"
        keys |= {thing, f"{thing}-code", f"{thing}-code-none"}
        keys |= {f"trouble-{id_}-{need}-{prints.things.id}" for need in ("sheet-of", "studio-needs")}
    for detail in prints.details:
        values = [value for value in detail.values if not value.isdigit()] or ([] if detail.values else ["none"])
        keys |= {f"{id_}-detail-{detail.key}", *(f"{id_}-detail-{detail.key}-{value}" for value in values)}
    return keys


def parts_of_a_position(id_: str) -> set[str]:
    """What the players can correct, less sides, tiles and units, which have names, and the folders they lie in."""
    rules, found = game(id_), set[str]()
    for options in ({}, *LAID_OUT.get(id_, ())):
        start = rules.start(usual_setup(id_, **options))
        named = {name for kind in rules.names(start).values() for name in kind} | rules.labels(start, "en").keys()
        found |= {part for path, _ in paths(plain(start)) for part in path.split(".") if part not in named}
    return found - {"sides", "countries", "players"}


def decision_kinds(id_: str) -> set[str]:
    """What players are asked: written beside the decision, or the verb of a move that is named near it."""
    verbs = {move.__name__: move.verb() for move in game(id_).moves}
    found: set[str] = set()
    for call in called("Decision", under=f"games/{id_}"):
        named = {verbs[name] for name in names_inside(call.inside) & verbs.keys()} | texts_inside(call.inside, KEY)
        found |= set(call.texts(1)) or named
    return found


def asked_by_march() -> set[str]:
    from companion.games.march.moves.steps import ASKED

    questions = game("march").questions(Setup({"scenario": "marlborough"}))
    keys = {f"march-option-{question.option}" for question in questions}
    keys |= {f"march-ask-{kind}" for kind, _ in ASKED.values()}
    return keys | {f"march-card-{card.replace('+', 'plus')}" for card in STEPS}


def asked_by_aces() -> set[str]:
    """What the Automa asks where there is no map."""
    from companion.games.aces.automa.inquiries import Kind

    return {f"aces-ask-tell-{kind}" for kind in get_args(Kind)}


def asked_by_events() -> set[str]:
    """Each event has a message of its game, else one of the kernel."""
    keys = set()
    for id_ in boxes():
        for kind in event_kinds(id_):
            own = f"{id_}-{kind}"
            keys.add(own if own in messages("en") else f"event-{kind}")
    return keys


def asked_literally() -> set[str]:
    return {key for call in called("say", "attribute", "has") for key in call.texts()}


def asked_by_troubles() -> set[str]:
    keys = troubles() - {"not-allowed"}  # what speaks against the move is told instead
    keys |= {f"data-{kind}" for kind in (*data._PROBLEMS, "other")}
    return {f"trouble-{key}" for key in keys}


def asked_by_the_screen() -> set[str]:
    """The screen keeps keys in tables and asks for families of them, such as `key-<action>`."""
    families = tuple(prefix for call in called("say", under="tui") for prefix in call.beginnings())
    written = texts_under("tui", KEY)
    return {key for key in messages("en") if key in written or (families and key.startswith(families))}


def named_on_the_screen() -> set[str]:
    """What the screen names one by one: every key, theme and language, and the options of a new table."""
    keys = {f"key-{action}" for action in load_keys()} | {f"tui-key-{key}" for key in NAMED}
    keys |= {f"palette-{action}" for action in (*home.WITH_TABLE, *home.ALWAYS)}
    keys |= {f"tui-theme-{theme.name}" for theme in THEMES} | {f"tui-language-{code}" for code in CODES}
    for id_ in boxes():
        keys |= {
            f"{id_}-{example}"
            for example in ("sample", "example-rule", "example-part", "example-word", "example-change")
        }
        keys |= {f"{id_}-automatic-{verb}" for verb in game(id_).automatic(game(id_).start(usual_setup(id_)))}
        for option in game(id_).options:
            if option.default is not None and option.rule not in rulings(id_):
                values = option.values or (() if option.key in game(id_).file_options else ("empty",))
                keys |= {f"{id_}-option-{option.key}", *(f"{id_}-option-{option.key}-{v}" for v in values)}
    return keys


def asked_by_sheets() -> set[str]:
    """Sheets keep keys in tables and ask for families of them, too."""
    return {key for id_ in boxes() for key in asked_in(f"games/{id_}/sheets", id_)}


def asked_by_panels() -> set[str]:
    """So does what a game shows on the screen."""
    parts = ("panel", "studio", "commands.py")
    return {key for id_ in boxes() for part in parts for key in asked_in(f"games/{id_}/{part}", id_)}


def asked_in(under: str, game: str) -> set[str]:
    """Keys in tables, and families of keys."""
    beginnings = [prefix for call in called("say", "_say", under=under) for prefix in call.beginnings()]
    families = tuple(prefix for prefix in beginnings if prefix != f"{game}-")
    written = texts_under(under, KEY)
    return {key for key in messages("en") if key in written or (families and key.startswith(families))}


def named_on_march_cards() -> set[str]:
    from companion.games.march.sheets.table_cards import PHASES

    keys = {f"march-paper-card-{card.replace('+', 'plus')}" for card in STEPS}
    return keys | {f"march-paper-step-{step}" for step in STEPS.values()} | {f"march-paper-turn-{n}" for n in PHASES}


def named_on_covers() -> set[str]:
    """Kits by their names, and what is done with the sheets in them."""
    ends = (*get_args(Stock), *FINISHES, *(f"{finish}-how" for finish in FINISHES))
    kits = {f"print-{kit}{about}" for kit in KITS for about in ("", "-about")}
    return kits | {f"paper-kit-{end}" for end in ends}


def named_on_maps() -> set[str]:
    return {f"clockwork-{kind}" for kind in Kind} | {f"cli-map-mode-{mode}" for mode in MODES}


@cache
def every_key_asked_for() -> frozenset[str]:
    keys = asked_literally() | asked_by_the_command_line() | asked_by_troubles() | asked_by_events()
    keys |= asked_by_march() | asked_by_aces()
    for id_ in boxes():
        keys |= asked_by_a_game(id_)
    keys |= named_on_covers() | {f"phone-{key}" for key in SPOKEN}
    keys |= {"kind-seat", "kind-number", "kind-thing"}
    return frozenset(keys | named_on_the_screen() | named_on_march_cards() | named_on_maps())


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    english, german = ({key: shape(message) for key, message in messages(code).items()} for code in CODES)
    assert english.keys() == german.keys()
    assert {key: (english[key], german[key]) for key in english if english[key] != german[key]} == {}


def taken_from(code: str) -> dict[str, set[str]]:
    """Of each message, those that it takes words from."""
    whole, refers = messages(code).keys(), re.compile(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}")
    return {key: set(refers.findall(source)) & whole for key, source in Language(code)._sources.items()}


def test_every_word_the_code_asks_for_exists() -> None:
    assert every_key_asked_for() - messages("en").keys() == set()


def test_every_word_is_asked_for() -> None:
    asked = every_key_asked_for() | asked_by_the_screen() | asked_by_sheets() | asked_by_panels()
    asked |= {other for key, others in taken_from("en").items() if key in asked for other in others}
    assert messages("en").keys() - asked == set()


def test_every_rule_that_speaks_in_an_objection_is_in_the_rulebook() -> None:
    for id_ in boxes():
        assert objecting_rules(id_) <= rulebook(id_).keys()
    known = {rule for id_ in boxes() for rule in rulebook(id_)}
    assert {key for key in messages("en") if RULE.fullmatch(key)} - known == set()


@pytest.mark.parametrize("code", CODES)
def test_a_message_speaks_only_of_facts_that_its_callers_give(code: str) -> None:
    wrong = []
    for call in called("say", "Trouble", "Unreadable", "BadData"):
        for key in call.texts():
            name = key if call.name == "say" else f"trouble-{key}"
            if call.facts is not None and name in messages(code):
                wanted = variables(messages(code)[name].value)
                given = {fact for known in call.facts for fact in (known, f"{known}_id")}
                wrong += [(name, wanted - given)] if wanted - given else []
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_where_a_rule_comes_from_is_told_in_words_of_the_language(code: str) -> None:
    """Besides line numbers, rule ids and names of options there is nothing but our own words."""
    ours = {word for key in sources.WORDS.values() for word in language(code).say(key).split()}
    for id_ in boxes():
        told = [tell_source(known.source, language(code)) for known in (*rulebook(id_).values(), *differences(id_))]
        words = {word for text in told for word in re.findall(r"[^\W_][\w-]+", re.sub(r"\S*\d\S*|EN:|DE:", "", text))}
        assert words - ours - {option.key for option in game(id_).options} == set()


@pytest.mark.parametrize("code", CODES)
def test_each_message_read_by_itself_is_the_one_in_its_file(code: str) -> None:
    whole = {
        message.id.name: message
        for path in word_files(code)
        for message in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(message, Message)
    }
    alone = {key: FluentResource(source).body for key, source in Language(code)._sources.items()}
    assert alone.keys() == whole.keys()
    same = {key for key, body in alone.items() if len(body) == 1 and whole[key].equals(body[0], ["span", "comment"])}
    assert alone.keys() - same == set()


@pytest.mark.parametrize("code", CODES)
def test_a_message_that_takes_its_words_from_another_says_them_also_if_that_was_never_said(code: str) -> None:
    """Words are read when they are first said: the one asked for, and those that it speaks with."""
    taking = taken_from(code)
    assert taking["aces-desk-lot-armies"] == {"aces-desk-step"}
    for key in (key for key, others in taking.items() if others):
        alone = Language(code)
        assert not [other for other in taking[key] if f"{{{other}" in alone.say(key)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("id_", "option"), [(id_, option) for id_ in boxes() for option in game(id_).file_options])
def test_our_data_files_are_chosen_by_names_of_this_language(id_: str, option: str, code: str, home: Path) -> None:
    here, other = (file_choices(game(id_), option, each) for each in (code, *(each for each in CODES if each != code)))
    assert here
    assert not [name for name, title in here.items() if title in (name, other[name])]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id_", boxes())
def test_every_row_that_leads_to_a_desk_has_words(id_: str, code: str) -> None:
    """Of what is ever asked openly and without dice; a secret and a roll have rows of their own."""
    asked = [
        call for call in called("Decision", under=f"games/{id_}") if not {"secret", "dice"} & (call.facts or set())
    ]
    openly = {kind for call in asked for kind in call.texts(1)}
    assert {f"{id_}-desk-{kind}" for kind in openly & boxes()[id_].desks.keys()} <= messages(code).keys()
