// Updates a database: migrations forward, then the current rules, then the server's login. Servers of the release before may
// go on meanwhile, so that nothing here waits for a lock while it holds others for long.
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import type { Client } from "pg";
import { connectOnce } from "../db.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { closeGate, gateTopic, type GateNews } from "./gate.ts";
import { keepLostFunctions, rememberFunctions } from "./kept-functions.ts";
import { readMark, readRelease, requireKnown, requireServable, writeMark, type Release } from "./release.ts";
import { loginRoles, openServerLogin, type ChosenLogin } from "./server-login.ts";
import { dbFolder, readSqlFiles, type SqlFiles } from "./sql-files.ts";

export interface MigrateOptions {
  /** Connects as the role that owns, or will own, schemas and tables. */
  ownerUrl: string;
  /** `never` leaves the database as it is: another start updates it. */
  mode?: "auto" | "never";
  /** The server's login, where the operator chose it. */
  login?: ChosenLogin | null;
  /** Called with the name of each migration that is applied. */
  onApplied?: (migration: string) => void;
  /** Called with what it waits for. */
  say?: (line: string) => void;
}

interface Update {
  owner: Client;
  ownerUrl: string;
  files: SqlFiles;
  release: Release;
  onApplied: (migration: string) => void;
  say: (line: string) => void;
}

const migrationLock = 20_260_501;

/** Applies what is missing. Returns the URL with which the server itself connects, as a role that owns nothing. */
export async function migrate(options: MigrateOptions): Promise<string> {
  const { ownerUrl, mode = "auto", login = null, onApplied = () => {}, say = () => {} } = options;
  const [owner, files, release] = await Promise.all([connectOnce(ownerUrl), readSqlFiles(), readRelease()]);
  try {
    await requireWritable(owner);
    const update = { owner, ownerUrl, files, release, onApplied, say };
    if (mode === "auto") await inTurn(update, () => bringUpToDate(update));
    else await requireUpToDate(update);
    return await openServerLogin(owner, ownerUrl, login);
  } catch (error) {
    if (errorCode(error) !== "42501") throw error;
    throw new StartupError(rightsAdvice(owner, messageOf(error)), { cause: error });
  } finally {
    await owner.end();
  }
}

/** A server writes from its start on, whether there is something to update or not. */
async function requireWritable(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ replica: boolean; closed: boolean }>(
    "select pg_is_in_recovery() as replica, current_setting('transaction_read_only')::boolean as closed",
  );
  const [state] = rows;
  if (!state?.closed) return;
  const advice = state.replica
    ? "it is a replica: lead DATABASE_URL to the primary"
    : "default_transaction_read_only is on: turn it off for this database and its users";
  throw new StartupError(`The database "${owner.database}" takes no changes, because ${advice}.`);
}

/** One server at a time updates a database. The lock ends with the connection. */
async function inTurn({ owner, say }: Update, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    const text = "select pg_try_advisory_lock($1) as mine";
    const { rows } = await owner.query<{ mine: boolean }>({ text, values: [migrationLock] });
    if (rows[0]?.mine) break;
    if (tries % 50 === 5) say("Another server is updating the database: waiting for it.");
    await sleep(200);
  }
  await work();
}

/** Whether nothing is to be done. Roles belong to the whole PostgreSQL server: a database moved to another one lacks them. */
async function isCurrent({ owner, files, release }: Update): Promise<boolean> {
  const mark = await readMark(owner);
  if (!mark) return false;
  requireServable(mark, release);
  if (mark.number > release.number) return true; // A newer one's, which serves this release too.
  if (mark.hash !== files.hash) return false;
  const { rowCount } = await owner.query("select from pg_roles where rolname = 'app_server'");
  return rowCount === 1;
}

async function requireUpToDate({ owner, files, release }: Update): Promise<void> {
  const mark = await readMark(owner);
  if (mark) requireServable(mark, release);
  if (mark && (mark.number > release.number || mark.hash === files.hash)) return;
  throw new StartupError(
    `The database is not yet of release ${release.number}, and MIGRATE=never leaves it alone: run MIGRATE=only first.`,
  );
}

