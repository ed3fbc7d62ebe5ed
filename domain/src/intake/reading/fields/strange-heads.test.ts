// Heads of papers in layouts that the generator does not write: dealers, appraisers, glass shops, request forms, and mail.
import { expect, test } from "vitest";
import { pageOf, values, type Cell } from "../../../../test/reading-pages.ts";
import { readDocument, readText } from "#intake/reading/read-document.ts";

const read = (...rows: readonly (readonly Cell[])[]) => values(readDocument([pageOf(rows)]));
const readLines = (...lines: readonly string[]) => values(readText(lines.map((text) => ({ page: 1, text }))));
const [left, middle, right] = [40, 280, 480];

test.each(["*INVOICE*", "*PRE-INVOICE*", "*WORK ORDER*"])("the number beside %s is the repair order's", (title) => {
  const { repairOrderNumber } = read([
    [left, "CUSTOMER #: 48213"],
    [middle, "316022"],
    [right, title],
  ]);

  expect(repairOrderNumber).toBe("316022");
});

test("what stands beside the title is no number when it has words", () => {
  const { repairOrderNumber } = read([
    [middle, "Bay 4 North"],
    [right, "*INVOICE*"],
  ]);

  expect(repairOrderNumber).toBeUndefined();
});

test.each(["R.O. DATE", "R.O. OPENED"])("a paper with %s and no other number bears it as its invoice's", (said) => {
  const { repairOrderNumber } = read(
    [
      [left, "INVOICE NO."],
      [middle, said],
    ],
    [
      [left, "22182"],
      [middle, "07/11/26"],
    ],
  );

  expect(repairOrderNumber).toBe("22182");
});

test.each([
  [["Invoice No: 22182", "Total: $9.00"], undefined],
  [["Invoice No: 22182", "Repair Order: 4471"], "4471"],
  [["Invoice/WO #: 01733-448812"], "01733-448812"],
  [["Invoice/Job #: 771"], "771"],
  [["Work Order: WO 5521"], "5521"],
  [["Shop RO / PO: 41207"], "41207"],
  [["Work Order: W/O #5521-B"], "5521-B"],
])("of %j the repair order is %s", (lines, number) => {
  expect(readLines(...lines)["repairOrderNumber"]).toBe(number);
});

test.each([
  ["Ins. Claim No.: F7712-20", "F7712-20"],
  ["Claim Unit Number: 7004410023-1-1", "7004410023-1-1"],
  ["Loss/Claim #: ZT4410-Q", "ZT4410-Q"],
  ["Ins Claim #: 881-220-KK", "881-220-KK"],
  ["Claim Number: 4400-77-21", "4400-77-21"],
  ["Claim Number: 45-61-2209", "45-61-2209"],
  ["Claim No: 4120-B 781-555-0101", "4120-B"],
  ["Claim Number: 2026-07-21", undefined],
  ["Claim Number: 07/21/2026", undefined],
])("%s has the claim number %s", (line, number) => {
  expect(readLines(line)["claimNumber"]).toBe(number);
});

test.each(["Adjuster", "Agent", "Claimant"])("an insurer's name does not go on with the label %s below it", (label) => {
  const { insurer } = read(
    [
      [left, "Insurance Company"],
      [middle, "Deductible"],
    ],
    [
      [left, "Farm Bureau Mutual"],
      [middle, "$500.00"],
    ],
    [
      [left, label],
      [middle, "Appraiser"],
    ],
    [
      [left, "Jamie Fox"],
      [middle, "Dan Ruiz"],
    ],
  );

  expect(insurer).toBe("Farm Bureau Mutual");
});

test("but with its own word", () => {
  const { insurer } = read(
    [
      [left, "Insurance Company"],
      [middle, "Deductible"],
    ],
    [
      [left, "Farm Bureau Mutual"],
      [middle, "$500.00"],
    ],
    [
      [left, "Insurance"],
      [middle, "waived"],
    ],
  );

  expect(insurer).toBe("Farm Bureau Mutual Insurance");
});

test.each(["GOVERNMENT EMPLOYEES INS CO", "DAKOTA FARMERS INS. EXCHANGE", "Old Harbor Ins Group"])(
  "%s, to whom the bill goes, is the insurer",
  (name) => {
    expect(readLines(`Bill To: ${name}`, "Customer: Ann Lee")).toMatchObject({ insurer: name, owner: "Ann Lee" });
  },
);

