# Bonaparte at Marengo on paper.

marengo-paper-letter-austrian = A
marengo-paper-letter-french = F
marengo-paper-star-red = R
marengo-paper-star-green = G
marengo-paper-star-blue = B
marengo-paper-hour = { $hour }:00
marengo-paper-source-community = { $mark } Community data: read by eye from a picture of the board; nobody has compared it with a real one yet.
marengo-paper-source-invented = { $mark } An invented board of ours.
marengo-paper-board-size = { $width } × { $height } mm.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } A sample: measure your board and print with its size.
    }
marengo-detail-size = Board in mm
marengo-detail-size-none = a sample of ours; yours as 840x610
marengo-detail-block = Block in mm
marengo-detail-block-none = a sample of ours; yours as 30x15
trouble-marengo-size = “{ $size }” is no size. Give width x height in millimetres, each { $least } to { $most }, such as 30x15.

## The map

marengo-sheet-map = Reference map
marengo-sheet-map-about = the board on one page: numbers, capacities, approaches with their symbols, roads, stars, entries
marengo-sheet-poster = The board as a poster
marengo-sheet-poster-about = the same map as large as your board (--set size=840x610), over many pages with a plan
marengo-sheet-register = Register of the board
marengo-sheet-register-about = every locale and road in words, with boxes to tick while you compare them with your board
marengo-map-plate = number, and capacity for each side; { $count ->
        [one] 1 locale
       *[other] { $count } locales
    }
marengo-map-narrow = narrow approach: 1 block leads ({ $count })
marengo-map-wide = wide approach: 2 blocks lead ({ $count })
marengo-map-wall = nothing crosses here
marengo-map-arm-i = infantry that attacks into this locale: −1 each
marengo-map-arm-c = cavalry: −1 each
marengo-map-arm-a = artillery: −1 each
marengo-map-obstacle = obstacle to cavalry
marengo-map-main-road = main road: free of commands
marengo-map-lane = secondary road
marengo-map-uncertain = road still to be compared with a board
marengo-map-join = roads join: a block may change
marengo-map-end = a road ends
marengo-map-start = French block at the start ({ $count })
marengo-map-star = star: { $stars }
marengo-map-star-red = { $count } red R
marengo-map-star-green = { $count } green G
marengo-map-star-blue = { $count } blue B

## The register

marengo-register-locales = Register: locales
marengo-register-roads = Register: roads
marengo-register-how = Tick what is as on your board; symbols of a side weaken whoever attacks into its locale.
marengo-register-certain = ° still to be compared: its number or its course is a guess.
marengo-register-number = No.
marengo-register-name = name
marengo-register-capacity = capa­city
marengo-register-start = start
marengo-register-star = star
marengo-register-sides = sides: what lies beyond, width, symbols
marengo-register-star-red = red
marengo-register-star-green = green
marengo-register-star-blue = blue
marengo-register-narrow = narrow
marengo-register-wide = wide
marengo-register-obstacle = obstacle
marengo-register-impassable = impassable
marengo-register-edge = edge
marengo-register-somewhere = a side
marengo-register-road = road
marengo-register-course = course
marengo-register-main = main
marengo-register-lane = secondary
marengo-register-joins = can be changed in { $places }

## Tracks

marengo-sheet-tracks = Tracks
marengo-sheet-tracks-about = time, morale of both armies, command points, and places for those who come later
marengo-tracks-time = Time
marengo-tracks-morale = Morale: { $side }
marengo-tracks-commands = Command points: { $side }
marengo-tracks-displays = Displays
marengo-tracks-arrival = { $letter }: { $count } to { $locale }
marengo-tracks-free = free activation
marengo-tracks-broken = broken
marengo-tracks-start = start
marengo-tracks-unknown = (? type not known)

## The assault worksheet

marengo-sheet-assault = Assault worksheet
marengo-sheet-assault-about = the eleven steps of an assault with what counts in each, and room to write several down
marengo-assault-note = A is the attacker, D the defender. Symbols are those of the approach that is attacked.
marengo-assault-a = A
marengo-assault-d = D
marengo-assault-step-1 = *{ $a } shows the first row*: 1 block, over a wide approach 1 or 2; all infantry or all cavalry, each of strength 2 or more and stronger than its penalty. No cavalry over an obstacle.
marengo-assault-step-2 = *Does { $d } fire?* Only an artillery that blocks here, has not fired this round and neither announced nor bombarded in { $fired ->
        [round] the last round.
       *[turn] its last turn.
    }
