# Los términos de la Edición Legendaria: .name es su nombre, .also otras palabras con las que se encuentran.

accessible-area =
    Un territorio es accesible desde otro si los dos están en la misma isla y se tocan, o si están en islas distintas y
    los une una cadena de Flotas tuyas. Dos territorios de una misma isla que no se tocan no se unen con Flotas. Los
    movimientos por tierra, los heroicos y las retiradas solo llegan a territorios accesibles; Pegaso y el
    sacrificio de Perseo llegan a cualquiera. El territorio de Medusa no es accesible nunca.
    .name = Territorio accesible
    .also = accesible, territorios accesibles, zona accesible, acceso
battle =
    Una batalla empieza en cuanto unas unidades entran donde hay unidades de un rival, y se libra por asaltos. Cada
    bando tira un dado (0, 1, 1, 2, 2, 3) y suma 1 por cada unidad suya, o 2 por Áyax y por el Minotauro. En tierra el
    defensor suma 1 por cada Fortaleza del territorio; en el mar cada bando suma 1 por cada Puerto suyo que toque la
    zona. Una Metrópolis cuenta como Puerto y como Fortaleza.

    El bando más débil pierde una unidad de su elección; si empatan, cada uno pierde una. Después puede retirarse el
    defensor y, si se queda, el atacante; si se quedan los dos, hay otro asalto. Quien aguanta se queda con la zona. Si
    no queda nadie, un territorio sigue siendo del defensor, con un marcador de control, y una zona de mar queda vacía.
    Por el atacante lucha solo el grupo que se ha movido; por el defensor, todas sus unidades de la zona.
    .name = Batalla
    .also = batallas, batalla terrestre, batalla naval, combate, dado, dados, asalto, empate, empates
bonus =
    Bajo cada ficha de Metrópolis hay una bonificación, que quien la construye recibe en el acto: dos Tropas básicas en
    territorios propios, dos Flotas donde ya tenga Flotas, un marcador de prosperidad en una zona propia, una
    Sacerdotisa o 3 PO. Hay tres fichas de cada clase, boca abajo en un solo montón. Lo que no se puede colocar se
    pierde.

    Quien conquista una Metrópolis no recibe bonificación. En cambio, quien la pierde vuelve a recibir la suya en el
    acto, incluso con Apolo.
    .name = Bonificación
    .also = bonificación de una metrópolis, bonificaciones, ficha de metrópolis
chain-of-fleets =
    Una o más zonas de mar que se tocan, todas con Flotas tuyas, de modo que la primera toca el territorio del que
    sales y la última aquel en el que entras. Por esa cadena un movimiento por tierra, uno heroico o una retirada llega
    a otra isla sin coste añadido, y las Flotas no se mueven. Pueden formar parte de ella las Flotas de tu compañero de
    equipo y, en un movimiento heroico que dirija Jasón, las de los rivales, pero no para su retirada.
    .name = Cadena de Flotas
    .also = cadena, cadenas de flotas
construction-site =
    El lugar de un territorio donde cabe un edificio, sea básico o Metrópolis. Lo que construyes va en un solar libre
    de tus territorios. Solo si no te queda ninguno puede un edificio obligatorio reemplazar a uno de tus edificios
    básicos, o puedes renunciar a él; una Metrópolis nueva reemplaza entonces a un edificio básico, y si no tienes
    ninguno se pierde.
    .name = Solar
    .also = solares, lugar de construcción, edificio, edificios, edificio básico
control-token =
    Señala un territorio que es tuyo aunque no tengas en él ninguna unidad: se fueron, murieron o nunca llegaron. Da
    ingresos, se puede construir y reclutar en él, y es tuyo hasta que entre una unidad rival, que no necesita batalla.
    En el mar no existe: una zona de mar solo se controla mientras haya Flotas en ella.
    .name = Marcador de control
    .also = marcadores de control, control, ficha de control
