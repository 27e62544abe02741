# What games with Titans call otherwise than the classic edition alone.

word-land = territory
    .many = territories
    .head = Territories
    .counted = { $number ->
        [one] { $number } territory
       *[other] { $number } territories
    }

opening-classic-poseidon = a fleet and a Port more to begin with
opening-classic-ares = a troop and a Fortress more to begin with
opening-classic-zeus = a Priest and a Temple to begin with
opening-classic-athena = a Philosopher and a University to begin with
opening-classic-apollo = 1 GP and a prosperity marker to begin with

question-PassOn = Nobody sees your group in { $area }. Where does it go on to?
question-TurnUpToken = { $land ->
    [none] Which special Metropolis do you put on the hero’s card?
   *[other] Which special Metropolis do you build in { $land }?
}
action-found = Build the { $bonus }
event-bonus-received = { $faction } has built the { $bonus }.
label-bonus-received = special Metropolises built
cli-goal = { $teams ->
    [0] The game ends when somebody has { $number } Metropolises at a cycle’s end
   *[other] As soon as a team has { $number } Metropolises, the cycle is the last
}: { $victory ->
    [gold] of those who have them, the richest wins.
   *[other] most Metropolises, then gold, win.
} All five artifacts win at once.
