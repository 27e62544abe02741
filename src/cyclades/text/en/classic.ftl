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
word-figure = figure
word-edition = Classic edition

gift-classic-poseidon = Port (2 GP), fleets, moves of up to three sea spaces
gift-classic-ares = Fortress (2 GP), troops, moves from island to island
gift-classic-zeus = Temple (2 GP), Priests, exchange of creatures on the track
gift-classic-athena = University (2 GP), Philosophers
gift-classic-apollo = 1 GP, or 4 with a single island; first: a prosperity marker

effect-classic-pegasus = Carries your troops from one of your islands to any other island.
effect-classic-kraken = Stands at sea and destroys the fleets there; 1 GP for each step on.
effect-classic-polyphemus = On an island: pushes all fleets around it away and keeps them off.
effect-classic-chimera = Play a creature of the discard pile; the pile is then reshuffled.
effect-classic-giant = Destroys a building, but no Metropolis.
effect-classic-sylph = Your fleets make ten steps in all.
