# La partida en la terminal.

cli-welcome = Cyclades. Juegas con { $faction }{ $teammate ->
    [none] { "" } contra
   *[other] , junto a { $teammate }, un bot, contra
} { $number ->
    [one] un bot que { $bots ->
        [novice] aún aprende
        [random] elige al azar
        [strategist] quiere ganar
        [oracle] mira en muchos futuros
        [level] juega como { cli-level }
       *[other] se llama { $bots }
    }
   *[other] { $number } bots que { $bots ->
        [novice] aún aprenden
        [random] eligen al azar
        [strategist] quieren ganar
        [oracle] miran en muchos futuros
        [level] juegan como { cli-level }
       *[other] se llaman { $bots }
    }
}.
cli-level = { $level ->
    [rower] remero
    [sailor] marinero
    [helmsman] timonel
    [captain] capitán
   *[admiral] almirante
}{ $personality ->
    [none] { "" }
    [merchant] { " " }y mercader
    [raider] { " " }y saqueador
    [scholar] { " " }y erudito
   *[priest] { " " }y sacerdote
}
cli-teammate = { $purses ->
    [1] Compartes la bolsa con { $faction }, y las Metrópolis de los dos se suman.
   *[other] { $faction } y tú veis el oro del otro, y las Metrópolis de los dos se suman.
}
cli-goal = La partida acaba cuando { $teams ->
    [0] alguien
   *[other] un equipo
} tiene { $number ->
    [one] una Metrópolis
   *[other] { $number } Metrópolis
} al final de un ciclo: { $victory ->
    [gold] de quienes las tengan, gana quien tenga más oro.
   *[other] gana quien tenga más Metrópolis y, a igualdad, más oro.
}
cli-first-help = Escribe el número de una respuesta; pista te aconseja, deshacer la retira, ayuda te cuenta más.
cli-help =
    Responde con el número de una respuesta o con su notación: end, build port, at delos, bid ares 5. Bastan las
    últimas palabras si solo una respuesta las tiene: delos, ares 5.
cli-help-board = el tablero, los dioses, las cartas y los jugadores
cli-help-hint = qué respondería un buen jugador, y por qué
cli-help-undo = retira tu última respuesta, si no se ha revelado nada ni ha respondido nadie más
cli-help-log = todo lo que ha pasado hasta ahora
cli-help-rules = qué dicen las reglas de un dios, una carta, un edificio o un término; sin nombre, cuáles hay
cli-help-save = guarda en un archivo lo que sabes de la partida, o toda ella cuando ha terminado
cli-help-quit = deja la partida
cli-help-help = esta lista
cli-command-board = tablero
cli-command-hint = pista
cli-command-undo = deshacer
cli-command-log = registro
cli-command-save = guardar
cli-command-quit = salir
cli-command-help = ayuda
cli-command-rules = reglas
cli-command-rules-name = reglas NOMBRE
cli-command-save-file = guardar ARCHIVO
cli-hint = { $number }  { $answer }: { $reason }
cli-hint-chance = { $hint } (cerca del { $percent } % de ganar)
cli-help-picture = Para ver el tablero dibujado: cyclades board --help

cli-cycle = Ciclo { $number }
cli-setting-up = Preparación
cli-order = Orden de juego: { $players }
cli-order-offers = Por hacer su ofrenda: { $players }
cli-order-next = Últimos en el próximo ciclo: { $players }
cli-gods = Dioses
cli-face-down = { $god ->
    [none] un dios boca abajo
   *[other] { $god }, boca abajo
}
cli-offering = { $number ->
    [0] { $faction }
   *[other] { $faction }: { $number } PO
}
cli-grants = aquí: { $things }
cli-grant = { $god ->
    [none] { $thing }
   *[other] { $thing } ({ $god })
}
track-creatures = Criaturas
    .none = ninguna
track-heroes = Héroes
    .none = ninguno
cli-on-track = { $price ->
    [0] { "" }
   *[other] { $price } PO
}
cli-deck-top = la conoces
cli-discarded = descarte

cli-player = Jugador
cli-you = { $faction } (tú)
cli-team = Eq.
cli-gold = Oro
cli-income = Ingr.
cli-lands = { word-land.head }
cli-metropolises = Metr.
cli-left =
    { $units }
    libres
cli-twin = { $god ->
    [none] Tu otro marcador aún no tiene dios.
   *[other] Tu otro marcador está con { $god }, por { $number } PO.
}
cli-standing-in = { $card } en { $area }
cli-cards = { $sorts ->
    [1] Criaturas
    [heroes] Héroes, cartas
   *[other] Cartas
}
cli-out = fuera

