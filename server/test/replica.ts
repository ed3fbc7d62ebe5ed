// A primary and a replica that follows it by streaming, as an operator sets them up.
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { connectOnce, openPool } from "#platform/database/db.ts";
import { clusterOf, startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { giveTo } from "#platform/database/postgres-account.ts";
import { runningServer, startPostgres, stopPostgres, type Cluster } from "#platform/database/postgres-process.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { temporaryDataFolder } from "./data-folder.ts";
import type { TestDatabase } from "./database.ts";
import { freePort } from "#platform/free-port.ts";

export interface ReplicaPair extends AsyncDisposable {
  /** The primary. */
  db: TestDatabase;
  replica: TestReplica;
  /** Waits until the replica has all that the primary has. */
  caughtUp: () => Promise<void>;
}

interface TestReplica {
  /** Connects as the superuser. */
  url: string;
  run: (statement: string) => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export async function startReplicaPair(): Promise<ReplicaPair> {
  const dataDir = await temporaryDataFolder();
  const primary = await startEmbeddedPostgres({ dataDir, durable: true });
  const admin = await connectOnce(primary.url);
  await admin.query("create database shop");
  await admin.end();
  const ownerUrl = primary.url.replace(/postgres$/, "shop");
  const serverUrl = await migrate({ ownerUrl });
  const owner = openPool(ownerUrl, { max: 3 });
  const server = openPool(serverUrl, { max: 5 });
  const cluster = { ...(await clusterOf(dataDir)), folder: join(primary.folder, "../replica") };
  await copyCluster(primary, cluster);
  const replica = await openTestReplica(cluster, ownerUrl);
  const caughtUp = async () => {
    const { rows } = await owner.query<{ position: string }>("select pg_current_wal_flush_lsn()::text as position");
    const position = rows[0]?.position ?? "";
    await replica.run(
      `do $$ begin while pg_last_wal_replay_lsn() < '${position}' loop perform pg_sleep(0.01); end loop; end $$`,
    );
  };
  return {
    db: { owner, server, ownerUrl, serverUrl, [Symbol.asyncDispose]: async () => {} },
    replica,
    caughtUp,
    async [Symbol.asyncDispose]() {
      await Promise.all([owner.end(), server.end()]);
      await replica.stop();
      await primary.stop();
      await rm(dataDir, { recursive: true, maxRetries: 20 });
    },
  };
}

/** What `pg_basebackup` does, which the embedded PostgreSQL lacks. */
async function copyCluster({ url, folder }: { url: string; folder: string }, copy: Cluster): Promise<void> {
  const admin = await connectOnce(url);
  await admin.query("select pg_backup_start('replica', true)");
  await promisify(execFile)("cp", ["-a", folder, copy.folder]);
  const { rows } = await admin.query<{ label: string }>("select labelfile as label from pg_backup_stop(false)");
  await admin.end();
  const { username, password, port } = new URL(url);
  await rm(join(copy.folder, "postmaster.pid"), { force: true });
  await rm(join(copy.folder, "pg_wal"), { recursive: true });
  await mkdir(join(copy.folder, "pg_wal/archive_status"), { recursive: true });
  const primary = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  const files = {
    backup_label: rows[0]?.label ?? "",
    "standby.signal": "",
    "postgresql.auto.conf": `primary_conninfo = '${primary}'\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(copy.folder, name), text);
  for (const name of ["pg_wal", "pg_wal/archive_status", ...Object.keys(files)])
    await giveTo(copy.account, join(copy.folder, name));
}

async function openTestReplica(cluster: Cluster, ownerUrl: string): Promise<TestReplica> {
  const port = await freePort();
  const start = async () => void (await startPostgres(cluster, port, ["fsync=off"]));
  await start();
  const url = Object.assign(new URL(ownerUrl), { port }).href;
  return {
    url,
    start,
    stop: () => stopPostgres(cluster),
    async run(statement) {
      await runningServer(cluster.folder);
      const client = await connectOnce(url);
      await client.query(statement);
      await client.end();
    },
  };
}
