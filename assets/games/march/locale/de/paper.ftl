# Die Blätter von The March of Progress.

## Namen: Kartennamen groß, ° an allem, was in keiner Anleitung steht

march-paper-source = { $thing } ({ $source ->
        [sample] Beispiel
        [community] von Spielern
       *[deduced] erschlossen
    })
march-paper-sources = { $mark } steht in keiner Anleitung: { $things }

## Länderkarten

march-sheet-country-cards = Länderkarten
march-sheet-country-cards-about = alle Länder des Szenarios mit Würfeln, Hauptstadt und Nachbarn, 105 × 75 mm
march-paper-home-of = Heimatland von { $owner }
march-paper-home-of-either = Heimatland von Blau oder Orange
march-paper-neutral = neutrales Land
march-paper-die-vp = SP
march-paper-die-strength = Stärke
march-paper-range = { $low }–{ $high }
march-paper-range-from = ab { $low }
march-paper-place-capital = Hauptstadt
march-paper-garrison = Garnison { $strength }
march-paper-place-armies = Armeen
march-paper-touches = Grenzt an{ $mark }: { $countries }
march-paper-touches-what = Grenzt an:
march-paper-thing-name = Name
march-paper-thing-vp = SP-Bereich
march-paper-thing-start = SP zu Beginn
march-paper-thing-strength = Stärkebereich
march-paper-thing-garrison = Garnison
march-paper-thing-touching = Nachbarn
march-paper-thing-title = Titel

## Aktionskarten

march-sheet-action-cards = Aktionskarten
march-sheet-action-cards-about = die Hand beider Spieler mit der Wirkung jeder Karte, dazu die Rückseiten
march-paper-step = Schritt { $step }: { $name }
march-paper-step-a = Bewegung
march-paper-step-b = Rekrutieren
march-paper-step-c = Befestigen
march-paper-step-d = Angriff
march-paper-step-e = Stärken
march-paper-step-f = Punkten
march-paper-card-MOVE1 =
    { "*1 Armee*" } zieht in ein Land, das an ihres grenzt.
    - Wer eine Armee im Spiel hat, muss ziehen.
    - Gegner versperren keinen Weg, und niemand kämpft.
    - Eine befestigte Armee steht vorher auf.
    - Eine Armee, die eine Haupt­stadt verlässt, gibt sie frei.
march-paper-card-MOVE2 =
    { "*1 Armee*" } oder *2 Armeen zusammen:* aus einem Land in ein angrenzendes.
    - Nie eine Armee zweimal, nie aus oder in zwei Länder.
    - Wer eine Armee im Spiel hat, muss ziehen.
    - Gegner versperren keinen Weg, und niemand kämpft.
    - Befestigte stehen vorher auf; eine verlassene Haupt­stadt ist frei.
march-paper-card-RECRUIT =
    { "*1 Armee*" } aus deinem Vorrat kommt stehend auf dein Heimatland.
    - Gegner im Heimatland stören nicht; steht aber einer *auf deiner Haupt­stadt,* passiert nichts.
    - Ohne Armee im Vorrat passiert nichts.
march-paper-card-FORTIFY =
    Lege *1 stehende Armee* auf die Seite, egal wo: Sie ist befestigt.
    - { $reading ->
        [one] In der Verteidigung zählt sie 1.
        [raises-all] In der Verteidigung zählt jede deiner Armeen dort 1 mehr.
       *[plus-one] In der Verteidigung zählt sie deine Stärke *+1.*
    }
    - Sie greift nur an, wenn du sie für einen Angriff in ihrem Land aufstellst.
    - Auch zum Ziehen steht sie auf.
    - Ohne stehende Armee passiert nichts.
march-paper-card-ATTACK =
    Kampf in *einem Land:* alle deine stehenden Armeen gegen alles Gegnerische dort.
    - Kann eine stehende Armee angreifen, musst du. Befestigte dort dürfen aufstehen und mitkämpfen.
    - Armeen × Stärke; Verteidiger zählen mehr durch Befestigte und die Garnison einer freien Haupt­stadt.
    - Wer weniger hat, verliert alle Armeen dort, bei Gleich­stand beide.
    - Sieg im gegnerischen Heimatland: 1 Armee auf die Haupt­stadt{ $occupation ->
        [ends] ; greift sie an, ist diese wieder frei.
       *[stays] ; sie bleibt, auch im Angriff.
    }
