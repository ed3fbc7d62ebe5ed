/** What an outgoing mail is about: its template, its reader, and whose it is. */
import type { OutgoingKind } from "@boresight/domain/mail/outgoing-mail";
import { requireAccount } from "#modules/billing/statements/require-account.ts";
import type { MailContext } from "#modules/mail/orders/mail-context.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export interface Outgoing {
  template: string;
  customerId: string;
  /** Null: it is about the customer's account, and no order. */
  orderId: string | null;
  invoiceId?: string;
  creditMemo?: NonNullable<MailContext["creditMemo"]>;
}

const queries: Readonly<Record<Exclude<OutgoingKind, "statement">, string>> = {
  estimate: `select case when e.supplements_id is null then 'estimate-sent' else 'supplement-sent' end as template,
      o.customer_id, o.id as order_id from app.estimates e join app.service_orders o on o.id = e.service_order_id where e.id = $1`,
  invoice: `select 'invoice-sent' as template, i.customer_id, i.service_order_id as order_id, i.id as invoice_id
    from app.invoices i where i.id = $1`,
  creditMemo: `select 'credit-memo' as template, m.customer_id, i.service_order_id as order_id, i.id as invoice_id,
      json_build_object('id', m.id, 'number', m.number, 'totalCents', m.total_cents) as credit_memo
    from app.credit_memos m join app.invoices i on i.id = m.invoice_id where m.id = $1 and m.voided_at is null`,
};

/** With the caller's rights. Throws `not-found`. */
export async function findOutgoing(kind: OutgoingKind, id: string, tx: Transaction): Promise<Outgoing> {
  if (kind !== "statement") return tx.caller.one<Outgoing>({ text: queries[kind], values: [id] });
  return { template: "statement", customerId: await requireAccount(id, tx), orderId: null };
}
