import { expect, test } from "vitest";
import type { BoresightError } from "#base/errors.ts";
import {
  requiredAnswers,
  isAvailable,
  requireTransition,
  unmetGuards,
  unmetGuardWords,
  type StatusTransition,
  type StatusChangeAnswers,
  type TransitionContext,
} from "./status-transition.ts";

const context: TransitionContext = {
  calibrationType: null,
  calibrations: [],
  readinessChecks: [],
  appointmentAt: null,
  intakeMethod: "dropOff",
  hasPickupAddress: false,
  vinNumber: null,
  isVinConfirmed: false,
  rideHeightModified: true,
  rideHeightDecision: null,
  requiresPo: true,
  poNumber: null,
  hasSentEstimate: false,
  hasApprovedEstimate: false,
  hasIssuedInvoice: false,
  openBalanceCents: 0,
  openDisclosureState: "UT",
  previousStatusKey: "inspect",
  tasks: [{ taskName: "Pre-scan", state: "open", isBlocking: true, applies: true, files: [] }],
};
const transition = (values: Partial<StatusTransition> = {}): StatusTransition => ({
  fromKey: "inspect",
  toKey: "calibrate",
  roles: ["admin", "technician"],
  guards: [],
  requiresNote: false,
  ...values,
});
const silent: StatusChangeAnswers = { note: "", holdReasonKey: null, cancellationReason: null, override: false };

test.each([
  ["calibrationsListed", { calibrationType: "CAL-FRAD" }],
  ["estimateSent", { hasSentEstimate: true }],
  ["estimateApproved", { hasApprovedEstimate: true }],
  ["transportArranged", { intakeMethod: "tow", hasPickupAddress: true }],
  ["vinKnown", { vinNumber: "4T1G11AK2MU990001" }],
  ["vinConfirmed", { isVinConfirmed: true }],
  ["rideHeightDecided", { rideHeightDecision: "waiver" }],
  ["rideHeightDecided", { rideHeightModified: false }],
  ["poPresent", { poNumber: "PO-1" }],
  ["poPresent", { requiresPo: false }],
  ["invoiceIssued", { hasIssuedInvoice: true }],
  ["balanceZero", { hasIssuedInvoice: true, openBalanceCents: 0 }],
  ["disclosureAccepted", { openDisclosureState: null }],
  ["tasksDone", { tasks: [] }],
] as const)("%s blocks until it is true", (guard, fulfilled) => {
  expect(unmetGuardWords(transition({ guards: [guard] }), context)).toHaveLength(1);
  expect(unmetGuardWords(transition({ guards: [guard] }), { ...context, ...fulfilled })).toEqual([]);
});

test.each([
  [{ hasSentEstimate: true }, 1],
  [{ hasSentEstimate: true, hasApprovedEstimate: true }, 0],
  [{}, 0],
])("an estimate that is out must be approved: %j", (estimates, missing) => {
  expect(unmetGuardWords(transition({ guards: ["approvalStands"] }), { ...context, ...estimates })).toHaveLength(
    missing,
  );
});

test.each([
  ["failed", ['"Front camera" failed: calibrate again or put the order on hold']],
  ["passed", []],
  ["notPossible", []],
  ["pending", []],
] as const)("a calibration that is %s stops the vehicle's release with %j", (result, missing) => {
  const calibrations = [{ key: "CAL-FCAM-S", name: "Front camera", method: "static", result }];

  expect(unmetGuardWords(transition({ guards: ["noFailedResult"] }), { ...context, calibrations })).toEqual(missing);
});

test.each([
  ["failed", null, ['Give notice that "Front camera" was not completed']],
  ["notPossible", null, ['Give notice that "Front camera" was not completed']],
  ["pending", "issued", ['Have the notice about "Front camera" signed for']],
  ["failed", "acknowledged", []],
  ["passed", null, []],
  ["notRequired", null, []],
] as const)("a calibration that is %s with its notice %s holds the release with %j", (result, notice, missing) => {
  const calibrations = [{ key: "CAL-FCAM-S", name: "Front camera", method: "static", result, notice }];

  expect(unmetGuardWords(transition({ guards: ["noticeAcknowledged"] }), { ...context, calibrations })).toEqual(
    missing,
  );
});

test("twenty reasons are named, and the rest counted", () => {
  const open = { state: "open", isBlocking: true, applies: true, files: [] } as const;
  const tasks = Array.from({ length: 5000 }, (_, index) => ({ ...open, taskName: `Task ${index + 1}` }));

  const missing = unmetGuardWords(transition({ guards: ["tasksDone"] }), { ...context, tasks });

  expect(missing).toHaveLength(21);
  expect(missing.slice(19)).toEqual(['"Task 20" is not done', "and 4,980 more"]);
});

