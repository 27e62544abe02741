lesson =
    .title = Una Flota, una cadena, un desembarco
    .about = Los barcos unen islas y las Tropas caminan sobre ellos.
    .end =
        Un territorio más: sitio para construir y 1 PO cada ciclo por cada cuerno de la abundancia, sea impreso o un
        marcador de prosperidad. Piensa con un ciclo de antelación: barcos con Poseidón hoy, desembarco con Ares mañana.
    .early = Aún no has logrado tu objetivo. Mira otra vez la tarea.
fleet =
    Tienes a Poseidón. Su Puerto de Chios suma 1 a tus barcos en las batallas junto a él. Las Tropas solo cruzan el mar
    por una cadena seguida de Flotas tuyas. De Psara a Kea se pasa por Proto, donde tienes una, y por Halia.
    .task = Pon tu Flota gratuita en Proto.
    .wrong = Ahí no te ayudaría: pon la Flota nueva en Proto, junto a Psara, donde empieza el camino a Kea.
chain =
    Las Flotas nuevas aparecen solo junto a tus territorios; para ir más lejos navegas, 1 PO por paso. Para desembarcar
    necesitas a Ares, en la próxima subasta: Poseidón no mueve Tropas.
    .task = Lleva una Flota de Proto a Halia y termina el turno.
    .wrong = Eso te aleja de Kea. Navega de Proto a Halia.
    .both = Si van las dos, Proto queda vacío y la cadena se rompe. Deja una allí y lleva 1.
    .gold = Querrás tu oro para Ares el próximo ciclo. Un paso a Halia completa la cadena: después termina el turno.
    .done = ¡Una cadena! Y un ciclo nuevo: todos han cobrado ingresos y los dioses han avanzado.
ares =
    Actuaste el primero, así que ofreces el último: ves lo que quieren los demás y nadie puede ya superarte.
    .task = Consigue a Ares y guarda al menos 2 PO para el desembarco.
    .wrong = Necesitas a Ares para desembarcar.
    .gold = No queda nadie que pueda superarte. Ofrece menos y guarda oro para mover.
    .zeus = Zeus construye Templos, pero no mueve a nadie. Tus barcos esperan a Ares.
land =
    Primero, las dos acciones gratuitas de Ares. Después, mover cuesta 1 PO, vayan cuantas Tropas vayan. Un territorio
    vacío es tuyo en cuanto entra una Tropa; el que dejas sigue siendo tuyo aunque quede vacío.
    .task = Desembarca en una isla al otro lado del agua, por ejemplo en Kea.
    .wrong = Mueve Tropas desde Psara sobre tus barcos.
    .walk =
        Ahí puedes ir a pie cuando quieras, es la misma isla. Usa los barcos: pueden hundirlos antes de que vuelvas a
        tener a Ares.
    .from = Chios no toca tus barcos. Sal desde Psara.
    .gold = Guarda 1 PO para mover: sin él, tu cadena no sirve de nada.
