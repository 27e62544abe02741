# Hades, with Hecate and the Manticore: expansions of the classic edition.

expansion-hades = Hades
    .line = The god of the underworld, heroes and creatures, divine favours and magic items
expansion-about-hades = Hades and his undead, heroes among the creatures, favours of the gods; each can be left out.
expansion-hecate = Hecate
    .line = One more divine favour: a passage between two islands, for everybody
expansion-about-hecate = A ninth favour, whose two columns join two islands for the troops of all.
expansion-manticore = Manticore
    .line = One more creature, which kills an opponent’s hero
expansion-about-manticore = A creature that kills an opponent’s hero.
preset-hades-evening = Hades evening
    .line = With the underworld: the god, heroes and divine favours
option-god = Hades himself: his threat, the undead and the Necropolis.
    .on = the god himself
option-heroes = Six heroes, and the creatures of the underworld.
    .on = the heroes of Hades
option-favours = Divine favours with Priestesses, Theatres and magic items.
    .on = the divine favours of Hades
option-magic-items = Magic items are kept until they are used, or fleeting: gone at the end of the next cycle.

god-hades = Hades
gift-classic-hades = Necropolis (2 GP), undead troops and fleets, moves that they lead

card-achilles = Achilles
    .a = Achilles
    .the = Achilles
card-midas = Midas
    .a = Midas
    .the = Midas
card-ulysses = Ulysses
    .a = Ulysses
    .the = Ulysses
card-erinyes = Erinyes
    .a = the Erinyes
    .the = the Erinyes
card-empusa = Empusa
    .a = Empusa
    .the = Empusa
card-manticore = Manticore
    .a = the Manticore
    .the = the Manticore
card-aphrodite = Aphrodite
    .a = the favour of Aphrodite
    .the = the favour of Aphrodite
card-artemis = Artemis
    .a = the favour of Artemis
    .the = the favour of Artemis
card-demeter = Demeter
    .a = the favour of Demeter
    .the = the favour of Demeter
card-dionysus = Dionysus
    .a = the favour of Dionysus
    .the = the favour of Dionysus
card-hephaestus = Hephaestus
    .a = the favour of Hephaestus
    .the = the favour of Hephaestus
card-hera = Hera
    .a = the favour of Hera
    .the = the favour of Hera
card-hermes = Hermes
    .a = the favour of Hermes
    .the = the favour of Hermes
card-hestia = Hestia
    .a = the favour of Hestia
    .the = the favour of Hestia
card-hecate = Hecate
    .a = the favour of Hecate
    .the = the favour of Hecate
card-aphrodites-belt = Aphrodite’s Belt
    .a = Aphrodite’s Belt
    .the = Aphrodite’s Belt
card-apollos-arrows = Apollo’s Arrows
    .a = Apollo’s Arrows
    .the = Apollo’s Arrows
card-artemis-arrows = Artemis’ Arrows
    .a = Artemis’ Arrows
    .the = Artemis’ Arrows
card-chariot-of-the-sun = Chariot of the Sun
    .a = the Chariot of the Sun
    .the = the Chariot of the Sun
card-necklace-of-harmony = Necklace of Harmony
    .a = the Necklace of Harmony
    .the = the Necklace of Harmony
card-palace-on-mount-olympus = Palace on Mount Olympus
    .a = the Palace on Mount Olympus
    .the = the Palace on Mount Olympus
card-pandoras-box = Pandora’s Box
    .a = Pandora’s Box
    .the = Pandora’s Box
card-pelops-sceptre = Pelops’ Sceptre
    .a = Pelops’ Sceptre
    .the = Pelops’ Sceptre
card-poseidons-trident = Poseidon’s Trident
    .a = Poseidon’s Trident
    .the = Poseidon’s Trident
card-zeus-aegis = Zeus’ Aegis
    .a = Zeus’ Aegis
    .the = Zeus’ Aegis

building-necropolis = Necropolis
    .a = the Necropolis
    .the = the Necropolis
building-theatre = Theatre
    .a = a Theatre
    .the = the Theatre

unit-undead-troop = undead troop
    .a = an undead troop
    .many = undead troops
    .counted = { $number ->
        [0] no undead troops
        [one] { $number } undead troop
       *[other] { $number } undead troops
    }
unit-undead-fleet = undead fleet
    .a = an undead fleet
    .many = undead fleets
    .counted = { $number ->
        [0] no undead fleets
        [one] { $number } undead fleet
       *[other] { $number } undead fleets
    }

# Words of answers: who is given up, which way a roll counts, for how long no magic item is played.
people-priest = a Priest
people-philosopher = a Philosopher
people-priestess = a Priestess
direction-up = Add it to the first roll
direction-down = Subtract it from the first roll
span-battle = this battle
span-turn = this turn