creature =
    Con cualquier dios salvo Apolo puedes comprar criaturas disponibles, tantas como quieras, al precio de su casilla
    menos tus Templos. Una criatura actúa en el acto. La mayoría se descarta después; seis tienen una miniatura, que se
    queda en el tablero y es tuya mientras pagues su mantenimiento, aunque su zona cambie de manos. En una zona no
    caben dos criaturas.

    Puedes comprar una criatura que no pueda hacer nada, para quitársela a los demás, y renunciar a su objetivo:
    entonces se descarta sin efecto. Donde una carta dice «otro jugador», se trata siempre de un rival.
    .name = Criatura
    .also = criaturas, miniatura, miniaturas, criatura mitológica
creature-track =
    Hay cuatro criaturas a la vista, que cuestan 5, 4, 3 y 2 PO. La casilla de la que se compra queda vacía el resto
    del ciclo. Al empezar el siguiente se descarta la carta de la casilla de 2 PO, si la hay, las demás bajan a las
    casillas más baratas y el resto se llena con cartas nuevas. Así cada criatura se abarata de ciclo en ciclo, hasta
    que se va.

    Cuando hace falta una carta y el mazo está vacío, se forma otro con el descarte. El primer ciclo empieza tal como
    quedó en la preparación.
    .name = Criaturas disponibles
    .also = fila de criaturas, mazo de criaturas, descarte, mazo
cultural-development =
    En cuanto tienes cuatro Filósofos, los descartas y construyes una Metrópolis. Se consiguen con Atenea (uno gratis,
    otro por 4 PO), quitándoselos a los rivales con el Sátiro, o convirtiendo Sacerdotisas con el sacrificio de Héctor.
    Un equipo no suma sus Filósofos.
    .name = Desarrollo cultural
    .also = cultura
cycle =
    Un ciclo tiene seis fases: se renuevan las cartas disponibles y los dioses (no en el primero); todos reciben
    ingresos; las ofrendas deciden quién se lleva a cada dios, y se pagan; se mantienen las criaturas; los jugadores
    actúan en el orden de sus dioses; y al final se mira si alguien ha ganado.
    .name = Ciclo
    .also = ciclos, fase, fases
economic-development =
    En cuanto controlas un Puerto, una Fortaleza, un Templo y una Universidad, estén donde estén, uno de cada vuelve a
    la reserva y construyes una Metrópolis. Si tienes varios de un tipo, eliges cuál entregas. Da igual si el último lo
    construiste o lo capturaste; dos juegos completos dan dos Metrópolis. Un equipo cuenta juntos sus edificios: quien
    completa los cuatro construye en un territorio propio.
    .name = Desarrollo económico
    .also = cuatro edificios
elimination =
    Un jugador sin territorios queda eliminado en el acto: sus Flotas, cartas, criaturas y oro salen de la partida, y su
    turno se salta. La partida termina entonces con este ciclo y deciden las Metrópolis, así que quien elimina a otro
    aún puede perder. En un equipo, la bolsa se queda con el compañero.

    Es raro que ocurra, porque el último territorio de un jugador solo puede atacarlo quien así reúna las Metrópolis
    que ponen fin a la partida.
    .name = Eliminación
    .also = eliminado, eliminar
face-down-gods =
    No todos los dioses están en cada ciclo. Los últimos, junto a Apolo, están boca abajo y no aceptan ofrendas: tres
    con 3 jugadores, dos con 4 o con 2, uno con 5, ninguno con 6. En cada ciclo el primer dios pasa al final y los demás
    avanzan, así que el primero de los que están boca abajo estará disponible la próxima vez. Apolo está siempre.
    .name = Dioses boca abajo
    .also = boca abajo, dios boca abajo, dioses ocultos
fleet =
    Tu unidad en el mar; tienes ocho. Una Flota controla su zona de mar, que te paga lo que produce mientras siga allí,
    y une islas para tus Tropas; los rivales tienen que luchar para echarla. Las Flotas se reclutan con Poseidón, en
    una zona de mar vacía o tuya junto a un territorio tuyo, se mueven por mar y llegan también como bonificación.
    Nunca entran en la zona del Kraken ni en las que rodean a Polifemo.
    .name = Flota
    .also = flotas, barco, barcos
