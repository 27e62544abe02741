# Hades, Hécate y la Mantícora, expansiones de la edición clásica.

hades =
    Hades solo viene cuando su amenaza llega a 9, para un ciclo, en el lugar del último dios que está a la vista. Se le
    hacen ofrendas como a cualquier dios. Sus no muertos luchan por ti hasta que acaba el ciclo, y llevan a la batalla a
    tus unidades vivas. Con él no hay edificios básicos, solo la Necrópolis.
    .free =
        Una Tropa no muerta, en cualquiera de tus islas, o una Flota no muerta, donde se pueda reclutar una Flota. Tu
        turno no termina sin que la tomes, si hay dónde ponerla.
    .paid =
        Hasta cuatro unidades no muertas más, Tropas y Flotas mezcladas como quieras, por 1, 2, 3 y 4 PO. La Necrópolis,
        a 2 PO cada vez. Tantos movimientos de Tropas como con Ares y de Flotas como con Poseidón como quieras, a 1 PO
        cada uno, si en cada grupo va una unidad no muerta. Tantas criaturas y héroes disponibles como quieras. Todo en
        cualquier orden, pero la unidad gratuita antes que las demás no muertas.

charon =
    Caronte trae de vuelta a un héroe que ha salido de la partida, ya sea muerto, sin pagar o sacrificado. Eliges cuál,
    y llega gratis a una de tus islas.

    No trae a Pentesilea mientras su carta tenga una Metrópolis, ni al héroe de un jugador eliminado, ni al que nadie
    había comprado y está en el descarte.
empusa =
    Empusa se lleva todo el oro que hay en la Necrópolis, y te lo da. El oro que la Necrópolis dejó en una isla donde
    estuvo antes no es para ella.

    Solo está en las partidas que tienen al dios Hades y a los héroes. Donde Quirón está en la isla de la Necrópolis,
    solo puede usarla quien controla la isla.
erinyes =
    Las Erinias se llevan un marcador de prosperidad de cualquier isla, la controle quien la controle, y lo ponen en
    otra, que debe ser tuya.

    No mueven las cornucopias impresas en el tablero ni los marcadores que están en el mar. De una isla con Quirón solo
    puede llevarse uno quien la controla.
    .also = furias
manticore =
    La Mantícora mata a un héroe de un rival, esté donde esté. El héroe sale de la partida, la isla que ocupaba solo
    conserva un marcador de territorio, y su muerte da 1 PO a la Necrópolis.

    Un héroe en la isla de Quirón está a salvo de ella. Si no hay ningún héroe a su alcance, no hace nada.

cerberus =
    Pones a Cerbero en cualquier isla: tuya, neutral o de un rival. Mientras siga allí, en la fase de ingresos recibes
    tú lo que pagan sus cornucopias y marcadores de prosperidad, en lugar de quien la controla, e incluso si no la
    controla nadie. No se lleva nada más: el control, los edificios y el oro de la Necrópolis se quedan como están.

    Las Moiras lo tienen en cuenta: te pagan por la isla de tu Cerbero, y no por una isla tuya donde esté el de otro.
    Se va al empezar tu primer turno de un ciclo posterior, salvo que lo mantenga una Sacerdotisa.

achilles =
    Aquiles es un héroe de guerra, que en la batalla vale por dos Tropas. Quien tenga muchas islas puede sacrificarlo
    por una Metrópolis.
    .military =
        Cuenta 2 en la batalla, al atacar y al defender, pero es una sola unidad que perder.
    .sacrifice =
        Si controlas cuatro islas o más, también las que solo tienen un marcador de territorio, construyes una
        Metrópolis en una de ellas.
hector =
    Héctor guarda la isla donde está. Su sacrificio convierte Sacerdotes en Filósofos.
    .military =
        Cuando atacan su isla, el atacante pierde una Tropa antes del primer asalto, viva o no muerta, a su elección.
        Nunca se pierde así un héroe, y Perseo no puede salvar esa Tropa. Si ya no queda nadie, no hay batalla. Cuando
        es Héctor quien ataca, no tiene ese efecto.
    .sacrifice =
        Una vez, dos de tus Sacerdotes se convierten en un Filósofo, o cinco en dos, si quedan Filósofos. El cuarto
        Filósofo da una Metrópolis en el acto.