marengo-assault-step-3 = *Fire*: { $a } loses as much as the artillery has, terrain does not count. If that breaks { $a }, each leading block counts 1 less.
marengo-assault-step-4 = *{ $d } shows the first row*: nobody, 1, over a wide approach up to 2; not mixed, no artillery, behind an obstacle no cavalry.
marengo-assault-step-5 = *Attack*: first row − penalty of its arm, { $penalty ->
        [each] for each block.
       *[once] once.
    } *Defence*: first row, each 1 less if { $d } is demoralized.
marengo-assault-step-6 = *Result* = attack − defence. More than 0: { $a } wins, otherwise { $d }.
marengo-assault-step-7 = *Losses*: the winner 1, the loser 1 + the result without its sign. First rows first (the enemy chooses), then second rows (the owner chooses).
marengo-assault-step-8 = *Does the winner pursue?* With cavalry of the second row, 1 or over a wide approach 2; not if the loser led with cavalry, not if either side has an obstacle.
marengo-assault-step-9 = *Pursuit* = that cavalry − cavalry penalty of the enemy's side.
marengo-assault-step-10 = *Losses*: the pursuers 1, the pursued the strength of the pursuit.{ $below ->
        [counts] {" "}What is below 0 the pursuers lose too.
       *[zero] {""}
    }
marengo-assault-step-11 = *End*: if { $d } won, { $a } falls back into reserve. If { $a } won, everybody of { $d } there retreats, { $a } goes in, cavalry may go on to a block. Hide all blocks.
marengo-assault-field-hour = hour
marengo-assault-field-from = from
marengo-assault-field-to = to
marengo-assault-field-attacker-row = first row A
marengo-assault-field-defender-row = first row D
marengo-assault-field-yes = yes
marengo-assault-field-no = no
marengo-assault-field-attacker-loses = A loses
marengo-assault-field-defender-loses = D loses
marengo-assault-field-attack = attack
marengo-assault-field-defence = defence
marengo-assault-field-result = result
marengo-assault-field-attacker-wins = A
marengo-assault-field-defender-wins = D
marengo-assault-field-cavalry = cavalry
marengo-assault-field-pursuit = pursuit
marengo-assault-field-attacker-morale = morale A
marengo-assault-field-defender-morale = morale D

## Labels for blocks

marengo-sheet-labels = Block labels
marengo-sheet-labels-about = a face for every block and every spare, to glue on; all backs of an army are alike
marengo-labels-size = { $width } × { $height } mm each.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } A sample: measure a block and print with --set block=30x15.
    }
marengo-labels-how = { $duplex ->
        [1] - Print on thick paper, two-sided, turned over the *long edge*, at 100 %; the calibration page tells how well your printer meets both sides.
       *[0] - Print at 100 %. Cut out each pair, fold it at the broken line and glue the halves together.
    }
    - Cut along the marks. Use them as they are, or glue them on blocks, the face on one side and the back on the other.
    - *All backs of an army are alike* and covered with one pattern: from behind, and against the light, no block can be told from another.
    - Of each strength there are as many as losses can ever call for: a block that loses strength is exchanged for a weaker one.
    - On blank ones, draw what stands on the blocks of your box.
marengo-labels-total = { $side }: { $count } labels
marengo-labels-blank = blank, to draw on
marengo-labels-sample = { $mark } The types of the reinforcements are an invention of ours.

## The record sheet

