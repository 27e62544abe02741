# Los Monumentos, una expansión de la edición clásica.

academy-of-naval-warfare =
    Necesita una Universidad y un Puerto. En la fase de ingresos de cada ciclo, antes de las ofrendas, su dueño recibe
    una Flota gratis en un espacio de mar que rodee su isla, vacío o suyo, a su elección.

    Si tiene las ocho Flotas en el tablero, o no hay un espacio así, no recibe ninguna. El Kraken y Polifemo también le
    cierran espacios, y con las Moiras no llega ninguna Flota.
    .also = academia naval
city-of-warriors =
    Necesita un Puerto y una Fortaleza. Cuando atacan su isla, el defensor suma 1 en cada asalto por cada Flota suya en
    los espacios de mar que la rodean. Esas Flotas nunca se pierden en esa batalla: las bajas son Tropas, o el
    Minotauro, y con la última se pierde la isla.

    Sin Tropas ni Minotauro en la isla, las Flotas no luchan, y se toma sin batalla.
    .also = guerreros
great-citadel-of-ares =
    Necesita dos Fortalezas. Mientras quien la controla tenga una Tropa en la isla, ningún otro jugador puede entrar en
    ella, ni con un movimiento de Tropas ni con Pegaso. Sin Tropas, aunque esté el Minotauro, se puede entrar como en
    cualquier otra.

    No impide nada más: el Gigante o Polifemo se pueden usar en la isla, y las cadenas de Flotas pueden pasar por ella.
    .also = ciudadela, gran ciudadela
great-lighthouse-of-poseidon =
    Necesita dos Puertos. Cuando su dueño pierde una Flota en una batalla naval, al atacar o al defender, esté donde
    esté, puede ponerla en un espacio de mar que rodee la isla del Faro: vacío o suyo, abierto a las Flotas, y que no
    sea el de la batalla.

    La Flota salvada no sigue en la batalla, y el asalto se pierde igualmente. El Faro no salva nada del Kraken, de
    Polifemo ni de la Sirena.
    .also = faro, gran faro
great-temple-of-zeus =
    Necesita dos Templos. Al principio de cada turno de su dueño, también con Apolo, las criaturas disponibles avanzan
    como al principio de un ciclo: la carta de la casilla de 2 PO se descarta, las demás pasan a las más baratas y se
    llenan las tres casillas, también en los dos primeros ciclos.

    No se pregunta a nadie. Empieza con el siguiente turno de su dueño, no con aquel en que se construye o se toma, y
    las figuras que se van al empezar el turno se van antes.
    .also = gran templo
great-university-of-athena =
    Necesita dos Universidades. Con Atenea, su dueño puede comprar tantos Filósofos como quiera, después del gratuito, a
    4 PO cada uno, o a 3 PO con el Templo de Atenea.

    El cuarto Filósofo da una Metrópolis en el acto, y después se pueden comprar más. No vale para los Sacerdotes.
    .also = gran universidad
military-academy =
    Necesita una Fortaleza y una Universidad. En la fase de ingresos de cada ciclo, antes de las ofrendas, su dueño
    recibe una Tropa gratis en su isla. Si tiene las ocho Tropas en el tablero, no recibe ninguna, y con las Moiras
    tampoco.
    .also = academia, academias
temple-of-ares =
    Necesita una Fortaleza y un Templo. Una vez por ciclo, en un turno con cualquier dios salvo Apolo, su dueño puede
    devolver a la reserva una Tropa suya de cualquier isla. Entonces sale al azar una carta del descarte, que se usa en
    el acto y gratis.

    La Tropa se va antes de ver la carta, y la isla que queda vacía sigue siendo tuya. Se puede renunciar al objetivo de
    la criatura, y no se gasta ningún descuento de Templo. Sin Tropas, o con el descarte vacío, no se puede usar. Quien
    tome su isla en el mismo ciclo no puede usarlo otra vez.
temple-of-athena =
    Necesita una Universidad y un Templo. Su dueño paga 3 PO en lugar de 4 por el Sacerdote que compra con Zeus y por el
    Filósofo que compra con Atenea.

    Los gratuitos siguen siendo gratis, y nada más se abarata. Con la Gran Universidad de Atenea, cada Filósofo de más
    cuesta 3 PO.
temple-of-poseidon =
    Necesita un Puerto y un Templo. Una vez por ciclo, en un turno con cualquier dios salvo Apolo, su dueño puede
    devolver a la reserva una Flota suya de cualquier parte. Entonces sale la primera carta del mazo de criaturas, que
    se usa en el acto y gratis.

    La Flota se va antes de ver la carta, y el espacio de mar que queda vacío no es de nadie. Se puede renunciar al
    objetivo de la criatura, y no se gasta ningún descuento de Templo. Sin Flotas, o sin cartas en el mazo ni en el
    descarte, no se puede usar. Quien tome su isla en el mismo ciclo no puede usarlo otra vez.

monument =
    Con la expansión Monumentos, de los diez que hay se pueden construir tantos como jugadores haya, elegidos al azar.
    Quien controla los dos edificios de un Monumento disponible puede construirlo gratis en su turno, con cualquier
    dios salvo Apolo. Se te pregunta una vez, en cuanto puedes; si no quieres, queda entre tus acciones mientras tengas
    los dos edificios y nadie más lo construya. Los dos edificios se quedan, y pueden servir para otros Monumentos y
    también para la Metrópolis, que va después del Monumento.

    Va en cualquiera de tus islas, no ocupa recuadro, se construye una vez por partida y nunca se va. Sirve a quien
    controle su isla.
    .name = Monumento
    .also = monumentos

# Lo que los Monumentos añaden a las entradas de su edición.

cyclops-with-monuments =
    El Monumento que complete el nuevo edificio va antes que la Metrópolis.
fates-with-monuments =
    Las Academias no dan nada cuando pagan las Moiras.
giant-with-monuments =
    No destruye Monumentos, y un Monumento se queda aunque destruya uno de los edificios con los que se construyó.
pegasus-with-monuments =
    No llega adonde haya una Gran Ciudadela de Ares con guarnición.
siren-with-monuments =
    El Gran Faro de Poseidón no salva nada de ella.
medusa-with-monuments =
    No impide entregar una Tropa al Templo de Ares.
minotaur-with-monuments =
    No se lo lleva el Templo de Ares, y para la Gran Ciudadela de Ares no cuenta.