midas =
    Midas convierte el oro en suerte y, al final, en una ciudad.
    .military =
        Cuando están tirados todos los dados de un asalto, puedes pagar 1 PO para volver a tirar todos los de tu bando,
        tantas veces como quieras y puedas pagar; vale el último resultado. Se te pregunta en cada asalto, incluso con
        la bolsa vacía, para que nadie sepa lo que hay en ella.
    .sacrifice =
        Por 15 PO construyes una Metrópolis. Sin ese oro, o sin sitio para ella, no se puede sacrificar.
penthesilea =
    Pentesilea no pierde los empates, y puede llevarse una Metrópolis adonde ningún enemigo llega.
    .military =
        Cuando hay empate en un asalto, el bando en que lucha no pierde nada, y el otro pierde una unidad.
    .sacrifice =
        Cuando consigues una Metrópolis, con edificios, con Filósofos o por el sacrificio de otro héroe, puedes ponerla
        en su carta. No necesita sitio en una isla, cuenta para la victoria, no se puede conquistar y te da el descuento
        de un Templo, pero ni Puerto ni Fortaleza. Solo se pierde si te eliminan.
perseus =
    Perseo no deja morir a sus compañeros: salva Tropas en la batalla y, si se sacrifica, los lleva adonde quieras.
    .military =
        En un asalto que su bando pierde o empata, una Tropa que se perdería, viva o no muerta, puede ir a una isla tuya
        a la que sea posible retirarse. No sigue en la batalla, y el asalto cuenta como perdido o empatado igualmente.
        No salva a ningún héroe, ni a nadie de la isla de Medusa.
    .sacrifice =
        Unidades de la isla donde está, al menos una, van a cualquier otra isla, gratis y sin Flotas: Tropas, no muertos
        y héroes, los que quieras. En una isla que no sea tuya solo llegan si no hay en ella ni un héroe ni Quirón;
        luego hay batalla, como tras cualquier movimiento. De la isla de Medusa no sale nadie, y la última isla de un
        jugador está protegida como siempre.
ulysses =
    Ulises sabe cómo burlar las murallas, y cómo hacer una ciudad con tres edificios.
    .military =
        Cuando ataca, el defensor no suma nada por las Fortalezas ni por la Metrópolis. El Minotauro y las Flotas de la
        Ciudad de los Guerreros sí cuentan.
    .sacrifice =
        Entregas un Puerto, un Templo y una Universidad tuyos, y construyes una Metrópolis. Eliges cuáles, y los Teatros
        pueden valer por cualquiera de los tres.

necropolis =
    El jugador de Hades puede construir por 2 PO la única Necrópolis en una isla suya. Ocupa el sitio de la Metrópolis,
    y a su lado quedan tantos recuadros como junto a una Metrópolis; si hay más edificios, eliges cuáles se destruyen, y
    una Metrópolis que esté allí queda aplastada. Si se construye otra vez, sea quien sea, se traslada, y en su isla no
    se puede poner ninguna Metrópolis.

    Mientras esté en el tablero, recibe 1 PO por cada Tropa, Flota o héroe vivo que muere en batalla, por la Arpía, el
    Kraken, Polifemo, la Sirena o la Mantícora, o que se entrega al Templo de Poseidón o al de Ares. Los no muertos y
    las unidades vendidas o sin pagar no dan nada. En la siguiente fase de ingresos se lleva el oro quien controle su
    isla; el que dejó en una isla anterior se cobra allí.
    .also = oro de los muertos
theatre =
    El favor de Dioniso construye un Teatro por 2 PO en un recuadro libre. Para una Metrópolis cuenta como Puerto,
    Fortaleza, Templo o Universidad, lo que te falte, y varios cuentan como varios. La Metrópolis llega igualmente en
    cuanto se completa el grupo, y eliges qué piezas se van.

    No sirve para ningún Monumento, y no da fuerza ni descuento. Hay cuatro. El Gigante puede destruirlo, y pasa a quien
    tome su isla.
    .also = teatros

