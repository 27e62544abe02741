# Lo que acompaña al enlace de una mesa que alguien comparte: en su imagen y junto a ella.

preview-waiting = Esperando jugadores
preview-free = un sitio libre
preview-cycle = { $number ->
    [0] Empieza la partida
   *[other] Ciclo { $number }
}
preview-over = Fin en el ciclo { $number }
preview-picture = El tablero de la mesa con sus piezas y quién juega.

shared-waiting = { $number ->
    [0] La partida está a punto de empezar.
    [one] Hay un sitio libre: siéntate a jugar.
   *[other] Hay { $number } sitios libres: siéntate a jugar.
}
shared-present = En la mesa: { $names }.
shared-running = Juegan { $names }: pasa a mirar.
shared-moment = Un momento de la partida de { $names }.
shared-over = La partida de { $names }: mira cómo fue.
