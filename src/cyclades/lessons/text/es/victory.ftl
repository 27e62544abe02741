lesson =
    .title = Gana
    .about = La última subasta decide: toma lo que necesitas antes que tu rival.
    .end =
        Tres Metrópolis al final del ciclo: ¡has ganado! Si varios tienen tres, gana quien tenga más y después más oro.
        Edificios, Filósofos o conquista traen ciudades. Ahora, una partida de verdad; los héroes tienen su propia
        lección.
athena =
    El azul y tú tenéis dos Metrópolis cada uno. Tienes tres Filósofos: con Atenea fundas la tercera. El azul tiene
    Puerto, Templo y Fortaleza: ¡con la Universidad de Atenea funda la suya! Ofreces el último: nadie puede responderte.
    .task = Supera al azul en Atenea.
    .wrong = Atenea decide esta partida. Supera al azul.
    .ares = Con Ares lucharías, mientras el azul toma a Atenea, construye su Universidad y funda su tercera ciudad. Supéralo.
    .done = El azul ya no tendrá su Universidad en este ciclo.
found =
    Tú tienes tu ciudad y el azul no: un dios, dos efectos.
    .task = Toma el Filósofo.
    .wrong = Haz tus acciones gratuitas: la que cuenta es el Filósofo.
    .done = ¡Tres Metrópolis! Pero solo cuenta el final del ciclo.
place =
    Ahora el azul tiene a Ares y actúa después de ti. Sus barcos de Halia llegan a Kea y a Kythnos. Si toma una de tus
    ciudades, no ganas.
    .task = Pon la ciudad donde el azul no llegue: en Chios o en Psara.
    .wrong = Los barcos azules de Halia llegan ahí, y cuatro Tropas esperan en Serifos. Elige Chios o Psara.
finish =
    Dos Tropas o más guardan cada ciudad y ningún barco azul las toca. El azul puede tomar Kythnos, pero eso ya no
    importa.
    .task = Acaba tus acciones gratuitas, termina el turno y deja que acabe el ciclo.
    .wrong = Acaba tus acciones gratuitas y termina el turno.