effect-classic-achilles = Strength 2 in battle. Sacrifice, with four { word-land.many }: a Metropolis.
effect-classic-hector = Kills one invader. Sacrifice: 1 Philosopher for 2 Priests, or 2 for 5.
effect-classic-midas = Rolls again for 1 GP each time. Sacrifice, for 15 GP: a Metropolis.
effect-classic-penthesilea = Loses no ties. Sacrifice: your new Metropolis is safe on her card.
effect-classic-perseus = Saves troops in battle. Sacrifice: units with him go to another { word-land }.
effect-classic-ulysses = Ignores Fortresses. Sacrifice (Port, Temple, University): a Metropolis.
effect-classic-cerberus = On any { word-land }: its income is yours, whoever controls it.
effect-classic-charon = A hero who has left the game comes to you, free.
effect-classic-erinyes = Move a prosperity marker from any { word-land } to one of yours.
effect-classic-empusa = You take all gold from the Necropolis.
effect-classic-manticore = Kills an opponent’s hero.
effect-classic-aphrodite = A Priestess. For 2 GP: double the troops on one of your { word-land.many }.
effect-classic-artemis = A Priestess. Free: Priests and Philosophers become troops or fleets.
effect-classic-demeter = A Priestess. Free: 1 GP for each of your { word-land.many }.
effect-classic-dionysus = A magic item. For 2 GP: build a Theatre.
effect-classic-hephaestus = A magic item. For 2 GP: one more, chosen from two, in secret.
effect-classic-hera = A Priestess. For 2 GP: the next hero of the deck joins you.
effect-classic-hermes = A magic item. Free: a prosperity marker where you have a fleet.
effect-classic-hestia = A Priestess. For 2 GP: build a basic building of any kind.
effect-classic-hecate = A Priestess. For 2 GP: two columns join two { word-land.many } for everybody.
effect-classic-aphrodites-belt = Before the offerings: keep an opponent from one god in this cycle.
effect-classic-apollos-arrows = One more die for you in one round of a land battle.
effect-classic-artemis-arrows = In your turn: remove a creature’s figure from the board.
effect-classic-chariot-of-the-sun = In your turn: place your troops anew on your { word-land.many }.
effect-classic-necklace-of-harmony = After the offerings: nobody attacks you in this cycle.
effect-classic-palace-on-mount-olympus = When the gods are laid out: put those face up in another order.
effect-classic-pandoras-box = In your turn: take a Priestess from an opponent.
effect-classic-pelops-sceptre = In your turn: the next creature with a figure comes to you, free.
effect-classic-poseidons-trident = One more die for you in one round of a sea battle.
effect-classic-zeus-aegis = After the roll for Hades: roll again, and add it or subtract it.

track-favours = Favour
    .none = none
track-items = Magic items
    .none = none

group-favours = Divine favours
    .one = divine favour
group-items = Magic items
    .one = magic item

# Questions. What others read of a window for magic items is the same for all windows, and tells nothing.

question-AskHolder = { $window ->
    [0] The dice for Hades are rolled. Do you play a magic item?
    [1] The gods are laid out. Do you play a magic item?
    [2] The offerings are about to begin. Do you play a magic item?
    [3] The offerings are paid, and the turns are about to begin. Do you play a magic item?
    [4] A round of the battle on land is about to begin. Do you play a magic item?
   *[5] A round of the battle at sea is about to begin. Do you play a magic item?
}
    .doing = may play a magic item
action-play-AskHolder = Play { $card }
action-decline-AskHolder = Not now
action-pass = Not in { $span }

question-AegisDie = { $left ->
    [2] What does the first die of the Aegis show?
   *[other] What does the other die of the Aegis show? The first one shows { $number }.
}
question-AegisCounts = Your second roll is { $number }. Do you add it to the first one, or subtract it?
    .doing = uses Zeus’ Aegis
action-count = { $direction }
question-PalacePuts = Which god comes in place { $slot }?
    .doing = puts the gods in another order
action-put = { $god }
question-BeltOn = Whom does { $card } keep from a god in this cycle?
    .doing = uses Aphrodite’s Belt
question-BeltFrom = { $card } keeps { $loser } from a god in this cycle. From which one?
    .doing = uses Aphrodite’s Belt
action-bar = { $god }
question-ArrowsAt = Which figure leaves the board?
    .doing = uses Artemis’ Arrows
action-release-ArrowsAt = Remove { $card }
question-ChariotSets = How many { $units } does the Chariot set down in { $area }?
    .doing = places its troops anew
question-BoxRobs = From whom do you take a Priestess?
    .doing = opens Pandora’s Box

question-AphroditeAt = On which { word-land } do you double your troops?
    .doing = doubles troops
question-ArtemisTakes = Whom do you give up for a troop or a fleet?
    .doing = calls up troops and fleets
action-dismiss = Give up { $people }
action-stay-ArtemisTakes = That is enough
question-ArtemisGives = What do you recruit in exchange?
    .doing = calls up troops and fleets
question-ArtemisAt = Where do you place { $unit }?
    .doing = calls up troops and fleets
question-FavourBuilds = What do you build with { $card }?
    .doing = builds
action-build-FavourBuilds = Build { $building }
question-FavourBuildsAt = Where do you build { $building }?
    .doing = builds
