import { expect, test } from "vitest";
import { rowOfText, rowsOfPages } from "#intake/reading/layout.ts";
import { growth } from "../../../test/growth.ts";
import { pageOf, type Cell } from "../../../test/reading-pages.ts";
import { readScanReport } from "./read-scan-report.ts";

const vin = "4T1G11AK2MU990001";
const ofText = (text: string) =>
  readScanReport(
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => rowOfText(line, 1)),
  );
const ofPage = (...rows: readonly (readonly Cell[])[]) => readScanReport(rowsOfPages([pageOf(rows)]));
const codesOf = (report: ReturnType<typeof ofText>) =>
  report?.codes.map(({ module, code, description, state }) => [module, code, description, state]);
const modulesOf = (report: ReturnType<typeof ofText>) => report?.modules.map(({ name, state }) => [name, state]);

test("Autel: modules with their counts, codes with their state in a column", () => {
  const report = ofPage(
    [[40, "Autel MaxiSYS MS909 Vehicle Diagnostic Report"]],
    [[40, "Pre-Scan"]],
    [
      [40, "VIN:"],
      [120, vin],
      [330, "Test time: 2026-05-04 09:12:33"],
    ],
    [
      [40, "Device: MaxiSYS MS909"],
      [330, "S/N: CDA12345678"],
    ],
    [[40, "Software version: V3.10.25"]],
    [
      [40, "1. Engine Control Module (ECM)"],
      [400, "OK"],
    ],
    [
      [40, "2. Front Recognition Camera (FRC)"],
      [400, "Fault | 2"],
    ],
    [
      [40, "DTC"],
      [120, "Status"],
      [220, "Description"],
    ],
    [
      [40, "C1A67"],
      [120, "Current"],
      [220, "Camera axis not adjusted"],
    ],
    [
      [40, "U0235-00"],
      [120, "History"],
      [220, "Lost communication with cruise control (see U0100)"],
    ],
    [
      [40, "3. Anti-Lock Brake System (ABS)"],
      [400, "No fault codes"],
    ],
  );

  expect(report).toMatchObject({
    layout: "Autel",
    phase: "pre",
    vin,
    tool: "MaxiSYS MS909",
    serialNumber: "CDA12345678",
    softwareVersion: "V3.10.25",
    scannedAt: "2026-05-04T09:12",
  });
  expect(modulesOf(report)).toEqual([
    ["Engine Control Module (ECM)", "ok"],
    ["Front Recognition Camera (FRC)", "faults"],
    ["Anti-Lock Brake System (ABS)", "ok"],
  ]);
  expect(codesOf(report)).toEqual([
    ["Front Recognition Camera (FRC)", "C1A67", "Camera axis not adjusted", "current"],
    ["Front Recognition Camera (FRC)", "U0235-00", "Lost communication with cruise control (see U0100)", "stored"],
  ]);
});

test("a remote service: the state behind the text, and sections for what was cleared", () => {
  const report = ofText(`
asTech Post-Scan Report
Completed: 05/14/2026 3:05 PM
Tool: asTech2 SN: AST-99812
VIN: ${vin}
Module: Radar Cruise Control
  C1A10 - Radar beam axis misaligned (Active)
  B1ACC:54 - Steering angle not initialized - Intermittent
Module: Body Control Module
  No DTCs found
Cleared DTCs
  P0A0F   Engine failed to start
`);

  expect(report).toMatchObject({
    layout: "asTech",
    phase: "post",
    scannedAt: "2026-05-14T15:05",
    serialNumber: "AST-99812",
  });
  expect(codesOf(report)).toEqual([
    ["Radar Cruise Control", "C1A10", "Radar beam axis misaligned", "current"],
    ["Radar Cruise Control", "B1ACC-54", "Steering angle not initialized", "stored"],
    ["Body Control Module", "P0A0F", "Engine failed to start", "cleared"],
  ]);
});

