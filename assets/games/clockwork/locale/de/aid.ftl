# Die Spielhilfe von Clockwork Wars: die Regeln in eigenen Worten. *Fette* Wörter beginnen einen Punkt.

clockwork-sheet-aid = Spielhilfe
clockwork-sheet-aid-about = das ganze Spiel auf zwei Seiten eines Blatts, mit den Zahlen eurer Variante und der Regel hinter jeder Zeile

clockwork-aid-base = Basisspiel
clockwork-aid-epic = episches Spiel
clockwork-aid-allied = zwei gegen zwei
clockwork-aid-epic-allied = episch, zwei gegen zwei
clockwork-aid-note = { $variant } · { $players } Spieler
clockwork-aid-ids = klein: Regelnummern (CW-…)

# Der Streifen oben: die Phasen einer Runde.
clockwork-aid-phase-spy = *Meister­spion*
    je eine Aktion
clockwork-aid-phase-recruit = *Rekru­tierung*
    gleichzeitig
clockwork-aid-phase-deploy = *Aufstel­lung*
    schreiben, zeigen
clockwork-aid-phase-combat = *Kampf*
    Unter­stützung, Schlacht, Verschleiß
clockwork-aid-phase-research = *Forschung*
    Studien, Ent­deckung, Akti­vierung
clockwork-aid-phase-scoring = *Wertung*
    nur nach Runde { $first }, { $second }, { $third }

clockwork-aid-ages = Zeitalter und Reihenfolge
clockwork-aid-ages-rounds = *Frühzeit* Runde 1–{ $early }, *Mittelzeit* { $middle }–{ $middleend }, *Spätzeit* { $late }–{ $lateend }. Jedes Zeitalter endet mit einer Wertung.
clockwork-aid-ages-order = *Spielerreihenfolge*: Startspieler, dann im Uhrzeigersinn.
clockwork-aid-ages-end = *Ende der Runde*: Rundenmarker weiter, Aktionsplättchen zurück, Startspielermarker nach links.

clockwork-aid-control = Kontrolle
clockwork-aid-control-alone = *Du kontrollierst* ein Gebiet, wenn dort nur du Einheiten hast; eine genügt. Deine Hauptstadt gehört immer dir, niemand kann sie angreifen.
clockwork-aid-control-contested = *Umstritten*: Einheiten mehrerer Spieler. Niemand kontrolliert das Gebiet; es gibt eine Schlacht.
clockwork-aid-control-city = *Stadt*: ein Dorf, das du mit 3 oder mehr Einheiten kontrollierst.
clockwork-aid-control-units = *Einheiten* sind Soldaten, Besondere Einheiten und Generäle; Arbeiter und Spione nicht.

clockwork-aid-spy = Meisterspion
clockwork-aid-spy-how = Der Reihe nach nimmt jeder eine Aktion, die noch niemand hat. Sie gilt für diese Runde.
clockwork-aid-spy-conscription = *Wehrpflicht*: 1 Arbeiter, Vorrat → Pool.
clockwork-aid-spy-gambit = *Schachzug*: bis zu zwei eigene Einheiten in andere Gebiete versetzen, die du kontrollierst, nie an den Hof.
clockwork-aid-spy-rnd = *F & E*: 2 Spionagekarten ziehen, 1 behalten, die andere unter den Stapel.
clockwork-aid-spy-counter = *Spionageabwehr*: +1 EP nach Wahl; beliebig viele Gegner verlieren je 1 EP.
clockwork-aid-spy-technophilia = *Technophilie*: +1 SP; du bist in jedem Abschnitt der Forschung dieser Runde Erster.
clockwork-aid-spy-tactical = *Taktische Operationen*: +1, wo du dir die höchste Stärke teilst; dort gewinnst du also.

clockwork-aid-recruit = Rekrutierung
clockwork-aid-recruit-numbers = Vorrat → Pool: *Hauptstadt { $capital }*, *Dorf 1*, *Stadt 2* (nicht 1 + 2).
clockwork-aid-recruit-limit = Du hast 30 Scheiben, nicht mehr; der Pool bleibt hinter dem Sichtschirm.