question-HephaestusShows = Which magic item is drawn?
question-HephaestusGives = Which magic item do you keep, face down? The other one goes back to the pile.
    .doing = chooses a magic item
action-play-HephaestusGives = Keep { $card }
question-FirstColumn = On which { word-land } does the first column stand, with { $card }?
    .doing = opens a passage
question-SecondColumn = To which { word-land } does { $card } open a passage from { $origin }?
    .doing = opens a passage

question-PayUpkeep = Do you pay the upkeep of { $hero }?
    .doing = pays for its heroes
action-keep-PayUpkeep = Pay for { $card } ({ price })
question-ExchangePriests = A Philosopher takes the place of two Priests, or two of five. How many Philosophers do you take?
    .doing = exchanges Priests
action-take-ExchangePriests = { unit-philosopher.counted }
question-PerseusCarries = { $card } is sacrificed for his companions. Where do they go from { $origin }?
    .doing = moves
question-CharonReturns = Which hero does { $card } bring back?
    .doing = brings a hero back
action-hire-CharonReturns = { $card }
question-ErinyesFrom = From which { word-land } do { $card } take a prosperity marker?
    .doing = moves prosperity
question-ErinyesTo = To which of your { word-land.many } does the prosperity marker from { $origin } go?
    .doing = moves prosperity
question-ManticoreAt = Which hero does { $card } kill?
    .doing = kills a hero
action-release-ManticoreAt = { $card }

question-ThreatDie = { $left ->
    [2] What does the first die for Hades show?
   *[other] What does the other die for Hades show? The first one shows { $number }.
}
question-NecropolisAt = On which of your { word-land.many } do you build the Necropolis?
    .doing = builds the Necropolis
question-CrushMetropolis = In { $land } the Necropolis would destroy your Metropolis. Do you really build it there?
    .doing = builds the Necropolis
action-at-CrushMetropolis = Build it, and lose the Metropolis
action-decline-CrushMetropolis = No, keep the Metropolis

action-play-PaidActions = { $price ->
    [0] Use { $card }
   *[other] Use { $card } ({ price })
}
action-play-MandatoryActions = { $price ->
    [0] Use { $card }
   *[other] Use { $card } ({ price })
}

event-threat-rolled = { $faction } rolls { $die } and { $other_die } for Hades: { $number }.
event-threat-moved = { $number ->
    [9] The column of Hades reaches 9: he is coming!
   *[other] The column of Hades is now on { $number }.
}
event-hades-arrived = Hades takes the place of { $god } in this cycle.
event-hades-left = Hades leaves, and his column goes back to 0.
event-undead-left = { $faction } gives { $counted } in { $area } back to Hades.
event-necropolis-filled = The Necropolis in { $area } now holds { $number } GP.
event-necropolis-paid = { $faction } collects the { $number } GP of the Necropolis in { $area }.
event-necropolis-robbed = { $faction } takes { $number } GP from the Necropolis.
event-favour-used = { $faction } uses { $card } ({ price }).
event-item-gained = { $faction } receives { $card }.
event-item-used = { $faction } plays { $card }.
event-item-lost = { $faction } has not used a magic item in time, and loses it.
event-god-barred = { $faction } keeps { $loser } from { $god } in this cycle.
event-upkeep-paid = { $price ->
    [0] { $faction } gives up a Priestess to keep { $card }.
   *[other] { $faction } pays { $price } GP to keep { $card }.
}
event-hero-left = { $faction } does not keep { $card }, who leaves the game.
event-columns-placed = { $faction } opens a passage between { $origin } and { $area }.

label-threat-rolled = rolls for Hades
label-threat-moved = moves of the column of Hades
label-hades-arrived = cycles with Hades
label-hades-left = departures of Hades
label-undead-left = undead gone home
label-necropolis-filled = dead paid for on the Necropolis
label-necropolis-paid = incomes from the Necropolis
label-necropolis-robbed = Necropolises robbed
label-favour-used = favours used
label-item-gained = magic items gained
label-item-used = magic items used
label-item-lost = magic items lost
label-god-barred = gods barred
label-upkeep-paid = upkeeps of heroes paid
label-hero-left = heroes not paid
label-columns-placed = passages opened

field-hades_column = Threat of Hades (he comes at 9)
    .title = Threat of Hades
field-necropolis_gold = Gold on the Necropolis
    .title = Necropolis
field-necropolis_left = Gold left by the Necropolis
    .title = Necropolis
    .one = gold piece
field-hecate_column = Passage of Hecate
    .title = Passage
    .one = column of Hecate
    .row = { $area }
    .beside = column of Hecate
field-barred_god = Aphrodite’s Belt
    .one = Aphrodite’s Belt
field-necklace = Necklace of Harmony

event-items-looked-at = { $faction } looks at two magic items.
label-items-looked-at = looks at magic items
event-chariot-emptied = { $faction } puts { $counted } on { $area }.
label-chariot-emptied = pieces that the Chariot sets down
question-DrawItem = Which magic item is drawn?
