import { randomBytes, randomUUID } from "node:crypto";
import { access, constants, link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode, StartupError } from "./startup-error.ts";

/** Makes the folder that holds everything the server writes, or says why it cannot be used. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = errorCode(error) ?? "unknown reason";
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${reason}): correct its rights or choose another with DATA_DIR.`,
      { cause: error },
    );
  }
}

// Node's own recursive mkdir never ends where the parent exists but takes no folders, as under /proc.
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return;
    if (errorCode(error) !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

const longSecret = (): string => randomBytes(32).toString("base64url");

/** A secret that is made once and then kept in the data folder, readable by its owner only. */
export async function keptSecret(dataDir: string, name: string, make = longSecret): Promise<string> {
  const path = join(dataDir, name);
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, make(), { mode: 0o600 });
  try {
    await link(draft, path); // Fails when it exists: of two processes that start at once, both read the first one's.
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(path, "utf8")).trim();
}
