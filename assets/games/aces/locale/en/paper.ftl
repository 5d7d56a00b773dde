# Aces & Armor on paper.

aces-paper-letters-g1 = G1
aces-paper-letters-us = US
aces-paper-letters-g2 = G2
aces-paper-letters-su = SU
aces-paper-marks = { $sample } a sample of ours that no rulebook states   { $deduced } follows from an example of the rulebook
aces-paper-half-1-6 = half with numbers 1–6
aces-paper-half-7-12 = half with numbers 7–12
aces-paper-map-ours = { $mark } A map of our own, not the board of the box.
aces-paper-hex-size = Hexes of { $size } mm from side to side.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } A sample: measure a hex of your board and print with that.
    }
aces-detail-hex = Hex in mm
aces-detail-hex-none = 40, a sample of ours; side to side
trouble-aces-hex-size = “{ $size }” is no size of a hex. Give millimetres from side to side, { $least } to { $most }, such as 38.5.

## The map

aces-sheet-map = Map
aces-sheet-map-about = the map on one page, whole or a half (--set players=2 --set half=7-12), with a legend
aces-sheet-poster = Map as a poster
aces-sheet-poster-about = the same map in true size (--set hex=38), over many pages with a plan
aces-map-standard = standard: 1 point ({ $count })
aces-map-road = road or bridge: ½ point, from any side ({ $count })
aces-map-forest = forest: 1½ points, cover for whoever is attacked ({ $count })
aces-map-water = river or lake: infantry only, takes the whole move ({ $count })
aces-map-sea = sea: like a lake ({ $count })
aces-map-mountain = mountains, in that mission: 1½ points, no tanks; otherwise standard ({ $count })
aces-map-factory = factory with its name: 1 point once it is yours ({ $count })
aces-map-start = start number
aces-map-halves = border of the halves
aces-terrain-standard = standard
aces-terrain-road = road, bridge
aces-terrain-forest = forest
aces-terrain-water = river, lake
aces-terrain-factory = factory
aces-terrain-mountain = mountains
aces-terrain-sea = sea

## Hex paper

aces-sheet-hexes = Hex paper
aces-sheet-hexes-about = a form to draw a map of your own into, and blank hexes in true size (--set hex=38)
aces-blank-form = Map form
aces-blank-form-how = Write a sign into each hex, line by line as in a map's file.
aces-blank-paper = Blank hexes

## Troop cards

aces-sheet-cards = Troop cards
aces-sheet-cards-about = a card for each type of unit: speed, hit numbers, ranges, dice, damage, cost; with backs
aces-card-speed = speed
aces-card-cost = cost
aces-card-hits = hits on this or less
aces-card-range = range in hexes
aces-card-range-ground = ground
aces-card-range-air = aircraft
aces-card-dice = dice with 0 to 5 damage
aces-card-damage = hits for 1, 2, … damage{ $forest ->
        [0] {""}
       *[1] {" "}· trees: attacked in a forest
    }
aces-card-marks = { $sample } sample of ours   { $deduced } from an example
aces-role-regular = infantry
aces-role-special = special infantry
aces-role-tank = tank
aces-role-artillery = artillery
aces-role-fighter = fighter
aces-role-bomber = bomber
aces-level-0 = recruit
aces-level-1 = veteran
aces-level-2 = hero
aces-ability-area7 = Shells a hex and the six around it
aces-ability-no-air-attack = Never attacks aircraft
aces-ability-return-fire-air = shoots back at aircraft

## Pieces to cut out

aces-sheet-tokens = Tiles and markers
aces-sheet-tokens-about = start tiles and the launcher's with backs, flags, factories, arrows, a piece for each type of unit
aces-tokens-how = - Print on card, or glue on it. Cut along the marks, from the front.
    - { $duplex ->
        [0] Fold each pair at the dashed line and glue it.
       *[1] Print two-sided, turned over the long edge.
    }
    - A piece measures { $size } mm, six tenths of a hex.{ $sample ->
        [0] {""}
       *[1] {" "}The hex is a sample of ours: print with yours (--set hex=38).
    }
aces-tokens-v2 = V2
aces-tokens-start = Start numbers: shuffled, three face down for each faction; units on a tile are an army.
aces-tokens-launcher = The launcher of mission V2: it lies among the others, and only the Germans know where.
aces-tokens-flag = Flags of the four factions, the same on both sides: they lie in factories that are held.
aces-tokens-factory = Factories: to be seen better on the map.
aces-tokens-ruin = Ruins, behind the factories: turned over where a rocket has destroyed one.
aces-tokens-arrow = Arrows: from a unit that intercepts to the one it stopped. It attacks it in its next turn, then the arrow goes.
aces-tokens-unit = A piece for each type of unit: for the Automa’s cup, or where miniatures run out. For two sets print them twice.

## Damage and experience

