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

gift-legendary-athena = University, Philosophers
gift-legendary-zeus = Temple, Priestesses, a look at the creature deck
gift-legendary-poseidon = Port, fleets, sea moves
gift-legendary-ares = Fortress, troops, land moves
gift-legendary-hera = a building you lack, mercenaries, heroes
gift-legendary-apollo = 2 GP and prosperity tokens; costs nothing

effect-legendary-graeae = You receive your income again.
effect-legendary-harpy = Destroys a troop or mercenary in any land area.
effect-legendary-kraken = Stands at sea, destroys the fleets where it arrives and lets none in.
effect-legendary-minotaur = Stands on your land: a unit of strength 2 that never retreats.
effect-legendary-sphinx = Draw three creatures and play one of them free.
effect-legendary-ajax = Strength 2 in battle. Sacrifice, with seven land areas: a Metropolis.
effect-legendary-hector = Kills one invader. Sacrifice: 1 Philosopher for every 2 Priestesses.
