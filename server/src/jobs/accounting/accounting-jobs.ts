import type { TaskList } from "graphile-worker";
import { openBooks, type BooksDeps } from "#modules/accounting/connection/open-books.ts";
import { readQboRecordsJob } from "./read-qbo-records.ts";
import { revokeQboTokensJob } from "./revoke-qbo-tokens.ts";

/** The jobs between us and the books. Without QuickBooks they end at once: what they would do waits in its tables. */
export function accountingJobs({ config, pool, clock, log }: BooksDeps): TaskList {
  const books = openBooks({ config, pool, clock, log });
  const deps = { pool, clock, client: books?.client ?? null };
  return {
    "read-qbo-records": readQboRecordsJob(deps),
    "revoke-qbo-tokens": revokeQboTokensJob({ config, clock }),
  };
}
