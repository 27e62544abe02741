lesson =
    .title = La edición clásica
    .about = Islas enteras, edificios a cambio de oro y dos Metrópolis para ganar.
    .end =
        Has ganado: bastan dos Metrópolis al final de un ciclo; si las tienen varios, gana quien tenga más oro. Las
        Flotas van hasta tres casillas por 1 PO. Las criaturas se compran en cualquier turno menos el de Apolo; cada
        Templo quita 1 PO a una. Cadenas, batallas (dados de 0 a 3) y Filósofos son como en «Tu primera partida»: haz
        sus lecciones 2, 4 y 5.
offer =
    Aquí cada isla es un solo territorio, y ganan dos Metrópolis. Tienes una, y tres tipos de edificio: falta una
    Universidad. El azul también quiere a Atenea. Tu Sacerdote ahorra 1 PO, pero hay que pagar al menos 1 PO.
    .task = Supera al azul en Atenea, con 3 a 6 PO.
    .wrong = Atenea tiene la Universidad que necesitas.
    .apollo = Apolo recibe a cuantos vengan y da a cada uno 1 PO. Tu segunda ciudad vale más: supera al azul.
    .ares = Ares construye Fortalezas, y ya tienes una. La Universidad es de Atenea.
    .gold = Aquí los edificios no son gratis: una Universidad cuesta 2 PO. Ofrece 6 o menos.
university =
    En esta edición solo es gratis la primera unidad, aquí un Filósofo. Los edificios cuestan 2 PO cada uno, cuantos
    quieras y puedas pagar. Necesitan un espacio libre en una isla.
    .task = Toma el Filósofo y construye una Universidad.
    .wrong = Toma el Filósofo gratuito y luego construye una Universidad.
    .gold = Entonces faltarían los 2 PO de la Universidad. Construye antes.
place =
    Cada isla tiene un lugar para una Metrópolis, y Naxos ya ha usado el suyo. Ahora el azul tiene a Ares, actúa después
    de ti, y sus barcos llegan a Syros, donde no tienes Tropas.
    .task = Pon tu segunda Metrópolis en una isla segura.
    .wrong = Syros está vacía y la cadena azul llega allí: el azul tomaría la ciudad antes de acabar el ciclo. Elige Tinos.
finish =
    Dos ciudades, y el azul no llega a ninguna. Consérvalas hasta el final del ciclo y ganas.
    .task = Termina tu turno.
    .wrong = No hace falta nada más: termina tu turno.
