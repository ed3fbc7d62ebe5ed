// Heads as people copy them out of other programs, whose columns ran together, and names that end in the row below.
import { expect, test } from "vitest";
import { values } from "../../../../test/reading-pages.ts";
import { readText } from "#intake/reading/read-document.ts";

const found = (...lines: string[]) => values(readText(lines.map((text) => ({ page: 1, text }))));

test.each([
  [["Owner: JANE A. DOE &", "JOHN DOE", "12 Elm"], "JANE A. DOE & JOHN DOE"],
  [["Owner: DOE-", "SMITH, JANE", "Phone: 303-555-0101"], "DOE-SMITH, JANE"],
  [["Owner: DOE,", "JANE"], "DOE, JANE"],
  [["Owner: Jane Doe", "Acme Holdings LLC"], "Jane Doe"],
  [["Owner (last, first): Doe, Jane"], "Doe, Jane"],
  [["Owner: ___Jane Doe___  Phone: ____"], "Jane Doe"],
  [["Owner of Record: Jane Doe"], "Jane Doe"],
  [["Adv: Tom Fox  Owner: Jane Doe  Tech: Al"], "Jane Doe"],
  [["Owner: Jane Doe DL: S530-4412-0001"], "Jane Doe"],
  [["Customer: 10045 - Doe, Jane"], "Doe, Jane"],
])("%j name the owner %j", (lines, owner) => {
  expect(found(...lines)["owner"]).toBe(owner);
});

test("where a claimant is another than the insured, nobody knows whose vehicle it is", () => {
  expect(found("Insured: Acme Trucking LLC", "Claimant: Jane Doe")["owner"]).toBeUndefined();
  expect(found("Insured: DOE, JANE", "Claimant: Jane Doe")["owner"]).toBe("DOE, JANE");
  expect(found("Insured: Jane Doe", "Claimant:")["owner"]).toBe("Jane Doe");
});

test.each([
  ["Insurance: State Farm / 12-34B5-67C", "State Farm"],
  ["Insurance: State Farm - 12-34B5-67C", "State Farm"],
  ["Insurance: State Farm - adjuster Tom Fox", "State Farm"],
  ["Insurance: State Farm (agent: Tom Fox)", "State Farm"],
  ["Insurance: Erie Insurance - Denver", "Erie Insurance - Denver"],
  ["Insurance: Smith - Jones Mutual", "Smith - Jones Mutual"],
  ["Customer: Jane Doe Ins: GEICO Adj: Tom Fox", "GEICO"],
])("%j names the insurer %j", (line, insurer) => {
  expect(found(line)["insurer"]).toBe(insurer);
});

test("what marks bold print is no part of a number", () => {
  expect(found("**RO:** 8-1200")["repairOrderNumber"]).toBe("8-1200");
});

test("values may begin with their colon, and plates end before their state", () => {
  expect(found("Mileage", ": 15,221")["odometer"]).toBe(15221);
  expect(found("Lic.Plate : 991 KLM Lic State : OR")["plate"]).toBe("991 KLM");
});

test("a dealer's number may begin with four letters", () => {
  expect(found("12 Main St RO NO. FOCS338121")["repairOrderNumber"]).toBe("FOCS338121");
});

test("year, make and model may be shortened in their label", () => {
  expect(found("YR/MK/MD: 21 TOYOTA CAMRY")).toMatchObject({ year: 2021, make: "Toyota", model: "CAMRY" });
});

test("a company's name ends with what it is", () => {
  const head = "Owner: Inspection Location: Insurance Company:";

  expect(found(head, "ACME BAKERY INC Keystone Body Works Westfield Insurance")).toMatchObject({
    owner: "ACME BAKERY INC",
    insurer: "Westfield Insurance",
  });
});

test.each([
  ["Customer Insurance Phone", "Jane Doe-Smith American Family 414-555-0102"],
  ["Client Insurer File number", "DOE-SMITH, JANE American Family 26-88120"],
])("%j over %j keeps customer and insurer apart", (heads, row) => {
  expect(found(heads, row)).toMatchObject({
    owner: row.slice(0, row.indexOf(" American")),
    insurer: "American Family",
  });
});

test("the vehicle's VIN may be the vehicle and its VIN", () => {
  expect(found("Vehicle VIN Mileage", "2021 Toyota Camry 4T1G11AK2MU990001 33,120")).toMatchObject({
    model: "Camry",
    vin: "4T1G11AK2MU990001",
    odometer: 33120,
  });
});

test("a line below the heads of a table is none of its rows", () => {
  expect(found("| RO | Customer | Insurance |", "|----|-----|-----|", "| 26-119 | Jane Doe | Amica |")).toMatchObject({
    repairOrderNumber: "26-119",
    owner: "Jane Doe",
    insurer: "Amica",
  });
});

test("a heading over other heads has no value", () => {
  const rows = ["Vehicle Information", "VIN", "Vehicle", "Mileage", "4T1G11AK2MU990001", "2021 Toyota Camry", "18,220"];

  expect(found(...rows)).toMatchObject({ vin: "4T1G11AK2MU990001", odometer: 18220 });
});

test("a description ends at the dash of a line of dashes", () => {
  expect(found("RO 45512 - 2021 Toyota Camry - Jane Doe - claim 55-1234-X")).toMatchObject({ model: "Camry" });
  expect(found("RO 45512 2021 Mercedes GLE350 - 4MATIC")["model"]).toBe("GLE350 4MATIC");
});

test.each([
  ["Vehicle: 2021 Toyota Camry windshield replacement", "Camry"],
  ["Vehicle: 2021 TOYOTA CAMRY REPLACE BUMPER", "CAMRY"],
  ["Vehicle: 2021 Toyota Camry hybrid", "Camry hybrid"],
  ["vehicle: 2021 toyota grand highlander", "grand highlander"],
])("%j is a %s", (line, model) => {
  expect(found(line)["model"]).toBe(model);
});

test("who stands before the vehicle and over a street is its owner", () => {
  expect(found("DOE, JANE L 2021 TOYOTA CAMRY 22,019", "77 PRAIRIE VIEW")).toMatchObject({
    owner: "DOE, JANE L",
    model: "CAMRY",
  });
  expect(found("DOE, JANE L 2021 TOYOTA CAMRY 22,019", "Replace grille")["owner"]).toBeUndefined();
});
