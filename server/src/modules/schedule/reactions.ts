/** An appointment follows the changes of its order, and of the tools and targets that it uses. */
import { isFinished, type StatusCategory } from "@boresight/domain/statuses/status-look";
import type { DomainEvent, Reactions, Work } from "#platform/database/events.ts";
import { followAssignment } from "./follow-assignment.ts";
import { followEquipment, followVehicle, followWork } from "./follow-equipment.ts";
import { followTransport } from "./follow-transport.ts";
import { measureWork } from "./hours/measure-work.ts";
import { seeAtStop, seeDone } from "./hours/see-stop.ts";
import { replanReactions } from "./routes/again/replan-reactions.ts";

export const scheduleReactions: Reactions = {
  "order.updated": async ({ entityId, payload: { fields, category } }, work) => {
    if (fields.includes("vehicleId")) await followWork(entityId, work);
    const isElsewhere = fields.includes("intakeMethod") || fields.includes("pickupAddressId");
    if (isElsewhere && !isFinished(category)) await followTransport(entityId, work.system);
  },
  "order.approvalRevoked": ({ entityId }, work) => followWork(entityId, work),
  "order.workChanged": ({ entityId }, work) => followWork(entityId, work),
  "calibration.decided": ({ payload: { serviceOrderId } }, work) => followWork(serviceOrderId, work),
  "estimate.sent": ({ payload: { serviceOrderId } }, work) => followWork(serviceOrderId, work),
  "estimate.approved": ({ payload: { serviceOrderId } }, work) => followWork(serviceOrderId, work),
  "estimate.declined": ({ payload: { serviceOrderId } }, work) => followWork(serviceOrderId, work),
  "estimate.expired": ({ payload: { serviceOrderId } }, work) => followWork(serviceOrderId, work),
  ...replanReactions,
  "vehicle.updated": async ({ entityId, payload: { fields } }, work) => {
    if (fields.includes("make")) await followVehicle(entityId, work);
  },
  "equipment.returned": ({ entityId }, work) => followEquipment(entityId, work),
  "equipment.saved": ({ entityId }, work) => followEquipment(entityId, work),
  "equipment.wentDown": ({ entityId }, work) => followEquipment(entityId, work),
  "order.assigned": ({ entityId, payload: { assignedTechnicianId } }, work) =>
    followAssignment({ orderId: entityId, technicianId: assignedTechnicianId }, work),
  "order.statusChanged": async ({ actor, entityId, payload }, work) => {
    const { fromStatusKey, toStatusKey, mailTo, note } = payload;
    const isUnscheduled = fromStatusKey === "scheduled" && toStatusKey === "approved" && mailTo !== "nobody";
    if (isUnscheduled && note) await cancelUnscheduled({ orderId: entityId, reason: note }, work);
    await measureWork(entityId, work.system);
    if (isFinished(payload.toCategory)) await seeDone(entityId, work);
    else if (isAtVehicle(payload.toCategory)) await seeAtStop(entityId, actor.userId, work);
  },
  "calibration.started": seeWork,
  "calibration.passed": seeWork,
  "calibration.failed": async (event, work) => {
    await replanReactions["calibration.failed"]?.(event, work);
    await seeWork(event, work);
  },
  "readiness.checked": async (event, work) => {
    await replanReactions["readiness.checked"]?.(event, work);
    await seeWork(event, work);
  },
};

/** Only the technician of the stop says with it that they are there. */
const isAtVehicle = (category: StatusCategory): boolean => category === "onsite" || category === "work";

async function seeWork(
  {
    actor,
    payload: { serviceOrderId },
  }: DomainEvent<"calibration.failed" | "calibration.passed" | "calibration.started" | "readiness.checked">,
  work: Work,
): Promise<void> {
  await seeAtStop(serviceOrderId, actor.userId, work);
}

/** Cancels the appointment of an order that somebody takes off the schedule, for the reason given there. */
async function cancelUnscheduled(
  { orderId, reason }: { orderId: string; reason: string },
  { system, now, emit }: Work,
): Promise<void> {
  const cancelled = await system.maybe<{ id: string; isLate: boolean }>({
    text: `update app.appointments set status = 'cancelled', cancellation_reason = left($2, 500)
      where service_order_id = $1 and status = 'confirmed'
      returning id, starts_at < $3::timestamptz + interval '24 hours' as is_late`,
    values: [orderId, reason, now],
  });
  if (!cancelled) return;
  const payload = { serviceOrderId: orderId, wasConfirmed: true, isLate: cancelled.isLate, reason };
  await emit({ type: "appointment.cancelled", entityId: cancelled.id, payload });
}
