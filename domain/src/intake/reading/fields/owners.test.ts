// Owners who are called like a trade or a make, fleets that own what they repair, and names that lost their column.
import { expect, test } from "vitest";
import { growth } from "../../../../test/growth.ts";
import { pageOf, values } from "../../../../test/reading-pages.ts";
import { readDocument, readText } from "#intake/reading/read-document.ts";

const found = (...lines: string[]) => values(readText(lines.map((text) => ({ page: 1, text }))));

const addressed = (name: string) =>
  found("Joe Hudson's Collision Center", "RO 26-7153", name, "12 Main St", "MOBILE, AL 36609")["owner"];

test.each([
  "Penske Truck Leasing Co., L.P.",
  "Enterprise Rent-A-Car",
  "Budget Truck Rental",
  "MERCURY DELIVERY SERVICES",
  "FORD, JENNIFER",
  "Glass, Robert M",
  "Lincoln County Schools",
])("over an address %s is a customer", (name) => {
  expect(addressed(name)).toBe(name);
});

test.each(["Penske Truck Service", "Mercury of Mobile", "Enterprise Auto Body", "Ford, Inc.", "Progressive Northern"])(
  "over an address %s is no customer",
  (name) => {
    expect(addressed(name)).toBeUndefined();
  },
);

test.each([
  ["COUNTY OF DANE", "COUNTY OF DANE"],
  ["City of Madison - Fleet Services", "City of Madison"],
  ["STATE OF WISCONSIN FLEET DIVISION", "STATE OF WISCONSIN"],
  ["Dane County", "Dane County"],
  ["Verona Area School District", "Verona Area School District"],
  ["U-Haul", "U-Haul"],
  ["The Hertz Corporation", "The Hertz Corporation"],
  ["Enterprise Rent-A-Car", "Enterprise Rent-A-Car"],
  ["Ryder Truck Rental, Inc.", "Ryder Truck Rental, Inc."],
  ["Enterprise Collision", undefined],
  ["City of Industry Auto Body", undefined],
  ["State of California Automotive Repair Act", undefined],
  ["State of Michigan Facility F12345", undefined],
])("a letterhead of %j says that the owner is %j", (head, owner) => {
  expect(found(head, "WORK ORDER", "VIN: 4T1G11AK2MU990001")["owner"]).toBe(owner);
});

test("who is labelled is the owner, whatever fleet the letterhead names", () => {
  expect(found("CITY OF MADISON", "WORK ORDER", "Owner: Jane Doe")["owner"]).toBe("Jane Doe");
});

test.each([
  ["Larsen, Ingrid CALIBER COLLISION - ARVADA Undecided", "Larsen, Ingrid Owner", "Larsen, Ingrid"],
  ["Rapid Route LLCLincoln Park Collision", "Rapid Route LLC", "Rapid Route LLC"],
  ["Larsen, Ingrid Mirror Image", "LARSEN, INGRID", "Larsen, Ingrid"],
  ["Jane Doe and John Doe", "Jane Doe", "Jane Doe and John Doe"],
  ["Jane Doe-Smith", "Jane Doe", "Jane Doe-Smith"],
  ["Smith, John Robert", "Smith, John", "Smith, John Robert"],
  ["JOHN SMITHSON", "JOHN SMITH", "JOHN SMITHSON"],
  ["Jane Doe Roofing Inc", "Jane", "Jane Doe Roofing Inc"],
])("an owner of %j beside an insured of %j is %j", (written, insured, owner) => {
  expect(found(`Insured: ${insured}   Policy #: 181957941`, `Owner: ${written}`)["owner"]).toBe(owner);
});

test("the shop's name behind the owner's is the next column's", () => {
  const page = pageOf([[[40, "Owner: Larsen, Ingrid Mirror Image"]], [[40, "Repair Facility: Mirror Image"]]]);

  expect(values(readDocument([page]))["owner"]).toBe("Larsen, Ingrid");
});

const vin = "1HGCV1F3XMA990002";
const civic = { year: 2021, make: "Honda" };

test.each([
  [`Owner: SMITH, JOHN 2021 Honda Civic VIN ${vin}`, "SMITH, JOHN"],
  [`SMITH, JOHN 2021 Honda Civic ${vin}`, "SMITH, JOHN"],
  [`Customer: John Smith 2021 Honda Civic VIN: ${vin} Lic: ABC123`, "John Smith"],
  [`RO 26-7153 John and Mary Smith - 2021 HONDA CIVIC - ${vin}`, "John and Mary Smith"],
  [`John Smith '21 Honda Civic ${vin}`, "John Smith"],
  [`Penske Truck Leasing 2021 Honda Civic ${vin}`, "Penske Truck Leasing"],
  [`Budget Truck Rental LLC 2021 Honda Civic ${vin}`, "Budget Truck Rental LLC"],
  [`Vehicle 2021 Honda Civic VIN ${vin}`, undefined],
  [`Repairs to 2021 Honda Civic VIN ${vin}`, undefined],
  [`PEARL WHI 21 HONDA CIVIC ${vin}`, undefined],
  [`Caliber Collision 2021 Honda Civic ${vin}`, undefined],
])("of a head in one line, %j, the owner is %j", (text, owner) => {
  const read = found("Hendrick Collision Center", text);

  expect(read).toMatchObject({ ...civic, model: expect.stringMatching(/^civic$/i) });
  expect(read["owner"]).toBe(owner);
});

