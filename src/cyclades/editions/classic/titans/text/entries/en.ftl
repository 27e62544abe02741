# Titans, an expansion of the classic edition.

kronos =
    Kronos takes his gifts from the gods who lie above him in this cycle, and commands the Titans. Where he lies
    matters: the lower, the more kinds of buildings there are to choose from.
    .free =
        One building of a kind that a face-up god above Kronos grants: a Port with Poseidon there, a Fortress with Ares,
        a Temple with Zeus, a University with Athena. Without a free slot it is lost. Where Kronos is first there is a
        Titan instead, or nothing for whoever has all three on the board. Hades grants none of these buildings.
    .paid =
        One Titan for 2 GP, after what is free, also where you got one free. Any number of creatures and artifacts of
        the track. Troops move only with Titans.

caduceus =
    In a battle where the Caduceus is, because your units attack with it or defend its territory, you may pay 1 GP
    whenever you are about to lose a unit: nothing is lost, but the round counts. You may do so at every loss, as long
    as you can pay. It saves every unit but the Minotaur, and brings 1 GP at every income.

    In teams you may ask your teammate to pay instead, who may refuse.
    .also = staff of Hermes
cap-of-invisibility =
    A group that goes with the Cap on a paid move may use the fleets of other players in its chain, beside its own. It
    may also pass through territories of others without a battle, whoever stands there, and go on in the same way, each
    further step at the price of one more move. Nobody stays behind on the way, and Medusa stops it.

    The Cap goes with the group, and brings 1 GP at every income. It helps neither Pegasus nor a retreat, and never
    leads over fleets or territories of a teammate. In teams you may send it to a territory of your teammate for 1 GP,
    as the first thing in your turn, but not with Apollo.
    .also = cap, invisibility
large-cornucopia =
    At every income each cornucopia of its territory, printed or placed as a prosperity marker, pays 2 GP in place of 1.
    It doubles nothing else, and is the only artifact without 1 GP of its own.

    In teams its owner divides what these cornucopias pay between both, as it likes.
winged-sandals =
    Units that leave the territory of the Sandals with a paid move may go to any territory of the same island, as if it
    were adjacent, and the Sandals go with them. They help neither Pegasus nor a retreat, and bring 1 GP at every
    income.

    In teams you may send them to a territory of your teammate for 1 GP, as the first thing in your turn, but not with
    Apollo.
    .also = sandals
zeus-lightning =
    Whoever outbids the owner of the Lightning pays it 1 GP at once. So an offering against the owner must be possible
    with 1 GP less, and at least 1 GP must be left after it. It also brings 1 GP at every income.

    In teams the owner says whether it or its teammate receives the gold; a teammate who outbids the owner pays too.
    .also = lightning, bolt

commercial =
    A special Metropolis that brings 2 GP at every income to whoever controls it, wherever it stands, beside the effects
    of every Metropolis.
cultural =
    A special Metropolis for whose controller three Philosophers make a Metropolis, not four, whether it wants to or
    not. Whoever gains it and has three Philosophers turns them into a Metropolis at once.
military =
    A special Metropolis that adds 3, not 1, to the strength of the defender in a battle on its territory. Fortresses
    add to that. It does not fight alone.
religious =
    A special Metropolis that counts as two Temples and not as one: it makes creatures cheaper twice in a cycle for
    whoever controls it.
seaside =
    A special Metropolis that adds 3, not 1, to the strength of its controller in battles in the sea spaces beside its
    territory, and, other than Ports, also when its controller attacks there. Ports add to it in defence.

artifact =
    Five divine artifacts lie among the creatures. You buy one from the track with any god but Apollo, at the price of
    its slot, which no Temple lowers, and put it onto one of your territories. Zeus does not exchange it, and one that
    nobody has bought for 2 GP leaves the game.

    Whoever controls its territory owns it. Units that leave may take it along, by any move, Pegasus or a retreat; in a
    battle it stays with its side until the end, and then belongs to whoever has the territory. Whoever owns all five,
    alone or with a teammate, wins at once.
    .name = Divine artifact
    .also = artifacts, divine artifacts, artefact, artefacts
military-victory =
    In team games, whoever conquers the last territory of an opponent may build a Metropolis there at once, if none
    stands there, there is a square for it, and it is then at least the third of the team. Buildings in its way are
    destroyed.

    It comes after the Metropolises that the conquest brings anyway. It may be declined, unless nothing else made the
    attack legal.
    .name = Military Victory
    .also = military victories
special-metropolis =
    Two of the five special Metropolises are drawn at the beginning and lie open. The first Metropolis that is built is
    one of them, at its builder’s choice, and the second is the other one; all further ones are plain. One that is
    conquered stays what it is.

    Its power comes beside the effects of every Metropolis and belongs to whoever controls it. If it is destroyed, it is
    out of the game.
    .name = Special Metropolis
    .also = special Metropolises
symbol =
    Four slots of the board have a symbol. At the beginning a Port, a Fortress, a Temple and a University are put there
    at random, one on each. Whoever takes the territory has the building, which may complete a Metropolis at once.
    .name = Symbol
    .also = symbols
