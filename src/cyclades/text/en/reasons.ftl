# Why a bot would give an answer: what it changes most. Said after the answer, as in `Build a Port: …`.

why-gold = { $number } GP more
why-income = { $number } GP more income each cycle
why-priests = { $counted } more, so that every offering costs less
why-philosophers = nearer to a Metropolis with Philosophers
why-buildings = nearer to a Metropolis with buildings
why-spare-building = one more building of a kind that you have, in reserve
why-metropolises = another Metropolis
why-lands = { word-land.counted } more
why-troops = { $number } more to fight on land
why-fleets = { $number ->
    [one] { $number } Fleet more
   *[other] { $number } Fleets more
}
why-cards = a hero or creature to help
why-guards = what you own is better guarded
why-owned = something that lasts, on your side of the board
why-victory = wins the game
why-last-metropolis = enough Metropolises to win at the end of the cycle
why-safety = rivals can take less from you
why-conquest = brings an army of yours within reach of a conquest
why-rival = weakens { $faction }, your strongest rival
why-denial = keeps { $faction } from a Metropolis
why-little = changes little
why-alike = as good as the one above
why-only = the only answer there is
why-enough = nothing else is worth its price
why-random = any answer is as good as another
why-fancy = takes a fancy to it

# What stands around a reason: that luck is needed, and how much an offering may be raised.
why-with-luck = with luck: { $reason }
why-up-to = { $reason }; better than { $god } up to { $most } GP
