import {
  milestoneOfOutcome,
  orderMilestones,
  orderOutcomes,
  type OrderMilestone,
  type OrderOutcome,
} from "@boresight/domain/orders/milestones/order-milestones";
import { holdReasonKeys, holdReasons } from "@boresight/domain/orders/reasons";
import { t } from "@boresight/domain/texts/text";

const milestoneWords: Record<OrderMilestone, string> = {
  checkedIn: t("base.checkedIn"),
  held: t("base.putOnHold"),
  calibrated: t("orders.milestoneCalibrated"),
  released: t("base.released"),
  approved: t("orders.approved"),
  scheduled: t("orders.milestoneScheduled"),
  invoiced: t("orders.invoiced"),
};

const outcomeWords: Record<OrderOutcome, string> = {
  everHeld: t("orders.everHeld"),
  notReady: t("orders.notReadyOnArrival"),
  comeback: t("base.cameBack"),
  firstAttempt: t("orders.passedAtFirst"),
  onTime: t("orders.onTime"),
  afterPromise: t("orders.afterPromise"),
  documented: t("base.withAllDocuments"),
  undocumented: t("orders.documentsLacking"),
  timed: t("orders.withCheckInTime"),
};

export const milestoneChoices = orderMilestones.map((value) => ({ value, label: milestoneWords[value] }));
export const holdReasonChoices = holdReasonKeys.map((value) => ({ value, label: holdReasons[value] }));

/** What orders of a milestone can count as. */
export const outcomeChoices = (milestone: string) =>
  orderOutcomes
    .filter((outcome) => milestoneOfOutcome[outcome] === milestone)
    .map((value) => ({ value, label: outcomeWords[value] }));
