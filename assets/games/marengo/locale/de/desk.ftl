# Das Bewegungspult und sein Straßenplaner.

marengo-desk-move = Steine wählen und sehen, wohin sie können
key-next_pick = weiter
key-plan_road = Straßen
palette-next_pick = zur nächsten Position oder zum nächsten Weg
palette-plan_road = den Weg eines Steins auf den Straßen planen, Schritt für Schritt
key-spend = Kommandos
palette-spend = was die übrigen Kommandos bringen könnten, und was ohnehin frei ist
marengo-move-who = Wer bewegt sich?
marengo-move-which = { $place }: Wer davon geht?
marengo-move-from = { $blocks } von { $place }: Wohin?
marengo-move-showing = { $face } (gezeigt)
marengo-move-done = Die Bewegung ist beendet
marengo-move-still = Könnten noch etwas tun: { $places }
marengo-move-goes-on = darf aufschließen
marengo-move-idle = muss aufgeben
marengo-move-waits = darf einmarschieren
marengo-move-of = { $count } von { $there }
marengo-move-unknown = nicht gezeigt
marengo-move-shuffle = aus Mischung { $number }
marengo-move-shows = zeigt sich: { $face }
marengo-move-nowhere = so nirgendwohin
marengo-move-more = weitere
marengo-move-not-to = Nicht nach { $place }:
marengo-move-no-way = Von hier führt kein Weg dorthin.
marengo-move-legend = { $paid } ein Kommando  { $free } frei  { $attack } Angriff
marengo-move-hint-post = Nummer, Pfeile, Tab oder Klick: eine Position
marengo-move-hint-group = Zahl: wie viele; ↑↓ ←→ + -; i k a und eine Zahl: zeigt diese Seite; Enter: wohin
marengo-move-hint-to = Nummer, Pfeile, Tab oder Klick: wohin
marengo-move-way-move = ziehen
marengo-move-way-attack = Vorstoß, Antwort möglich
marengo-move-way-block = blockieren
marengo-move-way-withdraw = zurück in Reserve
marengo-move-way-give-up = Block aufgeben
marengo-move-way-road = auf der Straße
marengo-move-way-enter = einmarschieren
marengo-move-way-pontoon = über die Pontonbrücke
marengo-move-way-continue = aufschließen

## Der Straßenplaner

marengo-road-who = { $block } von { $place }, auf Straßen
marengo-road-step = Schritt
marengo-road-stands = steht
marengo-road-wait = warte
marengo-road-waits = Lässt einen Schritt lang alles, wie es ist.
marengo-road-free = { $road }: Hauptstraße, frei, solange der ganze Weg es ist
marengo-road-paid = { $road }: Nebenstraße, der Weg kostet ein Kommando
marengo-road-taken = Über { $place } ging es schon mit Schritt { $steps }.
marengo-road-full = Es ist kein Schritt mehr übrig.
marengo-road-hint = ↑↓ Straße  → Schritt  ← zurück  Tab: anderer Stein oder Eintritt
marengo-road-none = Von dort geht niemand auf die Straße.

## Was Kommandos bringen könnten, und wer irgendwohin kommen könnte

marengo-buy-title = Kommandos und was sie bringen könnten
marengo-buy-left = { $count ->
        [0] kein Kommando übrig
        [one] 1 Kommando übrig
       *[other] { $count } Kommandos übrig
    }
marengo-buy-paid = Für je ein Kommando
marengo-buy-free = Ohnehin frei
marengo-buy-nothing = nichts
marengo-buy-both = Sturmangriffe kommen vor der Bewegung und kosten von denselben Kommandos. Eine Gruppe zahlt einmal, egal wie viele gehen; auf Nebenstraßen zahlt jeder Stein.
marengo-buy-moves = Eine Gruppe zahlt einmal, egal wie viele gehen; auf Nebenstraßen zahlt jeder Stein.
marengo-move-way-assault = Sturmangriff
marengo-panel-turn-over = { $sign } wer herkommen könnte
marengo-reach-title = Wer nach { $place } kommen könnte
marengo-reach-turn = { $side }, nächster Zug ({ $hour } Uhr)
marengo-reach-over = { $side } hat keinen Zug mehr.
marengo-reach-nobody = { $side }, nächster Zug ({ $hour } Uhr): niemand
marengo-reach-attack = Vorstoß
marengo-reach-as-c = falls Kavallerie
marengo-reach-as-i = falls Infanterie
marengo-reach-more = … { $count } weitere
marengo-reach-but = Wie es jetzt steht, mit allen Kommandos; ohne Aktivieren, Sturmangriffe, Rückzüge und andere Züge.
