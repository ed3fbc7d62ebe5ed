// Pools that reach the database through a pooler such as PgBouncer in transaction mode: each transaction may meet another
// connection of the pooler's, so that nothing is left on one. Statements have no names, and their limit is set with each
// transaction.
import type { Pool } from "pg";

const limits = new WeakMap<Pool, number>();

/** Remembers that the pool leads through a pooler, and the limit of its statements in milliseconds. */
export const markPooled = (pool: Pool, statementTimeout: number): void => void limits.set(pool, statementTimeout);

/** The limit that each transaction has to set; undefined for a pool of connections of its own. */
export const limitBehindPooler = (pool: Pool): number | undefined => limits.get(pool);
