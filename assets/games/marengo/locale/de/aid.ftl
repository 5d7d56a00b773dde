# Die Spielhilfe von Bonaparte at Marengo.

marengo-sheet-aid = Spielhilfe
marengo-sheet-aid-about = das ganze Spiel auf beiden Seiten eines Blattes, wie ihr es spielt, mit der Regel hinter jeder Zeile
marengo-aid-ids = Kürzel: die Regeln in Companion, BM-…
marengo-aid-phase-bombard = *Beschuss*: den angekündigten ausführen oder aufheben
marengo-aid-phase-assault = *Sturmangriffe*, einer nach dem anderen
marengo-aid-phase-move = *Bewegung*, mit Vorstößen und Verstärkungen
marengo-aid-phase-announce = *Ankündigen*: ein Beschuss für den nächsten Zug

marengo-aid-start = Vor dem Zug
marengo-aid-start-shuffle = Eigene Steine { $scope ->
        [locale] einer Stellung
       *[position] einer Position
    } mischen; nie schlafende mit anderen.
marengo-aid-start-alarm = Zu Beginn eines französischen Zuges wachen französische Steine neben einer Stellung mit Österreichern auf.
marengo-aid-start-declare = Frankreich darf im ersten Zug 1 Stein wecken; später 2 im Zug, sobald Österreicher in einer Anfangsstellung waren oder ab 11 Uhr.
marengo-aid-start-asleep = Wer schläft, zieht nicht, darf aber einen Vorstoß stoppen und weicht wie andere.

marengo-aid-commands = Kommandos
marengo-aid-commands-limit = *{ $commands } im Zug*, für Sturmangriffe und Bewegungen zusammen. Keines wird aufgespart.
marengo-aid-commands-one = *Je 1*: eine Gruppe, die zieht oder in Blockade geht, ein Sturmangriff, ein Stein auf einer Nebenstraße, einer über die Pontonbrücke, das Teilen einer Gruppe.
marengo-aid-commands-withdraw = Zurück aus einer Blockade { $cost ->
        [free] ist frei.
       *[one] kostet 1; frei, wenn gegenüber kein Gegner mehr ist.
    }
marengo-aid-commands-free = *Frei*: beliebig viele auf Hauptstraßen, einen Vorstoß stoppen, Rückzüge, Beschuss, Verfolgung.
marengo-aid-commands-groups = Eine Gruppe beginnt in einer Position und endet zusammen. Auf Straßen ist jeder Stein eine Gruppe. Kein Stein zieht zweimal.

marengo-aid-movement = Bewegung
marengo-aid-movement-reserve = *Aus der Reserve*: in die Reserve einer Nachbar­stellung, oder einen Zugang der eigenen blockieren, hinter dem Gegner stehen.
marengo-aid-movement-block = *Aus einer Blockade*: in die eigene Reserve, oder geradeaus in die Reserve gegenüber, wenn der Gegner dort nicht blockiert.
marengo-aid-movement-leave = Eine Blockade ohne Gegner gegenüber muss bis zum Ende der Bewegung aufgegeben werden; wer schon gezogen ist, geht nur in Reserve.
marengo-aid-movement-limits = Nie über die Kapazität (eigene Steine), über unpassier­bare Seiten oder einen Zugang, den der Gegner blockiert.
marengo-aid-movement-stormed = Wer gestürmt hat, zieht nicht. In eine gestürmte Stellung geht sonst niemand, und wo ein Sturm gescheitert ist, geht niemand hinüber.

marengo-aid-roads = Straßen
marengo-aid-roads-steps = Bis zu *{ $steps } Schritte*, aus der Reserve, wo keine Gegner sind; der Zug endet in Reserve.
marengo-aid-roads-crossing = Über einen Zugang auf einer Straße höchstens { $steps } Steine im Zug: einer mit seinem 1., einer mit seinem 2., einer mit seinem 3. Schritt, in dieser Folge.
marengo-aid-roads-direction = Alle in derselben Richtung. Ein Schritt darf abgewartet werden. Zwei Straßen über einen Zugang zählen getrennt.
marengo-aid-roads-cost = Frei nur, wenn der ganze Weg auf Haupt­straßen liegt, sonst 1 Kommando je Stein.

marengo-aid-cavalry = Kavallerie schließt auf
marengo-aid-cavalry-continue = In Reserve angekommen, darf sie *auf­schließen* und einen Zugang dort blockieren, hinter dem Gegner stehen. Sie zeigt sich.
marengo-aid-cavalry-road = Nach einer Straßen­bewegung nur zu einem Zugang { $roads ->
        [joined] dieser Straße oder einer, die sie dort trifft;
       *[used] dieser Straße;
    } frei, wenn alles auf Haupt­straßen lag.
marengo-aid-cavalry-parts = Wer eine Gruppe verlässt, bildet eine neue: 1 Kommando für jede weitere Position.

marengo-aid-entries = Verstärkungen
marengo-aid-entries-steps = Sie kommen auf der Straße: der erste mit Schritt 1, der zweite mit Schritt 2, der dritte mit Schritt 3; das Betreten ist ein Schritt.
marengo-aid-entries-shut = Nicht in eine volle Stellung oder eine mit Gegnern. Sie dürfen warten.
marengo-aid-entries-pontoon = Pontonbrücke: im Zug 1 weiterer Österreicher in Reserve, für 1 Kommando.

