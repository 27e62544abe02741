# Names. Units and cards say how they stand in a sentence: .a (one of them, as an object), .the, .many, .counted;
# gods and cards what they are good for: .gift, .effect.

god-athena = Athena
    .gift = University, Philosophers
god-zeus = Zeus
    .gift = Temple, Priestesses, a look at the creature deck
god-poseidon = Poseidon
    .gift = Port, fleets, sea moves
god-ares = Ares
    .gift = Fortress, troops, land moves
god-hera = Hera
    .gift = a building you lack, mercenaries, heroes
god-apollo = Apollo
    .gift = 2 GP and prosperity tokens; costs nothing

card-graeae = Graeae
    .a = the Graeae
    .the = the Graeae
    .effect = You receive your income again.
card-harpy = Harpy
    .a = the Harpy
    .the = the Harpy
    .effect = Destroys a troop or mercenary in any land area.
card-kraken = Kraken
    .a = the Kraken
    .the = the Kraken
    .effect = Stands at sea, destroys the fleets where it arrives and lets none in.
card-minotaur = Minotaur
    .a = the Minotaur
    .the = the Minotaur
    .effect = Stands on your land: a unit of strength 2 that never retreats.
card-sphinx = Sphinx
    .a = the Sphinx
    .the = the Sphinx
    .effect = Draw three creatures and play one of them free.
card-ajax = Ajax
    .a = Ajax
    .the = Ajax
    .effect = Strength 2 in battle. Sacrifice, with seven land areas: a Metropolis.
card-hector = Hector
    .a = Hector
    .the = Hector
    .effect = Kills one invader. Sacrifice: 1 Philosopher for every 2 Priestesses.

building-port = Port
    .a = a Port
    .the = the Port
building-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
building-temple = Temple
    .a = a Temple
    .the = the Temple
building-university = University
    .a = a University
    .the = the University

unit-troop = troop
    .a = a troop
    .many = troops
    .counted = { $number ->
        [0] no troops
        [one] { $number } troop
       *[other] { $number } troops
    }
unit-fleet = fleet
    .a = a fleet
    .many = fleets
    .counted = { $number ->
        [0] no fleets
        [one] { $number } fleet
       *[other] { $number } fleets
    }
unit-mercenary = mercenary
    .a = a mercenary
    .many = mercenaries
    .counted = { $number ->
        [0] no mercenaries
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    }
unit-priestess = Priestess
    .a = a Priestess
    .many = Priestesses
    .counted = { $number ->
        [0] no Priestesses
        [one] { $number } Priestess
       *[other] { $number } Priestesses
    }
unit-philosopher = Philosopher
    .a = a Philosopher
    .many = Philosophers
    .counted = { $number ->
        [0] no Philosophers
        [one] { $number } Philosopher
       *[other] { $number } Philosophers
    }

bonus-troops = two troops
bonus-prosperity = a prosperity token
bonus-priestess = a Priestess
bonus-gold = 3 GP
bonus-fleets = two fleets

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-black = Black
