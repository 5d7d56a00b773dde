"""How the moves of this game are typed: ``inf1 C3-D4``, ``name t2>inf3``, ``roll 4 4 2 11 back 3``."""

from __future__ import annotations

from functools import cache

from companion.games.aces import spelling
from companion.games.aces.automa.steps import Draw, Lot, Replied, Reply, Reveal, Step
from companion.games.aces.automa.striking import Strike
from companion.games.aces.automa.telling import Tell
from companion.games.aces.books.deploying import Deploy, Stands, Tiles
from companion.games.aces.books.fighting import Aim, Barrage, Shelled, Terms
from companion.games.aces.books.moving import Catch, Find, Go, Take
from companion.games.aces.moves.ardennes import Divide
from companion.games.aces.moves.combat import Harm, Hits, Roll
from companion.games.aces.moves.intercepting import Intercept, LetPass
from companion.games.aces.moves.launcher import Hide, Lay
from companion.games.aces.moves.money import Buy, Give, Repair
from companion.games.aces.moves.movement import March
from companion.games.aces.moves.naming import Name, Reorder, Unname
from companion.games.aces.moves.rockets import Fire
from companion.games.aces.moves.secrets import Choose
from companion.games.aces.moves.setup import Assign, Flip, Place, Start
from companion.games.aces.moves.turn import Next, Use
from companion.games.aces.moves.weather import NewWeather
from companion.kernel.data import asset_text, parse
from companion.kernel.game import Move
from companion.kernel.notation import Notation, Words

DIE = 12  # sides, deduced from the weather table (ledger 2.1)

# In the order of a game.
PATTERNS: dict[type[Move], str] = {
    Choose: "choose <types:types>",
    Divide: "divide <factory:factory> <to:seat>",
    Assign: "army <army:number> <units:units>",
    Start: "start <dice:numbers>",
    Flip: "flip <army:number> <tile:number>",
    Place: "place <unit:unit> <hex:hex>",
    Lay: "lay <hexes:hexes>",
    Hide: "hide <hex:hex>",
    NewWeather: "weather <die:number>",
    Use: "use <armies:numbers>",
    March: "move <unit:unit> <path:path>",
    Intercept: "intercept <unit:unit>",
    LetPass: "pass [<all_turn:turn>]",
    Name: "name <unit:unit>-><target:target>",
    Unname: "unname <unit:unit>",
    Reorder: "reorder <units:units>",
    Roll: "roll [<unit:unit>-><target:target>] <dice:numbers> [back <back:numbers>]",
    Hits: "hits [<unit:unit>-><target:target>] <hits:number> [back <back:number>]",
    Harm: "harm <points:number>",
    Fire: "fire <factory:factory> <die:number>",
    Repair: "repair <unit:unit>",
    Buy: "buy <type:type> <factory:factory>",
    Give: "give <coins:number>",
    Next: "next",
    # the Automa
    Reveal: "reveal <tile:number>",
    Draw: "draw <type:type>",
    Step: "step",
    Strike: "strike",
    Lot: "lot <dice:numbers>",
    Reply: "reply <dice:numbers>",
    Replied: "replied <hits:number>",
    Tell: "tell <words:words>",
    # without a map
    Go: "go <unit:unit> <place:place>",
    Take: "occupy <unit:unit> <factory:factory>",
    Catch: "catch <unit:unit>-><target:unit>",
    Find: "find",
    Aim: "aim <unit:unit>-><target:target> [at <distance:number>]",
    Barrage: "barrage <unit:unit>",
    Terms: "terms <arms:number> [<forest:forest>]",
    Shelled: "shelled <hits:number> [hit <units:units>] [forest <forest:units>] [<launcher:launcher>]",
    Deploy: "deploy",
    Stands: "stands <unit:unit> <hex:hex>",
    Tiles: "tiles <hexes:hexes> [turned <turned:hexes>]",
}
MOVES = tuple(PATTERNS)


@cache
def notation() -> Notation:
    words: Words = parse(asset_text("games", "aces", "words.toml"), "words.toml")
    named = ("hex", "place", "factory", "seat")
    return Notation(PATTERNS, words, named, spelling.kinds(words), die=DIE, unsaid="move")
