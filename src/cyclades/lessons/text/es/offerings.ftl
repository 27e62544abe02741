lesson =
    .title = Ofrece, y deja que te superen
    .about = Cada ciclo empieza con una subasta por los dioses.
    .end =
        Eso es un ciclo: ingresos, ofrendas y un turno con tu dios. Quien actúa primero ahora ofrece el último la
        próxima vez: ir el último hoy es elegir el primero mañana.
    .apollo =
        Apolo es gratis, nadie puede superarte allí y trae algo de oro. Pero con él no construyes ni mueves nada. Es
        para cuando eres pobre; tienes 7 PO, así que busca un dios que actúe.
    .all = Te quedaría 1 PO o menos. Reclutar y mover también cuesta oro: guarda al menos 2 PO para tu turno.
offer =
    Juegas con el rojo. Tres Metrópolis ganan, y solo un dios te deja construir: Poseidón da Puertos y Flotas; Ares,
    Fortalezas y Tropas. Cada dios sirve a un solo jugador, al que más ofrezca. Los dioses a oscuras vendrán después.
    .task = Ofrece de 1 a 5 PO (piezas de oro) a Poseidón o a Ares.
    .wrong = Elige primero a Poseidón o a Ares, y luego cuánto ofreces.
elsewhere =
    ¡Te han superado! No pagas nada, pero tu peón debe ir enseguida a otro dios; no puedes responder en el mismo.
    .task = Haz una ofrenda al otro de los dos, Poseidón o Ares.
    .wrong = Elige el otro dios y guarda algo de oro.
    .done = Ahora cada cual tiene un dios y lo paga. Los dioses actúan de arriba abajo; Apolo, el último.
turn =
    Tu dios te da dos cosas gratis: un edificio, y una Flota o una Tropa. Después puedes comprar más con el oro que
    guardaste.
    .task = Haz tus dos acciones gratuitas y termina el turno.
    .wrong = Mover viene en la próxima lección. Haz lo gratuito, compra más si quieres y termina el turno.
