# Lo que se pregunta, un mensaje por clase de pregunta. Las últimas se hacen al azar.

question-StartingArea = { $round ->
    [1] ¿Dónde empiezas? Elige un { word-land }. Recibes dos ahora, en islas distintas, cada uno con una Flota, y después un tercero.
   *[other] ¿Qué { word-land } es tu tercero? Puede estar en cualquier isla, y también trae una Flota.
}
question-StartingFleet = ¿En qué { word-sea } junto a { $land } colocas la Flota que viene con el territorio?
question-StartingTroop = Empiezas con tres Tropas. ¿Dónde colocas la siguiente? Puede haber varias juntas.
question-DeployTroop = { $left ->
    [0] ¿En qué { word-land } neutral colocas una Tropa?
   *[other] ¿En qué { word-land } neutral colocas tu primera Tropa? Después va otra.
}
    .doing = coloca una Tropa
question-DeployFleet = ¿En qué { word-sea } sin Flotas, junto a tus { word-land.many }, colocas una Flota?
    .doing = coloca una Flota
question-PlaceGiftUnit = Tu dios añade { $unit }. ¿Dónde la colocas?
    .doing = coloca una unidad
question-Offer = { $outbid_on ->
    [none] ¿Qué dios eliges y cuánto le ofreces?
   *[other] Han superado tu ofrenda a { $outbid_on }. ¿Qué otro dios eliges y cuánto le ofreces?
}
question-MandatoryActions = Primero van tus acciones gratuitas con el favor de { $god }. ¿Qué haces?
question-PaidActions = Actúas con el favor de { $god }. ¿Qué haces ahora?
question-BuildAt = ¿Dónde construyes { $building }?
question-BuildOver = No hay { word-site } libre en { $land } para construir { $building }. ¿Qué edificio deja su sitio?
question-RecruitAt = ¿Dónde colocas { $unit } ({ price })?
question-MoveFrom = { $sort ->
    [sea] ¿De qué { word-sea } salen tus Flotas?
   *[land] ¿De qué { word-land } salen tus { word-army }?
}
question-SailOn = Las Flotas están en { $origin }. ¿Hacia dónde siguen? Pasos que quedan: { $steps }.
question-MoveTo = { $leader ->
    [none] ¿Adónde vas desde { $origin }?
   *[other] ¿Adónde lleva { $leader } el movimiento heroico desde { $origin }?
}
question-TakeUnits = { $target ->
    [none] Número de { $units } que salen de { $origin }:
   *[other] Número de { $units } que van de { $origin } a { $target }:
}
question-BringHero = { $leader ->
    [none] ¿Sale { $hero } de { $origin } con el grupo?
   *[other] ¿Sale { $hero } de { $origin } en el movimiento heroico con { $leader }?
}
question-TakeArtifact = ¿Te llevas { $card } de { $origin } con el grupo?
question-TakeOnTheWay = ¿Te llevas { $card } con el grupo, de { $origin } a { $target }?
question-RetreatWith = ¿Te llevas { $card } en la retirada a { $target }?
question-LoseUnit = Pierdes una unidad en { $area }. ¿Cuál?
question-Retreat = Batalla en { $area }: ¿sigues luchando o te retiras?
question-KillTroop = ¿Qué unidad de { $area } destruye { $card }?
    .doing = juega una criatura
question-Maintain = Mantener una criatura cuesta una Sacerdotisa. ¿Cuál mantienes y cuál dejas ir?
question-FigureLeaves = Llega la hora de que { $card } deje el tablero. ¿Entregas una Sacerdotisa para mantener la { word-figure }?
question-PlaceFigure = ¿Dónde pones { A($card) }?
question-MoveFigure = ¿Adónde va tu criatura ({ $card })?
question-PlayFromDeck = Has visto la primera carta del mazo de criaturas. ¿La usas?
    .doing = decide si juega una carta
question-HarpyAt = ¿Dónde destruye { $card } una { word-victim }?
    .doing = juega una criatura
question-SphinxChooses = ¿Cuál de las cartas robadas usas gratis? Las demás se descartan.
question-GiantAt = ¿Dónde destruye { $card } un edificio?
    .doing = juega una criatura
question-GiantDestroys = ¿Qué edificio de { $land } destruye { $card }?
    .doing = juega una criatura
question-FlyFrom = ¿De dónde salen tus Tropas con { $card }?
    .doing = juega una criatura
question-FlyTo = ¿Adónde lleva { $card } tus Tropas desde { $origin }?
    .doing = juega una criatura
question-ChimeraCalls = ¿Qué criatura del descarte invocas con { $card }?
    .doing = juega una criatura
question-KrakenSwims = ¿Sigue nadando { $card }? Cada paso cuesta oro.
    .doing = juega una criatura
question-PushFrom = ¿De dónde empuja { $card } la siguiente Flota?
    .doing = juega una criatura
question-PushWhich = ¿Qué Flota empuja { $card } desde { $origin }?
    .doing = juega una criatura
question-PushTo = ¿Adónde empuja { $card } una Flota desde { $origin }?
    .doing = juega una criatura
question-SylphMoves = ¿De dónde sale una Flota? Pasos que quedan: { $steps }.
    .doing = juega una criatura
question-SylphTo = ¿Adónde van Flotas desde { $origin }? Pasos que quedan: { $steps }.
    .doing = juega una criatura
question-SylphTake = Número de { $units } que van de { $origin } a { $target }, a un paso cada una. Pasos que quedan: { $steps }.
    .doing = juega una criatura
question-SirenAt = ¿Dónde cambia { $card } una Flota rival solitaria por una tuya?
    .doing = juega una criatura