march-paper-card-ATTACKplus1 =
    Wie ANGREIFEN, und deine Summe ist *um 1 höher.*
    - Der Preis: Lege { $moment ->
        [at-reveal] beim Aufdecken
       *[at-attack] vor dem Vergleich der Summen
    } 1 Handkarte deiner Wahl ab. PUNKTEN ist nie der Preis.
    - Hast du nur PUNKTEN auf der Hand: kein Preis, kein +1.
    - { $moment ->
        [at-reveal] Bezahlt wird, was immer aus dem Angriff wird.
       *[at-attack] Ist niemand anzugreifen: kein Preis, nichts passiert.
    }
march-paper-card-STRENGTH =
    Drehe *1 SP-Würfel* eines Landes, das du kontrollierst, *um 1 herunter,* dann *deinen Stärke­würfel um 1 hinauf.*
    - Kein Würfel verlässt den Bereich auf seiner Karte; bei 0 kommt er weg.
    - Lässt sich einer senken, musst du.
    - Lässt sich keiner senken, passiert nichts.
    - Die Garnison bleibt, wie sie ist.
march-paper-card-SCORE =
    Nimm *{ $basic } SP* und die *SP-Würfel* aller Länder, die du kontrollierst.
    - Dann kommen alle deine Karten zurück, auch PUNKTEN.
    - Gegner auf deiner Haupt­stadt: gar keine SP{ $cards ->
        [cards-stay] {""} und keine Karten zurück.
       *[cards-return] , die Karten kommen aber zurück.
    }
    - Nur mit einer Karte im Ablage­stapel{ $first ->
        [allowed] {""} oder in Runde 1
       *[forbidden] {""}
    }: also nie zwei Runden hintereinander.
march-paper-card-own =
    Eine Karte deines Szenarios: Mach, was sein Heft sagt.
    - Ausgeführt wird sie in Schritt { $step }.
march-paper-change-home-floor = *Dieses Szenario:* Der Würfel eines Heimatlands geht nie unter { $floor }.
march-paper-change-home-enemy = *Dieses Szenario:* Steht eine gegnerische Armee in deinem Heimatland, bringt es keine SP.
march-paper-full-strength = { $ruling ->
        [nothing] Bei voller Stärke passiert nichts.
        [unplayable] Bei voller Stärke nicht spielbar.
       *[reduce] Bei voller Stärke geht der SP-Würfel trotzdem herunter.
    }

## Initiativekarte

march-sheet-initiative = Initiative- und Ablaufkarten
march-sheet-initiative-about = wer die Initiative hat, eine Seite je Spieler; der Zug und seine sechs Schritte, eine Karte je Spieler
march-paper-has-initiative = { $owner } hat die Initiative
march-paper-initiative-text =
    Beide haben eine *Bewegung* gespielt oder beide einen *Angriff?*
    - Du sagst, wer zuerst dran ist, du oder der Gegner.
    - Dann *dreh diese Karte um,* auch wenn die Karten nichts bewirken.
    Jemand findet die Reihenfolge auch in einem anderen Schritt wichtig?
    - Du sagst, wer zuerst dran ist.
    - Die Karte *bleibt* liegen, wie sie ist.

## Ablaufkarte

march-paper-sequence = Aktionsabfolge
march-paper-turn-1 = *Wählen:* jeder eine Karte, verdeckt.
march-paper-turn-2 = *Aufdecken,* beide zugleich.
march-paper-turn-3 = *Ausführen* von a bis f, egal wessen Karte es ist.
march-paper-turn-4 = *Ablegen;* PUNKTEN kommt auf die Hand zurück.
march-paper-turn-end = Hat jemand { $threshold } SP? Dann ist das Spiel aus.
march-paper-sequence-both = * Beide haben so eine gespielt: Wer die Initiative hat, sagt, wer zuerst dran ist, und dreht die Initiativekarte um.
march-paper-sequence-misprint = Die englische Ausgabe druckt hier ATTACK-1; gemeint ist ATTACK+1 (MP-AMB-28).

## Leisten, Spielmarken, Aufsteller

