/** The lessons: the list of them, and the panel beside the board. What a lesson says comes from the server. */

export const lessons = {
  learn: "Learn",
  learnLine: "Learn by playing: eight short lessons on the real table, about fifteen minutes in all.",
  learnTitle: "Learn by playing",
  learnPitch:
    "You play real turns on a real board, and each lesson tells you why. A wrong answer costs nothing: it is " +
    "explained, and you try again. Leave whenever you like; you go on where you left.",
  lessonMinutes: (minutes: number) => `${minutes} min`,
  lessonBegin: "Begin",
  lessonGoOn: "Go on",
  lessonAgain: "Again",
  lessonDone: "Done",
  lessonAt: (step: number, steps: number) => `Step ${step} of ${steps}`,
  lessonOf: (number: number, count: number) => `Lesson ${number} of ${count}`,
  lessonPanel: "Lesson",
  lessonNext: "Next lesson",
  lessonAll: "All lessons",
  lessonFromStart: "Begin again",
  lessonPlay: "Play a real game",
  lessonFold: "Show less",
  lessonUnfold: "Show more",
  lessonWell: "Well done!",
};
