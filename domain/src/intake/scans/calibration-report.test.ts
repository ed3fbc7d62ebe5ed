import { expect, test } from "vitest";
import { rowOfText } from "#intake/reading/layout.ts";
import { objectionTo } from "./pair-scans.ts";
import { readWorkReport } from "./read-scan-report.ts";

const vin = "4T1G11AK2MU990001";
const read = (...lines: readonly string[]) => readWorkReport(lines.map((line) => rowOfText(line, 1)));

test("the report of a calibration tells its vehicle, tool and time, and no codes", () => {
  const report = read(
    "Autel ADAS Calibration Report",
    `VIN: ${vin}`,
    "Device: MaxiSYS MS909   S/N: CDA12345678",
    "Software version: V3.10.25",
    "Test time: 2026-05-04 09:12:33",
    "Front camera calibration   Successful",
    "C1A67 Axis not adjusted (Cleared)",
  );

  expect(report).toEqual({
    layout: "Autel",
    phase: null,
    vin,
    tool: "MaxiSYS MS909",
    serialNumber: "CDA12345678",
    softwareVersion: "V3.10.25",
    scannedAt: "2026-05-04T09:12",
    modules: [],
    codes: [],
  });
});

test("so does one of a maker that nobody knows", () => {
  expect(read("Static radar alignment certificate", `VIN ${vin}`, "Result: pass")).toMatchObject({ layout: "", vin });
});

test.each([
  ["names no VIN", ["Calibration report", "Front camera: successful"]],
  ["names a VIN whose check digit is wrong", ["Calibration report", "VIN: 4T1G11AK3MU990001"]],
  ["names those of two vehicles", ["Calibration report", `VIN: ${vin}`, "VIN: 1HGCM82633A004352"]],
  ["is empty", []],
])("one that %s tells nothing", (_what, lines) => {
  expect(read(...lines)).toBeNull();
});

test("another vehicle's is objected to, and one that speaks of a scan is not", () => {
  const report = read("Autel post-scan and calibration report", `VIN: ${vin}`);
  const order = { vin, openedOn: "2026-05-04", today: "2026-05-05" };
  const objection = (of: object) => report && objectionTo({ phase: "calibration", report }, { ...order, ...of });

  expect(report?.phase).toBe("post");
  expect(objection({})).toBeNull();
  expect(objection({ vin: "1HGCM82633A004352" })).toBe("otherVehicle");
});
