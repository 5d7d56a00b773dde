# Aces & Armor: what is wrong with files of troop cards and maps.

aces-file-troops = Your troop cards for Aces & Armor: { $path }
aces-file-map = Your maps for Aces & Armor: { $path }
trouble-aces-file-kind = { $path } is neither a file of troop cards (with “unit” in it) nor a map (with “rows”).
trouble-aces-no-troops = There are no troop cards called “{ $troops }”. Ours: { $known }.
trouble-aces-no-map = There is no map called “{ $map }”. Ours: { $known }.
trouble-aces-no-half = The map “{ $map }” has no half { $half } with factories and six start numbers; play on the whole map.
trouble-aces-no-starts = The map “{ $map }” has { $count } start numbers; { $wanted } are needed.

trouble-aces-no-ardennes = Mission Ardennes needs all four factions and a map with a coast; “{ $map }” has none, or fewer play.
trouble-aces-v2-table = The table of the launcher is one to six rising numbers, such as 2 4 6 8 10 12, or typed, not “{ $word }”.
trouble-aces-v2-health = What destroys the launcher is a number from 1 to { $most }, not “{ $word }”.
trouble-aces-last-round = The last round is a number from 1 to { $most }, or none, not “{ $word }”.
trouble-aces-twice = { $file }, line { $line }: { trouble-aces-twice.beside }
    .beside = There are two units called { $id }. Each needs an id of its own.
trouble-aces-no-cards = { $file }, line { $line }: { trouble-aces-no-cards.beside }
    .beside = Faction { $faction } has no units.
trouble-aces-faction = { $file }, line { $line }: { trouble-aces-faction.beside }
    .beside = “{ $id }” is no faction of that team. Known are: { $known }.
trouble-aces-factions = { $file }, line { $line }: { trouble-aces-factions.beside }
    .beside = These factions are missing: { $missing }.
trouble-aces-chart = { $file }, line { $line } ({ $field }): { trouble-aces-chart.beside }
    .beside = { $wanted } numbers of dice are needed, for 0 to 5 damage, none higher than the one before it.
trouble-aces-card-faction = { $file }, line { $line }: { trouble-aces-card-faction.beside }
    .beside = Unit { $id } is of faction “{ $faction }”, which does not exist. Known are: { $known }.
trouble-aces-card-role = { $file }, line { $line }: { trouble-aces-card-role.beside }
    .beside = Unit { $id } cannot be { $arm } with the role { $role }.
trouble-aces-card-speed = { $file }, line { $line }: { trouble-aces-card-speed.beside }
    .beside = Unit { $id } has speed { $speed }. It must be above 0, in steps of 0.5.
trouble-aces-card-attack = { $file }, line { $line } ({ $field }): { trouble-aces-card-attack.beside }
    .beside = Unit { $id } needs three hit numbers from 1 to { $sides }, none lower than the one before it: recruit, veteran, hero.
trouble-aces-card-range = { $file }, line { $line } ({ $field }): { trouble-aces-card-range.beside }
    .beside = The range of { $id } is written as [least, most] with at least 1, or [] if it has none.
trouble-aces-card-damage = { $file }, line { $line }: { trouble-aces-card-damage.beside }
    .beside = The damage table of { $id } needs 1 to { $most } rising numbers: hits for 1 damage, 2 damage and so on.
trouble-aces-card-forest = { $file }, line { $line }: { trouble-aces-card-forest.beside }
    .beside = The green line of { $id } needs as many rising numbers as its damage table, none lower than there.
trouble-aces-card-area = { $file }, line { $line }: { trouble-aces-card-area.beside }
    .beside = Unit { $id } attacks areas, so it needs a range on the ground.
trouble-aces-card-mark = { $file }, line { $line } ({ $field }): { trouble-aces-card-mark.beside }
    .beside = Unit { $id } has no field called “{ $mark }”.
trouble-aces-set-size = { $file }, line { $line }: { trouble-aces-set-size.beside }
    .beside = Faction { $faction } has { $count } types of units; the box has { $wanted }.
trouble-aces-set-infantry = { $file }, line { $line }: { trouble-aces-set-infantry.beside }
    .beside = Faction { $faction } has { $count } types of infantry with the role { $role }; the box should have one.
