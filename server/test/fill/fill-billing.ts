/** Rows in every table of billing. */
import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { buildDocument, buildFile, save } from "#db/rows/factories.ts";
import { addEstimate, addInvoice, type Shop } from "../shop.ts";

interface Place {
  customerId: string;
  orderId: string;
  laterOrderId: string;
}

/** A draft and an approved estimate, a draft and a partly paid invoice, with all that hangs on them. */
export async function fillBilling(owner: Pool, shop: Shop, { customerId, orderId, laterOrderId }: Place) {
  const draft = await addEstimate(owner, shop, { service_order_id: orderId, status: "draft" });
  const approved = await addEstimate(owner, shop, { service_order_id: laterOrderId, status: "approved" });
  const open = await addInvoice(owner, shop, { service_order_id: orderId, status: "draft", number: null });
  const issued = await addInvoice(owner, shop, { service_order_id: laterOrderId });
  const tax = { name: "Sales tax", rate: 8810, taxable_cents: 32_500, tax_cents: 2863 };
  await save(
    owner,
    "app.document_taxes",
    [draft, approved].map(({ id }) => ({ ...tax, estimate_id: id })),
  );
  await save(
    owner,
    "app.document_taxes",
    [open, issued].map(({ id }) => ({ ...tax, invoice_id: id })),
  );
  await save(owner, "app.estimate_decisions", [
    { estimate_id: approved.id, customer_id: customerId, is_approved: true, channel: "signedIn", total_cents: 35_363 },
  ]);
  await save(owner, "app.billing_links", [
    {
      token_hash: (randomUUID() + randomUUID()).replaceAll("-", ""),
      estimate_id: approved.id,
      email: "office@example.com",
      expires_at: "2026-06-03T00:00:00Z",
    },
  ]);
  await save(owner, "app.suggestion_dismissals", [
    { service_order_id: orderId, line_item_type_id: shop.lineItemType("RST-SAS"), reason: "Done by the shop" },
  ]);
  await fillDocuments(owner, { orderId: laterOrderId, customerId, estimateId: approved.id, invoiceId: issued.id });
  await fillLedger(owner, { customerId, invoiceId: issued.id });
}

interface Issued extends Pick<Place, "customerId" | "orderId"> {
  estimateId: string;
  invoiceId: string;
}

/** Issued documents with and without a PDF, one of them hidden from the customer; and a link to the packet. */
async function fillDocuments(owner: Pool, { customerId, orderId, estimateId, invoiceId }: Issued) {
  const of = { service_order_id: orderId, customer_id: customerId };
  const hidden = buildFile({ ...of, document_kind: "certificate", customer_visible: false });
  const shown = buildFile({ ...of, document_kind: "invoicePdf" });
  await save(owner, "app.files", [hidden, shown]);
  await save(owner, "app.documents", [
    buildDocument({ ...of, type: "estimate", estimate_id: estimateId }),
    buildDocument({ ...of, type: "invoice", invoice_id: invoiceId, file_id: shown.id, sha256: "a".repeat(64) }),
    buildDocument({ ...of, type: "certificate", file_id: hidden.id, sha256: "b".repeat(64) }),
  ]);
  const notice = buildDocument({ ...of, type: "notCompleted", notice: { calibrations: [] } });
  await save(owner, "app.documents", [notice]);
  await save(owner, "app.acknowledgements", [
    {
      ...of,
      document_id: notice.id,
      subject_hash: "0".repeat(64),
      full_name: "Sam Driver",
      signature_method: "typed",
      channel: "link",
      acknowledged_at: "2026-05-04T10:00:00Z",
    },
  ]);
  await save(owner, "app_private.notice_links", [
    {
      token_hash: (randomUUID() + randomUUID()).replaceAll("-", ""),
      document_id: notice.id,
      email: "sam@example.com",
      expires_at: "2026-06-03T00:00:00Z",
    },
  ]);
  await save(owner, "app.document_links", [
    {
      ...of,
      token_hash: (randomUUID() + randomUUID()).replaceAll("-", ""),
      recipient: "Front Range Mutual",
      expires_at: "2026-06-03T00:00:00Z",
    },
  ]);
}

async function fillLedger(owner: Pool, { customerId, invoiceId }: { customerId: string; invoiceId: string }) {
  const whose = { customer_id: customerId };
  const card = { id: randomUUID(), ...whose, provider: "test", amount_cents: 1000, currency: "USD" };
  await save(owner, "app.card_payments", [card]);
  await save(owner, "app.card_payment_invoices", [
    { card_payment_id: card.id, invoice_id: invoiceId, ...whose, amount_cents: 1000 },
  ]);
  const payments = [1000, 500].map((amount) => ({
    id: randomUUID(),
    ...whose,
    method: "check",
    amount_cents: amount,
    received_on: "2026-05-05",
  }));
  await save(owner, "app.payments", payments);
  await save(
    owner,
    "app.payment_allocations",
    payments.map(({ id, amount_cents }) => ({ payment_id: id, invoice_id: invoiceId, ...whose, amount_cents })),
  );
  await save(owner, "app.card_records", [
    {
      provider: "test",
      kind: "refund",
      provider_id: `re_${card.id}`,
      card_payment_id: card.id,
      state: "succeeded",
      happened_at: "2026-05-06T10:00:00Z",
      told_at: "2026-05-06T10:00:00Z",
    },
  ]);
  await save(owner, "app_private.card_comparisons", [{ provider: card.id, compared_until: "2026-05-06T10:00:00Z" }]);
  await save(owner, "app.payment_returns", [
    { payment_id: payments[0]!.id, ...whose, amount_cents: 100, reason: "Refunded to the card" },
  ]);
  await save(owner, "app.payment_reversals", [{ payment_id: payments[1]!.id, ...whose, reason: "The check bounced" }]);
  await save(owner, "app.credit_memos", [
    {
      ...whose,
      number: `CM-${invoiceId.slice(0, 8)}`,
      invoice_id: invoiceId,
      issued_on: "2026-05-07",
      subtotal_cents: 100,
      tax_cents: 0,
      total_cents: 100,
      reason: "The camera was not calibrated",
    },
  ]);
  await save(owner, "app.credit_entries", [{ ...whose, account: "reward", kind: "earn", amount_cents: 500 }]);
}

/** A price list with one price, and a month whose books are closed. */
export async function fillPrices(owner: Pool, shop: Shop) {
  await save(owner, "app.closed_months", [{ month: "2020-01-01" }]);
  const list = { id: randomUUID(), name: "Body shops" };
  await save(owner, "app.price_lists", [list]);
  await save(owner, "app.price_list_entries", [
    { price_list_id: list.id, line_item_type_id: shop.lineItemType("CAL-FRAD"), unit_price: 29_900 },
  ]);
}
