# Los Monumentos, una expansión de la edición clásica.

city-of-warriors =
    Necesita un Puerto y una Fortaleza. Cuando atacan su isla, el defensor suma 1 en cada asalto por cada Flota suya en
    los espacios de mar que la rodean. Esas Flotas nunca se pierden en esa batalla: las bajas son Tropas, y con la
    última Tropa se pierde la isla.

    Sin Tropas en la isla, las Flotas no luchan, y se toma sin batalla.
    .also = guerreros
great-citadel-of-ares =
    Necesita dos Fortalezas. Mientras quien la controla tenga una Tropa en la isla, ningún otro jugador puede entrar en
    ella, ni con un movimiento de Tropas ni con Pegaso. Sin Tropas, se puede entrar como en cualquier otra.

    No impide nada más: el Gigante o Polifemo se pueden usar en la isla, y las cadenas de Flotas pueden pasar por ella.
    .also = ciudadela, gran ciudadela