trouble-aces-set-lacks = { $file }, line { $line }: { trouble-aces-set-lacks.beside }
    .beside = Faction { $faction } has no unit with the role { $role }.
trouble-aces-card-far = { $file }, line { $line }: { trouble-aces-card-far.beside }
    .beside = { $id } shoots farther than 1 hex. Only artillery does in the rulebook (AA-NAME-14).
trouble-aces-card-cloud = { $file }, line { $line }: { trouble-aces-card-cloud.beside }
    .beside = The tank { $id } has a range against aircraft. By the rulebook tanks have none (AA-NAME-15).
trouble-aces-card-no-air = { $file }, line { $line }: { trouble-aces-card-no-air.beside }
    .beside = { $id } cannot attack aircraft, so it has no range against them (AA-B17-01). Whether it returns fire says return_fire_air.
trouble-aces-card-example = { $file }, line { $line }: { $field } of { $id } does not fit an example of the rulebook ({ $rule }). Look at the card again.
    .beside = An example of the rulebook says something else ({ $rule }). Look at the card again.

trouble-aces-map-shift = { $file }, line { $line }: { trouble-aces-map-shift.beside }
    .beside = { $orientation ->
        [flat] where hexes stand in columns, shift is odd-down or even-down
       *[pointy] where hexes lie in rows, shift is odd-right or even-right
    }.
trouble-aces-map-rows = { $file }, line { $line }: { trouble-aces-map-rows.beside }
    .beside = All rows need the same length, from 1 to { $most }. A place without a hex is a blank.
trouble-aces-map-letter = { $file }, line { $line }: { trouble-aces-map-letter.beside }
    .beside = “{ $letter }” at { $hex } stands for no terrain. Known are the blank and { $known }.
trouble-aces-map-lonely = { $file }, line { $line }: { trouble-aces-map-lonely.beside }
    .beside = Hex { $hex } touches no other hex.
trouble-aces-map-factory-twice = { $file }, line { $line }: { trouble-aces-map-factory-twice.beside }
    .beside = { $id } at { $hex } is there twice; each factory needs an id and a hex of its own.
trouble-aces-map-factory = { $file }, line { $line }: { trouble-aces-map-factory.beside }
    .beside = Factory { $id } is at { $hex }, where the rows have no F.
trouble-aces-map-no-factory = { $file }, line { $line }: { trouble-aces-map-no-factory.beside }
    .beside = The F at { $hex } has no [[factory]] entry.
trouble-aces-map-factories = { $file }, line { $line }: { trouble-aces-map-factories.beside }
    .beside = Half { $half } has { $count } factories, but { $wanted } belong there. A map of your own (origin = "custom") may have any number.
trouble-aces-map-half = { $file }, line { $line }: { trouble-aces-map-half.beside }
    .beside = Half { $half } needs its first and last column, columns = ["A", "I"], or its hexes.
trouble-aces-map-other-half = { $file }, line { $line }: { trouble-aces-map-other-half.beside }
    .beside = { $hex } does not lie in half { $half }.
trouble-aces-map-hex = { $file }, line { $line } ({ $field }): { trouble-aces-map-hex.beside }
    .beside = There is no hex { $hex }.
trouble-aces-map-number = { $file }, line { $line }: { trouble-aces-map-number.beside }
    .beside = { $number } is no start number. They go from 1 to 12.
trouble-aces-map-starts = { $file }, line { $line }: { trouble-aces-map-starts.beside }
    .beside = These start numbers are missing: { $missing }. A map of your own (origin = "custom") may do without.
trouble-aces-map-mission-factory = { $file }, line { $line } ({ $field }): { trouble-aces-map-mission-factory.beside }
    .beside = There is no factory { $id }.
trouble-aces-map-odd-start = { $file }, line { $line }: { trouble-aces-map-odd-start.beside }
    .beside = Start number { $number } is on { $hex }, which is water or a factory.
trouble-aces-map-cut-off = { $file }, line { $line }: { trouble-aces-map-cut-off.beside }
    .beside = No land touches factory { $id } at { $hex }.
trouble-aces-map-odd-coast = { $file }, line { $line }: { trouble-aces-map-odd-coast.beside }
    .beside = { $hex } is no land beside the sea.
