lesson =
    .title = Build a Metropolis
    .about = One of each of the four buildings, and the first city is yours.
    .end =
        One of three! Whoever has three Metropolises at the end of a cycle wins. Look at the four small signs in each
        player's panel: they show which buildings somebody has, and so who is about to build.
god =
    A Port, a Fortress, a Temple and a University make a Metropolis, wherever they stand. You own three of the four; the
    sign that is grey in your panel is the University. Athena builds one. Hera builds any kind that you do not have.
    .task = Offer 1 to 4 GP to Athena or to Hera.
    .wrong = Choose Athena or Hera: one of them brings your University.
    .apollo = Apollo builds nothing. A Metropolis is one building away: go for Athena or Hera.
    .gold = Nobody else needs her so much. Offer 4 GP or less.
university =
    Every building needs a free site in one of your areas: the white squares on the board.
    .task = Build your University in any of your areas.
    .wrong = Build the University.
place =
    The four buildings are given back, and a Metropolis takes their place. It counts as a Port, a Fortress and a Temple
    too. But whoever conquers its area gets it, so put it where your troops are.
    .task = Put the Metropolis in Chios or in Psara.
    .wrong = Nobody guards Kythnos, and blue has ships beside it: a landing would cost you the city. Choose an area with troops.
    .done = Each Metropolis brings a gift once. This one: two troops.
guard =
    Your rivals have seen the city, too. Troops in its area defend it, and the Metropolis helps them like a Fortress.
    .task = Place the two troops where you need them.
    .wrong = Choose one of your areas.
finish =
    Your sites are free again, and the next set of four can begin. Do what your god still gives you.
    .task = Finish your free actions, then end your turn.
    .wrong = Finish your free actions, then end your turn.
