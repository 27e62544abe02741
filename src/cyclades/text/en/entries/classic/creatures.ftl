# The creatures of the classic edition: those that act at once, then those with a figure.

chimera =
    The Chimera lets you use any creature of the discard pile, free. That creature does all it would do if you had
    bought it, a figure that it brings stays, and then the Chimera is discarded.

    Whenever the Chimera reaches the discard pile, used, unsold or exchanged by Zeus, pile and deck are shuffled
    together, the Chimera too, before another card is drawn. A creature whose figure is on the board cannot be called,
    but for the Kraken: the card lies with its owner.
cyclops =
    The Cyclops takes a basic building of one of your islands back to the reserve and puts one of another kind in its
    place. You choose the island, the building that goes and the kind that comes, of which one must be left.

    If you now control all four kinds, you get a Metropolis at once. He changes neither a Metropolis nor a building of
    somebody else.
dryad =
    The Dryad takes a Priest from an opponent of your choice. From now on he lowers what you pay for your offerings,
    and no longer what the other pays.

    Only an opponent who has a Priest can be chosen. If nobody has one, she does nothing.
fates =
    The Fates give you, and only you, one more income. It is counted from the board as it is now: an island that you
    took in this turn pays already, and a trade space that your fleets have left does not.

    They pay in a first cycle without income too.
    .also = moirai
giant =
    The Giant destroys one basic building on any island, whoever owns it: a Port, a Fortress, a Temple or a
    University. It may be your own. He does not destroy a Metropolis.

    Where Chiron stands, only the controller of the island may use him.
griffon =
    The Griffon takes half of an opponent’s gold, rounded down. You may name any opponent, whatever is in its purse.
    The victim shows its treasure, so everybody learns what it had and what it has left.

    The best moment is before the victim has acted: it has paid its offering, but not yet spent the rest.
    .also = griffin
harpy =
    The Harpy destroys one troop on any island, whoever owns it; it may even be your own. The troop goes back to its
    reserve. The Minotaur is no troop.

    An island that she empties stays its player’s, with a territory marker, but whoever enters it next takes it
    without a battle. Where Chiron stands, only the controller of the island may use her.
pegasus =
    Pegasus takes one or more of your troops from one of your islands to any other island, free and without fleets:
    your own, a neutral one or an opponent’s. If troops of an opponent or the Minotaur are there, a battle begins;
    otherwise you take the island. A retreat from such a battle needs a chain of fleets as usual.

    He does not land on a player’s last island, unless that would win. Where Chiron stands, only the controller
    of the island lands, and nobody leaves Medusa’s island.
satyr =
    The Satyr takes a Philosopher from an opponent of your choice. If it is your fourth, you discard all four and get
    a Metropolis at once, in the middle of your turn.

    Only an opponent who has a Philosopher can be chosen. If nobody has one, he does nothing.
siren =
    The Siren replaces an opponent’s fleet that is alone in its sea space: it goes back to its reserve, and a fleet of
    your reserve takes its place. If all your eight fleets are on the board, one of them comes from where you like.

    This is no battle: no die is thrown, and Ports do not help. Where two or more fleets stand she does nothing. Your
    new fleet serves at once, in a chain of fleets or on a trade space.
sphinx =
    The Sphinx buys what you have: troops, fleets, Priests and Philosophers, for 2 GP each, one by one and in any mix,
    until you stop. What you sell goes back to its reserve and can be got again, even in the same turn.

    An island from which you sell the last troop stays yours, with a territory marker; a sea space without fleets is
    nobody’s. She does not buy the Minotaur.
sylph =
    The Sylph gives your fleets ten steps in all. A step takes one fleet to an adjacent sea space; you share them out
    as you like, fleets of one space may go together, each for a step of its own, and steps may be left unused.

    Fleets that enter a space with an opponent’s fleets fight at once, and those that survive go no farther. The
    Kraken’s space and those around Polyphemus are closed.

chiron =
    You place Chiron on any island, your own, a neutral one or an opponent’s. As long as he stands there, nobody but
    the controller of the island lands on it by Pegasus, or uses the Giant or the Harpy on it. You are kept off too if
    the island is not yours.

    He keeps off nothing else: troops still come with Ares, other figures may be placed there, and thieves and all that
    happens at sea go their way. He leaves when your first turn of a later cycle begins.
kraken =
    The Kraken is placed on any sea space but the one where it is, and every fleet there is destroyed, your own too.
    Then you may pay 1 GP for each step to an adjacent sea space, step by step, and it destroys the fleets there as
    well. Temples do not lower this price.

    No fleet may be recruited, move, retreat or be pushed into its space. Its card is discarded at once. The figure
    belongs to nobody and stays until anybody calls it again.
medusa =
    You place Medusa on any island, your own, a neutral one or an opponent’s. As long as she stands there no troop
    leaves it, yours or anybody’s: not with Ares, not by Pegasus, and not in a retreat, so a battle there goes on to the
    end.

    Troops may come as always, and attack. She hinders neither recruits nor the Harpy, nor a sale to the Sphinx. She
    leaves when your first turn of a later cycle begins.
minotaur =
    You place the Minotaur on one of your islands. In its defence he is one unit of strength 2, and holds it even
    alone: whoever enters must fight him. In a lost round your troops die before him. As the last one he dies in a
    round that is lost or tied.

    He never moves, attacks or retreats. The troops with him may retreat, and he fights on alone; the attacker may then
    retreat too. He is no troop: Harpy and Sphinx do not take him. He leaves when your first turn of a later cycle
    begins.
polyphemus =
    Polyphemus is placed on any island, and all fleets around it are pushed away, your own too: one by one, in the
    order and direction that you choose, each goes one step to an adjacent sea space that is not around his island and
    has neither the Kraken nor another colour. A fleet without such a space is destroyed.

    As long as he stands there no fleet may be recruited in the spaces around his island, enter, pass or retreat
    there. He leaves when your first turn of a later cycle begins, with Apollo too, and his card is then discarded.
