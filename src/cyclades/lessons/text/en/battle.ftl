lesson =
    .title = A battle, with odds
    .about = Look before you leap: the page tells you how a battle will go.
    .end =
        Look for what is weakly held, and for what you leave weak yourself: your rivals look too. An area where nobody
        stands falls without a battle.
    .early = Not yet: blue's Delos is weakly held, and your turn with Ares is the time to take it.
    .gold = Enough troops for Delos. Keep your gold: a move costs 1 GP.
    .kea = Kea has four troops behind a Fortress: with four of your own you would win one time in ten. Delos is much easier.
attack =
    You have Ares, and four troops in Serifos. In each round both sides count their troops and a die (0 to 3), the
    defender also a Fortress; the lower side loses a troop. When you choose how many go, the page shows your chances.
    .task = Attack Delos from Serifos with enough troops.
    .wrong = Set out from Serifos, and attack Delos: it is held by two troops and no Fortress.
    .few = That few would be a gamble, or worse. Take three at least: an area you leave stays yours, even when it is empty.
fight =
    If both sides are equal, each loses a troop. After each round the defender may retreat, then you may. Blue stays.
    Look at the odds: you have more troops left than blue has.
    .task = Fight on.
    .wrong = You are about to win: do not run now. Retreat is for battles that turn bad, it saves your troops.
    .done = Delos is yours, and its sign brings a Priestess: you pay 1 GP less for every offering.
