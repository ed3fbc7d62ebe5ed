/** What a list and an order take through PgBouncer, beside the same server with connections of its own. */
import { StartupError } from "#platform/startup-error.ts";
import { ratesInTurns, ratiosOf, spreadOf } from "../../bench/reads/rates.ts";
import { detailQuery, listQuery } from "../../bench/reads/queries.ts";
import { addLogins, bearer, movableOrder, openMeasuredCluster, type MeasuredCluster } from "./measured-cluster.ts";

const people = 4;
/** How many times as long it may take through the pooler. */
const most = 1.1;

export async function throughPooler(): Promise<void> {
  await using cluster = await openMeasuredCluster({ DATABASE_POOL_URL: "" });
  const tokens = await addLogins(cluster, "admin", people);
  const problems: string[] = [];
  const id = await movableOrder(cluster);
  for (const [name, question] of Object.entries({
    "A list": { query: listQuery },
    "An order": { query: detailQuery, variables: { id } },
  })) {
    const times = await timesOf(cluster, JSON.stringify(question), tokens);
    const { median, low, high } = spreadOf(times);
    console.log(
      `${name} takes ${median.toFixed(2)} times as long through the pooler (${low.toFixed(2)} to ${high.toFixed(2)}; at most ${most}).`,
    );
    if (median > most) problems.push(`${name} takes too long through the pooler.`);
  }
  if (problems.length > 0) throw new StartupError(problems.join("\n"));
}

/** Round by round. The first server goes past the pooler. */
async function timesOf(cluster: MeasuredCluster, body: string, tokens: readonly string[]): Promise<number[]> {
  const [direct = "", pooled = ""] = cluster.servers;
  const asked = (name: string, server: string) => ({
    name,
    targets: tokens.map((token) => ({ url: `${server}/v1/graphql`, headers: bearer(token), body })),
  });
  const rates = await ratesInTurns([asked("direct", direct), asked("pooled", pooled)]);
  return ratiosOf(rates.get("direct") ?? [], rates.get("pooled") ?? []);
}
