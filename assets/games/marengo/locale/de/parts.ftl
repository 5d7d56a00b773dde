# Wörter für Züge, nach denen Teil für Teil gefragt wird, und wie man Steine und Orte schreibt.

marengo-part-activate = Steine aktivieren: { $blocks }
marengo-part-announce = Artilleriebeschuss ankündigen: { $block }
marengo-part-assault = Sturmangriff von { $over }
marengo-part-suffer = Stärke verliert: { $block }
marengo-part-move = Steine bewegen: { $blocks }
marengo-part-block = Blockieren mit: { $blocks }
marengo-part-withdraw = Zurück in Reserve: { $blocks }
marengo-part-road = Stein auf der Straße: { $block }
marengo-part-enter = Verstärkung: { $block }
marengo-part-continue = Aufschließen mit: { $blocks }
marengo-part-show = Steine zeigen: { $blocks }
marengo-part-sacrifice = Den Verlust trägt: { $block }
marengo-part-go = Rückzug der Steine: { $blocks }
marengo-part-blocks = Welche Steine?
marengo-part-announce-block = Welcher Stein?
marengo-part-suffer-block = Welcher Stein?
marengo-part-road-block = Welcher Stein?
marengo-part-enter-block = Welcher Stein?
marengo-part-sacrifice-block = Welcher Stein?
marengo-part-leading = Wer steht vorn?
marengo-part-place = Wo?
marengo-part-over = Welcher Zugang?
marengo-part-start = Von wo?
marengo-part-to = Wohin?
marengo-part-via = Über welchen Zugang?
    .none = den einzigen
marengo-part-route = Auf welchem Weg?
    .none = nur in die erste Stellung
marengo-part-entry = Wo kommt er herein?
marengo-part-points = Wie viel verliert er?
    .none = 1 Stärkepunkt
marengo-typed-move = Steine: 2 heißt zwei, die nicht gezeigt werden, i3 k2 sind Ansichten, z ein schlafender, m2 einer aus der zweiten Mischung. Orte: 8 ist die Reserve der Stellung 8, 8/4 sind ihre Steine gegen 4.
marengo-typed-block = Steine: 2 heißt zwei, die nicht gezeigt werden, i3 k2 sind Ansichten, m2 einer aus der zweiten Mischung. 8/4 ist die Seite der Stellung 8 gegen 4. Kavallerie, die sich zeigt, blockiert entlang einer Hauptstraße umsonst: blockiere k2 8/4.
marengo-typed-road = Ein Stein, dann sein Weg: straße k2 8-11-50. „warte“ lässt einen Schritt aus: straße 1 8-warte-11. Führen mehrere Straßen dorthin, nenn eine: 8-11(lane).
marengo-typed-enter = Ein Stein, wo er hereinkommt, dann sein Weg: einmarsch 1 road_bridge 1-2-4.
marengo-typed-assault = Der Zugang, alle, die mitmachen, dann wer vorn steht: sturm 8/4 3 vorn i3.
marengo-typed-front = Wer vorn steht, zeigt sich: front i2, oder front 1=i2 für einen Stein, den noch niemand gesehen hat.
marengo-typed-show = Die Ansichten aller Steine an einem Ort: aufdecken 1=i3 1=k2 8.
marengo-typed-go = Die Steine, dann von wo nach wo: gehe i2 8->10.
