# Titanes, una expansión de la edición clásica.

kronos =
    Cronos toma sus dones de los dioses que están por encima de él en este ciclo, y manda sobre los Titanes. Importa su
    lugar: cuanto más abajo, más tipos de edificios hay para elegir.
    .free =
        Un edificio de un tipo que concede un dios boca arriba por encima de Cronos: un Puerto si está Poseidón, una
        Fortaleza si está Ares, un Templo si está Zeus, una Universidad si está Atenea. Sin un recuadro libre se pierde.
        Si Cronos es el primero hay en su lugar un Titán, o nada para quien ya tiene los tres en el tablero. Hades no
        concede ninguno de estos edificios.
    .paid =
        Un Titán por 2 PO, después de lo gratuito, también si ya recibiste uno. Cualquier número de criaturas y
        artefactos disponibles. Las Tropas solo se mueven con Titanes.

caduceus =
    En una batalla donde está el Caduceo, porque tus unidades atacan con él o defienden su territorio, puedes pagar 1 PO
    cada vez que vayas a perder una unidad: no se pierde nada, pero el asalto cuenta. Puedes hacerlo en cada pérdida,
    mientras puedas pagar. Salva a cualquier unidad menos al Minotauro, y da 1 PO en cada fase de ingresos.

    En equipos puedes pedir a tu compañero que pague por ti, y él puede negarse.
    .also = vara de Hermes
cap-of-invisibility =
    Un grupo que va con el Casco en un movimiento pagado puede usar en su cadena, además de las suyas, las Flotas de
    otros jugadores. También puede atravesar sin batalla territorios ajenos, esté quien esté, y seguir del mismo modo,
    cada paso más al precio de otro movimiento. Nadie se queda por el camino, y Medusa lo detiene.

    El Casco va con el grupo, y da 1 PO en cada fase de ingresos. No ayuda a Pegaso ni en una retirada, y nunca pasa por
    Flotas o territorios de un compañero. En equipos puedes enviarlo a un territorio de tu compañero por 1 PO, al
    empezar tu turno, pero no con Apolo.
    .also = casco, invisibilidad
large-cornucopia =
    En cada fase de ingresos cada cornucopia de su territorio, impresa o puesta como marcador de prosperidad, paga 2 PO
    en lugar de 1. No duplica nada más, y es el único artefacto que no da 1 PO por sí mismo.

    En equipos su dueño reparte entre los dos, como quiera, lo que pagan esas cornucopias.
winged-sandals =
    Las unidades que salen del territorio de las Sandalias con un movimiento pagado pueden ir a cualquier territorio de
    la misma isla, como si estuviera al lado, y las Sandalias van con ellas. No ayudan a Pegaso ni en una retirada, y
    dan 1 PO en cada fase de ingresos.

    En equipos puedes enviarlas a un territorio de tu compañero por 1 PO, al empezar tu turno, pero no con Apolo.
    .also = sandalias
zeus-lightning =
    Quien supera la ofrenda del dueño del Rayo le paga 1 PO en el acto. Por eso una ofrenda contra el dueño debe ser
    posible con 1 PO menos, y tras pagarla debe quedar al menos 1 PO. También da 1 PO en cada fase de ingresos.

    En equipos el dueño dice si recibe el oro él o su compañero; un compañero que supera al dueño paga también.
    .also = rayo

commercial =
    Una Metrópolis especial que da 2 PO en cada fase de ingresos a quien la controla, además de los efectos de toda
    Metrópolis.
cultural =
    Una Metrópolis especial con la que tres Filósofos, no cuatro, dan una Metrópolis a quien la controla, quiera o no.
    Quien la obtiene y tiene tres Filósofos los convierte enseguida en una Metrópolis.
military =
    Una Metrópolis especial que suma 3, no 1, a la fuerza del defensor en una batalla en su territorio. Las Fortalezas
    que haya allí se suman a ello.
religious =
    Una Metrópolis especial que cuenta como dos Templos y no como uno: abarata criaturas dos veces por ciclo para quien la
    controla.
seaside =
    Una Metrópolis especial que suma 3, no 1, a la fuerza de quien la controla en las batallas de los espacios de mar
    junto a su territorio, y, a diferencia de los Puertos, también cuando ataca. Los Puertos se suman en la defensa.

