# Clockwork Wars.

# Tiles.
clockwork-tower = tower
clockwork-factory = factory
clockwork-shrine = shrine
clockwork-forest = forest
clockwork-lake = lake
clockwork-village = village
clockwork-citadel = citadel
clockwork-barrens = barrens
clockwork-capital = capital

# The maps of the rulebook.

# The command line.
cli-map = Make maps of Clockwork Wars (map clockwork), show one (map show CODE, NAME or FILE), list the kept ones (map list).
cli-word-map_words = CODE
cli-word-map_name = NAME
cli-word-layout = LAYOUT
cli-word-seed = WORD
cli-word-counts = KIND=NUMBER
cli-word-json_file = FILE
cli-word-svg_file = FILE
cli-option-players = how many play
cli-option-layout = where the tiles lie: 2A, 2B, 3A, 3B, 4A, 4B, or a layout of your own
cli-option-mode = how to choose: random (every composition as likely as any other), uniform (every map as likely as any other), fair (as fair as can be found), uniform-fair (any fair map), symmetric
cli-option-fair = the same as --mode fair
cli-option-seed = any word or number; the same one gives the same map
cli-option-counts = so many tiles of a kind, e.g. tower=3; can be given several times
cli-option-map_name = keep the map under this name
cli-option-json_file = write the map as JSON (- for standard output)
cli-option-svg_file = write the map as a drawing (- for standard output)
cli-map-head = { $name ->
        [none] Layout { $layout }, { $players } players
       *[other] { $name } – layout { $layout }, { $players } players
    }
cli-map-made = Made by chance: { $mode }, seed { $seed }
cli-map-code = Code: { $code }
cli-map-counts = Tiles: { $counts }
cli-map-special = { $id } pays { $vp } VP in each scoring phase instead of 3 (CW-MAP-14).
cli-map-fairness = Fairness: on average { $gap } % between the best and the worst place; { $place }.
cli-map-capitals = Capitals, the best first: { $capitals }. Let the least experienced player choose first (CW-MAP-13).
cli-map-mode-random = random, every composition as likely as any other
cli-map-mode-uniform = uniform, every map as likely as any other
cli-map-mode-fair = as fair as can be found
cli-map-mode-uniform-fair = any fair map
cli-map-mode-symmetric = symmetric
cli-map-kept = { $name }{ $empty ->
        [1] {" "}({ $players } players; printed in the rulebook, not filled in yet)
       *[other] {""}
    }

# What can go wrong.
trouble-map-box = The box has { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } of the kind “{ $kind ->
        [tower] tower
        [factory] factory
        [shrine] shrine
        [forest] forest
        [lake] lake
        [village] village
        [citadel] citadel
       *[barrens] barrens
    }”, so no map can have { $count } (CW-MAP-12).
trouble-map-locked = { $count ->
        [one] 1 tile of
       *[other] { $count } tiles of
    } the kind “{ $kind ->
        [tower] tower
        [factory] factory
        [shrine] shrine
        [forest] forest
        [lake] lake
        [village] village
        [citadel] citadel
       *[barrens] barrens
    }” { $count ->
        [one] is
       *[other] are
    } locked, but the map is to have only { $number }. Unlock some, or allow more.
trouble-map-range = This map has { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } of the kind “{ $kind ->
        [tower] tower
        [factory] factory
        [shrine] shrine
        [forest] forest
        [lake] lake
        [village] village
        [citadel] citadel
       *[barrens] barrens
    }”; for { $players } players the rulebook recommends { $low } to { $high }.
trouble-map-tiles = This map has { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } besides the capitals; for { $players } players the rulebook recommends { $number }.
trouble-map-counts = Layout { $layout } needs { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } besides the capitals, but these counts allow { $least } to { $most } only. Change a count, or fix fewer of them.
trouble-map-count = “{ $word }” is no count. Write it like tower=3.
trouble-map-kind = “{ $word }” is no kind of tile. There are: { $known }.
trouble-map-twice = The tile { $id } lies on the map twice; the box has it once.
trouble-map-no-tile = The box has no tile { $id }.
trouble-map-special = Only a lake of the map can pay VP of its own, 0 to 9.
trouble-map-file = { $file }, line { $line }:
trouble-map-columns = { $file }, line { $line }: tiles describes { $count ->
        [one] 1 column
       *[other] { $count } columns
    }, the layout has { $number }.