test("an invoice must be void before an order leaves Invoiced, and paid before it is closed", () => {
  const invoiced = { ...context, hasIssuedInvoice: true, openBalanceCents: 1 };

  expect(unmetGuardWords(transition({ guards: ["invoiceVoided"] }), invoiced)).toEqual(["Void the invoice first"]);
  expect(unmetGuardWords(transition({ guards: ["balanceZero"] }), invoiced)).toEqual(["The invoice is not fully paid"]);
});

test("a rule that nobody knows blocks", () => {
  expect(unmetGuardWords(transition({ guards: ["fullMoon"] }), context)).toEqual(['The rule "fullMoon" is not known']);
});

test("a decision to refuse a modified vehicle does not let it in", () => {
  expect(
    unmetGuardWords(transition({ guards: ["rideHeightDecided"] }), { ...context, rideHeightDecision: "refused" }),
  ).toHaveLength(1);
});

test("the way back is offered only to where the order came from", () => {
  const back = transition({ fromKey: "hold", guards: ["cameFromThere"] });

  expect(isAvailable({ ...back, toKey: "inspect" }, { role: "technician", isOffice: false }, context)).toBe(true);
  expect(isAvailable({ ...back, toKey: "quality" }, { role: "technician", isOffice: false }, context)).toBe(false);
  expect(isAvailable({ ...back, toKey: "inspect" }, { role: "customer", isOffice: false }, context)).toBe(false);
});

test("a transition asks for what its row says", () => {
  expect(requiredAnswers(transition({ guards: ["holdReason"], requiresNote: true }))).toEqual(["holdReason", "note"]);
});

test.each([
  ["a role that the row does not name", transition(), { role: "customer" }, "move-not-permitted"],
  ["no hold reason", transition({ guards: ["holdReason"] }), { role: "admin" }, "invalid-input"],
  ["no cancellation reason", transition({ guards: ["cancellationReason"] }), { role: "admin" }, "invalid-input"],
  ["no note", transition({ requiresNote: true }), { role: "admin" }, "note-required"],
  ["something missing", transition({ guards: ["poPresent"] }), { role: "admin" }, "move-blocked"],
  [
    "a technician's override",
    transition({ guards: ["poPresent"] }),
    { role: "technician", override: true, note: "ten characters" },
    "move-blocked",
  ],
  [
    "a short note",
    transition({ guards: ["poPresent"] }),
    { role: "admin", override: true, note: "too short" },
    "note-required",
  ],
] as const)("%s refuses the move", (_, wanted, answers, code) => {
  const attempt = () => requireTransition(wanted, context, { ...silent, isOffice: false, ...answers });

  expect(attempt).toThrow(expect.objectContaining({ code }) as BoresightError);
});

test("an admin overrides with a note of ten characters", () => {
  const answers = { ...silent, role: "admin", isOffice: false, override: true, note: "PO follows" } as const;

  expect(requireTransition(transition({ guards: ["poPresent"] }), context, answers)).toEqual({ overridden: true });
});

// Screens ask for the rule, never for its sentence.
test("what is missing is a guard's key and its parameters", () => {
  const transition = {
    fromKey: "scheduled",
    toKey: "checkedIn",
    roles: ["technician"],
    guards: ["vinConfirmed"],
    requiresNote: false,
  };

  expect(unmetGuards(transition, { ...context, isVinConfirmed: false })).toEqual([
    { guard: "vinConfirmed", params: {} },
  ]);
});

const resulted = (calibrations: readonly { result: "failed" | "passed" | "pending"; isUnderWay?: boolean }[]) =>
  unmetGuardWords(transition({ guards: ["calibrationsResulted"] }), {
    ...context,
    calibrations: calibrations.map((one, place) => {
      return { key: "CAL-FRAD", method: "static", name: `No. ${place + 1}`, ...one };
    }),
  });

test.each([
  ["an attempt runs", [{ result: "passed", isUnderWay: true }], ['Stop the attempt at "No. 1" first']],
  ["the only one failed", [{ result: "failed" }], [expect.stringContaining("failed: calibrate again")]],
  ["one failed and one passed", [{ result: "failed" }, { result: "passed" }], []],
  ["one is open", [{ result: "pending" }, { result: "passed" }], ['"No. 1" has no result yet']],
] as const)("calibrations hold the quality check while %s", (_case, calibrations, missing) => {
  expect(resulted(calibrations)).toEqual(missing);
});
