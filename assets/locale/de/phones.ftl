# Handys am Tisch: Seiten, und was der Laptop dazu sagt.

phone-join = Platz nehmen
phone-which-seat = Wer bist du? Ein Platz wird einmal vergeben; der Laptop kann ihn freigeben.
phone-taken = besetzt
phone-tv = Ein Bildschirm für alle (zeigt nichts Geheimes)
phone-go-on = Du sitzt schon hier: weiter
phone-old-code = Dieser Code gilt nicht mehr. Nimm den auf dem Laptop.
phone-gone = Der Laptop hat diesen Platz freigegeben. Lies den Code noch einmal ein, um Platz zu nehmen.
phone-language = Deutsch
phone-no-script = Um hier zu entscheiden, braucht diese Seite JavaScript.

phone-connected = Verbunden.
phone-lost = Nicht verbunden. Der Laptop wird gesucht …
phone-sending = Wird gesendet …
phone-unsent = Noch nicht gesendet. Der Laptop wird gesucht …
phone-again = Zur Sicherheit noch einmal tippen.
phone-elsewhere = Dieser Platz ist in einem anderen Tab offen. Tippe hier, um in diesem weiterzumachen.
phone-done = Eingegeben.

phone-answer = Entscheiden
phone-cover = tippen zum Ansehen; es deckt sich selbst zu
phone-laid = Du hast verdeckt gelegt: { $move }. Bis zum Aufdecken darfst du neu wählen.
phone-typed = Oder tippe: { $usage }
phone-send = Senden
phone-seal = Verdeckt legen
phone-examples = Oder eins davon, wie es ist
phone-waiting = Wer entscheidet
phone-hands = Jetzt von Hand
phone-mine = Nur für deine Augen
phone-table = Der Tisch
phone-revealed = Zuletzt aufgedeckt
phone-picture = Der Tisch als Bild; dasselbe steht darunter in Worten
phone-in-words = In Worten
phone-larger = Größer
phone-smaller = Kleiner
phone-sealed = Verdeckt
phone-seldom = Selten
phone-log = Was geschah

cli-serve = Lässt Handys an einem Tisch Platz nehmen, ohne die App: zeigt die Adresse und ihren QR-Code.
cli-phones = Zeigt, welche Plätze eines Tisches ein Handy haben, oder gibt einen frei.
cli-option-address = die Adresse, die Handys nehmen sollen
cli-option-port = der Port
cli-option-release = diesen Platz freigeben (oder alle: all)
cli-word-address = ADRESSE
cli-word-port = PORT
cli-word-release = PLATZ
cli-serve-scan = Mit einem Handy im selben WLAN einlesen, oder die Adresse eintippen:
cli-serve-wifi = Wer im selben WLAN ist, könnte mithören; nach draußen geht nichts. Strg-C schaltet Handys aus.
cli-serve-others = Kommt niemand durch: selbes WLAN, kein Gastnetz, Firewall offen? Weitere Adressen dieses Laptops: { $addresses }
cli-serve-joined = Ein Handy sitzt bei { $seat }.
cli-serve-released = Der Platz von { $seat } ist wieder frei.
cli-serve-screen = ein Bildschirm für alle
cli-serve-new-code = Der Code wurde zu oft probiert. Die neue Adresse:
cli-serve-over = Handys sind aus. Alles Eingegebene ist gespeichert.
cli-phones-none = An diesem Tisch sitzt kein Handy.
cli-phones-sits = { $seat }: ein Handy seit { $since }
cli-phones-released = { $count ->
    [one] Ein Handy wurde freigegeben.
   *[other] { $count } Handys wurden freigegeben.
}

trouble-phone-moved-on = Der Tisch ist inzwischen weiter. Sieh nach, was jetzt gefragt ist.
trouble-seat-taken = Bei { $seat } sitzt schon jemand. Der Laptop kann den Platz freigeben.
trouble-port-taken = An { $address }:{ $port } kann nichts lauschen. Nutzt Companion oder ein anderes Programm es schon? Versuche --port oder --address.
trouble-no-address = Dieser Laptop ist in keinem Netz. Verbinde ihn mit einem WLAN oder dem Hotspot eines Handys und versuche es noch einmal.

# A move that is put together by taps.
event-steps-next = Weiter mit:
event-steps-word = { $word }
event-steps-means = { $what }
event-steps-back = Zurück:
event-steps-word-back = ohne „{ $word }“
event-steps-anew = neu anfangen
