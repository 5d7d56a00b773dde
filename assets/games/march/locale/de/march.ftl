# Der Marsch des Fortschritts: Bezeichnungen, Fragen, Protokollzeilen mit Handgriffen, Einwände.

march-title = Der Marsch des Fortschritts
march-about = 2 Spieler: verdeckte Karten, Armeen auf dem Marsch; Länder bringen Punkte, 18 beenden das Spiel.
march-blue = Blau
march-orange = Orange
march-nobody = niemand
march-sample = bewege 1 BH->N
march-example-rule = Garnison oder MP-MOVE-12
march-example-part = Stärke oder Neutral SP
march-example-word = Garnison
march-example-change = countries.N.vp = 1
march-card-MOVE1 = BEWEGEN 1
march-card-MOVE2 = BEWEGEN 2
march-card-RECRUIT = REKRUTIEREN
march-card-FORTIFY = BEFESTIGEN
march-card-ATTACK = ANGREIFEN
march-card-ATTACKplus1 = ANGREIFEN+1
march-card-STRENGTH = STÄRKEN
march-card-SCORE = PUNKTEN

march-headline = Runde { $turn }, { $blue } : { $orange } SP

## Was ein Spieler gefragt wird

march-ask-roll = Würfelt um die Initiative: würfle BLAU ORANGE, oder würfle ? ?
march-ask-pick = Wähle verdeckt eine Karte
march-ask-discard = ANGREIFEN+1: lege eine Karte ab
march-ask-order = Wer ist zuerst dran?
march-ask-move = Bewege Armeen
march-ask-recruit = Rekrutiere
march-ask-fortify = Welche Armee wird befestigt?
march-ask-attack = Wo greifst du an?
march-ask-strength = Welcher SP-Würfel wird gesenkt?
march-ask-strength-wasted = Vorsicht: Die Armeestärke ist schon am Maximum, ein SP-Würfel wird umsonst gesenkt. Welcher?
march-ask-score = Punkte
march-ask-done = Führe die Karte von Hand aus, berichtige den Tisch, dann: fertig
march-ask-ask = Die Reihenfolge zählt: Wer die Initiative hat, entscheidet
march-ask-repick = Unerlaubte Karte gezeigt: beide wählen neu
march-ask-end = Spielende anbieten
march-ask-accept-end = Spielende annehmen
march-ask-hold = Nenne deine Marker, erst schwarze, dann weiße, z. B. 1 3

## Protokollzeilen

march-rolled = Initiative: { $blue_name } würfelt { $blue }, { $orange_name } würfelt { $orange }. { $seat } beginnt mit der Initiative.
march-picked = { $seat } hat { $card } gewählt.
march-revealed = { $seat } deckt { $card } auf.
march-no-card = { $seat } hat keine spielbare Karte.
march-repick = Es wurde eine unerlaubte Karte gezeigt: Beide nehmen ihre Karte zurück und wählen neu.
march-ordered = { $seat } hat die Initiative und entscheidet: { $first } ist zuerst dran.
march-order-idle = Beide Karten bewirken nichts, also gibt es keine Reihenfolge zu wählen. Die Initiative wechselt trotzdem.
march-flipped = Die Initiative geht an { $seat }.
march-asked-order = { $seat } findet die Reihenfolge wichtig: { $holder } entscheidet.
march-moved = { $seat } bewegt { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } von { $start } nach { $to }.
march-recruited = { $seat } rekrutiert 1 Armee in { $country }.
march-fortified = { $seat } befestigt 1 Armee in { $country }{ $capital ->
        [0] .
       *[other] {" "}auf der Hauptstadt.
    }
march-stood-up = { $seat } stellt { $count ->
        [one] 1 befestigte Armee
       *[other] { $count } befestigte Armeen
    } in { $country } für den Angriff auf.
march-discarded = { $seat } legt { $card } für ANGREIFEN+1 ab.
march-attacked = { $seat } greift in { $country } an: { $attackers } × { $strength }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } = { $attack } gegen { $defenders }{ $garrison ->
        [0] {""}
       *[other] {" "}+ { $garrison } Garnison = { $defence }
    }.