aphrodite =
    Trae una Sacerdotisa. Por 2 PO duplicas las Tropas de una de tus islas: se añaden tantas como haya, pero no más de
    las que queden en tu reserva.

    Solo cuentan y llegan Tropas vivas, ni no muertos ni héroes.
artemis =
    Trae una Sacerdotisa. Gratis, puedes entregar Sacerdotes y Filósofos, de uno en uno y tantos como quieras, y por
    cada uno reclutas en el acto una Tropa o una Flota.

    Se colocan como con Ares o con Poseidón, y solo llegan mientras quede alguna de esa clase en tu reserva. Las
    Sacerdotisas no se pueden entregar para esto.
    .also = artemisa, favor de Ártemis
demeter =
    Trae una Sacerdotisa. Gratis, recibes 1 PO por cada isla que controles, también por las que solo tienen un marcador
    de territorio.

    No son ingresos: ni los espacios de mar ni los marcadores de prosperidad cuentan.
dionysus =
    Trae un objeto mágico, a la vista de todos. Por 2 PO construyes un Teatro en un recuadro libre de una isla tuya, si
    queda alguno.

    Si con él se completan los cuatro tipos, la Metrópolis llega en el acto.
    .also = dionisos, baco
hecate =
    Hécate es una expansión aparte. Trae una Sacerdotisa. Por 2 PO pones sus dos columnas en dos islas distintas, las
    controle quien las controle, que quedan unidas por un pasaje para las Tropas de todos.

    Las columnas se quedan hasta que alguien vuelva a acudir a Hécate y ponga las dos de nuevo, al menos una en otra
    isla.
    .also = columna, columnas
hephaestus =
    Trae un objeto mágico, a la vista de todos. Por 2 PO sacas otros dos, te quedas con uno boca abajo y devuelves el
    otro al montón, que se baraja. Nadie más sabe cuáles eran.

    Si solo queda uno, te quedas con él. El objeto que está boca abajo sigue oculto hasta que lo uses.
hera =
    Trae una Sacerdotisa. Por 2 PO se van descubriendo cartas del mazo de criaturas hasta que sale un héroe, que se une a
    ti en el acto en una de tus islas, sin pagar nada más.

    Las criaturas que salen antes se descartan. Si una es la Quimera, el mazo y el descarte se barajan juntos, y la
    búsqueda sigue.
hermes =
    Trae un objeto mágico, a la vista de todos. Gratis, pones un marcador de prosperidad en un espacio de mar donde
    tengas una Flota.

    El marcador se queda allí. En la fase de ingresos paga 1 PO a quien tenga una Flota en ese espacio, y a nadie si no
    hay ninguna.
hestia =
    Trae una Sacerdotisa. Por 2 PO construyes un Puerto, una Fortaleza, un Templo o una Universidad en un recuadro libre
    de una isla tuya, estés con el dios que estés.

    El edificio puede completar un Monumento, y después los cuatro tipos de una Metrópolis.

aphrodites-belt =
    Antes de las ofrendas nombras a un rival y a un dios que esté a la vista, también Hades pero no Apolo. En este ciclo
    ese rival no puede hacerle ninguna ofrenda.

    Con dos jugadores, vale para los dos peones del rival.
    .also = cinturón
apollos-arrows =
    Antes de un asalto de una batalla terrestre en la que luches, al atacar o al defender, puedes usarlas: en ese asalto
    tiras un dado más, y los dos resultados se suman.

    Si Midas vuelve a tirar por ti, vuelve a tirar también este dado.
artemis-arrows =
    En tu turno, con cualquier dios salvo Apolo, quitan una figura del tablero, sea de quien sea: también Cerbero y el
    Kraken, pero ningún héroe. Su carta se descarta, si no lo está ya.

    Una Sacerdotisa no puede salvarla, y sin figuras en el tablero no se pueden usar.
    .also = flechas de Artemisa