artifact =
    Entre las criaturas hay cinco artefactos divinos. Con cualquier dios menos Apolo compras uno de los disponibles, al
    precio de su casilla, que ningún Templo rebaja, y lo pones en uno de tus territorios. Zeus no lo cambia, y el que
    nadie ha comprado por 2 PO sale del juego.

    Es de quien controla su territorio. Las unidades que se van pueden llevárselo, con cualquier movimiento, con Pegaso
    o en una retirada; en una batalla sigue en su bando hasta el final, y después es de quien tiene el territorio. Quien
    reúne los cinco, solo o con su compañero, gana en el acto.
    .name = Artefacto divino
    .also = artefactos, artefactos divinos, artefacto
military-victory =
    En partidas por equipos, quien conquista el último territorio de un rival puede construir allí enseguida una
    Metrópolis, si no hay ninguna, si hay sitio para ella y si es al menos la tercera del equipo. Los edificios que
    estorban se destruyen.

    Va después de las Metrópolis que la conquista da de todos modos. Se puede renunciar a ella, salvo que nada más
    permitiera el ataque.
    .name = Victoria Militar
    .also = victorias militares
special-metropolis =
    Al principio se sacan dos de las cinco Metrópolis especiales, que quedan a la vista. La primera Metrópolis que se
    construye es una de ellas, a elección de su dueño, y la segunda es la otra; las demás son normales. Una conquistada
    sigue siendo lo que es.

    Su poder se suma a los efectos de toda Metrópolis, y es de quien la controla. Si es destruida, sale del juego.
    .name = Metrópolis especial
    .also = Metrópolis especiales
symbol =
    Cuatro recuadros del tablero llevan un símbolo. Al principio se ponen allí al azar un Puerto, una Fortaleza, un
    Templo y una Universidad, uno en cada símbolo. Quien toma el territorio tiene el edificio, que puede completar
    enseguida una Metrópolis.
    .name = Símbolo
    .also = símbolos
team =
    Cuatro pueden jugar en equipos de dos, y seis lo hacen siempre. Los compañeros ganan juntos y ven el oro del otro,
    pero no comparten nada más: ni oro ni edificios, Filósofos, Flotas o territorios, en los que el otro no entra ni por
    los que pasa. Empiezan en islas distintas, y pueden superar las ofrendas del otro.

    Con tres Metrópolis entre los dos este ciclo es el último, aunque pierdan una. Entonces gana el equipo con más
    Metrópolis, y después el oro de los dos. Los ladrones nunca roban al compañero.
    .name = Equipo
    .also = equipos, compañero, compañeros
territory =
    Los tableros de Titanes tienen islas grandes, divididas en varios territorios, y pequeñas, de un solo territorio.
    Toda regla y toda carta que habla de una isla se refiere aquí a un territorio; solo se llama isla a todo lo que está
    unido. Las Tropas van a un territorio contiguo sin Flotas, o por una cadena de Flotas.
    .name = Territorio
    .also = territorios, isla grande, islas grandes
titan =
    Una unidad de tierra; tienes tres. Con Cronos recibes Titanes y los pones en tus territorios. En batalla un Titán
    cuenta como una Tropa, y quien pierde un asalto elige cuál de los dos se va. La Arpía no puede matarlo, la Esfinge
    no lo compra, Medusa lo retiene y Pegaso lo lleva.

    Un Titán se mueve con Ares como una Tropa, y dirige movimientos con cualquier dios menos Apolo.
    .name = Titán
    .also = titanes
titan-move =
    Con cualquier dios menos Apolo, Tropas y Titanes de un territorio, con al menos un Titán, van a un territorio
    contiguo o por una cadena de tus Flotas. El primer movimiento así de un turno cuesta 1 PO, el segundo 2, el tercero 3
    y así sucesivamente, con los Titanes que sean. Una batalla empieza enseguida, como tras cualquier movimiento.

    Con Ares eliges a qué precio se mueve un grupo con un Titán.
    .name = Movimiento de Titanes
    .also = movimientos de Titanes

# Lo que añade a las entradas de su edición.

apollo-with-titans =
    Con Apolo no hay movimiento de Titanes, ni artefacto que comprar o enviar.