async function bringUpToDate(update: Update): Promise<void> {
  if (await isCurrent(update)) return;
  const { owner, ownerUrl, files, onApplied } = update;
  await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => {}) });
  await owner.query("create schema if not exists migration");
  const { rows } = await owner.query<{ known: boolean }>(
    "select to_regclass('migration.applied') is not null as known",
  );
  if (rows[0]?.known) await requireKnown(owner, files);
  await untilUnlocked(update, "3s", () => applyMigrations(owner, { folder: `${dbFolder}/migrations`, onApplied }));
  await untilUnlocked(update, "500ms", () => applyRules(update));
}

/** For how long it is tried, and the pause between two tries, both in milliseconds. */
const patience = { whole: 300_000, between: 500 };

/**
 * Gives up a lock that it does not get soon, and what it holds with it, and tries again: requests that came behind it go on in
 * between, and are never ended for a deadlock, which PostgreSQL looks for after a second.
 */
async function untilUnlocked({ owner, say }: Update, lockTimeout: string, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + patience.whole;
  await owner.query(`set lock_timeout = '${lockTimeout}'`);
  for (let tries = 1; ; tries++) {
    try {
      await tell(owner, "closes");
      await work();
      break;
    } catch (error) {
      await owner.query("rollback");
      if (!isOfLocks(error)) throw error;
      if (performance.now() > end) throw new StartupError(tooBusy, { cause: error });
    } finally {
      await tell(owner, "opens");
    }
    if (tries % 10 === 1) say("The database is in use: waiting for a moment in which it can be updated.");
    await sleep(patience.between);
  }
  await owner.query("reset lock_timeout");
}

const tooBusy =
  "The database was in use all the time, so that it could not be updated: nothing was changed. Try again in a quieter moment.";

/** A lock was not to be had in time, or others waited for ours. */
const isOfLocks = (error: unknown): boolean => ["55P03", "40P01"].includes(errorCode(error) ?? "");

/** Once nobody is at any table: who waits at the gate holds nothing meanwhile, so that a deadlock is impossible. */
async function applyRules({ owner, files: { rules, hash }, release }: Update): Promise<void> {
  const before = await readMark(owner);
  await owner.query("begin");
  await owner.query(`set local lock_timeout = '${gatePatience}'; ${closeGate}; set local lock_timeout = '500ms'`);
  await rememberFunctions(owner);
  for (const { name, text } of rules) await applyRule(owner, name, text);
  const servers = before && before.number < release.number ? before.number : release.number;
  await keepLostFunctions(owner, servers >= release.leastServer && servers < release.number);
  // PostgreSQL lets everyone execute a new function; only the roles that a rules file grants it may.
  await owner.query("revoke all on all routines in schema app, app_private from public");
  await writeMark(owner, { ...release, hash });
  await owner.query("commit");
}

/** Longer than a request takes; those that come meanwhile wait too. */
const gatePatience = "5s";

const tell = (owner: Client, news: GateNews): Promise<unknown> =>
  owner.query({ text: "select pg_notify($1, $2)", values: [gateTopic, news] });

async function applyRule(owner: Client, name: string, text: string): Promise<void> {
  try {
    await owner.query(text);
  } catch (error) {
    if (errorCode(error) === "42501" || isOfLocks(error)) throw error;
    throw new Error(`db/rules/${name}: ${messageOf(error)}`, { cause: error });
  }
}

const rightsAdvice = ({ user, database }: Client, reason: string): string =>
  reason.startsWith("permission denied to grant role")
    ? `The user "${user}" may not set up the database (${reason}): another shop on this PostgreSQL server made the roles. ${grantAdvice(user)}`
    : `The user "${user}" may not set up the database (${reason}): it needs CREATEROLE and must own the database "${database}".`;

const grantAdvice = (user = ""): string => `Let a superuser run: grant ${loginRoles} to "${user}" with admin option;`;
