# Monuments: an expansion of the classic edition.

monument-city-of-warriors = City of Warriors
    .the = the City of Warriors
monument-great-citadel-of-ares = Great Citadel of Ares
    .the = the Great Citadel of Ares

effect-classic-city-of-warriors = Port + Fortress: your fleets around it help its defence.
effect-classic-great-citadel-of-ares = 2 Fortresses: your troops there keep all invaders out.

question-OfferMonument = You have the buildings for { $monument }. Where do you build it?
question-DrawMonument = Which Monument can be built in this game?
action-at-OfferMonument = Build it in { $area }
action-decline-OfferMonument = Not now

event-monument = { $faction } builds { $monument } in { $area }!
event-monument-open = In this game you can build { $monument }.
label-monument = Monuments built
label-monument-open = Monuments available

field-monument_open = Monuments
    .row = { $area ->
        [none] { $monument }
       *[other] { $monument } in { $area }
    }
