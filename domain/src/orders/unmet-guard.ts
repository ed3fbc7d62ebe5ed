/** Why a status change is not possible now, as a guard's key with parameters, and the English words for it. */
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
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

type Words = Text | ((params: GuardParams) => Text);

/** These hold back a certificate or a notice, and no status change. */
const documentGuards = [
  "calibrationNotCompleted",
  "calibrationPassed",
  "noneRequired",
  "repairsKnown",
  "scansOfThisVehicle",
  "suggestionDecided",
] as const;
type DocumentGuard = (typeof documentGuards)[number];
const isOfDocument = (guard: string): boolean => documentGuards.some((one) => one === guard);

const words = {
  calibrationsListed: text("orders.chooseTheCalibrationsFirst"),
  estimateSent: text("orders.sendAnEstimateFirst"),
  estimateApproved: text("orders.guardEstimateApproved"),
  approvalStands: text("orders.theEstimateWaitsForTheCustomers"),
  transportArranged: text("orders.setTransportAndAddress"),
  vinKnown: text("orders.enterTheVinThatStandsOn"),
  vinConfirmed: text("orders.confirmTheVinAtTheVehicle"),
  rideHeightDecided: text("orders.guardRideHeight"),
  appointmentConfirmed: text("orders.bookAndConfirmAnAppointmentFirst"),
  readinessPassed: ({ openChecks, failedCheck }) =>
    openChecks === undefined
      ? text("orders.readinessCheckFailedReadinesschecklabel", { check: readinessCheckLabel(String(failedCheck)) })
      : text("orders.countReadinessChecksAreOpen", { count: openChecks }),
  calibrationsResulted: ({ calibration, isUnderWay, hasFailed }) => {
    if (isUnderWay) return text("orders.calibrationUnderWay", { calibration });
    return hasFailed
      ? text("orders.calibrationFailed", { calibration })
      : text("orders.calibrationOpen", { calibration });
  },
  calibrationNotCompleted: text("orders.noCalibrationIsUncompleted"),
  calibrationPassed: text("orders.noCalibrationHasPassed"),
  noneRequired: ({ calibration }) => text("orders.calibrationIsRequired", { calibration }),
  repairsKnown: text("orders.recordTheRepairsFirst"),
  suggestionDecided: ({ calibration }) => text("orders.decideTheSuggestion", { calibration }),
  noticeAcknowledged: ({ calibration, isIssued }) =>
    isIssued
      ? text("orders.haveTheNoticeAcknowledged", { calibration })
      : text("orders.issueTheNoticeFirst", { calibration }),
  disclosureAccepted: ({ state }) => text("orders.haveTheDisclosureAccepted", { state }),
  scansOfThisVehicle: ({ name }) => text("orders.replaceTheScanOfAnotherVehicle", { name }),
  noFailedResult: ({ calibration }) => text("orders.calibrationFailed", { calibration }),
  poPresent: text("orders.thisCustomerRequiresAPoNumber"),
  invoiceIssued: text("orders.issueTheInvoiceFirst"),
  invoiceVoided: text("orders.voidTheInvoiceFirst"),
  balanceZero: text("orders.theInvoiceIsNotFullyPaid"),
  tasksDone: ({ task, file, missing }) =>
    taskLackMessage(task === undefined ? { file: String(file), missing: Number(missing) } : { task: String(task) }),
  cameFromThere: text("orders.theOrderGoesBackOnlyTo"),
  lastOpenStatus: text("orders.theOrderReopensOnlyInIts"),
  holdReason: text("orders.chooseHoldReason"),
  cancellationReason: text("orders.sayWhyTheOrderIsCancelled"),
} satisfies Record<DocumentGuard | GuardKey, Words>;

/** Every guard that may stop a status change. */
export const blockingGuards: readonly string[] = Object.keys(words).filter((guard) => !isOfDocument(guard));

const wordsByGuard: ReadonlyMap<string, Words> = new Map(Object.entries(words));
const paramsShape = shape.record(shape.union([shape.string(), shape.number()]));

/** Returns what to do about an unmet guard, as one English sentence; `params` may come from the API unparsed. */
export function unmetGuardMessage({ guard, params }: { guard: string; params: unknown }): Text {
  const values: GuardParams = paramsShape.safeParse(params).data ?? {};
  if (values["more"] !== undefined) return text("orders.andMore", { count: Number(values["more"]) });
  const sentence = wordsByGuard.get(guard) ?? text("orders.theRuleGuardIsNotKnown", { guard });
  return typeof sentence === "string" ? sentence : sentence(values);
}

const mostNamed = 20;

/** Returns the first 20, and how many more there are as `{ more: 4980 }`. */
export function firstUnmet(unmet: readonly UnmetGuard[]): UnmetGuard[] {
  const hidden = unmet[mostNamed];
  if (!hidden) return [...unmet];
  return [...unmet.slice(0, mostNamed), { guard: hidden.guard, params: { more: unmet.length - mostNamed } }];
}
