lesson =
    .title = Heroes
    .about = They lead your troops under almost any god, and one of them is worth a city.
    .end =
        Heroes lie on two slots and cost 4 GP with Hera. Each has a power in battle, and most have a sacrifice. A hero
        who falls in battle does not come back, so look at what you risk, and at what your rivals' heroes wait for.
    .ajax = Ajax stays at home: for seven land areas of yours he gives a Metropolis, if he lives to see them.
    .gold = Keep your gold: a hero costs 4 GP, and his move 1 GP.
    .early = You have six land areas, and Ajax wants seven. Take Delos first.
hire =
    You have Hera, who recruits heroes, and mercenaries, who are as good as troops. Ajax joined you some cycles ago: for
    seven land areas you may sacrifice him for a Metropolis. You have six. Delos would be the seventh, but two troops of
    blue stand there behind a Fortress.
    .task = Recruit the hero who does not care for Fortresses, in Serifos.
    .wrong = First the hero: Odysseus.
    .helen = Helen's die is always 2, but the Fortress still counts against her. Read the other card.
    .place = He leads troops of the area where he stands. Three of yours are in Serifos: put him there.
march =
    Troops need Ares to move, but a hero leads them with any god but Apollo: that is a heroic move, for 1 GP. Delos lies
    beside Serifos: no ship is needed. Odysseus fights like a troop, and with him there the Fortress adds nothing.
    .task = Let Odysseus lead all three troops to Delos.
    .wrong = Odysseus leads troops from Serifos to Delos, right beside it.
    .few = Each troop counts 1 in the battle, and two of blue are waiting. Take all three.
    .done = The Fortress did not count: blue has lost a troop.
fight =
    If you lose a unit, you choose which: a troop is cheap, a hero is not. But the odds are yours.
    .task = Fight on.
    .wrong = You are about to win: fight on.
    .done = Delos is yours, your seventh land area, and its sign brings a Priestess.
sacrifice =
    Now Ajax' wish has come true. A sacrifice is possible at any moment of your turn, but not in the cycle in which the
    hero came. He leaves the game, and no building and no philosopher is needed.
    .task = Sacrifice Ajax.
    .wrong = Ajax has his seven land areas: sacrifice him before somebody takes one back.
place =
    A Metropolis goes to whoever takes its area. Serifos is empty now, and blue's ships lie beside it. Nobody but you has
    ships beside Chios or Psara.
    .task = Put the Metropolis in Chios or in Psara.
    .wrong = That is within reach of others, or badly guarded. Choose Chios or Psara.
    .done = The gift of this one: 3 GP.
finish =
    Everybody can see which heroes you have. Next time they will count your land areas, too.
    .task = End your turn.
    .wrong = Enough for one turn: Odysseus has to hold Delos. End your turn.
