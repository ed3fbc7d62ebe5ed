import { staffRoles } from "@boresight/domain/accounts/roles";
import { momentDone, startedWorkSchema } from "@boresight/domain/schedule/hours/work-entry";
import { mutation } from "#platform/mutation.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import { ownId } from "./own-id.ts";
import { seeAtStop } from "./see-stop.ts";
import { beginWork } from "./switch-work.ts";

export const startWork = mutation({
  summary: "Records that the caller begins to work, drive, wait or rest; what they did until then ends.",
  callers: staffRoles,
  input: startedWorkSchema,
  payload: "WorkPayload",
  returns: { workEntry: "WorkEntry" },
  clientKey: true,
  errors: [],
  async run({ kind, orderId, at }, { caller, system, now }) {
    const begun = { userId: ownId(caller), kind, orderId, appointmentId: null, at: momentDone(at, now) };
    if (orderId !== null) {
      await caller.one({ text: "select id from app.service_orders where id = $1", values: [orderId] }); // `not-found` for an order that the caller may not see.
      await lockRows(system, "app.service_orders", { ids: [orderId] }); // As the steps on the road do first.
      if (kind === "work") await seeAtStop(orderId, caller.userId, { system, now: begun.at });
    }
    return { workEntry: await beginWork(begun, system) };
  },
});
