# Clockwork Wars.

# Plättchen.
clockwork-tower = Turm
clockwork-factory = Fabrik
clockwork-shrine = Schrein
clockwork-forest = Wald
clockwork-lake = See
clockwork-village = Dorf
clockwork-citadel = Zitadelle
clockwork-barrens = Ödland
clockwork-capital = Hauptstadt

# Die Landkarten der Anleitung.

# Die Befehlszeile.
cli-map = Landkarten für Clockwork Wars erzeugen (map clockwork), eine zeigen (map show CODE, NAME oder DATEI), die gespeicherten auflisten (map list).
cli-word-map_words = CODE
cli-word-map_name = NAME
cli-word-layout = ANORDNUNG
cli-word-seed = WORT
cli-word-counts = ART=ANZAHL
cli-word-json_file = DATEI
cli-word-svg_file = DATEI
cli-option-players = wie viele mitspielen
cli-option-layout = wo die Plättchen liegen: 2A, 2B, 3A, 3B, 4A, 4B oder eine eigene Anordnung
cli-option-mode = wie ausgewählt wird: random (jede Zusammenstellung gleich wahrscheinlich), uniform (jede Landkarte gleich wahrscheinlich), fair (so fair wie möglich), uniform-fair (irgendeine faire), symmetric (symmetrisch)
cli-option-fair = dasselbe wie --mode fair
cli-option-seed = irgendein Wort oder eine Zahl; dasselbe ergibt dieselbe Landkarte
cli-option-counts = so viele Plättchen einer Art, z. B. Turm=3; auch mehrmals
cli-option-map_name = die Landkarte unter diesem Namen speichern
cli-option-json_file = die Landkarte als JSON schreiben (- für die Standardausgabe)
cli-option-svg_file = die Landkarte als Zeichnung schreiben (- für die Standardausgabe)
cli-map-head = { $name ->
        [none] Anordnung { $layout }, { $players } Spieler
       *[other] { $name } – Anordnung { $layout }, { $players } Spieler
    }
cli-map-made = Zufällig erzeugt: { $mode }, Startwert { $seed }
cli-map-code = Code: { $code }
cli-map-counts = Plättchen: { $counts }
cli-map-special = { $id } bringt in jeder Wertungsphase { $vp } SP statt 3 (CW-MAP-14).
cli-map-fairness = Fairness: im Mittel { $gap } % zwischen dem besten und dem schlechtesten Platz; { $place }.
cli-map-capitals = Hauptstädte, die beste zuerst: { $capitals }. Wer am wenigsten Erfahrung hat, wählt zuerst (CW-MAP-13).
cli-map-mode-random = random, jede Zusammenstellung gleich wahrscheinlich
cli-map-mode-uniform = uniform, jede Landkarte gleich wahrscheinlich
cli-map-mode-fair = so fair wie möglich
cli-map-mode-uniform-fair = irgendeine faire Landkarte
cli-map-mode-symmetric = symmetrisch
cli-map-kept = { $name }{ $empty ->
        [1] {" "}({ $players } Spieler; in der Anleitung abgebildet, noch nicht eingetragen)
       *[other] {""}
    }

# Was schiefgehen kann.
trouble-map-box = Von der Art „{ $kind ->
        [tower] Turm
        [factory] Fabrik
        [shrine] Schrein
        [forest] Wald
        [lake] See
        [village] Dorf
        [citadel] Zitadelle
       *[barrens] Ödland
    }“ { $number ->
        [one] ist 1
       *[other] sind { $number }
    } Plättchen in der Schachtel, also kann keine Landkarte { $count } haben (CW-MAP-12).
trouble-map-locked = Von der Art „{ $kind ->
        [tower] Turm
        [factory] Fabrik
        [shrine] Schrein
        [forest] Wald
        [lake] See
        [village] Dorf
        [citadel] Zitadelle
       *[barrens] Ödland
    }“ { $count ->
        [one] ist 1
       *[other] sind { $count }
    } Plättchen festgehalten, aber die Landkarte soll nur { $number } haben. Gib welche frei oder lass mehr zu.
trouble-map-range = Diese Landkarte hat { $count } Plättchen der Art „{ $kind ->
        [tower] Turm
        [factory] Fabrik
        [shrine] Schrein
        [forest] Wald
        [lake] See
        [village] Dorf
        [citadel] Zitadelle
       *[barrens] Ödland
    }“; für { $players } Spieler empfiehlt die Anleitung { $low } bis { $high }.
trouble-map-tiles = Diese Landkarte hat { $count } Plättchen außer den Hauptstädten; für { $players } Spieler empfiehlt die Anleitung { $number }.
trouble-map-counts = Die Anordnung { $layout } braucht { $tiles } Plättchen außer den Hauptstädten, diese Anzahlen erlauben aber nur { $least } bis { $most }. Ändere eine Anzahl oder lege weniger fest.
trouble-map-count = „{ $word }“ ist keine Anzahl. Schreib sie wie Turm=3.
trouble-map-kind = „{ $word }“ ist keine Art von Plättchen. Es gibt: { $known }.
trouble-map-twice = Das Plättchen { $id } liegt zweimal auf der Landkarte; in der Schachtel ist es nur einmal.
trouble-map-no-tile = Das Plättchen { $id } gibt es in der Schachtel nicht.
trouble-map-special = Nur ein See der Landkarte kann eine eigene Zahl von SP bringen, 0 bis 9.
trouble-map-file = { $file }, Zeile { $line }:
trouble-map-columns = { $file }, Zeile { $line }: tiles beschreibt { $count ->
        [one] 1 Spalte
       *[other] { $count } Spalten
    }, die Anordnung hat { $number }.
