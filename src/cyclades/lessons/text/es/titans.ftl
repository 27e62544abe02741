lesson =
    .title = Titanes
    .about = Islas grandes con muchos territorios, y gigantes que guían Tropas con cualquier dios.
    .end =
        Un Titán no necesita a Ares: mientras tengas uno y algo de oro, tus Tropas se mueven con cualquier dios menos
        Apolo. Mira los Titanes de cada rival antes de sentirte a salvo. Los artefactos, otro día: quien tiene los cinco
        gana al instante.
titan =
    Aquí las islas son grandes: los territorios de una isla son vecinos y las Tropas van a pie. Tienes a Cronos. Si es el
    primero de la fila, da un Titán; debajo de otros dioses, un edificio de ellos.
    .task = Pon tu Titán en Arcadia, con tus dos Tropas.
    .wrong = Ponlo en Arcadia: allí están sus Tropas, y Argolis está al lado.
strike =
    Tienes un Puerto, un Templo y una Universidad. Te falta la Fortaleza azul de Argolis: los edificios van con su
    territorio. Un movimiento guiado por un Titán cuesta 1 PO; el siguiente, 2. Lucha como una Tropa.
    .task = Que el Titán guíe a las dos Tropas de Arcadia a Argolis.
    .wrong = El objetivo es Argolis: el Titán lleva allí Tropas desde Arcadia.
    .achaea = En Achaea no hay Fortaleza. En Argolis está la que completa tus cuatro.
    .few = Una Tropa tras una Fortaleza: tan pocos podrían perder. Lleva las dos Tropas.
    .early = El Titán puede moverse ya, sin Ares. El azul tiene a Ares después, y traería más Tropas.
    .done = Argolis es tuya, y con ella el cuarto tipo: ¡una Metrópolis!
city =
    Hay dos Metrópolis especiales a la vista, para las dos primeras que se construyan. La militar suma 3 en vez de 1 a su
    defensa; la comercial trae 2 PO cada ciclo.
    .task = Elige de qué clase es tu Metrópolis.
    .wrong = Elige una de las dos.
place =
    No todos los territorios tienen lugar para una Metrópolis, así que los buenos sitios son pocos. El azul tiene a Ares
    después de ti.
    .task = Elige dónde va.
    .wrong = Elige uno de tus territorios.
finish =
    Una de dos. Tu Titán está en Argolis y podrá seguir en tu próximo turno, tengas el dios que tengas.
    .task = Termina tu turno.
    .wrong = Tus Tropas necesitan descanso y el azul va a actuar: seguid juntos y termina el turno.
