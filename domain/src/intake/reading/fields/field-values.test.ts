import { expect, test } from "vitest";
import { valueOf, wholeName } from "./field-values.ts";
import { values } from "../../../../test/reading-pages.ts";
import { growth } from "../../../../test/growth.ts";
import { readText } from "#intake/reading/read-document.ts";

const ofText = (...lines: string[]) => readText(lines.map((text) => ({ page: 1, text })));
const found = (...lines: string[]) => values(ofText(...lines));

test.each([
  "Self Pay",
  "none",
  "n/a",
  "unknown",
  "Customer pay",
  "CASH",
  "TBD",
  "No insurance",
  "See above",
  "Yes",
  "[ ] State Farm [ ] Erie",
  "2021 Toyota Camry",
])("an insurer of %s is none", (insurer) => {
  expect(found(`Insurance Company: ${insurer}`)).not.toHaveProperty("insurer");
});

test.each([
  "SAME",
  "SAME (AS INSURED)",
  "same as above",
  "Same as insured",
  "Unknown",
  "CASH CUSTOMER",
  "I HEREBY AUTHORIZE THE REPAIR WORK TO BE DONE",
  "Ship To / Vehicle",
  "J A N E D O E",
])("an owner of %s is none", (owner) => {
  expect(found(`Owner: ${owner}`)).toEqual({});
  expect(found(`Owner: ${owner}`, "Insured: Jane Doe")).toEqual({ owner: "Jane Doe" });
});

test.each([
  ["NONE", undefined],
  ["TEMP", undefined],
  ["Temp tag", undefined],
  ["UNKNOWN", undefined],
  ["N/A", undefined],
  ["TX", undefined],
  ["CO ABC123", "ABC123"],
  ["CO-ABC123", "ABC123"],
  ["7ABC123 (CA)", "7ABC123"],
  ["AB 1234", "AB 1234"],
])("a plate of %s is %s", (written, plate) => {
  expect(found(`License: ${written}`)["plate"]).toBe(plate);
});

test.each([
  ["45.123 km", 45_123],
  ["45 123", 45_123],
  ["1,045,123 mi", 1_045_123],
  ["45123.4", 45_123],
  ["0", undefined],
  ["TMU", undefined],
])("an odometer of %s reads %s", (written, odometer) => {
  expect(found(`Odometer: ${written}`)["odometer"]).toBe(odometer);
});

test.each([
  ["July 26, 2026", "2026-07-26"],
  ["Sunday, July 26, 2026", "2026-07-26"],
  ["26-Jul-2026", "2026-07-26"],
  ["26 juillet 2026", "2026-07-26"],
  ["26 de julio de 2026", "2026-07-26"],
  ["26/07/2026", "2026-07-26"],
  ["07/26/26 1:06 AM", "2026-07-26"],
  ["2/30/2026", undefined],
  ["13/13/2026", undefined],
])("a loss of %s was on %s", (written, lossDate) => {
  expect(found(`Date of Loss: ${written}`)["lossDate"]).toBe(lossDate);
});

test.each([
  ["Apr 2018", "2018-04"],
  ["04/18", "2018-04"],
  ["2018-04", "2018-04"],
  ["04/15/2018", "2018-04"],
  ["13/18", undefined],
])("a production date of %s is in %s", (written, productionMonth) => {
  expect(found(`Production Date: ${written}`)["productionMonth"]).toBe(productionMonth);
});

test.each([
  ["Claim #: 38 12F4 567", { claimNumber: "38 12F4 567" }],
  ["Claim #: 00000", {}],
  ["Claim Reference: 4471", { claimNumber: "4471" }],
  ["Claims: 1-800-555-0101", {}],
  ["Loss: 2026-07-26", {}],
  ["Job #: 5 of 6", {}],
  ["Total RO: 500.00", {}],
  ["Road test 5 miles 2 times", {}],
  ["Mileage 45123", { odometer: 45_123 }],
  ["Claim Number - 12345", { claimNumber: "12345" }],
  ["RO Number: RO 22182", { repairOrderNumber: "22182" }],
  ["Claim # ........ 12345", { claimNumber: "12345" }],
])("%s is read as its writer means it", (line, right) => {
  expect(found(line)).toEqual(right);
});

test.each([
  ["Owner Name: John Smith Owner Phone: 303-555-0101 Owner Address: 100 Main St", { owner: "John Smith" }],
  ["Insured's name: Jane Doe", { owner: "Jane Doe" }],
  ["Insured’s Name: Jane Doe", { owner: "Jane Doe" }],
  ["Policyholder: Jane Doe", { owner: "Jane Doe" }],
  ["Cust Name: Jane Doe", { owner: "Jane Doe" }],
  ["Owner: [ ] same [X] Jane Doe", { owner: "Jane Doe" }],
  ["Owner: Jane Doe Insurer: JANE DOE", { owner: "Jane Doe" }],
  ["Insurance Company: Jane Doe (Owner)", {}],
  ["Bill To: Jane Doe", { owner: "Jane Doe" }],
  ["Bill To: Erie Insurance", { insurer: "Erie Insurance" }],
  ["Appraised For: State Farm", { insurer: "State Farm" }],
  ["Appraised For: Bob Smith", {}],
])("%s names who it says", (line, right) => {
  expect(found(line)).toEqual(right);
});

const camry = { year: 2021, make: "Toyota", model: "Camry" };

