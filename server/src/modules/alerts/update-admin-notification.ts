import { changedAlertSchema } from "@boresight/domain/alerts/admin-notification-schema";
import { mutation } from "#platform/mutation.ts";

export const updateAdminNotification = mutation({
  summary: "Marks an alert handled, or not. Twice is harmless, and an unknown alert is no error.",
  input: changedAlertSchema,
  returns: { adminNotification: "AdminNotification" },
  errors: [],
  async run({ id, patch }, { caller }) {
    const changed = await caller.maybe<{ id: string }>({
      text: "update app.admin_notifications set status = $2 where id = $1 returning id",
      values: [id, patch.status],
    });
    return { adminNotification: changed?.id ?? null };
  },
});
