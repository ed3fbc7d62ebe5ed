/** Tables of scan reports as tools print them, among part numbers, measured values and a second scan. */
import { expect, test } from "vitest";
import { rowsOfPages } from "#intake/reading/layout.ts";
import { pageOf, type Cell } from "../../../test/reading-pages.ts";
import { readScanReport } from "./read-scan-report.ts";

/** Each line is a row; two spaces begin a cell, at the place where it stands in the line. */
const read = (text: string) =>
  readScanReport(
    rowsOfPages([
      pageOf(
        text
          .split("\n")
          .map((line) => [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }): Cell => [20 + index * 5, cell])),
      ),
    ]),
  );
const codesIn = (text: string) =>
  read(text)?.codes.map(({ module, code, state }) => [module, code, state].filter(Boolean).join(" "));

test.each([
  [
    "codes stand in their column, not among part and serial numbers",
    "AirPro scan\nModule  Part number   Serial   DTC     Status\nFRC     B1234-06020   C1A67    C1A68   Active\nBSM     P0999         U0100    None    -",
    ["FRC C1A68 current"],
  ],
  [
    "headings that nobody knows are columns of something else",
    "ISTA Fault memory\nControl unit  I-level  Serial number  Code    Present\nKAFAS         480A99   AB12CD         800AB1  Yes",
    ["KAFAS 800AB1 current"],
  ],
  [
    "a code below a table stands where it likes",
    "Autel MaxiSYS scan\nNo.  Part number  DTC     Status\n1    8646C-06020  C1A68   Current\nABS  1 DTC\n     C0035        Wheel   Current",
    ["C1A68 current", "ABS C0035 current"],
  ],
  [
    "an answer in the last column is no verdict on the module",
    "ISTA Fault memory\nECU    Fault code  Description    Present  Type\nKAFAS  8011E3      Image faulty   No       Fault\nICM    D0140A      Message lost   Unknown  Fault",
    ["KAFAS 8011E3 stored", "ICM D0140A unknown"],
  ],
  [
    "in German",
    "ISTA Fehlerspeicher\nSG-Bezeichnung  Fehlercode  Fehlertext     Fehler vorhanden\nDSC             480A11      Abgleich fehlt  ja\nKAFAS           8011E3      Bild fehlerhaft  nein",
    ["DSC 480A11 current", "KAFAS 8011E3 stored"],
  ],
  [
    "codes in a column for each state",
    "Techstream Health Check Report\nSystem         Current DTC      Pending DTC  History DTC\nPre-Collision  C1A67, C1A68     -            U0235\nEngine         -                P0171        -",
    [
      "Pre-Collision C1A67 current",
      "Pre-Collision C1A68 current",
      "Pre-Collision U0235 stored",
      "Engine P0171 pending",
    ],
  ],
  [
    "values of a freeze frame are no codes",
    "OBD II report\nStored codes\nP0301  Misfire\nFreeze frame data\nB1234  80 km/h\nC0012  12,4 V\nP0110  80 °C\nPending codes\nP0302  Misfire",
    ["P0301 stored", "P0302 pending"],
  ],
  [
    "a number behind a label of something else is no code",
    "Bosch ADS scan\nCamera  C1A67  Axis  Present\nSerial  B1234  05/04/2026",
    ["Camera C1A67 current"],
  ],
  [
    "part numbers are no codes",
    "asTech scan\nABS  1 DTC\nB1234-06020  Sensor  Active\nC0035  Wheel  Active",
    ["ABS C0035 current"],
  ],
  [
    "of two scans in one report nothing says when a code was there",
    "Launch X-431 report of DTCs\nPre-repair\nABS  1 DTC\nC0035  Wheel  Current\nPost-repair\nABS  0 DTC",
    ["ABS C0035 unknown"],
  ],
  [
    "nor where it has a column for each scan",
    "asTech scan\nModule  Code   Before   After\nABS     C0035  Current  -",
    ["ABS C0035 unknown"],
  ],
  [
    "a count over codes is no module, and live data are no codes",
    "Autel MaxiSYS scan\nModule: Camera\nDTC (1)\nC1A67  Axis  Current\nLive Data\nP0123  4.98 V",
    ["Camera C1A67 current"],
  ],
  [
    "a module may stand over what is said of all its codes",
    "asTech scan\nBody Control Module\nActive DTCs\nB1A01-11  Lamp\nAirbag Module\nStored DTCs\nB0081-11  Seat",
    ["Body Control Module B1A01-11 current", "Airbag Module B0081-11 stored"],
  ],
  [
    "a maker's number behind other words is none",
    "ISTA Fault memory\nDSC\n0x480A11  Angle\nFault currently present: No\nTest plan  930AC4",
    ["DSC 480A11 stored"],
  ],
  [
    "a report that includes no labor is no estimate",
    "asTech scan\nFront Camera\nC1A67  Axis  Cleared, did not return\nLabor not included",
    ["Front Camera C1A67 cleared"],
  ],
  [
    "behind marks of a list, but not as the ends of a range",
    "AirPro scan\nABS  1 DTC\n◦ C0035-11  Wheel (Current)\nU0001 to U3FFF are network codes",
    ["ABS C0035-11 current"],
  ],
  [
    "as makers call it",
    "asTech scan\nModule: PCM\nP0128:00-28  Coolant  Continuous Memory DTC\nC1A16-61  Stain  CRNT\nC1001:54  Aim  Present at time of request",
    ["PCM P0128-00 stored", "PCM C1A16-61 current", "PCM C1001-54 current"],
  ],
  [
    "VCDS, in French",
    "VCDS auto-scan\nAdresse 03: Freins ABS (J104)  Labels: None\n01435 - Capteur (G201)\n        Confirmé - testé depuis effacement de la mémoire",
    ["03 Freins ABS 01435 current"],
  ],
])("%s", (_name, text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});