god =
    Quien se lleva a un dios actúa con él en este ciclo, empezando por el más alejado de Apolo y terminando por Apolo.
    Primero van las dos acciones gratuitas del dios, en cualquier orden; las que no se pueden hacer se omiten. Después
    puedes hacer lo que cuesta oro, en el orden que quieras y hasta donde el dios permita: reclutar más, mover, comprar
    criaturas (no con Apolo), hacer movimientos heroicos (ni con Ares ni con Apolo). Un héroe se puede sacrificar en
    cualquier momento. Luego puedes terminar tu turno.
    .name = Dios
    .also = dioses, divinidad, acción, acciones, turno, acciones gratuitas, acciones de pago
hero =
    Se recluta con Hera entre los disponibles, uno por turno, por 4 PO. Un héroe es una unidad de tierra de fuerza 1:
    lucha, defiende un territorio por sí solo y va con los movimientos por tierra (Ares) o con los heroicos (otros
    dioses). Su poder militar vale en las batallas en las que participa; el de sacrificio, una sola vez, cuando sale
    de la partida.

    Si pierdes un asalto, eliges si muere una Tropa o un héroe. Un héroe muerto no vuelve. Los héroes no se capturan con
    el territorio, la Arpía no los mata, y con Apolo no hacen nada.
    .name = Héroe
    .also = héroes, heroína, poder militar
hero-track =
    Hay dos héroes a la vista, y quien actúa con Hera puede reclutar a uno por 4 PO. Los huecos se llenan al empezar el
    ciclo siguiente. El mazo de héroes no se rehace: cuando han salido los nueve, los huecos quedan vacíos. Caronte
    cambia un héroe por uno de los disponibles, y el sacrificio de Pandora toma prestado un poder de ellos.
    .name = Héroes disponibles
    .also = fila de héroes, mazo de héroes
heroic-development =
    La mayoría de los héroes se puede sacrificar por una Metrópolis, cada cual con su condición: Áyax con siete
    territorios, Creso por 15 PO, Helena por dos parejas de edificios, Odiseo por tres iguales, Jasón con ocho Flotas
    en el mar. Héctor da Filósofos, que pueden venir a ser lo mismo; Pandora hace lo que haría un héroe disponible.
    .name = Desarrollo heroico
    .also = acción heroica
heroic-move =
    Con Atenea, Zeus, Poseidón o Hera, un héroe puede ir a un territorio accesible con las Tropas de su territorio que
    quieras. Su primer movimiento del turno cuesta 1 PO, el segundo 2, el tercero 3, y así sucesivamente; cada héroe
    lleva su cuenta. Varios héroes pueden ir juntos, en un solo movimiento y una sola batalla, si cada uno paga lo
    suyo. Ninguna Tropa se mueve sin un héroe.

    En todo lo demás es un movimiento por tierra. Un héroe puede hacerlo en el mismo turno en que se recluta. Con Ares
    solo hay movimientos por tierra, y con Apolo ninguno.
    .name = Movimiento heroico
    .also = movimientos heroicos
income =
    Al principio de cada ciclo, también del primero, recibes 1 PO por cada símbolo y cada marcador de prosperidad de
    las zonas que controlas: los territorios, con unidades o sin ellas; las zonas de mar, solo mientras tengas Flotas
    en ellas.

    Cerbero se lleva para su dueño los ingresos de su territorio, y la Hidra duplica los de su zona para quien la
    controle. Con las Grayas los recibes otra vez.
    .name = Ingresos
    .also = ingreso, símbolo de prosperidad
