import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import type { Clock } from "#platform/clock.ts";
import { checkConnection } from "./check-connection.ts";
import type { Books } from "./open-books.ts";

export interface KeepConnectionDeps {
  books: Books | null;
  pool: Pool;
  clock: Clock;
}

/**
 * Asks the connected company whether it answers, which renews its tokens: unused ones end after some months. Throws when
 * another attempt may help.
 */
export async function keepConnection(deps: KeepConnectionDeps): Promise<void> {
  const { books, pool } = deps;
  if (!books) return;
  const connected = await asSystem(pool, (system) =>
    system.maybe({
      text: `select from app.qbo_connections where environment = $1
        and (status = 'connected' or status = 'broken' and broken_reason = 'subscriptionEnded')`,
      values: [books.environment],
    }),
  );
  if (!connected) return;
  const { problem } = await checkConnection(deps);
  if (problem === "unavailable" || problem === "throttled") throw new Error(`QuickBooks is ${problem}`);
}
