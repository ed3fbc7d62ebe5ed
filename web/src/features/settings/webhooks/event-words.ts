import { t } from "@boresight/domain/texts/text";
import { eventsFor, type WebhookEvent, type WebhookOwner } from "@boresight/domain/settings/webhook";

interface EventGroup {
  title: string;
  events: readonly { type: WebhookEvent; label: string }[];
}

const words: Record<WebhookEvent, { group: string; label: string }> = {
  "order.created": { group: t("base.orders"), label: t("settings.orderCreated") },
  "order.updated": { group: t("base.orders"), label: t("settings.orderEdited") },
  "order.statusChanged": { group: t("base.orders"), label: t("settings.statusChanged") },
  "order.assigned": { group: t("base.orders"), label: t("settings.technicianAssigned") },
  "order.onHold": { group: t("base.orders"), label: t("settings.putOnHold") },
  "order.cancelled": { group: t("base.orders"), label: t("settings.orderCanceled") },
  "order.reopened": { group: t("base.orders"), label: t("settings.orderReopened") },
  "order.released": { group: t("base.orders"), label: t("settings.vehicleReleased") },
  "appointment.requested": { group: t("base.appointments"), label: t("settings.appointmentRequested") },
  "appointment.confirmed": { group: t("base.appointments"), label: t("base.appointmentConfirmed") },
  "appointment.changed": { group: t("base.appointments"), label: t("settings.appointmentChanged") },
  "appointment.arrived": { group: t("base.appointments"), label: t("settings.vehicleArrived") },
  "appointment.noShow": { group: t("base.appointments"), label: t("settings.vehicleDidNotArrive") },
  "appointment.cancelled": { group: t("base.appointments"), label: t("base.appointmentCanceled") },
  "task.completed": { group: t("base.work"), label: t("settings.taskCompleted") },
  "calibration.started": { group: t("base.work"), label: t("settings.calibrationStarted") },
  "calibration.passed": { group: t("base.work"), label: t("settings.calibrationPassed") },
  "calibration.failed": { group: t("base.work"), label: t("settings.calibrationFailed") },
  "document.added": { group: t("settings.documentsAndMessages"), label: t("settings.documentAdded") },
  "document.replaced": { group: t("settings.documentsAndMessages"), label: t("settings.documentReplaced") },
  "document.issued": { group: t("settings.documentsAndMessages"), label: t("settings.documentIssued") },
  "document.revoked": { group: t("settings.documentsAndMessages"), label: t("settings.documentRevoked") },
  "estimate.sent": { group: t("base.billing"), label: t("settings.estimateSent") },
  "estimate.viewed": { group: t("base.billing"), label: t("settings.estimateViewed") },
  "estimate.approved": { group: t("base.billing"), label: t("settings.estimateApproved") },
  "estimate.declined": { group: t("base.billing"), label: t("settings.estimateDeclined") },
  "estimate.expired": { group: t("base.billing"), label: t("settings.estimateExpired") },
  "invoice.issued": { group: t("base.billing"), label: t("settings.invoiceIssued") },
  "invoice.sent": { group: t("base.billing"), label: t("settings.invoiceSent") },
  "invoice.voided": { group: t("base.billing"), label: t("settings.invoiceVoided") },
  "payment.received": { group: t("base.billing"), label: t("settings.paymentReceived") },
  "payment.reversed": { group: t("base.billing"), label: t("settings.paymentReversed") },
  "reward.earned": { group: t("base.billing"), label: t("settings.rewardEarned") },
  "reward.redeemed": { group: t("base.billing"), label: t("settings.rewardRedeemed") },
  "reward.expired": { group: t("base.billing"), label: t("settings.rewardExpired") },
  "message.posted": { group: t("settings.documentsAndMessages"), label: t("settings.messagePosted") },
  "alert.raised": { group: t("settings.office"), label: t("settings.alertRaised") },
  "alert.handled": { group: t("settings.office"), label: t("settings.alertHandled") },
  "user.registered": { group: t("settings.office"), label: t("settings.userRegistered") },
  "user.linked": { group: t("settings.office"), label: t("settings.userLinkedToACustomer") },
};

const groups = [
  t("base.orders"),
  t("base.appointments"),
  t("base.work"),
  t("base.billing"),
  t("settings.documentsAndMessages"),
  t("settings.office"),
];

const isKnown = (type: string): type is WebhookEvent => Object.hasOwn(words, type);

/** Returns the event in words; its type for an event newer than this page. */
export function eventWord(type: string): string {
  if (type === "webhook.tested") return t("settings.testEvent");
  return isKnown(type) ? words[type].label : type;
}

/** Returns the events that a webhook of this owner can subscribe to, in display order. */
export function eventGroupsFor(owner: WebhookOwner): EventGroup[] {
  const offered = eventsFor(owner);
  return groups
    .map((title) => ({
      title,
      events: offered.flatMap((type) => (words[type].group === title ? [{ type, label: words[type].label }] : [])),
    }))
    .filter(({ events }) => events.length > 0);
}
