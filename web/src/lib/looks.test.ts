import { expect, it } from "vitest";
import { iconFor, type Looks, nameOf, saidOf, shown } from "./looks";

const look = (sort: string, kind: string, more: Partial<Looks[string]> = {}): Looks[string] => ({ sort, kind, icon: "", entry: "", title: kind, name: `a ${kind}`, ...more });
const LOOKS: Looks = { lamps: look("token", "lamp"), tide: look("counter", "tide", { icon: "hourglass" }), towers: look("fixture", "tower") };
const NAMES = { tower: { watch: "Watchtower" } };

it("things are shown by their looks, and what has none is not", () => {
  const [tide, tower, ...others] = shown([{ look: "tide", number: 0 }, { look: "towers", name: "watch" }, { look: "unheard-of" }], LOOKS);
  expect(tide).toMatchObject({ sort: "counter", kind: "tide", number: 0, icon: "hourglass" });
  expect(tower).toMatchObject({ sort: "fixture", id: "watch", number: 1, faction: null });
  expect(others).toEqual([]);
  expect(shown([{ look: "tide" }, { look: "lamps" }], LOOKS, "token")).toHaveLength(1);
});

it("an icon is the thing's own, that of its look, of its kind, or of its sort", () => {
  expect(iconFor(LOOKS["towers"]!, "watch", { "tower-watch": "", tower: "" })).toBe("tower-watch");
  expect(iconFor(LOOKS["towers"]!, "other", { "tower-watch": "", tower: "" })).toBe("tower");
  expect(iconFor(LOOKS["tide"]!, "", { hourglass: "", tide: "" })).toBe("hourglass");
  expect(iconFor(LOOKS["lamps"]!, "", {})).toBe("look-token");
});

it("things are called by their names, with how many there are", () => {
  const said = (...additions: Parameters<typeof shown>[0]): string[] => shown(additions, LOOKS).map((thing) => saidOf(thing, LOOKS, NAMES));
  expect(said({ look: "towers", name: "watch" }, { look: "lamps", number: 2 }, { look: "tide", number: 4 }, { look: "tide", number: null })).toEqual(["Watchtower", "2 × a lamp", "a tide: 4", "a tide: ?"]);
  expect(shown([{ look: "towers", name: "unnamed" }], LOOKS).map((thing) => nameOf(thing, LOOKS, NAMES))).toEqual(["a tower"]);
});
