# Der Spielplan-Editor: einen Plan mit dem gedruckten vergleichen, berichtigen oder ganz neu schreiben.

marengo-workshop-boards = Spielpläne für Marengo
marengo-workshop-boards-about = vergleichen oder selbst schreiben
palette-boards = Spielpläne für Bonaparte at Marengo vergleichen oder schreiben

key-boards = Pläne
key-agrees = stimmt
key-agrees_all = ganze Stellung stimmt
key-values = Werte
key-doubtful = Zweifelhaftes zuerst
key-next_mistake = nächster Fehler
key-add_part = dazu
key-remove_part = weg
key-new_board = neuer Plan
key-open_board = öffnen
key-play_board = spielen

marengo-editor-agrees = So steht es auf dem gedruckten Plan; weiter zum nächsten Unverglichenen
marengo-editor-agrees_all = Eine Stellung mit allen Zugängen ist wie gedruckt
marengo-editor-values = Zu den Werten dieses Teils und zurück zur Liste
marengo-editor-doubtful = Vermutetes und Unbekanntes zuerst, oder alles in seiner Ordnung
marengo-editor-next_mistake = Zum nächsten Wert, an dem eine Prüfung etwas auszusetzen hat
marengo-editor-undo = Die letzte Änderung zurücknehmen
marengo-editor-add_part = Noch eine Stellung, Grenze, Straße, ein Eintrittspunkt oder Feld
marengo-editor-remove_part = Den Teil unter dem Cursor vom Plan nehmen
marengo-editor-new_board = Einen Plan ganz neu schreiben
marengo-editor-open_board = Einen deiner Pläne oder einen von uns
marengo-editor-play_board = Ein neuer Tisch auf diesem Plan

## Ganz oben

marengo-editor-title = SPIELPLAN-EDITOR
marengo-editor-progress = verglichen: { $locales } von { $of_locales } { $of_locales ->
        [one] Stellung
       *[other] Stellungen
    }, { $others } von { $of_others } anderen Teilen
marengo-editor-invented = Ein erfundener Plan: Es gibt nichts, womit er zu vergleichen wäre.
marengo-editor-all-compared = Alles ist verglichen: Das ist jetzt dein Plan.

## Teile

marengo-editor-board = Der Spielplan
marengo-editor-time = Zeitleiste
marengo-editor-morale = Moralleiste
marengo-editor-head-doubtful = ZWEIFELHAFT
marengo-editor-head-locales = STELLUNGEN UND ZUGÄNGE
marengo-editor-head-roads = STRASSEN
marengo-editor-head-entries = EINTRITTSPUNKTE
marengo-editor-head-forces = FELDER MIT SPIELSTEINEN
marengo-editor-head-spares = ERSATZSTEINE
marengo-editor-title-locale = Stellung { $what }
marengo-editor-title-side = Stellung { $what }: eine Seite ohne Gegenüber
marengo-editor-title-approach = Zugang von { $what } nach { $other }
marengo-editor-title-road = Straße { $what }
marengo-editor-title-entry = Eintrittspunkt { $what }
marengo-editor-title-force = Feld { $what }
marengo-editor-title-spares = Ersatzsteine: { $side }
marengo-editor-closed = unpassierbar
marengo-editor-at-edge = Rand
marengo-editor-letter-inf = I
marengo-editor-letter-cav = K
marengo-editor-letter-art = A
marengo-editor-letter-obstacle = H

## Werte

