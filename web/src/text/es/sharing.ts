/** Compartir una mesa o un momento de ella. */

import type { sharing as English } from "../en/sharing";

export const sharing: typeof English = {
  shareNow: "La mesa",
  shareMoment: (moment: number) => `El momento ${moment}, tal como se ve`,
  shareWhat: "Qué compartir",
  shareLink: "El enlace",
  sharePicture: "Su imagen",
  sharePictureAlt: "La imagen que acompaña al enlace: el tablero con sus piezas y quién juega",
  shareElsewhere: "Compartir…",
  qrShow: "Como código QR",
  qrLabel: "Código QR del enlace",
};