test.each([
  ["Year: 2021   Make: Toyota   Model: Camry", camry],
  ["Year: 2021 Make: TOYO Model: Camry", camry],
  ["Vehicle: 21 Toyota Camry", camry],
  ["Vehicle: Toyota Camry 2021", camry],
  ["Vehicle 2021 Toyota Camry", camry],
  ["Vehicle: 2021 Toyota Camry; VIN MU990001", camry],
  ["Year/Make/Model: 2021/Toyota/Camry", camry],
  ["Vehicle: 2021 Tesla Model 3", { year: 2021, make: "Tesla", model: "Model 3" }],
  ["Vehicle: 2022 TESL Model3 RWD 4D SED", { year: 2022, make: "Tesla", model: "Model 3" }],
  ["Make: Tesla Model: Model 3", { make: "Tesla", model: "Model 3" }],
  ["Marque : Toyota Modèle : Camry Année : 2021", camry],
  ["Marca: Toyota Modelo: Camry Año: 2021", camry],
])("%s is a vehicle", (line, right) => {
  expect(found(line)).toEqual(right);
});

test.each([
  ["*** ESTIMATE OF RECORD ***", { kind: "estimateOfRecord" }],
  ["SUPPLEMENT S3", { kind: "supplement", supplementNumber: 3 }],
  ["Supplement No. 2", { kind: "supplement", supplementNumber: 2 }],
  ["*** SUPPLEMENT 01 ***", { kind: "supplement", supplementNumber: 1 }],
  ["Supplement of Record 2 with Summary", { kind: "supplement", supplementNumber: 2 }],
  ["Supplement request: call us", {}],
])("%s is a title", (line, right) => {
  expect(found(line)).toEqual(right);
});

test.each([
  ["Grand Total: $20,243.73", 2_024_373],
  ["Grand Total 20243.73", 2_024_373],
  ["Net Total $ 20 243.73", 2_024_373],
  ["Deductible (500.00)", -50_000],
])("%s is a total", (line, cents) => {
  expect(ofText(line).totals.map(({ value }) => value.cents)).toEqual([cents]);
});

const vin = "4T1G11AK2MU990001";

test.each([
  ["رقم الهيكل: 4T1G11AK2MU990001", { vin }],
  ["شركة التأمين: التعاونية", { insurer: "التعاونية" }],
  ["رقم المطالبة: 4471-22", { claimNumber: "4471-22" }],
  ["المالك: أحمد علي", { owner: "أحمد علي" }],
  ["Compagnie d'assurance : Intact", { insurer: "Intact" }],
  ["Numéro de sinistre : 2026-881", { claimNumber: "2026-881" }],
  ["Propriétaire : Jean Tremblay", { owner: "Jean Tremblay" }],
  ["Nom du client : Jean Tremblay", { owner: "Jean Tremblay" }],
  ["NIV : 4T1G11AK2MU990001", { vin }],
  ["Numéro de série : 4T1G11AK2MU990001", { vin }],
  ["Compañía de seguros: Qualitas", { insurer: "Qualitas" }],
  ["Número de siniestro: 2026-88", { claimNumber: "2026-88" }],
  ["Nombre del cliente: Juan Pérez", { owner: "Juan Pérez" }],
  ["Orden de trabajo: 5513", { repairOrderNumber: "5513" }],
])("%s is read in its language", (line, right) => {
  expect(found(line)).toMatchObject(right);
});

const busy = (count: number) =>
  Array.from({ length: count }, () => ({
    page: 1,
    text: "Owner's name of insured vehicle make 4 5 6 7 8: ".repeat(5),
  }));

test("reading labels takes no longer than the length of the text says", () => {
  expect(growth((size) => ofText(...busy(size).map(({ text }) => text)), 150)).toBeLessThan(2.5);
});

test.each([
  "38 12F4 567",
  "YAC AP 34531",
  "0364599155 DEF",
  "2575530008 SC",
  "Y25 AF 42157",
  "0417 55 9921 A",
  "PIP 4471 88 02",
  "Y25 AF 42157 01",
  "26 CO 80216 4",
])("a claim in groups is read whole: %s", (claim) => {
  expect(found(`Claim #: ${claim}`)).toEqual({ claimNumber: claim });
  expect(found("Claim #:   RO #:", `${claim}   5512`)).toMatchObject({ claimNumber: claim });
});

test.each(["DENVER CO 80216", "100 MAIN ST DENVER, CO 80216", "12345 Jane Doe"])(
  "what stands beside no claim is not in its groups: %s",
  (text) => {
    expect(found(`Claim #: ${text}`)["claimNumber"]).not.toBe(text);
  },
);

test.each([
  ["W.O. No.: 93062", { repairOrderNumber: "93062" }],
  ["Claim/Ref #: 26-236212-3", { claimNumber: "26-236212-3" }],
  ["Customer No.: 2dd63c", {}],
])("of %j is read %j", (text, values) => {
  expect(found(text)).toEqual(values);
});

test.each([
  ["claimNumber", "31-02-8844", "31-02-8844"],
  ["claimNumber", "114-880-2261", "114-880-2261"],
  ["claimNumber", "303-555-0101", null],
  ["owner", "810 NW 24TH ST", null],
  ["vehicle", "BMW X3", "BMW X3"],
  ["vehicle", "BMW", null],
  ["insurer", "Insurance", null],
] as const)("as %s %s is worth %s", (name, text, value) => {
  expect(valueOf(name, text)).toBe(value);
});

test("a company's name goes on to its legal form", () => {
  expect(wholeName("owner", "EVERGREEN PROPERTY", "MANAGEMENT OF SPOKANE LLC")).toBe(
    "EVERGREEN PROPERTY MANAGEMENT OF SPOKANE LLC",
  );
  expect(wholeName("owner", "DOE, JANE", "DOE TRUCKING LLC")).toBe("DOE, JANE");
});
