"""Every visible word is there in both languages, is used, and gets the facts it speaks of."""

from __future__ import annotations

from typing import get_args, get_type_hints

import click
import pytest

from companion.cli.app import COMMANDS, cli
from companion.games.march.scenario import STEPS
from companion.games.registry import GAMES, game
from companion.kernel import data
from companion.kernel.game import Setup
from companion.kernel.rulebook import Rule, rulebook, rulings
from companion.plain import COMMANDS as PLAIN_WORDS
from companion.text.language import CODES
from companion.tui.screens import home
from companion.tui.settings import load_keys
from companion.tui.themes import THEMES
from tests.words import (
    KEY,
    RULE,
    called,
    entry_kinds,
    event_kinds,
    messages,
    names_inside,
    objecting_rules,
    shape,
    texts_inside,
    texts_under,
    troubles,
    variables,
)


def parameters() -> list[click.Parameter]:
    context = click.Context(cli)
    commands = [cli, *filter(None, (cli.get_command(context, name) for name in COMMANDS))]
    return [parameter for command in commands for parameter in command.params]


def asked_by_the_command_line() -> set[str]:
    keys = {"cli-companion", "cli-option-help"} | {f"cli-{command}" for command in COMMANDS}
    for parameter in parameters():
        if isinstance(parameter, click.Option):
            keys.add(f"cli-option-{parameter.name}")
        takes_value = not (isinstance(parameter, click.Option) and parameter.is_flag)
        if takes_value and not isinstance(parameter.type, click.Choice):
            keys.add(f"cli-word-{parameter.name}")
    keys |= {f"cli-entry-{kind}" for kind in entry_kinds()} | {f"plain-word-{word}" for word in PLAIN_WORDS}
    return keys | {f"cli-kind-{kind}" for kind in get_args(get_type_hints(Rule)["kind"])}


def asked_by_a_game(id_: str) -> set[str]:
    rules = game(id_)
    keys = {f"{id_}-{word}" for word in ("title", "headline", "nobody", *rules.seats)}
    keys |= {f"{id_}-ask-{kind}" for kind in decision_kinds(id_)}
    for field in rules.calculator(None):
        words = ("title", f"group-{field.group}", field.key, *field.words)
        keys |= {f"{id_}-calc-{word}" for word in words}
    keys |= {f"{id_}-{kind}" for call in called("phrase", under=f"games/{id_}") for kind in call.texts()}
    return keys | objecting_rules(id_)


def decision_kinds(id_: str) -> set[str]:
    """What players are asked: written beside the decision, or the verb of a move that is named near it."""
    verbs = {move.__name__: move.verb() for move in game(id_).moves}
    found: set[str] = set()
    for call in called("Decision", under=f"games/{id_}"):
        named = {verbs[name] for name in names_inside(call.inside) & verbs.keys()} | texts_inside(call.inside, KEY)
        found |= set(call.texts(1)) or named
    return found


def asked_by_march() -> set[str]:
    from companion.games.march.game import ASKED

    questions = game("march").questions(Setup({"scenario": "marlborough"}))
    keys = {f"march-option-{question.option}" for question in questions}
    keys |= {f"march-ask-{kind}" for kind, _ in ASKED.values()}
    return keys | {f"march-card-{card.replace('+', 'plus')}" for card in STEPS}


def asked_by_events() -> set[str]:
    """Each event has a message of its game, else one of the kernel."""
    keys = set()
    for id_ in GAMES:
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
    keys = {f"key-{action}" for action in load_keys()}
    keys |= {f"palette-{action}" for action in (*home.WITH_TABLE, *home.ALWAYS)}
    keys |= {f"tui-theme-{theme.name}" for theme in THEMES} | {f"tui-language-{code}" for code in CODES}
    for id_ in GAMES:
        for option in game(id_).options:
            if option.default is not None and option.rule not in rulings(id_):
                keys |= {f"{id_}-option-{option.key}", *(f"{id_}-option-{option.key}-{v}" for v in option.values)}
    return keys


def every_key_asked_for() -> set[str]:
    keys = asked_literally() | asked_by_the_command_line() | asked_by_troubles() | asked_by_events() | asked_by_march()
    for id_ in GAMES:
        keys |= asked_by_a_game(id_)
    return keys | named_on_the_screen()


def test_both_languages_have_the_same_messages_attributes_and_variables() -> None:
    english, german = ({key: shape(message) for key, message in messages(code).items()} for code in CODES)
    assert english.keys() == german.keys()
    assert {key: (english[key], german[key]) for key in english if english[key] != german[key]} == {}


def test_every_word_the_code_asks_for_exists() -> None:
    assert every_key_asked_for() - messages("en").keys() == set()


def test_every_word_is_asked_for() -> None:
    assert messages("en").keys() - every_key_asked_for() - asked_by_the_screen() == set()


def test_every_rule_that_speaks_in_an_objection_is_in_the_rulebook() -> None:
    for id_ in GAMES:
        assert objecting_rules(id_) <= rulebook(id_).keys()
        assert {key for key in messages("en") if RULE.fullmatch(key)} <= rulebook(id_).keys()


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
