# Los términos de la edición clásica: .name es su nombre, .also otras palabras con las que se encuentran.

battle =
    Una batalla empieza en cuanto unas unidades entran donde hay unidades de un rival, y se libra por asaltos. Cada
    bando tira un dado (0, 1, 1, 2, 2, 3) y suma 1 por cada unidad suya. Solo el defensor suma edificios: en tierra, 1
    por cada Fortaleza de la isla; en el mar, 1 por cada Puerto suyo alrededor del espacio. Una Metrópolis cuenta como
    uno de cada. El Minotauro defiende su isla con 2.

    El bando más débil pierde una unidad; si empatan, cada uno pierde una. Después puede retirarse el defensor y, si se
    queda, el atacante; si se quedan los dos, hay otro asalto. Si no queda nadie, una isla sigue siendo del defensor,
    con un marcador de territorio, y un espacio de mar queda vacío.
    .name = Batalla
    .also = batallas, batalla terrestre, batalla naval, combate, dado, dados, asalto, empate, empates
chain-of-fleets =
    Uno o más espacios de mar vecinos, todos con Flotas tuyas, de modo que el primero rodea la isla de la que sales y el
    último aquella en la que entras. Por ella se mueven y se retiran las Tropas, y las Flotas se quedan donde están.
    Basta un solo espacio si toca las dos islas.
    .name = Cadena de Flotas
    .also = cadena, cadenas de flotas
construction-site =
    El lugar de una isla donde cabe un edificio básico; una isla tiene de uno a cuatro. Ningún edificio cede su sitio a
    otro, así que en una isla llena no se construye nada. Una Metrópolis tapa recuadros: a su lado quedan 0, 0, 1 o 2 en
    una isla de 1, 2, 3 o 4.
    .name = Recuadro
    .also = recuadros, solar, solares, lugar de construcción, edificio, edificios, edificio básico
control-token =
    Señala una isla que es tuya aunque no tengas Tropas en ella. Da ingresos, se puede construir y reclutar en ella, y
    es tuya hasta que entre un rival, que no necesita batalla. Un espacio de mar solo se controla mientras haya Flotas
    en él.
    .name = Marcador de territorio
    .also = marcadores de territorio, marcador de control, marcadores de control, control
creature =
    Con cualquier dios salvo Apolo puedes comprar criaturas disponibles, tantas como quieras, al precio de su casilla
    menos tus Templos, pero al menos 1 PO cada una. Hay 17, todas distintas. Una criatura se usa en el acto y su carta
    se descarta, salvo que su figura se quede en el tablero.

    Puedes comprar una criatura que no pueda hacer nada y renunciar a su objetivo: entonces se descarta sin efecto.
    .name = Criatura
    .also = criaturas, criatura mitológica
creature-track =
    Hay tres casillas, que cuestan 4, 3 y 2 PO. En el primer ciclo sale una carta, en el segundo se ocupan dos casillas,
    y desde el tercero las tres: la carta de la casilla de 2 PO se descarta, las demás pasan a las más baratas y salen
    otras nuevas. La casilla de la que se compra queda vacía hasta el ciclo siguiente.

    Zeus cambia cartas disponibles por 1 PO. Cuando hace falta una carta y el mazo está vacío, se forma otro con el
    descarte.
    .name = Criaturas disponibles
    .also = fila de criaturas, mazo de criaturas, descarte, mazo, cambio de criaturas
cycle =
    Un ciclo va así: criaturas nuevas, nuevo orden de los dioses, ingresos, ofrendas, acciones en el orden de los
    dioses, con Apolo al final, y el cierre, en el que se mira si alguien ha ganado. El primero es como los demás, pero
    tras la colocación libre no tiene ingresos.
    .name = Ciclo
    .also = ciclos, fase, fases
elimination =
    Un jugador sin islas queda eliminado en el acto: sus Flotas, Sacerdotes, Filósofos, criaturas y oro salen de la
    partida, y su turno se salta. La partida sigue con menos dioses a la vista, y se gana con las mismas Metrópolis que
    antes. Si queda un solo jugador, gana en el acto.
    .name = Eliminación
    .also = eliminado, eliminar
