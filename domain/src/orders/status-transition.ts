/** Moving an order from status to status. Which moves exist is data; what a guard means is said here. */
import { isFreeToChange } from "#schedule/appointment.ts";
import type { GuardKey } from "#statuses/status-definition.ts";
import { fail } from "#base/errors.ts";
import { whatTaskLacks, type AskedTask } from "#tasks/order-task.ts";
import { whatReadinessLacks, type StoredCheck } from "#calibrations/readiness-check.ts";
import { isCustomerType, type Role } from "#accounts/roles.ts";
import type { CalibrationResult } from "#calibrations/calibration-record.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import type { CalibratedSystem } from "#calibrations/calibration-system.ts";

/** What a person is asked for when making a move. */
export type Answer = "cancellationReason" | "holdReason" | "note";

export interface Move {
  fromKey: string;
  toKey: string;
  roles: readonly string[];
  guards: readonly string[];
  requiresNote: boolean;
}

/** All that the guards look at. */
export interface TransitionFacts {
  calibrationType: string | null;
  /** What the order is to have calibrated, in the order of work. */
  calibrations: readonly (CalibratedSystem & { name: string; result: CalibrationResult })[];
  readinessChecks: readonly StoredCheck[];
  /** When its confirmed appointment begins. */
  appointmentAt: string | null;
  intakeMethod: IntakeMethod;
  hasPickupAddress: boolean;
  vinNumber: string | null;
  /** Somebody has read it at the vehicle itself. */
  isVinConfirmed: boolean;
  rideHeightModified: boolean;
  rideHeightDecision: string | null;
  requiresPo: boolean;
  poNumber: string | null;
  hasSentEstimate: boolean;
  hasApprovedEstimate: boolean;
  hasIssuedInvoice: boolean;
  openBalanceCents: number;
  /** The last open status from which the order came to its present one. */
  previousStatusKey: string | null;
  /** The tasks of the status it is in. */
  tasks: readonly AskedTask[];
}

type Guard = (facts: TransitionFacts, move: Move) => string | readonly string[] | null;
const unless = (fulfilled: boolean, missing: string) => (fulfilled ? null : missing);

const guards = {
  calibrationsListed: ({ calibrationType }) => unless(calibrationType !== null, "Choose the calibrations first"),
  estimateSent: ({ hasSentEstimate }) => unless(hasSentEstimate, "Send an estimate first"),
  estimateApproved: ({ hasApprovedEstimate }) =>
    unless(hasApprovedEstimate, "The customer has not approved an estimate"),
  approvalStands: ({ hasSentEstimate, hasApprovedEstimate }) =>
    unless(!hasSentEstimate || hasApprovedEstimate, "The estimate waits for the customer's approval again"),
  transportArranged: ({ intakeMethod, hasPickupAddress }) =>
    unless(
      (intakeMethod === "pickup" || intakeMethod === "tow") && hasPickupAddress,
      "Set pickup or tow and its address",
    ),
  vinKnown: ({ vinNumber }) => unless(vinNumber !== null, "Enter the VIN that stands on the vehicle"),
  vinConfirmed: ({ isVinConfirmed }) => unless(isVinConfirmed, "Confirm the VIN at the vehicle"),
  rideHeightDecided: ({ rideHeightModified, rideHeightDecision }) =>
    unless(
      !rideHeightModified || rideHeightDecision === "waiver" || rideHeightDecision === "restored",
      "Decide about the modified ride height: restored or waiver",
    ),
  appointmentConfirmed: ({ appointmentAt }) => unless(appointmentAt !== null, "Book and confirm an appointment first"),
  readinessPassed: ({ readinessChecks, calibrations }) => whatReadinessLacks(readinessChecks, calibrations),
  calibrationsResulted: ({ calibrations }) =>
    calibrations.flatMap(({ name, result }) => (result === "pending" ? `"${name}" has no result yet` : [])),
  noFailedResult: ({ calibrations }) =>
    calibrations.flatMap(({ name, result }) =>
      result === "failed" ? `"${name}" failed: calibrate again or put the order on hold` : [],
    ),
  poPresent: ({ requiresPo, poNumber }) =>
    unless(!requiresPo || poNumber !== null, "This customer requires a PO number"),
  invoiceIssued: ({ hasIssuedInvoice }) => unless(hasIssuedInvoice, "Issue the invoice first"),
  invoiceVoided: ({ hasIssuedInvoice }) => unless(!hasIssuedInvoice, "Void the invoice first"),
  balanceZero: ({ hasIssuedInvoice, openBalanceCents }) =>
    unless(hasIssuedInvoice && openBalanceCents === 0, "The invoice is not fully paid"),
  tasksDone: ({ tasks }) => tasks.flatMap(whatTaskLacks),
  cameFromThere: ({ previousStatusKey }, { toKey }) =>
    unless(previousStatusKey === toKey, "The order goes back only to where it was held"),
  lastOpenStatus: ({ previousStatusKey }, { toKey }) =>
    unless(previousStatusKey === toKey, "The order reopens only in its last status"),
  holdReason: () => null, // asked for when moving
  cancellationReason: () => null, // asked for when moving
} satisfies Record<GuardKey, Guard>;

