# Clockwork Wars: what lies where, and what hands do with it.

## Places

clockwork-place-supply = { $of }'s supply
    .from = from the supply
    .to = into the supply
    .at = in { $of }'s supply
clockwork-place-pool = { $of }'s pool
    .from = from the pool
    .to = into the pool
    .at = in { $of }'s pool
clockwork-place-court = the court
    .from = from the court
    .to = to the court
    .at = at the court
clockwork-place-tile = { $of }
    .from = from { $of }
    .to = to { $of }
    .at = on { $of }
clockwork-place-map = the map
    .from = from the map
    .to = onto the map
    .at = on the map
clockwork-place-reserve = beside { $of }'s screen
    .from = from the reserve
    .to = into the reserve beside { $of }'s screen
    .at = beside { $of }'s screen
clockwork-place-screen = behind { $of }'s screen
    .from = from behind { $of }'s screen
    .to = behind { $of }'s screen
    .at = behind { $of }'s screen
clockwork-place-front = in front of { $of }
    .from = from { $of }
    .to = to { $of }
    .at = in front of { $of }
clockwork-place-hand = { $of }'s hand
    .from = from { $of }'s hand
    .to = into { $of }'s hand
    .at = in { $of }'s hand
clockwork-place-beside = beside the map
    .from = from beside the map
    .to = beside the map
    .at = beside the map
clockwork-place-grid = the grid
    .from = from the grid
    .to = face up into the grid
    .at = in the grid
clockwork-place-cards = on the cards
    .from = from its card
    .to = onto its card
    .at = on its card
clockwork-place-board = the board
    .from = from the board
    .to = onto the board
    .at = on the board
clockwork-place-track = the score track
    .from = from the score track
    .to = to the score track
    .at = at the score track
clockwork-place-rounds = the round track
    .from = from the round track
    .to = to the round track
    .at = on the round track
clockwork-place-deck = the draw pile
    .from = from the draw pile
    .to = to the draw pile, face down
    .at = in the draw pile
clockwork-place-discard = the discard pile
    .from = from the discard pile
    .to = face up onto the discard pile
    .at = on the discard pile
clockwork-place-bank = the bank
    .from = from the bank
    .to = into the bank
    .at = in the bank

## Things

clockwork-thing-disc = { $count } { $owner_id ->
        [red] red
        [blue] blue
        [white] white
       *[green] green
    } { $count ->
        [one] disc
       *[other] discs
    }
    .called = { $owner_id ->
        [red] red
        [blue] blue
        [white] white
       *[green] green
    } discs
clockwork-thing-figure = { $name_id ->
        [agent] the Agent
        [hunter] the Hunter
        [engineer] { $count ->
            [one] 1 Engineer
           *[other] { $count } Engineers
        }
       *[crasher] { $count ->
            [one] 1 Crasher
           *[other] { $count } Crashers
        }
    }
    .called = { $name }
clockwork-thing-general = the { $name }
    .several = { $count ->
        [3] the 3 generals with their cards
       *[other] { $count } generals ({ $name })
    }
    .called = { $name }
clockwork-thing-discovery = the card { $name }
    .several = { $count ->
        [9] 9 discovery cards
       *[other] { $count } discovery cards ({ $name })
    }
    .called = card { $name }
clockwork-thing-token = the token of { $name }
    .several = { $count ->
        [9] the 9 matching tokens, each
       *[other] { $count } discovery tokens ({ $name }), each
    }
    .called = token of { $name }
clockwork-thing-influence = { $count } { $name_id ->
        [magic] magic
        [science] science
       *[religion] religion
    } IP
    .several = { $count } IP ({ $name })
    .called = { $name } IP
clockwork-thing-spy-card = { $name_id ->
        [none] { $count ->
            [one] 1 espionage card
           *[other] { $count } espionage cards
        }
       *[other] { $count ->
            [one] the espionage card { $name }
           *[other] { $count } espionage cards ({ $name })
        }
    }
    .several = { $count } espionage cards ({ $name })
    .called = { $name_id ->
        [none] espionage cards
       *[other] { $name }
    }
clockwork-thing-action = the tile “{ $name }”
    .several = { $count ->
        [6] the 6 master-spy tiles
       *[other] { $count } master-spy tiles ({ $name })
    }
    .called = tile “{ $name }”
clockwork-thing-score = the { $owner_id ->
        [red] red
        [blue] blue
        [white] white
       *[green] green
    } score marker
    .so = , at { $shows }
    .turn = the { $owner_id ->
        [red] red
        [blue] blue
        [white] white
       *[green] green
    } score marker to { $shows }
    .called = { $owner_id ->
        [red] red
        [blue] blue
        [white] white
       *[green] green
    } score marker
clockwork-thing-round = the round marker
    .so = , on { $shows }
    .turn = the round marker to { $shows }
    .called = round marker
clockwork-thing-start = the start player marker
    .called = start player marker

## Setting up

clockwork-setup-races = Each player takes a race: its screen, 30 discs (the 2 spare ones stay in the box), its figures and a sheet for orders.
clockwork-setup-alliances = Allies sit opposite each other: { $first } and { $ally } against { $second } and { $other }.
clockwork-setup-map = Build the map { $code } in the middle of the table, as the screen shows it. Capitals: { $parts }.
clockwork-setup-discoveries = Sort the discovery cards into nine piles by domain and age and shuffle each. Reveal one of each pile: a row for each age, Early on top, Late at the bottom. The others go back into the box.
clockwork-setup-generals = The generals and their cards beside the map.
clockwork-setup-bank = The influence tokens beside the map, sorted by domain: the bank. { $variant ->
        [epic] In the epic game nobody begins with influence.
       *[base] Everybody begins with 1 point of each domain.
    }
clockwork-setup-influence = Influence behind the screens.
clockwork-setup-board = The board beside the map, with the side of the { $variant ->
        [epic] epic game
       *[base] base game
    } up.
clockwork-setup-markers = Master-spy tiles and markers on the board.
clockwork-setup-espionage = Shuffle the espionage cards and deal one to everybody in secret; the others are the draw pile, face down.
clockwork-setup-court = The court of { $court } beside the map. Everybody puts one disc there as a spy, the others are the supply.
clockwork-setup-start = The oldest player takes the start player marker, unless you have agreed on somebody else.
