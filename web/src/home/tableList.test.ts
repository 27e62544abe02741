import { describe, expect, it } from "vitest";
import type { TableSummary } from "../lib/api";
import { ago, freeSeats, inOrder, toJoin } from "./tableList";

type Kind = TableSummary["seats"][number]["kind"];
const table = (id: string, changes: Partial<TableSummary>, kinds: Kind[] = ["person", "bot"]): TableSummary => ({
  id,
  title: "",
  status: "running",
  created: 0,
  changed: 0,
  edition: "classic",
  expansions: [],
  players: kinds.length,
  seats: kinds.map((kind, number) => ({ number, kind, name: "", bot: "" })),
  your_seats: [0],
  asked_seat: 1,
  ...changes,
});
const ids = (tables: TableSummary[]): string[] => tables.map((one) => one.id);

describe("lists of tables", () => {
  it("begin with those where you are asked", () => {
    const tables = [
      table("theirs", { changed: 9 }),
      table("waiting", { status: "waiting", asked_seat: null, changed: 1 }),
      table("older", { asked_seat: 0, changed: 2 }),
      table("newer", { asked_seat: 0, changed: 3 }),
    ];
    expect(ids(inOrder(tables))).toEqual(["newer", "older", "waiting", "theirs"]);
    expect(ids(tables)[0]).toBe("theirs");
  });

  it("offer only tables with a free seat at which you do not sit", () => {
    const tables = [
      table("mine", {}, ["person", "open"]),
      table("full", { your_seats: [] }),
      table("two", { your_seats: [] }, ["person", "open", "open"]),
      table("one", { your_seats: [] }, ["person", "open"]),
    ];
    expect(ids(toJoin(tables))).toEqual(["one", "two"]);
    expect(freeSeats(tables[2] as TableSummary)).toBe(2);
  });

  it("say how long ago something was", () => {
    expect(ago(1000, 1010, "en")).toBe("now");
    expect(ago(1000, 990, "en")).toBe("now");
    expect(ago(0, 200, "en")).toBe("3 minutes ago");
    expect(ago(0, 7300, "es")).toBe("hace 2 horas");
    expect(ago(0, 86_400, "en")).toBe("yesterday");
  });
});