trouble-map-column = { $file }, Zeile { $line }: Spalte { $column } hat { $count } Plättchen, in der Anordnung hat sie { $number ->
        [one] 1 Platz
       *[other] { $number } Plätze
    }.
trouble-map-tile = { $file }, Zeile { $line }: „{ $word }“ kann nicht auf { $place } liegen. Möglich: { $known }.
trouble-map-name = „{ $word }“ ist kein Name für eine Landkarte. Nimm Buchstaben oder Ziffern.
trouble-map-kept = Eine Landkarte namens { $name } gibt es schon. Wähle einen anderen Namen.
trouble-map-slot-players = { $name } ist eine Landkarte für { $players } Spieler.
trouble-map-slot-empty = { $name } ist in der Anleitung nur abgebildet. Trag die Landkarte einmal ein, dann bleibt sie: siehe docs/maps.md.
trouble-no-kept-map = Eine Landkarte „{ $word }“ gibt es nicht. „companion map list“ zeigt die gespeicherten.
trouble-no-map = Alle Zeichen des Codes stimmen, aber er beschreibt keine Landkarte.
trouble-no-layout = Eine Anordnung „{ $word }“ gibt es nicht. Es gibt: { $known }.
trouble-layout-players = Die Anordnung { $layout } ist für { $players } Spieler. Lass --players weg oder wähle eine andere Anordnung.
trouble-layout-file = { $file }, Zeile { $line }:
trouble-layout-column = { $file }, Zeile { $line }: Spalte { $number } („{ $word }“) lässt sich nicht lesen. Schreib die Schritte ihrer Plättchen von oben nach unten, z. B. "-4..4" oder "-4..-2, 2".
trouble-layout-capital = { $file }, Zeile { $line }: Die Hauptstadt { $place } liegt auf keinem Platz der Spalten.
trouble-layout-capitals = Eine Anordnung für { $players } Spieler hat { $players } Hauptstädte an verschiedenen Plätzen, nicht { $count }.
trouble-layout-parity = Der Platz { $place } liegt zwischen zwei Feldern: Spalte + Schritt muss überall gerade oder überall ungerade sein.
trouble-layout-far = Der Platz { $place } ist zu weit weg: Spalten gehen von 1 bis { $furthest }, Schritte von -{ $furthest } bis { $furthest }.
trouble-layout-too-many = Die Anordnung hat { $count } Plätze außer den Hauptstädten; die Schachtel hat dafür { $number } Plättchen.
trouble-layout-empty = Die Anordnung hat keine Plätze für Plättchen.
trouble-layout-apart = Die Anordnung hängt nicht zusammen: Niemand kommt von { $place } nach { $other } (fremde Hauptstädte und leere Felder sind unpassierbar).
trouble-layout-name = „{ $word }“ ist zu lang für den Namen einer Anordnung; er darf { $longest } Zeichen haben.
trouble-box-number = { $file }, Zeile { $line }: { $field } braucht { $number ->
        [one] 1 Kennung
       *[other] { $number } Kennungen
    }, nicht { $count }: eine für jedes Plättchen in der Schachtel.
trouble-box-twice = { $file }, Zeile { $line }: Die Kennung „{ $word }“ kommt zweimal vor.
trouble-box-id = { $file }, Zeile { $line }: „{ $word }“ ist keine Kennung; nimm Buchstaben und Ziffern.
trouble-code-length = Der Code einer Landkarte der Anordnung { $layout } hat { $number } Zeichen, nicht { $count }: Eins fehlt oder ist zu viel. Vergleiche mit dem Papier.

# Files of the owner

clockwork-automatic-recruit = das Rekrutieren
clockwork-file-map = Landkarten für Clockwork Wars: { $path }
clockwork-file-layout = Eigene Anordnungen dafür: { $path }
clockwork-file-tiles = Was auf den eigenen Plättchen steht (siehe docs/maps.md): { $path }
clockwork-file-cards = Was auf den eigenen Spielkarten steht (siehe docs/clockwork-cards.md): { $path }

trouble-clockwork-code-map = Das ist der Code einer Landkarte von Clockwork Wars, nicht der eines Tisches. „companion map show“ zeigt sie.

trouble-clockwork-file-kind = { $path } ist weder eine Landkarte (tiles = …) noch eine Anordnung (columns = …) noch eine Liste von Kennungen (tower = …), und auch Spielkarten ([[card]]) stehen nicht darin. Siehe docs/maps.md und docs/clockwork-cards.md.

## Wie heißt, was es nicht gibt

clockwork-kind-tile = Das Gebiet
clockwork-kind-domain = Den Bereich
clockwork-kind-slot = Das Feld im Raster
clockwork-kind-general = Den General
clockwork-kind-figure = Die Einheit
clockwork-kind-change = Die Änderung
clockwork-kind-gift = Das Geschenk