test.each([
  `Rental: 2021 Honda Civic ${vin}`,
  `LKQ bumper from 2021 Honda Civic ${vin}`,
  "Jane Doe 2021 Honda Civic club",
])("%j names no vehicle", (text) => {
  expect(found("Hendrick Collision Center", text)).not.toHaveProperty("make");
});

const busy = (count: number) =>
  Array.from({ length: count }, () => ({ page: 1, text: `Owner: ${"21 Honda 2021 Civic City of ".repeat(9)}` }));

test("finding owners takes no longer than the length of the text says", () => {
  expect(growth((size) => readText(busy(size)), 150)).toBeLessThan(2.5);
});

test.each([
  [`RO 8812 / Pemberton, Alistair / 2021 Volvo XC60`, "Pemberton, Alistair"],
  ["RO: 22-08814 Dominguez-Wray, Paloma 2020 BUIC Encore Preferred", "Dominguez-Wray, Paloma"],
  ["RO 4410 Estimator Dan Fox 2020 BUIC Encore", undefined],
])("%s is the line of the owner %s", (line, owner) => {
  expect(found(line)["owner"]).toBe(owner);
});

test("what a name goes on with to its legal form is no next column", () => {
  const whole = "EVERGREEN PROPERTY MANAGEMENT OF SPOKANE LLC";

  expect(found(`Customer: ${whole}`, "Insured: EVERGREEN PROPERTY", "Bill To: EVERGREEN PROPERTY")["owner"]).toBe(
    whole,
  );
});

test("whom a paper is addressed to is its customer", () => {
  expect(
    found("GREEN MOUNTAIN BODYWORKS", "RO 4132", "To:", "Temperance Doyle", "3 Quarry Hill", "Barre, VT 05641")[
      "owner"
    ],
  ).toBe("Temperance Doyle");
});

test.each([
  ["ELEMENT FLEET MANAGEMENT\nClient: Pharmatech Sales Inc\nDriver: Joel Amsel", "ELEMENT FLEET MANAGEMENT"],
  ["Wheels Inc\nClient name: Pharmatech Sales Inc", "Wheels Inc"],
  ["HOLMAN\nLessee: Pharmatech Sales Inc", "HOLMAN"],
  ["APEX LEASING LLC\nClient: John Doe\nVehicle: 2020 Ford Escape", "APEX LEASING LLC"],
  ["Cascadia Fleet Management, Inc.\nLessee: John Doe", "Cascadia Fleet Management, Inc."],
  ["Repair Order 4417\nBluewater Truck Rental Co.\nClient: John Doe", "Bluewater Truck Rental Co."],
  ["Northside Auto Body\nLessor: Hyundai Lease Titling Trust\nLessee: John Doe", "Hyundai Lease Titling Trust"],
  ["Northside Auto Body\nLessor: Hyundai Lease Titling Trust\nOwner: John Doe", "John Doe"],
  ["Northside Auto Body\nWe repair for Apex Leasing LLC\nClient: John Doe", "John Doe"],
  ["Northside Fleet Services\nClient: City of Madison", "City of Madison"],
  ["HOLMAN\nOwner: Pharmatech Sales Inc", "Pharmatech Sales Inc"],
  ["Northside Auto Body\nClient: Pharmatech Sales Inc", "Pharmatech Sales Inc"],
  ["Customer: Safelite, Denver\nInsured: Jane Doe", "Jane Doe"],
  ["Customer Fix Auto, Aurora\nInsured Jane Doe\nClaim 12-3456\nYear 2021", "Jane Doe"],
  ["Owner: Hometown Motors\nInsured: Jane Doe", "Hometown Motors"],
  ["Customer: GLASS, ROBERT\nInsured: Jane Doe", "GLASS, ROBERT"],
  ["Customer: Novak, Denver\nInsured: Jane Doe", "Novak, Denver"],
])("of %j the vehicle is %s's", (text, owner) => {
  expect(values(readText(text.split("\n").map((line) => ({ page: 1, text: line }))))["owner"]).toBe(owner);
});

test.each([
  ["Owner McELROY, DONNIE WAYNE", "McELROY, DONNIE WAYNE"],
  ["OWNER DE LA CRUZ, ANA & LUIS", "DE LA CRUZ, ANA & LUIS"],
  ["Owner STATES, noise in front", undefined],
  ["Owner declined, will return", undefined],
])("%j names %j", (line, owner) => {
  expect(found(line, "Claim 44118-8820")["owner"]).toBe(owner);
});
