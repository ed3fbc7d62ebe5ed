import { expect, test } from "vitest";
import { growth } from "../../../test/growth.ts";
import { pageOf, values, type Cell } from "../../../test/reading-pages.ts";
import { readDocument, readText } from "./read-document.ts";

const read = (...rows: readonly (readonly Cell[])[]) => readDocument([pageOf(rows)]);

test("three heads in one line have their values below them, column by column", () => {
  expect(
    values(
      read(
        [
          [40, "Owner:"],
          [230, "Inspection Location:"],
          [420, "Insurance Company:"],
        ],
        [
          [40, "DOE, JANE"],
          [230, "Northside Auto Body"],
          [420, "State Farm"],
        ],
        [
          [40, "100 MAIN ST"],
          [230, "200 Example Avenue"],
        ],
      ),
    ),
  ).toEqual({ owner: "DOE, JANE", insurer: "State Farm" });
});

test("a label without a value has none, whatever stands behind the next one", () => {
  expect(
    values(
      read([
        [40, "Insured:"],
        [115, "DOE, JANE"],
        [230, "Policy #:"],
        [420, "Claim #:"],
        [495, "70-4471-2"],
      ]),
    ),
  ).toEqual({ owner: "DOE, JANE", claimNumber: "70-4471-2" });
});

test("a value that is missing in a column is not taken from its neighbor", () => {
  expect(
    values(
      read(
        [
          [40, "Owner:"],
          [230, "Policy Number"],
          [420, "Claim Number"],
        ],
        [
          [40, "KIM, JAE"],
          [420, "AB1200345"],
        ],
      ),
    ),
  ).toEqual({ owner: "KIM, JAE", claimNumber: "AB1200345" });
});

test("letter-spaced labels are labels", () => {
  expect(values(read([[40, "O w n e r ( I n s u r e d ) :"]], [[40, "Jane Doe 100 MAIN ST"]]))).toEqual({
    owner: "Jane Doe",
  });
});

test("the vehicle is read from its description and the block below it", () => {
  expect(
    values(
      read(
        [[40, "VEHICLE"]],
        [[40, "2021 TOYO Camry SE 4D SED 4-2.5L Gasoline Direct Injection WHITE"]],
        [
          [40, "VIN:"],
          [80, "4T1G11AK2MU990001"],
          [230, "Interior Color:"],
          [420, "Mileage In:"],
          [480, "43,650"],
        ],
        [
          [40, "License:"],
          [80, "ABC 1234"],
          [230, "Production Date:"],
          [310, "4/2021"],
        ],
      ),
    ),
  ).toEqual({
    year: 2021,
    make: "Toyota",
    model: "Camry",
    trim: "SE",
    vin: "4T1G11AK2MU990001",
    odometer: 43_650,
    plate: "ABC 1234",
    productionMonth: "2021-04",
  });
});

test.each([
  ["2019 MERZ C 300 4MATIC 4D SED", { make: "Mercedes-Benz", model: "C 300 4MATIC" }],
  ["2020 LNDR Range Rover Sport HSE 4D UTV", { make: "Land Rover", model: "Range Rover", trim: "Sport HSE" }],
  ["2018 FORD F-150 Lariat 4WD 4D P/U", { make: "Ford", model: "F-150", trim: "Lariat" }],
  ["2020 Toyota Camry SE 4 DR Sedan", { make: "Toyota", model: "Camry", trim: "SE" }],
  ["2018 SUBA Outback 2.5i Premium AWD 4D UTV", { make: "Subaru", model: "Outback", trim: "2.5i Premium" }],
  ["2020 RAM 1500 Big Horn 4WD 4D P/U", { make: "Ram", model: "1500", trim: "Big Horn" }],
  ["2023 HYUN IONIQ 5 SEL AWD 4D UTV", { make: "Hyundai", model: "IONIQ 5", trim: "SEL" }],
  ["2021 Toyota Camry SE white 4T1G11AK2MU990001", { make: "Toyota", model: "Camry", trim: "SE" }],
  ["2022 Land Rover Discovery", { make: "Land Rover", model: "Discovery" }],
])('"%s" describes a vehicle', (text, vehicle) => {
  expect(values(read([[40, text]]))).toMatchObject(vehicle);
});

test("the state behind a plate is not its own", () => {
  expect(
    values(
      read([
        [40, "License:"],
        [80, "ABC123 CO"],
      ]),
    ),
  ).toEqual({ plate: "ABC123" });
  expect(
    values(
      read([
        [40, "License:"],
        [80, "ABC 1234"],
      ]),
    ),
  ).toEqual({ plate: "ABC 1234" });
});

test("kind, supplement, loss and totals are read", () => {
  const document = read(
    [[200, "Supplement of Record 2 with Summary"]],
    [
      [40, "Type of Loss:"],
      [110, "Collision"],
      [230, "Date of Loss:"],
      [300, "7/26/2026 1:06 AM"],
    ],
    [
      [40, "Grand Total"],
      [500, "20,243.73"],
    ],
  );

  expect(values(document)).toMatchObject({
    kind: "supplement",
    supplementNumber: 2,
    lossType: "Collision",
    lossDate: "2026-07-26",
  });
  expect(document.totals.map(({ value }) => value)).toEqual([{ name: "Grand Total", cents: 2_024_373 }]);
});

