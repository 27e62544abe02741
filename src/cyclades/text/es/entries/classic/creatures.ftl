# Las criaturas de la edición clásica: primero las de efecto inmediato, luego las que tienen figura.

chimera =
    La Quimera te deja usar gratis cualquier criatura del descarte. Esa criatura hace todo lo que haría si la hubieras
    comprado, y si trae una figura, se queda; después se descarta la Quimera.

    Siempre que la Quimera llega al descarte, usada, sin vender o cambiada por Zeus, el descarte y el mazo se barajan
    juntos, con la Quimera dentro, antes de que salga otra carta. No puede llamar a una criatura cuya figura esté en el
    tablero, salvo al Kraken: su carta la tiene su dueño.
cyclops =
    El Cíclope devuelve a la reserva un edificio básico de una de tus islas y pone en su lugar otro de distinto tipo.
    Eliges la isla, el edificio que se va y el tipo que llega, del que debe quedar alguno.

    Si con él reúnes los cuatro tipos, consigues una Metrópolis en el acto. No cambia una Metrópolis ni un edificio
    ajeno.
dryad =
    La Dríade quita un Sacerdote a un rival de tu elección. Desde ese momento rebaja lo que pagas por tus ofrendas, y ya
    no lo que paga el otro.

    Solo puedes elegir a un rival que tenga algún Sacerdote. Si nadie tiene ninguno, no hace nada.
fates =
    Las Moiras te dan, solo a ti, otra vez los ingresos. Se cuentan con el tablero tal como está ahora: una isla que has
    tomado en este turno ya paga, y un espacio comercial que han dejado tus Flotas ya no.

    Pagan incluso en un primer ciclo sin ingresos.
    .also = parcas
giant =
    El Gigante destruye un edificio básico en cualquier isla, sea de quien sea: un Puerto, una Fortaleza, un Templo o
    una Universidad. Puede ser incluso tuyo. No destruye Metrópolis.

    Donde está Quirón, solo puede usarlo quien controla la isla.
griffon =
    El Grifo se lleva la mitad del oro de un rival, redondeada hacia abajo. Puedes nombrar a cualquiera, tenga lo que
    tenga. La víctima muestra su tesoro, así que la mesa se entera de cuánto tenía y de cuánto le queda.

    El mejor momento es antes de que actúe la víctima: ya ha pagado su ofrenda, pero aún no ha gastado el resto.
    .also = grifón
harpy =
    La Arpía destruye una Tropa en cualquier isla, sea de quien sea; puede ser incluso tuya. La Tropa vuelve a su
    reserva. El Minotauro no es una Tropa.

    La isla que se queda sin Tropas sigue siendo de su jugador, con un marcador de territorio, pero el primero que entre
    la tomará sin batalla. Donde está Quirón, solo puede usarla quien controla la isla.
pegasus =
    Pegaso lleva gratis una o más Tropas de una de tus islas a cualquier otra, sin Flotas: tuya, neutral o de un
    rival. Si allí hay Tropas de un rival, o el Minotauro, empieza una batalla; si no, tomas la isla. La retirada de esa
    batalla necesita una cadena de Flotas, como siempre.

    No llega a la última isla de un jugador, salvo que así ganes. Donde está Quirón solo llega quien controla la isla, y
    de la isla de Medusa no sale nadie.
satyr =
    El Sátiro quita un Filósofo a un rival de tu elección. Si es tu cuarto, descartas los cuatro y consigues una
    Metrópolis en el acto, en pleno turno.

    Solo puedes elegir a un rival que tenga algún Filósofo. Si nadie tiene ninguno, no hace nada.
siren =
    La Sirena cambia una Flota rival que esté sola en su espacio de mar: vuelve a su reserva, y una Flota de tu reserva
    ocupa su lugar. Si tus ocho Flotas están en el tablero, viene una de ellas, de donde quieras.

    No es una batalla: no se tira ningún dado y los Puertos no ayudan. Donde hay dos o más
    Flotas no hace nada. Tu nueva Flota sirve en el acto, en una cadena de Flotas o en un espacio comercial.
