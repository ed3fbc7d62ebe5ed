import { expect, test } from "vitest";
import { pageOf, type Cell } from "../../../../test/reading-pages.ts";
import { growth } from "../../../../test/growth.ts";
import { storedDocument } from "#intake/reading/estimate-document.ts";
import { readDocument, readText } from "#intake/reading/read-document.ts";
import { detailsOf } from "#intake/reading/repair-order-details.ts";

const [camry, accord, bmw] = ["4T1G11AK2MU990001", "1HGCV1F3XMA990002", "WBA5R1C50KA990003"];

const ofText = (...lines: string[]) => readText(lines.map((text) => ({ page: 1, text })));
const unsureVins = (...lines: string[]) => detailsOf(ofText(...lines)).unsureVins.map(({ value }) => value);
const sureVin = (...lines: string[]) => detailsOf(ofText(...lines)).vinNumber?.value ?? null;

test("a VIN that several pages repeat is one vehicle's", () => {
  const head: Cell[] = [[40, `VIN: ${camry}`]];
  const document = readDocument([pageOf([head]), pageOf([head], 2)]);

  expect(detailsOf(document).vinNumber?.value).toBe(camry);
  expect(document.otherVins).toEqual([]);
});

test.each([
  ["both with labels", [`VIN: ${camry}`, `VIN: ${accord}`]],
  ["both in their rows", [`2021 Toyota Camry ${camry}`, `2021 Honda Accord ${accord}`]],
  ["one the claimant's", [`Insured VIN: ${camry}`, `Claimant VIN: ${accord}`]],
  ["the second without a label", [`VIN: ${camry}`, "Second vehicle", accord]],
])("of two vehicles in one document none is sure, %s", (_, lines) => {
  const document = ofText(...lines);

  expect(detailsOf(document).vinNumber).toBeNull();
  expect([document.vehicle.vin, ...document.otherVins].map((vin) => vin?.value)).toEqual([camry, accord]);
});

test("a letter that no VIN has is offered as the digit it was typed for, and asked", () => {
  const details = detailsOf(ofText("VIN: 1HGCV1F3XMA99OOO2"));

  expect([details.vinNumber, details.unsureVins.map(({ value }) => value)]).toEqual([null, [accord]]);
});

test.each([
  ["VIN: 5FNRL6H77NB149488", "5FNRL6H77NB149488"],
  ["VIN: 5TDGZRBH2LS46386", "5TDGZRBH2LS46386"],
  ["VIN: 5TDGZRBH2LS4638633", "5TDGZRBH2LS4638633"],
  ["VIN: 5FNR L6H7 7NB1 49488 Color: red", "5FNRL6H77NB149488"],
  ["VIN *5FNRL6H77NB149488*", "5FNRL6H77NB149488"],
  ["VIN: 5XYP5DHC8NG5O1114", "5XYP5DHC8NG5O1114"],
  ["DOE, JANE 2022 Honda Odyssey 5FNRL6H77NB149488", "5FNRL6H77NB149488"],
])("a VIN that is misprinted is offered as it stands, and never taken: %s", (text, vin) => {
  const details = detailsOf(ofText("Estimate", text));

  expect([details.vinNumber, details.unsureVins.map(({ value }) => value)]).toEqual([null, [vin]]);
  expect(details.unsureVins[0]?.confidence).toBeLessThan(0.5);
});

test.each([
  "VIN: not available at this time",
  "VIN: 1234567890123456",
  "VIN: INFORMATIONNEEDED",
  "VIN: MU990001",
  "Donor VIN: 5FNRL6H77NB149488",
  "12 Repl Bumper cover 5FNRL6H77NB149488 1 410.00",
  "2021 GMC Sierra 1500 Crew",
])("%s offers no VIN", (text) => {
  expect(detailsOf(ofText("Estimate", text)).unsureVins).toEqual([]);
});

test("beside the right VIN a misprint of it is not offered, but another vehicle's is", () => {
  expect(unsureVins(`VIN: ${camry}`, "VIN: 4T1G11AK3MU990001", "VIN: 4T1G11AK2MU99000")).toEqual([]);
  expect(unsureVins(`VIN: ${camry}`, "VIN: 5FNRL6H77NB149488")).toEqual([camry, "5FNRL6H77NB149488"]);
});

