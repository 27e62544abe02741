lesson =
    .title = Construye una Metrópolis
    .about = Uno de cada uno de los cuatro edificios, y la primera ciudad es tuya.
    .end =
        ¡Una de tres! Quien tiene tres al final de un ciclo gana. Tus solares quedan libres para el próximo grupo. Los
        cuatro signos pequeños del panel de cada jugador muestran quién está a punto de construir.
god =
    Un Puerto, una Fortaleza, un Templo y una Universidad hacen una Metrópolis, estén donde estén. Tienes tres; el signo
    gris de tu panel es la Universidad. Atenea la construye. Hera construye cualquier tipo que te falte.
    .task = Ofrece de 1 a 4 PO a Atenea o a Hera.
    .wrong = Elige a Atenea o a Hera: una de ellas te trae la Universidad.
    .apollo = Apolo no construye nada. Te falta un edificio para la Metrópolis: ve a por Atenea o Hera.
    .gold = Nadie más la necesita tanto. Ofrece 4 PO o menos.
university =
    Cada edificio necesita un solar libre en un territorio tuyo: un cuadrado blanco del tablero.
    .task = Construye tu Universidad en cualquiera de tus territorios.
    .wrong = Construye la Universidad.
place =
    Los cuatro edificios se devuelven por una Metrópolis. Vale también como Puerto, Fortaleza y Templo. Pero quien
    conquiste su territorio se la queda: ponla donde estén tus Tropas.
    .task = Pon la Metrópolis en Chios o en Psara.
    .wrong =
        Nadie vigila Kythnos, y el azul tiene barcos al lado: un desembarco te costaría la ciudad. Elige un territorio
        con Tropas.
    .done = Cada Metrópolis trae un regalo una vez; esta, 3 PO.
