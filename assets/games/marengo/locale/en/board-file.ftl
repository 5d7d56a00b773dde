# What is wrong with the file of a board, or unusual about it (BM-CHK-01 to -20).

marengo-file-board = Your own boards of Bonaparte at Marengo: { $path }

## Names and references

trouble-marengo-board-id = { $file }, line { $line }, { $field }: { trouble-marengo-board-id.beside }
    .beside = “{ $word }” is no id. Use letters, digits and _ only ({ $check }).
trouble-marengo-board-twice = { $file }, line { $line }, { $field }: { trouble-marengo-board-twice.beside }
    .beside = “{ $word }” is there already. Give it a name of its own ({ $check }).
trouble-marengo-board-unknown = { $file }, line { $line }, { $field }: { trouble-marengo-board-unknown.beside }
    .beside = there is no “{ $word }” in this file. Add it, or correct its name here ({ $check }).
trouble-marengo-board-side-name = { $file }, line { $line }, { $field }: { trouble-marengo-board-side-name.beside }
    .beside = the side “{ $word }” has to be called { $locale }>{ $other }, by its own locale and where it leads ({ $check }).
trouble-marengo-board-suffix = { $file }, line { $line }, { $field }: { trouble-marengo-board-suffix.beside }
    .beside = { $locale } and { $other } meet along several sides, so “{ $word }” needs a letter: { $locale }>{ $other }a, { $locale }>{ $other }b and so on ({ $check }).

## Locales and their sides

trouble-marengo-board-own-opposite = { $file }, line { $line }, { $field }: { trouble-marengo-board-own-opposite.beside }
    .beside = { $word } faces its own locale. Name the side of the neighbour ({ $check }).
trouble-marengo-board-one-sided = { $file }, line { $line }, { $field }: { trouble-marengo-board-one-sided.beside }
    .beside = { $word } faces { $other }, but { $other } does not face { $word } ({ $check }).
trouble-marengo-board-lonely = { $file }, line { $line }, { $field }: { trouble-marengo-board-lonely.beside }
    .beside = { $word } faces nothing. Name its opposite, or mark it as impassable or edge ({ $check }).
trouble-marengo-board-edge = { $file }, line { $line }, { $field }: { trouble-marengo-board-edge.beside }
    .beside = { $word } lies on the edge of the map and cannot have an opposite ({ $check }).
trouble-marengo-board-half = { $file }, line { $line }, { $field }: { trouble-marengo-board-half.beside }
    .beside = { $other } is impassable, so { $word } has to be, too ({ $check }).
trouble-marengo-board-width = { $file }, line { $line }, { $field }: { trouble-marengo-board-width.beside }
    .beside = { $word } and { $other } are not equally wide. Compare them with the board ({ $check }).
trouble-marengo-board-capacity = { $file }, line { $line }, { $field }: { trouble-marengo-board-capacity.beside }
    .beside = the capacity of { $word } has to be 1 or more ({ $check }).
trouble-marengo-board-room = { $file }, line { $line }, { $field }: { trouble-marengo-board-room.beside }
    .beside = in { $word } 0 to { $capacity } French pieces can start ({ $check }).
trouble-marengo-board-penalty = { $file }, line { $line }, { $field }: { trouble-marengo-board-penalty.beside }
    .beside = a penalty of { $word } is below 0 ({ $check }).
trouble-marengo-board-apart = { $file }, line { $line }, { $field }: { trouble-marengo-board-apart.beside }
    .beside = nobody gets from { $other } to { $word } ({ $check }).

## Roads and entries

trouble-marengo-board-course = { $file }, line { $line }, { $field }: { trouble-marengo-board-course.beside }
    .beside = the course of { $word } has to go place, crossing, place, with locales in the middle and entries at its ends only ({ $check }).
trouble-marengo-board-course-gap = { $file }, line { $line }, { $field }: { trouble-marengo-board-course-gap.beside }
    .beside = the crossing { $word } of { $road } does not lead from { $place } to { $other } ({ $check }).
trouble-marengo-board-course-impassable = { $file }, line { $line }, { $field }: { trouble-marengo-board-course-impassable.beside }
    .beside = { $road } cannot run through { $word }, which is impassable ({ $check }).
trouble-marengo-board-course-entry = { $file }, line { $line }, { $field }: { trouble-marengo-board-course-entry.beside }
    .beside = in the course of { $road } { $word } has to stand beside its entry, at the beginning or the end ({ $check }).
