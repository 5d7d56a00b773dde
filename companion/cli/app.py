"""The `companion` command: its subcommands, its words in both languages, and what happens when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import click

from companion.kernel.trouble import Trouble
from companion.text.language import CODES, Language, language, preferred

F = TypeVar("F", bound=Callable[..., Any])

# command -> the module that has it; loaded only when it is called
COMMANDS = {
    "new": "tables",
    "tables": "tables",
    "rename": "tables",
    "archive": "tables",
    "demo": "tables",
    "show": "look",
    "choices": "look",
    "log": "look",
    "why": "look",
    "recheck": "look",
    "enter": "play",
    "undo": "play",
    "redo": "play",
    "jump": "play",
    "force": "play",
    "set": "play",
    "replay": "records",
    "export": "records",
    "import": "records",
    "rules": "reference",
    "options": "reference",
    "data": "reference",
    "where": "care",
    "backups": "care",
    "restore": "care",
}
_HELP_NAMES = {"_click_default_help": "help"}  # click's own name for --help
WRONG_USAGE = 2
REFUSED = 1


class _Speech:
    """The language this run speaks, settled before anything is said."""

    code = "en"


def spoken() -> Language:
    return language(_Speech.code)


def say(key: str, **facts: str | int) -> str:
    return spoken().say(key, **facts)


class WordedCommand(click.Command):
    """A command whose help comes from the locale files: `cli-<name>` and `cli-option-<parameter>`."""

    def get_short_help_str(self, limit: int = 80) -> str:
        del limit
        return say(f"cli-{self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('cli-heading-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"cli-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                rows.append((record[0], say(f"cli-option-{_HELP_NAMES.get(param.name or '', param.name)}")))
        with formatter.section(say("cli-heading-options")):
            formatter.write_dl(rows)


class CommandGroup(WordedCommand, click.Group):
    """All subcommands by name; a subcommand's module is imported when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"companion.cli.{COMMANDS[cmd_name]}")
        found: click.Command = getattr(module, f"{cmd_name}_command")
        return found

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(say("cli-heading-commands")):
            formatter.write_dl([(name, say(f"cli-{name}")) for name in COMMANDS])


_lang = click.option("--lang", type=click.Choice(CODES), expose_value=False, help="lang")
as_json = click.option("--json", "as_json", is_flag=True, help="json")


def command(name: str) -> Callable[[F], click.Command]:
    """Declares a subcommand; every one takes --lang."""

    def wrap(function: F) -> click.Command:
        return click.command(name, cls=WordedCommand)(_lang(function))

    return wrap


@click.group("companion", cls=CommandGroup, invoke_without_command=True)
@_lang
@click.pass_context
def cli(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        from companion.cli.tables import home

        home()


def main(arguments: list[str] | None = None) -> None:
    """Run a command line. Whatever goes wrong is told in one sentence; no traceback reaches a player."""
    arguments = sys.argv[1:] if arguments is None else arguments
    _Speech.code = _wanted_language(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        # With standalone_mode off click returns what a command returns, or the code of ctx.exit().
        code = cli.main(arguments, prog_name="companion", standalone_mode=False)
    except click.UsageError as error:
        click.echo(_usage_sentence(error), err=True)
        code = WRONG_USAGE
    except click.Abort:
        code = REFUSED
    except Trouble as trouble:
        code = tell(trouble)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = REFUSED
    except Exception as error:  # a bug of ours: keep the details, spare the players
        code = _report(error)
    sys.exit(code if isinstance(code, int) else 0)


def tell(trouble: Trouble, teller: Any = None) -> int:
    from companion.text.teller import Teller

    for sentence in (teller or Teller(spoken())).trouble(trouble):
        click.echo(sentence, err=True)
    return REFUSED


def _wanted_language(arguments: list[str]) -> str:
    """--lang is looked for before click runs, so that even --help and mistakes are told in it."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        value = following if word == "--lang" else word.removeprefix("--lang=") if "=" in word else ""
        if word.startswith("--lang") and value in CODES:
            return value
    return preferred()


def _usage_sentence(error: click.UsageError) -> str:
    path = error.ctx.command_path if error.ctx else "companion"
    facts = {"path": path, "word": ""}
    match error:
        case click.NoSuchOption():
            key, facts["word"] = "option", error.option_name
        case click.MissingParameter():
            key, facts["word"] = "missing", error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
        case click.BadParameter():
            key, facts["word"] = "value", error.param.human_readable_name if error.param else ""
        case _:
            key, facts["word"] = "other", " ".join(sys.argv[1:])[:80]
    return say(f"cli-wrong-{key}", **facts)


def _report(error: Exception) -> int:
    import traceback

    from companion.places import home as data_folder

    path = data_folder() / "crash.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as log:
            traceback.print_exception(error, file=log)
        click.echo(say("cli-crash", path=str(path)), err=True)
    except OSError:
        click.echo(say("cli-crash", path="-"), err=True)
    return REFUSED
