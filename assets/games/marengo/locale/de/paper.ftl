# Bonaparte at Marengo auf Papier.

marengo-paper-letter-austrian = Ö
marengo-paper-letter-french = F
marengo-paper-star-red = R
marengo-paper-star-green = G
marengo-paper-star-blue = B
marengo-paper-hour = { $hour } Uhr
marengo-paper-source-community = { $mark } Daten der Gemeinschaft: nach Augenmaß von einem Bild des Spielplans gelesen; noch niemand hat sie mit einem echten verglichen.
marengo-paper-source-invented = { $mark } Ein von uns erfundener Spielplan.
marengo-paper-board-size = { $width } × { $height } mm.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } Ein Beispiel: Miss deinen Spielplan und drucke mit seiner Größe.
    }
marengo-detail-size = Spielplan in mm
marengo-detail-size-none = ein Beispiel von uns; deiner als 840x610
marengo-detail-block = Stein in mm
marengo-detail-block-none = ein Beispiel von uns; deiner als 30x15
trouble-marengo-size = „{ $size }“ ist keine Größe. Gib Breite x Höhe in Millimetern an, je { $least } bis { $most }, etwa 30x15.

## Die Karte

marengo-sheet-map = Übersichtskarte
marengo-sheet-map-about = der Spielplan auf einer Seite: Nummern, Kapazitäten, Zugänge mit ihren Symbolen, Straßen, Sterne, Eintrittspunkte
marengo-sheet-poster = Der Spielplan als Poster
marengo-sheet-poster-about = dieselbe Karte so groß wie dein Spielplan (--set size=840x610), auf vielen Seiten mit einem Plan
marengo-sheet-register = Verzeichnis des Spielplans
marengo-sheet-register-about = jede Stellung und Straße in Worten, mit Kästchen zum Abhaken beim Vergleich mit deinem Spielplan
marengo-map-plate = Nummer, und Kapazität für jede Seite; { $count ->
        [one] 1 Stellung
       *[other] { $count } Stellungen
    }
marengo-map-narrow = schmaler Zugang: 1 Stein in erster Reihe ({ $count })
marengo-map-wide = breiter Zugang: 2 Steine in erster Reihe ({ $count })
marengo-map-wall = hier geht nichts hinüber
marengo-map-arm-i = Infanterie, die in diese Stellung hinein angreift: je −1
marengo-map-arm-c = Kavallerie: je −1
marengo-map-arm-a = Artillerie: je −1
marengo-map-obstacle = Kavallerie-Hindernis
marengo-map-main-road = Hauptstraße: kostet kein Kommando
marengo-map-lane = Nebenstraße
marengo-map-uncertain = Straße, noch mit einem Plan zu vergleichen
marengo-map-join = Straßen treffen sich: Wechsel möglich
marengo-map-end = eine Straße endet
marengo-map-start = französischer Stein zu Beginn ({ $count })
marengo-map-star = Stern: { $stars }
marengo-map-star-red = { $count } rot R
marengo-map-star-green = { $count } grün G
marengo-map-star-blue = { $count } blau B

## Das Verzeichnis

marengo-register-locales = Verzeichnis: Stellungen
marengo-register-roads = Verzeichnis: Straßen
marengo-register-how = Hake ab, was wie auf deinem Spielplan ist; die Symbole einer Seite schwächen, wer in diese Stellung hinein angreift.
marengo-register-certain = ° noch zu vergleichen: Zahl oder Verlauf ist geraten.
marengo-register-number = Nr.
marengo-register-name = Name
marengo-register-capacity = Kapa­zität
marengo-register-start = Beginn
marengo-register-star = Stern
marengo-register-sides = Seiten: was dahinter liegt, Breite, Symbole
marengo-register-star-red = rot
marengo-register-star-green = grün
marengo-register-star-blue = blau
marengo-register-narrow = schmal
marengo-register-wide = breit
marengo-register-obstacle = Hindernis
marengo-register-impassable = unpassierbar
marengo-register-edge = Rand
marengo-register-somewhere = eine Seite
marengo-register-road = Straße
marengo-register-course = Verlauf
marengo-register-main = Hauptstraße
marengo-register-lane = Nebenstraße
marengo-register-joins = Wechsel möglich in { $places }

