# Der Tisch in Sätzen: companion play --plain

plain-welcome = Tippe die Nummer einer Möglichkeit oder einen Zug. „Hilfe“ nennt alles andere.
plain-prompt = Was nun?
plain-hand = Am Tisch: { $hand }
plain-if-you-like = Wenn ihr mögt:
plain-hand-over = Gib den Laptop an { $seat }; dann Eingabetaste, wenn sonst niemand zusieht.
plain-nobody-sees = Eingabetaste: weiter; alles andere: zurück:
plain-rare = Selten nötig, „mehr“ nennt es: { $offers }
plain-sure = { $move }: wirklich?
plain-lie-open = Es liegt schon offen auf dem Tisch: vor aller Augen eintippen
plain-unseen = Deine Wahl, eine Nummer oder ein Zug; niemand sieht sie:
plain-unseen-again = Das steht nicht in der Liste. Tippe eine ihrer Nummern, oder nur die Eingabetaste, um es später zu tun.
plain-secret = Das wird geheim entschieden, und diese Zeile können alle lesen. Die Eingabetaste führt zur geheimen Wahl; tippe „offen“, wenn es schon offen auf dem Tisch liegt.
plain-instead = Erlaubt wäre:
plain-around = Als Hausregel: erzwinge { $move }. Sieht es auf dem Tisch anders aus: setze PFAD = WERT.
plain-yes-or-no = (ja oder nein)
plain-rest = Noch nicht eingegeben, „Rest“ macht damit weiter: { $moves }
plain-no-rest = Von keiner Zeile ist etwas übrig.
plain-not-undone = Es wird nichts zurückgenommen.
plain-overtaken = Das wurde anderswo eingegeben, während du getippt hast. Was du getippt hast, ist nicht eingegeben: tippe es noch einmal, wenn es noch gilt.
plain-goodbye = Es bleibt alles, wie es ist.
plain-help =
    Eine Nummer wählt diese Möglichkeit, einen Zug tippt man, wie er dasteht, und die Eingabetaste allein wiederholt die Möglichkeiten.
    In einer Zeile dürfen mehrere Züge stehen, mit ; dazwischen. Sie hält beim ersten, der nicht geht, oder wo jemand anders entscheidet.
    Rest: weiter mit dem, was von so einer Zeile übrig ist.
    Hilfe WORT: wie ein Zug getippt wird, der mit diesem Wort beginnt.
    mehr: was selten vorkommt, etwa das Spielende, mit Nummern.
    -: passen, wo nur einer es kann.
    +: weiter, bis jemand entscheiden muss, z. B. der ganze Zug einer Fraktion, die niemand spielt.
    voraus ZÜGE: was eine Fraktion, die niemand spielt, danach täte; nichts wird eingegeben.
    ? oder Regeln: die Regeln, die jetzt gelten; mit Wörtern, z. B. Regeln { $rule }: die, in denen sie vorkommen.
    warum 3: die Regeln hinter Eintrag 3; ohne Nummer die hinter dem letzten.
    zeige: der ganze Tisch.
    Verlauf: alles, was geschah; Verlauf 5: die letzten fünf Einträge.
    zurück, vor: ein Schritt zurück, ein Schritt vor; zurück 3: drei Schritte.
    springe 3: zur Stellung nach Eintrag 3, auch wenn er zurückgenommen wurde.
    erzwinge ZUG: gegen die Regeln spielen, als Hausregel; hinter # darf ein Grund stehen. Wo du verdeckt entscheidest, bleibt es verdeckt.
    setze PFAD = WERT: Auf dem Tisch sieht es anders aus, z. B. setze { $change }.
    offen: Was geheim war, liegt offen auf dem Tisch; tippe es wie jeden anderen Zug.
    Handys: Handys dazukommen lassen, und wer wo sitzt; Handys aus, Handys weiter, Handys frei Blau.
    english: auf Englisch weiter.
    verlassen: aufhören; alles ist gespeichert.

# Was getippt werden kann, in jeder Schreibweise.
plain-word-help = hilfe
plain-word-rules = regeln
plain-word-more = mehr
plain-word-pass = -
plain-word-go-on = + weiterspielen
plain-word-ahead = voraus
plain-word-why = warum
plain-word-show = zeige zeig
plain-word-inventory = bestand
plain-word-phones = handys phones
plain-word-phones-off = aus off
plain-word-phones-next = weiter next
plain-word-phones-release = frei release
plain-word-phones-all = alle all
plain-word-log = verlauf
plain-word-undo = zurück zurueck
plain-word-redo = vor
plain-word-jump = springe
plain-word-force = erzwinge
plain-word-set = setze
plain-word-open = offen
plain-word-english = englisch
plain-word-german = deutsch
plain-word-rest = rest
plain-word-quit = verlassen
plain-word-yes = ja j

plain-phones = Handys frei PLATZ (oder: alle): dieser Platz ist wieder frei. Handys weiter: eine andere Adresse dieses Laptops. Handys aus: niemand lauscht mehr.
plain-phones-sure = Handys einschalten?
plain-phones-again = Handys sind wieder an; wer hier saß, kommt von selbst zurück. Tippe: Handys
