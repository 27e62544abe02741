# Names. Some say how they stand in a sentence: .a (one of them, as an object), .the, .many, .counted, and
# .short at the head of a column.

god-athena = Athena
god-zeus = Zeus
god-poseidon = Poseidon
god-ares = Ares
god-hera = Hera
god-apollo = Apollo

card-graeae = Graeae
    .a = the Graeae
    .the = the Graeae
card-harpy = Harpy
    .a = the Harpy
    .the = the Harpy
card-kraken = Kraken
    .a = the Kraken
    .the = the Kraken
card-minotaur = Minotaur
    .a = the Minotaur
    .the = the Minotaur
card-sphinx = Sphinx
    .a = the Sphinx
    .the = the Sphinx
card-pegasus = Pegasus
    .a = Pegasus
    .the = Pegasus
card-polyphemus = Polyphemus
    .a = Polyphemus
    .the = Polyphemus
card-chimera = Chimera
    .a = the Chimera
    .the = the Chimera
card-giant = Giant
    .a = the Giant
    .the = the Giant
card-sylph = Sylph
    .a = the Sylph
    .the = the Sylph
card-ajax = Ajax
    .a = Ajax
    .the = Ajax
card-hector = Hector
    .a = Hector
    .the = Hector

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
unit-priest = Priest
    .a = a Priest
    .many = Priests
    .short = Priests
    .counted = { $number ->
        [0] no Priests
        [one] { $number } Priest
       *[other] { $number } Priests
    }
unit-priestess = Priestess
    .a = a Priestess
    .many = Priestesses
    .short = Priest.
    .counted = { $number ->
        [0] no Priestesses
        [one] { $number } Priestess
       *[other] { $number } Priestesses
    }
unit-philosopher = Philosopher
    .a = a Philosopher
    .many = Philosophers
    .short = Philos.
    .counted = { $number ->
        [0] no Philosophers
        [one] { $number } Philosopher
       *[other] { $number } Philosophers
    }

bonus-plain = no bonus
bonus-troops = two troops
bonus-prosperity = a { word-prosperity }
bonus-priestess = a Priestess
bonus-gold = 3 GP
bonus-fleets = two fleets

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-black = Black
