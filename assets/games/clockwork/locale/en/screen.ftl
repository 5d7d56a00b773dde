# Clockwork Wars on the screen.

key-supply = supply
key-battles = battles

clockwork-flag-supply = SUPPLY: ! = cut off
    .label = SUPPLY

## Beside the map

clockwork-panel-vp = VP
clockwork-panel-vp-short = VP
clockwork-panel-pool = pool
clockwork-panel-pool-short = pool
clockwork-panel-supply = supply
clockwork-panel-supply-short = sup
clockwork-panel-spies = spies
clockwork-panel-spies-short = spy
clockwork-panel-ip = IP
clockwork-panel-ip-short = IP
clockwork-panel-cards = cards
clockwork-panel-cards-short = crd
clockwork-panel-no-action = no action yet
clockwork-panel-orders = orders written
clockwork-panel-reserve = in reserve
clockwork-panel-court = court
clockwork-panel-on-court = at court
clockwork-panel-on-map = { $count } on the map
clockwork-panel-removed = out
clockwork-panel-alliances = allies
clockwork-panel-generals = generals
clockwork-panel-battles = battles
clockwork-panel-alliances-short = ally
clockwork-panel-court-short = court
clockwork-panel-generals-short = gen.
clockwork-panel-battles-short = bat.
clockwork-panel-magic = magic
clockwork-panel-magic-short = mag.
clockwork-panel-science = science
clockwork-panel-science-short = sci.
clockwork-panel-religion = religion
clockwork-panel-religion-short = rel.
clockwork-panel-sign-fought = contested
clockwork-panel-sign-city = city
clockwork-panel-sign-token = token
clockwork-panel-sign-first = start player
clockwork-panel-holds = { $seat } holds it
clockwork-panel-price = { $price } IP
clockwork-panel-city = city
clockwork-panel-court-rasputin = Rasputin
clockwork-panel-court-pius = Pius
clockwork-panel-court-lovelace = Lovelace
clockwork-panel-action-conscription = Conscription
clockwork-panel-action-gambit = Gambit
clockwork-panel-action-rnd = R & D
clockwork-panel-action-counterintel = Counter-Intel
    .label = Counterspy
clockwork-panel-action-technophilia = Technophilia
clockwork-panel-action-tacops = Tactical Ops
    .label = Tactics
clockwork-panel-figure-agent = Agent
clockwork-panel-figure-hunter = Hunter
clockwork-panel-figure-engineer = Engineer
clockwork-panel-figure-crasher = Crasher
clockwork-panel-figure-leviathan = Leviathan
clockwork-panel-figure-guardian = Guardian
clockwork-panel-figure-tank = Tank
clockwork-panel-letter-agent = A
clockwork-panel-letter-hunter = H
clockwork-panel-letter-engineer = E
clockwork-panel-letter-crasher = C
clockwork-panel-letter-leviathan = L
clockwork-panel-letter-guardian = G
clockwork-panel-letter-tank = T
clockwork-panel-segment-spy = master spy
clockwork-panel-segment-guardian = Guardian
clockwork-panel-segment-recruit = recruitment
clockwork-panel-segment-tank = Steam Tank
clockwork-panel-segment-call = call to arms
clockwork-panel-segment-deploy = deployment
clockwork-panel-segment-support = support
clockwork-panel-segment-leviathan = Leviathan
clockwork-panel-segment-battle = battles
clockwork-panel-segment-attrition = attrition
clockwork-panel-segment-study = study
clockwork-panel-segment-discovery = discoveries
clockwork-panel-segment-activation = activation
clockwork-panel-segment-score = victory points
clockwork-panel-segment-court = court
clockwork-panel-segment-pollution = pollution

## Writing orders behind the curtain

clockwork-desk-title = orders, round { $round }
clockwork-desk-pool = { $left } of { $pool } left in the pool
clockwork-desk-near = { $sign } yours or beside it
clockwork-desk-far = { $sign } by forced march
clockwork-desk-call = { $seat } calls to arms: { $tile }
clockwork-desk-entry = e.g. { $order }
clockwork-desk-needs = needs a unit on { $tiles }
clockwork-desk-fine = { $order } { $left ->
        [0] – then the pool is empty
        [one] – then 1 is left in the pool
       *[other] – then { $left } are left in the pool
    }
clockwork-desk-left = { $orders ->
        [0] Nobody leaves the pool.
       *[other] { $left ->
            [one] 1 worker stays
           *[other] { $left } workers stay
        } in the pool.
    } Seal the orders like that?
clockwork-desk-hint = enter takes the line, an empty line seals the orders; backspace on an empty line changes the last one; esc puts it off

## The battle view

clockwork-battles-title = Battle { $number } of { $count }: { $tile }, { $kind }
clockwork-battles-none = No battle is open.
clockwork-battles-soldiers = { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
clockwork-battles-gone = nobody left; support may still come
clockwork-battles-now = If it were resolved now:
clockwork-battles-waiting = Support can still come from: { $seats }
clockwork-battles-hint = left, right: other battles   enter or a number: do it   esc: close

## What may happen by itself

clockwork-automatic-keep = what stays after a battle, where nothing is to choose
clockwork-automatic-lose = the only unit attrition can take
clockwork-automatic-stay = the only unit pollution can leave
clockwork-automatic-study = studying without workers in the pool
clockwork-automatic-pass = passing when nothing can be done
