# Was an der Datei eines Spielplans falsch oder ungewöhnlich ist (BM-CHK-01 bis -20).

marengo-file-board = Deine eigenen Spielpläne für Bonaparte at Marengo: { $path }

## Namen und Verweise

trouble-marengo-board-id = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-id.beside }
    .beside = „{ $word }“ ist keine Kennung. Nimm nur Buchstaben, Ziffern und _ ({ $check }).
trouble-marengo-board-twice = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-twice.beside }
    .beside = „{ $word }“ gibt es schon. Wähle einen eigenen Namen ({ $check }).
trouble-marengo-board-unknown = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-unknown.beside }
    .beside = „{ $word }“ gibt es in dieser Datei nicht. Ergänze es, oder berichtige hier den Namen ({ $check }).
trouble-marengo-board-side-name = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-side-name.beside }
    .beside = Der Zugang „{ $word }“ muss { $locale }>{ $other } heißen, nach seiner eigenen Stellung und der, zu der er führt ({ $check }).
trouble-marengo-board-suffix = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-suffix.beside }
    .beside = { $locale } und { $other } treffen sich an mehreren Zugängen. „{ $word }“ braucht darum einen Buchstaben: { $locale }>{ $other }a, { $locale }>{ $other }b und so weiter ({ $check }).

## Stellungen und ihre Zugänge

trouble-marengo-board-own-opposite = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-own-opposite.beside }
    .beside = { $word } liegt der eigenen Stellung gegenüber. Nenne den Zugang der Nachbarstellung ({ $check }).
trouble-marengo-board-one-sided = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-one-sided.beside }
    .beside = { $word } liegt { $other } gegenüber, aber { $other } nicht { $word } ({ $check }).
trouble-marengo-board-lonely = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-lonely.beside }
    .beside = { $word } liegt nichts gegenüber. Nenne den anderen Zugang, oder kennzeichne diesen mit impassable oder edge ({ $check }).
trouble-marengo-board-edge = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-edge.beside }
    .beside = { $word } liegt am Kartenrand, dort gibt es kein Gegenüber ({ $check }).
trouble-marengo-board-half = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-half.beside }
    .beside = { $other } ist unpassierbar, also muss es auch { $word } sein ({ $check }).
trouble-marengo-board-width = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-width.beside }
    .beside = { $word } und { $other } sind nicht gleich breit. Vergleiche sie mit dem Spielplan ({ $check }).
trouble-marengo-board-capacity = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-capacity.beside }
    .beside = Die Kapazität von { $word } muss mindestens 1 sein ({ $check }).
trouble-marengo-board-room = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-room.beside }
    .beside = In { $word } können 0 bis { $capacity } französische Spielsteine beginnen ({ $check }).
trouble-marengo-board-penalty = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-penalty.beside }
    .beside = Ein Malus von { $word } liegt unter 0 ({ $check }).
trouble-marengo-board-apart = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-apart.beside }
    .beside = Von { $other } kommt niemand nach { $word } ({ $check }).

## Straßen und Eintrittspunkte

trouble-marengo-board-course = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-course.beside }
    .beside = Der Verlauf von { $word } muss Ort, Übergang, Ort lauten, in der Mitte mit Stellungen und nur an den Enden mit Eintrittspunkten ({ $check }).
trouble-marengo-board-course-gap = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-course-gap.beside }
    .beside = Der Übergang { $word } von { $road } führt nicht von { $place } nach { $other } ({ $check }).
trouble-marengo-board-course-impassable = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-course-impassable.beside }
    .beside = { $road } kann nicht durch { $word } führen, der Zugang ist unpassierbar ({ $check }).
trouble-marengo-board-course-entry = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-course-entry.beside }
    .beside = Im Verlauf von { $road } muss { $word } neben seinem Eintrittspunkt stehen, am Anfang oder am Ende ({ $check }).
trouble-marengo-board-road-twice = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-road-twice.beside }
    .beside = { $road } führt ein zweites Mal durch { $word } ({ $check }).
