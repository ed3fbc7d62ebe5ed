import { severities } from "@boresight/domain/alerts/admin-notification";
import { t } from "@boresight/domain/texts/text";

interface Alert {
  kind: string;
  severity: string;
}

export interface AlertGroup<One extends Alert> {
  name: string;
  alerts: readonly One[];
}

/** What alerts of each kind are about, in the panel's order. */
const groups: readonly { name: string; kinds: readonly string[] }[] = [
  { name: t("alerts.groupLate"), kinds: ["slaBreached"] },
  { name: t("alerts.groupHold"), kinds: ["onHold"] },
  { name: t("alerts.groupRequests"), kinds: ["newRequest"] },
  { name: t("alerts.groupMessages"), kinds: ["customerMessage", "messagesMayBeUnwanted"] },
  {
    name: t("alerts.groupEstimates"),
    kinds: ["estimateApproved", "estimateDeclined", "estimateExpired", "approvalLapsed"],
  },
  { name: t("alerts.groupVehicles"), kinds: ["vinMismatch", "duplicateVin", "modifiedVehicle", "waiverUsed"] },
  {
    name: t("alerts.groupWork"),
    kinds: ["calibrationFailed", "equipmentDown", "equipmentMissing", "override", "reopened"],
  },
  {
    name: t("alerts.groupArrivals"),
    kinds: [
      "noShow",
      "lateCancellation",
      "lateAfterWork",
      "appointmentDeclined",
      "orderCancelled",
      "towIssue",
      "distanceMissing",
      "outOfArea",
      "betterPlan",
      "betterWeek",
      "technicianLeft",
    ],
  },
  {
    name: t("alerts.groupBilling"),
    kinds: [
      "poMissing",
      "releasedNotInvoiced",
      "creditLimit",
      "paymentReversed",
      "cardDispute",
      "cardRefundFailed",
      "cardPaymentDiffers",
    ],
  },
  { name: t("alerts.groupBooks"), kinds: ["qboFailure", "qboDisconnected", "qboConflict"] },
  { name: t("alerts.groupEquipment"), kinds: ["equipmentDue", "competenceDue", "procedureDue"] },
  { name: t("alerts.groupPeople"), kinds: ["newUser"] },
  {
    name: t("alerts.groupSystem"),
    kinds: [
      "mailServer",
      "mailboxUnread",
      "emailBounced",
      "mailTooLarge",
      "mailRecipientAdded",
      "fileRejected",
      "webhookFailed",
    ],
  },
];

/** Returns the alerts by what they are about: groups with critical alerts first, and what staff wrote by hand last. */
export function groupAlerts<One extends Alert>(alerts: readonly One[]): AlertGroup<One>[] {
  const known = groups.map(({ name, kinds }) => ({ name, alerts: alerts.filter(({ kind }) => kinds.includes(kind)) }));
  const others = alerts.filter(({ kind }) => !groups.some(({ kinds }) => kinds.includes(kind)));
  return [...known, { name: t("alerts.groupOther"), alerts: others }]
    .filter((group) => group.alerts.length > 0)
    .toSorted((one, other) => Number(isCritical(other.alerts)) - Number(isCritical(one.alerts)));
}

const isCritical = (alerts: readonly Alert[]) => alerts.some(({ severity }) => severity === severities[2]);
