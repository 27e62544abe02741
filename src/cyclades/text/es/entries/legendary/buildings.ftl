# Los edificios de la Edición Legendaria.

port =
    Un Puerto suma 1 a tu fuerza en todas las batallas navales, al atacar y al defender, en cada zona de mar que toque
    su territorio. Varios se suman, y una Metrópolis cuenta como uno más. Lo construye Poseidón, y también Hera a quien
    no tenga ninguno.

    Es uno de los cuatro tipos que forman una Metrópolis, y pasa a quien conquiste su territorio.
fortress =
    Una Fortaleza suma 1 a la fuerza del defensor en las batallas de su territorio, en cada asalto. Varias se suman, y
    una Metrópolis cuenta como una más. No lucha sola: si no hay ninguna unidad, el territorio se toma sin más. Odiseo
    la ignora cuando ataca. La construye Ares, y también Hera a quien no tenga ninguna.

    Es uno de los cuatro tipos que forman una Metrópolis, y pasa a quien conquiste su territorio.
temple =
    Cada Templo rebaja en 1 PO el precio de una criatura disponible, que puede salir gratis. Cada descuento sirve una
    vez por ciclo; el programa aplica todos los que hagan falta. Una Metrópolis cuenta como un Templo más, también la
    que esté en la carta de Pentesilea. La carta que te enseña Zeus cuesta 1 PO tengas lo que tengas. Lo construye
    Zeus, y también Hera a quien no tenga ninguno.

    Es uno de los cuatro tipos que forman una Metrópolis, y pasa a quien conquiste su territorio.
    .also = descuento, descuentos
university =
    La Universidad no tiene efecto propio, pero sin ella no hay Metrópolis por cuatro edificios. La construye Atenea, y
    también Hera a quien no tenga ninguna. Pasa a quien conquiste su territorio.
metropolis =
    El objetivo del juego: quien controla tres al final de un ciclo le pone fin. Construyes una en cuanto tienes los
    cuatro tipos de edificio básico, o cuatro Filósofos, o por el sacrificio de un héroe; la cuarta manera es
    conquistarla. Va en un solar libre de tus territorios o en el sitio de uno de tus edificios básicos; sin una cosa
    ni otra, lo entregado se pierde y no consigues nada.

    Una Metrópolis tiene los efectos de un Puerto, una Fortaleza y un Templo, pero no cuenta como ninguno de ellos
    cuando se buscan los cuatro tipos. Quien la construye destapa su ficha y recibe la bonificación.
    .name = Metrópolis
    .also = ciudad
