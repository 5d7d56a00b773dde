# Warum nicht: die Regel, auf den Punkt gebracht.

AA-SET-07 = Der Spielplan dieses Tisches sagt nicht, welche Felder die Hälfte { $half } hat.
AA-SET-08 = Die Fabrik auf { $hex } liegt auf der anderen Hälfte; besetzen lassen sich nur die der Hälfte { $half }.
AA-SET-13 = { $case ->
        [again] Du hast schon gewählt.
       *[count] Wähle { $wanted } verschiedene Einheiten deiner eigenen Karte, in deren Reihenfolge.
    }
AA-SET-16 = Ein Startplättchen { $tile } ist nicht mehr verdeckt.
AA-SET-18 = { $case ->
        [nobody] Nenne die Einheiten, die auf das Plättchen kommen.
       *[twice] { $type } { $unit } ist schon in Armee { $army }.
    }
AA-SET-19 = Eine Armee { $army } gibt es nicht: Sie heißen 1, 2 und 3.
AA-SET-20 = { $case ->
        [all] Diese Würfel gehören allen; gib sie für den ganzen Tisch ein.
        [count] { $count ->
            [one] Ein Würfel ist eingetippt
           *[other] { $count } Würfel sind eingetippt
        }, aber { $wanted } Fraktionen werfen je einen.
       *[die] Kein Würfel dieses Spiels zeigt { $die }: Sie gehen von 1 bis { $wanted }.
    }
AA-SET-21 = { $case ->
        [off] { $type } { $unit } ist nicht auf dem Spielplan.
        [told] { $type } { $unit } steht schon auf { $hex }.
        [placing] Stell erst den Rest der Armee auf: { $type } { $unit } wartet noch.
        [turned] Das Plättchen von Armee { $army } ist schon umgedreht.
       *[other] { $type } { $unit } gehört nicht zu der Armee, die gerade aufgestellt wird.
    }
AA-SET-22 = Die erste Einheit einer Armee steht auf der Nummer: { $centre }, nicht { $hex }.
AA-SET-23 = Neben der Nummer { $centre } ist noch Platz, auf { $free }; { $hex } ist weiter weg.
AA-SET-25 = Näher an der Nummer { $centre } ist noch Platz, auf { $free }; { $hex } ist weiter weg.
AA-SET-26 = Jetzt stellt { $holder } auf, nicht { $seat }.
AA-SET-27 = Der Spielplan dieses Tisches hat { $count ->
        [one] eine Fabrik
       *[other] { $count } Fabriken
    }, hier werden aber { $wanted } geführt.
AA-TURN-01 = { $case ->
        [all] Diese Würfel gehören allen; gib sie für den ganzen Tisch ein.
        [count] { $count ->
            [one] Ein Würfel ist eingetippt
           *[other] { $count } Würfel sind eingetippt
        }, aber { $wanted } Fraktionen werfen je einen.
       *[die] Kein Würfel dieses Spiels zeigt { $die }: Sie gehen von 1 bis { $wanted }.
    }
AA-V2-04 = Die Abschussrampe hat { $holder }, nicht { $seat }.
AA-V2-05 = { $case ->
        [many] Nur { $count } graue Plättchen sind übrig.
        [told] Wo graue Plättchen liegen, ist schon bekannt.
        [taken] Auf { $hex } kann kein graues Plättchen liegen: Das Feld ist nicht frei, ist eine Fabrik oder wurde zweimal genannt.
       *[hex] Auf { $hex } gehört kein graues Plättchen: Das Feld ist nicht frei, hat schon eines oder liegt nicht um deine Startnummern.
    }
