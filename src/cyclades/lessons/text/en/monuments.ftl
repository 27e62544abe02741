lesson =
    .title = Monuments and Ruins
    .about = Two buildings make a Monument, and old stones hide another.
    .end =
        A Monument costs nothing but two buildings, which stay, and it helps you every cycle. It goes with its island,
        so guard it. Look at the open cards before you choose a god: which two buildings do you nearly have?
    .decline = It costs nothing, and your two buildings stay. Take it, before somebody else does: there is one of each.
    .gold = More troops cost 2 GP and more. Keep your gold for two Fortresses and a move.
fortress =
    Beside the board lie the cards of three Monuments. Each names two buildings: whoever controls both may raise it at
    once. You have a Port, and the City of Warriors wants a Port and a Fortress. You have Ares.
    .task = Build a Fortress (2 GP); the first troop is free.
    .wrong = First the Fortress: Port and Fortress are a Monument.
city =
    The Monument may stand on any island of yours and takes no slot. Where the City of Warriors stands, your fleets
    around the island help its troops in defence.
    .task = Choose the island for the City of Warriors.
    .wrong = Choose one of your islands.
ruin =
    A ruin lies on Delos, and nobody holds the island. Who takes it first uncovers one more Monument, which only the
    island's owner may raise. Your fleet makes the way from Naxos.
    .task = Move troops from Naxos to Delos.
    .wrong = The ruin is on Delos: move there from Naxos.
    .done = Under the stones: the Great Citadel of Ares! It wants two Fortresses.
citadel =
    With one troop inside, nobody may enter the Citadel's island. The two Fortresses may stand anywhere on your islands,
    but the Citadel stands on the ruin.
    .task = Build a second Fortress, and raise the Citadel on Delos.
    .wrong = A second Fortress brings the Citadel: build it on one of your islands.
    .done = Two Monuments in one turn.
finish =
    Delos is closed to everybody as long as a troop of yours is there: a good place for a Metropolis later.
    .task = End your turn.
    .wrong = End your turn.