march-sheet-tracks = Leisten
march-sheet-tracks-about = Siegpunkte, Armeestärken, SP der Länder, Vorrat und Runden: Spielen ohne Marker und Würfel
march-paper-tracks-note = { $scenario }. Wenn Marker oder Würfel fehlen: auf jede Leiste einen Zählstein, auf jedes Feld des Vorrats einen Marker legen.
march-paper-race = Siegpunkte
march-paper-race-note = Jeder Zählstein beginnt auf 0 und rückt vor, wenn PUNKTEN SP bringt.
march-paper-race-goal = { $goal }+  Spielende
march-paper-strength = Armeestärke
march-paper-strength-note = STÄRKEN rückt deinen Zählstein ein Feld nach rechts. Er geht nie zurück.
march-paper-values = SP der Länder
march-paper-values-note = STÄRKEN rückt den Zählstein eines Landes, das du kontrollierst, ein Feld nach links.
march-paper-start = Start
march-paper-stock = Vorrat
march-paper-stock-note = { $vp } SP: dicker Rahmen = schwarz, 5 SP; dünner Rahmen = weiß, 1 SP. In der Schachtel bleiben: schwarz { $black }, weiß { $white }.
march-paper-initiative = Initiative
march-paper-turns = Runde
march-paper-turns-note = Nach Runde { $last } den Zählstein umdrehen und links neu beginnen: Das erste Feld ist dann Runde { $next }.

march-sheet-tokens = Spielmarken
march-sheet-tokens-about = Marker und Zählsteine zum Ausschneiden, Falten und Kleben: SP, Initiative, Runde, Garnisonen, Befestigungen
march-paper-tokens-note = { $scenario }. An den Linien ausschneiden, an der gestrichelten Linie falten und zusammenkleben. Sie passen auf die Leisten.
march-paper-token-cubes = Marker
    Schwarz ist 5 SP wert, Weiß 1 SP.
march-paper-token-players = Zählsteine der Spieler
    Für Siegpunkte, Armeestärke und die SP des Heimatlands.
march-paper-token-neutral = Neutral und unbedruckt
    Einer für die SP jedes neutralen Landes; der Rest nach Belieben.
march-paper-token-initiative = Initiative
    Eine Spielmarke: Die obere Farbe hat sie.
march-paper-token-turn = Runde
    Eine Spielmarke: Die Rückseite zählt { $lap } Runden mehr.
march-paper-token-garrison = Garnisonen
    Auf jede Hauptstadt. Umdrehen, solange der Gegner sie besetzt.
march-paper-token-fortified = Befestigt
    Auf eine befestigte Armee, die nicht auf der Seite liegen kann.
march-paper-token-cut = An den Linien schneiden: erst die langen, dann jede Spielmarke.
march-paper-token-fold = An der gestrichelten Linie falten, die bedruckten Seiten außen.
march-paper-token-glue = Beide Hälften zusammenkleben. Dünner Karton dazwischen macht sie fest.

march-sheet-standees = Aufsteller
march-sheet-standees-about = Armeen und Garnisonen beider Farben zum Ausschneiden und Falten; hingelegt sind sie befestigt
march-paper-standees-note = { $scenario }. Armeen und Garnisonen zum Falten. Dickes Papier (ab 160 g/m²) steht am besten.
march-paper-standee-glue = kleben
march-paper-standee-cut = Den Streifen ausschneiden. Die gestrichelten Linien am Lineal entlang anritzen.
march-paper-standee-fold = An den gestrichelten Linien falten, die bedruckten Seiten außen. Den Boden auf die Lasche kleben.
march-paper-standee-stand = Aufrecht: eine stehende Armee oder eine Garnison auf ihrer Hauptstadt.
march-paper-standee-lay = Hingelegt, der Boden sichtbar: eine befestigte Armee oder die Garnison einer besetzten Hauptstadt.

## Spielhilfe: eine Seite; neben jeder Zeile steht die Regel

march-sheet-aid = Spielhilfe
march-sheet-aid-about = Alles, was müde Spieler brauchen, auf einer Seite: für euer Szenario, eure Ausgabe und eure Auslegungen.
march-aid-note = { $scenario } · { $edition ->
        [de] deutsche Ausgabe
       *[en] englische Ausgabe
    }
