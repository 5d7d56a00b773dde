# A new table, its settings, the calculator.

aces-option-players = Players
aces-option-players-4 = four
aces-option-players-3 = three: one plays two factions
aces-option-players-2 = two, on half the map
aces-option-german = German faction
aces-option-german-g1 = Germany 1
aces-option-german-g2 = Germany 2
aces-option-allied = Allied faction
aces-option-allied-us = United States
aces-option-allied-su = Soviet Union
aces-option-half = Half of the map
aces-option-half-1-6 = numbers 1–6
aces-option-half-7-12 = numbers 7–12
aces-option-sets = Sets of units
aces-option-sets-1 = one
aces-option-sets-2 = two, a longer game
aces-option-sets-1-4 = one, and four units of a second in secret
aces-option-length = Length
aces-option-length-usual = usual: 6 of 10 factories, 4 of 5
aces-option-length-short = short: one factory less
aces-option-mission = Mission
aces-option-mission-skirmish = none, a skirmish
aces-option-mission-v2 = V2: find the launcher (always two sets)
aces-option-mission-weather = changing weather
aces-option-mission-mountains = mountains
aces-option-mission-ardennes = Ardennes: a tank to the coast
aces-option-controller = Launcher (V2)
aces-option-controller-g1 = is Germany 1's
aces-option-controller-g2 = is Germany 2's
aces-option-v2-table = Launcher hits (V2)
aces-option-v2-table-empty = per damage; empty: by hand
aces-option-v2-health = V2 destroyed at
aces-option-v2-health-empty = 6 damage
aces-option-last-round = Last round
aces-option-last-round-empty = none (Ardennes)
aces-option-hits = Hits
aces-option-hits-dice = with dice
aces-option-hits-fixed = fixed, without dice
aces-option-type-limit = Units of one type
aces-option-type-limit-four = four at most
aces-option-type-limit-none = as many as you can pay
aces-option-timer = Sand timer
aces-option-timer-off = off
aces-option-timer-on = 5 minutes to move and name, then a warning
aces-option-map = Map
aces-option-troop = Troop cards
aces-option-automatic = Without a choice
aces-option-automatic-on = things happen by themselves
aces-option-automatic-off = everything is entered
aces-automatic-next = go on where nothing can be done
aces-automatic-use = the armies that are left in round 2

aces-calc-title = A fight (with our sample cards)
aces-calc-group-attack = Attacker
aces-calc-group-defence = Defender
aces-calc-attacker = unit
aces-calc-attacker-damage = damage
aces-calc-attacker-level = experience
aces-calc-red = red dice
aces-calc-red-none = none
aces-calc-red-two = 2
aces-calc-red-three = 3
aces-calc-defender = unit
aces-calc-defender-damage = damage
aces-calc-defender-level = experience
aces-calc-forest = in forest
aces-calc-distance = distance
aces-calc-no = no
aces-calc-yes = yes
aces-calc-recruit = recruit
aces-calc-veteran = veteran
aces-calc-hero = hero
aces-calc-us-inf = US infantry
aces-calc-us-mob = US mobile infantry
aces-calc-us-tank = US tank
aces-calc-us-how = US howitzer
aces-calc-us-ftr = US fighter
aces-calc-us-b17 = B-17
aces-calc-su-inf = Soviet infantry
aces-calc-su-mob = Soviet mobile infantry
aces-calc-su-tank = Soviet tank
aces-calc-su-kat = Katyusha
aces-calc-su-ftr = Soviet fighter
aces-calc-su-bmb = Soviet bomber
aces-calc-g1-inf = Germany 1 infantry
aces-calc-g1-mob = Germany 1 mobile infantry
aces-calc-g1-tig = Tiger
aces-calc-g1-pak = Pak 40
aces-calc-g1-262 = Me 262
aces-calc-g1-j87 = Ju 87
aces-calc-g2-inf = Germany 2 infantry
aces-calc-g2-mec = mechanised infantry
aces-calc-g2-tank = Germany 2 tank
aces-calc-g2-flk = 8.8 Flak
aces-calc-g2-ftr = Germany 2 fighter
aces-calc-g2-j88 = Ju 88
aces-calc-attack = { $able ->
        [0] It cannot attack that unit from there. It would have {""}
       *[other] {""}
    }{ $dice } dice{ $red ->
        [0] {""}
       *[other] {" "}({ $red } red)
    } on { $hits_on } or less: about { $about }.{ $tenth } hits, damage { $damage } %, destroys { $destroy } %
aces-calc-back = { $returned ->
        [0] No return fire
       *[other] Return fire: { $dice } dice on { $hits_on } or less, about { $about }.{ $tenth } hits; is hit { $damage } %, lost { $destroy } %
    }