island =
    Uno o más territorios que se tocan, rodeados de mar. Dentro de una isla las unidades pasan de un territorio a otro;
    para ir a otra isla necesitan una cadena de Flotas. Al empezar, tus dos primeros territorios están en islas
    distintas.
    .name = Isla
    .also = islas, territorio, territorios, zona de mar, zonas de mar, zona
land-move =
    Con Ares, por 1 PO, van de un territorio a otro accesible cuantas Tropas, mercenarios y héroes tuyos quieras;
    puedes hacer tantos movimientos como pagues, también con las mismas unidades. El territorio que dejan sigue siendo
    tuyo. Un territorio sin unidades rivales se toma en el acto, con sus edificios y con una Sacerdotisa si tiene el
    símbolo; si las hay, empieza una batalla.

    Nadie entra en el territorio de Medusa ni sale de él, y el último territorio de un jugador está protegido.
    .name = Movimiento por tierra
    .also = movimientos por tierra, movimiento, movimientos, movimiento terrestre, mover tropas
last-area =
    En el último territorio de un jugador no puede entrar un rival, esté defendido o no, por ningún medio: ni por
    tierra, ni con un héroe, ni con Pegaso o Perseo. La excepción: tomarlo daría en el acto al atacante, o a su
    equipo, las Metrópolis que ponen fin a la partida, contando la que haya allí y la que completen los edificios
    capturados. Aun así, la batalla puede perderse.

    Sus Flotas, sus cartas y su oro no están protegidos. En equipos, y con dos jugadores, cada bando tiene su propio
    último territorio.
    .name = Último territorio
    .also = última isla, última zona
maintenance =
    Una vez pagadas las ofrendas, en el orden de los dioses, cada jugador atiende a sus criaturas con miniatura: por
    cada una entrega una Sacerdotisa para conservarla, o la deja ir. La misma Sacerdotisa rebaja primero tu ofrenda y
    se puede entregar después. La criatura que conservas puede dar un paso: en tierra, dentro de su isla; en el mar, a
    una zona vecina; la Hidra, también de la una al otro. La que compres en este ciclo paga por primera vez en el
    siguiente.
    .name = Mantenimiento
    .also = mantener, coste de mantenimiento
mercenary =
    Los mercenarios se reclutan con Hera, el primero gratis y tres más por 1, 3 y 5 PO. Hay quince para todos los
    jugadores. Se mueven, luchan y ocupan territorios como tus Tropas básicas. Pero el Gigante los roba, y Pandora se
    los queda antes de una batalla.
    .name = Mercenario
    .also = mercenarios, tropa mercenaria
offering =
    En el orden de juego, cada jugador ofrece oro a un dios disponible. Para llevarte a un dios que ya tiene una ofrenda
    debes ofrecer más, y quien se ve superado tiene que hacer en el acto una ofrenda a otro dios, quizá echando a
    alguien de allí; solo desde allí puede volver. Cuando cada peón tiene su dios, todos pagan, con 1 PO menos por
    Sacerdotisa, y quizá nada.

    No puedes ofrecer más que tu oro y tus Sacerdotisas juntos; en un equipo, antes se aparta de la bolsa la ofrenda
    del compañero. Apolo es gratis, para un solo jugador, al que nadie puede echar. Quien no puede pagar nada mientras
    Apolo está ocupado acude a un dios libre con una ofrenda de 0.
    .name = Ofrenda
    .also = ofrendas, puja, pujas, pujar, subasta
options =
    Lo que se puede acordar antes de la partida: una escala de ofrendas, como 1, 3, 5, 7, en lugar de cualquier número
    entero; cuántas Metrópolis le ponen fin; que todos vean el oro de todos; con cuánto oro se empieza; un límite de
    ciclos en las simulaciones; y el tablero, ya preparado, al azar o propio. El comando cyclades play
    --help dice cómo pedirlo.
    .name = Opciones
    .also = opción, escala, escala de ofrendas, oro abierto, oro a la vista
