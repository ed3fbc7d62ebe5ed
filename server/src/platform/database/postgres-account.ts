// PostgreSQL refuses to run as root, so root runs it as another user.
import { chown, readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartupError } from "#platform/startup-error.ts";

export interface Account {
  uid: number;
  gid: number;
}

/**
 * The operating system user that runs PostgreSQL when we start as root: `postgres`, else `nobody`. Null when we are
 * not root.
 */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) {
    throw new StartupError("PostgreSQL does not run as root, and there is no user postgres or nobody: create one.");
  }
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Whether the account can access this path; always true without an account. */
export async function canReach(path: string, account: Account | null): Promise<boolean> {
  if (!account) return true;
  const { uid, gid, mode } = await stat(path);
  const mayEnter = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
  if (!mayEnter) return false;
  return dirname(path) === path || canReach(dirname(path), account);
}

export async function giveTo(account: Account | null, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
