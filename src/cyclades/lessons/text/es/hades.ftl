lesson =
    .title = Hades
    .about = Cuando llega el dios de los muertos, puede aparecer un ejército entero por un ciclo.
    .end =
        Los no muertos se han ido y Delos es tuya: dos Metrópolis, has ganado. Cuando la columna de Hades se acerque al 9,
        pregúntate qué podría hacer un ejército de un solo turno, a tus rivales y a ti. Los objetos vienen con los favores,
        en los ciclos sin Hades; y las partidas enteras con esta caja tienen también héroes.
    .necropolis = La Necrópolis reúne oro por las unidades que mueren. Pero con Delos ganas en este mismo ciclo: gasta en eso tu oro.
    .early = Tienes a los no muertos solo este ciclo. Toma Delos con ellos.
offer =
    Dos dados empujan la columna de Hades cada ciclo; en el 9 llega y tapa a un dios por un ciclo, aquí Ares. Su jugador
    recibe no muertos y mueve Tropas y barcos en el mismo turno. El azul tiene una Metrópolis en Delos con una Tropa.
    .task = Supera al azul en Hades, con 3 a 5 PO.
    .wrong = Poseidón solo mueve barcos. Hades trae ejército y flota: supera al azul.
    .apollo = Apolo da 1 PO. Con Hades puedes ganar hoy.
    .gold = Los no muertos también cuestan oro: ofrece 5 o menos.
bridge =
    El primer no muerto es gratis; luego cuestan 1, 2, 3 y 4 PO, Tropas y Flotas como quieras. Necesitas un camino de
    Naxos a Delos: la casilla de mar entre las dos.
    .task = Pon una Flota no muerta entre Naxos y Delos (E2).
    .wrong = Ahí no une Naxos con Delos. Recluta una Flota no muerta y ponla en E2.
    .done = Un puente de huesos.
army =
    Delos tiene una Tropa, y su Metrópolis vale como Fortaleza: 2 y un dado. Las Tropas no muertas luchan como las vivas.
    .task = Recluta dos Tropas no muertas en Naxos.
    .wrong = Necesitas Tropas no muertas en Naxos, donde empieza el puente.
arrows =
    Medusa está en Delos: nadie entra en su isla ni sale de ella. Pero tienes un objeto mágico, las Flechas de Ártemis,
    que quitan una criatura del tablero. Los objetos no cuestan nada, con cualquier dios menos Apolo, y se usan una vez.
    .task = Usa las Flechas de Ártemis contra Medusa.
    .wrong = Medusa no deja entrar a nadie. Tus Flechas están entre tus cartas: úsalas contra ella.
    .done = El camino a Delos está libre.
strike =
    Las Tropas vivas pueden ir con ellos, pero debe guiar un no muerto. Lo que caiga hoy ya estaba muerto: arriesga a los
    no muertos y deja tu Tropa en casa.
    .task = Ataca Delos con dos Tropas no muertas o más.
    .wrong = Lleva a los no muertos de Naxos a Delos.
    .few = Un solo no muerto no basta contra una Tropa tras los muros. Llévalos todos.
    .gold = Guarda 1 PO para mover.
finish =
    Al final del ciclo los no muertos se van. Lo que han conquistado sigue siendo tuyo, aun sin Tropas.
    .task = Termina tu turno y deja que acabe el ciclo.
    .wrong = Tienes lo que necesitas. Termina tu turno.
