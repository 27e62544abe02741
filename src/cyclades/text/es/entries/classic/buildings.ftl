# Los edificios de la edición clásica.

port =
    Un Puerto cuesta 2 PO con Poseidón. Suma 1 a la fuerza de quien lo controla en las batallas navales de los espacios
    que rodean su isla, pero solo al defender. Varios se suman, y una Metrópolis cuenta como uno más.

    Es uno de los cuatro tipos que forman una Metrópolis, y pasa a quien tome su isla.
fortress =
    Una Fortaleza cuesta 2 PO con Ares. Suma 1 a la fuerza del defensor en las batallas de su isla. Varias se suman, y
    una Metrópolis cuenta como una más. No lucha sola: una isla sin Tropas ni Minotauro se
    toma sin más.

    Es uno de los cuatro tipos que forman una Metrópolis, y pasa a quien tome su isla.
temple =
    Un Templo cuesta 2 PO con Zeus. Rebaja en 1 PO el precio de una criatura disponible, pero siempre se paga al menos
    1 PO. Cada descuento sirve una vez por ciclo; el programa aplica todos los que hagan falta. Una Metrópolis cuenta
    como un Templo más. Los pasos del Kraken y el cambio de criaturas no se abaratan.

    Es uno de los cuatro tipos que forman una Metrópolis, y pasa a quien tome su isla.
    .also = descuento, descuentos
university =
    Una Universidad cuesta 2 PO con Atenea. No tiene efecto propio, pero sin ella no hay Metrópolis por cuatro
    edificios. Pasa a quien tome su isla.
metropolis =
    El objetivo del juego: quien controla dos al final de un ciclo, o tres con dos jugadores, le pone fin. Consigues
    una en cuanto controlas un Puerto, una Fortaleza, un Templo y una Universidad, estén donde estén, y se descarta uno
    de cada; o en cuanto tienes cuatro Filósofos, que se descartan; o al tomar una isla que la tenga.

    Cada isla tiene sitio para una. Va en una isla tuya que no tenga, a ser posible en una donde no haya que destruir
    nada; si no la hay, destruyes allí edificios hasta que quepa el resto. Si todas tus islas tienen ya la suya, lo
    entregado se pierde. Una Metrópolis tiene los efectos de un Puerto, una Fortaleza y un Templo.
    .name = Metrópolis
    .also = ciudad, desarrollo económico, desarrollo cultural
