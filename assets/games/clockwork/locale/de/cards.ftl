# Clockwork Wars: Karten und was jederzeit möglich ist. Fragen, Protokollzeilen mit Handgriffen, Einwände.

## Was ein Spieler tun kann

clockwork-ask-card = Eine Spionagekarte spielen
clockwork-ask-use = Eine Entdeckung nutzen
clockwork-ask-give = Einem anderen Spieler etwas geben
clockwork-ask-lay = Angeben, welche Karte im Raster liegt
clockwork-ask-adjust = Etwas von Hand ändern

## Karten im Einsatz

clockwork-card-used = { $seat } nutzt { $card }.
clockwork-card-played = { $seat } spielt eine Spionagekarte: { $card_id ->
        [card] ohne ihren Namen zu nennen
       *[other] { $card }
    }.
clockwork-by-hand = Führt { $card_id ->
        [card] die Karte
       *[other] { $card }
    } von Hand aus und gebt ein, was sich ändert: ändere { $seat } …{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-battle-joined = In { $tile } treffen Gegner aufeinander: Dort gibt es eine Schlacht.
clockwork-relocated = { $seat } verlegt von { $start } nach { $to }: { $units }.
clockwork-card-placed = { $seat } stellt { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    } in { $tile } auf.
clockwork-card-influence = { $seat } erhält durch { $card } { $count ->
        [one] 1 Einflusspunkt
       *[other] { $count } Einflusspunkte
    }{ $domain_id ->
        [any] {""}
       *[other] {" "}({ $domain })
    }.
    .hand = { $domain_id ->
        [any] { $count } EP nach Wahl aus der Bank, ungesehen von den anderen
       *[other] {""}
    }
clockwork-card-points = { $seat } erhält durch { $card } { $count } SP und hat { $total }.
clockwork-card-points-lost = { $seat } verliert durch { $card } { $count } SP und hat { $total }.
clockwork-card-workers = { $seat } rekrutiert durch { $card } { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }.
clockwork-card-drawn = { $seat } zieht durch { $card } { $count ->
        [one] 1 Spionagekarte
       *[other] { $count } Spionagekarten
    }{ $back ->
        [0] {""}
       *[other] {" "}und legt { $back } zurück
    }.
    .hand = { $back ->
        [0] {""}
       *[other] { $count ->
            [one] die oberste Karte
           *[other] die obersten { $count } Karten
        } des Nachziehstapels ansehen; { $back } davon ungesehen wieder darunter
    }
clockwork-card-strength = { $card }: { $seat } kämpft in { $tile } mit { $count } mehr.
clockwork-card-taken = { $loser } verliert durch { $card } { $what_id ->
        [espionage] { $count ->
            [one] 1 Spionagekarte
           *[other] { $count } Spionagekarten
        }
       *[spy] { $count ->
            [one] 1 Spion
           *[other] { $count } Spione
        }
    }{ $steal ->
        [0] {""}
       *[other] {" "}an { $seat }
    }.
clockwork-card-influence-taken = { $loser } verliert durch { $card } bis zu { $number } { $domain }{ $steal ->
        [0] {""}
       *[other] {" "}an { $seat }
    }.
    .hand = { $steal ->
        [0] { $loser } legt bis zu { $number } EP { $domain } zurück in die Bank, so viele wie da sind
       *[other] { $loser } gibt { $seat } bis zu { $number } EP { $domain }, so viele wie da sind
    }
clockwork-card-influence-lost = { $loser } hat { $count } { $domain } verloren.

## Das Raster und die Kartendatei

clockwork-card-laid = { $card } liegt im Raster ({ $known }){ $price ->
        [-1] {""}
       *[other] , Preis { $price }
    }.{ $described ->
        [0] {" "}Diese Karte hat niemand beschrieben: Sie wird von Hand genutzt.
       *[other] {""}
    }
clockwork-card-learnt = Dieser Tisch kennt jetzt { $card }.
clockwork-effect-moment = Wann: { $moments }
clockwork-effect-deduced = Einiges davon ist nur erschlossen: Vergleicht es mit der Karte.
clockwork-effect-eliminate-soldiers = Schaltet { $most ->
        [unknown] gegnerische Soldaten
        [one] einen gegnerischen Soldaten
       *[other] bis zu { $most } gegnerische Soldaten
    }{ $where_id ->
        [one_tile] {" "}in einem Gebiet
       *[any_tiles] {""}
    }{ $only_id ->
        [battle] {" "}in Schlachten
       *[any] {""}
    }{ $range ->
        [any] {""}
        [unknown] , soweit die Karte reicht,
       *[other] {" "}innerhalb von { $range } Plättchen
    } aus; nie Besondere Einheiten
clockwork-effect-eliminate-units = Räumt { $count ->
        [one] ein Gebiet
       *[other] bis zu { $count } Gebiete
    } von { $who_id ->
        [enemy] allen gegnerischen Einheiten
       *[all] allen Einheiten
    }{ $generals ->
        [0] {" "}außer Generälen
       *[other] {""}
    }{ $range ->
        [any] {""}
        [unknown] , soweit die Karte reicht
       *[other] {" "}innerhalb von { $range } Plättchen
    }
clockwork-effect-relocate = Verlegt { $what_id ->
        [soldiers] { $most ->
            [unknown] einige eigene Soldaten
            [one] 1 eigenen Soldaten
           *[other] bis zu { $most } eigene Soldaten
        }
       *[units] { $most ->
            [unknown] einige eigene Einheiten
            [one] 1 eigene Einheit
           *[other] bis zu { $most } eigene Einheiten
        }
    }{ $start_id ->
        [citadel] {" "}aus Zitadellen
        [token] {" "}vom Gebiet des Markers
       *[any] {""}
    }{ $range ->
        [any] {""}
        [unknown] , soweit die Karte sagt
       *[other] {" "}bis zu { $range } Plättchen weit
    }; wohin: { $to }
clockwork-effect-place-units = Stellt { $most ->
        [unknown] einige Arbeiter
        [one] einen Arbeiter
       *[other] bis zu { $most } Arbeiter
    } { $start_id ->
        [supply] aus dem Vorrat
       *[pool] aus dem Pool
    } auf die Landkarte; wohin: { $to }
clockwork-effect-gain-ip = Bringt { $count } { $domain_id ->
        [any] Einfluss beliebiger Bereiche
       *[other] { $domain_id ->
            [magic] Magie
            [science] Wissenschaft
           *[religion] Religion
        }
    }{ $per }
clockwork-effect-gain-vp = Bringt { $count } SP{ $per }{ $most ->
        [0] {""}
       *[other] , höchstens { $most }
    }
clockwork-effect-gain-workers = Bringt { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    } in den Pool{ $per }
clockwork-effect-draw-espionage = Lässt dich { $count ->
        [one] 1 Spionagekarte
       *[other] { $count } Spionagekarten
    } ziehen und { $keep } behalten
clockwork-effect-steal-or-lose = { $target_id ->
        [all] Alle Gegner verlieren
       *[one] Ein Gegner verliert
    } { $count } { $what_id ->
        [ip] { $domain_id ->
            [any] Einfluss
           *[other] { $domain_id ->
            [magic] Magie
            [science] Wissenschaft
           *[religion] Religion
        }
        }
        [vp] SP
        [espionage] { $count ->
            [one] Spionagekarte
           *[other] Spionagekarten
        }
       *[spy] { $count ->
            [one] Spion
           *[other] Spione
        }
    }{ $steal ->
        [0] {""}
       *[other] {" "}an dich
    }
clockwork-effect-remove-spies = { $target_id ->
        [all] Alle Gegner nehmen
       *[one] Ein Gegner nimmt
    } { $most ->
        [one] 1 Spion
       *[other] bis zu { $most } Spione
    } zurück in den Vorrat
clockwork-effect-strength = Zählt { $bonus } zu deiner Armeestärke{ $per_id ->
        [unit] {" "}für jede Einheit
       *[battle] {""}
    } (in Schlachten: { $when })
clockwork-effect-price = Ändert deine Preise für Entdeckungen{ $domain_id ->
        [any] {""}
       *[other] {" "}({ $domain_id ->
            [magic] Magie
            [science] Wissenschaft
           *[religion] Religion
        })
    } um { $delta }, aber nie unter { $least }
clockwork-effect-deploy-rule = Deine Befehle reichen { $range } Plättchen weiter, von: { $start }{ $allowed ->
        [0] {""}
       *[other] ; Gewaltmärsche: { $allow }
    }
clockwork-effect-immune = Deine Einheiten sind geschützt vor: { $to } (wo: { $where })
clockwork-effect-score-rule = { $vp } SP { $per_id ->
        [unit] für jede Einheit
       *[tile] für jedes Gebiet
    } mit mindestens { $least ->
        [one] 1 Einheit
       *[other] { $least } Einheiten
    }{ $most ->
        [-1] {""}
       *[other] , höchstens { $most }
    }: { $tile }
clockwork-effect-recruit-rule = { $count } Arbeiter für jedes Gebiet: { $tile }
clockwork-effect-cancel = Verhindert etwas; die Spieler klären, was{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-effect-manual = Wird von Hand ausgeführt{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }

## Verhandeln

clockwork-gave-influence = { $seat } gibt { $to } Einfluss. Absprachen binden niemanden.
    .hand = { $to } die Marker geben, ungesehen von den anderen
clockwork-gift-short = { $seat } hat nicht so viel Einfluss für { $to }: Nichts wechselt den Besitzer.
clockwork-gave-points = { $seat } gibt { $to } diesen Einfluss: { $points }.
clockwork-gave-cards = { $seat } gibt { $to } { $count ->
        [one] eine Spionagekarte
       *[other] { $count } Spionagekarten
    }.
clockwork-gave-discovery = { $seat } gibt { $to } { $card }.

## Änderungen von Hand

clockwork-adjusted-vp = Von Hand: { $seat } { $more ->
        [0] verliert
       *[other] erhält
    } { $count } SP und hat { $total }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-influence = Von Hand: { $seat } { $more ->
        [0] verliert
       *[other] erhält
    } { $count } { $domain }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-cards = Von Hand: { $seat } { $more ->
        [0] legt
       *[other] zieht
    } { $count ->
        [one] 1 Spionagekarte
       *[other] { $count } Spionagekarten
    }{ $more ->
        [0] {" "}zurück
       *[other] {""}
    }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-discs = Von Hand: { $seat } hat { $count } { $more ->
        [0] weniger
       *[other] mehr
    } { $what_id ->
        [pool] im Pool
        [spies] am Hof
       *[soldiers] { $tile_id ->
            [FIELD] auf der Landkarte
           *[other] in { $tile }
        }
    }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-place = Von Hand: { $unit } von { $seat } – { $place_id ->
        [court] am Hof
        [reserve] in Reserve
        [removed] aus dem Spiel
        [display] in der Auslage
        [available] wieder erhältlich
       *[other] in { $place }
    }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }

## Aufzählungen

clockwork-per = { $number ->
        [0] {""}
        [1] {" "}für jeden eigenen Turm
        [2] {" "}für jede eigene Fabrik
        [3] {" "}für jeden eigenen Schrein
        [4] {" "}für jeden eigenen Wald
        [5] {" "}für jeden eigenen See
        [6] {" "}für jedes eigene Dorf
        [7] {" "}für jede eigene Stadt
        [8] {" "}für jede eigene Zitadelle
        [9] {" "}für jedes eigene Ödland
        [10] {" "}für die eigene Hauptstadt
        [11] {" "}für jede eigene Einheit
       *[12] {" "}für jede eigene Entdeckung
    }
clockwork-listed = { $any ->
        [0] {""}
       *[other] alle
    }{ $tower ->
        [0] {""}
        [1] Turm
       *[other] , Turm
    }{ $factory ->
        [0] {""}
        [1] Fabrik
       *[other] , Fabrik
    }{ $shrine ->
        [0] {""}
        [1] Schrein
       *[other] , Schrein
    }{ $forest ->
        [0] {""}
        [1] Wald
       *[other] , Wald
    }{ $lake ->
        [0] {""}
        [1] See
       *[other] , See
    }{ $village ->
        [0] {""}
        [1] Dorf
       *[other] , Dorf
    }{ $city ->
        [0] {""}
        [1] Stadt
       *[other] , Stadt
    }{ $citadel ->
        [0] {""}
        [1] Zitadelle
       *[other] , Zitadelle
    }{ $barrens ->
        [0] {""}
        [1] Ödland
       *[other] , Ödland
    }{ $capital ->
        [0] {""}
        [1] Hauptstadt
       *[other] , Hauptstadt
    }{ $unoccupied ->
        [0] {""}
        [1] unbesetzte Gebiete
       *[other] , unbesetzte Gebiete
    }{ $controlled ->
        [0] {""}
        [1] eigene Gebiete
       *[other] , eigene Gebiete
    }{ $battle ->
        [0] {""}
        [1] Schlachten
       *[other] , Schlachten
    }{ $adjacent ->
        [0] {""}
        [1] angrenzende Gebiete
       *[other] , angrenzende Gebiete
    }{ $attacking ->
        [0] {""}
        [1] beim Angriff
       *[other] , beim Angriff
    }{ $defending ->
        [0] {""}
        [1] bei der Verteidigung
       *[other] , bei der Verteidigung
    }{ $attrition ->
        [0] {""}
        [1] Verschleiß
       *[other] , Verschleiß
    }{ $pollution ->
        [0] {""}
        [1] Umweltverschmutzung
       *[other] , Umweltverschmutzung
    }{ $elimination ->
        [0] {""}
        [1] Karten
       *[other] , Karten
    }{ $deploy ->
        [0] {""}
        [1] Befehle von Gegnern
       *[other] , Befehle von Gegnern
    }{ $occupied_waypoint ->
        [0] {""}
        [1] durch besetzte Gebiete
       *[other] , durch besetzte Gebiete
    }{ $empty_waypoint ->
        [0] {""}
        [1] ohne Einheit dazwischen
       *[other] , ohne Einheit dazwischen
    }
clockwork-moments = { $unknown ->
        [0] {""}
       *[other] wie die Karte sagt
    }{ $spy_start ->
        [0] {""}
        [1] Beginn der Meisterspion-Phase
       *[other] , Beginn der Meisterspion-Phase
    }{ $spy_end ->
        [0] {""}
        [1] Ende der Meisterspion-Phase
       *[other] , Ende der Meisterspion-Phase
    }{ $recruit_start ->
        [0] {""}
        [1] Beginn der Rekrutierung
       *[other] , Beginn der Rekrutierung
    }{ $recruit ->
        [0] {""}
        [1] Rekrutierung
       *[other] , Rekrutierung
    }{ $deploy_start ->
        [0] {""}
        [1] Beginn der Aufstellung
       *[other] , Beginn der Aufstellung
    }{ $deploy_end ->
        [0] {""}
        [1] Ende der Aufstellung
       *[other] , Ende der Aufstellung
    }{ $support ->
        [0] {""}
        [1] Unterstützung
       *[other] , Unterstützung
    }{ $support_end ->
        [0] {""}
        [1] Ende der Unterstützung
       *[other] , Ende der Unterstützung
    }{ $battle ->
        [0] {""}
        [1] Schlacht
       *[other] , Schlacht
    }{ $battle_end ->
        [0] {""}
        [1] Ende der Schlachten
       *[other] , Ende der Schlachten
    }{ $attrition ->
        [0] {""}
        [1] Verschleiß
       *[other] , Verschleiß
    }{ $study ->
        [0] {""}
        [1] Studien
       *[other] , Studien
    }{ $discovery ->
        [0] {""}
        [1] Entdeckung
       *[other] , Entdeckung
    }{ $activation ->
        [0] {""}
        [1] Aktivierung
       *[other] , Aktivierung
    }{ $scoring_start ->
        [0] {""}
        [1] Beginn der Wertung
       *[other] , Beginn der Wertung
    }{ $scoring_vp ->
        [0] {""}
        [1] Siegpunkte
       *[other] , Siegpunkte
    }{ $scoring_court ->
        [0] {""}
        [1] Hofbeherrschung
       *[other] , Hofbeherrschung
    }{ $scoring_pollution ->
        [0] {""}
        [1] Umweltverschmutzung
       *[other] , Umweltverschmutzung
    }{ $scoring_end ->
        [0] {""}
        [1] Ende der Wertung
       *[other] , Ende der Wertung
    }{ $round_end ->
        [0] {""}
        [1] Ende der Runde
       *[other] , Ende der Runde
    }{ $purchase ->
        [0] {""}
        [1] beim Kauf
       *[other] , beim Kauf
    }{ $always ->
        [0] {""}
        [1] immer
       *[other] , immer
    }

## Was gegen einen Zug spricht

CW-ACT-03 = { $turn_id ->
        [nobody] In diesem Abschnitt waren alle schon dran.
       *[other] Entdeckungen nutzt man im eigenen Zug; dran ist { $turn }.
    }
CW-ACT-06 = { $case ->
        [moment] { $card } wird jetzt nicht genutzt: Die Karte sagt, wann.
        [lasting] { $card } wirkt von selbst, solange sie dir gehört; es gibt nichts zu nutzen.
        [target] Sag, worauf { $card } zielt, z. B. { $kind_id ->
            [victims] V1:blau:2
            [tiles] V1
            [journeys] V1->C1
            [points] magie:1
           *[players] blau
        }.
        [by-hand] Companion weiß nicht, was { $card } bewirkt: Nutzt sie ohne Ziel und führt sie von Hand aus.
        [not-named] Darauf zielt { $card } nicht.
        [no-tile] Das Gebiet { $tile } gibt es auf dieser Landkarte nicht.
        [range] { $tile } liegt außer Reichweite: { $card } reicht { $number } Plättchen weit.
        [open] Sagt erst, welche Einheiten in { $tile } bleiben oder gehen.
        [no-battle] In { $tile } gibt es keine Schlacht.
        [many] { $card } erlaubt { $number }, nicht { $count }.
        [one-tile] { $card } trifft nur ein Gebiet.
        [not-enemy] { $seat } ist kein Gegner.
        [few] { $seat } hat { $number } Soldaten in { $tile }, nicht { $count }.
        [immune] Die Einheiten von { $seat } in { $tile } sind durch eine Entdeckung geschützt.
        [nobody] In { $tile } steht niemand, den { $card } trifft.
        [whole] { $card } räumt das ganze Gebiet: Nenne { $tile } ohne Zahl.
        [tiles] { $card } trifft höchstens { $number ->
            [one] ein Gebiet
           *[other] { $number } verschiedene Gebiete
        }.
        [to] { $card } führt nicht nach { $tile }.
        [enemy] In { $tile } stehen Gegner, und eine Schlacht ist dort in dieser Runde nicht mehr möglich.
        [absent] { $seat } hat solche Einheiten nicht (oder zu wenige) in { $tile }.
        [same] Die Einheiten stehen schon in { $tile }.
        [soldiers] { $card } verlegt nur Soldaten.
        [from-citadel] { $card } verlegt Einheiten aus Zitadellen; { $tile } ist keine.
        [from-token] { $card } verlegt Einheiten vom Gebiet ihres Markers, nicht von { $tile }.
        [discs] { $seat } hat dafür nur { $number ->
            [one] 1 Scheibe
           *[other] { $number } Scheiben
        }, nicht { $count }.
        [points] { $card } bringt { $number ->
            [one] 1 Einflusspunkt
           *[other] { $number } Einflusspunkte
        }, nicht { $count }.
        [domain] { $picks ->
            [0] Nenne nur den Spieler: { $seat }.
           *[other] Nenne auch den Bereich, z. B. blau:magie.
        }
        [one-player] { $card } zielt auf einen Spieler, jeder nur einmal genannt.
       *[spies] { $seat } nimmt höchstens { $number ->
            [one] 1 Spion
           *[other] { $number } Spione
        } zurück, nicht { $count }.
    }
CW-ESP-03 = { $case ->
        [nobody] Sag, wer die Karte spielt.
        [hand] { $seat } hat keine Spionagekarte auf der Hand.
        [discovery] { $card } ist eine Entdeckung: Man muss sie besitzen und nutzt sie dann.
        [target] Sag, worauf { $card } zielt, z. B. karte { $card_id } auf { $kind_id ->
            [victims] V1:blau:2
            [tiles] V1
            [journeys] V1->C1
            [points] magie:1
           *[players] blau
        }.
        [by-hand] Companion weiß nicht, was die Karte bewirkt: Spielt sie ohne Ziel und führt sie von Hand aus.
        [not-named] Darauf zielt { $card } nicht.
        [no-tile] Das Gebiet { $tile } gibt es auf dieser Landkarte nicht.
        [range] { $tile } liegt außer Reichweite: { $card } reicht { $number } Plättchen weit von deinen Gebieten.
        [open] Sagt erst, welche Einheiten in { $tile } bleiben oder gehen.
        [no-battle] In { $tile } gibt es keine Schlacht.
        [many] { $card } erlaubt { $number }, nicht { $count }.
        [one-tile] { $card } trifft nur ein Gebiet.
        [not-enemy] { $seat } ist kein Gegner.
        [few] { $seat } hat { $number } Soldaten in { $tile }, nicht { $count }.
        [immune] Die Einheiten von { $seat } in { $tile } sind durch eine Entdeckung geschützt.
        [enemy] In { $tile } stehen Gegner, und eine Schlacht ist dort in dieser Runde nicht mehr möglich.
        [whole] { $card } räumt das ganze Gebiet: Nenne { $tile } ohne Zahl.
        [tiles] { $card } trifft höchstens { $number ->
            [one] ein Gebiet
           *[other] { $number } verschiedene Gebiete
        }.
        [to] { $card } führt nicht nach { $tile }.
        [absent] { $seat } hat solche Einheiten nicht (oder zu wenige) in { $tile }.
        [same] Die Einheiten stehen schon in { $tile }.
        [soldiers] { $card } verlegt nur Soldaten.
        [from-citadel] { $card } verlegt Einheiten aus Zitadellen; { $tile } ist keine.
        [from-token] { $card } verlegt Einheiten von Gebieten, die du kontrollierst, nicht von { $tile }.
        [discs] { $seat } hat dafür nur { $number ->
            [one] 1 Scheibe
           *[other] { $number } Scheiben
        }, nicht { $count }.
        [points] { $card } bringt { $number ->
            [one] 1 Einflusspunkt
           *[other] { $number } Einflusspunkte
        }, nicht { $count }.
        [domain] { $picks ->
            [0] Nenne nur den Spieler: { $seat }.
           *[other] Nenne auch den Bereich, z. B. blau:magie.
        }
        [one-player] { $card } zielt auf einen Spieler, jeder nur einmal genannt.
       *[spies] { $seat } nimmt höchstens { $number ->
            [one] 1 Spion
           *[other] { $number } Spione
        } zurück, nicht { $count }.
    }
CW-ESP-04 = Eine Spionagekarte kostet einen Spion, oder den Agenten, wenn er am Hof ist; { $unit } bezahlt nichts.
CW-ESP-05 = { $seat } hat keinen Spion am Hof, um zu bezahlen.{ $agent ->
        [0] {""}
       *[other] {" "}Der Agent dort darf es: Ergänze zahle agent.
    }
CW-ESP-08 = { $number ->
        [one] Es ist nur noch 1 Spionagekarte
       *[other] Es sind nur noch { $number } Spionagekarten
    } zu ziehen.
CW-ESP-09 = { $card_id ->
        [card] Die Karte
       *[other] { $card }
    } spielt man als Unterstützungsbefehl, im eigenen Zug des Unterstützungs-Abschnitts.
CW-ESP-10 = { $card } spielt man zu dem Zeitpunkt, der auf der Karte steht, und der ist nicht jetzt.
CW-AGENT-04 = Der Agent bezahlt eine Spionagekarte nur vom Hof aus, und der von { $seat } ist nicht dort.
CW-DISC-13 = { $case ->
        [owner] { $card } gehört { $owner }.
        [unbought] { $card } hat noch niemand gekauft.
       *[nobody] Sag, wer die Entdeckung nutzt.
    }
CW-TOKEN-12 = { $case ->
        [spent] { $card } kann man einmal im Spiel nutzen, und das ist geschehen.
        [segment] { $card } kann man { $number ->
            [one] einmal
           *[other] { $number }-mal
        } in einem Abschnitt nutzen.
       *[round] { $card } kann derselbe Besitzer { $number ->
            [one] einmal
           *[other] { $number }-mal
        } in einer Runde nutzen.
    }
CW-SUP-07 = { $case ->
        [turn] Unterstützungsbefehle gibt man im eigenen Zug; dran ist { $turn }.
       *[moment] { $card } ist kein Unterstützungsbefehl: Die Karte nutzt man zu einem anderen Zeitpunkt.
    }
CW-SUP-08 = { $card } ist kein Unterstützungsbefehl: Die Karte spielt man zu einem anderen Zeitpunkt.
CW-UNIT-06 = { $card } schaltet nur Soldaten aus; { $unit } ist eine Besondere Einheit oder ein General.
CW-COURT-05 = Der Hof ist kein Gebiet der Landkarte: { $card } kann nicht auf ihn zielen.
CW-NEG-01 = Getauscht wird nur zu dritt oder zu viert; hier spielen { $number }.
CW-NEG-02 = { $case ->
        [who] { $seat } kann { $to } nichts geben.
        [nothing] Sag, was den Besitzer wechselt, z. B. magie:3, wissenschaft1 oder karte.
        [influence] So viel Einfluss hat { $seat } nicht.
        [cards] { $seat } hat nur { $number ->
            [one] 1 Spionagekarte
           *[other] { $number } Spionagekarten
        }.
       *[discovery] { $card } kann { $seat } nicht weggeben.
    }
CW-NEG-03 = Arbeiter, Spione und andere Einheiten wechseln nie den Besitzer.
CW-NEG-04 = Dieser Tisch hat vereinbart, dass nichts den Besitzer wechselt.
CW-A-66 = An diesem Tisch werden Entdeckungen nicht getauscht: Der Marker von { $card } könnte nicht mit.
CW-BASE-05 = { $case ->
        [player] Sag, wessen Scheiben, Punkte oder Karten sich ändern.
        [nothing] Sag, was sich um wie viel ändert, z. B. ändere { $seat } sp +2, pool -1, soldaten +1 V1 oder agent hof.
        [discs] { $seat } hat nur noch { $supply ->
            [one] 1 Scheibe
           *[other] { $supply } Scheiben
        } im Vorrat, nicht { $count }.
        [fewer] { $seat } hat dort nur { $there }, nicht { $count }.
        [no-tile] { $tile } ist kein Platz dafür.
        [figure] { $seat } hat so etwas nicht, oder nicht an diesem Platz: { $unit }.
       *[open] Sagt erst, welche Einheiten in { $tile } bleiben oder gehen.
    }
CW-BASE-13 = { $seat } hat { $vp } SP: Niemand fällt unter 0.
CW-SETUP-06 = { $case ->
        [all] Nenne ein Feld des Rasters, magie1 bis religion3, und die Karte, die dort liegt.
        [twice] { $card } liegt schon auf einem anderen Feld: { $known }.
        [espionage] { $card } ist eine Spionagekarte und liegt nicht im Raster.
        [place] { $card } gehört auf ein anderes Feld: { $domain }, { $age_id ->
            [early] Frühzeit
            [middle] Mittelzeit
           *[late] Spätzeit
        }.
        [price] Keine Karte kostet mehr als 99.
       *[card] Die Beschreibung von { $card } hat Fehler.
    }
CW-SETUP-10 = So viel { $domain } hat { $seat } nicht.
CW-A-47 = { $case ->
        [many] Mehr als { $number } von einem Bereich hat niemand.
       *[known] Was hinter dem Sichtschirm von { $seat } liegt, ist hier schon bekannt.
    }

## Was nicht zu lesen ist

trouble-card-name = „{ $word }“ ist kein Kartenname; nimm Buchstaben.
trouble-target = Das Ziel „{ $word }“ kann ich nicht lesen. Schreib z. B. V1:blau:2, V1, V1->C1:3, jäger V1->C1, magie:2 oder blau:magie.
trouble-change = Die Änderung kann ich bei „{ $word }“ nicht lesen. Schreib z. B. sp +2, magie -1, pool +2, spione -1, soldaten +1 V1, agent V1>hof oder wissenschaft1 M1, und einen Grund nach einem Doppelpunkt.
trouble-card-text = „{ $word }“ ist keine Beschreibung einer Karte. Das Kartenformular schreibt eine.
trouble-card-id = { $file }, Zeile { $line }: „{ $word }“ ist keine Kennung einer Karte; nimm kleine Buchstaben und Ziffern, mit Bindestrichen zwischen den Wörtern.
trouble-card-nameless = { $file }, Zeile { $line }: Die Karte „{ $word }“ braucht einen Namen, name_de oder name_en.
trouble-card-espionage = { $file }, Zeile { $line }: „{ $word }“ ist eine Spionagekarte: Sie hat kein Feld { $part }.
trouble-card-timing = { $file }, Zeile { $line }: Sag, wann „{ $word }“ genutzt wird, z. B. timing = ["support"]; ["?"], wenn du es nicht weißt.
trouble-card-targets = { $file }, Zeile { $line }: Zwei Effekte von „{ $word }“ zielen auf dieselbe Art von Dingen. Mach einen davon zu manual.
trouble-card-twice = { $file }, Zeile { $line }: Es gibt zwei Karten mit der Kennung „{ $word }“.
trouble-card-source = { $file }, Zeile { $line }: „{ $word }“ ist kein Feld einer Karte dieser Datei.
trouble-cards-by-hand = Das Formular kann nicht in { $file } schreiben: Beschreibe die Karten dort als Tabellen [[card]]. Es wurde nichts geändert.
