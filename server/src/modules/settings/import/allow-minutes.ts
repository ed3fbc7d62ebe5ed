import type { Rights } from "#platform/database/transaction.ts";

/** Thousands of records in one statement take longer than a screen's query may: until the transaction ends, two minutes. */
export const allowMinutes = (system: Rights): Promise<number> =>
  system.run({ text: "select set_config('statement_timeout', '120s', true)" });
