lesson =
    .title = Philosophers
    .about = The quiet way to a city: four wise people, and no building at all.
    .end =
        That is the second way to a Metropolis, and nobody can burn it down on the way: only the Satyr steals
        philosophers. Watch your rivals: with three, whoever gets Athena founds a city.
outbid =
    Four philosophers found a Metropolis, too. You have two. Athena gives one for nothing and sells one more for 4 GP:
    her favour is a city for you. Blue has offered her 3. Your Priestess saves you 1 GP on every offering.
    .task = Outbid blue on Athena, and keep 4 GP for the second philosopher.
    .wrong = Athena is worth a Metropolis to you in this very turn: outbid blue.
    .gold = You would win her, but have no 4 GP left for the second philosopher. 4 to 6 is enough: blue is poor.
four =
    Blue must go to another god. Athena is yours: only she sells philosophers, and only one each turn. This is why you
    kept your gold.
    .task = Build your University, take the free philosopher, and buy the fourth.
    .wrong =
        The fourth philosopher founds your Metropolis. Do not let it wait: somebody may steal one before you have Athena
        again.
place =
    The four go, the city stays. Like every Metropolis it can be conquered, so think of your troops.
    .task = Choose where your Metropolis stands.
    .wrong = Choose one of your areas.
    .done = The gift this time: 3 GP again.
