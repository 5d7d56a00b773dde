# Die Schnellreferenz von Aces & Armor.

aces-sheet-aid = Schnellreferenz
aces-sheet-aid-about = das ganze Spiel auf zwei Seiten eines Blattes, wie euer Tisch es spielt, mit den Nummern der Regeln
aces-aid-note = { $automa ->
        [0] { $factions ->
            [2] zwei Seiten
           *[other] vier Fraktionen
        }
       *[other] gegen den Automa, der ein eigenes Blatt hat
    }
aces-aid-ids = klein: Nummern der Regeln, AA-…
aces-aid-phase-move = *Bewegen.* Zuerst enden Reparaturen. Dann Einheit für Einheit; Infanterie besetzt Fabriken.
aces-aid-phase-name = *Angriffe benennen.* Alle, der Reihe nach, jeder mit seinem Ziel.
aces-aid-phase-fight = *Kämpfen.* Einer nach dem anderen, genau wie benannt.
aces-aid-phase-money = *Geld.* Eine Münze je Fabrik; reparieren und kaufen.
aces-aid-begin = Aufbau
aces-aid-begin-tiles = Je drei Startplättchen, verdeckt. Niemand schaut. Verteilt eure Einheiten darauf: Was auf einem Plättchen liegt, ist eine *Armee*.
aces-aid-begin-place = Der höchste Würfel beginnt. Reihum ein Plättchen umdrehen: Die erste Einheit steht auf der Nummer, die anderen darum herum, im nächsten Ring, wenn dieser voll ist.
aces-aid-begin-water = Wasser im Ring darf man nutzen oder auslassen{ $water ->
        [infantry] ; Panzer und Geschütze stehen nicht darauf.
       *[anybody] , mit jeder Einheit.
    }
aces-aid-begin-first = Noch einmal würfeln um den ersten Zug. Alle Fabriken sind neutral, niemand hat Münzen.
aces-aid-limits = Erste Runden
aces-aid-limits-four = Runde 1: Es handeln *1, 1, 2, 3* Armeen, in der Zugreihenfolge. Ab Runde 2 alle.
aces-aid-limits-two = Runde 1: Die erste Seite handelt mit *1* Armee, die zweite mit *2*. Runde 2: die erste mit ihren anderen *2*, die zweite mit allen *3*. Danach alle.
aces-aid-limits-idle = Armeen, die warten, { $idle ->
        [nothing] schießen nur zurück.
       *[react] fangen trotzdem ab, unterstützen und schießen zurück.
    }
aces-aid-movement = Bewegung
aces-aid-movement-costs = Das betretene Feld kostet: *Straße oder Brücke { $road }*, von jeder Seite · *Standard { $standard }* · *Wald { $forest }*. Flugzeuge zahlen 1 für jedes Feld.
aces-aid-movement-water = Flüsse und Seen: nur Infanterie, für ihren ganzen Zug{ $entry ->
        [last-step] ; sie darf vorher hinlaufen.
       *[whole-move] , von einem Feld daneben.
    } Dort greift sie nicht an und schießt nicht zurück.
aces-aid-movement-through = Durch eigene und verbündete Einheiten, nie durch Feinde oder über neutrale und feindliche Fabriken; Flugzeuge auch nicht. Eine Einheit je Feld.
aces-aid-movement-once = Einmal im Zug, am Stück. Punkte dürfen übrig bleiben.
aces-aid-factories = Fabriken
aces-aid-factories-take = *Nur Infanterie* nimmt eine neutrale oder feindliche Fabrik ein: von einem Feld daneben, für ihren ganzen Zug. Sie greift in diesem Zug nicht an.
aces-aid-factories-inside = Ein Feind darin ist sofort zerstört, ohne Kampf. Eure Flagge bleibt, bis feindliche Infanterie kommt.
aces-aid-factories-own = Eigene Fabriken kosten 1, für alle Einheiten; in jeder steht eine. Die des Verbündeten sind { $allied ->
        [closed] geschlossen.
       *[open] auch offen.
    }
aces-aid-interception = Abfangen
aces-aid-interception-when = Kommt eine Einheit auf ein *freies* Feld neben einen Feind, der sie auf Entfernung 1 angreifen kann (Flugzeuge: mit der Wolke), darf er sie dort stoppen.
aces-aid-interception-stop = Ein Pfeil zwischen beide. Im nächsten Zug ihres Spielers bewegt sich die abfangende Einheit nicht und *muss angreifen*.
aces-aid-interception-once = Jede Einheit einmal je Runde; wieder { $again ->
        [round] in einer späteren Runde, egal was sie schuldet.
        [duty] sobald sie angegriffen hat.
       *[both] in einer späteren Runde, wenn sie angegriffen hat.
    }
aces-aid-interception-each = Wer sie durchlässt, darf sie später auf ihrem Weg noch stoppen. Jeder Gegner entscheidet für seine Einheiten; { $several ->
        [all] mehrere dürfen dieselbe stoppen.
       *[one] eine stoppt sie.
    }
