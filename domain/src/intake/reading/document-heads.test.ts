import { expect, test } from "vitest";
import { pageOf, values, type Cell } from "../../../test/reading-pages.ts";
import { readDocument, readText } from "./read-document.ts";

const read = (...rows: readonly (readonly Cell[])[]) => values(readDocument([pageOf(rows)]));
const ofText = (text: string) => {
  const lines = text.trim().split("\n");
  return values(readText(lines.map((line) => ({ page: 1, text: line }))));
};

const vin = "4T1G11AK2MU990001";
const camry = { year: 2021, make: "Toyota", model: "Camry", vin };

test("labels above their values in three columns", () => {
  expect(
    read(
      [
        [40, "Customer"],
        [230, "Insurance Company"],
        [420, "Claim Number"],
      ],
      [
        [40, "Jane Doe"],
        [230, "Progressive Casualty"],
        [420, "23-1099812"],
      ],
      [
        [40, "Vehicle"],
        [230, "VIN"],
        [420, "Odometer"],
      ],
      [
        [40, "2021 Toyota Camry"],
        [230, vin],
        [420, "43,650"],
      ],
      [
        [40, "RO Number"],
        [230, "License Plate"],
        [420, "Date of Loss"],
      ],
      [
        [40, "22182"],
        [230, "CO ABC123"],
        [420, "Jul 26, 2026"],
      ],
    ),
  ).toEqual({
    ...camry,
    owner: "Jane Doe",
    insurer: "Progressive Casualty",
    claimNumber: "23-1099812",
    repairOrderNumber: "22182",
    plate: "ABC123",
    odometer: 43_650,
    lossDate: "2026-07-26",
  });
});

test("two boxes side by side, of which one has headings and the other labels", () => {
  expect(
    read(
      [
        [40, "OWNER"],
        [320, "Insurance Company: State Farm"],
      ],
      [
        [40, "Jane Doe"],
        [320, "Claim #: 06-77H1-22X"],
      ],
      [
        [40, "VEHICLE"],
        [320, "SHOP"],
      ],
      [
        [40, "2021 Toyota Camry"],
        [320, "RO #: 22182"],
      ],
      [[40, `VIN ${vin}`]],
    ),
  ).toEqual({
    ...camry,
    owner: "Jane Doe",
    insurer: "State Farm",
    claimNumber: "06-77H1-22X",
    repairOrderNumber: "22182",
  });
});

test("a list whose values end far away at the right", () => {
  expect(
    read(
      [
        [40, "Repair Order"],
        [540, "22182"],
      ],
      [
        [40, "Insurance Company"],
        [520, "State Farm"],
      ],
      [
        [40, "Owner"],
        [528, "Jane Doe"],
      ],
      [
        [40, "VIN"],
        [492, vin],
      ],
      [
        [40, "Year"],
        [544, "2021"],
      ],
      [
        [40, "Make"],
        [536, "Toyota"],
      ],
      [
        [40, "Model"],
        [540, "Camry"],
      ],
    ),
  ).toMatchObject({ ...camry, owner: "Jane Doe", insurer: "State Farm", repairOrderNumber: "22182" });
});

test("names that go on in the row below", () => {
  expect(
    read(
      [
        [40, "Insurance Company:"],
        [140, "State Farm Mutual Automobile"],
        [320, "Owner:"],
        [360, "John Smith &"],
      ],
      [
        [140, "Insurance Company"],
        [360, "Mary Smith"],
      ],
    ),
  ).toEqual({ insurer: "State Farm Mutual Automobile Insurance Company", owner: "John Smith & Mary Smith" });
});

test("a name does not go on in the next row of a list", () => {
  expect(
    read(
      [
        [40, "Insurance Co"],
        [140, "Acuity Mutual"],
      ],
      [
        [40, "Model"],
        [140, "Camry"],
      ],
      [
        [40, "Owner"],
        [140, "Jane Doe"],
      ],
    ),
  ).toEqual({ insurer: "Acuity Mutual", owner: "Jane Doe", model: "Camry" });
});

test("words before a label belong to it, and are no value of the head above", () => {
  expect(
    read(
      [
        [40, "Claim #:"],
        [230, "Insurance Company:"],
        [420, "Street Address:"],
      ],
      [
        [40, "70-4471-2"],
        [420, "100 MAIN ST"],
      ],
      [
        [40, "Previous Owner:"],
        [230, "Insured:"],
        [420, "Vehicle Color:"],
      ],
      [
        [40, "Bob Roe"],
        [230, "Jane Doe"],
        [420, "White"],
      ],
    ),
  ).toEqual({ claimNumber: "70-4471-2", owner: "Jane Doe" });
});

test("columns that run into one another are still two", () => {
  expect(
    read([
      [40, "Vehicle Identification Number:"],
      [226, "Owner:"],
      [164, vin],
      [260, "Jane Doe"],
    ]),
  ).toEqual({ vin, owner: "Jane Doe" });
});

test("values centered below their labels, wider than these and beside empty ones", () => {
  expect(
    read(
      [
        [98, "Owner"],
        [276, "Claim Number"],
        [472, "Insurer"],
      ],
      [
        [74, "Maria de la Cruz"],
        [440, "Progressive Casualty Co"],
      ],
    ),
  ).toEqual({ owner: "Maria de la Cruz", insurer: "Progressive Casualty Co" });
});