test.each(["Fox Valley Collision", "Northside Auto Body"])("%s, to whom parts are sold, is no owner", (name) => {
  expect(readLines(`Sold To: ${name}`, "1 Cover, front bumper 288.10")["owner"]).toBeUndefined();
});

test.each([
  ["Client: Sentry Insurance", "Owner: Ingrid Solberg"],
  ["Client: Erie Insurance Exchange", "Customer: Ingrid Solberg"],
])("an appraiser's client (%s) is no owner", (...lines) => {
  expect(readLines(...lines)["owner"]).toBe("Ingrid Solberg");
});

test.each([
  ["Owner: JEFFERSON COUNTY SCHOOL DISTRICT 12", "JEFFERSON COUNTY SCHOOL DISTRICT 12"],
  ["Owner: VFW Post 4411", "VFW Post 4411"],
  ["Owner: SMITH, JOHN 4412", "SMITH, JOHN"],
  ["Owner: HOLLOWAY, T. J. & M.", "HOLLOWAY, T. J. & M."],
  ["Owner: Ann C. Lee", "Ann C. Lee"],
  ["Cust: Naomi Feld / Erie / claim 0101-22", "Naomi Feld"],
  ["Owner: JOHN / JANE DOE", "JOHN / JANE DOE"],
  ["Owner: Ann Lee C. (303) 555-0101", "Ann Lee"],
  ["Owner: Ann Lee H: 303-555-0101", "Ann Lee"],
  ["Cust: Olufemi Adeyemi Ph 214-555-0109", "Olufemi Adeyemi"],
  ["Cust: Ann Lee Cell (214) 555-0109", "Ann Lee"],
  ["Customer Last Name: Abernathy", "Abernathy"],
  ["Owner's Last Name: de la Cruz", "de la Cruz"],
  ["Prepared for: Guadalupe Reyes", "Guadalupe Reyes"],
])("%s is %s", (line, owner) => {
  expect(readLines(line)["owner"]).toBe(owner);
});

test("a label that lost the word behind it names nobody", () => {
  const { owner } = read(
    [
      [left, "Owner:"],
      [left + 40, "Inspection"],
      [middle, "Location:"],
    ],
    [[left, "Amara Nwosu"]],
  );

  expect(owner).not.toBe("Inspection");
});

test.each([
  [["Manufacturer: BMW", "Model: X5 xDrive40i"], { make: "BMW" }],
  [["Vehicle Make/Model/Year: Honda CR-V 2021"], { make: "Honda", model: "CR-V", year: 2021 }],
  [["Make, Model & Year: Kia Soul 2019"], { make: "Kia", model: "Soul", year: 2019 }],
  [["Unit: 2018 RAM 1500 SLT"], { make: "Ram", model: "1500", year: 2018 }],
  [["Unit: 7KX221"], { make: undefined }],
  [["22 Kia Telluride   VIN8: PN332329"], { make: "Kia", model: "Telluride", year: 2022 }],
  [["19 Ford Escape VIN (last 8) KUB12345"], { make: "Ford", model: "Escape", year: 2019 }],
  [["We have a 2021 Porsche Taycan 4S for Mr. Weiss."], { make: "Porsche", year: 2021 }],
  [["Her 2019 Mazda CX-9 comes on Thursday."], { make: "Mazda", year: 2019 }],
  [["1 Repl Hood, fits 2019 Honda Civic"], { make: undefined }],
  [["She drives a rental, a 2021 Kia Rio."], { make: undefined }],
])("of %j the vehicle is %j", (lines, vehicle) => {
  const { make, model, year } = readLines(...lines);

  expect({ make, model, year }).toMatchObject(vehicle);
});

test("a vehicle that a sentence speaks of is not sure", () => {
  const { vehicle } = readText([{ page: 1, text: "We have a 2021 Porsche Taycan 4S for Mr. Weiss." }]);

  expect(vehicle.year?.confidence).toBeLessThan(0.6);
});

