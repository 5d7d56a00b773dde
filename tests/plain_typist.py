"""Somebody at the linear mode, to whom things happen while they type."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any, TypeAlias

import click

from companion.kernel.table import Table
from companion.plain.table import PlainTable
from companion.room import Room
from companion.text.language import language

Happening: TypeAlias = "Callable[[Typist], object]"


class Typist(PlainTable):
    """Types these lines; what is no line happens while they are about to type the next one."""

    def __init__(self, room: Room, *script: str | Happening, code: str = "en") -> None:
        super().__init__(room, language(code))
        self._script = list(script)
        self.printed: list[str] = []

    def _print(self, sentence: str) -> None:
        self.printed.append(sentence)

    def _ask(self, prompt: str, hidden: bool = False) -> str:
        self.printed.append(prompt)
        while self._script:
            does = self._script.pop(0)
            if isinstance(does, str):
                return does
            does(self)
        raise click.Abort

    def elsewhere(self, step: Callable[[Table[Any]], object]) -> None:
        """At another front end of the same room."""
        other = Thread(target=self._room.do, args=(step,))
        other.start()
        other.join()

    @property
    def phones(self) -> Any:
        return self._phones


def typed(table: Table[Any], *script: str | Happening, code: str = "en") -> str:
    """What somebody reads who types that at this table."""
    typist = Typist(Room(table), *script, code=code)
    typist.run()
    return "\n".join(typist.printed)
