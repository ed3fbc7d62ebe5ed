// One transaction, two kinds of rights: those of the caller, and those of the system.
import { hash } from "node:crypto";
import { officeRight, worksInOffice, type CallerKind, type Standing } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wordsToStore } from "@boresight/domain/texts/in-words";
import { jsonText } from "./json-text.ts";
import { escapeLiteral, type Pool, type PoolClient } from "pg";
import { systemClock, type Clock } from "#platform/clock.ts";
import { emitter, type Actor, type Work } from "./events.ts";
import { randomIds, type Ids } from "#platform/ids.ts";
import type { Caller } from "#platform/caller.ts";
import { camelRows } from "./camel-rows.ts";
import { pooledOf, pooledSettings } from "./pooler.ts";
import { commitAt } from "./replicas.ts";
import { passGate } from "./upgrade/gate.ts";
import { cutOff, isDemoted, isSilence } from "./silence.ts";

export interface Statement {
  text: string;
  values?: readonly unknown[];
  /** Prepared once per connection: for constant texts that take longer to plan than to run. */
  isPrepared?: true;
}

/** What we need of a connection: both pg's client and the one PostGraphile passes to a mutation have it. */
export interface Connection {
  query<Row>(statement: { text: string; values?: unknown[]; name?: string }): Promise<Result<Row>>;
}

interface Result<Row> {
  rows: readonly Row[];
  rowCount: number | null;
}

export interface Rights {
  rows<Row>(statement: Statement): Promise<readonly Row[]>;
  /** Returns the one row. Throws `not-found` for none: what the caller cannot see does not exist. */
  one<Row>(statement: Statement): Promise<Row>;
  maybe<Row>(statement: Statement): Promise<Row | undefined>;
  /** Returns the number of affected rows. */
  run(statement: Statement): Promise<number>;
}

export interface Transaction extends Work {
  caller: Caller & Rights;
}

/** What a transaction starts with in addition to its connection. */
interface Beginning {
  clock?: Clock;
  ids?: Ids;
}

type DatabaseRole = `app_${CallerKind | "system"}`;

const databaseRole = (standing: Standing): DatabaseRole =>
  standing.role === "technician" && worksInOffice(standing) ? `app_${officeRight}` : `app_${standing.role}`;

/** The settings that the tables' rules read about the caller, for the length of one transaction. */
export const settingsFor = (caller: Caller) => ({
  role: databaseRole(caller),
  "app.role": caller.role,
  "app.user_id": caller.userId ?? "",
  "app.customer_id": caller.customerId ?? "",
});

/** Runs the work in one transaction: committed when it returns, rolled back when it throws. */
export function inTransaction<T>(
  at: Pool | (Beginning & { pool: Pool }),
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { pool, ...beginning } = "pool" in at ? at : { pool: at };
  return begun(pool, settingsFor(caller), (client) => work(transactionOn(client, caller, beginning)));
}

/** For work without a caller: sign-in, jobs, startup. */
export function asSystem<T>(
  at: Pool | (Beginning & { pool: Pool }),
  run: (system: Rights, work: Work) => Promise<T>,
): Promise<T> {
  const { pool, ...beginning } = "pool" in at ? at : { pool: at };
  const settings = { role: "app_system", "app.role": "", "app.user_id": "", "app.customer_id": "" };
  return begun(pool, settings, (client) => {
    const system = rightsOver((statement) => client.query(sendable(statement, "app_system")));
    return run(system, workWith(system, { userId: null, role: "system" }, beginning));
  });
}

function workWith(system: Rights, by: Actor, { clock = systemClock, ids = randomIds }: Beginning): Work {
  const begun = { system, now: clock(), ids };
  return { ...begun, emit: emitter(begun, by) };
}

/** The same over a connection whose transaction has already begun with the caller's settings. */
export function transactionOn(client: Connection, caller: Caller, beginning: Beginning = {}): Transaction {
  const own = databaseRole(caller);
  let current: DatabaseRole = own;
  let turn: Promise<unknown> = Promise.resolve();

  async function run<Row>(role: DatabaseRole, statement: Statement) {
    if (role !== current) {
      await client.query({ text: settingText({ role }) });
      current = role;
    }
    return client.query<Row>(sendable(statement, role));
  }
  // One after the other, even when called concurrently: no statement may run between another's change of role and its
  // query.
  const as = (role: DatabaseRole): Rights =>
    rightsOver(<Row>(statement: Statement) => {
      const result = turn.then(() => run<Row>(role, statement));
      turn = result.catch(() => {}); // The caller gets the failure.
      return result;
    });
  return { ...workWith(as("app_system"), caller, beginning), caller: { ...caller, ...as(own) } };
}

/** The same functions over any way to send a statement; rows have camelCase columns. */
export function rightsOver(query: <Row>(statement: Statement) => Promise<Result<Row>>): Rights {
  const rows = async <Row>(statement: Statement) => camelRows((await query<Row>(statement)).rows);
  const maybe = async <Row>(statement: Statement) => (await rows<Row>(statement))[0];
  return {
    maybe,
    rows,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    async one<Row>(statement: Statement) {
      const row = await maybe<Row>(statement);
      if (row === undefined) throw fail("not-found");
      return row;
    },
  };
}

/** What pg sends as JSON; it writes moments and bytes in their own way. */
const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Of a text that travels a row has the key and parameters or, where it keeps neither, the English words. */
const storable = (value: unknown): unknown => {
  if (typeof value === "string") return wordsToStore(value);
  if (Array.isArray(value)) return value.map(storable);
  return isRecord(value) ? wordsToStore(jsonText(value)) : value;
};

/** Prepared for each role apart: row security makes the plans differ, and another role's plan would be made again. */
export const sendable = ({ text, values = [], isPrepared }: Statement, role: DatabaseRole | "owner") => ({
  text,
  values: values.map(storable),
  ...(isPrepared && { name: `${role}.${hash("sha1", text)}` }),
});

/** A statement that sets them for the length of the transaction, once no update is under way. */
export const settingText = (settings: Record<string, string>): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`)
    .join(", ")}, ${passGate}`;

function begun<T>(pool: Pool, settings: Record<string, string>, work: (client: Connection) => Promise<T>): Promise<T> {
  const all = { ...settings, ...pooledSettings(pooledOf(pool)) };
  // One round trip to the database instead of two.
  return bracketed(pool, { begin: (client) => client.query(`begin; ${settingText(all)}`), end: commitAt(pool) }, work);
}

interface Brackets {
  begin: (client: PoolClient) => Promise<unknown>;
  end: string;
}

/** The work between two statements; rolled back, and given up where that is impossible, when it throws. */
export async function bracketed<T>(
  pool: Pool,
  { begin, end }: Brackets,
  work: (client: Connection) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await begin(client);
    const result = await work(client);
    await client.query(end);
    broken = false;
    return result;
  } catch (error) {
    if (isSilence(error)) cutOff(client);
    await client.query("rollback").then(
      () => (broken = isDemoted(error)),
      () => {}, // The connection is lost, and with it the transaction: the first error says why.
    );
    throw error;
  } finally {
    client.release(broken);
  }
}
