"""The `companion` command: its subcommands, its words in both languages, and what happens when something is wrong."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import click

from companion.commands import COMMANDS
from companion.games import registry
from companion.kernel import stopping
from companion.kernel.trouble import Trouble
from companion.terminal import shown_as_text
from companion.text.language import CODES, Language, language, preferred

F = TypeVar("F", bound=Callable[..., Any])

_CLICK_HELP = "_click_default_help"  # click's own name for --help
WRONG_USAGE = 2
REFUSED = 1


class _Speech:
    """The language this run speaks, settled before anything is said; `named` if somebody asked for it."""

    code = "en"
    named = False


def spoken() -> Language:
    return language(_Speech.code)


def named_language() -> str:
    """The language the command line asks for, if it does."""
    return _Speech.code if _Speech.named else ""


def say(key: str, /, **facts: str | int) -> str:
    return spoken().say(key, **facts)


class WordedArgument(click.Argument):
    """An argument that is called by `cli-word-<parameter>` in help and mistakes."""

    def make_metavar(self, ctx: click.Context) -> str:
        if isinstance(self.type, click.Choice):
            return "|".join(map(str, self.type.choices))
        word = say(f"cli-word-{self.name}") + ("…" if self.nargs != 1 else "")
        return word if self.required else f"[{word}]"


class WordedOption(click.Option):
    """An option whose value is called by `cli-word-<parameter>`."""

    def make_metavar(self, ctx: click.Context) -> str:
        choice = isinstance(self.type, click.Choice)
        return super().make_metavar(ctx) if choice else say(f"cli-word-{self.name}")


argument = partial(click.argument, cls=WordedArgument)
option = partial(click.option, cls=WordedOption)


class WordedCommand(click.Command):
    """A command whose help comes from the locale files: `cli-<name>` and `cli-option-<parameter>`."""

    def get_short_help_str(self, limit: int = 80) -> str:
        del limit
        return say(f"cli-{self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [say("cli-word-options"), *self.collect_usage_pieces(ctx)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=f"{say('cli-heading-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"cli-{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx) if isinstance(param, click.Option) else None
            if record is not None:
                rows.append((record[0], say(f"cli-option-{'help' if param.name == _CLICK_HELP else param.name}")))
        with formatter.section(say("cli-heading-options")):
            formatter.write_dl(rows)


def places_of_commands() -> dict[str, str]:
    """Every command and where it is; its module is loaded only when it is called."""
    ours = {name: f"companion.cli.{module}:{name}_command" for name, module in COMMANDS.items()}
    return registry.commands() | ours


class NoSuchCommand(click.UsageError):
    """The first word is none of ours; the message is that word."""


class CommandGroup(WordedCommand, click.Group):
    """All subcommands by name; a subcommand's module is imported when it is used."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [say("cli-word-command")]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(places_of_commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = places_of_commands().get(cmd_name)
        return None if place is None else registry.load(place)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in places_of_commands() and not args[0].startswith("-"):
            raise NoSuchCommand(args[0], ctx)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        of_games = [name for name in places_of_commands() if name not in COMMANDS]
        for heading, names in ((say("cli-heading-commands"), COMMANDS), (say("cli-heading-own-commands"), of_games)):
            with formatter.section(heading):
                formatter.write_dl([(name, say(f"cli-{name}")) for name in names])


_lang = option("--lang", type=click.Choice(CODES), expose_value=False)
as_json = option("--json", "as_json", is_flag=True)


def command(name: str, negative: bool = False) -> Callable[[F], click.Command]:
    """Declares a subcommand; every one takes --lang. `negative`: an argument may be a number such as -1."""
    settings = {"ignore_unknown_options": negative}

    def wrap(function: F) -> click.Command:
        declared = click.command(name, cls=WordedCommand, options_metavar=None, context_settings=settings)
        return declared(_lang(function))

    return wrap


@click.group("companion", cls=CommandGroup, invoke_without_command=True, options_metavar=None)
@_lang
@click.pass_context
def cli(ctx: click.Context) -> int:
    if ctx.invoked_subcommand is not None:
        return 0
    from companion.cli.screen import at_a_terminal, open_screen
    from companion.cli.tables import home

    if at_a_terminal():
        return open_screen()
    home()
    return 0


