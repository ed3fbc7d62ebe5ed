/** At most this many requests of one kind, from one address, within a sliding time window. */
import type { Limit } from "#platform/settings/setting-kinds.ts";
import { hash } from "node:crypto";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import { refusals } from "#platform/metrics/metrics.ts";
import { openPool } from "#platform/database/db.ts";
import { pooledOf } from "#platform/database/pooler.ts";
import type { Rights } from "#platform/database/transaction.ts";

type OfAddress<Name extends string, Result> = (name: Name, address: string) => Promise<Result>;

export interface RateLimits<Name extends string> {
  /** Counts a request. Returns null, or the seconds to wait when it is over the limit. */
  take: OfAddress<Name, number | null>;
  /** Undoes the latest count, because the request was not one of this kind. */
  giveBack: OfAddress<Name, void>;
  /** The same as `take` without counting. */
  wait: OfAddress<Name, number | null>;
}

/** Limits of the same name count together, across servers. */
export function createRateLimits<Name extends string>(
  limits: Record<Name, Limit>,
  counts: RequestCounts,
): RateLimits<Name> {
  const keyOf = (name: Name, address: string) => `${name} ${address}`;
  return {
    async take(name, address) {
      const wait = await counts.take(keyOf(name, address), limits[name]);
      if (wait !== null) refusals.inc({ limit: name });
      return wait;
    },
    giveBack: (name, address) => counts.giveBack(keyOf(name, address)),
    wait: (name, address) => counts.wait(keyOf(name, address), limits[name]),
  };
}

/** Every function rejects when the database does not respond in time: no request passes uncounted. */
export interface RequestCounts {
  /** Counts a request. Returns null, or the seconds to wait when it is over the limit. */
  take: (key: string, limit: Limit) => Promise<number | null>;
  /** The same as `take` without counting. */
  wait: (key: string, limit: Limit) => Promise<number | null>;
  giveBack: (key: string) => Promise<void>;
  release: () => Promise<void>;
}

// Separate connections: a link is counted while its reader holds one of the others, all of which could be taken.
const timeouts = { statementTimeout: 2000, connectionTimeout: 2000 };

/** How many connections count beside so many others. */
export const countingConnections = (others: number): number => Math.ceil(others / 4);

/**
 * In milliseconds: for this long a refusal is repeated from memory without asking the database, so that a flood costs
 * it nothing.
 */
const refusalMs = 1000;
const mostRefusals = 10_000;

export function openRequestCounts({ pool: beside, clock }: { pool: Pool; clock: Clock }): RequestCounts {
  const { connectionString = "", max } = beside.options;
  const pool = openPool(connectionString, { max: countingConnections(max), pooler: pooledOf(beside), ...timeouts });
  const refusals = new Map<string, { until: number; freeAt: number }>();

  async function ask(verb: "count_request" | "next_request_at", key: string, { count, within }: Limit) {
    const now = clock().getTime();
    const refused = refusals.get(key);
    if (refused && now < refused.until) return secondsUntil(refused.freeAt, now);
    const { rows } = await pool.query<{ freeAt: string | null }>({
      name: verb,
      text: `select app_private.${verb}($1, $2, $3, $4) as "freeAt"`,
      values: [hashOf(key), new Date(now), count, within],
    });
    const freeAt = rows[0]?.freeAt ? Date.parse(rows[0].freeAt) : null;
    if (freeAt === null) {
      refusals.delete(key);
      return null;
    }
    if (refusals.size >= mostRefusals) refusals.clear();
    refusals.set(key, { until: Math.min(now + refusalMs, freeAt), freeAt });
    return secondsUntil(freeAt, now);
  }

  return {
    take: (key, limit) => ask("count_request", key, limit),
    wait: (key, limit) => ask("next_request_at", key, limit),
    async giveBack(key) {
      refusals.delete(key);
      await pool.query({ text: "select app_private.give_request_back($1)", values: [hashOf(key)] });
    },
    release: () => pool.end(),
  };
}

const hashOf = (key: string): Buffer => hash("sha256", key, "buffer");

const secondsUntil = (moment: number, now: number): number => Math.ceil((moment - now) / 1000);

/** Above this, the counts that end first are deleted: a flood of addresses must not fill the database. */
const mostCounts = 200_000;

export async function removeEndedCounts(system: Rights, now: Date, most = mostCounts): Promise<void> {
  await system.run({
    text: `delete from app_private.request_counts where ends_at <= $1
      or key in (select key from app_private.request_counts order by ends_at desc offset $2)`,
    values: [now, most],
  });
}