march-aid-turn-pick = *Wählen:* je 1 Karte, verdeckt. Kein Passen.
march-aid-turn-reveal = *Aufdecken:* beide zugleich.
march-aid-turn-act = *Ausführen:* beide, von a bis f; es zählt die Lage im jeweiligen Moment.
march-aid-turn-discard = *Ablegen:* beide, offen; PUNKTEN kommt auf die Hand. Ende?
march-aid-actions = { $count ->
        [7] Die sieben Aktionen, von a bis f
        [8] Die acht Aktionen, von a bis f
       *[other] Die { $count } Aktionen, von a bis f
    }
march-aid-move1 = *BEWEGEN 1:* 1 Armee in ein angrenzendes Land.
march-aid-move2 = *BEWEGEN 2:* 1 Armee, oder 2 aus einem Land in ein anderes{ $mixed ->
        [forbidden] , beide stehend oder beide befestigt
       *[allowed] {""}
    }.
march-aid-move = Pflicht mit einer Armee im Spiel, auch von einer Hauptstadt weg. Gegner versperren nichts; Befestigte stehen auf.
march-aid-recruit = *REKRUTIEREN:* 1 Armee aus dem Vorrat ins Heimatland; nichts, wenn keine da oder deine Hauptstadt besetzt ist.
march-aid-fortify = *BEFESTIGEN:* Lege 1 { $again ->
        [yes] Armee
       *[no] stehende Armee
    } auf die Seite, egal wo: Sie { $reading ->
        [one] verteidigt mit 1
       *[other] verteidigt besser
    }, bis sie zieht oder angreift.
march-aid-attack = *ANGREIFEN:* ein Kampf in einem Land: alle deine stehenden Armeen gegen alles Gegnerische dort. Befestigte dürfen erst aufstehen.
march-aid-attack-must = Pflicht, wenn eine stehende Armee auf Armee oder Garnison trifft; mit nur befestigten { $only ->
        [must-stand-up] muss 1 aufstehen
       *[other] darfst du verzichten
    }.
march-aid-attack-plus = *ANGREIFEN+1:* +1 auf die Summe für 1 andere Handkarte, nie PUNKTEN. Nur noch PUNKTEN: einfaches ANGREIFEN. { $moment ->
        [at-reveal] Bezahlt wird gleich beim Aufdecken.
       *[at-attack] Ohne Angriff keine Kosten.
    }
march-aid-strength = *STÄRKEN:* Ein SP-Würfel, den du kontrollierst, sinkt um 1 (auf 0: weg){ $floor ->
        [0] {""}
       *[other] , im Heimatland nicht unter { $floor }
    }, dann steigt dein Stärkewürfel um 1, höchstens auf { $most }.
march-aid-strength-must = { $declining ->
        [yes] Du darfst verzichten.
       *[no] Pflicht, wenn ein Würfel sinken kann.
    } { $six ->
        [nothing] Bei voller Stärke: nichts.
        [unplayable] Bei voller Stärke nicht spielbar.
       *[reduce] Bei voller Stärke sinkt er umsonst.
    }
march-aid-score = *PUNKTEN:* { $basic } SP + alle SP-Würfel, die du kontrollierst; dann alle Karten auf die Hand.
march-aid-score-not = Nicht bei leerem Ablagestapel: nie zweimal nacheinander{ $first ->
        [allowed] {""}
       *[forbidden] , nicht in Runde 1
    }. Gegner auf deiner Hauptstadt: keine SP, { $cards ->
        [cards-stay] Karten bleiben liegen
       *[cards-return] nur die Karten
    }.
march-aid-score-home = Gegner irgendwo in deinem Heimatland: keine SP dafür.
march-aid-manual = *{ $card }:* wie auf der Karte; von Hand ausgeführt.
march-aid-combat = Kampf, ohne Würfel
march-aid-combat-attack = *Angriff:* stehende Armeen × Stärkewürfel{ $plus ->
        [0] {""}
       *[other] , +1 mit ANGREIFEN+1
    }.
march-aid-combat-defence = *Verteidigung:* { $reading ->
        [one] stehende Armeen × Stärkewürfel, 1 je befestigte
        [raises-all] Armeen × Stärkewürfel, der je befestigte Armee um 1 mehr zählt
       *[plus-one] Armeen × Stärkewürfel, +1 je befestigte
    }, + Garnison im Heimatland.
