# Answers, one message per verb; where a question needs other words, the verb and the question.

action-bid = { $god }: { $number } GP
action-bid-free = { $god }: no offering
action-bid-reduced = { $god }: { $number } GP (you pay { $price })
action-from = { $area }
action-to = { $area }
action-to-Retreat = Retreat to { $area }
action-to-PassOn = { $area } ({ price })
action-to-MoveFigure = Move to { $area }
action-to-KrakenSwims = Swim to { $area } ({ price })
action-at = { $area }
action-take = { $counted }
action-to-RescueUnit = Retreat to { $area }
action-take-ConvertPriestesses = { unit-philosopher.counted }
action-with = { $price ->
    [0] Take { $hero } along
   *[other] Take { $hero } along ({ price })
}
action-without = Leave { $hero } here
action-with-TakeArtifact = Take { $hero } along
action-without-TakeArtifact = Leave { $hero } here
action-with-TakeOnTheWay = Take { $hero } along
action-without-TakeOnTheWay = Leave { $hero } here
action-with-RetreatWith = Take { $hero } along
action-without-RetreatWith = Leave { $hero } behind
action-build = Build { $building } ({ price })
action-replace = Take down { $building }
action-destroy = Destroy { $building }
action-destroy-GiveForSet = Use up { $building }
action-recruit = Recruit { $unit } ({ price })
action-lose = Lose { $unit }
action-kill = Destroy { $unit }
action-lose-PushWhich = Push away { $unit }
action-buy = Play { $card } from the track ({ price })
action-buy-artifact = Buy { $card } ({ price })
action-exchange = Exchange { $card } for a new creature ({ price })
action-hire = Recruit { $card } ({ price })
action-hire-CharonBrings = { $card }
action-play = Play { $card } ({ price })
action-play-Reroll = Roll again ({ price })
action-play-PandoraCopies = { $price ->
    [0] The power of { $card }
   *[other] The power of { $card } ({ price })
}
action-keep = Keep { $card } (1 { word-priest })
action-keep-FigureLeaves = Keep { $card } (1 Priestess)
action-release = Let { $card } go
action-release-CharonSends = { $card }
action-lead = Heroic move with { $leader } ({ price })
action-lead-kind = Move with { $leader } ({ price })
action-sacrifice = { $price ->
    [0] Sacrifice { $card }
   *[other] Sacrifice { $card } ({ price })
}
action-sacrifice-PlaceMetropolis = Sacrifice { $card } and put the Metropolis on the card, where nobody can conquer it
action-rob = { $faction }
action-move = Move { word-army } ({ price })
action-sail = Move fleets ({ price })
action-peek = Look at the first card of the creature deck ({ price })
action-peek-reshuffled = Shuffle the discard pile into a new creature deck, and look at its first card ({ price })
action-forgo = Build nothing
action-decline = Do without the effect
action-decline-PlayFromDeck = Leave it on the deck
action-sacrifice-ChooseMetropolis = { action-sacrifice-PlaceMetropolis }
action-decline-PlaceMetropolis = Do without the Metropolis
action-decline-RescueUnit = Let it die
action-stay = Fight on
action-stay-MoveFigure = Stay where it is
action-stay-PassOn = Stop in { $area }
action-stay-SailOn = Stop here
action-stay-KrakenSwims = Stay here
action-stay-SylphMoves = That is enough
action-stay-SphinxBuys = Sell no more
action-stay-Reroll = Leave the dice as they are
action-end = End your turn
action-roll = The die shows { $number }
action-draw = Drawn: { $drawn }
action-sell = Sell { $unit } for 2 GP
action-found = Build the Metropolis with { $bonus }

list-and = { $first } and { $last }
note-useless = { $answer }: it will do nothing
