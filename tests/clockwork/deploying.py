"""Tables at which orders are being written, and what they look like right after the reveal."""

from __future__ import annotations

from typing import Any

from companion.games.clockwork.moves.deploy import Deploy, Deployment, still_writing
from companion.games.clockwork.notation import notation
from companion.games.clockwork.orders import Verdict, verdicts
from companion.games.clockwork.spelling import Speller
from companion.kernel.game import Objection
from companion.kernel.story import Story
from companion.text.language import language
from companion.text.teller import Teller
from tests.clockwork.tables import Play, at, small_map

# The rulebook's first example (ledger CW-EX-02); B1 and the second capital lie out of reach behind it.
FIRST_ROUND = small_map("H1 1,0 L1 2,-1 F1 2,1 T1 2,-3 S1 2,3 M1 3,-2 C1 3,0 V1 3,2 V2 4,1 B1 5,2 H2 6,3")
# Its second one (CW-EX-04): S1 and V2 are the opponent's, who lives behind the citadel.
LATER_ROUND = small_map("H1 1,0 F1 2,1 S1 3,0 C1 4,-1 T1 3,2 V1 4,3 B1 2,3 V2 2,5 B2 5,-2 H2 6,-3")
# One tile behind the other: H1 F1 V1 T1 C1 H2.
ROW = small_map("H1 1,0 F1 2,1 V1 3,2 T1 4,3 C1 5,4 H2 6,5")
# The row with two more capitals beside V1, behind B1 and B2.
CROSSING = small_map("H1 1,0 F1 2,1 V1 3,2 T1 4,3 C1 5,4 H2 6,5 B1 4,1 H3 5,0 B2 2,3 H4 1,4")


def writing(map_: str, pool: int = 4, options: dict[str, str] | None = None, **armies: Any) -> Play:
    """Everybody writes orders, with so many workers in each pool; the first army sits at H1, the next at H2."""
    armies = armies or {"red": {}, "blue": {}}
    players = {seat: {"pool": pool} for seat in armies}
    return at(map_, "deploy", options=options, players=players, **armies)


def placed(play: Play, **orders: str) -> Play:
    """The table right after the reveal, before anything else happens; whoever is not named deploys nothing."""
    story = Story(notation().write)
    state = play.state
    for seat in tuple(still_writing(state)):
        move = play.reader().move(f"{seat} deploy {orders.get(seat, '-')}")
        assert isinstance(move, Deploy)
        state = move.effect(state, story)
    after = Play(Deployment().step(state, story))
    after.events = tuple(story)
    assert after.state.phase == "deploy"
    assert list(after.game.faults(after.state)) == []
    return after


def judged(play: Play, seat: str, text: str) -> list[Verdict]:
    """The verdict on each line of these orders."""
    return list(verdicts(play.state, seat, Speller(notation().words).read_lines(text)))


def sentence(play: Play, objection: Objection, code: str = "en") -> str:
    return Teller(language(code), play.game, play.state).objection(objection)
