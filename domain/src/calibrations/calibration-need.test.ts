import { expect, test } from "vitest";
import { needOf } from "./calibration-need.ts";

const known = (system: string, isFitted: boolean, source = "person") => [{ system, isFitted, source }];

test("a suggestion is needed, not fitted, or to be found out, by what is known of the vehicle", () => {
  expect(needOf("CAL-FCAM-S", known("frontCamera", true))).toBe("needed");
  expect(needOf("CAL-FCAM-D", known("frontCamera", false))).toBe("notFitted");
  expect(needOf("CAL-FCAM-SD", known("frontRadar", true))).toBe("findOut");
});

test("papers and the VIN say only of systems that many vehicles lack that one is not fitted", () => {
  expect(needOf("CAL-FCAM-S", known("frontCamera", false, "paper"))).toBe("findOut");
  expect(needOf("CAL-PARK", known("parkSensors", false, "paper"))).toBe("notFitted");
  expect(needOf("CAL-FCAM-S", known("frontCamera", true, "paper"))).toBe("needed");
});

test("what every vehicle has needs no word, and a calibration of the shop's own is asked of nobody", () => {
  expect(["ALN-4W", "RST-SAS", "RST-YAW", "RST-OCS", "RST-TPMS", "OWN-1"].map((key) => needOf(key, []))).toEqual(
    Array.from({ length: 6 }, () => "needed"),
  );
  expect(needOf("RST-TPMS", known("tyrePressure", false))).toBe("notFitted");
});
