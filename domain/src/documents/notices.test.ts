import { expect, test } from "vitest";
import { noticeObstacles, noticeIssueSchema, systemsLookedAt } from "./notices.ts";
import { numberOfOrder } from "./number-of-order.ts";

type Context = Parameters<typeof noticeObstacles>[1];

const calibration = (result: Context["calibrations"][number]["result"]) => ({
  key: "CAL-FRAD",
  name: "Front radar",
  method: "static",
  result,
});

const context: Context = {
  calibrationType: null,
  calibrations: [],
  readinessChecks: [],
  appointmentAt: null,
  intakeMethod: "dropOff",
  hasPickupAddress: false,
  vinNumber: "1HGCM82633A004352",
  isVinConfirmed: true,
  rideHeightModified: false,
  rideHeightDecision: null,
  requiresPo: false,
  poNumber: null,
  hasSentEstimate: false,
  hasApprovedEstimate: false,
  hasIssuedInvoice: false,
  openBalanceCents: 0,
  openDisclosureState: null,
  previousStatusKey: null,
  tasks: [],
  repairOperations: ["windshield"],
  suggested: [],
  known: [],
};
const against = (type: "noneRequired" | "notCompleted", changes: Partial<Context>) =>
  noticeObstacles(type, { ...context, ...changes }).map(({ guard }) => guard);

const camera = { typeKey: "CAL-FCAM-S", name: "Front camera, static" };

test.each<[string, Partial<Context>, string[]]>([
  ["nothing is listed and nothing suggested", {}, []],
  ["what is listed was decided", { calibrations: [calibration("notRequired")] }, []],
  ["one is open", { calibrations: [calibration("pending")] }, ["noneRequired"]],
  ["one passed", { calibrations: [calibration("passed")] }, ["noneRequired"]],
  ["the rules suggest one that nobody decided", { suggested: [camera] }, ["suggestionDecided"]],
  [
    "the vehicle does not have what they suggest",
    { suggested: [camera], known: [{ system: "frontCamera", isFitted: false, source: "person" }] },
    [],
  ],
  [
    "another method of the suggested system was decided",
    {
      suggested: [camera],
      calibrations: [{ ...calibration("notRequired"), key: "CAL-FCAM-D" }],
    },
    [],
  ],
  ["nobody recorded the repairs", { repairOperations: [] }, ["repairsKnown"]],
  ["the VIN was not read at the vehicle", { isVinConfirmed: false }, ["vinConfirmed"]],
])("that none was required, when %s", (_when, changes, guards) => {
  expect(against("noneRequired", changes)).toEqual(guards);
});

test.each([
  ["failed", []],
  ["notPossible", []],
  ["pending", []],
  ["passed", ["calibrationNotCompleted"]],
  ["notRequired", ["calibrationNotCompleted"]],
] as const)("that one was not completed, when it is %s", (result, guards) => {
  expect(against("notCompleted", { calibrations: [calibration(result)], repairOperations: [] })).toEqual(guards);
});

test("of every system it is said whether the vehicle has it, or that nobody knows", () => {
  const looked = systemsLookedAt([
    { system: "frontCamera", isFitted: true },
    { system: "nightVision", isFitted: false },
  ]);

  expect(looked).toContainEqual({ system: "frontCamera", outlook: "fitted" });
  expect(looked).toContainEqual({ system: "nightVision", outlook: "notFitted" });
  expect(looked).toContainEqual({ system: "lidar", outlook: "unknown" });
});

test("a notice is numbered after its order, each kind by itself", () => {
  expect(numberOfOrder("noneRequired", "SO-100245", 1)).toBe("NR-100245-R1");
  expect(numberOfOrder("notCompleted", "SO-100245", 2)).toBe("NC-100245-R2");
  expect(numberOfOrder("certificate", "SO-100245", 2)).toBe("C-100245-R2");
});

test("nothing is stated without a source", () => {
  const serviceOrderId = "0198a000-0000-7000-8000-000000000001";
  const stated = { serviceOrderId, type: "noneRequired", source: "  " };

  expect(noticeIssueSchema.safeParse(stated).success).toBe(false);
  expect(noticeIssueSchema.safeParse({ ...stated, source: "Service bulletin 12-3" }).data).toMatchObject({
    note: "",
    insurerEmail: null,
  });
});
