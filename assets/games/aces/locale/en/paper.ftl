# Aces & Armor on paper.

aces-paper-letters-g1 = G1
aces-paper-letters-us = US
aces-paper-letters-g2 = G2
aces-paper-letters-su = SU
aces-paper-marks = { $sample } a sample of ours that no rulebook states   { $deduced } follows from an example of the rulebook
aces-paper-half-1-6 = half with numbers 1–6
aces-paper-half-7-12 = half with numbers 7–12
aces-paper-map-ours = { $mark } A map of our own, not the board of the box.
aces-paper-hex-size = Hexes of { $size } mm from side to side.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } A sample: measure a hex of your board and print with that.
    }
aces-detail-hex = Hex in mm
aces-detail-hex-none = 40, a sample of ours; side to side
trouble-aces-hex-size = “{ $size }” is no size of a hex. Give millimetres from side to side, { $least } to { $most }, such as 38.5.

## The map

aces-sheet-map = Map
aces-sheet-map-about = the map on one page, whole or a half (--set players=2 --set half=7-12), with a legend
aces-sheet-poster = Map as a poster
aces-sheet-poster-about = the same map in true size (--set hex=38), over many pages with a plan
aces-map-standard = standard: 1 point ({ $count })
aces-map-road = road or bridge: ½ point, from any side ({ $count })
aces-map-forest = forest: 1½ points, cover for whoever is attacked ({ $count })
aces-map-water = river or lake: infantry only, takes the whole move ({ $count })
aces-map-sea = sea: like a lake ({ $count })
aces-map-mountain = mountains, in that mission: 1½ points, no tanks; otherwise standard ({ $count })
aces-map-factory = factory with its name: 1 point once it is yours ({ $count })
aces-map-start = start number
aces-map-halves = border of the halves