chariot-of-the-sun =
    En tu turno, con cualquier dios salvo Apolo, recoges las Tropas de tus islas, también las no muertas, y las repartes
    de nuevo por tus islas como quieras. Los héroes se quedan donde están.

    Una isla que quede vacía sigue siendo tuya, con un marcador de territorio. De la isla de Medusa no se recoge ninguna
    Tropa, pero sí se pueden dejar allí.
    .also = carro
necklace-of-harmony =
    Puedes usarlo cuando las ofrendas están pagadas, incluso con Apolo. Hasta el final del ciclo ningún otro jugador
    entra en tus islas ni en los espacios de mar con Flotas tuyas, defendidos o no, con ningún movimiento: ni con Ares,
    Poseidón o Hades, ni con Pegaso, la Sílfide o el sacrificio de Perseo. También está a salvo lo que ganes en este
    ciclo.

    Las criaturas que actúan de otro modo no se detienen: Arpía, Gigante, Kraken, Polifemo, Sirena y los ladrones. Tú sí
    puedes atacar.
    .also = collar, collar de la armonía
palace-on-mount-olympus =
    Cuando los dioses del ciclo ya están en su sitio, puedes poner los que están a la vista en el orden que quieras,
    Hades como los demás. Apolo sigue siendo el último.

    Los dioses que están boca abajo o tapados por Hades se quedan fuera. El favor sigue en el último lugar, sea cual sea
    el dios que llegue a él.
    .also = palacio, olimpo
pandoras-box =
    En tu turno, con cualquier dios salvo Apolo, quitas una Sacerdotisa a un rival de tu elección que tenga alguna.

    Todos ven cuántas Sacerdotisas tiene cada jugador. Si ningún rival tiene, no puedes usarla.
    .also = pandora
pelops-sceptre =
    En tu turno, con cualquier dios salvo Apolo, se van descubriendo cartas del mazo de criaturas hasta que sale una
    criatura con figura. La invocas en el acto y gratis, sin gastar ningún descuento de Templo; solo se pagan los pasos
    de más del Kraken.

    Las cartas que salen antes se descartan, también los héroes. Si una es la Quimera, el mazo y el descarte se barajan
    juntos, y la búsqueda sigue.
    .also = cetro
poseidons-trident =
    Antes de un asalto de una batalla naval en la que luches, al atacar o al defender, puedes usarlo: en ese asalto tiras
    un dado más, y los dos resultados se suman.

    El asalto lo eliges tú: se usa antes de tirar los dados de ese asalto.
    .also = tridente
zeus-aegis =
    Tras la tirada de Hades al principio de un ciclo puedes volver a tirar los dos dados, y luego dices si su suma se
    añade a la primera tirada o se resta de ella.

    Solo el total mueve la columna de Hades, también hacia atrás, pero nunca por debajo de 0 ni más allá de 9. No hay
    Égida en las partidas sin el dios Hades.
    .also = égida

favour =
    En un ciclo sin Hades hay un favor divino junto al último dios que está a la vista, y sirve solo al jugador de ese
    dios. Al empezar su turno recibe un regalo: un objeto mágico de Dioniso, Hefesto y Hermes, una Sacerdotisa de los
    demás. Después puede usar el poder del favor una vez, en cualquier momento de su turno: gratis con Ártemis, Deméter y
    Hermes, por 2 PO con los demás.

    Un poder que no pueda hacer nada no se ofrece. Al final del ciclo el favor se descarta, usado o no. Cuando viene
    Hades se barajan todos los favores, y no hay ninguno.
    .name = Favor divino
    .also = favores divinos, favor, favores
hero =
    Los héroes están entre las criaturas disponibles. Con cualquier dios salvo Apolo puedes comprarlos al precio de su
    casilla, sin descuento de Templos, y poner cada uno en una isla tuya. Un héroe es una unidad: ocupa él solo una isla,
    se mueve, se retira y lucha como una Tropa, y cuenta 1 además de su poder militar. No es una de tus ocho Tropas, ni
    es una figura.

    Hay que pagarlo en cada ciclo posterior. El héroe que muere, que no se paga o que se sacrifica sale de la partida, y
    de allí solo lo trae Caronte. El que nadie compra va al descarte.
    .name = Héroe
    .also = héroes, poder militar
