# Hades, con Hécate y la Mantícora: expansiones de la edición clásica.

expansion-hades = Hades
    .line = El dios del inframundo, héroes y criaturas, favores divinos y objetos mágicos
expansion-about-hades = Hades y sus no muertos, héroes entre las criaturas, favores de los dioses; cada parte es opcional.
expansion-hecate = Hécate
    .line = Un favor divino más: un pasaje entre dos islas, para todos
expansion-about-hecate = Un noveno favor, cuyas dos columnas unen dos islas para las Tropas de todos.
expansion-manticore = Mantícora
    .line = Una criatura más, que mata a un héroe rival
expansion-about-manticore = Una criatura que mata a un héroe rival.
preset-hades-evening = Velada con Hades
    .line = Con el inframundo: el dios, héroes y favores divinos
option-god = Hades en persona: su amenaza, los no muertos y la Necrópolis.
    .on = el dios en persona
option-heroes = Seis héroes, y las criaturas del inframundo.
    .on = los héroes de Hades
option-favours = Favores divinos, con Sacerdotisas, Teatros y objetos mágicos.
    .on = los favores divinos de Hades
option-magic-items = Los objetos mágicos se guardan hasta usarlos, o son fugaces: se van al final del ciclo siguiente.

god-hades = Hades
gift-classic-hades = Necrópolis (2 PO), unidades no muertas y sus movimientos

card-achilles = Aquiles
    .a = a Aquiles
    .the = Aquiles
card-midas = Midas
    .a = a Midas
    .the = Midas
card-ulysses = Ulises
    .a = a Ulises
    .the = Ulises
card-erinyes = Erinias
    .a = a las Erinias
    .the = las Erinias
card-empusa = Empusa
    .a = a Empusa
    .the = Empusa
card-manticore = Mantícora
    .a = a la Mantícora
    .the = la Mantícora
card-aphrodite = Afrodita
    .a = el favor de Afrodita
    .the = el favor de Afrodita
card-artemis = Ártemis
    .a = el favor de Ártemis
    .the = el favor de Ártemis
card-demeter = Deméter
    .a = el favor de Deméter
    .the = el favor de Deméter
card-dionysus = Dioniso
    .a = el favor de Dioniso
    .the = el favor de Dioniso
card-hephaestus = Hefesto
    .a = el favor de Hefesto
    .the = el favor de Hefesto
card-hera = Hera
    .a = el favor de Hera
    .the = el favor de Hera
card-hermes = Hermes
    .a = el favor de Hermes
    .the = el favor de Hermes
card-hestia = Hestia
    .a = el favor de Hestia
    .the = el favor de Hestia
card-hecate = Hécate
    .a = el favor de Hécate
    .the = el favor de Hécate
card-aphrodites-belt = Cinturón de Afrodita
    .a = el Cinturón de Afrodita
    .the = el Cinturón de Afrodita
card-apollos-arrows = Flechas de Apolo
    .a = las Flechas de Apolo
    .the = las Flechas de Apolo
card-artemis-arrows = Flechas de Ártemis
    .a = las Flechas de Ártemis
    .the = las Flechas de Ártemis
card-chariot-of-the-sun = Carro del Sol
    .a = el Carro del Sol
    .the = el Carro del Sol
card-necklace-of-harmony = Collar de Harmonía
    .a = el Collar de Harmonía
    .the = el Collar de Harmonía
card-palace-on-mount-olympus = Palacio del Monte Olimpo
    .a = el Palacio del Monte Olimpo
    .the = el Palacio del Monte Olimpo
card-pandoras-box = Caja de Pandora
    .a = la Caja de Pandora
    .the = la Caja de Pandora
card-pelops-sceptre = Cetro de Pélope
    .a = el Cetro de Pélope
    .the = el Cetro de Pélope
card-poseidons-trident = Tridente de Poseidón
    .a = el Tridente de Poseidón
    .the = el Tridente de Poseidón
card-zeus-aegis = Égida de Zeus
    .a = la Égida de Zeus
    .the = la Égida de Zeus

building-necropolis = Necrópolis
    .a = la Necrópolis
    .the = la Necrópolis
building-theatre = Teatro
    .a = un Teatro
    .the = el Teatro