philosopher =
    Cuatro Filósofos se convierten en una Metrópolis en cuanto tienes el cuarto. Atenea da uno, y otro por 4 PO; el
    Sátiro quita uno a un rival; el sacrificio de Héctor los hace de parejas de Sacerdotisas. Todos ven cuántos tienes.
    Hay veinte, y los gastados vuelven.
    .name = Filósofo
    .also = filósofos
priestess =
    Cada Sacerdotisa rebaja en 1 PO todas las ofrendas que pagas, hasta dejarlas en nada, y se queda contigo. En el
    mantenimiento entregas una por cada criatura que quieras conservar. Zeus da una, y otra por 4 PO; también la dan
    una bonificación y todo territorio con el símbolo, cada vez que tomas su control. La Dríade roba una; el sacrificio
    de Héctor convierte dos en un Filósofo.
    .name = Sacerdotisa
    .also = sacerdotisas, sacerdote, sacerdotes, símbolo de sacerdotisa
prosperity =
    Aumenta en 1 PO los ingresos de su zona, para quien la controle; una zona puede tener varios, y nunca se van. Quien
    elige a Apolo pone dos, uno en tierra y otro en el mar, y una de las bonificaciones da uno. En el mar solo paga
    mientras alguien tenga Flotas allí.
    .name = Marcador de prosperidad
    .also = marcadores de prosperidad, prosperidad
purse =
    Tu oro, contado en piezas de oro (PO). Empiezas con 5. Los demás no lo ven, pero todo lo que lo cambia es público,
    así que el programa muestra entre qué cantidades tiene que estar. Un equipo tiene una sola bolsa, que empieza con
    10 y que gastan los dos. Al final, el oro desempata a igualdad de Metrópolis.
    .name = Bolsa
    .also = oro, piezas de oro, PO, dinero, pantalla
reserve =
    Donde están las piezas que no se usan. Cada jugador tiene 8 Tropas básicas y 8 Flotas; son comunes 15 mercenarios,
    20 Sacerdotisas, 20 Filósofos y 10 edificios de cada tipo. Lo que se ha agotado no se puede conseguir ni comprar. Lo
    que se pierde o se gasta vuelve y se puede conseguir de nuevo. El oro y los
    marcadores de control y de prosperidad no se agotan; hay quince Metrópolis.
    .name = Reserva
    .also = reservas, límites
retreat =
    Tras un asalto al que sobreviven los dos bandos, puede retirarse el defensor y, si se queda, el atacante. Todas las
    unidades del bando van juntas a un mismo lugar: en tierra, a un territorio accesible que sea suyo o de nadie, y que
    pasa a controlar; en el mar, a una zona vecina vacía o suya. El atacante puede volver al lugar del que vino.

    El Minotauro no se retira nunca; sus compañeros sí pueden. Nadie se retira al territorio de Medusa, a uno de su
    compañero de equipo, a la zona del Kraken ni junto a Polifemo. Las Flotas ajenas de Jasón no ayudan. Con Perseo,
    una Tropa puede retirarse en vez de morir.
    .name = Retirada
    .also = retiradas, retirarse
sacrifice =
    En cualquier momento de tu turno, incluso antes de las acciones gratuitas, puedes sacrificar a un héroe cuya
    condición se cumpla: sale de la partida para siempre y recibes lo que promete su carta, casi siempre una
    Metrópolis. No con Apolo, ni en el ciclo en que lo conseguiste, sea por Hera o por Caronte. El de Pentesilea se
    ofrece cuando vas a colocar una Metrópolis.
    .name = Sacrificio
    .also = sacrificios, sacrificar, poder de sacrificio, poder del sacrificio
sea-move =
    Con Poseidón, por 1 PO, una o más Flotas de una zona de mar van a una zona de mar vecina. Puedes hacer tantos
    movimientos como pagues, y en cada uno recoger otras Flotas o dejar algunas. Si allí hay Flotas de un rival, empieza
    en el acto una batalla naval; por una zona de tu compañero de equipo solo puedes pasar. La zona del Kraken y las que
    rodean a Polifemo están cerradas.
    .name = Movimiento por mar
    .also = movimientos por mar, movimiento marítimo, movimiento naval, mover flotas