march-destroyed = { $seat } verliert { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } in { $country }.
march-occupied = { $seat } besetzt die Hauptstadt von { $country }.
march-occupation-ended = Die Hauptstadt von { $country } ist wieder frei: { $case ->
        [left] Die Armee von { $seat } hat sie verlassen.
        [attacks] Die Armee von { $seat } dort greift an.
       *[destroyed] Die Armee von { $seat } dort ist vernichtet.
    }
march-nothing = { $card } von { $seat } bewirkt nichts: { $case ->
        [no-army] Keine Armee ist im Spiel.
        [no-stock] Im Vorrat ist keine Armee mehr.
        [occupied] Der Gegner steht auf der Hauptstadt.
        [all-fortified] Alle Armeen sind schon befestigt.
        [fortified-again] Diese Armee war schon befestigt.
        [no-target] Keine Armee trifft auf eine gegnerische Armee oder Garnison.
        [full-strength] Die Armeestärke ist schon am Maximum.
        [no-die] In keinem kontrollierten Land lässt sich ein SP-Würfel senken.
       *[declined] { $seat } verzichtet.
    }
march-strengthened = { $seat } senkt den SP-Würfel von { $country } auf { $vp }; { $raised ->
        [0] die Armeestärke bleibt bei { $strength }.
       *[other] die Armeestärke ist jetzt { $strength }.
    }
march-scored = { $seat } erhält { $gained } SP ({ $basic }{ $parts ->
        [none] {""}
       *[other] {" "}+ { $parts }
    } = { $worth }{ $short ->
        [0] {""}
       *[other] , mehr gibt der Vorrat nicht her
    }){ $total ->
        [none] .
       *[other] {" "}und hat { $total }.
    }
march-has-scored = { $seat } hat jetzt { $total } SP.
march-scored-nothing = { $seat } erhält nichts: Der Gegner steht auf der Hauptstadt.
march-cubes = { $seat } nimmt { $amount } SP in Markern.
march-pile = { $black ->
        [0] { $white } weiße
       *[other] { $white ->
            [0] { $black } schwarze
           *[other] { $black } schwarze und { $white } weiße
        }
    }
march-cubes-told = { $seat } hat die eigenen Marker genannt.
march-cubes-held = { $seat } hat { $cubes }.
march-cards-back = { $seat } nimmt { $count ->
        [one] die eine Karte wieder
       *[other] alle { $count } Karten wieder
    } auf die Hand.
march-by-hand = { $seat } hat { $card } von Hand ausgeführt.
march-card-discarded = { $seat } legt { $card } auf den Ablagestapel.
march-turn-began = Runde { $turn }.
march-wants-end = { $seat } würde das Spiel hier beenden. Es endet, wenn { $enemy } in dieser Runde zustimmt.
march-game-over = { $reason ->
        [agreed] Beide haben sich auf das Spielende geeinigt
       *[threshold] Das Spiel ist aus
    }: { $blue_name } { $blue } SP, { $orange_name } { $orange } SP. { $winner_id ->
        [nobody] Unentschieden.
       *[other] { $winner } gewinnt.
    }

## Der Tisch in Worten

march-show-turn = Runde { $turn } · { $phase ->
        [roll] um die Initiative würfeln
        [choose] Karten wählen
        [discard] für ANGREIFEN+1 zahlen
        [order] Wer ist zuerst dran?
        [act] { $step ->
            [a] a  Bewegung
            [b] b  Rekrutierung
            [c] c  Befestigung
            [d] d  Angriff
            [e] e  Verstärkung
           *[f] f  Punkten
        }
       *[over] das Spiel ist aus
    } · { $scenario } · { $edition ->
        [de] deutsche Ausgabe
       *[en] englische Ausgabe
    }
march-show-side = { $seat_full }{ $initiative ->
        [0] {""}
       *[other] {" "}(Initiative)
    }: { $private ->
        [0] { $vp } von { $threshold } SP ({ $cubes })
       *[other] SP verdeckt
    } · Stärke { $strength } · Armeen im Vorrat { $stock }
march-show-cards = {"  "}Hand: { $cards_id ->
        [none] –
       *[other] { $cards }
    }
march-show-pile = {"  "}Ablagestapel: { $cards_id ->
        [none] –
       *[other] { $cards }
    }
march-show-played = {"  "}gespielt: { $card_id ->
        [hidden] verdeckt
       *[other] { $card }
    }
