/** A database that DATABASE_URL names, by PostgreSQL's own programs, which must be of its version or newer. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { connectOnce } from "#platform/database/db.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

const rolesFile = join(import.meta.dirname, "../rules/shared/1-roles.sql");

export const dumpDatabase = (url: string, file: string): Promise<void> =>
  run("pg_dump", url, "--format=custom", "--no-owner", `--file=${file}`);

/** Only into a database where nothing of ours is yet. The roles are the server's, not the database's: they are made first. */
export async function restoreDump(url: string, file: string): Promise<void> {
  const owner = await connectOnce(url);
  try {
    const { rows } = await owner.query<{ used: boolean }>("select to_regnamespace('app') is not null as used");
    if (rows[0]?.used) {
      throw new StartupError("The database that DATABASE_URL names is not empty: restore into a new one.");
    }
    await owner.query(await createRoles());
    await run("pg_restore", url, "--exit-on-error", "--no-owner", file);
    await owner.query("delete from migration.state"); // The next start gives the roles their rights over each other.
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
  const password = decodeURIComponent(address.password);
  address.password = "";
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
