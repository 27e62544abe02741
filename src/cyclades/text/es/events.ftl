# Lo que ha pasado, un mensaje por clase de suceso. PO son piezas de oro.

price = { $price ->
    [0] gratis
   *[other] { $price } PO
}

event-cycle-begun = Comienza el ciclo { $number }.
event-god-placed = { $god } ocupa el lugar { $slot }.
event-pawn-placed = { $faction } tiene el puesto { $slot } en el orden de juego.
event-start-placed = { $faction } se establece en { $area }.
event-income-received = { $faction } recibe { $number } PO de ingresos.
event-offered = { $number ->
    [0] { $faction } acude a { $god } sin ofrenda.
   *[other] { $faction } ofrece { $number } PO a { $god }.
}
event-outbid = { $faction } ve superada su ofrenda y debe dejar a { $god }.
event-paid = { $number ->
    [0] { $faction } no paga nada a { $god }.
   *[other] { $faction } paga { $number } PO a { $god }.
}
event-turn-begun = { $faction } actúa con el favor de { $god }.
event-turn-ended = { $faction } termina su turno y tendrá el puesto { $slot } en el próximo ciclo.
event-recruited = { $faction } coloca { $unit } en { $area } ({ price }).
event-people-gained = { $faction } toma { $unit } ({ price }).
event-gold-received = { $faction } recibe { $number } PO.
event-gold-spent = { $faction } gasta { $number } PO.
event-given-up = { $faction } entrega { $counted }.
event-prosperity-placed = { $faction } pone un { word-prosperity } en { $area }.
event-prosperity-moved = { $faction } lleva un { word-prosperity } de { $origin } a { $area }.
event-built = { $faction } construye { $building } en { $area } ({ price }).
event-demolished = { $faction ->
    [none] { $area } pierde { $building }.
   *[other] { $faction } pierde { $building } en { $area }.
}
event-building-given = Para la Metrópolis, { $faction } entrega { $building } en { $area }.
    .all = Para la Metrópolis, { $faction } entrega { $things }.
    .one = { $building } en { $area }
event-building-forgone = { $faction } no construye nada.
event-moved = { $price ->
    [0] { $faction } se mueve de { $origin } a { $area }.
   *[other] { $faction } se mueve de { $origin } a { $area } ({ price }).
}
event-carried = En el grupo: { $counted }.
event-hero-carried = En el grupo: { $card }.
event-artifact-carried = En el grupo: { $card }.
event-control-taken = { $loser ->
    [none] { $faction } toma el control de { $area }.
   *[other] { $faction } arrebata { $area } a { $loser }.
}
event-battle-begun = Batalla en { $area }: { $attacker } ataca a { $defender }.
event-rolled = { $faction } saca un { $number } en el dado: { $strength } en total.
event-lost = { $faction } pierde { $unit } en { $area }.
event-retreated = { $faction } se retira de { $origin } a { $area }.
event-battle-won = { $faction } gana la batalla en { $area }.
event-both-sides-died = Nadie sobrevive a la batalla en { $area }.
where = { $area ->
    [none] en la carta del héroe
   *[other] en { $area }
}
event-metropolis-gained = { $way ->
    [economic] ¡{ $faction } convierte los cuatro edificios en una Metrópolis { where }!
    [cultural] ¡{ $faction } convierte Filósofos en una Metrópolis { where }!
    [heroic] ¡{ $faction } funda una Metrópolis { where } por el sacrificio del héroe!
    [military] ¡{ $faction } corona la conquista con una Metrópolis { where }!
   *[conquest] ¡{ $faction } conquista la Metrópolis { where }!
}
event-metropolis-missed = { $faction } se queda sin la Metrópolis.
event-metropolis-destroyed = { $faction } pierde la Metrópolis de { $area }, que es destruida.
event-bonus-received = { $faction } recibe la bonificación de la Metrópolis: { $bonus }.
event-card-revealed = Nueva carta disponible: { $card }.
event-card-discarded = Carta descartada: { $card }.
event-card-hidden = { $faction } toma una carta que nadie más ve.
event-card-taken = { $faction } tiene en la mano { $card }.
event-card-removed = Sale del juego: { $card }.
event-card-drawn = Sale del montón: { $card }.
event-shuffled = El descarte se baraja con su mazo.
event-deck-peeked = { $faction } mira la primera carta del mazo de criaturas.
event-card-seen = Solo { $faction } ve cuál es: { $card }.
event-creature-used = { $faction } invoca { A($card) } ({ price }).
event-effect-missed = { $faction } no obtiene nada { DE($card) }.
event-creature-placed = { $faction } pone { A($card) } en { $area }.
event-creature-kept = { $faction } entrega una Sacerdotisa para mantener { A($card) }.
event-creature-left = { $faction ->
    [none] Sale del tablero: { $card }.
   *[other] { $faction } se queda sin { $card }.
}
event-creatures-destroyed = En { $area }, { $card } y { $other } se destruyen mutuamente.
event-creature-moved = { $faction } mueve { A($card) } hasta { $area } ({ price }).
event-fleet-pushed = Una Flota de { $faction } es empujada de { $origin } a { $area }.
event-stolen = { $faction } quita { $counted } a { $loser }.
event-treasure-shown = { $faction } muestra su tesoro: { $number } PO.
event-gold-stolen = { $faction } quita { $number } PO a { $loser }.
event-sold = { $area ->
    [none] { $faction } vende { $unit } por { $price } PO.
   *[other] { $faction } vende { $unit } de { $area } por { $price } PO.
}
event-unit-placed = { $faction } coloca { $unit } en { $area }.
event-fleets-swapped = { $faction } intercambia las Flotas de { $origin } y { $area }.
event-heroes-swapped = { $faction } devuelve { A($card) } a los héroes disponibles; { $hero } ocupa su lugar en { $area }.
event-rescued = { $faction } pone a salvo { $unit } en { $area }.
event-power-copied = { $faction } usa el poder de { $hero } con { $card }.
event-creature-exchanged = { $faction } cambia { A($card) } por la primera carta del mazo de criaturas ({ price }).
event-hero-recruited = { $faction } recluta { A($card) } en { $area } ({ price }).
event-hero-moved = { $faction } hace un movimiento heroico con { $card } ({ price }).
event-power-used = { $faction } cuenta con { $card }.
event-hero-sacrificed = { $faction } sacrifica { A($card) }.
event-eliminated = { $faction } se queda sin { word-land.many } y cae.
event-last-cycle-announced = Este ciclo es el último.
event-game-ended = { $reason ->
    [metropolises] La partida termina tras el ciclo { $number }: alguien reúne las Metrópolis necesarias.
    [elimination] La partida termina tras el ciclo { $number }: un jugador ha sido eliminado.
    [alone] La partida termina tras el ciclo { $number }: solo queda un jugador.
    [artifacts] La partida termina en el acto, en el ciclo { $number }: alguien reúne todos los artefactos.
   *[max_cycles] La partida termina tras el ciclo { $number }: era el último acordado.
}
