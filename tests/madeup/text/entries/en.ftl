# The entries of Lamps and Omens for the rules reference.

north-beacon =
    The northern of the two beacons. It is built, free, where the second lamp of a land area is lit, and serves whoever
    controls that area. It never leaves.
    .also = north light
south-beacon =
    The southern of the two beacons. It is built, free, after the northern one, where the second lamp of another land
    area is lit, and serves whoever controls that area.
lamp =
    After the income of every cycle each player may light a lamp in one of its own areas, on land or at sea, and has one
    zeal more. Lamps stay where they are, whoever takes the area.
    .name = Lamp
    .also = lamps, zeal
keeper =
    The old keeper goes wherever the second lamp of an area is lit. He stands on the board like a creature, belongs to
    nobody, and hinders nobody.
    .name = Keeper
gale =
    The gale counts the cycles from one to nine, and begins again at nought. It lies beside the board for all to see, and
    does nothing else.
    .name = Gale
omen =
    Two omens lie open beside the board. Whoever heeds one takes the boon of the same number, from whoever has it, and
    another omen is drawn.
    .name = Omen
    .also = omens, boon, boons
income-with-lamps-and-omens =
    Lamps are lit when everybody has been paid.
nyx =
    Nyx lets her player recruit shades, barges, a stone giant and Lamplighters, build Kilns, and move groups that a shade
    or a barge leads.
eris =
    Eris comes in every third cycle, in place of the last god that is face up, and goes when it ends. Whoever has more
    than two Lamplighters may not make an offering to her.
kiln =
    The Kiln may stand for any kind of building that a Metropolis needs.
lampbearer =
    A hero who lies among the creatures of the track and comes to one of your land areas.
dawn-scroll =
    Drawn unseen for 1 GP. Nobody knows who holds which scroll; whoever reads it has 2 GP.
dusk-scroll =
    Like the Scroll of Dawn.
amphora =
    A relic: it pays its owner 1 GP with every income.
tripod =
    A relic: it pays its owner 1 GP with every income.
lyre =
    A relic: it pays its owner 1 GP with every income.
shade =
    Shades are troops of a common reserve that never retreat. A group of a shade and others may move for 1 GP with Nyx.
    .name = Shade
    .also = shades, barge, barges, stone giant, lamplighter
noon-scroll =
    Like the Scroll of Dawn.
silver-charm =
    Bought from the track of creatures, without discounts; it cannot be exchanged, and leaves the game unsold.
