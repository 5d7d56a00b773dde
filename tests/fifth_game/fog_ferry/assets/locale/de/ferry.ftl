# Nebelfähre: Namen, Fragen, Protokollzeilen mit Handgriffen, Einwände, Papier, Werkstatt.

ferry-title = Nebelfähre
ferry-about = Zwei Mannschaften ziehen heimlich eine Fähre von Stein zu Stein, mit je einem Würfel und einer Münze.
ferry-north = Nord
ferry-south = Süd
ferry-nobody = niemand
ferry-kind-way = Die Art zu ziehen
ferry-sample = ziehe stetig
ferry-example-rule = Münze oder FF-BRACE-01
ferry-example-part = Stein oder Münze
ferry-example-word = Münze
ferry-example-change = stone = 5
ferry-headline = Runde { $turn }, Stein { $stone } von { $stones }

## Was ein Spieler gefragt wird

ferry-ask-haul = Wie zieht ihr? Stellt den Würfel unter der Hand ein
ferry-ask-answer = Ihr verliert die Fähre: nachgeben oder dagegenstemmen?
ferry-ask-roll = Sie stemmen sich dagegen: würfelt

## Protokollzeilen; .hand ist, was zu tun ist, ohne dass etwas bewegt wird

## Züge, wie die Spieler sie sagen; .label ist alles, was ein Würfel braucht

ferry-do-haul = { $way } ziehen
    .label = { $way }
ferry-do-yield = Weichen: die Fähre fahren lassen
ferry-do-brace = Sich dagegenstemmen, und die anderen würfeln
ferry-do-roll = { $die } würfeln

ferry-round-began = Runde { $turn } von { $tide }.
ferry-chosen = { $seat } zieht { $way_id ->
        [slack] locker (1)
        [steady] stetig (2)
       *[jerk] ruckartig (3)
    }.
ferry-revealed = { $seat } zieht { $way_id ->
        [slack] locker
        [steady] stetig
       *[jerk] ruckartig
    }.
ferry-even = Beide ziehen gleich: Die Fähre bleibt, wo sie ist.
ferry-better = { $seat } zieht besser, um { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }.
ferry-yielded = { $seat } gibt nach.
ferry-braced = { $seat } stemmt sich dagegen.
ferry-rolled = { $seat } würfelt { $die }.
    .hand = den Würfel zurück auf { $way_id ->
        [slack] 1
        [steady] 2
       *[jerk] 3
    } drehen
ferry-held = { $seat } hält die Fähre.
ferry-moved = Die Fähre geht { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } auf { $seat } zu.
ferry-over = { $reason ->
        [landed] Die Fähre hat angelegt.
        [tide] Die Tide ist um.
       *[middle] Die Tide ist um, und die Fähre liegt in der Mitte.
    } { $winner_id ->
        [nobody] Gleichstand.
       *[other] { $winner } hat sie.
    }

## Was wo liegt, und was die Hände damit tun

ferry-place-stone = Stein { $of }
    .from = von Stein { $of }
    .to = auf Stein { $of }
ferry-place-ferry = die Fähre
    .to = auf ihren Stein
ferry-place-hand = unter der Hand von { $of }
    .from = unter der Hand hervor
    .to = unter die Hand
ferry-place-front = vor { $of }
    .from = vom Tisch
    .to = offen auf den Tisch
ferry-place-crew = neben { $of }
    .from = von der Mannschaft
    .to = zurück zur Mannschaft
ferry-thing-ferry = die Münze
    .called = Münze
ferry-thing-side = die Münze
    .so = , die Seite von { $shows } oben
    .turn = die Münze umdrehen: die Seite von { $shows } oben
    .called = Seite der Münze
ferry-thing-die = den Würfel von { $owner }
    .so = { $shows_id ->
        [none] {""}
       *[other] , mit der { $shows } oben
    }
    .turn = den Würfel von { $owner } auf { $shows } drehen
    .called = Würfel von { $owner }
ferry-setup-river = Zeichnet die Steine des Flusses in eine Reihe. Nord sitzt bei Stein 1, Süd beim letzten, jede Mannschaft mit einem Würfel. Werft die Münze und legt sie so, wie sie fiel, in die Mitte.

## Der Tisch in Worten

ferry-show-round = Runde { $turn } von { $tide } · Stein { $stone } von { $stones }
ferry-show-crew = { $seat_full }: { $way_id ->
        [none] hat noch nicht gezogen
       *[other] zog zuletzt { $way }
    }{ $coin ->
        [0] {""}
       *[other] , kann sich dagegenstemmen
    }{ $hand_id ->
        [none] {""}
        [hidden] , ein Würfel unter der Hand
       *[other] , { $hand } unter der Hand
    }
