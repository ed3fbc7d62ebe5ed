import type { Cents } from "@boresight/domain/base/money";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { billedFields, type BilledParty } from "./billed-party.ts";
import { buildSalesParts } from "./build-sales-lines.ts";
import { ready, unwanted, type BuiltRecord, type Building } from "./built-record.ts";

interface DecidedEstimate {
  number: string;
  issueDate: string | null;
  validUntil: string | null;
  decidedOn: string;
  approvedBy: string | null;
  orderNumber: string;
  vin: string | null;
  customerId: string;
  customerName: string;
  billTo: BilledParty | null;
  taxExemptReason: string;
  tax: Cents;
}

/** An approved estimate with the lines that were approved, where the shop wants estimates in its books. */
export async function buildEstimate(id: string, building: Building): Promise<BuiltRecord> {
  if (!building.mapping.sendsEstimates) return unwanted;
  const estimate = await readEstimate(id, building);
  if (!estimate) return unwanted;
  const lines = await readLines("estimate_id", id, building.system);
  const accepted = lines.filter(({ isAccepted }) => isAccepted);
  if (accepted.length === 0) return unwanted;
  const parts = await buildSalesParts({ ...estimate, lines: accepted }, building);
  if ("is" in parts) return parts;
  const { number, issueDate, validUntil, decidedOn, approvedBy, orderNumber, vin, billTo } = estimate;
  const { BillEmail } = billedFields(billTo);
  return ready({
    ...parts,
    ...(BillEmail && { BillEmail }),
    DocNumber: number,
    TxnDate: issueDate ?? decidedOn,
    ...(validUntil && { ExpirationDate: validUntil }),
    TxnStatus: "Accepted",
    AcceptedDate: decidedOn,
    ...(approvedBy && { AcceptedBy: approvedBy }),
    PrivateNote: [orderNumber, vin && `VIN ${vin}`].filter(Boolean).join(" · "),
  });
}

const readEstimate = (id: string, { system }: Building) =>
  system.maybe<DecidedEstimate>({
    isPrepared: true,
    text: `select e.number, e.issue_date::text, e.valid_until::text,
        to_char(coalesce(d.decided_at, e.decided_at, e.updated_at) at time zone app_private.shop_zone(), 'YYYY-MM-DD') as decided_on,
        nullif(d.full_name, '') as approved_by, o.internal_order_number as order_number, v.vin_number as vin, e.customer_id,
        app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer_name, e.bill_to, e.tax_exempt_reason,
        e.tax_cents as tax
      from app.estimates e
      join app.service_orders o on o.id = e.service_order_id
      join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = e.customer_id
      left join lateral (select full_name, decided_at from app.estimate_decisions x
        where x.estimate_id = e.id and x.is_approved order by x.decided_at desc limit 1) d on true
      where e.id = $1 and e.status in ('approved', 'converted')`,
    values: [id],
  });
