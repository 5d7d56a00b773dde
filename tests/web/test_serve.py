"""`companion serve` and `companion phones`, addresses and codes to scan."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import zxingcpp
from PIL import Image

from companion.text.language import CODES
from companion.web import address
from companion.web.address import Adapter, in_order
from companion.web.guests import Guests
from companion.web.qr import in_letters
from tests.shell import OK, Shell
from tests.web.phoning import free_port

ROOT = Path(__file__).parents[2]
WORDS = {
    "en": ("A phone sits at Anna (Blue).", "Phones are off."),
    "de": ("Ein Handy sitzt bei Anna (Blau).", "Handys sind aus."),
}


@pytest.mark.parametrize("code", CODES)
def test_a_table_is_served_until_somebody_stops_it(companion: Shell, table: str, home: Path, code: str) -> None:
    port = str(free_port())
    command = [
        sys.executable,
        "-m",
        "companion",
        "serve",
        table,
        "--lang",
        code,
        "--address",
        "127.0.0.1",
        "--port",
        port,
    ]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "COMPANION_HOME": str(home)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as laptop:
        assert laptop.stdout is not None
        assert laptop.stderr is not None
        said = ""
        while not (found := re.search(r"^http://\S+$", said, re.MULTILINE)):
            said += laptop.stdout.readline()
        joined = httpx.post(found[0], data={"seat": "blue", "language": code}, timeout=20)
        assert joined.status_code == 303
        while "Anna" not in said:
            said += laptop.stdout.readline()
        assert "Anna" in companion("phones", table, "--lang", code).out
        assert companion("phones", table, "--release", "blue").code == OK
        laptop.send_signal(signal.SIGINT)
        rest, wrong = laptop.communicate(timeout=20)
    joined_words, over = WORDS[code]
    assert joined_words in said
    assert over in rest
    assert wrong == ""
    assert laptop.returncode == OK


def test_phones_shows_and_releases_seats(companion: Shell, table: str, home: Path) -> None:
    assert companion("phones", table).out == "No phone sits at this table.\n"
    guests = Guests(table, home / "phones.json")
    for seat in ("blue", "orange", ""):
        guests.sit_down(seat, "en")
    told = companion("phones", table).out
    assert re.search(r"^Anna \(Blue\): a phone since", told, re.MULTILINE)
    assert "screen for everybody: a phone since" in told
    assert companion("phones", table, "--release", "orange").out == "One phone was released.\n"
    assert companion("phones", table, "--release", "nobody").code != OK
    assert companion("phones", table, "--release", "all").out == "2 phones were released.\n"
    assert guests.all() == ()


def test_a_damaged_file_is_no_reason_to_stop(companion: Shell, table: str, home: Path) -> None:
    (home / "phones.json").write_text("{ nonsense")
    assert companion("phones", table).out == "No phone sits at this table.\n"
    Guests(table, home / "phones.json").sit_down("blue", "en")
    assert "Anna" in companion("phones", table).out


def test_help_and_other_commands_load_no_server() -> None:
    program = (
        "import sys; from companion.cli.app import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "web = ('starlette', 'uvicorn', 'ifaddr', 'h11', 'anyio', 'companion.web')\n"
        "print([name for name in sys.modules if name.startswith(web)], file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stderr.strip() == "[]"


# --- addresses ----------------------------------------------------------------------------------------------------

LAPTOPS = {
    "Wi-Fi beside containers": (
        "192.168.178.23",
        [("docker0", "172.17.0.1"), ("wlan0", "192.168.178.23"), ("br-12ab", "172.18.0.1")],
    ),
    "the way out is a tunnel": (
        "10.8.0.2",
        [("tun0", "10.8.0.2"), ("wlp3s0", "192.168.0.7"), ("tailscale0", "100.90.1.2")],
    ),
    "a hotspot without internet": ("", [("lo-like", "169.254.3.4"), ("Wi-Fi", "192.168.43.12")]),
    "Windows with WSL": ("192.168.1.5", [("vEthernet (WSL)", "172.22.16.1"), ("Ethernet", "192.168.1.5")]),
    "two home networks": ("10.0.0.4", [("en0", "192.168.2.2"), ("en1", "10.0.0.4")]),
}
LIKELIEST = ("192.168.178.23", "192.168.0.7", "192.168.43.12", "192.168.1.5", "10.0.0.4")


@pytest.mark.parametrize(("laptop", "likeliest"), list(zip(LAPTOPS, LIKELIEST, strict=True)))
def test_the_likeliest_address_comes_first(laptop: str, likeliest: str) -> None:
    routed, adapters = LAPTOPS[laptop]
    found = in_order([Adapter(name, ip) for name, ip in adapters], routed)
    assert found[0] == likeliest
    assert sorted(found) == sorted(ip for _, ip in adapters)


def test_a_laptop_in_no_network_says_so(companion: Shell, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "addresses", list)
    said = companion("serve", table)
    assert said.code != OK
    assert said.err.startswith("This laptop is in no network.")


# --- the code to scan ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("light", [True, False])
def test_the_code_can_be_scanned_from_the_letters_and_fits_a_small_terminal(light: bool) -> None:
    url = "http://192.168.178.123:8765/j/abcdefghjk"
    lines = in_letters(url, light)
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 40
    assert zxingcpp.read_barcodes(_drawn(lines, light))[0].text == url


def _drawn(lines: list[str], light: bool) -> Image.Image:
    """As a terminal draws it: letters light on dark, or dark on light."""
    rows = [[letter in above for letter in line] for line in lines for above in ("█▀", "█▄")]
    scale, wide = 6, len(rows[0])
    picture = Image.new("L", (wide * scale, len(rows) * scale))
    picture.putdata(
        [255 * (rows[y // scale][x // scale] == light) for y in range(len(rows) * scale) for x in range(wide * scale)]
    )
    return picture
