# The table on the screen.

aces-panel-no-map = This table has no map. Enter “deploy” to go on with one.
aces-panel-mark-repair = R
aces-panel-acting = { $count ->
        [0] nobody may act
        [one] 1 may act
       *[other] { $count } may act
    }
aces-panel-damaged = { $count } damaged
aces-panel-in-repair = { $count } in repair
aces-panel-more-units = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
aces-panel-phase-choose = secret units
aces-panel-phase-divide = factories
aces-panel-phase-assign = armies
aces-panel-phase-order = who places first
aces-panel-phase-place = placing
aces-panel-phase-lay = grey tiles
aces-panel-phase-hide = the launcher
aces-panel-phase-first = who begins
aces-panel-phase-weather = weather
aces-panel-phase-armies = armies
aces-panel-phase-move = move
aces-panel-phase-rocket = rocket
aces-panel-phase-name = name
aces-panel-phase-fight = fight
aces-panel-phase-money = money
aces-panel-phase-over = over
aces-panel-team-germany = Germany
aces-panel-team-allies = Allies
aces-panel-short-g1 = G1
aces-panel-short-g2 = G2
aces-panel-short-us = US
aces-panel-short-su = SU
aces-panel-factories = { $held } of { $goal } factories
aces-panel-purse = { $coins } +{ $income } { $coins ->
        [one] coin
       *[other] coins
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
aces-panel-weather = Weather: { $sky } ({ $left ->
        [0] changes now
        [one] 1 turn left
       *[other] { $left } turns left
    })
aces-panel-weather-short = { $weather ->
        [frost] frost
        [mud] mud
        [drought] drought
        [storm] storm
        [fog] fog
       *[normal] fair
    }
aces-panel-launcher = V2: { $found ->
        [0] not found
       *[other] found, damage { $damage } of { $health }
    }, { $ruins ->
        [one] 1 factory destroyed
       *[other] { $ruins } factories destroyed
    }
aces-panel-sign-act = may act
aces-panel-sign-damage = damage
aces-panel-sign-veteran = veteran
aces-panel-sign-hero = hero
aces-panel-sign-repair = repair
aces-panel-sign-duty = owes an attack
aces-panel-sign-forest = forest
aces-panel-sign-road = road
aces-panel-sign-water = river
aces-panel-sign-sea = sea
aces-panel-sign-mountain = mountain

## What keys show on the map

key-reach = where to
key-hitters = who can hit
key-support = support
key-threatened = threatened
key-interception = interception
key-weather_map = weather
aces-panel-no-weather = This table plays without weather.
aces-panel-note-dice = { $fixed ->
        [0] { $dice }d
       *[other] { $fixed }h
    }
aces-panel-note-red = { $dice }red
aces-panel-note-threats = { $count }×
aces-panel-layer-reach = { $unit ->
        [none] Nobody stands on { $hex }.
       *[other] Where { $unit } can go with { $points ->
            [one] 1 point
           *[other] { $points } points
        }; ! it can be intercepted on the way
    }
aces-panel-layer-hitters = Who can hit { $unit ->
        [none] a unit on { $hex }
       *[other] { $unit } on { $hex }
    }, with how many dice
aces-panel-layer-support = { $unit ->
        [none] Nobody stands on { $hex }.
       *[other] Who can attack { $unit } with how many red dice, and who supports
    }
aces-panel-layer-threatened = Threatened units, each with how many could attack it now
aces-panel-layer-interception = Where units of whose turn it is can be intercepted: ! ground, ^ aircraft
aces-panel-layer-weather_map = { $sky }; what entering costs on the ground
aces-panel-nobody-can = Nobody can.
aces-panel-nowhere = It cannot go anywhere.
aces-panel-hits-with = { $fixed ->
        [0] { $dice } dice
        [one] 1 fixed hit
       *[other] { $fixed } fixed hits
    }
aces-panel-hits-chance = { $fixed ->
        [0] { $dice } dice{ $red ->
            [0] {""}
           *[other] {" "}({ $red } red)
        }
        [one] 1 fixed hit
       *[other] { $fixed } fixed hits
    }: damages { $damage } %, destroys { $destroy } %
aces-panel-red-dice = { $red ->
        [0] no red dice
       *[other] { $red } red dice: { $aircraft ->
            [0] { $arms }
            [one] 1 more aircraft
           *[other] { $aircraft } more aircraft
        }
    }
aces-panel-arm-infantry = infantry
aces-panel-arm-tank = tanks
aces-panel-arm-artillery = artillery
aces-panel-arm-aircraft = aircraft
aces-panel-intercepts = { $flying ->
        [0] Ground units are intercepted by
       *[other] Aircraft are intercepted by
    }
aces-panel-terrain = { $terrain ->
        [road] road
        [forest] forest
        [water] river or lake
        [sea] sea
        [mountain] mountain
        [factory] factory
       *[standard] open ground
    }
aces-panel-hex = { $hex }: { $ground }
aces-panel-hex-factory = { $hex }: factory { $factory }, { $ruin ->
        [0] { $holder }, +1 coin
       *[other] destroyed
    }
aces-panel-unit = { $damage } damage, { $xp } experience { $level ->
        [0] {""}
        [1] (veteran){" "}
       *[other] (hero){" "}
    }· moves { $points }
aces-panel-fire = { $dice } dice, hit on { $hits_on } or less · range { $ground ->
        [none] never at ground
       *[other] { $ground } at ground
    }, { $air ->
        [none] never at aircraft
       *[other] { $air } at aircraft
    }
aces-panel-duty = must attack { $target }, which it has intercepted

## The combat desk

key-laptop_rolls = the laptop rolls
key-count_hits = hits, not dice
aces-panel-fight-large = { $dice } × 1-{ $hits_on }
aces-panel-fight-white = { $dice } white dice with { $damage } damage
aces-panel-fight-red = + { $dice } red dice: { $parts }
aces-panel-fight-aircraft = { $count ->
        [one] 1 more aircraft beside the target
       *[other] { $count } more aircraft beside the target
    }
aces-panel-fight-pool = = { $dice } dice, each hits on { $hits_on } or less{ $level ->
        [0] {""}
        [1] {" "}(veteran)
       *[other] {" "}(hero)
    }; { $expected } hits expected
aces-panel-fight-chances = damages { $damage } %, destroys { $destroy } %{ $forest ->
        [0] {""}
       *[other] , in the forest
    }
aces-panel-fight-damage = { $points } damage
aces-panel-fight-gone = destroyed
aces-panel-fight-no-return = No return fire.
aces-panel-fight-fixed = { $hits ->
        [one] 1 fixed hit
       *[other] { $hits } fixed hits
    }, without dice
aces-panel-fight-fixed-return = shoots back with { $hits ->
        [one] 1 fixed hit
       *[other] { $hits } fixed hits
    }; damages { $damage } %, destroys { $destroy } %
aces-panel-fight-return = shoots back with { $dice } dice, each hits on { $hits_on } or less; { $expected } expected; damages { $damage } %, destroys { $destroy } %
aces-panel-fight-typed = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ $left ->
        [0] {""}
        [one] , 1 die to come
       *[other] , { $left } dice to come
    }
