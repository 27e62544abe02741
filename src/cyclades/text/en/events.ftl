# What happened, one message per kind of event. GP are gold pieces.

price = { $price ->
    [0] free
   *[other] { $price } GP
}

event-cycle = Cycle { $number } begins.
event-god-placed = { $god } is in place { $slot }.
event-pawn-placed = { $faction } is number { $slot } in the turn order.
event-settled = { $faction } settles in { $area }.
event-income = { $faction } receives { $number } GP of income.
event-offered = { $number ->
    [0] { $faction } goes to { $god } without an offering.
   *[other] { $faction } offers { $number } GP to { $god }.
}
event-kicked = { $faction } is outbid and must leave { $god }.
event-paid = { $number ->
    [0] { $faction } pays nothing for { $god }.
   *[other] { $faction } pays { $number } GP for { $god }.
}
event-god = { $faction } acts with { $god }.
event-turn-ended = { $faction } ends the turn, and is number { $slot } in the order of the next cycle.
event-recruit = { $faction } places { $unit } in { $area } ({ price }).
event-gained = { $faction } takes { $unit } ({ price }).
event-gold = { $faction } receives { $number } GP.
event-spent = { $faction } spends { $number } GP.
event-given-up = { $faction } gives up { $counted }.
event-prosperity = { $faction } puts a { word-prosperity } in { $area }.
event-build = { $faction } builds { $building } in { $area } ({ price }).
event-demolish = { $faction } loses { $building } in { $area }.
event-forgo = { $faction } builds nothing.
event-move = { $price ->
    [0] { $faction } moves from { $origin } to { $area }.
   *[other] { $faction } moves from { $origin } to { $area } ({ price }).
}
event-carry = With the group: { $counted }.
event-escort = With the group: { $card }.
event-control = { $loser ->
    [none] { $faction } takes control of { $area }.
   *[other] { $faction } takes { $area } from { $loser }.
}
event-battle = Battle in { $area }: { $attacker } attacks { $defender }.
event-roll = { $faction } rolls { $number }: { $strength } in all.
event-lost = { $faction } loses { $unit } in { $area }.
event-retreat = { $faction } retreats from { $origin } to { $area }.
event-battle-won = { $faction } wins the battle in { $area }.
event-battle-both-dead = Nobody survives the battle in { $area }.
where = { $area ->
    [none] on the hero’s card
   *[other] in { $area }
}
event-metropolis = { $way ->
    [economic] { $faction } turns the four buildings into a Metropolis { where }!
    [cultural] { $faction } turns four Philosophers into a Metropolis { where }!
    [heroic] { $faction } founds a Metropolis { where } for the hero’s sacrifice!
   *[conquest] { $faction } captures the Metropolis { where }!
}
event-metropolis-missed = { $faction } goes without the Metropolis.
event-bonus = { $faction } receives the bonus of the Metropolis: { $bonus }.
event-reveal = New on the track: { $card }.
event-discard = Discarded: { $card }.
event-card-hidden = { $faction } takes a card that nobody else sees.
event-card-in-hand = { $faction } has { $card } in hand.
event-removed = Out of the game: { $card }.
event-drawn = Drawn: { $card }.
event-shuffle = The discard pile is shuffled into the creature deck.
event-peek = { $faction } looks at the first card of the creature deck.
event-peek-card = Only { $faction } sees which one it is: { $card }.
event-creature = { $faction } plays { $card } ({ price }).
event-no-effect = { $faction } gets nothing from { $card }.
event-creature-placed = { $faction } puts { $card } in { $area }.
event-keep = { $faction } gives up a Priestess to keep { $card }.
event-leave = { $faction } parts with { $card }.
event-creatures-met = In { $area } { $card } and { $other } destroy each other.
event-swim = { $faction } moves { $card } on to { $area } ({ price }).
event-pushed = { $faction } has a fleet pushed from { $origin } to { $area }.
event-stolen = { $faction } takes { $counted } from { $loser }.
event-treasure = { $faction } shows its treasure: { $number } GP.
event-gold-stolen = { $faction } takes { $number } GP from { $loser }.
event-sold = { $area ->
    [none] { $faction } sells { $unit } for { $price } GP.
   *[other] { $faction } sells { $unit } in { $area } for { $price } GP.
}
event-placed = { $faction } places { $unit } in { $area }.
event-fleets-swapped = { $faction } swaps the fleets of { $origin } and { $area }.
event-heroes-swapped = { $faction } sends { $card } back to the track; { $hero } takes the place of { $card } in { $area }.
event-rescued = { $faction } brings { $unit } to safety in { $area }.
event-copy = { $faction } uses the power of { $hero } with { $card }.
event-exchange = { $faction } exchanges { $card } for the first card of the creature deck ({ price }).
event-hero = { $faction } recruits { $card } in { $area } ({ price }).
event-heroic-move = { $faction } makes a heroic move with { $card } ({ price }).
event-power = { $faction } has the help of { $card }.
event-sacrifice = { $faction } sacrifices { $card }.
event-eliminated = { $faction } has no { word-land } left and is out.
event-last-cycle = This cycle is the last.
event-game-over = The game ends after cycle { $number }: { $reason ->
    [metropolises] there are enough Metropolises in one hand.
    [elimination] a player has been eliminated.
    [alone] only one player is left.
   *[max_cycles] it was the last one agreed.
}
