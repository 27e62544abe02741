# The buildings of the Legendary Edition.

port =
    A Port adds 1 to your strength in every sea battle, in attack and in defence, in each sea area that touches its
    land area. Several add up, and a Metropolis counts as one more. Poseidon builds it, and so does Hera for whoever
    has none.

    It is one of the four kinds that make a Metropolis, and goes to whoever conquers its land area.
fortress =
    A Fortress adds 1 to the strength of the defender in land battles in its land area, in every round. Several add
    up, and a Metropolis counts as one more. It does not fight alone: without a unit there, the area is simply taken.
    Odysseus ignores it when he attacks. Ares builds it, and so does Hera for whoever has none.

    It is one of the four kinds that make a Metropolis, and goes to whoever conquers its land area.
temple =
    Each Temple takes 1 GP off the price of a creature that you buy from the track, down to nothing. Every discount
    serves once in a cycle; the program uses as many as help. A Metropolis counts as one more Temple, also on
    Penthesilea’s card. The card that Zeus shows you costs 1 GP whatever you have. Zeus builds Temples, and so does
    Hera for whoever has none.

    It is one of the four kinds that make a Metropolis, and goes to whoever conquers its land area.
    .also = discount, discounts
university =
    A University has no effect of its own, but without one there is no Metropolis for four buildings. Athena builds
    it, and so does Hera for whoever has none. It goes to whoever conquers its land area.
metropolis =
    The goal of the game: whoever controls three at the end of a cycle ends it. You build one as soon as you have the
    four kinds of basic buildings, or four Philosophers, or by the sacrifice of a hero; the fourth way is to conquer
    one. It goes on a free site of your own land, or in the place of one of your basic buildings; with neither, what
    you paid is lost and you get nothing.

    A Metropolis has the effects of a Port, a Fortress and a Temple, but counts as none of them when four kinds are
    looked for. Whoever builds it turns up a token and receives its bonus.
    .name = Metropolis
    .also = metropolises
