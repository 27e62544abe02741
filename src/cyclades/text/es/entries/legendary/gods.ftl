# Los dioses de la Edición Legendaria: para qué sirven, lo que se hace gratis (.free), lo que se puede pagar (.paid).

athena =
    Atenea es la diosa del saber: dos turnos con ella, bien aprovechados, son cuatro Filósofos, y cuatro Filósofos son
    una Metrópolis. No mueve nada, aunque en su turno los héroes sí pueden hacer movimientos heroicos.
    .free =
        Construyes una Universidad y tomas un Filósofo, en el orden que quieras, antes de cualquier cosa que cueste
        oro. Lo que no se puede hacer se omite. La Universidad va en cualquier solar libre de tus territorios; solo si
        no te queda ninguno puedes renunciar a ella o derribar uno de tus edificios básicos para hacerle sitio.
    .paid =
        Otro Filósofo, y solo uno, por 4 PO. Tantas criaturas disponibles como quieras, al precio de su casilla menos
        lo que descuenten tus Templos. Movimientos heroicos.
zeus =
    Zeus es el dios de las Sacerdotisas, que abaratan todas tus ofrendas y mantienen a las criaturas en el tablero, y
    de los Templos, que abaratan las criaturas. Solo él deja ver qué viene en el mazo de criaturas.
    .free =
        Construyes un Templo y tomas una Sacerdotisa, en el orden que quieras, antes de cualquier cosa que cueste oro.
        Lo que no se puede hacer se omite. El Templo va en cualquier solar libre de tus territorios; solo si no te
        queda ninguno puedes renunciar a él o derribar uno de tus edificios básicos para hacerle sitio.
    .paid =
        Otra Sacerdotisa, y solo una, por 4 PO. Una vez por turno puedes mirar gratis la primera carta del mazo de
        criaturas y luego jugarla por 1 PO, que los Templos no rebajan; si no la juegas, vuelve encima del mazo y solo
        tú la conoces. Tantas criaturas disponibles como quieras. Movimientos heroicos.
poseidon =
    Poseidón manda en el mar: con él reclutas Flotas y las mueves. Las Flotas ocupan zonas de mar, cuya prosperidad
    cobras, y unen tus islas para que las Tropas crucen con Ares o con un héroe.
    .free =
        Construyes un Puerto y reclutas una Flota, en el orden que quieras, antes de cualquier cosa que cueste oro. Lo
        que no se puede hacer se omite. El Puerto va en cualquier solar libre de tus territorios; solo si no te queda
        ninguno puedes renunciar a él o derribar uno de tus edificios básicos. La Flota va a una zona de mar junto a
        un territorio tuyo que esté vacía o ya sea tuya.
    .paid =
        Hasta tres Flotas más, por 1, 2 y 3 PO. Tantos movimientos por mar como quieras, a 1 PO cada uno. Tantas
        criaturas disponibles como quieras, al precio de su casilla menos tus Templos. Movimientos heroicos.
ares =
    Ares es el dios de la guerra: con él reclutas Tropas básicas y las pones en marcha. Es el único dios con
    movimientos por tierra, así que en su turno los héroes andan como cualquier otra unidad y no hay movimientos heroicos.
    .free =
        Construyes una Fortaleza y reclutas una Tropa básica en uno de tus territorios, en el orden que quieras, antes
        de cualquier cosa que cueste oro. Lo que no se puede hacer se omite. La Fortaleza va en cualquier solar libre
        de tus territorios; solo si no te queda ninguno puedes renunciar a ella o derribar uno de tus edificios
        básicos.
    .paid =
        Hasta tres Tropas básicas más, por 2, 3 y 4 PO. Tantos movimientos por tierra como quieras, a 1 PO cada uno,
        vaya quien vaya. Tantas criaturas disponibles como quieras, al precio de su casilla menos tus Templos.
hera =
    Hera da lo que no dan los demás: mercenarios, héroes y el edificio que te falta. Quien ya tiene tres tipos de
    edificio básico completa con ella el cuarto, y con él una Metrópolis.
    .free =
        Construyes un edificio básico de un tipo que no tengas (la Metrópolis no cuenta como tenerlo) y reclutas un
        mercenario en uno de tus territorios, en el orden que quieras, antes de cualquier cosa que cueste oro. Lo que
        no se puede hacer se omite; sin solares libres, renuncias al edificio o reemplazas uno de los tuyos.
    .paid =
        Hasta tres mercenarios más, por 1, 3 y 5 PO. Uno de los héroes disponibles, y solo uno, por 4 PO: aparece en
        un territorio tuyo y puede hacer movimientos heroicos enseguida. Tantas criaturas disponibles como quieras.
        Movimientos heroicos.
apollo =
    Apolo es para quien quiere ahorrar. No pide ofrenda, tiene sitio para un solo jugador, al que nadie puede echar, y
    actúa siempre el último, de modo que quien lo elige hace la primera ofrenda del ciclo siguiente. A cambio da poco:
    ni criaturas, ni movimientos, ni héroes que actúen o se sacrifiquen. Si pierdes una Metrópolis en el turno de
    otro, recibes igualmente su bonificación.
    .free =
        Recibes 2 PO y pones dos marcadores de prosperidad, uno en un territorio y otro en una zona de mar que
        controles. Una zona puede tener varios. Si no controlas ninguna zona de mar, el segundo se pierde.