test("of the equipment what tells of systems is kept, as printed", () => {
  const { vehicle } = read(
    [
      [40, "POWER WINDOWS"],
      [190, "BLIND SPOT DETECTION"],
      [330, "PARKING SENSORS"],
    ],
    [
      [40, "INTELLIGENT CRUISE"],
      [190, "FM RADIO"],
    ],
    [
      [40, "Line"],
      [92, "Oper"],
      [130, "Description"],
    ],
    [
      [40, "3"],
      [92, "Repl"],
      [130, "Park assist sensor"],
    ],
  );

  expect(vehicle.options.map(({ value }) => value)).toEqual([
    "BLIND SPOT DETECTION",
    "PARKING SENSORS",
    "INTELLIGENT CRUISE",
  ]);
});

test("what several pages repeat is taken before what stands once", () => {
  const head: Cell[] = [[40, "RO Number: 22182"]];

  const { repairOrderNumber } = readDocument([
    pageOf([[[40, "Job #: 5"]], head]),
    pageOf([head], 2),
    pageOf([head], 3),
  ]);

  expect(repairOrderNumber).toMatchObject({ value: "22182", page: 1 });
});

test("a value knows its place", () => {
  const { claimNumber } = read([
    [40, "Claim #:"],
    [115, "70-4471-2"],
  ]);

  expect(claimNumber).toMatchObject({ page: 1, quote: "Claim #: 70-4471-2", confidence: 1, box: { x: 40, y: 40 } });
});

test("the letterhead of an insurer names it where no label does", () => {
  expect(values(read([[200, "G E I C O"]], [[40, "Estimate of Record"]]))).toEqual({
    insurer: "GEICO",
    kind: "estimateOfRecord",
  });
});

const texts = (...lines: string[]) => values(readText(lines.map((text) => ({ page: 1, text }))));

test.each([
  [["Insurer:", "123 Main St, Denver CO 80202"], {}],
  [["Insurance Company:", "VEHICLE"], {}],
  [["Insurance Company:", "Phone 800-531-8722"], {}],
  [["Customer: Insurance Company:", "DOE, JANE State Farm"], { insurer: "State Farm", owner: "DOE, JANE" }],
  [["Owner: Insurance Company:", "JANE DOE"], {}],
  [["Owner: Insurance Company:", "JANE DOE     Erie"], { owner: "JANE DOE", insurer: "Erie" }],
  [["Insurance Co.: PROGRESSIVE Loss Date: 1/2/2026"], { insurer: "PROGRESSIVE", lossDate: "2026-01-02" }],
  [["Insurance Company: USAA Owner: DOE, JANE"], { insurer: "USAA", owner: "DOE, JANE" }],
  [["Ins. Carrier: Erie"], { insurer: "Erie" }],
  [["Policy # Claim #", "12-3 45-6"], { policyNumber: "12-3", claimNumber: "45-6" }],
  [["Date of Loss Policy Number Claim #:", "7/26/2026 12-3 45-6"], { claimNumber: "45-6" }],
  [["Phone Repair Order #", "303-555-0101 22182"], { repairOrderNumber: "22182" }],
  [["VIN RO #:", "1HGCV1F3XMA990002 22182"], { vin: "1HGCV1F3XMA990002", repairOrderNumber: "22182" }],
  [["R/O #: 47110"], { repairOrderNumber: "47110" }],
  [["Customer: DOE, JANE Job Number: 22182"], { repairOrderNumber: "22182", owner: "DOE, JANE" }],
  [["Repair Order: #22182"], { repairOrderNumber: "22182" }],
  [["Claim #: pending"], {}],
  [["Part FLARE322961501134"], {}],
])("text alone: %j gives %j, and nothing wrong", (lines, right) => {
  const found = texts(...lines);

  expect(found).toMatchObject(right);
  for (const name of ["insurer", "claimNumber", "repairOrderNumber", "vin", "owner"])
    expect(found[name]).toEqual((right as Record<string, string>)[name]);
});

const rows = (count: number) =>
  Array.from({ length: count }, () => "Claim # Policy Owner: VIN: RO Insurance R/O ".repeat(6));

test("reading takes no longer than the length of the text says", () => {
  expect(growth((size) => readText(rows(size).map((text) => ({ page: 1, text }))), 200)).toBeLessThan(2.5);
});

test("a value's box is its own with its label, not that of the row it shares", () => {
  const page = pageOf([
    [
      [40, "Claim #: 04-1234"],
      [240, "Policy #: 77-1"],
      [440, "RO #: 22182"],
    ],
    [
      [40, "Owner"],
      [240, "Insurance Company"],
    ],
    [
      [40, "Ana Ruiz"],
      [240, "State Farm"],
    ],
  ]);

  const { claimNumber, repairOrderNumber, owner, insurer } = readDocument([page]);

  expect(claimNumber?.box).toMatchObject({ x: 40, width: 64 });
  expect(repairOrderNumber?.box).toMatchObject({ x: 440, width: 44 });
  expect(owner?.box).toMatchObject({ x: 40, width: 32 });
  expect(insurer?.box).toMatchObject({ x: 240, width: 40 });
});

test("a part that is called like a label names nobody", () => {
  const cells: Cell[][] = [
    [
      [36, "12"],
      [92, "Repl"],
      [125, "Carrier"],
      [300, "51119428"],
      [490, "0.8"],
    ],
    [
      [36, "13"],
      [92, "Repl"],
      [125, "RT Guide side"],
      [300, "51119429"],
      [490, "0.2"],
    ],
  ];

  expect(values(readDocument([pageOf(cells)])).insurer).toBeUndefined();
  expect(values(readDocument([pageOf([[[125, "Carrier"]], [[125, "Erie Insurance"]]])])).insurer).toBe(
    "Erie Insurance",
  );
});
