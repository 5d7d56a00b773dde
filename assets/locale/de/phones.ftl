# Handys am Tisch: Seiten, und was der Laptop dazu sagt.

phone-join = Platz nehmen
phone-which-seat = Wer bist du? Ein Platz wird einmal vergeben; der Laptop kann ihn freigeben.
phone-taken = besetzt
phone-tv = Ein Bildschirm für alle (zeigt nichts Geheimes)
phone-go-on = Du sitzt schon hier: weiter als
phone-old-code = Dieser Code gilt nicht mehr. Nimm den auf dem Laptop.
phone-gone = Der Laptop hat diesen Platz freigegeben. Lies den Code noch einmal ein, um Platz zu nehmen.
phone-language = Deutsch
phone-no-script = Um hier zu entscheiden, braucht diese Seite JavaScript.

phone-connected = Verbunden.
phone-lost = Nicht verbunden. Der Laptop wird gesucht …
phone-sending = Wird gesendet …
phone-unsent = Noch nicht gesendet. Der Laptop wird gesucht …
phone-again = Zur Sicherheit noch einmal tippen.
phone-elsewhere = Dieser Platz ist in einem anderen Tab offen.
phone-here = In diesem Tab weitermachen
phone-hurried = Zu viel auf einmal. Warte eine Minute.
phone-odd = Damit kann der Laptop nichts anfangen. Lade die Seite neu.
phone-done = Eingegeben.

phone-seats = Plätze auf diesem Handy
phone-another = Mit diesem Handy noch einen Platz nehmen
phone-pass-to = Das Handy weitergeben an
phone-for = Diese Seite ist für { $seat }.
phone-show = Zeigen

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
phone-older = Früher

phones-title = Handys
phones-scan = Mit einem Handy im selben WLAN einlesen, oder die Adresse eintippen:
phones-type = Diese Adresse im Browser eines Handys im selben WLAN eintippen:
phones-how-screen = Dies ist für einen Bildschirm für alle, Fernseher oder Tablet. Er zeigt nichts Geheimes.
phones-first = Sind Handys eingeschaltet, fragt das System vielleicht, ob Python in deinem Netz lauschen darf: erlaube es, sonst kommt kein Handy durch.
phones-wifi = Wer im selben WLAN ist, könnte mitlesen; nach draußen geht nichts.
phones-are-off = Handys sind aus. { $key } schaltet sie ein.
phones-off = Handys sind aus. Wer hier sitzt, behält den Platz.
phones-again = Handys sind wieder an; wer hier saß, kommt von selbst zurück. { $key } zeigt, wer.
phones-not-again = Handys sind aus ({ $key } schaltet sie ein).
phones-nobody-wifi = Noch ist niemand da. Ist das Handy im selben WLAN, nicht im Mobilfunk?
phones-nobody-guests = Ein Gastnetz trennt die Geräte.
phones-nobody-firewall = Die Firewall dieses Laptops muss Python lauschen lassen.
phones-nobody-hotspot = Sonst: der Hotspot eines Handys, für Laptop und alle Handys.
phones-joined = Ein Handy sitzt bei { $seat }.
phones-released = Der Platz von { $seat } ist wieder frei.
phones-screen = Bildschirm für alle
phones-screen-joined = Ein Bildschirm für alle ist da.
phones-screen-released = Ein Bildschirm für alle wurde freigegeben.
phones-free = frei
phones-there = verbunden
phones-away = weg
phones-some = { $there } von { $count } da
phones-all = alle freigeben
phones-all-of-them = alle
phones-nobody-there = Dort sitzt niemand.
phones-release-sure = { $seat } freigeben? Wer dort sitzt, muss neu dazukommen.
phones-next-sure = { $count ->
    [one] Ein Handy ist verbunden und fände den Tisch unter einer anderen Adresse nicht. Trotzdem wechseln?
   *[other] { $count } Handys sind verbunden und fänden den Tisch unter einer anderen Adresse nicht. Trotzdem wechseln?
}

cli-serve = Lässt Handys an einem Tisch Platz nehmen, ohne die App: zeigt die Adresse und ihren QR-Code.
cli-phones = Zeigt, welche Plätze eines Tisches ein Handy haben, oder gibt einen frei.
cli-option-address = die Adresse, die Handys nehmen sollen
cli-option-port = der Port
cli-option-release = diesen Platz freigeben (oder alle: all)
cli-word-address = ADRESSE
cli-word-port = PORT
cli-word-release = PLATZ
cli-serve-others = Weitere Adressen dieses Laptops: { $addresses } (companion serve --address …)
cli-serve-stop = Strg-C schaltet Handys aus.
cli-phones-none = An diesem Tisch sitzt kein Handy.
cli-phones-sits = { $seat }: ein Handy seit { $since }
cli-phones-released = { $count ->
    [one] Ein Handy wurde freigegeben.
   *[other] { $count } Handys wurden freigegeben.
}

trouble-phone-moved-on = Der Tisch ist inzwischen weiter. Sieh nach, was jetzt gefragt ist.
trouble-seat-taken = Bei { $seat } sitzt schon jemand. Der Laptop kann den Platz freigeben.
trouble-port-taken = An { $address }:{ $port } kann nichts lauschen. Vielleicht nutzt es Companion in einem anderen Fenster, oder ein anderes Programm.
trouble-no-address = Dieser Laptop ist in keinem Netz. Verbinde ihn mit einem WLAN oder dem Hotspot eines Handys und versuche es noch einmal.
trouble-phones-elsewhere = Dieser Laptop ist nicht mehr unter { $address }, wo die Handys ihn suchen: er ist jetzt in einem anderen Netz.
trouble-phones-one-address = Dieser Laptop hat keine andere Adresse.
trouble-phones-new-code = Der Code wurde zu oft probiert. Es gibt einen neuen.

# A move that is put together by taps.
event-steps-next = Weiter mit:
event-steps-word = { $word }
event-steps-means = { $what }
event-steps-back = Zurück:
event-steps-word-back = ohne „{ $word }“
event-steps-anew = neu anfangen
