# Lámparas y Presagios: una expansión para las pruebas.

expansion-lamps-and-omens = Lámparas y Presagios
    .line = Enciende lámparas, construye almenaras y atiende los presagios antes que nadie
expansion-about-lamps-and-omens = Lámparas en tus zonas, dos almenaras, presagios abiertos y un vendaval que crece.
group-beacons = Almenaras
    .one = almenara

beacon-north-beacon = Almenara del Norte
    .the = la Almenara del Norte
beacon-south-beacon = Almenara del Sur
    .the = la Almenara del Sur
omen-calm = Calma
omen-storm = Tormenta
omen-plenty = Abundancia
boon-oil = Aceite
boon-wick = Mecha
boon-glass = Cristal
keeper-old-keeper = Viejo Guardián
    .the = el Viejo Guardián

effect-legendary-north-beacon = Alumbra lejos el mar del norte.
effect-legendary-south-beacon = Alumbra lejos el mar del sur.
effect-legendary-calm = Quien lo atiende tiene el Aceite.
effect-legendary-storm = Quien lo atiende tiene la Mecha.
effect-legendary-plenty = Quien lo atiende tiene el Cristal.
effect-legendary-oil = Arde mucho tiempo.
effect-legendary-wick = Arde con fuerza.
effect-legendary-glass = Protege del viento.
effect-classic-north-beacon = Alumbra lejos el mar del norte.
effect-classic-south-beacon = Alumbra lejos el mar del sur.
effect-classic-calm = Quien lo atiende tiene el Aceite.
effect-classic-storm = Quien lo atiende tiene la Mecha.
effect-classic-plenty = Quien lo atiende tiene el Cristal.
effect-classic-oil = Arde mucho tiempo.
effect-classic-wick = Arde con fuerza.
effect-classic-glass = Protege del viento.

question-DrawOmen = ¿Qué presagio sale?
question-LightLamp = ¿Dónde enciendes una lámpara?
    .doing = puede encender una lámpara
question-BuildBeacon = ¿Construyes una almenara en { $area }?
question-HeedOmen = ¿Atiendes un presagio?
    .doing = mira los presagios
action-heed = Atender { $omen }
action-at-LightLamp = Encender una lámpara en { $area }
action-decline-LightLamp = No encender ninguna
action-decline-HeedOmen = No atender ninguno
event-lamp = { $faction } enciende una lámpara en { $area }.
event-beacon = ¡{ $faction } construye { $beacon } en { $area }!
event-omen = Un presagio: { $omen }.
event-heeded = { $faction } atiende el presagio { $omen }.
event-keeper = En { $area } está ahora { $keeper }.
label-lamp = lámparas encendidas
label-beacon = almenaras construidas
label-omen = presagios salidos
label-heeded = presagios atendidos
label-keeper = paseos del guardián

field-lamps = Lámparas
    .one = Lámpara
field-beacon = Almenaras
    .one = Almenara
field-omen_open = Presagios
    .one = Presagio
field-boon = Dones
    .one = Don
field-gale = Vendaval
field-zeal = Celo
field-keeper = Guardianes
    .one = Guardián

# Unidades, gente, un edificio, dioses, Metrópolis y cartas.

unit-shade = sombra
    .a = una sombra
    .the = las sombras
    .many = sombras
    .short = sombra
    .counted = { $number ->
        [0] ninguna sombra
        [one] { $number } sombra
       *[other] { $number } sombras
    }
unit-barge = barcaza
    .a = una barcaza
    .the = las barcazas
    .many = barcazas
    .short = barcaz
    .counted = { $number ->
        [0] ninguna barcaza
        [one] { $number } barcaza
       *[other] { $number } barcazas
    }
unit-stone = gigante de piedra
    .a = un gigante de piedra
    .the = los gigantes de piedra
    .many = gigantes de piedra
    .short = gigant
    .counted = { $number ->
        [0] ningún gigante de piedra
        [one] { $number } gigante de piedra
       *[other] { $number } gigantes de piedra
    }