march-show-country = { $id }  { $name }{ $name_mark }: SP { $vp } ({ $vp_min }–{ $vp_max }{ $mark }) · { $holder_id ->
        [nobody] von niemandem kontrolliert
       *[other] kontrolliert von { $holder }
    }{ $garrison ->
        [0] {""}
       *[other] {" "}· Garnison { $garrison }
    }
march-show-force = {"    "}{ $seat_side }: { $standing } stehend, { $fortified } befestigt{ $capital ->
        [0] {""}
       *[other] {" "}(eine auf der Hauptstadt)
    }
march-show-touching = {"    "}grenzt an { $countries }
march-show-stock = Vorrat: { $vp } SP ({ $cubes })
march-show-note = Hinweis: { $note }
march-show-mark = ° steht in keiner Anleitung: erschlossen, Beispiel oder von Spielern; eine eigene Datei kann es berichtigen

## Was ein Zug bewirken würde, bevor er gemacht ist

march-hint-idle = bewirkt jetzt nichts: { $case ->
        [no-army] keine Armee ist im Spiel
        [no-stock] im Vorrat ist keine Armee mehr
        [occupied] der Gegner steht auf der Hauptstadt
        [all-fortified] alle Armeen sind schon befestigt
        [no-target] keine Armee trifft auf eine gegnerische Armee oder Garnison
        [full-strength] die Armeestärke ist schon am Maximum
       *[no-die] in keinem kontrollierten Land lässt sich ein SP-Würfel senken
    }
march-hint-by-hand = wird von Hand ausgeführt
march-hint-movement = { $count ->
        [one] 1 Armee
       *[other] bis zu { $count } Armeen
    } nach { $countries }
march-hint-move = { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } nach { $to }: { $enemies ->
        [0] { $garrison ->
            [0] { $controls ->
                [0] sonst niemand dort
               *[other] { $seat } hat dann die Kontrolle
            }
           *[other] gegen die Garnison ({ $garrison })
        }
       *[other] gegen { $enemies ->
            [one] 1 gegnerische Armee
           *[other] { $enemies } gegnerische Armeen
        }{ $garrison ->
            [0] {""}
           *[other] {" "}und die Garnison ({ $garrison })
        }
    }{ $leaves ->
        [0] {""}
       *[other] , weg von der Hauptstadt
    }
    .label = { $enemies ->
        [0] { $garrison ->
            [0] { $controls ->
                [0] sonst niemand dort
               *[other] { $seat } kontrolliert
            }
           *[other] Garnison { $garrison }
        }
       *[other] { $enemies ->
            [one] 1 gegnerische Armee
           *[other] { $enemies } gegnerische Armeen
        }{ $garrison ->
            [0] {""}
           *[other] , Garnison { $garrison }
        }
    }{ $leaves ->
        [0] {""}
       *[other] , weg von der Hauptstadt
    }
march-hint-recruit = 1 Armee in { $country }, danach { $left } im Vorrat
march-hint-fortifying = legt eine Armee hin: { $countries }
march-hint-fortify = Verteidigung in { $country } { $defence } statt { $before }
    .label = Verteidigung { $defence } statt { $before }
march-hint-attacking = am besten in { $country }: { $attack } gegen { $defence }, { $verdict ->
        [attacker] ein Sieg
        [both] alle Armeen dort gehen verloren
       *[defender] eine Niederlage{ $forced ->
            [0] {""}
           *[other] , aber Pflicht
        }
    }{ $cost ->
        [0] {""}
       *[other] ; kostet eine Karte
    }{ $elsewhere ->
        [0] {""}
        [one] ; 1 anderer Ort
       *[other] ; { $elsewhere } andere Orte
    }
march-hint-attack = { $attackers }×{ $strength }{ $bonus ->
        [0] {""}
       *[other] +{ $bonus }
    } = { $attack } gegen { $defenders }{ $garrison ->
        [0] {""}
       *[other] {" "}+ { $garrison } Garnison = { $defence }
    }: { $verdict ->
        [attacker] { $seat } siegt{ $capital ->
            [0] {""}
           *[other] {" "}und nimmt die Hauptstadt
        }
        [both] alle Armeen dort gehen verloren
       *[defender] { $seat } verliert { $lost ->
            [one] die Armee
           *[other] { $lost } Armeen
        }
    }
    .label = { $attack } : { $defence }, { $verdict ->
        [attacker] { $capital ->
            [0] Sieg
           *[other] Hauptstadt
        }
        [both] alle weg
       *[defender] Niederlage
    }
