/** What raises alerts for the office, and what ends them. */
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Reactions, Work } from "#platform/database/events.ts";
import {
  alertOfAppointment,
  alertOfInvitationAnswer,
  alertOfLack,
  alertOfLateWork,
  appointmentAlerts,
  declineAlert,
} from "./alert-of-appointment.ts";
import { alertOfNewOrder } from "./orders/alert-of-new-order.ts";
import { alertOfOrderUpdate } from "./orders/alert-of-order-update.ts";
import {
  alertOfReadVin,
  alertOfRevokedApprovals,
  alertOfTransportFailure,
  alertOfWaiver,
} from "./orders/alert-of-order.ts";
import { endAlertsOfVehicle } from "./orders/update-vin-alerts.ts";
import { updateTransportAlerts } from "./orders/update-transport-alerts.ts";
import { updateStatusAlerts } from "./orders/update-status-alerts.ts";
import {
  alertOfExpiredEquipment,
  alertOfFailedCalibration,
  alertOfOverriddenCheck,
  endCalibrationAlert,
} from "./alert-of-calibration.ts";
import { alertOfDownEquipment, alertOfMissingEquipment, endDownAlert } from "./alert-of-equipment.ts";
import { alertOfDispute, alertOfFailedRefund } from "./alert-of-dispute.ts";
import {
  alertOfFailedMail,
  alertOfMailServer,
  alertOfTooLargeMail,
  alertOfUnclearReply,
  endMailAlert,
  endMailServerAlert,
} from "./alert-of-mail.ts";
import { alertOfIssuedInvoice, updateCreditAlert } from "./alert-of-invoice.ts";
import { alertOfDifferentPayment, alertOfReversedPayment } from "./alert-of-payment.ts";
import { alertOfApproval, alertOfDecline, alertOfExpiry, endEstimateAlerts } from "./alert-of-estimate.ts";
import { alertOfLeftTechnician } from "./alert-of-technician.ts";
import { updatePlanAlert } from "./alert-of-plan.ts";
import { alertRejectedFile } from "./alert-rejected-file.ts";
import { alertOfQboConflict, endQboConflict } from "./accounting/alert-of-qbo-conflict.ts";
import { alertOfQboDisconnection, endQboDisconnection } from "./accounting/alert-of-qbo-connection.ts";
import { alertOfQboFailure, endQboFailure } from "./accounting/alert-of-qbo-failure.ts";
import { endAlert, endAlertsOf, raiseAlert } from "./raise-alert.ts";