test("what stands below an empty label is no value of another kind", () => {
  expect(
    read(
      [[40, "Repair Order #:"]],
      [[40, "123 Main Street, Denver, CO 80202"]],
      [
        [40, "Owner Name"],
        [300, "Claim Rep"],
      ],
      [
        [40, "PRELIMINARY ESTIMATE"],
        [300, "Bob Smith"],
      ],
      [
        [40, "Model:"],
        [300, "Insurer:"],
      ],
      [[40, "guaranteed for the life of the vehicle."]],
    ),
  ).toEqual({ kind: "preliminary", adjuster: "Bob Smith" });
});

test("a form that counts its fields", () => {
  expect(
    read(
      [
        [40, "1. Owner name"],
        [230, "2. Claim no."],
        [420, "3. Insurer"],
      ],
      [
        [44, "Jane Doe"],
        [234, "70-4471-2"],
        [424, "Erie"],
      ],
    ),
  ).toEqual({ owner: "Jane Doe", claimNumber: "70-4471-2", insurer: "Erie" });
});

test("a dealer's head, whose make and model are one column", () => {
  expect(
    read(
      [
        [40, "COLOR"],
        [90, "YEAR"],
        [130, "MAKE/MODEL"],
        [260, "VIN"],
        [380, "LICENSE"],
        [440, "MILEAGE IN/OUT"],
        [540, "TAG"],
      ],
      [
        [40, "WHITE"],
        [90, "21"],
        [130, "TOYOTA Camry"],
        [260, vin],
        [380, "ABC123"],
        [440, "43650/43652"],
        [540, "T12"],
      ],
    ),
  ).toEqual({ ...camry, plate: "ABC123", odometer: 43_650 });
});

test("the letterhead of an insurer with all its name", () => {
  expect(read([[200, "Liberty Mutual Insurance"]], [[40, "Claim # : 0551234567-0001"]])).toEqual({
    insurer: "Liberty Mutual Insurance",
    claimNumber: "0551234567-0001",
  });
});

test("a French estimate", () => {
  expect(
    ofText(`
Propriétaire : Jean Tremblay    Téléphone : 514-555-0101
Assureur : Intact Assurance    No de sinistre : 2026-88172
Véhicule : 2021 Toyota Camry
NIV : ${vin}    Kilométrage : 45 123 km
Plaque : ABC 123     Date du sinistre : 26 juillet 2026
Bon de travail no : 5512`),
  ).toEqual({
    ...camry,
    owner: "Jean Tremblay",
    insurer: "Intact Assurance",
    claimNumber: "2026-88172",
    odometer: 45_123,
    plate: "ABC 123",
    lossDate: "2026-07-26",
    repairOrderNumber: "5512",
  });
});

test("a cover of Mitchell", () => {
  expect(
    ofText(`
Date: 7/27/2026 02:32 PM
Estimate ID: 4471
Preliminary
Damage Assessed By: SHOP ESTIMATOR
Condition Code: Good      Date of Loss: 7/26/2026
Deductible: 500.00    Claim Number: 70-4471-2
Insured: JANE DOE
Address: 100 MAIN ST, DENVER, CO 80202
Telephone: Home Phone: (303) 555-0101
Description: 2021 Toyota Camry
VIN: ${vin}
License: ABC123 CO
Mileage: 43,650
Insurance Company: ERIE INSURANCE EXCHANGE`),
  ).toEqual({
    ...camry,
    kind: "preliminary",
    owner: "JANE DOE",
    insurer: "ERIE INSURANCE EXCHANGE",
    claimNumber: "70-4471-2",
    workfileId: "4471",
    plate: "ABC123",
    odometer: 43_650,
    lossDate: "2026-07-26",
  });
});

test("a cover of Audatex, whose repair order number is no title", () => {
  expect(
    ofText(`
Claim #: 70-4471-2     Insured Policy #: 12-3
Loss Date: 07/26/2026   Deductible: $500.00
Claim Rep: BOB SMITH    Workfile ID:
Owner: DOE, JANE   Work/Day: (303)555-0101
Ins Company: USAA     Repair Order #: 22182
Vehicle: 2021 TOYOTA Camry 4 DR Sedan
Lic Plate: ABC123    Lic State: CO
VIN: ${vin}    Mileage: 43,650
Prod Date: 04/21`),
  ).toEqual({
    ...camry,
    owner: "DOE, JANE",
    insurer: "USAA",
    adjuster: "BOB SMITH",
    claimNumber: "70-4471-2",
    policyNumber: "12-3",
    repairOrderNumber: "22182",
    plate: "ABC123",
    odometer: 43_650,
    lossDate: "2026-07-26",
    productionMonth: "2021-04",
  });
});

test.each([
  ["by hand", `RO 22182\nins - State Farm\nclm 70-4471-2\nowner - Jane Doe\nvin ${vin}`],
  [
    "with tabs",
    `RO Number\t22182\nCustomer\tJane Doe\nInsurance Company\tState Farm\nClaim Number\t70-4471-2\nVIN\t${vin}`,
  ],
  [
    "as a table",
    `| RO # | 22182 |\n| Owner | Jane Doe |\n| Insurer | State Farm |\n| Claim # | 70-4471-2 |\n| VIN | ${vin} |`,
  ],
])("a short repair order, written %s", (_, text) => {
  expect(ofText(text)).toEqual({
    vin,
    repairOrderNumber: "22182",
    owner: "Jane Doe",
    insurer: "State Farm",
    claimNumber: "70-4471-2",
  });
});
