import type { Task } from "graphile-worker";
import type { Pool } from "pg";
import { remindOfInvoices } from "#modules/billing/invoices/remind-of-invoices.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";

/** In batches, each a transaction of its own. */
export const remindOfInvoicesJob =
  ({ pool, clock }: { pool: Pool; clock: Clock }): Task =>
  async () => {
    while (await asSystem({ pool, clock }, (_, work) => remindOfInvoices(work)));
  };
