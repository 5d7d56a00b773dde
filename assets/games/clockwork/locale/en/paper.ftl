# Clockwork Wars on paper: maps and tiles.

clockwork-sheet-map = Map
clockwork-sheet-map-about = the map on one page with legend, fairness, and the code that brings it back
clockwork-sheet-real-size = Map at the size of the table
clockwork-sheet-real-size-about = the map in real tile size over many pages, with a plan of how they go together
clockwork-sheet-tiles = Tile set
clockwork-sheet-tiles-about = the 40 tiles of the box to cut out, both sides

clockwork-paper-map-for = Map for { $players } players
clockwork-paper-map-about = { $players } players · layout { $layout } · { $tiles } tiles{ $epic ->
        [1] {" "}· epic game
       *[0] {""}
    }{ $allied ->
        [1] {" "}· two against two
       *[0] {""}
    }
clockwork-paper-legend = Tiles on this map
clockwork-paper-of-box = of { $number }
clockwork-paper-sums = research { $research } · resources { $resources }
clockwork-paper-blank = blank, closed
clockwork-paper-vp = { $vp } VP
clockwork-paper-fairness = How fair it is
clockwork-paper-percent = { $percent } %
clockwork-paper-overall = overall
clockwork-paper-gap = gap
clockwork-paper-capitals = Capitals, the best first
clockwork-paper-choose = The least experienced player chooses first. Numbers: more or less than the mean of all.
clockwork-paper-code = Map code
clockwork-paper-code-how = Scan or type it: “companion map show CODE” brings back exactly this map.
clockwork-paper-code-beyond = The code of this map is long; it stands on the next page.
clockwork-paper-ours = { $mark } { $what ->
        [1] Tile ids are ours: the rulebook names only L1. You can tell Companion yours.
        [2] The layout is ours: the rulebook shows its own only as pictures.
       *[3] Layout and tile ids are ours: the rulebook shows its layouts only as pictures and names no id but L1.
    }

clockwork-paper-tile-size = Tiles { $size } mm from side to side.{ $ours ->
        [1] {" "}{ $mark } Our choice: the rulebook gives no size.
       *[0] {""}
    }
clockwork-paper-cut = { $duplex ->
        [1] - Print on thick paper, two-sided, turned over the *long edge*, at 100 %; the calibration page tells how well your printer meets both sides.
       *[0] - Print on paper at 100 %. Cut out each pair, fold it at the broken line and glue the halves together.
    }
    - A tile measures *{ $size } mm* from side to side.
    - Cut along the marks first, then cut the corners along the edge of each tile.
clockwork-paper-tile = tile
clockwork-paper-number = number
clockwork-paper-ids = ids
clockwork-paper-together = together
clockwork-paper-tiles-ours = { $mark } Ours: { $what ->
        [size] the rulebook gives no size for the tiles.
        [ids] the rulebook names no tile id but L1. Companion takes yours from a file.
       *[both] the rulebook gives no size for the tiles and names no id but L1. Companion takes yours from a file.
    }

trouble-tile-size = “{ $size }” is no size for a tile. Give the millimetres from side to side, { $least } to { $most }.

cli-option-pdf_file = print the map on one page into this PDF (- for standard output); paper and ink as they are set for printing
cli-word-pdf_file = FILE
cli-option-maps = so many maps in one PDF, with --pdf
cli-word-maps = NUMBER

# What the print studio asks

trouble-clockwork-studio-needs-map = This sheet shows a map: choose one below, type its code, or print from the map studio.
clockwork-thing-map-code = Or a map
clockwork-thing-map-code-none = a code or a file
clockwork-detail-players = Players
clockwork-detail-variant = Variant
clockwork-detail-variant-base = base game
clockwork-detail-variant-epic = epic, 9 rounds
clockwork-detail-allies = Alliances
clockwork-detail-allies-alone = everyone alone
clockwork-detail-allies-allied = two against two
clockwork-detail-names = Players’ names
clockwork-detail-names-none = e.g. Ada, Jules
clockwork-detail-races = { $part } played by
clockwork-detail-races-open = not settled
clockwork-detail-tile = Tile in mm
clockwork-detail-tile-none = 60, side to side
clockwork-thing-map = map { $name }
clockwork-detail-races-purebreeds = Purebreeds
clockwork-detail-races-troglodytes = Troglodytes
clockwork-detail-races-rhinochs = Rhinochs
clockwork-detail-races-mongrels = Mongrels
trouble-clockwork-too-many = { $given } names were given, but { $players } play.
trouble-clockwork-sheet-of-map = The sheet “{ $sheet }” shows a map: say which one with --map. “companion map clockwork --players 3” makes one and tells its code.
