import { expect, test } from "vitest";
import { mentionedIn, openMentions } from "./mentioned-repairs.ts";

const windshield = { operation: "windshield", name: "Windshield", line: "R&I W/S", page: 1 };
const faultCode = { operation: "faultCode", name: "Fault code", line: "DTC C1A67", page: 2 };
const paper = (...proposals: (typeof windshield)[]) => ({ repairOrderReading: { proposals } });

test("a repair that two documents mention is listed once, with the first document's line", () => {
  const papers = [paper(windshield), { repairOrderReading: null }, paper({ ...windshield, page: 7 }, faultCode)];

  expect(mentionedIn(papers)).toEqual([windshield, faultCode]);
});

test("a mention is open until one of its calibrations is selected", () => {
  const suggested = [{ typeKey: "CAL-FCAM-S", operations: ["windshield"] }];
  const mentioned = [windshield, faultCode];

  expect(openMentions(mentioned, suggested, [])).toEqual([
    { ...windshield, calls: ["CAL-FCAM-S"] },
    { ...faultCode, calls: [] },
  ]);
  expect(openMentions(mentioned, suggested, ["CAL-FCAM-D"])).toEqual([{ ...faultCode, calls: [] }]);
});
