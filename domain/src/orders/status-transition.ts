/** Status changes of an order. Which transitions exist is data; what each guard means is defined here. */
import { text } from "#texts/text.ts";
import { inOne, type Text } from "#texts/travelling-text.ts";
import { isFreeToChange } from "#schedule/free-change.ts";
import type { GuardKey } from "#statuses/status-definition.ts";
import { firstUnmet, unmetGuardMessage, type GuardParams, type UnmetGuard } from "./unmet-guard.ts";
import { fail } from "#base/errors.ts";
import { whatTaskLacks, type AskedTask } from "#tasks/order-task.ts";
import { whatReadinessLacks, type StoredCheck } from "#calibrations/readiness-check.ts";
import { isCustomerType, worksInOffice, type Role, type Standing } from "#accounts/roles.ts";
import { isNotCompleted, type CalibrationResult } from "#calibrations/calibration-record.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import type { CalibratedSystem } from "#calibrations/calibration-system.ts";

/** What a person must enter with a status change. */
export type Answer = "cancellationReason" | "holdReason" | "note";

export interface StatusTransition {
  fromKey: string;
  toKey: string;
  roles: readonly string[];
  guards: readonly string[];
  requiresNote: boolean;
}

/** Everything that the guards check. */
export interface TransitionContext {
  calibrationType: string | null;
  /** The calibrations of the order, in the order of work. */
  calibrations: readonly (CalibratedSystem & {
    name: string;
    result: CalibrationResult;
    /** Somebody has started an attempt and not stopped it. */
    isUnderWay?: boolean;
    /** How far the notice of what is wrong with it has come; `null`: none is about it as it is now. */
    notice?: "acknowledged" | "issued" | null;
  })[];
  /** The state whose verified text is still to be accepted before work; null for none. */
  openDisclosureState: string | null;
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
  /** The last open status before the current one. */
  previousStatusKey: string | null;
  /** The tasks of its current status. */
  tasks: readonly AskedTask[];
}

/** While every calibration failed or is open there is nothing that the quality check could look at. */
const hasOtherResult = (calibrations: TransitionContext["calibrations"]): boolean =>
  calibrations.some(({ result }) => result !== "failed" && result !== "pending");

type Guard = (context: TransitionContext, transition: StatusTransition) => boolean | readonly GuardParams[];

/** True when fulfilled; or what is missing, one entry for each thing to do. */
const guards = {
  calibrationsListed: ({ calibrationType }) => calibrationType !== null,
  estimateSent: ({ hasSentEstimate }) => hasSentEstimate,
  estimateApproved: ({ hasApprovedEstimate }) => hasApprovedEstimate,
  approvalStands: ({ hasSentEstimate, hasApprovedEstimate }) => !hasSentEstimate || hasApprovedEstimate,
  transportArranged: ({ intakeMethod, hasPickupAddress }) =>
    (intakeMethod === "pickup" || intakeMethod === "tow") && hasPickupAddress,
  vinKnown: ({ vinNumber }) => vinNumber !== null,
  vinConfirmed: ({ isVinConfirmed }) => isVinConfirmed,
  rideHeightDecided: ({ rideHeightModified, rideHeightDecision }) =>
    !rideHeightModified || rideHeightDecision === "waiver" || rideHeightDecision === "restored",
  appointmentConfirmed: ({ appointmentAt }) => appointmentAt !== null,
  readinessPassed: ({ readinessChecks, calibrations }) => whatReadinessLacks(readinessChecks, calibrations),
  calibrationsResulted: ({ calibrations }, { guards: asked }) =>
    calibrations.flatMap(({ name, result, isUnderWay }) => {
      if (isUnderWay) return { calibration: name, isUnderWay: 1 };
      const isAllThereIs = !hasOtherResult(calibrations) && !asked.includes("noFailedResult");
      if (result === "failed" && isAllThereIs) return { calibration: name, hasFailed: 1 };
      return result === "pending" ? { calibration: name } : [];
    }),
  noFailedResult: ({ calibrations }) =>
    calibrations.flatMap(({ name, result }) => (result === "failed" ? { calibration: name } : [])),
  noticeAcknowledged: ({ calibrations }) =>
    calibrations.flatMap(({ name, result, notice }) => {
      if (!isNotCompleted(result) || notice === "acknowledged") return [];
      return notice === "issued" ? { calibration: name, isIssued: 1 } : { calibration: name };
    }),
  disclosureAccepted: ({ openDisclosureState }) => openDisclosureState === null || [{ state: openDisclosureState }],
  poPresent: ({ requiresPo, poNumber }) => !requiresPo || poNumber !== null,
  invoiceIssued: ({ hasIssuedInvoice }) => hasIssuedInvoice,
  invoiceVoided: ({ hasIssuedInvoice }) => !hasIssuedInvoice,
  balanceZero: ({ hasIssuedInvoice, openBalanceCents }) => hasIssuedInvoice && openBalanceCents === 0,
  tasksDone: ({ tasks }) => tasks.flatMap(whatTaskLacks),
  cameFromThere: ({ previousStatusKey }, { toKey }) => previousStatusKey === toKey,
  lastOpenStatus: ({ previousStatusKey }, { toKey }) => previousStatusKey === toKey,
  holdReason: () => true, // entered with the status change
  cancellationReason: () => true, // entered with the status change
} satisfies Record<GuardKey, Guard>;