aces-sheet-units = Damage and experience
aces-sheet-units-about = a page for each faction: boxes for damage with the dice that are left, experience, armies, repairs
aces-units-how = Cross off damage, experience and the two coins of a repair. The pale number is how many dice are left.
aces-units-name = unit
aces-units-army = army
aces-units-damage = damage: dice left
aces-units-experience = experience
aces-units-repair = repair
aces-units-values = speed { $speed }
    cost { $cost }
    hits on { $hits }
aces-units-end = ×
aces-units-veteran = V
aces-units-hero = H

## Weather

aces-sheet-weather = Weather
aces-sheet-weather-about = the six kinds of weather with what terrain costs then, and places to count the turns
aces-weather-how = A start tile lies in the row of the weather, markers count three turns; then a die decides anew.
aces-weather-die = die
aces-weather-effect = what it does
aces-weather-turns = turns
aces-weather-on-road = road
aces-weather-on-standard = standard
aces-weather-on-forest = forest
aces-weather-on-water = water
aces-weather-whole = all
aces-weather-name-normal = Normal
aces-weather-name-frost = Frost
aces-weather-name-mud = Mud
aces-weather-name-drought = Drought
aces-weather-name-storm = Storm
aces-weather-name-fog = Fog
aces-weather-does-normal = Nothing changes. Water takes infantry the whole move.
aces-weather-does-frost = Water is frozen: standard terrain for everybody.
aces-weather-does-mud = Everything is slower.
aces-weather-does-drought = Open country is dry and fast.
aces-weather-does-storm = All ranges of artillery are 1 hex shorter.
aces-weather-does-fog = Nobody can intercept.

## Mission V2

aces-sheet-v2 = Mission V2
aces-sheet-v2-about = the launcher: its damage, rockets round by round, destroyed factories, how the mission goes
aces-v2-how = For everybody at the table: where the launcher is stands nowhere on it.
aces-v2-damage = Damage to the launcher
aces-v2-table = { $known ->
        [0] Below each damage write the hits it takes: the rulebook shows them in a picture.
       *[1] Below each damage stand the hits it takes.
    }
aces-v2-ruins = Destroyed factories
aces-v2-wins = Five: Germany wins. Holding five factories wins for either team.
aces-v2-before = Before
aces-v2-before-told = - Two sets each. No bombers for Germany; one tank and one gun for each of the Allies.
    - When all units stand, the launcher's owner fills free hexes around the own numbers with grey tiles, face down. One of them is the V2 tile.
aces-v2-search = The search
aces-v2-search-told = - Nobody ends a move on a grey tile. Germans may cross them, Allies may not.
    - An Allied unit that comes beside a tile turns it over.
    - Hidden or found, the launcher fires once a round.
aces-v2-found = Found
aces-v2-found-told = - All other grey tiles go.
    - It cannot move and does not shoot back. It is attacked like a unit; markers go on its tile.
    - Destroyed: the Allies win.
aces-v2-rockets = Rockets
aces-v2-rocket-rule = Once a round, at any factory: a die above 3 destroys it and whoever is in it.
aces-v2-round = round
aces-v2-factory = factory
aces-v2-die = die
aces-v2-hit = destroyed

## Money

aces-sheet-money = Money
aces-sheet-money-about = a line for each turn: income, gifts, repairs, purchases, what is left; with prices
aces-money-how = At the end of each own turn: one coin for each factory you hold, then repairs and purchases.
aces-money-prices = Prices
aces-money-rules = - Repair: { $repair } coins under a damaged unit in your factory; at your next turn up to { $points } damage come off.
    - Purchases go onto empty factories of yours.
    - A gift to your ally costs { $fee } coin.
aces-money-round = round
aces-money-factories = facto­ries +
aces-money-gifts = gifts ±
aces-money-repairs = repairs −
aces-money-bought = bought −
aces-money-left = coins
aces-money-start = at the start

## The table

aces-sheet-table = The table as it stands
aces-sheet-table-about = all units with damage and experience, coins, factories, the log, the map, and the code that restores it
aces-table-over = { $team ->
        [germany] Germany has won.
        [allies] The Allies have won.
       *[none] The game is a draw.
    }
aces-team-germany = Germany
aces-team-allies = Allies
aces-table-faction = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } · factories { $factories }
aces-table-besides = Besides
aces-table-army = army { $army }
aces-table-field = map
aces-table-water = water
aces-table-repair = repair
aces-table-moved = moved
aces-table-map = Map of the table
aces-table-key = Below a unit: experience on the left, damage on the right. Arrows: named attacks in their order; dashed: owed after an interception.

aces-sheet-box = Box and bag labels
aces-sheet-box-about = a tuck box for the troop cards, to fold and glue, and a label for each bag
aces-box-cards = { $cards } troop cards
aces-bag-faction = units of { $faction }
aces-bag-start = start tiles, with the launcher’s
aces-bag-factories = factories and ruins
aces-bag-arrows = arrows
aces-bag-flags = flags of all factions