magic-item =
    Los objetos mágicos vienen de los favores, y están a la vista ante ti, o boca abajo si los trajo el poder de Hefesto.
    Cada uno sirve una vez, gratis, y después se descarta. Las Flechas de Ártemis, el Carro, la Caja de Pandora y el
    Cetro se usan en tu turno, con cualquier dios salvo Apolo. Los demás tienen su momento en el ciclo, o antes de un
    asalto de una batalla.

    A quien tiene un objeto boca abajo se le pregunta en todos esos momentos, pueda usar algo o no, para que la pregunta
    no revele nada. Con la opción magic_items fleeting, un objeto se va al final del ciclo siguiente al que llegó.
    .name = Objeto mágico
    .also = objetos mágicos, objeto, objetos
passage =
    Dos islas con las columnas de Hécate están unidas por un pasaje: las Tropas van de una a otra con Ares o con Hades
    como si hubiera una cadena de Flotas, por 1 PO como siempre. Sirve a todos, también para las retiradas y para las
    Tropas que salva Perseo.

    Un movimiento usa el pasaje o una cadena de Flotas, no una cosa tras otra. No permite salir de la isla de Medusa ni
    entrar en una isla que esté cerrada para ti.
    .name = Pasaje
    .also = pasajes, pasaje de Hécate
priestess =
    Las Sacerdotisas son regalos de los favores. Se entrega una para mantener en el tablero una figura que se iría al
    empezar tu turno, también con Apolo, o para pagar a un héroe. La figura se queda entonces hasta tu primer turno de un
    ciclo posterior, y se puede mantener otra vez.

    Una Sacerdotisa no es un Sacerdote: no rebaja ninguna ofrenda, y no se la llevan la Dríade, la Esfinge, Héctor ni
    Ártemis. Todos ven cuántas tienes. Hay dieciséis, y las usadas vuelven.
    .name = Sacerdotisa
    .also = sacerdotisas
sacrifice =
    En tu turno, con cualquier dios salvo Apolo, puedes sacrificar a un héroe tuyo por su poder de sacrificio. Sale de la
    partida, y la isla que ocupaba solo conserva un marcador de territorio.

    No es posible en el ciclo en que llegó, durante una batalla, ni donde no tendría efecto. A Pentesilea solo se la
    sacrifica cuando consigues una Metrópolis.
    .name = Sacrificio
    .also = sacrificios, sacrificar, poder de sacrificio, poderes de sacrificio
threat =
    Al principio de cada ciclo, el primer jugador del orden de juego tira dos dados de batalla, y la columna de Hades
    avanza lo que sumen, hasta 9 como mucho. Cuando llega allí, Hades viene para este ciclo: tapa al último dios que está
    a la vista, al que nadie puede hacer ofrendas, y no hay favor.

    Al final de su ciclo se va, y la columna vuelve a 0. Para los dioses del ciclo siguiente es como si no hubiera
    venido.
    .name = Amenaza de Hades
    .also = amenaza, columna de Hades, tirada de Hades
undead =
    Los no muertos los presta Hades: hay cinco Tropas y cinco Flotas. Son de su jugador hasta el final del ciclo, ocupan
    y defienden islas y espacios de mar, y cuentan 1 cada uno en la batalla. No son de sus ocho Tropas ni de sus ocho
    Flotas, no dan nada a la Necrópolis cuando se destruyen, y se pueden reclutar otra vez en el acto.

    Tras el último turno todos vuelven al inframundo. Una isla que ocupaban solos sigue siendo de su jugador, con un
    marcador de territorio; un espacio de mar no es de nadie. Después se mira si la partida termina.
    .name = No muertos
    .also = no muerto, unidad no muerta, unidades no muertas
undead-fleet =
    Una unidad no muerta en el mar. Se recluta con Hades donde se pueda reclutar una Flota, cobra lo que paga un espacio
    comercial mientras está en él, une islas como una Flota viva, y se la puede atacar igual.

    Donde va una Flota no muerta en cada paso, con Hades se mueven también Flotas vivas. El Kraken, Polifemo, la Sílfide
    y la Sirena la tratan como a cualquier Flota.
    .name = Flota no muerta
    .also = flotas no muertas, barco fantasma, barcos fantasma