test("VCDS: its own numbers, the codes of the standard below them, and intermittent faults", () => {
  const report = ofText(`
Monday,04,May,2026,09:12:33:52617
VCDS Version: Release 24.7.1 (x64) HEX-V2
VIN: WVWZZZ1KZAW000001   License Plate:
Mileage: 152340km-94660mi   Repair Order:
01-Engine -- Status: OK 0000
03-ABS Brakes -- Status: Malfunction 0010
-------------------------------------------------------------------------------
Address 01: Engine       Labels: None
   Part No SW: 06K 906 070    HW: 06K 907 425
   Serial number: 00000000000123
No fault code found.
Address 03: ABS Brakes (J104)       Labels:. 5Q0-907-379-IPB.clb
2 Faults Found:
13635840 - No Basic Setting
            C1234 54 [008] - -
            Confirmed - Tested Since Memory Clear
             Freeze Frame:
                    Fault Status: 00000001
                    Date: 2026.05.03
01316 - ABS Control Module
            013 - Check DTC Memory - Intermittent
`);

  expect(report).toMatchObject({
    layout: "VCDS",
    softwareVersion: "24.7.1",
    scannedAt: "2026-05-04T09:12",
    serialNumber: null,
  });
  expect(modulesOf(report)).toEqual([
    ["01 Engine", "ok"],
    ["03 ABS Brakes", "faults"],
  ]);
  expect(codesOf(report)).toEqual([
    ["03 ABS Brakes", "C1234-54", "No Basic Setting", "current"],
    ["03 ABS Brakes", "01316", "ABS Control Module", "stored"],
  ]);
});

test("BMW ISTA: hexadecimal codes by control unit, and whether each is present", () => {
  const report = ofPage(
    [[40, "BMW ISTA 4.39.20 - Fault memory list"]],
    [[40, "Date: 04.05.2026 10:30"]],
    [
      [40, "Control unit"],
      [160, "Code"],
      [230, "Description"],
      [430, "Mileage"],
      [500, "Present"],
    ],
    [
      [40, "KAFAS"],
      [160, "800AB1"],
      [230, "Camera: calibration not completed"],
      [430, "45230"],
      [500, "Yes"],
    ],
    [
      [40, "DSC"],
      [160, "480A12"],
      [230, "Steering angle: plausibility"],
      [430, "45110"],
      [500, "No"],
    ],
  );

  expect(report).toMatchObject({ layout: "BMW ISTA", softwareVersion: "4.39.20", scannedAt: "2026-05-04T10:30" });
  expect(codesOf(report)).toEqual([
    ["KAFAS", "800AB1", "Camera: calibration not completed", "current"],
    ["DSC", "480A12", "Steering angle: plausibility", "stored"],
  ]);
});

test("generic OBD: what a heading says counts for the codes below it", () => {
  const report = ofText(`
Generic OBD II Report    Scan date: May 4, 2026
Stored Codes (Mode $03)
P0420   Catalyst system efficiency below threshold
Pending Codes (Mode $07)
P0171   System too lean
Permanent Codes (Mode $0A)
P0420   Catalyst system efficiency below threshold
Freeze Frame
P0420
Glossary
P0999   An example of a code
`);

  expect(codesOf(report)?.map(([, code, , state]) => [code, state])).toEqual([
    ["P0420", "permanent"],
    ["P0171", "pending"],
  ]);
});

