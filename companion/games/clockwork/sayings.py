"""Moves as the players say them, for lists and the log: what their message needs besides names and numbers."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.clockwork.card_spelling import Change, Gift, Target
from companion.games.clockwork.influence import told as told_points
from companion.games.clockwork.moves.adjust import Adjust
from companion.games.clockwork.moves.base import Pass
from companion.games.clockwork.moves.battle import Keep
from companion.games.clockwork.moves.books import CountTerritories, GoFull
from companion.games.clockwork.moves.citadel import Send
from companion.games.clockwork.moves.counterintel import CounterIntelligence
from companion.games.clockwork.moves.deploy import Deploy
from companion.games.clockwork.moves.discovery import PRICES, Buy, Hire, due
from companion.games.clockwork.moves.favours import Bonus, Punish
from companion.games.clockwork.moves.gambit import Gambit
from companion.games.clockwork.moves.give import Give
from companion.games.clockwork.moves.lay import Lay, Learn
from companion.games.clockwork.moves.playing import PlayCard
from companion.games.clockwork.moves.specials import Crash
from companion.games.clockwork.moves.study import Sacrifice
from companion.games.clockwork.moves.telling import Hold
from companion.games.clockwork.moves.using import Use
from companion.games.clockwork.spelling import Garrison, Journey, Loss, Share, Units
from companion.games.clockwork.state import SLOTS, Line, State
from companion.games.clockwork.units import told as told_units
from companion.kernel.game import Fact, Facts, Move

NONE = "none"


def more_facts(state: State | None, move: Move) -> Facts:
    """Lists are told as `parts`, whose ids become names; where nothing is named they are none."""
    match move:
        case Pass():
            return {"phase": state.phase if state is not None else NONE}
        case Gambit(journeys=journeys):
            return {"parts": _listed(map(_journey, journeys))}
        case CounterIntelligence(domain=domain, losses=losses):
            return {"parts": _listed(_loss(loss, domain) for loss in losses)}
        case Deploy(lines=lines):
            return {"parts": _listed(map(_line, lines))}
        case Send(units=units):
            return {"units": told_units(units)}
        case Crash(victims=shares) | Keep(shares=shares) | CountTerritories(territories=shares):
            return {"parts": _listed(map(_share, shares))}
        case GoFull(garrisons=garrisons):
            return {"parts": _listed(map(_garrison, garrisons))}
        case Sacrifice(points=points) | Bonus(points=points) | Hold(points=points):
            return {"points": told_points(points), "count": points.total}
        case Punish(victims=victims):
            return {"parts": _listed(victims)}
        case Use(targets=targets) | PlayCard(targets=targets):
            return {"parts": _listed(map(_target, targets))}
        case Learn(card=card):
            return {"card": card.id}
        case Adjust(change=change):
            return _change(change)
        case Give(gift=gift):
            return _gift(gift)
        case Buy():
            return _purchase(state, move)
        case Hire(general=general):
            return {"price": told_points(PRICES[general]) if general in PRICES else NONE}
        case Lay(slot=slot):
            return {"domain": SLOTS[slot][0], "age": SLOTS[slot][1]}
    return {}


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or NONE


# --- parts of a list -------------------------------------------------------------------------------------------------


def _units(units: Units) -> str:
    soldiers = (str(units.soldiers),) if units.soldiers or not units.figures else ()
    return " + ".join((*soldiers, *units.figures))


def _share(share: Share) -> str:
    return f"{share.seat} {_units(share.units)}".strip()


def _garrison(garrison: Garrison) -> str:
    return f"{garrison.seat} {garrison.tile} {_units(garrison.units)}"


def _line(line: Line) -> str:
    """A forced march is told with its waypoint: `F1->V1 3`."""
    way = f"{line.via}->{line.to}" if line.via else line.to
    return f"{way} {_units(Units(line.workers, (line.figure,) if line.figure else ()))}"


def _journey(journey: Journey) -> str:
    return f"{journey.figure} {journey.start}->{journey.to}".strip()


def _loss(loss: Loss, gained: str) -> str:
    """The domain only where it is not the one that is gained."""
    return loss.seat if loss.domain in ("", gained) else f"{loss.seat} ({loss.domain})"


def _target(target: Target) -> str:
    """What a card is aimed at, each name by itself."""
    where = f"{target.tile}->{target.to}" if target.to else target.tile
    count = str(target.count) if target.count != 1 else ""
    return " ".join(filter(None, (target.figure, where, target.seat, target.domain, count)))


# --- whole moves -----------------------------------------------------------------------------------------------------


def _change(change: Change) -> Facts:
    amount = f"{change.amount:+}" if change.amount else NONE
    return {"what": change.what, "amount": amount, "place": change.place or NONE, "reason": change.reason or NONE}


def _gift(gift: Gift) -> Facts:
    points = told_points(gift.influence) if gift.influence.total else NONE
    things = (*gift.slots, *gift.pieces)
    more = int(points != NONE or bool(things))
    return {"points": points, "parts": _listed(things), "count": gift.cards, "more": more}


def _purchase(state: State | None, move: Buy) -> Facts:
    """The price this player pays, if anybody has told it."""
    printed = move.price if state is None else state.discoveries[move.slot].price or move.price
    price: Fact = NONE
    if printed is not None:
        price = due(state, move.seat or "", move.slot, printed).total if state is not None else printed
    return {"price": price, "domain": SLOTS[move.slot][0]}
