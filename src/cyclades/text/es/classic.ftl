# Las palabras de la edición clásica, y para qué sirven en ella los dioses y las cartas.

word-land = isla
    .many = islas
    .head = Islas
    .counted = { $number ->
        [one] { $number } isla
       *[other] { $number } islas
    }
word-sea = espacio de mar
    .many = espacios de mar
    .counted = { $number ->
        [one] { $number } espacio de mar
       *[other] { $number } espacios de mar
    }
word-site = recuadro
    .many = recuadros
    .counted = { $number ->
        [one] { $number } recuadro
       *[other] { $number } recuadros
    }
word-prosperity = marcador de prosperidad
    .many = marcadores de prosperidad
word-army = Tropas
word-figure = figura
word-edition = Edición clásica

gift-classic-poseidon = Puerto (2 PO), Flotas, movimientos de hasta tres espacios
gift-classic-ares = Fortaleza (2 PO), Tropas, movimientos de isla en isla
gift-classic-zeus = Templo (2 PO), Sacerdotes, cambio de criaturas disponibles
gift-classic-athena = Universidad (2 PO), Filósofos
gift-classic-apollo = 1 PO, o 4 con una sola isla; al primero, prosperidad

effect-classic-pegasus = Lleva tus Tropas de una de tus islas a cualquier otra isla.
effect-classic-kraken = En el mar: destruye las Flotas que encuentra; 1 PO por paso de más.
effect-classic-polyphemus = En una isla: empuja las Flotas que la rodean y no deja volver a nadie.
effect-classic-chimera = Invoca una criatura del descarte, que luego se baraja con el mazo.
effect-classic-giant = Destruye un edificio, pero no una Metrópolis.
effect-classic-sylph = Tus Flotas dan diez pasos en total.
