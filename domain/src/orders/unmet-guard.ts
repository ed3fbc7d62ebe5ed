/** Why a status change is not possible now, as a guard's key with parameters, and the English words for it. */
import * as z from "zod";
import { readinessCheckLabel } from "#calibrations/readiness-check.ts";
import type { GuardKey } from "#statuses/status-definition.ts";
import { taskLackMessage } from "#tasks/order-task.ts";

export type GuardParams = Readonly<Record<string, string | number>>;

/** `{ guard: "tasksDone", params: { file: "Four sides", missing: 2 } }`. */
export interface UnmetGuard {
  guard: string;
  params: GuardParams;
}

type Words = string | ((params: GuardParams) => string);

const words = {
  calibrationsListed: "Choose the calibrations first",
  estimateSent: "Send an estimate first",
  estimateApproved: "The customer has not approved an estimate",
  approvalStands: "The estimate waits for the customer's approval again",
  transportArranged: "Set pickup or tow and its address",
  vinKnown: "Enter the VIN that stands on the vehicle",
  vinConfirmed: "Confirm the VIN at the vehicle",
  rideHeightDecided: "Decide about the modified ride height: restored or waiver",
  appointmentConfirmed: "Book and confirm an appointment first",
  readinessPassed: ({ openChecks, failedCheck }) =>
    openChecks === undefined
      ? `Readiness check failed: ${readinessCheckLabel(String(failedCheck))}`
      : `${openChecks} readiness ${openChecks === 1 ? "check is" : "checks are"} open`,
  calibrationsResulted: ({ calibration }) => `"${calibration}" has no result yet`,
  noFailedResult: ({ calibration }) => `"${calibration}" failed: calibrate again or put the order on hold`,
  poPresent: "This customer requires a PO number",
  invoiceIssued: "Issue the invoice first",
  invoiceVoided: "Void the invoice first",
  balanceZero: "The invoice is not fully paid",
  tasksDone: ({ task, file, missing }) =>
    taskLackMessage(task === undefined ? { file: String(file), missing: Number(missing) } : { task: String(task) }),
  cameFromThere: "The order goes back only to where it was held",
  lastOpenStatus: "The order reopens only in its last status",
  holdReason: "Choose why the order is put on hold",
  cancellationReason: "Say why the order is cancelled",
} satisfies Record<GuardKey, Words>;

const wordsByGuard: ReadonlyMap<string, Words> = new Map(Object.entries(words));
const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()])).catch({});

/** Returns what to do about an unmet guard, as one English sentence; `params` may come from the API unparsed. */
export function unmetGuardMessage({ guard, params }: { guard: string; params: unknown }): string {
  const values = paramsSchema.parse(params);
  if (values["more"] !== undefined) return `and ${Number(values["more"]).toLocaleString("en-US")} more`;
  const sentence = wordsByGuard.get(guard) ?? `The rule "${guard}" is not known`;
  return typeof sentence === "string" ? sentence : sentence(values);
}

const mostNamed = 20;

/** Returns the first 20, and how many more there are as `{ more: 4980 }`. */
export function firstUnmet(unmet: readonly UnmetGuard[]): UnmetGuard[] {
  const hidden = unmet[mostNamed];
  if (!hidden) return [...unmet];
  return [...unmet.slice(0, mostNamed), { guard: hidden.guard, params: { more: unmet.length - mostNamed } }];
}