def main(arguments: list[str] | None = None) -> None:
    """Run a command line. Whatever goes wrong is told in one sentence; no traceback reaches a player."""
    stopping.begin()
    arguments = sys.argv[1:] if arguments is None else arguments
    wanted = _wanted_language(arguments)
    _Speech.code, _Speech.named = wanted or preferred(), bool(wanted)
    if sys.stdin is None:  # closed: there is nothing to read
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    with shown_as_text():
        try:
            code = _run(arguments)
        except Exception as error:  # a bug of ours, perhaps in telling: keep the details, spare the players
            code = _report(error)
    sys.exit(code if isinstance(code, int) else 0)


def _run(arguments: list[str]) -> Any:
    """The code to end with; what somebody can mend has been told."""
    if sys.stdout is None:
        return tell(Trouble("no-write", path="stdout"))
    try:
        arguments = [os.fsencode(word).decode() for word in arguments]
    except UnicodeError:
        return tell(Trouble("no-text"))
    try:
        stopping.let_go()  # Ctrl-C while modules were loaded comes now
        # With standalone_mode off click returns what a command returns, or the code of ctx.exit().
        return cli.main(arguments, prog_name="companion", standalone_mode=False)
    except click.UsageError as error:
        click.echo(_usage_sentence(error, arguments), err=True)
        return WRONG_USAGE
    except (click.Abort, KeyboardInterrupt):
        return stopped()
    except Trouble as trouble:
        return tell(trouble)
    except BrokenPipeError:  # e.g. `companion rules | head`: nobody is listening any more
        return REFUSED
    except OSError as error:  # e.g. the disk is full where the output goes
        return tell(Trouble("no-write", path=str(error.filename or "stdout")))


def tell(trouble: Trouble, teller: Any = None) -> int:
    from companion.text.teller import Teller

    click.echo(" ".join((teller or Teller(spoken())).trouble(trouble)), err=True)
    return REFUSED


def stopped() -> int:
    """Ctrl-C, or nothing more to read: what was stored by then is known for sure."""
    click.echo(say("cli-stopped-stored" if stopping.anything_stored() else "cli-aborted"), err=True)
    return REFUSED


def _wanted_language(arguments: list[str]) -> str:
    """--lang is looked for before click runs, so that even --help and mistakes are told in it."""
    for at, word in enumerate(arguments):
        value = arguments[at + 1] if word == "--lang" and at + 1 < len(arguments) else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in CODES:
            return value
    return ""


def _usage_sentence(error: click.UsageError, arguments: list[str]) -> str:
    facts = {"path": error.ctx.command_path if error.ctx else "companion"}
    match error:
        case NoSuchCommand():
            return say("cli-wrong-command", **facts, word=error.message[:40], near=_near(error.message))
        case click.NoSuchOption():
            return say("cli-wrong-option", **facts, word=error.option_name[:40])
        case click.MissingParameter():
            return say("cli-wrong-missing", **facts, word=_called(error))
        case click.BadParameter():
            return say("cli-wrong-value", **facts, word=_called(error), range=_range(error))
    return say("cli-wrong-other", **facts, word=" ".join(arguments)[:80])


def _near(word: str) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(word.casefold(), places_of_commands(), 1)), "none")


def _called(error: click.BadParameter) -> str:
    """How the parameter is called in the help: TABLE, --lang [en|de]."""
    if error.param is None or error.ctx is None:
        return ""
    metavar = error.param.make_metavar(error.ctx).strip("[]{}")
    return f"{error.param.opts[0]} {metavar}" if isinstance(error.param, click.Option) else metavar


def _range(error: click.BadParameter) -> str:
    """From where to where a number may go, if the parameter has such limits."""
    limits = error.param.type if error.param else None
    if not isinstance(limits, click.IntRange | click.FloatRange) or limits.min is None or limits.max is None:
        return "none"
    return f"{limits.min:g}–{limits.max:g}"


def _report(error: Exception) -> int:
    from companion.files import note_crash

    click.echo(say("cli-crash", path=note_crash(error)), err=True)
    return REFUSED
