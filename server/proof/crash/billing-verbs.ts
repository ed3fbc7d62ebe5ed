/** Issuing invoices and recording payments, and what must be true of the ledger whatever was killed. */
import type { Client } from "pg";
import { buildInvoice, buildLineItem, buildServiceOrder, save } from "#db/rows/factories.ts";
import type { CreatingVerb } from "./creating-verbs.ts";

export interface BillingFacts {
  customerId: string;
  /** Drafts that can be issued. */
  draftIds: readonly string[];
  /** The first that is issued gets it. */
  firstNumber: number;
}

interface Place {
  customerId: string;
  vehicleId: string;
  facilityId: string;
}

/** Drafts of an order whose work is done, more than a test issues. */
export async function addDrafts({ customerId, vehicleId, facilityId }: Place, owner: Client): Promise<BillingFacts> {
  const { rows } = await owner.query<{ status: string; type: string; next: string }>(`select
    (select id from app.service_order_statuses where key = 'quality') as status,
    (select id from app.line_item_types where key = 'CAL-FRAD') as type,
    (select next from app_private.counters where key = 'invoice') as next`);
  const [found] = rows;
  if (!found) throw new Error("there is no catalogue");
  const order = buildServiceOrder({
    customer_id: customerId,
    vehicle_id: vehicleId,
    facility_id: facilityId,
    status_id: found.status,
  });
  await save(owner, "app.service_orders", [order]);
  const sums = { subtotal_cents: 32_500, tax_cents: 0, total_cents: 32_500 };
  const drafts = Array.from({ length: 600 }, () =>
    buildInvoice({
      service_order_id: order.id,
      status: "draft",
      number: null,
      issue_date: null,
      due_date: null,
      ...sums,
    }),
  );
  await save(owner, "app.invoices", drafts);
  await save(
    owner,
    "app.line_items",
    drafts.map(({ id }) => buildLineItem({ invoice_id: id, line_item_type_id: found.type })),
  );
  return { customerId, draftIds: drafts.map(({ id }) => id), firstNumber: Number(found.next) };
}

export function billingVerbs({ customerId, draftIds }: BillingFacts): CreatingVerb[] {
  const drafts = draftIds.values();
  const issued: string[] = [];
  return [
    {
      name: "issueInvoice",
      who: "ada",
      input(overrideNote) {
        const { value: id = draftIds[0] } = drafts.next();
        if (id) issued.push(id);
        return { id, version: 1, overrideNote };
      },
      stored: { table: "app.invoices", column: "override_note" },
    },
    {
      name: "recordPayment",
      who: "ada",
      input: (reference) => ({
        customerId,
        method: "cash",
        amountCents: 100,
        receivedOn: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
        reference,
        allocations: [
          { invoiceId: issued[Math.floor(Math.random() * issued.length)] ?? draftIds[0], amountCents: 100 },
        ],
      }),
      stored: { table: "app.payments", column: "reference" },
    },
  ];
}

/** Numbers with a gap or twice, and balances that the ledger does not say. */
export async function ledgerProblems({ firstNumber }: BillingFacts, owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ problem: string; count: number }>({
    text: `with numbered as (select substring(number from '^INV-([0-9]+)$')::bigint as n from app.invoices where number is not null)
      select problem, count::integer from (values
        ('missing invoice numbers', (select next - $1 from app_private.counters where key = 'invoice')
          - (select count(distinct n) from numbered where n >= $1)),
        ('invoice numbers twice', (select count(*) - count(distinct n) from numbered)),
        ('invoices whose paid amount is not what was allocated', (select count(*) from app.invoices i
          where paid_cents <> coalesce((select sum(amount_cents) from app.payment_allocations where invoice_id = i.id), 0))),
        ('payments that are not what they pay and leave', (select count(*) from app.payments p
          where not exists (select from app.payment_reversals where payment_id = p.id) and amount_cents - returned_cents
            <> coalesce((select sum(amount_cents) from app.payment_allocations where payment_id = p.id), 0)
              + coalesce((select sum(amount_cents) from app.credit_entries where payment_id = p.id and account = 'customer'), 0)))
        ) as found (problem, count)
      where count <> 0`,
    values: [firstNumber],
  });
  return rows.map(({ problem, count }) => `${count} ${problem}`);
}
