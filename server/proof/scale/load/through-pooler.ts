/** What a list and an order take through PgBouncer, beside the same server with connections of its own. */
import { Agent } from "node:http";
import { StartupError } from "#platform/startup-error.ts";
import { ask, type Target } from "../../bench/load.ts";
import { detailQuery, listQuery } from "../../bench/reads/queries.ts";
import { addLogins, bearer, movableOrder, openMeasuredCluster } from "./measured-cluster.ts";

/** How many times as long it may take through the pooler. */
const most = 1.1;
const warmUps = 300;
const turns = 1000;

export async function throughPooler(): Promise<void> {
  await using cluster = await openMeasuredCluster({ DATABASE_POOL_URL: "" });
  const [token = ""] = await addLogins(cluster, "admin", 1);
  const problems: string[] = [];
  const id = await movableOrder(cluster);
  for (const [name, question] of Object.entries({
    "A list": { query: listQuery },
    "An order": { query: detailQuery, variables: { id } },
  })) {
    const body = JSON.stringify(question);
    // The first server goes past the pooler.
    const targets = cluster.servers.map((server) => ({ url: `${server}/v1/graphql`, headers: bearer(token), body }));
    const [direct = Number.NaN, pooled = Number.NaN] = await mediansOf(targets);
    const ratio = pooled / direct;
    console.log(
      `${name} takes ${direct.toFixed(2)} ms, and ${pooled.toFixed(2)} ms through the pooler: ${ratio.toFixed(2)} times as long (at most ${most}).`,
    );
    if (ratio > most) problems.push(`${name} takes too long through the pooler.`);
  }
  if (problems.length > 0) throw new StartupError(problems.join("\n"));
}

/** Milliseconds of each target's answers, asked in turns, one at a time: a slow moment of the machine hits all of them. */
async function mediansOf(targets: readonly Target[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times = targets.map(() => [] as number[]);
  for (let turn = 0; turn < warmUps + turns; turn++)
    for (const [which, target] of targets.entries()) {
      const start = performance.now();
      await ask(target, agent);
      if (turn >= warmUps) times[which]?.push(performance.now() - start);
    }
  agent.destroy();
  return times.map((each) => each.toSorted((one, other) => one - other)[turns / 2] ?? Number.NaN);
}