march-aid-combat-win = Die höhere Summe gewinnt, 1 mehr genügt. Alle Armeen des Verlierers dort gehen in den Vorrat{ $unused ->
        [spared] , außer befestigt gebliebene des Angreifers
       *[destroyed] , auch befestigte
    }.
march-aid-combat-tie = *Gleichstand:* Beide verlieren dort alle Armeen; die Garnison bleibt.
march-aid-example = *Beispiel:* Blau greift im Heimatland von Orange an. { $verdict ->
        [attacker] Blau gewinnt und nimmt die Hauptstadt.
        [both] Gleichstand: Alle Armeen dort sind weg, die Hauptstadt bleibt frei.
       *[defender] Orange hält, Blau verliert beide Armeen.
    }
march-aid-capital = Hauptstadt und Garnison
march-aid-capital-take = Genommen nur durch *einen { $defender ->
        [yes] gewonnenen Kampf
       *[no] gewonnenen Angriff
    } im gegnerischen Heimatland:* 1 { $choice ->
        [any-army] Armee dort
       *[attackers] Angreifer
    } kommt darauf. Einrücken genügt nicht.
march-aid-capital-end = Frei wird sie, wenn diese Armee { $ends ->
        [0] wegzieht oder vernichtet wird; angreifen darf sie und bleibt
       *[other] wegzieht, angreift oder vernichtet wird{ $garrison ->
            [defends] {" "}(greift sie an, zählt die Garnison sofort wieder)
           *[absent] {""}
        }
    }.
march-aid-capital-while = Bis dahin: kein Rekrutieren, keine SP, keine Garnison; das Land zählt für den Besatzer.
march-aid-garrison = *Garnison { $garrison }:* verteidigt ihr Heimatland; greift nie an, zieht, wächst und stirbt nie.
march-aid-control = Wer was kontrolliert
march-aid-control-home = *Dein Heimatland:* du, solange die Hauptstadt frei ist.
march-aid-control-neutral = *Neutral:* wer als Einziger Armeen dort hat.
march-aid-control-enemy = *Gegnerisches:* du, solange du die Hauptstadt besetzt.
march-aid-end = SP und Ende des Spiels
march-aid-vp-stock = Vorrat *{ $vp } SP:* { $black ->
        [one] 1 schwarzer Marker
       *[other] { $black } schwarze Marker
    } zu 5, { $white ->
        [one] 1 weißer
       *[other] { $white } weiße
    } zu 1.
march-aid-vp-short = Zu wenig da: Du bekommst { $short ->
        [nothing] nichts
       *[remainder] den Rest
    }. { $change ->
        [stock-only] Gewechselt wird nicht.
       *[free] Wechselt frei.
    }
march-aid-end-when = Aus nach einer Runde, in der jemand *{ $goal } SP* hat{ $agreed ->
        [never] {""}
        [between-turns] , oder zwischen zwei Runden durch Einigung
       *[any-time] , oder durch Einigung
    }. Beide PUNKTEN dieser Runde zählen.
march-aid-end-more = Mehr SP gewinnen; gleich viele: unentschieden.
march-aid-end-tie = Wer allein { $goal } hat, gewinnt; beide: unentschieden.
march-aid-initiative = Initiative
march-aid-initiative-flip = *Beide bewegen oder beide greifen an:* Der Inhaber sagt, wer zuerst dran ist; dann wechselt sie, selbst wenn nichts geschieht.
march-aid-initiative-else = Sonst wechselt sie nie; ist die Reihenfolge wichtig, entscheidet der Inhaber.
march-aid-setup = Aufbau
march-aid-setup-row = Neutrales Land zwischen die Heimatländer{ $touch ->
        [yes] , die sich auch berühren
       *[no] {""}
    }.
