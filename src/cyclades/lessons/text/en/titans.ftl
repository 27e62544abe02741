lesson =
    .title = Titans
    .about = Great islands with many territories, and giants who lead troops under any god.
    .end =
        A Titan needs no Ares: as long as you have one and some gold, your troops can move with any god but Apollo. So
        look at every rival's Titans before you feel safe. Artifacts are for another day: who owns all five wins at once.
titan =
    The islands here are large: territories of one island are neighbours, and troops walk between them. You have Kronos.
    Where he is first in the row he gives a Titan; below other gods, a building of theirs instead.
    .task = Put your Titan into Arcadia, with your two troops.
    .wrong = Put him into Arcadia: his troops are there, and Argolis is next to it.
strike =
    You own a Port, a Temple and a University. Blue's Fortress in Argolis is what you lack: buildings go with their
    territory. A move that a Titan leads costs 1 GP, the next one 2. He fights like a troop.
    .task = Let the Titan lead both troops from Arcadia to Argolis.
    .wrong = Argolis is the aim: the Titan leads troops there from Arcadia.
    .achaea = Achaea has no Fortress. Argolis has the one that completes your four.
    .few = A troop behind a Fortress: that few could lose. Take both troops along.
    .early = The Titan can move now, without Ares. Blue has Ares next, and would bring more troops.
    .done = Argolis is yours, and with it the fourth kind: a Metropolis!
city =
    Two special Metropolises lie open, for the first two that are built. The military one adds 3 instead of 1 to its
    defence, the commercial one brings 2 GP in every cycle.
    .task = Choose the kind of your Metropolis.
    .wrong = Choose one of the two.
place =
    Not every territory has a square for a Metropolis, so good places are rare. Blue has Ares after you.
    .task = Choose where it stands.
    .wrong = Choose one of your territories.
finish =
    One of two. Your Titan stands in Argolis and can go on in your next turn, whatever god you get.
    .task = End your turn.
    .wrong = Your troops need a rest, and blue is about to act: stay together, and end your turn.
