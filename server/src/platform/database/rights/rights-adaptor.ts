/**
 * How PostGraphile talks to PostgreSQL, in place of its own adaptor: a single statement travels with the
 * caller's rights in one message; several that belong together share a transaction.
 */
import { LRU } from "@graphile/lru";
import { escapeIdentifier, type Pool, type PoolClient } from "pg";
import type { PgClient, PgClientQuery, PgClientResult, WithPgClient } from "postgraphile/@dataplan/pg";
import { prepareForRights, RightsQuery, type Rights, type RightsValues } from "./rights-query.ts";
import { commitAt } from "../replicas.ts";
import { pooledOf, pooledSettings, type Pooled } from "../pooler.ts";
import { cutOff, isDemoted, isSilence } from "../silence.ts";
import { settingText } from "../transaction.ts";

type Settings = Readonly<Record<string, string | undefined>>;

export interface RightsClient extends PgClient {
  /** For several statements that see the same moment and change nothing. */
  readTogether<T>(work: (client: RightsClient) => Promise<T>): Promise<T>;
}

/** A connection on loan. */
interface Lease {
  connection: PoolClient;
  /** The caller's role in the database; empty for none. */
  role: string;
  /** Who may run what was planned: callers of whose rows the database expects as many. */
  planned: string;
  /** Undefined without a pooler. */
  pooled: Pooled | undefined;
  /** What ends a transaction. */
  commit: string;
  /** Its transaction could not be ended: nobody may use the connection again. */
  isBroken: boolean;
}

/** Connections that know how to set rights; several adaptors may share a pool. */
const isReady = new WeakSet<PoolClient>();

/** Runs work with the rights that the settings say, or with the pool's own where they say none. */
export function rightsAdaptor(pool: Pool): WithPgClient<RightsClient> {
  const pooled = pooledOf(pool);
  return async (settings, work) => {
    const connection = await pool.connect();
    const role = settings?.["role"] ?? "";
    const planned = plannedFor(settings);
    const lease: Lease = { connection, role, planned, pooled, commit: commitAt(pool), isBroken: true };
    try {
      if (!pooled && !isReady.has(connection)) await prepareForRights(connection);
      isReady.add(connection);
      lease.isBroken = false;
      return await work(settings && lease.role ? clientWithRights(lease, settings) : clientWithin(lease, 0));
    } finally {
      connection.release(lease.isBroken);
    }
  };
}

/**
 * Row security makes the plans of roles differ, and a plan of another role is made again at every change. A customer's rule is a value
 * that is looked at when a statement is planned: what is planned for one with 100,000 orders walks through everybody's for one with
 * ten, so customers have plans of their own.
 */
function plannedFor(settings: Settings | null): string {
  const { role = "", "app.customer_id": customerId } = settings ?? {};
  return customerId ? `${role}.${customerId.slice(-8)}` : role;
}

/** Sets the rights for every statement, or for every transaction. */
function clientWithRights(lease: Lease, settings: Settings): RightsClient {
  const { "app.role": role = "", "app.user_id": userId = "", "app.customer_id": customerId = "" } = settings;
  const values: RightsValues = [lease.role, role, userId, customerId];
  const setRights = settingText({
    role: lease.role,
    "app.role": role,
    "app.user_id": userId,
    "app.customer_id": customerId,
    ...pooledSettings(lease.pooled),
  });
  const brackets = { begin: `begin; ${setRights}`, end: lease.commit, undo: "rollback" };
  return {
    query: (asked) => queryWithRights(lease, asked, { values }),
    withTransaction: (work) => bracketed(lease, brackets, () => work(clientWithin(lease, 1))),
    readTogether: (work) => readTogether(lease, values, work),
  };
}

function queryWithRights<Row>(lease: Lease, asked: PgClientQuery, rights: Rights): Promise<PgClientResult<Row>> {
  return new Promise((resolve, reject) => {
    const { pooled } = lease;
    const query = new RightsQuery(statementOf(lease, asked), { ...rights, pooled }, (error, result) => {
      if (error) reject(giveUpWhenSilent(lease, error));
      else resolve(resultOf<Row>(result));
    });
    lease.connection.query(query);
  });
}

/** Returns the error. */
function giveUpWhenSilent<Failure>(lease: Lease, error: Failure): Failure {
  if (isSilence(error)) cutOff(lease.connection);
  if (isSilence(error) || isDemoted(error)) lease.isBroken = true;
  return error;
}

