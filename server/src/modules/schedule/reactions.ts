/** An appointment follows the changes of its order. */
import { isFinished } from "@boresight/domain/statuses/status-look";
import type { Reactions } from "#platform/database/events.ts";
import { cancelUnscheduled } from "./cancel-unscheduled.ts";
import { followAssignment } from "./follow-assignment.ts";
import { followTransport } from "./follow-transport.ts";

export const scheduleReactions: Reactions = {
  "order.updated": async ({ entityId, payload: { fields, category } }, { system }) => {
    const isElsewhere = fields.includes("intakeMethod") || fields.includes("pickupAddressId");
    if (isElsewhere && !isFinished(category)) await followTransport(entityId, system);
  },
  "order.assigned": ({ entityId, payload: { assignedTechnicianId } }, work) =>
    followAssignment({ orderId: entityId, technicianId: assignedTechnicianId }, work),
  "order.statusChanged": async ({ entityId, payload }, work) => {
    const { fromStatusKey, toStatusKey, mailTo, note } = payload;
    const isUnscheduled = fromStatusKey === "scheduled" && toStatusKey === "approved" && mailTo !== "nobody";
    if (isUnscheduled && note) await cancelUnscheduled({ orderId: entityId, reason: note }, work);
  },
};