AA-V2-06 = Auf { $hex } liegt kein verdecktes graues Plättchen.
AA-V2-07 = Auf { $hex } liegt ein graues Plättchen: { $type } { $unit } kann dort nicht stehen bleiben, bis die Rampe gefunden ist.
AA-V2-09 = Auf { $hex } liegt ein graues Plättchen: { $type } { $unit } kommt dort nicht vorbei, bis die Rampe gefunden ist.
AA-V2-10 = Es gibt nichts, was { $seat } jetzt finden könnte.
AA-V2-11 = Die Rampe ist gefunden, also liegt nur ihr Plättchen auf dem Plan: Nenn ein Feld.
AA-V2-12 = { $case ->
        [none] An diesem Tisch gibt es keine Abschussrampe.
        [seat] Die Abschussrampe hat { $holder }, nicht { $seat }.
        [again] Die Abschussrampe hat in dieser Runde schon gefeuert.
        [map] { $factory } liegt nicht auf der benutzten Hälfte.
       *[ruin] { $factory } ist schon zerstört.
    }
AA-V2-13 = Kein Würfel dieses Spiels zeigt { $die }: Sie gehen von 1 bis { $sides }.
AA-V2-17 = { $case ->
        [typed] Die Tabelle der Abschussrampe ist hier nicht bekannt: Lest sie ab und tippt den Schaden ein, etwa schaden 2.
        [many] { $points } Schaden ist zu viel: Die Abschussrampe kann noch { $most } nehmen.
       *[none] Die Abschussrampe wird gerade nicht getroffen.
    }
AA-V2-18 = { $type } { $unit } kann die Abschussrampe nicht angreifen: Sie ist nicht gefunden.
AA-TURN-02 = { $case ->
        [over] Das Spiel ist vorbei.
        [books] Dieser Tisch hat keinen Spielplan: Bewegungen werden nur genannt, Angriffe mit ihrer Entfernung.
        [map] Dieser Tisch hat einen Spielplan: Der zeigt das schon.
        [deploy] Mit dem Spielplan geht es in einem Zug weiter, solange kein Angriff benannt ist oder ausgetragen wird.
        [deploying] Sagt erst, wo alle auf dem Spielplan stehen und wo graue Plättchen liegen.
        [told] Wo Einheiten stehen, wird genannt, wenn ein Tisch ohne Spielplan mit einem weitergeht.
       *[phase] Jetzt nicht: { $phase ->
            [choose] Alle wählen geheim Einheiten
            [divide] Die Fabriken beider Teams werden aufgeteilt
            [assign] Die Einheiten werden auf die Plättchen verteilt
            [order] Alle würfeln, wer zuerst aufstellt
            [place] Die Armeen werden aufgestellt
            [lay] Graue Plättchen werden ausgelegt
            [hide] Die Abschussrampe wird versteckt
            [first] Alle würfeln um den ersten Zug
            [weather] Um das Wetter wird gewürfelt
            [armies] Die Armeen dieses Zuges werden gewählt
            [move] Es ist die Bewegungsphase
            [rocket] Die Abschussrampe darf feuern
            [name] Angriffe werden benannt
            [fight] Die benannten Angriffe werden ausgetragen
           *[money] Es ist die Phase der Geldgeschäfte
        }.
    }
AA-TURN-03 = Am Zug ist { $holder }, nicht { $seat }.
AA-TURN-05 = { $case ->
        [count] In der ersten Runde handelt der erste Spieler mit genau einer Armee.
       *[unit] { $type } { $unit } ist in Armee { $army }, die in diesem Zug nicht handelt.
    }
AA-TURN-06 = { $case ->
        [count] In diesem Zug { $wanted ->
            [one] handelt genau eine Armee
           *[other] handeln genau { $wanted } Armeen
        }.
       *[unit] { $type } { $unit } ist in Armee { $army }, die in diesem Zug nicht handelt.
    }
AA-TURN-07 = In dieser Runde handeln alle mit allen drei Armeen.
AA-TURN-08 = { $case ->
        [count] In der ersten Runde handelt der erste Spieler mit genau einer Armee.
       *[unit] { $type } { $unit } ist in Armee { $army }, die in diesem Zug nicht handelt.
    }
AA-TURN-09 = { $case ->
        [count] In der ersten Runde handelt der zweite Spieler mit genau zwei Armeen, jede einmal genannt.
       *[unit] { $type } { $unit } ist in Armee { $army }, die in diesem Zug nicht handelt.
    }
