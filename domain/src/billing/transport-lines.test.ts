import { expect, test } from "vitest";
import { cents, lineTotal, sum } from "#base/money.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { fuelCost, towCost } from "#orders/transport-price.ts";
import { isDistanceMissing, transportLines, type TransportLine } from "./transport-lines.ts";

const prices = {
  freeRadiusMiles: 10,
  fuelCentsPerMile: 70,
  towBaseCents: 9500,
  towMilesIncluded: 5,
  towCentsPerMile: 450,
  serviceRadiusMiles: 75,
};
const linesOf = (intakeMethod: IntakeMethod, distanceMiles: number | null, towingRequired = intakeMethod === "tow") =>
  transportLines({ intakeMethod, distanceMiles, towingRequired }, prices);
const written = (lines: TransportLine[]) =>
  lines.map(({ typeKey, quantity, unitPrice }) => `${quantity} ${typeKey} at ${unitPrice}`);

test.each<[IntakeMethod, number | null, string[]]>([
  ["dropOff", 28.2, []],
  ["pickup", 28.2, ["1000 PKUP at null", "36400 FUEL-MI at 70"]],
  ["pickup", 10, ["1000 PKUP at null"]],
  ["pickup", null, ["1000 PKUP at null"]],
  ["mobile", 28.2, ["1000 MOB-CALL at null", "36400 FUEL-MI at 70"]],
  ["tow", 28.2, ["1000 TOW-BASE at 9500", "23200 TOW-MI at 450"]],
  ["tow", 5, ["1000 TOW-BASE at 9500"]],
  ["tow", null, ["1000 TOW-BASE at 9500"]],
])("%s from %s miles is billed as %j", (intakeMethod, distance, lines) => {
  expect(written(linesOf(intakeMethod, distance))).toEqual(lines);
});

test("a drop-off that needs a tow is billed as a tow", () => {
  expect(written(linesOf("dropOff", 5, true))).toEqual(["1000 TOW-BASE at 9500"]);
});

const costOf = (lines: TransportLine[]) =>
  sum(lines.map(({ quantity, unitPrice }) => lineTotal(quantity, unitPrice ?? cents(0))));

test.each([0, 5, 9.9, 10.1, 28.2, 74.7, 2000])("lines of %s miles cost what the order shows", (distance) => {
  expect(costOf(linesOf("pickup", distance))).toBe(fuelCost(distance, prices));
  expect(costOf(linesOf("tow", distance))).toBe(towCost(distance, prices));
});

test.each<[IntakeMethod, number | null, boolean]>([
  ["dropOff", null, false],
  ["pickup", null, true],
  ["tow", null, true],
  ["mobile", null, true],
  ["pickup", 0, false],
])("%s from %s miles lacks a distance: %j", (intakeMethod, distanceMiles, isMissing) => {
  expect(isDistanceMissing({ intakeMethod, distanceMiles, towingRequired: intakeMethod === "tow" })).toBe(isMissing);
});
