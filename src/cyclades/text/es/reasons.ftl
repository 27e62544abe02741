# Por qué un bot daría una respuesta: lo que más cambia. Se dice tras la respuesta, como en `Construir un Puerto: …`.

reason-gold = { $number } PO más
reason-income = { $number } PO más de ingresos cada ciclo
reason-priests = { $counted } más, y así toda ofrenda cuesta menos
reason-philosophers = más cerca de una Metrópolis con Filósofos
reason-buildings = más cerca de una Metrópolis con edificios
reason-spare-building = un edificio más de una clase que ya tienes, de reserva
reason-metropolises = una Metrópolis más
reason-lands = { word-land.counted } más
reason-troops = { $number } más para luchar en tierra
reason-fleets = { $number ->
    [one] { $number } Flota más
   *[other] { $number } Flotas más
}
reason-cards = un héroe o una criatura que ayuda
reason-guards = lo tuyo queda mejor guardado
reason-owned = algo duradero, en tu parte del tablero
reason-victory = gana la partida
reason-last-metropolis = Metrópolis suficientes para ganar al final del ciclo
reason-safety = los rivales pueden quitarte menos
reason-conquest = deja una conquista al alcance de tu ejército
reason-rival = debilita a { $faction }, tu rival más fuerte
reason-denial = impide que { $faction } obtenga una Metrópolis
reason-little = cambia poco
reason-alike = tan buena como la anterior
reason-only = la única respuesta que hay
reason-enough = nada más vale lo que cuesta
reason-random = cualquier respuesta vale lo mismo
reason-fancy = se le antoja

# Lo que rodea una razón: que hace falta suerte, y hasta cuánto puede subir una ofrenda.
reason-with-luck = con suerte: { $reason }
reason-up-to = { $reason }; mejor que { $god } hasta { $most } PO