AA-TURN-10 = { $case ->
        [count] In der zweiten Runde handelt der erste Spieler mit den beiden Armeen, die noch nicht dran waren.
        [used] Armee { $army } war in der ersten Runde dran; jetzt handeln die beiden anderen.
       *[unit] { $type } { $unit } ist in Armee { $army }, die in diesem Zug nicht handelt.
    }
AA-TURN-11 = In der zweiten Runde handelt der zweite Spieler mit allen drei Armeen.
AA-TURN-12 = In dieser Runde handeln alle mit allen drei Armeen.
AA-MOVE-01 = { $type } { $unit } gehört { $owner }, nicht { $seat }.
AA-MOVE-02 = { $type } { $unit } steht schon dort. Was stehen bleibt, wird nicht eingegeben.
AA-MOVE-11 = { $case ->
        [map] { $hex } liegt nicht auf dem benutzten Spielplan.
       *[points] { $type } { $unit } kommt nicht nach { $hex }: Sie hat { $points } halbe Punkte, und der Weg ist länger oder versperrt.
    }
AA-MOVE-12 = { $type } { $unit } kann auf { $hex } nicht ins Wasser: Das kann nur Infanterie.
AA-MOVE-13 = Ins Wasser auf { $hex } zu gehen kostet { $type } { $unit } den ganzen Bewegungszug: Sie muss direkt daneben beginnen und bleibt dort.
AA-MOVE-17 = { $type } { $unit } ist noch unterwegs; dazwischen bewegt sich nichts anderes.
AA-MOVE-20 = { $target_type } { $target } auf { $hex } ist ein Gegner: Da kommt niemand vorbei.
AA-MOVE-21 = Die Fabrik auf { $hex } gehört nicht deinem Team: Da kommt niemand vorbei.
AA-MOVE-22 = Auf { $hex } steht schon { $target_type } { $target }.
AA-MOVE-24 = { $type } { $unit } hat sich in diesem Zug schon bewegt.
AA-FAC-02 = { $type } { $unit } ist keine Infanterie und kann die Fabrik auf { $hex } nicht besetzen.
AA-FAC-04 = { $factory } gehört deinem Team schon.
AA-FAC-06 = Um die Fabrik auf { $hex } zu besetzen, muss { $type } { $unit } den Zug direkt daneben beginnen.
AA-FAC-14 = In der Fabrik auf { $hex } steht schon { $target_type } { $target }.
AA-INT-01 = { $case ->
        [nobody] Jetzt kann niemand etwas abfangen.
        [asked] In seinem Zug fragt der Automa, wer abgefangen hat; antworte stattdessen auf diese Frage.
       *[beside] { $type } { $unit } steht nicht neben { $hex }.
    }
AA-INT-02 = { $type } { $unit } gehört { $owner }; { $seat } entscheidet nur für eigene Einheiten.
AA-INT-03 = { $target_type } { $target } ist keine Einheit des anderen Teams, die sich gerade bewegt hat.
AA-INT-04 = { $target_type_id ->
        [none] { $type } { $unit } hat eine Einheit abgefangen, die weg ist; an diesem Tisch setzt sie ihren nächsten Zug aus.
       *[other] { $type } { $unit } hat { $target_type } { $target } abgefangen und darf sich in diesem Zug nicht bewegen.
    }
AA-INT-05 = { $type } { $unit } hat { $target_type } { $target } abgefangen und muss dagegen benannt werden.
AA-INT-07 = { $type } { $unit } hat schon abgefangen: einmal pro Runde und nicht, solange ein Angriff geschuldet ist.
AA-INT-08 = { $type } { $unit } kann Bodeneinheiten direkt daneben nicht angreifen und { $target_type } { $target } deshalb nicht abfangen.
AA-INT-09 = { $type } { $unit } kann Flugzeuge direkt daneben nicht angreifen und { $target_type } { $target } deshalb nicht abfangen.
AA-INT-13 = Zuerst entscheidet { $holder }, dann { $seat }.
AA-INT-15 = { $type } { $unit } ist auf dem Wasser, kann nicht angreifen und fängt deshalb niemanden ab.
AA-NAME-02 = { $count ->
        [0] Noch ist kein Angriff benannt.
       *[other] Nenne jede davon einmal, in anderer Reihenfolge: { $parts }.
    }
