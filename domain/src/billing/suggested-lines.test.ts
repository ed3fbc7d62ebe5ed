import { expect, test } from "vitest";
import {
  suggestedLines,
  suggestionReasonText,
  type EstimateSoFar,
  type ListedCalibration,
  type SuggestingOrder,
  type SuggestingRule,
  type SuggestionReason,
} from "./suggested-lines.ts";

const prices = {
  freeRadiusMiles: 10,
  fuelCentsPerMile: 70,
  towBaseCents: 9500,
  towMilesIncluded: 5,
  towCentsPerMile: 450,
  serviceRadiusMiles: 75,
};
const rule = (values: Partial<SuggestingRule> = {}): SuggestingRule => ({
  typeKey: "CAL-FCAM-S",
  name: "Windshield, Subaru",
  prerequisites: "",
  isVerified: true,
  ...values,
});
const camera = (values: Partial<ListedCalibration> = {}): ListedCalibration => ({
  id: "c1",
  typeKey: "CAL-FCAM-S",
  name: "Front camera",
  result: "pending",
  trigger: "Windshield replaced",
  rule: rule(),
  ...values,
});
const droppedOff = { intakeMethod: "dropOff", towingRequired: false, distanceMiles: null } as const;

const suggest = (order: Partial<SuggestingOrder>, soFar: Partial<EstimateSoFar> = {}) =>
  suggestedLines(
    { calibrations: [camera()], rules: [], transport: droppedOff, ...order },
    { lines: [], dismissed: [], ...soFar },
    prices,
  );
const keysOf = (order: Partial<SuggestingOrder>, soFar?: Partial<EstimateSoFar>) =>
  suggest(order, soFar).map(({ typeKey }) => typeKey);

test("a calibration is billed between two scans, for the repair that requires it", () => {
  const lines = suggest({});

  expect(lines.map(({ typeKey, reason }) => [typeKey, suggestionReasonText(reason)])).toEqual([
    ["SCAN-PRE", "Finds fault codes before the work begins"],
    ["CAL-FCAM-S", "Required by: Windshield replaced"],
    ["SCAN-POST", "Proves that the vehicle leaves without fault codes"],
  ]);
  expect(lines[1]).toMatchObject({ typeKey: "CAL-FCAM-S", calibrationId: "c1", quantity: 1000, unitPrice: null });
});

test("an order without calibrations needs no scan", () => {
  expect(keysOf({ calibrations: [] })).toEqual([]);
});

test.each(["notRequired", "notPossible"] as const)("a calibration that is %s is not billed", (result) => {
  expect(keysOf({ calibrations: [camera({ result })] })).toEqual([]);
});

test("calibrations without a verified rule need the manufacturer's procedure, looked up once", () => {
  const byHand = camera({ id: "c2", typeKey: "CAL-FRAD", name: "Front radar", rule: null });
  const lines = suggest({ calibrations: [camera({ rule: rule({ isVerified: false }) }), byHand] });

  expect(lines.filter(({ typeKey }) => typeKey === "RSCH").map(({ reason }) => reason)).toEqual([
    { kind: "research", calibrations: ["Front camera", "Front radar"] },
  ]);
});

test("an alignment that a rule demands comes before the calibrations", () => {
  const demanding = rule({ typeKey: "ALN-4W", name: "Subframe removed" });

  expect(keysOf({ rules: [demanding] })).toEqual(["SCAN-PRE", "ALN-4W", "CAL-FCAM-S", "SCAN-POST"]);
});

test("a rule whose prerequisites name the alignment demands its measurement", () => {
  const [, line] = suggest({ calibrations: [camera({ rule: rule({ prerequisites: "Wheel alignment in range" }) })] });

  expect(line).toMatchObject({ typeKey: "ALN-CHK", reason: { kind: "alignment", rule: "Windshield, Subaru" } });
});

test("an alignment on the order's list is suggested once", () => {
  const listed = camera({ id: "c2", typeKey: "ALN-4W", name: "Alignment" });
  const keys = keysOf({ calibrations: [listed, camera()], rules: [rule({ typeKey: "ALN-4W" })] });

  expect(keys).toEqual(["SCAN-PRE", "ALN-4W", "CAL-FCAM-S", "SCAN-POST"]);
});

test("transport is billed by the shop's own prices", () => {
  const lines = suggest({
    calibrations: [],
    transport: { intakeMethod: "tow", towingRequired: true, distanceMiles: 28.2 },
  });

  expect(lines.map(({ typeKey, quantity, unitPrice, reason }) => [typeKey, quantity, unitPrice, reason.kind])).toEqual([
    ["TOW-BASE", 1000, 9500, "transport"],
    ["TOW-MI", 23_200, 450, "transport"],
  ]);
});

test.each<[string, Partial<EstimateSoFar>, string[]]>([
  ["a line of the calibration", { lines: [{ typeKey: "CAL-FCAM-D", calibrationId: "c1" }] }, ["CAL-FCAM-S"]],
  ["a line of its type, added by hand", { lines: [{ typeKey: "CAL-FCAM-S", calibrationId: null }] }, ["CAL-FCAM-S"]],
  ["a scan", { lines: [{ typeKey: "SCAN-PRE", calibrationId: null }] }, ["SCAN-PRE"]],
  ["dismissed scans", { dismissed: ["SCAN-PRE", "SCAN-POST"] }, ["SCAN-PRE", "SCAN-POST"]],
  ["a dismissed calibration", { dismissed: ["CAL-FCAM-S"] }, ["CAL-FCAM-S"]],
  ["another order's calibration", { lines: [{ typeKey: "CAL-FCAM-S", calibrationId: "c9" }] }, []],
])("with %s, that is not suggested again", (_, soFar, missing) => {
  expect(keysOf({}, soFar)).toEqual(keysOf({}).filter((key) => !missing.includes(key)));
});

test.each<[SuggestionReason, string]>([
  [{ kind: "calibration", trigger: "" }, "On the order's list of calibrations"],
  [{ kind: "alignment", rule: "Subframe" }, "Subframe: requires an alignment"],
  [
    { kind: "research", calibrations: ["Front camera", "Front radar"] },
    "The manufacturer's procedure must be looked up: Front camera, Front radar",
  ],
  [{ kind: "transport" }, "How the vehicle gets here"],
])("the reason %j is read as %s", (reason, text) => {
  expect(suggestionReasonText(reason)).toBe(text);
});

test("an appointment on the day it was made adds its fee, unless that was dismissed", () => {
  expect(keysOf({ isSameDay: true })).toContain("FEE-RUSH");
  expect(keysOf({ isSameDay: false })).not.toContain("FEE-RUSH");
  expect(keysOf({ isSameDay: true }, { dismissed: ["FEE-RUSH"] })).not.toContain("FEE-RUSH");
});
