import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { parseInput } from "@boresight/domain/base/problems";
import { ownStatementSchema } from "@boresight/domain/billing/lists/invoice-list";
import { ageingBucket, type AgeingBucket } from "@boresight/domain/billing/invoice-status";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { agedSums, isOpen, type AgedCents } from "#modules/billing/reports/read-ageing.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import { requireAccount } from "./require-account.ts";

interface StatementInvoice {
  id: string;
  number: string;
  /** Null for an opening invoice. */
  orderNumber: string | null;
  poNumber: string | null;
  issueDate: CalendarDay;
  dueDate: CalendarDay | null;
  totalCents: number;
  paidCents: number;
  balanceCents: number;
  /** What of the balance is open only while a dispute about its payment is not decided. */
  contestedCents: number;
  bucket: AgeingBucket;
}

interface StatementPayment {
  id: string;
  receivedOn: CalendarDay;
  method: string;
  reference: string;
  amountCents: number;
  /** What of it went back to the card. */
  returnedCents: number;
  /** All of it was taken back. */
  isReversed: boolean;
}

/** The sums are without what is in dispute: nobody is asked for it. */
export interface Statement extends AgedCents {
  customerId: string;
  asOf: CalendarDay;
  contestedCents: number;
  /** What the customer paid ahead or too much. */
  creditCents: number;
  rewardCents: number;
  invoices: readonly StatementInvoice[];
  payments: readonly StatementPayment[];
}

const contested = "select least(i.balance_cents, app_private.contested_cents(i.id)) as contested";

/** An admin's of any customer, a customer's own, with what they see of it. Throws `not-found` and `permission-error`. */
export async function readStatement(asked: unknown, tx: Transaction): Promise<Statement> {
  const customerId = await requireAccount(parseInput(ownStatementSchema, asked).customerId, tx);
  return readStatementOf(customerId, await shopDay(tx), tx.caller);
}

/** What a customer owes on a day, for those who have seen the customer. */
export async function readStatementOf(customerId: string, asOf: CalendarDay, rights: Rights): Promise<Statement> {
  const sums = await rights.one<AgedCents & Pick<Statement, "contestedCents" | "creditCents" | "rewardCents">>({
    text: `select ${agedSums}, coalesce(sum(i.contested), 0)::float8 as contested_cents,
        app_private.credit_balance($2, 'customer')::float8 as credit_cents, app_private.credit_balance($2, 'reward')::float8 as reward_cents
      from (select i.due_date, i.balance_cents - c.contested as balance_cents, c.contested
        from app.invoices i cross join lateral (${contested}) c where i.customer_id = $2 and ${isOpen}) i`,
    values: [asOf, customerId],
  });
  const invoices = await rights.rows<Omit<StatementInvoice, "bucket">>({
    text: `select i.id, i.number, o.internal_order_number as order_number, i.po_number, i.issue_date::text, i.due_date::text,
        i.total_cents, i.paid_cents, i.balance_cents, (${contested}) as contested_cents
      from app.invoices i left join app.service_orders o on o.id = i.service_order_id
      where i.customer_id = $1 and ${isOpen} order by i.due_date, i.id limit 1000`,
    values: [customerId],
  });
  const payments = await rights.rows<StatementPayment>({
    text: `select p.id, p.received_on::text, p.method, p.reference, p.amount_cents, p.returned_cents,
        p.returned_cents = p.amount_cents or exists (select from app.payment_reversals r where r.payment_id = p.id) as is_reversed
      from app.payments p where p.customer_id = $1 order by p.created_at desc, p.id desc limit 100`,
    values: [customerId],
  });
  return {
    ...sums,
    customerId,
    asOf,
    invoices: invoices.map((invoice) => ({ ...invoice, bucket: ageingBucket(invoice.dueDate ?? "9999-12-31", asOf) })),
    payments,
  };
}
