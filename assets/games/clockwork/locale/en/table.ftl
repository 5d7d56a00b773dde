# Clockwork Wars: its name, its players, and what is settled before the first round.

clockwork-title = Clockwork Wars
clockwork-about = 2–4 players, 60–120 minutes: secret orders, battles for land, research and espionage.
clockwork-nobody = nobody
clockwork-sample = deploy F1:1 V1:2
clockwork-example-rule = supply or CW-ATTR-01
clockwork-example-part = pool or V1
clockwork-example-word = supply
clockwork-example-change = players.red.vp = 12
clockwork-red = Red
clockwork-blue = Blue
clockwork-white = White
clockwork-green = Green

clockwork-option-players = Players
clockwork-option-players-2 = two
clockwork-option-players-3 = three
clockwork-option-players-4 = four
clockwork-option-variant = Game
clockwork-option-variant-base = base, 7 rounds
clockwork-option-variant-epic = epic, 9 rounds
clockwork-option-alliance = Two against two
clockwork-option-alliance-no = no
clockwork-option-alliance-yes = yes, allies sit opposite each other
clockwork-option-depth = Companion keeps
clockwork-option-depth-full = everything: positions, orders, battles
clockwork-option-depth-ledger = the ledger: points, influence, discs, courts
clockwork-option-court = Court
clockwork-option-court-rasputin = Rasputin
clockwork-option-court-pius = Pius
clockwork-option-court-lovelace = Lovelace
clockwork-option-map = Map
clockwork-option-map-empty = code of a map; empty: one of ours
clockwork-option-colours = Colours clockwise
clockwork-option-colours-empty = red, blue, white, green
clockwork-option-capitals = Their capitals
clockwork-option-capitals-empty = as numbered: H1, H2, …
clockwork-option-start = Start player
clockwork-option-start-empty = the first colour
clockwork-option-exchange = Trading
clockwork-option-exchange-no = not agreed
clockwork-option-exchange-yes = influence and cards may change hands
clockwork-option-automatic = Forced steps
clockwork-option-automatic-on = happen by themselves
clockwork-option-automatic-off = are entered by hand
