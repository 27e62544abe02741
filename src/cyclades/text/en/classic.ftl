# What gods and cards are good for in the classic edition.

gift-classic-poseidon = Port (2 GP), fleets, moves of up to three sea areas
gift-classic-ares = Fortress (2 GP), troops, moves from island to island
gift-classic-zeus = Temple (2 GP), Priests, exchange of creatures on the track
gift-classic-athena = University (2 GP), Philosophers
gift-classic-apollo = 1 GP, or 4 with a single island; to the first a prosperity token

effect-classic-pegasus = Carries your troops from one of your islands to any other island.
effect-classic-kraken = Stands at sea and destroys the fleets there; 1 GP for each step on.
effect-classic-polyphemus = Stands on an island, pushes all fleets around it away, keeps them off.
effect-classic-chimera = Play a creature of the discard pile; the pile is then reshuffled.
effect-classic-giant = Destroys a building, but no Metropolis.
effect-classic-sylph = Your fleets make ten steps in all.