face-down-gods =
    De los cuatro dioses que hay además de Apolo está a la vista uno menos que peones, pero al menos dos. Con 5
    jugadores salen los cuatro, en un orden nuevo cada ciclo. Con 4, y con los cuatro peones de dos jugadores, el que
    estaba boca abajo es el primero del ciclo siguiente. Con 3, los dos que estaban boca abajo son los del ciclo
    siguiente, y después se sortean otra vez los cuatro.
    .name = Dioses boca abajo
    .also = boca abajo, dios boca abajo, dioses ocultos, loseta, losetas
figure =
    Quirón, el Kraken, Medusa, el Minotauro y Polifemo tienen una figura que se queda en el tablero. Su carta la tiene
    quien la invocó, y la figura se va al empezar su primer turno de un ciclo posterior, también con Apolo, antes que
    nada. Solo el Kraken no es de nadie y se queda hasta que vuelvan a invocarlo.

    Una figura se puede poner en una isla donde haya otra, también tuya: las dos se van en el acto, las dos cartas se
    descartan, y la que llega no tiene efecto. Cuando una isla cambia de manos, su figura se queda donde está, y es de
    quien era.
    .name = Figura
    .also = figuras, miniatura, miniaturas
fleet =
    Tu unidad en el mar; tienes ocho. Una Flota controla su espacio de mar, cobra lo que paga un espacio comercial y
    une islas para tus Tropas; los rivales tienen que luchar para echarla. Las Flotas se reclutan con Poseidón,
    alrededor de tus islas, y se mueven con él o con la Sílfide. Nunca entran en el espacio del Kraken ni en los que
    rodean a Polifemo.
    .name = Flota
    .also = flotas, barco, barcos
free-positioning =
    No hay nadie en el tablero, y cada jugador tiene 7 PO. Antes del primer ciclo hay una ronda de ofrendas, con un
    solo sitio en Apolo; quien no pueda pagar nada ofrece entonces 0 a un dios sin ofrenda. En el orden de los dioses,
    con Apolo al final, cada peón despliega: dos Tropas en dos islas neutrales distintas, luego dos Flotas en dos
    espacios de mar vacíos y distintos que rodeen sus islas, y al final lo que añade su dios. Es una Flota, una Tropa,
    un Sacerdote o un Filósofo; con Apolo, un marcador de prosperidad.

    Con dos jugadores, cada uno de los cuatro peones despliega una Tropa, una Flota y lo que añade su dios. Después se
    sortean de nuevo todos los dioses, y el primer ciclo no tiene ingresos. Así empiezan normalmente dos jugadores; si
    son más, se pide con la opción start.
    .name = Colocación libre
    .also = inicio libre, posicionamiento libre, desplegar, ronda preliminar
god =
    Quien se lleva a un dios actúa con él en este ciclo, empezando por el primero y terminando por Apolo. Haces lo que
    ofrece el dios en el orden que quieras y tantas veces como puedas pagar, pero la primera unidad de su clase es
    gratis, y tu turno no termina sin ella si se puede conseguir. Los edificios cuestan 2 PO cada uno. Con cualquier
    dios salvo Apolo puedes comprar criaturas.
    .name = Dios
    .also = dioses, divinidad, acción, acciones, turno, unidad gratuita
income =
    Al principio de cada ciclo, también del primero salvo tras la colocación libre, recibes 1 PO por cada cornucopia y
    cada marcador de prosperidad de tus islas, con Tropas o sin ellas, y 1 PO por cada cornucopia de los espacios
    comerciales donde tengas una Flota.
    .name = Ingresos
    .also = ingreso, cornucopia, cornucopias
island =
    Un espacio de tierra, por grande que sea, con los espacios de mar que lo rodean. Es de quien tiene Tropas en ella o
    ha dejado un marcador de territorio, y neutral hasta que alguien la toma. Las Tropas solo llegan a ella por una
    cadena de Flotas o con Pegaso.
    .name = Isla
    .also = islas, isla neutral, espacio de mar, espacios de mar