marengo-sheet-record = Record sheet
marengo-sheet-record-about = a row for every turn: commands, what was done in our notation, morale; “companion enter” takes each line
marengo-record-note = Written so, every line can be typed into Companion as it stands.
marengo-record-key = Notation
marengo-record-sample-places = 8  ·  8/4
marengo-record-means-places = reserve; blocking toward 4
marengo-record-sample-blocks = 2  ·  i3 c2 z
marengo-record-means-blocks = 2 hidden; faces; asleep
marengo-record-sample-move = move 2 8->4
marengo-record-means-move = a group moves
marengo-record-sample-block = block i3 8/4
marengo-record-means-block = blocks an approach
marengo-record-sample-withdraw = withdraw 1 8/4
marengo-record-means-withdraw = back into reserve
marengo-record-sample-road = road 1 8->wait-11-50
marengo-record-means-road = by road, with a wait
marengo-record-sample-enter = enter 1 east_road
marengo-record-means-enter = a reinforcement
marengo-record-sample-continue = continue c2 8/4
marengo-record-means-continue = cavalry goes on
marengo-record-sample-assault = assault 8/4 3 lead i3
marengo-record-means-assault = all who join, who leads
marengo-record-sample-front = front i2
marengo-record-means-front = first row of the defence
marengo-record-sample-go = go 2 8->9
marengo-record-means-go = retreats
marengo-record-sample-activate = activate 1 8
marengo-record-means-activate = wakes a French block
marengo-record-sample-announce = announce a1 8/4
marengo-record-means-announce = a bombardment
marengo-record-sample-next = next  ·  pass
marengo-record-means-next = phase done; no
marengo-record-date = date
marengo-record-hour = hour
marengo-record-commands = com­mands
marengo-record-done = what was done
marengo-record-morale = morale { $letter }
marengo-record-winner = Winner
marengo-record-reason = By
marengo-record-broken = morale broken
marengo-record-stars = stars
marengo-record-conceded = given up

## The form to transcribe a board

marengo-sheet-form = Form for another board
marengo-sheet-form-about = blank pages to write down a board of your own, in the order of its file; print the first one as often as you need it
marengo-form-locales = Another board: locales
marengo-form-how = One frame for each locale, one line for each of its sides: what lies beyond, a tick if wide, the number of each symbol, a tick for an obstacle or an impassable side, the roads. Print this page as often as you need it.
marengo-form-rest = Another board: the rest
marengo-form-rest-how = Everything else that a board's file holds. “companion data check” proves it when you have typed it in.
marengo-form-number = No.
marengo-form-name = name
marengo-form-capacity = capacity
marengo-form-start = start
marengo-form-star = star
marengo-form-beyond = beyond
marengo-form-wide = wide
marengo-form-closed = shut
marengo-form-rounds = rounds
marengo-form-hour = first hour
marengo-form-morale-austrian = morale, Austria
marengo-form-morale-french = morale, France
marengo-form-top = top of the track
marengo-form-roads = roads
marengo-form-joins = Where roads join inside a locale
marengo-form-entries = Entries
marengo-form-forces = Displays
marengo-form-road = name
marengo-form-class = main?
marengo-form-course = course: locale by locale
marengo-form-locale = locale
marengo-form-joined = roads that join there
marengo-form-entry = entry
marengo-form-side = side
marengo-form-by = road, or pontoon
marengo-form-display = display
marengo-form-round = from round
marengo-form-pieces = blocks, such as i3 i2 i2 c2 a1

## The table as it stands

marengo-sheet-table = The table as it stands
marengo-sheet-table-about = a running battle on one page: every block as everybody knows it, morale, the hour, and a code that restores it
marengo-table-turn = { $hour }:00, round { $round } of { $rounds } · { $side }: { $phase } · { $board }
marengo-table-army = Morale { $morale }{ $broken ->
        [0] {""}
       *[other] {" "}(demoralized)
    }{ $commands ->
        [-1] {""}
       *[other] {" "}· commands { $commands } of { $most }
    } · { $lost } lost{ $announced ->
        [0] {""}
       *[other] {" "}· bombardment announced
    }
marengo-table-no-map = without a map
marengo-table-waiting = Blocks
marengo-table-blocks = On a block: how many are hidden, then the faces everybody has seen (i3, c2, a1); z sleeps, s2 was mixed in shuffle 2.

marengo-sheet-box = Box and bag labels
marengo-sheet-box-about = a tuck box, to fold and glue, and a label for each bag
marengo-bag-blocks = blocks with spares, { $side }
marengo-bag-markers = markers for time and morale
