# Clockwork Wars: Forschung und Wertung. Fragen, Logzeilen mit Handgriffen, Einwände.

## Was ein Spieler gefragt wird

clockwork-ask-study = Opfere Arbeiter für Einfluss, oder keinen
clockwork-ask-hold = Nenne, was hinter deinem Sichtschirm liegt, z. B. magie:2 wissenschaft:1, oder - für nichts
clockwork-ask-discovery = Kauf eine Entdeckung oder einen General, oder passe
clockwork-ask-activation = Nutze eine Entdeckung, oder passe
clockwork-ask-punish = Rasputins Gunst: Wer verliert 2 SP? (bestrafe, oder passe und schone alle)
clockwork-ask-claim = Pius’ Gunst: Nimm den Wächter (nimm), oder passe
clockwork-ask-bonus = Lovelaces Gunst: 3 Einflusspunkte, in welchen Bereichen?
clockwork-ask-acquire = Lovelaces Gunst: Nimm eine Entdeckung umsonst (erhalte FELD auf GEBIET), oder passe
clockwork-ask-stay = Umweltverschmutzung: Welche Einheit bleibt?

## Einfluss

clockwork-points = { $magic ->
        [0] {""}
       *[other] { $magic } Magie
    }{ $science ->
        [0] {""}
       *[other] { $then_science ->
            [0] { $science } Wissenschaft
           *[other] , { $science } Wissenschaft
        }
    }{ $religion ->
        [0] {""}
       *[other] { $then_religion ->
            [0] { $religion } Religion
           *[other] , { $religion } Religion
        }
    }
clockwork-no-points = keiner
clockwork-income = { $seat } erhält Einfluss aus den Forschungsgebieten: { $points }.
clockwork-sacrifice-chosen = { $seat } opfert Arbeiter für diesen Einfluss: { $points }.
clockwork-screen-told = { $seat } hat genannt, was hinter dem Sichtschirm liegt.
clockwork-screen-holds = Hinter dem Sichtschirm von { $seat }: { $points }.
clockwork-studied = Alle haben über die Arbeiter in ihrem Pool entschieden.
clockwork-sacrificed = { $seat } opfert { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    } für Einfluss.
    .hand = { $count } EP nach Wahl aus der Bank, ungesehen von den anderen
clockwork-short-of = { $seat } hat { $count ->
        [one] keinen Punkt
       *[other] keine { $count } Punkte
    } { $domain }: Es wird nichts bezahlt, und auch sonst ändert sich nichts.
clockwork-bank-empty = In der Schachtel sind nur 60 Punkte { $domain }; { $lacking } { $hard ->
        [0] mehr liegen jetzt hinter den Sichtschirmen. Nehmt dafür etwas anderes.
       *[other] können nicht genommen werden.
    }
clockwork-reshuffled = Der Nachziehstapel der Spionagekarten reicht nicht: Die abgelegten werden zu einem neuen gemischt.
    .hand = die abgelegten Karten mischen, bevor sie unter den Nachziehstapel kommen, und erst dann ziehen

## Entdeckungen und Generäle

clockwork-price-told = { $card } kostet nach eurer Angabe { $price }; Companion merkt es sich.
clockwork-bought = { $seat } kauft { $card } für { $price } { $domain }; der Marker kommt auf { $tile }.
clockwork-hired = { $seat } kauft einen General: { $general }, für { $price }.
clockwork-research-passed = { $seat } kauft in dieser Runde nichts mehr.
clockwork-token-captured = { $seat } erobert { $tile } und damit { $card } von { $loser }.
clockwork-token-neutral = In { $tile } steht niemand mehr: { $card } gehört niemandem.
clockwork-token-gained = { $seat } kontrolliert { $tile } und bekommt { $card }.

## Wertung