## Leisten

marengo-sheet-tracks = Leisten
marengo-sheet-tracks-about = Zeit, Moral beider Armeen, Kommandopunkte, und Plätze für alle, die später kommen
marengo-tracks-time = Zeitleiste
marengo-tracks-morale = Moral: { $side }
marengo-tracks-commands = Kommandopunkte: { $side }
marengo-tracks-displays = Wartende Steine
marengo-tracks-arrival = { $letter }: { $count } nach { $locale }
marengo-tracks-free = freie Aktivierung
marengo-tracks-broken = gebro­chen
marengo-tracks-start = Beginn
marengo-tracks-unknown = (? Art unbekannt)

## Das Arbeitsblatt für Sturmangriffe

marengo-sheet-assault = Arbeitsblatt Sturmangriff
marengo-sheet-assault-about = die elf Schritte eines Sturmangriffs mit dem, was in jedem zählt, und Platz, mehrere aufzuschreiben
marengo-assault-note = A greift an, V verteidigt. Es zählen die Symbole des Zugangs, der angegriffen wird.
marengo-assault-a = A
marengo-assault-d = V
marengo-assault-step-1 = *{ $a } zeigt die erste Reihe*: 1 Stein, über einen breiten Zugang 1 oder 2; nur Infanterie oder nur Kavallerie, jeder mit Stärke 2 oder mehr und stärker als sein Malus. Keine Kavallerie über ein Hindernis.
marengo-assault-step-2 = *Feuert { $d }?* Nur Artillerie, die hier blockiert, in dieser Runde nicht gefeuert und in { $fired ->
        [round] der letzten Runde
       *[turn] ihrem letzten Zug
    } weder angekündigt noch beschossen hat.
marengo-assault-step-3 = *Feuer*: { $a } verliert so viel, wie die Artillerie hat; Gelände zählt nicht. Bricht { $a } dadurch, zählt jeder Stein der ersten Reihe 1 weniger.
marengo-assault-step-4 = *{ $d } zeigt die erste Reihe*: niemand, 1, an einem breiten Zugang bis 2; nicht gemischt, keine Artillerie, hinter einem Hindernis keine Kavallerie.
marengo-assault-step-5 = *Angriff*: erste Reihe − Malus ihrer Gattung, { $penalty ->
        [each] für jeden Stein.
       *[once] einmal.
    } *Abwehr*: erste Reihe, je 1 weniger, wenn { $d } demoralisiert ist.
marengo-assault-step-6 = *Ergebnis* = Angriff − Abwehr. Über 0 gewinnt { $a }, sonst { $d }.
marengo-assault-step-7 = *Verluste*: der Sieger 1, der Verlierer 1 + das Ergebnis ohne Vorzeichen. Zuerst die ersten Reihen (der Gegner wählt), dann die zweiten (der Besitzer wählt).
marengo-assault-step-8 = *Verfolgt der Sieger?* Mit Kavallerie der zweiten Reihe, 1 oder über einen breiten Zugang 2; nicht, wenn der Verlierer Kavallerie in der ersten Reihe hatte, nicht bei einem Hindernis auf einer der Seiten.
marengo-assault-step-9 = *Verfolgung* = diese Kavallerie − Kavallerie-Malus der Seite des Gegners.
marengo-assault-step-10 = *Verluste*: die Verfolger 1, die Verfolgten die Stärke der Verfolgung.{ $below ->
        [counts] {" "}Was unter 0 ist, verlieren auch die Verfolger.
       *[zero] {""}
    }
