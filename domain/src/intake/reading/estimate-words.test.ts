// Words of long estimates, each with phrases that sound alike and stay what they are.
import { expect, test } from "vitest";
import { readingRules } from "../../../test/reading-rules.ts";
import { findMentions } from "./operations.ts";

const found = (heading: string, row: string) =>
  findMentions(
    [heading, row].map((text) => ({ page: 1, text })),
    readingRules(),
  ).map(({ operation }) => operation);

test.each([
  ["Front Lamps", "8 E 0041 Headlamp Assy,LT Bulb Type Replace OEM 92101 $400.00 0.3", ["headlamp"]],
  ["FRONT LAMPS", "Repl LT Headlamp bulb", []],
  ["FRONT LAMPS", "Repl LT Headlamp door", []],
  ["RADIATOR SUPPORT", "Repl Upper support", ["structural"]],
  ["RADIATOR SUPPORT", "Rpr RT Side support", ["structural"]],
  ["RADIATOR SUPPORT", "Repl Upper support bracket", []],
  ["RADIATOR SUPPORT", "Repl Latch support", []],
  ["FRONT BUMPER", "Repl RT Side support", []],
  ["FRONT INNER STRUCTURE", "Sect LT Rail front", ["structural"]],
  ["FRONT INNER STRUCTURE", "Repl LT Rail upper", ["structural"]],
  ["FENDER", "Repl RT Rail assy", ["structural"]],
  ["FENDER", "Repl RT Rail bracket", []],
  ["PICKUP BOX", "Repl RT Rail front", []],
  ["ROOF", "R&I RT Rail", []],
  ["CAB", "Repl RT Cab side panel", ["structural"]],
  ["CAB", "Rpr LT Cab corner", ["structural"]],
  ["CAB", "R&I RT Cab corner trim", []],
  ["CAB", "Repl Cab mount", []],
  ["SIDE PANEL", "Repl RT Side panel", ["rearEnd"]],
  ["SIDE PANEL", "R&I RT Side panel trim", []],
  ["BACK DOOR", "R&I Door", ["liftgate"]],
  ["BACK DOOR", "Repl Door shell", ["liftgate"]],
  ["REAR DOOR", "R&I RT Door", ["doorOrMirror"]],
  ["BACK DOOR", "R&I Door trim", []],
  ["WINDSHIELD", "R&I Mirror w/auto dim", []],
  ["WINDSHIELD", "R&I Mirror assy w/compass", []],
  ["FRONT DOOR", "R&I Mirror assy w/compass", ["doorOrMirror"]],
  ["WINDSHIELD", "R&I LT Mirror assy", ["doorOrMirror"]],
  ["GRILLE", "Repl Grille surround", []],
  ["GRILLE", "Repl Surround camera", ["frontEnd"]],
  ["FRONT BUMPER", "Repl RT Bumper stiffener", []],
  ["Rear Bumper", "9 200481 L Rear Bumper Sensor Remove / Install Body 0.3 Existing", ["rearEnd"]],
  ["REAR BUMPER", "Repl RT Sensor", ["rearEnd"]],
  ["FRONT BUMPER", "Repl Sensor", ["frontEnd"]],
  ["FRONT BUMPER", "Repl Air temperature sensor", []],
  ["REAR BUMPER", "Repl Sensor wire", []],
  ["FENDER", "RI 0300 Door,Charge Port R&I Assembly 0.2", []],
  ["FRONT SUSPENSION", "Repl LT Strut bearing", []],
  ["FRONT SUSPENSION", "Repl LT Wheel bearing", ["alignment"]],
  ["FRONT SUSPENSION", "Repl LT Compression arm", ["alignment"]],
  ["REAR SUSPENSION", "Repl Rear axle beam", ["alignment"]],
  ["REAR SUSPENSION", "Repl Rear axle nut", []],
])("under %j %j asks for %j", (heading, row, operations) => {
  expect(found(heading, row)).toEqual(operations);
});

test.each([
  ["# Subl Alignment rear 1 89.95 X", ["alignment"]],
  ["# Subl Front & rear alignment 1 89.95 X", ["alignment"]],
  ["# Rpr Alignment front bumper 0.5", []],
  ["# Rpr Pull to square 1.0", ["structural"]],
  ["# Rpr Frame diagonal measure 1.0", ["structural"]],
  ["# Rpr Door frame measure 1.0", []],
  ["# Rpr R&I battery for scan 0.3", ["battery"]],
  ["# Rpr R&I front bumper for radar calibration 0.8", ["frontEnd"]],
  ["# Rpr Battery support for scan 0.3", []],
  ["# Rpr Check front suspension for damage 0.5", []],
  ["# Rpr Inspect rear body panel 0.3", []],
  ["# Rpr Inspect & R&I LT headlamp 0.3", ["headlamp"]],
  ["# Rpr De-nib quarter panel 0.5", []],
  ["# Rpr Tack weld quarter panel 0.5", []],
  ["# Rpr Quarter panel 2.5 2.0", ["rearEnd"]],
  ["# Repl Seam sealer quarter panel 1 5.00 T", []],
  ["# Repl Cavity wax rocker 1 5.00 T", []],
  ["# Repl Pinstripe quarter panel 1 15.00", []],
  ["# Subl PDR hood 41-60 quarter size 1 377.39 X", []],
  ["# Subl PDR roof 16-30 half dollar 1 377.39 X", []],
  ["# Subl PDR LT front door 1-5 dime 1 75.00 X", []],
  ["# Subl PDR RT quarter panel 6-15 nickel 1 125.00 X", ["rearEnd"]],
  ["# R&I LT Headlamp for PDR access 0.3", ["headlamp"]],
])("%j asks for %j", (row, operations) => {
  expect(found("MISCELLANEOUS OPERATIONS", row)).toEqual(operations);
});
