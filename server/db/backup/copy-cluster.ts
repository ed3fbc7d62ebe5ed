// The embedded database as it lies on disk, copied while it runs: PostgreSQL's own base backup, done by hand because the
// embedded package has neither pg_basebackup nor pg_dump. What changes during the copy is made good from the write-ahead log.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { connectOnce } from "#platform/database/db.ts";
import { shopUrl } from "#platform/database/embedded-database.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { copyFolder } from "./copy-folder.ts";
import { countForBackup, readFirstUnended, type Counted } from "./count-rows.ts";

const slot = "boresight_backup";

/** What PostgreSQL recreates at each start, and what only concerns the server that runs now. */
const passing =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*)$|(^|\/)(pgsql_tmp.*|pg_internal\.init.*)$/;
const isPassing = (path: string): boolean => passing.test(path);

export async function copyCluster(dataDir: string, target: string): Promise<Counted> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  try {
    const client = await connectOnce(postgres.url);
    try {
      const before = await copyRunning(client, postgres.folder, target);
      return await countIn(shopUrl(postgres), before);
    } finally {
      await client.end();
    }
  } finally {
    if (!postgres.wasRunning) await postgres.stop();
  }
}

/** After the copy, so that nothing is counted that is not in it. */
async function countIn(url: string, before: string): Promise<Counted> {
  const shop = await connectOnce(url);
  try {
    return await countForBackup(shop, before);
  } finally {
    await shop.end();
  }
}

/** Returns the number of the first transaction that may not be in it. */
async function copyRunning(client: Client, folder: string, target: string): Promise<string> {
  // Temporary, so it goes with the connection; until then the log that the copy needs is kept.
  await client.query({ text: "select pg_create_physical_replication_slot($1, true, true)", values: [slot] });
  await client.query("select pg_backup_start('boresight', fast => true)");
  await copyFolder(folder, target, { skip: isPassing });
  const before = await readFirstUnended(client);
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
    "select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)",
  );
  await mkdir(join(target, "pg_wal"), { recursive: true, mode: 0o700 });
  await copyFolder(join(folder, "pg_wal"), join(target, "pg_wal"), {
    skip: (path) => path.startsWith("archive_status/"),
  });
  await writeFile(join(target, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
  return before;
}
