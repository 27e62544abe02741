lesson =
    .title = Build a Metropolis
    .about = One of each of the four buildings, and the first city is yours.
    .end =
        One of three! Whoever has three at the end of a cycle wins. Your sites are free for the next set. The four small
        signs in each player's panel show who is about to build.
god =
    A Port, a Fortress, a Temple and a University make a Metropolis, wherever they stand. You own three; the grey sign
    in your panel is the University. Athena builds one. Hera builds any kind that you do not have.
    .task = Offer 1 to 4 GP to Athena or to Hera.
    .wrong = Choose Athena or Hera: one of them brings your University.
    .apollo = Apollo builds nothing. A Metropolis is one building away: go for Athena or Hera.
    .gold = Nobody else needs her so much. Offer 4 GP or less.
university =
    Every building needs a free site in one of your areas: a white square on the board.
    .task = Build your University in any of your areas.
    .wrong = Build the University.
place =
    The four buildings are given back for a Metropolis. It counts as a Port, a Fortress and a Temple too. But whoever
    conquers its area gets it, so put it where your troops are.
    .task = Put the Metropolis in Chios or in Psara.
    .wrong = Nobody guards Kythnos, and blue has ships beside it: a landing would cost you the city. Choose an area with troops.
    .done = Each Metropolis brings a gift once, this one 3 GP.
