/** The installation of the scale test with what it takes to measure it: people, processor time and memory. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { openPool } from "#platform/database/db.ts";
import { tokenFor } from "../../../test/token-for.ts";
import { openCluster, type Cluster } from "../cluster.ts";
import { processorSeconds } from "./processor-time.ts";

export interface Memory {
  /** Megabytes of JavaScript objects that are reachable, and of the process. */
  heap: number;
  resident: number;
}

export interface MeasuredCluster extends Cluster {
  /** The memory of each server, after its garbage is collected. */
  memory: () => Promise<Memory[]>;
  /** Processor seconds so far. */
  taken: () => Promise<Taken>;
}

export interface Taken {
  servers: readonly number[];
  database: number;
}

/** With further settings of the first server. */
export async function openMeasuredCluster(ofFirst: NodeJS.ProcessEnv = {}): Promise<MeasuredCluster> {
  const folder = await mkdtemp(join(tmpdir(), "boresight-measured-"));
  const reportOf = (which: number) => join(folder, `memory-${which}`);
  const further = (which: number) => ({
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "report-memory.ts")).href}`,
    MEMORY_REPORT: reportOf(which),
    ...(which === 0 && ofFirst),
  });
  const cluster = await openCluster({ further });
  return {
    ...cluster,
    memory: () => Promise.all(cluster.processes().servers.map((pid, which) => memoryOf(pid, reportOf(which)))),
    async taken() {
      const { servers, database } = cluster.processes();
      return { servers: await Promise.all(servers.map(processorSeconds)), database: await processorSeconds(database) };
    },
    async [Symbol.asyncDispose]() {
      await cluster[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function memoryOf(pid: number, path: string): Promise<Memory> {
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const text = await readFile(path, "utf8").catch(() => "");
    if (text) {
      await rm(path);
      const { heapUsed, rss } = JSON.parse(text) as NodeJS.MemoryUsage;
      return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
    }
    await sleep(20);
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((so, each) => so + each, 0);

/** Tokens of so many new logins with this role. */
export async function addLogins(cluster: Cluster, role: "admin" | "technician", count: number): Promise<string[]> {
  const owner = openPool(await cluster.ownerUrl());
  const { rows } = await owner.query<{ id: string }>({
    text: `insert into app.users (display_name, email, default_role)
      select initcap($1) || ' ' || n, $1 || '-' || gen_random_uuid() || '@example.com', $1 from generate_series(1, $2) n returning id`,
    values: [role, count],
  });
  const issuer = { config: { jwtSecret: cluster.jwtSecret }, db: { owner } };
  const tokens: string[] = [];
  for (const { id } of rows) tokens.push(await tokenFor({ role, userId: id }, issuer, { seconds: 86_400 }));
  await owner.end();
  return tokens;
}

/** An order in the first of the statuses that moves of the measurements lead to and from. */
export const movableOrder = (cluster: Cluster): Promise<string> =>
  cluster.withOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where s.key in ('new', 'info') order by o.created_at desc limit 1`,
    );
    return rows[0]?.id ?? "";
  });

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
