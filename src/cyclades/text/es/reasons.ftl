# Por qué un bot daría una respuesta: lo que más cambia. Se dice tras la respuesta, como en `Construir un Puerto: …`.

reason-with-god = el turno con { $god }: { $reason }

reason-gold = { $number } PO más
reason-income = { $number } PO más de ingresos cada ciclo
reason-priests = { $counted } más, y así toda ofrenda cuesta menos
reason-philosophers = más cerca de una Metrópolis con Filósofos
reason-buildings = más cerca de una Metrópolis con edificios
reason-metropolises = una Metrópolis más
reason-lands = { word-land.counted } más
reason-troops = más { word-army }: { $number }
reason-fleets = { $number ->
    [one] una Flota más
   *[other] { $number } Flotas más
}
reason-cards = un héroe o una criatura que ayuda
reason-guards = nada de valor queda sin guardia
reason-owned = un Monumento más
reason-victory = gana la partida
reason-last-metropolis = Metrópolis bastantes para ganar al final del ciclo
reason-safety = lo que los rivales podrían tomar queda más seguro
reason-conquest = un ejército al alcance de una conquista
reason-rival = debilita a { $faction }, el más fuerte de los demás
reason-denial = impide que { $faction } obtenga una Metrópolis
reason-nothing = no hay nada mejor
reason-random = cualquier respuesta vale lo mismo
reason-fancy = se le antoja
