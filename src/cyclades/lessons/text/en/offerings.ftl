lesson =
    .title = Bid, and be outbid
    .about = Every cycle begins with an auction for the gods.
    .end =
        That is a cycle: income, offerings, a turn with your god. Who acts first now offers last next time: going last
        today means choosing first tomorrow.
    .apollo =
        Apollo is free, nobody can outbid you there, and he brings a little gold. But with him you build nothing and
        move nothing. He is for when you are poor; you have 7 GP, so go for a god who acts.
    .all = That would leave you 1 GP or less. Recruiting and moving cost gold too: keep at least 2 GP for your turn.
offer =
    You are red. Three Metropolises win, and only a god lets you build: Poseidon gives Ports and fleets, Ares Fortresses
    and troops. Each god serves one player, whoever offers most. Gods in the dark come later.
    .task = Offer 1 to 5 GP (gold pieces) to Poseidon or to Ares.
    .wrong = Choose Poseidon or Ares first, then how much you offer.
elsewhere =
    Outbid! You pay nothing, but your pawn must go to another god at once; you may not answer on the same one.
    .task = Make an offering to the other of the two, Poseidon or Ares.
    .wrong = Choose the other god, and keep some gold.
    .done = Now everybody has a god and pays for it. Gods act from the top to the bottom, Apollo last.
turn =
    Your god gives two things for nothing: a building, and a fleet or a troop. After that you may buy more with the gold
    you kept.
    .task = Do your two free actions, then end your turn.
    .wrong = Moving comes in the next lesson. Do the free actions, buy more if you like, and end your turn.