unit-lamplighter = Farolero
    .a = un Farolero
    .the = los Faroleros
    .many = Faroleros
    .short = Farole
    .counted = { $number ->
        [0] ningún Farolero
        [one] { $number } Farolero
       *[other] { $number } Faroleros
    }
building-kiln = Horno
    .a = un Horno
    .the = el Horno
god-nyx = Nix
god-eris = Eris
bonus-lantern = el farol
bonus-torch = la antorcha
card-dawn-scroll = Rollo del Alba
    .a = el Rollo del Alba
    .the = el Rollo del Alba
scroll-dawn-scroll = Rollo del Alba
    .the = el Rollo del Alba
card-dusk-scroll = Rollo del Ocaso
    .a = el Rollo del Ocaso
    .the = el Rollo del Ocaso
scroll-dusk-scroll = Rollo del Ocaso
    .the = el Rollo del Ocaso
card-lampbearer = Portador de la Lámpara
    .a = al Portador de la Lámpara
    .the = el Portador de la Lámpara
card-amphora = Ánfora
    .a = el Ánfora
    .the = el Ánfora
relic-amphora = Ánfora
    .the = el Ánfora
card-tripod = Trípode
    .a = el Trípode
    .the = el Trípode
relic-tripod = Trípode
    .the = el Trípode
card-lyre = Lira
    .a = la Lira
    .the = la Lira
relic-lyre = Lira
    .the = la Lira
track-relics = Reliquias
    .none = ninguna
effect-legendary-dawn-scroll = Se guarda en secreto; al leerlo da 2 PO.
effect-legendary-dusk-scroll = Se guarda en secreto; al leerlo da 2 PO.
effect-legendary-lampbearer = Un héroe que llega a una de tus zonas.
effect-legendary-amphora = 1 PO con cada ingreso.
effect-legendary-tripod = 1 PO con cada ingreso.
effect-legendary-lyre = 1 PO con cada ingreso.
gift-legendary-nyx = Horno, sombras, barcazas, gigantes de piedra, Faroleros
gift-legendary-eris = Discordia en lugar de un dios
opening-legendary-nyx = algo más de cada clase para empezar
opening-legendary-eris = nada más para empezar
effect-classic-dawn-scroll = Se guarda en secreto; al leerlo da 2 PO.
effect-classic-dusk-scroll = Se guarda en secreto; al leerlo da 2 PO.
effect-classic-lampbearer = Un héroe que llega a una de tus zonas.
effect-classic-amphora = 1 PO con cada ingreso.
effect-classic-tripod = 1 PO con cada ingreso.
effect-classic-lyre = 1 PO con cada ingreso.
gift-classic-nyx = Horno, sombras, barcazas, gigantes de piedra, Faroleros
gift-classic-eris = Discordia en lugar de un dios
opening-classic-nyx = algo más de cada clase para empezar
opening-classic-eris = nada más para empezar
question-BearerAt = ¿Adónde va { $hero }?
action-pray = Rezar por un Farolero (1 PO)
action-read = Leer { $scroll }
action-fetch = Recoger { $relic }
option-gale = Si el vendaval es calmo o salvaje.
card-noon-scroll = Rollo del Mediodía
    .a = el Rollo del Mediodía
    .the = el Rollo del Mediodía
scroll-noon-scroll = Rollo del Mediodía
    .the = el Rollo del Mediodía
sought-scroll = Rollos
track-scrolls = Rollos
    .none = ninguno
action-seek = Buscar un rollo (1 PO)
card-silver-charm = Amuleto de Plata
    .a = el Amuleto de Plata
    .the = el Amuleto de Plata
effect-legendary-noon-scroll = Se guarda en secreto; al leerlo da 2 PO.
effect-legendary-silver-charm = Está ante ti y brilla.
effect-classic-noon-scroll = Se guarda en secreto; al leerlo da 2 PO.
effect-classic-silver-charm = Está ante ti y brilla.
