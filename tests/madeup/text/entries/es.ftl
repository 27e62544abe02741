# Las entradas de Lámparas y Presagios.

north-beacon =
    La almenara del norte. Se construye gratis donde se enciende la segunda lámpara de una zona de tierra, y sirve a
    quien controle esa zona. Nunca se va.
    .also = luz del norte
south-beacon =
    La almenara del sur. Se construye gratis después de la del norte, donde se enciende la segunda lámpara de otra zona
    de tierra, y sirve a quien la controle.
lamp =
    Tras los ingresos de cada ciclo, cada jugador puede encender una lámpara en una de sus zonas, de tierra o de mar, y
    gana un punto de celo. Las lámparas se quedan donde están, tome quien tome la zona.
    .name = Lámpara
    .also = lámparas, celo
keeper =
    El viejo guardián va adonde se enciende la segunda lámpara de una zona. Está en el tablero como una criatura, no es
    de nadie y no estorba a nadie.
    .name = Guardián
gale =
    El vendaval cuenta los ciclos de uno a nueve, y vuelve a empezar en cero. Está junto al tablero a la vista de todos,
    y no hace nada más.
    .name = Vendaval
omen =
    Dos presagios están abiertos junto al tablero. Quien atiende uno toma el don del mismo número, lo tenga quien lo
    tenga, y sale otro presagio.
    .name = Presagio
    .also = presagios, don, dones
income-with-lamps-and-omens =
    Las lámparas se encienden cuando todos han cobrado.
nyx =
    Con Nix se reclutan sombras, barcazas, un gigante de piedra y Faroleros, se construyen Hornos y se mueven grupos
    guiados por una sombra o una barcaza.
eris =
    Eris llega cada tres ciclos en lugar del último dios a la vista, y se va al acabar. Quien tiene más de dos Faroleros
    no puede hacerle una ofrenda.
kiln =
    El Horno vale por cualquier clase de edificio que necesite una Metrópolis.
lampbearer =
    Un héroe que está entre las criaturas y llega a una de tus zonas de tierra.
dawn-scroll =
    Se toma sin verlo por 1 PO. Nadie sabe quién guarda cuál; quien lo lee recibe 2 PO.
dusk-scroll =
    Como el Rollo del Alba.
amphora =
    Una reliquia: da a su dueño 1 PO con cada ingreso.
tripod =
    Una reliquia: da a su dueño 1 PO con cada ingreso.
lyre =
    Una reliquia: da a su dueño 1 PO con cada ingreso.
shade =
    Las sombras son tropas de una reserva común que nunca se retiran. Un grupo con una sombra se mueve por 1 PO con Nix.
    .name = Sombra
    .also = sombras, barcaza, barcazas, gigante de piedra, farolero
noon-scroll =
    Como el Rollo del Alba.
silver-charm =
    Se compra entre las criaturas, sin descuentos; no se cambia por otra carta, y sale del juego si nadie lo compra.