undead-troop =
    Una unidad no muerta en tierra. Se recluta con Hades en cualquiera de tus islas, la ocupa, y se la puede atacar como
    a una viva.

    Donde va una Tropa no muerta, con Hades se mueven también Tropas vivas y héroes. Pegaso la lleva, Medusa la retiene y
    la Arpía la destruye; la Esfinge no la compra.
    .name = Tropa no muerta
    .also = tropas no muertas
upkeep =
    Después de los ingresos y antes de las ofrendas, cada jugador paga a sus héroes en el orden de juego, uno tras otro:
    2 PO o una Sacerdotisa por cada uno, o lo deja ir. El héroe que llega en este ciclo aún no cuesta nada.

    Quien tiene menos de 2 PO y ninguna Sacerdotisa lo pierde sin que se le pregunte. El héroe que no se paga sale de la
    partida, y la isla que ocupaba solo conserva un marcador de territorio.
    .name = Mantenimiento
    .also = mantenimiento de los héroes

# Lo que añaden a las entradas de su edición.

apollo-with-hades =
    Con Apolo no se compran ni se sacrifican héroes, ni se usan los objetos mágicos del turno, pero una Sacerdotisa puede
    mantener una figura, y se puede usar el Collar de Harmonía.
battle-with-hades =
    Los héroes y los no muertos cuentan 1 cada uno, los héroes además con sus poderes militares. Quien pierde un asalto
    elige cuál de sus unidades se va, el Minotauro el último.
chain-of-fleets-with-hades =
    Las Flotas no muertas sirven en ella como las vivas.
chimera-with-hades =
    También llama a las criaturas del inframundo, pero a ningún héroe.
chiron-with-hades =
    También la protege de Empusa, las Erinias y la Mantícora de los demás, y de las unidades que lleva el sacrificio de
    Perseo.
construction-site-with-hades =
    Un Teatro también ocupa un recuadro, y la Necrópolis tapa recuadros como una Metrópolis.
creature-with-hades =
    Con Hades son 21, y entre ellas hay seis héroes; la Mantícora es una más.
creature-track-with-hades =
    También hay cartas de héroes. Los Templos no rebajan el precio de un héroe, y Zeus no lo cambia.
cycle-with-hades =
    Con Hades el ciclo empieza con la tirada de su columna. El favor, o el propio Hades, llega cuando los dioses ocupan
    su sitio, y tras los ingresos se paga a los héroes. Al final los no muertos se van, y el favor se descarta.
cyclops-with-hades =
    Puede convertir un Teatro en un edificio básico, pero nada en un Teatro.
dryad-with-hades =
    No se lleva Sacerdotisas.
elimination-with-hades =
    También salen de la partida sus héroes, objetos mágicos y Sacerdotisas, y la Metrópolis de la carta de Pentesilea. Si
    es el jugador de Hades, los no muertos se van en el acto.
face-down-gods-with-hades =
    Hades tapa al último dios que está a la vista; para el ciclo siguiente ese dios cuenta como si lo estuviera.
fates-with-hades =
    Tienen en cuenta a Cerbero, pero no pagan nada de la Necrópolis ni cobran por los héroes.
figure-with-hades =
    Cerbero también tiene figura. Cuando una figura tiene que irse, su dueño puede entregar una Sacerdotisa para
    mantenerla, una por cada figura. Las Flechas de Ártemis quitan cualquier figura. Un héroe no es una figura.
free-positioning-with-hades =
    Con Hades es el inicio normal con cualquier número de jugadores. Antes del primer ciclo nadie tira por Hades ni hay
    favor; el primer ciclo ya tiene tirada y favor, pero ni ingresos ni pago de héroes.
giant-with-hades =
    Puede destruir un Teatro, pero no la Necrópolis.
god-with-hades =
    Hades solo viene de vez en cuando, en el lugar de otro dios.