trouble-marengo-board-junction = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-junction.beside }
    .beside = Eine Kreuzung in { $place } braucht mindestens zwei Straßen ({ $check }).
trouble-marengo-board-junction-road = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-junction-road.beside }
    .beside = { $road } kommt nicht durch { $place } ({ $check }).
trouble-marengo-board-entry = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-entry.beside }
    .beside = Der Eintrittspunkt { $word } braucht eine Straße (road) oder pontoon = true ({ $check }).
trouble-marengo-board-entry-road = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-entry-road.beside }
    .beside = { $road } muss bei { $word } beginnen oder enden, mit { $place } daneben ({ $check }).
trouble-marengo-board-pontoon-side = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-pontoon-side.beside }
    .beside = { $word } ist eine Pontonbrücke, und die haben nur die Österreicher ({ $check }).
trouble-marengo-board-pontoons = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-pontoons.beside }
    .beside = { $word } ist neben { $other } eine zweite Pontonbrücke ({ $check }).

## Spielsteine, Sterne, Leisten

trouble-marengo-board-starts = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-starts.beside }
    .beside = In den Stellungen { $symbols ->
        [one] steht 1 französisches Startsymbol
       *[other] stehen { $symbols } französische Startsymbole
    }, das Feld at_start hat { $pieces ->
        [one] 1 Spielstein
       *[other] { $pieces } Spielsteine
    } ({ $check }).
trouble-marengo-board-star = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-star.beside }
    .beside = „{ $word }“ ist keine Farbe für einen Stern. Möglich: { $known } ({ $check }).
trouble-marengo-board-stars = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-stars.beside }
    .beside = Die Karte hat { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }, die gedruckte { $number } ({ $check }).
trouble-marengo-board-piece = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-piece.beside }
    .beside = „{ $word }“ ist kein Spielstein. Schreib i, c oder a mit einer Stärke von 1 bis 3; in einem Feld am Rand ? für einen, dessen Art du nicht kennst ({ $check }).
trouble-marengo-board-sample = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-sample.beside }
    .beside = Das Beispiel nennt { $count ->
        [one] 1 Spielstein
       *[other] { $count } Spielsteine
    }, das Feld am Rand hat { $number } ({ $check }).
trouble-marengo-board-pieces = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-pieces.beside }
    .beside = Mit den Ersatzsteinen { $pieces ->
        [one] ist das 1 Spielstein
       *[other] sind das { $pieces } Spielsteine
    }, in der Schachtel sind { $number } ({ $check }).
trouble-marengo-board-artillery = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-artillery.beside }
    .beside = Die { $of_side ->
        [french] Franzosen
       *[austrian] Österreicher
    } haben { $guns ->
        [0] keine Artillerie
        [one] 1 Artillerie
       *[other] { $guns } Artillerien
    }; jede Seite sollte genau eine haben ({ $check }).
trouble-marengo-board-displays = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-displays.beside }
    .beside = Am Rand des gedruckten Plans sind ein französisches Feld at_start und Felder für Verstärkungen, 1 österreichisches und 3 französische. Hier sind es { $starts }, { $austrian } und { $french } ({ $check }).
trouble-marengo-board-round = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-round.beside }
    .beside = { $word } braucht die Runde der Ankunft, 1 bis { $rounds } ({ $check }).
trouble-marengo-board-way-in = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-way-in.beside }
    .beside = { $word } braucht einen Eintrittspunkt der eigenen Seite ({ $check }).
trouble-marengo-board-morale = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-morale.beside }
    .beside = Die Moral kann nicht bei { $start } beginnen; nötig ist mindestens 1 ({ $check }).
trouble-marengo-board-track = { $file }, Zeile { $line }, { $field }: { trouble-marengo-board-track.beside }
    .beside = Die Leiste endet bei { $highest }, aber eine Armee beginnt bei { $start } ({ $check }).
