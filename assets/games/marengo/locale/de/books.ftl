# Bonaparte at Marengo, nur Buch führen: ohne Karte, gedruckte Symbole werden eingegeben, wo sie zählen.

marengo-option-depth = Was verfolgt wird
marengo-option-depth-full = jeder Stein auf der Karte
marengo-option-depth-ledger = nur das Buch: Uhr, Moral, Kommandos, Kämpfe
marengo-option-austrian-morale = Auf welchem Feld beginnt die Moral Österreichs?
marengo-option-french-morale = Auf welchem Feld beginnt die Moral Frankreichs?
marengo-option-schedule = Wer wann kommt
marengo-option-schedule-empty = ohne Karte, z. B. frankreich 12 2 ost
trouble-marengo-morale = „{ $word }“ ist kein Feld der Moralleiste. Schreib eine Zahl von 1 bis { $most }.
trouble-marengo-schedule = „{ $word }“ ist keine Zeile des Zeitplans. Schreib, wessen Steine es sind, ab welcher Stunde ({ $first } bis { $last }), wie viele und über welche Eintrittspunkte: frankreich 12 2 ost; weitere nach einem Strichpunkt.

## Was gefragt wird

marengo-ask-books-activate = Französische Steine für aktiviert erklären?
marengo-ask-books-entered = War schon einmal ein Österreicher in einer französischen Startstellung? Dann dürfen bis zu 2 Steine für aktiviert erklärt werden
marengo-ask-books-bombard = Der angekündigte Beschuss: Stärke der Artillerie, Ziel (Blockade, Reserve, Seite) und Malus; oder Abbruch
marengo-ask-books-struck = Welcher Stein wird getroffen? Mit „letzter“, wenn gegenüber der Artillerie kein Gegner mehr steht
marengo-ask-books-aim = Einen Artilleriebeschuss für den nächsten Zug ankündigen? Die Artillerie muss einen Zugang blockieren
marengo-ask-books-assault = Sturmangriff: Zugang, Breite, wer vorn steht, wie viele auf beiden Seiten, gedruckte Symbole; oder weiter zur Bewegung
marengo-ask-books-fire = Defensivfeuer: Schießt Artillerie am angegriffenen Zugang?
marengo-ask-books-front = Wer steht bei der Verteidigung in der ersten Reihe?
marengo-ask-books-loss-first = Welcher Stein der ersten Reihe verliert Stärke? Das entscheidet sein Gegner
marengo-ask-books-loss-second = Welcher Stein der zweiten Reihe verliert Stärke? Sein Besitzer entscheidet und zeigt ihn
marengo-ask-books-loss-pursuer = Welche der verfolgenden Kavallerien verliert Stärke?
marengo-ask-books-pursuit = Verfolgt Kavallerie der zweiten Reihe?
marengo-ask-books-move = Eingeben, was sich bewegt, vorstößt, quert oder ankommt; oder die Bewegung beenden
marengo-ask-books-stop = Den Vorstoß mit Steinen aus der Reserve stoppen?
marengo-ask-books-stopped = Der Vorstoß ist gestoppt: bleiben, blockieren oder die Gruppe teilen?
marengo-ask-books-retreat = Wer muss weichen? Position für Position eingeben; „passe“, wenn alle fort sind
marengo-ask-books-stars = Wie viele rote, grüne und blaue Sterne sind von Österreich besetzt?
marengo-ask-books-deploy = Von jetzt an jeden Stein auf der Karte verfolgen
marengo-ask-books-put = Wo stehen die Steine?
marengo-ask-books-deployed = Stehen alle, wo sie auf dem Tisch stehen?

## Der Zug

marengo-books-turn = { $hour } Uhr. { $seat } ist am Zug. Steine in derselben Position dürfen vorher gemischt werden.
marengo-books-alarm = Französische Steine neben Österreichern sind jetzt aktiviert.
    .hand = schlafende französische Steine neben Österreichern wecken
marengo-books-due = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat } { $count ->
        [one] darf
       *[other] dürfen
    } ab jetzt eintreten: { $where }.
marengo-books-entered = { $seat } war in einer französischen Startstellung.
marengo-books-declared = { $seat } erklärt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } für aktiviert.
    .hand = die aktivierten französischen Steine als wach kennzeichnen
