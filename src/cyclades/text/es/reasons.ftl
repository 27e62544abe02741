# Por qué un bot daría una respuesta: lo que más cambia. Se dice tras la respuesta, como en `Construir un Puerto: …`.

why-gold = { $number } PO más
why-income = { $number } PO más de ingresos cada ciclo
why-priests = { $counted } más, y así toda ofrenda cuesta menos
why-philosophers = más cerca de una Metrópolis con Filósofos
why-buildings = más cerca de una Metrópolis con edificios
why-spare-building = un edificio más de una clase que ya tienes, de reserva
why-metropolises = una Metrópolis más
why-lands = { word-land.counted } más
why-troops = { $number } más para luchar en tierra
why-fleets = { $number ->
    [one] { $number } Flota más
   *[other] { $number } Flotas más
}
why-cards = un héroe o una criatura que ayuda
why-guards = lo tuyo queda mejor guardado
why-owned = algo duradero, en tu parte del tablero
why-victory = gana la partida
why-last-metropolis = Metrópolis suficientes para ganar al final del ciclo
why-safety = los rivales pueden quitarte menos
why-conquest = deja una conquista al alcance de tu ejército
why-rival = debilita a { $faction }, tu rival más fuerte
why-denial = impide que { $faction } obtenga una Metrópolis
why-little = cambia poco
why-alike = tan buena como la anterior
why-only = la única respuesta que hay
why-enough = nada más vale lo que cuesta
why-random = cualquier respuesta vale lo mismo
why-fancy = se le antoja

# Lo que rodea una razón: que hace falta suerte, y hasta cuánto puede subir una ofrenda.
why-with-luck = con suerte: { $reason }
why-up-to = { $reason }; mejor que { $god } hasta { $most } PO