test.each(["Claimant vehicle", "Other vehicle", "At-fault car"])("the vehicle is not the %s", (said) => {
  const found = readLines("Vehicle: 2022 Toyota Camry SE", `${said}: 2021 Honda CR-V VIN 2HKRW2H84MH614022`);

  expect(found).toMatchObject({ make: "Toyota", model: "Camry", year: 2022 });
});

test.each([
  ["VIN:1HGCV1F3XMA990002Color:White", "1HGCV1F3XMA990002"],
  ["VIN: 1HGCV1F3XMA990002License ABC1234", "1HGCV1F3XMA990002"],
  ["VIN: 1HGCV1F3XMA9900021", undefined],
  ["VIN: 1HGCV1F3XMA990003Color", undefined],
  ["N.I.V. : 1HGCV1F3XMA990002", "1HGCV1F3XMA990002"],
])("%s has the VIN %s", (line, vin) => {
  const { vehicle } = readText([{ page: 1, text: line }]);

  expect(vehicle.vin?.value).toBe(vin);
  expect(vehicle.vin?.confidence ?? 1).toBe(1);
});

test.each(["Owner (Claimant): Inspection Location:", "O w n e r (C l a i m a n t) : Inspection Location:"])(
  "under %s the insured, who hit the car, is not its owner",
  (heads) => {
    const { owner } = readLines(
      "Insured: BAKER, RUTH ANN Policy #: 1 Claim #: 2",
      heads,
      "DeShawn King Fox Valley Body",
    );

    expect(owner).toBeUndefined();
  },
);

test.each([
  ["SOLD TO INSURANCE COMPANY", "Westfield"],
  ["Owner Vehicle Insurance", undefined],
  ["Customer Shop Insurance", undefined],
])("the heads %s name no insurer, what stands below them may", (heads, right) => {
  expect(readLines("CLEAR VIEW GLASS", heads, "Mercedes Gomez Westfield")["insurer"]).toBe(right);
});

test.each(["Policyholder", "Owner", "Customer", "Insured"])("the S of Sarita is none of %s's", (label) => {
  const { owner } = read(
    [
      [left, label],
      [middle, "Sarita Pillai"],
    ],
    [
      [left, "Insurer"],
      [middle, "Grange"],
    ],
  );

  expect(owner).toBe("Sarita Pillai");
});

test("cells that each begin with a label are read without colons", () => {
  const found = read(
    [
      [left, "OWNER WHITMORE, ELEANOR & JAMES"],
      [right, "PHONE 978-555-0133"],
    ],
    [
      [left, "INSURANCE CO GRANGE"],
      [middle, "CLAIM # AB118-0002"],
    ],
    [
      [left, "YEAR 2020"],
      [140, "MAKE MAZDA"],
      [middle, "MODEL CX-5 TOURING"],
      [right, "COLOR WHITE"],
    ],
  );

  expect(found).toMatchObject({ owner: "WHITMORE, ELEANOR & JAMES", insurer: "GRANGE", year: 2020, make: "Mazda" });
});

test.each([
  [
    [left, "Owner Relations"],
    [middle, "Bay 4"],
  ],
  [
    [left, "Insurance Auto Auctions"],
    [middle, "303-555-0101"],
  ],
] as const)("of %j, where a cell has no label, nothing is read", (...row) => {
  const { owner, insurer } = read(row, [[left, "Vehicle: 2021 Kia Rio"]]);

  expect({ owner, insurer }).toEqual({});
});

test("the head of a column may stand beside its value, and end in the row below", () => {
  const { insurer } = read(
    [
      [left, "INSPECT"],
      [left + 60, "LAKEWOOD AUTO BODY"],
      [middle, "INSURANCE"],
      [middle + 60, "AUTO-OWNERS INSURANCE"],
    ],
    [
      [left, "LOCATION:"],
      [left + 60, "90 DOUGLAS AVE"],
      [middle, "COMPANY:"],
      [middle + 60, "(517) 555-0121"],
    ],
  );

  expect(insurer).toBe("AUTO-OWNERS INSURANCE");
});