set-up =
    El tablero se forma con dos losetas por jugador, con ocho para dos y con diez para seis. En el orden de juego, cada
    cual se establece en dos territorios libres de islas distintas y después, en orden inverso, en un tercero, que puede
    estar en la misma isla. Cada territorio trae un marcador de control, una Sacerdotisa si tiene el símbolo y una Flota
    en una zona de mar vacía a su lado. Por último, cada jugador reparte tres Tropas básicas entre sus territorios.
    Empiezas con 5 PO.
    .name = Preparación
    .also = despliegue, colocación inicial, inicio, loseta, losetas
team =
    Cuatro jugadores pueden jugar en dos equipos de dos; seis juegan siempre en tres. Los compañeros comparten la bolsa,
    que empieza con 10 PO, y suman sus Metrópolis: tres ponen fin a la partida, o cuatro si así se acuerda. Sus
    edificios básicos cuentan juntos para una Metrópolis. Sacerdotisas, Filósofos, héroes y criaturas son de cada uno.

    En la primera ronda de colocación, los compañeros no pueden estar en la misma isla. Nunca luchan entre sí: un
    movimiento puede pasar por una zona del compañero, pagando cada paso, pero no acabar en ella, y una cadena puede
    usar las Flotas de los dos. Puedes superar la ofrenda de tu compañero. Las cartas contra otro jugador nunca lo
    alcanzan.
    .name = Equipo
    .also = equipos, compañero, compañero de equipo, seis jugadores
troop =
    La Tropa básica es tu unidad en tierra; tienes ocho. Las recluta Ares, y una bonificación da dos. Un mercenario
    también es una Tropa, donde solo se dice «Tropa». Las Tropas ocupan territorios, van con los movimientos por tierra
    o con un héroe, y son lo que mata la Arpía. El territorio que dejan sigue siendo tuyo hasta que entre un rival.
    .name = Tropa
    .also = tropas, tropa básica, tropas básicas
turn-order =
    El orden en que se hacen las ofrendas. Al empezar es al azar. Después, quien termina de actuar pone su peón en el
    último puesto libre: quien actúa primero hace la última ofrenda del ciclo siguiente, y quien elige a Apolo, la
    primera. El orden en que actúan los jugadores es otro: el de sus dioses.
    .name = Orden de juego
    .also = orden, orden de turno, peón
two-players =
    Con dos jugadores, cada uno lleva dos bandos, y la partida es la de dos equipos: una bolsa de 10 PO, dos peones,
    ocho losetas, dos dioses boca abajo. Cada bando hace sus ofrendas, actúa y tiene lo suyo, como dos compañeros de
    equipo; los dos nunca luchan entre sí y pueden pasar por las zonas del otro. Puedes superar la ofrenda de tu propio
    otro bando. Tres Metrópolis entre los dos bandos ponen fin a la partida, y también la eliminación de uno.
    .name = Dos jugadores
    .also = partida de dos, 2 jugadores, bando, bandos
unit =
    En tierra, una Tropa básica, un mercenario, un héroe o el Minotauro; en el mar, una Flota. Una unidad tiene fuerza
    1 (Áyax y el Minotauro, 2), ocupa la zona donde está, y quien entre tiene que luchar con ella. Ni los edificios ni
    las demás criaturas son unidades.
    .name = Unidad
    .also = unidades, fuerza
victory =
    La partida termina al final de un ciclo si uno o más jugadores, o equipos, controlan entonces tres Metrópolis, o si
    un jugador ha sido eliminado o ha perdido en batalla su último territorio. Haber tenido tres a mitad del ciclo no
    basta. Gana quien tenga más Metrópolis y, a igualdad, más oro; si aún hay empate, la victoria se comparte.
    .name = Victoria
    .also = final, fin de la partida, final de la partida, ganar
