/**
 * An order follows its appointment (where it is done, by whom, and its status where the transitions allow that) and
 * its transport. It is invoiced when an invoice is issued, and closes when that is paid.
 */
import { t } from "@boresight/domain/texts/text";
import type { DomainEvent, Reactions, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { priceTransport } from "./price-transport.ts";
import { followAppointment } from "./transitions/follow-appointment.ts";
import { changeStatusAutomatically } from "./transitions/change-status-automatically.ts";

export const orderReactions: Reactions = {
  "order.distanceChanged": async ({ entityId, payload: { isTowed } }, { system }) => {
    if (!isTowed) await priceTransport(entityId, system);
  },
  "invoice.issued": ({ actor, payload: { serviceOrderId, isSent } }, work) =>
    followInvoice(serviceOrderId, { statusKey: "invoiced", by: actor, isQuiet: isSent !== null }, work),
  "invoice.voided": ({ actor, payload: { serviceOrderId, reason } }, work) =>
    followInvoice(serviceOrderId, { statusKey: "released", by: actor, note: reason, isQuiet: true }, work),
  "invoice.paid": ({ actor, payload: { serviceOrderId } }, work) =>
    followInvoice(serviceOrderId, { statusKey: "closed", by: actor }, work),
  "estimate.sent": async ({ actor, payload: { serviceOrderId, isAgreed } }, work) => {
    if (!isAgreed) await changeStatusAutomatically({ orderId: serviceOrderId, statusKey: "approval", by: actor }, work);
  },
  "order.statusChanged": ({ entityId, actor, payload }, work) => followApproval(entityId, actor, { payload, work }),
  "message.posted": async ({ actor, payload: { serviceOrderId, fromCustomer } }, work) => {
    if (fromCustomer) await handBack(serviceOrderId, actor, work);
  },
  "estimate.approved": ({ actor, payload: { serviceOrderId } }, work) =>
    changeStatusAutomatically({ orderId: serviceOrderId, statusKey: "approved", by: actor }, work),
  "estimate.declined": ({ actor, payload: { serviceOrderId, reason } }, work) =>
    changeStatusAutomatically({ orderId: serviceOrderId, statusKey: "estimating", by: actor, note: reason }, work),
  "appointment.requested": ({ payload: { serviceOrderId, facilityId } }, { system }) =>
    setPlace(serviceOrderId, { facilityId, technicianId: null }, system),
  "appointment.confirmed": follow("scheduled"),
  "appointment.changed": async (event, work) => {
    if (event.payload.isConfirmed) return follow("scheduled")(event, work);
    return setPlace(event.payload.serviceOrderId, { ...event.payload, technicianId: null }, work.system);
  },
  "appointment.takenBack": async ({ payload: { serviceOrderId, place } }, work) => {
    await putBackPlace(serviceOrderId, place, work.system);
    await followAppointment(serviceOrderId, work);
  },
  "appointment.arrived": ({ actor, payload: { serviceOrderId } }, work) =>
    changeStatusAutomatically({ orderId: serviceOrderId, statusKey: "checkedIn", by: actor }, work),
  "appointment.cancelled": async ({ actor, payload }, work) => {
    if (payload.wasConfirmed) await giveBack(payload.serviceOrderId, { by: actor, note: payload.reason }, work);
  },
  "appointment.noShow": ({ actor, payload: { serviceOrderId } }, work) =>
    giveBack(serviceOrderId, { by: actor, note: t("orders.noShowNote") }, work),
};

/** An opening invoice has no order. */
async function followInvoice(
  orderId: string | null,
  change: Omit<Parameters<typeof changeStatusAutomatically>[0], "orderId">,
  work: Work,
): Promise<void> {
  if (orderId !== null) await changeStatusAutomatically({ orderId, ...change }, work);
}

interface Place {
  facilityId: string;
  technicianId: string | null;
}

async function setPlace(orderId: string, { facilityId, technicianId }: Place, system: Rights): Promise<void> {
  await system.run({
    text: `update app.service_orders set facility_id = $2, assigned_technician_id = coalesce($3, assigned_technician_id)
      where id = $1 and (facility_id, assigned_technician_id) is distinct from ($2, coalesce($3, assigned_technician_id))`,
    values: [orderId, facilityId, technicianId],
  });
}

/** By column, as the order's place was before a booking. */
async function putBackPlace(orderId: string, place: Readonly<Record<string, string | null>>, system: Rights) {
  if (Object.keys(place).length === 0) return;
  await system.run({
    text: `update app.service_orders set
        facility_id = case when $2::jsonb ? 'facility_id' then ($2::jsonb ->> 'facility_id')::uuid else facility_id end,
        assigned_technician_id = case when $2::jsonb ? 'assigned_technician_id'
          then ($2::jsonb ->> 'assigned_technician_id')::uuid else assigned_technician_id end
      where id = $1`,
    values: [orderId, JSON.stringify(place)],
  });
}

function follow(statusKey: string) {
  return async (
    { actor, payload }: DomainEvent<"appointment.confirmed" | "appointment.changed">,
    work: Work,
  ): Promise<void> => {
    const { serviceOrderId, isUndoable } = payload;
    await setPlace(serviceOrderId, payload, work.system);
    await changeStatusAutomatically({ orderId: serviceOrderId, statusKey, by: actor, isUndoable }, work);
    await followAppointment(serviceOrderId, work);
  };
}

/** An answer to what the office asked makes it the office's turn again. */
async function handBack(orderId: string, by: DomainEvent["actor"], work: Work): Promise<void> {
  const asked = await work.system.maybe({
    text: `select from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1 and s.key = 'info'`,
    values: [orderId],
  });
  if (asked) await changeStatusAutomatically({ orderId, statusKey: "new", by, isQuiet: true }, work);
}

interface StatusChanged {
  payload: DomainEvent<"order.statusChanged">["payload"];
  work: Work;
}

/** A time that was agreed before the work was approved holds: the order is scheduled as soon as it may be. */
async function followApproval(orderId: string, by: DomainEvent["actor"], { payload, work }: StatusChanged) {
  const { fromStatusKey, toStatusKey, isUndoable } = payload;
  if (toStatusKey !== "approved" || fromStatusKey === "scheduled") return;
  const booked = await work.system.maybe({
    text: "select from app.appointments where service_order_id = $1 and status = 'confirmed'",
    values: [orderId],
  });
  if (booked) await changeStatusAutomatically({ orderId, statusKey: "scheduled", by, isUndoable }, work);
}

/** The order waits for a new time. */
async function giveBack(orderId: string, { by, note }: { by: DomainEvent["actor"]; note: string }, work: Work) {
  await changeStatusAutomatically({ orderId, statusKey: "approved", by, note }, work);
  await followAppointment(orderId, work);
}
