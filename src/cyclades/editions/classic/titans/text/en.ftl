# Titans: an expansion of the classic edition.

expansion-titans = Titans
    .line = Islands of several territories, Kronos and his Titans, divine artifacts, special Metropolises, 3 to 6 players
expansion-about-titans = Large islands, Kronos, Titans and artifacts, for 3 to 6; teams of two with 4, and with 6.
preset-titans-for-six = Titans for six
    .line = Three teams of two on large islands

god-kronos = Kronos
gift-classic-kronos = A building of a god above him, free; in first place a Titan; a Titan (2 GP)
opening-classic-kronos = a Titan, and a building of a god above him or another Titan

card-winged-sandals = Winged Sandals
    .a = the Winged Sandals
    .the = the Winged Sandals
card-caduceus = Caduceus
    .a = the Caduceus
    .the = the Caduceus
card-cap-of-invisibility = Cap of Invisibility
    .a = the Cap of Invisibility
    .the = the Cap of Invisibility
card-zeus-lightning = Zeus’ Lightning
    .a = Zeus’ Lightning
    .the = Zeus’ Lightning
card-large-cornucopia = Large Cornucopia
    .a = the Large Cornucopia
    .the = the Large Cornucopia

unit-titan = Titan
    .a = a Titan
    .many = Titans
    .counted = { $number ->
        [0] no Titans
        [one] { $number } Titan
       *[other] { $number } Titans
    }

bonus-military = Military Metropolis
bonus-seaside = Seaside Metropolis
bonus-religious = Religious Metropolis
bonus-cultural = Cultural Metropolis
bonus-commercial = Commercial Metropolis

effect-classic-winged-sandals = The units with them go to any territory of their island. 1 GP of income.
effect-classic-caduceus = In a battle where it is, 1 GP saves the unit that you would lose. 1 GP of income.
effect-classic-cap-of-invisibility = The units with it use others’ fleets and pass their territories. 1 GP of income.
effect-classic-zeus-lightning = Whoever outbids you pays you 1 GP. 1 GP of income.
effect-classic-large-cornucopia = Each cornucopia and prosperity marker of its territory pays 2 GP.
effect-classic-military = Adds 3, not 1, to the defence of its territory.
effect-classic-seaside = Adds 3, not 1, in battles at sea beside it, and also when you attack.
effect-classic-religious = Counts as two Temples.
effect-classic-cultural = Three Philosophers, not four, make a Metropolis for you.
effect-classic-commercial = 2 GP more at every income.

group-artifacts = Divine artifacts
    .one = divine artifact
group-metropolises = Special Metropolises
    .one = special Metropolis

field-open_special_metropolises = Special Metropolises not yet built
    .title = Special Metropolises

# Questions.

question-FirstTerritory = On which neutral territory do you begin? The other one will be next to it.
    .doing = chooses where to begin
question-SecondTerritory = Which adjacent territory is your other one?
    .doing = chooses where to begin
question-StackGiftUnit = Your god adds { $unit }. Where does it join your units?
    .doing = places a unit
question-GatherTroops = A Titan holds a territory alone too. Does the troop beside one go to your other territory?
    .doing = arranges the units
action-decline-GatherTroops = Leave them as they are
question-GiftBuilding = { $god } gives you a building. Which one?
    .doing = chooses a building
action-build-GiftBuilding = { $building }
question-GiftBuildingAt = On which of your territories do you put { $building }?
    .doing = places a building
question-PlaceArtifact = On which of your territories do you put { $card } ({ price })?
    .doing = buys an artifact
question-PayCaduceus = You are about to lose { $unit }. Do you pay 1 GP, by { $card }, to keep it?
    .doing = may save a unit
action-play-PayCaduceus = Pay 1 GP, and lose nothing
action-name-PayCaduceus = Ask { $faction } to pay
action-decline-PayCaduceus = Lose { $unit }
question-TeammatePays = { $loser } is about to lose { $unit }. Do you pay 1 GP for your teammate, by { $card }?
    .doing = may save a unit of its teammate
action-play-TeammatePays = Pay 1 GP for { $loser }
action-decline-TeammatePays = Do not pay
question-SendArtifact = Do you send { $card } to a territory of your teammate, for 1 GP?
    .doing = may send an artifact
action-at-SendArtifact = Send to { $area } ({ price })
action-decline-SendArtifact = Send nothing
question-WhoReceives = Who of you receives { $number } GP, by Zeus’ Lightning?
    .doing = receives gold
action-name = { $faction }
question-DivideIncome = The territory of the Large Cornucopia has paid you { $number } GP. How much of it goes to your teammate?
    .doing = divides income
action-take-DivideIncome = { $number } GP
question-BuildVictory = { $land } was the last territory of an opponent. Do you build a Metropolis there?
    .doing = may build a Metropolis
action-at-BuildVictory = Build the Metropolis
action-decline-BuildVictory = Build none

question-SymbolBuilding = Which building stands on the symbol in { $land }?
question-DrawSpecial = Which special Metropolis is drawn?

# Events.

event-building-placed = In { $area } there is { $building } from the beginning.
event-special-metropolis-opened = One of the first two Metropolises will be the { $bonus }.
event-artifact-bought = { $faction } brings { $card } to { $area } ({ price }).
event-artifact-captured = { $loser ->
    [none] { $faction } now owns { $card }.
   *[other] { $faction } takes { $card } from { $loser }.
}
event-artifact-sent = { $faction } sends { $card } to { $area } ({ price }).
event-caduceus-paid = { $faction } pays { $price } GP for { $card }, and no unit is lost.
event-lightning-struck = { $loser } pays { $number } GP for outbidding { $faction }, who owns Zeus’ Lightning.
event-gold-given = { $faction } passes { $number } GP on to { $other_faction }.

label-building-placed = buildings on symbols
label-special-metropolis-opened = special Metropolises drawn
label-artifact-bought = artifacts bought
label-artifact-captured = artifacts captured
label-artifact-sent = artifacts sent to teammates
label-caduceus-paid = units saved by the Caduceus
label-lightning-struck = offerings that Zeus’ Lightning struck
label-gold-given = gold passed on to teammates
