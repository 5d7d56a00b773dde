# Warum nicht: Jede Meldung heißt wie ihre Regel.

## Der Zug und seine Phasen

BM-TURN-02 = { $turn } ist am Zug.
BM-TURN-03 = { $seat } hat einen Artilleriebeschuss angekündigt: Führ ihn zuerst aus oder heb ihn auf.
BM-TURN-07 = { $case ->
        [map] An diesem Tisch wird nur Buch geführt: Wo Steine stehen, ist nicht bekannt. Sieh nach, was man stattdessen eingibt.
        [books] An diesem Tisch wird die Karte verfolgt: Gib den Zug selbst ein.
        [shot] Zuerst wird der Stein genannt, den der Beschuss trifft.
        [fight] Zuerst wird der Sturmangriff zu Ende gebracht.
        [thrust] Zuerst wird der Vorstoß zu Ende gebracht.
        [leaving] Zuerst wird der Rückzug zu Ende gebracht.
        [deploying] Zuerst wird eingegeben, wo alle stehen.
        [pass] Es gibt jetzt nichts, wozu man Nein sagen könnte.
        [start] Das tut man zu Beginn eines Zuges; jetzt ist { $phase_id ->
            [tell] erst Zeit, verdeckte Ansichten zu nennen
            [start] der Beginn des Zuges
            [bombard] Phase 1
            [assault] Phase 2
            [move] Phase 3
           *[announce] Phase 4
         }.
        [bombard] Das tut man in Phase 1; jetzt ist { $phase_id ->
            [tell] erst Zeit, verdeckte Ansichten zu nennen
            [start] der Beginn des Zuges
            [bombard] Phase 1
            [assault] Phase 2
            [move] Phase 3
           *[announce] Phase 4
         }.
        [assault] Das tut man in Phase 2; jetzt ist { $phase_id ->
            [tell] erst Zeit, verdeckte Ansichten zu nennen
            [start] der Beginn des Zuges
            [bombard] Phase 1
            [assault] Phase 2
            [move] Phase 3
           *[announce] Phase 4
         }.
        [move] Das tut man in Phase 3; jetzt ist { $phase_id ->
            [tell] erst Zeit, verdeckte Ansichten zu nennen
            [start] der Beginn des Zuges
            [bombard] Phase 1
            [assault] Phase 2
            [move] Phase 3
           *[announce] Phase 4
         }.
       *[announce] Das tut man in Phase 4; jetzt ist { $phase_id ->
            [tell] erst Zeit, verdeckte Ansichten zu nennen
            [start] der Beginn des Zuges
            [bombard] Phase 1
            [assault] Phase 2
            [move] Phase 3
           *[announce] Phase 4
         }.
    }
BM-TURN-10 = Die Schlacht ist vorbei.
BM-TURN-11 = { $seat } hat bei { $place } nichts zu mischen: Dazu gehören zwei Steine, die vermischt werden dürfen.
BM-SURP-01 = { $case ->
        [austrian] Nur französische Steine werden aktiviert.
        [awake] So viele schlafende Steine hat { $seat } in { $place } nicht.
       *[move] In { $place } schlafen noch Steine: Sie bewegen sich erst, wenn sie aktiviert sind.
    }
BM-SURP-03 = Im ersten Zug darf { $seat } 1 Stein für aktiviert erklären; möglich sind noch { $allowed }, nicht { $count }.
BM-SURP-04 = { $seat } darf in diesem Zug noch { $allowed } Steine für aktiviert erklären, nicht { $count }. Dazu müssen Österreicher in einer Startstellung gewesen sein, oder es ist 11 Uhr.

## Kommando und Gruppen

BM-CMD-02 = { $seat } muss mindestens einen Stein in { $place } nennen.
BM-CMD-23 = Das kostet { $cost ->
        [one] 1 Kommandopunkt
       *[other] { $cost } Kommandopunkte
    }; { $seat } hat noch { $left }.
