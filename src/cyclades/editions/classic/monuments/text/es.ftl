# Monuments: una expansión de la edición clásica.

expansion-monuments = Monumentos
    .line = Con dos edificios de los tipos adecuados se levanta un Monumento con poder propio
expansion-about-monuments = Diez Monumentos, gratis con dos edificios tuyos; salen tantos como jugadores.
group-monuments = Monumentos
    .one = Monumento

monument-city-of-warriors = Ciudad de los Guerreros
    .the = la Ciudad de los Guerreros
monument-great-citadel-of-ares = Gran Ciudadela de Ares
    .the = la Gran Ciudadela de Ares

effect-classic-city-of-warriors = Puerto + Fortaleza: tus Flotas cercanas la defienden.
effect-classic-great-citadel-of-ares = 2 Fortalezas: con Tropas tuyas, nadie la invade.

question-OfferMonument = Tienes los edificios para construir { $monument }. ¿Dónde lo haces?
    .doing = puede construir un Monumento
question-DrawMonument = ¿Qué Monumento se puede construir en esta partida?
action-at-OfferMonument = Construir en { $area }
action-decline-OfferMonument = Ahora no
question-BuildMonumentAt = ¿Dónde construyes { $monument }?
    .doing = construye un Monumento
action-raise = Construir { $monument }
action-at-BuildMonumentAt = Construir en { $area }

event-monument-built = ¡{ $faction } construye { $monument } en { $area }!
event-monument-opened = En esta partida se puede construir { $monument }.
label-monument-built = Monumentos construidos
label-monument-opened = Monumentos disponibles

field-monument_open = Monumentos por construir
    .title = Monumentos
    .row = { $area ->
        [none] { $monument }
       *[other] { "" }
    }
field-monument = Monumentos construidos
    .row = { $monument } en { $area }
    .beside = { $monument }

monument-academy-of-naval-warfare = Academia de Guerra Naval
    .the = la Academia de Guerra Naval
monument-great-lighthouse-of-poseidon = Gran Faro de Poseidón
    .the = el Gran Faro de Poseidón
monument-great-temple-of-zeus = Gran Templo de Zeus
    .the = el Gran Templo de Zeus
monument-great-university-of-athena = Gran Universidad de Atenea
    .the = la Gran Universidad de Atenea
monument-military-academy = Academia Militar
    .the = la Academia Militar
monument-temple-of-ares = Templo de Ares
    .the = el Templo de Ares
monument-temple-of-athena = Templo de Atenea
    .the = el Templo de Atenea
monument-temple-of-poseidon = Templo de Poseidón
    .the = el Templo de Poseidón

effect-classic-academy-of-naval-warfare = Universidad + Puerto: con los ingresos, una Flota gratis.
effect-classic-great-lighthouse-of-poseidon = 2 Puertos: acoge tus Flotas perdidas en batalla.
effect-classic-great-temple-of-zeus = 2 Templos: criaturas nuevas al empezar tu turno.
effect-classic-great-university-of-athena = 2 Universidades: con Atenea, Filósofos sin límite.
effect-classic-military-academy = Fortaleza + Universidad: con los ingresos, una Tropa gratis.
effect-classic-temple-of-ares = Fortaleza + Templo: una Tropa por una criatura del descarte.
effect-classic-temple-of-athena = Universidad + Templo: Sacerdote y Filósofo a 3 PO.
effect-classic-temple-of-poseidon = Puerto + Templo: una Flota por una criatura del mazo.

question-RescueFleet = Pierdes { $unit } en { $area }. ¿Prefieres llevarla { A($monument) }?
    .doing = puede salvar una Flota
question-PlaceAcademyUnit = Recibes { $unit } { DE($monument) }. ¿Dónde la colocas?
    .doing = coloca una unidad
question-GiveToTemple = Entregas { $unit } { A($monument) }. ¿De dónde? La criatura sale después.
    .doing = entrega una unidad por una criatura
question-DrawDiscarded = ¿Qué criatura del descarte sale?

action-invoke = Usar { $monument } (una unidad por una criatura)
action-to-RescueFleet = Llevarla a { $area }
action-decline-RescueFleet = Dejar que se hunda
event-monument-used = { $faction } cuenta con { $monument }.
event-temple-invoked = { $faction } entrega { $unit } de { $area } { A($monument) }.
label-monument-used = Monumentos que ayudan
label-temple-invoked = criaturas llamadas por Templos
