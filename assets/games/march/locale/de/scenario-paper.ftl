# Szenarien und Serien auf Papier.

march-sheet-scenario = Aufbau auf einer Seite
march-sheet-scenario-about = das Szenario auf einer Seite, aus seiner Datei: ein Bild des Aufbaus, was bereitliegt, die Hand, was anders ist
march-scenario-picture = Der Aufbau
march-scenario-ready = Liegt bereit
march-scenario-hand = Die Hand jedes Spielers
march-scenario-cubes = Vorrat: *{ $black } schwarze* Würfelsteine (5 SP) und *{ $white } weiße* (1 SP), zusammen { $vp } SP.
march-scenario-boxed = Zurück in die Schachtel: { $black } schwarze, { $white } weiße.
march-scenario-armies = Armeen jedes Spielers: *{ $armies }*{ $home ->
        [-1] ; wie viele zu Hause beginnen, wird vor dem Spiel geklärt.
       *[other] , { $home } davon von Anfang an zu Hause.
    }
march-scenario-goal = *{ $goal } SP* beenden das Spiel. { $tie ->
        [1] Beide in derselben Runde dort: unentschieden.
       *[0] Beide in derselben Runde dort: Mehr SP gewinnen.
    }
march-scenario-basic = PUNKTEN bringt { $vp } SP, bevor Länder gezählt werden.
march-scenario-vp = SP { $range }
march-scenario-touching-open = Welche Karten sich berühren, wird vor dem Spiel geklärt: Zeichnet die Linien ein.
march-scenario-touch = { $one } und { $two } berühren sich.

march-sheet-worksheet = Arbeitsblatt für ein Szenario
march-sheet-worksheet-about = ein Formular für ein eigenes Szenario, mit einer Zeile für alles, was seine Datei sagen kann
march-worksheet-note = Ausfüllen, dann die Datei schreiben: docs/scenarios.md nennt die Felder
march-worksheet-name-en = Name auf Englisch
march-worksheet-name-de = Name auf Deutsch
march-worksheet-heads = Id | Name | Heimat | Besitzer | SP am Anfang | kleinste SP | größte SP | Stärke | größte Stärke | Garnison | Armeen Blau | Armeen Orange
march-worksheet-touching = Paare von Karten, die sich berühren, z. B. BH-N N-OH
march-worksheet-armies = Armeen (3)
march-worksheet-armies-in-play = zu Hause
march-worksheet-threshold = SP zum Sieg (18)
march-worksheet-basic-vp = SP von PUNKTEN (1)
march-worksheet-home-floor = Heimat-SP ab (0)
march-worksheet-cubes-black = schwarze Steine
march-worksheet-cubes-white = weiße Steine
march-worksheet-boxed-black = schwarze in die Schachtel
march-worksheet-boxed-white = weiße in die Schachtel
march-worksheet-hand = Die Hand jedes Spielers: schreib dazu, wie oft
march-worksheet-more = beide am Ziel: mehr SP gewinnen
march-worksheet-tie = beide am Ziel: unentschieden
march-worksheet-home-enemy = die eigene Heimat zählt, auch wenn dort ein Gegner steht
march-worksheet-own = Eigene Karten mit ihrem Schritt a–f; Notizen

march-sheet-series = Serienblock
march-sheet-series-about = viele Partien derselben zwei Spieler: wer was gewann und wie die Serie steht
march-series-note = Nach jeder Partie die Farben tauschen
march-series-one = erster Spieler
march-series-two = zweiter Spieler
march-series-since = seit
march-series-heads = Nr. | Datum | Szenario | Blau | SP Blau | SP Orange | Runden | Sieger
march-series-sums = gewonnen | verloren | unentsch. | SP

march-sheet-box = Schachtel und Beutelschilder
march-sheet-box-about = eine Schachtel für die Karten des Szenarios zum Falten und Kleben und ein Schild für jeden Beutel
march-box-cards = { $name } · Karten: { $cards }
march-bag-armies = Armeen, { $seat }
march-bag-black = schwarze Steine, je 5 SP
march-bag-white = weiße Steine, je 1 SP
march-bag-dice = Würfel für SP und Stärke
