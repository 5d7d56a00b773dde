# The troop-card form: the owner reads the cards off the box.

aces-workshop-troop_cards = Troop cards of Aces & Armor
aces-workshop-troop_cards-about = type what the ones in your box say
palette-troop_cards = Type the troop cards of Aces & Armor as they are printed

key-troop_cards = troop cards
key-as_printed = printed so
key-value_after = next value
key-card_as_printed = whole card printed so
key-card_after = next card
key-card_before = card before
key-wrong_value = next doubt
key-take_back_value = undo
key-other_cards = open
key-new_cards = new file
key-play_cards = play

aces-form-as_printed = The value is printed so; on to the next that nobody has read yet
aces-form-value_after = To the next value of the card
aces-form-card_as_printed = Everything on this card is printed as it stands here
aces-form-card_after = To the next card
aces-form-card_before = To the card before
aces-form-wrong_value = To the next value that a check finds fault with
aces-form-take_back_value = Take the last change back
aces-form-other_cards = One of your files of cards, or our samples
aces-form-new_cards = Begin another file with our samples
aces-form-play_cards = A new table with these cards

aces-form-title = TROOP CARDS
aces-form-own = from your box
aces-form-sample = samples of ours
aces-form-progress = read off: { $values } of { $of_values } { $of_values ->
        [one] value
       *[other] values
    }, { $cards } of { $of_cards } { $of_cards ->
        [one] card
       *[other] cards
    } complete
aces-form-complete = All cards are read off: no table marks a value as a sample any more.
aces-form-which = Which cards?
aces-form-new-name = What is the new file of cards called?

aces-form-common = All cards
aces-form-common-title = What all cards have in common
aces-form-card-title = { $name } ({ $faction }): { $arm }
aces-form-marks = ? sample · = deduced from an example · § stated in the rulebook. Type what is printed, or press enter where it is printed so.
aces-form-mark-sample = ?
aces-form-mark-deduced = =
aces-form-mark-stated = §

aces-form-field-speed = speed
aces-form-field-cost = price
aces-form-field-attack = hits on
aces-form-field-range-ground = range, ground
aces-form-field-range-air = range, cloud
aces-form-field-damage = damage table
aces-form-field-damage-forest = green line
aces-form-field-attack-air = against aircraft
aces-form-field-return-fire-air = fires back at air
aces-form-field-dice-by-damage = dice by damage
aces-form-field-abilities = special
aces-form-field-role = role
aces-form-field-en = name, English
aces-form-field-de = name, German
aces-form-field-die-sides = sides of a die

aces-form-hint-speed = Movement points, in halves: 3 or 2.5.
aces-form-hint-attack = Recruit, veteran, hero: 2 4 6. A die that shows this or less hits.
aces-form-hint-range-ground = 1 for the next hex, 2-5 from two to five hexes, - for none.
aces-form-hint-range-air = The number in the cloud: 1, 1-4, or - if it cannot attack aircraft.
aces-form-hint-damage = Hits for 1, 2, 3 … damage in the open: 1 3 5 7 9 11.
aces-form-hint-damage-forest = Hits for 1, 2, 3 … damage in the forest; - if the card has no green line.
aces-form-hint-attack-air = Only if the card has a second row against aircraft; else leave it empty.
aces-form-hint-return-fire-air = Whether it fires back at an aircraft that attacks it.
aces-form-hint-dice-by-damage = Dice with 0, 1, 2, 3, 4, 5 damage: 12 10 8 6 4 2.
aces-form-hint-die-sides = As many as the dice of your box have.
aces-form-hint-cost = Coins.

aces-form-value-as-range = as its range
aces-form-value-yes = yes
aces-form-value-no = no
aces-form-value-nothing = nothing
aces-form-value-area7 = hits seven hexes
aces-form-value-no_air_attack = never attacks aircraft
aces-form-value-regular = regular
aces-form-value-special = special
aces-form-value-fighter = fighter
aces-form-value-bomber = bomber
aces-form-value-arm-infantry = infantry
aces-form-value-arm-tank = tank
aces-form-value-arm-artillery = artillery
aces-form-value-arm-aircraft = aircraft

trouble-aces-form-number = A whole number from { $low } to { $high }, please.
trouble-aces-form-speed = Whole or half movement points, please, such as 3 or 2.5.
trouble-aces-form-range = One number, or the least and the most, such as 2-5; - if there is none.
trouble-aces-form-row = { $exact ->
        [true] { $count } numbers, please, with blanks between them.
       *[false] Up to { $count } numbers, please, with blanks between them.
    }
trouble-aces-form-name = A name, please.