aces-panel-fight-typing = Type the dice as they lie, a blank after 1: { $dice } of { $unit }{ $back ->
        [0] {""}
       *[other] , then { $back } of { $target }
    }. So far: { $typed }
aces-panel-fight-counting = Type the hits of { $unit }{ $back ->
        [0] {""}
       *[other] , then a blank and those of { $target }
    }. So far: { $typed }
aces-panel-fight-harm = Type the damage. So far: { $typed }
aces-panel-fight-would = This does:
aces-panel-fight-last = The last attack
aces-panel-fight-over = The fighting is done for now. { $key } goes on.
aces-panel-decimal-point = .

## The Automa's cards

key-why_step = why
aces-panel-card-armies = Army { $armies }
aces-panel-card-next = Next ({ $key }):
aces-panel-card-over = The Automa's turn is over. { $key } goes on.
aces-panel-card-waits = The Automa waits for an answer. { $key } goes on.
aces-panel-card-lot = Type a number, or { $key } lets the laptop roll. So far: { $typed }
aces-panel-card-why = Why

## The set-up desk

key-next_unit = next unit
key-find_hex = type a hex
key-other_faction = other faction
aces-panel-set-up-how = { $count ->
        [one] 1 unit is still to be put on the map.
       *[other] { $count } units are still to be put on the map.
    }
aces-panel-set-up-finding = Hex: { $typed }

## At the interception desk

aces-desk-intercept = At the desk: what each would come to
aces-panel-intercept-what = { $type } { $unit } comes to { $hex }.
aces-panel-intercept-then = Whoever intercepts stops it there and attacks it in their next turn. If all stand as now:
aces-panel-intercept-back = { $dice ->
        [0] no return fire
       *[other] { $fixed ->
            [0] { $dice } dice back
            [one] 1 fixed hit back
           *[other] { $fixed } fixed hits back
        }: is hit { $damage } %, lost { $destroy } %
    }
aces-flag-sample = sample cards
aces-panel-sign-start = start number

## Desks

aces-desk-fight = At the desk: the attacks in their order, with all their chances
aces-desk-harm = At the desk: what the hits do to the launcher
aces-desk-stands = At the desk: pick each unit and its hex on the map
aces-desk-step = At the desk: a large card for each step, why, and what to do
aces-desk-lot-armies = { aces-desk-step }
aces-desk-lot-unit = { aces-desk-step }
aces-desk-lot-hex = { aces-desk-step }
aces-desk-lot-target = { aces-desk-step }
aces-desk-lot-aim = { aces-desk-step }
aces-desk-lot-type = { aces-desk-step }
aces-desk-lot-factory = { aces-desk-step }
aces-desk-reply = At the desk: what shooting back does
