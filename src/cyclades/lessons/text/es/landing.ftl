lesson =
    .title = Una Flota, una cadena, un desembarco
    .about = Los barcos unen islas y las Tropas caminan sobre ellos.
    .end =
        Un territorio más: tiene sitio para construir y da 1 PO cada ciclo por cada cuerno de la abundancia, sea impreso
        o una ficha de prosperidad. Los dioses van y vienen, así que piensa con un ciclo de antelación: barcos con
        Poseidón hoy, desembarco con Ares mañana.
    .early = Aún no has logrado tu objetivo. Mira otra vez la tarea.
fleet =
    Tienes a Poseidón. Su Puerto suma 1 a tus barcos en las batallas junto a él. Las Tropas solo cruzan el mar por una
    cadena seguida de Flotas tuyas. Quieres llegar a Kea, frente a Psara: entre las dos están Proto y Halia, y tienes una
    Flota en Proto.
    .task = Construye tu Puerto y pon la Flota gratuita en Proto.
    .wrong = Ahí no te ayudaría: pon la Flota nueva en Proto, junto a Psara, donde empieza el camino a Kea.
chain =
    Las Flotas nuevas aparecen solo junto a tus territorios. Para ir más lejos navegas, 1 PO por paso, tantas veces como
    puedas pagar.
    .task = Lleva una Flota de Proto a Halia.
    .wrong = Eso te aleja de Kea. Navega de Proto a Halia.
    .both = Si van las dos, Proto queda vacío y la cadena se rompe. Deja una allí y lleva 1.
    .gold = No hace falta otra Flota, y querrás tu oro para Ares el próximo ciclo. Navega: cuesta 1 PO.
    .done = ¡Una cadena! Psara, Proto, Halia, Kea.
wait =
    Poseidón mueve barcos, no Tropas. Para desembarcar necesitas a Ares, y eso es otra subasta. Aquí ya no hay nada que
    hacer.
    .task = Termina tu turno.
    .wrong = Tu cadena está lista: guarda el oro para Ares y termina el turno.
    .done = Un ciclo nuevo: todos han cobrado ingresos y los dioses han avanzado.
ares =
    Actuaste el primero, así que ofreces el último. Tiene su lado bueno: ves lo que quieren los demás y nadie puede ya
    superarte.
    .task = Consigue a Ares y guarda al menos 2 PO para el desembarco.
    .wrong = Necesitas a Ares para desembarcar.
    .gold = No queda nadie que pueda superarte. Ofrece menos y guarda oro para mover.
    .zeus = Zeus construye Templos, pero no mueve a nadie. Tus barcos esperan a Ares.
land =
    Primero, las dos acciones gratuitas de Ares. Después, mover cuesta 1 PO, vayan cuantas Tropas vayan. Un territorio
    vacío es tuyo en cuanto entra una Tropa; el que dejas sigue siendo tuyo aunque quede vacío.
    .task = Desembarca en una isla al otro lado del agua, por ejemplo en Kea.
    .wrong = Mueve Tropas desde Psara sobre tus barcos.
    .walk = Ahí puedes ir a pie cuando quieras, es la misma isla. Usa los barcos: pueden hundirlos antes de que vuelvas a tener a Ares.
    .from = Chios no toca tus barcos. Sal desde Psara.
    .gold = Guarda 1 PO para mover: sin él, tu cadena no sirve de nada.
