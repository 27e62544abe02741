/**
 * Shapes of our own for the pictures on cards, each on a field of 200 by 200: what no icon shows. INK, SKIN and GROUND
 * stand for the colours of the picture in which one is drawn.
 */

/** A limb or a line: strokes with round ends, as a brush makes them. */
const stroke = (d: string, width: number, colour = "INK"): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string, colour = "INK"): string => `<path d="${d}" fill="${colour}"/>`;
const disc = (x: number, y: number, r: number, colour = "INK"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** The head of a woman from the side, her hair in a knot. */
const WOMANS_HEAD = [
  fill("M92 8c14-6 30 2 31 17l6 9-6 3c0 8-4 12-11 12l-2 10H94l1-12c-8-4-12-12-11-22 0-8 3-14 8-17z", "SKIN"),
  fill("M92 6c14-7 29 0 31 12-9 4-14 2-19 8-3 5-2 10-7 14-8 2-12-2-14-9-2-11 2-21 9-25z"),
  disc(80, 22, 10),
  stroke("M88 12c9 5 19 7 33 6", 3, "GROUND"),
  disc(116, 26, 2),
].join("");

const MANS_HEAD = [
  fill("M88 10c12-8 31-3 32 13l6 9-6 3c1 10-6 20-18 17l-4 6H88l1-16c-9-9-9-25-1-32z"),
  stroke("M90 16c8 4 17 5 28 3", 3, "GROUND"),
  disc(112, 26, 2.2, "GROUND"),
].join("");

const ROBE = [
  fill("M86 54c-7 1-10 7-9 14l6 30c-6 34-12 64-20 98h82c-8-34-18-64-26-98l5-30c1-8-3-13-10-14z"),
  stroke("M82 100h36", 4, "GROUND"),
  stroke("M92 112l-10 76M102 112v76M110 112l14 76", 2.5, "GROUND"),
].join("");

const LEGS = stroke("M92 120l-16 36-18 34h16M112 118l16 36 2 36h17", 13);

export const SHAPES: Record<string, string> = {
  "woman-head": WOMANS_HEAD,
  /** In a robe, with an arm held out. */
  woman: ROBE + stroke("M108 62l24 20 26-14", 9, "SKIN") + WOMANS_HEAD,
  /** Both arms raised. */
  "woman-calling": ROBE + stroke("M112 62l22-6 12-30M88 62L66 58 52 30", 9, "SKIN") + WOMANS_HEAD,
  /** Bent, with a cloth over her head. */
  crone: [
    fill("M104 44c-26 2-46 26-52 64l-14 88h104c-4-30-10-60-20-82l12-22-8-30z"),
    fill("M100 40c-2-22 14-34 30-30 14 4 20 16 16 28l6 10-9 2c-2 10-10 14-18 12l-14-6z"),
    fill("M122 24c10-2 18 4 18 14l7 8-8 2c-1 6-6 9-12 8-8-6-10-22-5-32z", "SKIN"),
    stroke("M92 84l34 22 26-4", 9, "SKIN"),
    stroke("M70 110l-16 80M88 118l-6 72M108 120l6 70", 2.5, "GROUND"),
  ].join(""),
  /** In a short tunic, striding, with an arm held out. */
  man: [
    LEGS,
    fill("M76 56l50-2-10 44 10 28H76l10-28z"),
    stroke("M80 62L60 84l8 26M120 60l26 14 22-16", 10),
    stroke("M86 98h30", 4, "GROUND"),
    stroke("M88 104l-4 20M100 104v20M112 104l4 20", 2.5, "GROUND"),
    MANS_HEAD,
  ].join(""),
  /** A man to the waist with the legs, the tail and the horns of a goat, who plays. */
  satyr: [
    fill("M84 108c-14 4-20 16-14 30l10 14-16 22 2 18h16l2-14 18-26-8-22 12-10 24 26-8 24 6 18h16l-4-16 6-30-26-36z"),
    stroke("M78 112c-18 2-30-8-26-30", 7),
    fill("M76 56l46-2-8 36 6 26H78l8-26z"),
    stroke("M82 62l6 24 42-30M118 60l14 12 8-24", 9),
    MANS_HEAD,
    stroke("M100 10C92 2 88-4 78-6M110 8c-2-8 0-14-6-20", 6),
    fill("M124 34l42 0 0 30-8 0 0-6-8 0 0-8-8 0 0-6-8 0 0-4-10 0z", "SKIN"),
    stroke("M134 36v8M142 36v10M150 36v14M158 36v20", 2, "GROUND"),
  ].join(""),
  /** A bird with the head of a woman, about to strike. */
  "bird-woman": [
    fill("M100 58c-26 2-44 22-48 46-12 18-30 30-50 40 26 4 54 0 76-14 34 0 52-24 50-54z"),
    fill("M78 82C64 52 66 22 88 2c-2 14 2 20 8 24-2-8 0-16 6-20 0 14 4 20 10 26-2 18-10 36-22 52z"),
    fill("M96 90C78 70 34 60 8 30c2 16 6 24 14 30-6 0-10-2-14-6 4 16 12 24 24 28-4 2-8 2-12 0 20 22 46 22 70 20z"),
    stroke("M84 128l4 34-12 10M88 162l4 14M88 162l14 8M104 124l10 32-8 14M114 156l8 14M114 156l16 2", 6),
    stroke("M68 100c10 8 22 10 34 6M62 114c10 6 20 8 32 5", 3, "GROUND"),
    `<g transform="translate(6 26)">${WOMANS_HEAD}</g>`,
  ].join(""),
  /** Behind a shield as high as a tower. */
  "shield-bearer": [
    stroke("M84 150l-10 40h18M116 150l8 40h18", 14),
    fill(
      "M100 48c-44 0-60 24-56 40 2 10 8 16 8 24s-6 14-8 24c-4 16 12 40 56 40" +
        "s60-24 56-40c-2-10-8-16-8-24s6-14 8-24c4-16-12-40-56-40z",
    ),
    `<path d="M100 58c-34 0-48 18-46 30 2 8 8 16 8 24s-6 16-8 24c-2 12 12 30 46 30` +
      `s48-18 46-30c-2-8-8-16-8-24s6-16 8-24c2-12-12-30-46-30z" fill="none" stroke="GROUND" stroke-width="4"/>`,
    disc(100, 112, 17, "ACCENT"),
    disc(100, 112, 6, "GROUND"),
    fill("M84 46V24c0-16 12-24 24-24 14 0 22 10 22 24h-8l-4 16 2 8z"),
    fill("M76 26C70 0 92-20 118-16c-18 2-30 12-30 40z", "ACCENT"),
    stroke("M104 22h22M112 22v14", 3, "GROUND"),
  ].join(""),
  /** A low boat with a high stem. */
  boat: [
    fill("M4 132c10 40 46 52 98 52 54 0 84-14 94-62l-20-2c-4 20-14 26-30 27H52c-16-1-26-8-30-20z"),
    stroke("M30 156h132", 3, "GROUND"),
    stroke("M12 134c-8-18 0-30 12-28M188 122c4-20-8-30-18-22", 7),
  ].join(""),
  /** The front of a temple, for a sign between its columns. */
  temple: [
    fill("M100 14L10 62v12h180V62z", "SKIN"),
    fill("M100 24L36 60h128z", "ACCENT"),
    fill("M14 78h172v10H14z", "SKIN"),
    fill("M22 92h22v82H22zM54 92h20v82H54zM126 92h20v82h-20zM156 92h22v82h-22z", "SKIN"),
    stroke("M29 96v74M37 96v74M60 96v74M68 96v74M132 96v74M140 96v74M163 96v74M171 96v74", 2, "INK"),
    fill("M10 176h180v8H10zM2 186h196v10H2z", "SKIN"),
    stroke("M10 176h180M2 186h196M14 78h172M10 74h180", 2, "INK"),
    `<path d="M100 14L10 62v12h180V62z" fill="none" stroke="INK" stroke-width="3"/>`,
  ].join(""),
  /** The tail of a peacock. */
  peacock: [
    ...[-72, -54, -36, -18, 0, 18, 36, 54, 72].map(
      (turn) =>
        `<g transform="rotate(${turn} 100 176)">${stroke("M100 170V62", 4)}` +
        `<ellipse cx="100" cy="44" rx="15" ry="24" fill="INK"/><ellipse cx="100" cy="44" rx="9" ry="15" fill="SEA"/>` +
        `<circle cx="100" cy="47" r="5" fill="GOLD"/></g>`,
    ),
    fill("M88 196c-4-30 2-54 6-74-4-14 12-22 18-10l9 6-10 3c4 24 8 46 2 75z", "SEA"),
    disc(105, 113, 2.2, "INK"),
    stroke("M102 104l-4-12M104 104l2-13M107 105l8-10", 2.5),
  ].join(""),
  /** A wall with towers, seen from the sea. */
  walls: [
    fill(
      "M6 196V70h12V60h12v10h12V60h12v10h10v40h14V98h12v12h20V98h12v12h20V98h12v12h12V70" +
        "h10V60h12v10h12V60h12v10h12v126z",
    ),
    stroke("M8 92h54M140 92h52M64 132h74M8 132h54M140 132h52M8 164h184", 3, "GROUND"),
    fill("M86 196v-34c0-20 28-20 28 0v34z", "GROUND"),
  ].join(""),
  /** A jar as high as a child, open. */
  jar: [
    fill(
      "M70 40h60v12c-4 4-6 8-6 14 26 14 36 40 30 70-6 26-18 44-26 52v8" +
        "H72v-8c-8-8-20-26-26-52-6-30 4-56 30-70 0-6-2-10-6-14z",
    ),
    stroke("M56 92c28 8 60 8 88 0M50 112h100M56 146h88", 4, "GROUND"),
    stroke("M60 130l10-10 10 10 10-10 10 10 10-10 10 10 10-10 10 10", 4, "GROUND"),
  ].join(""),
  /** A round head with a single eye. */
  "one-eye": [
    disc(100, 100, 78),
    fill("M36 96c30-44 98-44 128 0-30 38-98 38-128 0z", "SKIN"),
    disc(100, 94, 25, "ACCENT"),
    disc(100, 94, 11, "INK"),
    stroke("M40 62c34-30 86-30 120 0", 7, "GROUND"),
  ].join(""),
  /** An axe with two blades, standing, a ring above. */
  labrys: [
    stroke("M100 40v156", 9),
    `<circle cx="100" cy="22" r="15" fill="none" stroke="INK" stroke-width="8"/>`,
    fill(
      "M96 78C80 76 66 64 60 46c-14 32-14 64 0 96 6-18 20-30 36-32z" +
        "M104 78c16-2 30-14 36-32 14 32 14 64 0 96-6-18-20-30-36-32z",
    ),
  ].join(""),
  spear: stroke("M100 196V40", 7) + fill("M100 0c14 20 18 36 8 52H92C82 36 86 20 100 0z"),
  /** A pole for a ferry. */
  pole: stroke("M60 4l80 190", 7),
  /** A three-legged fire bowl. */
  hearth: [
    fill("M40 100h120l-14 34H54z"),
    stroke("M64 132l-18 60M136 132l18 60M100 134v56", 9),
    stroke("M50 112h100", 4, "GROUND"),
    fill(
      "M100 8c8 24 36 34 34 66-2 16-14 24-34 24S68 90 66 74c0-16 12-22 14-40 8 6 12 12 14 20 8-14 12-28 6-46z",
      "ACCENT",
    ),
    fill("M102 52c4 12 16 18 15 32-2 8-8 12-17 12s-16-6-17-14c0-8 6-12 8-20 4 4 6 6 7 10 4-6 5-12 4-20z", "GOLD"),
  ].join(""),
};