clockwork-scored = { $seat } bekommt { $gained } SP ({ $parts }) und hat { $total }.
clockwork-scored-nothing = { $seat } bekommt nichts und bleibt bei { $total } SP.
clockwork-court-nobody = Niemand kontrolliert den Hof { $court }: Es gibt keinen Bonus.
clockwork-court-held = { $seat } kontrolliert am Ende der { $age ->
        [early] Frühzeit
        [middle] Mittelzeit
       *[late] Spätzeit
    } den Hof { $court }.
clockwork-court-nothing = { $case ->
        [guardian] Der Wächter ist nicht zu haben
        [discovery] Keine Entdeckung ist zu haben
        [cards] Es gibt keine Spionagekarten mehr
        [sources] An diesem Tisch bringt nur F & E Spionagekarten
        [supply] Der Vorrat ist leer
       *[shrines] Kein Schrein unter Kontrolle
    }: { $seat } bekommt nichts.
clockwork-court-declined = { $seat } verzichtet auf den Bonus des Hofs.
clockwork-court-points = { $seat } bekommt am Hof { $gained } SP und hat { $total }.
clockwork-court-cards = { $seat } zieht am Hof { $count ->
        [one] 1 Spionagekarte
       *[other] { $count } Spionagekarten
    }.
clockwork-court-workers = { $seat } bekommt { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    } für { $shrines ->
        [one] 1 Schrein
       *[other] { $shrines } Schreine
    }.
clockwork-court-influence = { $seat } nimmt am Hof { $count ->
        [one] 1 Einflusspunkt
       *[other] { $count } Einflusspunkte
    }.
    .hand = { $count } EP nach Wahl aus der Bank, ungesehen von den anderen
clockwork-influence-chosen = { $seat } nimmt { $points }.
clockwork-punished = { $by } lässt { $seat } { $lost } SP verlieren: { $total } bleiben.
clockwork-guardian-taken = { $seat } bekommt umsonst den Wächter{ $owner_id ->
        [nobody] {""}
       *[other] {" "}von { $owner }
    }.
clockwork-acquired = { $seat } bekommt { $card } umsonst; der Marker kommt auf { $tile }.
clockwork-polluted = Umweltverschmutzung in { $tile }: Nur eine Einheit von { $seat } bleibt ({ $unit }).

## Warum nicht

CW-STUDY-06 = { $case ->
        [no-workers] { $seat } hat keine Arbeiter im Pool, die sich opfern ließen.
        [already] { $seat } hat schon entschieden, wie viele Arbeiter geopfert werden.
       *[too-many] { $seat } hat nur { $pool ->
            [one] 1 Arbeiter
           *[other] { $pool } Arbeiter
        } im Pool, nicht { $wanted }.
    }
CW-DISC-02 = Nicht { $seat } ist mit Kaufen dran, sondern { $turn }.
CW-DISC-04 = { $seat_id ->
        [nobody] Sagt, wer kauft: rot, blau, weiß oder grün.
       *[other] { $seat } hat gepasst und kauft in dieser Runde nichts mehr.
    }
CW-DISC-05 = { $seat } hat eben gekauft und wartet, bis alle anderen Gelegenheit hatten; { $turn } ist dran.
CW-DISC-08 = { $case ->
        [unknown] Noch hat niemand gesagt, was { $slot } kostet. Lies den Preis von der Karte ab und füge ihn an: für 3.
        [other] { $slot } kostet { $price }.
       *[short] { $seat } kann { $price ->
            [one] nicht 1 Punkt { $domain } zahlen
           *[other] keine { $price } Punkte { $domain } zahlen
        }; andere Punkte zählen nicht.
    }
CW-DISC-09 = { $case ->
        [unknown] Es liegt keine Entdeckung „{ $slot }“ aus.
        [owned] { $owner } hat { $slot } schon; es gibt sie nur einmal.
       *[removed] { $slot } ist aus dem Spiel.
    }
CW-DISC-12 = Der Marker hat keinen Platz: In der Hauptstadt von { $seat } steht schon einer, und ein freies Forschungsgebiet dieser Art kontrolliert { $seat } nicht. { $slot } ist so nicht zu haben.
CW-AGE-02 = Noch ist { $now ->
        [early] Frühzeit
       *[middle] Mittelzeit
    }: { $slot } ist erst ab der { $age ->
        [middle] Mittelzeit
       *[late] Spätzeit
    } zu kaufen.
