// The installation with an audience: after each fault everybody receives an alert, and the jobs go on.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { signIn } from "../crash/client.ts";
import type { Shop } from "../crash/crash-shop.ts";
import { isSilent, openCluster, type Cluster, type Harm } from "./cluster.ts";
import { openAudience } from "./live.ts";
import { readOwnWrites } from "./own-writes.ts";
import { readDuring } from "./readers.ts";

export async function openWatchedCluster(): Promise<Shop<Harm>> {
  const cluster = await openCluster();
  const token = await signIn(cluster.url, "ada@example.com");
  const audience = openAudience(cluster.url, token);
  const found: string[] = [];
  return {
    ...cluster,
    async kill(harm) {
      let stale: string[] = [];
      const harmed = async () => {
        stale = await readOwnWrites(cluster.url, token, () => cluster.kill(harm));
      };
      const failed = await readDuring(cluster.url, token, harmed);
      found.push(...stale.map((problem) => `during "${harm}" ${problem}`));
      if (isSilent(harm)) found.push(...failed.map((problem) => `during "${harm}" ${problem}`));
      const deaf = await audience.deaf();
      if (deaf > 0) found.push(`after "${harm}" ${deaf} people did not hear of an alert`);
      const late = await untilJobsAreDone(cluster);
      if (late) found.push(`after "${harm}" jobs were not done: ${late}`);
    },
    isSilent,
    problems: () => found.splice(0),
    async [Symbol.asyncDispose]() {
      await audience.end();
      await cluster[Symbol.asyncDispose]();
    },
  };
}

/** Seconds within which what was due at the time of the harm is done. */
const longest = 45;

async function untilJobsAreDone(cluster: Cluster): Promise<string> {
  return cluster.withOwner(async (owner) => {
    const { rows } = await owner.query<{ now: Date }>("select now()");
    const deadline = performance.now() + longest * 1000;
    let waiting = await dueJobs(owner, rows[0]?.now);
    while (waiting && performance.now() < deadline) {
      await sleep(500);
      waiting = await dueJobs(owner, rows[0]?.now);
    }
    return waiting;
  });
}

/** Those that were due and have neither been done nor tried again later. */
async function dueJobs(owner: Client, at: Date | undefined): Promise<string> {
  const { rows } = await owner.query<{ jobs: string | null }>({
    text: `select string_agg(t.identifier || ' since ' || j.run_at, ', ') as jobs
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.run_at < $1 and j.attempts < j.max_attempts`,
    values: [at],
  });
  return rows[0]?.jobs ?? "";
}
