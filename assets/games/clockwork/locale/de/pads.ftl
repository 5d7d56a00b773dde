# Worauf die Spieler schreiben: Befehlsblöcke, Ruf-zu-den-Waffen-Zettel, Wertungsbogen.

clockwork-sheet-orders = Befehlsblock
clockwork-sheet-orders-about = für jeden Spieler zwei Seiten für die ganze Partie, mehrere Runden je Seite, mit einem Plan der Gebietsnummern
clockwork-sheet-orders-races = Befehlsblock für jede Rasse
clockwork-sheet-orders-races-about = derselbe für jede der vier Rassen, nur mit der eigenen Besonderen Einheit; die Hauptstadt wird eingetragen
clockwork-sheet-orders-generic = Befehlsblock für alle
clockwork-sheet-orders-generic-about = einer für jede Rasse und jede Hauptstadt, beliebig oft zu drucken oder zu kopieren
clockwork-sheet-orders-large = Befehlsblock, große Schrift
clockwork-sheet-orders-large-about = für jeden Spieler eine Seite je Runde, mit großer Schrift und hohen Zeilen
clockwork-sheet-orders-fillable = Befehlsblock für den Bildschirm
clockwork-sheet-orders-fillable-about = der Befehlsblock jedes Spielers mit Feldern zum Hineintippen
clockwork-sheet-slips = Ruf-zu-den-Waffen-Zettel
clockwork-sheet-slips-about = für zwei gegen zwei: je Allianz und Runde ein Zettel zum Abschneiden
clockwork-sheet-tracker = Wertungs- und Forschungsbogen
clockwork-sheet-tracker-about = Siegpunkte, Entdeckungen, Generäle und Hof für den Tisch und eine Seite Einfluss für hinter die Sichtschirme

clockwork-race-purebreeds = Purebreeds, rot
clockwork-race-troglodytes = Troglodytes, blau
clockwork-race-rhinochs = Rhinochs, weiß
clockwork-race-mongrels = Mongrels, grün
clockwork-people-purebreeds = Purebreeds
clockwork-people-troglodytes = Troglodytes
clockwork-people-rhinochs = Rhinochs
clockwork-people-mongrels = Mongrels
clockwork-unit-purebreeds = Agent
clockwork-unit-troglodytes = Ingenieur
clockwork-unit-rhinochs = Crasher
clockwork-unit-mongrels = Jäger
clockwork-unit-letter-purebreeds = A
clockwork-unit-letter-troglodytes = I
clockwork-unit-letter-rhinochs = C
clockwork-unit-letter-mongrels = J
clockwork-age-early = Frühzeit
clockwork-age-middle = Mittelzeit
clockwork-age-late = Spätzeit
clockwork-domain-magic = Magie
clockwork-domain-science = Wissenschaft
clockwork-domain-religion = Religion
clockwork-variant-base = Basisspiel, 7 Runden
clockwork-variant-epic = episches Spiel, 9 Runden
clockwork-variant-allied = zwei gegen zwei, 7 Runden
clockwork-variant-epic-allied = episch, zwei gegen zwei, 9 Runden

# Der Kopf eines Blocks.
clockwork-pad-title = Befehle
clockwork-pad-player = Spieler
clockwork-pad-date = Datum
clockwork-pad-race = Rasse, Farbe
clockwork-pad-capital = Hauptstadt
clockwork-pad-map = Landkarte
clockwork-pad-code = Code der Karte
clockwork-pad-layout = Anordnung { $layout }
clockwork-pad-ally = Verbündeter
clockwork-pad-alliance = Allianz
clockwork-pad-court = Hof im Spiel
clockwork-pad-court-id = HOF
clockwork-pad-court-rasputin = Rasputin
clockwork-pad-court-pius = Pius
clockwork-pad-court-lovelace = Lovelace
clockwork-pad-blank = unpassierbar
clockwork-pad-via = *Jedes Gebiet unter „über“ braucht eine eigene Zeile mit mindestens 1 Einheit.* Es muss jetzt { $allied ->
        [1] leer sein oder dem Verbündeten gehören.
       *[other] leer sein.
    }
clockwork-pad-bases = *eigen*: du kontrollierst es · *neben*: neben einem, das du kontrollierst · *Marsch*: Gewaltmarsch, zwei Gebiete weit
clockwork-pad-notes = Notizen

# Eine Runde.
clockwork-pad-round = Runde
clockwork-pad-scoring = Wertung
clockwork-pad-start = Startspieler
clockwork-pad-commander = Ich bin Befehlshaber
clockwork-pad-tile = Gebiet
clockwork-pad-workers = Arbeiter
clockwork-pad-special = Bes. Einheit
clockwork-pad-over = über
clockwork-pad-basis-own = eigen
clockwork-pad-basis-next = neben
clockwork-pad-basis-march = Marsch
clockwork-pad-note = Notiz
clockwork-pad-always = immer erlaubt
clockwork-pad-pool = im Pool
clockwork-pad-ordered = befohlen
clockwork-pad-left = übrig
clockwork-pad-sacrifice = opfern: { $domain }
clockwork-pad-agent = Agent von → nach
clockwork-pad-unit-from = Bes. Einheit von → nach
clockwork-pad-engineers = Ingenieure übrig
clockwork-pad-crashers = Crasher übrig
clockwork-pad-hunter = Jäger
clockwork-pad-hunter-reserve = Reserve
clockwork-pad-hunter-map = Einsatz
clockwork-pad-hunter-out = weg
clockwork-pad-tank = Dampfpanzer von → nach
clockwork-pad-ready = bereit

# Zettel.
clockwork-slip-title = Ruf zu den Waffen
clockwork-slip-round = Runde { $round }
clockwork-slip-alliance = Allianz { $number }
clockwork-slip-from = vom Befehlshaber
clockwork-slip-to = an den Verbündeten
clockwork-slip-tile = Gebiet

# Der Wertungsbogen.
clockwork-track-open = Für den Tisch: All das ist offen.
clockwork-track-rounds = Siegpunkte
clockwork-track-round = Runde
clockwork-track-start = Startspieler
clockwork-track-ip = 3 EP = 1 SP
clockwork-track-total = zusammen
clockwork-track-both = beide Verbündeten
clockwork-track-tiles = Gebiete
clockwork-track-discoveries = Entdeckungen
clockwork-track-cards = 1–5: welche der fünf Karten im Spiel ist · Buchstaben: wem sie gehört
clockwork-track-name = Name
clockwork-track-price = EP
clockwork-track-tile = Marker auf
clockwork-track-generals = Generäle
clockwork-track-general-leviathan = Leviathan
clockwork-track-general-guardian = Wächter
clockwork-track-general-tank = Dampfpanzer
clockwork-track-cost = { $much } { $first } + { $little } { $second }
clockwork-track-place = auf Gebiet
clockwork-track-owner = wer das hat
clockwork-track-gone = weg
clockwork-track-court = Hof
clockwork-track-bonus = Bonus { $age }
clockwork-track-secret = Für hinter die Sichtschirme: auseinanderschneiden, einen für jeden Spieler.
clockwork-track-influence = Einfluss
clockwork-track-beginning = Beginn
