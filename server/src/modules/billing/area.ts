import { sendStatementsSchema } from "@boresight/domain/mail/outgoing-mail";
import { area } from "#area.ts";
import {
  accountCsv,
  ageingCsv,
  invoiceLinesCsv,
  invoicesCsv,
  paymentsCsv,
  revenueCsv,
  statementCsv,
  taxCsv,
} from "#functions/billing/billing-csv.ts";
import { invoiceLink, payInvoiceLink } from "#functions/billing/invoice-link.ts";
import { monthEnd } from "#functions/billing/month-end.ts";
import { mountCardEvents } from "#functions/billing/card-events.ts";
import { cardPayment, cardPaymentState } from "#functions/billing/card-payment.ts";
import { approveEstimateLink, declineEstimateLink, estimateLink } from "#functions/billing/estimate-links.ts";
import { accountsPlugin } from "#graphql/fields/billing/accounts.ts";
import { estimatesPlugin } from "#graphql/fields/billing/estimates.ts";
import { payerChecksPlugin, touchedOrdersPlugin } from "#graphql/fields/billing/payers.ts";
import { marginsPlugin } from "#graphql/fields/billing/margins.ts";
import { billingReportsPlugin } from "#graphql/fields/billing/reports.ts";
import { statementsPlugin } from "#graphql/fields/billing/statements.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { closeMonth } from "./months/close-month.ts";
import { createCreditMemo } from "./credits/create-credit-memo.ts";
import { refundInvoice } from "./credits/refund-invoice.ts";
import { reopenMonth } from "./months/reopen-month.ts";
import { voidCreditMemo } from "./credits/void-credit-memo.ts";
import { compareCards } from "./cards/compare-cards.ts";
import { settleCardPayments } from "./cards/settle-card-payment.ts";
import { approveEstimate } from "./estimates/decisions/approve-estimate.ts";
import { declineEstimate } from "./estimates/decisions/decline-estimate.ts";
import { recordVerbalApproval } from "./estimates/decisions/record-verbal-approval.ts";
import { deleteEstimate } from "./estimates/delete-estimate.ts";
import { dismissSuggestion } from "./estimates/dismiss-suggestion.ts";
import { estimateEvents } from "./estimates/estimate-events.ts";
import { expireEstimates } from "./estimates/follow-up/expire-estimates.ts";
import { remindOfEstimates } from "./estimates/follow-up/remind-of-estimates.ts";
import { markEstimateViewed } from "./estimates/mark-estimate-viewed.ts";
import { restoreSuggestion } from "./estimates/restore-suggestion.ts";
import { reviseEstimate } from "./estimates/revise-estimate.ts";
import { saveEstimate } from "./estimates/save-estimate.ts";
import { sendEstimate } from "./estimates/send-estimate.ts";
import { updateEstimatePrices } from "./estimates/update-estimate-prices.ts";
import { voidEstimate } from "./estimates/void-estimate.ts";
import { createInvoice } from "./invoices/create-invoice.ts";
import { deleteInvoice } from "./invoices/delete-invoice.ts";
import { invoiceEvents } from "./invoices/invoice-events.ts";
import { issueInvoice } from "./invoices/issue-invoice.ts";
import { remindOfInvoices } from "./invoices/remind-of-invoices.ts";
import { saveInvoice } from "./invoices/save-invoice.ts";
import { sendInvoice } from "./invoices/send-invoice.ts";
import { updateIssuedInvoice } from "./invoices/update-issued-invoice.ts";
import { voidInvoice } from "./invoices/void-invoice.ts";
import { createBillingLink } from "./links/create-billing-link.ts";
import { revokeBillingLink } from "./links/revoke-billing-link.ts";
import { mergePayers } from "./payers/merge-payers.ts";
import { savePayer } from "./payers/save-payer.ts";
import { savePayerRule } from "./payers/save-payer-rule.ts";
import { setOrderPayer } from "./payers/set-order-payer.ts";
import { setPacketSent } from "./payers/set-packet-sent.ts";
import { verifyPayerRule } from "./payers/verify-payer-rule.ts";
import { withdrawPayerRule } from "./payers/withdraw-payer-rule.ts";
import { applyCredit } from "./payments/apply-credit.ts";
import { paymentEvents } from "./payments/payment-events.ts";
import { recordPayment } from "./payments/record-payment.ts";
import { refundCredit } from "./payments/refund-credit.ts";
import { reversePayment } from "./payments/reverse-payment.ts";
import { changePrices } from "./prices/change-prices.ts";
import { deactivateLineItemType } from "./prices/deactivate-line-item-type.ts";
import { deletePriceList } from "./prices/delete-price-list.ts";
import { priceEvents } from "./prices/price-events.ts";
import { saveBillingSettings } from "./prices/save-billing-settings.ts";
import { saveLineItemType } from "./prices/save-line-item-type.ts";
import { savePriceList } from "./prices/save-price-list.ts";
import { billingReactions } from "./reactions.ts";
import { adjustReward } from "./rewards/adjust-reward.ts";
import { expireRewards } from "./rewards/expire-rewards.ts";
import { mailAllStatements } from "./sending/mail-statements.ts";
import { sendDocument } from "./sending/send-document.ts";
import { sendStatements } from "./sending/send-statements.ts";

