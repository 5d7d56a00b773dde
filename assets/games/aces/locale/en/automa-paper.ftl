# The Automa's priorities on paper.

aces-sheet-automa = The Automa
aces-sheet-automa-about = its priorities as a flow chart on one page: who acts, what it does, hex, target, hits, purchases
aces-automa-paper-how = “Enemy” is you. Near and far are movement points, unless hexes are named. What is still tied, chance decides.
aces-automa-paper-yes = yes
aces-automa-paper-no = no
aces-automa-paper-order = 1 · Who acts
aces-automa-paper-order-told = Of several of a kind, the one that can do the earlier action goes first. Each unit moves, attacks at once, then the next one. It never intercepts and never repairs.
aces-automa-paper-order-1 = infantry
aces-automa-paper-order-2 = special infantry
aces-automa-paper-order-3 = artillery
aces-automa-paper-order-4 = aircraft
aces-automa-paper-order-5 = tanks
aces-automa-paper-infantry = 2 · What infantry does
aces-automa-paper-infantry-1 = Can it occupy a factory with no enemy infantry beside it?
aces-automa-paper-infantry-1-do = It occupies it.
aces-automa-paper-infantry-2 = Can it come beside a neutral or enemy factory? Not where Automa infantry waits already, unless enemy infantry is there too.
aces-automa-paper-infantry-2-do = It goes there.
aces-automa-paper-infantry-3 = Can it come so near that it is beside such a factory next turn?
aces-automa-paper-infantry-3-do = It goes there.
aces-automa-paper-infantry-4 = Can it attack a target of letter a, or else b?
aces-automa-paper-infantry-4-do = It attacks it.
aces-automa-paper-infantry-5 = Can it come nearer to the nearest neutral or enemy factory?
aces-automa-paper-infantry-5-do = It does, if possible where it can attack by a, then b.
aces-automa-paper-infantry-6-do = Otherwise it acts like a tank.
aces-automa-paper-others = 2 · What artillery, aircraft and tanks do
aces-automa-paper-others-1 = Can it come into range of an enemy that it can damage?
aces-automa-paper-others-1-do = It goes and attacks.
aces-automa-paper-others-2-do = Otherwise it approaches the best target by all letters, as far as it can.{ $harmless ->
        [approach] {" "}If it can damage nobody, the nearest enemy.
       *[stay] {" "}If it can damage nobody, it stays.
    }
aces-automa-paper-attack = The attack
aces-automa-paper-attack-told = { $attacks ->
        [as-ordered] Infantry attacks only where its action says so.
       *[whenever] Infantry that only moved attacks too, if it can damage somebody from there.
    } Fixed hits, no red dice. You shoot back with dice as always. Stopped by an interception, it attacks from where it stands. Katyusha aims so that most other enemies are damaged too.
aces-automa-paper-hex = 3 · Which hex
aces-automa-paper-hex-told = Letter by letter: hexes that satisfy it stay. If none does, all stay. A sign: for that arm only.
aces-automa-paper-hex-a = infantry: farthest from the nearest enemy
aces-automa-paper-hex-b = artillery: on a road or beside one
aces-automa-paper-hex-c = infantry and tanks: in a forest
aces-automa-paper-hex-d = artillery: most hexes from the nearest enemy
aces-automa-paper-hex-e = artillery: fewest hexes to its nearest own unit
aces-automa-paper-hex-f = nearest to its nearest own unit
aces-automa-paper-hex-g = nearest to where it came from, then in hexes
aces-automa-paper-target = 4 · Which target
aces-automa-paper-target-told = Only whom it can damage. Letter by letter, as with hexes.
aces-automa-paper-target-a = this attack can destroy it
aces-automa-paper-target-b = infantry beside a neutral or Automa factory
aces-automa-paper-target-c = it cannot shoot back
aces-automa-paper-target-d = fighters: a bomber
aces-automa-paper-target-e = infantry that can { $reaching ->
        [into] be in
       *[beside] reach
    } a neutral or Automa factory next turn
aces-automa-paper-target-f = infantry in a factory that Automa infantry can { $reaching ->
        [into] be in
       *[beside] reach
    } next turn
aces-automa-paper-target-g = it was attacked by another unit this turn
aces-automa-paper-target-h = if it cannot shoot back: most experience
aces-automa-paper-target-i = lowest attack value
aces-automa-paper-target-j = most expensive
aces-automa-paper-target-k = least experience
aces-automa-paper-hits = 5 · Fixed hits
aces-automa-paper-hits-told = Attack value: the hit number of a recruit. The same for return fire.
aces-automa-paper-hits-damage = damage
aces-automa-paper-hits-recruit = recruit
aces-automa-paper-hits-veteran = veteran
aces-automa-paper-hits-hero = hero
aces-automa-paper-hits-full = attack value
aces-automa-paper-hits-half = half of it, up
aces-automa-paper-buys = 6 · Last: coins and purchases
aces-automa-paper-buys-1 = fewer than 2 infantry: special infantry
aces-automa-paper-buys-2 = else a tank
aces-automa-paper-buys-3 = 4 tanks: artillery, then by chance
aces-automa-paper-place = Where: a factory that enemy infantry can reach next turn, else the one with the nearest enemy; tied, with most of them, then the next nearest. { $saves ->
        [no] What it cannot pay, it replaces by something cheaper.
       *[yes] What it cannot pay, it saves for.
    }
