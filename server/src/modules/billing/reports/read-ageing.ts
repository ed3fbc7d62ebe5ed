import { worksInOffice } from "@boresight/domain/accounts/roles";
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { fail } from "@boresight/domain/base/errors";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { shopDay } from "#modules/billing/shop-day.ts";

/** What is open by days since it was due, in cents; the due date itself counts as the first. */
export interface AgedCents {
  notDueCents: number;
  to30Cents: number;
  to60Cents: number;
  to90Cents: number;
  over90Cents: number;
  totalCents: number;
}

export interface AgeingReport extends AgedCents {
  asOf: CalendarDay;
  customers: readonly (AgedCents & { id: string; name: string; invoiceCount: number })[];
  /** There are more customers than these. */
  isMore: boolean;
}

/** Reports are for admins, whose rights the database counts with. Throws `permission-error`. */
export function requireReports({ caller }: Pick<Transaction, "caller">): void {
  if (!worksInOffice(caller)) throw fail("permission-error");
}

/** The same for what says, or lets one reckon, what the shop earns: for admins alone. */
export function requireMargins({ caller }: Pick<Transaction, "caller">): void {
  if (caller.role !== "admin") throw fail("permission-error");
}

const days = "$1::date - i.due_date";
const balanceOf = (condition: string) => `coalesce(sum(i.balance_cents) filter (where ${condition}), 0)::float8`;

/** The sums of open invoices `i`, where `$1` is today, as `ageingBucket` decides it. */
export const agedSums = `${balanceOf(`${days} <= 0 or i.due_date is null`)} as not_due_cents,
  ${balanceOf(`${days} between 1 and 30`)} as to30_cents, ${balanceOf(`${days} between 31 and 60`)} as to60_cents,
  ${balanceOf(`${days} between 61 and 90`)} as to90_cents, ${balanceOf(`${days} > 90`)} as over90_cents,
  ${balanceOf("true")} as total_cents`;

export const isOpen = `i.status in ${wordList(openInvoiceStatuses)} and i.balance_cents > 0`;

const agedColumns = ["not_due_cents", "to30_cents", "to60_cents", "to90_cents", "over90_cents", "total_cents"];

interface AllOwed {
  allNotDueCents: number;
  allTo30Cents: number;
  allTo60Cents: number;
  allTo90Cents: number;
  allOver90Cents: number;
  allTotalCents: number;
}

type Owed = AgeingReport["customers"][number] & AllOwed;

const nothingOwed: AllOwed = {
  allNotDueCents: 0,
  allTo30Cents: 0,
  allTo60Cents: 0,
  allTo90Cents: 0,
  allOver90Cents: 0,
  allTotalCents: 0,
};

const mostCustomers = 500;

// By status alone what is open comes from the index by customer, which holds all that is asked for. Only those who owe most
// are looked at by day; the sums of all stand beside each of the rows.
const owed = `sum(balance_cents) filter (where balance_cents > 0) as balance_cents
  from app.invoices where status in ${wordList(openInvoiceStatuses)}`;
const owedByCustomer = `with debtor as materialized (select customer_id, ${owed} group by customer_id),
    most as materialized (select customer_id from debtor where balance_cents is not null
      order by balance_cents desc, customer_id limit ${mostCustomers + 1}),
    whole as materialized (select ${agedSums} from (select due_date, ${owed} group by due_date) i)
  select c.id, app_private.customer_name(c.company_name, c.first_name, c.last_name) as name, own.*,
    ${agedColumns.map((column) => `whole.${column} as all_${column}`).join(", ")}
  from whole, most join app.customers c on c.id = most.customer_id
    cross join lateral (select count(*)::integer as invoice_count, ${agedSums} from app.invoices i
      where i.customer_id = most.customer_id and ${isOpen}) own
  order by own.total_cents desc, c.id`;

/** What customers owe, those who owe most first. */
export async function readAgeing(_asked: unknown, tx: Transaction): Promise<AgeingReport> {
  requireReports(tx);
  const asOf = await shopDay(tx);
  const rows = await tx.caller.rows<Owed>({ text: owedByCustomer, values: [asOf] });
  const [first = nothingOwed] = rows;
  return {
    notDueCents: first.allNotDueCents,
    to30Cents: first.allTo30Cents,
    to60Cents: first.allTo60Cents,
    to90Cents: first.allTo90Cents,
    over90Cents: first.allOver90Cents,
    totalCents: first.allTotalCents,
    asOf,
    customers: rows.slice(0, mostCustomers),
    isMore: rows.length > mostCustomers,
  };
}
