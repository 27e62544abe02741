# The buildings of the classic edition.

port =
    A Port costs 2 GP with Poseidon. It adds 1 to its controller’s strength in sea battles in the spaces around its
    island, but only in defence. Several add up, and a Metropolis counts as one more.

    It is one of the four kinds that make a Metropolis, and goes to whoever takes its island.
fortress =
    A Fortress costs 2 GP with Ares. It adds 1 to the strength of the defender in battles on its island. Several add
    up, and a Metropolis counts as one more. It does not fight alone: an island without troops or Minotaur is simply
    taken.

    It is one of the four kinds that make a Metropolis, and goes to whoever takes its island.
temple =
    A Temple costs 2 GP with Zeus. It takes 1 GP off the price of a creature that you buy from the track, but at least
    1 GP is paid. Every discount serves once in a cycle; the program uses as many as help. A Metropolis counts as one
    more Temple. The Kraken’s steps and the exchange of creatures do not get cheaper.

    It is one of the four kinds that make a Metropolis, and goes to whoever takes its island.
    .also = discount, discounts
university =
    A University costs 2 GP with Athena. It has no effect of its own, but without one there is no Metropolis for four
    buildings. It goes to whoever takes its island.
metropolis =
    The goal of the game: whoever controls two at the end of a cycle, or three with two players, ends it. You get one
    as soon as you control a Port, a Fortress, a Temple and a University, wherever they stand, one of each being
    discarded, or as soon as you have four Philosophers, which are discarded; or you take an island that has one.

    Each island has one square for it. It goes on an own island without a Metropolis, if possible one on which nothing
    must be destroyed; otherwise you destroy buildings there until the rest fits. If all your islands have one, what
    you paid is lost. A Metropolis has the effects of a Port, a Fortress and a Temple.
    .name = Metropolis
    .also = metropolises, economic development, cultural development
