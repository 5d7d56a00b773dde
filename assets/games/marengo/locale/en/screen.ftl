# The battlefield on the screen.

marengo-panel-commands = commands
marengo-panel-stars = stars
marengo-panel-star-red = r
marengo-panel-star-green = g
marengo-panel-star-blue = b
marengo-panel-arm-i = i
marengo-panel-arm-c = c
marengo-panel-arm-a = a
marengo-panel-hour = { $hour }h
marengo-panel-loss = −{ $points }
marengo-panel-broken = demoralized
marengo-panel-sign-star = star
marengo-panel-sign-come = to come
marengo-panel-sign-asleep = asleep
marengo-panel-sign-announced = gun announced
marengo-panel-sign-room = room for blocks
marengo-panel-no-map = There is no map to look at: this table has none, or its board does not say where to draw it.

## A locale looked at closely

marengo-panel-room = { $taken } of { $capacity } blocks
marengo-panel-reserve = { $count } in reserve{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } done
    }
marengo-panel-blocking = { $count } blocking { $place }{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } done
    }
marengo-panel-into = into { $of }
marengo-panel-out-of = out
marengo-panel-narrow = narrow
marengo-panel-wide = wide
marengo-panel-road-main = main
marengo-panel-road-secondary = lane
marengo-panel-road-both = both
marengo-panel-road = road
marengo-panel-closed = { $count ->
        [one] 1 side that nothing crosses
       *[other] { $count } sides that nothing crosses
    }

## The set-up desk

marengo-desk-books-put = At the desk: put all blocks on the map
marengo-desk-books-deployed = At the desk: put all blocks on the map
marengo-deploy-army = { $count } of up to { $most }
marengo-deploy-reserve = reserve
marengo-deploy-enemies = { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }
marengo-deploy-waiting = waiting to come in, of so many
marengo-deploy-how = 2 hidden blocks: 2 · a face that everybody knows: i3{ $seat_id ->
        [french] {" "}· asleep: 2z
       *[other] {""}
    } · enter puts them there
marengo-deploy-finding = Where? { $typed } (8, 8/4, the name of a display; enter)
marengo-deploy-taking = Take off again: all of them, or as many as are typed; enter
marengo-deploy-complete = Everything fits together. If all stand there: { $key }, enter
key-find_place = find
key-next_position = next side
key-waiting_place = waiting
key-other_side = other army
key-take_off = take off
key-all_stand = all stand

## Faces told unseen

marengo-tell-asked = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } here, { $chosen } named
marengo-tell-left = { $count } left
marengo-tell-any = any, { $count } left
marengo-tell-further = then: { $places }
marengo-tell-told = told: { $places }
marengo-tell-hint = a number adds a face, backspace takes one off, enter when all are named; or type them; esc puts it off
