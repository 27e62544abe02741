# What happened, one message per kind of event. GP are gold pieces.

price = { $price ->
    [0] free
   *[other] { $price } GP
}

event-cycle-begun = Cycle { $number } begins.
event-god-placed = { $god } is in place { $slot }.
event-pawn-placed = { $faction } is number { $slot } in the turn order.
event-start-placed = { $faction } settles in { $area }.
event-income-received = { $faction } receives { $number } GP of income.
event-offered = { $number ->
    [0] { $faction } goes to { $god } without an offering.
   *[other] { $faction } offers { $number } GP to { $god }.
}
event-outbid = { $faction } is outbid and must leave { $god }.
event-paid = { $number ->
    [0] { $faction } pays nothing for { $god }.
   *[other] { $faction } pays { $number } GP for { $god }.
}
event-turn-begun = { $faction } acts with { $god }.
event-turn-ended = { $faction } ends the turn, and is number { $slot } in the order of the next cycle.
event-recruited = { $faction } places { $unit } in { $area } ({ price }).
event-people-gained = { $faction } takes { $unit } ({ price }).
event-gold-received = { $faction } receives { $number } GP.
event-gold-spent = { $faction } spends { $number } GP.
event-given-up = { $faction } gives up { $counted }.
event-prosperity-placed = { $faction } puts a { word-prosperity } in { $area }.
event-prosperity-moved = { $faction } moves a { word-prosperity } from { $origin } to { $area }.
event-built = { $faction } builds { $building } in { $area } ({ price }).
event-demolished = { $faction ->
    [none] { $area } loses { $building }.
   *[other] { $faction } loses { $building } in { $area }.
}
event-building-given = For the Metropolis { $faction } gives up { $building } in { $area }.
    .all = For the Metropolis { $faction } gives up { $things }.
    .one = { $building } in { $area }
event-building-forgone = { $faction } builds nothing.
event-moved = { $price ->
    [0] { $faction } moves from { $origin } to { $area }.
   *[other] { $faction } moves from { $origin } to { $area } ({ price }).
}
event-carried = With the group: { $counted }.
event-hero-carried = With the group: { $card }.
event-artifact-carried = With the group: { $card }.
event-control-taken = { $loser ->
    [none] { $faction } takes control of { $area }.
   *[other] { $faction } takes { $area } from { $loser }.
}
event-battle-begun = Battle in { $area }: { $attacker } attacks { $defender }.
event-rolled = { $faction } rolls { $number }: { $strength } in all.
event-lost = { $faction } loses { $unit } in { $area }.
event-retreated = { $faction } retreats from { $origin } to { $area }.
event-battle-won = { $faction } wins the battle in { $area }.
event-both-sides-died = Nobody survives the battle in { $area }.
where = { $area ->
    [none] on the hero’s card
   *[other] in { $area }
}
event-metropolis-gained = { $way ->
    [economic] { $faction } turns the four buildings into a Metropolis { where }!
    [cultural] { $faction } turns Philosophers into a Metropolis { where }!
    [heroic] { $faction } founds a Metropolis { where } for the hero’s sacrifice!
    [military] { $faction } crowns the conquest with a Metropolis { where }!
   *[conquest] { $faction } captures the Metropolis { where }!
}
event-metropolis-missed = { $faction } goes without the Metropolis.
event-metropolis-destroyed = { $faction } loses the Metropolis in { $area }, which is destroyed.
event-bonus-received = { $faction } receives the bonus of the Metropolis: { $bonus }.
event-card-revealed = Now on offer: { $card }.
event-card-discarded = Discarded: { $card }.
event-card-hidden = { $faction } takes a card that nobody else sees.
event-card-taken = { $faction } has { $card } in hand.
event-card-removed = Out of the game: { $card }.
event-card-drawn = Drawn: { $card }.
event-shuffled = The discard pile is shuffled into its deck.
event-deck-peeked = { $faction } looks at the first card of the creature deck.
event-card-seen = Only { $faction } sees which one it is: { $card }.
event-creature-used = { $faction } plays { $card } ({ price }).
event-effect-missed = { $faction } gets nothing from { $card }.
event-creature-placed = { $faction } puts { $card } in { $area }.
event-creature-kept = { $faction } gives up a Priestess to keep { $card }.
event-creature-left = { $faction ->
    [none] Gone from the board: { $card }.
   *[other] { $faction } parts with { $card }.
}
event-creatures-destroyed = In { $area } { $card } and { $other } destroy each other.
event-creature-moved = { $faction } moves { $card } on to { $area } ({ price }).
event-fleet-pushed = One of { $faction }’s fleets is pushed from { $origin } to { $area }.
event-stolen = { $faction } takes { $counted } from { $loser }.
event-treasure-shown = { $faction } shows its treasure: { $number } GP.
event-gold-stolen = { $faction } takes { $number } GP from { $loser }.
event-sold = { $area ->
    [none] { $faction } sells { $unit } for { $price } GP.
   *[other] { $faction } sells { $unit } in { $area } for { $price } GP.
}
event-unit-placed = { $faction } places { $unit } in { $area }.
event-fleets-swapped = { $faction } swaps the fleets of { $origin } and { $area }.
event-heroes-swapped = { $faction } sends { $card } back to the track; { $hero } takes the place of { $card } in { $area }.
event-rescued = { $faction } brings { $unit } to safety in { $area }.
event-power-copied = { $faction } uses the power of { $hero } with { $card }.
event-creature-exchanged = { $faction } exchanges { $card } for the first card of the creature deck ({ price }).
event-hero-recruited = { $faction } recruits { $card } in { $area } ({ price }).
event-hero-moved = { $faction } makes a heroic move with { $card } ({ price }).
event-power-used = { $faction } has the help of { $card }.
event-hero-sacrificed = { $faction } sacrifices { $card }.
event-eliminated = { $faction } has no { word-land } left and is out.
event-last-cycle-announced = This cycle is the last.
event-game-ended = { $reason ->
    [metropolises] The game ends after cycle { $number }: there are enough Metropolises in one hand.
    [elimination] The game ends after cycle { $number }: a player has been eliminated.
    [alone] The game ends after cycle { $number }: only one player is left.
    [artifacts] The game ends at once, in cycle { $number }: all artifacts are in one hand.
   *[max_cycles] The game ends after cycle { $number }: it was the last one agreed.
}