ares-with-titans =
    Con Titanes las Tropas van también de un territorio a otro contiguo, sin Flotas, y los Titanes se mueven como
    Tropas.
battle-with-titans =
    Un Titán cuenta 1. Quien pierde un asalto con el Caduceo puede pagar 1 PO por la unidad. La Metrópolis Militar y la
    Costera suman 3.
chain-of-fleets-with-titans =
    Las Tropas la cruzan también entre territorios de una misma isla. Las Flotas de un compañero no sirven.
creature-with-titans =
    Con Titanes hay entre ellas cinco artefactos, que no son criaturas.
creature-track-with-titans =
    También llegan artefactos. Ni los Templos ni Zeus cambian nada de ellos, y el que se descartaría sale del juego.
elimination-with-titans =
    Los artefactos son de quien tomó el territorio. Un equipo cae cuando caen sus dos jugadores.
face-down-gods-with-titans =
    Con Titanes hay cinco dioses además de Apolo, y está boca arriba uno menos que jugadores. Con 6 salen los cinco en
    un nuevo orden al azar. Con 5 y con 4, los que estaban boca abajo van primero en el ciclo siguiente; con 3, dos de
    los tres, sacados al azar.
free-positioning-with-titans =
    Titanes empieza siempre así: dos Tropas en dos territorios neutrales contiguos y dos Flotas a su lado. Cada dios
    añade su unidad o persona, que se une a esas, y su edificio; Cronos un Titán, y un edificio de un dios anterior u
    otro Titán; Apolo 1 PO y un marcador de prosperidad. Los compañeros empiezan en islas distintas.
god-with-titans =
    Cronos es un quinto dios además de Apolo.
harpy-with-titans =
    No puede matar a un Titán.
income-with-titans =
    Cada artefacto menos la Gran Cornucopia paga 1 PO a su dueño, y la Gran Cornucopia hace que las de su territorio
    paguen 2. La Metrópolis Comercial paga 2 PO. Algunos espacios de mar tienen dos cornucopias.
island-with-titans =
    Con Titanes una isla puede tener varios territorios, y lo que se dice de una isla vale para un territorio.
land-move-with-titans =
    Con Titanes las Tropas van también a un territorio contiguo, sin Flotas. Los Titanes dirigen movimientos con otros
    dioses que Ares.
last-area-with-titans =
    Con Titanes también permite el ataque el quinto artefacto que haya allí, y en equipos cuenta la tercera Metrópolis
    del equipo, también la de una Victoria Militar.
medusa-with-titans =
    También retiene a los Titanes, y un grupo con el Casco no puede pasar por donde está.
metropolis-with-titans =
    Con Titanes solo va a un territorio con sitio para ella. Las dos primeras que se construyen son especiales. Un
    equipo necesita tres.
offering-with-titans =
    Superar al dueño del Rayo de Zeus cuesta 1 PO más, en el acto.
pegasus-with-titans =
    Lleva Titanes y artefactos; ni el Casco ni las Sandalias le ayudan.
philosopher-with-titans =
    A quien controla la Metrópolis Cultural le bastan tres.
purse-with-titans =
    Con Titanes todos empiezan con 7, y los compañeros ven el oro del otro.
reserve-with-titans =
    Con Titanes cada jugador tiene además tres Titanes.
retreat-with-titans =
    Con Titanes una retirada en tierra va también a un territorio propio contiguo, y lleva artefactos si quieres.
set-up-with-titans =
    Con Titanes hay colocación libre, en un tablero propio para 3 y 4 o para 5 y 6 jugadores. Cuatro edificios están
    sobre símbolos, y dos Metrópolis especiales a la vista.
sphinx-with-titans =
    No compra Titanes.
temple-with-titans =
    Los artefactos no se abaratan. La Metrópolis Religiosa cuenta como dos Templos.
troop-with-titans =
    Un Titán no es ninguna de tus ocho Tropas.
victory-with-titans =
    Quien reúne los cinco artefactos gana en el acto, solo o con su compañero. Un equipo necesita tres Metrópolis, y
    este ciclo es el último en cuanto las tiene.
zeus-with-titans =
    No cambia un artefacto disponible; la carta que llega por una criatura puede ser uno, que entonces se queda.