aces-aid-naming = Angriffe benennen
aces-aid-naming-order = Reihenfolge und Ziele stehen fest. Ein Angriff auf eine Einheit, die weg ist, geht ins Leere.
aces-aid-naming-range = Das Ziel liegt in Reichweite, von den wenigsten bis zu den meisten Feldern. *Flugzeuge* nur mit der Wolke.
aces-aid-naming-never = Ein Angriff je Einheit. Nicht aus dem Wasser, nicht nach dem Besetzen. Ein Pfeil muss erfüllt werden.
aces-aid-steps = Ein Kampf
aces-aid-steps-return = *Zurückschießen?* Nur auf Entfernung 1, wenn das Ziel den Angreifer dort angreifen könnte{ $fire ->
        [if-wanted] {" "}und will.
       *[always] . Es schießt auf jeden Angreifer zurück.
    }
aces-aid-steps-dice = *Würfel* beider nach dem eigenen Schaden.
aces-aid-steps-red = *Rote Würfel* für einen Angreifer direkt neben dem Ziel.
aces-aid-steps-roll = *Würfeln*, gleichzeitig: Die Trefferzahl oder weniger trifft.
aces-aid-steps-damage = *Schaden* nach der Tabelle der getroffenen Einheit; die grüne Zeile, wenn das *Ziel* im Wald steht. Nie für den Angreifer.
aces-aid-steps-markers = *Marker.* Mit { $health } Schaden ist eine Einheit zerstört; beide Ergebnisse gelten.
aces-aid-red = Rote Würfel
aces-aid-red-ground = Ziel am Boden: *2*, wenn zwei verschiedene Gattungen von dir es in Reichweite haben, *3* bei dreien. Die des Angreifers zählt; Verbündete und zweite Einheiten einer Gattung nicht.
aces-aid-red-range = Geschütze unterstützen in ihrer Reichweite, alle anderen direkt neben dem Ziel. Sie dürfen anderes oder nichts angreifen.
aces-aid-red-air = Flugzeug gegen Flugzeug: *2* mit einem weiteren eigenen Flugzeug neben dem Ziel, *3* mit zwei oder mehr. Bodeneinheiten haben gegen Flugzeuge keine.
aces-aid-experience = Erfahrung
aces-aid-experience-gain = *1*, wer einen Feind beschädigt, *2*, wer ihn zerstört; für Angreifer und Verteidiger.
aces-aid-experience-levels = Veteran ab { $veteran }, Kriegsheld ab { $hero }. Marker: zwei weiße, zwei gelbe, dann rote{ $cap ->
        [five] , höchstens fünf.
       *[none] .
    }
aces-aid-money = Geld
aces-aid-money-income = Eine Münze für jede eigene Fabrik, am Ende deines Zuges.
aces-aid-money-repair = *Reparieren*: eine beschädigte Einheit in deiner Fabrik, { $repair } Münzen darunter. Zu deinem nächsten Zug gehen sie weg, und bis zu { $points } Schaden mit ihnen.
aces-aid-money-buy = *Kaufen*: auf eigene leere Fabriken, zum Preis der Karte{ $limit ->
        [0] .
       *[other] ; höchstens { $most } eines Typs.
    }
aces-aid-money-give = *Schenken*: Münzen an Verbündete, jederzeit; { $fee } geht an die Bank.
aces-aid-victory = Sieg
aces-aid-victory-factories = Das Team, das zuerst *{ $goal }* { $half ->
        [0] der zehn
       *[other] der fünf
    } Fabriken hält, sofort.
aces-aid-victory-units = Oder das alle Einheiten des anderen zerstört.
aces-aid-special = Besondere Einheiten
aces-aid-special-katyusha = *Katyusha* beschießt ein Feld in 2 bis 4 Feldern Entfernung und die sechs darum herum: ein Wurf, die Treffer gelten für jede Einheit am Boden dort, auch eigene. Keine Flugzeuge.
aces-aid-special-b17 = *B-17*: greift nie Flugzeuge an und unterstützt nicht in der Luft, schießt aber auf Flugzeuge zurück und unterstützt gegen den Boden.
aces-aid-missions = Missionen und Möglichkeiten
aces-aid-missions-mountains = *Gebirge*: 1½ Punkte, keine Panzer; Geschütze darauf reichen 2 Felder weiter.
aces-aid-missions-ardennes = *Ardennen*: Deutschland beginnt mit drei Fabriken, die Alliierten mit vier. Ein deutscher Panzer an der Küste gewinnt, sonst die Alliierten.
aces-aid-missions-timer = *Sanduhr*: 5 Minuten für Bewegen und Benennen. *Ohne Würfel*: feste Treffer wie auf dem Blatt des Automa.
aces-aid-agreed = So spielt dieser Tisch
