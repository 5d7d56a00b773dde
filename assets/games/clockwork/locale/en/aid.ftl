# The player aid of Clockwork Wars: the rules in our own words. *Bold* words begin an item.

clockwork-sheet-aid = Player aid
clockwork-sheet-aid-about = the whole game on both sides of a sheet, with the numbers of your variant and the rule behind every line

clockwork-aid-base = base game
clockwork-aid-epic = epic game
clockwork-aid-allied = two against two
clockwork-aid-epic-allied = epic, two against two
clockwork-aid-note = { $variant } · { $players } players
clockwork-aid-ids = small print: rule ids (CW-…)

# The strip at the top: the phases of a round.
clockwork-aid-phase-spy = *Master spy*
    one action each
clockwork-aid-phase-recruit = *Recruitment*
    all at once
clockwork-aid-phase-deploy = *Deployment*
    write, reveal
clockwork-aid-phase-combat = *Combat*
    support, battle, attrition
clockwork-aid-phase-research = *Research*
    study, discovery, activation
clockwork-aid-phase-scoring = *Scoring*
    only after rounds { $first }, { $second }, { $third }

clockwork-aid-ages = Ages and order
clockwork-aid-ages-rounds = *Early Age* rounds 1–{ $early }, *Middle Age* { $middle }–{ $middleend }, *Late Age* { $late }–{ $lateend }. Scoring ends each age.
clockwork-aid-ages-order = *Player order*: the start player, then clockwise.
clockwork-aid-ages-end = *End of a round*: round marker on, action tiles back, start player marker to the left.

clockwork-aid-control = Control
clockwork-aid-control-alone = *You control* a tile if only you have units there; one is enough. Your capital is always yours, and nobody can attack it.
clockwork-aid-control-contested = *Contested*: units of several players. Nobody controls it; there is a battle.
clockwork-aid-control-city = *City*: a village you control with 3 or more units.
clockwork-aid-control-units = *Units* are soldiers, special units and generals; workers and spies are not.

clockwork-aid-spy = Master spy
clockwork-aid-spy-how = In player order everybody takes one action that nobody has taken. It holds for this round.
clockwork-aid-spy-conscription = *Conscription*: 1 worker, supply → pool.
clockwork-aid-spy-gambit = *Gambit*: move up to two of your units to other tiles you control, never to the court.
clockwork-aid-spy-rnd = *R & D*: draw 2 espionage cards, keep 1, the other goes under the pile.
clockwork-aid-spy-counter = *Counter-Intelligence*: +1 IP of your choice; any number of opponents lose 1 IP each.
clockwork-aid-spy-technophilia = *Technophilia*: +1 VP; you are first in every segment of this round’s research.
clockwork-aid-spy-tactical = *Tactical Operations*: +1 wherever you share the highest strength, so you win there.

clockwork-aid-recruit = Recruitment
clockwork-aid-recruit-numbers = Supply → pool: *capital { $capital }*, *village 1*, *city 2* (not 1 + 2).
clockwork-aid-recruit-limit = You have 30 discs, no more; the pool stays behind the screen.

clockwork-aid-deploy = Deployment
clockwork-aid-deploy-tank = First the *Steam Tank* may go one tile, openly. Then all write in secret; when all are ready, all show.
clockwork-aid-deploy-own = a tile you control,
clockwork-aid-deploy-beside = a tile next to one you control,
clockwork-aid-deploy-march = *forced march*: a tile two away, over a tile without any units. You must deploy at least 1 unit on that waypoint too.
clockwork-aid-deploy-when = What counts is who controls what *while you write*. Units you are deploying extend nothing; one unit on a waypoint serves all marches through it.
clockwork-aid-deploy-court = *Court*: any number of workers, always; there they are spies and never move again.
clockwork-aid-deploy-never = *Never*: an enemy capital, an opponent’s Guardian, a blank space.
clockwork-aid-deploy-special = *One special unit* a round, free; it is not part of the pool.
clockwork-aid-deploy-pool = Not more workers than the pool holds. What stays there can be sacrificed in the study segment, or kept.

