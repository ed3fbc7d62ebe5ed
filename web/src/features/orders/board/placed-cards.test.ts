import { expect, test } from "vitest";
import { placedIn } from "./placed-cards.ts";

const card = (id: string, statusId: string) => ({ id, status: { id: statusId } });
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
