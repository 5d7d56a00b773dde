# The map painter: hexes by keys and mouse.

aces-workshop-painter = Maps of Aces & Armor
aces-workshop-painter-about = paint the one in your box, or your own
palette-painter = Paint maps of Aces & Armor

key-painter = paint maps
key-paint = paint
key-pen = pen down
key-start_number = start number
key-mission_mark = Ardennes
key-next_doubt = next doubt
key-turn_map = turn, mirror
key-map_size = size
key-map_halves = halves
key-map_name = name
key-new_field = new map
key-open_field = open
key-take_along = share
key-fetch_field = load
key-play_field = play

aces-painter-paint = Paint the hex under the cursor with the brush; a digit takes another brush
aces-painter-pen = Paint every hex the cursor comes to, or no more
aces-painter-start_number = Put a start number there, or take it away
aces-painter-mission_mark = For mission Ardennes: a factory is German or Allied at first, a hex is coast
aces-painter-next_doubt = To the next hex that a check finds fault with
aces-painter-undo = Take the last change back
aces-painter-turn_map = Mirror the map, turn it around, or complete its second half
aces-painter-map_size = More or fewer columns and rows
aces-painter-map_halves = Where the second half begins
aces-painter-map_name = Another name
aces-painter-new_field = Begin a map from nothing
aces-painter-open_field = One of your maps, or ours
aces-painter-take_along = A copy of the file beside the prints, to give to somebody
aces-painter-fetch_field = A map file that somebody has given you
aces-painter-print = Print it
aces-painter-play_field = A new table on this map

aces-painter-title = MAP PAINTER
aces-painter-new-name = What is the new map called?
aces-painter-which = Which map?
aces-painter-ask-number = Start number 1 to 12 on { $hex } (nothing: none)
aces-painter-ask-turn = What is to be done with the whole map?
aces-painter-turn-left-right = Mirror it left to right
aces-painter-turn-top-bottom = Mirror it top to bottom
aces-painter-turn-around = Turn it around
aces-painter-turn-complete = The right half becomes the left one turned around, with factories and numbers
aces-painter-ask-size = Columns x rows (now { $columns }x{ $rows })
aces-painter-ask-halves = The first column of half 7-12, such as J (nothing: no halves)
aces-painter-ask-name = What is the map called?
aces-painter-ask-file = Which file?
aces-painter-taken = A copy is in { $path }.
aces-painter-pen-down = pen down: every hex is painted

aces-painter-brush = { $terrain ->
        [standard] standard
        [road] road or bridge
        [forest] forest
        [water] river or lake
        [factory] factory
        [mountain] mountains
        [sea] sea
       *[none] no hex
    }
aces-painter-start = start number { $number }
aces-painter-german = German at first
aces-painter-allied = Allied at first
aces-painter-coast = coast
aces-painter-size = size { $columns } × { $rows }
aces-painter-half = half { $half }: { $count } of { $wanted } factories
aces-painter-missing = start numbers missing: { $numbers }
aces-painter-all = all start numbers are there

trouble-aces-painter-number = A start number from 1 to 12, please.
trouble-aces-painter-half = A column from { $first } to { $last }, please.
trouble-aces-painter-size = Columns and rows from 2 to { $most }, please, such as 18x12.
trouble-aces-painter-complete = Only a map with an even number of columns can be completed so.
