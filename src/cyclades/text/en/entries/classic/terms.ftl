# The terms of the classic edition: .name is how a term is called, .also other words under which it is found.

battle =
    A battle begins as soon as units enter a space with units of an opponent, and is fought in rounds. Each side rolls
    a die (0, 1, 1, 2, 2, 3) and adds 1 for each of its units. The defender alone adds buildings: on land 1 for each
    Fortress of the island, at sea 1 for each of its Ports around the space; a Metropolis counts as one of each. The
    Minotaur defends his island with 2.

    The weaker side loses a unit; if both are equal, each loses one. Then the defender may retreat, and if it stays,
    the attacker may; if both stay, another round follows. If nobody is left, an island stays the defender’s, with a
    territory marker, and a sea space is empty.
    .name = Battle
    .also = battles, land battle, sea battle, combat, die, dice, tie, ties
chain-of-fleets =
    Adjacent sea spaces, one or more, all with fleets of yours, the first around the island that you leave and the last
    around the one that you enter. Troops move and retreat over it, and the fleets stay where they are. One space that
    touches both islands is enough.
    .name = Chain of fleets
    .also = chain, chains of fleets, fleet chain
construction-site =
    A place on an island for one basic building; an island has one to four. No building makes way for another, so
    nothing can be built on a full island. A Metropolis covers slots: beside it 0, 0, 1 or 2 are left on an island of
    1, 2, 3 or 4.
    .name = Slot
    .also = slots, construction site, construction sites, site, building slot, building, buildings, basic building
control-token =
    It marks an island that is yours though no troop of yours is there. The island pays income, can be built on and
    recruited into, and is yours until an opponent enters, who then needs no battle. A sea space is controlled only
    while fleets stand there.
    .name = Territory marker
    .also = territory markers, control token, control tokens, control
creature =
    With any god but Apollo you may buy creatures of the track, any number of them, for the price of their slots less
    your Temples, but at least 1 GP each. There are 17, one of each. A creature is used at once, and its card is
    discarded, unless its figure stays on the board.

    You may buy a creature that can do nothing, and decline its target: it is then discarded without effect.
    .name = Creature
    .also = creatures, mythological creature
creature-track =
    Three slots cost 4, 3 and 2 GP. One card comes in the first cycle, the second cycle fills two slots, and from the
    third on all three are filled: the card on the 2 GP slot is discarded, the others slide to the cheapest slots, and
    new ones come. A slot emptied by a purchase stays empty until the next cycle.

    Zeus exchanges cards of the track for 1 GP. An empty deck is made anew from the discard pile when a card is needed.
    .name = Creature track
    .also = creature deck, discard pile, deck, track, exchange
cycle =
    A cycle runs so: new creatures, new order of the gods, income, offerings, actions in the order of the gods with
    Apollo last, and the end, where it is seen whether somebody has won. The first cycle is like
    the others, but after free positioning it has no income.
    .name = Cycle
    .also = cycles, phase, phases, round of play
elimination =
    A player without an island is eliminated at once: its fleets, Priests, Philosophers, creatures and gold leave the
    game, and its turn is skipped. The game goes on with fewer gods face up, and as many Metropolises win as before.
    Whoever is left alone wins at once.
    .name = Elimination
    .also = eliminated, eliminate
face-down-gods =
    Of the four gods beside Apollo one fewer is open than there are pawns, but at least two. With 5 players all four
    come in a new random order each cycle. With 4, and with the four pawns of two players, the god that lay face down
    comes first in the next cycle. With 3, the two that lay face down are those of the next cycle, and after that all
    four are drawn anew.
    .name = Face-down gods
    .also = face down, face-down god, hidden gods, tile, tiles, god tile
figure =
    Chiron, Kraken, Medusa, Minotaur and Polyphemus have a figure that stays on the board. Its card lies with whoever
    called it, and the figure leaves at the beginning of that player’s first turn in a later cycle, with Apollo too,
    before anything else. The Kraken alone belongs to nobody and stays until it is called again.

    A figure may be placed on an island where another one stands, your own too: both leave at once, both cards are
    discarded, and the one that came has no effect. When an island changes hands, its figure stays where it is, and its
    owner’s.
    .name = Figure
    .also = figures, figurine, figurines, miniature
