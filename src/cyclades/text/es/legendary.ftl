# Las palabras de la edición Legendary, y para qué sirven en ella los dioses y las cartas.

word-land = territorio
    .many = territorios
    .head = Territ.
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

gift-legendary-athena = Universidad, Filósofos
gift-legendary-zeus = Templo, Sacerdotisas, una mirada al mazo de criaturas
gift-legendary-poseidon = Puerto, Flotas, movimientos por mar
gift-legendary-ares = Fortaleza, Tropas, movimientos por tierra
gift-legendary-hera = un edificio que te falte, mercenarios, héroes
gift-legendary-apollo = 2 PO y marcadores de prosperidad; no cuesta nada

effect-legendary-graeae = Recibes otra vez tus ingresos.
effect-legendary-harpy = Destruye una Tropa o un mercenario en cualquier territorio.
effect-legendary-kraken = En el mar: destruye las Flotas donde llega y no deja entrar otras.
effect-legendary-minotaur = En un territorio tuyo: una unidad de fuerza 2 que nunca se retira.
effect-legendary-sphinx = Roba tres criaturas y juega una de ellas gratis.
effect-legendary-ajax = Fuerza 2 en batalla. Sacrificio, con 7 territorios: una Metrópolis.
effect-legendary-hector = Mata a un invasor. Sacrificio: 1 Filósofo por cada 2 Sacerdotisas.
