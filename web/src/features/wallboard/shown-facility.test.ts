import { expect, test } from "vitest";
import { cardsAt, shownFacility } from "./shown-facility.ts";
import type { Card } from "./wallboard.fragment.ts";

const denver = { id: "denver", name: "Denver", timeZone: "America/Denver" };
const boulder = { id: "boulder", name: "Boulder", timeZone: "America/Denver" };
const facilities = [boulder, denver];
const card = (orderId: string, facilityId: string | null) => ({ orderId, facilityId }) as Card;

test.each([
  ["all", 0, null],
  ["denver", 3, denver],
  ["rotate", 0, boulder],
  ["rotate", 1, denver],
  ["rotate", 2, boulder],
  ["closed down", 0, null],
])("%s at turn %i", (chosen, turn, shown) => {
  expect(shownFacility({ facilities, chosen }, turn)).toBe(shown);
});

test("a single facility is always shown", () => {
  expect(shownFacility({ facilities: [denver], chosen: "all" }, 5)).toBe(denver);
});

test("a facility's wallboard shows its own orders and those without a facility", () => {
  const cards = [card("1", "denver"), card("2", "boulder"), card("3", null)];

  expect(cardsAt(cards, denver).map(({ orderId }) => orderId)).toEqual(["1", "3"]);
  expect(cardsAt(cards, null)).toHaveLength(3);
});
