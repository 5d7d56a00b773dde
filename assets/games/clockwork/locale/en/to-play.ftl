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
