import { expect, test } from "vitest";
import { placedIn } from "./placed-cards.ts";

const card = (id: string, statusId: string, statusDueAt: string | null = null) => ({
  id,
  status: { id: statusId },
  statusDueAt,
});
const cards = [card("one", "new"), card("two", "new"), card("three", "hold")];
const ids = (statusId: string, inFlight: [string, string][]) =>
  placedIn(statusId, cards, new Map(inFlight)).map(({ id }) => id);

test("a card is shown in its order's status", () => {
  expect(ids("new", [])).toEqual(["one", "two"]);
});

test("a dropped card is shown only where it was dropped", () => {
  expect([ids("new", [["one", "hold"]]), ids("hold", [["one", "hold"]])]).toEqual([["two"], ["one", "three"]]);
});

test("a card dropped where it was stays there", () => {
  expect(ids("new", [["two", "new"]])).toEqual(["two", "one"]);
});

test("what is due first comes first, and what is never due last", () => {
  const due = [
    card("never", "new"),
    card("later", "new", "2026-03-02T09:00:00Z"),
    card("soon", "new", "2026-03-01T09:00:00Z"),
  ];

  expect(placedIn("new", due, new Map()).map(({ id }) => id)).toEqual(["soon", "later", "never"]);
});
