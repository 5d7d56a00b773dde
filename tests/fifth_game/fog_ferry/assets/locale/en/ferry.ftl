# Fog Ferry: names, questions, log lines with hand instructions, objections, paper, workshop.

ferry-title = Fog Ferry
ferry-about = Two crews haul a ferry from stone to stone, in secret, with a die each and a coin.
ferry-north = North
ferry-south = South
ferry-nobody = nobody
ferry-kind-way = way to haul
ferry-sample = haul steady
ferry-example-rule = coin or FF-BRACE-01
ferry-example-part = stone or coin
ferry-example-word = coin
ferry-example-change = stone = 5
ferry-headline = round { $turn }, stone { $stone } of { $stones }

## What a player is asked

ferry-ask-haul = How do you haul? Set your die under your hand
ferry-ask-answer = You lose the ferry: yield or brace?
ferry-ask-roll = They have dug in: roll your die

## Moves as the players say them; .label is all that a die needs

ferry-do-haul = Haul { $way }
    .label = { $way }
ferry-do-yield = Yield: let the ferry go
ferry-do-brace = Brace: dig in and let them roll
ferry-do-roll = Roll { $die }

## Log lines; .hand is what is to be done that moves nothing in view

ferry-round-began = Round { $turn } of { $tide }.
ferry-chosen = { $seat } hauls { $way_id ->
        [slack] slack (1)
        [steady] steady (2)
       *[jerk] with a jerk (3)
    }.
ferry-revealed = { $seat } hauls { $way_id ->
        [slack] slack
        [steady] steady
       *[jerk] with a jerk
    }.
ferry-even = Both haul alike: the ferry stays where it is.
ferry-better = { $seat } hauls better, by { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }.
ferry-yielded = { $seat } yields.
ferry-braced = { $seat } braces.
ferry-rolled = { $seat } rolls { $die }.
    .hand = set the die back to { $way_id ->
        [slack] 1
        [steady] 2
       *[jerk] 3
    }
ferry-held = { $seat } holds the ferry.
ferry-moved = The ferry goes { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } towards { $seat }.
ferry-over = { $reason ->
        [landed] The ferry has landed.
        [tide] The tide is out.
       *[middle] The tide is out, and the ferry lies in the middle.
    } { $winner_id ->
        [nobody] A tie.
       *[other] { $winner } has it.
    }

## What lies where, and what hands do with it

ferry-place-stone = stone { $of }
    .from = from stone { $of }
    .to = to stone { $of }
ferry-place-ferry = the ferry
    .to = on its stone
ferry-place-hand = under { $of }'s hand
    .from = from under the hand
    .to = under the hand
ferry-place-front = in front of { $of }
    .from = from the table
    .to = onto the table
ferry-place-crew = beside { $of }
    .from = from beside the crew
    .to = back to the crew
ferry-thing-ferry = the coin
    .called = coin
ferry-thing-side = the coin
    .so = , { $shows }'s side up
    .turn = turn the coin over: { $shows }'s side up
    .called = side of the coin
ferry-thing-die = { $owner }'s die
    .so = { $shows_id ->
        [none] {""}
       *[other] , showing { $shows }
    }
    .turn = turn { $owner }'s die to { $shows }
    .called = { $owner }'s die
ferry-setup-river = Draw the stones of the river in a row. North sits at stone 1, South at the last one, each with a die. Flip the coin and lay it in the middle as it fell.

## The table in words

ferry-show-round = round { $turn } of { $tide } · stone { $stone } of { $stones }
ferry-show-crew = { $seat_full }: { $way_id ->
        [none] has not hauled yet
       *[other] hauled { $way } last
    }{ $coin ->
        [0] {""}
       *[other] , can brace
    }{ $hand_id ->
        [none] {""}
        [hidden] , a die under the hand
       *[other] , { $hand } under the hand
    }
ferry-hint-haul = { $way_id ->
        [slack] beats a jerk by 1, loses to steady by 1
        [steady] beats slack by 1, loses to a jerk by 2
       *[jerk] beats steady by 2, loses to slack by 1
    }
ferry-panel-die = die: { $way }{ $coin ->
        [0] {""}
       *[other] , its side of the coin is up
    }
ferry-summary-stones = Stones hauled: { $north_name } { $north }, { $south_name } { $south }
    .label = stones hauled

## What lies on the table, for corrections

ferry-field-stone = ferry on stone
ferry-field-coin = coin, side up
ferry-field-round = round
ferry-field-hands = under the hand
ferry-field-dice = die
ferry-field-hauled = hauled in this round
ferry-field-pull = haul at stake
ferry-field-to = towards
ferry-field-stones = stones
ferry-field-braced = braced
ferry-field-settled = answered
ferry-field-over = game over

## A new table

ferry-option-river = River
ferry-option-coin = Coin shows
ferry-option-coin-north = heads, North
ferry-option-coin-south = tails, South

## Objections

FF-SETUP-01 = The ferry cannot be on stone { $stone }: there are { $stones }.
FF-HAUL-01 = { $seat } cannot choose a haul now.
FF-HAUL-02 = Your die still shows { $way }: haul differently this time.
FF-ANSWER-01 = { $seat } has nothing to answer now.
FF-BRACE-01 = { $seat } cannot brace: { $rival }'s side of the coin is up.
FF-ROLL-01 = { $seat } has nothing to roll for now.
FF-ROLL-02 = No die shows { $die }.

## Paper

ferry-sheet-river = The river
ferry-sheet-river-about = The stones to play on, and the rules in four lines.
ferry-sheet-table = The table as it stands
ferry-sheet-table-about = Where the ferry is, what the dice show, and a code that brings the table back.
ferry-paper-rule-1 = Both crews set a die under a hand: 1 slack, 2 steady, 3 jerk; not what it showed last time. Lift your hands together.
ferry-paper-rule-2 = Steady beats slack by 1 stone, slack beats a jerk by 1, a jerk beats steady by 2.
ferry-paper-rule-3 = If your side of the coin is up, you may brace: turn the coin over; the others roll. On 1 to 3 the ferry stays, on 4 to 6 it goes one stone further.
ferry-paper-rule-4 = Whoever has the ferry at their own bank wins; when the tide is out, the nearer bank does.

## The workshop, the command, the file

key-rivers = rivers
key-keep_river = keep it
palette-rivers = Make a river for Fog Ferry
ferry-workshop-rivers = Rivers of Fog Ferry
ferry-workshop-rivers-about = how many stones, how many rounds
ferry-river-name = Name
ferry-river-stones = Stones
ferry-river-tide = Rounds of the tide
ferry-river-unnamed = Give the river a name first.
ferry-river-kept = Kept as { $path }. A new table offers it.
ferry-river-listed = { $name }: { $stones } stones, { $tide } rounds
cli-rivers = List the rivers of Fog Ferry, ours and your own.
ferry-file-river = Your rivers for Fog Ferry: { $path }
trouble-ferry-no-river = There is no river “{ $river }”. “companion rivers” lists them.
trouble-ferry-no-middle = { $file }, line { $line }: { $stones } stones have no middle. Take one more or one less.
trouble-ferry-short-tide = A tide of { $tide } rounds is short for so many stones: expect ties.