march-hint-strengthening = { $raised ->
        [0] Armeestärke bleibt { $strength }
       *[other] Armeestärke { $strength }
    }; ein SP-Würfel runter: { $parts }
march-hint-strength = { $country } runter auf { $vp } SP, { $raised ->
        [0] Armeestärke bleibt { $strength }
       *[other] Armeestärke rauf auf { $strength }
    }
    .label = runter auf { $vp } SP, { $raised ->
        [0] Stärke bleibt { $strength }
       *[other] Stärke { $strength }
    }
march-hint-score = { $worth } SP: { $basic }{ $parts ->
        [none] {""}
       *[other] {" "}+ { $parts }
    }{ $short ->
        [0] , dann { $total } von { $goal }
       *[other] , aber der Vorrat hat nur { $stock }
    }
march-hint-score-nothing = keine SP, denn der Gegner steht auf der Hauptstadt; alle Karten zurück

## Rückblick auf ein Spiel; .label steht in einer Tabelle vor den beiden Zahlen

march-summary-length = { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }, { $combats ->
        [one] 1 Kampf
       *[other] { $combats } Kämpfe
    }
march-summary-won = Gewonnene Kämpfe: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = gewonnene Kämpfe
march-summary-drawn = Kämpfe ohne Sieger: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = ohne Sieger
march-summary-armies-lost = Verlorene Armeen: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = verlorene Armeen
march-summary-capitals = Eroberte Hauptstädte: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = eroberte Hauptstädte
march-summary-scores = Wertungen: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = Wertungen
march-summary-best-score = Beste Wertung: { $blue_name } { $blue }, { $orange_name } { $orange } SP
    .label = beste Wertung (SP)

## Der Rechner

march-calc-title = Kampf
march-calc-group-attack = Angriff
march-calc-group-defence = Verteidigung
march-calc-attackers = Armeen
march-calc-strength = Stärke
march-calc-bonus = ANGREIFEN+1
march-calc-standing = stehende Armeen
march-calc-fortified = befestigte
march-calc-enemy-strength = Stärke
march-calc-garrison = Garnison
march-calc-reading = befestigt zählt
march-calc-no = nein
march-calc-yes = ja
march-calc-plus-one = Stärke + 1
march-calc-one = nur 1
march-calc-raises-all = + 1 für alle
march-calc-attack = Angriff: { $attackers } × { $strength }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } = { $attack }
march-calc-defence = Verteidigung: { $defenders }{ $garrison ->
        [0] {""}
       *[other] {" "}+ { $garrison } Garnison = { $defence }
    }
march-calc-verdict = { $verdict ->
        [attacker] Der Angreifer siegt; der Verteidiger verliert alle Armeen dort.
        [both] Unentschieden: Beide verlieren alle Armeen dort.
       *[defender] Der Verteidiger hält stand; der Angreifer verliert alle Armeen dort.
    }

## Was auf dem Tisch liegt, zum Berichtigen

march-field-turn = Runde
march-field-phase = Phase
march-field-step = Schritt der Runde
march-field-initiative = Initiative
march-field-home = Heimatland
march-field-hand = Hand
march-field-discard = Ablagestapel
march-field-played = gespielte Karte
march-field-cubes = SP-Marker
march-field-black = schwarz
march-field-white = weiß
march-field-stock = Vorrat
march-field-strength = Stärke
march-field-bonus = ANGREIFEN+1 bezahlt
march-field-wants_end = will das Spiel beenden
march-field-vp = SP-Würfel
march-field-standing = stehende Armeen
march-field-fortified = befestigte Armeen
march-field-occupied = Armee auf der Hauptstadt
march-field-acting = noch am Zug
march-field-ordered = Reihenfolge steht fest
march-field-flip_due = Initiative noch umzudrehen
march-field-tries = neu gewählt

## Der Tisch, wie er gezeichnet wird

