# Clockwork Wars, nur Buch führen.
clockwork-ask-books = Spielt diese Phase am Tisch, tragt ein, was sich geändert hat (ändere), dann: weiter.
clockwork-ask-count = Gleichstand bei den Siegpunkten: Wie viele Gebiete kontrolliert jeder?
clockwork-ask-full = Ab jetzt das ganze Spiel verfolgen: Wo steht alles?
clockwork-books-full = Ab jetzt verfolgt Companion jede Figur auf der Landkarte.
    .hand = alles steht schon so da: nur vergleichen, was hier folgt
CW-END-03 = { $case ->
        [first] Gleichstand bei den Siegpunkten: Zählt zuerst die Gebiete, zum Beispiel „zähle rot:5 blau:4“.
        [everybody] Gebt für jeden, der mitspielt, genau eine Zahl an.
        [number] Gib die Gebiete als einfache Zahl an.
       *[not-now] Gebiete werden nur gezählt, wenn am Ende Gleichstand bei den Siegpunkten herrscht.
    }
CW-UNIT-02 = { $seat } hat keine solche Einheit ({ $figure }) mehr, oder nicht so viele.
