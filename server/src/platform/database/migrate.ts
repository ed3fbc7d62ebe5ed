// Updates a database: migrations forward, then the current rules, then the server's login.
import { createHash, createHmac } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { Logger, runMigrations } from "graphile-worker";
import type { Client } from "pg";
import { z } from "zod";
import { connectOnce } from "./db.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

export interface MigrateOptions {
  /** Connects as the role that owns, or will own, schemas and tables. */
  ownerUrl: string;
  /** Derives the server's password where the owner connects without one. */
  secret: string;
  /** Told the name of each migration that is applied. */
  onApplied?: (migration: string) => void;
}

const dbFolder = join(import.meta.dirname, "../../../db");
const manifestSchema = z.object({ dependencies: z.object({ "graphile-worker": z.string() }) });
const migrationLock = 20_260_501;

/** Applies what is missing. Returns the URL with which the server itself connects, as a role that owns nothing. */
export async function migrate({ ownerUrl, secret, onApplied = () => {} }: MigrateOptions): Promise<string> {
  const owner = await connectOnce(ownerUrl);
  try {
    await owner.query({ text: "select pg_advisory_lock($1)", values: [migrationLock] });
    const files = await readFiles();
    if (!(await isCurrent(owner, files.hash))) {
      await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => {}) });
      (await bringUpToDate(owner, files)).forEach(onApplied);
    }
    return await openServerLogin(owner, ownerUrl, secret);
  } catch (error) {
    if (errorCode(error) !== "42501") throw error;
    throw new StartupError(rightsAdvice(owner, messageOf(error)), { cause: error });
  } finally {
    await owner.end();
  }
}

interface SqlFiles {
  rules: { name: string; text: string }[];
  /** Changes with any migration, any rule and the job queue's version. */
  hash: string;
}

async function readFiles(): Promise<SqlFiles> {
  const [migrations, rules] = await Promise.all([readFolder("migrations"), readFolder("rules")]);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dbFolder, "../package.json"), "utf8")));
  const hash = createHash("sha256")
    .update(JSON.stringify([migrations, rules, manifest]))
    .digest("hex");
  return { rules, hash };
}

async function readFolder(folder: string) {
  const paths = await readdir(join(dbFolder, folder), { recursive: true });
  const names = paths.filter((name) => name.endsWith(".sql")).map((name) => name.replaceAll(sep, "/"));
  const inOrder = names.toSorted((a, b) => order(a).localeCompare(order(b), "en"));
  return Promise.all(
    inOrder.map(async (name) => ({ name, text: await readFile(join(dbFolder, folder, name), "utf8") })),
  );
}

/** Shared rules run first, because the tables' rules depend on them. */
const order = (name: string): string => (name.startsWith("shared/") ? `0${name}` : `1${name}`);

/** Roles belong to the whole server: a database moved to another server lacks them. */
async function isCurrent(owner: Client, hash: string): Promise<boolean> {
  const { rows } = await owner.query<{ known: boolean }>(
    "select to_regclass('migration.state') is not null and exists (select from pg_roles where rolname = 'app_server') as known",
  );
  if (!rows[0]?.known) return false;
  const { rowCount } = await owner.query({ text: "select from migration.state where hash = $1", values: [hash] });
  return rowCount === 1;
}

/** Returns the names of the migrations that were missing. */
async function bringUpToDate(owner: Client, { rules, hash }: SqlFiles): Promise<string[]> {
  const { runner } = await import("node-pg-migrate"); // Only here: most starts find nothing to apply.
  const applied = await runner({
    dbClient: owner,
    dir: join(dbFolder, "migrations"),
    direction: "up",
    migrationsSchema: "migration",
    createMigrationsSchema: true,
    migrationsTable: "applied",
    checkOrder: true,
    noLock: true, // The lock above covers the rules too.
    log: () => {},
  });
  await owner.query("begin");
  for (const { name, text } of rules) await applyRules(owner, name, text);
  // PostgreSQL lets everyone execute a new function; only the roles that a rules file grants it may.
  await owner.query("revoke all on all routines in schema app, app_private from public");
  await owner.query("create table if not exists migration.state (hash text not null)");
  await owner.query("delete from migration.state");
  await owner.query({ text: "insert into migration.state values ($1)", values: [hash] });
  await owner.query("commit");
  return applied.map(({ name }) => name);
}

async function applyRules(owner: Client, name: string, text: string): Promise<void> {
  try {
    await owner.query(text);
  } catch (error) {
    if (errorCode(error) === "42501") throw error;
    throw new Error(`db/rules/${name}: ${messageOf(error)}`, { cause: error });
  }
}

/** Derived from the owner's password, so that several servers on one database agree on it. */
async function openServerLogin(owner: Client, ownerUrl: string, secret: string): Promise<string> {
  const password = createHmac("sha256", owner.password || secret)
    .update("boresight app_server")
    .digest("base64url");
  const url = new URL(ownerUrl);
  url.searchParams.delete("user"); // Query parameters override the ones before the host.
  url.searchParams.delete("password");
  url.username = "app_server";
  url.password = password;
  if (!(await canLogIn(url.href))) {
    await owner.query(`alter role app_server password ${owner.escapeLiteral(password)}`);
  }
  return url.href;
}

async function canLogIn(url: string): Promise<boolean> {
  try {
    const client = await connectOnce(url);
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const rightsAdvice = ({ user, database }: Client, reason: string): string =>
  `The user "${user}" may not set up the database (${reason}): it needs CREATEROLE and must own the database "${database}".`;