BM-CMD-25 = Ein Stein in { $place } hat sich in diesem Zug schon bewegt.

## Steine und Ansichten

BM-HID-01 = { $case ->
        [open] An diesem Tisch nennt jetzt niemand verdeckte Ansichten.
        [turn] Zuerst nennt { $seat } verdeckte Ansichten.
        [known] Über die Steine von { $seat } dort ist nichts zu sagen.
        [belied] { $seat } hat für { $place } andere Ansichten genannt: { $face } ist nicht darunter.
       *[count] Nenne { $count ->
            [one] die Ansicht des einen verdeckten Steins
           *[other] die Ansichten aller { $count } verdeckten Steine
        } bei { $place }, etwa i2 k1.
    }
BM-SET-05 = { $case ->
        [dice] Sechs Würfel von 1 bis 6 sagen, wie die Aufstellung gezogen wird.
       *[drawn] Ausgelost wird nur eine französische Aufstellung, von der noch nichts gesagt ist.
    }
BM-HID-02 = Diesen Stein bei { $place } muss niemand sehen: Nenn ihn ohne seine Ansicht ({ $face }).
BM-HID-03 = Dieser Stein kann nicht { $face } sein: Alle haben gesehen, dass er { $seen } ist.
BM-HID-05 = { $face } ist nicht unter diesen Steinen; darunter sind { $faces }.
BM-HID-06 = { $seat } hat bei { $place } { $there ->
        [one] 1 Stein
       *[other] { $there } Steine
    } dieser Art, nicht { $count }.
BM-SET-03 = { $case ->
        [gun] Die Armee von { $seat } hat nur eine Artillerie, also ist dieser Stein nicht { $face }.
        [box] Mehr Steine, als es gibt: In beiden Armeen zusammen sind es { $count }, in der Schachtel { $most }.
       *[army] { $seat } hat nicht so viele Steine dieser Art ({ $face }): Es sind { $count }.
    }
BM-MAP-09 = { $place } hat Platz für { $capacity } von { $seat }, es stehen aber { $count } dort.
BM-MAP-14 = { $seat } hat auf der Karte und wartend { $count } Steine, die Armee hat { $wanted }.

## Bewegung

BM-MAP-06 = Niemand überquert { $place }: Das ist unpassierbar.
BM-MAP-07 = Niemand blockiert { $place }: Über diese Seite kommt nichts.
BM-MAP-17 = { $place } und { $to } grenzen an mehreren Seiten aneinander: Nenn den Zugang, mit seinem Buchstaben.
BM-MOVE-02 = Niemand verlässt die Karte über { $place }.
BM-MOVE-03 = { $to } liegt nicht neben { $place }.
BM-MOVE-04 = { $place } hat Platz für { $capacity }: { $there } sind schon da, { $coming } mehr passen nicht.
BM-MOVE-05 = Niemand überquert { $place }: Das ist unpassierbar.
BM-MOVE-06 = { $seat } blockiert { $place }: Nur ein Sturmangriff kommt hinüber.
BM-MOVE-13 = Steine in { $place } waren an einem Sturmangriff beteiligt: Sie bewegen sich in diesem Zug nicht.
BM-MOVE-14 = { $place } wurde im Sturm genommen: In diesem Zug kommt niemand sonst hinein.
BM-MOVE-15 = Ein Sturmangriff über { $place } ist gescheitert: In diesem Zug kommt niemand mehr hinüber.
BM-MOVE-16 = { $place } hat in diesem Zug einen Sturmangriff überstanden: An diesem Tisch wird nicht noch einmal angegriffen.
BM-BLK-01 = In { $beyond } steht kein Gegner, also wird { $place } nicht blockiert.
BM-BLK-03 = Steine bei { $place } gehen zurück in Reserve oder geradeaus hinüber, nicht nach { $to }.
BM-BLK-04 = Der Block von { $seat } bei { $place } hat niemanden gegenüber: Gib ihn zuerst auf.
BM-BLK-13 = Der Block von { $seat } bei { $place } hat niemanden gegenüber: Er geht zurück in Reserve oder vor, bevor die Bewegung endet.