const isGuard = (key: string): key is GuardKey => Object.hasOwn(guards, key);

/** A rule that is not fulfilled, and what is to be done about it. */
export interface UnmetGuard {
  guard: string;
  message: string;
}

/** What still has to be done before this move; an unknown guard blocks rather than lets pass. */
export const unmetGuards = (move: Move, facts: TransitionFacts): UnmetGuard[] =>
  firstOf(
    move.guards.flatMap((guard) => {
      const missing = isGuard(guard) ? guards[guard](facts, move) : `The rule "${guard}" is not known`;
      return [missing ?? []].flat().map((message) => ({ guard, message }));
    }),
  );

/** The same as sentences. */
export const unmetGuardWords = (move: Move, facts: TransitionFacts): string[] =>
  unmetGuards(move, facts).map(({ message }) => message);

const mostNamed = 20;

/** Nobody reads thousands of reasons: the first ones, and how many more there are. */
function firstOf(unmet: readonly UnmetGuard[]): UnmetGuard[] {
  const hidden = unmet[mostNamed];
  if (!hidden) return [...unmet];
  const message = `and ${(unmet.length - mostNamed).toLocaleString("en-US")} more`;
  return [...unmet.slice(0, mostNamed), { ...hidden, message }];
}

/** Moves that lead only to where the order came from are not worth offering elsewhere. */
export const isOffered = (move: Move, role: Role, facts: TransitionFacts): boolean =>
  move.roles.includes(role) &&
  !(
    ["cameFromThere", "lastOpenStatus"].some((key) => move.guards.includes(key)) &&
    facts.previousStatusKey !== move.toKey
  );

export const askedFor = ({ guards, requiresNote }: Move): Answer[] => [
  ...(guards.includes("holdReason") ? (["holdReason"] as const) : []),
  ...(guards.includes("cancellationReason") ? (["cancellationReason"] as const) : []),
  ...(requiresNote ? (["note"] as const) : []),
];

export interface StatusChangeAnswers {
  note: string;
  holdReasonKey: string | null;
  cancellationReason: string | null;
  override: boolean;
}

/** A customer calls an order off for free until 24 hours before its appointment; later the office does. */
export const isTooLateToCancel = (
  { toKey }: Pick<Move, "toKey">,
  { appointmentAt }: Pick<TransitionFacts, "appointmentAt">,
  { role, now }: { role: Role; now: Date },
): boolean =>
  toKey === "cancelled" &&
  isCustomerType(role) &&
  appointmentAt !== null &&
  !isFreeToChange(new Date(appointmentAt), now);

const shortestOverrideNote = 10;

/**
 * Lets a move pass or says why not. An admin may override what is missing with a note of 10 characters or more;
 * answers whether that was needed.
 */
export function requireTransition(
  move: Move,
  facts: TransitionFacts,
  { role, ...answers }: StatusChangeAnswers & { role: Role },
): { overridden: boolean } {
  if (!move.roles.includes(role)) throw fail("move-not-permitted");
  requireAnswers(move, answers);
  const missing = unmetGuardWords(move, facts);
  if (missing.length === 0) return { overridden: false };
  if (role !== "admin" || !answers.override || isBound(move)) {
    throw fail("move-blocked", { missing, message: missing.join(". ") });
  }
  if (answers.note.length < shortestOverrideNote) {
    throw fail(
      "note-required",
      problem("note", `An override needs a note of ${shortestOverrideNote} characters or more`),
    );
  }
  return { overridden: true };
}

/** Going back to where an order came from cannot be overridden: there is only one such place. */
export const isBound = ({ guards }: Move): boolean =>
  guards.includes("cameFromThere") || guards.includes("lastOpenStatus");

function requireAnswers(move: Move, { note, holdReasonKey, cancellationReason }: StatusChangeAnswers) {
  const asked = askedFor(move);
  if (asked.includes("holdReason") && !holdReasonKey) {
    throw fail("invalid-input", problem("holdReasonKey", "Choose why the order is put on hold"));
  }
  if (asked.includes("cancellationReason") && !cancellationReason) {
    throw fail("invalid-input", problem("cancellationReason", "Say in 3 to 500 characters why the order is cancelled"));
  }
  if (asked.includes("note") && note.length === 0)
    throw fail("note-required", problem("note", "Say why: this move needs a note"));
}

const problem = (field: string, message: string) => ({ message, fields: [{ field, code: "required", message }] });
