# Why a bot would give an answer: what it changes most. Said after the answer, as in `Build a Port: …`.

reason-with-god = the turn with { $god }: { $reason }

reason-gold = { $number } GP more
reason-income = { $number } GP more income each cycle
reason-priests = { $counted } more, so that every offering costs less
reason-philosophers = nearer to a Metropolis with Philosophers
reason-buildings = nearer to a Metropolis with buildings
reason-metropolises = another Metropolis
reason-lands = { word-land.counted } more
reason-troops = more { word-army }: { $number }
reason-fleets = { $number ->
    [one] another Fleet
   *[other] { $number } Fleets more
}
reason-cards = a hero or creature to help
reason-guards = nothing of value stands unguarded
reason-owned = another Monument
reason-victory = wins the game
reason-last-metropolis = Metropolises enough to win at the end of the cycle
reason-safety = what rivals could take is safer
reason-conquest = an army within reach of a conquest
reason-rival = weakens { $faction }, who is strongest among the others
reason-denial = keeps { $faction } from a Metropolis
reason-nothing = nothing better to be had
reason-random = any answer is as good as another
reason-fancy = takes a fancy to it