land-move =
    Con Ares, por 1 PO, una o más Tropas de una isla van a otra que una cadena de Flotas tuyas una con ella; puedes
    hacer tantos movimientos como pagues, también con las mismas Tropas. La isla que dejan sigue siendo tuya. Una isla
    sin Tropas ni Minotauro se toma en el acto, con todo lo que hay en ella; si los hay, empieza una batalla. La última
    isla de un jugador está protegida.
    .name = Movimiento de Tropas
    .also = movimientos de tropas, movimiento por tierra, movimientos por tierra, movimiento, movimientos, mover tropas
last-area =
    En la última isla de un jugador no puede entrar un rival, esté defendida o no, ni con Ares ni con Pegaso. La
    excepción: tomarla daría en el acto al atacante una Metrópolis, la que haya allí o la que completen los edificios
    capturados, y con ella las que hacen falta para ganar. Aun así, la batalla puede perderse.

    Solo la tierra está protegida: se puede atacar sus Flotas y usar criaturas contra ella.
    .name = Última isla
    .also = último territorio, última zona
offering =
    En el orden de juego, cada jugador ofrece oro a un dios disponible, al menos 1 PO. Para llevarte a un dios que ya
    tiene una ofrenda debes ofrecer más, y quien se ve superado tiene que elegir otro dios en el acto, quizá echando a
    alguien de allí; solo desde allí puede volver. Cuando están todos los peones, cada cual paga, con 1 PO menos por
    Sacerdote, pero al menos 1 PO.

    No puedes ofrecer más que tu oro y tus Sacerdotes juntos, y sin oro solo puedes ir a Apolo, que es gratis y tiene
    sitio para todos. Los cuatro peones de dos jugadores tienen reglas propias.
    .name = Ofrenda
    .also = ofrendas, puja, pujas, pujar, subasta
options =
    Lo que se puede acordar antes de la partida: una escala de ofrendas, como 1, 3, 5, 7, en lugar de cualquier número
    entero; cuántas Metrópolis le ponen fin; que todos vean el oro de todos; con cuánto oro se empieza; un límite de
    ciclos en las simulaciones; y un tablero propio. El comando cyclades play --help dice cómo pedirlo.

    Esta edición tiene más: el inicio impreso o la colocación libre; si los Sacerdotes de dos jugadores rebajan la suma
    de las dos ofrendas o cada una; si, entre quienes tienen Metrópolis suficientes, gana quien tenga más o quien tenga
    más oro; y si varias Fortalezas o varios Puertos de una isla suman 1 cada uno o 1 en total. El comando cyclades
    editions las dice todas.
    .name = Opciones
    .also = opción, escala, escala de ofrendas, oro abierto, oro a la vista, defensas, expansión, expansiones
philosopher =
    Cuatro Filósofos se convierten en una Metrópolis en cuanto tienes el cuarto. Atenea da uno, y otro por 4 PO. Todos
    ven cuántos tienes. Hay dieciséis, y los gastados vuelven.
    .name = Filósofo
    .also = filósofos
priest =
    Cada Sacerdote rebaja en 1 PO lo que pagas por tu ofrenda (con dos jugadores, por las dos juntas), aunque por cada
    una se paga al menos 1 PO, y se queda contigo. Zeus da uno, y otro por 4 PO. Todos ven cuántos tienes. Hay dieciséis.
    .name = Sacerdote
    .also = sacerdotes
prosperity =
    Aumenta en 1 PO los ingresos de su isla, para quien la controle. El primer jugador que elige a Apolo en un ciclo
    pone uno en una isla suya; una isla puede tener varios, y nunca se van.
    .name = Marcador de prosperidad
    .also = marcadores de prosperidad, prosperidad
purse =
    Tu oro, contado en piezas de oro (PO). Empiezas con 5, o con 7 tras la colocación libre. Los demás no lo ven, pero
    todo lo que lo cambia es público, así que el programa muestra entre qué cantidades tiene que estar. Al final, el
    oro desempata a igualdad de Metrópolis.
    .name = Bolsa
    .also = oro, piezas de oro, PO, dinero, pantalla
