import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { aboveCaps, type CappedLine } from "./payer-caps.ts";
import { offeredPayer } from "./offered-payer.ts";

const line = (id: string, values: Partial<CappedLine> = {}): CappedLine => ({
  id,
  typeKey: "CAL-FRAD",
  category: "calibration",
  quantity: 1000,
  unitPrice: cents(32_500),
  ...values,
});

const cap = { typeKeys: ["CAL-FRAD"], unitPriceCents: 32_500, count: null, currency: "USD" };
const found = (lines: readonly CappedLine[], caps: readonly object[], included: string[] = [], currency = "USD") =>
  aboveCaps(lines, { caps: caps as (typeof cap)[], included }, currency);

test("a price at its cap is not above it, a cent more is", () => {
  expect(found([line("a")], [cap])).toEqual([]);
  expect(found([line("a", { unitPrice: cents(32_501) })], [cap])).toEqual([
    { kind: "price", lineId: "a", unitPrice: 32_501, cap: 32_500 },
  ]);
});

test("a cap in another currency is never compared", () => {
  expect(found([line("a", { unitPrice: cents(99_999) })], [{ ...cap, currency: "CAD" }])).toEqual([
    { kind: "notComparable", lineIds: ["a"], currency: "CAD" },
  ]);
  expect(found([], [{ ...cap, currency: "CAD" }])).toEqual([]);
});

test("a cap without types counts every calibration, and nothing else", () => {
  const lines = [line("a"), line("b", { quantity: 2500 }), line("c", { category: "scan", typeKey: "SCAN-PRE" })];

  expect(found(lines, [{ typeKeys: [], unitPriceCents: null, count: 3, currency: "CAD" }])).toEqual([
    { kind: "count", lineIds: ["a", "b"], count: 3500, cap: 3 },
  ]);
});

test("an operation that is part of others is named where it costs something", () => {
  const scan = line("c", { typeKey: "SCAN-PRE", category: "scan" });

  expect(found([scan], [], ["SCAN-PRE"])).toEqual([{ kind: "included", lineId: "c" }]);
  expect(found([{ ...scan, unitPrice: cents(0) }], [], ["SCAN-PRE"])).toEqual([]);
});

const payers = [
  { id: "sf", name: "State Farm", aliases: ["State Farm Mutual"], mergedIntoId: null },
  { id: "old", name: "Erie Ins.", aliases: [], mergedIntoId: "erie" },
  { id: "erie", name: "Erie", aliases: ["Erie Ins"], mergedIntoId: null },
  { id: "a", name: "Acme East", aliases: ["Acme"], mergedIntoId: null },
  { id: "b", name: "Acme West", aliases: ["Acme"], mergedIntoId: null },
];

test.each([
  ["STATE FARM®", "sf"],
  ["state-farm mutual", "sf"],
  ["Erie Ins", "erie"],
  ["Farm", null],
  ["Acme", null],
  ["", null],
  [null, null],
])("the insurer %j means the payer %j", (name, id) => {
  expect(offeredPayer(name, payers)).toBe(id);
});
