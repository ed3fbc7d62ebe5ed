import { expect, test } from "vitest";
import { pageOf, values } from "../../../../test/reading-pages.ts";
import { readDocument, readText } from "#intake/reading/read-document.ts";

const insurerOf = (head: string) =>
  readDocument([pageOf([[[200, head]], [[40, "Claim # : 0551234567-0001"]]])]).insurer?.value;

test.each([
  ["Northern Plains Mutual Insurance Company", "Northern Plains Mutual Insurance Company"],
  ["Interinsurance Exchange of the Automobile Club", "Interinsurance Exchange of the Automobile Club"],
  ["MetLife Auto & Home", "MetLife Auto & Home"],
  ["SAFECO INSURANCE COMPANY OF AMERICA", "SAFECO INSURANCE COMPANY OF AMERICA"],
  ["AmFam", "AmFam"],
  ["INTACT COMPAGNIE D'ASSURANCE", "INTACT COMPAGNIE D'ASSURANCE"],
  ["Aviva, Compagnie d’assurance du Canada", "Aviva, Compagnie d’assurance du Canada"],
  ["Desjardins assurances générales", "Desjardins assurances générales"],
  ["STATE FARM INS", "STATE FARM INS"],
  ["Travelers Ins. Co.", "Travelers Ins. Co."],
  ["Mercury Insurance Services, LLC", "Mercury Insurance Services, LLC"],
  ["Encompass", "Encompass"],
  ["Progressive Northern", "Progressive Northern"],
  ["USAA CIC", "USAA CIC"],
  ["UNITED SERVICES AUTOMOBILE ASSOCIATION", "UNITED SERVICES AUTOMOBILE ASSOCIATION"],
  ["Automobile Club of Southern California", "Automobile Club of Southern California"],
  ["American Family Connect", "American Family Connect"],
  ["Travelers Home and Marine", "Travelers Home and Marine"],
  ["Farmers Texas County Mutual", "Farmers Texas County Mutual"],
  ["GEICO Advantage Workfile ID: 41445154", "GEICO Advantage"],
  [
    "Nationwide Property and Casualty Insurance Company Workfile ID : 15181151",
    "Nationwide Property and Casualty Insurance Company",
  ],
  ["Infinity Auto", undefined],
  ["Encompass Collision, LLC", undefined],
  ["Progressive Auto Body Workfile ID: 41445154", undefined],
  ["Progressive Gardens LLC", undefined],
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

const ofRecord = (head: string, shop: string, title = "Estimate of Record") =>
  readDocument([
    pageOf([
      [[500, "Workfile ID: 4144515"]],
      [[200, head]],
      [[200, "77 Canal St"]],
      [[200, title]],
      [[40, `Repair Facility: ${shop}`]],
    ]),
  ]).insurer?.value;

test.each([
  ["Ironbridge Direct", "Mirror Image Auto Body"],
  ["Ironbridge Direct", "Undecided"],
])("what stands over the title of a record is the insurer: %s, beside the shop %s", (head, shop) => {
  expect(ofRecord(head, shop)).toBe(head);
  expect(ofRecord(head, shop, "Preliminary Estimate")).toBeUndefined();
});

test.each([
  ["Mirror Image Auto Body", "Undecided"],
  ["Mirror Image", "Mirror Image, Inc."],
  ["77 Canal St Suite 2", "Undecided"],
  ["Ironbridge Direct", ""],
])("a letterhead of %j is no insurer beside the shop %j", (head, shop) => {
  expect(ofRecord(head, shop)).toBeUndefined();
});

test("a letterhead whose letters were set apart is one word, also in text", () => {
  const { insurer } = readText(["G E I C O", "Estimate of Record"].map((text) => ({ page: 1, text })));

  expect(insurer?.value).toBe("GEICO");
});

test.each(["Texas Farm Bureau", "The Cincinnati Insurance Company", "USAA Claim 118-44-0927 Loss date 10/20/2026"])(
  "%s heads the paper of an insurer",
  (head) => {
    expect(values(readText([{ page: 1, text: head }]))["insurer"]).toBe(head.replace(/ Claim.*/, ""));
  },
);

test("a letterhead stands below the dates and numbers that Mitchell prints first", () => {
  const rows = [
    "Date:  2/03/2026 10:15 AM",
    "Estimate ID:  772198",
    "Estimate Version:  0",
    "Preliminary",
    "Profile ID:  METRO",
  ];
  expect(
    readDocument([
      pageOf([
        ...rows.map((row): [[number, string]] => [[380, row]]),
        [[250, "AMERICAN FAMILY"]],
        [[40, "Claim # : 0551234567-0001"]],
      ]),
    ]).insurer?.value,
  ).toBe("AMERICAN FAMILY");
});
