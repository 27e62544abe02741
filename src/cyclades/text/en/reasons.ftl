# Why a bot would give an answer: what it changes most. Said after the answer, as in `Build a Port: …`. The purpose is
# said to somebody who learns the game: what that is good for.

why-gold = { $number } GP more
    .purpose = Gold wins gods and pays for what they let you do. What you do not spend, you keep.
why-loot = gold of { $faction }, who hides how much there is
    .purpose = Gold wins gods and pays for what they let you do; and whoever is robbed has less of it.
why-income = { $number } GP more income each cycle
    .purpose = Income comes at the beginning of every cycle until the game ends: the sooner, the more it brings.
why-priests = { $counted } more, so that every offering costs less
    .purpose = Each of them takes 1 GP off what you offer, in every cycle.
why-philosophers = nearer to a Metropolis with Philosophers
    .purpose = Enough Philosophers become a Metropolis by themselves, and { $goal } Metropolises win the game at the end of a cycle.
why-buildings = nearer to a Metropolis with buildings
    .purpose = Four different buildings become a Metropolis by themselves, and { $goal } Metropolises win the game at the end of a cycle.
why-spare-building = one more building of a kind that you have, in reserve
    .purpose = When four buildings become a Metropolis, this one stays for the next; and it makes up for one that you lose.
why-metropolises = a Metropolis
    .purpose = { $goal } Metropolises win the game at the end of a cycle.
why-lands = { word-land.counted } more
    .purpose = Land brings income and has room for buildings.
why-troops = { $number } more to fight on land
    .purpose = Troops guard what you own, and take what others own.
why-fleets = { $number ->
    [one] { $number } Fleet more
   *[other] { $number } Fleets more
}
    .purpose = Fleets are bridges: your troops cross seas where your fleets lie, and nobody else’s do.
why-cards = a hero or creature to help
    .purpose = Heroes and creatures do what no god lets you do this cycle.
why-guards = what you own is better guarded
    .purpose = Nobody attacks where it costs too much. Buildings and Metropolises are what others want most.
why-owned = something that lasts, on your side of the board
    .purpose = It stays, and helps you again in every cycle.
why-victory = wins the game
    .purpose = This is what everything else was for.
why-last-metropolis = enough Metropolises to win at the end of the cycle
    .purpose = You win if you still have them when the cycle ends: until then the others will try to take one.
why-safety = rivals can take less from you
    .purpose = What nobody can reach needs no guard. Whoever loses land loses its buildings with it.
why-conquest = brings an army of yours within reach of a conquest
    .purpose = Your next land move could take something: the others must guard it now, or lose it.
why-rival = weakens { $faction }, your strongest rival
    .purpose = Whoever is ahead wins, unless somebody does something about it.
why-denial = keeps { $faction } from a Metropolis
    .purpose = Whoever needs this god for a Metropolis cannot have it in this cycle.
why-little = changes little
    .purpose = Nothing here changes much. Where it costs gold, that may be worth more.
why-alike = as good as the one above
    .purpose = Both lead to about the same. Take what you like better.
why-only = the only answer there is
why-enough = nothing else is worth its price
    .purpose = Gold that you keep can win the god that you want in the next cycle.
why-random = any answer is as good as another
why-fancy = takes a fancy to it

# What stands around a reason: that luck is needed, and how much an offering may be raised.
why-with-luck = with luck: { $reason }
why-up-to = { $reason }; better than { $god } up to { $most } GP

# Why a bot has played its turn as it did, for everybody to read.
turn-income = { $of } wants income: { $number } GP more each cycle.
turn-priests = { $of } wants cheaper offerings: { $counted } more.
turn-philosophers = { $of } wants a Metropolis, and is nearer to it with Philosophers.
turn-buildings = { $of } wants a Metropolis, and is nearer to it with buildings.
turn-spare-building = { $of } has one more building of a kind, in reserve.
turn-metropolises = { $of } wanted a Metropolis, and has it.
turn-lands = { $of } wants land: { word-land.counted } more.
turn-troops = { $of } wants strength on land: { $number } more to fight there.
turn-fleets = { $of } wants the sea: { $number ->
    [one] { $number } Fleet more.
   *[other] { $number } Fleets more.
}
turn-cards = { $of } wants the help of a hero or a creature.
turn-guards = { $of } guards better what is there to lose.
turn-owned = { $of } wants something that lasts.
turn-last-metropolis = { $of } has enough Metropolises to win at the end of the cycle.
turn-safety = { $of } plays it safe: rivals can take less now.
turn-conquest = { $of } prepares a conquest: an army is within reach.
turn-rival = { $of } weakens { $faction }, the strongest rival.
turn-little = { $of } found little that was worth its price.
turn-random = { $of } plays at random.

# What a bot hopes for when it makes an offering, for everybody to read.
offering-gold = { $of } needs gold, and { $god } gives it.
offering-loot = { $of } hopes to take gold from { $faction } with { $god }.
offering-income = { $of } hopes for more income with { $god }.
offering-priests = { $of } hopes for cheaper offerings with { $god }.
offering-philosophers = { $of } hopes to come nearer to a Metropolis with { $god }: by Philosophers.
offering-buildings = { $of } hopes to come nearer to a Metropolis with { $god }: by a building.
offering-spare-building = { $of } hopes for a building in reserve with { $god }.
offering-metropolises = { $of } could have a Metropolis with { $god }.
offering-lands = { $of } could take land with { $god }.
offering-troops = { $of } hopes for strength on land with { $god }.
offering-fleets = { $of } hopes for Fleets with { $god }.
offering-cards = { $of } hopes for the help of a hero or a creature with { $god }.
offering-guards = { $of } wants to guard with { $god } what is there to lose.
offering-owned = { $of } hopes for something that lasts with { $god }.
offering-victory = { $of } could win the game with { $god }.
offering-last-metropolis = { $of } could have enough Metropolises to win with { $god }.
offering-safety = { $of } wants to be safer with { $god }.
offering-conquest = { $of } wants to bring an army within reach of a conquest with { $god }.
offering-rival = { $of } could weaken { $faction } with { $god }.
offering-denial = { $of } keeps { $faction } from a Metropolis with { $god }.
offering-little = { $of } expects little of { $god }, and of the other gods no more.
