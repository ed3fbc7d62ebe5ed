import { expect, test } from "vitest";
import { estimateLine } from "../../../test/estimate-line.ts";
import type { EstimateLine } from "./estimate-document.ts";
import { writtenWork } from "./written-work.ts";

const held = (description: string, change?: Partial<EstimateLine>) =>
  writtenWork([estimateLine(description, change)]).map(({ system }) => system);

test.each([
  ["Pre repair scan", ["preScan"]],
  ["Pre-Repair Diagnostic Scan", ["preScan"]],
  ["Initial scan for DTC's", ["preScan"]],
  ["In-Proc repair scan", ["inProcessScan"]],
  ["Post-repair scan", ["postScan"]],
  ["Final scan after repairs", ["postScan"]],
  ["Calibrate windshield camera", ["frontCamera"]],
  ["Front camera calibration - static", ["frontCamera"]],
  ["EyeSight recalibration", ["frontCamera"]],
  ["FRONT RADAR AIM", ["frontRadar"]],
  ["Adaptive cruise control sensor calibration", ["frontRadar"]],
  ["Distance sensor aiming", ["frontRadar"]],
  ["Blind spot radar calibration LT & RT", ["rearCornerRadar"]],
  ["BSM Calibration", ["rearCornerRadar"]],
  ["360 camera calibration", ["surroundView"]],
  ["Around view monitor calibration", ["surroundView"]],
  ["Back-up camera calibration", ["rearCamera"]],
  ["Steering angle sensor reset", ["steeringAngle"]],
  ["SAS calibration", ["steeringAngle"]],
  ["Zero point calibration, occupant classification", ["occupantClassification"]],
  ["Headlamp aim", ["headlamps"]],
  ["Park sensor calibration", ["parkSensors"]],
  ["Reset steering angle and yaw rate", ["steeringAngle", "yawRate"]],
  ["Four wheel alignment", ["alignment"]],
  ["Check 4 wheel alignment", ["alignment"]],
  ["TPMS relearn", ["tyrePressure"]],
  ["ADAS calibration", ["unnamed"]],
  ["Calibrate sensors per OEM", ["unnamed"]],
  ["Calibrage de la caméra avant", ["frontCamera"]],
  ["Calibración de cámara trasera", ["rearCamera"]],
])('"%s" holds %j', (description, systems) => {
  expect(held(description)).toEqual(systems);
});

test.each([
  "Front camera",
  "Bumper cover w/park sensor",
  "Research DTC's",
  "Reset operator preferences",
  "Set ride height calibration",
  "OEM procedure look-up for calibration",
  "Striker alignment",
  "Hood alignment",
  "Park sensor bracket",
  "Blind spot sensor",
  "Color sand and polish",
])('"%s" holds no calibration', (description) => {
  expect(held(description)).toEqual([]);
});

test("a line that is not done, or takes a part off, holds none", () => {
  expect(held("Front camera calibration", { isDeleted: true })).toEqual([]);
  expect(held("Front camera for calibration access", { operation: "removeInstall" })).toEqual([]);
});

test("a calibration that the maker recommends counts where it stands as a line", () => {
  expect(held("Recommended front camera calibration per OEM", { priceCents: 25_000 })).toEqual(["frontCamera"]);
});

test("sublet calibrations count", () => {
  expect(held("Dynamic calibration, front camera", { operation: "sublet" })).toEqual(["frontCamera"]);
});