cli-island = Isla
cli-land = Territorio
cli-sea = Mar
cli-control = Control
cli-units = Unidades
cli-buildings = Edificios
cli-free-sites = Libre
cli-yields = Da
cli-beside = Junto a
cli-passing = solo de paso
cli-touches = junto a { $areas }
cli-metropolis = { $bonus ->
    [none] Metrópolis
   *[other] Metrópolis ({ $bonus })
}
cli-pays = { $number } PO
cli-several = { $number } × { $name }
cli-counted = { $name }: { $number }
cli-of = { $faction }: { $name }
cli-sites = { $number ->
    [0] ningún { word-site } libre
    [one] { $number } { word-site } libre
   *[other] { $number } { word-site.many } libres
}

cli-range = { $first } … { $last }
cli-prompt = { $aside ->
    [0] { $faction }, { $gold } PO>{ " " }
    [one] { $faction }, { $gold } PO, { $aside } comprometida>{ " " }
   *[other] { $faction }, { $gold } PO, { $aside } comprometidas>{ " " }
}
cli-you-chose = Tú: { $answer }
cli-wrong-number = { $last ->
    [1] No hay respuesta { $number }: escribe 1.
   *[other] No hay respuesta { $number }: elige del 1 al { $last }.
}
cli-wrong = «{ $text }» no responde a esta pregunta. Escribe un número del 1 al { $last }, o ayuda.
cli-did-you-mean = «{ $text }» no responde a esta pregunta. ¿Querías decir «{ $answer }»?
cli-several-answers = «{ $text }» puede ser { $first } o { $second }. Escribe el número.
cli-no-undo = No hay nada que puedas deshacer: después vino una carta, un dado o la respuesta de otro.
cli-undone = Deshecho.
cli-nothing-yet = Aún no ha pasado nada.
cli-no-entry = { $names ->
    [none] Las reglas no tienen nada que se llame «{ $text }»: reglas, sin más, dice todo lo que hay.
   *[other] Las reglas no tienen nada que se llame «{ $text }». ¿Querías decir: { $names }?
}
cli-no-file = Di dónde: guardar partida.json
cli-saved = Guardado: { $file }
cli-not-saved = No se puede escribir { $file }: { $reason }
cli-goodbye = ¡Hasta la próxima partida!
cli-over = La partida ha terminado
cli-standing = { $place }. { $faction }: { $metropolises ->
    [0] ninguna Metrópolis
    [one] { $metropolises } Metrópolis
   *[other] { $metropolises } Metrópolis
}, { $gold } PO
cli-after = Escribe guardar ARCHIVO para conservar la partida, registro o tablero para repasarla, Intro para salir.

# Los comandos board y simulate.

cli-board-summary = { $board }: { $islands ->
    [none] { $lands }
    [one] { $lands } en { $islands } isla
   *[other] { $lands } en { $islands } islas
}, { $seas }, { $sites }: { $file }

cli-figure = { $number }
cli-decimal = { $whole },{ $decimals }
cli-percentage = { $number } %
cli-simulated = { $edition }, { $players } jugadores, { $teams ->
    [0] semilla { $seed }
   *[other] { $teams } equipos, semilla { $seed }
}
cli-simulated-games = partidas
cli-simulated-finished = { $finished } de { $games } jugadas hasta el final
cli-simulated-decisions = decisiones
cli-simulated-decided = { $number }, { $average } por partida
cli-simulated-cycles = ciclos
cli-simulated-length = { $mean } de media, { $max } como máximo
cli-simulated-order = victorias por turno inicial
cli-simulated-wins = victorias del jugador { $player }
cli-simulated-team-wins = victorias del equipo { $team }
cli-simulated-won = { $number } ({ $share }), { $bot }
cli-simulated-end = terminadas por { cli-reason }
cli-simulated-share = { $number } ({ $share })
cli-simulated-speed = velocidad
cli-simulated-pace = { $number } decisiones por segundo, { $form ->
    [compiled] compilado
   *[interpreted] interpretado
}
cli-happened = Lo que ha pasado
cli-happened-event = suceso
cli-happened-count = total
cli-happened-average = por partida
cli-happened-names = por nombre
cli-happened-name = { $name }: { $number }
cli-used = Lo que se ha usado (lo proporcional es { $share })
cli-used-thing = qué
cli-used-uses = usos
cli-used-games = partidas
cli-used-winners = por ganadores
cli-used-users = ganaron
cli-used-never = –
cli-used-heroes = héroes reclutados o intercambiados
cli-way = { $way ->
    [economic] por cuatro edificios
    [cultural] por Filósofos
    [heroic] por un sacrificio
    [military] por una Victoria Militar
   *[conquest] por conquista
}
cli-reason = { $reason ->
    [metropolises] Metrópolis
    [elimination] eliminación
    [alone] quedar uno solo
    [artifacts] todos los artefactos
   *[max_cycles] el límite de ciclos
}

# El comando rules: qué es una entrada, los grupos de entradas y una de cada, los títulos de sus partes.

