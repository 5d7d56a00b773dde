# Clockwork Wars, keeping the books only.
clockwork-ask-books = Play this phase on the table, enter what changed (adjust), then go on.
clockwork-ask-count = Victory points are tied: how many territories does everybody control?
clockwork-ask-full = Follow the whole game from now on: where does everything stand?
clockwork-books-full = From now on Companion follows every piece on the map.
    .hand = the pieces stand there already: only compare what follows with the table
CW-END-03 = { $case ->
        [first] Victory points are tied: count the territories first, for example “count red:5 blue:4”.
        [everybody] Give a number for everybody who plays, once each.
        [number] Territories are plain numbers.
       *[not-now] Territories are counted only when victory points are tied at the end.
    }
CW-UNIT-02 = { $seat } has no such unit ({ $figure }) left, or not as many.
