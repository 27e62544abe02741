# Las criaturas de la Edición Legendaria: primero las de efecto inmediato, luego las que tienen miniatura.

charon =
    Caronte cambia uno de tus héroes por uno de los disponibles. El nuevo aparece donde estaba el antiguo, que queda
    entre los disponibles y puede ser reclutado por quien actúe con Hera. El nuevo cuenta como adquirido en este
    ciclo, así que no puedes sacrificarlo hasta el próximo, pero sí hacer con él movimientos heroicos, empezando otra
    vez por 1 PO.

    No se puede cambiar a un héroe que esté con Medusa. Si no tienes ningún héroe que dar, o no hay ninguno
    disponible, Caronte se descarta sin efecto.
chimera =
    La Quimera te deja jugar gratis cualquier criatura del descarte. Esa criatura hace todo lo que haría si la hubieras
    comprado, y si tiene miniatura se queda contigo; después se descarta la Quimera.

    Siempre que la Quimera llega al descarte, usada o no, el descarte y el mazo se barajan juntos, con la Quimera
    dentro. Ocurre también si nadie la compra y sale de la casilla de 2 PO: entonces las casillas se rellenan con el
    mazo nuevo. Si el descarte está vacío cuando la compras, solo consigues que se baraje.
cyclops =
    El Cíclope cambia uno de tus edificios básicos por otro de distinto tipo, tomado de la reserva, en el mismo solar.
    Si con él reúnes los cuatro tipos, construyes una Metrópolis en el acto. También ayuda a preparar los sacrificios
    de Helena y de Odiseo, que piden varios edificios iguales.

    No puede cambiar una Metrópolis ni un edificio ajeno, y el tipo nuevo no debe haberse agotado.
dryad =
    La Dríade quita una Sacerdotisa a un rival de tu elección. Desde ese momento trabaja para ti: rebaja tus ofrendas
    y puede mantener a una criatura. Si el rival contaba con ella para mantener a las suyas, quizá tenga que dejarlas
    ir.

    Solo puedes elegir a un rival que tenga alguna Sacerdotisa, nunca a un compañero de equipo.
giant =
    El Gigante se lleva todos los mercenarios de un territorio rival. Los colocas en tus territorios, juntos o
    repartidos, como quieras. El territorio que dejan sigue siendo de su jugador, con un marcador de control si no
    queda nadie, y entonces se puede tomar sin batalla.

    No toca las Tropas básicas ni a los héroes. No saca mercenarios del territorio de Medusa ni los pone en él, y
    nunca roba a un compañero de equipo.
graeae =
    Recibes tus ingresos otra vez, y solo tú. Se cuentan con el tablero tal como está ahora y con las mismas reglas de
    la fase de ingresos: ya vale lo que hayas conquistado o los marcadores que hayas puesto en este ciclo, Cerbero paga
    a su dueño y la Hidra duplica. Cuanto más tarde las juegues en tu turno, más pueden dar.
griffin =
    El Grifo se lleva la mitad del oro de un rival, redondeada hacia abajo. El botín se cuenta a la vista de todos, así
    que la mesa se entera de cuánto tenía la víctima, moneda más o menos. Contra un equipo se parte en dos la bolsa
    común.

    El mejor momento es antes de que actúe la víctima: ya ha pagado su ofrenda, pero aún no ha gastado el resto. No se
    puede elegir a un compañero de equipo.
harpy =
    La Arpía destruye una Tropa básica o un mercenario en cualquier territorio, también en el de Medusa. Eliges el
    territorio y, si hay de los dos, cuál muere; puede ser incluso una unidad tuya. La que muere vuelve a su
    reserva.

    No mata héroes ni al Minotauro. Un territorio que pierde a su última unidad sigue siendo de su jugador, con un
    marcador de control, pero el primero que entre lo tomará sin batalla.
pegasus =
    Pegaso lleva gratis cuantas Tropas, mercenarios y héroes quieras de uno de tus territorios a cualquier otro, sin
    Flotas y sin que tengan que estar cerca. Si allí hay unidades de un rival, empieza una batalla; si no hay nadie, lo
    tomas sin más. La retirada de esa batalla sigue la regla de siempre.

    No entra en el territorio de Medusa ni sale de él, y no lleva al Minotauro. Donde el último territorio de un
    jugador está protegido, cuenta como un ataque cualquiera, y no puede acabar en un territorio de tu compañero.
satyr =
    El Sátiro quita un Filósofo a un rival de tu elección. Si es tu cuarto, descartas los cuatro y construyes una
    Metrópolis en el acto, en pleno turno y con cualquier dios salvo Apolo.

    Solo puedes elegir a un rival que tenga algún Filósofo, nunca a un compañero de equipo.
