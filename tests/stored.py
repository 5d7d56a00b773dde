"""What is in the database, read without Companion."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any


def stored(home: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, to be compared before and after."""
    connection = sqlite3.connect(f"file:{home / 'companion.db'}?mode=ro", uri=True)
    try:
        names = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(connection.execute(f"select * from {name}"), key=repr) for name in names}
    finally:
        connection.close()
