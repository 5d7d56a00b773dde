"""What is entered for the Automa: its next step, what chance says, tiles and units from the cup, and return fire."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.automa.blind import WHOEVER, BlindPlan, attacks_on_the_way, next_blind_plan, next_blind_shot
from companion.games.aces.automa.buying import Purchase, Repairing, next_purchase
from companion.games.aces.automa.cup import drawing, in_cup, spot
from companion.games.aces.automa.hexes import LETTERS_OF
from companion.games.aces.automa.plans import Plan, next_plan, next_shot
from companion.games.aces.automa.questions import Question, Undecided, settled_by_lot
from companion.games.aces.automa.reasons import explain_blind, explain_plan, explain_purchase, explain_repair
from companion.games.aces.board.maps import FIELD
from companion.games.aces.books.moving import Take
from companion.games.aces.fights import fight_between, fixed_hits
from companion.games.aces.moves.base import AcesMove, named, not_now
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import aim
from companion.games.aces.moves.outcomes import fixed_answer, fought
from companion.games.aces.moves.setup import Flip, wrong_phase
from companion.games.aces.moves.turn import uses
from companion.games.aces.odds import Pool
from companion.games.aces.state import ARMIES, Orders, State
from companion.kernel.game import Facts, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

DIE = 12  # sides: up to so many candidates one die decides, two beyond that


# --- what is asked --------------------------------------------------------------------------------------------------


def open_question(state: State) -> Question | None:
    """What chance has to decide before the Automa can go on."""
    if state.result is not None or state.walk is not None or state.attacks:
        return None
    if drawing(state) and len(in_cup(state)) > 1:
        return Question("cup", tuple(in_cup(state)))
    if not state.is_automa(state.seat) or not state.round:
        return None
    found: object = None
    if state.phase == "armies" and not state.ready:
        found = _armies_question(state)
    elif state.phase == "move":
        found = _of_the_unit(state)
    elif state.phase == "money":
        found = next_purchase(state)
    return found if isinstance(found, Question) else None


def _of_the_unit(state: State) -> object:
    """What the next unit does, or what the one that has moved attacks."""
    if state.in_books:
        return next_blind_shot(state) if state.automa.unit else next_blind_plan(state)
    return next_shot(state) if state.automa.unit else next_plan(state)


def _armies_question(state: State) -> Question | None:
    try:
        armies_drawn(state)
    except Undecided as open_:
        return open_.question
    return None


def armies_drawn(state: State) -> tuple[int, ...]:
    """Which of its armies act, in the first rounds: chance decides (AA-AMB-34)."""
    known = {" ".join(map(str, use.armies)): use.armies for use in uses(state)}
    return known[settled_by_lot(state, "armies", tuple(known))]


def ready_step(state: State) -> Plan | BlindPlan | Purchase | Repairing | None:
    """The step that can be carried out now."""
    if state.result is not None or state.walk is not None or state.attacks or not state.is_automa(state.seat):
        return None
    found: object = None
    if state.phase == "move" and not state.automa.unit:
        found = _of_the_unit(state)
    elif state.phase == "money":
        found = next_purchase(state)
    return found if isinstance(found, Plan | BlindPlan | Purchase | Repairing) else None


def _not_its_turn(state: State) -> Iterator[Objection]:
    if state.result is not None or not state.is_automa(state.seat) or not state.round:
        yield no("AA-AUT-01", case="over" if state.result is not None else "turn", seat=state.seat)


# --- a step ---------------------------------------------------------------------------------------------------------


def step_facts(state: State | None) -> Facts:
    """The step that would be carried out, for whoever is about to enter it."""
    step = ready_step(state) if state is not None else None
    facts: Facts = {"kind": "none", "type": "none", "unit": "none", "hex": "none", "start": "none", "target": "none"}
    facts |= {"stays": 0, "factory": "none"}
    if isinstance(step, Purchase):
        return facts | {"kind": "buy", "type": step.buy.type, "factory": step.buy.factory}
    if isinstance(step, Repairing) and state is not None:
        return facts | {"kind": "repair", **named(state, step.repair.unit)}
    if isinstance(step, BlindPlan) and state is not None:
        return facts | {"kind": "blind", **named(state, step.unit), **_blind_facts(state, step)}
    if isinstance(step, Plan) and state is not None:
        start, shot = state.units[step.unit].hex, step.shot
        facts |= {"kind": "move", "start": start, "hex": step.hex, "stays": int(step.hex == start)}
        facts |= {**named(state, step.unit), "target": shot.aim if shot is not None else "none"}
    return facts


def _blind_facts(state: State, plan: BlindPlan) -> Facts:
    """Where it goes is for the players to find, by the letters of its arm."""
    target = plan.aim.target if plan.aim is not None else ""
    hits = fixed_hits(state, plan.unit, state.card(target).flies) if target else 0
    letters = ", ".join(LETTERS_OF[state.card(plan.unit).arm])
    facts: Facts = {"rule": plan.rule, "factory": plan.goal if plan.rule == "AA-AIN-01" else "none"}
    return facts | {"target": target or "none", "hits": hits, "letters": letters}


class Step(AcesMove, frozen=True, tag="step"):
    """The Automa goes on: its next unit moves and attacks, or it buys something."""

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(_not_its_turn(state))
        yield from wrong
        if wrong:
            return
        if self.seat is not None:
            yield no("AA-AUT-01", case="all", seat=state.seat)
        if open_question(state) is not None:
            yield no("AA-AUT-06", case="first", number=0, count=0)
        elif ready_step(state) is None:
            yield no("AA-AUT-01", case="waits", seat=state.seat)

    def effect(self, state: State, story: Story) -> State:
        step = ready_step(state)
        if isinstance(step, Purchase):
            explain_purchase(state, step, story)
            return replace(step.buy.effect(state, story), automa=Orders(told=state.automa.told))
        if isinstance(step, Repairing):
            explain_repair(state, step, story)
            return replace(step.repair.effect(state, story), automa=Orders(told=state.automa.told))
        if isinstance(step, BlindPlan):
            return _acted_blind(state, step, story)
        assert step is not None
        return _acted(state, step, story)


def _acted(state: State, plan: Plan, story: Story) -> State:
    """The unit sets out; what it attacks when it has arrived is remembered (AA-AUT-10)."""
    unit, start = plan.unit, state.units[plan.unit].hex
    target = plan.shot.aim if plan.shot is not None else ""
    facts: Facts = {"seat": state.seat, "start": start, "hex": plan.hex, "stays": int(plan.hex == start)}
    shot: Facts = {"target": target or "none", "target_type": "none", "hits": 0}
    if plan.shot is not None:
        shot = {**aim(state, target), "hits": fixed_hits(state, unit, state.card(plan.shot.target).flies)}
    story.tell("automa-acts", "AA-AUT-01", plan.action.rule, **facts, **shot, **named(state, unit))
    explain_plan(state, plan, story)
    state = replace(state, automa=Orders(unit, target, state.automa.attacked))
    if plan.hex == start:
        return state.changed(unit, moved=True)
    return March(state.seat, unit, (start, plan.hex)).effect(state, story)


def _acted_blind(state: State, plan: BlindPlan, story: Story) -> State:
    """Without a map the unit is told to go; what it attacks then is told, or remembered."""
    unit, facts = plan.unit, _blind_facts(state, plan)
    seen = {**facts, **aim(state, plan.aim.target)} if plan.aim is not None else facts | {"target_type": "none"}
    story.tell("automa-goes", "AA-AUT-01", plan.rule, seat=state.seat, **seen, **named(state, unit))
    explain_blind(state, plan, story)
    if plan.rule == "AA-AIN-01":
        orders = replace(state.automa, lots={})
        return replace(Take(state.seat, unit, plan.goal).effect(state, story), automa=orders)
    target = plan.aim.target if plan.aim is not None else WHOEVER if attacks_on_the_way(state, plan) else ""
    stays = plan.rule == "AA-AMB-56"
    orders = replace(state.automa, unit="" if stays else unit, target=target, lots={})
    where = {} if stays or state.units[unit].duty else {"hex": FIELD}
    return replace(state, automa=orders).changed(unit, moved=True, **where)


class Lot(AcesMove, frozen=True, tag="lot"):
    """Chance decides between candidates that no priority tells apart."""

    dice: tuple[int, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        asked = open_question(state)
        if asked is None:
            yield no("AA-AUT-06", case="none", number=0, count=0)
            return
        count = len(asked.options)
        if self.seat is not None:
            yield no("AA-AUT-06", case="all", number=0, count=count)
        if len(self.dice) != dice_wanted(asked):
            yield no("AA-AUT-06", case="dice", number=len(self.dice), count=dice_wanted(asked))
        elif not all(1 <= die <= DIE for die in self.dice) or not 1 <= number_of(self.dice) <= count:
            yield no("AA-AUT-06", case="number", number=number_of(self.dice), count=count)

    def effect(self, state: State, story: Story) -> State:
        asked = open_question(state)
        assert asked is not None
        number = number_of(self.dice)
        option = asked.options[number - 1]
        if asked.about == "cup":
            return drawn(state, option, story)
        told = option.replace(" ", "+") if asked.about == "armies" else option  # a unit, a hex; armies together
        facts: Facts = {"about": asked.about, "option": told, "number": number, "count": len(asked.options)}
        story.tell("lot", "AA-AUT-06", seat=state.seat, parts=", ".join(asked.options), **facts)
        orders = replace(state.automa, lots={**state.automa.lots, asked.about: option})
        return replace(state, automa=orders)


def dice_wanted(asked: Question) -> int:
    return 1 if len(asked.options) <= DIE else 2


def number_of(dice: tuple[int, ...]) -> int:
    """One die counts candidates; of two the first counts dozens."""
    number = 0
    for die in dice:
        number = number * DIE + die - 1
    return number + 1


def option_of(asked: Question, dice: tuple[int, ...]) -> str:
    """The candidate that these dice choose, if there is one."""
    number = number_of(dice)
    return asked.options[number - 1] if 1 <= number <= len(asked.options) else "none"


def lots(asked: Question) -> Iterator[Lot]:
    """One for each candidate."""
    for number in range(len(asked.options)):
        dice = (number + 1,) if dice_wanted(asked) == 1 else (number // DIE + 1, number % DIE + 1)
        yield Lot(None, dice)


# --- the cup --------------------------------------------------------------------------------------------------------


class Reveal(AcesMove, frozen=True, tag="reveal"):
    """The next start tile of the Automa is turned."""

    tile: int

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "place"))
        yield from wrong
        flip = _flip(state, self.tile)
        if self.seat is not None or flip is None or drawing(state):
            yield no("AA-AUS-07", case="drawing" if drawing(state) else "tile")
        elif not wrong:
            yield from flip.objections(state)

    def effect(self, state: State, story: Story) -> State:
        flip = _flip(state, self.tile)
        assert flip is not None
        return flip.effect(state, story)


def _flip(state: State, tile: int) -> Flip | None:
    """Its tiles are turned in their order: nothing lies on them yet."""
    automa = state.rules.automa
    if automa is None:
        return None
    left = [army for army in ARMIES if not state.tiles[automa.seat][str(army)]]
    return Flip(automa.seat, left[0], tile) if left else None


class Draw(AcesMove, frozen=True, tag="draw"):
    """A unit of this type is drawn from the cup."""

    type: str

    def objections(self, state: State) -> Iterator[Objection]:
        if self.seat is not None or not drawing(state):
            yield no("AA-AUS-08", case="now", type=self.type)
        elif all(state.units[unit].type != self.type for unit in in_cup(state)):
            yield no("AA-AUS-08", case="cup", type=self.type)

    def effect(self, state: State, story: Story) -> State:
        return drawn(state, next(unit for unit in in_cup(state) if state.units[unit].type == self.type), story)


def drawn(state: State, unit: str, story: Story) -> State:
    """It goes onto the number of the tile, or clockwise around it (AA-AUS-09..12)."""
    automa, army = state.rules.automa, drawing(state)
    assert automa is not None
    centre = state.ground.start.get(state.tiles[automa.seat][str(army)]) or next(iter(state.ground.start.values()))
    hex_ = spot(state, unit, centre)
    rule = {1: "AA-AUS-09", 2: "AA-AUS-11"}.get(army, "AA-AUS-12")
    facts: Facts = {"seat": automa.seat, "army": army, "hex": hex_ or "none"}
    story.tell("drawn", "AA-AUS-08", rule, "AA-AUS-10", **facts, **named(state, unit))
    return state.changed(unit, army=army, hex=hex_)


# --- return fire ----------------------------------------------------------------------------------------------------


def answering(state: State) -> tuple[Seat, Pool] | None:
    """Who rolls because one of their units shoots back at the Automa, and how many dice.

    Without dice nobody has to say anything, unless it is left to them whether to shoot back (AA-AMB-20).
    """
    if not state.attacks or not state.is_automa(state.seat):
        return None
    if state.rules.hits == "fixed" and not _may_hold_fire(state):
        return None
    attack = state.attacks[0]
    if attack.unit not in state.units or attack.target not in state.units:
        return None
    pool = fight_between(state, attack.unit, attack.target).defence
    return None if pool is None else (state.owner(attack.target), pool)


def _may_hold_fire(state: State) -> bool:
    return state.rules.rulings.return_fire == "if-wanted"


def struck(state: State, back: int | None, story: Story) -> State:
    """The attack at hand with its fixed hits (AA-AHT-01)."""
    attack = state.attacks[0]
    target = state.units.get(attack.target)
    flying = target is not None and state.card(attack.target).flies
    return fought(state, fixed_hits(state, attack.unit, flying), back, story)


class _Answer(AcesMove, frozen=True):
    def _wrong(self, state: State) -> Iterator[Objection]:
        asked = answering(state)
        if asked is None:
            yield no("AA-CMB-08", case="nobody", seat=self.player or "none")
        elif self.seat != asked[0]:
            yield no("AA-CMB-08", case="other", seat=self.player or "none")
        else:
            yield from not_now(state, state.seat, "move")


class Reply(_Answer, frozen=True, tag="reply"):
    """Dice of a unit that shoots back at the Automa, as they lie."""

    dice: tuple[int, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(self._wrong(state))
        yield from wrong
        asked = answering(state)
        if wrong or asked is None:
            return
        if state.rules.hits == "fixed":
            yield no("AA-DLS-01")
        elif len(self.dice) != asked[1].dice:
            yield no("AA-CMB-09", case="back", count=len(self.dice), wanted=asked[1].dice)
        for die in self.dice:
            if not 1 <= die <= state.troops.die_sides:
                yield no("AA-CMB-11", die=die, sides=state.troops.die_sides)

    def effect(self, state: State, story: Story) -> State:
        asked = answering(state)
        assert asked is not None
        shown = {"dice": "none", "back_dice": " ".join(map(str, self.dice)) or "none"}
        story.tell("dice", "AA-CMB-10", "AA-CMB-11", seat=self.player, **shown)
        return struck(state, sum(die <= asked[1].hits_on for die in self.dice), story)


class Replied(_Answer, frozen=True, tag="replied"):
    """Hits of a unit that shoots back at the Automa, as they were counted."""

    hits: int

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(self._wrong(state))
        yield from wrong
        asked = answering(state)
        if wrong or asked is None:
            return
        if state.rules.hits == "fixed" and self.hits not in (0, answer_of(state)):
            yield no("AA-DLS-01")
        elif state.rules.hits != "fixed" and self.hits > asked[1].dice:
            yield no("AA-CMB-09", case="back-hits", count=self.hits, wanted=asked[1].dice)

    def effect(self, state: State, story: Story) -> State:
        return struck(state, None if not self.hits and _may_hold_fire(state) else self.hits, story)


def answer_of(state: State) -> int:
    """The fixed hits of whoever is attacked, in return."""
    attack = state.attacks[0]
    return fixed_answer(state, attack) if attack.target in state.units else 0
