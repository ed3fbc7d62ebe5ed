import { booksPlugin } from "./fields/accounting/books.ts";
import { qboSetUpPlugin } from "./fields/accounting/set-up.ts";
import { addressUsePlugin } from "./fields/customers/address-use.ts";
import { allowedTransitionsPlugin } from "./fields/allowed-transitions.ts";
import { arrivingOrdersPlugin } from "./fields/arriving-orders.ts";
import { boundedCountsPlugin } from "./fields/bounded-counts.ts";
import { calibrationAdvicePlugin } from "./fields/calibration-advice.ts";
import { dashboardsPlugin } from "./fields/dashboards/dashboards.ts";
import { figuresPlugin } from "./fields/dashboards/figures.ts";
import { definitionFiltersPlugin } from "./fields/definition-filters.ts";
import { issuedDocumentsPlugin } from "./fields/documents/issued-documents.ts";
import { internalValuesPlugin } from "./fields/internal-values.ts";
import { orderFactsPlugin } from "./fields/order-facts.ts";
import { orderCountPlugin } from "./fields/order-count.ts";
import { orderEditsPlugin } from "./fields/order-edits.ts";
import { orderListsPlugin } from "./fields/order-lists.ts";
import { orderReadinessPlugin } from "./fields/order-readiness.ts";
import { orderTaskRulesPlugin } from "./fields/order-task-rules.ts";
import { repairOrderReadingPlugin } from "./fields/repair-order-reading.ts";
import { reachabilityPlugin } from "./fields/customers/reachability.ts";
import { termsPlugin } from "./fields/customers/terms.ts";
import { slotsPlugin } from "./fields/slots.ts";
import { taskUsePlugin } from "./fields/task-use.ts";
import { nearHitsPlugin } from "./fields/near-hits.ts";
import { nonNullListsPlugin } from "./fields/non-null-lists.ts";
import { accountsPlugin } from "./fields/billing/accounts.ts";
import { estimatesPlugin } from "./fields/billing/estimates.ts";
import { marginsPlugin } from "./fields/billing/margins.ts";
import { billingReportsPlugin } from "./fields/billing/reports.ts";
import { balanceOrderPlugin } from "./fields/customers/balance-order.ts";
import { statementsPlugin } from "./fields/billing/statements.ts";
import { mailPreviewPlugin } from "./fields/mail/mail-preview.ts";
import { releaseMailPlugin } from "./fields/mail/release-mail.ts";
import { templateUsePlugin } from "./fields/mail/template-use.ts";
import { wallboardPlugin } from "./fields/wallboard.ts";
import { myCustomerPlugin } from "./live/my-customer.ts";
import { orderChangesPlugin } from "./live/order-changes.ts";
import { unhandledNotificationsPlugin } from "./live/unhandled-notifications.ts";
import { displacedAppointmentsPlugin } from "./fields/displaced-appointments.ts";
import { verbsPlugin } from "./verbs/verbs-plugin.ts";
import { verbs } from "./verbs/verbs.ts";

/** What the API has besides the tables: verbs, live fields and computed fields. */
export const plugins: GraphileConfig.Plugin[] = [
  verbsPlugin(verbs),
  accountsPlugin,
  arrivingOrdersPlugin,
  displacedAppointmentsPlugin,
  mailPreviewPlugin,
  releaseMailPlugin,
  unhandledNotificationsPlugin,
  myCustomerPlugin,
  orderChangesPlugin,
  allowedTransitionsPlugin,
  orderTaskRulesPlugin,
  orderReadinessPlugin,
  repairOrderReadingPlugin,
  orderCountPlugin,
  orderEditsPlugin,
  orderFactsPlugin,
  calibrationAdvicePlugin,
  taskUsePlugin,
  templateUsePlugin,
  definitionFiltersPlugin,
  issuedDocumentsPlugin,
  internalValuesPlugin,
  marginsPlugin,
  billingReportsPlugin,
  booksPlugin,
  qboSetUpPlugin,
  statementsPlugin,
  balanceOrderPlugin,
  estimatesPlugin,
  slotsPlugin,
  dashboardsPlugin,
  figuresPlugin,
  wallboardPlugin,
  addressUsePlugin,
  reachabilityPlugin,
  termsPlugin,
  orderListsPlugin,
  nearHitsPlugin,
  boundedCountsPlugin,
  nonNullListsPlugin,
];