cli-edition = { word-edition }
cli-see-also = Véase también: { $names }
cli-reference = Más (en inglés): { $file }, capítulo { $chapter }

group-gods = Dioses
    .one = divinidad
group-creatures = Criaturas de efecto inmediato
    .one = criatura de efecto inmediato
group-figures = Criaturas con { word-figure }
    .one = criatura con { word-figure }
group-heroes = Héroes
    .one = carta de héroe
group-buildings = Edificios
    .one = edificio
group-terms = Términos
    .one = término

part-free = Gratis y obligatorio.
part-paid = De pago.
part-military = Poder militar.
part-sacrifice = Poder de sacrificio.

# El comando editions: lo que se puede elegir.

cli-editions-players = Para { $players } jugadores.
cli-editions-expansions = Expansiones
cli-editions-options = Opciones
cli-editions-needs = Necesita { $names }.
cli-editions-presets = Combinaciones
cli-editions-preset = { $line }. { $expansions ->
    [none] { cli-editions-players }
   *[other] { cli-editions-players } Con { $expansions }.
}
cli-mix-possible = { $reason } Posible: { $arguments }
cli-mix-without = sin { $argument }
cli-editions-none = ninguna

# El comando new: qué elegir para una partida.

cli-new = Nueva partida
cli-new-marks = { $chosen } elegido   { $fits } se puede elegir   { $unfit } no encaja: debajo está la razón
cli-new-editions = Edición
cli-new-edition = { $edition }, para { $players } jugadores{ $expansions ->
    [none] { "" }
   *[other] : con { $expansions }
}
cli-new-players = Jugadores
cli-new-with = Con { $players }: { $change }.
cli-new-teams = Equipos
cli-new-teams-about = { $pairs ->
    [none] Equipos de dos, que ganan juntos
   *[other] Equipos de dos, que ganan juntos: asientos { $pairs }
}
cli-new-boxes = Cajas
cli-new-named = { $name }: { $line }
cli-new-along = Con ello: { $change }.
cli-new-command = Para jugarla
cli-new-ask =
    Escribe un nombre o su comienzo para elegirlo o dejarlo fuera, o un número de jugadores. Intro o jugar empieza la
    partida, guardar ARCHIVO la guarda, ayuda muestra todo esto otra vez, salir termina.
cli-new-prompt = { $edition }, { $players } jugadores>{ " " }
cli-new-now = Ahora: { $change }.
cli-new-same = Ya está así.
cli-new-seat = tu asiento es el { $seat }
cli-new-board = el tablero preparado
cli-new-part = «{ $part }» es una parte de { $expansion }: elige antes esa caja.
cli-new-several = «{ $text }» puede ser { $names }.
cli-new-unknown = { $name ->
    [none] «{ $text }» no se puede elegir. Escribe ayuda para ver lo que hay.
   *[other] «{ $text }» no se puede elegir. ¿Querías decir «{ $name }»?
}
cli-new-there = { $file } ya existe, y se queda como está.
cli-command-play = jugar

# El análisis de una partida.

cli-analysis-progress = Analizando
cli-analysis-chances = Posibilidades de ganar al principio de cada ciclo
cli-analysis-cycle = Ciclo
cli-analysis-end = Fin
cli-analysis-turning = Momentos decisivos
cli-analysis-even = Ningún turno cambió mucho las posibilidades.
cli-analysis-better = Qué habría sido mejor
cli-analysis-asked = Ciclo { $cycle }, { $faction }. { $question }
cli-analysis-well = Nada que se haya podido demostrar.
cli-analysis-judged = Decisiones juzgadas: { $decisions }, en { $rollouts } partidas simuladas.

edition-about-legendary = Islas formadas por losetas; Hera, héroes y mercenarios; equipos para quien quiera.
edition-about-classic = El primer juego, en sus tableros impresos: cinco dioses, 17 criaturas, edificios a 2 PO.

option-scale = Las ofrendas que se pueden hacer, como 1, 3, 5, 7. Si no se dice, cualquier número entero.
option-metropolises = Cuántas Metrópolis ponen fin a la partida.
option-gold = Con cuánto oro empieza cada jugador.
option-open-gold = Todos ven el oro de todos.
option-max-cycles = Tras cuántos ciclos termina la partida a más tardar.
option-start = Empezar como está impreso en el tablero, o libre: las ofrendas deciden quién elige antes sus islas.
    .free = el comienzo libre
option-third-island = Con comienzo libre, la tropa adicional de Ares puede empezar en una tercera isla.
option-priest-discount = Con dos jugadores, los Sacerdotes rebajan la suma de las dos ofrendas, o cada una.
option-victory = De quienes tienen Metrópolis suficientes, gana quien tenga más, o quien tenga más oro.
option-defences = Varias Fortalezas, o varios Puertos, de una isla cuentan cada uno, o una sola vez.
