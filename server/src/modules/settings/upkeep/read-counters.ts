import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

export interface NumberCounters {
  invoice: number | null;
  order: number | null;
}

/** Returns the next numbers that invoices and orders get. Throws `permission-error` for all but admins. */
export async function readCounters({ caller, system }: Transaction): Promise<NumberCounters> {
  if (caller.role !== "admin") throw fail("permission-error");
  return system.one<NumberCounters>({
    text: `select (select next::int from app_private.counters where key = 'invoice') as invoice,
      (select coalesce(pg_sequence_last_value(seqrelid) + 1, seqstart)::int from pg_sequence
        where seqrelid = 'app_private.order_numbers'::regclass) as "order"`,
  });
}
