# Por qué un bot daría una respuesta: lo que más cambia. Se dice tras la respuesta, como en `Construir un Puerto: …`. El
# propósito se dice a quien aprende el juego: para qué sirve.

why-gold = { $number } PO más
    .purpose = El oro consigue dioses y paga lo que te permiten hacer. Lo que no gastas, te lo quedas.
why-loot = oro de { $faction }, que esconde cuánto tiene
    .purpose = El oro consigue dioses y paga lo que te permiten hacer; y a quien se lo quitas le falta.
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
why-metropolises = una Metrópolis
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
    .purpose = Aquí nada cambia mucho. Si cuesta oro, puede que este valga más.
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

# Por qué un bot ha jugado así su turno, para que todos lo lean.
turn-income = { $of } quiere ingresos: { $number } PO más cada ciclo.
turn-priests = { $of } quiere ofrendas más baratas: { $counted } más.
turn-philosophers = { $of } quiere una Metrópolis, y está más cerca con Filósofos.
turn-buildings = { $of } quiere una Metrópolis, y está más cerca con edificios.
turn-spare-building = { $of } tiene un edificio más de una clase, de reserva.
turn-metropolises = { $of } quería una Metrópolis, y ya la tiene.
turn-lands = { $of } quiere tierras: { word-land.counted } más.
turn-troops = { $of } quiere fuerza en tierra: { $number } más para luchar allí.
turn-fleets = { $of } quiere el mar: { $number ->
    [one] { $number } Flota más.
   *[other] { $number } Flotas más.
}
turn-cards = { $of } quiere la ayuda de un héroe o de una criatura.
turn-guards = { $of } guarda mejor lo que puede perder.
turn-owned = { $of } quiere algo duradero.
turn-last-metropolis = { $of } tiene Metrópolis suficientes para ganar al final del ciclo.
turn-safety = { $of } juega seguro: ahora los rivales pueden quitarle menos.
turn-conquest = { $of } prepara una conquista: un ejército la tiene al alcance.
turn-rival = { $of } debilita a { $faction }, el rival más fuerte.
turn-little = { $of } ha encontrado poco que valiera lo que cuesta.
turn-random = { $of } juega al azar.

# Lo que un bot espera al hacer una ofrenda, para que todos lo lean.
offering-gold = { $of } necesita oro, y { $god } lo da.
offering-loot = { $of } espera quitar oro a { $faction } con { $god }.
offering-income = { $of } espera más ingresos con { $god }.
offering-priests = { $of } espera ofrendas más baratas con { $god }.
offering-philosophers = { $of } espera acercarse a una Metrópolis con { $god }: con Filósofos.
offering-buildings = { $of } espera acercarse a una Metrópolis con { $god }: con un edificio.
offering-spare-building = { $of } espera un edificio de reserva con { $god }.
offering-metropolises = { $of } podría tener una Metrópolis con { $god }.
offering-lands = { $of } podría conquistar tierras con { $god }.
offering-troops = { $of } espera fuerza en tierra con { $god }.
offering-fleets = { $of } espera Flotas con { $god }.
offering-cards = { $of } espera la ayuda de un héroe o de una criatura con { $god }.
offering-guards = { $of } quiere guardar con { $god } lo que puede perder.
offering-owned = { $of } espera algo duradero con { $god }.
offering-victory = { $of } podría ganar la partida con { $god }.
offering-last-metropolis = { $of } podría tener Metrópolis suficientes para ganar con { $god }.
offering-safety = { $of } quiere estar más a salvo con { $god }.
offering-conquest = { $of } quiere poner una conquista al alcance de un ejército con { $god }.
offering-rival = { $of } podría debilitar a { $faction } con { $god }.
offering-denial = { $of } impide con { $god } que { $faction } obtenga una Metrópolis.
offering-little = { $of } espera poco de { $god }, y de los demás dioses no más.
