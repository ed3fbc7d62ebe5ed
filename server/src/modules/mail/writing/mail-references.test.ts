import { expect, test } from "vitest";
import type { MailContext } from "../orders/mail-context.ts";
import { referencedSubject, referencesOf } from "./mail-references.ts";

const contextOf = (order: Partial<MailContext["order"]>, vinNumber: string | null = "4S4BTANC1L3138370") =>
  ({
    order: { id: "1", internalOrderNumber: "SO-101104", repairOrderNumber: null, poNumber: null, ...order },
    vehicle: { vehicleDescription: "2020 Subaru Outback", vinNumber },
  }) as MailContext;

test.each([
  ["The Outback is ready", { repairOrderNumber: "22047" }, "The Outback is ready · RO 22047"],
  ["The Outback is ready", { repairOrderNumber: "RO-22047" }, "The Outback is ready · RO-22047"],
  ["RO 22047 is ready", { repairOrderNumber: "22047" }, "RO 22047 is ready"],
  ["The Outback is ready", {}, "The Outback is ready · VIN ends in L3138370"],
  ["The Outback (L3138370) is ready", {}, "The Outback (L3138370) is ready"],
  ["Your login", { id: "", repairOrderNumber: "22047" }, "Your login"],
])("the subject %j of an order with %j is %j", (subject, order, written) => {
  expect(referencedSubject(subject, contextOf(order), "en")).toBe(written);
});

test("a long subject keeps its reference", () => {
  const subject = referencedSubject("x".repeat(300), contextOf({ repairOrderNumber: "22047" }), "en");

  expect([subject.length, subject.endsWith(" · RO 22047")]).toEqual([200, true]);
});

test("the mail ends with its numbers, the customer's own first; without a VIN it names none", () => {
  const order = { repairOrderNumber: "22047", poNumber: "PO-7" };

  expect(referencesOf(contextOf(order), "en")).toEqual([
    "RO 22047",
    "PO-7",
    "2020 Subaru Outback",
    "VIN ends in L3138370",
    "SO-101104",
  ]);
  expect(referencesOf(contextOf({}, null), "fr")).toEqual(["2020 Subaru Outback", "SO-101104"]);
  expect(referencesOf(contextOf({ id: "" }), "en")).toEqual([]);
});