unit-undead-troop = Tropa no muerta
    .a = una Tropa no muerta
    .many = Tropas no muertas
    .counted = { $number ->
        [0] ninguna Tropa no muerta
        [one] { $number } Tropa no muerta
       *[other] { $number } Tropas no muertas
    }
unit-undead-fleet = Flota no muerta
    .a = una Flota no muerta
    .many = Flotas no muertas
    .counted = { $number ->
        [0] ninguna Flota no muerta
        [one] { $number } Flota no muerta
       *[other] { $number } Flotas no muertas
    }

# Palabras de respuestas: a quién se entrega, cómo cuenta una tirada, hasta cuándo no se usa ningún objeto mágico.
people-priest = un Sacerdote
people-philosopher = un Filósofo
people-priestess = una Sacerdotisa
direction-up = Sumarla a la primera
direction-down = Restarla de la primera
span-battle = esta batalla
span-turn = este turno

effect-classic-achilles = Fuerza 2 en batalla. Sacrificio, con cuatro { word-land.many }: una Metrópolis.
effect-classic-hector = Mata a un invasor. Sacrificio: 1 Filósofo por 2 Sacerdotes, o 2 por 5.
effect-classic-midas = Vuelve a tirar por 1 PO cada vez. Sacrificio, por 15 PO: una Metrópolis.
effect-classic-penthesilea = No pierde los empates. Sacrificio: tu nueva Metrópolis, en su carta.
effect-classic-perseus = Salva Tropas en batalla. Sacrificio: los que van con él cambian de { word-land }.
effect-classic-ulysses = Ignora Fortalezas. Sacrificio, por tres edificios: una Metrópolis.
effect-classic-cerberus = En cualquier { word-land }: sus ingresos son tuyos, controle quien controle.
effect-classic-charon = Un héroe que salió de la partida se une a ti gratis.
effect-classic-erinyes = Trae a tus { word-land.many } un marcador de prosperidad de cualquier lugar.
effect-classic-empusa = Te llevas todo el oro de la Necrópolis.
effect-classic-manticore = Mata a un héroe rival.
effect-classic-aphrodite = Una Sacerdotisa. Por 2 PO: duplica tus Tropas en cualquier { word-land }.
effect-classic-artemis = Una Sacerdotisa. Gratis: Tropas o Flotas por Sacerdotes y Filósofos.
effect-classic-demeter = Una Sacerdotisa. Gratis: 1 PO por cada { word-land } que tengas.
effect-classic-dionysus = Un objeto mágico. Por 2 PO: construye un Teatro.
effect-classic-hephaestus = Un objeto mágico. Por 2 PO: otro, elegido en secreto entre dos.
effect-classic-hera = Una Sacerdotisa. Por 2 PO: el siguiente héroe del mazo se une a ti.
effect-classic-hermes = Un objeto mágico. Gratis: marcador de prosperidad donde tengas Flota.
effect-classic-hestia = Una Sacerdotisa. Por 2 PO: un edificio básico de cualquier tipo.
effect-classic-hecate = Una Sacerdotisa. Por 2 PO: dos columnas unen dos { word-land.many } para todos.
effect-classic-aphrodites-belt = Antes de las ofrendas: veta un dios a un rival en este ciclo.
effect-classic-apollos-arrows = Un dado más para ti en un asalto de una batalla terrestre.
effect-classic-artemis-arrows = En tu turno: quita del tablero la figura de una criatura.
effect-classic-chariot-of-the-sun = En tu turno: recoloca tus Tropas en tus { word-land.many }.
effect-classic-necklace-of-harmony = Tras las ofrendas: nadie te ataca en este ciclo.
effect-classic-palace-on-mount-olympus = Al salir los dioses: cambia el orden de los que están a la vista.
effect-classic-pandoras-box = En tu turno: quita una Sacerdotisa a un rival.
effect-classic-pelops-sceptre = En tu turno: la siguiente criatura con figura viene gratis a ti.
effect-classic-poseidons-trident = Un dado más para ti en un asalto de una batalla naval.
effect-classic-zeus-aegis = Tras la tirada de Hades: tira otra vez, y suma o resta.

track-favours = Favor
    .none = ninguno
track-items = Objetos mágicos
    .none = ninguno

group-favours = Favores divinos
    .one = favor divino
group-items = Objetos mágicos
    .one = objeto mágico

