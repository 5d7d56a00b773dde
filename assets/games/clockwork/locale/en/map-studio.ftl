# The map studio.

studio-map = MAP STUDIO
studio-map-head = { $players } players, layout { $layout }
studio-map-fairness = access in %
studio-map-gap = gap
studio-map-overall = overall
studio-map-order = Capitals, the best first: { $capitals }. The least experienced player chooses first.
studio-map-far = steps: { $ways }
studio-map-locked = locked
studio-map-points = { $vp } VP
studio-map-draws = draws: { $mode }
studio-map-mode-random = random
studio-map-mode-uniform = any map
studio-map-mode-fair = fairest
studio-map-mode-uniform-fair = any fair map
studio-map-mode-symmetric = symmetric
studio-map-swapping = { $id } changes places: { $press } on the other tile, { $back } to leave it
studio-map-which-kind = What lies in the place of { $id }?
studio-map-left = { $left ->
        [0] none left in the box
        [one] one left
       *[other] { $left } left
    }
studio-map-fire-lake = lake of fire, 4 VP
studio-map-which-layout = Which layout?
studio-map-of-layout = { $players } players, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
studio-map-which-name = What is the map called?
studio-map-replace = There is already a map called { $name }. Replace it?
studio-map-saved = Saved: { $path }
studio-map-which-map = Which map?
studio-map-type-code = Type a code …
studio-map-which-code = The code of a map, or its file
studio-map-empty = { $players } players, in the rulebook, still empty
studio-map-fill = Lay the tiles as the rulebook shows { $name }, then save it: { $press }
studio-map-any = any, { $low } to { $high }
studio-map-which-counts = How many tiles of each kind on layout { $layout }?
studio-map-ways = { $ways ->
        [one] One composition is possible
       *[other] { $ways } compositions are possible
    }: { $press } draws a map, left and right change a number, { $back } goes back.
trouble-map-no-fairer = No fairer map was found with these tiles and locks.

## Keys, and what they do in the palette

key-maps = maps
key-new_map = new
key-fairer = fairer
key-lock = lock
key-swap = swap
key-edit = edit
key-layout = layout
key-players = players
key-counts = counts
key-mode = way to draw
key-open_map = open
key-save_map = save
key-play_map = play
palette-maps = Draw maps of Clockwork Wars
studio-map-new_map = Draw another map; locked tiles stay
studio-map-fairer = Lay the same tiles more fairly; locked ones stay
studio-map-lock = Lock the tile under the cursor, or unlock it
studio-map-swap = Two tiles change places
studio-map-edit = Another kind of tile under the cursor
studio-map-undo = Take the last change back
studio-map-layout = Another layout
studio-map-players = Two, three or four players
studio-map-counts = So many tiles of a kind
studio-map-mode = How maps are drawn: random, fair, symmetric
studio-map-open_map = A kept map, or the map of a code
studio-map-save_map = Keep the map under a name
studio-map-play_map = Start a game on this map
studio-map-print = Print the map, order pads, tiles and more

clockwork-workshop-maps-about = at random or as fair as can be, each with a code
clockwork-workshop-maps = Maps of Clockwork Wars
