import { expect, test } from "vitest";
import type { BoresightError } from "#base/errors.ts";
import {
  askedFor,
  isOffered,
  requireTransition,
  unmetGuards,
  unmetGuardWords,
  type Move,
  type StatusChangeAnswers,
  type TransitionFacts,
} from "./status-transition.ts";

const facts: TransitionFacts = {
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
  previousStatusKey: "inspect",
  tasks: [{ taskName: "Pre-scan", state: "open", isBlocking: true, applies: true, files: [] }],
};
const move = (values: Partial<Move> = {}): Move => ({
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
  ["tasksDone", { tasks: [] }],
] as const)("%s blocks until it is true", (guard, fulfilled) => {
  expect(unmetGuardWords(move({ guards: [guard] }), facts)).toHaveLength(1);
  expect(unmetGuardWords(move({ guards: [guard] }), { ...facts, ...fulfilled })).toEqual([]);
});

test.each([
  [{ hasSentEstimate: true }, 1],
  [{ hasSentEstimate: true, hasApprovedEstimate: true }, 0],
  [{}, 0],
])("an estimate that is out must be approved: %j", (estimates, missing) => {
  expect(unmetGuardWords(move({ guards: ["approvalStands"] }), { ...facts, ...estimates })).toHaveLength(missing);
});

test.each([
  ["failed", ['"Front camera" failed: calibrate again or put the order on hold']],
  ["passed", []],
  ["notPossible", []],
  ["pending", []],
] as const)("a calibration that is %s stops the vehicle's release with %j", (result, missing) => {
  const calibrations = [{ key: "CAL-FCAM-S", name: "Front camera", method: "static", result }];

  expect(unmetGuardWords(move({ guards: ["noFailedResult"] }), { ...facts, calibrations })).toEqual(missing);
});

test("twenty reasons are named, and the rest counted", () => {
  const open = { state: "open", isBlocking: true, applies: true, files: [] } as const;
  const tasks = Array.from({ length: 5000 }, (_, index) => ({ ...open, taskName: `Task ${index + 1}` }));

  const missing = unmetGuardWords(move({ guards: ["tasksDone"] }), { ...facts, tasks });

  expect(missing).toHaveLength(21);
  expect(missing.slice(19)).toEqual(['"Task 20" is not done', "and 4,980 more"]);
});

test("an invoice must be void before an order leaves Invoiced, and paid before it is closed", () => {
  const invoiced = { ...facts, hasIssuedInvoice: true, openBalanceCents: 1 };

  expect(unmetGuardWords(move({ guards: ["invoiceVoided"] }), invoiced)).toEqual(["Void the invoice first"]);
  expect(unmetGuardWords(move({ guards: ["balanceZero"] }), invoiced)).toEqual(["The invoice is not fully paid"]);
});

test("a rule that nobody knows blocks", () => {
  expect(unmetGuardWords(move({ guards: ["fullMoon"] }), facts)).toEqual(['The rule "fullMoon" is not known']);
});

test("a decision to refuse a modified vehicle does not let it in", () => {
  expect(
    unmetGuardWords(move({ guards: ["rideHeightDecided"] }), { ...facts, rideHeightDecision: "refused" }),
  ).toHaveLength(1);
});

test("the way back is offered only to where the order came from", () => {
  const back = move({ fromKey: "hold", guards: ["cameFromThere"] });

  expect(isOffered({ ...back, toKey: "inspect" }, "technician", facts)).toBe(true);
  expect(isOffered({ ...back, toKey: "quality" }, "technician", facts)).toBe(false);
  expect(isOffered({ ...back, toKey: "inspect" }, "customer", facts)).toBe(false);
});

test("a move asks for what its row says", () => {
  expect(askedFor(move({ guards: ["holdReason"], requiresNote: true }))).toEqual(["holdReason", "note"]);
});

test.each([
  ["a role that the row does not name", move(), { role: "customer" }, "move-not-permitted"],
  ["no hold reason", move({ guards: ["holdReason"] }), { role: "admin" }, "invalid-input"],
  ["no cancellation reason", move({ guards: ["cancellationReason"] }), { role: "admin" }, "invalid-input"],
  ["no note", move({ requiresNote: true }), { role: "admin" }, "note-required"],
  ["something missing", move({ guards: ["poPresent"] }), { role: "admin" }, "move-blocked"],
  [
    "a technician's override",
    move({ guards: ["poPresent"] }),
    { role: "technician", override: true, note: "ten characters" },
    "move-blocked",
  ],
  [
    "a short note",
    move({ guards: ["poPresent"] }),
    { role: "admin", override: true, note: "too short" },
    "note-required",
  ],
] as const)("%s refuses the move", (_, wanted, answers, code) => {
  const attempt = () => requireTransition(wanted, facts, { ...silent, ...answers });

  expect(attempt).toThrow(expect.objectContaining({ code }) as BoresightError);
});

test("an admin overrides with a note of ten characters", () => {
  const answers = { ...silent, role: "admin", override: true, note: "PO follows" } as const;

  expect(requireTransition(move({ guards: ["poPresent"] }), facts, answers)).toEqual({ overridden: true });
});

// Deliver 7 of issue 12: screens ask for the rule, never for its sentence.
test("what is missing names its rule beside the sentence", () => {
  const move = {
    fromKey: "scheduled",
    toKey: "checkedIn",
    roles: ["technician"],
    guards: ["vinConfirmed"],
    requiresNote: false,
  };

  expect(unmetGuards(move, { ...facts, isVinConfirmed: false })).toEqual([
    { guard: "vinConfirmed", message: "Confirm the VIN at the vehicle" },
  ]);
});
