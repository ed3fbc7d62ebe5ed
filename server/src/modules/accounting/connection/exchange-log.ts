/** Writes every call to the books into `app.qbo_exchanges`, without making the calls wait for it. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { QboEnvironment } from "@boresight/domain/accounting/qbo";
import type { Pool } from "pg";
import type { QboExchange } from "#integrations/quickbooks/company-calls.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Log } from "#platform/log.ts";

interface ExchangeLogDeps {
  pool: Pool;
  clock: Clock;
  log: Log;
  environment: QboEnvironment;
}

export interface ExchangeLog {
  onExchange: (exchange: QboExchange) => void;
  /** The calls of this work are logged with the job. */
  forJob: <Result>(jobId: string, work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when the calls so far are written. */
  written: () => Promise<void>;
}

export function openExchangeLog({ pool, clock, log, environment }: ExchangeLogDeps): ExchangeLog {
  const job = new AsyncLocalStorage<string>();
  let waiting: object[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting;
      waiting = [];
      await asSystem(pool, (system) => system.run(insertAll(rows, environment))).catch((err: unknown) =>
        log.error({ err }, "calls to QuickBooks were not logged"),
      );
    }
    writing = null;
  }

  return {
    onExchange({ realmId, method, path, status, intuitTid }) {
      const at = clock().toISOString();
      waiting.push({ realmId, at, method, path, status, intuitTid, jobId: job.getStore() ?? null });
      writing ??= write();
    },
    forJob: (jobId, work) => job.run(jobId, work),
    written: () => writing ?? Promise.resolve(),
  };
}

const insertAll = (rows: readonly object[], environment: QboEnvironment) => ({
  text: `insert into app.qbo_exchanges (connection_id, job_id, at, method, path, response_status, intuit_tid)
    select c.id, j.id, e.at, e.method, left(e.path, 300), e.status, left(e."intuitTid", 100)
    from jsonb_to_recordset($1::jsonb)
        as e ("realmId" text, "jobId" uuid, at timestamptz, method text, path text, status integer, "intuitTid" text)
      join app.qbo_connections c on c.environment = $2 and c.realm_id = e."realmId"
      left join app.qbo_jobs j on j.id = e."jobId"`,
  values: [JSON.stringify(rows), environment],
});
