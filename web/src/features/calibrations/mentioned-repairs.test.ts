import { expect, test } from "vitest";
import { openMentions } from "./mentioned-repairs.ts";

const windshield = { operation: "windshield", name: "Windshield", line: "R&I W/S", page: 1, isNew: false };
const faultCode = { operation: "faultCode", name: "Fault code", line: "DTC C1A67", page: 2, isNew: false };
test("a mention is open until one of its calibrations is selected", () => {
  const suggested = [{ typeKey: "CAL-FCAM-S", operations: ["windshield"] }];
  const mentioned = [windshield, faultCode];

  expect(openMentions(mentioned, suggested, [])).toEqual([
    { ...windshield, calls: ["CAL-FCAM-S"] },
    { ...faultCode, calls: [] },
  ]);
  expect(openMentions(mentioned, suggested, ["CAL-FCAM-D"])).toEqual([{ ...faultCode, calls: [] }]);
});

test("what a supplement brought comes first", () => {
  expect(openMentions([windshield, { ...faultCode, isNew: true }], [], []).map(({ name }) => name)).toEqual([
    "Fault code",
    "Windshield",
  ]);
});
