"""What happens when a card is used: its effects one after the other, each with what was named for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

from companion.games.clockwork.cards import Card
from companion.games.clockwork.deeds.base import Act, Deed, Targets, hands_full, settled
from companion.games.clockwork.deeds.gaining import DrawCards, FightHarder, TakeInfluence, TakePoints, TakeWorkers
from companion.games.clockwork.deeds.killing import ClearTiles, KillSoldiers
from companion.games.clockwork.deeds.moving import MoveUnits, PutUnits
from companion.games.clockwork.deeds.taking import SendSpiesHome, TakeAway
from companion.games.clockwork.state import State
from companion.games.clockwork.vocabulary import (
    LASTING,
    DrawEspionage,
    Effect,
    EliminateSoldiers,
    EliminateUnits,
    GainIp,
    GainVp,
    GainWorkers,
    Manual,
    PlaceUnits,
    Relocate,
    RemoveSpies,
    StealOrLose,
    Strength,
    named_for,
)
from companion.kernel.game import Objection
from companion.kernel.story import Story

OFFERED = 20  # ways to use one card that are listed; any other can be typed
DEEDS: dict[type[Effect], Deed] = {
    EliminateSoldiers: KillSoldiers(),
    EliminateUnits: ClearTiles(),
    Relocate: MoveUnits(),
    PlaceUnits: PutUnits(),
    GainIp: TakeInfluence(),
    GainVp: TakePoints(),
    GainWorkers: TakeWorkers(),
    DrawEspionage: DrawCards(),
    StealOrLose: TakeAway(),
    RemoveSpies: SendSpiesHome(),
}
_FIGHT_HARDER = FightHarder()
ON_THE_MAP = (EliminateSoldiers, EliminateUnits, Relocate, PlaceUnits, Strength)


def deed_of(state: State, act: Act, effect: Effect) -> Deed | None:
    """How the effect is carried out; none: by hand, or by itself as long as the card is owned."""
    if isinstance(effect, ON_THE_MAP) and state.rules.depth == "ledger":  # which does not know who stands where
        return None
    return _FIGHT_HARDER if act.espionage and isinstance(effect, Strength) else DEEDS.get(type(effect))


def _active(state: State, act: Act, card: Card | None) -> list[tuple[Effect, Deed]]:
    """What happens when the card is used."""
    found = ((effect, deed_of(state, act, effect)) for effect in (card.effects if card is not None else ()))
    return [(effect, deed) for effect, deed in found if deed is not None]


def _meant(act: Act, effect: Effect, targets: Targets) -> Targets:
    kind = named_for(effect, act.espionage)
    return tuple(target for target in targets if kind and target.named == kind)


def against(state: State, act: Act, card: Card | None, targets: Targets) -> Iterator[Objection]:
    """What speaks against using the card on these targets."""
    active = _active(state, act, card)
    kinds = [named_for(effect, act.espionage) for effect, _ in active]
    for kind in dict.fromkeys(target.named for target in targets):
        if kind not in kinds:
            yield act.refuses("not-named" if active else "by-hand", kind=kind)
    if active and "" not in kinds and not targets:
        yield act.refuses("target", kind=kinds[0])
    for effect, deed in active:
        meant = _meant(act, effect, targets)
        found = list(deed.against(state, act, effect, meant))
        yield from found
        if found:
            return
        state = deed.carry_out(state, act, effect, meant, Story(repr))  # the next effect finds the table so


def carry_out(state: State, act: Act, card: Card | None, targets: Targets, story: Story) -> State:
    for effect, deed in _active(state, act, card):
        state = deed.carry_out(state, act, effect, _meant(act, effect, targets), story)
    for words in _by_hand(state, act, card):
        story.tell("by-hand", act.rule, seat=act.seat, card=act.card, reason=words or "none")
        state = hands_full(state, act.seat)
    return settled(state, story)


def _by_hand(state: State, act: Act, card: Card | None) -> Iterator[str]:
    """What the players have to carry out themselves, as far as anybody has written it down."""
    if card is None or not card.effects:
        yield card.text if card is not None else ""
        return
    for effect in card.effects:
        if deed_of(state, act, effect) is None and (act.espionage or not isinstance(effect, LASTING)):
            yield effect.text if isinstance(effect, Manual) and effect.text else card.text


def samples(state: State, act: Act, card: Card | None) -> Iterator[Targets]:
    """Some ways to aim the card, likely ones first."""
    active = _active(state, act, card)
    ways = [list(islice(_aims(state, act, effect, deed), OFFERED)) or [()] for effect, deed in active]
    aimed = (tuple(target for part in parts for target in part) for parts in product(*ways))
    return (targets for targets in islice(aimed, OFFERED) if next(against(state, act, card, targets), None) is None)


def _aims(state: State, act: Act, effect: Effect, deed: Deed) -> Iterator[Targets]:
    likely = deed.samples(state, act, effect)
    return (targets for targets in likely if next(deed.against(state, act, effect, targets), None) is None)