march-panel-initiative = Initiative
march-panel-vp = { $vp } von { $goal } SP
march-panel-vp-hidden = SP verdeckt
march-panel-strength = Stärke
march-panel-armies = Armeen im Vorrat
march-panel-armies-short = im Vorrat
march-panel-fortified = befestigt
march-panel-stock = Vorrat { $vp } SP
march-panel-black = schwarz = { $worth }
march-panel-white = weiß = { $worth }
march-panel-die = SP
march-panel-garrison = Garnison
march-panel-capital = Hauptstadt frei
march-panel-occupied = { $seat } auf der Hauptstadt
march-panel-controls = { $seat } kontrolliert
march-panel-nobody = niemand kontrolliert
march-panel-touches = grenzt an { $countries }
march-panel-touching = benachbart { $pairs }
march-panel-played = gespielt
march-panel-hidden = verdeckt
march-panel-discard = abgelegt
march-panel-all-but = alles außer { $cards }

## Fragen beim Aufbau

march-option-scenario = Szenario
march-option-edition = Anleitung
march-option-edition-en = englische Ausgabe
march-option-edition-de = deutsche Ausgabe
march-option-automatic = Züge ohne Wahl
march-option-automatic-on = geschehen von selbst
march-option-automatic-off = werden von Hand eingegeben
march-option-touching = Welche Karten berühren sich an einer Seite? Länder: { $countries }. Schreib die Paare, die sich berühren, z. B. A-B B-C:
march-option-blue-home = Welches Heimatland spielt Blau ({ $homes })?
march-option-home-vp = Mit welchem Wert beginnen die SP-Würfel der Heimatländer?
march-option-neutral-vp = Mit welchem Wert beginnen die SP-Würfel der neutralen Länder?
march-option-armies-in-play = Wie viele Armeen hat jede Seite zu Beginn im Heimatland?
march-doubt-floor = Die SP-Würfel der Heimatländer würden auf { $vp } beginnen, obwohl sie nie unter { $floor } gedreht werden.
march-doubt-apart = So, wie die Karten liegen, führt kein Weg von { $one } nach { $two }: die beiden Seiten können sich nie begegnen.

## Einwände: die Regel, auf den Fall bezogen

MP-SETUP-02 = { $seat } hat insgesamt { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }, es gibt aber { $wanted }.
MP-SETUP-10 = { $case ->
        [late] Um die Initiative wurde schon gewürfelt.
        [both] Beide würfeln, in einer Eingabe und ohne Namen: würfle { $blue } { $orange }
       *[die] Ein Würfel zeigt 1 bis 6, nicht { $die }.
    }
MP-SETUP-11 = Beide haben { $die } gewürfelt: noch einmal würfeln.
MP-TURN-01 = Das Spiel ist aus.
MP-TURN-02 = { $case ->
        [already] { $seat } hat schon eine Karte gewählt.
       *[not-now] Karten werden zu Beginn einer Runde gewählt, nicht jetzt.
    }
MP-TURN-03 = { $seat } hat { $card } nicht auf der Hand.
MP-TURN-06 = { $case ->
        [roll] Würfelt zuerst um die Initiative.
        [choose] Zuerst wählen beide eine Karte.
        [discard] Zuerst wird für ANGREIFEN+1 gezahlt.
        [not-played] { $seat } hat { $card } in dieser Runde nicht gespielt.
        [fault] { $seat } ist am Zug, hat aber keine Karte dieses Schritts vor sich liegen.
        [by-rule] Keine Karte auf diesem Tisch wird von Hand ausgeführt.
       *[done-or-later] Die Karte von { $seat } ist schon ausgeführt, oder ihr Schritt kommt noch.
    }
MP-TURN-09 = { $card } von { $seat } liegt noch auf dem Tisch.
MP-TURN-11 = { $card } liegt auf dem Ablagestapel von { $seat }, bis { $seat } PUNKTEN spielt.
MP-INIT-01 = { $case ->
        [open] { $holder } hat die Initiative und sagt erst, wer sich zuerst bewegt.
       *[second] { $first } bewegt sich zuerst.
    }
MP-INIT-02 = { $case ->
        [open] { $holder } hat die Initiative und sagt erst, wer zuerst angreift.
       *[second] { $first } greift zuerst an.
    }
MP-INIT-07 = { $case ->
        [open] { $holder } hat die Initiative und sagt erst, wer zuerst dran ist.
        [second] { $first } ist zuerst dran.
       *[none] Es gibt jetzt keine Reihenfolge zu klären.
    }
