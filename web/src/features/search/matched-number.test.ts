import { expect, test } from "vitest";
import { matchedNumber } from "./matched-number.ts";

const numbers = {
  repairOrderNumber: "RO-77",
  poNumber: "4500-12",
  invoiceNumber: "INV-1999",
  claimNumber: "C 42",
  vinNumber: "4T1G11AK2MU990001",
  licensePlate: "ABC 123",
};

test.each([
  ["ro77", "RO-77"],
  ["4500 12", "PO 4500-12"],
  ["inv 1999", "Invoice INV-1999"],
  ["c42", "Claim C 42"],
  ["990001", "VIN 4T1G11AK2MU990001"],
  ["abc123", "Plate ABC 123"],
  ["4T1G11AK2UM990001", "VIN 4T1G11AK2MU990001"],
  ["inv9199", "Invoice INV-1999"],
  ["ro78", null],
  ["Whitfield", null],
  ["", null],
])("%j is found by %j", (typed, matched) => {
  expect(matchedNumber(typed, numbers)).toBe(matched);
});

test.each([
  ["ABC 123", { claimNumber: "20-123-7", licensePlate: "ABC123" }, "Plate ABC123"],
  ["abc 123", { repairOrderNumber: "123", licensePlate: "ABC-123" }, "Plate ABC-123"],
  ["Jane Doe", { poNumber: "JANE-1", owner: "Jane Doe" }, "Owner Jane Doe"],
  ["doe jane", { poNumber: "JANE-1", owner: "Jane Doe" }, "Owner Jane Doe"],
  ["geico", { claimNumber: "77", insurerName: "GEICO" }, "Insurer GEICO"],
  ["summit 48201", { repairOrderNumber: "48201", insurerName: "Allstate" }, "RO 48201"],
])("%j is found by what has all of it: %o", (typed, found, matched) => {
  expect(matchedNumber(typed, found)).toBe(matched);
});

test("numbers that something does not have are no match", () => {
  expect(matchedNumber("7", { poNumber: null })).toBeNull();
});