test("a VIN between the asterisks of its barcode is its label's", () => {
  expect(sureVin(`VIN *${camry}*  Advisor Dana Reyes`)).toBe(camry);
});

test("a donor's vehicle is not the one that is repaired, though its row stands first", () => {
  const document = ofText(`Donor: 2019 Honda Accord ${accord}`, `VIN: ${camry}`, "2021 Toyota Camry");

  expect(document.vehicle).toMatchObject({ vin: { value: camry, confidence: 1 }, make: { value: "Toyota" } });
});

test("a VIN beside another that was misprinted is not sure", () => {
  expect(sureVin("VIN: 4T1G11AK3MU990001", `VIN: ${accord}`)).toBeNull();
});

test.each([
  [`LKQ Donor VIN: ${accord}`],
  [`Donor vehicle VIN: ${accord}`],
  ["LKQ rear body assy, donor vehicle:", `VIN: ${accord}`],
  [`Note: quarter panel from VIN ${accord}`],
  [`12 Repl LKQ Quarter panel ${accord} 1 951.88`],
  [`Rental VIN: ${accord}`],
  [`Used engine from 2019 Honda Accord ${accord}`],
  [`Donor: 2019 Honda Accord VIN ${accord}`],
  [accord],
  [`Frame number of ${accord}`],
])("%s tells of no sure VIN, and takes none from the vehicle's own", (...lines) => {
  expect(sureVin(...lines)).toBeNull();
  const isBare = lines.length === 1 && !/donor|rental|lkq|note|used/i.test(lines.join(" "));
  expect(sureVin(`VIN: ${camry}`, "Line", "Parts", ...lines)).toBe(isBare ? null : camry);
});

test.each([
  [`2021 Toyota Camry SE ${camry}`, camry],
  [`Vehicle: 2021 TOYO Camry SE ${camry}`, camry],
  [`VIN=${camry}`, camry],
  [`VIN/Serial: ${camry}`, camry],
  [`Vehicle ID: ${camry}`, camry],
  ["VIN: 4T1G 11AK 2MU 990001", camry],
  ["VIN: 4T1G11AK-2MU-990001 Color: red", camry],
  ["VIN: 4 T 1 G 1 1 A K 2 M U 9 9 0 0 0 1", camry],
])("the vehicle's own VIN in %s is sure", (line, vin) => {
  expect(sureVin(line)).toBe(vin);
});

test("a VIN of another part of the world is sure by its check digit alone", () => {
  expect(sureVin(`VIN: ${bmw}`)).toBeNull();
  expect(detailsOf(ofText(`VIN: ${bmw}`)).unsureVins).toMatchObject([{ value: bmw }]);
  expect(ofText(`VIN: ${bmw}`).vehicle.vin).toMatchObject({ value: bmw, confidence: 0.5 });
});

test("a document that was stored before further VINs were read has none", () => {
  const { otherVins: _, ...stored } = ofText(`VIN: ${camry}`);

  expect(storedDocument(stored).otherVins).toEqual([]);
});

const groups = (count: number) =>
  Array.from({ length: count }, () => ({ page: 1, text: `VIN: ${"4 T 1G ".repeat(9)}` }));

test("finding VINs takes no longer than the length of the text says", () => {
  expect(growth((size) => readText(groups(size)), 300)).toBeLessThan(2.5);
});

test.each([
  ["BRANDT, EMILY | 2019 Hyundai Tucson | KM8J3CAL9KU402757", true],
  ["Vehicle: 2019 Hyundai Tucson KM8J3CAL9KU402757", true],
  ["Rental: 2019 Hyundai Tucson KM8J3CAL9KU402757", false],
  ["See KM8J3CAL9KU402757", false],
])("a VIN without a label in %j is taken: %s", (text, isTaken) => {
  const { vin } = readText([
    { page: 1, text: "RO 26-7153" },
    { page: 1, text },
  ]).vehicle;

  expect(vin?.value).toBe("KM8J3CAL9KU402757");
  expect((vin?.confidence ?? 0) >= 0.6).toBe(isTaken);
});
