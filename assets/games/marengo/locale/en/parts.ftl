# Words for moves that are asked part by part, and how blocks and places are typed.

marengo-part-activate = Activate blocks: { $blocks }
marengo-part-announce = Announce a bombardment: { $block }
marengo-part-assault = Assault from { $over }
marengo-part-suffer = Loses strength: { $block }
marengo-part-move = Move blocks: { $blocks }
marengo-part-block = Block with: { $blocks }
marengo-part-withdraw = Back into reserve: { $blocks }
marengo-part-road = By road: { $block }
marengo-part-enter = Bring in: { $block }
marengo-part-continue = Continue with: { $blocks }
marengo-part-show = Show: { $blocks }
marengo-part-sacrifice = Takes the loss: { $block }
marengo-part-go = Retreat: { $blocks }
marengo-part-blocks = Which blocks?
marengo-part-announce-block = Which block?
marengo-part-suffer-block = Which block?
marengo-part-road-block = Which block?
marengo-part-enter-block = Which block?
marengo-part-sacrifice-block = Which block?
marengo-part-leading = Who leads?
marengo-part-place = Where?
marengo-part-over = Which approach?
marengo-part-start = Where from?
marengo-part-to = Where to?
marengo-part-via = Over which approach?
    .none = the only one
marengo-part-route = Which way?
    .none = only into the first locale
marengo-part-entry = Where does it come in?
marengo-part-points = How much does it lose?
    .none = 1 strength point
marengo-typed-move = Blocks: 2 means two that are not shown, i3 c2 faces, z one that sleeps, s2 one of the second shuffle. Places: 8 is the reserve of locale 8, 8/4 are its blocks toward 4.
marengo-typed-block = Blocks: 2 means two that are not shown, i3 c2 faces, s2 one of the second shuffle. 8/4 is the side of locale 8 toward 4. Cavalry that shows itself blocks along a main road for nothing: block c2 8/4.
marengo-typed-road = One block, then its way: road c2 8-11-50. “wait” lets a step pass: road 1 8-wait-11. If several roads run there, name one: 8-11(lane).
marengo-typed-enter = One block, where it comes in, then its way on: enter 1 road_bridge 1-2-4.
marengo-typed-assault = The approach, all that take part, then who leads: assault 8/4 3 lead i3.
marengo-typed-front = Those who lead show their faces: front i2, or front 1=i2 for a block that was not shown before.
marengo-typed-show = The faces of all blocks at one place: reveal 1=i3 1=c2 8.
marengo-typed-go = The blocks, then from where to where: go i2 8->10.
