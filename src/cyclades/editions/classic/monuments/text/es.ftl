# Monuments: una expansión de la edición clásica.

monument-city-of-warriors = Ciudad de los Guerreros
    .the = la Ciudad de los Guerreros
monument-great-citadel-of-ares = Gran Ciudadela de Ares
    .the = la Gran Ciudadela de Ares

effect-classic-city-of-warriors = Puerto + Fortaleza: tus Flotas cercanas la defienden.
effect-classic-great-citadel-of-ares = 2 Fortalezas: con Tropas tuyas, nadie la invade.

question-OfferMonument = Tienes los edificios para construir { $monument }. ¿Dónde lo haces?
question-DrawMonument = ¿Qué Monumento se puede construir en esta partida?
action-at-OfferMonument = Construir en { $area }
action-decline-OfferMonument = Ahora no

event-monument = ¡{ $faction } construye { $monument } en { $area }!
event-monument-open = En esta partida se puede construir { $monument }.
label-monument = Monumentos construidos
label-monument-open = Monumentos disponibles

field-monument_open = Monumentos
    .row = { $area ->
        [none] { $monument }
       *[other] { $monument } en { $area }
    }
