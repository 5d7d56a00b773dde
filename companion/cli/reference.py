"""Commands for rules, options and data files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.app import argument, as_json, command, option, say, spoken, tell
from companion.cli.session import print_json, read_file
from companion.datafiles import findings
from companion.games.registry import boxes
from companion.games.registry import game as find_game
from companion.kernel.assets import ASSETS
from companion.kernel.rulebook import Rule, differences, rulebook, rulings, search
from companion.kernel.trouble import Trouble
from companion.text.sources import tell_source

if TYPE_CHECKING:
    from companion.games.box import Findings


@command("rules")
@argument("game", required=False)
@argument("words", nargs=-1)
@option("--editions", is_flag=True)
@option("--coverage", is_flag=True)
@as_json
def rules_command(game: str | None, words: tuple[str, ...], editions: bool, coverage: bool, as_json: bool) -> None:
    game = game.lower() if game is not None and game.lower() in boxes() else game
    if game is not None and game not in boxes():  # `companion rules MP-MOVE-12`, `companion rules garrison`
        words, game = (game, *words), None
    if coverage:
        _coverage([game] if game else list(boxes()))
        return
    if editions:
        _editions([game] if game else list(boxes()), as_json)
        return
    code = spoken().code
    found = [rule for id_ in ([game] if game else boxes()) for rule in _found(id_, " ".join(words), code)]
    if not found:
        raise Trouble("no-rule", word=" ".join(words)[:60])
    if as_json:
        print_json([{"id": r.id, "kind": r.kind, "source": r.source, "text": r.text(code)} for r in found])
        return
    for rule in found:
        _print_rule(rule, code)


def _found(game: str, words: str, code: str) -> Iterator[Rule]:
    """What cannot be read is told, and the rules of the other games are searched all the same."""
    try:
        yield from search(game, words, code)
    except Trouble as trouble:
        tell(trouble)


def _print_rule(rule: Rule, code: str) -> None:
    click.echo(f"{rule.id}  ({say(f'cli-kind-{rule.kind}')} · {tell_source(rule.source, spoken())})")
    click.echo(f"  {rule.text(code)}")


def _editions(games: list[str], as_json: bool) -> None:
    """Where the editions differ, and the option that decides each difference."""
    code, found = spoken().code, [difference for id_ in games for difference in differences(id_)]
    if as_json:
        print_json(found)
        return
    for difference in found:
        option = f"  [{difference.option}]" if difference.option else ""
        click.echo(
            f"{difference.number:2}  {difference.topic[code]}{option}  ({tell_source(difference.source, spoken())})"
        )
        for edition, told in difference.edition.items():
            click.echo(f"    {edition}: {told[code]}")
        click.echo(f"    {difference.effect[code]}")


def _coverage(games: list[str]) -> None:
    """Which rules some test names; only a checkout has the tests."""
    folder = ASSETS.parent / "tests"
    if not folder.is_dir():
        raise Trouble("no-file", path=str(folder))
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".py", ".toml"))
    named = set(re.findall(r"\b[A-Z]{2}-[A-Z]+\d*-\d+\b", text))
    for id_ in games:
        rules = rulebook(id_)
        missing = [rule for rule in rules if rule not in named]
        click.echo(say("cli-coverage", game=id_, named=len(rules) - len(missing), rules=len(rules)))
        for rule in missing:
            click.echo(f"  {rule}")


@command("options")
@argument("game")
@as_json
def options_command(game: str, as_json: bool) -> None:
    rules = find_game(game.lower())
    if as_json:
        print_json(rules.options)
        return
    code, questions = spoken().code, {ruling.option: ruling for ruling in rulings(rules.id).values()}
    for choice in rules.options:
        values = " | ".join(choice.values) or say("cli-free")
        default = choice.default if choice.default is not None else say("cli-asked")
        click.echo(f"{choice.key} = {default}   [{values}]   {choice.rule}".rstrip())
        if choice.key in questions:
            ruling = questions[choice.key]
            click.echo(f"  {ruling.de if code == 'de' else ruling.en}")


@command("data")
@argument("action", type=click.Choice(["check"]))
@argument("files", nargs=-1, required=True)
@option("--game")
def data_command(action: str, files: tuple[str, ...], game: str | None) -> int:
    del action  # there is one so far, and the choice has been checked
    code = 0
    for file in files:
        mistakes, notes = _checked(file, (game or "").lower())
        for mistake in mistakes:
            code = tell(mistake)
        if not mistakes:
            click.echo(say("cli-data-good", path=file))
        for note in notes:
            tell(note)
    return code


def _checked(file: str, game: str) -> Findings:
    """What is wrong, and what is only unusual."""
    try:
        return findings(read_file(file).decode("utf-8-sig"), Path(file), game)
    except UnicodeDecodeError:
        return [Trouble("no-file", path=file)], ()
    except Trouble as trouble:
        return [trouble], ()
