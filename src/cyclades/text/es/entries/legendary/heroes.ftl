# Los héroes de la Edición Legendaria: el poder en batalla (.military) y el de sacrificio (.sacrifice).

ajax =
    El guerrero más fuerte, y el premio de quien se extiende por muchas islas.
    .military =
        Tiene fuerza 2 en lugar de 1, tanto al atacar como al defender. Sigue siendo una sola unidad: un asalto perdido
        puede costarle la vida, si así lo decides.
    .sacrifice =
        Si controlas al menos siete territorios, construyes una Metrópolis. No entregas nada más que a Áyax. Los
        territorios de tu compañero de equipo no cuentan.
croesus =
    El hombre más rico del mundo, que convierte el oro en suerte y en piedra.
    .military =
        Cuando ya se ven los dos dados de un asalto, puedes pagar 1 PO para volver a tirar el tuyo, y tantas veces como
        quieras, a 1 PO cada una; el resultado nuevo sustituye al anterior, sea mejor o peor. Si Helena lucha en el
        mismo bando, el dado es un 2 y no hay nada que repetir.
    .sacrifice =
        Pagas 15 PO y construyes una Metrópolis.
    .also = repetir la tirada, volver a tirar, repetir el dado
hector =
    El mejor defensor de una muralla, y el amigo de quien tiene muchas Sacerdotisas.
    .military =
        Cuando unas Tropas invaden el territorio donde está, destruye una antes del primer asalto, básica o mercenaria,
        a tu elección, pero nunca a un héroe; Perseo no puede salvarla. Si no queda ningún invasor, no hay batalla. El
        poder de Pandora va antes que el suyo.
    .sacrifice =
        Cada dos Sacerdotisas que entregues se convierten en un Filósofo: tantas parejas como quieras, al menos una,
        mientras queden Filósofos. Con el cuarto Filósofo construyes una Metrópolis en el acto; los demás se quedan.
helen =
    La más bella de las mortales: con ella nada queda al azar.
    .military =
        Su bando no tira el dado: siempre vale 2, tanto al atacar como al defender. Es más que la tirada media, pero
        nunca la mejor.
    .sacrifice =
        Si tienes dos edificios básicos de un tipo y dos de otro, entregas esos cuatro y construyes una Metrópolis;
        cuatro del mismo tipo no sirven. Solo valen los tuyos, no los de tu compañero de equipo, y una Metrópolis no es
        un edificio básico. El Cíclope puede ayudar a formar las parejas.
jason =
    El capitán de la Argo, para quien todo barco es un puente.
    .military =
        En un movimiento heroico que dirija él, las Flotas de los rivales valen como tuyas en la cadena que une dos
        islas. Tiene que dirigirlo él mismo; otros pueden acompañarlo. No ayuda en una retirada, y con Ares no hay
        movimientos heroicos, así que entonces solo cruza sobre tus Flotas.
    .sacrifice =
        Si tus ocho Flotas están en el tablero, construyes una Metrópolis. Las Flotas se quedan.
pandora =
    Nadie se resiste a sus regalos, y menos que nadie quienes luchan por dinero.
    .military =
        Antes del primer asalto de una batalla en la que participe, como atacante o como defensora, los mercenarios
        enemigos que haya allí se pasan a tu bando para siempre. Si al enemigo no le queda ninguna unidad, no hay
        batalla. Su poder va antes que el de Héctor.
    .sacrifice =
        Usas el poder de sacrificio de uno de los héroes disponibles, con su condición de siempre. Él sigue disponible,
        y Pandora sale de la partida. Solo ella tiene que ser tuya desde un ciclo anterior, y el poder debe ser uno que
        puedas usar ahora. Mientras Pentesilea esté disponible, una Metrópolis que vayas a colocar puede ir a la carta
        de Pandora.
penthesilea =
    La reina de las amazonas, que no cede terreno y guarda una ciudad para siempre.
    .military =
        Cuando los dos bandos empatan en fuerza, el suyo gana el asalto: tú no pierdes nada y el enemigo pierde una
        unidad.
    .sacrifice =
        Cuando vayas a colocar una Metrópolis que has construido, por el medio que sea, puedes ponerla en su carta. No
        necesita solar y nadie puede conquistarla; da su bonificación, cuenta para la victoria y vale como Templo para
        el precio de las criaturas, pero no defiende ningún lugar. Solo se pierde si te eliminan.
odysseus =
    El hombre de las mil tretas, al que ninguna muralla detiene.
    .military =
        Cuando ataca, no cuentan las Fortalezas del defensor, ni tampoco el efecto de Fortaleza de una Metrópolis.
    .sacrifice =
        Si tienes tres edificios básicos del mismo tipo, entregas esos tres y construyes una Metrópolis. Solo valen los
        tuyos, no los de tu compañero de equipo. El Cíclope puede darte el tercero.
    .also = Ulises
perseus =
    El matador de monstruos, que devuelve a los suyos a casa.
    .military =
        Una Tropa básica o mercenaria de su bando que fuera a morir en un asalto puede retirarse en su lugar, según la
        regla de la retirada, si tiene adónde. No salva a otros héroes, ni al propio Perseo, ni a quien mata Héctor
        antes de la batalla.
    .sacrifice =
        Sale de la partida, y después mueves gratis cuantas Tropas y demás héroes quieras, al menos uno, de uno de tus
        territorios a cualquier otro, sin Flotas. Si allí hay un rival, empieza una batalla. No vale para entrar en el
        territorio de Medusa ni para salir de él, y cuenta como un ataque donde el último territorio de un jugador está
        protegido.
