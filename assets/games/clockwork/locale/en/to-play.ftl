# Cards, counters, screens and the board to print and play with.

clockwork-sheet-cards = Discoveries and espionage cards
clockwork-sheet-cards-about = the cards of your card file and those the rulebook names, with blank ones to write on; both sides
clockwork-card-spy = costs 1 spy: court → supply
clockwork-card-uses = { $uses ->
        [0] once in the game
        [1] once a round
       *[other] { $uses } times a round
    }
clockwork-card-blank = price in the wheel; tick domain and age
clockwork-card-keep = secret until it is played
clockwork-card-deduced = { $mark } not in the rulebook, only deduced: compare it
clockwork-detail-blanks = Blank cards
clockwork-detail-blanks-few = a few
clockwork-detail-blanks-box = all the box has
clockwork-detail-blanks-none = none

clockwork-sheet-counters = Counters
clockwork-sheet-counters-about = discs, special units, generals, influence, discovery tokens, markers, the six actions and the three courts to cut out; both sides
clockwork-counters-how = { $duplex ->
        [1] - Print on thick paper, two-sided, turned over the *long edge*, at 100 %.
       *[0] - Print at 100 %. Cut out each pair, fold it at the broken line and glue the halves together.
    }
    - Counters measure *{ $size } mm*{ $mark }, tiles of actions and courts *{ $wide } × { $high } mm*{ $mark }. { $mark } Ours: the rulebook gives no size.
clockwork-counters-disc = Discs: 30 for each race. Worker, soldier and spy are the same disc.
clockwork-counters-unit = Special units: square, with their strength.
clockwork-counters-general = Generals, for whoever buys them.
clockwork-counters-influence = Influence: of each domain 15 worth 1 and 15 worth 3. Face down nobody sees what they are worth.
clockwork-counters-token = Discovery tokens: domain and age of the card they belong to.
clockwork-counters-score = Score markers.
clockwork-counters-round = Round marker.
clockwork-counters-start = Start player marker.
clockwork-counters-action = Actions of the master spy: turn over what was chosen.
clockwork-counters-court = Courts: one is in play. Turned over it has a place for each player’s spies.
clockwork-counters-taken = taken this round
clockwork-counters-spies = Spies at court

clockwork-sheet-races = Race cards
clockwork-sheet-races-about = a card for each race with its special unit, to draw from or to lie beside the screen; both sides
clockwork-race-unit = { $count } × { $unit }{ $strength ->
        [none] {""}
       *[other] , strength { $strength }
    }
clockwork-race-start = Discs in your supply at the start: { $discs }; one of them goes to the court as a spy.
clockwork-sheet-screens = Player screens
clockwork-sheet-screens-about = a screen for each player to fold at the dashed lines, with phases, costs and actions inside; both sides
clockwork-screen-round = A round
clockwork-screen-costs = Gains and costs
clockwork-screen-rules = Orders and battles
clockwork-screen-spy = Master spy
clockwork-sheet-board = Board
clockwork-sheet-board-about = victory points, rounds, court and the actions of the master spy on one page, to lay markers on
clockwork-board-note = { $epic ->
        [1] Epic game, 9 rounds.
       *[0] Base game, 7 rounds.
    } { $mark } Ours: the rulebook does not say how long the track is. Who goes beyond it begins again.
clockwork-board-points = Victory points
clockwork-board-rounds = Rounds
clockwork-board-spies = spies

clockwork-sheet-box = Box and bag labels
clockwork-sheet-box-about = a tuck box for the cards, to fold and glue, and a label for each bag
clockwork-box-cards = Discoveries: { $discoveries } · espionage cards: { $espionage }
clockwork-bag-race = discs, { $race }; with { $figures } × { $unit }
clockwork-bag-tiles = map tiles
clockwork-bag-influence = influence counters of all domains
clockwork-bag-tokens = discovery tokens
clockwork-bag-actions = actions of the master spy
clockwork-bag-generals = generals
clockwork-bag-markers = markers: score, round, start player
