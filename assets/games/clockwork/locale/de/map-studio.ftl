# Die Werkstatt für Landkarten.

studio-map = LANDKARTEN
studio-map-head = { $players } Spieler, Anordnung { $layout }
studio-map-fairness = Zugang in %
studio-map-gap = Diff.
studio-map-overall = insgesamt
studio-map-order = Hauptstädte, die beste zuerst: { $capitals }. Wer am wenigsten Erfahrung hat, wählt zuerst.
studio-map-far = Schritte: { $ways }
studio-map-locked = fest
studio-map-points = { $vp } SP
studio-map-draws = Auswahl: { $mode }
studio-map-mode-random = zufällig
studio-map-mode-uniform = jede Landkarte
studio-map-mode-fair = die fairste
studio-map-mode-uniform-fair = jede faire
studio-map-mode-symmetric = symmetrisch
studio-map-swapping = { $id } tauschen: { $press } auf dem anderen Plättchen, { $back }: doch nicht
studio-map-which-kind = Was liegt an der Stelle von { $id }?
studio-map-left = { $left ->
        [0] keines mehr in der Schachtel
        [one] noch eines
       *[other] noch { $left }
    }
studio-map-fire-lake = Feuersee, 4 SP
studio-map-which-layout = Welche Anordnung?
studio-map-of-layout = { $players } Spieler, { $tiles } Plättchen
studio-map-which-name = Wie heißt die Landkarte?
studio-map-replace = Eine Landkarte namens { $name } gibt es schon. Ersetzen?
studio-map-saved = Gespeichert: { $path }
studio-map-which-map = Welche Landkarte?
studio-map-type-code = Einen Code eintippen …
studio-map-which-code = Der Code einer Landkarte oder ihre Datei
studio-map-empty = { $players } Spieler, in der Anleitung, noch leer
studio-map-fill = Leg die Plättchen so, wie die Anleitung { $name } zeigt, und speichere die Landkarte: { $press }
studio-map-any = beliebig, { $low } bis { $high }
studio-map-which-counts = Wie viele Plättchen jeder Art auf Anordnung { $layout }?
studio-map-ways = { $ways ->
        [one] Eine Zusammenstellung ist möglich
       *[other] { $ways } Zusammenstellungen sind möglich
    }: { $press } erzeugt eine Landkarte, links und rechts ändern eine Zahl, { $back } geht zurück.
trouble-map-no-fairer = Mit diesen Plättchen und denen, die fest liegen, fand sich keine fairere Landkarte.

## Tasten, und was sie in der Befehlsliste tun

key-maps = Landkarten
key-new_map = neu
key-fairer = fairer
key-lock = festhalten
key-swap = tauschen
key-edit = ändern
key-layout = Anordnung
key-players = Spieler
key-counts = Anzahlen
key-mode = Auswahl
key-open_map = öffnen
key-save_map = speichern
key-play_map = spielen
palette-maps = Landkarten für Clockwork Wars erzeugen
studio-map-new_map = Eine andere Landkarte erzeugen; feste Plättchen bleiben
studio-map-fairer = Dieselben Plättchen fairer legen; feste bleiben
studio-map-lock = Das Plättchen festhalten oder loslassen
studio-map-swap = Zwei Plättchen tauschen ihre Plätze
studio-map-edit = Eine andere Art von Plättchen unter dem Cursor
studio-map-undo = Die letzte Änderung zurücknehmen
studio-map-layout = Eine andere Anordnung
studio-map-players = Zwei, drei oder vier Spieler
studio-map-counts = So viele Plättchen einer Art
studio-map-mode = Was ausgewählt wird: zufällig, fair, symmetrisch
studio-map-open_map = Eine gespeicherte Landkarte oder die eines Codes
studio-map-save_map = Die Landkarte unter einem Namen speichern
studio-map-play_map = Eine Partie auf dieser Landkarte beginnen
studio-map-print = Landkarte, Befehlsblöcke, Plättchen und mehr drucken

clockwork-workshop-maps-about = zufällig oder so fair wie möglich, jede mit einem Code
clockwork-workshop-maps = Landkarten für Clockwork Wars
