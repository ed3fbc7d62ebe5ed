import { judgeReadiness } from "@boresight/domain/intake/intake-readiness";
import { expect, test } from "vitest";
import { emptyIntake, type IntakeValues } from "#features/intake/intake-values.ts";
import { readinessInput } from "./readiness-input.ts";

const known = {
  staff: true,
  addresses: [
    { id: "yard", distanceToSensi: 28.2 },
    { id: "new yard", distanceToSensi: null },
  ],
  operations: [
    { key: "windshield", name: "Windshield" },
    { key: "frontEnd", name: "Front bumper" },
  ],
  suggested: [
    { typeKey: "CAL-FCAM-S", operations: ["windshield"] },
    { typeKey: "CAL-FRAD", operations: ["frontEnd"] },
  ],
  mentioned: [],
};
const camera = { typeKey: "CAL-FCAM-D", trigger: "", ruleId: null };
const papers = { papers: [{ id: "paper", name: "ro.pdf", size: 1 }], calibrations: [camera] };

const reasonsOf = (values: Partial<IntakeValues>, found: Partial<typeof known> = {}) =>
  judgeReadiness(readinessInput({ ...emptyIntake, ...papers, ...values }, { ...known, ...found })).reasons;

test("a drop-off with a repair order needs no confirmation", () => {
  expect(reasonsOf({ repairOperations: ["windshield"], pickupAddressId: "new yard" })).toEqual([]);
});

test.each<[string, Partial<IntakeValues>, readonly string[]]>([
  ["a known distance", { pickupAddressId: "yard" }, []],
  [
    "an address whose distance nobody knows yet",
    { pickupAddressId: "new yard" },
    ["The distance to the vehicle is unknown"],
  ],
  ["a new address", { pickupAddressId: "yard", isNewAddress: true }, ["The distance to the vehicle is unknown"]],
])("we drive to %s", (_, values, reasons) => {
  expect(reasonsOf({ ...values, intakeMethod: "mobile" })).toEqual(reasons);
});

test("a customer is not told that we do not know the distance", () => {
  const values = { intakeMethod: "mobile", pickupAddressId: "new yard" } as const;

  expect(reasonsOf(values, { staff: false })).toEqual([]);
});

test("a ticked repair is open until a calibration of its system is selected", () => {
  expect(reasonsOf({ repairOperations: ["windshield", "frontEnd"] })).toEqual([
    "No calibration is chosen for: Front bumper",
  ]);
});

test("a repair that the repair order mentions is open until it is answered", () => {
  const mentioned = [
    { name: "Headlamp", isUnanswered: true },
    { name: "Battery", isUnanswered: false },
  ];

  const { unansweredMentions } = readinessInput(emptyIntake, { ...known, mentioned });

  expect(unansweredMentions).toEqual(["Headlamp"]);
});