## Straßen und Verstärkungen

BM-ROAD-01 = Ein Stein hat auf der Straße 3 Schritte, nicht { $steps }.
BM-ROAD-02 = Steine bei { $place } blockieren einen Zugang: Straßenbewegung beginnt in Reserve.
BM-ROAD-04 = Von dort führt { $road } nicht über { $place } weiter.
BM-ROAD-05 = In { $place } stehen Gegner: Niemand kommt hindurch.
BM-ROAD-07 = Drei Steine haben { $place } in diesem Zug schon auf dieser Straße überquert ({ $road }): Mehr geht nicht.
BM-ROAD-08 = Mit Schritt { $step } hat schon ein Stein { $place } auf dieser Straße überquert ({ $road }). Warte einen Schritt.
BM-ROAD-09 = Mit Schritt { $after } hat schon ein Stein { $place } auf dieser Straße überquert ({ $road }): Schritt { $step } kommt zu spät.
BM-ROAD-11 = In diesem Zug geht es auf dieser Straße ({ $road }) bei { $place } in die andere Richtung.
BM-ROAD-12 = Wer in { $place } nur wartet, bewegt sich gar nicht.
BM-ROAD-14 = { $place } hat Platz für { $capacity }: { $there } sind schon da, also kommt niemand auf der Straße hinein.
BM-ROAD-16 = Über { $place } führt keine solche Straße.
BM-CAV-01 = { $case ->
        [place] Aufschließen kann nur, wer sich gerade bewegt hat, und nur zu einem Zugang der Stellung, in der er jetzt steht; { $place } ist keiner.
       *[who] Diese Steine sind nicht gerade nach { $place } gekommen.
    }
BM-CAV-02 = In { $beyond } steht kein Gegner, also schließt niemand nach { $place } auf.
BM-CAV-03 = Nach { $place } schließt nur Kavallerie auf, und sie muss sich zeigen.
BM-CAV-05 = Nach einer Straßenbewegung schließt Kavallerie nur entlang ihrer Straße auf; { $road } führt nicht über { $place }.
BM-REIN-01 = { $seat } kommt hier nicht auf der Straße herein ({ $entry }).
BM-REIN-02 = Noch darf hier kein Stein von { $seat } herein ({ $entry }), oder es wartet keiner mehr.
BM-REIN-05 = { $place } ist voll: Platz ist für { $capacity }. Die Verstärkungen warten.
BM-REIN-06 = In { $place } stehen Gegner: Dort kommt niemand herein. Die Verstärkungen warten.
BM-REIN-11 = Wer auf die Karte kommt, greift { $place } an diesem Tisch nicht im selben Zug an.
BM-PONT-01 = { $case ->
        [used] Die Pontonbrücke ist in diesem Zug schon benutzt.
       *[none] { $seat } hat keine Pontonbrücke.
    }
BM-PONT-02 = Niemand kommt über die Pontonbrücke: { $place } ist voll oder vom Gegner besetzt.

## Vorstöße

BM-MAN-05 = { $place } ist ein Kavallerie-Hindernis: Die Gruppe muss eine Infanterie zeigen.
BM-MAN-06 = In { $place } stehen Gegner: Auf der Straße greift nur Kavallerie an, und sie muss sich zeigen.
BM-MAN-09 = { $place } liegt hinter einem Hindernis: Kavallerie allein greift es auf der Straße nicht an.
BM-MAN-10 = { $case ->
        [first] Zuerst antwortet { $seat } auf den Vorstoß.
        [other] { $seat } ist gefragt, ob der Vorstoß gestoppt wird.
       *[unasked] Es gibt keinen Vorstoß, auf den zu antworten wäre.
    }
BM-MAN-11 = { $case ->
        [entering] Einen Vorstoß gleich beim Eintritt stoppt an diesem Tisch niemand.
       *[block] Die Angreifer kamen aus einer Blockade: Niemand stoppt sie.
    }
