import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty data folder, which PostgreSQL's account can enter when the tests run as root. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "boresight-test-"));
  await chmod(folder, 0o755);
  return folder;
}
