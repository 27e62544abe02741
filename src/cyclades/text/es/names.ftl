# Nombres. Algunos dicen cómo van en una frase: .a (uno de ellos, como complemento), .the, .many, .counted, y
# .short en la cabecera de una columna.

god-athena = Atenea
god-zeus = Zeus
god-poseidon = Poseidón
god-ares = Ares
god-hera = Hera
god-apollo = Apolo

card-charon = Caronte
    .a = a Caronte
    .the = Caronte
card-chimera = Quimera
    .a = a la Quimera
    .the = la Quimera
card-cyclops = Cíclope
    .a = al Cíclope
    .the = el Cíclope
card-dryad = Dríade
    .a = a la Dríade
    .the = la Dríade
card-giant = Gigante
    .a = al Gigante
    .the = el Gigante
card-griffin = Grifo
    .a = al Grifo
    .the = el Grifo
card-harpy = Arpía
    .a = a la Arpía
    .the = la Arpía
card-graeae = Grayas
    .a = a las Grayas
    .the = las Grayas
card-pegasus = Pegaso
    .a = a Pegaso
    .the = Pegaso
card-satyr = Sátiro
    .a = al Sátiro
    .the = el Sátiro
card-sphinx = Esfinge
    .a = a la Esfinge
    .the = la Esfinge
card-sylph = Sílfide
    .a = a la Sílfide
    .the = la Sílfide
card-fates = Moiras
    .a = a las Moiras
    .the = las Moiras
card-griffon = Grifo
    .a = al Grifo
    .the = el Grifo
card-siren = Sirena
    .a = a la Sirena
    .the = la Sirena
card-chiron = Quirón
    .a = a Quirón
    .the = Quirón
card-cerberus = Cerbero
    .a = a Cerbero
    .the = Cerbero
card-hydra = Hidra
    .a = a la Hidra
    .the = la Hidra
card-kraken = Kraken
    .a = al Kraken
    .the = el Kraken
card-medusa = Medusa
    .a = a Medusa
    .the = Medusa
card-minotaur = Minotauro
    .a = al Minotauro
    .the = el Minotauro
card-polyphemus = Polifemo
    .a = a Polifemo
    .the = Polifemo
card-ajax = Áyax
    .a = a Áyax
    .the = Áyax
card-croesus = Creso
    .a = a Creso
    .the = Creso
card-hector = Héctor
    .a = a Héctor
    .the = Héctor
card-helen = Helena
    .a = a Helena
    .the = Helena
card-jason = Jasón
    .a = a Jasón
    .the = Jasón
card-pandora = Pandora
    .a = a Pandora
    .the = Pandora
card-penthesilea = Pentesilea
    .a = a Pentesilea
    .the = Pentesilea
card-odysseus = Odiseo
    .a = a Odiseo
    .the = Odiseo
card-perseus = Perseo
    .a = a Perseo
    .the = Perseo

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
unit-priest = Sacerdote
    .a = un Sacerdote
    .many = Sacerdotes
    .short = Sacerd.
    .counted = { $number ->
        [0] ningún Sacerdote
        [one] { $number } Sacerdote
       *[other] { $number } Sacerdotes
    }
unit-priestess = Sacerdotisa
    .a = una Sacerdotisa
    .many = Sacerdotisas
    .short = Sacerd.ª
    .counted = { $number ->
        [0] ninguna Sacerdotisa
        [one] { $number } Sacerdotisa
       *[other] { $number } Sacerdotisas
    }
unit-philosopher = Filósofo
    .a = un Filósofo
    .many = Filósofos
    .short = Filós.
    .counted = { $number ->
        [0] ningún Filósofo
        [one] { $number } Filósofo
       *[other] { $number } Filósofos
    }

bonus-plain = sin bonificación
bonus-troops = dos Tropas
bonus-prosperity = un { word-prosperity }
bonus-priestess = una Sacerdotisa
bonus-gold = 3 PO
bonus-fleets = dos Flotas

colour-red = Rojo
colour-blue = Azul
colour-green = Verde
colour-yellow = Amarillo
colour-purple = Morado
colour-black = Negro