clockwork-aid-support = Combat: support
clockwork-aid-support-how = In player order give any number of support orders, then *pass*: you are done.
clockwork-aid-support-citadel = *Citadel* you control: any of its soldiers go to battles next to it.
clockwork-aid-support-hunter = *Hunter*: up to 2 tiles into a battle, even out of another one.
clockwork-aid-support-crasher = *Crasher*: must be used; up to 3 enemy soldiers on his tile are gone, and so is he.
clockwork-aid-support-agent = *Agent*: kills the enemy soldier on a contested tile if there is exactly one.
clockwork-aid-support-cards = *Discoveries* and *espionage cards* that say so.
clockwork-aid-support-leviathan = All have passed: now the *Leviathan* can be played.

clockwork-aid-battle = Combat: battle
clockwork-aid-battle-order = The start player settles his battles in any order, then clockwise.
clockwork-aid-battle-strength = *Strength*: soldier 1, Agent 1, Hunter 2, Engineer 0, Steam Tank 3; plus discoveries.
clockwork-aid-battle-win = *Sole highest* wins; all others there lose all their units.
clockwork-aid-battle-keep = The winner *keeps as many units as the difference* to the second strength and chooses which.
clockwork-aid-battle-tie = *Tie for the highest*: all units in the battle are lost, the tile is empty.
clockwork-aid-battle-one = Only one side left when the battle comes up: it keeps all its units.
clockwork-aid-battle-lost = *Lost* soldiers go to supply; special units and generals are out of the game. A token goes to the winner at once.

clockwork-aid-attrition = Combat: attrition
clockwork-aid-attrition-line = *Supplied*: a line of tiles you control to your capital or to one of your cities.
clockwork-aid-attrition-loss = Every other tile of yours loses *one unit*.
clockwork-aid-attrition-immune = *Immune*: Guardian, Steam Tank, Agent.

clockwork-aid-study = Research: study
clockwork-aid-study-income = *Tower* 1 magic, *factory* 1 science, *shrine* 1 religion IP; an Engineer on it: 1 more.
clockwork-aid-study-sacrifice = *Sacrifice*: each worker left in the pool may go to supply for 1 IP of your choice.

clockwork-aid-discovery = Research: discovery
clockwork-aid-discovery-turns = In turns, Technophilia first: *buy one* discovery or general, or *pass* and be out.
clockwork-aid-discovery-price = Cards of this age or an earlier one; the whole price in IP of the card’s domain.
clockwork-aid-discovery-token = *Token*: on your capital, or on a tower (magic), factory (science) or shrine (religion) you control. One to a tile; it never moves. No place, no purchase.
clockwork-aid-discovery-owner = Whoever takes the tile takes the card. Tile empty: nobody’s, until somebody controls it. In a capital it is safe.
clockwork-aid-activation = *Activation*: in the same order, each uses any of his cards, each card once a round, also new ones.

clockwork-aid-generals = Generals
clockwork-aid-generals-how = Bought like discoveries, in any age, without a token.
clockwork-aid-generals-leviathan = *Leviathan* 5 magic + 2 religion: after all have passed, into a battle of yours. You win it without loss; 1 VP for each unit killed; then it is gone.
clockwork-aid-generals-guardian = *Guardian* 5 religion + 2 science: at the beginning of a recruitment phase onto a tile you control. He stays; no opponent may deploy there.
clockwork-aid-generals-tank = *Steam Tank* 5 science + 2 magic: onto your capital or a citadel you control; one tile at the start of every deployment. Enemy tile: contested at once. Not into capitals of others or to the Guardian.

