# The words of the Legendary Edition, and what gods and cards are good for in it.

word-land = land area
    .many = land areas
    .head = Lands
    .counted = { $number ->
        [one] { $number } land area
       *[other] { $number } land areas
    }
word-sea = sea area
    .many = sea areas
    .counted = { $number ->
        [one] { $number } sea area
       *[other] { $number } sea areas
    }
word-site = site
    .many = sites
    .counted = { $number ->
        [one] { $number } site
       *[other] { $number } sites
    }
word-prosperity = prosperity token
    .many = prosperity tokens
word-army = land units
word-victim = troop or mercenary
word-priest = Priestess
    .a = a Priestess
word-figure = miniature
word-edition = Legendary Edition
edition-legendary = { word-edition }

gift-legendary-athena = University, Philosophers
gift-legendary-zeus = Temple, Priestesses, a look at the creature deck
gift-legendary-poseidon = Port, fleets, sea moves
gift-legendary-ares = Fortress, troops, land moves
gift-legendary-hera = A building you lack, mercenaries, heroes
gift-legendary-apollo = 2 GP and prosperity tokens; costs nothing

effect-legendary-charon = Swaps one of your heroes for one of the hero track.
effect-legendary-chimera = Play a creature of the discard pile; pile and deck are reshuffled.
effect-legendary-cyclops = Exchanges one of your basic buildings for another kind.
effect-legendary-dryad = Steals a Priestess from an opponent.
effect-legendary-giant = Takes the mercenaries of an opponent’s land area over to your own.
effect-legendary-griffin = Steals half of an opponent’s gold, rounded down.
effect-legendary-harpy = Destroys a troop or mercenary in any land area.
effect-legendary-graeae = You receive your income again.
effect-legendary-pegasus = Carries your units from one land area to any other.
effect-legendary-satyr = Steals a Philosopher from an opponent.
effect-legendary-sphinx = Draw three creatures and play one of them free.
effect-legendary-sylph = The fleets of two sea areas change places.
effect-legendary-cerberus = Stands on land: its area’s income is yours, whoever controls it.
effect-legendary-hydra = Stands on land or at sea: the income of its area is doubled.
effect-legendary-kraken = Stands at sea, destroys the fleets where it arrives and lets none in.
effect-legendary-medusa = Stands on land: no unit enters or leaves her area.
effect-legendary-minotaur = Stands on your land: a unit of strength 2 that never retreats.
effect-legendary-polyphemus = Stands on land: drives the fleets around him off and lets none in.
effect-legendary-ajax = Strength 2 in battle. Sacrifice, with seven land areas: a Metropolis.
effect-legendary-croesus = Rolls again for 1 GP each time. Sacrifice, for 15 GP: a Metropolis.
effect-legendary-hector = Kills one invader. Sacrifice: 1 Philosopher for every 2 Priestesses.
effect-legendary-helen = Her die is 2. Sacrifice, for two pairs of buildings: a Metropolis.
effect-legendary-jason = Moves over enemy fleets. Sacrifice, with 8 fleets out: a Metropolis.
effect-legendary-pandora = Takes enemy mercenaries over. Sacrifice: that of a hero on the track.
effect-legendary-penthesilea = Wins ties. Sacrifice: your new Metropolis is safe on her card.
effect-legendary-odysseus = Ignores Fortresses. Sacrifice, for 3 buildings of a kind: a Metropolis.
effect-legendary-perseus = Saves troops in battle. Sacrifice: your units go to any land area.