export const billingArea = area("billing", {
  verbs: {
    adjustReward,
    applyCredit,
    approveEstimate,
    changePrices,
    closeMonth,
    createBillingLink,
    createCreditMemo,
    createInvoice,
    deactivateLineItemType,
    declineEstimate,
    deleteEstimate,
    deleteInvoice,
    deletePriceList,
    dismissSuggestion,
    issueInvoice,
    markEstimateViewed,
    mergePayers,
    recordPayment,
    recordVerbalApproval,
    refundCredit,
    refundInvoice,
    reopenMonth,
    restoreSuggestion,
    reversePayment,
    reviseEstimate,
    revokeBillingLink,
    saveBillingSettings,
    saveEstimate,
    saveInvoice,
    saveLineItemType,
    savePayer,
    savePayerRule,
    savePriceList,
    sendDocument,
    sendEstimate,
    sendInvoice,
    sendStatements,
    setOrderPayer,
    setPacketSent,
    updateEstimatePrices,
    updateIssuedInvoice,
    verifyPayerRule,
    voidCreditMemo,
    voidEstimate,
    voidInvoice,
    withdrawPayerRule,
  },
  reads: [
    accountsPlugin,
    billingReportsPlugin,
    estimatesPlugin,
    marginsPlugin,
    payerChecksPlugin,
    statementsPlugin,
    touchedOrdersPlugin,
  ],
  functions: [
    accountCsv,
    ageingCsv,
    approveEstimateLink,
    cardPayment,
    cardPaymentState,
    declineEstimateLink,
    estimateLink,
    invoiceLinesCsv,
    invoiceLink,
    invoicesCsv,
    monthEnd,
    payInvoiceLink,
    paymentsCsv,
    revenueCsv,
    statementCsv,
    taxCsv,
  ],
  mounts: [mountCardEvents],
  jobs: [
    job({
      name: "compare-cards",
      kind: "services",
      isKeyed: true,
      when: "23 10 * * *", // In the night of the shop, after the day's last message.
      async run(_none, { cards, ...deps }, { addJob }) {
        const isLong = cards && (await compareCards({ ...deps, cards }));
        if (isLong) await addJob("compare-cards", {}, { jobKey: "compare-cards-on", queueName: "compare-cards" });
      },
    }),
    job({
      name: "expire-rewards",
      kind: "upkeep",
      when: "7 8 * * *", // After midnight in every time zone of the country.
      run: (_none, deps) => asSystem(deps, (_system, work) => expireRewards(work)),
    }),
    job({
      name: "follow-up-estimates",
      kind: "upkeep",
      when: "37 8 * * *", // As above.
      async run(_none, deps) {
        await expireEstimates(deps);
        await asSystem(deps, (_system, work) => remindOfEstimates(work));
      },
    }),
    job({
      name: "remind-of-invoices",
      kind: "upkeep",
      when: "7 14 * * *", // In the morning of the shop, when its mails are read.
      async run(_none, deps) {
        while (await asSystem(deps, (_system, work) => remindOfInvoices(work)));
      },
    }),
    job({
      name: "send-statements",
      kind: "upkeep",
      isKeyed: true,
      payload: sendStatementsSchema,
      run: mailAllStatements,
    }),
    job({
      name: "settle-card-payments",
      kind: "services",
      when: "*/5 * * * *",
      async run(_none, { cards, ...deps }) {
        if (cards) await settleCardPayments({ ...deps, cards });
      },
    }),
  ],
  events: { ...estimateEvents, ...invoiceEvents, ...paymentEvents, ...priceEvents },
  reactions: billingReactions,
});