question-SirenFrom = Todas tus Flotas están en el tablero. ¿De dónde trae { $card } una a { $target }?
    .doing = juega una criatura
question-SphinxBuys = ¿Qué vendes { A($card) }, a 2 PO cada uno?
    .doing = juega una criatura
question-SphinxFrom = ¿De dónde tomas { $unit } para venderla?
    .doing = juega una criatura
question-CharonSends = ¿Cuál de tus héroes devuelves con { $card }?
    .doing = juega una criatura
question-CharonBrings = ¿Qué héroe disponible ocupa el lugar de { $hero }?
    .doing = juega una criatura
question-CyclopsAt = ¿Dónde cambia { $card } uno de tus edificios?
    .doing = juega una criatura
question-CyclopsTakes = ¿Qué edificio de { $land } quita { $card }?
    .doing = juega una criatura
question-CyclopsBuilds = ¿Qué construye { $card } en { $land } en lugar de { $building }?
    .doing = juega una criatura
question-DryadRobs = ¿A quién roba { $card } { word-priest.a }?
    .doing = juega una criatura
question-SatyrRobs = ¿A quién roba { $card } un Filósofo?
    .doing = juega una criatura
question-GriffinRobs = ¿A quién roba { $card } la mitad del oro?
    .doing = juega una criatura
question-GiantTakes = ¿De dónde se lleva { $card } todos los mercenarios?
    .doing = juega una criatura
question-GiantGives = ¿A cuál de tus { word-land.many } lleva { $card } un mercenario de { $origin }?
    .doing = juega una criatura
question-SylphSwaps = ¿Qué Flotas intercambia { $card }? Elige la primera { word-sea }.
    .doing = juega una criatura
question-SylphWith = ¿Con qué { word-sea } cambian de lugar las Flotas de { $origin }?
    .doing = juega una criatura
question-PassOn = { $leader ->
    [none] Tu grupo no puede detenerse en { $area }, que es de tu equipo. ¿Hacia dónde sigue?
   *[other] { $leader } no puede detenerse en { $area }, que es de tu equipo. ¿Hacia dónde sigue el movimiento heroico?
}
question-Reroll = Batalla en { $area }: ¿vuelves a tirar con { $card }?
question-RescueUnit = Pierdes { $unit } en { $area }. ¿Prefieres que se retire gracias a { $card }?
question-GiveUpBuildings = { $building ->
    [none] Entregas { $number } edificios del mismo tipo para la Metrópolis. ¿De cuál?
   *[other] Entregas además { $number } edificios de otro tipo que no sea { $building }. ¿De cuál?
}
    .doing = entrega edificios
question-PandoraCopies = ¿Qué héroe disponible te presta su poder de sacrificio gracias a { $card }?
    .doing = usa el poder de un héroe
question-CarryFrom = ¿De dónde salen tus unidades con { $card }?
    .doing = se mueve
question-HeroAt = ¿Dónde aparece { $hero }?
question-PlaceHero = ¿Dónde colocas { A($hero) } ({ price })?
question-ConvertPriestesses = Un Filósofo ocupa el lugar de dos Sacerdotisas. ¿Cuántos Filósofos tomas?
    .doing = cambia Sacerdotisas por Filósofos
question-GiveForSet = ¿Qué entregas para la Metrópolis como { $building }?
question-DemolishOne = ¿Qué { $building } entregas para la Metrópolis?
question-PlaceMetropolis = { $way ->
    [economic] Tus edificios se convierten en una Metrópolis. ¿Dónde la construyes?
    [cultural] Tus Filósofos se convierten en una Metrópolis. ¿Dónde la construyes?
   *[heroic] El sacrificio te da una Metrópolis. ¿Dónde la construyes?
}
question-ChooseMetropolis = { $way ->
    [economic] Tus edificios se convierten en una Metrópolis. ¿Cuál construyes?
    [cultural] Tus Filósofos se convierten en una Metrópolis. ¿Cuál construyes?
   *[heroic] El sacrificio te da una Metrópolis. ¿Cuál construyes?
}
    .doing = construye una Metrópolis
question-PlaceChosen = ¿Dónde construyes la { $bonus }?
    .doing = construye una Metrópolis
question-ClearSite = ¿Qué edificio de { $land } deja sitio a la Metrópolis?
question-PlaceBonus = La bonificación te da { $unit }. ¿Dónde la colocas?
    .doing = coloca una unidad
question-PlaceProsperity = { $sort ->
    [land] ¿En cuál de tus { word-land.many } pones el { word-prosperity }?
    [sea] ¿En cuál de tus { word-sea.many } pones el { word-prosperity }?
   *[any] ¿En cuál de tus zonas pones el { word-prosperity }?
}
    .doing = coloca prosperidad

question-PlaceGod = ¿Qué dios ocupa el lugar { $slot }?
question-PlacePawn = ¿Quién tiene el puesto { $slot } en el orden de juego?
question-Draw = { $deck ->
    [creatures] ¿Qué carta del mazo de criaturas se roba?
    [heroes] ¿Qué carta del mazo de héroes se roba?
   *[other] ¿Qué carta sale?
}
question-DrawSecret = ¿Qué carta sale?
question-PeekAtDeck = ¿Qué carta está encima del mazo de criaturas?
question-Roll = ¿Qué sale en el dado en la batalla de { $area }?
question-RollExtra = ¿Qué sale en el dado de más en la batalla de { $area }?
question-TurnUpToken = { $land ->
    [none] ¿Qué bonificación tiene la Metrópolis de la carta del héroe?
   *[other] ¿Qué bonificación tiene la Metrópolis de { $land }?
}
