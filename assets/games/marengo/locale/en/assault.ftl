# The desks for assaults and retreats: what is picked, and the eleven steps.

marengo-desk-assault = At the desk: pick who storms and who leads
marengo-desk-books-fire = At the desk: the whole assault, step by step
marengo-desk-books-front = At the desk: the whole assault, step by step
marengo-desk-books-loss-first = At the desk: the whole assault, step by step
marengo-desk-books-loss-pursuer = At the desk: the whole assault, step by step
marengo-desk-books-loss-second = At the desk: the whole assault, step by step
marengo-desk-books-pursuit = At the desk: the whole assault, step by step
marengo-desk-fire = At the desk: the whole assault, step by step
marengo-desk-front = At the desk: the whole assault, step by step
marengo-desk-loss-first = At the desk: the whole assault, step by step
marengo-desk-loss-pursuer = At the desk: the whole assault, step by step
marengo-desk-loss-second = At the desk: the whole assault, step by step
marengo-desk-pursuit = At the desk: the whole assault, step by step

## Picking

marengo-pick-approach = Assault from where?
marengo-pick-against = { $count } against { $enemies }
marengo-pick-lead = From { $place }: who leads? { $most ->
        [one] (1 block)
       *[other] (1 or 2 blocks)
    }
marengo-pick-taking-part = Who takes part?
marengo-pick-known = known
marengo-pick-hidden = { $asleep ->
        [0] not shown
       *[other] asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-pick-over = The assault is over
marengo-pick-go-on = Go on

## The steps of an assault: what they are called, what they are about

marengo-walk-totals = strength
marengo-walk-1 = first row
marengo-walk-2 = fire?
marengo-walk-3 = fire
marengo-walk-4 = defence
marengo-walk-5 = strengths
marengo-walk-6 = result
marengo-walk-7 = losses
marengo-walk-8 = pursuit?
marengo-walk-9 = pursuit
marengo-walk-10 = losses
marengo-walk-11 = end
marengo-walk-about-1 = who storms, and who leads
marengo-walk-about-2 = does artillery fire at them?
marengo-walk-about-3 = what the fire costs them
marengo-walk-about-4 = who leads the defence, or nobody
marengo-walk-about-5 = first row less terrain
marengo-walk-about-6 = above 0 the attacker wins
marengo-walk-about-7 = winner 1, loser 1 + difference
marengo-walk-about-8 = does the winner's cavalry pursue?
marengo-walk-about-9 = cavalry less terrain
marengo-walk-about-10 = pursuers 1, pursued its strength
marengo-walk-about-11 = retreat, advance or fall back
marengo-walk-skipped = { $step ->
        [3] no fire
        [9] no pursuit
        [10] no pursuit
       *[other] –
    }
marengo-walk-no-fire = no
marengo-walk-no-front = nobody
marengo-walk-no-pursuit = no
marengo-walk-wins = wins
marengo-walk-loses = is beaten
marengo-walk-broken = broken: each −1
marengo-walk-ignored = { $points } over
marengo-walk-cannot-fire = { $case ->
        [announced] no: has announced or shot
        [fired] no: has fired this round
       *[nobody] no artillery is there
    }
marengo-walk-cannot-pursue = { $case ->
        [cavalry] no: cavalry was beaten
        [obstacle] no: an obstacle
       *[nobody] no cavalry behind
    }
marengo-walk-assault-failed = Failed.
marengo-walk-fell-back = { $count } in reserve
marengo-walk-assault-won = Won.
marengo-walk-advanced = { $count ->
        [one] 1 advances
       *[other] { $count } advance
    }
marengo-walk-nobody-left = Nobody is left
marengo-walk-books-failed = Failed: back into reserve
marengo-walk-books-won = Won: they leave

## The retreat desk

marengo-desk-show = At the desk: the retreat, step by step
marengo-desk-sacrifice = At the desk: the retreat, step by step
marengo-desk-go = At the desk: the retreat, step by step
marengo-pick-reveal = { $place }: show { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }
marengo-pick-next-block = Block { $nth } of { $of } is …
marengo-pick-pays = Who takes the loss at { $place }?
marengo-pick-to = Where to?
marengo-pick-room = room for { $room }
marengo-pick-who-goes = Who goes from { $place }?
marengo-pick-from = From where?
marengo-leave-title = leaves { $place }, attacked from { $away }
marengo-leave-positions = Who has to leave, and what it costs
marengo-leave-neighbours = Where to
marengo-leave-reserve = { $place } reserve
marengo-leave-side = { $place }
marengo-leave-beaten = { $place } beaten
marengo-leave-hidden = { $count } not shown
marengo-leave-show-first = the faces first
marengo-leave-due = 1 strength point to lose
marengo-leave-free = nothing to lose
marengo-leave-room = room for { $room }{ $came ->
        [0] {""}
        [one] , 1 has come
       *[other] , { $came } have come
    }
marengo-leave-against = { $rule ->
        [BM-RET-13] the attack came from there
        [BM-RET-14] impassable
        [BM-RET-15] enemies are there
       *[BM-RET-16] no room
    }