harpy-with-hades =
    Destruye una Tropa no muerta como una viva, pero a ningún héroe. Una Tropa viva da 1 PO a la Necrópolis.
income-with-hades =
    Cerbero se lleva los ingresos de su isla. Un marcador que Hermes puso en el mar paga a quien tenga allí una Flota, y
    el oro de la Necrópolis es para quien controla su isla.
kraken-with-hades =
    También destruye Flotas no muertas; cada Flota viva da 1 PO a la Necrópolis.
land-move-with-hades =
    Los héroes se mueven como Tropas. Con Hades también hay estos movimientos, si va al menos una Tropa no muerta.
last-area-with-hades =
    Vale también para los no muertos y quienes van con ellos, y para el sacrificio de Perseo. Los Teatros cuentan entre
    los edificios, y la Metrópolis que el atacante tenga en la carta de Pentesilea también.
medusa-with-hades =
    También retiene a los héroes y a los no muertos. Ni Perseo, ni el Carro del Sol, ni un pasaje sacan a nadie de allí,
    pero los no muertos vuelven al inframundo.
metropolis-with-hades =
    Un Teatro vale por cualquiera de los cuatro tipos. Aquiles, Midas y Ulises dan una Metrópolis con su sacrificio, los
    Filósofos de Héctor pueden formar una, y en la carta de Pentesilea cabe otra. La Necrópolis aplasta la Metrópolis que
    esté en su sitio, y junto a ella no se pone ninguna.
minotaur-with-hades =
    Cuando ataca Ulises, su fuerza sí cuenta.
offering-with-hades =
    El Cinturón de Afrodita puede vetarte un dios por un ciclo. Las Sacerdotisas no rebajan nada.
options-with-hades =
    Hades tiene tres partes, god, heroes y favours, cada una con on u off, y la opción magic_items: los objetos mágicos
    se guardan hasta usarlos, o son fugaces.
pegasus-with-hades =
    También lleva a héroes y no muertos.
philosopher-with-hades =
    El sacrificio de Héctor convierte Sacerdotes en Filósofos, y con el favor de Ártemis se pueden entregar.
polyphemus-with-hades =
    También empuja a las Flotas no muertas; cada Flota viva que destruye da 1 PO a la Necrópolis.
priest-with-hades =
    Con Hades también hay Sacerdotisas, que son otra cosa.
prosperity-with-hades =
    Hermes pone un marcador en el mar, y las Erinias llevan uno de una isla a otra. Cerbero se lleva lo que pagan los de
    su isla.
reserve-with-hades =
    Con Hades hay además 16 Sacerdotisas, cuatro Teatros, una Necrópolis, cinco Tropas no muertas y cinco Flotas no
    muertas.
retreat-with-hades =
    Los héroes y los no muertos se retiran con los demás, también por un pasaje de Hécate. Las Tropas que salva Perseo
    van adonde sea posible retirarse.
sea-move-with-hades =
    Con Hades también hay estos movimientos, si en cada paso va en el grupo al menos una Flota no muerta.
siren-with-hades =
    También cambia una Flota no muerta que esté sola, y la que llega siempre está viva. Una Flota viva que se va da 1 PO
    a la Necrópolis.
sphinx-with-hades =
    No compra no muertos, héroes ni Sacerdotisas.
sylph-with-hades =
    Tus Flotas no muertas también pueden usar sus pasos.
temple-with-hades =
    El precio de un héroe no se rebaja, y por él no se gasta ningún descuento.
troop-with-hades =
    Un héroe no es una de tus ocho Tropas, y una Tropa no muerta tampoco.
two-players-with-hades =
    El jugador del primer peón tira por Hades. El pago de los héroes y los momentos de los objetos mágicos llegan una vez
    para cada jugador, no para cada peón, y el favor es solo para el turno de un peón. El héroe que llega en un turno no
    se sacrifica en el otro del mismo ciclo.
victory-with-hades =
    Los no muertos se van antes de ver quién ha ganado. Una Metrópolis en la carta de Pentesilea cuenta.
zeus-with-hades =
    No cambia a un héroe disponible; la carta que sale por una criatura puede ser un héroe, que entonces se queda.
