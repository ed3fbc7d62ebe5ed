import { expect, test } from "vitest";
import { openProposals } from "./open-proposals.ts";

const windshield = { operation: "windshield", name: "Windshield", line: "R&I W/S", page: 1 };
const faultCode = { operation: "faultCode", name: "Fault code", line: "DTC C1A67", page: 2 };
const suggested = [{ typeKey: "CAL-FCAM-S", name: "Front camera – static", operations: ["windshield", "alignment"] }];

test("a ticked repair is no longer proposed", () => {
  const open = openProposals([windshield, faultCode], ["windshield"], { suggested, chosen: [] });

  expect(open.map(({ operation }) => operation)).toEqual(["faultCode"]);
});

test("a proposal names its calibrations, and is open until one of that system is selected", () => {
  const unanswered = openProposals([windshield], [], { suggested, chosen: ["CAL-FRAD"] });
  const answered = openProposals([windshield], [], { suggested, chosen: ["CAL-FCAM-D"] });

  expect(unanswered).toEqual([{ ...windshield, calls: ["Front camera – static"], isUnanswered: true }]);
  expect(answered[0]?.isUnanswered).toBe(false);
});

test("a repair without calibrations leaves nothing open", () => {
  const [proposal] = openProposals([faultCode], [], { suggested, chosen: [] });

  expect(proposal).toEqual({ ...faultCode, calls: [], isUnanswered: false });
});