/** The transaction begins with the first statement, in one message; without a statement there is none. */
async function readTogether<T>(
  lease: Lease,
  values: RightsValues,
  work: (client: RightsClient) => Promise<T>,
): Promise<T> {
  let hasBegun = false;
  const within = clientWithin(lease, 1);
  const client: RightsClient = {
    ...within,
    query(asked) {
      if (hasBegun) return within.query(asked);
      hasBegun = true;
      return queryWithRights(lease, asked, { values, beginsReading: true });
    },
    readTogether: (inner) => inner(client),
  };
  try {
    const result = await work(client);
    if (hasBegun) await lease.connection.query("commit");
    return result;
  } catch (error) {
    if (hasBegun) await undone(lease, "rollback");
    throw error;
  }
}

/** What failed first says why; where it cannot be undone, the connection is given up. */
const undone = (lease: Lease, undo: string) => lease.connection.query(undo).catch(() => (lease.isBroken = true));

/** Where the rights are set already, or none are to be set. */
function clientWithin(lease: Lease, level: number): RightsClient {
  const savepoint = `level_${level}`;
  const brackets =
    level === 0
      ? { begin: "begin", end: "commit", undo: "rollback" }
      : { begin: `savepoint ${savepoint}`, end: `release ${savepoint}`, undo: `rollback to ${savepoint}` };
  const client: RightsClient = {
    async query<Row>(asked: PgClientQuery) {
      try {
        return resultOf<Row>(await lease.connection.query(statementOf(lease, asked)));
      } catch (error) {
        throw giveUpWhenSilent(lease, error);
      }
    },
    withTransaction: (work) => bracketed(lease, brackets, () => work(clientWithin(lease, level + 1))),
    readTogether: (work) => work(client),
  };
  return client;
}

interface Brackets {
  begin: string;
  end: string;
  undo: string;
}

async function bracketed<T>(lease: Lease, { begin, end, undo }: Brackets, work: () => Promise<T>): Promise<T> {
  const { connection } = lease;
  try {
    await connection.query(begin);
    const result = await work();
    await connection.query(end);
    return result;
  } catch (error) {
    await undone(lease, undo);
    throw error;
  }
}

const resultOf = <Row>({ rows, rowCount }: { rows: unknown[]; rowCount: number | null }): PgClientResult<Row> => ({
  rows: rows as Row[], // PostGraphile says what its statement returns.
  rowCount,
  notices: [],
});

function statementOf(lease: Lease, { text, values = [], name, arrayMode = false }: PgClientQuery) {
  return {
    text: fenced(text),
    values,
    ...(name !== undefined && !looksForWords(text) && { name: preparedName(lease, name) }),
    ...(arrayMode && { rowMode: "array" as const }),
  };
}

/**
 * A plan for any word walks through the table in the order of the list, and finds a rare word at its end. Planned for the word itself,
 * the statement asks the index of words.
 */
const looksForWords = (text: string): boolean => /\blike\b/i.test(text);

/**
 * The ids that PostGraphile looks for are read from JSON, which PostgreSQL does not hold for leakproof: under row security
 * it would compare them only after it had asked the policy about every row. Behind a fence they are plain values, and the
 * index leads to them.
 */
const fenced = (text: string): string =>
  text.replace("with ordinality as ids) as", "with ordinality as ids offset 0) as");

const mostPrepared = 200;
const preparedNames = new WeakMap<PoolClient, LRU<string, true>>();

/** The name of a prepared statement. The least recently used ones are forgotten. */
function preparedName({ connection, planned, pooled }: Lease, asked: string): string {
  const name = `${planned}.${asked.slice(0, 40)}`; // PostgreSQL keeps 63 characters; of a hash, 40 suffice.
  if (pooled) return name; // The pooler forgets by itself.
  const dispose = (oldest: string) => forget(connection, oldest);
  const known = preparedNames.get(connection) ?? new LRU({ maxLength: mostPrepared, dispose });
  preparedNames.set(connection, known);
  if (!known.get(name)) known.set(name, true);
  return name;
}

/** What pg remembers of a connection's statements; missing from its types. */
interface Remembering {
  connection: { parsedStatements: Record<string, string | undefined> };
}

function forget(connection: PoolClient, name: string): void {
  connection.query(`deallocate ${escapeIdentifier(name)}`).then(
    () => delete (connection as unknown as Remembering).connection.parsedStatements[name],
    () => {}, // It was never prepared, because its only statement failed.
  );
}
