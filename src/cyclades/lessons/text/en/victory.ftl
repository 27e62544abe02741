lesson =
    .title = Win
    .about = The last auction decides: take what you need, before your rival does.
    .end =
        Three Metropolises at the end of the cycle: you have won! If several have three, more of them win, then more
        gold. Buildings, philosophers or conquest bring cities. Play a real game next; heroes have a lesson of their
        own.
athena =
    You and blue have two Metropolises each. You have three philosophers: with Athena you found the third. Blue has a
    Port, a Temple and a Fortress: with Athena's University it founds its own! You offer last, so nobody can answer you.
    .task = Outbid blue on Athena.
    .wrong = Athena decides this game. Outbid blue.
    .ares = With Ares you would fight, while blue takes Athena, builds its University and founds its third city. Outbid it.
    .done = Blue cannot get its University this cycle any more.
found =
    You get your city, and blue does not: one god, two effects.
    .task = Take the philosopher.
    .wrong = Do your free actions: the philosopher is the one that counts.
    .done = Three Metropolises! But only the end of the cycle counts.
place =
    Blue has Ares now and acts after you. Its ships in Halia reach Kea and Kythnos. If it takes one of your cities, you
    do not win.
    .task = Put the city where blue cannot get it: in Chios or in Psara.
    .wrong = Blue's ships in Halia reach that area, and four troops wait in Serifos. Choose Chios or Psara.
finish =
    Two troops or more guard each city, and no ship of blue's touches them. Blue may take Kythnos, but that does not
    matter any more.
    .task = Finish your free actions, end your turn, and let the cycle end.
    .wrong = Finish your free actions, and end your turn.
