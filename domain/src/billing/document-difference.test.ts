import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "#base/money.ts";
import { documentDifference, type ComparedLine } from "./document-difference.ts";

const line = (lineItemTypeId: string, values: Partial<ComparedLine> = {}): ComparedLine => ({
  lineItemTypeId,
  calibrationId: null,
  description: lineItemTypeId,
  quantity: 1000,
  unitPrice: cents(10_000),
  totalPrice: cents(10_000),
  taxable: true,
  isOptional: false,
  ...values,
});
const document = (...lines: ComparedLine[]) => ({ lines, total: sum(lines.map(({ totalPrice }) => totalPrice)) });

test("a supplement adds, changes and removes lines, and asks for the difference only", () => {
  const fuel = line("fuel");
  const dearer = { ...line("camera"), unitPrice: cents(12_000), totalPrice: cents(12_000) };

  const difference = documentDifference(
    document(line("camera"), line("scan"), fuel),
    document(line("radar"), dearer, line("scan")),
  );

  expect(difference.lines).toEqual([
    { kind: "added", line: line("radar") },
    { kind: "changed", line: dearer, before: line("camera"), fields: ["unitPrice", "totalPrice"] },
    { kind: "same", line: line("scan") },
    { kind: "removed", line: fuel },
  ]);
  expect(difference.total).toBe(2000);
});

test("a calibration is recognized although its type and description have changed", () => {
  const before = line("static", { calibrationId: "front camera" });
  const after = line("dynamic", { calibrationId: "front camera", unitPrice: cents(9000) });

  expect(documentDifference(document(before), document(after)).lines).toEqual([
    { kind: "changed", line: after, before, fields: ["description", "unitPrice"] },
  ]);
});

test("of two lines of one type the one with the same description is compared", () => {
  const left = line("radar", { description: "left" });
  const right = line("radar", { description: "right" });
  const cheaper = line("radar", { description: "right", unitPrice: cents(1) });

  expect(documentDifference(document(left, right), document(cheaper)).lines).toEqual([
    { kind: "changed", line: cheaper, before: right, fields: ["unitPrice"] },
    { kind: "removed", line: left },
  ]);
});

const lines = fc.array(
  fc.record({
    lineItemTypeId: fc.constantFrom("camera", "radar", "scan"),
    calibrationId: fc.constantFrom(null, "front", "rear"),
    description: fc.constantFrom("one", "other"),
    quantity: fc.constantFrom(1000, 2000),
    unitPrice: fc.constantFrom(cents(100), cents(200)),
    totalPrice: fc.constantFrom(cents(100), cents(200)),
    taxable: fc.boolean(),
    isOptional: fc.boolean(),
  }),
  { maxLength: 8 },
);

test("every line is accounted for once, and a document does not differ from its copy", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = documentDifference(document(...before), document(...after));
      const copy = documentDifference(document(...before), document(...structuredClone(before)));
      const count = (...kinds: string[]) => found.lines.filter(({ kind }) => kinds.includes(kind)).length;

      expect(count("same", "changed", "added")).toBe(after.length);
      expect(count("same", "changed", "removed")).toBe(before.length);
      expect(copy.lines.filter(({ kind }) => kind === "added" || kind === "removed")).toEqual([]);
      expect(copy.total).toBe(0);
    }),
  );
});