marengo-aid-maneuver = Vorstoß
marengo-aid-maneuver-what = Eine Gruppe zieht in eine Stellung mit Gegnern über einen Zugang, den sie nicht blockieren.
marengo-aid-maneuver-who = Über ein Hindernis mit mindestens 1 Infanterie, gezeigt. Auf der Straße nur Kavallerie, gezeigt.
marengo-aid-maneuver-stop = *Gestoppt*, wenn die Angreifer in Reserve begonnen haben und ein Verteidiger aus der Reserve dort den Zugang blockiert, umsonst.
marengo-aid-maneuver-stopped = Dann bleiben sie, oder alle blockieren ihre Seite, oder sie teilen sich für 1 Kommando; ihre Bewegung ist vorbei.
marengo-aid-maneuver-won = *Sonst* weichen alle Verteidiger dort, und { $part ->
        [yes] die Angreifer rücken ein, alle oder einige.
       *[no] die Angreifer rücken ein.
    } Kavallerie auf einer Straße darf ihre übrigen Schritte gehen.

marengo-aid-bombardment = Artilleriebeschuss
marengo-aid-bombardment-turns = Artillerie, die einen Zugang blockiert, zeigt sich in Phase 4 und feuert in Phase 1 ihres nächsten Zuges auf die Stellung gegenüber.
marengo-aid-bombardment-target = Ziel: wer gegenüber blockiert; sonst die Reserve dort; sonst ein anderer Zugang deiner Wahl.
marengo-aid-bombardment-strength = Stärke der Artillerie, abzüglich Artillerie-Malus, wenn das Ziel gegenüber blockiert. Der Verteidiger wählt einen Stein, der alles nimmt.
marengo-aid-bombardment-limits = Im Zug, in dem sie feuert, zieht, stürmt und kündigt sie nicht; sie feuert einmal in der Runde.

marengo-aid-assault = Sturmangriff
marengo-aid-assault-who = Über einen Zugang, den der Gegner blockiert, mit Steinen, die seit Beginn des Zuges die eigene Seite blockieren; einmal je Zugang und Zug. Vorher sagen, wer mitmacht.
marengo-aid-assault-losses = Verluste: erste Reihe (der Gegner wählt), dann zweite Reihe (der Besitzer wählt). Geschwächte Steine gegen schwächere tauschen.
marengo-aid-assault-after = Eine gestürmte Stellung ist nur für die, die sie genommen haben. Wo ein Sturm scheitert, geht in diesem Zug niemand hinüber.
marengo-aid-steps = Sturm, Schritt für Schritt (A Angreifer, V Verteidiger)

marengo-aid-retreat = Rückzug
marengo-aid-retreat-who = Alle dieser Seite in der Stellung, gezeigt. Geschlagene Angreifer gehen nur in Reserve: kein Rückzug.
marengo-aid-retreat-losses = *Es verliert 1*: die Reserve, wenn Infanterie darin ist, und jeder Zugang mit Infanterie oder Kavallerie; Kavallerie in Reserve und die im Sturm Geschlagenen verlieren nichts.
marengo-aid-retreat-artillery = { $artillery ->
        [spared] Artillerie weicht an diesem Tisch wie andere.
       *[lost] Artillerie, die weichen muss, ist verloren.
    }
marengo-aid-retreat-where = In die Reserve nebenan: nicht dorthin, woher der Angriff kam, nicht zu Gegnern, nicht über unpassier­bare Seiten, nicht über die Kapazität.
marengo-aid-retreat-nowhere = Sie dürfen sich teilen. Wer nirgends hin kann, ist verloren.

marengo-aid-morale = Moral
marengo-aid-morale-points = Jeder verlorene Stärkepunkt, wodurch auch immer, ist 1 Moral; ein verlorener Stein zählt mit allem, was er hatte.
marengo-aid-morale-broken = *Bei 0 ist die Armee demoralisiert*: Sie beginnt keine Sturmangriffe, jeder Stein ihrer ersten Reihe zählt in der Abwehr 1 weniger. Feuer und Verfolgung bleiben.
marengo-aid-morale-bonus = Bricht in einer Runde nur eine Armee, bekommt die andere { $bonus } zu Beginn { $often ->
        [every] jeder folgenden Runde.
       *[once] der nächsten Runde.
    }

marengo-aid-victory = Sieg
marengo-aid-victory-morale = Ist am Ende nur eine Armee demoralisiert, gewinnt die andere.
marengo-aid-victory-stars = Keine oder beide: Österreich gewinnt mit Steinen in Stern­stellungen von 2 Farben, sonst Frankreich.

marengo-aid-board = Dieser Spielplan
marengo-aid-board-day = Von { $first } bis { $last }, { $rounds } Runden; Österreich beginnt jede.
marengo-aid-board-morale = Moral zu Beginn: Österreich { $austrian }{ $mark }, Frankreich { $french }{ $mark }.
marengo-aid-agreed = An diesem Tisch
