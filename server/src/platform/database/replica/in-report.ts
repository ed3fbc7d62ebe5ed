// Where reports are read: at the replica, with the caller's rights, or else at the primary.
import { BoresightError } from "@boresight/domain/base/errors";
import type { Pool, PoolClient, QueryResult } from "pg";
import type { Caller } from "#platform/caller.ts";
import { replicaReads } from "#platform/metrics/metrics.ts";
import { pooledOf, pooledSettings } from "../pooler.ts";
import { bracketed, inTransaction, settingsFor, settingText, transactionOn } from "../transaction.ts";
import type { Connection, Transaction } from "../transaction.ts";
import { asUnavailable } from "../unavailable.ts";
import { replicaOf, type Replica } from "../replicas.ts";

/** In milliseconds: for an answer to the first question, and for what the replica is changing just now. */
const patience = 1000;

/**
 * Like `inTransaction`, for work that only reads, and that others need not wait for: reports, exports, searches. Where there is a
 * replica it is read there, at one moment.
 */
export function inReport<T>(
  at: Parameters<typeof inTransaction<T>>[0],
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { pool, ...beginning } = "pool" in at ? at : { pool: at };
  return readReport(pool, caller, {
    there: (connection) => work(transactionOn(connection, caller, beginning)),
    here: () => inTransaction(at, caller, work),
  });
}

interface Ways<T> {
  /** At the replica; it may be begun and done again here. */
  there: (connection: Connection) => Promise<T>;
  /** At the primary. */
  here: () => Promise<T>;
}

/**
 * Reads at the replica when it has what this caller must see, and at the primary when it has not, or when anything goes wrong there but
 * what the work itself refuses.
 */
export async function readReport<T>(primary: Pool, caller: Caller, { there, here }: Ways<T>): Promise<T> {
  const replica = replicaOf(primary);
  if (!replica) return here();
  const floor = replica.floor();
  if (floor !== null && caller.mustSee !== undefined) {
    try {
      const answer = await readAt(replica, { caller, positions: [floor, caller.mustSee ?? floor] }, there);
      replicaReads.inc({ by: "replica" });
      return answer;
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (isOutage(error)) replica.suspect();
    }
  }
  replicaReads.inc({ by: "primary" });
  return here();
}

interface Asked {
  caller: Caller;
  /** It must have come to each of them. */
  positions: readonly [string, string];
}

/** The replica is at an earlier moment than this caller may see, or is none any more. */
class NotThere extends Error {}

function readAt<T>({ pool }: Replica, asked: Asked, work: (connection: Connection) => Promise<T>): Promise<T> {
  return bracketed(pool, { begin: (client) => begin(client, beginningAt(pool, asked)), end: "commit" }, work);
}

/** What the replica has is asked in the same message, so that a pooler of several replicas asks the one that is read. */
function beginningAt(pool: Pool, { caller, positions: [one, other] }: Asked): string {
  const settings = { ...settingsFor(caller), ...pooledSettings(pooledOf(pool)), lock_timeout: String(patience) };
  return `begin;
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= greatest('${one}'::pg_lsn, '${other}'::pg_lsn) as is_there;
    commit;
    begin isolation level repeatable read, read only;
    ${settingText(settings)}`;
}

interface Answer {
  is_there: boolean | null;
}

async function begin(client: PoolClient, text: string): Promise<void> {
  // Of several statements pg returns several results, which its types do not say.
  const statement = { text, query_timeout: patience };
  const results = (await client.query<Answer>(statement)) as unknown as readonly QueryResult<Answer>[];
  if (!results.some(({ rows }) => rows[0]?.is_there)) throw new NotThere();
}

const isOutage = (error: unknown): boolean => error instanceof BoresightError || asUnavailable(error) !== null;

/** By the work, for reasons of its own. */
const isRefusal = (error: unknown): boolean =>
  error instanceof BoresightError && error.code !== ("database-unavailable" satisfies typeof error.code);
