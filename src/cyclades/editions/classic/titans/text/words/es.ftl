# Lo que en las partidas con Titanes se llama de otro modo que en la edición clásica sola.

word-land = territorio
    .many = territorios
    .head = Territorios
    .counted = { $number ->
        [one] { $number } territorio
       *[other] { $number } territorios
    }

opening-classic-poseidon = una Flota y un Puerto más al empezar
opening-classic-ares = una Tropa y una Fortaleza más al empezar
opening-classic-zeus = un Sacerdote y un Templo al empezar
opening-classic-athena = un Filósofo y una Universidad al empezar
opening-classic-apollo = 1 PO y un marcador de prosperidad al empezar

question-PassOn = Nadie ve a tu grupo en { $area }. ¿Hacia dónde sigue?
question-TurnUpToken = { $land ->
    [none] ¿Qué Metrópolis especial pones en la carta del héroe?
   *[other] ¿Qué Metrópolis especial construyes en { $land }?
}
action-found = Construir la { $bonus }
event-bonus-received = { $faction } ha construido la { $bonus }.
label-bonus-received = Metrópolis especiales construidas
cli-goal = { $teams ->
    [0] La partida acaba cuando alguien tiene { $number } Metrópolis al final de un ciclo
   *[other] En cuanto un equipo tiene { $number } Metrópolis, el ciclo es el último
}: { $victory ->
    [gold] de quienes las tengan, gana quien tenga más oro.
   *[other] gana quien tenga más Metrópolis y, a igualdad, más oro.
} Los cinco artefactos ganan en el acto.