fleet =
    Your unit at sea; you have eight. A fleet controls its sea space, collects what a trade space pays, and joins
    islands for your troops; opponents must fight for it. Fleets are recruited with Poseidon, around your islands, and
    moved by fleet moves or the Sylph. They never enter the Kraken’s space or those around Polyphemus.
    .name = Fleet
    .also = fleets, ship, ships
free-positioning =
    Nobody is on the board, and each player has 7 GP. Before the first cycle comes a round of offerings, with only one
    place on Apollo; who can pay for nothing then offers 0 to a god without an offering. In the order of the gods,
    Apollo last, each pawn deploys: two troops on two different neutral islands, then two fleets on two different empty
    sea spaces around its islands, last the bonus of its god. That is a fleet, a troop, a Priest or a Philosopher; with
    Apollo a prosperity marker.

    With two players each of the four pawns deploys one troop, one fleet and its bonus. Then all gods are drawn anew,
    and the first cycle has no income. It is the usual start of two players; the option start chooses it for more.
    .name = Free positioning
    .also = free start, deployment, deploy, preliminary round
god =
    Whoever wins a god acts with it in this cycle, the first god first and Apollo last. You do what the god offers in
    any order and as often as you can pay, but the first unit of its kind is free, and your turn does not end without
    it if it can be had. Buildings cost 2 GP each. With any god but Apollo you may buy creatures.
    .name = God
    .also = gods, action, actions, turn, free unit
income =
    At the beginning of every cycle, the first included unless it follows free positioning, you receive 1 GP for each
    cornucopia and each prosperity marker on your islands, with or without troops, and 1 GP for each cornucopia of the
    trade spaces where you have a fleet.
    .name = Income
    .also = incomes, cornucopia, cornucopias
island =
    One land space, however large, with the sea spaces around it. It belongs to whoever has troops there or left a
    territory marker, and is neutral before anybody took it. Troops reach it only over a chain of fleets, or by
    Pegasus.
    .name = Island
    .also = islands, neutral island, land space, sea space, sea spaces
land-move =
    With Ares, for 1 GP, one or more troops of one island go to another island that a chain of your fleets joins to it;
    you may make as many moves as you can pay, also with the same troops. An island that they leave stays yours. An
    island without troops or Minotaur is taken at once, with all that stands on it; otherwise a battle begins. A
    player’s last island is protected.
    .name = Troop move
    .also = troop moves, land move, land moves, move, moves
last-area =
    A player’s last island may not be entered by an opponent, defended or not, with Ares or by Pegasus. The exception:
    taking it would at once bring the attacker a Metropolis, one that stands there or one that the captured buildings
    complete, and with it the number that wins. The battle may then be lost all the same.

    Only the land is protected: fleets may be attacked, and creatures used against it.
    .name = Last island
    .also = last area, last land area
offering =
    In turn order, everybody offers gold to an open god, at least 1. To take a god that has an offering you must offer
    more, and whoever is outbid must choose another god at once, perhaps outbidding somebody there; only from there may
    it come back. When all pawns are placed everybody pays, less 1 GP for each Priest, but at least 1 GP.

    You may not offer more than your gold plus your Priests, and without gold you can only go to Apollo, who is free
    and has room for all. The four pawns of two players have rules of their own.
    .name = Offering
    .also = offerings, bid, bids, bidding, auction, outbid
options =
    What you may agree on before the game: a scale of offerings, such as 1, 3, 5, 7, instead of every whole number; how
    many Metropolises end the game; gold that everybody sees; how much gold there is at the start; a limit of cycles in
    simulations; and a board of your own. The command cyclades play --help tells how to ask for them.

    This edition has more: the printed start or free positioning; whether the Priests of two players lower the sum of
    both offerings or each; whether, of those with enough Metropolises, the most Metropolises win or the most gold; and
    whether several Fortresses or Ports of an island add 1 each or 1 together. The command cyclades editions lists all.
    .name = Options
    .also = option, scale, offering scale, open gold, house rules, priest discount, defences, expansion, expansions
