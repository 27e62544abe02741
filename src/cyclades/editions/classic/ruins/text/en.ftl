# Ancient Ruins: an expansion of the classic edition that needs Monuments.

expansion-ruins = Ancient Ruins
    .line = On two islands nobody rules, ruins hide Monuments for whoever comes first
expansion-about-ruins = On each of two neutral islands a Monument waits that only the island’s owner can build.

question-PlaceRuin = { $ruin ->
    [0] On which neutral { word-land } do you put the first Ancient Ruin?
   *[other] On which neutral { word-land } do you put the other Ancient Ruin?
}
    .doing = places the Ancient Ruins
question-OfferRuin = You have the buildings for { $monument }, which waits in your ruin. Do you build it there?
    .doing = may build a Monument
question-DrawForRuin = Which Monument does the ruin hide?
action-at-OfferRuin = Build it in { $area }
action-decline-OfferRuin = Not now
event-ruin-placed = { $faction } puts an Ancient Ruin in { $area }.
event-ruin-explored = The ruin in { $area } holds { $monument }.
label-ruin-placed = ruins placed
label-ruin-explored = Monuments found in ruins

field-ruin = Ancient Ruins
    .one = Ancient Ruin
    .row = { $monument ->
        [none] { $area }
       *[other] { $area }: { $monument }
    }
    .beside = { $monument ->
        [none] Ancient Ruin
       *[other] Ancient Ruin ({ $monument })
    }
