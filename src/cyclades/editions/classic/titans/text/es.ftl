# Titanes: una expansión de la edición clásica.

expansion-titans = Titanes
    .line = Islas de varios territorios, Cronos y sus Titanes, artefactos divinos, Metrópolis especiales, de 3 a 6 jugadores
expansion-about-titans = Islas grandes, Cronos, Titanes y artefactos, para 3 a 6; equipos de dos con 4 y con 6.
preset-titans-for-six = Titanes para seis
    .line = Tres equipos de dos en islas grandes

god-kronos = Cronos
gift-classic-kronos = Un edificio de un dios anterior, gratis; el primero, un Titán; un Titán (2 PO)
opening-classic-kronos = un Titán, y un edificio de un dios anterior u otro Titán

card-winged-sandals = Sandalias Aladas
    .a = las Sandalias Aladas
    .the = las Sandalias Aladas
card-caduceus = Caduceo
    .a = el Caduceo
    .the = el Caduceo
card-cap-of-invisibility = Casco de Invisibilidad
    .a = el Casco de Invisibilidad
    .the = el Casco de Invisibilidad
card-zeus-lightning = Rayo de Zeus
    .a = el Rayo de Zeus
    .the = el Rayo de Zeus
card-large-cornucopia = Gran Cornucopia
    .a = la Gran Cornucopia
    .the = la Gran Cornucopia

unit-titan = Titán
    .a = un Titán
    .many = Titanes
    .counted = { $number ->
        [0] ningún Titán
        [one] { $number } Titán
       *[other] { $number } Titanes
    }

bonus-military = Metrópolis Militar
bonus-seaside = Metrópolis Costera
bonus-religious = Metrópolis Religiosa
bonus-cultural = Metrópolis Cultural
bonus-commercial = Metrópolis Comercial

effect-classic-winged-sandals = Quienes las llevan van a cualquier territorio de su isla. 1 PO de ingresos.
effect-classic-caduceus = En la batalla donde está, 1 PO salva la unidad que perderías. 1 PO de ingresos.
effect-classic-cap-of-invisibility = Quienes lo llevan usan Flotas y territorios ajenos de paso. 1 PO de ingresos.
effect-classic-zeus-lightning = Quien supera tu ofrenda te paga 1 PO. 1 PO de ingresos.
effect-classic-large-cornucopia = Cada cornucopia y marcador de prosperidad de su territorio paga 2 PO.
effect-classic-military = Suma 3, no 1, a la defensa de su territorio.
effect-classic-seaside = Suma 3, no 1, en las batallas navales a su lado, también si atacas.
effect-classic-religious = Cuenta como dos Templos.
effect-classic-cultural = Tres Filósofos, no cuatro, te dan una Metrópolis.
effect-classic-commercial = 2 PO más en cada fase de ingresos.

group-artifacts = Artefactos divinos
    .one = artefacto divino
group-metropolises = Metrópolis especiales
    .one = Metrópolis especial

field-open_special_metropolises = Metrópolis especiales sin construir
    .title = Metrópolis especiales

# Preguntas.

question-FirstTerritory = ¿En qué territorio neutral empiezas? El otro estará a su lado.
    .doing = elige dónde empezar
question-SecondTerritory = ¿Cuál es tu otro territorio, al lado del primero?
    .doing = elige dónde empezar
question-StackGiftUnit = Tu dios añade { $unit }. ¿Con qué unidades tuyas se coloca?
    .doing = coloca una unidad
question-GatherTroops = Un Titán también guarda solo un territorio. ¿La tropa que está con él pasa a tu otro territorio?
    .doing = reparte las unidades
action-decline-GatherTroops = Dejarlas como están
question-GiftBuilding = { $god } te da un edificio. ¿Cuál?
    .doing = elige un edificio
action-build-GiftBuilding = { $building }
question-GiftBuildingAt = ¿En cuál de tus territorios pones { $building }?
    .doing = coloca un edificio
question-PlaceArtifact = ¿En cuál de tus territorios pones { $card } ({ price })?
    .doing = compra un artefacto
question-PayCaduceus = Vas a perder { $unit }. ¿Pagas 1 PO, con { $card }, para no perder nada?
    .doing = puede salvar una unidad
action-play-PayCaduceus = Pagar 1 PO y no perder nada
action-name-PayCaduceus = Pedir a { $faction } que pague
action-decline-PayCaduceus = Perder { $unit }
question-TeammatePays = { $loser } va a perder { $unit }. ¿Pagas 1 PO por tu compañero, con { $card }?
    .doing = puede salvar una unidad de su compañero
action-play-TeammatePays = Pagar 1 PO por { $loser }
action-decline-TeammatePays = No pagar
question-SendArtifact = ¿Envías { $card } a un territorio de tu compañero, por 1 PO?
    .doing = puede enviar un artefacto
action-at-SendArtifact = Enviar a { $area } ({ price })
action-decline-SendArtifact = No enviar nada
question-WhoReceives = ¿Quién de tu equipo recibe { $number } PO, por el Rayo de Zeus?
    .doing = recibe oro
action-name = { $faction }
question-DivideIncome = El territorio de la Gran Cornucopia te ha pagado { $number } PO. ¿Cuánto pasa a tu compañero?
    .doing = reparte ingresos
action-take-DivideIncome = { $number } PO
question-BuildVictory = { $land } era el último territorio de un rival. ¿Construyes allí una Metrópolis?
    .doing = puede construir una Metrópolis
action-at-BuildVictory = Construir la Metrópolis
action-decline-BuildVictory = No construirla

question-SymbolBuilding = ¿Qué edificio va en el símbolo de { $land }?
question-DrawSpecial = ¿Qué Metrópolis especial sale?

# Sucesos.

event-building-placed = En { $area } hay { $building } desde el principio.
event-special-metropolis-opened = Una de las dos primeras Metrópolis será la { $bonus }.
event-artifact-bought = { $faction } lleva { $card } a { $area } ({ price }).
event-artifact-captured = { $loser ->
    [none] { $faction } tiene ahora { $card }.
   *[other] { $faction } arrebata { $card } a { $loser }.
}
event-artifact-sent = { $faction } envía { $card } a { $area } ({ price }).
event-caduceus-paid = { $faction } paga { $price } PO por { $card }, y no se pierde ninguna unidad.
event-lightning-struck = { $loser } paga { $number } PO por superar a { $faction }, que tiene el Rayo de Zeus.
event-gold-given = { $faction } pasa { $number } PO a { $other_faction }.

label-building-placed = edificios en símbolos
label-special-metropolis-opened = Metrópolis especiales en juego
label-artifact-bought = artefactos comprados
label-artifact-captured = artefactos arrebatados
label-artifact-sent = artefactos enviados a compañeros
label-caduceus-paid = unidades salvadas por el Caduceo
label-lightning-struck = ofrendas que alcanza el Rayo de Zeus
label-gold-given = oro pasado a compañeros
