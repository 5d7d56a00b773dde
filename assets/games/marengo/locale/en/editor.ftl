# The board editor: compare a board with the printed one, correct it, or write one from nothing.

marengo-workshop-boards = Boards of Bonaparte at Marengo
marengo-workshop-boards-about = compare ours with yours, or write your own
palette-boards = Compare boards of Bonaparte at Marengo, or write one

key-boards = boards
key-agrees = agrees
key-agrees_all = whole locale agrees
key-values = values
key-doubtful = doubtful first
key-next_mistake = next mistake
key-add_part = add
key-remove_part = remove
key-new_board = new board
key-open_board = open
key-play_board = play

marengo-editor-agrees = It is as the printed board has it; on to the next that is not compared
marengo-editor-agrees_all = A locale and all its approaches are as printed
marengo-editor-values = To the values of this part, and back to the list
marengo-editor-doubtful = What is a guess or unknown comes first, or everything in its order
marengo-editor-next_mistake = To the next value that a check finds fault with
marengo-editor-undo = Take the last change back
marengo-editor-add_part = One more locale, border, road, entry point or display
marengo-editor-remove_part = Take the part under the cursor off the board
marengo-editor-new_board = Write a board from nothing
marengo-editor-open_board = One of your boards, or one of ours
marengo-editor-play_board = A new table on this board

## At the top

marengo-editor-title = BOARD EDITOR
marengo-editor-progress = compared: { $locales } of { $of_locales } { $of_locales ->
        [one] locale
       *[other] locales
    }, { $others } of { $of_others } other parts
marengo-editor-invented = An invented board: there is nothing to compare it with.
marengo-editor-all-compared = All of it is compared: this is your board now.

## Parts

marengo-editor-board = The board
marengo-editor-time = Time track
marengo-editor-morale = Morale track
marengo-editor-head-doubtful = DOUBTFUL
marengo-editor-head-locales = LOCALES AND APPROACHES
marengo-editor-head-roads = ROADS
marengo-editor-head-entries = ENTRY POINTS
marengo-editor-head-forces = DISPLAYS WITH PIECES
marengo-editor-head-spares = SPARES
marengo-editor-title-locale = Locale { $what }
marengo-editor-title-side = Locale { $what }: a side with nothing opposite
marengo-editor-title-approach = Approach of { $what } toward { $other }
marengo-editor-title-road = Road { $what }
marengo-editor-title-entry = Entry point { $what }
marengo-editor-title-force = Display { $what }
marengo-editor-title-spares = Spare pieces: { $side }
marengo-editor-closed = impassable
marengo-editor-at-edge = edge
marengo-editor-letter-inf = I
marengo-editor-letter-cav = C
marengo-editor-letter-art = A
marengo-editor-letter-obstacle = O

## Values

marengo-editor-field-name-en = name, English
marengo-editor-field-name-de = name, German
marengo-editor-field-source = comes from
marengo-editor-field-size = width and height
marengo-editor-field-rounds = rounds
marengo-editor-field-first-hour = first hour
marengo-editor-field-morale-austrian = Austrian start
marengo-editor-field-morale-french = French start
marengo-editor-field-track-max = highest field
marengo-editor-field-capacity = capacity
marengo-editor-field-french-start = French at start
marengo-editor-field-star = star
marengo-editor-field-joins = roads that meet
marengo-editor-field-label = your number
marengo-editor-field-x = drawn at x
marengo-editor-field-y = drawn at y
marengo-editor-field-id = id
marengo-editor-field-width = width
marengo-editor-field-inf = infantry penalty
marengo-editor-field-cav = cavalry penalty
marengo-editor-field-art = artillery penalty
marengo-editor-field-obstacle = cavalry obstacle
marengo-editor-field-impassable = impassable
marengo-editor-field-edge = edge of the map
marengo-editor-field-side-name = id
marengo-editor-field-class = kind
marengo-editor-field-course = course
marengo-editor-field-certain = certain
marengo-editor-field-side = side
marengo-editor-field-locale = into locale
marengo-editor-field-entry-road = along road
marengo-editor-field-pontoon = pontoon bridge
marengo-editor-field-pieces = pieces
marengo-editor-field-round = from round
marengo-editor-field-entry = entry points
marengo-editor-field-display = id
marengo-editor-value-invented = invented
marengo-editor-value-community = read off a picture
marengo-editor-value-owner = compared with the board
marengo-editor-value-narrow = narrow
marengo-editor-value-wide = wide
marengo-editor-value-yes = yes
marengo-editor-value-no = no
marengo-editor-value-none = none
marengo-editor-value-red = red
marengo-editor-value-green = green
marengo-editor-value-blue = blue
marengo-editor-value-main = main road
marengo-editor-value-secondary = secondary road
marengo-editor-value-austrian = Austrians
marengo-editor-value-french = French
marengo-editor-hint-joins = Roads that touch, by their ids; | between those that do not touch: south lane | north
marengo-editor-hint-label = The number that your board or your notes have for this locale.
marengo-editor-hint-course = The places in order, entry points at the ends: west_gate A C F. If two borders join the same locales, name one: A A>Cb C.
marengo-editor-hint-pieces = i3 i2 c2 a1: infantry, cavalry, artillery with their strength; ? for one whose type you do not know.
marengo-editor-hint-entry = The ids of the entry points, one after the other.
marengo-editor-hint-size = What x and y are measured on: 920 640. Only for drawing.
marengo-editor-hint-display = at_start for the French pieces that are on the map when the battle begins.
marengo-editor-hint-source = All of it at once: this takes the place of the marks of single parts.
marengo-editor-hint-id = Letters, digits and _; wherever it is named, it is changed too.
marengo-editor-hint-name-de = The same name in both languages is written once.

## Questions and sentences

marengo-editor-add = What is to be added?
marengo-editor-add-pair = A border with another locale: both approaches at once
marengo-editor-add-closed = A side with nothing opposite: impassable, or the edge
marengo-editor-add-locale = A locale
marengo-editor-add-road = A road
marengo-editor-add-entry = An entry point
marengo-editor-add-force = A display with pieces
marengo-editor-add-spares = Spare pieces of a side
marengo-editor-neighbour = { $id } borders on which locale?
marengo-editor-new-name = What is the new board called?
marengo-editor-which = Which board?
trouble-marengo-editor-number = A whole number from { $low } to { $high }, please.
trouble-marengo-editor-size = Two numbers, please: width and height.
trouble-marengo-editor-id = “{ $word }” is no id. Use letters, digits and _ only.
trouble-marengo-editor-twice = “{ $word }” is there already. Take a name of its own.
trouble-marengo-editor-no-locale = There is no locale “{ $word }” on this board.
trouble-marengo-editor-own-neighbour = { $word } cannot border on itself.
trouble-marengo-editor-stays = This part stays: every board has one.