reserve =
    Donde están las piezas que no se usan. Cada jugador tiene 8 Tropas y 8 Flotas; son comunes 16 Sacerdotes, 16
    Filósofos, 10 edificios de cada tipo y 10 Metrópolis. Lo que se ha agotado no se puede conseguir ni comprar. Lo que
    se pierde o se gasta vuelve y se puede conseguir de nuevo. El oro y los marcadores no se agotan.
    .name = Reserva
    .also = reservas, límites
retreat =
    Tras un asalto al que sobreviven los dos bandos, puede retirarse el defensor y, si se queda, el atacante. Todas las
    unidades del bando van juntas a un mismo lugar: en tierra, a una isla suya que sus Flotas unan con la de la
    batalla, nunca a una neutral; en el mar, a un espacio vecino vacío o suyo. El atacante puede volver al lugar del
    que vino. Sin un lugar así, no hay retirada. De la isla de Medusa no se retira nadie, y el Minotauro no se retira
    nunca.
    .name = Retirada
    .also = retiradas, retirarse
sea-move =
    Con Poseidón, por 1 PO, una o más Flotas de un espacio de mar avanzan hasta tres espacios. Después de cada paso
    pueden quedarse algunas, y las Flotas tuyas que encuentren pueden unirse para los pasos que falten. Las que topan
    con las de un rival se detienen y luchan en el acto; los pasos restantes se pierden. El espacio del Kraken y los
    que rodean a Polifemo están cerrados.
    .name = Movimiento de Flotas
    .also = movimientos de flotas, movimiento por mar, movimientos por mar, mover flotas
set-up =
    El tablero impreso para el número de jugadores da a cada color su salida: dos islas con una Tropa en cada una y dos
    Flotas, con unos ingresos de 2 PO. Las demás islas son neutrales. Empiezas con 5 PO, y el orden de juego es al azar.
    Con la colocación libre, el inicio normal de dos jugadores, cada cual elige.
    .name = Preparación
    .also = despliegue, colocación inicial, inicio
trade-space =
    Un espacio de mar con cornucopias. En cada cobro de ingresos paga 1 PO por cada una a quien tenga una Flota allí, y
    a nadie si no hay ninguna.
    .name = Espacio comercial
    .also = espacios comerciales, comercio
troop =
    Tu unidad en tierra; tienes ocho. Ares recluta Tropas en tus islas y las mueve por cadenas de Flotas, y Pegaso las
    lleva adonde sea. La isla que dejan sigue siendo tuya, con un marcador de territorio.
    .name = Tropa
    .also = tropas, unidad, unidades
turn-order =
    El orden en que se hacen las ofrendas. Al empezar es al azar. Después, quien termina de actuar pone su peón en el
    último puesto libre: quien actúa primero hace la última ofrenda del ciclo siguiente, y quien actúa el último, la
    primera. El orden en que actúan los jugadores es otro: el de sus dioses.
    .name = Orden de juego
    .also = orden, orden de turno, peón
two-players =
    Cada jugador tiene un color y dos peones. Los dioses son los de cuatro jugadores. Cada peón hace su propia ofrenda y
    tiene un turno entero, con su unidad gratuita y con precios que empiezan de nuevo. Los Sacerdotes rebajan la suma de
    las dos ofrendas, pero por cada una se paga al menos 1 PO. Un peón puede superar la ofrenda de su gemelo. Los dos
    pueden ir a Apolo, donde cada uno trae su oro, y solo el primero de los cuatro el marcador de prosperidad.

    Lo que sirve una vez por ciclo sirve una vez entre los dos turnos. Tres Metrópolis ponen fin a la partida, y un
    ataque a la última isla tiene que llegar a tres. Lo normal es empezar con la colocación libre.
    .name = Dos jugadores
    .also = partida de dos, 2 jugadores, peones, gemelo
victory =
    La partida termina al final de un ciclo si uno o más jugadores controlan entonces dos Metrópolis, o tres en una
    partida de dos; haberlas tenido a mitad del ciclo no basta. Gana quien tenga más Metrópolis y, a igualdad, más oro;
    si aún hay empate, la victoria se comparte.
    .name = Victoria
    .also = final, fin de la partida, final de la partida, ganar
