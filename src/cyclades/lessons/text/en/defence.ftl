lesson =
    .title = Defend
    .about = Your city is in danger: break the chain, then hold the wall.
    .end =
        Your city is safe. Before you end a turn, ask of each rival: can it reach me, with which god, and who acts after
        me? A sunk ship, a Fortress or one more troop is cheaper than a Metropolis.
sink =
    Blue has Ares and acts after you: four troops in Ikaria, and ships in Galene and Halia, a chain to Kythnos, where a
    single troop guards your Metropolis. A sea battle goes like one on land: ships and a die, and each of your Ports
    beside that sea adds 1.
    .task = Sink blue's ship in Halia with two fleets or more.
    .wrong = Blue's ship in Halia is what threatens you. Sail there from Proto.
    .few = One against one is a gamble. Take all you have there.
    .early = Then blue lands in Kythnos with four troops, and your Metropolis is gone. Sink its ship in Halia first.
    .done = The chain is broken: blue cannot come to Kythnos any more.
finish =
    But its ships in Galene still reach Serifos, where you have two troops behind a Fortress.
    .task = End your turn, and see what blue does.
    .wrong = Your ships stand well. End your turn.
    .done = Blue attacks Serifos! Your Fortress gives you 1 in every round, and the first one was yours.
hold =
    The defender may retreat after each round, before the attacker. Look at the odds: both sides have two left, but you
    stand behind a wall.
    .task = Hold Serifos: fight on.
    .wrong = You would give Serifos and its Fortress away, though the odds are yours. Fight on.
