/** Who is emailed about what happens. */
import { undoSeconds } from "@boresight/domain/base/undo";
import type { DomainEvent, Reactions, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { queueLoginMail } from "./orders/queue-login-mail.ts";
import { queuePaymentMail } from "./orders/queue-payment-mail.ts";
import { queueEventMail, queueStatusMail } from "./orders/queue-order-mail.ts";
import { tellAppointment, type Telling } from "./appointments/tell-appointment.ts";
import { queueNoticeMail } from "./orders/queue-notice-mail.ts";
import { isAwaited, queueDocumentsMail } from "./orders/queue-documents-mail.ts";

/** A little longer than what it is about can be undone. */
const heldSeconds = undoSeconds + 2;

/** Changes within the time in which the last one can be undone become one message. */
const tell =
  (event: Telling["event"]) =>
  ({ actor, payload }: AppointmentEvent, { system }: Work): Promise<void> => {
    const reason = "reason" in payload ? payload.reason : null;
    const news = "isSameTime" in payload && payload.isSameTime ? null : event;
    const told = { orderId: payload.serviceOrderId, userId: actor.userId, delay: heldSeconds, event: news, reason };
    return tellAppointment(told, system);
  };

async function isTechnicianOf(orderId: string, userId: string | null, system: Rights): Promise<boolean> {
  const text = "select id from app.service_orders where id = $1 and assigned_technician_id = $2";
  return (await system.maybe({ text, values: [orderId, userId] })) !== undefined;
}

/** Whether the customer holds the invoice. */
async function wasMailed(invoiceId: string, system: Rights): Promise<boolean> {
  const text = "select id from app.invoices where id = $1 and sent_at is not null";
  return (await system.maybe({ text, values: [invoiceId] })) !== undefined;
}

export const mailReactions: Reactions = {
  "order.created": async ({ entityId, actor, payload: { isAnswered } }, { system }) => {
    if (!isAnswered) await queueStatusMail(entityId, system, { userId: actor.userId });
  },
  "order.statusChanged": async (
    { entityId, actor, payload: { fromStatusKey, toStatusKey, mailTo, isUndoable, isUndone } },
    { system },
  ) => {
    if (mailTo !== "nobody") {
      const delay = isUndoable ? heldSeconds : 0;
      const isUnscheduled = fromStatusKey === "scheduled" && toStatusKey === "approved"; // Nobody thanks for an approval again.
      const isQuiet = mailTo === "staff";
      if (!isUnscheduled) await queueStatusMail(entityId, system, { userId: actor.userId, isQuiet, delay });
      if (toStatusKey === "released") await queueDocumentsMail(entityId, system, delay);
    }
    if (mailTo === "everyone" || isUndone)
      await tellAppointment({ orderId: entityId, userId: actor.userId, event: null, delay: heldSeconds }, system);
  },
  "order.updated": async ({ entityId, actor, payload: { fields } }, { system }) => {
    if (fields.includes("pickupAddressId") || fields.includes("intakeMethod"))
      await tellAppointment({ orderId: entityId, userId: actor.userId, event: null, delay: heldSeconds }, system);
  },
  "message.posted": async ({ entityId, actor, payload }, { system }) => {
    const { serviceOrderId: orderId, body: messageText, fileIds, photoCount } = payload;
    const messageFiles = { count: fileIds.length, photos: photoCount };
    const mail = { orderId, entry: entityId, userId: actor.userId, messageText, messageFiles };
    if (payload.fromCustomer || payload.isTold) return; // The shop is informed by what waits, and by mail once it waits too long.
    if (!payload.isInternal) await queueEventMail("message-received", mail, system);
    else if (!(await isTechnicianOf(orderId, actor.userId, system)))
      await queueEventMail("note-received", mail, system);
  },
  "document.added": async ({ payload: { serviceOrderId, documentKind, isCustomerVisible } }, { system }) => {
    if (serviceOrderId && isCustomerVisible && isAwaited(documentKind))
      await queueDocumentsMail(serviceOrderId, system);
  },
  "document.issued": ({ entityId, payload: { documentType, serviceOrderId } }, { system }) =>
    queueNoticeMail(entityId, { orderId: serviceOrderId, type: documentType }, system),
  "task.checkAsked": ({ entityId, payload: { serviceOrderId: orderId } }, { system }) =>
    queueEventMail("check-asked", { orderId, entry: `${entityId}:check` }, system),
  "user.linked": async ({ entityId, payload: { customerId, isInvited } }, { system }) => {
    if (!isInvited) await queueLoginMail("customer-linked", { customerId, userId: entityId }, system); // An invited person already gets the invitation.
  },
  "estimate.sent": async (
    { entityId, payload: { serviceOrderId, isSupplement, isAgreed, mail: chosen } },
    { system },
  ) => {
    const mail = { orderId: serviceOrderId, entry: entityId, ...chosen };
    if (!isAgreed) await queueEventMail(isSupplement ? "supplement-sent" : "estimate-sent", mail, system);
  },
  "estimate.declined": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queueEventMail("estimate-declined", { orderId: serviceOrderId, entry: entityId }, system),
  "estimate.expired": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queueEventMail("estimate-expired", { orderId: serviceOrderId, entry: entityId }, system),
  "invoice.voided": async ({ entityId: invoiceId, payload: { serviceOrderId: orderId } }, { system }) => {
    if (orderId && (await wasMailed(invoiceId, system)))
      await queueEventMail("invoice-voided", { orderId, invoiceId, entry: invoiceId }, system);
  },
  "payment.received": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queuePaymentMail(entityId, serviceOrderId, system),
  "credit.memoWritten": tellOfMemo("credit-memo"),
  "credit.memoVoided": tellOfMemo("credit-memo-voided"),
  "appointment.requested": tell("booked"),
  "appointment.confirmed": tell("booked"),
  "appointment.changed": tell("changed"),
  "appointment.cancelled": tell("cancelled"),
  "appointment.takenBack": tell(null),
  "trip.started": tellTrip,
  "trip.delayed": tellTrip,
  "stop.delayed": tellTrip,
  "appointment.noShow": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queueEventMail("no-show", { orderId: serviceOrderId, entry: `${entityId}:missed` }, system),
};

/** One message for each time of arrival that the customer gets. */
async function tellTrip(
  { type, entityId, actor, payload }: DomainEvent<"stop.delayed" | "trip.delayed" | "trip.started">,
  { system }: Work,
): Promise<void> {
  const { serviceOrderId: orderId, appointmentId, expectedAt: arrival, isTold } = payload;
  const mail = { orderId, userId: actor.userId, appointmentId, arrival, entry: `${entityId}:${arrival}` };
  if (isTold) await queueEventMail(type === "stop.delayed" ? "running-late" : "on-my-way", mail, system);
}

/** Whoever was mailed the invoice. */
function tellOfMemo(template: string) {
  return async (
    { entityId: id, payload }: DomainEvent<"credit.memoVoided" | "credit.memoWritten">,
    { system }: Work,
  ): Promise<void> => {
    const { serviceOrderId: orderId, invoiceId, number, amountCents } = payload;
    const creditMemo = { id, number, totalCents: amountCents };
    if (orderId && (await wasMailed(invoiceId, system)))
      await queueEventMail(template, { orderId, invoiceId, creditMemo, entry: `${template}:${id}` }, system);
  };
}

type AppointmentEvent = DomainEvent<
  | "appointment.cancelled"
  | "appointment.changed"
  | "appointment.confirmed"
  | "appointment.requested"
  | "appointment.takenBack"
>;