marengo-books-action = { $seat }: { $action_id ->
        [group] Eine Gruppe bewegt sich
        [block] Eine Gruppe blockiert einen Zugang
        [forward] Eine Gruppe rückt von einem Zugang vor
        [withdraw] Eine Gruppe geht zurück in Reserve
        [secondary] Ein Stein zieht auf der Straße, nicht nur auf Hauptstraßen
        [split] Kavallerie verlässt ihre Gruppe
        [main] Ein Stein zieht auf Hauptstraßen
        [cavalry] Kavallerie schließt auf einer Hauptstraße auf und blockiert
       *[release] Wer niemandem mehr gegenübersteht, geht zurück in Reserve
    }{ $cost ->
        [0] , das kostet nichts
       *[other] {""}
    }.
    .hand = diesen Zug auf der Karte ausführen

## Artilleriebeschuss

marengo-books-announced = { $seat } kündigt einen Artilleriebeschuss an: { $face } liegt aufgedeckt.
    .hand = die Artillerie aufdecken
marengo-books-bombards = { $face } von { $seat } beschießt { $target_id ->
        [block] den Gegner, der gegenüber blockiert
        [reserve] die Reserve gegenüber
       *[side] einen anderen Zugang gegenüber
    }{ $penalty ->
        [0] {""}
       *[other] {" "}(Gelände −{ $penalty })
    }: Stärke { $points }.
marengo-books-no-effect = Der Beschuss bleibt ohne Wirkung.
marengo-books-called-off = { $seat } hebt den Beschuss auf.
    .hand = die Artillerie wieder verdecken
marengo-books-driven-off = Von ihrem Zugang vertrieben, schießt die Artillerie von { $seat } nicht: Der Beschuss ist aufgehoben.
    .hand = die Artillerie wieder verdecken
marengo-books-gun-falls-back = Gegenüber steht kein Gegner mehr: Die Artillerie von { $seat } fällt in die Reserve zurück.
    .hand = die Artillerie in die Reserve ihrer Stellung setzen
marengo-books-reduced = { $face } von { $seat } wird zu { $after }.
    .hand = { $face } gegen { $after } tauschen
marengo-books-eliminated = { $face } von { $seat } ist vernichtet ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
    .hand = { $face } von der Karte nehmen

## Sturmangriffe

marengo-books-attack = { $seat } stürmt über { $place } mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    } gegen { $enemies }. Erste Reihe: { $faces }.
    .hand = die Angreifer vorschieben und die erste Reihe aufdecken
marengo-books-failed = Der Sturmangriff von { $seat } über { $place } ist gescheitert: Die Angreifer fallen in die Reserve zurück, und in diesem Zug überquert für { $seat_side } niemand mehr diesen Zugang.
    .hand = die Angreifer in die Reserve ihrer Stellung setzen und alle Steine verdecken
marengo-books-won = { $case ->
        [advance] { $seat } gewinnt: Alle von { $rival } verlassen die Stellung jenseits von { $place }, dann rücken die Angreifer in ihre Reserve. Sonst kommt in diesem Zug niemand hinein.
        [stays] { $seat } gewinnt, aber kein Angreifer ist übrig: { $rival } bleibt.
        [open] { $seat } gewinnt, aber kein Angreifer ist übrig: Alle von { $rival } weichen, und andere dürfen hinein.
       *[empty] { $seat } gewinnt, aber kein Angreifer ist übrig: Alle von { $rival } weichen, und in diesem Zug kommt niemand hinein.
    }

## Vorstöße

marengo-books-maneuver = { $seat } unternimmt einen Vorstoß mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    }{ $road_id ->
        [main] {" "}auf einer Hauptstraße
        [secondary] {" "}auf einer Nebenstraße
       *[none] {""}
    }.
marengo-books-unstoppable = { $seat } kann ihn nicht stoppen.
marengo-books-stopped = { $seat } stoppt den Vorstoß mit Steinen aus der Reserve.
    .hand = Steine der Reserve in den Weg stellen
