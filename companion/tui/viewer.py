"""Show a file in the program this system has for it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from companion.kernel.trouble import Trouble

_PATIENCE = 3  # seconds: a program that found nothing to do says so sooner, one that shows the file may stay


def open_in_viewer(path: Path) -> None:
    """Returns at once or soon; to be called off the event loop."""
    try:
        if sys.platform == "win32":
            os.startfile(path)
            return
        command = "open" if sys.platform == "darwin" else "xdg-open"
        quiet = subprocess.DEVNULL
        viewer = subprocess.Popen([command, str(path)], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
        with suppress(subprocess.TimeoutExpired):
            if viewer.wait(_PATIENCE):
                raise Trouble("no-viewer", path=str(path))
    except OSError as error:
        raise Trouble("no-viewer", path=str(path)) from error
