import type { CardReport } from "#integrations/cards/card-provider.ts";
import type { Work } from "#platform/database/events.ts";
import { settleCardBalance } from "./settle-card-balance.ts";
import { storeCardReport } from "./store-card-report.ts";

export interface Reported {
  /** The provider's name in our rows. */
  provider: string;
  reports: readonly CardReport[];
}

/**
 * Takes what the provider reports of its objects, in any order and however often, and brings the books to what it says
 * now. What is not known to belong to a payment yet is kept until it is.
 */
export async function applyCardReports({ provider, reports }: Reported, work: Work): Promise<void> {
  // One after another: a report about a refund and the one that says whose it is find each other.
  await work.system.run({ text: "select pg_advisory_xact_lock(hashtextextended('card records', 0))" });
  for (const report of reports) {
    const stored = await storeCardReport({ provider, report }, work);
    if (stored !== null) await settleCardBalance(stored, work);
  }
}
