import { isExpired, isOpenEstimate, type EstimateStatus } from "@boresight/domain/billing/estimate-status";
import type { BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import { readEstimateDifferences } from "#modules/billing/estimates/estimate-difference.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface LinkedDocument {
  estimate: { status: EstimateStatus; validUntil: string | null };
  order: object;
  customer: object;
}

/** What whoever has the link may read: neither costs nor the reasons of lines. */
export async function readLinkedEstimate(
  id: string,
  { today, termsVersion, settings, customer, timeZone }: BillingContext,
  system: Rights,
) {
  const { document } = await system.one<{ document: LinkedDocument }>({ text: documentText, values: [id] });
  const { estimate } = document;
  const expired = isExpired(estimate, today);
  const [difference = null] = await readEstimateDifferences([id], { caller: system });
  return {
    ...document,
    estimate: { ...estimate, isExpired: expired, canDecide: isOpenEstimate(estimate) && !expired },
    difference,
    currency: settings.currency,
    requiresPo: customer.requiresPo,
    termsVersion,
    timeZone,
  };
}

const documentText = `select json_build_object(
    'estimate', json_build_object('number', e.number, 'revision', e.revision, 'status', e.status, 'notes', e.notes,
      'issueDate', e.issue_date, 'validUntil', e.valid_until, 'poNumber', coalesce(e.po_number, o.po_number),
      'billTo', e.bill_to, 'subtotalCents', e.subtotal_cents, 'taxCents', e.tax_cents, 'totalCents', e.total_cents,
      'taxExemptReason', e.tax_exempt_reason, 'contentHash', e.content_hash, 'isSupplement', e.supplements_id is not null,
      'decidedAt', e.decided_at,
      'lines', (select coalesce(json_agg(json_build_object('id', l.id, 'description', l.description, 'quantity', l.quantity,
          'unitPrice', l.unit_price, 'discountBasisPoints', l.discount_basis_points, 'discountCents', l.discount_cents,
          'totalPrice', l.total_price, 'taxable', l.taxable, 'isOptional', l.is_optional, 'isAccepted', l.is_accepted)
          order by l.sort_order, l.id), '[]') from app.line_items l where l.estimate_id = e.id),
      'taxes', (select coalesce(json_agg(json_build_object('name', x.name, 'rate', x.rate, 'taxableCents', x.taxable_cents,
          'taxCents', x.tax_cents) order by x.sort_order, x.id), '[]') from app.document_taxes x where x.estimate_id = e.id)),
    'order', json_build_object('internalOrderNumber', o.internal_order_number, 'repairOrderNumber', o.repair_order_number,
      'claimNumber', o.claim_number, 'vehicleDescription', v.vehicle_description, 'vinLast8', right(v.vin_number, 8)),
    'customer', json_build_object('companyName', c.company_name, 'firstName', c.first_name, 'locale', c.locale)
  ) as document
  from app.estimates e
  join app.service_orders o on o.id = e.service_order_id
  join app.vehicles v on v.id = o.vehicle_id
  join app.customers c on c.id = e.customer_id
  where e.id = $1`;
