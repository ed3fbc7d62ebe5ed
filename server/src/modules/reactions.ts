/** Installs what each area does when something happens in another one; loaded by every program that runs verbs or jobs. */
import { installReactions } from "#platform/events.ts";
import "./accounting/qbo-events.ts";
import "./accounts/user-events.ts";
import "./billing/invoices/invoice-events.ts";
import "./billing/payments/payment-events.ts";
import "./billing/prices/price-events.ts";
import "./billing/estimates/estimate-events.ts";
import "./calibrations/calibration-events.ts";
import "./equipment/equipment-events.ts";
import "./customers/customer-events.ts";
import "./documents/document-events.ts";
import "./files/file-events.ts";
import "./mail/mail-events.ts";
import "./schedule/appointment-events.ts";
import "./settings/webhooks/webhook-events.ts";
import "./tasks/task-events.ts";
import "./vehicles/vehicle-events.ts";
import { accountingReactions } from "./accounting/reactions.ts";
import { alertReactions } from "./alerts/reactions.ts";
import { billingReactions } from "./billing/reactions.ts";
import { documentReactions } from "./documents/reactions.ts";
import { mailReactions } from "./mail/reactions.ts";
import { orderReactions } from "./orders/reactions.ts";
import { scheduleReactions } from "./schedule/reactions.ts";
import { taskReactions } from "./tasks/reactions.ts";

// Tasks and documents before mail: a mail may speak of them.
installReactions([
  scheduleReactions,
  taskReactions,
  alertReactions,
  documentReactions,
  mailReactions,
  billingReactions,
  orderReactions,
  accountingReactions,
]);
