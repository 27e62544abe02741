lesson =
    .title = Una batalla, con probabilidades
    .about = Mira antes de saltar: la página te dice cómo irá una batalla.
    .end =
        Busca lo que está mal defendido, y mira lo que tú dejas sin defender: tus rivales también miran. Un territorio
        donde no hay nadie cae sin batalla.
    .early = Todavía no: el azul defiende mal Delos, y tu turno con Ares es el momento de tomarlo.
    .gold = Hay Tropas de sobra para Delos. Guarda tu oro: mover cuesta 1 PO.
    .kea = Kea tiene cuatro Tropas tras una Fortaleza: con cuatro tuyas ganarías una vez de cada diez. Delos es mucho más fácil.
attack =
    Tienes a Ares y cuatro Tropas en Serifos. En cada asalto cada bando suma sus Tropas y un dado (de 0 a 3); el
    defensor, también una Fortaleza; quien tiene menos pierde una Tropa. Al elegir cuántas van, la página muestra tus
    probabilidades.
    .task = Ataca Delos desde Serifos con suficientes Tropas.
    .wrong = Sal de Serifos y ataca Delos: lo defienden dos Tropas y ninguna Fortaleza.
    .few =
        Con tan pocas sería una apuesta, o peor. Lleva al menos tres: el territorio que dejas sigue siendo tuyo, aunque
        quede vacío.
fight =
    Si hay empate, cada bando pierde una Tropa. Tras cada asalto puede retirarse el defensor, y luego tú. El azul se
    queda. Mira las probabilidades: te quedan más Tropas que al azul.
    .task = Sigue luchando.
    .wrong = Estás a punto de ganar: no huyas ahora. La retirada es para las batallas que se tuercen: salva tus Tropas.
    .done = Delos es tuyo, y su signo trae una Sacerdotisa: pagas 1 PO menos por cada ofrenda.
