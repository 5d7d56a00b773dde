# Clockwork Wars: wie es heißt, wer spielt, und was vor der ersten Runde feststeht.

clockwork-title = Clockwork Wars
clockwork-about = 2–4 Spieler, 60–120 Minuten: geheime Befehle, Kämpfe um Gebiete, Forschung und Spionage.
clockwork-nobody = niemand
clockwork-sample = aufstellen F1:1 V1:2
clockwork-example-rule = Versorgung oder CW-ATTR-01
clockwork-example-part = Pool oder V1
clockwork-example-word = Versorgung
clockwork-example-change = players.red.vp = 12
clockwork-red = Rot
clockwork-blue = Blau
clockwork-white = Weiß
clockwork-green = Grün

clockwork-option-players = Spieler
clockwork-option-players-2 = zwei
clockwork-option-players-3 = drei
clockwork-option-players-4 = vier
clockwork-option-variant = Spiel
clockwork-option-variant-base = Basisspiel, 7 Runden
clockwork-option-variant-epic = episch, 9 Runden
clockwork-option-alliance = Zwei gegen zwei
clockwork-option-alliance-no = nein
clockwork-option-alliance-yes = ja, Verbündete sitzen einander gegenüber
clockwork-option-depth = Companion verfolgt
clockwork-option-depth-full = alles: Stellung, Befehle, Schlachten
clockwork-option-depth-ledger = nur Zahlen: Punkte, Einfluss, Scheiben, Hof
clockwork-option-court = Hof
clockwork-option-court-rasputin = Rasputin
clockwork-option-court-pius = Pius
clockwork-option-court-lovelace = Lovelace
clockwork-option-map = Landkarte
clockwork-option-map-empty = Code einer Landkarte; leer: eine von uns
clockwork-option-colours = Farben reihum
clockwork-option-colours-empty = rot, blau, weiß, grün
clockwork-option-capitals = Ihre Hauptstädte
clockwork-option-capitals-empty = der Reihe nach: H1, H2, …
clockwork-option-start = Startspieler
clockwork-option-start-empty = die erste Farbe
clockwork-option-exchange = Tauschen
clockwork-option-exchange-no = nicht vereinbart
clockwork-option-exchange-yes = Einfluss und Karten dürfen getauscht werden
clockwork-option-automatic = Züge ohne Wahl
clockwork-option-automatic-on = geschehen von selbst
clockwork-option-automatic-off = werden von Hand eingegeben
