# Die Kartenwerkstatt.

studio-map = KARTENWERKSTATT
studio-map-head = { $players } Spieler, Anordnung { $layout }
studio-map-fairness = Zugang in %
studio-map-gap = Abst.
studio-map-overall = insgesamt
studio-map-order = Hauptstädte, die beste zuerst: { $capitals }. Wer am wenigsten Erfahrung hat, wählt zuerst.
studio-map-far = Schritte: { $ways }
studio-map-locked = fest
studio-map-points = { $vp } SP
studio-map-draws = zieht: { $mode }
studio-map-mode-random = zufällig
studio-map-mode-uniform = jede Karte
studio-map-mode-fair = die gerechteste
studio-map-mode-uniform-fair = jede gerechte
studio-map-mode-symmetric = symmetrisch
studio-map-swapping = { $id } tauscht: { $press } auf dem anderen Plättchen, { $back } lässt es
studio-map-which-kind = Was liegt an der Stelle von { $id }?
studio-map-left = { $left ->
        [0] keines mehr in der Schachtel
        [one] noch eines
       *[other] noch { $left }
    }
studio-map-fire-lake = Feuersee, 4 SP
studio-map-which-layout = Welche Anordnung?
studio-map-of-layout = { $players } Spieler, { $tiles } Plättchen
studio-map-which-name = Wie heißt die Karte?
studio-map-replace = Eine Karte namens { $name } gibt es schon. Ersetzen?
studio-map-saved = Gesichert: { $path }
studio-map-which-map = Welche Karte?
studio-map-type-code = Einen Code eintippen …
studio-map-which-code = Der Code einer Karte oder ihre Datei
studio-map-empty = { $players } Spieler, in der Anleitung, noch leer
studio-map-fill = Lege die Plättchen so, wie die Anleitung { $name } zeigt, und sichere die Karte: { $press }
studio-map-any = beliebig, { $low } bis { $high }
studio-map-which-counts = Wie viele Plättchen jeder Art auf Anordnung { $layout }?
studio-map-ways = { $ways ->
        [one] Eine Zusammenstellung ist möglich
       *[other] { $ways } Zusammenstellungen sind möglich
    }: { $press } zieht eine Karte, links und rechts ändern eine Zahl.
trouble-map-no-fairer = Mit diesen Plättchen und denen, die fest liegen, wurde keine gerechtere Karte gefunden.

## Tasten, und was sie in der Befehlsliste tun

key-maps = Karten
key-new_map = neu
key-fairer = gerechter
key-lock = fest
key-swap = tauschen
key-edit = ändern
key-layout = Anordnung
key-players = Spieler
key-counts = Anzahlen
key-mode = wie ziehen
key-open_map = öffnen
key-save_map = sichern
key-play_map = spielen
palette-maps = Karten für Clockwork Wars ziehen
studio-map-new_map = Eine andere Karte ziehen; feste Plättchen bleiben
studio-map-fairer = Dieselben Plättchen gerechter legen; feste bleiben
studio-map-lock = Das Plättchen festhalten oder loslassen
studio-map-swap = Zwei Plättchen tauschen ihre Plätze
studio-map-edit = Eine andere Art Plättchen unter dem Cursor
studio-map-undo = Die letzte Änderung zurücknehmen
studio-map-layout = Eine andere Anordnung
studio-map-players = Zwei, drei oder vier Spieler
studio-map-counts = So viele Plättchen einer Art
studio-map-mode = Wie gezogen wird: zufällig, gerecht, symmetrisch
studio-map-open_map = Eine aufgehobene Karte oder die Karte eines Codes
studio-map-save_map = Die Karte unter einem Namen aufheben
studio-map-play_map = Ein Spiel auf dieser Karte beginnen
studio-map-print = Karte, Befehlsblöcke, Plättchen und mehr drucken

clockwork-workshop-maps-about = zufällig oder so gerecht es geht, jede mit einem Code
clockwork-workshop-maps = Karten für Clockwork Wars
