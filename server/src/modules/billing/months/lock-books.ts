import type { Rights } from "#platform/database/transaction.ts";

/** Waits for everyone who is writing something dated, as `require_open_month` locks it, and lets nobody write until the end. */
export const lockBooks = (system: Rights): Promise<number> =>
  system.run({ text: "select pg_advisory_xact_lock(20261128)" });