# Preguntas. Lo que leen los demás cuando se puede usar un objeto mágico es siempre lo mismo, y no revela nada.

question-AskHolder = { $window ->
    [0] Ya se ha tirado por Hades. ¿Usas un objeto mágico?
    [1] Los dioses ya están en su sitio. ¿Usas un objeto mágico?
    [2] Van a empezar las ofrendas. ¿Usas un objeto mágico?
    [3] Las ofrendas están pagadas y van a empezar los turnos. ¿Usas un objeto mágico?
    [4] Va a empezar un asalto de la batalla en tierra. ¿Usas un objeto mágico?
   *[5] Va a empezar un asalto de la batalla en el mar. ¿Usas un objeto mágico?
}
    .doing = puede usar un objeto mágico
action-play-AskHolder = Usar { $card }
action-decline-AskHolder = Ahora no
action-pass = No en { $span }

question-AegisDie = { $left ->
    [2] ¿Qué sale en el primer dado de la Égida?
   *[other] ¿Qué sale en el otro dado de la Égida? En el primero ha salido un { $number }.
}
question-AegisCounts = Tu segunda tirada es { $number }. ¿La sumas a la primera o la restas?
    .doing = usa la Égida de Zeus
action-count = { $direction }
question-PalacePuts = ¿Qué dios ocupa el lugar { $slot }?
    .doing = cambia el orden de los dioses
action-put = { $god }
question-BeltOn = ¿A quién veta { $card } un dios en este ciclo?
    .doing = usa el Cinturón de Afrodita
question-BeltFrom = Con { $card } vetas un dios a { $loser } en este ciclo. ¿Cuál?
    .doing = usa el Cinturón de Afrodita
action-bar = { $god }
question-ArrowsAt = ¿Qué figura sale del tablero?
    .doing = usa las Flechas de Ártemis
action-release-ArrowsAt = Quitar { A($card) }
question-ChariotSets = Número de { $units } que el Carro deja en { $area }:
    .doing = recoloca sus Tropas
question-BoxRobs = ¿A quién quitas una Sacerdotisa?
    .doing = abre la Caja de Pandora

question-AphroditeAt = ¿En qué { word-land } duplicas tus Tropas?
    .doing = duplica Tropas
question-ArtemisTakes = ¿A quién entregas a cambio de una Tropa o una Flota?
    .doing = llama a Tropas y Flotas
action-dismiss = Entregar { $people }
action-stay-ArtemisTakes = Ya basta
question-ArtemisGives = ¿Qué reclutas a cambio?
    .doing = llama a Tropas y Flotas
question-ArtemisAt = ¿Dónde colocas { $unit }?
    .doing = llama a Tropas y Flotas
question-FavourBuilds = ¿Qué construyes con { $card }?
    .doing = construye
action-build-FavourBuilds = Construir { $building }
question-FavourBuildsAt = ¿Dónde construyes { $building }?
    .doing = construye
question-HephaestusShows = ¿Qué objeto mágico sale?
question-HephaestusGives = ¿Con qué objeto mágico te quedas, boca abajo? El otro vuelve al montón.
    .doing = elige un objeto mágico
action-play-HephaestusGives = Quedarse con { $card }
question-FirstColumn = ¿En qué { word-land } va la primera columna, con { $card }?
    .doing = abre un pasaje
question-SecondColumn = ¿A qué { word-land } abre { $card } un pasaje desde { $origin }?
    .doing = abre un pasaje

question-PayUpkeep = ¿Pagas por mantener { A($hero) }?
    .doing = paga a sus héroes
action-keep-PayUpkeep = Pagar { A($card) } ({ price })
question-ExchangePriests = Un Filósofo ocupa el lugar de dos Sacerdotes, o dos el de cinco. ¿Cuántos Filósofos tomas?
    .doing = cambia Sacerdotes
action-take-ExchangePriests = { unit-philosopher.counted }
question-PerseusCarries = { $card } se sacrifica por sus compañeros. ¿Adónde van desde { $origin }?
    .doing = mueve
question-CharonReturns = ¿A qué héroe trae de vuelta { $card }?
    .doing = trae de vuelta a un héroe
action-hire-CharonReturns = { $card }
question-ErinyesFrom = ¿De qué { word-land } se llevan { $card } un marcador de prosperidad?
    .doing = mueve prosperidad
