import type { TaskList } from "graphile-worker";
import { openBooks, type BooksDeps } from "#modules/accounting/connection/open-books.ts";
import { checkQboConnectionJob } from "./check-qbo-connection.ts";
import { readQboChangesJob } from "./read-qbo-changes.ts";
import { readQboRecordsJob } from "./read-qbo-records.ts";
import { removeOldQboRowsJob } from "./remove-old-qbo-rows.ts";
import { revokeQboTokensJob } from "./revoke-qbo-tokens.ts";
import { syncQboJob } from "./sync-qbo.ts";
import { wakeQboLanesJob } from "./wake-qbo-lanes.ts";

interface AccountingJobs {
  /** What calls QuickBooks all the time. */
  syncing: TaskList;
  others: TaskList;
  /** Resolves when every call is in the log. */
  written: () => Promise<void>;
}

/** The jobs between us and the books. Without QuickBooks they end at once: what they would do waits in its tables. */
export function accountingJobs({ config, pool, clock, log }: BooksDeps): AccountingJobs {
  const books = openBooks({ config, pool, clock, log });
  const deps = { pool, clock, client: books?.client ?? null };
  const daily = {
    "check-qbo-connection": checkQboConnectionJob({ pool, clock, books }),
    "read-qbo-changes": readQboChangesJob({ pool, clock, books }),
  };
  return {
    syncing: books ? { "sync-qbo": syncQboJob({ pool, clock, books, random: Math.random }), ...daily } : {},
    others: {
      ...(!books && daily),
      "read-qbo-records": readQboRecordsJob(deps),
      "remove-old-qbo-rows": removeOldQboRowsJob({ pool, clock }),
      "revoke-qbo-tokens": revokeQboTokensJob({ config, clock }),
      "wake-qbo-lanes": wakeQboLanesJob({ pool, clock }),
    },
    written: () => books?.written() ?? Promise.resolve(),
  };
}