BM-MAN-12 = { $case ->
        [retreated] Steine, die sich gerade nach { $place } zurückgezogen haben, stoppen an diesem Tisch keinen Vorstoß.
       *[reserve] { $seat } hat in { $place } niemanden in Reserve, der den Vorstoß stoppen könnte.
    }
BM-MAN-13 = { $seat } muss mindestens einen Stein der Reserve von { $place } nennen.
BM-MAN-14 = { $case ->
        [first] Zuerst sagt { $seat }, wo die gestoppten Angreifer bleiben.
        [other] { $seat } sagt, wo die gestoppten Angreifer bleiben.
        [split] Zum Teilen nenn einige der { $count } Steine, aber nicht alle.
       *[unasked] Kein Vorstoß ist gestoppt.
    }
BM-MAN-19 = Nicht alle Steine von { $seat }, die angreifen, sind bei { $place }.
BM-MAN-25 = In { $place } stehen beide Armeen: Eine von ihnen muss gegangen sein.

## Artilleriebeschuss

BM-BOMB-01 = Nur Artillerie beschießt, und sie muss sich zeigen.
BM-BOMB-02 = { $case ->
        [announced] { $seat } hat schon einen Artilleriebeschuss angekündigt.
       *[nothing] { $seat } hat keinen Artilleriebeschuss angekündigt.
    }
BM-BOMB-03 = { $seat } hat einen Artilleriebeschuss angekündigt, aber keine Artillerie blockiert einen Zugang.
BM-BOMB-04 = { $case ->
        [bombarded] Die Artillerie von { $seat } hat in diesem Zug geschossen: Sie kündigt nichts an.
       *[defended] Die Artillerie von { $seat } hat in dieser Runde gefeuert: An diesem Tisch kündigt sie nichts an.
    }
BM-BOMB-06 = Die Artillerie in { $place } hat in diesem Zug geschossen: Sie bewegt sich nicht.
BM-BOMB-07 = Die Artillerie von { $seat } hat in diesem Zug geschossen: Sie nimmt an keinem Sturmangriff teil.
BM-BOMB-08 = Dieser Stein bei { $place } war an einem Sturmangriff beteiligt: Er kündigt nichts an.
BM-BOMB-11 = Die Artillerie von { $seat } hat in dieser Runde schon gefeuert.
BM-BOMB-12 = Die Artillerie von { $seat } blockiert keinen Zugang, also schießt sie nicht.
BM-BOMB-13 = { $place } ist kein Zugang: Nur Artillerie, die einen blockiert, kündigt an.
BM-BOMB-14 = In { $place } steht kein Gegner: Es gibt kein Ziel.
BM-BOMB-18 = Das Ziel steht fest: wer { $place } blockiert. Schreib nur „feuere“.
BM-BOMB-19 = Das Ziel steht fest: die Reserve von { $place }. Schreib nur „feuere“.
BM-BOMB-20 = { $case ->
        [choice] Nenn einen der Zugänge von { $place }, die der Gegner blockiert.
       *[forced] Das Ziel steht fest: wer { $place } blockiert. Schreib nur „feuere“.
    }
BM-BOMB-22 = { $case ->
        [first] Zuerst sagt { $seat }, welcher Stein bei { $place } getroffen wird.
        [other] { $seat } sagt, wer getroffen wird.
       *[unasked] Kein Beschuss hat getroffen.
    }
BM-BOMB-23 = { $seat } muss den Stein bei { $place } zeigen, der getroffen wird.

## Sturmangriffe

BM-DEM-09 = Die Armee von { $seat } ist demoralisiert: Sie beginnt keinen Sturmangriff.
BM-ASLT-01 = Kein Gegner blockiert { $target }: Zieh hinüber, statt zu stürmen.
BM-ASLT-03 = Zuerst wird der Sturmangriff über { $place } zu Ende gebracht.
BM-ASLT-04 = Über { $place } wurde in diesem Zug schon gestürmt.
BM-ASLT-06 = { $case ->
        [astray] Nicht alle Steine von { $seat }, die vorn stehen oder verfolgen, sind bei { $place }.
       *[leader] Wer vorn steht, muss auch teilnehmen.
    }
