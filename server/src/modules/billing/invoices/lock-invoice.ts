import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { fail } from "@boresight/domain/base/errors";
import type { Cents } from "@boresight/domain/base/money";
import { requireDraftInvoice, type InvoiceStatus } from "@boresight/domain/billing/invoice-status";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface LockedInvoice {
  id: string;
  /** Null for an opening invoice, as its order is. */
  serviceOrderId: string | null;
  customerId: string;
  /** Null for a draft. */
  number: string | null;
  status: InvoiceStatus;
  version: number;
  notes: string;
  poNumber: string | null;
  estimateId: string | null;
  issueDate: CalendarDay | null;
  dueDate: CalendarDay | null;
  total: Cents;
  paid: Cents;
  order: { statusKey: string; category: StatusCategory } | null;
}

/** One of an order, as all drafts are. */
type InvoiceOfOrder = LockedInvoice & {
  serviceOrderId: string;
  order: { statusKey: string; category: StatusCategory };
};

/** Returns an invoice that the caller may see, locked until the transaction ends. Throws `not-found` for any other. */
export async function lockVisibleInvoice(
  { id, version }: { id: string; version: number },
  { caller, system }: Pick<Transaction, "caller" | "system">,
): Promise<LockedInvoice> {
  await caller.one({ text: "select id from app.invoices where id = $1", values: [id] });
  const invoice = await lockInvoice(id, system);
  if (invoice.version !== version) throw fail("invoice-changed");
  return invoice;
}

/** The same of a draft. Throws `invoice-not-draft` with the status for any other. */
export async function lockVisibleDraft(
  asked: { id: string; version: number },
  rights: Pick<Transaction, "caller" | "system">,
): Promise<InvoiceOfOrder> {
  const invoice = await lockVisibleInvoice(asked, rights);
  requireDraftInvoice(invoice);
  return requireOrder(invoice);
}

/** Throws `invoice-without-order` for an opening invoice. */
export function requireOrder(invoice: LockedInvoice): InvoiceOfOrder {
  const { serviceOrderId, order } = invoice;
  if (serviceOrderId === null || order === null) throw fail("invoice-without-order");
  return { ...invoice, serviceOrderId, order };
}

/** Past the caller's rights. Invoices are always locked before their orders, as payments lock them. */
export async function lockInvoice(id: string, system: Rights): Promise<LockedInvoice> {
  await lockRows(system, "app.invoices", { ids: [id] });
  return system.one<LockedInvoice>({
    isPrepared: true,
    text: `select i.id, i.service_order_id, i.customer_id, i.number, i.status, i.version, i.notes, i.po_number, i.estimate_id,
        i.issue_date::text, i.due_date::text, i.total_cents as total, i.paid_cents as paid,
        case when s.id is not null then json_build_object('statusKey', s.key, 'category', s.category) end as order
      from app.invoices i
      left join app.service_orders o on o.id = i.service_order_id
      left join app.service_order_statuses s on s.id = o.status_id
      where i.id = $1`,
    values: [id],
  });
}
