lesson =
    .title = Monumentos y Ruinas
    .about = Dos edificios hacen un Monumento, y las viejas piedras esconden otro.
    .end =
        Un Monumento no cuesta más que dos edificios, que se quedan, y te ayuda cada ciclo. Va con su isla, así que
        guárdala. Mira las cartas abiertas antes de elegir dios: ¿qué dos edificios casi tienes?
    .decline = No cuesta nada y tus dos edificios se quedan. Tómalo antes que otro: solo hay uno de cada.
    .gold = Más Tropas cuestan 2 PO o más. Guarda el oro para dos Fortalezas y un movimiento.
fortress =
    Junto al tablero están las cartas de tres Monumentos. Cada una nombra dos edificios: quien controla los dos puede
    levantarlo en el acto. Tienes un Puerto, y la Ciudad de los Guerreros pide un Puerto y una Fortaleza. Tienes a Ares.
    .task = Construye una Fortaleza (2 PO); la primera Tropa es gratis.
    .wrong = Primero la Fortaleza: Puerto y Fortaleza son un Monumento.
city =
    El Monumento puede ir en cualquier isla tuya y no ocupa espacio. Donde está la Ciudad de los Guerreros, tus Flotas
    alrededor de la isla ayudan a sus Tropas al defender.
    .task = Elige la isla de la Ciudad de los Guerreros.
    .wrong = Elige una de tus islas.
ruin =
    En Delos hay una ruina, y nadie tiene la isla. Quien la tome primero descubre otro Monumento, que solo el dueño de
    la isla puede levantar. Tu Flota abre el camino desde Naxos.
    .task = Mueve Tropas de Naxos a Delos.
    .wrong = La ruina está en Delos: ve allí desde Naxos.
    .done = Bajo las piedras: ¡la Gran Ciudadela de Ares! Pide dos Fortalezas.
citadel =
    Con una Tropa dentro, nadie puede entrar en la isla de la Ciudadela. Las dos Fortalezas pueden estar en cualquier
    isla tuya, pero la Ciudadela va sobre la ruina.
    .task = Construye una segunda Fortaleza y levanta la Ciudadela en Delos.
    .wrong = Una segunda Fortaleza trae la Ciudadela: constrúyela en una de tus islas.
    .done = Dos Monumentos en un turno.
finish =
    Delos está cerrada a todos mientras haya allí una Tropa tuya: buen sitio para una Metrópolis más adelante.
    .task = Termina tu turno.
    .wrong = Termina tu turno.
