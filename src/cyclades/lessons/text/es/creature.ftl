lesson =
    .title = Una criatura
    .about = Una carta en el momento justo cambia quién va por delante.
    .end =
        Las criaturas están en cuatro casillas. Cada ciclo se abaratan 1 PO, y la que nadie quiso por 2 PO se va. Todos
        los dioses menos Apolo te dejan invocarlas: antes de cada turno mira quién te haría más daño.
satyr =
    Mira los paneles: el azul tiene tres Filósofos y le falta uno para una Metrópolis. Contra eso no sirven Tropas, pero
    sí una criatura: abre las cartas y lee. Cada Templo tuyo abarata una criatura 1 PO.
    .task = Invoca a la criatura que frena la ciudad del azul, y elige al azul.
    .wrong = El Sátiro roba un Filósofo: invócalo.
    .dryad = La Dríade roba una Sacerdotisa, pero el peligro es el tercer Filósofo del azul. ¿Quién roba Filósofos?
    .griffin = El Grifo roba la mitad del oro de alguien. Está bien, pero el azul fundaría igual su ciudad. ¿Quién roba Filósofos?
    .pegasus = Pegaso lleva Tropas a cualquier sitio. A los Filósofos del azul les da igual. ¿Quién roba Filósofos?
    .priestess = Otra Sacerdotisa es útil, pero el azul funda una ciudad el próximo ciclo. Mira antes las criaturas.
    .decline = Ya has pagado al Sátiro: que robe al azul.
    .done = El azul vuelve a tener dos, ¡y tú tienes tres!
