import { area } from "#area.ts";
import { unhandledNotificationsPlugin } from "#graphql/live/unhandled-notifications.ts";
import { alertMessagePlugin } from "./alert-message.ts";
import { createAdminNotification } from "./create-admin-notification.ts";
import { handleAdminNotifications } from "./handle-admin-notifications.ts";
import { alertReactions } from "./reactions.ts";
import { updateAdminNotification } from "./update-admin-notification.ts";

export const alertsArea = area("alerts", {
  verbs: { createAdminNotification, handleAdminNotifications, updateAdminNotification },
  reads: [alertMessagePlugin, unhandledNotificationsPlugin],
  reactions: alertReactions,
});
