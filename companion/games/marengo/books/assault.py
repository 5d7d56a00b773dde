"""Phase 2 in the books: an assault is begun with the symbols of both approaches (BM-ASLT, BM-AS01)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from msgspec.structs import force_setattr, replace

from companion.games.marengo.board.check_forces import PIECES_IN_THE_BOX
from companion.games.marengo.board.model import Approach, Width
from companion.games.marengo.books.base import BooksMove, as_typed, with_books
from companion.games.marengo.books.commands import ACTIONS, Spend
from companion.games.marengo.books.deploying import Deploy, deploying_offered
from companion.games.marengo.books.parts import BookedRow, Fight
from companion.games.marengo.combat import ABREAST, LEAST_TO_LEAD, penalty
from companion.games.marengo.moves.base import Segment, next_phase, not_now, paid, too_dear
from companion.games.marengo.pieces import ANY, strength
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Facts, Move, Objection
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class Attack(BooksMove, frozen=True, tag="attack"):
    """An assault: who leads, how many take part on both sides, and what is printed at both approaches.

    `inf`, `cav` and `obstacle` belong to the approach under attack; `home_cav` and `home_obstacle` to the attacker's.
    """

    over: str  # as the players call the attacker's approach
    width: Width
    leading: tuple[str, ...]
    number: int  # of attackers, those who lead among them
    enemies: int  # who block the approach under attack
    inf: int = 0
    cav: int = 0
    obstacle: bool = False
    home_cav: int = 0
    home_obstacle: bool = False

    def __post_init__(self) -> None:
        force_setattr(self, "leading", tuple(sorted(self.leading)))
        force_setattr(self, "over", self.over.casefold())

    @property
    def target(self) -> Approach:
        return Approach(self.over, self.width, inf=self.inf, cav=self.cav, obstacle=self.obstacle)

    @property
    def home(self) -> Approach:
        return Approach(self.over, self.width, cav=self.home_cav, obstacle=self.home_obstacle)

    # --- what speaks against it -------------------------------------------------------------------------------------

    def objections(self, state: State) -> Iterator[Objection]:
        late = not_now(state, self.seat, "assault")
        if late:
            yield from late
            return
        seat = state.side
        if state.demoralized(seat):
            yield no("BM-ASLT-24", seat=seat)
        if self.over in state.assaulted:
            yield no("BM-ASLT-04", seat=seat, place=as_typed(self.over))
        yield from too_dear(state, 1)
        if not self.enemies:
            yield no("BM-ASLT-01", seat=seat, place=as_typed(self.over), target=as_typed(self.over))
        if self.number + self.enemies > PIECES_IN_THE_BOX:
            yield no("BM-MAP-11", count=self.number + self.enemies, most=PIECES_IN_THE_BOX)
        yield from self._row(state)

    def _row(self, state: State) -> Iterator[Objection]:
        """Who leads (BM-AS01-02..08)."""
        seat, most = state.side, ABREAST[self.width]
        if not self.leading:
            yield no("BM-AS01-02", seat=seat)
        if len(self.leading) > most:
            yield no("BM-AS01-03", seat=seat, place=as_typed(self.over), count=len(self.leading), most=most)
        if len(self.leading) > self.number:
            yield no("BM-ASLT-06", case="leader", seat=seat, place=as_typed(self.over))
        if len({face[0] for face in self.leading}) > 1:
            yield no("BM-AS01-06", seat=seat)
        for face in sorted(set(self.leading)):
            yield from self._unfit(state, face)

    def _unfit(self, state: State, face: str) -> Iterator[Objection]:
        """Why a piece with this face cannot lead here (BM-AS01-04, -05, -07, -08)."""
        seat, terrain = state.side, penalty(self.target, face[0])
        if face[0] == "a":
            yield no("BM-AS01-07", seat=seat, face=face)
            return
        if strength(face) < LEAST_TO_LEAD:
            yield no("BM-AS01-04", seat=seat, face=face)
        if strength(face) <= terrain:
            yield no("BM-AS01-05", seat=seat, face=face, place=as_typed(self.over), terrain=terrain)
        if face[0] == "c" and self.obstacle:
            yield no("BM-AS01-08", seat=seat, face=face, place=as_typed(self.over))

    # --- what it does -----------------------------------------------------------------------------------------------

    def effect(self, state: State, story: Story) -> State:
        state = paid(state, story, 1, "BM-CMD-06", "BM-ASLT-05")
        facts: Facts = {
            "place": as_typed(self.over),
            "count": self.number,
            "enemies": self.enemies,
            "faces": ", ".join(self.leading),
        }
        story.tell("books-attack", "BM-ASLT-01", "BM-AS01-01", seat=state.side, rival=state.enemy, **facts)
        led = self.leading
        attacker = BookedRow(led, (ANY,) * (self.number - len(led)), led[0][0], len(led))
        fight = Fight(self.target, self.home, 2, attacker, BookedRow(second=(ANY,) * self.enemies))
        return with_books(replace(state, assaulted=(*state.assaulted, self.over)), fight=fight)


class Assaults(Segment):
    """Phase 2, as long as this side can do anything in it."""

    chapters = ("BM-ASLT", "BM-AS01")

    def decisions(self, state: State) -> Iterator[Decision]:
        useless = not state.commands or (state.demoralized(state.side) and not state.assaulted)
        if not state.ready and not useless:
            verbs = ("attack", "spend", "next")
            yield Decision(state.side, "books-assault", verbs, f"{state.turn}", complete=False, typed=True)
            yield from deploying_offered(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        """The simplest assault, which is asked field by field (`declaring`), and what else there is."""
        if decision.kind == "books-deploy":
            yield Deploy(None)
            return
        over = next(str(number) for number in count(1) if str(number) not in state.assaulted)
        simplest = Attack(state.side, over, "narrow", ("i2",), 1, 1)
        yield from legal(state, (simplest, *(Spend(state.side, action) for action in ACTIONS)))
        yield from next_phase(state)


PATTERNS: dict[type[Move], str] = {
    Attack: "attack <over:label> <width:width> <leading:faces> of <number:number> against <enemies:number>"
    " [inf <inf:number>] [cav <cav:number>] [<obstacle:obstacle>]"
    " [homecav <home_cav:number>] [<home_obstacle:homeobstacle>]",
}
