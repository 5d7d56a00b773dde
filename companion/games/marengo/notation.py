"""How the moves of this game are typed: ``move 2 8->4``, ``assault 8/4 3 lead i3``, ``road c2 8-11-50``."""

from __future__ import annotations

from functools import cache

from companion.games.marengo.block_words import PIECE, PIECES
from companion.games.marengo.books import patterns, spelling
from companion.games.marengo.moves.advancing import Advance
from companion.games.marengo.moves.announce import Announce
from companion.games.marengo.moves.assault import Assault
from companion.games.marengo.moves.assault_answers import Cannonade, Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.bombard import CallOff, Fire, TakeHit
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.ending import Concede
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.maneuver import Hold, Split, Stay, Stop, Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Sacrifice, Show
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride
from companion.games.marengo.moves.start import Activate, Shuffle
from companion.games.marengo.moves.telling import Draw, Tell
from companion.games.marengo.place_words import APPROACH, LOCALE, ONWARD, PLACE, ROUTE
from companion.kernel.data import asset_text, parse
from companion.kernel.game import Move
from companion.kernel.notation import Notation, Words

# In the order of a turn; `pieces` are several blocks, `piece` is a single one.
PATTERNS: dict[type[Move], str] = {
    Tell: "tell <blocks:pieces> [at <place:place>]",
    Draw: "draw <one:number> <two:number> <three:number> <four:number> <five:number> <six:number>",
    Shuffle: "shuffle <place:place>",
    Activate: "activate <blocks:pieces> <place:place>",
    Fire: "fire [<target:place>]",
    CallOff: "calloff",
    TakeHit: "hit <block:piece>",
    Assault: "assault <over:approach> <blocks:pieces> lead <leading:pieces>",
    Cannonade: "cannonade <block:piece>",
    Front: "front <blocks:pieces>",
    Suffer: "suffer <block:piece> [<points:number>]",
    Pursue: "pursue <blocks:pieces>",
    Advance: "advance <blocks:pieces>",
    March: "move <blocks:pieces> <start:place>-><to:locale> [via <via:approach>]",
    Block: "block <blocks:pieces> <over:approach>",
    Withdraw: "withdraw <blocks:pieces> <over:approach>",
    Ride: "road <block:piece> <start:place>-><route:onward>",
    Enter: "enter <block:piece> <entry:entry> [<route:route>]",
    Pontoon: "pontoon <block:piece>",
    Continue: "continue <blocks:pieces> <over:approach>",
    Stop: "stop <blocks:pieces>",
    Yield: "yield",
    Stay: "stay",
    Hold: "hold",
    Split: "split <blocks:pieces>",
    Show: "show <blocks:pieces> <place:place>",
    Sacrifice: "sacrifice <block:piece> <place:place>",
    Go: "go <blocks:pieces> <place:place>-><to:locale>",
    Announce: "announce <block:piece> <place:place>",
    Next: "next",
    Pass: "pass",
    Concede: "concede",
    **patterns.PATTERNS,
}
MOVES = tuple(PATTERNS)
_KINDS = {
    "piece": PIECE,
    "pieces": PIECES,
    "locale": LOCALE,
    "approach": APPROACH,
    "place": PLACE,
    "route": ROUTE,
    "onward": ONWARD,
}


@cache
def notation() -> Notation:
    words: Words = parse(asset_text("games", "marengo", "words.toml"), "words.toml")
    return Notation(PATTERNS, words, named=("entry", "seat"), kinds={**_KINDS, **spelling.kinds(words)})
