import { createdAlertSchema } from "@boresight/domain/alerts/admin-notification-schema";
import { mutation } from "#platform/mutation.ts";

export const createAdminNotification = mutation({
  summary: "Creates an alert by hand.",
  input: createdAlertSchema,
  returns: { adminNotification: "AdminNotification" },
  clientKey: true,
  errors: [],
  async run({ adminNotification: { message, status, serviceOrderId } }, { caller }) {
    const { id } = await caller.one<{ id: string }>({
      text: "insert into app.admin_notifications (message, status, service_order_id) values ($1, $2, $3) returning id",
      values: [message, status ?? "unhandled", serviceOrderId ?? null],
    });
    return { adminNotification: id };
  },
});
