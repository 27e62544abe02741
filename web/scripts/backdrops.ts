/** What is behind the figures of a picture: the clay of the vase, the place, and its ornaments. */

export const WIDTH = 320;
export const HEIGHT = 200;

/** Colours that are the same on every ground. */
export const COLOURS = { GOLD: "#e9b43c", SEA: "#2f7286", LEAF: "#56702f", BLOOD: "#a3262b", BONE: "#f7ead0" };

/**
 * The clays: what is painted on them is INK, skin and stone SKIN, garments and fire ACCENT, and GLOW is a little
 * lighter than the GROUND, which goes over into EARTH below.
 */
export const GROUNDS = {
  clay: clay("#df8d49", "#c8672f", "#1f120b", "#f8ead0", "#7f1b20", "#eba967"),
  white: clay("#f6e9cd", "#e3caa0", "#2a1810", "#b8562c", "#92291f", "#fff6e0"),
  night: clay("#2b1b16", "#140b09", "#e29150", "#f8ead0", "#c23a2c", "#4a2c20"),
  wine: clay("#64253a", "#34101f", "#f2c66f", "#fbeed4", "#ee8650", "#85394f"),
  gold: clay("#f3cf6b", "#d59c30", "#281606", "#fff6dc", "#8c241c", "#fde7a4"),
  sky: clay("#a9d0d8", "#e9dcb9", "#2a1b13", "#fff9ec", "#b0442a", "#d8ecec"),
};

function clay(ground: string, earth: string, ink: string, skin: string, accent: string, glow: string) {
  return { GROUND: ground, EARTH: earth, INK: ink, SKIN: skin, ACCENT: accent, GLOW: glow };
}

export type Ground = keyof typeof GROUNDS;

const row = (from: number, step: number, draw: (x: number) => string): string => {
  let all = "";
  for (let x = from; x < WIDTH; x += step) all += draw(x);
  return all;
};

/** A frieze on which figures stand. */
const frieze =
  `<path d="M0 178H320V200H0Z" fill="INK"/><path d="M0 182H320" stroke="GROUND" stroke-width="2"/>` +
  `<path d="${row(2, 20, (x) => `M${x} 196V187H${x + 14}V193H${x + 6}`)}" fill="none" stroke="GROUND" ` +
  `stroke-width="2"/>`;

/** Waves that run behind each other. */
const waves = (y: number, colour: string): string =>
  `<path d="M0 200V${y}${row(
    0,
    40,
    (x) =>
      `C${x + 12} ${y} ${x + 14} ${y - 20} ${x + 28} ${y - 18}C${x + 42} ${y - 15} ${x + 36} ${y + 1} ${x + 27} ${
        y - 4
      }C${x + 30} ${y + 7} ${x + 37} ${y + 3} ${x + 40} ${y}`,
  )}V200Z" fill="${colour}"/>`;

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="GLOW" stroke-width="6" ` +
  `stroke-linecap="round"><path d="M0 30H90M12 30C-8 26-6 4 12 6c14 2 12 20 2 16M34 30C16 12 32-10 50-4c18 6 14 30 ` +
  `0 26-8-4-4-14 2-12M72 30c-10-14 4-26 16-20 12 8 6 22-4 18"/></g>`;

/** A rosette of dots, with which painters filled what was empty. */
const rosette = (x: number, y: number): string =>
  `<g fill="GLOW"><circle cx="${x}" cy="${y}" r="4"/>${[0, 1, 2, 3, 4, 5, 6, 7]
    .map((turn) => {
      const angle = (turn * Math.PI) / 4;
      const [cx, cy] = [x + 10 * Math.cos(angle), y + 10 * Math.sin(angle)];
      return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3"/>`;
    })
    .join("")}</g>`;

const rays = Array.from({ length: 16 }, (_, turn) => {
  const at = (angle: number): string => {
    const turned = ((turn + angle) * Math.PI) / 8;
    return `${(160 + 260 * Math.cos(turned)).toFixed(0)} ${(96 + 260 * Math.sin(turned)).toFixed(0)}`;
  };
  return `<path d="M160 96L${at(-0.22)}L${at(0.22)}Z" fill="GLOW"/>`;
}).join("");

const slopes = "M0 178C40 120 80 118 116 150C150 112 200 96 240 140C270 120 300 124 320 140V178Z";
const hills = `<path d="${slopes}" fill="GLOW"/>`;
const columns = [14, 282]
  .map(
    (x) =>
      `<path d="M${x - 8} 22h40v8h-6v132h6v16h-40v-16h6V30h-6z" fill="GLOW"/>` +
      `<path d="M${x + 4} 34v124M${x + 12} 34v124M${x + 20} 34v124" stroke="GROUND" stroke-width="2.5"/>`,
  )
  .join("");
const flame = (x: number): string =>
  `C${x + 2} 150 ${x + 14} 150 ${x + 12} 128C${x + 26} 144 ${x + 30} 156 ${x + 32} 178`;
const flames = `<path d="M0 178${row(0, 32, flame)}Z" ` + `fill="ACCENT"/>`;

/** The places, by name. */
export const SETTINGS = {
  land: rosette(34, 34) + rosette(286, 34) + hills + frieze,
  plain: rosette(34, 34) + rosette(286, 34) + frieze,
  sea: rosette(34, 30) + rosette(286, 30) + waves(160, "GLOW") + waves(176, "INK"),
  sky: cloud(14, 26, 0.9) + cloud(232, 118, 0.9) + cloud(214, 12, 0.6) + frieze,
  rays: rays + frieze,
  hall: columns + frieze,
  deep: flames + frieze,
};

export type Setting = keyof typeof SETTINGS;

/** The vase and the place. */
export function backdrop(ground: Ground, setting: Setting): string {
  return (
    `<linearGradient id="clay" x2="0" y2="1"><stop stop-color="${GROUNDS[ground].GROUND}"/>` +
    `<stop offset="1" stop-color="${GROUNDS[ground].EARTH}"/></linearGradient>` +
    `<path d="M0 0H320V200H0Z" fill="url(#clay)"/>${SETTINGS[setting]}`
  );
}