marengo-books-yields = { $seat } verlässt die Stellung; dann rückt { $rival } ein.
marengo-books-settled = Die gestoppte Gruppe von { $seat } { $how_id ->
        [stay] bleibt, wo sie war
        [block] blockiert ihre Seite des Zugangs
       *[split] teilt sich: Einige blockieren, einige bleiben
    }.
    .hand = die gestoppte Gruppe dorthin setzen

## Rückzüge

marengo-books-retreat = Alle von { $seat } müssen die Stellung verlassen.
    .hand = die Steine, die sich zurückziehen, aufdecken
marengo-books-leaves = { $seat } räumt { $where_id ->
        [reserve] die Reserve
        [side] einen Zugang
       *[beaten] den Zugang, der den Sturmangriff verloren hat
    }: { $faces }.
marengo-books-no-loss = Das kostet { $seat } nichts.
marengo-books-gone = { $seat } hat sich zurückgezogen.
    .hand = die Steine nebenan in Reserve setzen und verdecken

## Straßen und Verstärkungen

marengo-books-crossed = { $seat } überquert { $where } mit Schritt { $step }; { $further ->
        [0] weiter kommt dieser Stein nicht
        [one] dieser Stein kommt noch 1 Stellung weiter
       *[other] dieser Stein kommt noch { $further } Stellungen weiter
    }, { $following ->
        [4] und sonst quert dort in diesem Zug niemand.
       *[other] und der nächste braucht Schritt { $following } oder später.
    }
    .hand = den Stein auf der Straße bewegen
marengo-books-arrived = Ein Stein von { $seat } kommt bei { $where } mit Schritt { $step } herein; { $further ->
        [0] weiter kommt er nicht
        [one] er kommt noch 1 Stellung weiter
       *[other] er kommt noch { $further } Stellungen weiter
    }, { $following ->
        [4] und sonst kommt dort in diesem Zug niemand herein.
       *[other] und der nächste kommt mit Schritt { $following }.
    }
    .hand = den Stein hereinbringen
marengo-books-bridge = Ein Stein von { $seat } kommt über die Pontonbrücke.
    .hand = den Stein in die Reserve jenseits der Brücke setzen
marengo-books-entry-locale = Die Eintrittsstellung
marengo-books-bridge-name = der Pontonbrücke
marengo-books-this-approach = diesem Zugang

## Das Ende und die Karte

marengo-books-stars = { $seat } hält { $red } rote, { $green } grüne und { $blue } blaue Sterne.
marengo-books-deploy = Von jetzt an wird jeder Stein verfolgt: Gebt ein, wo alle stehen.
marengo-books-placed = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat }: { $place }.
marengo-books-taken-off = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat } wieder weggenommen: { $place }.
marengo-books-full = Von jetzt an verfolgt Companion jeden Stein auf der Karte.
    .hand = die Steine stehen schon dort: nur vergleichen, was folgt

## Der Tisch in Worten

marengo-show-books-turn = { $hour } Uhr, Runde { $round } von { $rounds }. { $seat } ist am Zug, { $phase_id ->
        [start] am Anfang
        [bombard] Phase 1: Artilleriebeschuss
        [assault] Phase 2: Sturmangriffe
        [move] Phase 3: Bewegung
        [announce] Phase 4: Ankündigung
       *[over] alle Runden sind gespielt
    }. Kommandopunkte übrig: { $commands }.
marengo-show-books-side = { $seat }: Moral { $morale }{ $broken ->
        [0] {""}
       *[other] , demoralisiert
    }; verlorene Stärkepunkte: { $lost }; Artillerie { $gun_id ->
        [lost] vernichtet
        [announced] hat einen Beschuss angekündigt
       *[ready] hat nichts angekündigt
    }.
marengo-show-books-fight = { $seat } stürmt über { $place }.
marengo-show-books-row = { $seat }: { $faces_id ->
        [none] niemand in der ersten Reihe
       *[other] erste Reihe { $faces }
    }, dahinter { $behind }{ $parts_id ->
        [none] {""}
       *[other] {" "}(davon gezeigt: { $parts })
    }.
marengo-show-books-assaulted = In diesem Zug gestürmt: { $place }{ $failed ->
        [0] {""}
       *[other] {" "}(gescheitert: dort quert niemand)
    }.