MP-INIT-10 = { $holder } hat die Initiative und wählt, nicht { $seat }.
MP-INIT-12 = Jetzt gibt es keine Reihenfolge zu wählen: Dazu braucht es zwei Karten desselben Schritts.
MP-INIT-13 = Niemand hat die Initiative.
MP-MOVE-05 = { $seat } hat sich schon bewegt; keine Armee bewegt sich zweimal.
MP-MOVE-06 = { $seat } hat sich schon bewegt; BEWEGEN 2 bewegt eine Gruppe aus einem Land.
MP-MOVE-07 = { $seat } hat sich schon bewegt; BEWEGEN 2 bewegt eine Gruppe in ein Land.
MP-MOVE-08 = { $case ->
        [none] Mindestens eine Armee muss sich bewegen.
       *[declined] { $seat } hat eine Armee im Spiel, also muss sich eine bewegen.
    }
MP-MOVE-12 = { $start } und { $to } berühren sich nicht.
MP-MOVE-13 = { $card } bewegt höchstens { $limit ->
        [one] 1 Armee.
       *[other] { $limit } Armeen.
    }
MP-MOVE-14 = { $case ->
        [none] { $seat } hat keine Armee in { $country }.
        [stock] { $seat } hat in { $country } nur { $standing } stehend und { $fortified } befestigt.
       *[kind] { $seat } hat in { $country } { $standing } stehend und { $fortified } befestigt, aber nicht diese Armeen.
    }
MP-MOVE-15 = In { $country } steht die Armee schon; sie muss in ein anderes Land.
MP-RECR-02 = REKRUTIEREN von { $seat } ist schon ausgeführt; eine Karte bringt eine Armee.
MP-RECR-03 = { $seat } hat keine Armee mehr im Vorrat.
MP-RECR-04 = Der Gegner steht auf der Hauptstadt von { $seat }, also kann { $seat } nicht rekrutieren.
MP-RECR-08 = { $seat } kann rekrutieren, also muss REKRUTIEREN ausgeführt werden.
MP-FORT-01 = { $case ->
        [on-capital] { $seat } hat in { $country } nur die Armee auf der Hauptstadt: „hauptstadt“ anfügen, wenn sie gemeint ist.
       *[none] { $seat } hat keine Armee in { $country }.
    }
MP-FORT-04 = { $seat } hat keine Armee auf der Hauptstadt von { $country }.
MP-FORT-05 = BEFESTIGEN von { $seat } ist schon ausgeführt; eine Karte gilt für eine Armee.
MP-FORT-07 = Die Armee von { $seat } liegt dort schon auf der Seite; wähle eine, die steht.
MP-FORT-09 = { $seat } hat eine Armee dafür, also muss BEFESTIGEN ausgeführt werden.
MP-ATT-02 = Der Angriff von { $seat } ist vorbei; eine Karte greift nur in einem Land an.
MP-ATT-03 = Eine stehende Armee von { $seat } trifft auf einen Gegner, also muss { $seat } angreifen.
MP-ATT-05 = { $case ->
        [no-army] { $seat } hat keine Armee in { $country }.
       *[no-enemy] In { $country } gibt es weder eine gegnerische Armee noch eine Garnison.
    }
MP-ATT-07 = { $seat } steht schon auf der Hauptstadt von { $country }: Die Garnison dort ist kein Ziel.
MP-ATT-08 = { $seat } hat ANGREIFEN gespielt: Nur ANGREIFEN+1 kostet eine Karte.
MP-ATT-09 = ANGREIFEN+1 kostet eine Karte: { $seat } legt eine von diesen ab: { $cards }.
MP-ATT-10 = PUNKTEN darf nie die abgelegte Karte sein.
MP-ATT-11 = { $seat } hat nur PUNKTEN auf der Hand, also zählt ANGREIFEN+1 als ANGREIFEN und kostet keine Karte.
MP-ATT-12 = Ein Angriff, der nichts bewirkt, kostet auch keine Karte.
MP-ATT-15 = { $seat } hat in { $country } { $count ->
        [0] keine befestigte Armee
        [one] nur 1 befestigte Armee
       *[other] nur { $count } befestigte Armeen
    } zum Aufstellen.
