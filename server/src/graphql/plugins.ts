import type { MailTicketParts } from "#modules/accounts/mail/mail-ticket.ts";
import type { DecodeParts } from "#modules/intake/decode-vin.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import type { Changes } from "#platform/database/listen.ts";
import { addressUsePlugin } from "./fields/address-use.ts";
import { allowedMovesPlugin } from "./fields/allowed-moves.ts";
import { arrivingOrdersPlugin } from "./fields/arriving-orders.ts";
import { calibrationAdvicePlugin } from "./fields/calibration-advice.ts";
import { dashboardsPlugin } from "./fields/dashboards.ts";
import { definitionFiltersPlugin } from "./fields/definition-filters.ts";
import { internalValuesPlugin } from "./fields/internal-values.ts";
import { orderClockPlugin } from "./fields/order-clock.ts";
import { orderEditsPlugin } from "./fields/order-edits.ts";
import { orderListsPlugin } from "./fields/order-lists.ts";
import { orderReadinessPlugin } from "./fields/order-readiness.ts";
import { orderTaskRulesPlugin } from "./fields/order-task-rules.ts";
import { repairOrderReadingPlugin } from "./fields/repair-order-reading.ts";
import { slotsPlugin } from "./fields/slots.ts";
import { taskUsePlugin } from "./fields/task-use.ts";
import { wholeListsPlugin } from "./fields/whole-lists.ts";
import { mailPreviewPlugin } from "./fields/mail-preview.ts";
import { wallboardPlugin } from "./fields/wallboard.ts";
import { myCustomerPlugin } from "./live/my-customer.ts";
import { orderChangesPlugin } from "./live/order-changes.ts";
import { unhandledNotificationsPlugin } from "./live/unhandled-notifications.ts";
import { addressVerbsPlugin } from "./mutations/address-verbs.ts";
import { arrivalVerbsPlugin } from "./mutations/arrival-verbs.ts";
import { calibrationVerbsPlugin } from "./mutations/calibration-verbs.ts";
import { calendarLinkVerbsPlugin } from "./mutations/calendar-link-verbs.ts";
import { calibrationRuleVerbsPlugin } from "./mutations/calibration-rule-verbs.ts";
import { changeServiceOrderStatusPlugin } from "./mutations/change-service-order-status.ts";
import { createAdminNotificationPlugin } from "./mutations/create-admin-notification.ts";
import { createServiceOrderPlugin } from "./mutations/create-service-order.ts";
import { displacedVerbsPlugin } from "./mutations/displaced-verbs.ts";
import { facilityVerbsPlugin } from "./mutations/facility-verbs.ts";
import { intakeVerbsPlugin } from "./mutations/intake-verbs.ts";
import { kioskVerbsPlugin } from "./mutations/kiosk-verbs.ts";
import { mailTemplateVerbsPlugin } from "./mutations/mail-template-verbs.ts";
import { orderVerbsPlugin } from "./mutations/order-verbs.ts";
import { orderTaskVerbsPlugin } from "./mutations/order-task-verbs.ts";
import { savedViewVerbsPlugin } from "./mutations/saved-view-verbs.ts";
import { scheduleVerbsPlugin } from "./mutations/schedule-verbs.ts";
import { statusVerbsPlugin } from "./mutations/status-verbs.ts";
import { taskDefinitionVerbsPlugin } from "./mutations/task-definition-verbs.ts";
import { termVerbsPlugin } from "./mutations/term-verbs.ts";
import { updateAdminNotificationPlugin } from "./mutations/update-admin-notification.ts";
import { userVerbsPlugin } from "./mutations/user-verbs.ts";

export type VerbParts = MailTicketParts & DecodeParts & { changes: Changes; openLink: OpenLink };

/** What the API has beyond the tables: verbs, live fields and computed fields. */
export const plugins = (parts: VerbParts): GraphileConfig.Plugin[] => [
  createServiceOrderPlugin(parts.clock),
  changeServiceOrderStatusPlugin(parts.clock),
  orderVerbsPlugin(parts.clock),
  orderTaskVerbsPlugin(parts.clock),
  calibrationVerbsPlugin(parts.clock),
  arrivalVerbsPlugin(parts.clock),
  arrivingOrdersPlugin(parts.clock),
  intakeVerbsPlugin(parts.clock),
  termVerbsPlugin,
  calibrationRuleVerbsPlugin,
  savedViewVerbsPlugin,
  taskDefinitionVerbsPlugin,
  statusVerbsPlugin(parts.clock),
  scheduleVerbsPlugin(parts.clock),
  facilityVerbsPlugin,
  displacedVerbsPlugin(parts.clock),
  addressVerbsPlugin,
  calendarLinkVerbsPlugin(parts.config),
  kioskVerbsPlugin(parts.config),
  createAdminNotificationPlugin,
  updateAdminNotificationPlugin,
  userVerbsPlugin(parts),
  mailTemplateVerbsPlugin(parts),
  mailPreviewPlugin(parts),
  unhandledNotificationsPlugin,
  myCustomerPlugin,
  orderChangesPlugin(parts),
  allowedMovesPlugin,
  orderTaskRulesPlugin,
  orderReadinessPlugin,
  repairOrderReadingPlugin,
  orderEditsPlugin,
  orderClockPlugin,
  calibrationAdvicePlugin(parts),
  taskUsePlugin,
  definitionFiltersPlugin,
  internalValuesPlugin,
  slotsPlugin(parts.clock),
  dashboardsPlugin,
  wallboardPlugin(parts.openLink),
  addressUsePlugin,
  orderListsPlugin,
  wholeListsPlugin,
];
