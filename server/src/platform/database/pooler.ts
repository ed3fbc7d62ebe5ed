// Pools that reach the database through a pooler such as PgBouncer in transaction mode: each transaction may meet another
// connection of the pooler's, so that nothing is left on one. The limit of statements is set with each transaction, and they
// have names only where the pooler keeps them.
import type { Pool, PoolClient } from "pg";

const pooled = new WeakMap<Pool, Pooled>();

export interface Pooler {
  /** Whether it keeps prepared statements by itself. */
  prepares: boolean;
}

/** How statements go through a pooler. */
export interface Pooled extends Pooler {
  /** In milliseconds: each transaction has to set it. */
  statementTimeout: number;
}

/** Remembers that the pool leads through a pooler. */
export function markPooled(pool: Pool, through: Pooled): void {
  pooled.set(pool, through);
  if (!through.prepares) pool.on("connect", dropNames);
}

type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/** A prepared statement would be another connection's. */
function dropNames(client: PoolClient): void {
  const send = client.query.bind(client) as Send;
  const nameless: Send = (statement, ...rest) => {
    if (typeof statement !== "object" || statement === null) return send(statement, ...rest);
    // A query that pg has made already is changed; what a caller passes is not.
    const isQuery = "submit" in statement;
    return send(isQuery ? Object.assign(statement, { name: undefined }) : { ...statement, name: undefined }, ...rest);
  };
  Object.assign(client, { query: nameless });
}

/** Undefined for a pool of connections of its own. */
export const pooledOf = (pool: Pool): Pooled | undefined => pooled.get(pool);

/** What else a transaction has to set. */
export const pooledSettings = (through: Pooled | undefined): { statement_timeout?: string } =>
  through ? { statement_timeout: String(through.statementTimeout) } : {};
