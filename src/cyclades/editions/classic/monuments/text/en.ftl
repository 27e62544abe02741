# Monuments: an expansion of the classic edition.

expansion-monuments = Monuments
    .line = Two buildings of the right kinds raise a Monument with a power of its own
expansion-about-monuments = Ten Monuments that two of your buildings bring, free; as many are open as players.
group-monuments = Monuments
    .one = Monument

monument-city-of-warriors = City of Warriors
    .the = the City of Warriors
monument-great-citadel-of-ares = Great Citadel of Ares
    .the = the Great Citadel of Ares

effect-classic-city-of-warriors = Port + Fortress: your fleets around it help its defence.
effect-classic-great-citadel-of-ares = 2 Fortresses: your troops there keep all invaders out.

question-OfferMonument = You have the buildings for { $monument }. Where do you build it?
    .doing = may build a Monument
question-DrawMonument = Which Monument can be built in this game?
action-at-OfferMonument = Build it in { $area }
action-decline-OfferMonument = Not now
question-BuildMonumentAt = Where do you build { $monument }?
    .doing = builds a Monument
action-raise = Build { $monument }
action-at-BuildMonumentAt = Build it in { $area }

event-monument-built = { $faction } builds { $monument } in { $area }!
event-monument-opened = In this game you can build { $monument }.
label-monument-built = Monuments built
label-monument-opened = Monuments available

field-monument_open = Monuments to build
    .title = Monuments
    .row = { $area ->
        [none] { $monument }
       *[other] { "" }
    }
field-monument = Monuments built
    .row = { $monument } in { $area }
    .beside = { $monument }

monument-academy-of-naval-warfare = Academy of Naval Warfare
    .the = the Academy of Naval Warfare
monument-great-lighthouse-of-poseidon = Great Lighthouse of Poseidon
    .the = the Great Lighthouse of Poseidon
monument-great-temple-of-zeus = Great Temple of Zeus
    .the = the Great Temple of Zeus
monument-great-university-of-athena = Great University of Athena
    .the = the Great University of Athena
monument-military-academy = Military Academy
    .the = the Military Academy
monument-temple-of-ares = Temple of Ares
    .the = the Temple of Ares
monument-temple-of-athena = Temple of Athena
    .the = the Temple of Athena
monument-temple-of-poseidon = Temple of Poseidon
    .the = the Temple of Poseidon

effect-classic-academy-of-naval-warfare = University + Port: with the income, a free fleet beside it.
effect-classic-great-lighthouse-of-poseidon = 2 Ports: your fleets lost in battle may come to it.
effect-classic-great-temple-of-zeus = 2 Temples: new creatures when your turn begins.
effect-classic-great-university-of-athena = 2 Universities: with Athena, any number of Philosophers.
effect-classic-military-academy = Fortress + University: with the income, a free troop there.
effect-classic-temple-of-ares = Fortress + Temple: a troop for a discarded creature.
effect-classic-temple-of-athena = University + Temple: Priest and Philosopher for 3 GP.
effect-classic-temple-of-poseidon = Port + Temple: a fleet for a creature of the deck.

question-RescueFleet = You lose { $unit } in { $area }. Do you bring it to { $monument } instead?
    .doing = may save a fleet
question-PlaceAcademyUnit = You receive { $unit } from { $monument }. Where do you place it?
    .doing = places a unit
question-GiveToTemple = You give { $unit } to { $monument }. From where? Then a creature is drawn.
    .doing = gives up a unit for a creature
question-DrawDiscarded = Which creature of the discard pile is drawn?

action-invoke = Use { $monument } (a unit for a creature)
action-to-RescueFleet = Bring it to { $area }
action-decline-RescueFleet = Let it sink
event-monument-used = { $faction } has the help of { $monument }.
event-temple-invoked = { $faction } gives { $unit } from { $area } to { $monument }.
label-monument-used = Monuments that helped
label-temple-invoked = creatures called by Temples