ferry-hint-haul = { $way_id ->
        [slack] schlägt ruckartig um 1, verliert gegen stetig um 1
        [steady] schlägt locker um 1, verliert gegen ruckartig um 2
       *[jerk] schlägt stetig um 2, verliert gegen locker um 1
    }
ferry-panel-die = Würfel: { $way }{ $coin ->
        [0] {""}
       *[other] , ihre Seite der Münze liegt oben
    }
ferry-summary-stones = Gezogene Steine: { $north_name } { $north }, { $south_name } { $south }
    .label = gezogene Steine

## Was auf dem Tisch liegt, zum Berichtigen

ferry-field-stone = Fähre auf Stein
ferry-field-coin = Münze, Seite oben
ferry-field-round = Runde
ferry-field-hands = unter der Hand
ferry-field-dice = Würfel
ferry-field-hauled = in dieser Runde gezogen
ferry-field-pull = Zug, um den es geht
ferry-field-to = in Richtung
ferry-field-stones = Steine
ferry-field-braced = dagegengestemmt
ferry-field-settled = beantwortet
ferry-field-over = Spiel vorbei

## Ein neuer Tisch

ferry-option-river = Fluss
ferry-option-coin = Münze zeigt
ferry-option-coin-north = Kopf, Nord
ferry-option-coin-south = Zahl, Süd

## Einwände

FF-SETUP-01 = Auf Stein { $stone } kann die Fähre nicht liegen: Es gibt { $stones }.
FF-HAUL-01 = { $seat } kann jetzt nicht wählen, wie gezogen wird.
FF-HAUL-02 = Euer Würfel zeigt noch { $way }: Zieht diesmal anders.
FF-ANSWER-01 = { $seat } hat jetzt nichts zu antworten.
FF-BRACE-01 = { $seat } kann sich nicht dagegenstemmen: Die Seite von { $rival } liegt oben.
FF-ROLL-01 = { $seat } muss jetzt nicht würfeln.
FF-ROLL-02 = Kein Würfel zeigt { $die }.

## Papier

ferry-sheet-river = Der Fluss
ferry-sheet-river-about = Die Steine, auf denen gespielt wird, und die Regeln in vier Zeilen.
ferry-sheet-table = Der Tisch, wie er steht
ferry-sheet-table-about = Wo die Fähre liegt, was die Würfel zeigen, und ein Code, der den Tisch zurückbringt.
ferry-paper-rule-1 = Beide stellen einen Würfel unter der Hand ein: 1 locker, 2 stetig, 3 ruckartig; nicht das, was er zuletzt zeigte. Hebt die Hände gleichzeitig.
ferry-paper-rule-2 = Stetig schlägt locker um 1 Stein, locker schlägt ruckartig um 1, ruckartig schlägt stetig um 2.
ferry-paper-rule-3 = Liegt eure Seite der Münze oben, könnt ihr euch dagegenstemmen: Münze umdrehen, die anderen würfeln. Bei 1 bis 3 bleibt die Fähre liegen, bei 4 bis 6 geht sie einen Stein weiter.
ferry-paper-rule-4 = Wer die Fähre am eigenen Ufer hat, gewinnt; ist die Tide um, das nähere Ufer.

## Werkstatt, Befehl und Datei

key-rivers = Flüsse
key-keep_river = speichern
palette-rivers = Einen Fluss für die Nebelfähre anlegen
ferry-workshop-rivers = Flüsse der Nebelfähre
ferry-workshop-rivers-about = wie viele Steine, wie viele Runden
ferry-river-name = Name
ferry-river-stones = Steine
ferry-river-tide = Runden der Tide
ferry-river-unnamed = Gib dem Fluss zuerst einen Namen.
ferry-river-kept = Gespeichert als { $path }. Ein neuer Tisch bietet ihn an.
ferry-river-listed = { $name }: { $stones } Steine, { $tide } Runden
cli-rivers = Die Flüsse der Nebelfähre auflisten, mitgelieferte und eigene.
ferry-file-river = Eigene Flüsse für die Nebelfähre: { $path }
trouble-ferry-no-river = Den Fluss „{ $river }“ gibt es nicht. „companion rivers“ listet alle auf.
trouble-ferry-no-middle = { $file }, Zeile { $line }: { $stones } Steine haben keine Mitte. Nimm einen mehr oder einen weniger.
trouble-ferry-short-tide = Eine Tide von { $tide } Runden ist kurz für so viele Steine: Es wird oft Gleichstand geben.