trouble-map-column = { $file }, line { $line }: column { $column } has { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, in the layout it has { $number ->
        [one] 1 place
       *[other] { $number } places
    }.
trouble-map-tile = { $file }, line { $line }: “{ $word }” cannot lie at { $place }. Possible: { $known }.
trouble-map-name = “{ $word }” is no name for a map. Use letters or digits.
trouble-map-kept = There is already a map called { $name }. Choose another name.
trouble-map-slot-players = { $name } is a map for { $players } players.
trouble-map-slot-empty = { $name } is printed in the rulebook only as a picture. Type it in once, and it is kept: see docs/maps.md.
trouble-no-kept-map = There is no map “{ $word }”. “companion map list” shows the kept ones.
trouble-no-map = Every character of the code is right, but it describes no map.
trouble-no-layout = There is no layout “{ $word }”. There are: { $known }.
trouble-layout-players = Layout { $layout } is for { $players } players. Leave out --players, or choose another layout.
trouble-layout-file = { $file }, line { $line }:
trouble-layout-column = { $file }, line { $line }: column { $number } (“{ $word }”) cannot be read. Write the steps of its tiles from top to bottom, e.g. "-4..4" or "-4..-2, 2".
trouble-layout-capital = { $file }, line { $line }: the capital { $place } does not lie on a place of the columns.
trouble-layout-capitals = A layout for { $players } players has { $players } capitals in different places, not { $count }.
trouble-layout-parity = The place { $place } lies between two hexes: column + step has to be even everywhere, or odd everywhere.
trouble-layout-far = The place { $place } is too far away: columns go from 1 to { $furthest }, steps from -{ $furthest } to { $furthest }.
trouble-layout-too-many = The layout has { $count } places besides the capitals; the box has { $number } tiles for them.
trouble-layout-empty = The layout has no places for tiles.
trouble-layout-apart = The layout is not connected: nobody gets from { $place } to { $other } (capitals of others and blank spaces cannot be crossed).
trouble-layout-name = “{ $word }” is too long for the name of a layout; it may have { $longest } characters.
trouble-box-number = { $file }, line { $line }: { $field } needs { $number ->
        [one] 1 id
       *[other] { $number } ids
    }, not { $count }: one for each tile in the box.
trouble-box-twice = { $file }, line { $line }: the id “{ $word }” is there twice.
trouble-box-id = { $file }, line { $line }: “{ $word }” is no id; use letters and digits.
trouble-code-length = The code of a map of layout { $layout } has { $number } characters, not { $count }: one is missing or too many. Compare it with the paper.

# Files of the owner

clockwork-automatic-recruit = recruiting
clockwork-file-map = Maps of Clockwork Wars: { $path }
clockwork-file-layout = Your own layouts for them: { $path }
clockwork-file-tiles = What is printed on your tiles (see docs/maps.md): { $path }
clockwork-file-cards = What is printed on your cards (see docs/clockwork-cards.md): { $path }

trouble-clockwork-code-map = This is the code of a map of Clockwork Wars, not of a table. “companion map show” shows it.

trouble-clockwork-file-kind = { $path } is neither a map (tiles = …) nor a layout (columns = …) nor a list of ids (tower = …) nor cards ([[card]]). See docs/maps.md and docs/clockwork-cards.md.

## What has no such name is called

clockwork-kind-tile = tile
clockwork-kind-domain = domain
clockwork-kind-slot = place in the grid
clockwork-kind-general = general
clockwork-kind-figure = unit
clockwork-kind-change = thing to change
clockwork-kind-gift = thing to give
