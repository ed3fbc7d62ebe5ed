import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { parseInput } from "@boresight/domain/base/problems";
import { accountStatementSchema, type AccountEntryKind } from "@boresight/domain/billing/lists/invoice-list";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { requireAccount } from "./require-account.ts";

export interface AccountPeriod {
  customerId: string;
  from: CalendarDay;
  to: CalendarDay;
}

export interface AccountEntry {
  key: string;
  day: CalendarDay;
  kind: AccountEntryKind;
  /** An invoice's number, or the reference of a payment. */
  reference: string | null;
  orderNumber: string | null;
  /** The customer's own number of the order. */
  repairOrderNumber: string | null;
  serviceOrderId: string | null;
  method: string | null;
  /** Below zero it was paid. */
  amountCents: number;
  /** After this entry. */
  balanceCents: number;
}

interface Sums {
  openingCents: number;
  chargedCents: number;
  paidCents: number;
  closingCents: number;
}

export interface AccountStatement extends AccountPeriod, Sums {
  entries: readonly AccountEntry[];
  /** There are more entries than these; the sums include them. */
  isMore: boolean;
}

const dayOf = (moment: string) => `(${moment} at time zone (select app_private.shop_zone()))::date`;

const issuedOn = `coalesce(i.issue_date, ${dayOf("i.created_at")})`;

/**
 * What charged and what paid the account of customer `$1` until the day `$2`. Credit that was applied to an invoice is no
 * entry: its payment is. What a card's bank took back of a payment is, and so is what counts as paid again. A void invoice is charged on its day, and taken back on the day on which it became void.
 */
const entries = `entries (key, day, rank, kind, reference, order_number, repair_order_number, service_order_id, method, amount) as (
    select 'invoice ' || i.id, ${issuedOn}, 1, 'invoice', i.number, o.internal_order_number, o.repair_order_number, o.id, null,
        i.total_cents::bigint
      from app.invoices i left join app.service_orders o on o.id = i.service_order_id
      where i.customer_id = $1 and i.status <> 'draft'
    union all
    select 'void ' || i.id, greatest(${dayOf("i.voided_at")}, ${issuedOn}), 2, 'void', i.number, o.internal_order_number,
        o.repair_order_number, o.id, null, -i.total_cents
      from app.invoices i left join app.service_orders o on o.id = i.service_order_id
      where i.customer_id = $1 and i.status = 'void'
    union all
    select 'payment ' || p.id, p.received_on, 3, 'payment', p.reference, null, null, null, p.method, -p.amount_cents
      from app.payments p where p.customer_id = $1
    union all
    select 'reversal ' || p.id, greatest(${dayOf("r.created_at")}, p.received_on), 4, 'reversal', p.reference, null, null, null, p.method,
        p.amount_cents - p.returned_cents
      from app.payment_reversals r join app.payments p on p.id = r.payment_id where p.customer_id = $1
    union all
    select 'return ' || r.id, greatest(${dayOf("r.created_at")}, p.received_on), 4,
        case when r.amount_cents > 0 then 'reversal' else 'payment' end, p.reference, null, null, null, p.method, r.amount_cents
      from app.payment_returns r join app.payments p on p.id = r.payment_id where p.customer_id = $1
    union all
    select 'credit ' || e.id, coalesce(m.issued_on, e.paid_on, ${dayOf("e.created_at")}), 5,
        case e.kind when 'refund' then 'refund' when 'memo' then 'creditMemo' else 'adjustment' end, m.number, o.internal_order_number,
        o.repair_order_number, o.id, e.method, -e.amount_cents
      from app.credit_entries e left join app.credit_memos m on m.id = e.credit_memo_id left join app.invoices i on i.id = m.invoice_id
        left join app.service_orders o on o.id = i.service_order_id
      where e.customer_id = $1 and e.account = 'customer' and e.kind in ('refund', 'adjust', 'memo')
    union all
    select 'memo void ' || m.id, greatest(${dayOf("m.voided_at")}, m.issued_on), 6, 'void', m.number, o.internal_order_number,
        o.repair_order_number, o.id, null, m.total_cents
      from app.credit_memos m join app.invoices i on i.id = m.invoice_id left join app.service_orders o on o.id = i.service_order_id
      where m.customer_id = $1 and m.voided_at is not null)`;

const mostEntries = 1000;

/**
 * The course of a customer's account: an admin's of any customer, a customer's own. The closing balance is what is open of
 * issued invoices less the credit on that day. Throws `not-found` and `permission-error`.
 */
export async function readAccountStatement(asked: unknown, tx: Transaction): Promise<AccountStatement> {
  const { from, to, customerId: chosen } = parseInput(accountStatementSchema, asked);
  const customerId = await requireAccount(chosen, tx);
  return readAccountOf({ customerId, from, to }, tx.caller);
}

/** The same for those who have seen the customer. */
export async function readAccountOf(
  { customerId, from, to }: AccountPeriod,
  rights: Rights,
): Promise<AccountStatement> {
  const values = [customerId, to, from];
  const sums = await rights.one<Sums>({
    text: `with ${entries}
      select coalesce(sum(amount) filter (where day < $3), 0)::float8 as opening_cents,
        coalesce(sum(amount) filter (where day >= $3 and rank <= 2), 0)::float8 as charged_cents,
        coalesce(-sum(amount) filter (where day >= $3 and rank > 2), 0)::float8 as paid_cents,
        coalesce(sum(amount), 0)::float8 as closing_cents
      from entries where day <= $2`,
    values,
  });
  const rows = await rights.rows<AccountEntry>({
    text: `with ${entries},
      balanced as (select *, sum(amount) over (order by day, rank, key) as balance from entries where day <= $2)
      select key, day::text, kind, nullif(reference, '') as reference, order_number, nullif(repair_order_number, '') as repair_order_number,
        service_order_id, method, amount::float8 as amount_cents, balance::float8 as balance_cents
      from balanced where day >= $3 order by day, rank, key limit ${mostEntries + 1}`,
    values,
  });
  return { ...sums, customerId, from, to, entries: rows.slice(0, mostEntries), isMore: rows.length > mostEntries };
}
