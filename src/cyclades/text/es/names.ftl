# Nombres. Unidades y cartas dicen cómo van en una frase: .a (una de ellas, como complemento), .the, .many, .counted;
# dioses y cartas, para qué sirven: .gift, .effect.

god-athena = Atenea
    .gift = Universidad, Filósofos
god-zeus = Zeus
    .gift = Templo, Sacerdotisas, una mirada al mazo de criaturas
god-poseidon = Poseidón
    .gift = Puerto, Flotas, movimientos por mar
god-ares = Ares
    .gift = Fortaleza, Tropas, movimientos por tierra
god-hera = Hera
    .gift = un edificio que te falte, mercenarios, héroes
god-apollo = Apolo
    .gift = 2 PO y marcadores de prosperidad; no cuesta nada

card-graeae = Grayas
    .a = las Grayas
    .the = las Grayas
    .effect = Recibes otra vez tus ingresos.
card-harpy = Arpía
    .a = la Arpía
    .the = la Arpía
    .effect = Destruye una Tropa o un mercenario en cualquier territorio.
card-kraken = Kraken
    .a = el Kraken
    .the = el Kraken
    .effect = Está en el mar: destruye las Flotas donde llega y no deja entrar otras.
card-minotaur = Minotauro
    .a = el Minotauro
    .the = el Minotauro
    .effect = En un territorio tuyo: una unidad de fuerza 2 que nunca se retira.
card-sphinx = Esfinge
    .a = la Esfinge
    .the = la Esfinge
    .effect = Roba tres criaturas y juega una de ellas gratis.
card-ajax = Áyax
    .a = a Áyax
    .the = Áyax
    .effect = Fuerza 2 en batalla. Sacrificio, con 7 territorios: una Metrópolis.
card-hector = Héctor
    .a = a Héctor
    .the = Héctor
    .effect = Mata a un invasor. Sacrificio: 1 Filósofo por cada 2 Sacerdotisas.

building-port = Puerto
    .a = un Puerto
    .the = el Puerto
building-fortress = Fortaleza
    .a = una Fortaleza
    .the = la Fortaleza
building-temple = Templo
    .a = un Templo
    .the = el Templo
building-university = Universidad
    .a = una Universidad
    .the = la Universidad

unit-troop = Tropa
    .a = una Tropa
    .many = Tropas
    .counted = { $number ->
        [0] ninguna Tropa
        [one] { $number } Tropa
       *[other] { $number } Tropas
    }
unit-fleet = Flota
    .a = una Flota
    .many = Flotas
    .counted = { $number ->
        [0] ninguna Flota
        [one] { $number } Flota
       *[other] { $number } Flotas
    }
unit-mercenary = mercenario
    .a = un mercenario
    .many = mercenarios
    .counted = { $number ->
        [0] ningún mercenario
        [one] { $number } mercenario
       *[other] { $number } mercenarios
    }
unit-priestess = Sacerdotisa
    .a = una Sacerdotisa
    .many = Sacerdotisas
    .counted = { $number ->
        [0] ninguna Sacerdotisa
        [one] { $number } Sacerdotisa
       *[other] { $number } Sacerdotisas
    }
unit-philosopher = Filósofo
    .a = un Filósofo
    .many = Filósofos
    .counted = { $number ->
        [0] ningún Filósofo
        [one] { $number } Filósofo
       *[other] { $number } Filósofos
    }

bonus-troops = dos Tropas
bonus-prosperity = un marcador de prosperidad
bonus-priestess = una Sacerdotisa
bonus-gold = 3 PO
bonus-fleets = dos Flotas

colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarillo
colour-purple = Morado
colour-black = Negro
