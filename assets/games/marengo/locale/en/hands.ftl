# What lies where, and what hands do with it.

## Places

marengo-place-locale = reserve of { $of }
    .from = from { $of }
    .to = to the reserve of { $of }
    .at = in { $of }
marengo-place-approach = block { $of }
    .from = from { $of }
    .to = to { $of }, along the approach
    .at = at { $of }
marengo-place-display = { $of }
    .from = from the display “{ $of }”
    .to = to the display “{ $of }”
    .at = on the display “{ $of }”
marengo-place-hour = { $of }:00 on the time track
    .from = from { $of }:00
    .to = to { $of }:00
    .at = on { $of }:00
marengo-place-morale = { $of } on the morale track
    .from = from { $of }
    .to = to { $of } on the morale track
    .at = on { $of }

## Things

marengo-thing-block = { $count ->
        [one] 1 { $owner_id ->
            [austrian] red
           *[french] blue
        } block
       *[other] { $count } { $owner_id ->
            [austrian] red
           *[french] blue
        } blocks
    }
    .so = { $shows_id ->
        [lying] , face down: asleep
        [up] , face up
       *[other] {""}
    }
    .turn = { $shows_id ->
        [lying] lay { $count ->
            [one] 1 block
           *[other] { $count } blocks
        } face down { $at }: asleep
        [up] turn the artillery face up { $at }
       *[other] { $before_id ->
            [up] hide the artillery again { $at }
           *[other] stand { $count ->
                [one] 1 block
               *[other] { $count } blocks
            } up { $at }: awake
        }
    }
    .called = { $owner_id ->
        [austrian] red
       *[french] blue
    } blocks{ $shows_id ->
        [lying] , asleep
        [up] , face up
       *[other] {""}
    }
marengo-thing-morale = the { $owner_id ->
        [austrian] red
       *[french] blue
    } morale marker
    .called = { $owner_id ->
        [austrian] red
       *[french] blue
    } morale marker
marengo-thing-round = the black round marker
    .called = round marker

## Setting up

marengo-setup-round = The round marker on the first hour of the time track.
marengo-setup-morale = The morale markers of both armies on their start fields.
marengo-setup-sorted = Sort the blocks: the French ones that begin on the map, the reinforcements of each display, and the weaker spares, which stay in the box. The Austrian player mixes the French start blocks in a cup without looking.
marengo-setup-blocks = The French player draws the start blocks blindly, so many for each start locale, and lays them face down in reserve: asleep. All reinforcements wait hidden at their displays.
