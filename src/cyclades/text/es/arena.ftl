# El comando arena.

cli-arena-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
cli-arena-blocks = { $finished } de { $games } jugadas hasta el final, en bloques de { $block }
cli-arena-rounded = { $games } partidas en vez de { $asked }: bloques enteros de { $block }, en los que cada participante ocupa cada asiento.
cli-arena-going-on = Se sigue con { $file }: ya hay { $finished } de { $games } partidas.
cli-arena-stopped = Interrumpido. { $finished } de { $games } partidas quedan en { $file }; el mismo comando sigue desde ahí.
cli-arena-file = resultados
cli-arena-even = si todos fueran iguales
cli-arena-test = prueba secuencial
cli-arena-test-asked = { $bot }: { $low } o { $high }, errores { $first } y { $second }
cli-arena-test-decided = decidido por { $share }: tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, logaritmo de la razón de verosimilitudes { $ratio }
cli-arena-test-open = sin decidir tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} (razón { $ratio }; decide { $bound })
cli-arena-bots = Bots, { cli-arena-intervals }
cli-arena-intervals = con intervalos del 95 %
cli-arena-bot = bot
cli-arena-played = asientos
cli-arena-sides = equipos
cli-arena-wins = victorias
cli-arena-share = porcentaje de victorias
cli-arena-rating = puntuación
cli-arena-time = ms por decisión
cli-arena-slow = 99 %: { $ms }
cli-arena-by-seat = { $teams ->
    [0] Porcentaje de victorias por asiento
   *[other] Porcentaje de victorias por equipo
}
cli-arena-players = { $number ->
    [one] asiento { $seats }
   *[other] equipo { $seats }
}
cli-arena-by-order = Porcentaje de victorias según el orden de turno inicial
cli-arena-place = { $place }.º
cli-arena-all = todos los bots
cli-arena-range = { $low }–{ $high }