BM-ASLT-07 = So viele Steine hat { $seat } bei { $place } nicht: nicht { $count }.
BM-ASLT-09 = Steine bei { $place } haben sich in diesem Zug bewegt oder gestürmt: Sie nehmen an keinem Sturmangriff teil.
BM-ASLT-17 = Es sind jetzt keine Verluste zu verteilen.
BM-ASLT-18 = Auf diesen Stein von { $seat } fällt der Verlust nicht: Erst kommt die erste Reihe, dann die zweite.
BM-ASLT-19 = In der ersten Reihe entscheidet der Gegner: { $seat }.
BM-ASLT-20 = { $case ->
        [other] In der zweiten Reihe entscheidet der Besitzer: { $seat }.
       *[hidden] { $seat } muss den Stein zeigen, der den Verlust trägt.
    }
BM-ASLT-21 = { $case ->
        [due] { $seat } muss { $due } verlieren, nicht { $points }.
       *[strength] { $face } kann nicht { $points } verlieren.
    }
BM-ASLT-22 = { $place } verteidigt nur, wer dort steht.
BM-AMB-27 = In der Schachtel ist für { $seat } kein { $after } mehr: An diesem Tisch trägt ein anderer Stein den Verlust.
BM-AMB-33 = { $case ->
        [count] In { $place } ist Platz für { $most }: So viele gehen hinein.
        [other] { $seat } sagt, wer hineingeht.
       *[unasked] Niemand ist gefragt, wer hineingeht.
    }
BM-AMB-36 = { $case ->
        [count] Von { $most } Steinen geht mindestens 1 nach { $place } hinein.
        [other] { $seat } sagt, wer hineingeht.
       *[unasked] Niemand ist gefragt, wer hineingeht.
    }
BM-AMB-14 = { $seat } sagt, wer von den Verfolgern den Verlust trägt.
BM-AS01-01 = Wer vorn steht, muss sich zeigen: Nenn für jeden eine Ansicht.
BM-AS01-02 = { $seat } muss mindestens einen Stein nennen, der vorn steht.
BM-AS01-03 = { $most ->
        [one] { $place } ist schmal: Nur 1 Stein steht vorn.
       *[other] Bei { $place } stehen höchstens { $most } Steine vorn.
    }
BM-AS01-04 = { $face } ist zu schwach, um bei einem Sturmangriff vorn zu stehen: Dazu gehört Stärke 2.
BM-AS01-05 = { $face } ist zu schwach, um bei { $place } vorn zu stehen: Das Gelände nimmt { $terrain }.
BM-AS01-06 = Vorn steht entweder nur Infanterie oder nur Kavallerie.
BM-AS01-07 = Artillerie steht bei einem Sturmangriff nie vorn.
BM-AS01-08 = { $place } ist ein Kavallerie-Hindernis: { $face } steht dort nicht vorn.
BM-AS01-10 = Wer nicht vorn steht, bleibt verdeckt: Nenn den Stein ohne seine Ansicht ({ $face }).
BM-AS02-01 = { $case ->
        [unasked] Nach Defensivfeuer ist jetzt niemand gefragt.
        [other] Über Defensivfeuer entscheidet { $seat }.
        [hidden] Die Artillerie muss sich zeigen.
       *[no-artillery] Das ist keine Artillerie bei { $place }.
    }
BM-AS02-02 = Die Artillerie von { $seat } hat zuletzt angekündigt oder geschossen: kein Defensivfeuer.
BM-AS02-03 = Die Artillerie von { $seat } hat in dieser Runde schon gefeuert.
BM-AS04-01 = { $case ->
        [unasked] Nach der ersten Reihe der Verteidigung ist jetzt niemand gefragt.
        [other] { $seat } sagt, wer bei der Verteidigung vorn steht.
       *[hidden] Wer vorn steht, muss sich zeigen.
    }