clockwork-aid-deploy = Aufstellung
clockwork-aid-deploy-tank = Zuerst darf der *Dampfpanzer* offen ein Gebiet weit ziehen. Dann schreiben alle geheim; sind alle bereit, zeigen alle.
clockwork-aid-deploy-own = ein Gebiet, das du kontrollierst,
clockwork-aid-deploy-beside = ein Gebiet neben einem, das du kontrollierst,
clockwork-aid-deploy-march = *Gewaltmarsch*: ein Gebiet zwei Schritte weit, über eines ganz ohne Einheiten. In dieses Zwischengebiet musst du auch mindestens 1 Einheit stellen.
clockwork-aid-deploy-when = Es zählt, wer was kontrolliert, *während du schreibst*. Was du gerade aufstellst, erweitert nichts; eine Einheit im Zwischengebiet reicht für alle Märsche hindurch.
clockwork-aid-deploy-court = *Hof*: immer, beliebig viele Arbeiter; dort sind sie Spione und ziehen nie mehr.
clockwork-aid-deploy-never = *Nie*: fremde Hauptstadt, Wächter eines Gegners, leeres Feld.
clockwork-aid-deploy-special = *Eine Besondere Einheit* je Runde, kostenlos; sie zählt nicht zum Pool.
clockwork-aid-deploy-pool = Nicht mehr Arbeiter, als im Pool sind. Der Rest kann im Studien-Abschnitt geopfert werden oder bleibt.

clockwork-aid-support = Kampf: Unterstützung
clockwork-aid-support-how = Der Reihe nach beliebig viele Unterstützungsbefehle geben, dann *passen*: fertig.
clockwork-aid-support-citadel = *Zitadelle*, die du kontrollierst: beliebig viele ihrer Soldaten in benachbarte Schlachten.
clockwork-aid-support-hunter = *Jäger*: bis zu 2 Gebiete weit in eine Schlacht, auch aus einer anderen heraus.
clockwork-aid-support-crasher = *Crasher*: muss eingesetzt werden; bis zu 3 gegnerische Soldaten in seinem Gebiet sind weg, und er auch.
clockwork-aid-support-agent = *Agent*: schaltet in einem umstrittenen Gebiet den gegnerischen Soldaten aus, wenn es genau einer ist.
clockwork-aid-support-cards = *Entdeckungen* und *Spionagekarten* für diesen Abschnitt.
clockwork-aid-support-leviathan = Alle haben gepasst: jetzt kann der *Leviathan* kommen.

clockwork-aid-battle = Kampf: Schlacht
clockwork-aid-battle-order = Der Startspieler führt seine Schlachten in beliebiger Reihenfolge durch, dann im Uhrzeigersinn.
clockwork-aid-battle-strength = *Stärke*: Soldat 1, Agent 1, Jäger 2, Ingenieur 0, Dampfpanzer 3; dazu Entdeckungen.
clockwork-aid-battle-win = *Allein höchste* gewinnt; alle anderen verlieren dort alle Einheiten.
clockwork-aid-battle-keep = Der Sieger *behält so viele Einheiten wie der Unterschied* zur zweithöchsten Stärke und wählt, welche.
clockwork-aid-battle-tie = *Gleichstand an der Spitze*: alle Einheiten der Schlacht sind verloren, das Gebiet ist leer.
clockwork-aid-battle-one = Nur eine Seite übrig, wenn die Schlacht an der Reihe ist: Sie behält alle Einheiten.
clockwork-aid-battle-lost = *Verlorene* Soldaten in den Vorrat; Besondere Einheiten und Generäle aus dem Spiel. Ein Marker geht sofort an den Sieger.

clockwork-aid-attrition = Kampf: Verschleiß
clockwork-aid-attrition-line = *Versorgt*: eine Kette von dir kontrollierter Gebiete zu deiner Hauptstadt oder einer deiner Städte.
clockwork-aid-attrition-loss = Jedes andere deiner Gebiete verliert *eine Einheit*.
clockwork-aid-attrition-immune = *Immun*: Wächter, Dampfpanzer, Agent.

