"""The commands that every Companion has, and which module of `cli` has them.

By itself, so that a plug-in that takes one of their names is found out before anything of the command line is loaded.
"""

from __future__ import annotations

COMMANDS = {
    "play": "screen",
    "new": "tables",
    "tables": "tables",
    "rename": "tables",
    "archive": "tables",
    "demo": "tables",
    "show": "look",
    "choices": "look",
    "log": "look",
    "ahead": "look",
    "why": "look",
    "recheck": "look",
    "enter": "play",
    "continue": "play",
    "undo": "play",
    "redo": "play",
    "jump": "play",
    "force": "play",
    "set": "play",
    "replay": "records",
    "export": "records",
    "import": "records",
    "print": "printing",
    "rules": "reference",
    "options": "reference",
    "data": "reference",
    "serve": "phones",
    "phones": "phones",
    "where": "care",
    "backups": "care",
    "restore": "care",
}
