"""A bug of ours in a command, also in telling what is wrong: one sentence, the details in a file, nothing stored."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from companion.cli.app import main
from companion.kernel import record
from companion.text.teller import Teller
from tests.shell import REFUSED, Shell
from tests.stored import stored


def wrong(*_: object) -> NoReturn:
    raise AssertionError("a bug")


@pytest.mark.parametrize(
    ("code", "said"), [("en", "nothing that was stored is lost"), ("de", "nichts Gespeichertes ist")]
)
@pytest.mark.parametrize(("place", "name"), [(record, "_play_line"), (Teller, "trouble")])
def test_a_bug_while_importing_is_one_sentence(
    companion: Shell,
    home: Path,
    table: str,
    tmp_path: Path,
    place: object,
    name: str,
    code: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before, path = stored(home), tmp_path / "game.record"
    path.write_text("game: march\nroll 5 2\npick MOVE1\n")
    monkeypatch.setattr(place, name, wrong)
    with pytest.raises(SystemExit) as ended:
        main(["import", str(path), "--lang", code])
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (REFUSED, "", 1)
    assert said in told.err
    assert str(home / "crash.log") in told.err
    assert "a bug" in (home / "crash.log").read_text()
    assert stored(home) == before
