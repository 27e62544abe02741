/** The frame of the page and its settings. */

import type { app as English } from "../en/app";

export const app: typeof English = {
  // the frame
  title: "Cyclades",
  unofficial: "Una versión no oficial hecha por aficionados. El juego es de Bruno Cathala y Ludovic Maublanc.",
  home: "Inicio",
  rules: "Reglas",
  settings: "Ajustes",
  close: "Cerrar",
  cancel: "Cancelar",
  yes: "Sí",
  no: "No",
  skip: "Saltar al contenido",
  loading: "Un momento…",
  offline: "El servidor no responde. Seguimos intentándolo.",
  rulesKept: "Las reglas están aquí.",
  lost: "Se ha perdido la conexión. La estamos recuperando…",
  refused: "Esta mesa no se puede abrir.",
  outdated: "Esta página está anticuada",
  outdatedLine: "El servidor se ha actualizado después de cargarla. Vuelve a cargarla para seguir; no se pierde nada.",
  incomplete: "No se ha podido cargar una parte de esta página",
  incompleteLine:
    "Se ha perdido la conexión o el servidor se ha actualizado. Vuelve a cargarla para seguir; no se pierde nada.",
  reload: "Volver a cargar la página",
  noPage: "Aquí no hay ninguna página",
  noPageLine: (path: string) => `No se encuentra nada en ${path}. Puede que el enlace esté mal escrito o sea antiguo.`,
  nothingHere: "Aquí no hay nada.",
  credits: "Iconos de game-icons.net (CC BY 3.0), tipos de letra Alegreya y Alegreya Sans (OFL).",

  // settings
  language: "Idioma",
  theme: "Colores",
  themes: { system: "los del sistema", dark: "oscuros", light: "claros" } as Record<string, string>,
  speed: "Animaciones",
  speeds: { off: "ninguna", fast: "rápidas", normal: "normales", slow: "lentas" } as Record<string, string>,
  soundSetting: "Sonido: dados, ofrendas, tu turno",
  textSize: "Tamaño del texto",
  boardSize: "Tamaño del tablero",
  boardSizes: { usual: "normal", large: "grande", largest: "lo más grande posible" } as Record<string, string>,
  confirmSetting: "Preguntar antes de enviar una respuesta",
  confirmGoldSetting: "Preguntar antes de una respuesta que cuesta oro",
  keysSetting: "Teclas sueltas en la mesa (H, U, E, N, P, cifras, coma, punto, ?)",
  forcedSetting: "Responder automáticamente cuando solo hay una respuesta",
  changeName: "Tu nombre",
};
