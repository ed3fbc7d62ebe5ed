// Heads of papers whose columns ran together, or stand below one another, in text that was copied from a viewer.
import { expect, test } from "vitest";
import { readText } from "#intake/reading/read-document.ts";
import { values } from "../../../../test/reading-pages.ts";

const read = (...lines: readonly string[]) => values(readText(lines.map((text) => ({ page: 1, text }))));

test.each([
  [
    "Owner Name Insurance Carrier Claim Number",
    "van der Meulen, Joost Erie Insurance A7-33108",
    { owner: "van der Meulen, Joost", insurer: "Erie Insurance", claimNumber: "A7-33108" },
  ],
  [
    "Work Order No. Date Opened Estimator Date Promised",
    "W-10442 11/03/2026 Lyle Ross 11/20/2026",
    { repairOrderNumber: "W-10442" },
  ],
  ["Insurance Company Vehicle Owner", "Westfield Anselm Okoro", { insurer: "Westfield", owner: "Anselm Okoro" }],
  ["Bill To: Customer:", "Liberty Mutual Kimberly Tran", { insurer: "Liberty Mutual", owner: "Kimberly Tran" }],
  [
    "Prepared For Insurance Co.",
    "Cordelia Hatch Root Insurance",
    { owner: "Cordelia Hatch", insurer: "Root Insurance" },
  ],
  [
    "CUSTOMER VEHICLE INSURANCE",
    "Lucinda Abernathy 2020 BMW X3 Travelers",
    { owner: "Lucinda Abernathy", insurer: "Travelers", year: 2020, make: "BMW", model: "X3" },
  ],
  ["CUSTOMER PHONE EMAIL", "LINDQVIST, ASTRID 612-555-0122 al@mail.example", { owner: "LINDQVIST, ASTRID" }],
  ["BILL TO SHIP TO", "Blackstone Valley Tech Blackstone Valley Tech", { owner: "Blackstone Valley Tech" }],
  [
    "Vehicle Owner Information Insurance Information",
    "Petra Vaughn Safeco",
    { owner: "Petra Vaughn", insurer: "Safeco" },
  ],
  [
    "Insurance Carrier Owner Repair Facility",
    "Keystone Street Insurance Birgitta Halloran Keene Collision",
    { insurer: "Keystone Street Insurance", owner: "Birgitta Halloran" },
  ],
  ["CUSTOMER NAME HOME PHONE", "LINDQVIST, ASTRID 612-555-0122", { owner: "LINDQVIST, ASTRID" }],
])("below %s stands %s, and its kinds tell which is whose", (heads, below, right) => {
  expect(read(heads, below)).toMatchObject(right);
});

test.each([
  ["Owner Appraiser", "Fitzgerald Landscaping Warren Tuttle", "owner"],
  ["Owner: Inspection Location:", "Mary Jane Ellen Summit", "owner"],
  ["Owner Insurance", "Jane Doe Northern Lights", "insurer"],
])("of %s over %s nobody knows the %s", (heads, below, name) => {
  expect(read(heads, below)[name]).toBeUndefined();
});

test("the owner's name ends where the street begins", () => {
  expect(read("Owner: Inspection Location: Repair Facility:", "ANA DE LA CRUZ 22 HOPE ST owners choice")["owner"]).toBe(
    "ANA DE LA CRUZ",
  );
});

test("the owner's name ends where a label begins", () => {
  expect(read("Vehicle Owner Loss Information Inspection", "Nathaniel Osei Date: 11/02/2026")["owner"]).toBe(
    "Nathaniel Osei",
  );
});