marengo-assault-step-11 = *Ende*: Hat { $d } gewonnen, geht { $a } in Reserve zurück. Hat { $a } gewonnen, weichen alle von { $d } dort, { $a } rückt ein, Kavallerie darf aufschließen. Alle Steine verdecken.
marengo-assault-field-hour = Uhrzeit
marengo-assault-field-from = von
marengo-assault-field-to = nach
marengo-assault-field-attacker-row = erste Reihe A
marengo-assault-field-defender-row = erste Reihe V
marengo-assault-field-yes = ja
marengo-assault-field-no = nein
marengo-assault-field-attacker-loses = A verliert
marengo-assault-field-defender-loses = V verliert
marengo-assault-field-attack = Angriff
marengo-assault-field-defence = Abwehr
marengo-assault-field-result = Ergebnis
marengo-assault-field-attacker-wins = A
marengo-assault-field-defender-wins = V
marengo-assault-field-cavalry = Kavallerie
marengo-assault-field-pursuit = Verfolgung
marengo-assault-field-attacker-morale = Moral A
marengo-assault-field-defender-morale = Moral V

## Etiketten für Steine

marengo-sheet-labels = Etiketten für Steine
marengo-sheet-labels-about = eine Ansicht für jeden Stein und jeden Ersatz, zum Aufkleben; alle Rückseiten einer Armee sind gleich
marengo-labels-size = Je { $width } × { $height } mm.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } Ein Beispiel: Miss einen Stein und drucke mit --set block=30x15.
    }
marengo-labels-how = { $duplex ->
        [1] - Drucke auf dickes Papier, zweiseitig, über die *lange Kante* gewendet, mit 100 %; die Kalibrierungsseite sagt, wie gut dein Drucker beide Seiten trifft.
       *[0] - Drucke mit 100 %. Schneide jedes Paar aus, falte es an der gestrichelten Linie und klebe die Hälften zusammen.
    }
    - Schneide an den Marken entlang. Nimm die Etiketten, wie sie sind, oder klebe sie auf Steine, die Ansicht auf die eine, die Rückseite auf die andere Seite.
    - *Alle Rückseiten einer Armee sind gleich* und ganz von einem Muster bedeckt: von hinten und gegen das Licht ist kein Stein vom anderen zu unterscheiden.
    - Von jeder Stärke gibt es so viele, wie Verluste je verlangen können: Ein Stein, der Stärke verliert, wird gegen einen schwächeren getauscht.
    - Auf leere zeichnest du, was auf den Steinen deiner Schachtel steht.
marengo-labels-total = { $side }: { $count } Etiketten
marengo-labels-blank = leer, zum Bemalen
marengo-labels-sample = { $mark } Die Arten der Verstärkungen sind von uns erfunden.

## Das Protokollblatt

marengo-sheet-record = Protokollblatt
marengo-sheet-record-about = eine Zeile für jeden Zug: Kommandos, was geschah in unserer Schreibweise, Moral; „companion enter“ nimmt jede Zeile
marengo-record-note = So geschrieben, lässt sich jede Zeile unverändert in Companion eingeben.
marengo-record-key = Schreibweise
marengo-record-sample-places = 8  ·  8/4
marengo-record-means-places = Reserve; gegen 4
marengo-record-sample-blocks = 2  ·  i3 k2 z
marengo-record-means-blocks = verdeckt; offen; schläft
marengo-record-sample-move = ziehe 2 8->4
marengo-record-means-move = eine Gruppe zieht
marengo-record-sample-block = blockiere i3 8/4
marengo-record-means-block = blockiert einen Zugang
marengo-record-sample-withdraw = reserve 1 8/4
marengo-record-means-withdraw = zurück in Reserve
marengo-record-sample-road = straße 1 8->warte-11-50
marengo-record-means-road = Straße, mit Warten
marengo-record-sample-enter = einmarsch 1 east_road
marengo-record-means-enter = eine Verstärkung
marengo-record-sample-continue = aufschließen k2 8/4
marengo-record-means-continue = Kavallerie schließt auf
marengo-record-sample-assault = sturm 8/4 3 vorn i3
marengo-record-means-assault = wer mitmacht, wer vorn ist
marengo-record-sample-front = front i2
marengo-record-means-front = erste Reihe der Abwehr
marengo-record-sample-go = gehe 2 8->9
marengo-record-means-go = weicht zurück
marengo-record-sample-activate = aktiviere 1 8
marengo-record-means-activate = weckt einen Franzosen
marengo-record-sample-announce = ankündigen a1 8/4
marengo-record-means-announce = einen Beschuss
marengo-record-sample-next = weiter  ·  nein
marengo-record-means-next = Phase fertig; nein
marengo-record-date = Datum
marengo-record-hour = Uhrzeit
marengo-record-commands = Kom­mandos
marengo-record-done = was geschah
marengo-record-morale = Moral { $letter }
marengo-record-winner = Sieger
marengo-record-reason = Durch
marengo-record-broken = gebrochene Moral
marengo-record-stars = Sterne
marengo-record-conceded = Aufgabe

