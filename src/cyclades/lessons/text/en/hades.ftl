lesson =
    .title = Hades
    .about = When the god of the dead comes, a whole army can appear for one cycle.
    .end =
        The undead are gone, Delos is yours: two Metropolises, you have won. When Hades' column comes near 9, ask
        yourself what an army of one turn could do, to your rivals and to you. Items come with favours, in the cycles
        without Hades; and full games with this box have heroes as well.
    .necropolis = The Necropolis collects gold for units that die. But with Delos you win this very cycle: spend your gold on that.
    .early = You have the undead for this cycle only. Take Delos with them.
offer =
    Two dice push Hades' column on in every cycle; at 9 he comes and covers a god for one cycle, here Ares. His player
    gets undead, and moves troops and ships in the same turn. Blue has a Metropolis on Delos, with one troop.
    .task = Outbid blue on Hades, with 3 to 5 GP.
    .wrong = Poseidon moves ships only. Hades brings an army and a fleet: outbid blue.
    .apollo = Apollo gives 1 GP. With Hades you can win today.
    .gold = The undead cost gold, too: offer 5 or less.
bridge =
    The first undead is free, then they cost 1, 2, 3 and 4 GP, troops and fleets as you like. You need a way from Naxos
    to Delos: the sea space between them.
    .task = Put an undead fleet between Naxos and Delos (E2).
    .wrong = It does not join Naxos to Delos there. Recruit an undead fleet, and put it into E2.
    .done = A bridge of bones.
army =
    Delos has one troop, and its Metropolis counts as a Fortress: 2 and a die. Undead troops fight like living ones.
    .task = Recruit two undead troops on Naxos.
    .wrong = You need undead troops on Naxos, where the bridge begins.
arrows =
    Medusa stands on Delos: nobody enters or leaves her island. But you have a magic item, Artemis' Arrows, which removes
    a creature from the board. Items cost nothing, in a turn with any god but Apollo, and are used once.
    .task = Use Artemis' Arrows on Medusa.
    .wrong = Medusa lets nobody in. Your Arrows lie among your cards: use them on her.
    .done = The way to Delos is open.
strike =
    Living troops may go along, but an undead must lead. What falls today was dead before: risk the undead, and leave
    your own troop at home.
    .task = Attack Delos with two undead troops or more.
    .wrong = Lead the undead from Naxos to Delos.
    .few = One undead is not enough against a troop behind walls. Take all of them.
    .gold = Keep 1 GP for the move.
finish =
    At the end of the cycle the undead go home. What they have conquered stays yours, even without a troop.
    .task = End your turn, and let the cycle end.
    .wrong = You have what you need. End your turn.