MP-ATT-17 = { $seat } hat { $card } nicht auf der Hand und kann die Karte nicht ablegen.
MP-CMB-03 = Die Armeen von { $seat } in { $country } sind befestigt und können nur angreifen, wenn mindestens eine aufgestellt wird.
MP-OCC-12 = Auf der Hauptstadt von { $country } kann keine gegnerische Armee stehen: Dort ist keine.
MP-OCC-13 = Auf die Hauptstadt von { $country } kommt nur eine Armee, die mitkämpft.
MP-STR-01 = { $seat } kontrolliert { $country } nicht.
MP-STR-03 = { $country } hat keinen SP-Würfel mehr.
MP-STR-06 = Die Armeestärke von { $seat } ist { $strength }; erlaubt sind 1 bis { $highest }.
MP-STR-09 = { $seat } kontrolliert ein Land, dessen SP-Würfel sich senken lässt, also muss STÄRKEN ausgeführt werden.
MP-STR-12 = { $case ->
        [fault] Der SP-Würfel von { $country } zeigt { $vp }; seine Karte erlaubt { $floor } bis { $highest }.
       *[floor] Der SP-Würfel von { $country } darf nicht unter { $floor }.
    }
MP-STR-15 = { $seat } hat STÄRKEN schon ausgeführt; eine Karte dreht einen Würfel um eins.
MP-SCORE-01 = PUNKTEN wird immer ausgeführt.
MP-SCORE-08 = Der Ablagestapel von { $seat } ist leer, also kann PUNKTEN nicht gespielt werden.
MP-SCORE-09 = { $seat } hat gerade erst gepunktet: Spiele zuerst eine andere Karte.
MP-SCORE-10 = In der ersten Runde kann niemand PUNKTEN spielen.
MP-CTRL-01 = Der Gegner steht in { $country } auf der Hauptstadt von { $seat }.
MP-CTRL-05 = { $country } gehört niemandem, solange { $seat } dort nicht allein Armeen hat.
MP-CTRL-06 = { $seat } steht nicht auf der Hauptstadt von { $country }.
MP-VP-02 = Es sind { $black } schwarze und { $white } weiße Marker im Spiel statt { $black_wanted } und { $white_wanted }.
MP-VP-06 = Der Vorrat von { $vp } SP reicht nicht für beide; es kommt also darauf an, wer zuerst punktet.
MP-END-01 = { $seat } hat { $vp } SP: Das Spiel müsste aus sein.
MP-END-04 = { $seat } hat es schon angeboten; jetzt muss { $enemy } zustimmen.
MP-DRV-01 = { $seat } hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } statt { $wanted }, oder die falschen.
MP-DRV-02 = PUNKTEN liegt auf dem Ablagestapel von { $seat }; dort kann die Karte nie sein.
MP-MARL-02 = In diesem Szenario gibt es kein ANGREIFEN+1.
MP-MARL-04 = Der SP-Würfel von { $country } darf nicht unter { $floor }.
MP-MARL-06 = Der SP-Würfel eines Heimatlands ({ $country }) darf nicht unter { $floor }.
MP-AMB-05 = { $seat } trifft mit befestigten Armeen auf einen Gegner; an diesem Tisch muss mindestens eine davon aufstehen und angreifen.
MP-AMB-06 = Eine stehende Armee von { $seat } könnte anderswo angreifen; an diesem Tisch darf { $seat } dann nicht in { $country } befestigte aufstellen.
MP-AMB-08 = Die Armeestärke von { $seat } ist schon am Maximum; an diesem Tisch geht STÄRKEN dann nicht.
MP-AMB-13 = An diesem Tisch könnt ihr euch nur zwischen zwei Runden auf das Spielende einigen.
MP-AMB-20 = { $case ->
        [paid] An diesem Tisch wird ANGREIFEN+1 beim Aufdecken bezahlt, nicht jetzt.
       *[not-now] Jetzt muss keine Karte abgelegt werden.
    }
MP-AMB-24 = An diesem Tisch gibt es kein vereinbartes Spielende.
MP-AMB-26 = { $case ->
        [offender] An diesem Tisch wählt nur neu, wer die unerlaubte Karte gezeigt hat.
       *[not-now] Neu gewählt wird nur vor dem Aufdecken.
    }
MP-AMB-29 = { $case ->
        [many] Mehr Marker hat dieses Spiel nicht: schwarz { $black }, weiß { $white }.
       *[known] Was { $seat } hat, ist hier schon bekannt.
    }
