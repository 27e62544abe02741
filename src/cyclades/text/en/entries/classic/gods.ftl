# The gods of the classic edition: what each is good for, what is free (.free), what may be paid for (.paid).

poseidon =
    Poseidon rules the sea: with him you recruit fleets and move them. Fleets join your islands, so that troops can
    cross with Ares, and hold the trade spaces, which pay you.
    .free =
        One fleet, in a sea space around one of your islands that is empty or already yours. Your turn does not end
        before you have taken it, if it can be placed.
    .paid =
        Up to three more fleets, for 1, 2 and 3 GP. Any number of Ports, 2 GP each. Any number of fleet moves of up to
        three spaces, 1 GP each. Any number of creatures of the track. All in any order.
ares =
    Ares is the god of war: with him you recruit troops and take islands. Troops move in no other turn, Pegasus
    excepted.
    .free =
        One troop, on any of your islands. Your turn does not end before you have taken it, if there is one left.
    .paid =
        Up to three more troops, for 2, 3 and 4 GP. Any number of Fortresses, 2 GP each. Any number of troop moves from
        island to island, 1 GP each. Any number of creatures of the track. All in any order.
zeus =
    Zeus is the god of the Priests, who make every later offering cheaper, and of the Temples, which make creatures
    cheaper. He also changes the creatures on offer.
    .free =
        One Priest. Your turn does not end before you have taken him, if there is one left.
    .paid =
        One more Priest, and only one, for 4 GP. Any number of Temples, 2 GP each. For 1 GP, and as often as you like,
        you discard a creature of the track and reveal the first card of the deck in its place. Any number of
        creatures of the track, also one just revealed. All in any order.
athena =
    Athena is the goddess of knowledge: four Philosophers are a Metropolis, and no other god gives them. She moves
    nothing.
    .free =
        One Philosopher. Your turn does not end before you have taken it, if there is one left, even if you would
        rather not have the fourth yet.
    .paid =
        One more Philosopher, and only one, for 4 GP. Any number of Universities, 2 GP each. Any number of creatures
        of the track. All in any order.
apollo =
    Apollo costs nothing and takes any number of players, none of whom can be outbid. They act after all gods, in the
    order in which they came. He grants gold and nothing else: no creature, no unit, no building, no move.
    .free =
        You receive 1 GP, or 4 GP if you have exactly one island. The first to choose Apollo in this cycle also places
        a prosperity marker on one of its islands; an island may hold several.
