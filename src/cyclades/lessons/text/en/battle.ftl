lesson =
    .title = A battle, with odds
    .about = Look before you leap: the page tells you how a battle will go.
    .end =
        Two areas in one turn, one of them without a blow. Look for what is weakly held, and for what you leave weak
        yourself: your rivals look too.
    .early = Not yet: blue leaves areas open, and your turn with Ares is the time to take them.
    .gold = Keep some gold for moving: each move costs 1 GP, and you will need two.
    .kea = Kea has four troops behind a Fortress: with four of your own you would win one time in ten. Delos is much easier.
attack =
    You have Ares, and four troops in Serifos. In each round both sides count their troops and a die (0 to 3), the
    defender also a Fortress. The lower side loses a troop. When you choose how many go, the page shows your chances.
    .task = Attack Delos from Serifos with enough troops.
    .wrong = Set out from Serifos, and attack Delos: it is held by two troops and no Fortress.
    .few = That few would be a gamble, or worse. Take three at least: an area you leave stays yours, even when it is empty.
fight =
    If both sides are equal, each loses a troop. After each round the defender may retreat, then you may. Blue stays.
    Look at the odds again: you have more troops left than blue has.
    .task = Fight on.
    .wrong = You are about to win: do not run now. Retreat is for battles that turn bad, it saves your troops.
    .done = Delos is yours, and its sign brings a Priestess: from now on you pay 1 GP less for every offering.
walk =
    Mykonos, beside Delos, belongs to blue, but nobody stands there. An empty area needs no battle: whoever enters takes
    it, with all that is built there.
    .task = Take Mykonos from Delos.
    .wrong = Mykonos is open: go there from Delos.
    .leros = Leros has two troops behind a Fortress. You would risk what you have just won. Mykonos is empty.
finish =
    Each area you hold can pay and be built on, and each one your rival loses hurts it as much.
    .task = End your turn.
    .wrong = Enough for one turn: your troops are spread thin by now. End your turn.
