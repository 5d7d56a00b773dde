"""The whole games of Bonaparte at Marengo among the records. `python -m tests.marengo.recording` plays and writes them.

Each is played by lot until one ends as it should (scribe.py, players.py), so they can be made anew whenever the
position or the notation has changed. Which file proves what is said in its first line. Names given to the command are
those of the records to be written; without any, all are.
"""

from __future__ import annotations

import re
import sys
from itertools import count

from msgspec.structs import replace

from companion.games.registry import game
from companion.kernel.data import asset_text
from companion.kernel.game import Setup
from tests.marengo.scribe import Ending, Wanted, written
from tests.test_records import FOLDER, write_digests

BOLD = {"assault": 4.0, "attack": 4.0, "stop": 2.0, "calloff": -4.0}
CAREFUL = {"assault": -1.5, "attack": -1.0, "maneuver": -1.0, "yield": -2.0}
# Without a map there is no end of what could be entered.
WRITTEN = {"leave": -3.5, "maneuver": -1.0, "spend": -0.5, "cross": -0.5, "arrive": -0.5}
CALM = WRITTEN | {"maneuver": -3.0, "attack": -2.0, "aim": -9.0}


def labelled() -> tuple[str, dict[str, str]]:
    """The training field with an owner's own numbers."""
    text = asset_text("games", "marengo", "boards", "training.toml")
    plain = re.sub(r"^#.*\n|\s+#.*$", "", text, flags=re.MULTILINE)
    numbers, labels = count(1), dict[str, str]()

    def numbered(found: re.Match[str]) -> str:
        labels[found[1]] = str(next(numbers))
        return f'{found[0]}\nlabel = "{labels[found[1]]}"'

    return re.sub(r'(?<=\[\[locale\]\]\n)id = "(\w)"', numbered, plain), labels


OWN_BOARD, LABELS = labelled()
# An assault that is won by infantry, and two cavalry that pursue: which of them loses strength?
PURSUIT = (
    "austrian attack 8/4 wide i2 i2 of 4 against 2", "french pass", "french meet i3", "austrian chase c2 c3",
    "austrian damage c3",
)  # fmt: skip
# Where everybody stands when the books go on with the map; then the Austrians storm the hops, with the same question.
ON_THE_FIELD = (
    "deploy", "austrian put 4 C/F", "austrian put i3 1 A", "austrian put 2 B", "austrian take 1 B",
    "austrian put 1 vanguard",
    "french put z D", "french put 3 F/C", "french put i2 H", "french put 1 relief", "deployed", "austrian next",
    "austrian assault C/F 1=i2 1=i2 2 lead 1=i2 1=i2", "french pass", "french front 1=i2",
    "austrian pursue 1=c1 1=c2", "austrian suffer c2",
)  # fmt: skip
ON_THE_BATTLEFIELD = (
    "deploy", "austrian put 4 8", "austrian put c2 1 4", "austrian put 3 1", "austrian put 8 austrian_6am",
    "french put z 11", "french put i2 1 50", "french put 3 26", "french put 4 french_4pm", "deployed",
)  # fmt: skip


def field(**options: str) -> Setup:
    """The training field: three rounds, fourteen blocks."""
    return Setup({"board": "training"} | _spelled(options))


def battle(**options: str) -> Setup:
    """The whole battlefield."""
    return Setup({"reinforcements": "sample"} | _spelled(options))


def books(**options: str) -> Setup:
    """No map."""
    return Setup({"depth": "ledger", "austrian-morale": "9", "french-morale": "8", "rounds": "3"} | _spelled(options))


def ruled(setup: Setup, at: int) -> Setup:
    """The same table with every ruling that is open read in the same of its ways; the usual one is the first."""
    rulings = [option for option in game("marengo").options if option.rule.startswith("BM-AMB")]
    return replace(setup, options=setup.options | {each.key: (each.values[at:] or each.values)[0] for each in rulings})


def _spelled(options: dict[str, str]) -> dict[str, str]:
    return {key.replace("_", "-"): value for key, value in options.items()}


