lesson =
    .title = Defiende
    .about = Tu ciudad corre peligro: rompe la cadena y luego aguanta tras el muro.
    .end =
        Tu ciudad está a salvo. Antes de acabar un turno, pregúntate por cada rival: ¿puede llegar hasta mí, con qué
        dios, y quién actúa después de mí? Hundir un barco, una Fortaleza o una Tropa más cuestan menos que una
        Metrópolis.
sink =
    El azul tiene a Ares y actúa después de ti: cuatro Tropas en Ikaria, y barcos en Galene y Halia, una cadena hasta
    Kythnos, donde una sola Tropa guarda tu Metrópolis. Una batalla naval es como una en tierra: los barcos y un dado, y
    cada Puerto tuyo junto a ese mar suma 1.
    .task = Hunde el barco azul de Halia con dos Flotas o más.
    .wrong = Lo que te amenaza es el barco azul de Halia. Navega allí desde Proto.
    .few = Uno contra uno es una apuesta. Lleva todas las que tengas allí.
    .early = Entonces el azul desembarca en Kythnos con cuatro Tropas y pierdes tu Metrópolis. Hunde antes su barco de Halia.
    .done = La cadena está rota: el azul ya no puede llegar a Kythnos.
finish =
    Pero sus barcos de Galene aún llegan a Serifos, donde tienes dos Tropas tras una Fortaleza.
    .task = Termina tu turno y mira qué hace el azul.
    .wrong = Tus barcos están bien donde están. Termina el turno.
    .done = ¡El azul ataca Serifos! Tu Fortaleza te da 1 en cada asalto, y el primero ha sido tuyo.
hold =
    El defensor puede retirarse tras cada asalto, antes que el atacante. Mira las probabilidades: a los dos os quedan
    dos, pero tú estás tras un muro.
    .task = Aguanta en Serifos: sigue luchando.
    .wrong = Regalarías Serifos y su Fortaleza, y las probabilidades son tuyas. Sigue luchando.
