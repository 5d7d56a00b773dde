# Moves as the players say them; part by part where they have several.

aces-do-choose = { $parts }
aces-do-divide = { $factory } goes to { $to }
aces-do-army = { $parts } into army { $army }
aces-do-start = Dice: { $dice }
aces-do-flip = Turn the tile of army { $army }: number { $tile }
aces-do-place = { $type } { $unit } on { $hex }
aces-do-lay = Grey tiles on { $parts }
aces-do-hide = The launcher is on { $hex }
aces-do-weather = Weather die: { $die }
aces-do-use = { $count ->
        [one] Act with army { $armies }
       *[other] Act with armies { $armies }
    }
aces-do-move = { $type } { $unit }: { $path }{ $taken ->
        [0] {""}
       *[other] , occupy the factory
    }
aces-do-intercept = { $type } { $unit } intercepts
aces-do-pass = { $all_turn ->
        [0] Let it pass
       *[other] Let everything pass this turn
    }
aces-do-name = { $type } { $unit } attacks { $target_type_id ->
        [none] hex { $target }
       *[other] { $target_type } { $target }
    }
aces-do-unname = Take the attack of { $type } { $unit } back
aces-do-reorder = Attacks in this order: { $parts }
aces-do-roll = Dice: { $dice }{ $back_id ->
        [none] {""}
       *[other] ; in return { $back }
    }
aces-do-hits = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ $back ->
        [0] {""}
        [one] , 1 in return
       *[other] , { $back } in return
    }
aces-do-harm = { $points } damage to the launcher
aces-do-fire = A rocket at { $factory }, die { $die }
aces-do-repair = Repair { $type } { $unit }
aces-do-buy = Buy { $type } on { $factory }
aces-do-give = Give { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to your ally
aces-do-next = { $phase ->
        [move] Done moving
        [rocket] Hold fire
        [name] All attacks are named
        [money] End the turn
       *[other] Go on
    }

aces-part-unit = Which unit?
aces-part-hex = Onto which hex?
aces-part-path = Where to?
aces-part-target = Against whom?
aces-part-tile = Which number?
aces-part-hexes = Onto which hexes?
aces-part-fire = Fire at { $factory }
aces-part-fire-die = What does the die show?
aces-part-units = Which units?
aces-part-type = What do you buy?
aces-part-factory = On which factory?
aces-part-hits-hits = How many hits?
aces-part-hits-back = How many hits in return?
    .none = none

aces-typed-roll = The attacker's dice, then “back” and the dice of whoever shoots back: roll 4 4 2 11 back 3 9
aces-typed-move = To a hex by the cheapest way (inf1 C3-D4), or along hexes you name (inf1 C3-C4-D4).

aces-part-army = Make army { $army }
aces-part-divide = Divide { $factory }
aces-part-to = To whom?
aces-part-flip = Turn the tile of army { $army }
aces-part-place = Place { $unit }
aces-part-move = Move { $unit }
aces-part-name = Attack with { $unit }
aces-part-roll = Dice
aces-part-hits = Hits: { $hits }
aces-part-buy = Buy { $type }
