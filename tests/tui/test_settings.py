"""Settings: seen at once, remembered, and told where the files are."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path

import pytest

from companion.tui.settings import PrintSettings, Settings, load_settings, save_settings
from companion.tui.themes import THEMES
from companion.tui.widgets.choice import Choice
from tests.tui.driving import SMALL, WIDE, Driver, drive


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_everything_can_be_changed_and_is_remembered(home: Path, size: tuple[int, int]) -> None:
    async def script(d: Driver) -> None:
        await d.press("s", "right")
        assert "Einstellungen" in d.text
        await d.press("down", "right")
        assert d.app.theme == THEMES[1].name
        assert "hell" in d.text
        await d.press("down", "right")
        assert "# #######..." in d.text
        await d.press("down", "space")
        assert load_settings() == Settings("de", THEMES[1].name, ascii=True, clock=False)
        await d.press("escape", "end")
        assert d.on == "HomeScreen"
        assert "Deutsch - hell" in d.text

    drive(script, size=size)


def test_the_mouse_changes_them_too(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("s")
        line = next(line for line in d.lines if "English" in line)
        await d.pilot.click(offset=(line.index("›"), d.lines.index(line)))
        await d.settle()
        assert d.app.settings.language == "de"
        await d.click("zurück")
        assert d.on == "HomeScreen"

    drive(script)


def test_keys_that_work_everywhere_are_seen_here(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("s", "f2", "f3")
        values = {choice.key: choice.value for choice in d.app.screen.query(Choice)}
        assert values["language"] == "de"
        assert values["theme"] == THEMES[1].name

    drive(script)


def test_it_says_where_tables_backups_scenarios_and_keys_are(home: Path) -> None:
    async def script(d: Driver) -> None:
        await d.press("s")
        text = "".join(line.strip() for line in d.lines)  # a long path goes over several lines
        for place in ("companion.db", "backups", "games", "keys.toml"):
            assert str(home / place) in text

    drive(script)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_theme_says_the_same(home: Path, theme: object) -> None:
    seen = []

    async def script(d: Driver) -> None:
        await d.press("s")
        seen.append(d.text)

    drive(script)
    drive(script, theme=getattr(theme, "name", ""))
    plain, themed = (text.replace("dark", "…") for text in seen)
    assert len(themed.splitlines()) == len(plain.splitlines())
    assert "Plain ASCII signs" in themed


def test_settings_of_another_version_do_not_stop_the_app(home: Path) -> None:
    async def script(d: Driver) -> None:
        assert "New table" in d.text
        await d.press("f3", "f2")
        assert d.app.settings.language == "de"

    drive(script, theme="solarized", language="fr")


def test_settings_that_cannot_be_stored_are_told_and_hold(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(d: Driver) -> None:
        (home / "settings.json").mkdir()
        await d.press("f2")
        assert d.told.startswith("Die Einstellungen ließen sich nicht speichern")
        assert "Regeln" in d.text

    drive(script)


def test_settings_are_written_beside_the_event_loop_and_the_last_one_wins(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writers: list[str] = []

    def slow(settings: Settings) -> None:
        time.sleep(0.05)  # the next key comes before this one is written
        writers.append(threading.current_thread().name)
        save_settings(settings)

    monkeypatch.setattr("companion.tui.app.save_settings", slow)

    async def script(d: Driver) -> None:
        for key in ("f3", "f2", "f3", "f2", "f3", "f2", "f3", "f2"):  # all the way round
            d.send(key)
        d.send("f2")
        await d.settle()
        assert load_settings() == d.app.settings == Settings("de")
        assert threading.current_thread().name not in writers

    drive(script)


def test_a_setting_changed_right_before_leaving_is_kept(home: Path) -> None:
    async def script(d: Driver) -> None:
        d.app.change(theme=THEMES[2].name)
        d.app.change(language="de")
        d.app.exit()

    drive(script)
    assert load_settings() == Settings("de", THEMES[2].name)


def test_settings_of_an_earlier_version_open_as_they_were(home: Path) -> None:
    """The size of a tile was a field of its own once."""
    home.mkdir()
    old = {
        "language": "de",
        "theme": "companion-light",
        "prints": {"paper": "letter", "tile": "45", "offset": "0.5 -1"},
    }
    (home / "settings.json").write_text(json.dumps(old))
    settings = load_settings()
    assert (settings.language, settings.theme) == ("de", "companion-light")
    assert settings.prints == PrintSettings("letter", offset="0.5 -1", details={"tile": "45"})
    save_settings(settings)
    assert load_settings() == settings
