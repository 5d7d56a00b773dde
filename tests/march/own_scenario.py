"""A scenario of a player's own, with everything in it that such a file may say."""

from companion.games.march.game import March
from companion.games.march.state import State
from companion.kernel.game import Setup

ALPS = """\
name = { en = "Over the Alps", de = "Über die Alpen" }
cards = ["MOVE1", "MOVE2", "RECRUIT", "ATTACK", "STRENGTH", "SCORE", "SPY"]
cubes = { black = 3, white = 9 }
boxed = { black = 3, white = 3 }
touching = [["MI", "PI"], ["PI", "SA"], ["PI", "GE"], ["GE", "SA"]]
armies = 4
armies_in_play = 1
threshold = 12
both_at_threshold = "tie"
basic_vp = 2
home_floor = 1
score_home_with_enemy = false
note = { en = "Snow: nobody enters Savoy in winter.", de = "Schnee: Im Winter kommt niemand nach Savoyen." }

[countries.MI]
name = { en = "Milan", de = "Mailand" }
home = true
owner = "orange"
vp = 4
vp_max = 5
garrison = 3

[countries.SA]
name = { en = "Savoy", de = "Savoyen" }
home = true
owner = "blue"
vp = 2
vp_max = 4
strength = 2
strength_max = 3
garrison = 0

[countries.PI]
name = { en = "Piedmont", de = "Piemont" }
vp = 3
vp_min = 2
vp_max = 3
blue = 1

[countries.GE]
name = { en = "Genoa", de = "Genua" }
vp = 1
vp_max = 2
orange = 2

[manual.SPY]
name = { en = "Spy", de = "Spion" }
step = "b"

[edition.de]
threshold = 14
[edition.de.countries.GE]
vp = 2

[sources]
"countries.GE.vp" = "community"
"""


def own(text: str = ALPS, **options: str) -> State:
    chosen = {"scenario": "alps", **{key.replace("_", "-"): value for key, value in options.items()}}
    return March().start(Setup(options=chosen, files={"scenario": text}))


def record(text: str = ALPS, lines: str = "") -> str:
    """A record that carries the scenario file with it."""
    attached = "\n".join(f"file scenario| {line}" for line in text.splitlines())
    return "\n".join(["option scenario: alps", attached, *(line.strip() for line in lines.splitlines())])


def line_with(text: str, piece: str) -> int:
    """The line a mistake is to be found in."""
    found = [number for number, line in enumerate(text.splitlines(), start=1) if piece in line]
    assert len(found) == 1, f"{piece!r} is in lines {found}"
    return found[0]
