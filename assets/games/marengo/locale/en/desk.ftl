# The movement desk and its road planner.

marengo-desk-move = Pick blocks and see where they may go
key-next_pick = next
key-plan_road = roads
palette-next_pick = the next position or way that can be picked
palette-plan_road = plan the way of one block along the roads, step by step
key-spend = commands
palette-spend = what the commands that are left could buy, and what is free anyway
marengo-move-who = Who moves?
marengo-move-which = { $place }: who of them goes?
marengo-move-from = { $blocks } from { $place }: where to?
marengo-move-showing = { $face } (shown)
marengo-move-done = Movement is done
marengo-move-still = Could still do something: { $places }
marengo-move-goes-on = cavalry may go on
marengo-move-idle = must leave
marengo-move-waits = may come in
marengo-move-of = { $count } of { $there }
marengo-move-unknown = not shown
marengo-move-shuffle = of shuffle { $number }
marengo-move-shows = shows itself: { $face }
marengo-move-nowhere = nowhere by itself
marengo-move-more = more
marengo-move-not-to = Not to { $place }:
marengo-move-no-way = No way leads there from here.
marengo-move-legend = { $paid } one command  { $free } free  { $attack } attack
marengo-move-hint-post = number, arrows, tab or click: a position
marengo-move-hint-group = number: how many; ↑↓ ←→ + -; i c a and a number: shows that face; enter: where to
marengo-move-hint-to = number, arrows, tab or click: where to
marengo-move-way-move = move
marengo-move-way-attack = attack, may be answered
marengo-move-way-block = block
marengo-move-way-withdraw = back into reserve
marengo-move-way-give-up = give up the block
marengo-move-way-road = by road
marengo-move-way-enter = come in
marengo-move-way-pontoon = over the pontoon
marengo-move-way-continue = go on to the block

## The road planner

marengo-road-who = { $block } from { $place }, along roads
marengo-road-step = step
marengo-road-stands = stands
marengo-road-wait = wait
marengo-road-waits = Lets a step pass where it stands.
marengo-road-free = { $road }: main road, free as long as all of the way is
marengo-road-paid = { $road }: secondary road, the way costs one command
marengo-road-taken = { $place } was crossed with step { $steps } already.
marengo-road-full = No step is left.
marengo-road-hint = ↑↓ road  → step  ← back  tab: another block or entry
marengo-road-none = From there nobody goes by road.

## What commands could buy, and who could come somewhere

marengo-buy-title = Commands and what they could buy
marengo-buy-left = { $count ->
        [0] no command is left
        [one] 1 command is left
       *[other] { $count } commands are left
    }
marengo-buy-paid = For one command each
marengo-buy-free = Free anyway
marengo-buy-nothing = nothing
marengo-buy-both = Assaults come before movement and are paid with the same commands. A group pays once, however many go; on secondary roads each block pays.
marengo-buy-moves = A group pays once, however many go; on secondary roads each block pays.
marengo-move-way-assault = assault
marengo-panel-turn-over = { $sign } who could come here
marengo-reach-title = Who could come to { $place }
marengo-reach-turn = { $side }, next turn ({ $hour }:00)
marengo-reach-over = { $side } has no further turn.
marengo-reach-nobody = { $side }, next turn ({ $hour }:00): nobody
marengo-reach-attack = attack
marengo-reach-as-c = if cavalry
marengo-reach-as-i = if infantry
marengo-reach-more = … { $count } more
marengo-reach-but = As it stands now, with all commands; without waking, assaults, retreats and other moves.
