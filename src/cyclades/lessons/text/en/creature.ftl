lesson =
    .title = A creature
    .about = One card at the right moment changes who is ahead.
    .end =
        Creatures lie on four slots. Each cycle they get cheaper by 1 GP, and the one that nobody wanted for 2 GP goes.
        Any god but Apollo lets you call them, so before each turn look who would hurt you most.
satyr =
    Look at the players' panels: blue has three philosophers, one short of a Metropolis. Troops cannot stop that, a
    creature can: open the cards and read. Each Temple of yours makes a creature 1 GP cheaper.
    .task = Call the creature that stops blue's city, and choose blue.
    .wrong = The Satyr steals a philosopher: call him.
    .dryad = The Dryad steals a Priestess, but the danger is blue's third philosopher. Who steals philosophers?
    .griffin = The Griffin steals half of somebody's gold. Nice, but blue would still found its city. Who steals philosophers?
    .pegasus = Pegasus flies troops anywhere. Blue's philosophers would not care. Who steals philosophers?
    .priestess = Another Priestess is useful, but blue founds a city next cycle. Look at the creatures first.
    .decline = You have paid for the Satyr: let him steal from blue.
    .done = Blue is back to two, and you have three!