test("Snap-on, in French, with the module in a column", () => {
  const report = ofPage(
    [[40, "Snap-on ZEUS - Rapport de diagnostic du véhicule"]],
    [[40, "Date du test : 04/05/2026 14h20"]],
    [
      [40, "Calculateur"],
      [200, "Code défaut"],
      [290, "Désignation"],
      [470, "État"],
    ],
    [
      [40, "Caméra avant"],
      [200, "C1A67"],
      [290, "Axe optique non réglé"],
      [470, "Présent"],
    ],
    [
      [40, "Caméra avant"],
      [200, "U0100"],
      [290, "Communication perdue"],
      [470, "Mémorisé"],
    ],
    [
      [40, "Airbag"],
      [200, "B1620"],
      [290, "Résistance"],
      [470, "Non présent"],
    ],
  );

  expect(report).toMatchObject({ layout: "Snap-on", scannedAt: "2026-05-04T14:20" });
  expect(codesOf(report)?.map(([module, code, , state]) => [module, code, state])).toEqual([
    ["Caméra avant", "C1A67", "current"],
    ["Caméra avant", "U0100", "stored"],
    ["Airbag", "B1620", "stored"],
  ]);
});

test("a code whose state nothing says is unknown, and words are no codes", () => {
  const report = ofText(`
Bosch ADS 625X vehicle scan
System: Front camera
C1A67   Camera axis not adjusted
Part B1234 was ordered, see also C0001
`);

  expect(codesOf(report)).toEqual([["Front camera", "C1A67", "Camera axis not adjusted", "unknown"]]);
});

test.each([
  [
    "a layout that nobody knows",
    "ACME Scanner 3000 diagnostic report\nABS   2 codes\nC0035   Left front wheel speed   Current",
  ],
  [
    "an estimate that charges for a scan",
    "asTech post-repair scan   1   120.00\nLabor   3.0 hrs\nSubtotal   4,000.00\nP0100",
  ],
  ["a letter", "Dear Autel customer, your tool is ready."],
])("nothing is read from %s", (_what, text) => {
  expect(ofText(text)).toBeNull();
});

test("a report of 900 codes has them all", () => {
  const codes = Array.from(
    { length: 900 },
    (_one, index) => `B1${(0xa00 + index).toString(16).slice(-3).toUpperCase()}   Fault ${index}   History`,
  );
  const report = ofText(["Autel MaxiSYS diagnostic report", "Module: Body Control", ...codes].join("\n"));

  expect(report?.codes).toHaveLength(900);
  expect(new Set(report?.codes.map(({ state }) => state))).toEqual(new Set(["stored"]));
});

test.each([
  ["dashes that lead to nothing", "- ".repeat(400)],
  ["spaces and colons", "ABS : ".repeat(150)],
  ["open brackets", "(Current ".repeat(100)],
  ["codes in one row", "C1A67 - ".repeat(100)],
  ["numbers", "12345 - ".repeat(100)],
  ["module names", "Brake Control Module (ABS) ".repeat(40)],
])("reading takes no longer than the length of the report says: %s", (_what, row) => {
  const head = [rowOfText("VCDS auto-scan", 1), rowOfText("Address 01: Engine", 1)];
  const read = (size: number) => readScanReport([...head, ...Array.from({ length: size }, () => rowOfText(row, 1))]);

  expect(growth(read, 60)).toBeLessThan(2.5);
});

test("codes that are listed behind a label", () => {
  const report = ofText(
    `OBD II report\nVIN ${vin}\nStored codes: P0301, P0302\nPending codes: None\nPermanent codes: P0301`,
  );

  expect(codesOf(report)).toEqual([
    ["", "P0301", "", "permanent"],
    ["", "P0302", "", "stored"],
  ]);
});

test("what a row says of a module is no part of its name, and a state may stand before the text of its code", () => {
  const report = ofText(
    "LAUNCH X-431 Diagnostic Report\nECM Pass | No fault\nRADAR Abnormal 2\nC1A10 (Current) Axis misaligned\nABS: 1 code(s)\nC1290 Zero point - Pending",
  );

  expect(modulesOf(report)).toEqual([
    ["ECM", "ok"],
    ["RADAR", "faults"],
    ["ABS", "faults"],
  ]);
  expect(codesOf(report)).toEqual([
    ["RADAR", "C1A10", "Axis misaligned", "current"],
    ["ABS", "C1290", "Zero point", "pending"],
  ]);
});
