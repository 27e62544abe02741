# Why a bot would give an answer: what it changes most. Said after the answer, as in `Build a Port: …`.

reason-gold = { $number } GP more
reason-income = { $number } GP more income each cycle
reason-priests = { $counted } more, so that every offering costs less
reason-philosophers = nearer to a Metropolis with Philosophers
reason-buildings = nearer to a Metropolis with buildings
reason-spare-building = one more building of a kind that you have, in reserve
reason-metropolises = another Metropolis
reason-lands = { word-land.counted } more
reason-troops = { $number } more to fight on land
reason-fleets = { $number ->
    [one] { $number } Fleet more
   *[other] { $number } Fleets more
}
reason-cards = a hero or creature to help
reason-guards = what you own is better guarded
reason-owned = something that lasts, on your side of the board
reason-victory = wins the game
reason-last-metropolis = enough Metropolises to win at the end of the cycle
reason-safety = rivals can take less from you
reason-conquest = brings an army of yours within reach of a conquest
reason-rival = weakens { $faction }, your strongest rival
reason-denial = keeps { $faction } from a Metropolis
reason-little = changes little
reason-alike = as good as the one above
reason-only = the only answer there is
reason-enough = nothing else is worth its price
reason-random = any answer is as good as another
reason-fancy = takes a fancy to it

# What stands around a reason: that luck is needed, and how much an offering may be raised.
reason-with-luck = with luck: { $reason }
reason-up-to = { $reason }; better than { $god } up to { $most } GP
