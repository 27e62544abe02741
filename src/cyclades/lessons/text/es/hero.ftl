lesson =
    .title = Héroes
    .about = Guían a tus Tropas con casi cualquier dios, y alguno vale una ciudad.
    .end =
        Los héroes están en dos casillas y cuestan 4 PO con Hera. Cada uno tiene un poder en batalla, y casi todos un
        sacrificio. El que cae en batalla no vuelve: mira lo que arriesgas, y qué esperan los héroes de tus rivales.
    .ajax = Áyax se queda en casa: con siete territorios tuyos da una Metrópolis, si vive para verlos.
    .gold = Guarda tu oro: un héroe cuesta 4 PO, y su movimiento 1 PO.
    .early = Tienes seis territorios y Áyax quiere siete. Toma antes Delos.
hire =
    Tienes a Hera, que recluta héroes, y mercenarios, que valen lo que las Tropas. Áyax está contigo desde hace ciclos:
    con siete territorios puedes sacrificarlo por una Metrópolis. Tienes seis. Delos sería el séptimo, pero hay dos
    Tropas azules tras una Fortaleza.
    .task = Recluta en Serifos al héroe a quien no le importan las Fortalezas.
    .wrong = Primero el héroe: Odiseo.
    .helen = El dado de Helena es siempre 2, pero la Fortaleza sigue contando contra ella. Lee la otra carta.
    .place = Guía a las Tropas del territorio donde está. Tres tuyas están en Serifos: ponlo allí.
march =
    Para mover Tropas hace falta Ares, pero un héroe las guía con cualquier dios menos Apolo: es un movimiento heroico,
    por 1 PO. Delos está junto a Serifos: no hacen falta barcos. Odiseo lucha como una Tropa, y con él la Fortaleza no suma.
    .task = Que Odiseo lleve las tres Tropas a Delos.
    .wrong = Odiseo lleva Tropas desde Serifos a Delos, que está justo al lado.
    .few = Cada Tropa cuenta 1 en la batalla, y esperan dos azules. Lleva las tres.
    .done = La Fortaleza no ha contado: el azul ha perdido una Tropa.
fight =
    Si pierdes una unidad, tú eliges cuál: una Tropa es barata, un héroe no. Pero la ventaja es tuya.
    .task = Sigue luchando.
    .wrong = Estás a punto de ganar: sigue luchando.
    .done = Delos es tuya, tu séptimo territorio, y su símbolo trae una Sacerdotisa.
sacrifice =
    Se ha cumplido el deseo de Áyax. Se puede sacrificar en cualquier momento de tu turno, pero no en el ciclo en que llegó
    el héroe. Deja la partida, y no hacen falta edificios ni Filósofos.
    .task = Sacrifica a Áyax.
    .wrong = Áyax ya tiene sus siete territorios: sacrifícalo antes de que alguien te quite uno.
place =
    Una Metrópolis pasa a quien toma su territorio. Serifos está vacío, y a su lado hay barcos azules. Junto a Chios y
    Psara no hay más barcos que los tuyos.
    .task = Pon la Metrópolis en Chios o en Psara.
    .wrong = Otros llegan hasta ahí, o está mal guardado. Elige Chios o Psara.
    .done = El regalo de esta: 3 PO.
finish =
    Todos ven qué héroes tienes. La próxima vez contarán también tus territorios.
    .task = Termina tu turno.
    .wrong = Basta por este turno: Odiseo tiene que guardar Delos. Termina el turno.
