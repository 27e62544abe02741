# Lamps and Omens: an expansion for tests.

expansion-lamps-and-omens = Lamps and Omens
    .line = Light lamps, build beacons, and heed the omens before others do
expansion-about-lamps-and-omens = Lamps in your areas, two beacons, omens that lie open, and a gale that grows.
group-beacons = Beacons
    .one = beacon

beacon-north-beacon = North Beacon
    .the = the North Beacon
beacon-south-beacon = South Beacon
    .the = the South Beacon
omen-calm = Calm
omen-storm = Storm
omen-plenty = Plenty
boon-oil = Oil
boon-wick = Wick
boon-glass = Glass
keeper-old-keeper = Old Keeper
    .the = the Old Keeper

effect-legendary-north-beacon = Shines far over the northern sea.
effect-legendary-south-beacon = Shines far over the southern sea.
effect-legendary-calm = Whoever heeds it has the Oil.
effect-legendary-storm = Whoever heeds it has the Wick.
effect-legendary-plenty = Whoever heeds it has the Glass.
effect-legendary-oil = Burns long.
effect-legendary-wick = Burns bright.
effect-legendary-glass = Keeps the wind out.
effect-classic-north-beacon = Shines far over the northern sea.
effect-classic-south-beacon = Shines far over the southern sea.
effect-classic-calm = Whoever heeds it has the Oil.
effect-classic-storm = Whoever heeds it has the Wick.
effect-classic-plenty = Whoever heeds it has the Glass.
effect-classic-oil = Burns long.
effect-classic-wick = Burns bright.
effect-classic-glass = Keeps the wind out.

question-DrawOmen = Which omen is drawn?
question-LightLamp = Where do you light a lamp?
    .doing = may light a lamp
question-BuildBeacon = Do you build a beacon in { $area }?
question-HeedOmen = Do you heed an omen?
    .doing = looks at the omens
action-heed = Heed { $omen }
action-at-LightLamp = Light a lamp in { $area }
action-decline-LightLamp = Light none
action-decline-HeedOmen = Heed none
event-lamp = { $faction } lights a lamp in { $area }.
event-beacon = { $faction } builds { $beacon } in { $area }!
event-omen = An omen: { $omen }.
event-heeded = { $faction } heeds the omen { $omen }.
event-keeper = In { $area } stands { $keeper } now.
label-lamp = lamps lit
label-beacon = beacons built
label-omen = omens drawn
label-heeded = omens heeded
label-keeper = walks of the keeper

field-lamps = Lamps
    .one = Lamp
field-beacon = Beacons
    .one = Beacon
field-omen_open = Omens
    .one = Omen
field-boon = Boons
    .one = Boon
field-gale = Gale
field-zeal = Zeal
field-keeper = Keepers
    .one = Keeper

# Units, people, a building, gods, Metropolises and cards.

unit-shade = shade
    .a = a shade
    .the = the shades
    .many = shades
    .short = shade
    .counted = { $number ->
        [0] no shades
        [one] { $number } shade
       *[other] { $number } shades
    }
unit-barge = barge
    .a = a barge
    .the = the barges
    .many = barges
    .short = barge
    .counted = { $number ->
        [0] no barges
        [one] { $number } barge
       *[other] { $number } barges
    }
unit-stone = stone giant
    .a = a stone giant
    .the = the stone giants
    .many = stone giants
    .short = stone 
    .counted = { $number ->
        [0] no stone giants
        [one] { $number } stone giant
       *[other] { $number } stone giants
    }
unit-lamplighter = Lamplighter
    .a = a Lamplighter
    .the = the Lamplighters
    .many = Lamplighters
    .short = Lampli
    .counted = { $number ->
        [0] no Lamplighters
        [one] { $number } Lamplighter
       *[other] { $number } Lamplighters
    }
building-kiln = Kiln
    .a = a Kiln
    .the = the Kiln
god-nyx = Nyx
god-eris = Eris
bonus-lantern = the lantern
bonus-torch = the torch
card-dawn-scroll = Scroll of Dawn
    .a = the Scroll of Dawn
    .the = the Scroll of Dawn
scroll-dawn-scroll = Scroll of Dawn
    .the = the Scroll of Dawn
card-dusk-scroll = Scroll of Dusk
    .a = the Scroll of Dusk
    .the = the Scroll of Dusk
scroll-dusk-scroll = Scroll of Dusk
    .the = the Scroll of Dusk
card-lampbearer = Lampbearer
    .a = the Lampbearer
    .the = the Lampbearer
card-amphora = Amphora
    .a = the Amphora
    .the = the Amphora
relic-amphora = Amphora
    .the = the Amphora
card-tripod = Tripod
    .a = the Tripod
    .the = the Tripod
relic-tripod = Tripod
    .the = the Tripod
card-lyre = Lyre
    .a = the Lyre
    .the = the Lyre
relic-lyre = Lyre
    .the = the Lyre
track-relics = Relics
    .none = none
effect-legendary-dawn-scroll = Held in secret; read for 2 GP.
effect-legendary-dusk-scroll = Held in secret; read for 2 GP.
effect-legendary-lampbearer = A hero who comes to one of your areas.
effect-legendary-amphora = 1 GP with every income.
effect-legendary-tripod = 1 GP with every income.
effect-legendary-lyre = 1 GP with every income.
gift-legendary-nyx = Kiln, shades, barges, stone giants, Lamplighters
gift-legendary-eris = Strife in place of a god
opening-legendary-nyx = something of each kind more to begin with
opening-legendary-eris = nothing more to begin with
effect-classic-dawn-scroll = Held in secret; read for 2 GP.
effect-classic-dusk-scroll = Held in secret; read for 2 GP.
effect-classic-lampbearer = A hero who comes to one of your areas.
effect-classic-amphora = 1 GP with every income.
effect-classic-tripod = 1 GP with every income.
effect-classic-lyre = 1 GP with every income.
gift-classic-nyx = Kiln, shades, barges, stone giants, Lamplighters
gift-classic-eris = Strife in place of a god
opening-classic-nyx = something of each kind more to begin with
opening-classic-eris = nothing more to begin with
question-BearerAt = Where does { $hero } go?
action-pray = Pray for a Lamplighter (1 GP)
action-read = Read { $scroll }
action-fetch = Fetch { $relic }
option-gale = Whether the gale is calm or wild.
card-noon-scroll = Scroll of Noon
    .a = the Scroll of Noon
    .the = the Scroll of Noon
scroll-noon-scroll = Scroll of Noon
    .the = the Scroll of Noon
sought-scroll = Scrolls
track-scrolls = Scrolls
    .none = none
action-seek = Seek a scroll (1 GP)
card-silver-charm = Silver Charm
    .a = the Silver Charm
    .the = the Silver Charm
effect-legendary-noon-scroll = Held in secret; read for 2 GP.
effect-legendary-silver-charm = Lies before you and glitters.
effect-classic-noon-scroll = Held in secret; read for 2 GP.
effect-classic-silver-charm = Lies before you and glitters.
