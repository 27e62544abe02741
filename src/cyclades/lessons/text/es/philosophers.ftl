lesson =
    .title = Filósofos
    .about = El camino tranquilo a una ciudad: cuatro sabios y ningún edificio.
    .end =
        Es el segundo camino a una Metrópolis, y nadie puede quemarlo a medio hacer: solo el Sátiro roba Filósofos. Mira
        a tus rivales: con tres, quien consiga a Atenea funda una ciudad.
outbid =
    Cuatro Filósofos también fundan una Metrópolis. Tienes dos. Atenea da uno gratis y vende otro por 4 PO: su favor es
    para ti una ciudad. El azul le ha ofrecido 3. Tu Sacerdotisa te ahorra 1 PO en cada ofrenda.
    .task = Supera al azul en Atenea y guarda 4 PO para el segundo Filósofo.
    .wrong = Atenea vale para ti una Metrópolis en este mismo turno: supera al azul.
    .gold = La ganarías, pero sin 4 PO para el segundo Filósofo. De 4 a 6 basta: el azul es pobre.
four =
    El azul debe ir a otro dios. Atenea es tuya: solo ella vende Filósofos, y uno por turno. Para esto guardaste tu oro.
    .task = Construye tu Universidad, toma el Filósofo gratuito y compra el cuarto.
    .wrong = El cuarto Filósofo funda tu Metrópolis. No lo dejes para luego: alguien puede robarte uno antes de que vuelva Atenea.
place =
    Los cuatro se van, la ciudad se queda. Como toda Metrópolis se puede conquistar, así que piensa en tus Tropas.
    .task = Elige dónde va tu Metrópolis.
    .wrong = Elige uno de tus territorios.
    .done = El regalo esta vez: otra vez 3 PO.