marengo-editor-field-name-en = Name, englisch
marengo-editor-field-name-de = Name, deutsch
marengo-editor-field-source = Herkunft
marengo-editor-field-size = Breite und Höhe
marengo-editor-field-rounds = Runden
marengo-editor-field-first-hour = erste Stunde
marengo-editor-field-morale-austrian = Start Österreich
marengo-editor-field-morale-french = Start Frankreich
marengo-editor-field-track-max = höchstes Feld
marengo-editor-field-capacity = Kapazität
marengo-editor-field-french-start = Franzosen zu Beginn
marengo-editor-field-star = Stern
marengo-editor-field-joins = verbundene Straßen
marengo-editor-field-label = deine Nummer
marengo-editor-field-x = gezeichnet bei x
marengo-editor-field-y = gezeichnet bei y
marengo-editor-field-id = Kennung
marengo-editor-field-width = Breite
marengo-editor-field-inf = Infanterie-Malus
marengo-editor-field-cav = Kavallerie-Malus
marengo-editor-field-art = Artillerie-Malus
marengo-editor-field-obstacle = Kav.-Hindernis
marengo-editor-field-impassable = unpassierbar
marengo-editor-field-edge = Kartenrand
marengo-editor-field-side-name = Kennung
marengo-editor-field-class = Art
marengo-editor-field-course = Verlauf
marengo-editor-field-certain = sicher
marengo-editor-field-side = Seite
marengo-editor-field-locale = in Stellung
marengo-editor-field-entry-road = auf Straße
marengo-editor-field-pontoon = Pontonbrücke
marengo-editor-field-pieces = Spielsteine
marengo-editor-field-round = ab Runde
marengo-editor-field-entry = Eintrittspunkte
marengo-editor-field-display = Kennung
marengo-editor-value-invented = erfunden
marengo-editor-value-community = von einem Bild abgelesen
marengo-editor-value-owner = mit dem Plan verglichen
marengo-editor-value-narrow = schmal
marengo-editor-value-wide = breit
marengo-editor-value-yes = ja
marengo-editor-value-no = nein
marengo-editor-value-none = keiner
marengo-editor-value-red = rot
marengo-editor-value-green = grün
marengo-editor-value-blue = blau
marengo-editor-value-main = Hauptstraße
marengo-editor-value-secondary = Nebenstraße
marengo-editor-value-austrian = Österreicher
marengo-editor-value-french = Franzosen
marengo-editor-hint-joins = Straßen, die sich berühren, mit ihren Kennungen; | zwischen denen, die es nicht tun: south lane | north
marengo-editor-hint-label = Die Nummer, die dein Plan oder deine Notizen für diese Stellung haben.
marengo-editor-hint-course = Die Orte der Reihe nach, Eintrittspunkte an den Enden: west_gate A C F. Gibt es zwei Grenzen, nenne eine: A A>Cb C.
marengo-editor-hint-pieces = i3 i2 k2 a1: Infanterie, Kavallerie, Artillerie mit ihrer Stärke; ? für einen, dessen Art du nicht kennst.
marengo-editor-hint-entry = Die Kennungen der Eintrittspunkte hintereinander.
marengo-editor-hint-size = Worauf x und y gemessen sind: 920 640. Nur zum Zeichnen.
marengo-editor-hint-display = at_start für die französischen Steine, die zu Beginn auf der Karte sind.
marengo-editor-hint-source = Alles auf einmal: Das ersetzt, was bei einzelnen Teilen vermerkt ist.
marengo-editor-hint-id = Buchstaben, Ziffern und _; wo sie genannt wird, ändert sie sich mit.
marengo-editor-hint-name-de = Ein Name, der in beiden Sprachen gleich ist, steht nur einmal da.

## Fragen und Sätze

marengo-editor-add = Was kommt dazu?
marengo-editor-add-pair = Eine Grenze zu einer anderen Stellung: beide Zugänge auf einmal
marengo-editor-add-closed = Eine Seite ohne Gegenüber: unpassierbar oder Kartenrand
marengo-editor-add-locale = Eine Stellung
marengo-editor-add-road = Eine Straße
marengo-editor-add-entry = Ein Eintrittspunkt
marengo-editor-add-force = Ein Feld mit Spielsteinen
marengo-editor-add-spares = Ersatzsteine einer Seite
marengo-editor-neighbour = An welche Stellung grenzt { $id }?
marengo-editor-new-name = Wie heißt der neue Spielplan?
marengo-editor-which = Welcher Spielplan?
trouble-marengo-editor-number = Bitte eine ganze Zahl von { $low } bis { $high }.
trouble-marengo-editor-size = Bitte zwei Zahlen: Breite und Höhe.
trouble-marengo-editor-id = „{ $word }“ ist keine Kennung. Nimm nur Buchstaben, Ziffern und _.
trouble-marengo-editor-twice = „{ $word }“ gibt es schon. Wähle einen eigenen Namen.
trouble-marengo-editor-no-locale = Auf diesem Plan gibt es keine Stellung „{ $word }“.
trouble-marengo-editor-own-neighbour = { $word } kann nicht an sich selbst grenzen.
trouble-marengo-editor-stays = Dieser Teil bleibt: Jeder Plan hat einen.