## Das Formular für einen anderen Spielplan

marengo-sheet-form = Formular für einen anderen Spielplan
marengo-sheet-form-about = leere Seiten, um einen eigenen Spielplan aufzuschreiben, in der Ordnung seiner Datei; drucke die erste so oft du sie brauchst
marengo-form-locales = Ein anderer Spielplan: Stellungen
marengo-form-how = Ein Rahmen für jede Stellung, eine Zeile für jede Seite: was dahinter liegt, ein Haken, wenn sie breit ist, die Zahl jedes Symbols, ein Haken für ein Hindernis oder eine unpassierbare Seite, die Straßen. Drucke diese Seite, so oft du sie brauchst.
marengo-form-rest = Ein anderer Spielplan: der Rest
marengo-form-rest-how = Alles andere, was in der Datei eines Spielplans steht. „companion data check“ prüft sie, wenn du sie abgetippt hast.
marengo-form-number = Nr.
marengo-form-name = Name
marengo-form-capacity = Kapazität
marengo-form-start = Beginn
marengo-form-star = Stern
marengo-form-beyond = dahinter
marengo-form-wide = breit
marengo-form-closed = zu
marengo-form-rounds = Runden
marengo-form-hour = erste Stunde
marengo-form-morale-austrian = Moral Österreich
marengo-form-morale-french = Moral Frankreich
marengo-form-top = Ende der Leiste
marengo-form-roads = Straßen
marengo-form-joins = Wo sich Straßen in einer Stellung treffen
marengo-form-entries = Eintrittspunkte
marengo-form-forces = Wartende Steine
marengo-form-road = Name
marengo-form-class = Haupt?
marengo-form-course = Verlauf: Stellung um Stellung
marengo-form-locale = Stellung
marengo-form-joined = Straßen, die sich dort treffen
marengo-form-entry = Eintritt
marengo-form-side = Seite
marengo-form-by = Straße, oder Ponton
marengo-form-display = Anzeige
marengo-form-round = ab Runde
marengo-form-pieces = Steine, etwa i3 i2 i2 k2 a1

## Der Tisch, wie er steht

marengo-sheet-table = Der Tisch, wie er steht
marengo-sheet-table-about = eine laufende Schlacht auf einer Seite: jeder Stein, wie alle ihn kennen, Moral, die Uhrzeit, und ein Code, der sie wiederherstellt
marengo-table-turn = { $hour } Uhr, Runde { $round } von { $rounds } · { $side }: { $phase } · { $board }
marengo-table-army = Moral { $morale }{ $broken ->
        [0] {""}
       *[other] {" "}(demoralisiert)
    }{ $commands ->
        [-1] {""}
       *[other] {" "}· Kommandos { $commands } von { $most }
    } · { $lost } verloren{ $announced ->
        [0] {""}
       *[other] {" "}· Beschuss angekündigt
    }
marengo-table-no-map = ohne Karte
marengo-table-waiting = Steine
marengo-table-blocks = Auf einem Stein: wie viele verdeckt sind, dann die Ansichten, die alle gesehen haben (i3, k2, a1); z schläft, m2 wurde in Mischung 2 gemischt.

marengo-sheet-box = Schachtel und Beutelschilder
marengo-sheet-box-about = eine Schachtel zum Falten und Kleben und ein Schild für jeden Beutel
marengo-bag-blocks = Blöcke mit Ersatz, { $side }
marengo-bag-markers = Marker für Zeit und Moral
