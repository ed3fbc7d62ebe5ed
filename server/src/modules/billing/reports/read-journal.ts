import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { parseInput } from "@boresight/domain/base/problems";
import { reportSpanSchema, type JournalKind, type OpenSpan } from "@boresight/domain/billing/lists/invoice-list";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { csvBatches, csvBatchSize, csvCells } from "#platform/csv-batches.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireReports } from "./read-ageing.ts";

interface JournalEntry {
  key: string;
  day: CalendarDay;
  kind: JournalKind;
  customerId: string;
  customerName: string;
  method: string | null;
  reference: string | null;
  /** The invoices that the payment pays today, as people name them. */
  invoices: string | null;
  /** Below zero it went out. */
  amountCents: number;
}

interface MethodSum {
  /** Null for refunds that do not say how. */
  method: string | null;
  receivedCents: number;
  returnedCents: number;
}

export interface PaymentJournal {
  entries: readonly JournalEntry[];
  methods: readonly MethodSum[];
  /** There are more entries than these; the sums include them. */
  isMore: boolean;
}

const dayOf = (moment: string) => `(${moment} at time zone (select app_private.shop_zone()))::date`;

/** Reward credit is no money. What a bank or the office took back is an entry of the day on which it did. */
const entries = `entries (key, day, kind, customer_id, payment_id, method, reference, amount) as (
    select 'payment ' || p.id, p.received_on, case when exists (select from app.credit_entries e
        where e.payment_id = p.id and e.account = 'customer' and e.kind = 'deposit') then 'deposit' else 'payment' end,
        p.customer_id, p.id, p.method, p.reference, p.amount_cents
      from app.payments p where p.method <> 'rewardCredit'
    union all
    select 'reversal ' || p.id, greatest(${dayOf("r.created_at")}, p.received_on), 'reversal', p.customer_id, p.id, p.method, p.reference,
        p.returned_cents - p.amount_cents
      from app.payment_reversals r join app.payments p on p.id = r.payment_id where p.method <> 'rewardCredit'
    union all
    select 'return ' || r.id, greatest(${dayOf("r.created_at")}, p.received_on),
        case when r.amount_cents > 0 then 'return' else 'payment' end, p.customer_id, p.id, p.method, p.reference, -r.amount_cents
      from app.payment_returns r join app.payments p on p.id = r.payment_id
    union all
    select 'refund ' || e.id, coalesce(e.paid_on, ${dayOf("e.created_at")}), 'refund', e.customer_id, null, e.method, e.note, e.amount_cents
      from app.credit_entries e where e.account = 'customer' and e.kind = 'refund')`;

const named = `(select string_agg(distinct i.number, ', ' order by i.number) from app.payment_allocations a
  join app.invoices i on i.id = a.invoice_id where a.payment_id = n.payment_id)`;

const mostEntries = 500;

/** What came in and went out in these days, the latest last. Throws `permission-error`. */
export async function readJournal(asked: unknown, tx: Transaction): Promise<PaymentJournal> {
  requireReports(tx);
  const { from, to } = parseInput(reportSpanSchema, asked);
  const values = [from, to];
  const methods = await tx.caller.rows<MethodSum>({
    text: `with ${entries} select method, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as received_cents,
        coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as returned_cents
      from entries where day between $1 and $2 group by method order by 2 desc, 1`,
    values,
  });
  const rows = await tx.caller.rows<JournalEntry>({
    text: `with ${entries}
      select n.key, n.day::text, n.kind, c.id as customer_id,
        app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer_name, n.method,
        nullif(n.reference, '') as reference, ${named} as invoices, n.amount::float8 as amount_cents
      from (select * from entries where day between $1 and $2 order by day, key limit ${mostEntries + 1}) n
      join app.customers c on c.id = n.customer_id order by n.day, n.key`,
    values,
  });
  return { methods, entries: rows.slice(0, mostEntries), isMore: rows.length > mostEntries };
}

interface Batch {
  cells: string;
  day: CalendarDay;
  key: string;
}

type Columns = readonly (readonly [header: string, value: string])[];

/**
 * Returns what yields the journal as lines of a CSV file of these columns; without a day from the first payment, or until
 * the last. In the columns `n` is the entry, `c` its customer, and what is passed in names the invoices that it pays.
 */
export function exportEntries(columnsOf: (invoices: string) => Columns) {
  const columns = columnsOf(named);
  return ({ from, to }: OpenSpan, caller: Caller, deps: { pool: Pool; clock: Clock }): AsyncGenerator<string> =>
    csvBatches<Batch>(columns, (last) =>
      inReport(deps, caller, (tx) => {
        requireReports(tx);
        return tx.caller.rows<Batch>({
          text: `with ${entries} select n.day::text, n.key, ${csvCells(columns)}
            from (select * from entries where day between coalesce($1, '-infinity'::date) and coalesce($2, 'infinity'::date)
                and ($3::date is null or (day, key) > ($3, $4)) order by day, key limit ${csvBatchSize}) n
            join app.customers c on c.id = n.customer_id order by n.day, n.key`,
          values: [from ?? null, to ?? null, last?.day ?? null, last?.key ?? null],
        });
      }),
    );
}

export const exportJournal = exportEntries((invoices) => [
  ["Day", "n.day"],
  ["Entry", "n.kind"],
  ["Customer", "app_private.customer_name(c.company_name, c.first_name, c.last_name)"],
  ["Method", "n.method"],
  ["Reference", "n.reference"],
  ["Invoices", invoices],
  ["Amount", "n.amount / 100.0"],
]);
