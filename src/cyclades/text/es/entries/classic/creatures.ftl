# Las criaturas de la edición clásica: primero las de efecto inmediato, luego las que tienen figura.

chimera =
    La Quimera te deja usar gratis cualquier criatura del descarte. Esa criatura hace todo lo que haría si la hubieras
    comprado, y si trae una figura, se queda; después se descarta la Quimera.

    Siempre que la Quimera llega al descarte, usada, sin vender o cambiada por Zeus, el descarte y el mazo se barajan
    juntos, con la Quimera dentro, antes de que salga otra carta.
giant =
    El Gigante destruye un edificio básico en cualquier isla, sea de quien sea: un Puerto, una Fortaleza, un Templo o
    una Universidad. Puede ser incluso tuyo. No destruye Metrópolis ni Monumentos, y un Monumento se queda aunque
    destruya uno de los edificios con los que se construyó.
pegasus =
    Pegaso lleva gratis una o más Tropas de una de tus islas a cualquier otra, sin Flotas: tuya, neutral o de un
    rival. Si allí hay Tropas de un rival, empieza una batalla; si no, tomas la isla. La retirada de esa batalla
    necesita una cadena de Flotas, como siempre.

    No llega a la última isla de un jugador, salvo que así ganes, ni adonde haya una Gran Ciudadela de Ares con
    guarnición.
sylph =
    La Sílfide da a tus Flotas diez pasos en total. Un paso lleva una Flota a un espacio de mar vecino; los repartes
    como quieras, las Flotas de un mismo espacio pueden ir juntas, con un paso cada una, y pueden sobrar pasos.

    Las Flotas que entran donde hay Flotas de un rival luchan en el acto, y las que sobreviven no siguen. El espacio del
    Kraken y los que rodean a Polifemo están cerrados.

kraken =
    El Kraken se pone en cualquier espacio de mar, menos en el que ya está, y todas las Flotas que haya allí, también
    las tuyas, son destruidas. Después puedes pagar 1 PO por cada paso a un espacio vecino, paso a paso, y también allí
    destruye las Flotas. Los Templos no rebajan este precio.

    Ninguna Flota puede reclutarse en su espacio, entrar, retirarse o ser empujada a él. Su carta se descarta en el
    acto. La figura no es de nadie y se queda hasta que alguien vuelva a invocarlo.
polyphemus =
    Polifemo se pone en cualquier isla, y todas las Flotas que la rodean, también las tuyas, son empujadas: una a una,
    en el orden y la dirección que elijas, cada cual da un paso a un espacio de mar vecino que no rodee su isla, sin
    Kraken y sin Flotas de otro color. La que no tenga adónde ir es destruida.

    Mientras siga allí, ninguna Flota puede reclutarse en los espacios que rodean su isla, entrar, pasar o retirarse a
    ellos. Se va al empezar tu siguiente turno, también con Apolo, y entonces se descarta su carta.
