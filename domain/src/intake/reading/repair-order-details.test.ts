import { expect, test } from "vitest";
import { growth } from "../../../test/growth.ts";
import type { Page } from "./page.ts";
import { readDocument } from "./read-document.ts";
import { detailsOf, findDetails } from "./repair-order-details.ts";

const found = (...lines: string[]) => {
  const details = findDetails(lines.map((text) => ({ page: 1, text })));
  const { repairOrderNumber, claimNumber, insurerName, vinNumber } = details;
  const shown = { repairOrderNumber, claimNumber, insurerName, vinNumber };
  return Object.fromEntries(Object.entries(shown).flatMap(([name, one]) => (one ? [[name, one.value]] : [])));
};

test.each([
  ["RO 4711", "4711"],
  ["RO# 77412", "77412"],
  ["R.O. No.: 77-412", "77-412"],
  ["Repair Order RO-77120", "RO-77120"],
  ["RO-77120", "RO-77120"],
  ["REPAIR ORDER 4711 - quarter panel dept.", "4711"],
  ["Work order number: W/1002", "W/1002"],
  ["Workfile ID: 8c1f0a  RO Number: 65359", "65359"],
  ["Ordre de réparation n° 5512", "5512"],
  ["Orden de reparación: 5513", "5513"],
])('"%s" gives its number', (line, repairOrderNumber) => {
  expect(found(line)).toEqual({ repairOrderNumber });
});

test.each([
  ["Claim #: 04-1234-567", "04-1234-567"],
  ["CLAIM NUMBER 99X7721", "99X7721"],
  ["Sinistre n° 2026-881", "2026-881"],
])('"%s" gives the claim', (line, claimNumber) => {
  expect(found(line)).toEqual({ claimNumber });
});

test.each([
  ["Insurance Company: State Farm", "State Farm"],
  ["Ins. Co.: GEICO   Phone: 303 555 0103", "GEICO"],
  ["Insurer: Progressive Claim #: 88-1", "Progressive"],
  ["Assureur : La Parisienne", "La Parisienne"],
])('"%s" gives the insurer', (line, insurerName) => {
  expect(found(line)).toMatchObject({ insurerName });
});

test.each([
  ["VIN: 4T1G11AK2MU990001", "4T1G11AK2MU990001"],
  ["vin 4t1g11ak2mu990001 mileage 21,000", "4T1G11AK2MU990001"],
  ["2021 TOYO Camry SE 4T1G11AK2MU990001 white", "4T1G11AK2MU990001"],
])('"%s" gives the VIN', (line, vinNumber) => {
  expect(found(line)).toEqual({ vinNumber });
});

test.each([
  "R&R windshield",
  "RO",
  "Claim representative: Jane Doe",
  "Repair order of the customer",
  "VIN: 4T1G11AK3MU990001",
  "Insurance",
  "Frontier Auto Body 303 555 0103",
  "Zero 1234",
  "",
])('"%s" gives nothing', (line) => {
  expect(found(line)).toEqual({});
});

test("a heading's value can stand in the line below", () => {
  expect(found("RO Number", "77412", "Insurance company:", "State Farm", "VIN", "4T1G11AK2MU990001")).toEqual({
    repairOrderNumber: "77412",
    insurerName: "State Farm",
    vinNumber: "4T1G11AK2MU990001",
  });
});

test("of several VINs the one that is called so counts", () => {
  expect(found("Part 1HGCV1F3XMA990002", "VIN 4T1G11AK2MU990001")).toEqual({ vinNumber: "4T1G11AK2MU990001" });
});

test("each is quoted with its line and page", () => {
  const details = findDetails([
    { page: 1, text: "Estimate of record" },
    { page: 2, text: "  RO   4711 " },
  ]);

  expect(details.repairOrderNumber).toMatchObject({ value: "4711", line: "RO 4711", page: 2 });
});

test("a name that is too long for its field is left out", () => {
  expect(found(`Insurer: ${"Very ".repeat(40)}`, `RO ${"1".repeat(60)}`)).toEqual({});
});

const busyLines = (count: number) =>
  Array.from({ length: count }, () => ({ page: 1, text: "R&I left outer door handle RO RO claim ".repeat(2) }));

test("reading takes no longer than the length of the text says, whatever stands in it", () => {
  expect(growth((size) => findDetails(busyLines(size)), 1200)).toBeLessThan(2.5);
  expect(growth((size) => findDetails([{ page: 2, text: `Insurer: ${" ".repeat(size)}x` }]), 100_000)).toBeLessThan(
    2.5,
  );
});

/** A page as recognition sees it. */
const seen = (vin: string): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: ["VIN:", vin].map((text, index) => ({
    text,
    box: { x: 40 + index * 40, y: 40, width: text.length * 5, height: 9 },
    confidence: 0.9,
  })),
});

test("a VIN that was corrected is not taken for the vehicle's", () => {
  const corrected = readDocument([seen("4T1G11AKZMU990001")]);

  expect(corrected.vehicle.vin?.value).toBe("4T1G11AK2MU990001");
  expect(detailsOf(corrected).vinNumber).toBeNull();
  expect(detailsOf(readDocument([seen("4T1G11AK2MU990001")])).vinNumber?.value).toBe("4T1G11AK2MU990001");
});

test("owner, plate and vehicle are told, and a paper of nothing we know is no estimate", () => {
  const told = findDetails([
    { page: 1, text: "Owner: Ana Ruiz" },
    { page: 1, text: "License: ABC1234" },
    { page: 1, text: "2021 TOYO Camry SE 4D SED white" },
  ]);

  expect(told).toMatchObject({
    ownerName: { value: "Ana Ruiz" },
    vehicleYear: { value: "2021" },
    vehicleMake: { value: "Toyota" },
    vehicleModel: { value: "Camry" },
    isEstimate: true,
  });
  for (const text of ["Soup of the day", "Customer: Ana Ruiz"])
    expect(findDetails([{ page: 1, text }]).isEstimate).toBe(false);
});

const page = (words: Page["words"]): Page => ({ number: 3, width: 612, height: 792, words });

test("each detail is shown with the piece of its place, and an unsure VIN is only to be chosen", () => {
  const box = { x: 10, y: 20, width: 100, height: 10 };
  const word = (text: string, confidence = 1) => ({ text, box, confidence });
  const sure = detailsOf(
    readDocument([page([word("VIN: 4T1G11AK2MU990001")])]),
    ({ page: number }) => `page ${number}`,
  );
  const unsure = detailsOf(readDocument([page([word("VIN: 4T1G11AK2MU990001", 0.4)])]));

  expect(sure.vinNumber?.picture).toBe("page 3");
  expect(sure.unsureVins).toEqual([]);
  expect(unsure.vinNumber).toBeNull();
  expect(unsure.unsureVins).toMatchObject([{ value: "4T1G11AK2MU990001", picture: null }]);
});
