# Por qué un bot daría una respuesta: lo que más cambia. Se dice tras la respuesta, como en `Construir un Puerto: …`. El
# propósito se dice a quien aprende el juego: para qué sirve.

why-gold = { $number } PO más
    .purpose = El oro consigue dioses y paga lo que te permiten hacer. Lo que no gastas, te lo quedas.
why-income = { $number } PO más de ingresos cada ciclo
    .purpose = Los ingresos llegan al principio de cada ciclo hasta el final: cuanto antes, más dan.
why-priests = { $counted } más, y así toda ofrenda cuesta menos
    .purpose = Cada uno quita 1 PO a lo que ofreces, en todos los ciclos.
why-philosophers = más cerca de una Metrópolis con Filósofos
    .purpose = Cuando tienes suficientes Filósofos se convierten en una Metrópolis, y { $goal } Metrópolis ganan la partida al final de un ciclo.
why-buildings = más cerca de una Metrópolis con edificios
    .purpose = Cuatro edificios distintos se convierten en una Metrópolis, y { $goal } Metrópolis ganan la partida al final de un ciclo.
why-spare-building = un edificio más de una clase que ya tienes, de reserva
    .purpose = Cuando cuatro edificios se conviertan en una Metrópolis, este queda para la siguiente; y suple a uno que pierdas.
why-metropolises = una Metrópolis más
    .purpose = { $goal } Metrópolis ganan la partida al final de un ciclo.
why-lands = { word-land.counted } más
    .purpose = La tierra da ingresos y sitio para edificios.
why-troops = { $number } más para luchar en tierra
    .purpose = Las Tropas guardan lo tuyo y toman lo de otros.
why-fleets = { $number ->
    [one] { $number } Flota más
   *[other] { $number } Flotas más
}
    .purpose = Las Flotas son puentes: tus Tropas cruzan los mares donde están tus Flotas, y las de nadie más.
why-cards = un héroe o una criatura que ayuda
    .purpose = Los héroes y las criaturas hacen lo que ningún dios te permite en este ciclo.
why-guards = lo tuyo queda mejor guardado
    .purpose = Nadie ataca donde cuesta demasiado. Los edificios y las Metrópolis son lo que más desean los demás.
why-owned = algo duradero, en tu parte del tablero
    .purpose = Se queda contigo y te ayuda otra vez en cada ciclo.
why-victory = gana la partida
    .purpose = Para esto era todo lo demás.
why-last-metropolis = Metrópolis suficientes para ganar al final del ciclo
    .purpose = Ganas si aún las tienes cuando acabe el ciclo: hasta entonces los demás intentarán quitarte una.
why-safety = los rivales pueden quitarte menos
    .purpose = Lo que nadie alcanza no hay que guardarlo. Quien pierde tierra pierde también sus edificios.
why-conquest = deja una conquista al alcance de tu ejército
    .purpose = Tu próximo movimiento por tierra podría tomar algo: los demás tienen que guardarlo ya, o lo pierden.
why-rival = debilita a { $faction }, tu rival más fuerte
    .purpose = Quien va por delante gana, si nadie lo impide.
why-denial = impide que { $faction } obtenga una Metrópolis
    .purpose = Quien necesita a este dios para una Metrópolis se queda sin él en este ciclo.
why-little = cambia poco
    .purpose = Aquí nada cambia mucho. Es buen momento para ahorrar.
why-alike = tan buena como la anterior
    .purpose = Ambas llevan más o menos a lo mismo. Elige la que prefieras.
why-only = la única respuesta que hay
why-enough = nada más vale lo que cuesta
    .purpose = Con el oro que guardas puedes conseguir en el próximo ciclo al dios que quieras.
why-random = cualquier respuesta vale lo mismo
why-fancy = se le antoja

# Lo que rodea una razón: que hace falta suerte, y hasta cuánto puede subir una ofrenda.
why-with-luck = con suerte: { $reason }
why-up-to = { $reason }; mejor que { $god } hasta { $most } PO
