import { expect, test } from "vitest";
import { pageOf } from "../../../../test/reading-pages.ts";
import { readDocument } from "#intake/reading/read-document.ts";

const insurerOf = (head: string) =>
  readDocument([pageOf([[[200, head]], [[40, "Claim # : 0551234567-0001"]]])]).insurer?.value;

test.each([
  ["Northern Plains Mutual Insurance Company", "Northern Plains Mutual Insurance Company"],
  ["Interinsurance Exchange of the Automobile Club", "Interinsurance Exchange of the Automobile Club"],
  ["MetLife Auto & Home", "MetLife Auto & Home"],
  ["SAFECO INSURANCE COMPANY OF AMERICA", "SAFECO INSURANCE COMPANY OF AMERICA"],
  ["AmFam", "AmFam"],
  ["STATE FARM INS", "STATE FARM INS"],
  ["Travelers Ins. Co.", "Travelers Ins. Co."],
  ["Infinity Auto", undefined],
  ["Erie Auto Body", undefined],
  ["We accept all insurance", undefined],
  ["Auto Insurance", undefined],
])("a letterhead of %j names the insurer %j", (head, insurer) => {
  expect(insurerOf(head)).toBe(insurer);
});

test("letter-spaced, its words begin with their capitals", () => {
  const head = Array.from("FarmersFireandCasualtyInsuranceExchange").join(" ");

  expect(insurerOf(head)).toBe("Farmers Fire and Casualty Insurance Exchange");
});
