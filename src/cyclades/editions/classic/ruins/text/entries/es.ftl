# Las entradas de Ruinas Antiguas.

ancient-ruins =
    Con la expansión Ruinas Antiguas, que necesita la de Monumentos, el jugador que llegó primero a Apolo en el primer
    ciclo pone dos fichas en dos islas neutrales distintas, cuando se han pagado las ofrendas. Cuando alguien toma una
    de esas islas por primera vez, sale para ella un Monumento que aún no está en la partida.

    Solo quien controla la isla puede construirlo, gratis y solo allí, en cuanto tenga los dos edificios en cualquier
    parte y cuando toca construir Monumentos. Entonces la ficha se va. Si antes toman la isla, el derecho pasa con ella.
    .name = Ruinas Antiguas
    .also = ruinas, ruina
