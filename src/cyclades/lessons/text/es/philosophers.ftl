lesson =
    .title = Filósofos
    .about = El camino tranquilo a una ciudad: cuatro sabios y ningún edificio.
    .end =
        Es el segundo camino a una Metrópolis, y nadie puede quemarlo a medio hacer: solo el Sátiro roba Filósofos. Mira
        cuántos tienen tus rivales. Con tres, quien consiga a Atenea funda una ciudad.
outbid =
    Cuatro Filósofos también fundan una Metrópolis. Tienes dos. Atenea da uno gratis y vende otro por 4 PO: su favor es
    para ti una ciudad. El azul la quiere: ha ofrecido 3. Tu Sacerdotisa te ahorra 1 PO en cada ofrenda.
    .task = Supera al azul en Atenea y guarda 4 PO para el segundo Filósofo.
    .wrong = Atenea vale para ti una Metrópolis en este mismo turno: supera al azul.
    .gold = La ganarías, pero sin 4 PO para el segundo Filósofo. De 4 a 6 basta: el azul es pobre.
third =
    Ahora el azul se va y debe buscar otro dios enseguida. Atenea es tuya este ciclo: ya nadie más puede recibir de ella
    un Filósofo.
    .task = Construye tu Universidad y toma el Filósofo gratuito.
    .wrong = Haz primero las dos acciones gratuitas.
    .done = Tres.
fourth =
    Solo Atenea vende Filósofos, y uno por turno. Para esto guardaste tu oro.
    .task = Compra el cuarto Filósofo por 4 PO.
    .wrong = El cuarto Filósofo funda tu Metrópolis. No lo dejes para luego: alguien puede robarte uno antes de que vuelva Atenea.
    .done = ¡Cuatro Filósofos fundan una ciudad!
place =
    Los cuatro se van, la ciudad se queda. Como toda Metrópolis se puede conquistar, así que piensa en tus Tropas.
    .task = Elige dónde va tu Metrópolis.
    .wrong = Elige uno de tus territorios.
    .done = El regalo esta vez: 3 PO.
finish =
    Ya tienes una Universidad y un Puerto. Dos tipos más y habrá otra ciudad: los caminos se suman.
    .task = Termina tu turno.
    .wrong = Termina tu turno.
