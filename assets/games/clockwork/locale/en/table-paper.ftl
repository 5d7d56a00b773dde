# Clockwork Wars on paper: the table as it stands.

clockwork-sheet-table = The table as it stands
clockwork-sheet-table-about = a running game on one page: map, units, players, discoveries, and a code that restores it
clockwork-table-layout = layout { $layout }
clockwork-table-holds = bold frame: controls the tile
clockwork-table-soldiers = soldiers
clockwork-table-behind-screen = influence: behind the screen
clockwork-table-ally = allied with { $ally }{ $commander ->
        [1] , commander
       *[0] {""}
    }
clockwork-table-discoveries = Discoveries
clockwork-table-spent = { $tile }, used up
clockwork-table-neutral = nobody, { $tile }
clockwork-table-beside = Court, generals, cards
clockwork-table-available = to be had
clockwork-table-display = in the display
clockwork-table-cards = Espionage cards
clockwork-table-deck = { $deck } to draw, { $discard } played
clockwork-table-battle = Battle { $tile }
clockwork-table-battles-more = { $count ->
        [one] and 1 more battle
       *[other] and { $count } more battles
    }
clockwork-table-agreed = Agreed at this table
clockwork-table-agreed-more = { $count ->
        [one] … and 1 more, which is in the code
       *[other] … and { $count } more, which are in the code
    }
