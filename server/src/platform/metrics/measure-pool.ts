import { Gauge } from "prom-client";
import type { Pool } from "pg";
import { registry } from "./metrics.ts";

const measured = new Map<Pool, string>();

const poolGauge = (name: string, help: string, figure: (pool: Pool) => number) =>
  new Gauge({
    name,
    help,
    labelNames: ["pool"],
    registers: [registry],
    collect() {
      this.reset(); // Of one that is not measured any more nothing is left.
      for (const [pool, name] of measured) this.inc({ pool: name }, figure(pool));
    },
  });

poolGauge("boresight_pool_connections", "Open connections to the database", (pool) => pool.totalCount);
poolGauge("boresight_pool_in_use", "Connections to the database in use", (pool) => pool.totalCount - pool.idleCount);
poolGauge("boresight_pool_waiting", "Who waits for a connection to the database", (pool) => pool.waitingCount);
poolGauge("boresight_pool_most", "The most connections to the database", (pool) => pool.options.max);

/** Says from now on how the pool is used. Returns the function that stops it. */
export function measurePool(name: "requests" | "jobs", pool: Pool): () => void {
  measured.set(pool, name);
  return () => measured.delete(pool);
}
