# The Monuments, an expansion of the classic edition.

academy-of-naval-warfare =
    It needs a University and a Port. In the income phase of every cycle, before the offerings, its owner gets a free
    fleet in a sea space around its island, empty or its own, of the owner’s choice.

    With all eight fleets on the board, or without such a space, there is none. The Kraken and Polyphemus close spaces
    to it too, and the Fates do not bring a fleet.
    .also = naval academy
city-of-warriors =
    It needs a Port and a Fortress. When its island is attacked, the defender adds 1 in every round for each of its
    own fleets in the sea spaces around the island. These fleets are never lost in that battle: the losses are troops,
    or the Minotaur, and with the last of them the island is gone.

    Without a troop or the Minotaur on the island the fleets do not fight, and it is taken without a battle.
    .also = warriors
great-citadel-of-ares =
    It needs two Fortresses. While its controller has a troop on the island, no other player may enter it, by a troop
    move or by Pegasus. Without a troop there, even beside the Minotaur, the island may be entered like any other.

    It keeps off nothing else: the Giant or Polyphemus may be used on the island, and chains of fleets may pass by.
    .also = citadel, great citadel
great-lighthouse-of-poseidon =
    It needs two Ports. When its owner loses a fleet in a sea battle, in attack or in defence, wherever it is, the owner
    may put that fleet on a sea space around the Lighthouse’s island instead: an empty one or its own, open to fleets,
    and not that of the battle.

    The saved fleet takes no more part in the battle, and the round is lost all the same. The Lighthouse saves nothing
    from the Kraken, Polyphemus or the Siren.
    .also = lighthouse, great lighthouse
great-temple-of-zeus =
    It needs two Temples. At the beginning of every turn of its owner, with Apollo too, the creature track moves on as
    at the beginning of a cycle: the card on the 2 GP slot is discarded, the others slide to the cheapest slots, and
    all three slots are filled, in the first two cycles too.

    Nobody is asked. It begins with the owner’s next turn, not with the one in which it was built or taken, and figures
    that leave at the beginning of the turn leave before it.
    .also = great temple
great-university-of-athena =
    It needs two Universities. With Athena its owner may buy any number of Philosophers, after the free one, for 4 GP
    each, or for 3 GP with the Temple of Athena.

    The fourth Philosopher makes a Metropolis at once, and more may be bought after that. It does not concern Priests.
    .also = great university
military-academy =
    It needs a Fortress and a University. In the income phase of every cycle, before the offerings, its owner gets a
    free troop on its island. With all eight troops on the board there is none, and the Fates do not bring one.
    .also = academy, academies
temple-of-ares =
    It needs a Fortress and a Temple. Once per cycle, in a turn with any god but Apollo, its owner may give one own
    troop, from any island, to its reserve. Then a card drawn at random from the discard pile is used at once and free.

    The troop goes before the card is seen, and an emptied island stays yours. The target of the creature may be
    declined, and no discount of a Temple is used up. Without a troop, or while the pile is empty, it cannot be used.
    Whoever takes its island in the same cycle cannot use it again.
temple-of-athena =
    It needs a University and a Temple. Its owner pays 3 GP instead of 4 for the Priest that it buys with Zeus and for
    the Philosopher that it buys with Athena.

    The free ones stay free, and nothing else becomes cheaper. With the Great University of Athena every further
    Philosopher costs 3 GP.
temple-of-poseidon =
    It needs a Port and a Temple. Once per cycle, in a turn with any god but Apollo, its owner may give one own fleet,
    from anywhere, to its reserve. Then the first card of the creature deck is drawn and used at once and free.

    The fleet goes before the card is seen, and an emptied sea space is nobody’s. The target of the creature may be
    declined, and no discount of a Temple is used up. Without a fleet, or without a card in deck and discard pile, it
    cannot be used. Whoever takes its island in the same cycle cannot use it again.

monument =
    With the expansion Monuments, as many of ten Monuments are open as there are players, drawn at random. Whoever
    controls the two buildings of an open one may build it, free, in its own turn with any god but Apollo. You are
    asked once, as soon as you can; if you decline, it is among your actions as long as you have the two buildings and
    nobody else builds it. The two buildings stay, and may serve other Monuments and the Metropolis too, which comes
    after the Monument.

    It goes on any of your islands, takes no slot, is built once in a game, and never leaves. It serves whoever
    controls its island.
    .name = Monument
    .also = monuments

# What Monuments add to the entries of their edition.

cyclops-with-monuments =
    A Monument that the new building completes comes before the Metropolis.
fates-with-monuments =
    The Academies give nothing when the Fates pay.
giant-with-monuments =
    He destroys no Monument, and a Monument stays even if he destroys one of the buildings that it was built with.
pegasus-with-monuments =
    He does not land where the Great Citadel of Ares is garrisoned.
siren-with-monuments =
    The Great Lighthouse of Poseidon saves nothing from her.
medusa-with-monuments =
    She does not hinder that a troop is given to the Temple of Ares.
minotaur-with-monuments =
    The Temple of Ares does not take him, and for the Great Citadel of Ares he does not count.
