# Cómo se llaman los cursos, y lo que dicen todas las lecciones.

first-game = Tu primera partida
further = Héroes, la edición clásica y sus cajas

over = Esta lección ha terminado. Pasa a la siguiente o empiézala de nuevo.
