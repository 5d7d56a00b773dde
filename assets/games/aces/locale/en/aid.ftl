# The quick reference of Aces & Armor.

aces-sheet-aid = Quick reference
aces-sheet-aid-about = the whole game on both sides of a sheet, as your table plays it, with the ids of the rules
aces-aid-note = { $automa ->
        [0] { $factions ->
            [2] two sides
           *[other] four factions
        }
       *[other] against the Automa, which has a sheet of its own
    }
aces-aid-ids = small: ids of rules, AA-…
aces-aid-phase-move = *Move.* Repairs end first. Then unit by unit; infantry occupies factories.
aces-aid-phase-name = *Name attacks.* All of them, in their order, each with its target.
aces-aid-phase-fight = *Fight.* One after the other, exactly as named.
aces-aid-phase-money = *Money.* One coin a factory; repair and buy.
aces-aid-begin = Set-up
aces-aid-begin-tiles = Three start tiles each, face down. Nobody looks. Spread your units over them: what lies on a tile is an *army*.
aces-aid-begin-place = The highest die begins. In turn, turn a tile: the first unit stands on its number, the others around it, the next ring when that is full.
aces-aid-begin-water = Water in a ring may be used or left out{ $water ->
        [infantry] ; no tank and no gun stands on it.
       *[anybody] , by any unit.
    }
aces-aid-begin-first = Roll again for the first turn. All factories are neutral, nobody has coins.
aces-aid-limits = First rounds
aces-aid-limits-four = Round 1: armies that act are *1, 1, 2, 3*, in the order of turns. From round 2 all.
aces-aid-limits-two = Round 1: the first side acts with *1* army, the second with *2*. Round 2: the first with its other *2*, the second with all *3*. Then all.
aces-aid-limits-idle = Armies that wait { $idle ->
        [nothing] only shoot back.
       *[react] still intercept, support and shoot back.
    }
aces-aid-movement = Movement
aces-aid-movement-costs = The hex that is entered costs: *road or bridge { $road }*, from any side · *standard { $standard }* · *forest { $forest }*. Aircraft pay 1 for every hex.
aces-aid-movement-water = Rivers and lakes: infantry only, for its whole move{ $entry ->
        [last-step] ; it may walk there first.
       *[whole-move] , from a hex beside them.
    } There it neither attacks nor shoots back.
aces-aid-movement-through = Through own and allied units, never through enemies or over neutral and enemy factories; aircraft neither. One unit a hex.
aces-aid-movement-once = Once a turn, in one go. Points may be left over.
aces-aid-factories = Factories
aces-aid-factories-take = *Only infantry* takes a factory that is neutral or the enemy's: from a hex beside it, for its whole move. It does not attack that turn.
aces-aid-factories-inside = An enemy inside is destroyed at once, without a fight. Your flag stays until enemy infantry comes.
aces-aid-factories-own = Own factories cost 1 to enter, for all units; one unit in each. Those of your ally are { $allied ->
        [closed] closed.
       *[open] open, too.
    }
aces-aid-interception = Interception
aces-aid-interception-when = A unit comes onto a *free* hex beside an enemy that can attack it at distance 1 (aircraft: with the cloud): that enemy may stop it there.
aces-aid-interception-stop = Arrow between both. In its owner's next turn the interceptor does not move and *must attack* that unit.
aces-aid-interception-once = Once a round for each unit; again { $again ->
        [round] in a later round, whatever it owes.
        [duty] as soon as it has attacked.
       *[both] in a later round, once it has attacked.
    }
aces-aid-interception-each = Whoever lets it pass may stop it later on its way. Each opponent decides for the own units; { $several ->
        [all] several may stop the same unit.
       *[one] one stops it.
    }
aces-aid-naming = Naming attacks
aces-aid-naming-order = Order and targets are final. An attack on a unit that is gone is lost.
aces-aid-naming-range = The target is within range, from the least to the most hexes. *Aircraft* only with the cloud.
aces-aid-naming-never = One attack a unit. Not from the water, not after taking a factory. An arrow has to be followed.
aces-aid-steps = A fight
aces-aid-steps-return = *Return fire?* Only at distance 1, if the target could attack the attacker there{ $fire ->
        [if-wanted] {" "}and wants to.
       *[always] . It shoots back at every attacker.
    }
aces-aid-steps-dice = *Dice* of both by their own damage.
aces-aid-steps-red = *Red dice* for an attacker beside the target.
aces-aid-steps-roll = *Roll* at the same time: the hit number or less is a hit.
aces-aid-steps-damage = *Damage* by the table of whoever is hit; the green line if the *target* is in a forest. Never for the attacker.
aces-aid-steps-markers = *Markers.* At { $health } damage a unit is destroyed; both results count.
aces-aid-red = Red dice
aces-aid-red-ground = Target on the ground: *2* if two different arms of yours have it in range, *3* if three. The attacker's arm counts; allies and second units of an arm do not.
aces-aid-red-range = Guns support from their range, all others from beside the target. They may attack somebody else or nobody.
aces-aid-red-air = Aircraft against aircraft: *2* with one more own aircraft beside the target, *3* with two or more. No red dice for ground units against aircraft.
aces-aid-experience = Experience
aces-aid-experience-gain = *1* for damaging an enemy, *2* for destroying one, for attacker and defender.
aces-aid-experience-levels = Veteran from { $veteran }, hero from { $hero }. Markers: two white, two yellow, then red{ $cap ->
        [five] , five at most.
       *[none] .
    }
aces-aid-money = Money
aces-aid-money-income = One coin for each factory of your own, at the end of your turn.
aces-aid-money-repair = *Repair*: a damaged unit in your factory, { $repair } coins under it. At your next turn they go, and up to { $points } damage with them.
aces-aid-money-buy = *Buy*: onto empty factories of yours, at the price of the card{ $limit ->
        [0] .
       *[other] ; at most { $most } of a type.
    }
aces-aid-money-give = *Give* coins to your ally at any time: { $fee } goes to the bank.
aces-aid-victory = Victory
aces-aid-victory-factories = The team that first holds *{ $goal }* factories { $half ->
        [0] of ten
       *[other] of five
    }, at once.
aces-aid-victory-units = Or that destroys all units of the other team.
aces-aid-special = Special units
aces-aid-special-katyusha = *Katyusha* shells a hex 2 to 4 away and the six around it: one roll, the hits count for every unit on the ground there, friends as well. No aircraft.
aces-aid-special-b17 = *B-17*: never attacks aircraft and gives no support in the air, but shoots back at aircraft and supports against the ground.
aces-aid-missions = Missions and options
aces-aid-missions-mountains = *Mountains*: 1½ points, no tanks; guns on them reach 2 hexes farther.
aces-aid-missions-ardennes = *Ardennes*: Germans begin with three factories, Allies with four. A German tank at the coast wins, otherwise the Allies.
aces-aid-missions-timer = *Sand timer*: 5 minutes for moving and naming. *Without dice*: fixed hits, as on the Automa's sheet.
aces-aid-agreed = As this table plays it
