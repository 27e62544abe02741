lesson =
    .title = A fleet, a chain, a landing
    .about = Ships join islands, and troops walk over them.
    .end =
        An area more: room to build, and 1 GP every cycle for each horn of plenty, be it printed or a prosperity token.
        Think a cycle ahead: ships with Poseidon today, the landing with Ares tomorrow.
    .early = You have not reached your goal yet. Look at the task once more.
fleet =
    You have Poseidon. His Port in Chios adds 1 to your ships in battles beside it. Troops cross the sea only over an
    unbroken chain of your own fleets. From Psara to Kea the way leads over Proto, where you have one, and Halia.
    .task = Put your free fleet into Proto.
    .wrong = There it would not help you: put the new fleet into Proto, beside Psara, where the way to Kea begins.
chain =
    New fleets appear only beside your own land; to get farther you sail, 1 GP for each step. For the landing you need
    Ares, in the next auction: Poseidon moves no troops.
    .task = Sail one fleet from Proto to Halia, then end your turn.
    .wrong = That leads away from Kea. Sail from Proto to Halia.
    .both = If both go, Proto is empty and the chain is broken. Leave one there, and take 1.
    .gold = You will want your gold for Ares next cycle. One step to Halia makes the chain: then end your turn.
    .done = A chain! And a new cycle: everybody has got income, and the gods have moved up.
ares =
    You acted first, so you offer last: you see what the others want, and nobody can outbid you any more.
    .task = Win Ares, and keep at least 2 GP for the landing.
    .wrong = You need Ares for the landing.
    .gold = Nobody is left to outbid you. Offer less, and keep gold for the move.
    .zeus = Zeus builds Temples, but he moves nobody. Your ships wait for Ares.
land =
    First the two free actions of Ares. Then a move costs 1 GP, however many troops go. An empty area is yours as soon
    as a troop enters; the one you leave stays yours even when it is empty.
    .task = Land on an island across the water, such as Kea.
    .wrong = Move troops from Psara over your ships.
    .walk = You could walk there at any time, it is the same island. Use the ships: they may be sunk before you have Ares again.
    .from = Chios does not touch your ships. Set out from Psara.
    .gold = Keep 1 GP for the move: without it your chain is for nothing.
