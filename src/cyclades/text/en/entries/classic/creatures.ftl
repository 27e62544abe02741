# The creatures of the classic edition: those that act at once, then those with a figure.

chimera =
    The Chimera lets you use any creature of the discard pile, free. That creature does all it would do if you had
    bought it, a figure that it brings stays, and then the Chimera is discarded.

    Whenever the Chimera reaches the discard pile, used, unsold or exchanged by Zeus, pile and deck are shuffled
    together, the Chimera too, before another card is drawn.
giant =
    The Giant destroys one basic building on any island, whoever owns it: a Port, a Fortress, a Temple or a
    University. It may be your own. He destroys neither a Metropolis nor a Monument, and a Monument stays even if he
    destroys one of the buildings that it was built with.
pegasus =
    Pegasus takes one or more of your troops from one of your islands to any other island, free and without fleets:
    your own, a neutral one or an opponent’s. If troops of an opponent are there, a battle begins; otherwise you take
    the island. A retreat from such a battle needs a chain of fleets as usual.

    He does not land on a player’s last island, unless that would win, nor where the Great Citadel of Ares is
    garrisoned.
sylph =
    The Sylph gives your fleets ten steps in all. A step takes one fleet to an adjacent sea space; you share them out
    as you like, fleets of one space may go together, each for a step of its own, and steps may be left unused.

    Fleets that enter a space with an opponent’s fleets fight at once, and those that survive go no farther. The
    Kraken’s space and those around Polyphemus are closed.

kraken =
    The Kraken is placed on any sea space but the one where it is, and every fleet there is destroyed, your own too.
    Then you may pay 1 GP for each step to an adjacent sea space, step by step, and it destroys the fleets there as
    well. Temples do not lower this price.

    No fleet may be recruited, move, retreat or be pushed into its space. Its card is discarded at once. The figure
    belongs to nobody and stays until anybody calls it again.
polyphemus =
    Polyphemus is placed on any island, and all fleets around it are pushed away, your own too: one by one, in the
    order and direction that you choose, each goes one step to an adjacent sea space that is not around his island and
    has neither the Kraken nor another colour. A fleet without such a space is destroyed.

    As long as he stands there no fleet may be recruited in the spaces around his island, enter, pass or retreat
    there. He leaves at the beginning of your next turn, with Apollo too, and his card is then discarded.
