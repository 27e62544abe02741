# Las palabras de la Edición Legendaria, y para qué sirven en ella los dioses y las cartas.

word-land = territorio
    .many = territorios
    .head = Terr.
    .counted = { $number ->
        [one] { $number } territorio
       *[other] { $number } territorios
    }
word-sea = zona de mar
    .many = zonas de mar
    .counted = { $number ->
        [one] { $number } zona de mar
       *[other] { $number } zonas de mar
    }
word-site = solar
    .many = solares
    .counted = { $number ->
        [one] { $number } solar
       *[other] { $number } solares
    }
word-prosperity = marcador de prosperidad
    .many = marcadores de prosperidad
word-army = unidades de tierra
word-victim = Tropa o un mercenario
word-priest = Sacerdotisa
    .a = una Sacerdotisa
word-figure = miniatura
word-edition = Edición Legendaria
edition-legendary = { word-edition }

gift-legendary-athena = Universidad, Filósofos
gift-legendary-zeus = Templo, Sacerdotisas, una mirada al mazo de criaturas
gift-legendary-poseidon = Puerto, Flotas, movimientos por mar
gift-legendary-ares = Fortaleza, Tropas, movimientos por tierra
gift-legendary-hera = Un edificio que te falte, mercenarios, héroes
gift-legendary-apollo = 2 PO y marcadores de prosperidad; no cuesta nada

effect-legendary-charon = Cambia uno de tus héroes por uno de los disponibles.
effect-legendary-chimera = Invoca una criatura del descarte; mazo y descarte se barajan.
effect-legendary-cyclops = Cambia uno de tus edificios básicos por otro de distinto tipo.
effect-legendary-dryad = Roba una Sacerdotisa a un rival.
effect-legendary-giant = Pasa a tus territorios los mercenarios de un territorio rival.
effect-legendary-griffin = Roba la mitad del oro de un rival, redondeada hacia abajo.
effect-legendary-harpy = Destruye una Tropa o un mercenario en cualquier territorio.
effect-legendary-graeae = Recibes otra vez tus ingresos.
effect-legendary-pegasus = Lleva tus unidades de un territorio a cualquier otro.
effect-legendary-satyr = Roba un Filósofo a un rival.
effect-legendary-sphinx = Roba tres criaturas y juega una de ellas gratis.
effect-legendary-sylph = Las Flotas de dos zonas de mar cambian de lugar entre sí.
effect-legendary-cerberus = En un territorio: cobras sus ingresos, sea de quien sea.
effect-legendary-hydra = En tierra o en el mar: duplica los ingresos de su zona.
effect-legendary-kraken = En el mar: destruye las Flotas donde llega y no deja entrar otras.
effect-legendary-medusa = En un territorio: ninguna unidad entra ni sale.
effect-legendary-minotaur = En un territorio tuyo: una unidad de fuerza 2 que nunca se retira.
effect-legendary-polyphemus = En un territorio: echa las Flotas de alrededor y les cierra el paso.
effect-legendary-ajax = Fuerza 2 en batalla. Sacrificio, con 7 territorios: una Metrópolis.
effect-legendary-croesus = Repite su dado por 1 PO. Sacrificio, por 15 PO: una Metrópolis.
effect-legendary-hector = Mata a un invasor. Sacrificio: 1 Filósofo por cada 2 Sacerdotisas.
effect-legendary-helen = Su dado es un 2. Sacrificio, por 2 + 2 edificios: una Metrópolis.
effect-legendary-jason = Usa Flotas rivales. Sacrificio, con tus 8 en juego: una Metrópolis.
effect-legendary-pandora = Gana los mercenarios enemigos. Sacrificio: el de otro héroe.
effect-legendary-penthesilea = Gana los empates. Sacrificio: tu nueva Metrópolis, a salvo.
effect-legendary-odysseus = Ignora Fortalezas. Sacrificio, por 3 edificios iguales: Metrópolis.
effect-legendary-perseus = Salva Tropas en batalla. Sacrificio: lleva unidades adonde quieras.
