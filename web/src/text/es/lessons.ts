/** Las lecciones: su lista y el panel junto al tablero. Lo que dice una lección viene del servidor. */

import type { lessons as english } from "../en/lessons";

export const lessons: typeof english = {
  learn: "Aprender",
  learnLine: "Aprende jugando: ocho lecciones breves en la mesa de verdad, unos quince minutos en total.",
  learnTitle: "Aprende jugando",
  learnPitch:
    "Juegas turnos de verdad en un tablero de verdad, y cada lección te dice por qué. Equivocarse no cuesta nada: " +
    "se te explica y lo intentas otra vez. Déjalo cuando quieras; seguirás donde lo dejaste.",
  lessonMinutes: (minutes) => `${minutes} min`,
  lessonBegin: "Empezar",
  lessonGoOn: "Seguir",
  lessonAgain: "Otra vez",
  lessonDone: "Hecha",
  lessonAt: (step, steps) => `Paso ${step} de ${steps}`,
  lessonOf: (number, count) => `Lección ${number} de ${count}`,
  lessonPanel: "Lección",
  lessonNext: "Lección siguiente",
  lessonAll: "Todas las lecciones",
  lessonFromStart: "Empezar de nuevo",
  lessonPlay: "Jugar una partida",
  lessonFold: "Mostrar menos",
  lessonUnfold: "Mostrar más",
  lessonWell: "¡Bien hecho!",
};
