lesson =
    .title = Construye una Metrópolis
    .about = Uno de cada uno de los cuatro edificios, y la primera ciudad es tuya.
    .end =
        ¡Una de tres! Quien tiene tres Metrópolis al final de un ciclo gana. Mira los cuatro signos pequeños del panel de
        cada jugador: muestran qué edificios tiene, y así quién está a punto de construir.
god =
    Un Puerto, una Fortaleza, un Templo y una Universidad hacen una Metrópolis, estén donde estén. Tienes tres de los
    cuatro; el signo gris de tu panel es la Universidad. Atenea la construye. Hera construye cualquier tipo que te falte.
    .task = Ofrece de 1 a 4 PO a Atenea o a Hera.
    .wrong = Elige a Atenea o a Hera: una de ellas te trae la Universidad.
    .apollo = Apolo no construye nada. Te falta un edificio para la Metrópolis: ve a por Atenea o Hera.
    .gold = Nadie más la necesita tanto. Ofrece 4 PO o menos.
university =
    Cada edificio necesita un solar libre en un territorio tuyo: los cuadrados blancos del tablero.
    .task = Construye tu Universidad en cualquiera de tus territorios.
    .wrong = Construye la Universidad.
place =
    Los cuatro edificios se devuelven y una Metrópolis ocupa su lugar. Vale también como Puerto, Fortaleza y Templo. Pero
    quien conquiste su territorio se la queda: ponla donde estén tus Tropas.
    .task = Pon la Metrópolis en Chios o en Psara.
    .wrong = Nadie vigila Kythnos, y el azul tiene barcos al lado: un desembarco te costaría la ciudad. Elige un territorio con Tropas.
    .done = Cada Metrópolis trae un regalo una vez. Esta, dos Tropas.
guard =
    Tus rivales también han visto la ciudad. Las Tropas de su territorio la defienden, y la Metrópolis las ayuda como una
    Fortaleza.
    .task = Coloca las dos Tropas donde las necesites.
    .wrong = Elige uno de tus territorios.
finish =
    Tus solares vuelven a estar libres y puede empezar el siguiente grupo de cuatro. Haz lo que tu dios aún te da.
    .task = Termina tus acciones gratuitas y acaba el turno.
    .wrong = Termina tus acciones gratuitas y acaba el turno.
