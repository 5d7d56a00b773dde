# What players write on: order pads, call-to-arms slips, the tracker.

clockwork-sheet-orders = Order pad
clockwork-sheet-orders-about = for each player two pages for the whole game, several rounds to a page, with a map of the tile ids
clockwork-sheet-orders-races = Order pad for each race
clockwork-sheet-orders-races-about = the same for each of the four races, with its own special unit only; capitals are written in
clockwork-sheet-orders-generic = Order pad for anybody
clockwork-sheet-orders-generic-about = the same for any race and any capital, to print or copy as often as you like
clockwork-sheet-orders-large = Order pad, large type
clockwork-sheet-orders-large-about = for each player one page for each round, with large type and high rows
clockwork-sheet-orders-fillable = Order pad to fill in on a screen
clockwork-sheet-orders-fillable-about = the order pad of each player with fields to type into
clockwork-sheet-slips = Call-to-arms slips
clockwork-sheet-slips-about = for two against two: a slip for each alliance and round, to cut off
clockwork-sheet-tracker = Score and research tracker
clockwork-sheet-tracker-about = victory points, discoveries, generals and court for the table, and a page of influence for behind the screens

clockwork-race-purebreeds = Purebreeds, red
clockwork-race-troglodytes = Troglodytes, blue
clockwork-race-rhinochs = Rhinochs, white
clockwork-race-mongrels = Mongrels, green
clockwork-people-purebreeds = Purebreeds
clockwork-people-troglodytes = Troglodytes
clockwork-people-rhinochs = Rhinochs
clockwork-people-mongrels = Mongrels
clockwork-unit-purebreeds = Agent
clockwork-unit-troglodytes = Engineer
clockwork-unit-rhinochs = Crasher
clockwork-unit-mongrels = Hunter
clockwork-unit-letter-purebreeds = A
clockwork-unit-letter-troglodytes = E
clockwork-unit-letter-rhinochs = C
clockwork-unit-letter-mongrels = H
clockwork-age-early = Early Age
clockwork-age-middle = Middle Age
clockwork-age-late = Late Age
clockwork-domain-magic = magic
clockwork-domain-science = science
clockwork-domain-religion = religion
clockwork-variant-base = base game, 7 rounds
clockwork-variant-epic = epic game, 9 rounds
clockwork-variant-allied = two against two, 7 rounds
clockwork-variant-epic-allied = epic, two against two, 9 rounds

# The head of a pad.
clockwork-pad-title = Orders
clockwork-pad-player = player
clockwork-pad-date = date
clockwork-pad-race = race, colour
clockwork-pad-capital = capital
clockwork-pad-map = map
clockwork-pad-code = code of the map
clockwork-pad-layout = layout { $layout }
clockwork-pad-ally = ally
clockwork-pad-alliance = alliance
clockwork-pad-court = court in play
clockwork-pad-court-id = COURT
clockwork-pad-court-rasputin = Rasputin
clockwork-pad-court-pius = Pius
clockwork-pad-court-lovelace = Lovelace
clockwork-pad-blank = impassable
clockwork-pad-via = *Every tile under “via” needs a row of its own with at least 1 unit.* It has to be { $allied ->
        [1] empty now or your ally’s.
       *[other] empty now.
    }
clockwork-pad-bases = *own*: you control it · *next*: beside a tile you control · *march*: forced march, two tiles away
clockwork-pad-notes = notes

# A round.
clockwork-pad-round = round
clockwork-pad-scoring = scoring
clockwork-pad-start = start player
clockwork-pad-commander = I am commander
clockwork-pad-tile = tile
clockwork-pad-workers = workers
clockwork-pad-special = special unit
clockwork-pad-over = via
clockwork-pad-basis-own = own
clockwork-pad-basis-next = next
clockwork-pad-basis-march = march
clockwork-pad-note = note
clockwork-pad-always = always allowed
clockwork-pad-pool = in the pool
clockwork-pad-ordered = ordered
clockwork-pad-left = left
clockwork-pad-sacrifice = sacrifice: { $domain }
clockwork-pad-agent = Agent from → to
clockwork-pad-unit-from = special unit from → to
clockwork-pad-engineers = Engineers left
clockwork-pad-crashers = Crashers left
clockwork-pad-hunter = Hunter
clockwork-pad-hunter-reserve = reserve
clockwork-pad-hunter-map = on map
clockwork-pad-hunter-out = out
clockwork-pad-tank = Steam Tank from → to
clockwork-pad-ready = ready

# Slips.
clockwork-slip-title = Call to arms
clockwork-slip-round = round { $round }
clockwork-slip-alliance = alliance { $number }
clockwork-slip-from = from commander
clockwork-slip-to = to ally
clockwork-slip-tile = tile

# The tracker.
clockwork-track-open = For the table: all of this is open.
clockwork-track-rounds = Victory points
clockwork-track-round = round
clockwork-track-start = start player
clockwork-track-ip = 3 IP = 1 VP
clockwork-track-total = total
clockwork-track-both = both allies
clockwork-track-tiles = territories
clockwork-track-discoveries = Discoveries
clockwork-track-cards = 1–5: which of the five cards is in play · letters: who has it
clockwork-track-name = name
clockwork-track-price = IP
clockwork-track-tile = token on
clockwork-track-generals = Generals
clockwork-track-general-leviathan = Leviathan
clockwork-track-general-guardian = Guardian
clockwork-track-general-tank = Steam Tank
clockwork-track-cost = { $much } { $first } + { $little } { $second }
clockwork-track-place = on tile
clockwork-track-owner = who has it
clockwork-track-gone = out
clockwork-track-court = Court
clockwork-track-bonus = bonus { $age }
clockwork-track-secret = For behind the screens: cut apart, one for each player.
clockwork-track-influence = Influence
clockwork-track-beginning = start
