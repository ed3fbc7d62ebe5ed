import { expect, test } from "vitest";
import { problemsOf } from "#base/problems.ts";
import { billingSettingsSchema } from "./billing-settings-schema.ts";
import { lineItemTypeSchema } from "./line-item-type-schema.ts";
import { priceListSchema } from "./price-list-schema.ts";

const id = "7d4b6a60-8f1e-4f5e-9a46-0b1f0d6f1c01";
const type = {
  key: "CAL-FCAM-S",
  name: "Front camera",
  category: "calibration",
  unitPrice: 32_500,
  purchaseCost: 4500,
};
const entry = { lineItemTypeId: id, unitPrice: 30_000 };
const list = { name: "Fleet", entries: [entry] };
const settings = {
  version: 1,
  currency: "USD",
  estimateValidityDays: 30,
  estimateReminderDays: [7, 3, 7],
  techniciansMaySend: false,
  invoiceReminderDays: [30, -3, 0],
  rewardBasisPoints: 500,
  rewardCapBasisPoints: 5000,
  rewardExpiryMonths: 12,
  towMarginBasisPoints: 0,
};

test("days of reminders are stored once and in order", () => {
  expect(billingSettingsSchema.parse(settings)).toEqual({
    ...settings,
    estimateReminderDays: [3, 7],
    invoiceReminderDays: [-3, 0, 30],
  });
});

test("a new type of the catalogue is taxed and in use", () => {
  expect(lineItemTypeSchema.parse(type)).toMatchObject({ ...type, unit: "each", taxable: true, isActive: true });
});

test("a discount's type may have a price below zero", () => {
  expect(lineItemTypeSchema.safeParse({ ...type, category: "adjustment", unitPrice: -1000 }).success).toBe(true);
});

test("a price list has prices and percentages, each with its days", () => {
  const may = { validFrom: "2026-05-01", validUntil: "2026-05-31" };
  const entries = [
    { lineItemTypeId: id, percentage: 9000, validUntil: "2026-04-30" },
    { ...entry, ...may },
  ];

  expect(priceListSchema.parse({ ...list, entries }).entries).toEqual([
    { lineItemTypeId: id, unitPrice: null, percentage: 9000, validFrom: null, validUntil: "2026-04-30" },
    { ...entry, percentage: null, ...may },
  ]);
});

test.each([
  ["currency", billingSettingsSchema, { ...settings, currency: "usd" }],
  ["estimateValidityDays", billingSettingsSchema, { ...settings, estimateValidityDays: 0 }],
  ["estimateReminderDays.0", billingSettingsSchema, { ...settings, estimateReminderDays: [0] }],
  [
    "invoiceReminderDays",
    billingSettingsSchema,
    { ...settings, invoiceReminderDays: Array.from({ length: 11 }, (_, day) => day) },
  ],
  ["techniciansMaySend", billingSettingsSchema, { ...settings, techniciansMaySend: null }],
  ["rewardBasisPoints", billingSettingsSchema, { ...settings, rewardBasisPoints: 10_001 }],
  ["rewardCapBasisPoints", billingSettingsSchema, { ...settings, rewardCapBasisPoints: -1 }],
  ["rewardExpiryMonths", billingSettingsSchema, { ...settings, rewardExpiryMonths: 0.5 }],
  ["towMarginBasisPoints", billingSettingsSchema, { ...settings, towMarginBasisPoints: 100_001 }],
  ["key", lineItemTypeSchema, { ...type, key: "cal" }],
  ["key", lineItemTypeSchema, { ...type, key: "X".repeat(21) }],
  ["name", lineItemTypeSchema, { ...type, name: "" }],
  ["category", lineItemTypeSchema, { ...type, category: "magic" }],
  ["minutes", lineItemTypeSchema, { ...type, minutes: 1441 }],
  ["unitPrice", lineItemTypeSchema, { ...type, unitPrice: -1 }],
  ["purchaseCost", lineItemTypeSchema, { ...type, purchaseCost: -1 }],
  ["version", lineItemTypeSchema, { ...type, id }],
  ["version", priceListSchema, { ...list, id }],
  ["name", priceListSchema, { ...list, name: " " }],
  ["entries.0.unitPrice", priceListSchema, { ...list, entries: [{ lineItemTypeId: id }] }],
  ["entries.0.unitPrice", priceListSchema, { ...list, entries: [{ ...entry, percentage: 9000 }] }],
  ["entries.0.percentage", priceListSchema, { ...list, entries: [{ lineItemTypeId: id, percentage: 100_001 }] }],
  [
    "entries.0.validUntil",
    priceListSchema,
    { ...list, entries: [{ ...entry, validFrom: "2026-05-02", validUntil: "2026-05-01" }] },
  ],
  ["entries.1.validFrom", priceListSchema, { ...list, entries: [entry, entry] }],
])("%s is refused with a sentence", (field, schema, input) => {
  const [problem, ...others] = problemsOf(schema.safeParse(input).error!);

  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field, message: expect.stringMatching(/^[A-Z].+ .+/) });
  expect(problem?.message).not.toContain("Invalid");
});
