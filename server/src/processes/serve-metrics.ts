import { AggregatorRegistry, collectDefaultMetrics } from "prom-client";
import type { Pool } from "pg";
import { measurePool } from "#platform/metrics/measure-pool.ts";
import { registry } from "#platform/metrics/metrics.ts";
import { openMetricsPort } from "#platform/metrics/metrics-port.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Shutdown } from "#platform/shutdown.ts";
import { figuresOf } from "./own-figures.ts";

export type FiguresOfProcess = Awaited<ReturnType<typeof ownFigures>>;

interface MetricsDeps {
  config: Pick<Config, "watching" | "webProcesses">;
  /** Of jobs. */
  pool: Pool;
  /** What the web processes say of themselves, as far as they answer in time. */
  ofOthers: () => Promise<FiguresOfProcess[]>;
}

/** Loop, heap and memory of this process, whose name is on each of its figures. */
export function measureProcess(name: string): void {
  registry.setDefaultLabels({ process: name });
  collectDefaultMetrics({ register: registry, prefix: "boresight_" });
}

/** Lets Prometheus read, when a port is set for it. */
export async function serveMetrics({ config, pool, ofOthers }: MetricsDeps, { add }: Pick<Shutdown, "add">) {
  const { metrics } = config.watching;
  if (!metrics) return;
  measureProcess(config.webProcesses > 1 ? "first" : "web-1");
  measurePool("jobs", pool);
  const ask = figuresOf(pool);
  const { release } = await openMetricsPort(metrics, async () => {
    await ask();
    const [own, others] = await Promise.all([ownFigures(), ofOthers()]);
    return AggregatorRegistry.aggregate([own, ...others]).metrics();
  });
  add(release);
}

export const ownFigures = () => registry.getMetricsAsJSON();
