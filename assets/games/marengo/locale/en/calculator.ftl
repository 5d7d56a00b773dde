# Bonaparte at Marengo: the calculator.

marengo-calc-title = Assault, bombardment, retreat
marengo-calc-group-attack = Attack
marengo-calc-group-defence = Defence
marengo-calc-group-pursuit = Pursuit
marengo-calc-group-bombardment = Bombardment
marengo-calc-group-retreat = Retreat
marengo-calc-attacker-arm = first row
marengo-calc-attacker-1 = strength
marengo-calc-attacker-2 = second leader
marengo-calc-attacker-behind = strength behind
marengo-calc-attacker-pursuers = of it pursuing cavalry
marengo-calc-terrain = penalty for this arm
marengo-calc-reading = penalty counts
marengo-calc-broken = demoralized by the fire
marengo-calc-fire = defensive fire
marengo-calc-defender-arm = first row
marengo-calc-defender-1 = strength
marengo-calc-defender-2 = second leader
marengo-calc-defender-behind = strength behind
marengo-calc-defender-pursuers = of it pursuing cavalry
marengo-calc-demoralized = demoralized
marengo-calc-cav-defender = cavalry penalty, defender
marengo-calc-cav-attacker = cavalry penalty, attacker
marengo-calc-obstacle = obstacle on either side
marengo-calc-below-zero = a strength below 0
marengo-calc-gun = artillery
marengo-calc-target = target
marengo-calc-penalty = artillery penalty
marengo-calc-victim = strength of the target
marengo-calc-reserve-infantry = infantry in reserve
marengo-calc-sides = approaches left
marengo-calc-artillery = artillery
marengo-calc-stranded = strength without a refuge
marengo-calc-infantry = infantry
marengo-calc-cavalry = cavalry
marengo-calc-once = once
marengo-calc-each = for each leader
marengo-calc-zero = is 0
marengo-calc-counts = costs its owner
marengo-calc-no = no
marengo-calc-yes = yes
marengo-calc-block = opposite block
marengo-calc-reserve = reserve
marengo-calc-side = another approach

marengo-calc-attack = Attack: { $points }{ $fire ->
        [0] {""}
       *[other] {" "}− { $fire } by fire
    }{ $broken ->
        [0] {""}
       *[other] , each leader 1 less
    }{ $terrain ->
        [0] {""}
       *[other] {" "}− terrain { $terrain }
    } = { $strength }
marengo-calc-defence = Defence: { $points }{ $shaken ->
        [0] {""}
       *[other] , each leader 1 less
    } = { $strength }
marengo-calc-verdict = { $verdict_id ->
        [attacker] The attacker wins
       *[defender] The defender wins
    } ({ $result }): the attacker loses { $attacker }, the defender { $defender }.
marengo-calc-pursuit = { $case ->
        [pursuit] The pursuit takes { $points } more, the pursuers lose { $own }.
        [cavalry] No pursuit: the loser had cavalry in the first row.
        [obstacle] No pursuit over an obstacle to cavalry.
       *[none] Nobody pursues.
    }
marengo-calc-losses = In all: the attacker loses { $attacker }, the defender { $defender }.
marengo-calc-bombardment = Bombardment: strength { $points }; the target loses { $lost } and has { $left ->
        [0] nothing left
       *[other] { $left } left
    }{ $own ->
        [0] {""}
       *[other] ; the artillery loses { $own }
    }.
marengo-calc-retreat = Retreat: { $positions } for positions left + { $whole } eliminated = { $points }
