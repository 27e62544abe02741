# Names. Some say how they stand in a sentence: .a (one of them, as an object), .the, .many, .counted, and
# .short at the head of a column.

god-athena = Athena
god-zeus = Zeus
god-poseidon = Poseidon
god-ares = Ares
god-hera = Hera
god-apollo = Apollo

card-charon = Charon
    .a = Charon
    .the = Charon
card-chimera = Chimera
    .a = the Chimera
    .the = the Chimera
card-cyclops = Cyclops
    .a = the Cyclops
    .the = the Cyclops
card-dryad = Dryad
    .a = the Dryad
    .the = the Dryad
card-giant = Giant
    .a = the Giant
    .the = the Giant
card-griffin = Griffin
    .a = the Griffin
    .the = the Griffin
card-harpy = Harpy
    .a = the Harpy
    .the = the Harpy
card-graeae = Graeae
    .a = the Graeae
    .the = the Graeae
card-pegasus = Pegasus
    .a = Pegasus
    .the = Pegasus
card-satyr = Satyr
    .a = the Satyr
    .the = the Satyr
card-sphinx = Sphinx
    .a = the Sphinx
    .the = the Sphinx
card-sylph = Sylph
    .a = the Sylph
    .the = the Sylph
card-fates = Fates
    .a = the Fates
    .the = the Fates
card-griffon = Griffon
    .a = the Griffon
    .the = the Griffon
card-siren = Siren
    .a = the Siren
    .the = the Siren
card-chiron = Chiron
    .a = Chiron
    .the = Chiron
card-cerberus = Cerberus
    .a = Cerberus
    .the = Cerberus
card-hydra = Hydra
    .a = the Hydra
    .the = the Hydra
card-kraken = Kraken
    .a = the Kraken
    .the = the Kraken
card-medusa = Medusa
    .a = Medusa
    .the = Medusa
card-minotaur = Minotaur
    .a = the Minotaur
    .the = the Minotaur
card-polyphemus = Polyphemus
    .a = Polyphemus
    .the = Polyphemus
card-ajax = Ajax
    .a = Ajax
    .the = Ajax
card-croesus = Croesus
    .a = Croesus
    .the = Croesus
card-hector = Hector
    .a = Hector
    .the = Hector
card-helen = Helen
    .a = Helen
    .the = Helen
card-jason = Jason
    .a = Jason
    .the = Jason
card-pandora = Pandora
    .a = Pandora
    .the = Pandora
card-penthesilea = Penthesilea
    .a = Penthesilea
    .the = Penthesilea
card-odysseus = Odysseus
    .a = Odysseus
    .the = Odysseus
card-perseus = Perseus
    .a = Perseus
    .the = Perseus

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
    .short = Phil.
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