test.each([
  ["1     Engine Control Module (ECM)  Normal  0", ["Engine Control Module (ECM)", "ok"]],
  ["ABS/VSC(Brakes/Vehicle Stability Control)  DTC(s): 2", ["ABS/VSC(Brakes/Vehicle Stability Control)", "faults"]],
  ["1. Blind Spot Monitor  2", ["Blind Spot Monitor", "faults"]],
  ["Address 01: Engine (J623-CUAA)  Labels:. 04L-907-309-V1.clb", ["01 Engine", "unknown"]],
  ["Brakes (ABS)  DTC(s): 0", ["Brakes (ABS)", "ok"]],
  ["EMPS(Electric Steering)  Unable to communicate", ["EMPS(Electric Steering)", "noAnswer"]],
  ["Control Module: Steering (PSCM)  Part Number: JX7T-14D003-AB", ["Steering (PSCM)", "unknown"]],
])("a row of a module: %s", (row, [name, state]) => {
  expect(read(`Autel MaxiSYS scan\n${row}`)?.modules).toEqual([{ name, state }]);
});

test.each([
  ["VIN: WVWZZZ1KZ6W123456", "WVWZZZ1KZ6W123456"],
  ["Fahrgestellnummer: WBA5A7C50FD620001", "WBA5A7C50FD620001"],
  ["N° de bastidor: VSSZZZ5FZHR123456", "VSSZZZ5FZHR123456"],
  ["VIN: WVWZZZ1KZ6W123456  VIN: WVWZZZ1KZ7W000999", null],
  ["VIN: 4T1G11AK3MU990001", null],
])("the VIN of a maker that needs no check digit is as printed: %s", (row, vin) => {
  expect(read(`VCDS auto-scan\n${row}\nEngine  OK`)?.vin).toBe(vin);
});

test("the serial number of a module at the end is not the tool's", () => {
  const report = read("ISTA Fault memory\nKAFAS  0x800AB1  Camera\nREM  Part number 9388551  Serial 930AC4");

  expect(report?.serialNumber).toBeNull();
});

test("which scan it is, and its day with a short year, stand behind their labels", () => {
  expect(read("Bosch KTS scan\nScan type: Post-repair\nDatum: 04.05.26  09:12\nAirbag  OK")).toMatchObject({
    phase: "post",
    scannedAt: "2026-05-04T09:12",
  });
});

test("a column that nobody knows may be the text of its codes", () => {
  const report = read("asTech scan\nABS  1 DTC\nCode   Explanation  Status\nC0035  Wheel        Active");

  expect(report?.codes).toMatchObject([{ code: "C0035", description: "Wheel", state: "current" }]);
});
