# A table without a map: the players say where things happen.

aces-ask-go = Which units have moved, and where to? Or go on to naming attacks
aces-ask-catch = Has one of your units intercepted somebody?
aces-ask-aim = Name your attacks in order, with the distance, or go on to fighting
aces-ask-terms = { $about } attacks: how many arms of yours have the target in range, and is it in the forest?
aces-ask-shelled = Barrage of { $about }: how many hits, and whom do they hit?
aces-told = Support: { $arms }{ $forest ->
        [0] {""}
       *[other] ; the target is in the forest
    }.

aces-do-go = { $type } { $unit } has moved{ $place_id ->
        [field] {""}
        [water] {" "}into the water
       *[other] {" "}into { $place }
    }
aces-do-occupy = { $type } { $unit } occupies { $factory }
aces-do-find = The launcher is found
aces-do-catch = { $type } { $unit } has intercepted { $target }
aces-do-aim = { $type } { $unit } attacks { $target }, { $distance ->
        [one] beside it
       *[other] { $distance } hexes away
    }
aces-do-barrage = { $type } { $unit } shells an area
aces-do-terms = Support: { $arms }{ $forest ->
        [0] {""}
       *[other] , in the forest
    }
aces-do-shelled = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } on { $parts_id ->
        [none] nobody
       *[other] { $parts }
    }
aces-part-go = Moved: { $unit }
aces-part-go-place = Where is it now?
aces-part-occupy = Occupy with { $unit }
aces-part-catch = Intercepted by { $unit }
aces-part-catch-target = Whom?
aces-part-aim = Attack with { $unit }
aces-part-distance = How many hexes away?
    .none = beside it
aces-part-terms = Support: { $arms }
aces-part-terms-arms = How many arms have the target in range? In the air: how many other aircraft of yours are beside it?
aces-part-terms-forest = Is it in the forest?
    .none = no
aces-part-shelled = Barrage: { $hits } hits

aces-ask-deploy = Follow every unit on the map from now on
aces-ask-stands = Where do your units stand on the map?
aces-deploying = From now on every unit is followed on the map. { $count ->
        [0] All of them stand in factories.
        [one] Tell where one unit stands.
       *[other] Tell where { $count } units stand.
    }
aces-told-hex = { $type } { $unit } stands on { $hex }.
aces-ask-tiles = Where do grey tiles lie on the map?
aces-ask-found-tile = Where does the launcher stand on the map?
aces-tiles-told = { $count ->
        [one] A grey tile lies
       *[other] Grey tiles lie
    } face down on { $parts }{ $turned_id ->
        [none] .
       *[other] , turned over on { $turned }.
    }
aces-launcher-stands = The launcher stands on { $hex }.
aces-do-tiles = Grey tiles lie on { $parts }{ $turned_id ->
        [none] {""}
       *[other] , turned over on { $turned }
    }
aces-do-deploy = Go on with the map
aces-do-stands = { $type } { $unit } stands on { $hex }
aces-part-stands = { $unit } stands
aces-part-stands-hex = Where does it stand?

aces-kind-place = place
aces-place-field = somewhere on the map
    .from = from where it stands
    .to = to its new hex
    .at = on the map
aces-place-water = in the water
    .from = from the water
    .to = into the water
    .at = in the water
aces-field-cover = told about the fight
aces-option-depth = Tracking
aces-option-depth-full = with a map: every hex
aces-option-depth-ledger = without a map: turns, money, damage, fights
