/** Sharing a table, or a moment of it. */

export const sharing = {
  shareNow: "The table",
  shareMoment: (moment: number) => `Moment ${moment}, as it is shown`,
  shareWhat: "What to share",
  shareLink: "The link",
  sharePicture: "Its picture",
  sharePictureAlt: "The picture that comes with the link: the board with its pieces, and who plays",
  shareElsewhere: "Share …",
  qrShow: "As a QR code",
  qrLabel: "QR code of the link",
};
