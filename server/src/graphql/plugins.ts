import type { MailTicketParts } from "#modules/accounts/mail-ticket.ts";
import { allowedMovesPlugin } from "./fields/allowed-moves.ts";
import { dashboardsPlugin } from "./fields/dashboards.ts";
import { definitionFiltersPlugin } from "./fields/definition-filters.ts";
import { internalValuesPlugin } from "./fields/internal-values.ts";
import { orderTaskRulesPlugin } from "./fields/order-task-rules.ts";
import { taskUsePlugin } from "./fields/task-use.ts";
import { wholeListsPlugin } from "./fields/whole-lists.ts";
import { myCustomerPlugin } from "./live/my-customer.ts";
import { unhandledNotificationsPlugin } from "./live/unhandled-notifications.ts";
import { changeServiceOrderStatusPlugin } from "./mutations/change-service-order-status.ts";
import { createAdminNotificationPlugin } from "./mutations/create-admin-notification.ts";
import { createServiceOrderPlugin } from "./mutations/create-service-order.ts";
import { orderTaskVerbsPlugin } from "./mutations/order-task-verbs.ts";
import { taskDefinitionVerbsPlugin } from "./mutations/task-definition-verbs.ts";
import { updateAdminNotificationPlugin } from "./mutations/update-admin-notification.ts";
import { userVerbsPlugin } from "./mutations/user-verbs.ts";

export type VerbParts = MailTicketParts;

/** What the API has beyond the tables: verbs, live fields and computed fields. */
export const plugins = (parts: VerbParts): GraphileConfig.Plugin[] => [
  createServiceOrderPlugin(parts.clock),
  changeServiceOrderStatusPlugin(parts.clock),
  orderTaskVerbsPlugin(parts.clock),
  taskDefinitionVerbsPlugin,
  createAdminNotificationPlugin,
  updateAdminNotificationPlugin,
  userVerbsPlugin(parts),
  unhandledNotificationsPlugin,
  myCustomerPlugin,
  allowedMovesPlugin,
  orderTaskRulesPlugin,
  taskUsePlugin,
  definitionFiltersPlugin,
  internalValuesPlugin,
  dashboardsPlugin,
  wholeListsPlugin,
];