clockwork-aid-study = Forschung: Studien
clockwork-aid-study-income = *Turm* 1 Magie, *Fabrik* 1 Wissenschaft, *Schrein* 1 Religion (EP); mit Ingenieur 1 mehr.
clockwork-aid-study-sacrifice = *Opfern*: Jeder Arbeiter, der noch im Pool ist, darf für 1 EP nach Wahl in den Vorrat.

clockwork-aid-discovery = Forschung: Entdeckung
clockwork-aid-discovery-turns = Reihum, Technophilie zuerst: eine Entdeckung oder einen General *kaufen* oder *passen* und fertig sein.
clockwork-aid-discovery-price = Karten dieses oder eines früheren Zeitalters; der ganze Preis in EP ihres Bereichs.
clockwork-aid-discovery-token = *Marker*: in deine Hauptstadt oder auf Turm (Magie), Fabrik (Wissenschaft) oder Schrein (Religion), die du kontrollierst. Einer je Gebiet, er zieht nie um. Kein Platz, kein Kauf.
clockwork-aid-discovery-owner = Wer das Gebiet erobert, bekommt die Karte. Leeres Gebiet: niemandem, bis jemand es kontrolliert. In der Hauptstadt ist er sicher.
clockwork-aid-activation = *Aktivierung*: in derselben Reihenfolge; jeder nutzt seine Karten, jede einmal je Runde, auch neue.

clockwork-aid-generals = Generäle
clockwork-aid-generals-how = Wie Entdeckungen gekauft, in jedem Zeitalter, ohne Marker.
clockwork-aid-generals-leviathan = *Leviathan* 5 Magie + 2 Religion: wenn alle gepasst haben, in eine deiner Schlachten. Du gewinnst ohne Verlust; 1 SP je ausgeschalteter Einheit; dann ist er weg.
clockwork-aid-generals-guardian = *Wächter* 5 Religion + 2 Wissenschaft: zu Beginn einer Rekrutierung in ein Gebiet, das du kontrollierst. Er bleibt; kein Gegner darf dort aufstellen.
clockwork-aid-generals-tank = *Dampfpanzer* 5 Wissenschaft + 2 Magie: in deine Hauptstadt oder eine Zitadelle, die du kontrollierst; ein Gebiet weit zu Beginn jeder Aufstellung. Beim Gegner: sofort umstritten. Nicht in fremde Hauptstädte und nicht zum Wächter.

clockwork-aid-special = Besondere Einheiten
clockwork-aid-special-how = Verloren ist verloren. Sie zählen für Kontrolle, Rekrutierung und SP, sind für Karten aber keine Soldaten.
clockwork-aid-special-purebreeds = *Agent* (Purebreeds, rot): jedes Gebiet, oder der Hof als Spion; jede Runde neu aufstellbar. Nie unversorgt.
clockwork-aid-special-mongrels = *Jäger* (Mongrels, grün): aufgestellt wie üblich; zieht nur, um eine Schlacht zu unterstützen.
clockwork-aid-special-troglodytes = *2 Ingenieure* (Troglodytes, blau): einer je Runde, nur in Forschungsgebiete, einer je Gebiet; dort +1 EP.
clockwork-aid-special-rhinochs = *2 Crasher* (Rhinochs, weiß): einer je Runde, nur in Zitadelle, Dorf oder Stadt eines Gegners in Reichweite.

clockwork-aid-scoring = Wertung: Siegpunkte
clockwork-aid-scoring-forest = *Wald*: 1 SP je eigene Einheit, höchstens 3. *See*: 3 SP mit 2 oder mehr Einheiten.
clockwork-aid-scoring-fire = *{ $id }* auf dieser Landkarte: { $vp } SP statt 3.
clockwork-aid-scoring-cards = Dann Entdeckungen, die SP bringen.