const isGuard = (key: string): key is GuardKey => Object.hasOwn(guards, key);

/** Returns what still has to be done before this status change, at most 20 and a count; an unknown guard blocks it. */
export const unmetGuards = (transition: StatusTransition, context: TransitionContext): UnmetGuard[] =>
  firstUnmet(
    transition.guards.flatMap((guard) => {
      const result = isGuard(guard) && guards[guard](context, transition);
      if (result === true) return [];
      return (result || [{}]).map((params) => ({ guard, params }));
    }),
  );

/** The same as sentences. */
export const unmetGuardWords = (transition: StatusTransition, context: TransitionContext): string[] =>
  unmetGuards(transition, context).map(unmetGuardMessage);

/** The office moves orders as admins do. */
const isPermitted = ({ roles }: StatusTransition, by: Standing): boolean =>
  roles.includes(by.role) || (worksInOffice(by) && roles.includes("admin"));

/** Transitions that only lead back to where an order came from are not offered elsewhere. */
export const isAvailable = (transition: StatusTransition, by: Standing, context: TransitionContext): boolean =>
  isPermitted(transition, by) &&
  !(
    ["cameFromThere", "lastOpenStatus"].some((key) => transition.guards.includes(key)) &&
    context.previousStatusKey !== transition.toKey
  );

export const requiredAnswers = ({
  guards,
  requiresNote,
}: Pick<StatusTransition, "guards" | "requiresNote">): Answer[] => [
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

/** Customers cancel an order free of charge until 24 hours before its appointment; after that only the office does. */
export const isTooLateToCancel = (
  { toKey }: Pick<StatusTransition, "toKey">,
  { appointmentAt }: Pick<TransitionContext, "appointmentAt">,
  { role, now }: { role: Role; now: Date },
): boolean =>
  toKey === "cancelled" &&
  isCustomerType(role) &&
  appointmentAt !== null &&
  !isFreeToChange(new Date(appointmentAt), now);

const shortestOverrideNote = 10;

/**
 * Requires that a status change is allowed. An admin may override unmet guards with a note of 10 characters or more;
 * returns whether that was needed. Throws `move-not-permitted`, `move-blocked`, `note-required`, and `invalid-input`
 * for missing answers.
 */
export function requireTransition(
  transition: StatusTransition,
  context: TransitionContext,
  { role, isOffice, ...answers }: StatusChangeAnswers & Standing,
): { overridden: boolean } {
  if (!isPermitted(transition, { role, isOffice })) throw fail("move-not-permitted");
  requireAnswers(transition, answers);
  const blockedBy = unmetGuards(transition, context);
  const missing = blockedBy.map(unmetGuardMessage);
  if (missing.length === 0) return { overridden: false };
  if (role !== "admin" || !answers.override || isBound(transition)) {
    throw fail("move-blocked", { missing, blockedBy, message: inOne(missing) });
  }
  if (answers.note.length < shortestOverrideNote) {
    throw fail("note-required", problem("note", text("orders.overrideNeedsNote", { min: shortestOverrideNote })));
  }
  return { overridden: true };
}

/** Going back to where an order came from cannot be overridden: there is only one such status. */
export const isBound = ({ guards }: StatusTransition): boolean =>
  guards.includes("cameFromThere") || guards.includes("lastOpenStatus");

function requireAnswers(
  transition: StatusTransition,
  { note, holdReasonKey, cancellationReason }: StatusChangeAnswers,
) {
  const asked = requiredAnswers(transition);
  if (asked.includes("holdReason") && !holdReasonKey) {
    throw fail("invalid-input", problem("holdReasonKey", text("orders.chooseHoldReason")));
  }
  if (asked.includes("cancellationReason") && !cancellationReason) {
    throw fail("invalid-input", problem("cancellationReason", text("orders.cancellationReasonLength")));
  }
  if (asked.includes("note") && note.length === 0)
    throw fail("note-required", problem("note", text("orders.transitionNeedsNote")));
}

const problem = (field: string, message: Text) => ({ message, fields: [{ field, code: "required", message }] });
