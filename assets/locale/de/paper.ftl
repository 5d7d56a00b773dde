# Was der Druck selbst aufs Papier schreibt und was dabei schiefgehen kann.

paper-page = { $page } / { $total }
paper-check-bar = mit 100 % drucken: diese Leiste ist 100 mm lang

paper-plan = So gehören die Seiten zusammen
paper-plan-size = *{ $width } × { $height } mm* auf { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }.
paper-plan-how =
    - Mit 100 % drucken und die Leiste am Fuß einer Seite nachmessen.
    - Jede Seite links und oben an den Marken abschneiden; rechts und unten bleibt sie, wie sie ist.
    - Den { $overlap } mm breiten Streifen, der die Nachbarseite nennt, mit Kleber bestreichen und die Nachbarseite so darauflegen, dass die Zeichnung weiterläuft.
    - Erst die Reihen kleben, dann Reihe an Reihe. Seite I ist oben links.
paper-glue = hier { $page } ankleben

paper-calibration = Beidseitiger Druck: Kalibrierung
paper-calibration-how =
    Die meisten Drucker setzen die Rückseite ein wenig daneben. Diese Seite zeigt, um wie viel, damit Companion es ausgleicht.
    - Beide Seiten auf *ein Blatt* drucken: beidseitig, über die *lange Kante* gewendet, mit 100 %.
    - Das Blatt gegen eine Lampe oder ein Fenster halten, diese Seite zu dir. Das dicke Kreuz der Rückseite scheint durch.
    - Bei A: Wo trifft seine *senkrechte* Linie die *waagerechte* Skala? Das ist die erste Zahl. Wo trifft seine *waagerechte* Linie die *senkrechte* Skala? Das ist die zweite. Halbe Millimeter zählen; in der Mitte einer Skala ist es 0.
    - Auch B ablesen. Unterscheiden sich A und B, gilt die Zahl in der Mitte dazwischen.
    - Beide Zahlen mit Vorzeichen als Versatz der Rückseiten eingeben. Dann diese Seite noch einmal drucken: Das Kreuz muss im Ring liegen.
paper-calibration-across = erste Zahl (waagerechte Skala), mm
paper-calibration-down = zweite Zahl (senkrechte Skala), mm
paper-calibration-back = Dies ist die Rückseite der Kalibrierung. Die dicken Kreuze werden von vorn gegen das Licht abgelesen.
paper-calibration-example = Beispiel: Das dicke Kreuz scheint hier durch; die Zahlen sind { $first } und { $second }.
paper-calibration-check = Mit dem Versatz { $first } / { $second } mm liegt das Kreuz der Rückseite in diesem Ring.

paper-table-decides = { $seat }: { $ask }
paper-table-log = Was zuletzt geschah
paper-table-restore =
    So geht dieses Spiel weiter: auf der Startseite der App „importieren“ wählen und den Code tippen oder den Inhalt des QR-Codes einfügen; oder auf der Kommandozeile:
    companion import --code "…"
    Tippfehler werden gefunden; die Zeile wird genannt.
paper-table-sealed = Was verdeckt liegt oder nur einer weiß, steht nicht im Code: Der wiederhergestellte Tisch fragt noch einmal danach.
paper-table-code-next = Der Code in Buchstaben: nächste Seite.
paper-table-code = Code dieses Tisches

paper-kit-title = { $game }: { $kit }
paper-kit-cover = Was in diesem Satz ist
paper-kit-sheet = Blatt
paper-kit-pages = Seiten
paper-kit-leaves = Bögen Papier
paper-kit-on = Gedruckt auf
paper-kit-then = Danach
paper-kit-plain = Papier{ $sides ->
        [2] , beidseitig
       *[other] {""}
    }
paper-kit-card = Karton{ $sides ->
        [2] , beidseitig
       *[other] {""}
    }
paper-kit-cut = ausschneiden
paper-kit-fold = ausschneiden, falten, kleben
paper-kit-glue = zuschneiden, kleben
paper-kit-paper = *{ $leaves ->
        [one] Ein Bogen
       *[other] { $leaves } Bögen
    }* { $paper } mit diesem hier{ $card ->
        [0] {""}
       *[other] , davon { $card } aus Karton von 160 bis 250 g/m²
    }.
paper-kit-card-pages = Karton: Seiten *{ $pages }*; alle anderen auf gewöhnliches Papier.
paper-kit-turned = Beidseitig drucken, das Papier über die *lange Kante* gewendet. Seiten ohne Rückseite haben eine leere: So kommen alle in der richtigen Folge heraus.
paper-kit-one-sided = Einseitig drucken.
paper-kit-measure = Mit *100 %* drucken. Zuerst eine einzige Seite, und die Leiste an ihrem Fuß nachmessen.
paper-kit-cut-how = Von vorn mit dem Lineal schneiden, die langen Schnitte zuerst, in dieser Folge: { $sheets }.
paper-kit-fold-how = Vorder- und Rückseite in einem Stück ausschneiden, an der gestrichelten Linie falten, kleben, in dieser Folge: { $sheets }.
paper-kit-glue-how = Danach die großen Zeichnungen zusammensetzen; die erste Seite einer jeden ist ihr Plan: { $sheets }.
paper-kit-left-out = Weggelassen
paper-kit-not-needed = so, wie das Spiel aufgebaut ist, nicht nötig.
paper-kit-others = nicht in diesem Satz; „Alles“ enthält sie, und jedes lässt sich allein drucken.

trouble-no-paper = Das Papier „{ $size }“ gibt es nicht. Bekannt sind { $known }; oder gib Breite x Höhe in Millimetern an, etwa 200x300.
trouble-no-card = Die Kartengröße „{ $size }“ gibt es nicht. Bekannt sind { $known }; oder gib Breite x Höhe in Millimetern an, etwa 70x120.
trouble-size-range = { $size } geht nicht: Jede Seite muss { $least } bis { $most } mm lang sein.
trouble-no-ink = Die Druckart „{ $ink }“ gibt es nicht. Bekannt sind { $known }.
trouble-no-offset = „{ $offset }“ ist kein Versatz. Gib die beiden Zahlen der Kalibrierseite in Millimetern an, höchstens 10, etwa 0,5 -1.
trouble-card-no-room = Eine Karte von { $card } mm passt nicht auf { $paper }. Nimm größeres Papier, kleinere Karten oder weniger Beschnitt.

paper-box-how = Zwei Hälften ergeben die Schachtel, innen { $wide } × { $high } × { $deep } mm; wie dick eine Karte ist, haben wir geschätzt. Auf dickes Papier drucken, die Linien schneiden, die gestrichelten ritzen und falten, jede Lasche hinter die andere Hälfte und die unteren Klappen aufeinanderkleben.
paper-box-glue = hier kleben