marengo-show-books-road = { $entry ->
        [0] Straße bei { $place }
       *[other] Eintrittspunkt { $place }
    }: { $following ->
        [4] in diesem Zug verbraucht
       *[other] nächster Schritt { $following }
    }.
marengo-show-books-bridge = Die Pontonbrücke ist in diesem Zug benutzt.
marengo-show-books-due = { $now ->
        [0] Ab { $hour } Uhr
       *[other] Bereit
    }: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat } bei { $place }.
marengo-show-books-activation = { $seat } darf noch { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } für aktiviert erklären.

## Züge, wie man sie sagt

marengo-do-declare = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } für aktiviert erklären{ $entered ->
        [0] {""}
       *[other] : Österreicher waren in einer Startstellung
    }
marengo-do-bombard = { $gun } beschießt { $target_id ->
        [block] den Gegner, der gegenüber blockiert
        [reserve] die Reserve gegenüber
       *[side] einen anderen Zugang gegenüber
    }{ $penalty ->
        [0] {""}
       *[other] , Malus { $penalty }
    }
marengo-do-abort = Den Artilleriebeschuss aufheben
marengo-do-struck = Getroffen wird { $face }{ $last ->
        [0] {""}
       *[other] , der letzte Stein dort
    }
marengo-do-aim = Artilleriebeschuss ankündigen: { $gun }
marengo-do-attack = Sturmangriff über Zugang { $over } ({ $width_id ->
        [narrow] schmal
       *[wide] breit
    }), vorn { $faces }, { $number } gegen { $enemies }
marengo-do-volley = Defensivfeuer: { $gun }
marengo-do-meet = Erste Reihe: { $faces }
marengo-do-damage = { $face } verliert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
marengo-do-chase = Verfolgen mit { $faces }
marengo-do-spend = { $action_id ->
        [group] Eine Gruppe bewegt sich
        [block] Eine Gruppe blockiert einen Zugang
        [forward] Eine Gruppe rückt von einem Zugang vor
        [withdraw] Eine Gruppe geht zurück in Reserve, Gegner noch gegenüber
        [secondary] Ein Stein zieht auf der Straße, nicht nur auf Hauptstraßen
        [split] Kavallerie verlässt ihre Gruppe, um aufzuschließen
        [main] Ein Stein zieht auf Hauptstraßen (kostet nichts)
        [cavalry] Kavallerie schließt auf einer Hauptstraße auf und blockiert (kostet nichts)
       *[release] Wer niemandem mehr gegenübersteht, geht zurück in Reserve (kostet nichts)
    }
marengo-do-maneuver = Vorstoß mit { $size ->
        [one] 1 Stein
       *[other] { $size } Steinen
    } aus { $start_id ->
        [reserve] der Reserve
        [block] einer Blockade
       *[entry] einem Eintrittspunkt
    }{ $road_id ->
        [main] {" "}auf einer Hauptstraße
        [secondary] {" "}auf einer Nebenstraße
       *[none] {""}
    }, { $facing_id ->
        [reserve] dort stehen Gegner in Reserve
       *[blocks] dort steht kein Gegner in Reserve
    }
marengo-do-bar = Den Vorstoß mit Steinen aus der Reserve stoppen
marengo-do-settle = { $how_id ->
        [stay] Die gestoppte Gruppe bleibt
        [block] Die gestoppte Gruppe blockiert
       *[split] Die gestoppte Gruppe teilt sich
    }
marengo-do-leave = { $where_id ->
        [reserve] Aus der Reserve
        [side] Von einem Zugang
       *[beaten] Vom geschlagenen Zugang
    }: { $faces }{ $loser_id ->
        [none] {""}
       *[other] ; den Verlust trägt { $loser }
    }
marengo-do-stranded = Ohne Ausweg: { $faces }
marengo-do-cross = { $road } auf der Straße überqueren{ $step ->
        [0] {""}
       *[other] {" "}mit Schritt { $step }
    }{ $back ->
        [0] {""}
       *[other] {" "}in der anderen Richtung
    }
