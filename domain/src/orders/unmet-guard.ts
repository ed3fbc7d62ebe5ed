/** Why a status change is not possible now, as a guard's key with parameters, and the English words for it. */
import { t } from "#texts/text.ts";
import * as shape from "#base/shape.ts";
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
  calibrationsListed: t("orders.chooseTheCalibrationsFirst"),
  estimateSent: t("orders.sendAnEstimateFirst"),
  estimateApproved: t("orders.theCustomerHasNotApprovedAn"),
  approvalStands: t("orders.theEstimateWaitsForTheCustomers"),
  transportArranged: t("orders.setPickupOrTowAndIts"),
  vinKnown: t("orders.enterTheVinThatStandsOn"),
  vinConfirmed: t("orders.confirmTheVinAtTheVehicle"),
  rideHeightDecided: t("orders.decideAboutTheModifiedRideHeight"),
  appointmentConfirmed: t("orders.bookAndConfirmAnAppointmentFirst"),
  readinessPassed: ({ openChecks, failedCheck }) =>
    openChecks === undefined
      ? t("orders.readinessCheckFailedReadinesschecklabel", { check: readinessCheckLabel(String(failedCheck)) })
      : t("orders.countReadinessChecksAreOpen", { count: openChecks }),
  calibrationsResulted: ({ calibration, isUnderWay, hasFailed }) => {
    if (isUnderWay) return t("orders.calibrationUnderWay", { calibration });
    return hasFailed ? t("orders.calibrationFailed", { calibration }) : t("orders.calibrationOpen", { calibration });
  },
  calibrationPassed: t("orders.noCalibrationHasPassed"),
  noFailedResult: ({ calibration }) => t("orders.calibrationFailed", { calibration }),
  poPresent: t("orders.thisCustomerRequiresAPoNumber"),
  invoiceIssued: t("orders.issueTheInvoiceFirst"),
  invoiceVoided: t("orders.voidTheInvoiceFirst"),
  balanceZero: t("orders.theInvoiceIsNotFullyPaid"),
  tasksDone: ({ task, file, missing }) =>
    taskLackMessage(task === undefined ? { file: String(file), missing: Number(missing) } : { task: String(task) }),
  cameFromThere: t("orders.theOrderGoesBackOnlyTo"),
  lastOpenStatus: t("orders.theOrderReopensOnlyInIts"),
  holdReason: t("orders.chooseWhyTheOrderIsPut"),
  cancellationReason: t("orders.sayWhyTheOrderIsCancelled"),
} satisfies Record<GuardKey | "calibrationPassed", Words>; // The last is a certificate's alone.

/** Every guard that may stop a status change. */
export const blockingGuards: readonly string[] = Object.keys(words).filter((guard) => guard !== "calibrationPassed");

const wordsByGuard: ReadonlyMap<string, Words> = new Map(Object.entries(words));
const paramsShape = shape.record(shape.union([shape.string(), shape.number()]));

/** Returns what to do about an unmet guard, as one English sentence; `params` may come from the API unparsed. */
export function unmetGuardMessage({ guard, params }: { guard: string; params: unknown }): string {
  const values: GuardParams = paramsShape.safeParse(params).data ?? {};
  if (values["more"] !== undefined) return t("orders.andMore", { count: Number(values["more"]) });
  const sentence = wordsByGuard.get(guard) ?? t("orders.theRuleGuardIsNotKnown", { guard });
  return typeof sentence === "string" ? sentence : sentence(values);
}

const mostNamed = 20;

/** Returns the first 20, and how many more there are as `{ more: 4980 }`. */
export function firstUnmet(unmet: readonly UnmetGuard[]): UnmetGuard[] {
  const hidden = unmet[mostNamed];
  if (!hidden) return [...unmet];
  return [...unmet.slice(0, mostNamed), { guard: hidden.guard, params: { more: unmet.length - mostNamed } }];
}