BM-AS04-02 = Um niemanden in die erste Reihe zu stellen, passe.
BM-AS04-03 = { $most ->
        [one] { $place } ist schmal: Nur 1 Stein steht vorn.
       *[other] Bei { $place } stehen höchstens { $most } Steine vorn.
    }
BM-AS04-04 = Vorn steht entweder nur Infanterie oder nur Kavallerie.
BM-AS04-05 = Artillerie steht bei einer Verteidigung nie vorn.
BM-AS04-06 = { $place } ist ein Kavallerie-Hindernis: Dort steht sie nicht vorn.
BM-AS08-01 = { $case ->
        [unasked] Niemand verfolgt jetzt.
        [other] Über die Verfolgung entscheidet { $seat }.
       *[no-cavalry] { $face } verfolgt nicht: Das tut nur Kavallerie.
    }
BM-AS08-02 = { $rival } hatte Kavallerie in der ersten Reihe: keine Verfolgung.
BM-AS08-03 = { $case ->
        [hidden] Wer verfolgt, muss sich zeigen.
       *[nobody] Um mit niemandem zu verfolgen, passe.
    }
BM-AS08-04 = { $most ->
        [one] { $place } ist schmal: Nur 1 Stein verfolgt.
       *[other] Bei { $place } verfolgen höchstens { $most } Steine.
    }
BM-AS08-05 = { $place } ist ein Kavallerie-Hindernis: keine Verfolgung.
BM-AS08-07 = Nur Kavallerie der zweiten Reihe bei { $place } verfolgt.
BM-AS11-08 = { $coming } Steine passen nicht nach { $place }: Platz ist für { $capacity }.

## Rückzüge, Moral

BM-RET-02 = { $case ->
        [first] Zuerst räumt { $seat } { $place }.
       *[place] { $seat } hat bei { $place } niemanden, der gehen muss, oder nennt niemanden.
    }
BM-RET-04 = { $case ->
        [all] { $seat } muss alle { $count } verdeckten Steine bei { $place } zeigen, jeden mit seiner Ansicht.
        [other] { $seat } soll die Steine zeigen, die sich zurückziehen.
       *[unasked] Jetzt muss niemand Steine zeigen, die sich zurückziehen.
    }
BM-RET-07 = Den Verlust der Reserve trägt Infanterie.
BM-RET-08 = Den Verlust bei { $place } trägt Infanterie oder Kavallerie.
BM-RET-12 = { $case ->
        [other] { $seat } sagt, wohin sich die Steine zurückziehen.
        [unasked] Niemand zieht sich jetzt zurück.
       *[to] { $to } liegt nicht neben { $place }.
    }
BM-RET-13 = Der Angriff kam aus { $to }: Dorthin zieht sich niemand zurück.
BM-RET-14 = Die Seite gegen { $to } ist unpassierbar.
BM-RET-15 = In { $to } stehen Gegner: Dorthin zieht sich niemand zurück.
BM-RET-16 = { $to } hat noch Platz für { $room }, nicht für { $count }.
BM-RET-23 = { $case ->
        [other] { $seat } sagt, wer den Verlust trägt.
        [unasked] Kein Rückzug kostet jetzt etwas.
       *[place] { $place } hat nichts zu zahlen.
    }
BM-DEM-01 = { $seat } hat { $morale } Moral, aber nach { $lost } verlorenen Stärkepunkten können es höchstens { $most } sein.
BM-DEM-03 = { $morale ->
        [0] { $seat } hat keine Moral mehr, also ist die Armee demoralisiert; auf dem Tisch steht etwas anderes.
       *[other] { $seat } hat { $morale } Moral, also ist die Armee nicht demoralisiert; auf dem Tisch steht etwas anderes.
    }
