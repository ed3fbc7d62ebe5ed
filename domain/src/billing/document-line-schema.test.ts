import { cents } from "#base/money.ts";
import { expect, test } from "vitest";
import { problemsOf } from "#base/problems.ts";
import { documentLineSchema, documentLinesSchema, negativePriceProblems } from "./document-line-schema.ts";
import { documentTotals } from "./document-totals.ts";

const type = "7d4b6a60-8f1e-4f5e-9a46-0b1f0d6f1c01";
const line = { lineItemTypeId: type, description: "Front camera", quantity: 1000, unitPrice: 32_500, taxable: true };
const problems = (values: object) => problemsOf(documentLineSchema.safeParse({ ...line, ...values }).error!);

test("a line needs its type, description, quantity, price and whether it is taxed", () => {
  expect(documentLineSchema.parse(line)).toEqual({ ...line, isOptional: false, calibrationId: null, reason: "" });
});

test.each<[string, unknown, string]>([
  ["lineItemTypeId", "camera", "Choose a line item type"],
  ["description", " ", "Enter the description"],
  ["description", "x".repeat(501), "Description can have at most 500 characters"],
  ["quantity", 0, "A quantity is from 0.001 to 9,999.999, with at most 3 decimals"],
  ["quantity", 10_000_000, "A quantity is from 0.001 to 9,999.999, with at most 3 decimals"],
  ["quantity", 1.5, "A quantity is from 0.001 to 9,999.999, with at most 3 decimals"],
  ["unitPrice", 0.5, "Enter an amount from -999,999.99 to 999,999.99, with at most 2 decimals"],
  ["unitPrice", 100_000_000, "Enter an amount from -999,999.99 to 999,999.99, with at most 2 decimals"],
  ["unitPrice", "12", "Enter an amount from -999,999.99 to 999,999.99, with at most 2 decimals"],
  ["unitPrice", Number.NaN, "Enter an amount with at most 2 decimals"],
  ["taxable", "yes", "Say yes or no"],
  ["calibrationId", "1", "This is not a valid id"],
  ["discount.basisPoints", 10_001, "Enter a whole number from 0 to 10,000"],
  ["discount.amount", -1, "Enter an amount from 0 to 999,999.99, with at most 2 decimals"],
  ["discount.amount", 1.5, "Enter an amount from 0 to 999,999.99, with at most 2 decimals"],
])("%s cannot be %j: %s", (field, value, message) => {
  const [name = "", part] = field.split(".");

  expect(problems({ [name]: part ? { [part]: value } : value })).toEqual([expect.objectContaining({ field, message })]);
});

test("a line has one discount, and a credit none", () => {
  expect(problems({ discount: { basisPoints: 1000, amount: 100 } })).toMatchObject([{ field: "discount" }]);
  expect(problems({ unitPrice: -100, discount: { basisPoints: 1000 } })).toMatchObject([{ field: "discount" }]);
  expect(documentLineSchema.safeParse({ ...line, unitPrice: -100, discount: { amount: 0 } }).success).toBe(true);
});

const many = (count: number) => documentLinesSchema.safeParse(Array.from({ length: count }, () => line));

test("200 lines fit, one more or ten thousand do not", () => {
  expect(many(200).success).toBe(true);
  expect([201, 10_000].map((count) => many(count).error?.issues[0]?.message)).toEqual([
    "A document can have at most 200 lines",
    "A document can have at most 200 lines",
  ]);
});

test("a line that stays is listed once", () => {
  const stays = { ...line, id: type };

  expect(problemsOf(documentLinesSchema.safeParse([stays, line, stays]).error!)).toMatchObject([{ field: "2.id" }]);
});

test("only adjustments have a price below zero", () => {
  const lines = documentLinesSchema.parse([line, { ...line, unitPrice: -100 }]);

  expect(negativePriceProblems(lines, new Map([[type, "adjustment"]]))).toEqual([]);
  expect(negativePriceProblems(lines, new Map([[type, "calibration"]]))).toMatchObject([
    {
      field: "lines.1.unitPrice",
      message: "Only discounts and credits can be below zero. Enter a price of 0 or more.",
    },
  ]);
  expect(negativePriceProblems(lines, new Map())).toHaveLength(1);
});

test("lines as they are sent can be summed up; one without a price takes the customer's", () => {
  const lines = documentLinesSchema.parse([
    { ...line, discount: { basisPoints: 1000 } },
    { ...line, unitPrice: undefined },
  ]);
  const priced = lines.map((sent) => ({ ...sent, unitPrice: sent.unitPrice ?? cents(100) }));

  expect(lines[1]?.unitPrice).toBeNull();
  expect(documentTotals({ lines: priced, taxes: [], isTaxExempt: false }).total).toBe(29_350);
});