test.each([
  ["Owner: Ann Lee ann.lee@mail.example", "Ann Lee"],
  ["Owner: Buckeye Transport, Inc. Attn: Joe Tull", "Buckeye Transport, Inc."],
  ["Account: Travis County Sheriff's Office", "Travis County Sheriff's Office"],
  ["Account: 44120", undefined],
  ["Client: (0912) Sunrise HVAC", "Sunrise HVAC"],
  ["Dueño: Yolanda Ríos de Jesús", "Yolanda Ríos de Jesús"],
  ["Last Name: Greenwood   First Name: Hollis", "Greenwood, Hollis"],
  ["First Name: Hollis   Last Name: Greenwood", "Greenwood, Hollis"],
  ["Customer First Name: Hollis   Customer Last Name: Greenwood", "Greenwood, Hollis"],
  ["Adjuster First Name: Hollis   Adjuster Last Name: Greenwood", undefined],
  ["NAME: ORTEGA,LUZ   HOME: 559-555-0101", "ORTEGA,LUZ"],
  ["CUST NO 88120  JANKOWSKI, PETER M", "JANKOWSKI, PETER M"],
  ["CUSTOMER #: 88120   JANKOWSKI, PETER M", "JANKOWSKI, PETER M"],
  ["CUSTOMER #: 88120   NORTHGATE TOYOTA", undefined],
  ["CUST NO 88120 JANKOWSKI, PETER M ADVISOR L. TRENT TAG 120", undefined],
])("%s is of %s", (line, owner) => {
  expect(readLines(line)["owner"]).toBe(owner);
});

test("an appraiser's client is the insurer, without its label", () => {
  const found = readLines("PACIFIC APPRAISAL", "Client: CSAA Insurance Exchange", "Insured: Ines Carvalho");

  expect(found).toMatchObject({ insurer: "CSAA Insurance Exchange", owner: "Ines Carvalho" });
});

test.each([["garrett.l@mail.example"], ["(360) 555-0177"]])("a customer may have %s over the address", (contact) => {
  const { owner } = read(
    [[left, "Evergreen Auto Care"]],
    [[left, "Garrett Lindqvist"]],
    [[left, contact]],
    [[left, "455 Boundary St SE"]],
    [[left, "Olympia, WA 98501"]],
  );

  expect(owner).toBe("Garrett Lindqvist");
});

test.each([
  ["Mobile (305) 555-0155", "Odalys Fuentes"],
  ["Cell: 305-555-0155", "Odalys Fuentes"],
  ["(305) 555-0100", undefined],
])("who stands over %s without an address is %s", (contact, name) => {
  const { owner } = read(
    [[right, "Sunset Garage"]],
    [[left, "Odalys Fuentes"]],
    [[left, contact]],
    [[left, "2019 Jeep Grand Cherokee"]],
  );

  expect(owner).toBe(name);
});

const heads = "Owner: Inspection Location: Insurance Company:";

test.each([
  [["Customer: DOE, JANE", heads, "DOE, JANE Fox Valley Body GEICO"], { owner: "DOE, JANE", insurer: "GEICO" }],
  [
    [
      "FOX VALLEY BODY WORKS Workfile ID: 09090909",
      heads,
      "MCALLISTER, DOUGLAS FOX VALLEY BODY WORKS COUNTRY FINANCIAL",
    ],
    { owner: "MCALLISTER, DOUGLAS", insurer: "COUNTRY FINANCIAL" },
  ],
  [
    ["Insured: HOLBROOK, DEAN", heads, "Amber Castellanos Fox Valley Body GEICO"],
    { owner: undefined, insurer: "GEICO" },
  ],
  [["Insured: HOLBROOK, DEAN", heads, "HOLBROOK, DEAN Fox Valley Body GEICO"], { owner: "HOLBROOK, DEAN" }],
  [
    ["FOX VALLEY BODY", heads, "ST. BRIGID'S CHURCH FOX VALLEY BODY Catholic Mutual"],
    { owner: "ST. BRIGID'S CHURCH", insurer: "Catholic Mutual" },
  ],
  [["Insured: Jane Doe", heads, "Jane Doe Fox Valley Body Zenith"], { owner: "Jane Doe", insurer: undefined }],
])("columns of %j that ran together are %j", (lines, known) => {
  const { owner, insurer } = readLines(...lines);

  expect({ owner, insurer }).toMatchObject(known);
});

test("where columns ran together the number stands before its title", () => {
  expect(readLines("CUSTOMER #: 118842 611420 *INVOICE*")["repairOrderNumber"]).toBe("611420");
});
