lesson =
    .title = Una batalla, con probabilidades
    .about = Mira antes de saltar: la página te dice cómo irá una batalla.
    .end =
        Dos territorios en un turno, uno de ellos sin un golpe. Busca lo que está mal defendido, y mira lo que tú dejas
        sin defender: tus rivales también miran.
    .early = Todavía no: el azul deja territorios abiertos, y tu turno con Ares es el momento de tomarlos.
    .gold = Guarda oro para mover: cada movimiento cuesta 1 PO y necesitarás dos.
    .kea = Kea tiene cuatro Tropas tras una Fortaleza: con cuatro tuyas ganarías una vez de cada diez. Delos es mucho más fácil.
attack =
    Tienes a Ares y cuatro Tropas en Serifos. En cada asalto cada bando suma sus Tropas y un dado (de 0 a 3); el
    defensor, también una Fortaleza. Quien tiene menos pierde una Tropa. Al elegir cuántas van, la página muestra tus
    probabilidades.
    .task = Ataca Delos desde Serifos con suficientes Tropas.
    .wrong = Sal de Serifos y ataca Delos: lo defienden dos Tropas y ninguna Fortaleza.
    .few = Con tan pocas sería una apuesta, o peor. Lleva al menos tres: el territorio que dejas sigue siendo tuyo, aunque quede vacío.
fight =
    Si hay empate, cada bando pierde una Tropa. Tras cada asalto puede retirarse el defensor, y luego tú. El azul se
    queda. Mira otra vez las probabilidades: te quedan más Tropas que al azul.
    .task = Sigue luchando.
    .wrong = Estás a punto de ganar: no huyas ahora. La retirada es para las batallas que se tuercen: salva tus Tropas.
    .done = Delos es tuyo, y su signo trae una Sacerdotisa: desde ahora pagas 1 PO menos por cada ofrenda.
walk =
    Mykonos, junto a Delos, es del azul, pero no hay nadie. Un territorio vacío no necesita batalla: quien entra se lo
    queda, con todo lo construido.
    .task = Toma Mykonos desde Delos.
    .wrong = Mykonos está abierto: ve desde Delos.
    .leros = Leros tiene dos Tropas tras una Fortaleza. Arriesgarías lo que acabas de ganar. Mykonos está vacío.
finish =
    Cada territorio tuyo puede pagar y tener edificios, y cada uno que pierde tu rival le duele igual.
    .task = Termina tu turno.
    .wrong = Basta por este turno: tus Tropas ya están muy repartidas. Termina el turno.
