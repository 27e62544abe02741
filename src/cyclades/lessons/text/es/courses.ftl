# Cómo se llaman los cursos, y lo que dicen todas las lecciones.

first-game = Tu primera partida
other-boxes = La edición clásica y sus cajas

over = Esta lección ha terminado. Pasa a la siguiente o empiézala de nuevo.