trouble-marengo-board-road-twice = { $file }, line { $line }, { $field }: { trouble-marengo-board-road-twice.beside }
    .beside = { $road } runs through { $word } a second time ({ $check }).
trouble-marengo-board-junction = { $file }, line { $line }, { $field }: { trouble-marengo-board-junction.beside }
    .beside = a junction in { $place } needs two roads or more ({ $check }).
trouble-marengo-board-junction-road = { $file }, line { $line }, { $field }: { trouble-marengo-board-junction-road.beside }
    .beside = { $road } does not come to { $place } ({ $check }).
trouble-marengo-board-entry = { $file }, line { $line }, { $field }: { trouble-marengo-board-entry.beside }
    .beside = the entry { $word } needs a road, or pontoon = true ({ $check }).
trouble-marengo-board-entry-road = { $file }, line { $line }, { $field }: { trouble-marengo-board-entry-road.beside }
    .beside = { $road } has to begin or end at { $word }, with { $place } beside it ({ $check }).
trouble-marengo-board-pontoon-side = { $file }, line { $line }, { $field }: { trouble-marengo-board-pontoon-side.beside }
    .beside = { $word } is a pontoon bridge, and only the Austrians have one ({ $check }).
trouble-marengo-board-pontoons = { $file }, line { $line }, { $field }: { trouble-marengo-board-pontoons.beside }
    .beside = { $word } is a second pontoon bridge beside { $other } ({ $check }).

## Pieces, stars, tracks

trouble-marengo-board-starts = { $file }, line { $line }, { $field }: { trouble-marengo-board-starts.beside }
    .beside = the locales have { $symbols ->
        [one] 1 French start symbol
       *[other] { $symbols } French start symbols
    }, the display at_start has { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } ({ $check }).
trouble-marengo-board-star = { $file }, line { $line }, { $field }: { trouble-marengo-board-star.beside }
    .beside = there is no { $word } star. Possible: { $known } ({ $check }).
trouble-marengo-board-stars = { $file }, line { $line }, { $field }: { trouble-marengo-board-stars.beside }
    .beside = the map has { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, the printed one has { $number } ({ $check }).
trouble-marengo-board-piece = { $file }, line { $line }, { $field }: { trouble-marengo-board-piece.beside }
    .beside = “{ $word }” is no piece. Write i, c or a with a strength from 1 to 3; in a display ? for one whose type you do not know ({ $check }).
trouble-marengo-board-sample = { $file }, line { $line }, { $field }: { trouble-marengo-board-sample.beside }
    .beside = the sample names { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }, its display has { $number } ({ $check }).
trouble-marengo-board-pieces = { $file }, line { $line }, { $field }: { trouble-marengo-board-pieces.beside }
    .beside = with the spares these are { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, the box has { $number } ({ $check }).
trouble-marengo-board-artillery = { $file }, line { $line }, { $field }: { trouble-marengo-board-artillery.beside }
    .beside = the { $of_side ->
        [french] French
       *[austrian] Austrians
    } have { $guns ->
        [0] no artillery
        [one] 1 artillery piece
       *[other] { $guns } artillery pieces
    }; each side should have one ({ $check }).
trouble-marengo-board-displays = { $file }, line { $line }, { $field }: { trouble-marengo-board-displays.beside }
    .beside = around the printed board are a French display at_start and displays of reinforcements, 1 Austrian and 3 French. Here they are { $starts }, { $austrian } and { $french } ({ $check }).
trouble-marengo-board-round = { $file }, line { $line }, { $field }: { trouble-marengo-board-round.beside }
    .beside = { $word } needs the round of its arrival, 1 to { $rounds } ({ $check }).
trouble-marengo-board-way-in = { $file }, line { $line }, { $field }: { trouble-marengo-board-way-in.beside }
    .beside = { $word } needs an entry of its own side ({ $check }).
trouble-marengo-board-morale = { $file }, line { $line }, { $field }: { trouble-marengo-board-morale.beside }
    .beside = morale cannot start at { $start }; it has to be 1 or more ({ $check }).
trouble-marengo-board-track = { $file }, line { $line }, { $field }: { trouble-marengo-board-track.beside }
    .beside = the track ends at { $highest }, but an army starts at { $start } ({ $check }).
