// Pools that reach the database through a pooler such as PgBouncer in transaction mode: each transaction may meet another
// connection of the pooler's, so that nothing is left on one. The limit of statements is set with each transaction, and they
// have names only where the pooler keeps them.
import type { Pool, PoolClient } from "pg";

const limits = new WeakMap<Pool, number>();
const poolers = new WeakMap<Pool, Pooler>();

export interface Pooler {
  /** Whether it keeps prepared statements by itself. */
  prepares: boolean;
}

/** Remembers that the pool leads through a pooler, and the limit of its statements in milliseconds. */
export function markPooled(pool: Pool, pooler: Pooler, statementTimeout: number): void {
  limits.set(pool, statementTimeout);
  poolers.set(pool, pooler);
  if (!pooler.prepares) pool.on("connect", dropNames);
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
export const poolerOf = (pool: Pool): Pooler | undefined => poolers.get(pool);

/** The limit that each transaction has to set; undefined for a pool of connections of its own. */
export const limitBehindPooler = (pool: Pool): number | undefined => limits.get(pool);
