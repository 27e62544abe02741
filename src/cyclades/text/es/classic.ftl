# Para qué sirven los dioses y las cartas en la edición clásica.

gift-classic-poseidon = Puerto (2 PO), Flotas, movimientos de hasta tres zonas de mar
gift-classic-ares = Fortaleza (2 PO), Tropas, movimientos de isla en isla
gift-classic-zeus = Templo (2 PO), Sacerdotes, cambio de criaturas disponibles
gift-classic-athena = Universidad (2 PO), Filósofos
gift-classic-apollo = 1 PO, o 4 con una sola isla; al primero, prosperidad

effect-classic-pegasus = Lleva tus Tropas de una de tus islas a cualquier otra isla.
effect-classic-kraken = En el mar: destruye las Flotas que encuentra; 1 PO por paso de más.
effect-classic-polyphemus = En una isla: empuja las Flotas que la rodean y no deja volver a nadie.
effect-classic-chimera = Juega una criatura del descarte, que luego se baraja con el mazo.
effect-classic-giant = Destruye un edificio, pero no una Metrópolis.
effect-classic-sylph = Tus Flotas dan diez pasos en total.
