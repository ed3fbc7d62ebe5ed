import type { InvoiceStatus } from "@boresight/domain/billing/invoice-status";
import type { Cents } from "@boresight/domain/base/money";
import { readLines } from "#modules/billing/documents/read-lines.ts";
import { billedFields, type BilledParty } from "./billed-party.ts";
import { buildSalesParts } from "./build-sales-lines.ts";
import { ready, unwanted, type BuiltRecord, type Building } from "./built-record.ts";

interface IssuedInvoice {
  number: string;
  status: InvoiceStatus;
  issueDate: string;
  dueDate: string | null;
  poNumber: string | null;
  orderNumber: string | null;
  vin: string | null;
  customerId: string;
  customerName: string;
  billTo: BilledParty | null;
  taxExemptReason: string;
  tax: Cents;
  estimateId: string | null;
}

/** The longest text that a custom field takes. */
const longestPo = 31;

/** An issued invoice; drafts and void ones are not sent. */
export async function buildInvoice(id: string, building: Building): Promise<BuiltRecord> {
  const invoice = await readInvoice(id, building);
  if (!invoice || invoice.status === "draft" || invoice.status === "void") return unwanted;
  const lines = await readLines("invoice_id", id, building.system);
  const parts = await buildSalesParts({ ...invoice, lines }, building);
  if ("is" in parts) return parts;
  const { poFieldId } = building.mapping;
  const { number, issueDate, dueDate, poNumber, billTo } = invoice;
  const po = poFieldId && {
    DefinitionId: poFieldId,
    Type: "StringType",
    StringValue: (poNumber ?? "").slice(0, longestPo),
  };
  return ready({
    ...parts,
    ...billedFields(billTo),
    DocNumber: number,
    TxnDate: issueDate,
    ...(dueDate && { DueDate: dueDate }),
    ...(po && { CustomField: [po] }),
    PrivateNote: noteOf(invoice),
    ...(await linkedEstimate(invoice, building)),
  });
}

const readInvoice = (id: string, { system }: Building) =>
  system.maybe<IssuedInvoice>({
    isPrepared: true,
    text: `select i.number, i.status, i.issue_date::text, i.due_date::text, i.po_number, o.internal_order_number as order_number,
        v.vin_number as vin, i.customer_id, app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer_name,
        i.bill_to, i.tax_exempt_reason, i.tax_cents as tax, i.estimate_id
      from app.invoices i
      left join app.service_orders o on o.id = i.service_order_id
      left join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = i.customer_id
      where i.id = $1`,
    values: [id],
  });

/** By which the bookkeeper finds the work; with a PO number that the custom field cuts off. */
function noteOf({ orderNumber, vin, poNumber }: IssuedInvoice): string {
  const po = poNumber && poNumber.length > longestPo ? `PO ${poNumber}` : null;
  return [orderNumber, vin && `VIN ${vin}`, po].filter(Boolean).join(" · ");
}

async function linkedEstimate({ estimateId }: IssuedInvoice, { linksOf }: Building) {
  const link = estimateId && (await linksOf("Estimate", [estimateId])).get(estimateId);
  return link ? { LinkedTxn: [{ TxnId: link.qboId, TxnType: "Estimate" }] } : {};
}
