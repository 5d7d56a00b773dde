# Drucken: der Befehl, die Druckwerkstatt und was mit Dateien schiefgehen kann.

## Der Befehl

cli-print = Karten, Leisten, Hilfen oder einen Tisch als PDF drucken (--list: was es gibt).
cli-printed = { $pages ->
        [one] Eine Seite
       *[other] { $pages } Seiten
    }, geschrieben nach { $path }
cli-word-sheet = BLATT
cli-word-paper = PAPIER
cli-word-ink = DRUCKART
cli-word-bleed = MM
cli-word-card = GRÖSSE
cli-word-offset = X,Y
cli-word-made = CODE
cli-word-output = DATEI
cli-option-list_sheets = alles auflisten, was sich drucken lässt
cli-option-paper = a4, letter, a3, a5 oder Breite x Höhe in mm
cli-option-ink = full (voll), saver (sparsam) oder grey (grau)
cli-option-card = poker, original oder Breite x Höhe in mm
cli-option-one_sided = Rückseiten neben die Vorderseiten, zum Falten; kein beidseitiger Druck
cli-option-bleed = mm Farbe über den Schnitt der Karten hinaus (0 bis 5)
cli-option-offset = wie weit Rückseiten verschoben werden, in mm (companion print calibration)
cli-option-fillable = Wertungsblätter, die man am Bildschirm ausfüllt
cli-option-table = diesen Tisch drucken
cli-option-made = was in einer Werkstatt entstand: Code, Name oder Datei
cli-option-output = in diese Datei oder diesen Ordner schreiben (- für die Standardausgabe)

print-tonight = Für heute Abend
print-tonight-about = was der Tisch jetzt zum Spielen braucht, mit Deckblatt
print-set = Satz zum Selbermachen
print-set-about = alles zum Spielen, zum Drucken und Schneiden, mit Deckblatt
print-all = Alles
print-all-about = alle Blätter in einer Datei, mit Deckblatt
print-unwritten = { $name } ({ $who }): Unsere Schriften können diesen Namen nicht schreiben. Er fehlt auf dem Papier, und die Seite steht für ihn.
print-calibration-about = einmal je Drucker, damit Rückseiten genau hinter den Vorderseiten liegen

trouble-no-sheet = Das Blatt „{ $sheet }“ gibt es nicht{ $near ->
        [none] .
       *[other] ; meinst du „{ $near }“?
    } „companion print --list { $game }“ listet alle auf.
trouble-sheet-of-table = Das Blatt „{ $sheet }“ zeigt einen laufenden Tisch: Sag mit --table, welchen.
trouble-table-of-game = Der Tisch { $table } gehört zu einem anderen Spiel: { $game }.
trouble-no-room = Das passt nicht auf { $paper }. Nimm größeres Papier.
trouble-not-drawn = Wegen eines Fehlers in Companion ließ sich dieses Blatt nicht zeichnen, die anderen schon. Einzelheiten für eine Fehlermeldung: { $path }
trouble-no-folder = Der Ordner { $path } lässt sich nicht anlegen. Wähle einen anderen Ort.
trouble-file-in-use = { $path } ist in einem anderen Programm geöffnet oder geschützt. Schließe die Datei dort, oder wähle einen anderen Namen.
trouble-no-viewer = Kein Programm gefunden, das PDF-Dateien zeigt. Der Druck liegt hier: { $path }

## Die Druckwerkstatt

studio = DRUCKEN
studio-of = Gedruckt für
studio-new-game = eine neue Partie
studio-table = { $name }
studio-paper = Papier
studio-ink = Druckart
studio-ink-full = volle Farbe
studio-ink-saver = sparsam
studio-ink-grey = grau
studio-language = Sprache
studio-card = Karten
studio-card-suitable = wie es zum Blatt passt
studio-size-a4 = A4
studio-size-letter = Letter
studio-size-a3 = A3
studio-size-a5 = A5
studio-size-poker = Poker
studio-size-original = wie im Original
studio-size-own = eigene
studio-sides = Rückseiten
studio-sides-two = beidseitig
studio-sides-one = zum Falten
studio-fill = Formulare
studio-fill-hand = für den Stift
studio-fill-screen = zum Ausfüllen
studio-offset = Versatz hinten
studio-offset-none = keiner, oder 0,5 -1
studio-page = Seite { $page } von { $pages }
studio-making = Blatt { $done } von { $total }
studio-goes-to = Enter druckt in { $path }
studio-printed = { $pages ->
        [one] eine Seite
       *[other] { $pages } Seiten
    }, { $size } kB   { $opens } öffnet sie
studio-save-as = In welche Datei oder welchen Ordner drucken?
studio-nothing-yet = Noch nichts gedruckt.
trouble-studio-needs-table = Dieses Blatt zeigt einen laufenden Tisch: Wähle unten einen aus.
