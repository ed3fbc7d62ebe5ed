// Connections to PostgreSQL, and how its values are read: calendar days stay "YYYY-MM-DD", moments are ISO strings in
// UTC ("2026-05-01T08:30:00.000Z"), bigint and numeric stay strings. Rows thus equal what is sent as JSON.
import { Client, Pool, types, type CustomTypesConfig } from "pg";
import type { Log } from "#platform/log.ts";
import { beImpatient } from "./patient-pool.ts";
import { markPooled, type Pooler } from "./pooler.ts";
import { answerTime, keptAlive, trackConnections } from "./silence.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

const asWritten = (text: string): string => text;
const { DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins;
const readMoment: (text: string) => Date | number = types.getTypeParser(TIMESTAMPTZ);

function asIsoString(text: string): string {
  const moment = readMoment(text);
  return moment instanceof Date ? moment.toISOString() : text; // "infinity" is not a Date
}

const columnTypes: CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === DATE || id === TIMESTAMP) return asWritten;
    if (id === TIMESTAMPTZ) return asIsoString;
    return types.getTypeParser(id, format);
  },
};

export interface PoolOptions {
  max?: number;
  log?: Log;
  /** How values are read, for libraries that expect pg's own types. */
  types?: CustomTypesConfig;
  /** Milliseconds after which a statement is cancelled; 0 for no limit. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection before giving up; 0 waits until there is one. */
  connectionTimeout?: number;
  /** Milliseconds without any connection coming free after which those who wait are refused; 0 waits. */
  busyAfter?: number;
  /** What the URL leads to, instead of the database itself. */
  pooler?: Pooler | undefined;
}

export function openPool(url: string, options: PoolOptions = {}): Pool {
  const {
    max = 10,
    log,
    types: become = columnTypes,
    statementTimeout = 0,
    connectionTimeout = 0,
    busyAfter = 0,
  } = options;
  const timeouts = {
    // A pooler accepts no settings for a connection.
    ...(!options.pooler && { statement_timeout: statementTimeout }),
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + answerTime }),
    connectionTimeoutMillis: connectionTimeout,
  };
  const pool = new Pool({ connectionString: url, max, types: become, ...timeouts, ...keptAlive });
  if (options.pooler) markPooled(pool, { ...options.pooler, statementTimeout });
  trackConnections(pool);
  // Without a listener Node would end the process. The next query on a broken connection fails anyway.
  pool.on("error", (error) => log?.warn({ reason: error.message }, "an idle database connection broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return busyAfter ? beImpatient(pool, { busyAfter, log }) : pool;
}

interface OneConnection {
  /** The setting that the URL comes from. */
  setting?: string;
  applicationName?: string;
}

/** Opens one connection for work at startup. Throws a StartupError that says what is wrong with the setting. */
export async function connectOnce(url: string, options: OneConnection = {}): Promise<Client> {
  const { setting = "DATABASE_URL", applicationName } = options;
  const client = new Client({
    connectionString: url,
    application_name: applicationName,
    types: columnTypes,
    connectionTimeoutMillis: 30_000,
    ...keptAlive,
  });
  client.on("error", () => {}); // A query in flight is rejected anyway, and so is the next one.
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartupError(connectionAdvice(error, { client, setting }), { cause: error });
  }
}

function connectionAdvice(error: unknown, { client, setting }: { client: Client; setting: string }): string {
  const { host, port, user, database } = client;
  switch (errorCode(error) ?? "") {
    case "ECONNREFUSED":
    case "ECONNRESET":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENOENT":
      return `No PostgreSQL answers at ${host}:${port}: start it, or correct ${setting}.`;
    case "28P01":
    case "28000":
      return `PostgreSQL at ${host}:${port} refuses the user "${user}": correct user and password in ${setting}.`;
    case "3D000":
      return `PostgreSQL at ${host}:${port} has no database "${database}": create it, or correct ${setting}.`;
    case "42501":
      return `The user "${user}" may not connect to the database "${database}": grant it, or correct ${setting}.`;
    default:
      return `PostgreSQL at ${host}:${port} cannot be used (${messageOf(error)}): correct ${setting}.`;
  }
}