BIDS = field(austrian_bid="3", french_bid="3")
GAMES = {
    "stars-austrian": Wanted(
        "Nobody is demoralized, and Austrians hold stars of two colours (BM-VIC-03).",
        field(),
        Ending("stars", "austrian", stars="two colours"),
    ),
    "stars-french": Wanted(
        "Niemand ist demoralisiert, und die Österreicher halten zu wenige Sterne (BM-VIC-04).",
        field(),
        Ending("stars", "french", stars="too few"),
        language="de",
    ),
    "morale-austrian": Wanted(
        "The French alone are demoralized, and have lost the stars too (BM-VIC-01).",
        field(),
        Ending("morale", "austrian", "french"),
        BOLD,
    ),
    "morale-austrian-against-the-stars": Wanted(
        "The French alone are demoralized, whatever the stars say (BM-VIC-05).",
        field(),
        Ending("morale", "austrian", "french", "against the stars"),
        BOLD,
        language="de",
    ),
    "morale-french": Wanted(
        "The Austrians alone are demoralized; the French take heart before that (BM-DEM-05).",
        field(),
        Ending("morale", "french", "austrian"),
        BOLD | {"calloff": 6.0},
    ),
    "morale-french-against-the-stars": Wanted(
        "The Austrians alone are demoralized and hold stars of two colours for nothing (BM-VIC-05).",
        field(austrian_bid="2"),
        Ending("morale", "french", "austrian", "against the stars"),
    ),
    "both-broken-austrian": Wanted(
        "Both sides have bid. Both armies are demoralized, so the stars decide: two colours (BM-VIC-02, -03).",
        BIDS,
        Ending("stars", "austrian", "both", "two colours"),
        BOLD,
    ),
    "both-broken-french": Wanted(
        "Both sides have bid. Both armies are demoralized, so the stars decide: too few (BM-VIC-02, -04).",
        BIDS,
        Ending("stars", "french", "both", "too few"),
        BOLD,
    ),
    "austrians-concede": Wanted(
        "The Austrians give the battle up (BM-VIC-08).",
        field(),
        Ending("conceded", "french"),
        concedes="austrian",
    ),
    "french-concede": Wanted(
        "Die Franzosen geben die Schlacht verloren (BM-VIC-08).",
        field(),
        Ending("conceded", "austrian"),
        language="de",
        concedes="french",
    ),
    "by-hand": Wanted(
        "Every answer is entered by hand, also where nothing is left to decide.",
        field(automatic="off"),
        Ending("stars", "french", stars="too few"),
    ),
    "other-rulings": Wanted(
        "Whatever the rulebook leaves open is read in the second way.",
        ruled(field(), 1),
        Ending("stars", "french", stars="too few"),
        {"yield": 4.0},
    ),
    "other-rulings-german": Wanted(
        "Was das Regelheft offenlässt, wird auf die dritte Weise gelesen, wo es eine gibt.",
        ruled(field(), 2),
        Ending("morale", "french", "austrian"),
        BOLD,
        language="de",
    ),
    "shorter-day": Wanted(
        "A day of two rounds.",
        field(rounds="2"),
        Ending("stars", "french", stars="too few"),
    ),
    "own-board": Wanted(
        "A board of the owner's, with the owner's own numbers.",
        Setup({"board": "own"}, {}, {"board": OWN_BOARD}),
        Ending("stars", "french", stars="too few"),
        labels=LABELS,
    ),
    "battle-morale-french": Wanted(
        "The whole battlefield and all sixteen rounds: the Austrian army breaks.",
        battle(),
        Ending("morale", "french", "austrian"),
        every=25,
    ),
    "battle-morale-austrian": Wanted(
        "The whole battlefield and all sixteen rounds: the French army breaks.",
        battle(),
        Ending("morale", "austrian", "french"),
        CAREFUL,
        every=25,
    ),
    "battle-types-not-told": Wanted(
        "Das ganze Schlachtfeld, acht Runden, andere Auslegungen; die meisten Verstärkungen hat niemand benannt.",
        ruled(battle(reinforcements="i2 k1", rounds="8"), 1),
        Ending("stars", "french", stars="too few"),
        language="de",
        every=20,
    ),
    "alone": Wanted(
        "One person plays both sides: nobody shuffles, and too few stars are held.",
        field(solitaire="yes"),
        Ending("stars", "french", stars="too few"),
    ),
    "books-stars-austrian": Wanted(
        "The books alone: the players count stars of two colours.",
        books(austrian_morale="16", french_morale="17"),
        Ending("stars", "austrian", stars="two colours"),
        CALM,
    ),
    "private-stars": Wanted(
        "Faces are told unseen: Austrians hold stars of two colours.",
        field(faces="private"),
        Ending("stars", "austrian", stars="two colours"),
    ),
    "private-morale": Wanted(
        "Ansichten werden verdeckt genannt: Die Franzosen sind demoralisiert.",
        field(faces="private"),
        Ending("morale", "austrian", "french", "against the stars"),
        BOLD,
        language="de",
    ),
    "private-rulings": Wanted(
        "Faces are told unseen, with the second reading of every ruling: too few stars.",
        ruled(field(faces="private"), 1),
        Ending("stars", "french", stars="too few"),
    ),
    "private-battle": Wanted(
        "Faces are told unseen on the whole battlefield; after four rounds the French give the battle up.",
        battle(faces="private", rounds="4"),
        Ending("conceded", "austrian"),
        concedes="french",
        script=(1, ("french draw 2 4 6 1 3 5",)),
        every=12,
    ),
    "books-stars-french": Wanted(
        "Nur die Bücher: die Spieler zählen zu wenige Sterne.",
        books(austrian_morale="16", french_morale="17"),
        Ending("stars", "french", stars="too few"),
        CALM,
        language="de",
    ),
    "books-stars-of-one-colour": Wanted(
        "The books alone: nobody is demoralized, and the players count several stars of one colour (BM-VIC-04).",
        books(austrian_morale="16", french_morale="17"),
        Ending("stars", "french", stars="one colour"),
        CALM,
    ),
    "books-both-broken": Wanted(
        "The books alone: both armies are broken, and the players count stars of one colour.",
        books(),
        Ending("stars", "french", "both", "one colour"),
        WRITTEN | BOLD,
        script=(1, PURSUIT),
    ),
    "books-morale-austrian": Wanted(
        "The books alone: the French army breaks.",
        books(),
        Ending("morale", "austrian", "french", "against the stars"),
        WRITTEN | BOLD,
    ),
    "books-morale-french": Wanted(
        "The books alone, with the second reading of every ruling: the Austrian army breaks.",
        ruled(books(), 1),
        Ending("morale", "french", "austrian"),
        WRITTEN | BOLD,
    ),
    "books-concede": Wanted(
        "The books alone: the French give the battle up.",
        books(rounds="2"),
        Ending("conceded", "austrian"),
        WRITTEN | {"abort": 6.0},
        concedes="french",
        script=(1, ("austrian aim a1",)),
    ),
    "books-schedule": Wanted(
        "The books alone, with a schedule of reinforcements typed from the board: the Austrians give the battle up.",
        books(rounds="2", schedule="austrian 6 20 west; french 7 2 east"),
        Ending("conceded", "french"),
        WRITTEN | {"arrive": 4.0},
        concedes="austrian",
    ),
    "books-to-map": Wanted(
        "A table that begins without a map goes on with it in the second round.",
        books(board="training", austrian_morale="16", french_morale="17"),
        Ending("stars", "french", stars="too few"),
        CALM,
        script=(2, ON_THE_FIELD),
    ),
    "books-to-map-battle": Wanted(
        "A table that begins without a map goes on with the whole battlefield in its fifth round, for five more.",
        books(austrian_morale="16", french_morale="17", rounds="9"),
        Ending("stars", "french", stars="too few"),
        CALM,
        script=(5, ON_THE_BATTLEFIELD),
        every=20,
    ),
}


def main(names: list[str]) -> None:
    """A game begins with the dice of its name, so that it is the same one whenever it is played by the same rules."""
    for name in names:
        (FOLDER / f"game-bm-{name}.record").write_text(written(GAMES[name], name), encoding="utf-8")
    write_digests(anew={f"game-bm-{name}" for name in names})


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
