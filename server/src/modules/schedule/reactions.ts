/** An appointment follows the changes of its order. */
import { isFinished } from "@boresight/domain/statuses/status-look";
import type { Reactions } from "#platform/events.ts";
import { followTransport } from "./follow-transport.ts";

export const scheduleReactions: Reactions = {
  "order.updated": async ({ entityId, payload: { fields, category } }, { system }) => {
    const isElsewhere = fields.includes("intakeMethod") || fields.includes("pickupAddressId");
    if (isElsewhere && !isFinished(category)) await followTransport(entityId, system);
  },
};
