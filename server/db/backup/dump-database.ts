/** A database that DATABASE_URL names, by PostgreSQL's own programs, which must be of its version or newer. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { connectOnce } from "#platform/database/db.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";
import { countForBackup, type Counted } from "./count-rows.ts";

const rolesFile = join(import.meta.dirname, "../rules/shared/1-roles.sql");

/** Others, such as pg_stat_statements, only a superuser can put back; the shop goes on without them. */
const ownExtensions = ["pg_trgm", "btree_gist"].map((name) => `--extension=${name}`);

/** Saves and counts one and the same moment. */
export async function dumpDatabase(url: string, file: string): Promise<Counted> {
  const owner = await connectOnce(url);
  try {
    await owner.query(
      "begin isolation level repeatable read, read only; set local idle_in_transaction_session_timeout = 0",
    );
    const { rows } = await owner.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const counted = await countForBackup(owner, null);
    const moment = `--snapshot=${rows[0]?.snapshot}`;
    await run("pg_dump", url, "--format=custom", "--no-owner", ...ownExtensions, moment, `--file=${file}`);
    return counted;
  } finally {
    await owner.end();
  }
}

export async function requireEmptyDatabase(url: string): Promise<void> {
  const owner = await connectOnce(url);
  try {
    const { rows } = await owner.query<{ used: boolean }>("select to_regnamespace('app') is not null as used");
    if (!rows[0]?.used) return;
    throw new StartupError("The database that DATABASE_URL names is not empty: restore into a new one.");
  } finally {
    await owner.end();
  }
}

/** Into an empty database. The roles are the server's, not the database's: they are made first. */
export async function restoreDump(url: string, file: string): Promise<void> {
  const owner = await connectOnce(url);
  try {
    await owner.query(await createRoles());
    await run("pg_restore", url, "--single-transaction", "--no-owner", file);
    await owner.query("delete from migration.state"); // The next start gives the roles their rights over each other.
  } finally {
    await owner.end();
  }
}

/** So that a restore that fails later on can be tried again. */
export async function emptyDatabase(url: string): Promise<void> {
  const owner = await connectOnce(url);
  try {
    await owner.query("drop schema if exists app, app_private, graphile_worker, migration cascade");
  } finally {
    await owner.end();
  }
}

/** The first statement: what follows speaks of schemas that are still to come. */
async function createRoles(): Promise<string> {
  const text = await readFile(rolesFile, "utf8");
  return text.slice(0, text.indexOf("$$;") + 3);
}

/** The password goes by the environment: arguments can be read by everybody on the machine. */
async function run(program: string, url: string, ...args: string[]): Promise<void> {
  const address = new URL(url);
  const password = address.searchParams.get("password") ?? decodeURIComponent(address.password);
  address.password = "";
  address.searchParams.delete("password");
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(program, [`--dbname=${address.href}`, ...args], { env });
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw new StartupError(messageOf(error), { cause: error });
    throw new StartupError(
      `${program} is not installed: a database named by DATABASE_URL is saved and restored by it.`,
    );
  }
}