philosopher =
    Four Philosophers become a Metropolis as soon as you have the fourth. Athena gives one, and one more for 4 GP.
    Everybody sees how many you have. There are sixteen, and spent ones come back.
    .name = Philosopher
    .also = philosophers
priest =
    Each Priest takes 1 GP off what you pay for your offering (with two players, for both together), but at least 1 GP
    is paid for each, and you keep him. Zeus gives one, and one more for 4 GP. Everybody sees how many you have. There are sixteen.
    .name = Priest
    .also = priests
prosperity =
    A marker that raises the income of its island by 1 GP, for whoever controls the island. The first player to choose
    Apollo in a cycle places one on an own island; an island may hold several, and they never leave it.
    .name = Prosperity marker
    .also = prosperity markers, prosperity, prosperity token
purse =
    Your gold, counted in gold pieces (GP). You begin with 5, or 7 with free positioning. It is hidden from the other
    players, but all that changes it is public, so the program shows in which range it must lie. At the end gold breaks
    ties between equal numbers of Metropolises.
    .name = Purse
    .also = gold, gold pieces, GP, money, screen
reserve =
    Where pieces lie that are not in play. Each player has 8 troops and 8 fleets; common to all are 16 Priests, 16
    Philosophers, 10 buildings of each kind and 10 Metropolises. What has run out cannot be got or bought. What is lost
    or spent goes back and can be got again. Gold and markers never run out.
    .name = Reserve
    .also = supply, limits
retreat =
    After a round that both sides survive, the defender may retreat, and if it stays, the attacker may. All units of
    the side go together to one place: on land to an own island that own fleets join to that of the battle, never to a
    neutral one; at sea to an adjacent space that is empty or its own. The attacker may go back where it came from.
    Without such a place there is no retreat. Nobody retreats from Medusa’s island, nor does the Minotaur.
    .name = Retreat
    .also = retreats
sea-move =
    With Poseidon, for 1 GP, one or more fleets of one sea space go up to three spaces. After each step some may stay
    behind, and own fleets found on the way may join for the steps left. Fleets that meet those of an opponent stop and
    fight at once; the steps left are lost. The Kraken’s space and those around Polyphemus are closed.
    .name = Fleet move
    .also = fleet moves, sea move, sea moves
set-up =
    The printed board for the number of players gives each colour its start: two islands with a troop on each and two
    fleets, with an income of 2 GP. The other islands are neutral. You begin with 5 GP, and the turn order is random.
    With free positioning, the usual start of two players, everybody chooses instead.
    .name = Set-up
    .also = setup, placement, start
trade-space =
    A sea space with cornucopias. It pays 1 GP for each of them, at every income, to whoever has a fleet there, and
    nobody while there is none.
    .name = Trade space
    .also = trade spaces, trade
troop =
    Your unit on land; you have eight. Ares recruits troops onto your islands and moves them over chains of fleets, and
    Pegasus carries them anywhere. An island that they leave stays yours, with a territory marker.
    .name = Troop
    .also = troops, unit, units
turn-order =
    The order in which offerings are made. At the start it is random. Then whoever has acted puts its pawn on the last
    free place: who acts first makes the last offering of the next cycle, and who acts last the first. The order in
    which the players act is another one: that of their gods.
    .name = Turn order
    .also = order, turn order track, pawn
two-players =
    Each player has one colour and two pawns. There are the gods of four players. Each pawn makes an offering of its
    own and has a whole turn of its own, with its free unit and prices that begin anew. Priests lower the sum of both
    offerings, but at least 1 GP is paid for each. A pawn may outbid its twin. Both may go to Apollo, where each brings
    its gold, and only the first of all four pawns the prosperity marker.

    What serves once in a cycle serves once over both turns. Three Metropolises end the game, and an attack on a last
    island must reach three. Free positioning is the usual start.
    .name = Two players
    .also = two-player game, 2 players, pawns, twin
victory =
    The game ends at the end of a cycle if one or more players then control two Metropolises, three in a game for two;
    to have had them in the middle of a cycle is not enough. The most Metropolises win, then the most gold; equal on
    both, the victory is shared.
    .name = Victory
    .also = end, end of the game, end of game, winning, win