team =
    Four may and six must play in teams of two. Teammates win together and see each other’s gold, but share nothing
    else: neither gold nor buildings, Philosophers, fleets or territories, which nobody of the team enters or crosses.
    They begin on different islands, and may outbid each other.

    Three Metropolises of both together make this cycle the last, even if one is lost again. Then the most Metropolises
    of a team win, and after that the gold of both. Thieves never strike the teammate.
    .name = Team
    .also = teams, teammate, teammates, partner
territory =
    The boards of Titans have large islands, cut into several territories, and small ones of a single territory. Every
    rule and card that speaks of an island means a territory here; only where all that hangs together is meant is it
    called an island. Troops go to an adjacent territory without fleets, or over a chain of fleets.
    .name = Territory
    .also = territories, large island, large islands
titan =
    A unit on land; you have three. With Kronos you get Titans and put them onto your territories. In battle a Titan
    counts as a troop, and whoever loses a round chooses which of the two goes. The Harpy cannot kill it, the Sphinx
    does not buy it, Medusa holds it, and Pegasus takes it along.

    A Titan moves with Ares like a troop, and leads moves with every god but Apollo.
    .name = Titan
    .also = titans
titan-move =
    With any god but Apollo, troops and Titans of one territory, at least one Titan among them, go to an adjacent
    territory or over a chain of your fleets. The first such move of a turn costs 1 GP, the second 2, the third 3 and so
    on, with whichever Titans. A battle begins at once, as after any move.

    With Ares you choose at which price a group with a Titan moves.
    .name = Titan move
    .also = titan moves

# What it adds to the entries of its edition.

apollo-with-titans =
    With Apollo there is neither a Titan move nor an artifact to buy or send.
ares-with-titans =
    With Titans troops also go from a territory to an adjacent one, without fleets, and Titans move like troops.
battle-with-titans =
    A Titan counts 1. Whoever loses a round with the Caduceus may pay 1 GP for the unit. The Military and the Seaside
    Metropolis add 3.
chain-of-fleets-with-titans =
    Troops cross it also between territories of one island. Fleets of a teammate are of no use.
creature-with-titans =
    With Titans five artifacts lie among them, which are no creatures.
creature-track-with-titans =
    Artifacts come to it too. Neither Temples nor Zeus change anything about them, and one that would be discarded
    leaves the game.
elimination-with-titans =
    Artifacts go to whoever took the territory. A team is out when both its players are.
face-down-gods-with-titans =
    With Titans there are five gods beside Apollo, and one less than there are players is open. With 6 all five come in
    a new random order. With 5 and with 4 those that lay face down come first in the next cycle, with 3 two of the
    three, drawn at random.
free-positioning-with-titans =
    Titans always begins so: two troops on two adjacent neutral territories and two fleets beside them. Each god adds
    its unit or person, which joins those, and its building; Kronos a Titan, and a building of a god above him or
    another Titan; Apollo 1 GP and a prosperity marker. Teammates begin on different islands.
god-with-titans =
    Kronos is a fifth god beside Apollo.
harpy-with-titans =
    She cannot kill a Titan.
income-with-titans =
    Every artifact but the Large Cornucopia pays its owner 1 GP, and the Large Cornucopia makes those of its territory
    pay 2. The Commercial Metropolis pays 2 GP. Some sea spaces hold two cornucopias.
island-with-titans =
    With Titans an island may have several territories, and what is said of an island holds for a territory.
land-move-with-titans =
    With Titans troops also go to an adjacent territory, without fleets. Titans lead moves with other gods than Ares.
last-area-with-titans =
    With Titans the fifth artifact on it makes the attack legal too, and in teams what counts is the third Metropolis of
    the team, also that of a Military Victory.
medusa-with-titans =
    She holds Titans as well, and a group with the Cap cannot pass her.
metropolis-with-titans =
    With Titans it goes only onto a territory with a square for it. The first two that are built are special ones. A
    team needs three.
offering-with-titans =
    Outbidding the owner of Zeus’ Lightning costs 1 GP more, at once.
pegasus-with-titans =
    He takes Titans and artifacts along; neither the Cap nor the Sandals help him.
philosopher-with-titans =
    Three are enough for whoever controls the Cultural Metropolis.
purse-with-titans =
    With Titans everybody begins with 7, and teammates see each other’s gold.
reserve-with-titans =
    With Titans each player also has three Titans.
retreat-with-titans =
    With Titans a retreat on land also goes to an adjacent own territory, and takes artifacts along if you like.
set-up-with-titans =
    With Titans there is free positioning, on a board of its own for 3 and 4 or for 5 and 6 players. Four buildings stand
    on symbols, and two special Metropolises lie open.
sphinx-with-titans =
    She does not buy Titans.
temple-with-titans =
    Artifacts do not get cheaper. The Religious Metropolis counts as two Temples.
troop-with-titans =
    A Titan is none of your eight troops.
victory-with-titans =
    Whoever owns all five artifacts wins at once, alone or with a teammate. A team needs three Metropolises, and this
    cycle is the last as soon as it has them.
zeus-with-titans =
    He does not exchange an artifact of the track; the card that comes for a creature may be one, which then stays.