sphinx =
    La Esfinge te compra lo que tienes: Tropas, Flotas, Sacerdotes y Filósofos, a 2 PO cada uno, de uno en uno y
    mezclados como quieras, hasta que digas basta. Lo que vendes vuelve a su reserva y se puede conseguir de nuevo,
    incluso en el mismo turno.

    Una isla de la que vendes la última Tropa sigue siendo tuya, con un marcador de territorio; un espacio de mar sin
    Flotas no es de nadie. No compra al Minotauro.
sylph =
    La Sílfide da a tus Flotas diez pasos en total. Un paso lleva una Flota a un espacio de mar vecino; los repartes
    como quieras, las Flotas de un mismo espacio pueden ir juntas, con un paso cada una, y pueden sobrar pasos.

    Las Flotas que entran donde hay Flotas de un rival luchan en el acto, y las que sobreviven no siguen. El espacio del
    Kraken y los que rodean a Polifemo están cerrados.

chiron =
    Pones a Quirón en cualquier isla: tuya, neutral o de un rival. Mientras siga allí, solo quien controla la isla puede
    llegar a ella con Pegaso, o usar en ella al Gigante o a la Arpía. Si la isla no es tuya, tampoco puedes tú.

    No impide nada más: las Tropas siguen llegando con Ares, se pueden poner otras figuras, y los ladrones y todo lo que
    pasa en el mar siguen su curso. Se va al empezar tu primer turno de un ciclo posterior.
kraken =
    El Kraken se pone en cualquier espacio de mar, menos en el que ya está, y todas las Flotas que haya allí, también
    las tuyas, son destruidas. Después puedes pagar 1 PO por cada paso a un espacio vecino, paso a paso, y también allí
    destruye las Flotas. Los Templos no rebajan este precio.

    Ninguna Flota puede reclutarse en su espacio, entrar, retirarse o ser empujada a él. Su carta se descarta en el
    acto. La figura no es de nadie y se queda hasta que alguien vuelva a invocarlo.
medusa =
    Pones a Medusa en cualquier isla: tuya, neutral o de un rival. Mientras siga allí, ninguna Tropa sale de ella, ni
    tuya ni de nadie: ni con Ares, ni con Pegaso, ni en retirada, así que una batalla allí sigue hasta el final.

    Las Tropas pueden llegar como siempre, y atacar. No impide reclutar, ni la Arpía, ni vender a la Esfinge. Se va al
    empezar tu primer turno de un ciclo posterior.
minotaur =
    Pones al Minotauro en una de tus islas. Al defenderla es una unidad de fuerza 2, y la defiende incluso solo: quien
    entre tiene que luchar con él. Si pierdes un asalto, tus Tropas mueren antes que él. Cuando es el último, muere en
    un asalto perdido o empatado.

    Nunca se mueve, ni ataca, ni se retira. Las Tropas que estén con él pueden retirarse, y él sigue luchando solo;
    entonces también puede retirarse el atacante. No es una Tropa: no se lo llevan ni la Arpía ni la Esfinge. Se va al
    empezar tu primer turno de un ciclo posterior.
polyphemus =
    Polifemo se pone en cualquier isla, y todas las Flotas que la rodean, también las tuyas, son empujadas: una a una,
    en el orden y la dirección que elijas, cada cual da un paso a un espacio de mar vecino que no rodee su isla, sin
    Kraken y sin Flotas de otro color. La que no tenga adónde ir es destruida.

    Mientras siga allí, ninguna Flota puede reclutarse en los espacios que rodean su isla, entrar, pasar o retirarse a
    ellos. Se va al empezar tu primer turno de un ciclo posterior, también con Apolo, y entonces se descarta su carta.