CW-TOKEN-02 = Auf { $tile } kann der Marker nicht stehen: Er braucht deine Hauptstadt oder { $domain_id ->
        [magic] einen Turm
        [science] eine Fabrik
       *[religion] einen Schrein
    } unter deiner Kontrolle.
CW-TOKEN-03 = Auf { $tile } steht schon ein Marker; mehr als einer passt nicht auf ein Gebiet.
CW-TOKEN-13 = { $slot } gehört niemandem, der Marker steht auf { $tile }. Kaufen kann man sie nicht noch einmal; wer die Kontrolle über { $tile } bekommt, bekommt die Karte.
CW-ALLY-26 = { $ally } kontrolliert { $tile }; auf Gebiete des Verbündeten kommt kein Marker.
CW-GEN-01 = { $case ->
        [unknown] Einen General „{ $general }“ gibt es nicht.
        [taken] { $general }: Diesen General hat schon { $owner }; es gibt ihn nur einmal.
       *[removed] { $general }: Dieser General ist aus dem Spiel.
    }
CW-GEN-03 = { $seat } kann diesen General nicht bezahlen. { $general_id ->
        [leviathan] Der Leviathan kostet 5 Magie und 2 Religion.
        [guardian] Der Wächter kostet 5 Religion und 2 Wissenschaft.
       *[tank] Der Dampfpanzer kostet 5 Wissenschaft und 2 Magie.
    }
CW-TANK-01 = { $case ->
        [nowhere] Sag, wo der neue Dampfpanzer steht: in deiner Hauptstadt oder in einer Zitadelle, die du kontrollierst.
       *[elsewhere] In { $tile } kann der neue Dampfpanzer nicht stehen, nur in deiner Hauptstadt oder in einer Zitadelle, die du kontrollierst.
    }
CW-GEN-04 = { $general }: Dieser General braucht kein Gebiet und bleibt bis zum Einsatz in der Auslage; lass „auf { $tile }“ weg.
CW-ACT-02 = { $turn_id ->
        [nobody] Niemand hat mehr etwas zu aktivieren.
       *[other] { $turn } ist mit Aktivieren dran.
    }
CW-VP-01 = { $turn_id ->
        [nobody] Die Siegpunkte dieser Phase sind vergeben.
       *[other] { $turn } darf jetzt Entdeckungen für Siegpunkte nutzen.
    }
CW-COURT-06 = { $case ->
        [other] Der Hof { $court } hat in der { $age ->
            [early] Frühzeit
            [middle] Mittelzeit
           *[late] Spätzeit
        } keinen solchen Bonus.
       *[turn] { $turn_id ->
            [nobody] Es ist kein Bonus mehr zu vergeben.
           *[other] { $turn } kontrolliert den Hof und bekommt den Bonus.
        }
    }
CW-COURT-08 = { $case ->
        [nobody] Nenne mindestens einen Spieler, oder passe und schone alle.
       *[other-player] Nur ein anderer Spieler am Tisch kann SP verlieren, nicht { $victim }.
    }
CW-A-39 = An diesem Tisch wird der Verbündete geschont, { $victim } verliert also nichts.
CW-A-37 = { $case ->
        [removed] Der Wächter ist aus dem Spiel.
       *[yours] Der Wächter liegt schon in deiner eigenen Auslage.
    }
CW-COURT-14 = { $case ->
        [pass] Diese 3 Einflusspunkte sind geschenkt: Wähle, welche, z. B. bonus magie:2 wissenschaft:1.
       *[number] Der Hof gibt genau 3 Einflusspunkte, nicht { $number }.
    }
CW-POLL-03 = { $case ->
        [not-due] Über { $tile } hat { $seat } nichts zu entscheiden.
       *[absent] { $seat } hat in { $tile } keine solche Einheit: { $unit }.
    }