AA-NAME-03 = An der Reihe ist der Angriff von { $type } { $unit } auf { $target }.
AA-NAME-04 = { $type } { $unit } ist für keinen Angriff benannt.
AA-NAME-06 = { $case ->
        [never] { $type } { $unit } kann keine Bodeneinheiten angreifen.
       *[range] { $target_type } { $target } ist { $distance } Felder entfernt; { $type } { $unit } reicht { $low } bis { $high } weit.
    }
AA-NAME-07 = { $target_type } { $target } ist zu nah: { $type } { $unit } reicht { $low } bis { $high } Felder weit.
AA-NAME-08 = { $type } { $unit } hat keine Wolke auf der Reichweite und kann { $target_type } { $target } nicht angreifen.
AA-NAME-09 = { $case ->
        [hex] { $type } { $unit } greift Einheiten an, keine Felder.
       *[friend] { $target_type } { $target } ist kein Gegner.
    }
AA-NAME-11 = { $type } { $unit } ist schon benannt: ein Angriff pro Zug.
AA-NAME-12 = { $case ->
        [water] { $type } { $unit } ist auf dem Wasser und kann nicht angreifen.
       *[occupied] { $type } { $unit } hat in diesem Zug eine Fabrik besetzt und kann nicht angreifen.
    }
AA-NAME-13 = { $duty_id ->
        [gone] { $type } { $unit } hat eine Einheit abgefangen, die weg ist; an diesem Tisch setzt sie ihren nächsten Zug aus.
       *[other] { $type } { $unit } hat { $duty } abgefangen und muss das angreifen.
    }
AA-NAME-14 = { $target_type } { $target } ist { $distance } Felder entfernt; { $type } { $unit } greift nur direkt daneben an.
AA-NAME-15 = { $type } { $unit } ist ein Panzer und kann das Flugzeug { $target } nicht angreifen.
AA-NAME-16 = { $type } { $unit } hat keine Luftabwehr gegen { $target }.
AA-CMB-01 = { $case ->
        [none] Es ist kein Angriff auszutragen.
       *[told] Zu einem Kampf ist jetzt nichts zu sagen.
    }
AA-CMB-03 = Sagt zuerst, wer den Angriff unterstützt und ob das Ziel im Wald steht, oder wen das Flächenfeuer trifft.
AA-CMB-04 = In diesem Kampf schießt niemand zurück, also gibt es keine { $count } Würfel oder Treffer zurück.
AA-CMB-09 = { $case ->
        [attack] { $count ->
            [one] Ein Würfel ist eingetippt
           *[other] { $count } Würfel sind eingetippt
        }, aber der Angreifer wirft { $wanted }.
        [back] { $count } Würfel zurück sind eingetippt, aber der Verteidiger wirft { $wanted }.
        [hits] { $count } Treffer sind zu viele: Der Angreifer wirft { $wanted } Würfel.
       *[back-hits] { $count } Treffer zurück sind zu viele: Der Verteidiger wirft { $wanted } Würfel.
    }
AA-CMB-11 = Kein Würfel dieses Spiels zeigt { $die }: Sie gehen von 1 bis { $sides }.
AA-BON-01 = { $low ->
        [0] { $high ->
            [0] Diesen Angriff unterstützt niemand: Er kommt aus der Ferne oder vom Boden gegen ein Flugzeug.
           *[other] { $arms } Flugzeuge sind zu viele.
        }
       *[other] Von { $low } bis { $high } Waffengattungen haben das Ziel in Reichweite, die des Angreifers mitgezählt, nicht { $arms }.
    }
