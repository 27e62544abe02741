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
word-victim = Tropa
word-priest = Sacerdote
    .a = un Sacerdote
word-figure = figura
word-edition = Edición clásica
edition-classic = { word-edition }
preset-base-game = Juego base
    .line = El juego como empezó, sin expansiones
preset-everything = Todo junto
    .line = Todas las cajas a la vez: para quien ya las conoce

gift-classic-poseidon = Puerto (2 PO), Flotas, movimientos de hasta tres espacios
gift-classic-ares = Fortaleza (2 PO), Tropas, movimientos de { word-land } en { word-land }
gift-classic-zeus = Templo (2 PO), Sacerdotes, cambio de criaturas disponibles
gift-classic-athena = Universidad (2 PO), Filósofos
gift-classic-apollo = 1 PO, o 4 con solo 1 { word-land }; al primero: marcador de prosperidad
opening-classic-poseidon = una Flota más para empezar
opening-classic-ares = una Tropa más para empezar
opening-classic-zeus = un Sacerdote para empezar
opening-classic-athena = un Filósofo para empezar
opening-classic-apollo = un marcador de prosperidad para empezar

effect-classic-pegasus = Lleva Tropas de cualquiera de tus { word-land.many } adonde quieras.
effect-classic-kraken = En el mar: destruye las Flotas que encuentra; 1 PO por paso de más.
effect-classic-polyphemus = En cualquier { word-land }: empuja las Flotas de alrededor y no las deja volver.
effect-classic-chimera = Invoca una criatura del descarte, que luego se baraja con el mazo.
effect-classic-giant = Destruye un edificio, pero no una Metrópolis.
effect-classic-sylph = Tus Flotas dan diez pasos en total.
effect-classic-cyclops = Cambia uno de tus edificios básicos por otro de distinto tipo.
effect-classic-dryad = Roba un Sacerdote a un rival.
effect-classic-fates = Recibes otra vez tus ingresos.
effect-classic-griffon = Roba la mitad del oro de un rival, redondeada hacia abajo.
effect-classic-harpy = Destruye una Tropa en cualquier { word-land }.
effect-classic-satyr = Roba un Filósofo a un rival.
effect-classic-siren = Cambia una Flota rival que esté sola por una tuya.
effect-classic-sphinx = Te compra Tropas, Flotas, Sacerdotes y Filósofos a 2 PO cada uno.
effect-classic-chiron = En cualquier { word-land }: protege de Pegaso, Gigante y Arpía de los demás.
effect-classic-medusa = En cualquier { word-land }: ninguna Tropa sale de allí, ni en retirada.
effect-classic-minotaur = En cualquiera de tus { word-land.many }: defiende con fuerza 2 y nunca se retira.
