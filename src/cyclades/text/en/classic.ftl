# The words of the classic edition, and what gods and cards are good for in it.

word-land = island
    .many = islands
    .head = Islands
    .counted = { $number ->
        [one] { $number } island
       *[other] { $number } islands
    }
word-sea = sea space
    .many = sea spaces
    .counted = { $number ->
        [one] { $number } sea space
       *[other] { $number } sea spaces
    }
word-site = slot
    .many = slots
    .counted = { $number ->
        [one] { $number } slot
       *[other] { $number } slots
    }
word-prosperity = prosperity marker
    .many = prosperity markers
word-army = troops
word-victim = troop
word-priest = Priest
    .a = a Priest
word-figure = figure
word-edition = Classic edition
edition-classic = { word-edition }
preset-base-game = Base game
    .line = The game as it began, without expansions
preset-everything = Everything
    .line = All boxes at once: for those who know them

gift-classic-poseidon = Port (2 GP), fleets, moves of up to three sea spaces
gift-classic-ares = Fortress (2 GP), troops, moves from { word-land } to { word-land }
gift-classic-zeus = Temple (2 GP), Priests, exchange of creatures on the track
gift-classic-athena = University (2 GP), Philosophers
gift-classic-apollo = 1 GP, or 4 with a single { word-land }; first: a prosperity marker
opening-classic-poseidon = a fleet more to begin with
opening-classic-ares = a troop more to begin with
opening-classic-zeus = a Priest to begin with
opening-classic-athena = a Philosopher to begin with
opening-classic-apollo = a prosperity marker to begin with

effect-classic-pegasus = Carries your troops from one of your { word-land.many } to any other { word-land }.
effect-classic-kraken = Stands at sea and destroys the fleets there; 1 GP for each step on.
effect-classic-polyphemus = On any { word-land }: pushes all fleets around it away and keeps them off.
effect-classic-chimera = Play a creature of the discard pile; the pile is then reshuffled.
effect-classic-giant = Destroys a building, but no Metropolis.
effect-classic-sylph = Your fleets make ten steps in all.
effect-classic-cyclops = Exchanges one of your basic buildings for another kind.
effect-classic-dryad = Steals a Priest from an opponent.
effect-classic-fates = You receive your income again.
effect-classic-griffon = Steals half of an opponent’s gold, rounded down.
effect-classic-harpy = Destroys a troop on any { word-land }.
effect-classic-satyr = Steals a Philosopher from an opponent.
effect-classic-siren = An opponent’s lone fleet gives way to one of yours.
effect-classic-sphinx = Buys your troops, fleets, Priests and Philosophers for 2 GP each.
effect-classic-chiron = On any { word-land }: keeps others’ Pegasus, Giant and Harpy off it.
effect-classic-medusa = On any { word-land }: no troop leaves it, not even in retreat.
effect-classic-minotaur = On one of your { word-land.many }: defends it with strength 2 and never retreats.
