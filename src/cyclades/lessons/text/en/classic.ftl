lesson =
    .title = The classic edition
    .about = Islands in one piece, buildings for gold, and two Metropolises to win.
    .end =
        You have won: two Metropolises at the end of a cycle are enough; if several have them, most gold wins. Fleets go
        up to three sea spaces for 1 GP. Creatures are bought in any turn but Apollo's; each Temple takes 1 GP off one.
        Chains, battles (dice show 0 to 3) and philosophers are as in "Your first game": do lessons 2, 4 and 5 of it.
offer =
    Here each island is one area, and two Metropolises win. You have one, and three kinds of building: a University is
    missing. Blue wants Athena, too. Your priest saves 1 GP, but at least 1 GP must be paid.
    .task = Outbid blue on Athena, with 3 to 6 GP.
    .wrong = Athena has the University that you need.
    .apollo = Apollo takes as many as come, and gives each 1 GP. Your second city is worth more: outbid blue.
    .ares = Ares builds Fortresses, and you have one. The University is with Athena.
    .gold = Buildings are not free here: a University costs 2 GP. Offer 6 or less.
university =
    In this edition only the first unit is free, here a philosopher. Buildings cost 2 GP each, as many as you like and
    can pay. They need a free slot on an island.
    .task = Take the philosopher, and build a University.
    .wrong = Take the free philosopher, then build a University.
    .gold = Then the 2 GP for the University are missing. Build first.
place =
    Each island has one square for a Metropolis, and Naxos has used its own. Blue has Ares now, acts after you, and its
    ships reach Syros, where you have no troop.
    .task = Put your second Metropolis on a safe island.
    .wrong = Syros is empty, and blue's chain leads there: blue would take the city before the cycle ends. Choose Tinos.
finish =
    Two cities, and blue can reach neither of them. Hold them until the cycle ends, and you win.
    .task = End your turn.
    .wrong = Nothing more is needed: end your turn.