question-ErinyesTo = ¿A cuál de tus { word-land.many } va el marcador de prosperidad de { $origin }?
    .doing = mueve prosperidad
question-ManticoreAt = ¿A qué héroe mata { $card }?
    .doing = mata a un héroe
action-release-ManticoreAt = { $card }

question-ThreatDie = { $left ->
    [2] ¿Qué sale en el primer dado de Hades?
   *[other] ¿Qué sale en el otro dado de Hades? En el primero ha salido un { $number }.
}
question-NecropolisAt = ¿En cuál de tus { word-land.many } construyes la Necrópolis?
    .doing = construye la Necrópolis
question-CrushMetropolis = En { $land } la Necrópolis destruiría tu Metrópolis. ¿De verdad la construyes ahí?
    .doing = construye la Necrópolis
action-at-CrushMetropolis = Construirla y perder la Metrópolis
action-decline-CrushMetropolis = No, conservar la Metrópolis

action-play-PaidActions = { $price ->
    [0] Usar { $card }
   *[other] Usar { $card } ({ price })
}
action-play-MandatoryActions = { $price ->
    [0] Usar { $card }
   *[other] Usar { $card } ({ price })
}

event-threat-rolled = { $faction } saca { $die } y { $other_die } para Hades: { $number }.
event-threat-moved = { $number ->
    [9] La columna de Hades llega a 9: ¡ya viene!
   *[other] La columna de Hades está ahora en { $number }.
}
event-hades-arrived = Hades ocupa el lugar de { $god } en este ciclo.
event-hades-left = Hades se va, y su columna vuelve a 0.
event-undead-left = { $faction } devuelve a Hades { $counted } de { $area }.
event-necropolis-filled = En la Necrópolis de { $area } hay ahora { $number } PO.
event-necropolis-paid = { $faction } cobra los { $number } PO de la Necrópolis en { $area }.
event-necropolis-robbed = { $faction } se lleva { $number } PO de la Necrópolis.
event-favour-used = { $faction } usa { $card } ({ price }).
event-item-gained = { $faction } recibe { $card }.
event-item-used = { $faction } usa { $card }.
event-item-lost = { $faction } no ha usado a tiempo un objeto mágico y lo pierde.
event-god-barred = { $faction } veta a { $loser } las ofrendas a { $god } en este ciclo.
event-upkeep-paid = { $price ->
    [0] { $faction } entrega una Sacerdotisa para mantener { A($card) }.
   *[other] { $faction } paga { $price } PO para mantener { A($card) }.
}
event-hero-left = { $faction } no mantiene { A($card) }, que sale de la partida.
event-columns-placed = { $faction } abre un pasaje entre { $origin } y { $area }.

label-threat-rolled = tiradas de Hades
label-threat-moved = movimientos de la columna de Hades
label-hades-arrived = ciclos con Hades
label-hades-left = marchas de Hades
label-undead-left = no muertos que vuelven
label-necropolis-filled = muertos que pagan a la Necrópolis
label-necropolis-paid = cobros de la Necrópolis
label-necropolis-robbed = robos a la Necrópolis
label-favour-used = favores usados
label-item-gained = objetos mágicos recibidos
label-item-used = objetos mágicos usados
label-item-lost = objetos mágicos perdidos
label-god-barred = dioses vetados
label-upkeep-paid = pagos a héroes
label-hero-left = héroes sin pagar
label-columns-placed = pasajes abiertos

field-hades_column = Amenaza de Hades (viene con 9)
    .title = Amenaza de Hades
field-necropolis_gold = Oro en la Necrópolis
    .title = Necrópolis
field-necropolis_left = Oro que dejó la Necrópolis
    .title = Necrópolis
    .one = pieza de oro
field-hecate_column = Pasaje de Hécate
    .title = Pasaje
    .one = columna de Hécate
    .row = { $area }
    .beside = columna de Hécate
field-barred_god = Cinturón de Afrodita
    .one = Cinturón de Afrodita
field-necklace = Collar de Harmonía

event-items-looked-at = { $faction } mira dos objetos mágicos.
label-items-looked-at = miradas a objetos mágicos
event-chariot-emptied = { $faction } pone { $counted } en { $area }.
label-chariot-emptied = piezas que el Carro deja
question-DrawItem = ¿Qué objeto mágico se roba?
