# What lies where, and what hands do with it; what can be corrected.

aces-place-hex = hex { $of }
    .from = from { $of }
    .to = to { $of }
    .at = on { $of }
aces-place-army = the tile of army { $of }
    .from = from the tile of army { $of }
    .to = onto the tile of army { $of }
    .at = on the tile of army { $of }
aces-place-card = beside the troop card of { $of }
    .from = from the troop card
    .to = beside the troop card
    .at = beside the troop card
aces-place-unit = the miniature { $of }
    .from = from { $of }
    .to = onto { $of }
    .at = at { $of }
aces-place-factory = factory { $of }
    .from = from { $of }
    .to = onto { $of }
    .at = on { $of }
aces-place-purse = { $of }'s coins
    .from = from { $of }
    .to = to { $of }
    .at = in front of { $of }
aces-thing-unit = { $name }
    .several = { $name }
    .called = { $owner }: { $name }
aces-thing-damage = { $count ->
        [one] 1 grey marker
       *[other] { $count } grey markers
    }
    .called = damage
aces-thing-experience = { $count ->
        [one] 1 { $name_id ->
            [white] white
            [yellow] yellow
           *[red] red
        } marker
       *[other] { $count } { $name_id ->
            [white] white
            [yellow] yellow
           *[red] red
        } markers
    }
    .called = { $name_id ->
        [white] white
        [yellow] yellow
       *[red] red
    } experience markers
aces-thing-coin = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    .called = coins
aces-thing-arrow = the arrow marker
    .so = { $shows_id ->
        [none] {""}
        [gone] , pointing at nobody any more
       *[other] , pointing at { $shows }
    }
    .turn = { $shows_id ->
        [gone] leave the arrow, its target is gone
       *[other] point the arrow at { $shows }
    }
    .called = arrow marker
aces-thing-tile = a start tile
    .so = { $shows_id ->
        [down] , face down
        [up] , face up: { $name }
       *[other] {""}
    }
    .turn = { $shows_id ->
        [down] turn the start tile face down { $at }
       *[other] turn the start tile over { $at }: { $name }
    }
    .lies = { $shows_id ->
        [down] face down
       *[other] { $name }
    }
    .called = start tile
aces-thing-flag = a flag of { $name }
    .called = flag
aces-thing-grey = a grey tile
    .several = { $count } grey tiles
    .so = { $shows_id ->
        [down] , face down
        [up] , face up
        [launcher] , face up: the launcher
       *[other] {""}
    }
    .turn = { $shows_id ->
        [down] turn the grey tile face down { $at }
        [up] turn the grey tile over { $at }: a number
       *[launcher] turn the grey tile over { $at }: the launcher
    }
    .lies = { $shows_id ->
        [down] face down
        [up] turned
       *[launcher] the launcher
    }
    .called = grey tile
aces-thing-ruin = a red marker for a destroyed factory
    .called = red marker
aces-place-launcher = the tile of the launcher
    .from = from the tile of the launcher
    .to = onto the tile of the launcher
    .at = on the tile of the launcher
aces-setup-grey = Put the start tiles and the V2 tile together: they are the grey tiles. Have red markers at hand.
aces-setup-map = Lay out the map. Allies do not sit side by side. Everybody takes a troop card; factory tokens on the map help.
aces-setup-units = Everybody takes the units of their faction, without markers.
aces-setup-tiles = Shuffle the start tiles and deal three to each faction, face down. Nobody looks.
aces-setup-flags = No factory has a flag.
aces-setup-coins = Nobody has coins.

aces-field-phase = phase
aces-field-first = who begins
aces-field-seat = whose turn
aces-field-round = round
aces-field-units = units
aces-field-type = type
aces-field-army = army
aces-field-hex = hex
aces-field-damage = damage
aces-field-xp = experience
aces-field-repair = in repair
aces-field-moved = has moved
aces-field-occupied = has occupied this turn
aces-field-duty = must attack
aces-field-intercepted = intercepted in round
aces-field-factories = factories
aces-field-coins = coins
aces-field-tiles = start tiles
aces-field-1 = army 1
aces-field-2 = army 2
aces-field-3 = army 3
aces-field-rolling = rolls again
aces-field-active = armies that act
aces-field-waved = lets everything pass
aces-field-weather = weather
aces-field-weather_left = turns until it changes
aces-field-walk = on its way
aces-field-attacks = named attacks
aces-field-found = launcher found
aces-field-fired = fired last in round
aces-field-ruins = destroyed factories
aces-field-struck = damage to be told
aces-field-bought = has bought a unit this turn
aces-field-ready = done with this phase
aces-phase-choose = choosing units
aces-phase-divide = dividing factories
aces-phase-assign = spreading armies
aces-phase-order = rolling for the start
aces-phase-place = placing
aces-phase-lay = laying grey tiles
aces-phase-hide = hiding the launcher
aces-phase-rocket = the launcher may fire
aces-phase-first = rolling for the first turn
aces-phase-weather = rolling for the weather
aces-phase-armies = choosing armies
aces-phase-move = moving
aces-phase-name = naming attacks
aces-phase-fight = fighting
aces-phase-money = money
aces-weather-normal = normal
aces-weather-frost = frost
aces-weather-mud = mud
aces-weather-drought = drought
aces-weather-storm = storm
aces-weather-fog = fog
aces-phase-over = over