sphinx =
    La Esfinge roba tres criaturas del mazo y las enseña a todos. Primero descartas las demás y luego juegas gratis la
    que has elegido. Si quedan menos de tres cartas, incluso tras barajar el descarte, roba las que haya.

    Ella misma se descarta la última, así que la Quimera no puede repetirla en la misma jugada. Si juegas la Quimera,
    puede llamar a una de las cartas recién descartadas; si la descartas, mazo y descarte se barajan en el acto. Lo que
    juegas gratis no gasta descuentos de tus Templos.
sylph =
    La Sílfide intercambia las Flotas de dos zonas de mar: todas las de una pasan a la otra, y al revés. En ambas tiene
    que haber Flotas, sean de quien sean, y pueden estar en cualquier parte del tablero. No hay batalla: cada cual
    controla la zona en la que ahora están sus Flotas, con lo que produzca.

    Sirve para romper una cadena de Flotas o para acercar las tuyas a la costa que quieres atacar. En las zonas que
    cierran el Kraken o Polifemo no hay Flotas, así que no se pueden elegir.

cerberus =
    Pones a Cerbero en cualquier territorio. Mientras siga allí cobras tú sus ingresos, símbolos y marcadores, en lugar
    de quien lo controle, e incluso si no es de nadie. Con las Grayas vale la misma regla.

    Los ingresos van antes que el mantenimiento, así que rinde al menos una vez antes de costarte una Sacerdotisa. Si
    lo mantienes, puede pasar a un territorio vecino de la misma isla. Sigue siendo tuyo aunque el territorio cambie
    de manos, y no lo comparte con ninguna otra criatura.
hydra =
    Pones a la Hidra en cualquier territorio o zona de mar, y los ingresos de esa zona, símbolos y marcadores, se
    duplican para quien la controle en ese momento, aunque sea un rival. Si no es de nadie, no cobra nadie. Con las
    Grayas vale la misma regla.

    Los ingresos van antes que el mantenimiento, así que rinde al menos una vez antes de costarte una Sacerdotisa. Si
    la mantienes, puede dar un paso, también de la tierra a una zona de mar vecina o al revés. No comparte su zona con
    otra criatura, de modo que nunca duplica lo que se lleva Cerbero.
kraken =
    Pones al Kraken en cualquier zona de mar. Todas las Flotas que haya allí, también las tuyas, son destruidas y
    vuelven a su reserva. Desde entonces ninguna Flota, ni siquiera tuya, puede reclutarse allí, entrar, retirarse o
    ser empujada a esa zona: una cadena de Flotas no puede cruzarla.

    Para conservarlo entregas una Sacerdotisa en el siguiente mantenimiento, y entonces puedes moverlo a una zona de
    mar vecina, donde vuelve a destruir todas las Flotas. Si no, sale del tablero. No puede ir adonde haya otra
    criatura.
medusa =
    Pones a Medusa en cualquier territorio, y ninguna unidad puede ya entrar ni salir, ni tuya ni de nadie: ni por
    tierra, ni con un héroe, ni en retirada; no se recluta allí ni se ponen Tropas de una bonificación, y no valen ni
    Pegaso, ni el sacrificio de Perseo, ni el cambio de Caronte, ni el robo del Gigante. Encierra a un ejército o
    pone un territorio bajo llave.

    La Arpía sí mata allí, y un héroe que esté allí puede ser sacrificado. Para conservarla entregas una Sacerdotisa en
    el mantenimiento; entonces puede pasar a un territorio vecino de la misma isla.
minotaur =
    Pones al Minotauro en un territorio que controles. Es una unidad de fuerza 2 que defiende un territorio por sí
    sola, pero cuenta como una sola baja: si pierdes un asalto, eliges si muere él u otra unidad, y si está solo, muere
    él. Nunca se retira; sus compañeros pueden hacerlo, y él sigue luchando.

    Nunca ataca. No lo tocan ni la Arpía, ni el Gigante, ni Pegaso. Para conservarlo entregas una Sacerdotisa en el
    mantenimiento; entonces puede pasar a un territorio vecino de la misma isla que sea tuyo.
polyphemus =
    Pones a Polifemo en cualquier territorio. Todas las Flotas de las zonas de mar que lo rodean, también las tuyas,
    son expulsadas: una a una, en el orden y la dirección que elijas, cada cual da un paso a una zona de mar vecina que
    no lo toque, sin Kraken y sin Flotas de otro color. La que no tenga adónde ir es destruida.

    Mientras siga allí, ninguna Flota puede reclutarse en esas zonas, detenerse, pasar o retirarse a ellas. Para
    conservarlo entregas una Sacerdotisa en el mantenimiento; entonces puede pasar a un territorio vecino de la misma
    isla, y expulsa las Flotas de alrededor.