MP-AMB-27 = An diesem Tisch ziehen stehende und befestigte Armeen nicht in einer Gruppe.

# What happens by itself

march-automatic-order = die Reihenfolge zweier Karten, die nichts bewirken
march-automatic-discard = die einzige Karte, die für ANGREIFEN+1 zahlen kann
march-automatic-move = die einzig mögliche Bewegung
march-automatic-recruit = das Rekrutieren
march-automatic-fortify = die einzige Armee, die befestigt werden kann
march-automatic-attack = der einzig mögliche Angriff
march-automatic-strength = der einzige Würfel, der sich senken lässt
march-automatic-score = das Punkten
march-automatic-nothing = Karten, die nichts bewirken

# Scenarios and other files

march-demo-hint = Probier: companion choices { $table }   ·   companion enter { $table } "blau wähle BEWEGEN1"   ·   companion log { $table }
march-file-scenario = Eigene Szenarien: { $path }
trouble-settled = Das Szenario { $scenario } legt { $option } schon fest. Um das zu ändern, schreib eine eigene Szenario-Datei.
trouble-no-scenario = Das Szenario „{ $scenario }“ gibt es nicht. Es gibt: { $known }; eigene gehören in den Ordner, den „companion where“ nennt.
trouble-touching = Schreib die Karten, die sich berühren, als Paare, jedes Land ({ $countries }) in mindestens einem, z. B. A-B B-C.
trouble-hand = Eine Hand nennt Karten aus { $known }, SCORE genau einmal und mindestens eine weitere.
trouble-scenario-homes = { $file }, Zeile { $line }: Ein Szenario hat genau 2 Heimatländer (home = true), nicht { $count }.
trouble-scenario-owners = { $file }, Zeile { $line }: Entweder haben beide Heimatländer einen Besitzer, eines blue und eines orange, oder keines.
trouble-scenario-country-id = { $file }, Zeile { $line }: „{ $id }“ ist keine Länderkennung; nimm Buchstaben und Ziffern, am Anfang anders als Karten und Farben.
trouble-scenario-name = { $file }, Zeile { $line }: { $id } braucht einen Namen in beiden Sprachen: name = {"{"} en = "…", de = "…" {"}"}.
trouble-scenario-owner-neutral = { $file }, Zeile { $line }: { $id } hat einen Besitzer, ist aber kein Heimatland; ergänze home = true oder entferne den Besitzer.
trouble-scenario-range = { $file }, Zeile { $line }: Der Startwert von { $id } liegt außerhalb von vp_min bis vp_max.
trouble-scenario-strength = { $file }, Zeile { $line }: Die Startstärke von { $id } liegt über strength_max.
trouble-scenario-armies = { $file }, Zeile { $line }: { $seat } beginnt mit mehr Armeen im Spiel { $count ->
        [one] als der einen, die es gibt
       *[other] als den { $count }, die es gibt
    }.
trouble-scenario-no-country = { $file }, Zeile { $line }: touching nennt { $id }, das kein Land dieser Datei ist.
trouble-scenario-touches-itself = { $file }, Zeile { $line }: { $id } kann sich nicht selbst berühren.
trouble-scenario-lonely = { $file }, Zeile { $line }: { $id } berührt kein anderes Land; jedes Land braucht einen Nachbarn.
trouble-scenario-card = { $file }, Zeile { $line }: Die Karte { $card } gibt es nicht. Es gibt: { $known }; beschreibe andere unter [manual.NAME].
trouble-scenario-card-id = { $file }, Zeile { $line }: „{ $id }“ ist kein Name für eine eigene Karte; nimm Großbuchstaben ohne Leerzeichen und keinen Namen einer anderen Karte.
trouble-scenario-score-card = { $file }, Zeile { $line }: cards muss SCORE genau einmal nennen.
trouble-scenario-few-cards = { $file }, Zeile { $line }: cards braucht mindestens eine Karte außer SCORE.
trouble-scenario-cubes = { $file }, Zeile { $line }: Die Marker sind { $value } SP wert, weniger als die { $threshold }, die man zum Gewinnen braucht.
trouble-scenario-source = { $file }, Zeile { $line }: sources nennt { $value }, was nicht in dieser Datei steht.

## Wie heißt, was es nicht gibt

march-kind-card = Die Karte
march-kind-country = Das Land
