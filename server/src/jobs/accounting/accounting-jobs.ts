import type { TaskList } from "graphile-worker";
import { openBooks, type BooksDeps } from "#modules/accounting/connection/open-books.ts";
import { readQboRecordsJob } from "./read-qbo-records.ts";
import { revokeQboTokensJob } from "./revoke-qbo-tokens.ts";
import { syncQboJob } from "./sync-qbo.ts";
import { wakeQboLanesJob } from "./wake-qbo-lanes.ts";

interface AccountingJobs {
  /** The jobs of the lanes: what is sent and read. */
  syncing: TaskList;
  others: TaskList;
}

/** The jobs between us and the books. Without QuickBooks they end at once: what they would do waits in its tables. */
export function accountingJobs({ config, pool, clock, log }: BooksDeps): AccountingJobs {
  const books = openBooks({ config, pool, clock, log });
  const deps = { pool, clock, client: books?.client ?? null };
  return {
    syncing: books ? { "sync-qbo": syncQboJob({ pool, clock, books, random: Math.random }) } : {},
    others: {
      "read-qbo-records": readQboRecordsJob(deps),
      "revoke-qbo-tokens": revokeQboTokensJob({ config, clock }),
      "wake-qbo-lanes": wakeQboLanesJob({ pool, clock }),
    },
  };
}