marengo-do-arrive = Eine Verstärkung kommt bei { $entry } auf einer { $road_id ->
        [main] Hauptstraße
       *[secondary] Nebenstraße
    } herein{ $entrance_id ->
        [open] {""}
        [full] , wo kein Platz ist
       *[held] , wo Gegner stehen
    }
marengo-do-bridge = Ein Stein kommt über die Pontonbrücke{ $entrance_id ->
        [open] {""}
        [full] , wo kein Platz ist
       *[held] , wo Gegner stehen
    }
marengo-do-stars = Österreich hält { $red } rote, { $green } grüne und { $blue } blaue Sterne
marengo-do-deploy = Mit der Karte weiterspielen
marengo-do-put = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }: { $place }
marengo-do-take = { $count ->
        [one] 1 Stein wieder wegnehmen
       *[other] { $count } Steine wieder wegnehmen
    }: { $place }
marengo-do-deployed = Alle stehen dort

## Wie man sie eingibt

marengo-typed-attack = Symbole des angegriffenen Zugangs: inf, kav (wie viele), hindernis; des eigenen: eigenkav, eigenhindernis. Zum Beispiel: angriff 8/4 schmal i3 von 2 gegen 3 inf 1
marengo-typed-leave = Positionen: reserve, seite (irgendein Zugang), geschlagen (der den Sturmangriff verloren hat). Zum Beispiel: räume reserve i2 i1 k2 verliert i1
marengo-typed-spend = Aktionen: gruppe, blockade, vor, zurück, nebenstraße, teilung; kostenlos: hauptstraße, kavallerie, frei.
marengo-typed-maneuver = Wo die Gruppe ihren Zug begann (reserve, blockade, eintritt), wie viele (von 2), ob dort Gegner in Reserve stehen (gegen reserve, gegen blockade) und die Straße, wenn Kavallerie auf einer vorstößt (auf hauptstraße, auf nebenstraße).
marengo-typed-cross = Irgendein Name für die Straße an diesem Zugang; der Schritt, wenn es nicht der nächste ist; rückwärts für die andere Richtung. Zum Beispiel: quere 8/4 schritt 2
marengo-typed-arrive = Die Eintrittsstellung ist offen, voll oder besetzt. Zum Beispiel: ankunft west offen auf hauptstraße

## Teil für Teil

marengo-part-declare = Für aktiviert erklären
marengo-part-bombard = Beschießen mit { $gun }
marengo-part-struck = Getroffen wird { $face }
marengo-part-attack = Sturmangriff über Zugang { $over }
marengo-part-damage = Verliert Stärke: { $face }
marengo-part-maneuver = Vorstoß
marengo-part-leave = Geräumt wird: { $where }
marengo-part-cross = { $road } auf der Straße überqueren
marengo-part-arrive = Verstärkung bei { $entry }
marengo-part-stars = Sterne Österreichs
marengo-part-put = Steine: { $blocks }
marengo-part-take = Wieder weg: { $blocks }
marengo-part-declare-count = Wie viele Steine?
marengo-part-declare-entered = Waren Österreicher in einer Startstellung?
    .none = nein
marengo-part-gun = Wie stark ist die Artillerie?
marengo-part-target = Auf wen schießt sie?
marengo-part-penalty = Welchen Artilleriemalus hat der Zugang dort?
    .none = keinen
marengo-part-face = Welcher Stein?
marengo-part-last = Steht gegenüber kein Gegner mehr?
    .none = doch
marengo-part-damage-points = Wie viele Punkte?
    .none = 1
marengo-part-action = Was geschieht?
marengo-part-maneuver-start = Wo hat die Gruppe ihren Zug begonnen?
marengo-part-size = Wie viele Steine?
    .none = 1
marengo-part-facing = Stehen dort Gegner in Reserve?
marengo-part-maneuver-road = Auf welcher Straße?
    .none = ohne Straße
marengo-part-how = Was tut die Gruppe?
marengo-part-where = Welche Position?
marengo-part-faces = Welche Steine?
marengo-part-loser = Wer trägt den Verlust?
    .none = niemand zu wählen
marengo-part-width = Wie breit ist der Zugang?
marengo-part-number = Wie viele Angreifer?
marengo-part-enemies = Wie viele Verteidiger?
marengo-part-inf = Infanteriemalus dort?
    .none = keiner
