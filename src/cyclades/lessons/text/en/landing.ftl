lesson =
    .title = A fleet, a chain, a landing
    .about = Ships join islands, and troops walk over them.
    .end =
        An area more: it has room to build, and pays 1 GP every cycle for each horn of plenty, be it printed or a
        prosperity token. Gods come and go, so think a cycle ahead: ships with Poseidon today, the landing with Ares
        tomorrow.
    .early = You have not reached your goal yet. Look at the task once more.
fleet =
    You have Poseidon. His Port adds 1 to your ships in battles beside it. Troops cross the sea only over an unbroken
    chain of your own fleets. You want to reach Kea, across the water from Psara: two sea areas lie between, Proto and
    Halia, and you have one fleet in Proto.
    .task = Build your Port, and put the free fleet into Proto.
    .wrong = There it would not help you: put the new fleet into Proto, beside Psara, where the way to Kea begins.
chain =
    New fleets appear only beside your own land. To get farther you sail, 1 GP for each step, as often as you can pay.
    .task = Sail one fleet from Proto to Halia.
    .wrong = That leads away from Kea. Sail from Proto to Halia.
    .both = If both go, Proto is empty and the chain is broken. Leave one there, and take 1.
    .gold = Another fleet is not needed, and you will want your gold for Ares next cycle. Just sail: it costs 1 GP.
    .done = A chain! Psara, Proto, Halia, Kea.
wait =
    Poseidon moves ships, not troops. For the landing you need Ares, and that means another auction. Nothing more to do
    here.
    .task = End your turn.
    .wrong = Your chain is ready: keep your gold for Ares, and end your turn.
    .done = A new cycle: everybody has got income, and the gods have moved up.
ares =
    You acted first, so you offer last. That has its good side: you see what the others want, and nobody can outbid you
    any more.
    .task = Win Ares, and keep at least 2 GP for the landing.
    .wrong = You need Ares for the landing.
    .gold = Nobody is left to outbid you. Offer less, and keep gold for the move.
    .zeus = Zeus builds Temples, but he moves nobody. Your ships wait for Ares.
land =
    First the two free actions of Ares. Then a move costs 1 GP, however many troops go. An empty area is yours as soon as
    a troop enters; the one you leave stays yours even when it is empty.
    .task = Land on an island across the water, such as Kea.
    .wrong = Move troops from Psara over your ships.
    .walk = You could walk there at any time, it is the same island. Use the ships: they may be sunk before you have Ares again.
    .from = Chios does not touch your ships. Set out from Psara.
    .gold = Keep 1 GP for the move: without it your chain is for nothing.
