"""Running `companion` inside the test, as somebody at a terminal would."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from companion.cli.app import main

OK, REFUSED, WRONG_USAGE = 0, 1, 2


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.removesuffix("\n").split("\n") if self.out else []


Shell = Callable[..., Answer]


def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """`companion(...)`: run a command line, give it something to read, get the answer."""

    def run(*arguments: str, reads: str | bytes = "") -> Answer:
        content = reads if isinstance(reads, bytes) else reads.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main(list(arguments))
        out, err = capsys.readouterr()
        answer = Answer(int(ended.value.code or 0), out, err)
        assert "Traceback" not in out + err
        assert "crash.log" not in err, f"{arguments} met a bug of ours"
        return answer

    return run


def refusal(answer: Answer, code: int = REFUSED) -> str:
    """The one clear line somebody gets who cannot have what was asked for."""
    assert answer.code == code, answer
    assert len(answer.err.splitlines()) == 1, answer.err
    line = answer.err.strip()
    assert len(line.split()) > 2, line
    assert not line.startswith(("trouble-", "cli-")), line
    return line
