import { handledAlertsSchema } from "@boresight/domain/alerts/admin-notification-schema";
import { mutation } from "#platform/mutation.ts";

export const handleAdminNotifications = mutation({
  summary: "Marks several alerts handled, those of orders too. Twice is harmless, and unknown ones are left out.",
  input: handledAlertsSchema,
  returns: { adminNotifications: "[AdminNotification!]!" },
  errors: [],
  async run({ ids }, { caller }) {
    const changed = await caller.rows<{ id: string }>({
      text: "update app.admin_notifications set status = 'handled' where id = any ($1::uuid[]) returning id",
      values: [ids],
    });
    return { adminNotifications: changed.map(({ id }) => id) };
  },
});
