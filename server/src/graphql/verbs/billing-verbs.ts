import { adjustReward } from "#modules/billing/rewards/adjust-reward.ts";
import { applyCredit } from "#modules/billing/payments/apply-credit.ts";
import { approveEstimate } from "#modules/billing/estimates/decisions/approve-estimate.ts";
import { changePrices } from "#modules/billing/prices/change-prices.ts";
import { closeMonth } from "#modules/billing/books/close-month.ts";
import { createBillingLink } from "#modules/billing/links/create-billing-link.ts";
import { createCreditMemo } from "#modules/billing/books/create-credit-memo.ts";
import { createInvoice } from "#modules/billing/invoices/create-invoice.ts";
import { deactivateLineItemType } from "#modules/billing/prices/deactivate-line-item-type.ts";
import { declineEstimate } from "#modules/billing/estimates/decisions/decline-estimate.ts";
import { deleteEstimate } from "#modules/billing/estimates/delete-estimate.ts";
import { deleteInvoice } from "#modules/billing/invoices/delete-invoice.ts";
import { deletePriceList } from "#modules/billing/prices/delete-price-list.ts";
import { dismissSuggestion } from "#modules/billing/estimates/dismiss-suggestion.ts";
import { issueInvoice } from "#modules/billing/invoices/issue-invoice.ts";
import { markEstimateViewed } from "#modules/billing/estimates/mark-estimate-viewed.ts";
import { recordPayment } from "#modules/billing/payments/record-payment.ts";
import { recordVerbalApproval } from "#modules/billing/estimates/decisions/record-verbal-approval.ts";
import { refundInvoice } from "#modules/billing/books/refund-invoice.ts";
import { refundCredit } from "#modules/billing/payments/refund-credit.ts";
import { reopenMonth } from "#modules/billing/books/reopen-month.ts";
import { restoreSuggestion } from "#modules/billing/estimates/restore-suggestion.ts";
import { reversePayment } from "#modules/billing/payments/reverse-payment.ts";
import { reviseEstimate } from "#modules/billing/estimates/revise-estimate.ts";
import { revokeBillingLink } from "#modules/billing/links/revoke-billing-link.ts";
import { saveBillingSettings } from "#modules/billing/prices/save-billing-settings.ts";
import { saveEstimate } from "#modules/billing/estimates/save-estimate.ts";
import { saveInvoice } from "#modules/billing/invoices/save-invoice.ts";
import { saveLineItemType } from "#modules/billing/prices/save-line-item-type.ts";
import { savePriceList } from "#modules/billing/prices/save-price-list.ts";
import { sendDocument } from "#modules/billing/sending/send-document.ts";
import { sendEstimate } from "#modules/billing/estimates/send-estimate.ts";
import { sendInvoice } from "#modules/billing/invoices/send-invoice.ts";
import { sendStatements } from "#modules/billing/sending/send-statements.ts";
import { updateEstimatePrices } from "#modules/billing/estimates/update-estimate-prices.ts";
import { updateIssuedInvoice } from "#modules/billing/invoices/update-issued-invoice.ts";
import { voidEstimate } from "#modules/billing/estimates/void-estimate.ts";
import { voidCreditMemo } from "#modules/billing/books/void-credit-memo.ts";
import { voidInvoice } from "#modules/billing/invoices/void-invoice.ts";

/** The verbs of estimates, invoices, payments and prices, by their names in the API. */
export const billingVerbs = {
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
  savePriceList,
  sendDocument,
  sendEstimate,
  sendInvoice,
  sendStatements,
  updateEstimatePrices,
  updateIssuedInvoice,
  voidCreditMemo,
  voidEstimate,
  voidInvoice,
};
