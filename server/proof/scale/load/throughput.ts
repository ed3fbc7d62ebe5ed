/** What a request costs one server and two: where the processors are there, two carry as many times more as they are cheaper. */
import { Agent } from "node:http";
import { StartupError } from "#platform/startup-error.ts";
import { ask } from "../../bench/load.ts";
import { listQuery } from "../../bench/reads/queries.ts";
import { spreadOf } from "../../bench/reads/rates.ts";
import { addLogins, bearer, openMeasuredCluster, sum, type MeasuredCluster } from "./measured-cluster.ts";

const people = 64;
/** For each server: one that is asked more at once answers more with one waking up. */
const atOnce = 16;
const requestsOfEach = 1200;
const rounds = 7;
/** A server compiles what it is asked often: the second one is asked half as much. */
const warmUps = 4;
/** How many times as much as one two servers must carry at least. */
const least = 1.7;

interface Cost {
  /** Milliseconds of processors for each request. */
  servers: number;
  database: number;
  /** Requests in a second, with everything on one machine. */
  rate: number;
}

/** One and two servers in turns, so that a slow moment of the machine hits both. */
export async function throughput(): Promise<void> {
  await using cluster = await openMeasuredCluster();
  const tokens = await addLogins(cluster, "admin", people);
  const costs: Record<"one" | "two", Cost[]> = { one: [], two: [] };
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, servers] of [
      ["one", cluster.servers.slice(0, 1)],
      ["two", cluster.servers],
    ] as const) {
      const cost = await costOf(cluster, servers, tokens);
      if (round >= 0) costs[name].push(cost);
    }
  }
  const median = (name: "one" | "two", of: keyof Cost) => spreadOf(costs[name].map((cost) => cost[of])).median;
  const row = (name: "one" | "two") => ({
    "servers, ms": median(name, "servers").toFixed(2),
    "database, ms": median(name, "database").toFixed(2),
    "requests a second": median(name, "rate").toFixed(0),
  });
  console.table({ "one server": row("one"), "two servers": row("two") });
  const times = spreadOf(costs.one.map((one, round) => (2 * one.servers) / (costs.two[round]?.servers ?? 1))).median;
  const busy = median("two", "database") / median("two", "servers");
  console.log(
    `Two servers with processors of their own carry ${times.toFixed(2)} times what one does (at least ${least}).`,
  );
  console.log(`The database takes ${busy.toFixed(2)} processors for each that the servers take.`);
  if (times < least) throw new StartupError("Two servers carry too little: what a request costs grows with them.");
}

async function costOf(cluster: MeasuredCluster, servers: readonly string[], tokens: readonly string[]): Promise<Cost> {
  const agent = new Agent({ keepAlive: true });
  const [before, began] = [await cluster.taken(), performance.now()];
  const requests = requestsOfEach * servers.length;
  let next = 0;
  const client = async () => {
    for (let n = next++; n < requests; n = next++) {
      const headers = bearer(tokens[n % tokens.length] ?? "");
      const url = `${servers[n % servers.length]}/v1/graphql`;
      await ask({ url, headers, body: JSON.stringify({ query: listQuery }) }, agent);
    }
  };
  await Promise.all(Array.from({ length: atOnce * servers.length }, client));
  const seconds = (performance.now() - began) / 1000;
  const after = await cluster.taken();
  agent.destroy();
  return {
    servers: ((sum(after.servers) - sum(before.servers)) * 1000) / requests,
    database: ((after.database - before.database) * 1000) / requests,
    rate: requests / seconds,
  };
}
