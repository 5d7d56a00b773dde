# What is wrong with the file of a board, or unusual about it (BM-CHK-01 to -20).

marengo-file-board = Your own boards of Bonaparte at Marengo: { $path }

## Names and references

trouble-marengo-board-id = { $file }, line { $line }, { $field }: “{ $word }” is no id. Use letters, digits and _ only ({ $check }).
trouble-marengo-board-twice = { $file }, line { $line }, { $field }: “{ $word }” is there already. Give it a name of its own ({ $check }).
trouble-marengo-board-unknown = { $file }, line { $line }, { $field }: there is no “{ $word }” in this file. Add it, or correct its name here ({ $check }).
trouble-marengo-board-side-name = { $file }, line { $line }, { $field }: the side “{ $word }” has to be called { $locale }>{ $other }, by its own locale and where it leads ({ $check }).
trouble-marengo-board-suffix = { $file }, line { $line }, { $field }: { $locale } and { $other } meet along several sides, so “{ $word }” needs a letter: { $locale }>{ $other }a, { $locale }>{ $other }b and so on ({ $check }).

## Locales and their sides

trouble-marengo-board-own-opposite = { $file }, line { $line }, { $field }: { $word } faces its own locale. Name the side of the neighbour ({ $check }).
trouble-marengo-board-one-sided = { $file }, line { $line }, { $field }: { $word } faces { $other }, but { $other } does not face { $word } ({ $check }).
trouble-marengo-board-lonely = { $file }, line { $line }, { $field }: { $word } faces nothing. Name its opposite, or mark it as impassable or edge ({ $check }).
trouble-marengo-board-edge = { $file }, line { $line }, { $field }: { $word } lies on the edge of the map and cannot have an opposite ({ $check }).
trouble-marengo-board-half = { $file }, line { $line }, { $field }: { $other } is impassable, so { $word } has to be, too ({ $check }).
trouble-marengo-board-width = { $file }, line { $line }, { $field }: { $word } and { $other } are not equally wide. Compare them with the board ({ $check }).
trouble-marengo-board-capacity = { $file }, line { $line }, { $field }: the capacity of { $word } has to be 1 or more ({ $check }).
trouble-marengo-board-room = { $file }, line { $line }, { $field }: in { $word } 0 to { $capacity } French pieces can start ({ $check }).
trouble-marengo-board-penalty = { $file }, line { $line }, { $field }: a penalty of { $word } is below 0 ({ $check }).
trouble-marengo-board-apart = { $file }, line { $line }, { $field }: nobody gets from { $other } to { $word } ({ $check }).

## Roads and entries

trouble-marengo-board-course = { $file }, line { $line }, { $field }: the course of { $word } has to go place, crossing, place, with locales in the middle and entries at its ends only ({ $check }).
trouble-marengo-board-course-gap = { $file }, line { $line }, { $field }: the crossing { $word } of { $road } does not lead from { $place } to { $other } ({ $check }).
trouble-marengo-board-course-impassable = { $file }, line { $line }, { $field }: { $road } cannot run through { $word }, which is impassable ({ $check }).
trouble-marengo-board-course-entry = { $file }, line { $line }, { $field }: in the course of { $road } { $word } has to stand beside its entry, at the beginning or the end ({ $check }).
trouble-marengo-board-road-twice = { $file }, line { $line }, { $field }: { $road } runs through { $word } a second time ({ $check }).
trouble-marengo-board-junction = { $file }, line { $line }, { $field }: a junction in { $place } needs two roads or more ({ $check }).
trouble-marengo-board-junction-road = { $file }, line { $line }, { $field }: { $road } does not come to { $place } ({ $check }).
trouble-marengo-board-entry = { $file }, line { $line }, { $field }: the entry { $word } needs a road, or pontoon = true ({ $check }).
trouble-marengo-board-entry-road = { $file }, line { $line }, { $field }: { $road } has to begin or end at { $word }, with { $place } beside it ({ $check }).
trouble-marengo-board-pontoon-side = { $file }, line { $line }, { $field }: { $word } is a pontoon bridge, and only the Austrians have one ({ $check }).
trouble-marengo-board-pontoons = { $file }, line { $line }, { $field }: { $word } is a second pontoon bridge beside { $other } ({ $check }).

## Pieces, stars, tracks

trouble-marengo-board-starts = { $file }, line { $line }, { $field }: the locales have { $symbols ->
        [one] 1 French start symbol
       *[other] { $symbols } French start symbols
    }, the display at_start has { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } ({ $check }).
trouble-marengo-board-star = { $file }, line { $line }, { $field }: there is no { $word } star. Possible: { $known } ({ $check }).
trouble-marengo-board-stars = { $file }, line { $line }, { $field }: the map has { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, the printed one has { $number } ({ $check }).
trouble-marengo-board-piece = { $file }, line { $line }, { $field }: “{ $word }” is no piece. Write i, c or a with a strength from 1 to 3; in a display ? for one whose type you do not know ({ $check }).
trouble-marengo-board-sample = { $file }, line { $line }, { $field }: the sample names { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }, its display has { $number } ({ $check }).
trouble-marengo-board-pieces = { $file }, line { $line }, { $field }: with the spares these are { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, the box has { $number } ({ $check }).
trouble-marengo-board-artillery = { $file }, line { $line }, { $field }: the { $of_side ->
        [french] French
       *[austrian] Austrians
    } have { $guns ->
        [0] no artillery
        [one] 1 artillery piece
       *[other] { $guns } artillery pieces
    }; each side should have one ({ $check }).
trouble-marengo-board-displays = { $file }, line { $line }, { $field }: around the printed board are a French display at_start and displays of reinforcements, 1 Austrian and 3 French. Here they are { $starts }, { $austrian } and { $french } ({ $check }).
trouble-marengo-board-round = { $file }, line { $line }, { $field }: { $word } needs the round of its arrival, 1 to { $rounds } ({ $check }).
trouble-marengo-board-way-in = { $file }, line { $line }, { $field }: { $word } needs an entry of its own side ({ $check }).
trouble-marengo-board-morale = { $file }, line { $line }, { $field }: morale cannot start at { $start }; it has to be 1 or more ({ $check }).
trouble-marengo-board-track = { $file }, line { $line }, { $field }: the track ends at { $highest }, but an army starts at { $start } ({ $check }).