marengo-part-cav = Kavalleriemalus dort?
    .none = keiner
marengo-part-obstacle = Ein Kavallerie-Hindernis dort?
    .none = nein
    .value = ja
marengo-part-home_cav = Kavalleriemalus auf der Seite der Angreifer?
    .none = keiner
marengo-part-home_obstacle = Ein Kavallerie-Hindernis auf der Seite der Angreifer?
    .none = nein
    .value = ja
marengo-part-cross-road = Welche Straße, und wo?
marengo-part-step = Mit welchem Schritt?
    .none = mit dem nächsten
marengo-part-back = In welcher Richtung?
    .none = vorwärts
marengo-part-arrive-entry = An welchem Eintrittspunkt?
marengo-part-arrive-road = Auf welcher Straße?
marengo-part-entrance = Wie steht es um die Eintrittsstellung?
marengo-part-red = Rote Sterne?
marengo-part-green = Grüne Sterne?
marengo-part-blue = Blaue Sterne?

marengo-field-books = das Buch

## Warum nicht

BM-MAP-11 = So viele Steine fasst keine Stellung ({ $count }); in der ganzen Schachtel: { $most }.
BM-VIC-03 = Sterne auf der Karte: { $most }; genannt: { $count }.
BM-BOMB-09 = { $face } übersteht einen Verlust von { $points }, also steht dort noch ein Gegner.
BM-BOMB-21 = Ein Malus zählt nur gegen Gegner, die den Zugang gegenüber der Artillerie blockieren.
BM-ASLT-24 = Die Armee von { $seat } ist demoralisiert: Sie beginnt keinen Sturmangriff.
BM-AS04-08 = So viele Steine hat { $seat } bei { $place } nicht mehr.
BM-CMD-03 = Auf der Straße ist jeder Stein eine Gruppe für sich, nicht { $count } zusammen.
BM-CMD-20 = Ein Stein allein lässt sich nicht teilen.
BM-CMD-22 = Vor der Bewegung verlässt Kavallerie eine Gruppe nur nach einem gewonnenen Sturmangriff.
BM-BLK-12 = Wer einen Zugang blockiert, benutzt keine Straße: Straßenbewegung beginnt in Reserve.
BM-AMB-10 = { $case ->
        [road] Wer auf die Karte kommt, kommt auf der Straße: Sag, auf welcher Art.
       *[none] Wer auf die Karte kommt, stößt an diesem Tisch nicht im selben Zug vor.
    }
BM-REIN-04 = Bei { $entry } sind in diesem Zug schon drei Steine hereingekommen: Mehr geht nicht.
BM-REIN-07 = { $case ->
        [full] Bei { $entry } ist kein Platz: Verstärkungen warten.
       *[held] Bei { $entry } stehen Gegner: Verstärkungen warten.
    }
BM-RET-01 = Nenn die Steine, die weichen.
BM-RET-06 = Die Reserve ist schon eingegeben: Sie zahlt nur einmal.
BM-RET-09 = { $case ->
        [free] Wer den Sturmangriff verloren hat, verliert nicht noch mehr.
       *[no-assault] Es gab keinen Sturmangriff: Hier ist niemand geschlagen worden.
    }
BM-RET-11 = Sag zuerst, wer den Verlust trägt: { $faces }.
BM-RET-19 = Nenn die Steine, die nirgends hin können.
BM-VIC-07 = { $case ->
        [table] Die Sterne werden für den ganzen Tisch gezählt: Lass die Seite weg.
       *[early] Sterne werden gezählt, wenn die Schlacht vorbei ist und die Moral sie nicht entschieden hat.
    }
BM-TURN-12 = { $case ->
        [deploy] Mit der Karte geht es am Anfang eines Zuges weiter, bevor darin etwas geschehen ist.
       *[put] Steine werden nur aufgestellt, wenn ein Tisch ohne Karte mit ihr weiterspielt.
    }
BM-MAP-15 = { $place } gibt es auf dieser Karte nicht.
BM-MAP-22 = { $seat } hat kein solches Feld für Verstärkungen: { $place }.
BM-SET-08 = { $seat } hat noch nirgends einen Stein.
