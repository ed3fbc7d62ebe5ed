import { asSystem } from "#platform/database/transaction.ts";
import { checkConnection, type BooksDeps } from "./check-connection.ts";

/**
 * Asks the connected company whether it answers, which renews its tokens: unused ones end after some months. Throws when
 * another attempt may help.
 */
export async function keepConnection(deps: BooksDeps): Promise<void> {
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
