# The gods of the Legendary Edition: what each is good for, what must be done free (.free), what may be paid for (.paid).

athena =
    Athena is the goddess of knowledge: two turns with her, at their best, are four Philosophers, and four
    Philosophers are a Metropolis. She moves nothing, but heroes may still make heroic moves in her turn.
    .free =
        You build a University and take a Philosopher, in either order, before anything that costs gold. What cannot
        be done is skipped. The University stands on any free site of your own land areas; only where none is free may
        you forgo it, or take down one of your basic buildings to make room.
    .paid =
        One more Philosopher, and only one, for 4 GP. Any number of creatures of the track, for the price of their
        slots less your Temples. Heroic moves.
zeus =
    Zeus is the god of the Priestesses, who make every later offering cheaper and keep creatures on the board, and of
    the Temples, which make creatures cheaper. He alone lets you see what comes next in the creature deck.
    .free =
        You build a Temple and take a Priestess, in either order, before anything that costs gold. What cannot be done
        is skipped. The Temple stands on any free site of your own land areas; only where none is free may you forgo
        it, or take down one of your basic buildings to make room.
    .paid =
        One more Priestess, and only one, for 4 GP. Once in the turn you may look at the first card of the creature
        deck, which costs nothing, and then play it for 1 GP, which Temples do not lower; left alone, it goes back on
        top, and only you know it. Any number of creatures of the track. Heroic moves.
poseidon =
    Poseidon rules the sea: with him you recruit fleets and move them. Fleets hold sea areas, whose prosperity pays
    you, and join your islands, so that troops can cross with Ares or with a hero.
    .free =
        You build a Port and recruit a fleet, in either order, before anything that costs gold. What cannot be done is
        skipped. The Port stands on any free site of your own land areas; only where none is free may you forgo it, or
        take down one of your basic buildings. The fleet goes into a sea area that touches your land and is empty or
        already yours.
    .paid =
        Up to three more fleets, for 1, 2 and 3 GP. Any number of sea moves, 1 GP each. Any number of creatures of the
        track, for the price of their slots less your Temples. Heroic moves.
ares =
    Ares is the god of war: with him you recruit basic troops and march. He is the only god with land moves, so in his
    turn heroes walk like any other unit, and there are no heroic moves.
    .free =
        You build a Fortress and recruit a basic troop onto one of your land areas, in either order, before anything
        that costs gold. What cannot be done is skipped. The Fortress stands on any free site of your own land areas;
        only where none is free may you forgo it, or take down one of your basic buildings.
    .paid =
        Up to three more basic troops, for 2, 3 and 4 GP. Any number of land moves, 1 GP each, whatever goes along.
        Any number of creatures of the track, for the price of their slots less your Temples.
hera =
    Hera gives what the others do not: mercenaries, heroes, and the building that you lack. Whoever has three kinds of
    basic buildings completes the fourth with her, and with it a Metropolis.
    .free =
        You build a basic building of a kind that you do not have (a Metropolis does not count as having it) and
        recruit a mercenary onto one of your land areas, in either order, before anything that costs gold. What cannot
        be done is skipped; without a free site you forgo the building or replace one of your own.
    .paid =
        Up to three more mercenaries, for 1, 3 and 5 GP. One hero of the hero track, and only one, for 4 GP: he
        appears on one of your land areas and may make heroic moves at once. Any number of creatures of the track.
        Heroic moves.
apollo =
    Apollo is for whoever wants to save gold. He takes no offering, has room for one player, who cannot be outbid, and
    always acts last, so that his player makes the first offering of the next cycle. In return he grants little: no
    creature, no move, no hero used or sacrificed. If you lose a Metropolis in somebody else’s turn, you still receive
    its bonus.
    .free =
        You receive 2 GP and place two prosperity tokens, one on a land area and one on a sea area of your own. An
        area may hold several. Without a sea area of your own, the token for the sea is lost.
