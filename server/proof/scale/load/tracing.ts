/** What traces cost: how many lists a second two servers of one release answer in turns, one of which sends them. */
import { StartupError } from "#platform/startup-error.ts";
import { startCollector } from "../../../test/fakes/collector.ts";
import { listQuery } from "../../bench/reads/queries.ts";
import { ratesInTurns, ratiosOf, spreadOf } from "../../bench/reads/rates.ts";
import { addLogins, bearer, openMeasuredCluster } from "./measured-cluster.ts";

const people = 4;
/** The share of the lists that are answered without traces. */
const least = 0.95;

export async function tracing(): Promise<void> {
  await using collector = await startCollector({ forgets: true });
  await using cluster = await openMeasuredCluster({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const tokens = await addLogins(cluster, "admin", people);
  const body = JSON.stringify({ query: listQuery });
  const [traced = "", plain = ""] = cluster.servers;
  const asked = (name: string, server: string) => ({
    name,
    targets: tokens.map((token) => ({ url: `${server}/v1/graphql`, headers: bearer(token), body })),
  });
  const rates = await ratesInTurns([asked("plain", plain), asked("traced", traced)]);
  const { median, low, high } = spreadOf(ratiosOf(rates.get("traced") ?? [], rates.get("plain") ?? []));
  console.log(
    `With traces ${median.toFixed(2)} times as many lists are answered (${low.toFixed(2)} to ${high.toFixed(2)}; at least ${least}); ${collector.headers.length} requests brought spans.`,
  );
  if (collector.headers.length === 0) throw new StartupError("No traces arrived.");
  if (median < least) throw new StartupError("Traces cost too much.");
}