export const alertReactions: Reactions = {
  "order.created": alertOfNewOrder,
  "order.updated": alertOfOrderUpdate,
  "order.statusChanged": updateStatusAlerts,
  "order.distanceChanged": ({ entityId }, { system }) => updateTransportAlerts(entityId, system),
  "order.dueChanged": async ({ entityId, payload: { isLate } }, { system }) => {
    if (!isLate) await system.run(endAlert(`slaBreached:${entityId}`));
  },
  "order.rideHeightWaived": alertOfWaiver,
  "order.approvalRevoked": alertOfRevokedApprovals,
  "order.transportFailed": alertOfTransportFailure,
  "order.vinRead": alertOfReadVin,
  "message.posted": async ({ payload: { serviceOrderId, isInternal, fromCustomer } }, { system }) => {
    if (!fromCustomer && !isInternal) await system.run(endAlert(`customerMessage:${serviceOrderId}`));
  },
  "message.withdrawn": endAlertOfWithdrawnMessage,
  "calibration.passed": endCalibrationAlert,
  "calibration.decided": endCalibrationAlert,
  "calibration.failed": alertOfFailedCalibration,
  "equipment.followed": alertOfMissingEquipment,
  "equipment.overridden": alertOfExpiredEquipment,
  "equipment.returned": endDownAlert,
  "equipment.wentDown": alertOfDownEquipment,
  "readiness.overridden": alertOfOverriddenCheck,
  "document.refused": alertRejectedFile,
  "mail.failed": alertOfFailedMail,
  "mail.serverFailed": alertOfMailServer,
  "mail.tooLarge": alertOfTooLargeMail,
  "mail.serverWorks": endMailServerAlert,
  "mail.retried": endMailAlert,
  "mail.arrived": endMailAlert,
  "invitation.answered": alertOfInvitationAnswer,
  "text.mayStop": alertOfUnclearReply,
  "payment.differs": alertOfDifferentPayment,
  "payment.disputed": alertOfDispute,
  "payment.refundFailed": alertOfFailedRefund,
  "estimate.sent": endEstimateAlerts,
  "estimate.approved": alertOfApproval,
  "estimate.declined": alertOfDecline,
  "estimate.expired": alertOfExpiry,
  "invoice.issued": alertOfIssuedInvoice,
  "invoice.voided": ({ payload }, { system }) => updateCreditAlert(payload.customerId, system),
  "payment.received": ({ payload }, { system }) => updateCreditAlert(payload.customerId, system),
  "payment.reversed": async (event, work) => {
    await alertOfReversedPayment(event, work);
    await updateCreditAlert(event.payload.customerId, work.system);
  },
  "qbo.connected": endQboDisconnection,
  "qbo.disconnected": alertOfQboDisconnection,
  "qbo.conflict": alertOfQboConflict,
  "qbo.conflictSolved": endQboConflict,
  "qbo.failed": alertOfQboFailure,
  "qbo.synced": endQboFailure,
  "qbo.skipped": endQboFailure,
  "vehicle.merged": ({ entityId }, { system }) => endAlertsOfVehicle(entityId, system),
  "vehicle.moved": ({ entityId }, { system }) => endAlertsOfVehicle(entityId, system),
  "vehicle.updated": ({ entityId }, { system }) => endAlertsOfVehicle(entityId, system),
  "technician.left": alertOfLeftTechnician,
  "vans.planned": updatePlanAlert,
  "webhook.failed": async ({ entityId, payload: { url, error } }, { system }) => {
    const message = text("alerts.webhookFailed", { url, error });
    const alert = {
      kind: "webhookFailed",
      severity: "warning",
      message,
      dedupeKey: `webhookFailed:${entityId}`,
    } as const;
    await system.run(raiseAlert(alert));
  },
  "user.registered": async ({ entityId, payload: { email, phoneNumber } }, { system }) => {
    const who = email ?? phoneNumber;
    const message = who ? text("alerts.newUser", { who }) : text("alerts.newUserUnnamed");
    await system.run(raiseAlert({ kind: "newUser", severity: "info", message, dedupeKey: `newUser:${entityId}` }));
  },
  "user.linked": async ({ entityId }, { system }) => void (await system.run(endAlert(`newUser:${entityId}`))),
  "appointment.requested": endAppointmentAlerts,
  "appointment.confirmed": endAppointmentAlerts,
  "appointment.arrived": async (event, work) => {
    await endAppointmentAlerts(event, work);
    await work.system.run(endAlertsOf(event.payload.serviceOrderId, [declineAlert]));
  },
  "appointment.changed": async (event, work) => {
    await endAppointmentAlerts(event, work);
    const { serviceOrderId, isSameTime } = event.payload;
    if (!isSameTime) await work.system.run(endAlertsOf(serviceOrderId, [declineAlert]));
  },
  "appointments.equipped": alertOfLack,
  "stop.afterWork": alertOfLateWork,
  "appointment.overdue": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    alertOfAppointment({ kind: "noShow", appointmentId: entityId, orderId: serviceOrderId }, system),
  "appointment.noShow": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    alertOfAppointment({ kind: "noShow", appointmentId: entityId, orderId: serviceOrderId }, system),
  "appointment.cancelled": async ({ entityId, payload: { serviceOrderId, isLate, reason } }, { system }) => {
    const alert = { kind: "lateCancellation", appointmentId: entityId, orderId: serviceOrderId, reason } as const;
    await system.run(endAlertsOf(serviceOrderId, ["equipmentMissing", "lateAfterWork"]));
    if (isLate) await alertOfAppointment(alert, system);
    await system.run(endAlert(`towIssue:${serviceOrderId}`));
    await system.run(endAlertsOf(serviceOrderId, [declineAlert]));
  },
};

async function endAppointmentAlerts(
  {
    payload: { serviceOrderId },
  }: DomainEvent<"appointment.arrived" | "appointment.changed" | "appointment.confirmed" | "appointment.requested">,
  { system }: Work,
): Promise<void> {
  await system.run(endAlertsOf(serviceOrderId, appointmentAlerts));
}

/** Of a customer who waits for an answer, unless another word of theirs is the last on the order. */
async function endAlertOfWithdrawnMessage(
  { payload: { serviceOrderId } }: DomainEvent<"message.withdrawn">,
  { system }: Work,
): Promise<void> {
  const last = await system.maybe<{ fromCustomer: boolean }>({
    text: `select from_customer from app.order_messages where service_order_id = $1 and not is_internal
      order by created_at desc limit 1`,
    values: [serviceOrderId],
  });
  if (!last?.fromCustomer) await system.run(endAlert(`customerMessage:${serviceOrderId}`));
}
