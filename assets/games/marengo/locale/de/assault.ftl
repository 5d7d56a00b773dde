# Die Pulte für Sturmangriffe und Rückzüge: was gewählt wird, und die elf Schritte.

marengo-desk-assault = Am Pult: wählen, wer stürmt und wer vorn steht
marengo-desk-books-fire = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-books-front = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-books-loss-first = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-books-loss-pursuer = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-books-loss-second = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-books-pursuit = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-fire = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-front = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-loss-first = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-loss-pursuer = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-loss-second = Am Pult: der ganze Sturmangriff, Schritt für Schritt
marengo-desk-pursuit = Am Pult: der ganze Sturmangriff, Schritt für Schritt

## Wählen

marengo-pick-approach = Sturmangriff von wo?
marengo-pick-against = { $count } gegen { $enemies }
marengo-pick-lead = Von { $place }: Wer steht vorn? { $most ->
        [one] (1 Stein)
       *[other] (1 oder 2 Steine)
    }
marengo-pick-taking-part = Wer macht mit?
marengo-pick-known = bekannt
marengo-pick-hidden = { $asleep ->
        [0] verdeckt
       *[other] schläft
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-pick-over = Der Sturmangriff ist vorbei
marengo-pick-go-on = Weiter

## Die Schritte eines Sturmangriffs: wie sie heißen, worum es geht

marengo-walk-totals = Stärke
marengo-walk-1 = erste Reihe
marengo-walk-2 = Feuer?
marengo-walk-3 = Feuer
marengo-walk-4 = Abwehr
marengo-walk-5 = Stärken
marengo-walk-6 = Ergebnis
marengo-walk-7 = Verluste
marengo-walk-8 = Verfolgung?
marengo-walk-9 = Verfolgung
marengo-walk-10 = Verluste
marengo-walk-11 = Ende
marengo-walk-about-1 = wer stürmt und wer vorn steht
marengo-walk-about-2 = schießt Artillerie auf sie?
marengo-walk-about-3 = was das Feuer sie kostet
marengo-walk-about-4 = wer vorn verteidigt, oder niemand
marengo-walk-about-5 = erste Reihe minus Gelände
marengo-walk-about-6 = über 0 gewinnt der Angriff
marengo-walk-about-7 = Sieger 1, Verlierer 1 + Abstand
marengo-walk-about-8 = verfolgt Kavallerie des Siegers?
marengo-walk-about-9 = Kavallerie minus Gelände
marengo-walk-about-10 = Verfolger 1, Verfolgte die Stärke
marengo-walk-about-11 = Rückzug, einrücken, zurückfallen
marengo-walk-skipped = { $step ->
        [3] kein Feuer
        [9] keine Verfolgung
        [10] keine Verfolgung
       *[other] –
    }
marengo-walk-no-fire = nein
marengo-walk-no-front = niemand
marengo-walk-no-pursuit = nein
marengo-walk-wins = gewinnt
marengo-walk-loses = verliert
marengo-walk-broken = gebrochen: je −1
marengo-walk-ignored = { $points } übrig
marengo-walk-cannot-fire = { $case ->
        [announced] nein: Beschuss im letzten Zug
        [fired] nein: schoss diese Runde schon
       *[nobody] keine Artillerie da
    }
marengo-walk-cannot-pursue = { $case ->
        [cavalry] nein: Kavallerie verlor
        [obstacle] nein: ein Hindernis
       *[nobody] keine Kavallerie dahinter
    }
marengo-walk-assault-failed = Gescheitert.
marengo-walk-fell-back = { $count } zurück
marengo-walk-assault-won = Gewonnen.
marengo-walk-advanced = { $count ->
        [one] 1 rückt ein
       *[other] { $count } rücken ein
    }
marengo-walk-nobody-left = Niemand übrig
marengo-walk-books-failed = Gescheitert: in Reserve
marengo-walk-books-won = Gewonnen: sie weichen

## Das Rückzugspult

marengo-desk-show = Am Pult: der Rückzug, Schritt für Schritt
marengo-desk-sacrifice = Am Pult: der Rückzug, Schritt für Schritt
marengo-desk-go = Am Pult: der Rückzug, Schritt für Schritt
marengo-pick-reveal = { $place }: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } zeigen
marengo-pick-next-block = Stein { $nth } von { $of } ist …
marengo-pick-pays = Wer trägt den Verlust bei { $place }?
marengo-pick-to = Wohin?
marengo-pick-room = Platz für { $room }
marengo-pick-who-goes = Wer geht von { $place }?
marengo-pick-from = Von wo?
marengo-leave-title = räumt { $place }, angegriffen aus { $away }
marengo-leave-positions = Wer weichen muss und was es kostet
marengo-leave-neighbours = Wohin
marengo-leave-reserve = { $place } Reserve
marengo-leave-side = { $place }
marengo-leave-beaten = { $place } besiegt
marengo-leave-hidden = { $count } verdeckt
marengo-leave-show-first = erst die Ansichten
marengo-leave-due = 1 Stärkepunkt zu verlieren
marengo-leave-free = nichts zu verlieren
marengo-leave-room = Platz für { $room }{ $came ->
        [0] {""}
        [one] , 1 ist gekommen
       *[other] , { $came } sind gekommen
    }
marengo-leave-against = { $rule ->
        [BM-RET-13] von dort kam der Angriff
        [BM-RET-14] unpassierbar
        [BM-RET-15] dort steht der Gegner
       *[BM-RET-16] kein Platz
    }
