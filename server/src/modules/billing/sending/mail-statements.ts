import type { Pool } from "pg";
import { queueCustomerMail } from "#modules/mail/orders/queue-customer-mail.ts";
import { isOpen } from "#modules/billing/reports/read-ageing.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { statementEntry } from "./send-document.ts";
import { wasMailed } from "./send-statements.ts";

const mostAtOnce = 100;

interface Period {
  from: string;
  to: string;
}

const first = "00000000-0000-0000-0000-000000000000";

/** In batches, each a transaction of its own. */
export async function mailAllStatements(period: Period, { pool, clock }: { pool: Pool; clock: Clock }): Promise<void> {
  let after: string | null = first;
  while (after !== null) {
    const from: string = after;
    after = await asSystem({ pool, clock }, (_system, work) => mailStatements(period, from, work));
  }
}

/**
 * Queues the statement of a period for the next customers with a balance, by their ids after `after`. Returns the last of
 * them, or null when there are no more. Who has it already, or no address for it, gets none.
 */
async function mailStatements({ from, to }: Period, after: string, { system }: Work): Promise<string | null> {
  const customers = await system.rows<{ id: string }>({
    text: `select distinct i.customer_id as id from app.invoices i
      where ${isOpen} and i.customer_id > $3 and not ${wasMailed} order by i.customer_id limit ${mostAtOnce}`,
    values: [from, to, after],
  });
  for (const { id: customerId } of customers) {
    const statement = { customerId, from, to };
    await queueCustomerMail("statement", { customerId, statement, entry: statementEntry(statement) }, system);
  }
  return customers.length === mostAtOnce ? (customers.at(-1)?.id ?? null) : null;
}
