# Los dioses de la edición clásica: para qué sirven, lo que dan gratis (.free), lo que se puede pagar (.paid).

poseidon =
    Poseidón manda en el mar: con él reclutas Flotas y las mueves. Las Flotas unen tus islas para que las Tropas crucen
    con Ares, y ocupan los espacios comerciales, que te pagan.
    .free =
        Una Flota, en un espacio de mar alrededor de una isla tuya que esté vacío o ya sea tuyo. Tu turno no termina sin
        que la tomes, si hay dónde ponerla.
    .paid =
        Hasta tres Flotas más, por 1, 2 y 3 PO. Tantos Puertos como quieras, a 2 PO cada uno. Tantos movimientos de
        Flotas de hasta tres espacios como quieras, a 1 PO cada uno. Tantas criaturas disponibles como quieras. Todo en
        cualquier orden.
ares =
    Ares es el dios de la guerra: con él reclutas Tropas y tomas islas. Salvo con Pegaso, las Tropas no se mueven en
    ningún otro turno.
    .free =
        Una Tropa, en cualquiera de tus islas. Tu turno no termina sin que la tomes, si te queda alguna.
    .paid =
        Hasta tres Tropas más, por 2, 3 y 4 PO. Tantas Fortalezas como quieras, a 2 PO cada una. Tantos movimientos de
        Tropas de isla en isla como quieras, a 1 PO cada uno. Tantas criaturas disponibles como quieras. Todo en
        cualquier orden.
zeus =
    Zeus es el dios de los Sacerdotes, que abaratan todas tus ofrendas, y de los Templos, que abaratan las criaturas.
    También cambia las criaturas disponibles.
    .free =
        Un Sacerdote. Tu turno no termina sin que lo tomes, si queda alguno.
    .paid =
        Otro Sacerdote, y solo uno, por 4 PO. Tantos Templos como quieras, a 2 PO cada uno. Por 1 PO, y tantas veces
        como quieras, descartas una criatura disponible y revelas en su lugar la primera carta del mazo. Tantas
        criaturas disponibles como quieras, también la que acabas de revelar. Todo en cualquier orden.
athena =
    Atenea es la diosa del saber: cuatro Filósofos son una Metrópolis, y ningún otro dios los da. No mueve nada.
    .free =
        Un Filósofo. Tu turno no termina sin que lo tomes, si queda alguno, aunque prefieras no tener todavía el cuarto.
    .paid =
        Otro Filósofo, y solo uno, por 4 PO. Tantas Universidades como quieras, a 2 PO cada una. Tantas criaturas
        disponibles como quieras. Todo en cualquier orden.
apollo =
    Apolo no cuesta nada y recibe a cuantos jugadores quieran, sin que nadie pueda echarlos. Actúan después de todos los
    dioses, en el orden en que llegaron. Da oro y nada más: ni criaturas, ni unidades, ni edificios, ni movimientos.
    .free =
        Recibes 1 PO, o 4 PO si tienes exactamente una isla. El primero que elige a Apolo en este ciclo pone además un
        marcador de prosperidad en una de sus islas; una isla puede tener varios.