test.each([
  [
    ["Owner:", "Inspection Location:", "Insurance Company:", "DOE, JANE", "Summit Collision", "Erie Insurance"],
    { owner: "DOE, JANE", insurer: "Erie Insurance" },
  ],
  [
    ["Insured:", "Policy #:", "Claim #:", "DOE, JANE", "Q08-551", "77-01A-552"],
    { owner: "DOE, JANE", claimNumber: "77-01A-552" },
  ],
  [["Policy #:", "Claim #:", "77-01A-552"], { claimNumber: "77-01A-552" }],
])("labels below one another, %j, have the values below them in their order", (lines, right) => {
  expect(read(...lines)).toMatchObject(right);
});

test.each([
  ["a value is missing", ["Insured:", "Policy #:", "Claim #:", "DOE, JANE", "77-01A-552"]],
  ["names alone prove nothing", ["Owner:", "Appraiser:", "Jane Doe", "Warren Tuttle"]],
  ["a value is of another kind", ["Owner:", "Claim #:", "A7-33108", "Jane Doe"]],
])("where %s, none is taken", (_, lines) => {
  const { owner, insurer, claimNumber } = read(...lines);

  expect({ owner, insurer, claimNumber }).toEqual({});
});

test("a title over heads is none of them", () => {
  expect(read("REPAIR ORDER", "RO NUMBER", "DATE IN", "88-7109", "11/02/2026")["repairOrderNumber"]).toBe("88-7109");
});

test("a number alone over a starred title is the repair order's", () => {
  expect(read("CUSTOMER #: 55102", "277104", "*INVOICE*")["repairOrderNumber"]).toBe("277104");
});

test.each([
  ["Carrier: Hanover Insurance Carrier Claim #: 26-77", { insurer: "Hanover Insurance", claimNumber: "26-77" }],
  ["Customer: Ines Carvalho Payment: Cash", { owner: "Ines Carvalho" }],
  ["Member: Everett Stroud Claim #: 26-77", { owner: "Everett Stroud", claimNumber: "26-77" }],
])("in %s each label ends the value before it", (line, right) => {
  expect(read(line)).toMatchObject(right);
});

test("a shop below a customer's label is no customer", () => {
  expect(read("Bill To:", "Customer:", "CLEARVIEW MOBILE GLASS", "Phone: 303-555-0101")["owner"]).toBeUndefined();
});

test("lists need no colons", () => {
  expect(
    read("Repair order no. 55108", "Owner Hieronymus Falk", "Insurance company Safeco Insurance", "Claim no. FX-22119"),
  ).toMatchObject({
    repairOrderNumber: "55108",
    owner: "Hieronymus Falk",
    insurer: "Safeco Insurance",
    claimNumber: "FX-22119",
  });
});

test("a list goes on in its rows", () => {
  expect(
    read(
      "Vehicle 2020 Ford Escape SE Owner Iris Vandenberg",
      "Mileage 30,110 Insurance Acuity",
      "Plate AKP 2201 Claim 6-1182",
    ),
  ).toMatchObject({ owner: "Iris Vandenberg", insurer: "Acuity", claimNumber: "6-1182", model: "Escape" });
});

test("two rows are no list", () => {
  expect(read("Owner Hieronymus Falk", "Insurance company Safeco")).toEqual({});
});

test("a year, a make and a model in one row need no colons", () => {
  expect(read("Year 2020 Make CHRYSLER Model PACIFICA TOURING L Style VAN")).toMatchObject({
    year: 2020,
    make: "Chrysler",
    model: "PACIFICA TOURING L",
  });
});

test("headings beside one another say what Name and Company mean", () => {
  expect(
    read("OWNER INFORMATION", "INSURANCE INFORMATION", "Name:", "Winifred Achterberg", "Company:", "Country Financial"),
  ).toMatchObject({ owner: "Winifred Achterberg", insurer: "Country Financial" });
});

test("over an address the first of two names is the owner's", () => {
  expect(
    read(
      "SUMMIT COLLISION",
      "REPAIR ORDER 5517",
      "City of Prescott",
      "Fleet Services",
      "433 Virginia St",
      "Prescott, AZ 86301",
    )["owner"],
  ).toBe("City of Prescott");
});
