import { fail } from "@boresight/domain/base/errors";
import { isOverdue, type InvoiceStatus } from "@boresight/domain/billing/invoice-status";
import type { Cents } from "@boresight/domain/base/money";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import { settlePaymentsOfLink } from "#modules/billing/cards/settle-card-payment.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import type { LinkDeps, LinkedRequest } from "#platform/limits/linked-request.ts";
import { findBillingLink } from "./find-billing-link.ts";

interface LinkedInvoice {
  invoice: { status: InvoiceStatus; dueDate: string | null; balanceCents: Cents };
  /** Null for an opening invoice. */
  order: object | null;
  customer: object;
  shop: object;
}

/** As `findBillingLink`; a link to something else than an invoice is unknown here. */
export async function findInvoiceLink(asked: LinkedRequest, deps: LinkDeps) {
  const { invoiceId, ...link } = await findBillingLink(asked, deps);
  if (invoiceId === null) throw fail("not-found");
  return { ...link, invoiceId };
}

interface MaybeCards {
  /** Null: the shop takes no cards. */
  cards: CardProvider | null;
}

/** The invoice as the customer reads it, marked as viewed: neither costs nor the reasons of lines. */
export async function openInvoiceLink(asked: LinkedRequest, { cards, ...deps }: LinkDeps & MaybeCards) {
  const { id, invoiceId } = await findInvoiceLink(asked, deps);
  if (cards) await settlePaymentsOfLink(id, { ...deps, cards });
  return asSystem(deps, async (system, work) => {
    await system.run({
      text: "update app.billing_links set opened_at = coalesce(opened_at, $2) where id = $1",
      values: [id, work.now],
    });
    await system.run({
      text: "update app.invoices set viewed_at = $2 where id = $1 and viewed_at is null",
      values: [invoiceId, work.now],
    });
    const document = await readInvoice(invoiceId, system);
    const { invoice } = document;
    const { asked } = await system.one<{ asked: Cents }>({
      text: "select balance_cents - app_private.contested_cents(id) as asked from app.invoices where id = $1",
      values: [invoiceId],
    });
    const overdue = isOverdue({ ...invoice, balance: asked }, await shopDay(work));
    const { currency } = await readBillingSettings(system);
    return { ...document, invoice: { ...invoice, isOverdue: overdue }, currency, takesCards: cards !== null };
  });
}

async function readInvoice(id: string, system: Rights): Promise<LinkedInvoice> {
  const { document } = await system.one<{ document: LinkedInvoice }>({ text: documentText, values: [id] });
  return document;
}

const documentText = `select json_build_object(
    'invoice', json_build_object('number', i.number, 'status', i.status, 'notes', i.notes, 'issueDate', i.issue_date,
      'dueDate', i.due_date, 'poNumber', i.po_number, 'billTo', i.bill_to, 'subtotalCents', i.subtotal_cents,
      'taxCents', i.tax_cents, 'totalCents', i.total_cents, 'paidCents', i.paid_cents, 'balanceCents', i.balance_cents,
      'taxExemptReason', i.tax_exempt_reason,
      'lines', (select coalesce(json_agg(json_build_object('id', l.id, 'description', l.description, 'quantity', l.quantity,
          'unitPrice', l.unit_price, 'discountBasisPoints', l.discount_basis_points, 'discountCents', l.discount_cents,
          'totalPrice', l.total_price, 'taxable', l.taxable)
          order by l.sort_order, l.id), '[]') from app.line_items l where l.invoice_id = i.id),
      'taxes', (select coalesce(json_agg(json_build_object('name', x.name, 'rate', x.rate, 'taxableCents', x.taxable_cents,
          'taxCents', x.tax_cents) order by x.sort_order, x.id), '[]') from app.document_taxes x where x.invoice_id = i.id)),
    'order', case when o.id is not null then json_build_object('internalOrderNumber', o.internal_order_number, 'repairOrderNumber', o.repair_order_number,
      'claimNumber', o.claim_number, 'vehicleDescription', v.vehicle_description, 'vinLast8', right(v.vin_number, 8)) end,
    'customer', json_build_object('companyName', c.company_name, 'firstName', c.first_name, 'locale', c.locale),
    'shop', json_build_object('facilityName', f.facility_name, 'phone', f.phone, 'email', f.email,
      'paymentInstructions', coalesce((select payment_instructions from app.shop_settings order by version desc limit 1), ''))
  ) as document
  from app.invoices i
  left join app.service_orders o on o.id = i.service_order_id
  left join app.vehicles v on v.id = o.vehicle_id
  join app.customers c on c.id = i.customer_id
  left join app.facilities f on f.id = coalesce(o.facility_id, (select id from app.facilities where is_base limit 1))
  where i.id = $1 and i.status not in ('draft', 'void')`;