AA-DLS-01 = An diesem Tisch wird ohne Würfel gespielt: Die Treffer stehen fest.
AA-KAT-01 = { $case ->
        [hex] { $type } { $unit } zielt auf ein Feld, nicht auf eine Einheit.
       *[range] { $target } liegt nicht in der Reichweite von { $type } { $unit }.
    }
AA-KAT-04 = { $type } { $unit } wird nicht getroffen: Sie fliegt, feuert selbst oder ist doppelt genannt.
AA-B17-01 = { $type } { $unit } kann keine Flugzeuge wie { $target } angreifen.
AA-MON-03 = { $case ->
        [ally] Ohne Verbündeten gibt es niemanden, dem du Münzen geben kannst.
       *[coins] { $coins } Münzen kannst du nicht geben: Du hast { $have }.
    }
AA-REP-01 = { $case ->
        [whole] { $type } { $unit } hat keinen Schaden.
       *[place] { $type } { $unit } steht in keiner Fabrik der eigenen Fraktion.
    }
AA-REP-02 = Eine Reparatur kostet { $wanted } Münzen; du hast { $coins }.
AA-REP-04 = Reparaturen beginnen bei den Geldgeschäften, nach den Kämpfen.
AA-BUY-01 = { $case ->
        [faction] { $type } steht nicht auf deiner Truppenkarte.
       *[coins] { $type } kostet { $wanted } Münzen; du hast { $coins }.
    }
AA-BUY-02 = { $factory } gehört dir nicht.
AA-BUY-03 = In { $factory } steht { $target_type } { $target }.
AA-BUY-04 = Vom Typ { $type } hast du schon { $most }; mehr erlaubt dieser Tisch nicht.
AA-WEA-02 = { $case ->
        [all] Der Wetterwürfel gehört allen; gib ihn für den ganzen Tisch ein.
       *[die] Kein Würfel dieses Spiels zeigt { $die }: Sie gehen von 1 bis 12.
    }
AA-WEA-09 = Im Nebel fängt { $type } { $unit } niemanden ab.
AA-MTN-02 = { $type } { $unit } ist ein Panzer und kommt auf { $hex } nicht ins Gebirge.
AA-ARD-02 = { $case ->
        [team] { $factory } gehört dem deutschen Team; { $to } ist nicht dabei.
       *[factory] { $factory } ist keine der Fabriken, die jetzt aufgeteilt werden.
    }
AA-ARD-03 = { $case ->
        [team] { $factory } gehört den Alliierten; { $to } ist nicht dabei.
       *[factory] { $factory } ist keine der Fabriken, die jetzt aufgeteilt werden.
    }
AA-AMB-05 = { $type } { $unit } wird nicht aufs Wasser von { $hex } gestellt: Das erlaubt dieser Tisch nur Infanterie und Flugzeugen.
AA-AMB-06 = Für { $target_type } { $target } macht der Wald keinen Unterschied.
AA-AMB-07 = Die Fabrik auf { $hex } gehört deinem Verbündeten; an diesem Tisch ist sie dir verschlossen.
AA-AMB-09 = { $type } { $unit } soll eine Einheit angreifen, die weg ist.
AA-AMB-12 = { $type } { $unit } ist in einer Armee, die noch nicht handelt; an diesem Tisch fängt sie nicht ab.
AA-AMB-17 = { $case ->
        [running] { $type } { $unit } wird schon repariert.
        [repairs] Reparaturen kommen an diesem Tisch vor Käufen: { $type } { $unit } muss warten.
       *[purchases] Käufe kommen an diesem Tisch vor Reparaturen, und { $type } { $unit } wird schon repariert.
    }
AA-AMB-18 = Von einer einzelnen Münze käme nichts an; das erlaubt dieser Tisch nicht.
AA-AMB-21 = { $case ->
        [launcher] Auf { $hex } steht die Abschussrampe: { $type } { $unit } kommt dort nicht vorbei und kann dort nicht stehen bleiben.
       *[ruin] { $factory } ist zerstört: Niemand kann sie halten.
    }
AA-AMB-43 = { $hex } ist eine Fabrik oder liegt nicht auf dem benutzten Spielplan: Dort wird niemand aufgestellt.
