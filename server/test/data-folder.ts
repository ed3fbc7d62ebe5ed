import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";

/** A whole run keeps 1 GB at a time. Bytes. */
const enough = 4 * 1024 ** 3;

/**
 * An empty data folder, which PostgreSQL's account can enter when the tests run as root. In memory where there is room:
 * a database has more than a thousand files, and every test file makes one (0.7 s on a disk, 0.03 s in memory).
 */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? memory : tmpdir(), "boresight-test-"));
  await chmod(folder, 0o755);
  return folder;
}

/** Whether memory has room for files. */
export async function hasRoom(): Promise<boolean> {
  if (process.env["TMPDIR"]) return false; // Who sets it has chosen a place.
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enough;
}