clockwork-aid-special = Special units
clockwork-aid-special-how = Lost is lost. They count for control, recruiting and VP, but are no soldiers for cards.
clockwork-aid-special-purebreeds = *Agent* (Purebreeds, red): any tile, or the court as a spy; may be placed anew every round. Never out of supply.
clockwork-aid-special-mongrels = *Hunter* (Mongrels, green): deployed as usual; moves only to support a battle.
clockwork-aid-special-troglodytes = *2 Engineers* (Troglodytes, blue): one a round, only on research tiles, one to a tile; +1 IP there.
clockwork-aid-special-rhinochs = *2 Crashers* (Rhinochs, white): one a round, only into an enemy’s citadel, village or city within reach.

clockwork-aid-scoring = Scoring: victory points
clockwork-aid-scoring-forest = *Forest*: 1 VP for each unit of yours, at most 3. *Lake*: 3 VP with 2 or more units.
clockwork-aid-scoring-fire = *{ $id }* on this map: { $vp } VP instead of 3.
clockwork-aid-scoring-cards = Then discoveries that bring VP.

clockwork-aid-court = Scoring: court
clockwork-aid-court-how = Whoever alone has *most spies* gets the bonus; with a tie nobody does. In the Early · Middle · Late Age:
clockwork-aid-court-rasputin = *Rasputin*: 2 espionage cards · others lose 2 VP each · 3 VP
clockwork-aid-court-pius = *Pius*: 1 worker into the pool for each shrine · the Guardian, even from another player · 4 VP
clockwork-aid-court-lovelace = *Lovelace*: 3 IP · any discovery not yet bought, free · 5 VP

clockwork-aid-pollution = Scoring: pollution
clockwork-aid-pollution-how = On *every forest and lake* you keep just *1 unit*, which one you choose. Special units and generals lost here are out of the game.

clockwork-aid-espionage = Espionage cards
clockwork-aid-espionage-how = Playing one costs *one of your spies*: court → supply. No spy, no card. Same moment: in player order.

clockwork-aid-end = End of the game
clockwork-aid-end-convert = After the last scoring *3 IP = 1 VP*, all domains together; remainders are lost.
clockwork-aid-end-win = *Most VP* wins. Tie: more territories; then whoever was later in player order.

clockwork-aid-here-epic = Epic: what is different
clockwork-aid-here-epic-rounds = 9 rounds, scoring after 3, 6 and 9 (base: 7; after 2, 4 and 7).
clockwork-aid-here-epic-start = Capitals recruit 3 instead of 4; nobody starts with IP.
clockwork-aid-other-epic = If you play the epic game
clockwork-aid-other-epic-how = 9 rounds, scoring after 3, 6 and 9; capitals recruit 3; no IP at the start.

clockwork-aid-allies = Two against two
clockwork-aid-allies-commander = *Commander*: the ally earlier in player order, until the round ends.
clockwork-aid-allies-share = Allies may *share tiles*, without battle. The stronger controls; equal: the commander.
clockwork-aid-allies-only = Only the *controller* recruits, gets IP (also for the ally’s Engineer) and scores, with his own units alone.
clockwork-aid-allies-slip = Orders stay secret. The commander may pass one *slip with a tile id*; the ally need not follow.
clockwork-aid-allies-march = An ally’s tile is a target only if it would be anyway; forced marches *through* it are allowed.
clockwork-aid-allies-support = Support your ally even without units there; talk openly, act in player order.
clockwork-aid-allies-battle = *Battles* compare the sums of both allies. The winners keep the difference; their commander chooses.
clockwork-aid-allies-supply = Supply may run over the ally’s tiles.
clockwork-aid-allies-token = No token onto the ally’s tile; if he gains control of yours, the card is his.
clockwork-aid-allies-court = Spies are not added up; allies with equally many, and most: the commander.
clockwork-aid-allies-spy = *Gambit* also to the ally’s tiles; *Counter-Intelligence* spares him.
clockwork-aid-allies-generals = *Leviathan* only where you have units. *Guardian* not on the ally’s tile, but the ally may join him.
clockwork-aid-allies-end = *Add both VP*. Tie: more territories; then the alliance of whoever was last in player order.
