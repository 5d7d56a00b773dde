# Bonaparte at Marengo: der Rechner.

marengo-calc-title = Sturmangriff, Beschuss, Rückzug
marengo-calc-group-attack = Angriff
marengo-calc-group-defence = Verteidigung
marengo-calc-group-pursuit = Verfolgung
marengo-calc-group-bombardment = Artilleriebeschuss
marengo-calc-group-retreat = Rückzug
marengo-calc-attacker-arm = erste Reihe
marengo-calc-attacker-1 = Stärke
marengo-calc-attacker-2 = zweiter Stein vorn
marengo-calc-attacker-behind = Stärke dahinter
marengo-calc-attacker-pursuers = davon Kavallerie zur Verfolgung
marengo-calc-terrain = Malus dieser Gattung
marengo-calc-reading = Malus zählt
marengo-calc-broken = vom Feuer demoralisiert
marengo-calc-fire = Defensivfeuer
marengo-calc-defender-arm = erste Reihe
marengo-calc-defender-1 = Stärke
marengo-calc-defender-2 = zweiter Stein vorn
marengo-calc-defender-behind = Stärke dahinter
marengo-calc-defender-pursuers = davon Kavallerie zur Verfolgung
marengo-calc-demoralized = demoralisiert
marengo-calc-cav-defender = Kavalleriemalus Verteidiger
marengo-calc-cav-attacker = Kavalleriemalus Angreifer
marengo-calc-obstacle = Hindernis auf einer Seite
marengo-calc-below-zero = eine Stärke unter 0
marengo-calc-gun = Artillerie
marengo-calc-target = Ziel
marengo-calc-penalty = Artilleriemalus
marengo-calc-victim = Stärke des Ziels
marengo-calc-reserve-infantry = Infanterie in Reserve
marengo-calc-sides = geräumte Zugänge
marengo-calc-artillery = Artillerie
marengo-calc-stranded = Stärke ohne Ausweg
marengo-calc-infantry = Infanterie
marengo-calc-cavalry = Kavallerie
marengo-calc-once = einmal
marengo-calc-each = für jeden vorn
marengo-calc-zero = ist 0
marengo-calc-counts = trifft den Besitzer
marengo-calc-no = nein
marengo-calc-yes = ja
marengo-calc-block = Blockade gegenüber
marengo-calc-reserve = Reserve
marengo-calc-side = anderer Zugang

marengo-calc-attack = Angriff: { $points }{ $fire ->
        [0] {""}
       *[other] {" "}− { $fire } durch Feuer
    }{ $broken ->
        [0] {""}
       *[other] , jeder vorn 1 weniger
    }{ $terrain ->
        [0] {""}
       *[other] {" "}− Gelände { $terrain }
    } = { $strength }
marengo-calc-defence = Verteidigung: { $points }{ $shaken ->
        [0] {""}
       *[other] , jeder vorn 1 weniger
    } = { $strength }
marengo-calc-verdict = { $verdict_id ->
        [attacker] Der Angreifer gewinnt
       *[defender] Der Verteidiger gewinnt
    } ({ $result }): Der Angreifer verliert { $attacker }, der Verteidiger { $defender }.
marengo-calc-pursuit = { $case ->
        [pursuit] Die Verfolgung kostet { $points } mehr, die Verfolger verlieren { $own }.
        [cavalry] Keine Verfolgung: Der Verlierer hatte Kavallerie in der ersten Reihe.
        [obstacle] Keine Verfolgung über ein Kavallerie-Hindernis.
       *[none] Niemand verfolgt.
    }
marengo-calc-losses = Insgesamt: Der Angreifer verliert { $attacker }, der Verteidiger { $defender }.
marengo-calc-bombardment = Beschuss: Stärke { $points }; das Ziel verliert { $lost } und hat { $left ->
        [0] nichts mehr
       *[other] noch { $left }
    }{ $own ->
        [0] {""}
       *[other] ; die Artillerie verliert { $own }
    }.
marengo-calc-retreat = Rückzug: { $positions } für geräumte Positionen + { $whole } vernichtet = { $points }
