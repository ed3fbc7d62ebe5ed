import { randomBytes, randomUUID } from "node:crypto";
import { access, chmod, constants, link, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

/** For what we write: contents and mails are read by nobody else on the machine. */
export const ownerOnly = 0o700;
export const ownerReads = 0o600;
/** The account of the embedded database passes through the data folder. */
const passable = 0o711;

/**
 * Creates the folder that holds everything the server writes, and closes it to other accounts of the machine. Throws a
 * StartupError that says why it cannot be used.
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  await prepareFolder(dataDir, { name: "data folder", setting: "DATA_DIR" });
  await closeToOthers(dataDir, passable);
  await closeToOthers(join(dataDir, "files"), ownerOnly); // Of a release that left it open.
}

/** A folder that is not ours to change is its owner's matter. */
async function closeToOthers(path: string, most: number): Promise<void> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o777 & ~most) !== 0) await chmod(path, mode & most);
  } catch (error) {
    if (!["ENOENT", "EPERM"].includes(errorCode(error) ?? "")) throw error;
  }
}

/** Creates a folder that a setting names. Throws a StartupError that says why it cannot be used. */
export async function prepareFolder(path: string, { name, setting }: { name: string; setting: string }): Promise<void> {
  try {
    await makeFolder(path);
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = errorCode(error) ?? "unknown reason";
    throw new StartupError(
      `The ${name} ${path} cannot be written (${reason}): correct its rights or choose another with ${setting}.`,
      { cause: error },
    );
  }
}

// Node's own recursive mkdir never returns where the parent exists but accepts no folders, as under /proc.
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: passable });
  } catch (error) {
    if (errorCode(error) === "EEXIST") return;
    if (errorCode(error) !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: passable });
  }
}

export interface SecretKind {
  make: () => string;
  /** A shorter one is damaged: the file was truncated, or emptied by a full disk. */
  leastLength: number;
}

export const leastSecretLength = 32;
const longSecret: SecretKind = {
  make: () => randomBytes(32).toString("base64url"),
  leastLength: leastSecretLength,
};

/** Returns a secret that is generated once and then stored in the data folder, readable by its owner only. */
export async function storedSecret(dataDir: string, name: string, kind: SecretKind = longSecret): Promise<string> {
  const path = join(dataDir, name);
  try {
    const secret = (await readSecret(path)) ?? (await makeSecret(path, kind));
    if (secret.length >= kind.leastLength) return secret;
  } catch (error) {
    const reason = errorCode(error) ?? messageOf(error);
    throw new StartupError(`The secret ${path} cannot be read or written (${reason}).`, { cause: error });
  }
  throw new StartupError(
    `The secret ${path} is damaged, it has fewer than ${kind.leastLength} characters: put it back from a backup, or delete the file to get a new one.`,
  );
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Of two processes that start at once, both get the first one's secret, because linking fails when the file exists. */
async function makeSecret(path: string, { make }: SecretKind): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, make(), { mode: 0o600, flush: true });
    await link(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, "utf8")).trim();
}

/** New names in a folder survive a power loss only once the folder itself is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