march-aid-setup-map = Länder, wie das Szenario sie zeigt.
march-aid-setup-dice = SP-Würfel: Heimat { $home }, neutral { $neutral }. Stärkewürfel { $strength }.
march-aid-setup-armies = { $play } von { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } im Heimatland, { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }.
march-aid-setup-initiative = Wer höher würfelt, hat die Initiative.
march-aid-missed = Oft übersehen
march-aid-missed-strength = STÄRKEN wirkt erst nach den Angriffen der Runde.
march-aid-missed-share = Ohne Angriffskarte stehen Gegner friedlich im selben Land.
march-aid-missed-home = Gegner im Heimatland, nicht auf der Hauptstadt: Rekrutieren und Kontrolle wie sonst.
march-aid-missed-capital = Eine genommene Hauptstadt beendet das Spiel nicht.
march-aid-here = Was hier anders ist
march-aid-here-base = *{ $scenario }:* die Grundregeln.
march-aid-here-cards = *Je { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    },* ohne { $missing }.
march-aid-here-neutral = *{ $count ->
        [one] 1 neutrales Land
       *[other] { $count } neutrale Länder
    },* SP-Würfel { $low }–{ $high }.
march-aid-here-stock = *Vorrat { $vp } SP,* nicht { $base }.
march-aid-here-floor = *STÄRKEN:* Heimatland nie unter { $floor }{ $whose ->
        [own] {" "}(das eigene)
       *[both] {""}
    }.
march-aid-here-score = *PUNKTEN:* Gegner in deinem Heimatland kosten dessen SP, nicht den Rest und nicht die Kontrolle.
march-aid-here-tie = *Beide { $goal }* nach einer Runde: unentschieden.
march-aid-here-goal = *{ $goal } SP* beenden das Spiel, nicht { $base }.
march-aid-here-edition = *{ $edition ->
        [de] Deutsche
       *[en] Englische
    } Ausgabe:* { $ends ->
        [0] Ein Besatzer darf angreifen und bleibt.
       *[other] Ein Besatzer, der angreift, gibt die Hauptstadt auf.
    }
march-aid-here-range = *{ $edition ->
        [de] Deutsche
       *[en] Englische
    } Ausgabe:* neutrale Würfel bis { $low }, nicht { $other }.
march-aid-agreed = An diesem Tisch vereinbart
march-aid-agreed-next = { $count ->
        [one] 1 Auslegung: siehe nächste Seite.
       *[other] { $count } Auslegungen: siehe nächste Seite.
    }
march-aid-mark = ° üblicher Wert, in keiner Anleitung: Prüft euer Szenarioheft.
march-aid-foot = END-01: „companion rules MP-END-01“

## Wertungsblatt

march-sheet-score = Wertungsblatt
march-sheet-score-about = Ein ganzes Spiel auf Papier: die Karte jeder Runde, SP und Summen, Initiative, wie es ausging.
march-score-note = { $scenario } · { $edition ->
        [de] deutsche Ausgabe
       *[en] englische Ausgabe
    }
march-score-date = Datum
march-score-place = Ort
march-score-turn = Runde
march-score-card = gespielte Karte ankreuzen
march-score-vp = SP
march-score-total = Summe
march-score-initiative = Initiative
march-score-notes = Notizen
march-score-legend = { $cards }. Nach { $score } sind alle Kreuze davor wieder auf der Hand.
march-score-short = { $card ->
        [MOVE1] B1
        [MOVE2] B2
        [RECRUIT] R
        [FORTIFY] Bf
        [ATTACK] A
        [ATTACKplus1] A+
        [STRENGTH] S
        [SCORE] P
       *[other] { $card }
    }
march-score-result = Ergebnis
march-score-final = SP { $seat }
march-score-winner = Sieger
march-score-tie = unentschieden
march-score-reason = Grund
march-score-threshold = { $goal } SP
march-score-agreed = Einigung
march-score-other = anders
march-score-more = Mehr SP gewinnen; gleich viele sind ein Unentschieden.
march-score-both = Wer allein { $goal } SP hat, gewinnt; beide { $goal } oder mehr ist unentschieden; bei Einigung gewinnen mehr SP.

## Der Tisch, wie er steht

march-sheet-table = Der Tisch, wie er steht
march-sheet-table-about = Ein laufendes Spiel auf einer Seite: Länder, Armeen, Würfel, Marker, Karten und ein Code, der es zurückbringt.
march-table-capital = Hauptstadt
march-table-goal = von { $goal } SP
march-table-hand = Hand
march-table-discard = Ablagestapel
march-table-played = Gespielt
march-table-touching = Auch benachbart: { $pairs }
march-table-mark = ° steht in keiner Anleitung.
