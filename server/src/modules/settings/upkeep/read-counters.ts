import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

export interface NumberCounters {
  /** The next number of each kind; null where none was given yet. */
  invoice: number | null;
  order: number | null;
}

/** Returns the next numbers that invoices and orders get. Throws `permission-error` for all but admins. */
export async function readCounters({ caller, system }: Transaction): Promise<NumberCounters> {
  if (caller.role !== "admin") throw fail("permission-error");
  return system.one<NumberCounters>({
    text: `select (select next::int from app_private.counters where key = 'invoice') as invoice,
      (select max(substring(internal_order_number from '^SO-([0-9]{6,9})$')::int) + 1 from app.service_orders) as "order"`,
  });
}
