# Respuestas, un mensaje por verbo; donde una pregunta pide otras palabras, el verbo y la pregunta.

action-bid = { $god }: { $number } PO
action-bid-free = { $god }: sin ofrenda
action-bid-reduced = { $god }: { $number } PO (pagas { $price })
action-from = { $area }
action-to = { $area }
action-to-Retreat = Retirarse a { $area }
action-to-PassOn = { $area } ({ price })
action-to-MoveFigure = Mover a { $area }
action-to-KrakenSwims = Nadar a { $area } ({ price })
action-at = { $area }
action-take = { $counted }
action-to-RescueUnit = Retirarse a { $area }
action-take-ConvertPriestesses = { unit-philosopher.counted }
action-with = { $price ->
    [0] Llevar { A($hero) }
   *[other] Llevar { A($hero) } ({ price })
}
action-without = Dejar aquí { A($hero) }
action-with-TakeArtifact = Llevar { $hero }
action-without-TakeArtifact = Dejar aquí { $hero }
action-with-TakeOnTheWay = Llevar { $hero }
action-without-TakeOnTheWay = Dejar aquí { $hero }
action-with-RetreatWith = Llevar { $hero }
action-without-RetreatWith = Dejar atrás { $hero }
action-build = Construir { $building } ({ price })
action-replace = Derribar { $building }
action-destroy = Destruir { $building }
action-destroy-GiveForSet = Entregar { $building }
action-recruit = Reclutar { $unit } ({ price })
action-lose = Perder { $unit }
action-kill = Destruir { $unit }
action-lose-PushWhich = Empujar { $unit }
action-buy = Invocar { A($card) } ({ price })
action-buy-artifact = Comprar { $card } ({ price })
action-exchange = Cambiar { A($card) } por otra criatura ({ price })
action-hire = Reclutar { A($card) } ({ price })
action-hire-CharonBrings = { $card }
action-play = Invocar { A($card) } ({ price })
action-play-Reroll = Volver a tirar ({ price })
action-play-PandoraCopies = { $price ->
    [0] El poder de { $card }
   *[other] El poder de { $card } ({ price })
}
action-keep = Mantener { A($card) } (1 { word-priest })
action-keep-FigureLeaves = Mantener { A($card) } (1 Sacerdotisa)
action-release = No mantener { A($card) }
action-release-CharonSends = { $card }
action-lead = Movimiento heroico con { $leader } ({ price })
action-lead-kind = Mover con { $leader } ({ price })
action-sacrifice = { $price ->
    [0] Sacrificar { A($card) }
   *[other] Sacrificar { A($card) } ({ price })
}
action-sacrifice-PlaceMetropolis = Sacrificar { A($card) } y poner la Metrópolis en su carta, donde nadie puede conquistarla
action-rob = { $faction }
action-move = Mover { word-army } ({ price })
action-sail = Mover Flotas ({ price })
action-peek = Mirar la primera carta del mazo de criaturas ({ price })
action-peek-reshuffled = Barajar los descartes como nuevo mazo de criaturas y mirar su primera carta ({ price })
action-forgo = No construir nada
action-decline = Renunciar al efecto
action-decline-PlayFromDeck = Dejarla en el mazo
action-sacrifice-ChooseMetropolis = { action-sacrifice-PlaceMetropolis }
action-decline-PlaceMetropolis = Renunciar a la Metrópolis
action-decline-RescueUnit = Dejar que muera
action-stay = Seguir luchando
action-stay-MoveFigure = Quedarse donde está
action-stay-PassOn = Detenerse en { $area }
action-stay-SailOn = Detenerse aquí
action-stay-KrakenSwims = Quedarse aquí
action-stay-SylphMoves = Ya basta
action-stay-SphinxBuys = No vender más
action-stay-Reroll = Dejar los dados como están
action-end = Terminar tu turno
action-roll = El dado muestra un { $number }
action-draw = Sale: { $drawn }
action-sell = Vender { $unit } por 2 PO
action-found = Construir la Metrópolis con { $bonus }

list-and = { $first } y { $last }
note-useless = { $answer }: no hará nada