clockwork-aid-court = Wertung: Hof
clockwork-aid-court-how = Wer allein die *meisten Spione* hat, erhält den Bonus; bei Gleichstand niemand. In Frühzeit · Mittelzeit · Spätzeit:
clockwork-aid-court-rasputin = *Rasputin*: 2 Spionagekarten · andere verlieren je 2 SP · 3 SP
clockwork-aid-court-pius = *Pius*: je Schrein 1 Arbeiter in den Pool · der Wächter, auch von einem anderen Spieler · 4 SP
clockwork-aid-court-lovelace = *Lovelace*: 3 EP · eine noch nicht gekaufte Entdeckung gratis · 5 SP

clockwork-aid-pollution = Wertung: Umweltverschmutzung
clockwork-aid-pollution-how = In *jedem Wald und See* behältst du nur *1 Einheit;* du wählst, welche. Besondere Einheiten und Generäle, die es trifft, sind aus dem Spiel.

clockwork-aid-espionage = Spionagekarten
clockwork-aid-espionage-how = Eine zu spielen kostet *einen deiner Spione*: Hof → Vorrat. Ohne Spion keine Karte. Gleicher Zeitpunkt: der Reihe nach.

clockwork-aid-end = Spielende
clockwork-aid-end-convert = Nach der letzten Wertung *3 EP = 1 SP*, alle Bereiche zusammen; Reste verfallen.
clockwork-aid-end-win = *Meiste SP* gewinnt. Gleichstand: mehr Gebiete; dann, wer später in der Spielerreihenfolge war.

clockwork-aid-here-epic = Episch: was anders ist
clockwork-aid-here-epic-rounds = 9 Runden, Wertung nach 3, 6 und 9 (Basisspiel: 7; nach 2, 4 und 7).
clockwork-aid-here-epic-start = Hauptstädte rekrutieren 3 statt 4; niemand beginnt mit EP.
clockwork-aid-other-epic = Wenn ihr episch spielt
clockwork-aid-other-epic-how = 9 Runden, Wertung nach 3, 6 und 9; Hauptstädte rekrutieren 3; keine EP zu Beginn.

clockwork-aid-allies = Zwei gegen zwei
clockwork-aid-allies-commander = *Befehlshaber*: der Verbündete, der früher in der Spielerreihenfolge kommt, bis zum Ende der Runde.
clockwork-aid-allies-share = Verbündete dürfen *Gebiete teilen*, ohne Schlacht. Der Stärkere kontrolliert; bei Gleichstand der Befehlshaber.
clockwork-aid-allies-only = Nur wer *kontrolliert*, rekrutiert, erhält EP (auch für den Ingenieur des Verbündeten) und punktet, nur mit eigenen Einheiten.
clockwork-aid-allies-slip = Befehle bleiben geheim. Der Befehlshaber darf einen *Zettel mit einer Gebietsnummer* geben; der Verbündete muss nicht folgen.
clockwork-aid-allies-march = Ein Gebiet des Verbündeten ist nur Ziel, wenn es das ohnehin wäre; Gewaltmärsche *hindurch* sind erlaubt.
clockwork-aid-allies-support = Unterstütze den Verbündeten auch ohne Einheiten dort; offen reden, der Reihe nach handeln.
clockwork-aid-allies-battle = *Schlachten* vergleichen die Summen beider Verbündeter. Die Sieger behalten den Unterschied; ihr Befehlshaber wählt.
clockwork-aid-allies-supply = Versorgung darf über Gebiete des Verbündeten laufen.
clockwork-aid-allies-token = Kein Marker auf ein Gebiet des Verbündeten; gewinnt er die Kontrolle über deines, gehört ihm die Karte.
clockwork-aid-allies-court = Spione werden nicht zusammengezählt; haben beide Verbündeten gleich viele und die meisten: der Befehlshaber.
clockwork-aid-allies-spy = *Schachzug* auch in Gebiete des Verbündeten; *Spionageabwehr* verschont ihn.
clockwork-aid-allies-generals = *Leviathan* nur, wo du Einheiten hast. *Wächter* nicht in Gebiete des Verbündeten, aber der darf dazukommen.
clockwork-aid-allies-end = *SP beider zusammen*. Gleichstand: mehr Gebiete; dann die Allianz dessen, der zuletzt an der Reihe war.
