/** Who is emailed about what happens. */
import { undoSeconds } from "@boresight/domain/base/undo";
import type { Reactions } from "#platform/events.ts";
import { queueLoginMail } from "./orders/queue-login-mail.ts";
import { queueEventMail, queueStatusMail } from "./orders/queue-order-mail.ts";
import { dropHeldMail } from "./queue/drop-held-mail.ts";
import { isAwaited, queueDocumentsMail } from "./orders/queue-documents-mail.ts";

/** A little longer than what it is about can be undone. */
const heldSeconds = undoSeconds + 2;

export const mailReactions: Reactions = {
  "order.created": ({ entityId, actor }, { system }) => queueStatusMail(entityId, system, { userId: actor.userId }),
  "order.statusChanged": async ({ entityId, actor, payload: { toStatusKey, mailTo, isUndoable } }, { system }) => {
    if (mailTo === "nobody") return;
    const delay = isUndoable ? heldSeconds : 0;
    await queueStatusMail(entityId, system, { userId: actor.userId, isQuiet: mailTo === "staff", delay });
    if (toStatusKey === "released") await queueDocumentsMail(entityId, system);
  },
  "message.posted": async ({ entityId, actor, payload }, { system }) => {
    const { serviceOrderId: orderId, body: messageText, fileIds, photoCount } = payload;
    const messageFiles = { count: fileIds.length, photos: photoCount };
    const mail = { orderId, entry: entityId, userId: actor.userId, messageText, messageFiles };
    if (!payload.fromCustomer && !payload.isInternal) await queueEventMail("message-received", mail, system);
  },
  "document.added": async ({ payload: { serviceOrderId, documentKind, isCustomerVisible } }, { system }) => {
    if (serviceOrderId && isCustomerVisible && isAwaited(documentKind))
      await queueDocumentsMail(serviceOrderId, system);
  },
  "user.linked": async ({ entityId, payload: { customerId, isInvited } }, { system }) => {
    if (!isInvited) await queueLoginMail("customer-linked", { customerId, userId: entityId }, system); // An invited person already gets the invitation.
  },
  "estimate.sent": async ({ entityId, payload: { serviceOrderId, isSupplement, isAgreed } }, { system }) => {
    const mail = { orderId: serviceOrderId, entry: entityId };
    if (!isAgreed) await queueEventMail(isSupplement ? "supplement-sent" : "estimate-sent", mail, system);
  },
  "estimate.declined": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queueEventMail("estimate-declined", { orderId: serviceOrderId, entry: entityId }, system),
  "estimate.expired": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queueEventMail("estimate-expired", { orderId: serviceOrderId, entry: entityId }, system),
  "appointment.changed": async ({ entityId, payload }, { system }) => {
    const { serviceOrderId, version, reason, isUndoable, undoes } = payload;
    if (undoes && (await dropHeldMail({ orderId: serviceOrderId, entry: `${entityId}:moved:${version - 1}` }, system)))
      return;
    const mail = { orderId: serviceOrderId, entry: `${entityId}:moved:${version}`, messageText: reason ?? undefined };
    await queueEventMail("appointment-changed", { ...mail, delay: isUndoable ? heldSeconds : 0 }, system);
  },
  "appointment.noShow": ({ entityId, payload: { serviceOrderId } }, { system }) =>
    queueEventMail("no-show", { orderId: serviceOrderId, entry: `${entityId}:missed` }, system),
};
