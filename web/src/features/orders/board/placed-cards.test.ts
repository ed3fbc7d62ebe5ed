import { expect, test } from "vitest";
import { placedIn } from "./placed-cards.ts";

const card = (id: string, statusId: string) => ({ id, status: { id: statusId } });
const cards = [card("one", "new"), card("two", "new"), card("three", "hold")];
const ids = (statusId: string, inFlight: [string, string][]) =>
  placedIn(statusId, cards, new Map(inFlight)).map(({ id }) => id);

test("a card stands in the status of its order", () => {
  expect(ids("new", [])).toEqual(["one", "two"]);
});

test("a card on its way stands where it was dropped, and only there", () => {
  expect([ids("new", [["one", "hold"]]), ids("hold", [["one", "hold"]])]).toEqual([["two"], ["one", "three"]]);
});

test("a card dropped where it was stays there", () => {
  expect(ids("new", [["two", "new"]])).toEqual(["two", "one"]);
});
